//===- Guard.cpp ----------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Guard.h"
#include "emit/Links.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Basic/Stack.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/raw_ostream.h"
#include <cstdlib>

using namespace smemlint;

/// Lives in the frame of guarded(), which outlives the crash.
static thread_local Place *Current = nullptr;

void smemlint::lookingAt(Place P) {
  if (Current)
    *Current = P;
}

Place smemlint::lookedAt() { return Current ? *Current : Place(); }

namespace {
class StackEntry : public llvm::PrettyStackTraceEntry {
public:
  StackEntry(const Place &At, const clang::SourceManager &SM)
      : At(At), SM(SM) {}
  void print(llvm::raw_ostream &OS) const override {
    OS << "smemlint: analysing ";
    At.Loc.print(OS, SM);
    OS << "; please report this with the source to " << issuesUrl() << "\n";
  }

private:
  const Place &At;
  const clang::SourceManager &SM;
};
} // namespace

std::optional<Place> smemlint::guarded(const clang::SourceManager &SM,
                                       llvm::function_ref<void()> Fn) {
  Place Here;
  Place *Outer = Current;
  Current = &Here;
  StackEntry Entry(Here, SM);
  const void *Entries = llvm::SavePrettyStackState();
  // Without a context of its own around it, a crash elsewhere in the host goes
  // on to the handlers that were there before.
  llvm::CrashRecoveryContext::Enable();
  llvm::CrashRecoveryContext Context;
  bool Done = Context.RunSafely([&] {
    clang::noteBottomOfStack();
    Fn();
  });
  Current = Outer;
  if (Done)
    return std::nullopt;
  llvm::RestorePrettyStackState(Entries);
  return Here;
}

void smemlint::onEnoughStack(llvm::function_ref<void()> Fn) {
  Place *Here = Current;
  bool Done = false;
  clang::runWithSufficientStackSpace([] {},
                                     [&] {
                                       Current = Here; // of another thread
                                       Fn();
                                       Done = true;
                                     });
  // A crash on another stack is caught there: hand it on to guarded().
  if (!Done)
    std::abort();
}
