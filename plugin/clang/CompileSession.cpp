//===- CompileSession.cpp - ---------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CompileSession.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace smemlint;
using llvm::StringRef;

/// Field 22 of /proc/PID/stat: tells two processes with one PID apart.
static std::string startTime(StringRef Pid) {
  auto Stat = llvm::MemoryBuffer::getFileAsStream("/proc/" + Pid + "/stat");
  if (!Stat)
    return {};
  // The command's name, in parentheses, can hold spaces.
  StringRef Rest = (*Stat)->getBuffer().rsplit(')').second;
  llvm::SmallVector<StringRef, 24> Fields;
  Rest.trim().split(Fields, ' ');
  constexpr size_t StartTime = 22 - 3;
  return Fields.size() > StartTime ? Fields[StartTime].str() : std::string();
}

static std::string executable(StringRef Pid) {
  llvm::SmallString<256> Real;
  if (llvm::sys::fs::real_path("/proc/" + Pid + "/exe", Real))
    return {};
  return std::string(Real);
}

/// Files of drivers that are gone. Called only where a file is made, which is
/// only where something was found.
static void sweep(StringRef Folder, StringRef Prefix) {
  std::error_code EC;
  for (llvm::sys::fs::directory_iterator I(Folder, EC), E; I != E && !EC;
       I.increment(EC)) {
    StringRef Name = llvm::sys::path::filename(I->path());
    if (!Name.consume_front(Prefix) || !Name.consume_back(".seen"))
      continue;
    auto [Pid, Start] = Name.split('-');
    if (startTime(Pid) != Start)
      llvm::sys::fs::remove(I->path());
  }
}

static constexpr StringRef Prefix = "smemlint-";

CompileSession::CompileSession() {
  std::string Parent = std::to_string(getppid());
  std::string Start = startTime(Parent);
  std::string Driver = executable(Parent);
  // Only a driver of the same clang runs the other passes.
  if (Start.empty() || Driver.empty() || Driver != executable("self"))
    return;
  llvm::SmallString<128> File;
  llvm::sys::path::system_temp_directory(/*ErasedOnReboot=*/true, File);
  llvm::sys::path::append(File, Prefix + Parent + "-" + Start + ".seen");
  Path = std::string(File);
}

bool CompileSession::first(StringRef Key) {
  if (Path.empty())
    return true;
  if (!llvm::sys::fs::exists(Path))
    sweep(llvm::sys::path::parent_path(Path), Prefix);
  // Mine alone, and never through somebody's link.
  int FD =
      ::open(Path.c_str(), O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0600);
  struct stat Info;
  if (FD < 0)
    return true;
  if (::fstat(FD, &Info) != 0 || Info.st_uid != ::geteuid() ||
      ::flock(FD, LOCK_EX) != 0) {
    ::close(FD);
    return true;
  }
  // What other passes added since the last question.
  std::string New;
  char Buffer[4096];
  for (ssize_t N; (N = ::pread(FD, Buffer, sizeof(Buffer), Read)) > 0;
       Read += N)
    New.append(Buffer, N);
  llvm::SmallVector<StringRef, 16> Lines;
  StringRef(New).split(Lines, '\n', -1, /*KeepEmpty=*/false);
  for (StringRef L : Lines)
    Seen.insert(L);
  std::string Line = llvm::utohexstr(llvm::xxh3_64bits(Key));
  bool First = Seen.insert(Line).second;
  Line += '\n';
  if (First)
    if (ssize_t N = ::pwrite(FD, Line.data(), Line.size(), Read); N > 0)
      Read += N;
  ::close(FD);
  return First;
}
