// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loaded before a program's libraries, it holds the program where it writes a
// temporary file: STOP_AT=write, with half of the text written, or STOP_AT=rename.
// The file STOP_MARK is there from then on.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <fcntl.h>
#include <string>
#include <unistd.h>

static bool wanted(const char *Where, const char *Path) {
  const char *At = std::getenv("STOP_AT");
  size_t Length = std::strlen(Path);
  return At && !std::strcmp(At, Where) && Length > 4 &&
         !std::strcmp(Path + Length - 4, ".tmp");
}

static void stop() {
  ::close(::open(std::getenv("STOP_MARK"), O_CREAT | O_WRONLY, 0600));
  for (;;)
    ::sleep(1);
}

extern "C" ssize_t write(int FD, const void *Text, size_t Size) {
  static auto Real = reinterpret_cast<ssize_t (*)(int, const void *, size_t)>(
      ::dlsym(RTLD_NEXT, "write"));
  char Path[4096] = "";
  std::string Link = "/proc/self/fd/" + std::to_string(FD);
  if (::readlink(Link.c_str(), Path, sizeof(Path) - 1) > 0 &&
      wanted("write", Path)) {
    Real(FD, Text, Size / 2);
    stop();
  }
  return Real(FD, Text, Size);
}

extern "C" int rename(const char *From, const char *To) {
  static auto Real = reinterpret_cast<int (*)(const char *, const char *)>(
      ::dlsym(RTLD_NEXT, "rename"));
  if (wanted("rename", From))
    stop();
  return Real(From, To);
}
