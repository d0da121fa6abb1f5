//===- SiteList.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SiteList.h"
#include "WholeFile.h"
#include "judge/SourceText.h"
#include "resolve/Names.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Stmt.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;
using namespace smemlint;
namespace json = llvm::json;

/// Source text can hold any bytes; JSON holds UTF-8.
static std::string utf8(std::string Text) {
  return json::isUTF8(Text) ? Text : json::fixUTF8(Text);
}

static json::Object place(SourceLocation Loc, const SourceManager &SM) {
  PresumedLoc P = SM.getPresumedLoc(SM.getExpansionLoc(Loc));
  json::Object O;
  if (P.isInvalid())
    return O;
  O["file"] = utf8(P.getFilename());
  O["line"] = P.getLine();
  O["column"] = P.getColumn();
  return O;
}

static json::Object operand(const Operand &O, const ASTContext &Ctx) {
  json::Object J;
  J["text"] = utf8(sourceText(O.Written, Ctx));
  J["dtype"] = O.Type.Type.str();
  if (!O.Type.Spelling.empty())
    J["type"] = utf8(O.Type.Spelling);
  J["space"] = name(O.In);
  return J;
}

static json::Object site(const AsyncSite &S, const ASTContext &Ctx) {
  const SourceManager &SM = Ctx.getSourceManager();
  json::Object J = place(S.Loc, SM);
  if (S.Node) {
    PresumedLoc End =
        SM.getPresumedLoc(SM.getExpansionLoc(S.Node->getEndLoc()));
    if (End.isValid())
      J["end_line"] = End.getLine();
  }
  J["kind"] = name(S.Kind);
  J["op"] = S.Op;
  if (S.Function)
    J["function"] = utf8(qualifiedName(*S.Function));
  if (S.Callee)
    J["callee"] = utf8(qualifiedName(*S.Callee));
  for (Role R : {Role::Destination, Role::Source, Role::Value, Role::Barrier,
                 Role::Pipeline, Role::TensorMap})
    if (S[R].present())
      J[name(R)] = operand(S[R], Ctx);
  if (S.Bytes)
    J[S.Unit == SizeUnit::Elements ? "elements" : "bytes"] = *S.Bytes;
  else if (const Expr *Size = S[Role::Size].Written)
    J["size"] = utf8(sourceText(Size, Ctx));
  if (!S.Reduction.empty())
    J["reduction"] = S.Reduction;
  json::Array Chain;
  for (const AsyncSite *I = S.Inner.get(); I; I = I->Inner.get()) {
    json::Object Step = place(I->Loc, SM);
    if (I->Callee)
      Step["callee"] = utf8(qualifiedName(*I->Callee));
    Chain.push_back(std::move(Step));
  }
  if (!Chain.empty())
    J["chain"] = std::move(Chain);
  if (S.Reaches)
    J["reaches"] = true; // its operands are decided further in
  if (S.HasOuter)
    J["wrapper"] = true; // its callers are sites as well
  if (std::string In = instantiationName(*S.Function); !In.empty())
    J["instantiation"] = utf8(In);
  return J;
}

json::Array smemlint::listSites(const std::vector<SitePtr> &Sites,
                                const ASTContext &Ctx) {
  const SourceManager &SM = Ctx.getSourceManager();
  std::vector<const AsyncSite *> Sorted;
  for (const SitePtr &S : Sites)
    if (S->Loc.isValid())
      Sorted.push_back(S.get());
  llvm::stable_sort(Sorted, [&](const AsyncSite *A, const AsyncSite *B) {
    SourceLocation LA = SM.getFileLoc(A->Loc), LB = SM.getFileLoc(B->Loc);
    return LA != LB && SM.isBeforeInTranslationUnit(LA, LB);
  });
  json::Array Out;
  for (const AsyncSite *S : Sorted)
    Out.push_back(site(*S, Ctx));
  return Out;
}

json::Array smemlint::mergeSites(json::Array Old, json::Array New) {
  for (json::Value &V : New)
    if (!llvm::is_contained(Old, V))
      Old.push_back(std::move(V));
  return Old;
}

llvm::Error smemlint::writeSiteList(llvm::StringRef Path,
                                    const json::Array &Sites) {
  return writeWhole(
      Path, llvm::formatv("{0:1}\n", json::Value(json::Array(Sites))).str());
}
