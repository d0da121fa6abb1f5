//===- HostVersion.cpp - A module fits one version of LLVM -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Loaded into another version, a module reads objects that are laid out
// differently, and crashes or worse. So it looks before it does anything else.
//
//===----------------------------------------------------------------------===//

#include "clang/Basic/Version.h"
#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

/// The digits in "Debian clang version 22.1.0 (...)".
std::string majorOf(const std::string &Version) {
  size_t At = Version.find("version ");
  if (At == std::string::npos)
    return {};
  At += sizeof("version ") - 1;
  return Version.substr(At, Version.find_first_not_of("0123456789", At) - At);
}

struct SameVersion {
  SameVersion() {
    std::string Host = majorOf(clang::getClangFullVersion());
    if (Host.empty() || Host == CLANG_VERSION_MAJOR_STRING)
      return;
    std::fprintf(stderr,
                 "smemlint: error: built for LLVM %s, loaded into clang %s; "
                 "use clang or clang-tidy %s, or build smemlint for LLVM %s\n",
                 CLANG_VERSION_MAJOR_STRING, Host.c_str(),
                 CLANG_VERSION_MAJOR_STRING, Host.c_str());
    // Nothing of the host may run with this module in it.
    std::_Exit(1);
  }
};

} // namespace

// Before the registrations, which already use the host's classes.
__attribute__((init_priority(101))) static SameVersion Checked;
