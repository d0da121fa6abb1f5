//===- Arch.cpp ------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nvcc/Arch.h"
#include "clang/Basic/Version.h"
#if CLANG_VERSION_MAJOR >= 20
#include "clang/Basic/OffloadArch.h"
#else
#include "clang/Basic/Cuda.h"
#endif
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;

namespace smemlint {

std::string Arch::name() const {
  static const char *const Suffixes[] = {"", "f", "a"};
  return "sm_" + utostr(Number) + Suffixes[Suffix];
}

std::optional<Arch> parseArch(StringRef Name) {
  for (StringRef Prefix : {"sm_", "compute_", "lto_"})
    if (Name.consume_front(Prefix))
      break;
  Arch A;
  if (Name.consume_back("a"))
    A.Suffix = Arch::Specific;
  else if (Name.consume_back("f"))
    A.Suffix = Arch::Family;
  if (Name.size() > 4 || Name.getAsInteger(10, A.Number) || !A.Number)
    return std::nullopt;
  return A;
}

/// From the CUDA C++ Programming Guide, compute capabilities.
static const unsigned Numbers[] = {50, 52,  53,  60,  61,  62,  70,
                                   72, 75,  80,  86,  87,  88,  89,
                                   90, 100, 101, 103, 110, 120, 121};
static constexpr unsigned FirstSpecific = 90, FirstFamily = 100;

bool exists(Arch A) {
  if (A.Suffix == Arch::Specific && A.Number < FirstSpecific)
    return false;
  if (A.Suffix == Arch::Family && A.Number < FirstFamily)
    return false;
  bool Newer = A.Number > *std::prev(std::end(Numbers)) && A.Number < 1000;
  return Newer || is_contained(Numbers, A.Number);
}

namespace {
struct ToolkitArchs {
  unsigned Major, Minor; ///< from this release on
  unsigned Default, Newest;
};
} // namespace

/// From the release notes of the toolkits.
static const ToolkitArchs Releases[] = {
    {0, 0, 52, 75},  {11, 0, 52, 80},  {11, 1, 52, 86},  {11, 4, 52, 87},
    {11, 8, 52, 90}, {12, 8, 52, 120}, {12, 9, 52, 121}, {13, 0, 75, 121},
};

static const ToolkitArchs &release(const Toolkit &Cuda) {
  const ToolkitArchs *Found = Releases;
  for (const ToolkitArchs &R : Releases)
    if (std::tie(R.Major, R.Minor) <= std::tie(Cuda.Major, Cuda.Minor))
      Found = &R;
  return *Found;
}

Arch defaultArch(const Toolkit &Cuda) { return {release(Cuda).Default}; }
Arch newestArch(const Toolkit &Cuda) { return {release(Cuda).Newest}; }

static bool clangKnows(Arch A) {
  return clang::StringToOffloadArch(A.name()) != clang::OffloadArch::UNKNOWN;
}

/// A number that clang has, downwards from A's; with a suffix only where the
/// number is A's own, since the features of another chip are not A's.
static Arch nearest(Arch A) {
  if (clangKnows(A))
    return A;
  for (unsigned Number = A.Number; Number >= 50; --Number)
    if (clangKnows({Number}))
      return {Number};
  return {52};
}

std::vector<std::string> archFlags(Arch A) {
  Arch Known = nearest(A);
  std::vector<std::string> Flags = {"--cuda-gpu-arch=" + Known.name()};
  std::string Number = utostr(A.Number), Value = utostr(A.Number * 10);
  if (Known.Number != A.Number)
    for (const char *Macro : {"__CUDA_ARCH__", "__CUDA_ARCH_LIST__"}) {
      Flags.push_back(std::string("-U") + Macro);
      Flags.push_back(std::string("-D") + Macro + "=" + Value);
    }
  if (A.Suffix == Arch::Specific) {
    if (Known.Suffix != Arch::Specific)
      Flags.push_back("-D__CUDA_ARCH_FEAT_SM" + Number + "_ALL=1");
    Flags.push_back("-D__CUDA_ARCH_SPECIFIC__=" + Value);
  }
  if (A.Suffix != Arch::Plain)
    Flags.push_back("-D__CUDA_ARCH_FAMILY_SPECIFIC__=" + Value);
  return Flags;
}

} // namespace smemlint
