//===- Site.cpp -----------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Site.h"
#include "llvm/ADT/STLExtras.h"

using namespace smemlint;

llvm::StringRef smemlint::name(Space S) {
  static constexpr llvm::StringLiteral Names[] = {
      "unknown", "shared", "cluster", "global", "constant", "local", "any"};
  return Names[static_cast<unsigned>(S)];
}

llvm::StringRef smemlint::name(Role R) {
  static constexpr llvm::StringLiteral Names[NumRoles] = {
      "destination", "source",    "value",       "size",      "barrier",
      "pipeline",    "group",     "predicate",   "mask",      "tensor-map",
      "coordinates", "zero-fill", "reduction-op"};
  return Names[static_cast<unsigned>(R)];
}

llvm::StringRef smemlint::name(SiteKind K) {
  static constexpr llvm::StringLiteral Names[] = {"store", "copy", "reduce",
                                                  "fill", "prefetch"};
  return Names[static_cast<unsigned>(K)];
}

bool Operand::isOpen() const {
  return llvm::any_of(From, [](const Trace &T) { return T.From.isOpen(); });
}
