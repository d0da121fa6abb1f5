//===- Guard.h - When smemlint itself goes wrong -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// An assertion or a crash in the analysis must not take the compile with it,
// and has to say which code it was about. docs/reliability.md, "Crashes".
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_JUDGE_GUARD_H
#define SMEMLINT_JUDGE_GUARD_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <optional>
#include <string>

namespace clang {
class FunctionDecl;
class SourceManager;
} // namespace clang

namespace smemlint {

/// What is being looked at, on this thread.
struct Place {
  clang::SourceLocation Loc;
  const clang::FunctionDecl *Function = nullptr;
};

/// Notes the place that a crash from here on is about.
void lookingAt(Place P);
/// The place noted last.
Place lookedAt();

/// Runs \p Fn. If it crashes, returns the place that it was at: nothing that
/// \p Fn worked on may be touched or destroyed then. Should recovery fail,
/// the host's stack dump names the place.
std::optional<Place> guarded(const clang::SourceManager &SM,
                             llvm::function_ref<void()> Fn);

/// Runs \p Fn, on another stack if this one is nearly used up. For what
/// recurses as deep as the code under analysis wants.
void onEnoughStack(llvm::function_ref<void()> Fn);

} // namespace smemlint

#endif // SMEMLINT_JUDGE_GUARD_H
