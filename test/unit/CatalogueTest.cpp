//===- CatalogueTest.cpp --------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "catalogue/Catalogue.h"
#include "catalogue/CatalogueFile.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "gtest/gtest.h"

using namespace smemlint;

namespace {

/// Empty if \p Text is a catalogue, else the error.
std::string add(Catalogue &C, llvm::StringRef Text) {
  if (llvm::Error E = C.add(llvm::MemoryBufferRef(Text, "own.yaml")))
    return llvm::toString(std::move(E));
  return {};
}

std::string errorOf(llvm::StringRef Text) {
  Catalogue C;
  return add(C, Text);
}

TEST(Catalogue, Builtin) {
  Catalogue C = Catalogue::builtin();
  for (const char *Name :
       {"cuda::memcpy_async", "cuda::device::memcpy_async_tx",
        "cuda::ptx::cp_async_bulk", "cuda::ptx::st_async",
        "cuda::ptx::red_async", "cooperative_groups::memcpy_async",
        "__pipeline_memcpy_async", "cutlass::arch::cp_async",
        "cute::store_shared_remote", "kittens::tma::load_async",
        "__nvvm_cp_async_ca_shared_global_16", "__cvta_generic_to_shared"}) {
    EXPECT_FALSE(C.functions(Name).empty()) << Name;
    llvm::StringRef Last(Name);
    if (size_t At = Last.rfind(':'); At != llvm::StringRef::npos)
      Last = Last.substr(At + 1);
    EXPECT_TRUE(C.mayBeFunction(Last)) << Name;
  }
  EXPECT_TRUE(C.functions("memcpy_async").empty());
  EXPECT_TRUE(C.functions("cuda::no_such_function").empty());

  const CatalogueType *Half = C.type("__half");
  ASSERT_NE(Half, nullptr);
  EXPECT_EQ(Half->Element, Format::F16);
  EXPECT_FALSE(Half->Carrier);
  const CatalogueType *Int4 = C.type("int4");
  ASSERT_NE(Int4, nullptr);
  EXPECT_TRUE(Int4->Carrier);
  EXPECT_EQ(Int4->Lanes, 4u);
  EXPECT_EQ(C.type("half4"), nullptr);
  EXPECT_TRUE(C.mayBeType("half_t"));
  EXPECT_FALSE(C.mayBeType("no_such_type"));
}

TEST(Catalogue, BuiltinOfAUnit) {
  auto Named = [](llvm::ArrayRef<llvm::StringRef> Names) {
    return Catalogue::builtin(
        [=](llvm::StringRef Name) { return llvm::is_contained(Names, Name); });
  };
  EXPECT_TRUE(Named({}).functions("__pipeline_memcpy_async").empty());
  Catalogue Primitives = Named({"__pipeline_memcpy_async", "__half"});
  EXPECT_EQ(Primitives.functions("__pipeline_memcpy_async").size(), 2u);
  EXPECT_NE(Primitives.type("__half"), nullptr);
  EXPECT_FALSE(Primitives.mayBeFunction("memcpy_async"));
  // Every component counts, and any of the names that an entry has.
  EXPECT_TRUE(Named({"cutlass", "cp_async"})
                  .functions("cutlass::arch::cp_async")
                  .empty());
  EXPECT_FALSE(Named({"cutlass", "arch", "cp_async_nan"})
                   .functions("cutlass::arch::cp_async_nan")
                   .empty());
  EXPECT_FALSE(Named({"cute", "SM90_TMA_LOAD_3D", "copy"})
                   .functions("cute::SM90_TMA_LOAD_3D::copy")
                   .empty());
  // Template arguments are no components.
  EXPECT_NE(Named({"cutlass", "integer_subbyte"})
                .type("cutlass::integer_subbyte<4, true>"),
            nullptr);
}

/// The build takes the files apart by text: every name has to be found again.
TEST(Catalogue, BuiltinByEachName) {
  Catalogue All = Catalogue::builtin();
  auto Of = [](llvm::StringRef Name) {
    llvm::SmallVector<llvm::StringRef> Parts;
    Name.split('<').first.split(Parts, "::");
    return Catalogue::builtin(
        [&](llvm::StringRef Part) { return llvm::is_contained(Parts, Part); });
  };
  std::error_code EC;
  unsigned Files = 0;
  for (llvm::sys::fs::directory_iterator I(SMEMLINT_BUILTIN_CATALOGUE, EC), E;
       I != E && !EC; I.increment(EC), ++Files) {
    auto Buffer = llvm::MemoryBuffer::getFile(I->path());
    ASSERT_TRUE(Buffer);
    CatalogueFile Whole;
    ASSERT_FALSE(bool(parseCatalogueFile(**Buffer, Whole)));
    for (const CatalogueEntry &Entry : Whole.Entries) {
      size_t Forms = All.functions(Entry.Name).size();
      EXPECT_GT(Forms, 0u) << Entry.Name;
      EXPECT_EQ(Of(Entry.Name).functions(Entry.Name).size(), Forms)
          << Entry.Name;
    }
    for (const CatalogueType &T : Whole.Types)
      EXPECT_NE(Of(T.Name).type(T.Name), nullptr) << T.Name;
  }
  EXPECT_GE(Files, 7u);
}

TEST(Catalogue, ReadsEverything) {
  Catalogue C;
  ASSERT_EQ(add(C, R"(version: 1
functions:
  - name: lib::copy
    also: [lib::copy_hint, lib::Tile::load]
    kind: copy
    op: cp.async.bulk
    completion: bulk-group
    arch: 90
    granule: 16
    align: 128
    forms:
      - {args: 6, tags: {0: cluster, 1: global}, dst: 2, src: 3, size: {arg: 4}, barrier: 5, dst-space: shared, src-space: global}
      - {args: 3, dst: this, src: 0, size: {template: 1, unit: elements}, mask: 1, predicate: 2}
  - name: lib::put
    kind: store
    forms: [{value: 0, dst: 1, size: {bytes: 4}}]
  - name: lib::max
    kind: reduce
    forms: [{dst: 0, src: 1, size: {sizeof: 0}, reduction: max}]
  - name: lib::address
    kind: address
    forms: [{from: 0, to: shared}]
types:
  - {name: lib::fp4x2, dtype: e2m1, lanes: 2, bytes: 1}
  - {name: 'lib::sub<4, true>', dtype: i4}
  - {name: lib::Vec, element: 0, count: 1}
)"),
            "");

  for (const char *Name : {"lib::copy", "lib::copy_hint", "lib::Tile::load"}) {
    const Catalogue::Forms &Forms = C.functions(Name);
    ASSERT_EQ(Forms.size(), 2u) << Name;
    const CatalogueEntry &A = *Forms[0];
    EXPECT_EQ(A.Name, Name);
    EXPECT_EQ(A.Kind, EntryKind::Copy);
    EXPECT_EQ(A.Op, "cp.async.bulk");
    EXPECT_EQ(A.Done, Completion::BulkGroup);
    EXPECT_EQ(A.MinArch, 90u);
    EXPECT_EQ(A.Granule, 16u);
    EXPECT_EQ(A.Align, 128u);
    EXPECT_EQ(A.Args, 6u);
    EXPECT_EQ(A.Tags,
              (std::map<int, std::string>{{0, "cluster"}, {1, "global"}}));
    EXPECT_EQ(A.role(Role::Destination), 2);
    EXPECT_EQ(A.role(Role::Source), 3);
    EXPECT_EQ(A.role(Role::Size), 4);
    EXPECT_EQ(A.role(Role::Barrier), 5);
    EXPECT_EQ(A.role(Role::Value), std::nullopt);
    EXPECT_EQ(A.DestinationSpace, Space::Shared);
    EXPECT_EQ(A.SourceSpace, Space::Global);
    const CatalogueEntry &B = *Forms[1];
    EXPECT_EQ(B.role(Role::Destination), ThisArgument);
    EXPECT_EQ(B.Size.Template, 1);
    EXPECT_EQ(B.Size.Unit, SizeUnit::Elements);
    EXPECT_EQ(B.DestinationSpace, Space::Any);
  }
  // The unqualified name, where no instruction is named.
  EXPECT_EQ(C.functions("lib::put")[0]->Op, "put");
  EXPECT_EQ(C.functions("lib::put")[0]->Size.Constant, 4u);
  EXPECT_EQ(C.functions("lib::put")[0]->Args, std::nullopt);
  EXPECT_EQ(C.functions("lib::max")[0]->Reduction, "max");
  EXPECT_EQ(C.functions("lib::max")[0]->Size.SizeOf, 0);
  EXPECT_EQ(C.functions("lib::address")[0]->From, 0);
  EXPECT_EQ(C.functions("lib::address")[0]->To, Space::Shared);

  EXPECT_EQ(C.type("lib::fp4x2")->Element, Format::E2M1);
  EXPECT_EQ(C.type("lib::fp4x2")->Bytes, 1u);
  EXPECT_EQ(C.type("lib::sub<4, true>")->Element, Format::I4);
  EXPECT_TRUE(C.mayBeType("sub"));
  EXPECT_EQ(C.type("lib::Vec")->ElementArg, 0);
  EXPECT_EQ(C.type("lib::Vec")->CountArg, 1);
}

TEST(Catalogue, LaterFilesWin) {
  Catalogue C = Catalogue::builtin();
  ASSERT_EQ(add(C, "version: 1\n"
                   "functions:\n"
                   "  - {name: __pipeline_memcpy_async, kind: copy, op: own,\n"
                   "     forms: [{dst: 0, src: 1}]}\n"
                   "types:\n"
                   "  - {name: __half, dtype: f32}\n"),
            "");
  ASSERT_EQ(C.functions("__pipeline_memcpy_async").size(), 1u);
  EXPECT_EQ(C.functions("__pipeline_memcpy_async")[0]->Op, "own");
  EXPECT_EQ(C.type("__half")->Element, Format::F32);
  // The rest stays.
  EXPECT_FALSE(C.functions("cuda::memcpy_async").empty());
}

TEST(Catalogue, AFileIsTakenWholeOrNotAtAll) {
  Catalogue C;
  EXPECT_NE(add(C, "version: 1\n"
                   "functions:\n"
                   "  - {name: lib::copy, kind: copy, forms: [{dst: 0}]}\n"
                   "types:\n"
                   "  - {name: lib::t, dtype: f17}\n"),
            "");
  EXPECT_TRUE(C.functions("lib::copy").empty());
  EXPECT_EQ(C.type("lib::t"), nullptr);
}

TEST(Catalogue, Errors) {
  struct {
    const char *Text;
    const char *Says; ///< begins the message after "own.yaml:"
    const char *AndSays;
  } Cases[] = {
      {"version: 2\n", "", "version: 1"},
      {"functions: []\n", "", "version"},
      {"version: 1\ntypos: []\n",
       "2:", "unknown key 'typos'; did you mean 'types'?"},
      {"version: 1\nfunctions:\n  - {nam: f, kind: copy, forms: [{dst: 0}]}\n",
       "3:", "'name'"},
      {"version: 1\nfunctions:\n  - {name: f, kind: copies, forms: [{dst: "
       "0}]}\n",
       "3:", ""},
      {"version: 1\nfunctions:\n  - {name: f, kind: copy, forms: []}\n",
       "3:", "'forms' is empty"},
      {"version: 1\nfunctions:\n  - {name: f, kind: copy, forms: [{src: 0}]}\n",
       "3:", "'dst'"},
      {"version: 1\nfunctions:\n  - {name: f, kind: store, forms: [{dst: "
       "0}]}\n",
       "3:", "'value'"},
      {"version: 1\nfunctions:\n  - {name: f, kind: bits, forms: [{dst: 0}]}\n",
       "3:", "'from'"},
      {"version: 1\nfunctions:\n  - {name: f, kind: copy, forms: [{dst: "
       "first}]}\n",
       "3:", "position of a parameter"},
      {"version: 1\nfunctions:\n  - {name: f, kind: copy, forms: [{dst: "
       "-2}]}\n",
       "3:", "position of a parameter"},
      {"version: 1\nfunctions:\n"
       "  - {name: f, kind: copy, forms: [{args: 2, dst: 0, src: 2}]}\n",
       "3:", "past the last parameter"},
      {"version: 1\nfunctions:\n"
       "  - {name: f, kind: copy, forms: [{args: 2, dst: 0, size: {arg: "
       "2}}]}\n",
       "3:", "past the last parameter"},
      {"version: 1\nfunctions:\n"
       "  - {name: f, kind: address, forms: [{args: 1, from: 1}]}\n",
       "3:", "past the last parameter"},
      {"version: 1\nfunctions:\n"
       "  - {name: f, kind: copy, forms: [{args: 2, tags: {2: global}, dst: "
       "0}]}\n",
       "3:", "past the last parameter"},
      {"version: 1\nfunctions:\n"
       "  - {name: f, kind: copy, forms: [{dst: 0, size: {arg: 1, bytes: "
       "4}}]}\n",
       "3:", "exactly one of"},
      {"version: 1\nfunctions:\n"
       "  - {name: f, kind: copy, forms: [{dst: 0, size: {unit: bytes}}]}\n",
       "3:", "exactly one of"},
      {"version: 1\nfunctions:\n"
       "  - {name: f, kind: copy, forms: [{dst: 0, barier: 1}]}\n",
       "3:", "unknown key 'barier'; did you mean 'barrier'?"},
      {"version: 1\ntypes:\n  - {name: t, dtype: bfloat16}\n",
       "3:", "unknown dtype"},
      {"version: 1\ntypes:\n  - {name: t}\n", "3:", "'dtype'"},
      {"version: 1\ntypes:\n  - {name: t, dtype: f16, element: 0}\n",
       "3:", "'dtype'"},
      {"version: 1\ntypes: [\n", "", ""},
      {"- version: 1\n", "1:1", ""},
      {"hello\n", "1:1", ""},
      {"# only a comment\n", "1:1", "version: 1"},
  };
  for (auto &C : Cases) {
    std::string Wrong = errorOf(C.Text);
    EXPECT_TRUE(
        llvm::StringRef(Wrong).starts_with(std::string("own.yaml:") + C.Says))
        << C.Text << "-> " << Wrong;
    EXPECT_TRUE(llvm::StringRef(Wrong).contains(C.AndSays))
        << C.Text << "-> " << Wrong;
    // One error, however much is wrong after it.
    EXPECT_EQ(llvm::StringRef(Wrong).count("own.yaml:"), 1u) << Wrong;
  }
}

TEST(Catalogue, EmptyFile) {
  std::string Wrong = errorOf("");
  EXPECT_TRUE(llvm::StringRef(Wrong).starts_with("own.yaml:1:1: ")) << Wrong;
}

TEST(Catalogue, NoPlace) {
  std::string Wrong =
      errorOf("version: 1\nfunctions:\n- name: f\n? -... \n% g: 1s");
  EXPECT_TRUE(llvm::StringRef(Wrong).starts_with("own.yaml:1:1: ")) << Wrong;
}

TEST(Catalogue, NotUtf8) {
  for (const char *Text : {"v\xb1: 2\n", "\xff", "version: 1\nfun\x80: []\n"}) {
    std::string Wrong = errorOf(Text);
    EXPECT_TRUE(llvm::StringRef(Wrong).starts_with("own.yaml:")) << Wrong;
    EXPECT_TRUE(llvm::StringRef(Wrong).ends_with("is not UTF-8")) << Wrong;
  }
  EXPECT_TRUE(llvm::StringRef(errorOf("version: 1\nfun\x80: []\n"))
                  .starts_with("own.yaml:2:4: "));
}

TEST(Catalogue, MissingFile) {
  Catalogue C;
  llvm::Error E = C.addFile("no/such/file.yaml");
  ASSERT_TRUE(static_cast<bool>(E));
  std::string Wrong = llvm::toString(std::move(E));
  EXPECT_TRUE(llvm::StringRef(Wrong).contains("no/such/file.yaml")) << Wrong;
}

} // namespace
