//===- Where.cpp - ------------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Where.h"
#include "llvm/ADT/STLExtras.h"

using namespace smemlint;

bool smemlint::isClosed(const AsyncSite &S, llvm::ArrayRef<Role> Roles) {
  return llvm::none_of(Roles, [&](Role R) { return S[R].isOpen(); });
}

bool smemlint::instantiationsAgree(const AsyncSite &S, const SiteIndex &All,
                                   Role Other) {
  return llvm::all_of(All.at(S.Loc), [&](const AsyncSite *O) {
    if (O->Op != S.Op)
      return true;
    return (*O)[Other].Type.Type == S[Other].Type.Type &&
           (*O)[Role::Destination].Type.Type == S[Role::Destination].Type.Type;
  });
}

bool smemlint::standsHere(const AsyncSite &S, llvm::ArrayRef<Role> Roles) {
  if (S.InLibrary)
    return false;
  if (S.Inner && isClosed(*S.Inner, Roles))
    return false; // decided further in
  return isClosed(S, Roles) || !S.HasOuter;
}
