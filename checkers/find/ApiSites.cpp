//===- ApiSites.cpp - ------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ApiSites.h"
#include "AtomOp.h"
#include "Bytes.h"
#include "PtxSites.h"
#include "resolve/Infer.h"
#include "resolve/Names.h"
#include "clang/AST/DeclTemplate.h"

using namespace clang;
using namespace smemlint;

static SiteKind siteKind(EntryKind K) {
  switch (K) {
  case EntryKind::Store:
    return SiteKind::Store;
  case EntryKind::Reduce:
    return SiteKind::Reduce;
  case EntryKind::Fill:
    return SiteKind::Fill;
  default:
    return SiteKind::Copy;
  }
}

SitePtr ApiSites::site(const CallView &Call, const CatalogueEntry &E,
                       const FunctionDecl &In) {
  auto S = std::make_shared<AsyncSite>();
  S->Kind = siteKind(E.Kind);
  S->Entry = &E;
  S->Op = E.Op;
  S->Loc = Call.expr()->getBeginLoc();
  S->Node = Call.expr();
  S->Function = &In;
  S->Callee = Call.callee();
  S->Unit = E.Size.Unit;
  for (unsigned I = 0; I != NumRoles; ++I) {
    std::optional<int> At = E.Roles[I];
    if (!At)
      continue;
    Role R = static_cast<Role>(I);
    const Expr *Arg = *At == ThisArgument ? Call.object() : Call.arg(*At);
    if (!Arg)
      continue;
    Operand &O = S->Operands[I];
    O.Written = Arg;
    O.Pieces = {Arg};
    if (isAddress(R))
      O.From = Tr.address(Arg);
    else if (R == Role::Value)
      O.From = Tr.value(Arg);
    infer(O, R, Types);
  }
  if (E.DestinationSpace != Space::Any || E.SourceSpace != Space::Any) {
    S->take(Role::Destination, E.DestinationSpace);
    S->take(Role::Source, E.SourceSpace);
    S->take(Role::Barrier, Space::Shared);
  }
  needAlignment(*S, E.Op);
  for (Role R : {Role::Destination, Role::Source})
    if (unsigned &Need = S->AlignNeed[static_cast<unsigned>(R)];
        E.Align > 1 && Need != AsyncSite::AsSize)
      Need = std::max(Need, E.Align);
  promise(*S, E, Call);
  throughAtom(*S, E, Call);
  reduction(*S, E, Call);
  S->Bytes = transferBytes(E, Call, Ctx);
  S->Granule = E.Granule;
  return S;
}

/// cuda::aligned_size_t<N> promises that both addresses are multiples of N.
void ApiSites::promise(AsyncSite &S, const CatalogueEntry &E,
                       const CallView &Call) {
  if (!E.Size.Arg ||
      static_cast<unsigned>(*E.Size.Arg) >= Call.callee()->getNumParams())
    return;
  QualType T = Call.callee()->getParamDecl(*E.Size.Arg)->getType();
  const auto *Spec = dyn_cast_or_null<ClassTemplateSpecializationDecl>(
      T.getNonReferenceType()->getAsCXXRecordDecl());
  if (!Spec || Spec->getName() != "aligned_size_t" ||
      Spec->getTemplateArgs().size() == 0 ||
      Spec->getTemplateArgs()[0].getKind() != TemplateArgument::Integral)
    return;
  unsigned N = Spec->getTemplateArgs()[0].getAsIntegral().getLimitedValue(4096);
  for (Role R : {Role::Destination, Role::Source})
    S.AlignNeed[static_cast<unsigned>(R)] =
        std::max(N, S.AlignNeed[static_cast<unsigned>(R)]);
}

/// cute::copy(atom, src, dst): the atom's type says which instruction it is,
/// and which elements a tensor map holds.
void ApiSites::throughAtom(AsyncSite &S, const CatalogueEntry &E,
                           const CallView &Call) {
  if (!E.Through)
    return;
  QualType T = Call.callee()->getParamDecl(*E.Through)->getType();
  if (const CatalogueEntry *Op = operationIn(T, Cat)) {
    S.Op = Op->Op;
    S.Kind = siteKind(Op->Kind);
  }
  const CXXRecordDecl *RD = T.getNonReferenceType()->getAsCXXRecordDecl();
  if (!RD || E.ThroughElement.empty())
    return;
  QualType Element = memberType(*RD, E.ThroughElement);
  DType D = Types.of(Element);
  // Tensors of coordinates have no elements of their own.
  for (Role R : {Role::Source, Role::Destination})
    if (Operand &O = S[R]; D.isData() && !O.Type.Type.isData() &&
                           !O.Type.Type.isCarrier() && !O.Type.Type.isRaw()) {
      O.From = {Trace{Root{Root::Opaque, Root::Content, nullptr, O.Written,
                           Element, Call.expr()->getExprLoc()},
                      {}}};
      infer(O, R, Types);
    }
}

void ApiSites::reduction(AsyncSite &S, const CatalogueEntry &E,
                         const CallView &Call) {
  if (S.Kind != SiteKind::Reduce)
    return;
  const FunctionDecl &F = *Call.callee();
  S.Reduction = E.Reduction;
  if (std::optional<int> At = E.role(Role::ReductionOp)) {
    S.Reduction = tagName(F.getParamDecl(*At)->getType());
    llvm::StringRef Name = S.Reduction;
    if (Name.consume_back("_op"))
      S.Reduction = Name.str();
  }
  // and, or and xor work on any bits; the others on what the type says.
  bool Bitwise =
      S.Reduction == "and" || S.Reduction == "or" || S.Reduction == "xor";
  std::optional<int> Dst = E.role(Role::Destination);
  if (Bitwise || !Dst || *Dst == ThisArgument)
    return;
  QualType P = F.getParamDecl(*Dst)->getType();
  if (P->isPointerType())
    S.ReductionType = Types.of(P->getPointeeType());
}
