//===- SourceFiles.h - Places and paths as reports name them -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A report is made after the translation units are gone: findings then are byte
// offsets into files. The files are read again, each once, so a report has to
// be made before fix-its are applied to them.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_EMIT_SOURCEFILES_H
#define SMEMLINT_EMIT_SOURCEFILES_H

#include "llvm/ADT/IntrusiveRefCntPtr.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace smemlint {

/// A token of a file, in bytes.
struct TokenRange {
  size_t Begin, End;
};

/// One file's text with its lines and tokens.
class SourceFile {
public:
  explicit SourceFile(std::unique_ptr<llvm::MemoryBuffer> Buffer);

  llvm::StringRef text() const { return Buffer->getBuffer(); }

  /// Line and column, both from 1. The column counts UTF-16 code units, as
  /// editors do; a byte order mark is not counted. An offset past the end is
  /// the end.
  std::pair<unsigned, unsigned> position(size_t Offset) const;

  /// All tokens but comments, in order.
  llvm::ArrayRef<TokenRange> tokens() const;

private:
  std::unique_ptr<llvm::MemoryBuffer> Buffer;
  std::vector<size_t> LineStarts;
  mutable std::vector<TokenRange> Tokens; ///< filled at the first request
};

class SourceFiles {
public:
  /// \p Root is the folder that paths are relative to; a relative one is taken
  /// from the working directory.
  SourceFiles(llvm::StringRef Root,
              llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS =
                  llvm::vfs::getRealFileSystem());

  /// Null where the file cannot be read. \p Path may be relative to
  /// \p BuildDirectory, or to the working directory if that is empty.
  const SourceFile *find(llvm::StringRef Path,
                         llvm::StringRef BuildDirectory = {});

  /// "src/kernel.cu" for a file in the root, else the absolute path. The
  /// second says which it is. Slashes are '/', and there are no dots.
  std::pair<std::string, bool> name(llvm::StringRef Path,
                                    llvm::StringRef BuildDirectory = {}) const;

  llvm::StringRef root() const { return Root; }

private:
  std::string absolute(llvm::StringRef Path,
                       llvm::StringRef BuildDirectory) const;

  llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> FS;
  std::string Root;     ///< absolute, no slash at the end
  std::string RealRoot; ///< the same without symbolic links
  llvm::StringMap<std::unique_ptr<SourceFile>> Files;
};

} // namespace smemlint

#endif // SMEMLINT_EMIT_SOURCEFILES_H
