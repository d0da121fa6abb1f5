//===- Paths.h - File names as the command handles them -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_COMMAND_PATHS_H
#define SMEMLINT_PLUGIN_COMMAND_PATHS_H

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <string>

namespace smemlint {

/// Absolute, without "." and ".."; a relative path is one from \p Folder, or
/// from the working directory.
inline std::string absolutePath(llvm::StringRef Path,
                                llvm::StringRef Folder = {}) {
  llvm::SmallString<256> Full(Path);
  if (!Folder.empty() && !llvm::sys::path::is_absolute(Path)) {
    Full = Folder;
    llvm::sys::path::append(Full, Path);
  }
  llvm::sys::fs::make_absolute(Full);
  llvm::sys::path::remove_dots(Full, /*remove_dot_dot=*/true);
  return Full.str().str();
}

inline bool isInside(llvm::StringRef Path, llvm::StringRef Folder) {
  return Path.consume_front(Folder) &&
         (Path.starts_with("/") || Folder.ends_with("/"));
}

/// As a user would write it: relative to the working directory where it is
/// inside of it.
inline std::string shortPath(llvm::StringRef Path) {
  std::string Here = absolutePath(".");
  if (!isInside(Path, Here))
    return Path.str();
  return Path.drop_front(Here.size()).ltrim('/').str();
}

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_COMMAND_PATHS_H
