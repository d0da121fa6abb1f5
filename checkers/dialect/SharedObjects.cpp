//===- SharedObjects.cpp - ----------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "SharedObjects.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Sema/ParsedAttr.h"
#include "clang/Sema/Sema.h"
#include "clang/Sema/Template.h"
#include "clang/Sema/TemplateInstCallback.h"
#include <mutex>

using namespace clang;
using namespace smemlint;

/// In a function nvcc drops any constructor, elsewhere only one that it could
/// have run itself.
static void makeTrivial(Sema &S, SourceLocation Loc, QualType Type,
                        bool InFunction) {
  Type = S.Context.getBaseElementType(Type);
  if (Type->isDependentType() || !S.isCompleteType(Loc, Type))
    return;
  CXXRecordDecl *RD = Type->getAsCXXRecordDecl();
  if (!RD || RD->isInvalidDecl())
    return;
  S.ForceDeclarationOfImplicitMembers(RD);
  for (CXXConstructorDecl *C : RD->ctors())
    if (C->isDefaultConstructor() && (InFunction || C->isConstexpr()))
      C->setTrivial(true);
  if (CXXDestructorDecl *D = RD->getDestructor(); D && InFunction)
    D->setTrivial(true);
}

namespace {

/// A type that names something local cannot be instantiated outside the body.
class LocalNames : public RecursiveASTVisitor<LocalNames> {
public:
  bool VisitDeclRefExpr(DeclRefExpr *E) { return !isLocal(E->getDecl()); }
  bool VisitTagType(TagType *T) { return !isLocal(T->getDecl()); }

private:
  static bool isLocal(const Decl *D) {
    return !isa<NonTypeTemplateParmDecl>(D) &&
           D->getParentFunctionOrMethod() != nullptr;
  }
};

/// The consumer hears of the Sema, the attribute's handler has nothing else.
/// Compiles may run side by side.
template <class T> class BySema {
public:
  void set(const Sema &S, T *Value) {
    std::lock_guard<std::mutex> Hold(Lock);
    Values[&S] = Value;
  }
  void erase(const Sema &S) {
    std::lock_guard<std::mutex> Hold(Lock);
    Values.erase(&S);
  }
  T *find(const Sema &S) {
    std::lock_guard<std::mutex> Hold(Lock);
    return Values.lookup(&S);
  }

private:
  std::mutex Lock;
  llvm::DenseMap<const Sema *, T *> Values;
};

bool isUnderConstexprIf(const Stmt *In, const VarDecl &VD, bool Under) {
  if (!In)
    return false;
  if (const auto *D = dyn_cast<DeclStmt>(In))
    if (llvm::is_contained(D->decls(), &VD))
      return Under;
  if (const auto *I = dyn_cast<IfStmt>(In))
    Under |= I->isConstexpr();
  return llvm::any_of(In->children(), [&](const Stmt *Child) {
    return isUnderConstexprIf(Child, VD, Under);
  });
}

/// The function that holds the lambda whose operator() \p F is.
const FunctionDecl *aroundLambda(const FunctionDecl &F) {
  const auto *RD = dyn_cast<CXXRecordDecl>(F.getDeclContext());
  return RD && RD->isLambda() ? dyn_cast<FunctionDecl>(RD->getDeclContext())
                              : nullptr;
}

class Instantiations : public TemplateInstantiationCallback {
public:
  explicit Instantiations(Sema &S)
      : S(S), Precompiled(S.Context.getExternalSource() != nullptr) {
    all().set(S, this);
  }
  ~Instantiations() override { all().erase(S); }
  void initialize(const Sema &) override {}
  void finalize(const Sema &) override {}
  void atTemplateEnd(const Sema &,
                     const Sema::CodeSynthesisContext &) override {}

  void atTemplateBegin(const Sema &,
                       const Sema::CodeSynthesisContext &Inst) override {
    // It runs for each signature that is tried; mostly there is nothing to do.
    if (!ByPattern.empty() || Precompiled)
      begin(Inst);
  }

  /// \p VD is a shared variable as it was parsed.
  static void parsed(Sema &S, const VarDecl &VD) {
    const auto *Pattern = dyn_cast<FunctionDecl>(VD.getDeclContext());
    if (!Pattern || !VD.getType()->isDependentType())
      return;
    Instantiations *Here = all().find(S);
    if (!Here)
      return;
    // A lambda is instantiated with the function around it, or is generic.
    for (; Pattern; Pattern = aroundLambda(*Pattern)) {
      Here->ByPattern[Pattern].push_back(&VD);
      Here->Names.insert(Pattern->getDeclName());
    }
  }

private:
  using Variables = llvm::SmallVector<const VarDecl *, 1>;

  LLVM_ATTRIBUTE_NOINLINE void begin(const Sema::CodeSynthesisContext &Inst) {
    if (Inst.Kind != Sema::CodeSynthesisContext::TemplateInstantiation)
      return;
    auto *FD = dyn_cast_or_null<FunctionDecl>(Inst.Entity);
    // Cheaper than to look for the pattern. The names of constructors,
    // destructors and conversions are those of the instantiated types.
    if (!FD || (!Precompiled && FD->getDeclName().isIdentifier() &&
                !Names.contains(FD->getDeclName())))
      return;
    if (const FunctionDecl *Pattern = FD->getTemplateInstantiationPattern())
      for (const VarDecl *VD : dependentShared(*Pattern))
        instantiate(*FD, *Pattern, *VD);
  }

  static BySema<Instantiations> &all() {
    static BySema<Instantiations> All;
    return All;
  }

  Variables dependentShared(const FunctionDecl &Pattern) {
    if (!Pattern.isFromASTFile())
      return ByPattern.lookup(&Pattern);
    if (!Pattern.getBody())
      return {}; // only its signature is instantiated
    // Parsed by another compile.
    auto [It, New] = ByPattern.try_emplace(&Pattern);
    if (New)
      for (const Decl *D : Pattern.decls())
        if (const auto *VD = dyn_cast<VarDecl>(D))
          if (VD->hasAttr<CUDASharedAttr>() && VD->getType()->isDependentType())
            It->second.push_back(VD);
    return It->second;
  }

  void instantiate(FunctionDecl &FD, const FunctionDecl &Pattern,
                   const VarDecl &VD) {
    // The canonical type is free of typedefs of the body.
    QualType Type =
        S.Context.getCanonicalType(S.Context.getBaseElementType(VD.getType()));
    if (!LocalNames().TraverseType(Type))
      return;
    // What is wrong with the type is said when the body is instantiated; where
    // that part of it may be left out, so may be what is wrong with the class.
    Sema::SFINAETrap Silent(S);
    DiagnosticsEngine &Diags = S.getDiagnostics();
    bool Before = Diags.getSuppressAllDiagnostics();
    Diags.setSuppressAllDiagnostics(Before || mayBeDiscarded(Pattern, VD));
    Sema::ContextRAII Context(S, &FD);
    LocalInstantiationScope Scope(S);
    MultiLevelTemplateArgumentList Args = S.getTemplateInstantiationArgs(
        &FD, FD.getLexicalDeclContext(), /*Final=*/false, std::nullopt,
        /*RelativeToPrimary=*/false, &Pattern);
    QualType Real = S.SubstType(Type, Args, VD.getLocation(), VD.getDeclName());
    if (!Real.isNull())
      makeTrivial(S, VD.getLocation(), Real, /*InFunction=*/true);
    Diags.setSuppressAllDiagnostics(Before);
  }

  /// \p VD stands under `if constexpr`.
  bool mayBeDiscarded(const FunctionDecl &Pattern, const VarDecl &VD) {
    auto [It, New] = Discardable.try_emplace(&VD, false);
    if (New)
      It->second = isUnderConstexprIf(Pattern.getBody(), VD, false);
    return It->second;
  }

  Sema &S;
  bool Precompiled;
  llvm::DenseMap<const FunctionDecl *, Variables> ByPattern;
  llvm::DenseSet<DeclarationName> Names; ///< of the patterns in ByPattern
  llvm::DenseMap<const VarDecl *, bool> Discardable;
};

class SharedAttribute : public ParsedAttrInfo {
public:
  SharedAttribute() {
    static constexpr Spelling Names[] = {
        {ParsedAttr::AS_GNU, "smemlint_shared"}};
    Spellings = Names;
  }
  AttrHandling handleDeclAttribute(Sema &S, Decl *D,
                                   const ParsedAttr &) const override {
    if (auto *VD = dyn_cast<VarDecl>(D)) {
      makeTrivial(S, VD->getLocation(), VD->getType(),
                  VD->getDeclContext()->isFunctionOrMethod());
      Instantiations::parsed(S, *VD);
    }
    return AttributeApplied;
  }
};

} // namespace

void SharedObjects::InitializeSema(Sema &S) {
  S.TemplateInstCallbacks.push_back(std::make_unique<Instantiations>(S));
}

static ParsedAttrInfoRegistry::Add<SharedAttribute>
    RegisterAttribute("smemlint_shared", "what __shared__ adds to a variable");
