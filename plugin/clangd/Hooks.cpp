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
#include "nvcc/NvccCommand.h"
#include "llvm/ADT/FunctionExtras.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/raw_ostream.h"
#include <mutex>
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

// clangd leaves out checks that its authors have not timed.
#define FAST "_ZN5clang6clangd15isFastTidyCheckEN4llvm9StringRefE"
std::optional<bool> realIsFast(llvm::StringRef Check) REAL(FAST);
std::optional<bool> isFast(llvm::StringRef Check) WRAP(FAST);

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

// clangd reads compile_commands.json itself, and passes what it has read
// through this function before it looks at any flag.
#define INFER                                                                  \
  "_ZN5clang7tooling27inferMissingCompileCommandsESt10unique_ptrINS0_"         \
  "19CompilationDatabaseESt14default_deleteIS2_EE"
using Database = std::unique_ptr<tooling::CompilationDatabase>;
Database realInfer(Database Read) REAL(INFER);
Database infer(Database Read) WRAP(INFER);

/// Into clangd's log, which editors show. clangd asks again and again.
static void logOnce(llvm::StringRef File, llvm::Error E) {
  static std::mutex Guard;
  static llvm::StringSet<> Said;
  std::string Text = (File + ": " + llvm::toString(std::move(E))).str();
  std::lock_guard<std::mutex> Lock(Guard);
  if (Said.insert(Text).second)
    llvm::errs() << "smemlint-clangd: " << Text << '\n';
}

Database infer(Database Read) {
  return realInfer(smemlint::translatingDatabase(std::move(Read), {}, logOnce));
}
