//===- Site.h - Async sites and what is known of their operands -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The vocabulary every stage shares: finders make AsyncSites, the resolver
// fills their Operands, checks read nothing else.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_MODEL_SITE_H
#define SMEMLINT_MODEL_SITE_H

#include "DType.h"
#include "clang/AST/Type.h"
#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/SmallVector.h"
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace clang {
class Expr;
class FunctionDecl;
class Stmt;
class ValueDecl;
} // namespace clang

namespace smemlint {

/// Where an object lives. PTX ISA, "State Spaces".
enum class Space : uint8_t {
  Unknown,
  Shared,  ///< the CTA's own window, shared::cta
  Cluster, ///< another CTA's, shared::cluster, from mapa or map_shared_rank
  Global,
  Constant,
  Local, ///< registers and the thread's stack
  Any,   ///< for a rule: takes every space
};
llvm::StringRef name(Space S);
/// The own CTA's shared memory or another's.
constexpr bool isShared(Space S) {
  return S == Space::Shared || S == Space::Cluster;
}

/// What an operand is to the instruction.
enum class Role : uint8_t {
  Destination,
  Source,
  Value,
  Size,
  Barrier,
  Pipeline,
  Group,
  Predicate,
  Mask,
  TensorMap,
  Coordinates,
  ZeroFill,
  ReductionOp,
};
constexpr unsigned NumRoles = static_cast<unsigned>(Role::ReductionOp) + 1;
llvm::StringRef name(Role R);
/// An operand of this role is an address.
constexpr bool isAddress(Role R) {
  return R == Role::Destination || R == Role::Source || R == Role::Barrier ||
         R == Role::Pipeline || R == Role::TensorMap;
}

/// The declaration or expression that an address or a value comes from once
/// view casts and address arithmetic are looked through.
struct Root {
  enum Kind : uint8_t {
    Unknown,
    Neutral,   ///< an integer that says nothing: an offset where an address was
               ///< looked for, a literal where a value was
    Variable,  ///< a variable, or a parameter of a __global__ function
    Parameter, ///< a parameter of a device function: its callers know more
    This,      ///< the object a method is called on
    Value,     ///< an expression that makes a new value (a conversion, a sum)
    Opaque,    ///< a call or an object nothing is known about but its type
  };
  /// What of a parameter the trace starts from.
  enum Use : uint8_t {
    Object,  ///< the object itself, or what the reference refers to
    Pointee, ///< what its value, a pointer or an address, points to
    Content, ///< its value
  };
  Kind K = Unknown;
  Use Of = Object;
  const clang::ValueDecl *Decl = nullptr; // Variable, Parameter
  const clang::Expr *Origin = nullptr;    // Value, Opaque
  /// Of the object, of the value, or what the pointer points to.
  clang::QualType Type;
  clang::SourceLocation Loc;
  /// What PTX says of a value that an asm statement made; wins over Type.
  DType Made = {};

  bool isOpen() const { return K == Parameter || K == This; }
  bool operator==(const Root &O) const {
    return K == O.K && Of == O.Of && Decl == O.Decl && Origin == O.Origin;
  }
};

/// One step from the root towards the operand.
struct Step {
  enum Kind : uint8_t {
    Field,    ///< .f: Decl, its Type
    Element,  ///< [i]: Amount
    Offset,   ///< + i elements of Type: Amount
    View,     ///< the same bytes under another pointer type: Type
    Piece,    ///< a typed pointer declared on it: Decl, its pointee Type
    Load,     ///< a pointer read from memory: Type is its pointee
    Read,     ///< the value of Type that lies there
    ToShared, ///< generic address to shared-window address
    ToRemote, ///< the same offset in another CTA of the cluster
    BitCast,  ///< the same bits as a value of Type
    Pack,     ///< bits combined with others of the same origin
  };
  Kind K;
  const clang::ValueDecl *Decl = nullptr;
  clang::QualType Type;
  const clang::Expr *Amount = nullptr;
  clang::SourceLocation Loc;
  bool Minus = false; ///< Offset: Amount is taken away
};

/// How an address or a value came to be, from its root outwards.
struct Trace {
  Root From;
  llvm::SmallVector<Step, 4> Steps;
};
/// Several definitions can reach one operand.
using Traces = llvm::SmallVector<Trace, 1>;

/// What has to agree for two traces to be one way: how far each offset goes,
/// only that there is one, or not even that.
enum class StepDetail : uint8_t { Amounts, Kinds, NoOffsets };
bool sameSteps(const Trace &A, const Trace &B, StepDetail Detail);

/// A dtype with the place that decided it.
struct Evidence {
  DType Type;
  std::string Spelling; ///< as the user wrote the type: "const __nv_bfloat16"
  clang::QualType Written;
  const clang::ValueDecl *Decl = nullptr; ///< a variable, parameter or field
  clang::SourceLocation Loc;
  /// Decided inside a function whose callers were not looked at.
  bool Open = false;
};

struct Operand {
  const clang::Expr *Written = nullptr; ///< the argument, as at the site
  /// All arguments it is made of, where a wrapper takes it in pieces.
  llvm::SmallVector<const clang::Expr *, 1> Pieces;
  Traces From;
  Evidence Type;
  Space In = Space::Unknown;
  bool present() const { return Written || !From.empty(); }
  /// Some root is a parameter: a caller may know more.
  bool isOpen() const;
};

enum class SiteKind : uint8_t {
  Store,    ///< registers into shared memory
  Copy,     ///< memory to memory, either direction
  Reduce,   ///< combines with what the destination holds
  Fill,     ///< zeros
  Prefetch, ///< into L2: no shared memory, listed only
};
llvm::StringRef name(SiteKind K);

enum class SizeUnit : uint8_t { Bytes, Elements };

/// A size as it is computed, variables and the parameters of wrappers followed
/// to what they are made of.
struct SizeForm {
  std::optional<uint64_t> Value; ///< where constant, in the site's unit
  /// The product it is: literals, sizeof, variables; other terms whole.
  llvm::SmallVector<const clang::Expr *, 2> Factors;
  bool AnySizeOf = false; ///< a sizeof somewhere in it
  /// Parameters it depends on: a caller knows more.
  llvm::SmallVector<const clang::ValueDecl *, 1> Open;
};

struct CatalogueEntry;

/// One asynchronous transfer, as seen from one call. A call of a wrapper is a
/// site of its own; Inner leads down to the instruction.
struct AsyncSite {
  SiteKind Kind = SiteKind::Copy;
  const CatalogueEntry *Entry = nullptr;
  std::string Op; ///< "cp.async", "st.async", "memcpy_async"
  clang::SourceLocation Loc;
  const clang::Stmt *Node = nullptr;
  const clang::FunctionDecl *Function = nullptr; ///< that holds the call
  /// The callee, or null for an instruction.
  const clang::FunctionDecl *Callee = nullptr;

  std::array<Operand, NumRoles> Operands;

  std::optional<uint64_t> Bytes; ///< of the transfer, where constant
  SizeUnit Unit = SizeUnit::Bytes;
  SizeForm Size;        ///< how Bytes is computed, where the code says so
  SizeForm ZeroFilled;  ///< cp.async: bytes read, or bytes filled
  unsigned Granule = 1; ///< bytes that the instruction's size is a multiple of

  /// The state space that each operand must lie in; Any where all will do.
  std::array<Space, NumRoles> Takes = allSpaces();
  /// Operands that must be addresses of the shared window, not generic ones.
  std::array<bool, NumRoles> Window = {};

  /// Bytes that each address must be a multiple of; 0: no need, AsSize: the
  /// bytes of the transfer. PTX ISA, alignment of the instruction's operands.
  static constexpr unsigned AsSize = ~0u;
  std::array<unsigned, NumRoles> AlignNeed = {};

  std::string Reduction; ///< "add", "min", ... or empty
  DType ReductionType;   ///< what the instruction computes with

  std::shared_ptr<const AsyncSite> Inner;
  /// The instruction or API call that Inner ends at; null for that itself.
  const AsyncSite *Innermost = nullptr;
  unsigned Depth = 0; ///< calls down to it
  /// A call that only leads to a transfer: none of its arguments is an operand.
  bool Reaches = false;
  /// In the body of a catalogued function: listed, and not the user's.
  bool InLibrary = false;
  /// Set once some caller's arguments were put in place of open roots.
  mutable bool HasOuter = false;

  Space takes(Role R) const { return Takes[static_cast<unsigned>(R)]; }
  std::optional<uint64_t> alignNeed(Role R) const {
    unsigned N = AlignNeed[static_cast<unsigned>(R)];
    return N == AsSize ? Bytes : N ? std::optional<uint64_t>(N) : std::nullopt;
  }
  void take(Role R, Space S, bool InWindow = false) {
    Takes[static_cast<unsigned>(R)] = S;
    Window[static_cast<unsigned>(R)] = InWindow;
  }

  const Operand &operator[](Role R) const {
    return Operands[static_cast<unsigned>(R)];
  }
  Operand &operator[](Role R) { return Operands[static_cast<unsigned>(R)]; }
  static std::array<Space, NumRoles> allSpaces() {
    std::array<Space, NumRoles> A;
    A.fill(Space::Any);
    return A;
  }
  /// The outermost instruction or API call below this site.
  const AsyncSite &innermost() const { return Innermost ? *Innermost : *this; }
  /// Makes this a call that leads to \p S.
  void leadTo(std::shared_ptr<const AsyncSite> S) {
    Innermost = &S->innermost();
    Depth = S->Depth + 1;
    Inner = std::move(S);
  }
};
using SitePtr = std::shared_ptr<AsyncSite>;

} // namespace smemlint

#endif // SMEMLINT_MODEL_SITE_H
