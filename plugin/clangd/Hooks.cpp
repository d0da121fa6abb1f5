//===- Hooks.cpp - Where clangd is led another way -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clangd has no interface for these three things, so the linker puts this
// program's functions in place of clangd's (--wrap, see CMakeLists.txt).
// A name or a type that changed in a later clangd is an error of the link.
//
//===----------------------------------------------------------------------===//

#include "clang-tidy/ClangTidyOptions.h"
#include "judge/Check.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/ADT/STLExtras.h"
#include <optional>
#include <vector>

using namespace clang;

#define REAL(SYMBOL) __asm__("__real_" SYMBOL)
#define WRAP(SYMBOL) __asm__("__wrap_" SYMBOL)

namespace {

/// How clangd composes the options of clang-tidy for a file.
using TidyProvider = llvm::unique_function<void(tidy::ClangTidyOptions &,
                                                llvm::StringRef) const>;
using TidyProviders = std::vector<TidyProvider>;

bool isOurs(llvm::StringRef Check) {
  return llvm::any_of(smemlint::allChecks(),
                      [&](const auto &Info) { return Info.Id == Check; });
}

/// Whoever opens a file in this clangd wants its checks. What a .clang-tidy or
/// .clangd file says of them counts; one that says nothing leaves them on.
void enableChecks(tidy::ClangTidyOptions &Options, llvm::StringRef) {
  std::string &Checks =
      Options.Checks ? *Options.Checks : Options.Checks.emplace();
  if (!llvm::StringRef(Checks).contains("smem-"))
    Checks += Checks.empty() ? "smem-*" : ",smem-*";
}

} // namespace

#define FAST "_ZN5clang6clangd15isFastTidyCheckEN4llvm9StringRefE"
std::optional<bool> realIsFast(llvm::StringRef Check) REAL(FAST);
std::optional<bool> isFast(llvm::StringRef Check) WRAP(FAST);

/// clangd leaves out checks that its authors have not timed.
std::optional<bool> isFast(llvm::StringRef Check) {
  if (isOurs(Check))
    return true;
  return realIsFast(Check);
}

#define COMBINE                                                                \
  "_ZN5clang6clangd7combineESt6vectorIN4llvm15unique_functionIKFvRNS_4tidy16"  \
  "ClangTidyOptionsENS2_9StringRefEEEESaIS9_EE"
TidyProvider realCombine(TidyProviders Providers) REAL(COMBINE);
TidyProvider combine(TidyProviders Providers) WRAP(COMBINE);

TidyProvider combine(TidyProviders Providers) {
  Providers.push_back(enableChecks);
  return realCombine(std::move(Providers));
}
