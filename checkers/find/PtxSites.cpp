//===- PtxSites.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "PtxSites.h"
#include "Bytes.h"
#include "clang/AST/ASTContext.h"

using namespace clang;
using namespace smemlint;
using ptx::PtxCategory;
using ptx::PtxFormId;
using ptx::PtxOperand;
using ptx::PtxRole;

static std::optional<SiteKind> kindOf(const ptx::PtxAsyncOp &Op) {
  if (Op.Form->Category == PtxCategory::Prefetch)
    return SiteKind::Prefetch;
  if (Op.Form->Category != PtxCategory::Transfer)
    return std::nullopt;
  switch (Op.id()) {
  case PtxFormId::STA:
  case PtxFormId::STAG:
  case PtxFormId::MMS:
    return SiteKind::Store;
  case PtxFormId::RDA:
  case PtxFormId::RDAG:
  case PtxFormId::CRB1:
  case PtxFormId::CRB2:
  case PtxFormId::CRT:
  case PtxFormId::MMR:
  case PtxFormId::MMRA:
    return SiteKind::Reduce;
  case PtxFormId::STB:
  case PtxFormId::CLC:
    return SiteKind::Fill;
  default:
    return SiteKind::Copy;
  }
}

static bool isWindow(ptx::PtxSpace S) {
  return S == ptx::PtxSpace::SharedCta || S == ptx::PtxSpace::SharedCluster;
}

static Space spaceOf(ptx::PtxSpace S) {
  switch (S) {
  case ptx::PtxSpace::SharedCta:
    return Space::Shared;
  case ptx::PtxSpace::SharedCluster:
    return Space::Cluster;
  case ptx::PtxSpace::Global:
    return Space::Global;
  case ptx::PtxSpace::None:
  case ptx::PtxSpace::Generic:
    break;
  }
  return Space::Any;
}

/// The C++ expression that stands in an operand, through brackets and lists.
static const Expr *written(const AsmView &V, const PtxOperand &O) {
  if (const PtxOperand *B = O.base())
    return written(V, *B);
  if (O.is(PtxOperand::Kind::List) && !O.Elements.empty())
    return written(V, O.Elements.front());
  return V.expr(O);
}

/// What a reduction computes with: nothing for bits.
static DType arithmetic(const ptx::PtxAsyncOp &Op) {
  if (!Op.Type || Op.Type->Element == Format::None)
    return DType::unknown();
  Format F = Op.Type->Element;
  return F == Format::U32 || F == Format::U64 ? DType::carrier(F)
                                              : DType::data(F);
}

static unsigned need(uint8_t Align) {
  return Align == ptx::SameAsSize ? AsyncSite::AsSize : Align;
}

static void needAlignment(AsyncSite &S, const ptx::PtxForm &F) {
  auto Set = [&](Role R, uint8_t Align) {
    if (Align)
      S.AlignNeed[static_cast<unsigned>(R)] = need(Align);
  };
  Set(Role::Destination, F.AlignDst);
  Set(Role::Source, F.AlignSrc);
  Set(Role::Barrier, F.AlignBarrier);
}

void smemlint::needAlignment(AsyncSite &S, llvm::StringRef Op) {
  // All forms of one instruction agree, direction aside.
  for (const ptx::PtxForm &F : ptx::allForms())
    if (F.Category == PtxCategory::Transfer && ptx::stemText(F.Stem) == Op)
      ::needAlignment(S, F);
}

std::vector<std::pair<size_t, SitePtr>>
smemlint::ptxSites(const GCCAsmStmt &A, Tracer &Tr, const ASTContext &Ctx) {
  std::vector<std::pair<size_t, SitePtr>> Out;
  const AsmView &V = Tr.view(A);
  const auto &Code = V.block().Instructions;
  for (size_t At = 0; At < Code.size(); ++At) {
    const ptx::PtxInstruction &I = Code[At];
    std::optional<ptx::PtxAsyncOp> Op = ptx::classify(I);
    std::optional<SiteKind> Kind = Op ? kindOf(*Op) : std::nullopt;
    if (!Kind)
      continue;
    auto S = std::make_shared<AsyncSite>();
    S->Kind = *Kind;
    S->Op = Op->name().str();
    S->Loc = A.getAsmLoc();
    S->Node = &A;

    auto Fill = [&](Role R, PtxRole From, bool Address) {
      const PtxOperand *O = Op->find(I, From);
      if (!O)
        return;
      Operand &To = (*S)[R];
      To.Written = written(V, *O);
      if (To.Written)
        To.Pieces.push_back(To.Written);
      To.From = Address ? Tr.asmPointee(V, *O, At) : Tr.asmValue(V, *O, At);
    };
    Fill(Role::Destination, PtxRole::Destination, true);
    Fill(Role::Source, PtxRole::Source, true);
    Fill(Role::Value, PtxRole::Value, false);
    Fill(Role::Barrier, PtxRole::Barrier, true);
    Fill(Role::TensorMap, PtxRole::TensorMap, true);
    if (const PtxOperand *Size = Op->find(I, PtxRole::Size)) {
      (*S)[Role::Size].Written = V.expr(*Size);
      (*S)[Role::Size].From = Tr.asmValue(V, *Size, At);
      if (const Expr *E = V.expr(*Size))
        S->Bytes = constantBytes(E, Ctx);
    }
    if (const PtxOperand *Read = Op->find(I, PtxRole::SrcSize))
      (*S)[Role::ZeroFill].Written = V.expr(*Read);
    S->Granule = I.has("cg") ? 16 : std::max<unsigned>(Op->Form->Granule, 1);
    if (Op->ConstantSize && *Op->ConstantSize >= 0)
      S->Bytes = static_cast<uint64_t>(*Op->ConstantSize);
    else if (Op->Bytes)
      S->Bytes = Op->Bytes;
    S->take(Role::Destination, spaceOf(Op->Dst), isWindow(Op->Dst));
    S->take(Role::Source, spaceOf(Op->Src), isWindow(Op->Src));
    S->take(Role::Barrier, Space::Shared, isWindow(Op->Barrier));
    ::needAlignment(*S, *Op->Form);
    S->Reduction = Op->Op.str();
    if (*Kind == SiteKind::Reduce)
      S->ReductionType = arithmetic(*Op);
    Out.emplace_back(At, std::move(S));
  }
  return Out;
}
