//===- ApiSites.h - Sites of catalogued functions ------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_FIND_APISITES_H
#define SMEMLINT_FIND_APISITES_H

#include "catalogue/Catalogue.h"
#include "resolve/CallView.h"
#include "resolve/Tracer.h"

namespace smemlint {

/// Makes the site of a call from the catalogue's entry of the callee.
class ApiSites {
public:
  ApiSites(clang::ASTContext &Ctx, const Catalogue &Cat, TypeMap &Types,
           Tracer &Tr)
      : Ctx(Ctx), Cat(Cat), Types(Types), Tr(Tr) {}

  /// All but its computed size. \p In holds the call.
  SitePtr site(const CallView &Call, const CatalogueEntry &E,
               const clang::FunctionDecl &In);

private:
  void promise(AsyncSite &S, const CatalogueEntry &E, const CallView &Call);
  void throughAtom(AsyncSite &S, const CatalogueEntry &E, const CallView &Call);
  void reduction(AsyncSite &S, const CatalogueEntry &E, const CallView &Call);

  clang::ASTContext &Ctx;
  const Catalogue &Cat;
  TypeMap &Types;
  Tracer &Tr;
};

} // namespace smemlint

#endif // SMEMLINT_FIND_APISITES_H
