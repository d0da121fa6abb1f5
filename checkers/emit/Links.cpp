//===- Links.cpp - ------------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Links.h"
#include "llvm/ADT/Twine.h"

using llvm::StringRef;

StringRef smemlint::projectUrl() { return SMEMLINT_URL; }

StringRef smemlint::issuesUrl() { return SMEMLINT_URL "/issues"; }

std::string smemlint::checkUrl(StringRef Check) {
  return (StringRef(SMEMLINT_DOCS_URL "/checks/") + Check + ".md").str();
}

std::string smemlint::pageNote(StringRef Check) {
  return "documentation: " + checkUrl(Check);
}
