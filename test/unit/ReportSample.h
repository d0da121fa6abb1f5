//===- ReportSample.h - Findings over files in memory -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_TEST_REPORTSAMPLE_H
#define SMEMLINT_TEST_REPORTSAMPLE_H

#include "emit/SourceFiles.h"
#include "clang/Tooling/Core/Diagnostic.h"

namespace smemlint::test {

/// A file system in memory; the working directory is /work/src.
class Tree {
public:
  Tree() { FS->setCurrentWorkingDirectory("/work/src"); }

  Tree &add(llvm::StringRef Path, llvm::StringRef Text) {
    FS->addFile(Path, 0, llvm::MemoryBuffer::getMemBufferCopy(Text));
    Texts[Path] = Text.str();
    return *this;
  }

  SourceFiles files(llvm::StringRef Root = "/work/src") const {
    return SourceFiles(Root, FS);
  }

  /// Place \p Nth (from 0) of \p Spot in a file.
  unsigned offset(llvm::StringRef Path, llvm::StringRef Spot,
                  unsigned Nth = 0) const {
    llvm::StringRef Text = Texts.find(Path)->second;
    size_t At = Text.find(Spot);
    for (; Nth > 0 && At != llvm::StringRef::npos; --Nth)
      At = Text.find(Spot, At + 1);
    return At;
  }

  clang::tooling::DiagnosticMessage message(llvm::StringRef Words,
                                            llvm::StringRef Path,
                                            llvm::StringRef Spot,
                                            unsigned Nth = 0) const {
    clang::tooling::DiagnosticMessage M(Words);
    M.FilePath = Path.str();
    M.FileOffset = offset(Path, Spot, Nth);
    return M;
  }

  clang::tooling::Diagnostic
  finding(llvm::StringRef Path, llvm::StringRef Spot, unsigned Nth = 0,
          llvm::StringRef Check = "smem-async-dtype",
          llvm::StringRef Words = "the dtypes differ") const {
    return {Check,
            message(Words, Path, Spot, Nth),
            {},
            clang::tooling::Diagnostic::Warning,
            "/work/build"};
  }

  /// Replaces \p Old, where it first occurs, with \p New.
  void replace(clang::tooling::DiagnosticMessage &M, llvm::StringRef Path,
               llvm::StringRef Old, llvm::StringRef New) const {
    llvm::cantFail(M.Fix[Path].add(
        {Path, offset(Path, Old), static_cast<unsigned>(Old.size()), New}));
  }

private:
  llvm::IntrusiveRefCntPtr<llvm::vfs::InMemoryFileSystem> FS{
      new llvm::vfs::InMemoryFileSystem};
  llvm::StringMap<std::string> Texts;
};

} // namespace smemlint::test

#endif // SMEMLINT_TEST_REPORTSAMPLE_H
