//===- SmemAsyncBarrier.cpp - -------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SmemAsyncBarrier.h"
#include "BarrierObject.h"
#include "UnindexedBarrier.h"
#include "judge/Address.h"
#include "judge/OperandFinding.h"
#include "judge/SiteIndex.h"
#include "judge/SourceText.h"
#include "judge/Trail.h"
#include "judge/Where.h"
#include "resolve/AsmView.h"
#include "resolve/BarrierFlow.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Lex/Lexer.h"
#include <map>

using namespace clang;
using namespace smemlint;

static constexpr llvm::StringLiteral BlockScope = "thread_scope_block";
static constexpr uint64_t BarrierBytes = 8; // PTX ISA, "mbarrier": .b64

namespace {

class Judge {
public:
  Judge(const Unit &U, const Report &Out) : U(U), Out(Out) {}

  void run() {
    for (const SitePtr &S : U.Sites) {
      const Operand &B = (*S)[Role::Barrier];
      if (B.present() && standsHere(*S, {Role::Barrier}) &&
          !(scope(*S) || tooSmall(*S) || unset(*S) || uninitialised(*S)))
        if (std::optional<Finding> F = judgeUnindexed(*S, U))
          end(std::move(*F), *S, nullptr);
      for (Role R : {Role::Destination, Role::Source})
        if ((*S)[R].present() && standsHere(*S, {R}))
          barrierAsData(*S, R);
    }
  }

private:
  static Finding start(const AsyncSite &S, const Operand &O) {
    return aboutSite("smem-async-barrier", S, O.Written);
  }

  void end(Finding F, const AsyncSite &S, const ValueDecl *D) const {
    if (D)
      F.Notes.push_back({D->getLocation(),
                         "'" + D->getNameAsString() + "' is declared here",
                         {}});
    noteTrail(S, U, F);
    Out(std::move(F));
  }

  static std::string quoted(std::string Text) {
    return Text.empty() ? "" : " '" + Text + "'";
  }

  /// cuda::barrier of a wider scope than a block has no mbarrier in it.
  bool scope(const AsyncSite &S) {
    const Operand &B = S[Role::Barrier];
    TypeMap::Barrier Class = barrierClass(B, U.Types);
    if (!Class || Class.Scope.empty() || Class.Scope == BlockScope)
      return false;
    bool Falls = S.innermost().Entry &&
                 S.innermost().Entry->DestinationSpace == Space::Any;
    if (Falls && B.In != Space::Shared && B.In != Space::Cluster)
      return false; // a plain copy, counted on a barrier that many blocks share
    Finding F = start(S, B);
    F.Key = "scope";
    F.Message = "the barrier" + quoted(sourceText(B.Written, U.Ctx)) + " of '" +
                S.Op + "' has " + Class.Scope.str() + "; only a '" +
                Class.Class->Name + "' of " + BlockScope.str() +
                " is a hardware mbarrier" +
                (Falls ? ", so the copy runs synchronously"
                       : ", so the copy completes on other bytes");
    if (B.Written)
      F.FixIts = rewriteScope(B.Written, Class.Scope, BlockScope, U.Ctx);
    end(std::move(F), S, nullptr);
    return true;
  }

  bool tooSmall(const AsyncSite &S) {
    const Operand &B = S[Role::Barrier];
    BarrierObject O = barrierObject(B);
    if (!O || O.Loaded)
      return false;
    QualType T = O.decl().getType();
    if (T->isIncompleteType() || T->isDependentType() || T->isReferenceType())
      return false;
    uint64_t Bytes = U.Ctx.getTypeSizeInChars(T).getQuantity();
    if (Bytes >= BarrierBytes)
      return false;
    Finding F = start(S, B);
    F.Key = "small";
    F.Message = "the barrier" + quoted(sourceText(B.Written, U.Ctx)) + " of '" +
                S.Op + "' is an object of " + std::to_string(Bytes) +
                (Bytes == 1 ? " byte" : " bytes") +
                "; an mbarrier is 64 bits wide";
    end(std::move(F), S, &O.decl());
    return true;
  }

  /// The barrier is where a pointer in shared memory points, and nothing sets
  /// that pointer.
  bool unset(const AsyncSite &S) {
    const Operand &B = S[Role::Barrier];
    BarrierObject O = barrierObject(B);
    if (!O || !O.Loaded || !O.Path.empty() ||
        !O.Variable->getType()->isPointerType() ||
        O.Variable->hasExternalStorage() ||
        !U.Barriers.isNeverWritten(*O.Variable))
      return false;
    Finding F = start(S, B);
    F.Key = "unset";
    F.Message = "the barrier" + quoted(sourceText(B.Written, U.Ctx)) + " of '" +
                S.Op + "' is where '" + O.Variable->getNameAsString() +
                "' points, a pointer in shared memory that nothing sets: there "
                "is room for a pointer and no barrier";
    end(std::move(F), S, O.Variable);
    return true;
  }

  bool uninitialised(const AsyncSite &S) {
    const Operand &B = S[Role::Barrier];
    BarrierObject O = barrierObject(B);
    if (!O || O.Loaded)
      return false;
    auto [It, New] = Known.try_emplace(key(O));
    if (New)
      It->second = U.Barriers.of(*O.Variable, O.Path);
    const BarrierUses &Uses = It->second;
    if (Uses.MayBeInitialised)
      return false;
    if (!New)
      return true; // said once
    Finding F = start(S, B);
    F.Key = "uninitialised";
    if (Uses.First && Uses.First->getBeginLoc() != S.Loc) {
      F.Loc = Uses.First->getBeginLoc();
      F.Ranges.clear();
    }
    const DType &D = B.Type.Type;
    bool Data = D.isData() && isFloating(D.element());
    std::string Name = "'" + O.decl().getNameAsString() + "'";
    F.Message =
        Data ? Name + " is used as a barrier of '" + S.Op + "', but it holds " +
                   D.elementStr() +
                   " data and is never initialised as an mbarrier"
             : "the mbarrier " + Name +
                   " is used here, but nothing in this "
                   "file initialises it; its first phase never completes";
    if (!Data)
      F.Notes.push_back(initialisation(O));
    end(std::move(F), S, &O.decl());
    return true;
  }

  /// What is missing, behind the declaration in the kernel: all threads pass
  /// there. How many arrivals complete a phase only the author knows.
  Note initialisation(const BarrierObject &O) const {
    const VarDecl &V = *O.Variable;
    Note N{V.getLocation(),
           "initialise it once, with the number of arrivals that complete a "
           "phase, before any thread uses it",
           {}};
    const auto *K = dyn_cast<FunctionDecl>(V.getDeclContext());
    const auto *Body = K && K->hasAttr<CUDAGlobalAttr>()
                           ? dyn_cast_or_null<CompoundStmt>(K->getBody())
                           : nullptr;
    if (!Body || V.getLocation().isMacroID() ||
        (O.decl().getType()->isArrayType()) || V.getType()->isArrayType())
      return N;
    std::string Name = V.getNameAsString();
    for (const FieldDecl *F : O.Path)
      Name += "." + F->getNameAsString();
    const SourceManager &SM = U.Ctx.getSourceManager();
    for (const Stmt *St : Body->body()) {
      const auto *D = dyn_cast<DeclStmt>(St);
      if (!D || !D->isSingleDecl() || D->getSingleDecl() != &V)
        continue;
      bool Class = U.Types.barrier(O.decl().getType()).Scope == BlockScope;
      std::string Init =
          Class ? "init(&" + Name + ", 1);"
                : "asm volatile(\"mbarrier.init.shared::cta.b64 [%0], 1;\" :: "
                  "\"r\"(static_cast<unsigned>(__cvta_generic_to_shared(&" +
                      Name + "))) : \"memory\");";
      std::string Indent =
          Lexer::getIndentationForLine(D->getBeginLoc(), SM).str();
      N.FixIts.push_back(FixItHint::CreateInsertion(
          D->getEndLoc().getLocWithOffset(1),
          "\n" + Indent + "if (threadIdx.x == 0)\n" + Indent + "  " + Init +
              "\n" + Indent + "__syncthreads();"));
    }
    return N;
  }

  /// \p O told apart from all others.
  static std::vector<const void *> key(const BarrierObject &O) {
    std::vector<const void *> K{O.Variable};
    K.insert(K.end(), O.Path.begin(), O.Path.end());
    return K;
  }

  /// The bytes that a transfer writes or reads are a barrier's.
  void barrierAsData(const AsyncSite &S, Role R) {
    const Operand &O = S[R];
    if (O.From.size() != 1)
      return;
    std::optional<Address> A = addressOf(O.From[0], U.Ctx);
    if (!A)
      return;
    const AsyncSite *Of = nullptr;
    for (const AsyncSite *Other : U.Index.from(A->Variable, Role::Barrier)) {
      const Operand &B = (*Other)[Role::Barrier];
      if (Other->Function != S.Function || B.From.size() != 1)
        continue;
      std::optional<Address> Bar = addressOf(B.From[0], U.Ctx);
      if (!Bar || !Bar->isComparableTo(*A) || A->Bytes < Bar->Bytes ||
          A->Bytes >= Bar->Bytes + static_cast<int64_t>(BarrierBytes))
        continue;
      // Bytes that a union shares may be one thing after the other.
      if (Other != &S && (Bar->InUnion || hasInvalidation()))
        continue;
      Of = Other;
      if (Of == &S)
        break;
    }
    if (!Of)
      return;
    Finding F = start(S, O);
    F.Key = ("data " + name(R)).str();
    F.Message = "the " + name(R).str() + quoted(sourceText(O.Written, U.Ctx)) +
                " of '" + S.Op + "' is the mbarrier that " +
                (Of == &S ? "the same transfer completes on"
                          : "another transfer completes on") +
                "; data must not share its 8 bytes";
    if (Of != &S)
      F.Notes.push_back({Of->Loc, "it is a barrier here", {}});
    end(std::move(F), S, nullptr);
  }

  /// After mbarrier.inval the bytes may be used for data.
  bool hasInvalidation() {
    if (!Invalidates)
      Invalidates = llvm::any_of(U.Asm, [](const AsmUse &Use) {
        return llvm::any_of(Use.View->block().Instructions,
                            [](const ptx::PtxInstruction &I) {
                              auto Op = ptx::classify(I);
                              return Op && Op->id() == ptx::PtxFormId::MbInval;
                            });
      });
    return *Invalidates;
  }

  const Unit &U;
  const Report &Out;
  std::map<std::vector<const void *>, BarrierUses> Known;
  std::optional<bool> Invalidates;
};

class SmemAsyncBarrier : public Check {
public:
  void judge(const Unit &U, const Report &Out) const override {
    Judge(U, Out).run();
  }
};

} // namespace

std::unique_ptr<Check> smemlint::makeSmemAsyncBarrier(const OptionValues &) {
  return std::make_unique<SmemAsyncBarrier>();
}
