//===- WholeFile.cpp ------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "WholeFile.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/Errc.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace smemlint;

/// What a stream could not write is not known before it is flushed.
static std::error_code put(raw_fd_ostream &OS, StringRef Text) {
  OS << Text;
  OS.flush();
  std::error_code EC = OS.error();
  OS.clear_error();
  return EC;
}

static std::error_code putAndClose(int FD, StringRef Text) {
  raw_fd_ostream OS(FD, /*shouldClose=*/false);
  std::error_code EC = put(OS, Text);
  sys::fs::file_t File = sys::fs::convertFDToNativeFile(FD);
  std::error_code Closed = sys::fs::closeFile(File);
  return EC ? EC : Closed;
}

static std::error_code replace(StringRef Path, StringRef Text,
                               std::optional<sys::fs::perms> Mode) {
  std::string Temporary =
      (Path + "." + Twine(sys::Process::getProcessId()) + "-" +
       utohexstr(sys::Process::GetRandomNumber()) + ".tmp")
          .str();
  // Removed by LLVM's signal handlers.
  sys::RemoveFileOnSignal(Temporary);
  int FD;
  std::error_code EC =
      sys::fs::openFileForWrite(Temporary, FD, sys::fs::CD_CreateNew);
  if (!EC) {
    if (Mode)
      EC = sys::fs::setPermissions(FD, *Mode);
    std::error_code Put = putAndClose(FD, Text);
    EC = EC ? EC : Put;
    if (!EC)
      EC = sys::fs::rename(Temporary, Path);
    if (EC)
      sys::fs::remove(Temporary);
  }
  sys::DontRemoveFileOnSignal(Temporary);
  return EC;
}

static std::error_code write(StringRef Path, StringRef Text) {
  if (Path == "-")
    return put(outs(), Text);
  sys::fs::file_status There;
  if (sys::fs::status(Path, There))
    return replace(Path, Text, std::nullopt);
  if (sys::fs::is_directory(There))
    return make_error_code(errc::is_a_directory);
  if (!sys::fs::can_write(Path))
    return make_error_code(errc::permission_denied);
  // /dev/stdout may be a file that others write to.
  if (!sys::fs::is_regular_file(There) || Path.starts_with("/dev/")) {
    int FD;
    if (std::error_code EC = sys::fs::openFileForWrite(
            Path, FD, sys::fs::CD_OpenExisting, sys::fs::OF_Append))
      return EC;
    return putAndClose(FD, Text);
  }
  SmallString<256> Real;
  if (std::error_code EC = sys::fs::real_path(Path, Real))
    return EC;
  return replace(Real, Text, There.permissions());
}

Error smemlint::writeWhole(StringRef Path, StringRef Text) {
  return errorCodeToError(write(Path, Text));
}
