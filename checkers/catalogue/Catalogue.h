//===- Catalogue.h - What functions and types mean, as data -----*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One YAML format for the built-in APIs (catalogue/builtin/*.yaml, embedded at
// build time) and for a user's own functions and types. Format and examples:
// docs/catalogue.md.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_CATALOGUE_CATALOGUE_H
#define SMEMLINT_CATALOGUE_CATALOGUE_H

#include "model/Site.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/MemoryBufferRef.h"
#include <deque>
#include <functional>
#include <map>
#include <optional>

namespace smemlint {

/// What a catalogued function does.
enum class EntryKind : uint8_t {
  Store,
  Copy,
  Reduce,
  Fill,
  Address, ///< hands on an address that it was given
  Bits,    ///< hands on the bits of a value that it was given
  Init,    ///< initialises an mbarrier
  Expect,  ///< expects bytes on it, with or without an arrival
  Arrive,
  Wait,
};

/// A function of this kind moves data: its calls are sites.
constexpr bool isTransfer(EntryKind K) { return K < EntryKind::Address; }

enum class Completion : uint8_t {
  None,
  Barrier,   ///< mbarrier complete_tx or arrive
  Group,     ///< cp.async commit_group / wait_group
  BulkGroup, ///< cp.async.bulk commit_group / wait_group
  Pipeline,
};

/// The index of `this` where an index of an argument is wanted.
constexpr int ThisArgument = -1;

/// How many bytes a site moves. At most one of the sources is set.
struct SizeSpec {
  std::optional<int> Arg;      ///< the argument that says so, in Unit
  std::optional<int> Template; ///< template argument of the callee or its class
  std::optional<int> SizeOf; ///< sizeof what this argument points or refers to
  std::optional<uint64_t> Constant;
  SizeUnit Unit = SizeUnit::Bytes;
};

/// One form (overload) of one catalogued function.
struct CatalogueEntry {
  std::string Name; ///< qualified, without inline namespaces
  EntryKind Kind = EntryKind::Copy;
  std::string Op; ///< "cp.async.bulk"; the unqualified name if left out
  Completion Done = Completion::None;
  unsigned MinArch = 0; ///< 90 for sm_90; 0: any
  unsigned Granule = 1; ///< bytes that the size is a multiple of
  unsigned Align = 1;   ///< bytes both addresses are aligned to

  std::optional<unsigned> Args; ///< exact number of parameters
  std::map<int, std::string> Tags;
  std::array<std::optional<int>, NumRoles> Roles;
  SizeSpec Size;
  std::optional<int> From; ///< Address, Bits: the argument handed on
  Space To = Space::Unknown;
  Space DestinationSpace = Space::Any;
  Space SourceSpace = Space::Any;
  std::string Reduction; ///< "add" where the function has one operation
  /// The parameter whose type names the operation: the function is a site only
  /// if a catalogued class stands in it,
  /// cute::copy(Copy_Atom<SM80_CP_ASYNC...>).
  std::optional<int> Through;
  /// The member type of that parameter's class that is the element which moves.
  std::string ThroughElement;

  std::optional<int> role(Role R) const {
    return Roles[static_cast<unsigned>(R)];
  }
};

/// What one named class means as a dtype.
struct CatalogueType {
  std::string Name;
  std::optional<Format> Element;
  unsigned Lanes = 1;
  std::optional<unsigned> Bytes; ///< of a packed format
  bool Carrier = false;
  std::optional<int> ElementArg; ///< template argument that is the element
  std::string ElementMember;     ///< member type that is the element
  std::optional<int> CountArg;   ///< template argument that is the count
  bool Pointer = false;          ///< an object of it points to the element
  bool Opaque = false;           ///< its members are no elements: a coordinate
  bool Barrier = false; ///< an object of it is an mbarrier, or stands for one
  std::optional<int> ScopeArg; ///< template argument that is its thread scope
};

class Catalogue {
public:
  /// Whether a unit has this identifier.
  using NameTest = std::function<bool(llvm::StringRef)>;

  /// With the built-in entries; those that the unit at hand cannot declare,
  /// because it lacks a part of their names, are left out: reading them all
  /// takes longer than the analysis of a small unit.
  static Catalogue builtin(const NameTest &IsNamed = nullptr);

  /// Adds a file's entries; they win over earlier ones of the same name. The
  /// error reads "FILE:LINE:COLUMN: what is wrong and what would be right".
  llvm::Error add(llvm::MemoryBufferRef File);
  llvm::Error addFile(llvm::StringRef Path);

  using Forms = llvm::SmallVector<const CatalogueEntry *, 4>;
  /// All forms of a function by qualified name; empty if there is none.
  const Forms &functions(llvm::StringRef QualifiedName) const;
  const CatalogueType *type(llvm::StringRef QualifiedName) const;

  /// Cheap filters for the last component of a name.
  bool mayBeFunction(llvm::StringRef Unqualified) const {
    return FunctionNames.contains(Unqualified);
  }
  bool mayBeType(llvm::StringRef Unqualified) const {
    return TypeNames.contains(Unqualified);
  }

private:
  std::deque<CatalogueEntry> Entries; // stable addresses
  std::deque<CatalogueType> Types;
  llvm::StringMap<Forms> ByName;
  llvm::StringMap<const CatalogueType *> TypeByName;
  llvm::StringMap<char> FunctionNames, TypeNames;
};

} // namespace smemlint

#endif // SMEMLINT_CATALOGUE_CATALOGUE_H
