//===- CatalogueFile.cpp --------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "CatalogueFile.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/YAMLTraits.h"

using namespace smemlint;
using llvm::StringRef;

namespace {

/// Where an operand stands: a parameter's index, or "this".
struct Index {
  int Value = 0;
};

struct Form {
  std::optional<unsigned> Args;
  std::map<int, std::string> Tags;
  std::array<std::optional<Index>, NumRoles> Roles;
  std::optional<SizeSpec> Size;
  std::optional<Index> From;
  Space To = Space::Unknown;
  Space DestinationSpace = Space::Any, SourceSpace = Space::Any;
  std::string Reduction;
  std::optional<Index> Through;
  std::string ThroughElement;
};

struct Function {
  std::string Name;
  std::vector<std::string> Also;
  EntryKind Kind = EntryKind::Copy;
  std::string Op;
  Completion Done = Completion::None;
  unsigned Arch = 0, Granule = 1, Align = 1;
  std::vector<Form> Forms;
};

struct File {
  unsigned Version = 0;
  std::vector<Function> Functions;
  std::vector<CatalogueType> Types;
};

/// The keys that name operands, in the order of Role. A size has a mapping of
/// its own.
constexpr StringRef RoleKeys[NumRoles] = {
    "dst",      "src",       "value",        "size", "barrier",
    "pipeline", "group",     "predicate",    "mask", "map",
    "coords",   "zero-fill", "reduction-arg"};
constexpr bool isIndexKey(unsigned I) {
  return I != static_cast<unsigned>(Role::Size);
}

constexpr StringRef FormKeys[] = {
    "args",      "tags",      "size",      "from",    "to",
    "dst-space", "src-space", "reduction", "through", "through-element"};
constexpr StringRef FunctionKeys[] = {"name",    "also",       "kind",
                                      "op",      "completion", "arch",
                                      "granule", "align",      "forms"};
constexpr StringRef OtherKeys[] = {
    "version", "functions", "types", "dtype",   "lanes",          "bytes",
    "carrier", "element",   "count", "pointer", "element-member", "opaque",
    "barrier", "scope",     "arg",   "unit",    "template",       "sizeof"};

/// The known key nearest to a misspelt one.
StringRef suggestion(StringRef Wrong) {
  StringRef Best;
  unsigned BestDistance = 3;
  auto Try = [&](llvm::ArrayRef<StringRef> Keys) {
    for (StringRef Key : Keys) {
      unsigned D = Wrong.edit_distance(Key, true, BestDistance);
      if (D < BestDistance) {
        BestDistance = D;
        Best = Key;
      }
    }
  };
  Try(RoleKeys);
  Try(FormKeys);
  Try(FunctionKeys);
  Try(OtherKeys);
  return Best;
}

} // namespace

LLVM_YAML_IS_SEQUENCE_VECTOR(Form)
LLVM_YAML_IS_SEQUENCE_VECTOR(Function)
LLVM_YAML_IS_SEQUENCE_VECTOR(smemlint::CatalogueType)

namespace llvm::yaml {

template <> struct ScalarTraits<Index> {
  static void output(const Index &, void *, raw_ostream &) {}
  static StringRef input(StringRef Text, void *, Index &I) {
    if (Text == "this") {
      I.Value = ThisArgument;
      return {};
    }
    if (Text.getAsInteger(10, I.Value) || I.Value < 0 || I.Value > 63)
      return "expected the position of a parameter (0 is the first) or 'this'";
    return {};
  }
  static QuotingType mustQuote(StringRef) { return QuotingType::None; }
};

template <> struct ScalarTraits<Format> {
  static void output(const Format &, void *, raw_ostream &) {}
  static StringRef input(StringRef Text, void *, Format &F) {
    std::optional<Format> Parsed = parseFormat(Text);
    if (!Parsed)
      return "unknown dtype; known are f64 f32 tf32 f16 bf16 e4m3 e5m2 e8m0 "
             "e3m2 e2m3 e2m1 i4..i128 u4..u128 bool";
    F = *Parsed;
    return {};
  }
  static QuotingType mustQuote(StringRef) { return QuotingType::None; }
};

template <> struct ScalarEnumerationTraits<EntryKind> {
  static void enumeration(IO &Io, EntryKind &K) {
    Io.enumCase(K, "store", EntryKind::Store);
    Io.enumCase(K, "copy", EntryKind::Copy);
    Io.enumCase(K, "reduce", EntryKind::Reduce);
    Io.enumCase(K, "fill", EntryKind::Fill);
    Io.enumCase(K, "address", EntryKind::Address);
    Io.enumCase(K, "bits", EntryKind::Bits);
    Io.enumCase(K, "init", EntryKind::Init);
    Io.enumCase(K, "expect", EntryKind::Expect);
    Io.enumCase(K, "arrive", EntryKind::Arrive);
    Io.enumCase(K, "wait", EntryKind::Wait);
  }
};

template <> struct ScalarEnumerationTraits<Completion> {
  static void enumeration(IO &Io, Completion &C) {
    Io.enumCase(C, "none", Completion::None);
    Io.enumCase(C, "barrier", Completion::Barrier);
    Io.enumCase(C, "group", Completion::Group);
    Io.enumCase(C, "bulk-group", Completion::BulkGroup);
    Io.enumCase(C, "pipeline", Completion::Pipeline);
  }
};

template <> struct ScalarEnumerationTraits<Space> {
  static void enumeration(IO &Io, Space &S) {
    Io.enumCase(S, "same", Space::Unknown);
    Io.enumCase(S, "any", Space::Any);
    Io.enumCase(S, "shared", Space::Shared);
    Io.enumCase(S, "cluster", Space::Cluster);
    Io.enumCase(S, "global", Space::Global);
  }
};

template <> struct ScalarEnumerationTraits<SizeUnit> {
  static void enumeration(IO &Io, SizeUnit &U) {
    Io.enumCase(U, "bytes", SizeUnit::Bytes);
    Io.enumCase(U, "elements", SizeUnit::Elements);
  }
};

template <> struct MappingTraits<SizeSpec> {
  static void mapping(IO &Io, SizeSpec &S) {
    Io.mapOptional("arg", S.Arg);
    Io.mapOptional("template", S.Template);
    Io.mapOptional("sizeof", S.SizeOf);
    Io.mapOptional("bytes", S.Constant);
    Io.mapOptional("unit", S.Unit);
  }
  static std::string validate(IO &, SizeSpec &S) {
    int Given = S.Arg.has_value() + S.Template.has_value() +
                S.SizeOf.has_value() + S.Constant.has_value();
    if (Given != 1)
      return "'size' takes exactly one of 'arg', 'template', 'sizeof' and "
             "'bytes'";
    return {};
  }
};

/// {0: cluster, 1: global}
template <> struct CustomMappingTraits<std::map<int, std::string>> {
  static void inputOne(IO &Io, StringRef Key, std::map<int, std::string> &M) {
    int At = 0;
    if (Key.getAsInteger(10, At) || At < 0) {
      Io.setError("a key of 'tags' is the position of a parameter");
      return;
    }
    Io.mapRequired(Key.str().c_str(), M[At]);
  }
  static void output(IO &, std::map<int, std::string> &) {}
};

template <> struct MappingTraits<Form> {
  static void mapping(IO &Io, Form &F) {
    Io.mapOptional("args", F.Args);
    Io.mapOptional("tags", F.Tags);
    for (unsigned I = 0; I != NumRoles; ++I)
      if (isIndexKey(I))
        Io.mapOptional(RoleKeys[I].data(), F.Roles[I]);
    Io.mapOptional("size", F.Size);
    Io.mapOptional("from", F.From);
    Io.mapOptional("to", F.To);
    Io.mapOptional("dst-space", F.DestinationSpace);
    Io.mapOptional("src-space", F.SourceSpace);
    Io.mapOptional("reduction", F.Reduction);
    Io.mapOptional("through", F.Through);
    Io.mapOptional("through-element", F.ThroughElement);
  }
  static std::string validate(IO &, Form &F) {
    if (!F.Args)
      return {};
    auto Past = [&](int I) { return I >= static_cast<int>(*F.Args); };
    auto Wrong = [&](StringRef Key, int I) {
      return "'" + Key.str() + ": " + std::to_string(I) +
             "' is past the last parameter of a form with 'args: " +
             std::to_string(*F.Args) + "' (positions count from 0)";
    };
    for (unsigned I = 0; I != NumRoles; ++I)
      if (F.Roles[I] && Past(F.Roles[I]->Value))
        return Wrong(RoleKeys[I], F.Roles[I]->Value);
    for (const auto &[At, Tag] : F.Tags)
      if (Past(At))
        return Wrong("tags", At);
    if (F.Through && Past(F.Through->Value))
      return Wrong("through", F.Through->Value);
    if (F.From && Past(F.From->Value))
      return Wrong("from", F.From->Value);
    if (F.Size && F.Size->Arg && Past(*F.Size->Arg))
      return Wrong("size: arg", *F.Size->Arg);
    if (F.Size && F.Size->SizeOf && Past(*F.Size->SizeOf))
      return Wrong("size: sizeof", *F.Size->SizeOf);
    return {};
  }
};

template <> struct MappingTraits<Function> {
  static void mapping(IO &Io, Function &F) {
    Io.mapRequired("name", F.Name);
    Io.mapOptional("also", F.Also);
    Io.mapRequired("kind", F.Kind);
    Io.mapOptional("op", F.Op);
    Io.mapOptional("completion", F.Done);
    Io.mapOptional("arch", F.Arch);
    Io.mapOptional("granule", F.Granule);
    Io.mapOptional("align", F.Align);
    Io.mapRequired("forms", F.Forms);
  }
  static std::string validate(IO &, Function &F) {
    auto Lacks = [&](Role R) {
      return llvm::any_of(F.Forms, [&](const Form &G) {
        return !G.Roles[static_cast<unsigned>(R)];
      });
    };
    switch (F.Kind) {
    case EntryKind::Store:
      if (Lacks(Role::Value) || Lacks(Role::Destination))
        return "every form of a 'store' names its 'value' and 'dst'";
      break;
    case EntryKind::Fill:
      if (Lacks(Role::Destination))
        return "every form of a 'fill' names its 'dst'";
      break;
    case EntryKind::Copy:
    case EntryKind::Reduce:
      for (const Form &G : F.Forms)
        if (!G.Roles[static_cast<unsigned>(Role::Destination)] &&
            !G.Roles[static_cast<unsigned>(Role::TensorMap)])
          return "every form of a 'copy' or 'reduce' names its 'dst', or the "
                 "'map' that stands for it";
      break;
    case EntryKind::Address:
    case EntryKind::Bits:
      for (const Form &G : F.Forms)
        if (!G.From)
          return "every form of an 'address' or 'bits' function says 'from' "
                 "which parameter";
      break;
    case EntryKind::Init:
    case EntryKind::Expect:
    case EntryKind::Arrive:
    case EntryKind::Wait:
      if (Lacks(Role::Barrier))
        return "every form of an 'init', 'expect', 'arrive' or 'wait' names "
               "its 'barrier'";
      break;
    }
    return F.Forms.empty() ? "'forms' is empty" : std::string();
  }
};

template <> struct MappingTraits<CatalogueType> {
  static void mapping(IO &Io, CatalogueType &T) {
    Io.mapRequired("name", T.Name);
    Io.mapOptional("dtype", T.Element);
    Io.mapOptional("lanes", T.Lanes);
    Io.mapOptional("bytes", T.Bytes);
    Io.mapOptional("carrier", T.Carrier);
    Io.mapOptional("element", T.ElementArg);
    Io.mapOptional("element-member", T.ElementMember);
    Io.mapOptional("count", T.CountArg);
    Io.mapOptional("pointer", T.Pointer);
    Io.mapOptional("opaque", T.Opaque);
    Io.mapOptional("barrier", T.Barrier);
    Io.mapOptional("scope", T.ScopeArg);
  }
  static std::string validate(IO &, CatalogueType &T) {
    if (T.Element.has_value() + T.ElementArg.has_value() +
            !T.ElementMember.empty() + T.Opaque + T.Barrier !=
        1)
      return "a type has either a 'dtype', or an 'element', the position of "
             "the template argument that is one, or an 'element-member', the "
             "name of the member type that is one, or is 'opaque' or a "
             "'barrier'";
    if (T.ScopeArg && !T.Barrier)
      return "'scope' belongs to a 'barrier'";
    return {};
  }
};

template <> struct MappingTraits<File> {
  static void mapping(IO &Io, File &F) {
    Io.mapRequired("version", F.Version);
    Io.mapOptional("functions", F.Functions);
    Io.mapOptional("types", F.Types);
  }
  static std::string validate(IO &In, File &F) {
    // Without a node the text was refused already, and setError() would crash.
    if (F.Version != 1 && static_cast<Input &>(In).getCurrentNode())
      return "this build reads 'version: 1' of the catalogue format";
    return {};
  }
};

} // namespace llvm::yaml

namespace {

CatalogueEntry entry(const Function &F, const Form &G, StringRef Name) {
  CatalogueEntry E;
  E.Name = Name.str();
  E.Kind = F.Kind;
  E.Op = F.Op.empty() ? Name.substr(Name.rfind(':') + 1).str() : F.Op;
  E.Done = F.Done;
  E.MinArch = F.Arch;
  E.Granule = F.Granule;
  E.Align = F.Align;
  E.Args = G.Args;
  E.Tags = G.Tags;
  for (unsigned I = 0; I != NumRoles; ++I)
    if (G.Roles[I])
      E.Roles[I] = G.Roles[I]->Value;
  if (G.Size)
    E.Size = *G.Size;
  if (E.Size.Arg)
    E.Roles[static_cast<unsigned>(Role::Size)] = E.Size.Arg;
  if (G.From)
    E.From = G.From->Value;
  E.To = G.To;
  E.DestinationSpace = G.DestinationSpace;
  E.SourceSpace = G.SourceSpace;
  E.Reduction = G.Reduction;
  if (G.Through)
    E.Through = G.Through->Value;
  E.ThroughElement = G.ThroughElement;
  return E;
}

/// Nothing but white space and comments, which the YAML reader cannot map.
bool isBlank(StringRef Text) {
  while (!Text.empty()) {
    auto [Line, Rest] = Text.split('\n');
    Line = Line.trim();
    if (!Line.empty() && !Line.starts_with("#") && Line != "---" &&
        Line != "...")
      return false;
    Text = Rest;
  }
  return true;
}

/// Keeps the first message; the YAML reader goes on after it.
void keepFirst(const llvm::SMDiagnostic &D, void *Context) {
  auto &Message = *static_cast<std::string *>(Context);
  if (!Message.empty())
    return;
  StringRef Text = D.getMessage();
  // Some faults have no place. The caller puts the file's name before it.
  bool Placed = D.getLineNo() > 0;
  Message = (":" + llvm::Twine(Placed ? D.getLineNo() : 1) + ":" +
             llvm::Twine(Placed ? D.getColumnNo() + 1 : 1) + ": " + Text)
                .str();
  if (Text.consume_front("unknown key '")) {
    StringRef Better = suggestion(Text.drop_back());
    if (Better == Text.drop_back())
      Message += "; it does not belong here";
    else if (!Better.empty())
      Message += "; did you mean '" + Better.str() + "'?";
  } else if (Text == "unknown enumerated scalar")
    Message +=
        "; 'kind' takes store, copy, reduce, fill, address, bits, init, "
        "expect, "
        "arrive or wait, "
        "'completion' none, barrier, group, bulk-group or pipeline, 'to' and "
        "the spaces same, any, shared, cluster or global, 'unit' bytes or "
        "elements";
}

} // namespace

llvm::Error smemlint::parseCatalogueFile(llvm::MemoryBufferRef Buffer,
                                         CatalogueFile &Into) {
  if (isBlank(Buffer.getBuffer()))
    return llvm::createStringError(
        std::errc::invalid_argument,
        "%s:1:1: the catalogue is empty: expected 'version: 1' and 'functions' "
        "or 'types'",
        Buffer.getBufferIdentifier().str().c_str());
  // The YAML reader has nothing to read on such bytes, and does not check.
  size_t Bad = 0;
  if (!llvm::json::isUTF8(Buffer.getBuffer(), &Bad)) {
    StringRef Before = Buffer.getBuffer().take_front(Bad);
    size_t Line = Before.count('\n') + 1;
    size_t Column = Before.size() - (Before.rfind('\n') + 1) + 1;
    return llvm::createStringError(
        std::errc::invalid_argument, "%s:%zu:%zu: the catalogue is not UTF-8",
        Buffer.getBufferIdentifier().str().c_str(), Line, Column);
  }
  File Parsed;
  std::string Message;
  llvm::yaml::Input In(Buffer, nullptr, keepFirst, &Message);
  In >> Parsed;
  if (In.error() || !In.getCurrentNode()) {
    if (Message.empty())
      Message = ":1:1: not a catalogue: expected a mapping with 'version: 1'";
    return llvm::createStringError(
        std::make_error_code(std::errc::invalid_argument),
        Buffer.getBufferIdentifier() + Message);
  }
  for (const Function &F : Parsed.Functions)
    for (const Form &G : F.Forms) {
      Into.Entries.push_back(entry(F, G, F.Name));
      for (const std::string &Other : F.Also)
        Into.Entries.push_back(entry(F, G, Other));
    }
  Into.Types = std::move(Parsed.Types);
  return llvm::Error::success();
}
