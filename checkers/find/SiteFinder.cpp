//===- SiteFinder.cpp - -------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SiteFinder.h"
#include "AtomOp.h"
#include "Bytes.h"
#include "PtxSites.h"
#include "resolve/Infer.h"
#include "resolve/Names.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/ASTMatchers/ASTMatchFinder.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;
using namespace smemlint;

bool smemlint::mayRunOnDevice(const FunctionDecl &F) {
  if (!F.getASTContext().getLangOpts().CUDA)
    return true;
  return F.hasAttrs() &&
         (F.hasAttr<CUDADeviceAttr>() || F.hasAttr<CUDAGlobalAttr>());
}

/// Functions inside templates that nobody instantiated are not analysed.
static bool isConcrete(const FunctionDecl &F) {
  return !F.isDependentContext() && !F.isInvalidDecl();
}

SiteFinder::SiteFinder(ASTContext &Ctx, const Catalogue &Cat, TypeMap &Types,
                       Tracer &Tr)
    : Ctx(Ctx), Cat(Cat), Types(Types), Tr(Tr), Sizes(Tr.definitions(), Ctx),
      Entries(Cat), Matchers(Entries) {}

SiteFinder::~SiteFinder() {
  // From the outermost calls inwards: a long chain would be destroyed
  // recursively.
  Done.clear();
  Asm.clear();
  while (!Sites.empty())
    Sites.pop_back();
}

bool smemlint::isRoot(const FunctionDecl &F) {
  if (!F.doesThisDeclarationHaveABody())
    return false;
  // Something asked for an implicit instantiation: it is reached from there,
  // unless by a launch or, a destructor, by the end of a scope.
  if (F.getTemplateSpecializationKind() == TSK_ImplicitInstantiation &&
      !isa<CXXDestructorDecl>(F) && !F.hasAttr<CUDAGlobalAttr>())
    return false;
  return mayRunOnDevice(F) && isConcrete(F);
}

/// The functions from which all others are reached.
class SiteFinder::Roots {
public:
  /// \p Instantiations: look for those that are roots, too.
  Roots(SiteFinder &F, bool Instantiations)
      : F(F), SM(F.Ctx.getSourceManager()), Instantiations(Instantiations) {}

  void context(const DeclContext *DC) {
    for (const Decl *D : DC->decls())
      declaration(D);
  }

  void declaration(const Decl *D) {
    if (D->isInvalidDecl() && !isa<NamespaceDecl, FunctionDecl>(D))
      return;
    if (const auto *FD = dyn_cast<FunctionDecl>(D)) {
      if (isRoot(*FD) && !SM.isInSystemHeader(FD->getLocation()))
        F.summarise(*FD);
      return;
    }
    if (const auto *T = dyn_cast<FunctionTemplateDecl>(D)) {
      if (Instantiations &&
          (T->isThisDeclarationADefinition() || T->isCanonicalDecl()) &&
          mayRunOnDevice(*T->getTemplatedDecl()))
        for (const FunctionDecl *Spec : T->specializations())
          declaration(Spec);
      return;
    }
    if (const auto *T = dyn_cast<ClassTemplateDecl>(D)) {
      if (Instantiations && T->isCanonicalDecl())
        for (const ClassTemplateSpecializationDecl *Spec : T->specializations())
          context(Spec);
      return;
    }
    if (const auto *NS = dyn_cast<NamespaceDecl>(D)) {
      if (!SM.isInSystemHeader(NS->getLocation()))
        context(NS);
      return;
    }
    if (isa<TranslationUnitDecl, LinkageSpecDecl, CXXRecordDecl, ExportDecl>(D))
      context(cast<DeclContext>(D));
  }

private:
  SiteFinder &F;
  const SourceManager &SM;
  bool Instantiations;
};

std::vector<const FunctionDecl *> SiteFinder::functions() const {
  std::vector<const FunctionDecl *> All;
  for (const auto &[F, Own] : Done)
    All.push_back(F);
  return All;
}

void SiteFinder::run(const std::vector<const Decl *> *TopLevel) {
  Roots All(*this, /*Instantiations=*/!TopLevel);
  if (TopLevel) {
    for (const Decl *D : *TopLevel)
      All.declaration(D);
    return;
  }
  // An editor asks about the main file only: all else would have to be read
  // from its precompiled header. What the file calls is followed anyway.
  for (const Decl *D : Ctx.getTraversalScope())
    All.declaration(D);
}

const SiteFinder::Summary &SiteFinder::summarise(const FunctionDecl &F) {
  static const Summary Nothing;
  const FunctionDecl *Def = nullptr;
  if (!F.hasBody(Def) || !Def || !isConcrete(*Def))
    return Nothing;
  auto [It, New] = Done.try_emplace(Def, nullptr);
  if (!New)
    return It->second ? *It->second : Nothing; // on a cycle: nothing yet
  Summary Own;
  Place Caller = lookedAt();
  lookingAt({Def->getLocation(), Def});
  // A chain of calls may be longer than a stack is.
  onEnoughStack([&] { body(*Def, Own); });
  lookingAt(Caller);
  if (!Own.Any)
    return Nothing;
  return *(Done[Def] = std::make_unique<Summary>(std::move(Own)));
}

static bool isEmptyClass(QualType T) {
  const CXXRecordDecl *RD = T->getAsCXXRecordDecl();
  return RD && RD->hasDefinition() && RD->isEmpty();
}

/// A constexpr call that takes and returns objects without members: static
/// layouts and the like, most of what template libraries instantiate. No
/// address goes in, and no instruction comes out.
static bool isComputationOnTypes(const Stmt &S) {
  if (!isa<CallExpr, CXXConstructExpr>(S) ||
      !isEmptyClass(cast<Expr>(S).getType()))
    return false;
  CallView Call{&S};
  if (!Call || !Call.callee()->isConstexpr() || (Call.object() &&
                !isEmptyClass(Call.objectIsPointer()
                                  ? Call.object()->getType()->getPointeeType()
                                  : Call.object()->getType())))
    return false;
  for (unsigned I = 0; I < Call.size(); ++I)
    if (!isEmptyClass(Call.arg(I)->getType()))
      return false;
  return true;
}

void SiteFinder::body(const FunctionDecl &F, Summary &Own) {
  SmallVector<const Stmt *, 64> Work{F.getBody()};
  if (const auto *C = dyn_cast<CXXConstructorDecl>(&F))
    for (const CXXCtorInitializer *I : C->inits())
      Work.push_back(I->getInit());
  while (!Work.empty()) {
    const Stmt *S = Work.pop_back_val();
    if (!S || isa<UnaryExprOrTypeTraitExpr, RecoveryExpr>(S))
      continue;
    if (isComputationOnTypes(*S))
      continue;
    statement(*S, F, Own);
    if (const auto *L = dyn_cast<LambdaExpr>(S)) {
      Work.append(L->capture_init_begin(), L->capture_init_end());
      continue;
    }
    size_t First = Work.size();
    Work.append(S->child_begin(), S->child_end());
    std::reverse(Work.begin() + First, Work.end()); // source order
  }
}

/// A value of this type can be a function.
static bool namesFunctions(QualType T) {
  return T->isFunctionType() || T->isFunctionPointerType() ||
         T->isFunctionReferenceType() || T->isVoidPointerType();
}

void SiteFinder::statement(const Stmt &S, const FunctionDecl &In,
                           Summary &Own) {
  if (const auto *L = dyn_cast<LambdaExpr>(&S)) {
    // Also when nobody calls it here: it may be handed to a library.
    if (const CXXMethodDecl *Op = L->getCallOperator())
      summarise(*Op);
    return;
  }
  if (const auto *D = dyn_cast<DeclStmt>(&S)) {
    for (const Decl *Local : D->decls())
      if (const auto *RD = dyn_cast<CXXRecordDecl>(Local))
        for (const CXXMethodDecl *M : RD->methods())
          summarise(*M);
    return;
  }
  // Also where only its address is taken.
  if (const auto *D = dyn_cast<DeclRefExpr>(&S)) {
    if (const auto *F = dyn_cast<FunctionDecl>(D->getDecl()))
      summarise(*F);
    return;
  }
  if (const auto *A = dyn_cast<GCCAsmStmt>(&S)) {
    if (!mayBeAsync(*A))
      return;
    lookingAt({A->getAsmLoc(), &In});
    AsmUse Use{&Tr.view(*A), &In, ptxSites(*A, Tr, Ctx)};
    for (auto &[At, Site] : Use.Transfers) {
      Site->Function = &In;
      for (unsigned I = 0; I != NumRoles; ++I)
        resolve(Site->Operands[I], static_cast<Role>(I));
      size(*Site);
      keep(Site, Own);
    }
    Asm.push_back(std::move(Use));
    return;
  }
  CallView Call{&S};
  if (!Call)
    return;
  // The arguments of broken code say nothing.
  if (Call.expr()->containsErrors())
    return;
  lookingAt({Call.expr()->getBeginLoc(), &In});
  // The body of a library's function is a site of its own, and not the user's.
  const Summary &Inside = summarise(*Call.callee());
  // A matcher is dear: only where the name promises something.
  if (const CatalogueEntry *E = Entries(*Call.callee());
      E && !ast_matchers::match(Matchers.Api, S, Ctx).empty()) {
    keep(apiSite(Call, *E, In), Own);
    return;
  }
  for (size_t I = 0; I < Inside.Open.size(); ++I) {
    SitePtr Inner = Inside.Open[I];
    keep(callerSite(Call, Inner, In), Own);
  }
  if (Inside.Open.empty())
    reach(Call, In, Inside, Own);
  // A function handed on by its address is called by somebody.
  for (unsigned I = 0; I < Call.size(); ++I) {
    if (!namesFunctions(Call.arg(I)->getType()))
      continue;
    const Expr *Arg = Call.arg(I)->IgnoreParenCasts();
    if (const auto *U = dyn_cast<UnaryOperator>(Arg);
        U && U->getOpcode() == UO_AddrOf)
      Arg = U->getSubExpr()->IgnoreParenCasts();
    if (const auto *D = dyn_cast<DeclRefExpr>(Arg))
      if (const auto *F = dyn_cast<FunctionDecl>(D->getDecl()))
        reach(Call, In, summarise(*F), Own);
  }
}

/// A call whose own arguments decide nothing, on the way to a transfer.
void SiteFinder::reach(const CallView &Call, const FunctionDecl &In,
                       const Summary &Inside, Summary &Own) {
  if (!Inside.Any)
    return;
  auto S = std::make_shared<AsyncSite>();
  S->Kind = Inside.Any->Kind;
  S->Op = Inside.Any->Op;
  S->Loc = Call.expr()->getBeginLoc();
  S->Node = Call.expr();
  S->Function = &In;
  S->Callee = Call.callee();
  S->leadTo(Inside.Any);
  S->Reaches = true;
  keep(std::move(S), Own);
}

static bool sameSteps(const Trace &A, const Trace &B, bool Exactly) {
  auto Counts = [&](const Step &S) {
    return Exactly || (S.K != Step::Offset && S.K != Step::Element);
  };
  if (!(A.From == B.From))
    return false;
  size_t I = 0, J = 0;
  while (true) {
    while (I < A.Steps.size() && !Counts(A.Steps[I]))
      ++I;
    while (J < B.Steps.size() && !Counts(B.Steps[J]))
      ++J;
    if (I == A.Steps.size() || J == B.Steps.size())
      return I == A.Steps.size() && J == B.Steps.size();
    const Step &S = A.Steps[I++], &T = B.Steps[J++];
    if (S.K != T.K || S.Decl != T.Decl || S.Type != T.Type ||
        (Exactly && S.Amount != T.Amount))
      return false;
  }
}

/// Sites that differ only in the way inwards are one to the callers. Beyond a
/// few, offsets make no difference either: cost stays linear where every level
/// of wrappers calls the next several times.
static bool addsToSummary(const AsyncSite &New,
                          const std::vector<SitePtr> &Open) {
  constexpr size_t Few = 16, Most = 256;
  // Deep chains in which every function adds sites: fewer further out.
  size_t Room = New.Depth < Few ? Most : New.Depth < 2 * Few ? Few : 2;
  if (Open.size() >= Room)
    return false;
  bool Exactly = Open.size() < Few;
  return llvm::none_of(Open, [&](const SitePtr &Old) {
    if (&Old->innermost() != &New.innermost())
      return false;
    for (unsigned I = 0; I != NumRoles; ++I) {
      const Traces &A = Old->Operands[I].From, &B = New.Operands[I].From;
      if (A.size() != B.size())
        return false;
      for (size_t T = 0; T < A.size(); ++T)
        if (!sameSteps(A[T], B[T], Exactly))
          return false;
    }
    return true;
  });
}

void SiteFinder::keep(SitePtr Site, Summary &Own) {
  Sites.push_back(Site);
  Site->InLibrary = Entries(*Site->Function) != nullptr;
  if (!Own.Any || (Own.Any->Kind == SiteKind::Prefetch &&
                   Site->Kind != SiteKind::Prefetch))
    Own.Any = Site;
  bool IsOpen = llvm::any_of(Site->Operands,
                             [](const Operand &O) { return O.isOpen(); });
  if (IsOpen && addsToSummary(*Site, Own.Open))
    Own.Open.push_back(std::move(Site));
}

/// Roles whose operand is an address.
static bool isAddress(Role R) {
  return R == Role::Destination || R == Role::Source || R == Role::Barrier ||
         R == Role::Pipeline || R == Role::TensorMap;
}

void SiteFinder::resolve(Operand &O, Role R) {
  if (isAddress(R)) {
    O.Type = inferType(O.From, Types);
    O.In = inferSpace(O.From);
  } else if (R == Role::Value)
    O.Type = inferType(O.From, Types);
}

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

SitePtr SiteFinder::apiSite(const CallView &Call, const CatalogueEntry &E,
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
    resolve(O, R);
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
  size(*S);
  return S;
}

/// cuda::aligned_size_t<N> promises that both addresses are multiples of N.
void SiteFinder::promise(AsyncSite &S, const CatalogueEntry &E,
                         const CallView &Call) {
  if (!E.Size.Arg || static_cast<unsigned>(*E.Size.Arg) >=
                         Call.callee()->getNumParams())
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

/// cute::copy(atom, src, dst): the atom's type says which instruction it is, and
/// which elements a tensor map holds.
void SiteFinder::throughAtom(AsyncSite &S, const CatalogueEntry &E,
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
      O.From = {Trace{Root{Root::Opaque, Root::Content, nullptr,
                           O.Written, Element, Call.expr()->getExprLoc()},
                      {}}};
      resolve(O, R);
    }
}

void SiteFinder::reduction(AsyncSite &S, const CatalogueEntry &E,
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
  bool Bitwise = S.Reduction == "and" || S.Reduction == "or" ||
                 S.Reduction == "xor";
  std::optional<int> Dst = E.role(Role::Destination);
  if (Bitwise || !Dst || *Dst == ThisArgument)
    return;
  QualType P = F.getParamDecl(*Dst)->getType();
  if (P->isPointerType())
    S.ReductionType = Types.of(P->getPointeeType());
}

/// The arguments of this call that stand for the open roots of \p From.
static SmallVector<const Expr *, 1> argumentsFor(const Traces &From,
                                                 const CallView &Call) {
  SmallVector<const Expr *, 1> Out;
  for (const Trace &T : From) {
    const Expr *Arg = nullptr;
    if (T.From.K == Root::This)
      Arg = Call.object();
    else if (const auto *P = dyn_cast_or_null<ParmVarDecl>(T.From.Decl);
             P && T.From.K == Root::Parameter && Call.takes(*P))
      Arg = Call.arg(*P);
    if (Arg && !llvm::is_contained(Out, Arg))
      Out.push_back(Arg);
  }
  return Out;
}

SitePtr SiteFinder::callerSite(const CallView &Call, const SitePtr &Inner,
                               const FunctionDecl &In) {
  auto S = std::make_shared<AsyncSite>(*Inner);
  Inner->HasOuter = true;
  S->HasOuter = false;
  S->leadTo(Inner);
  S->Loc = Call.expr()->getBeginLoc();
  S->Node = Call.expr();
  S->Function = &In;
  S->Callee = Call.callee();
  for (unsigned I = 0; I != NumRoles; ++I) {
    Operand &O = S->Operands[I];
    if (!O.isOpen())
      continue;
    O.Pieces = argumentsFor(O.From, Call);
    if (!O.Pieces.empty())
      O.Written = O.Pieces.front();
    O.From = Tr.atCall(O.From, Call);
    resolve(O, static_cast<Role>(I));
  }
  size(*S);
  return S;
}
