//===- test/unit/PtxParserTest.cpp - parse() of inline PTX ----------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "ptx/PtxParser.h"
#include "gtest/gtest.h"

using namespace smemlint::ptx;
using llvm::StringRef;
using K = PtxOperand::Kind;

namespace {

StringRef slice(StringRef Text, PtxRange R) {
  return Text.slice(R.Begin, R.End);
}

PtxBlock clean(StringRef Text) {
  PtxBlock B = parse(Text);
  for (const PtxDiagnostic &D : B.Diagnostics)
    ADD_FAILURE() << Text.str() << "\n" << D.Message << " at " << D.Range.Begin;
  return B;
}

PtxInstruction only(StringRef Text) {
  PtxBlock B = clean(Text);
  EXPECT_EQ(B.Instructions.size(), 1u) << Text.str();
  return B.Instructions.empty() ? PtxInstruction() : B.Instructions[0];
}

TEST(PtxParser, StemsByLongestMatch) {
  const struct {
    StringRef Text;
    PtxStem Stem;
    unsigned Modifiers;
  } Cases[] = {
      {"cp.async.cg.shared.global [%0], [%1], 16;", PtxStem::CpAsync, 3},
      {"cp.async.bulk.shared::cta.global.mbarrier::complete_tx::bytes [%0], "
       "[%1], %2, [%3];",
       PtxStem::CpAsyncBulk, 3},
      {"cp.async.bulk.tensor.2d.global.shared::cta.bulk_group [%0, {%1, %2}], "
       "[%3];",
       PtxStem::CpAsyncBulkTensor, 4},
      {"cp.async.bulk.prefetch.tensor.2d.L2.global [%0, {%1, %2}];",
       PtxStem::CpAsyncBulkPrefetchTensor, 3},
      {"cp.async.bulk.prefetch.L2.global [%0], 16;",
       PtxStem::CpAsyncBulkPrefetch, 2},
      {"cp.async.bulk.commit_group;", PtxStem::BulkCommit, 0},
      {"cp.async.bulk.wait_group.read 0;", PtxStem::BulkWaitGroup, 1},
      {"cp.async.commit_group;", PtxStem::CpAsyncCommit, 0},
      {"cp.async.mbarrier.arrive.noinc.b64 [%0];",
       PtxStem::CpAsyncMbarrierArrive, 2},
      {"mbarrier.try_wait.parity.shared::cta.b64 p, [%0], 0;",
       PtxStem::MbarTryWaitParity, 2},
      {"mbarrier.arrive.noComplete.b64 %0, [%1], 1;", PtxStem::MbarArrive, 2},
      {"fence.proxy.async::generic.acquire.sync_restrict::shared::cluster."
       "cluster;",
       PtxStem::FenceProxyAsyncGeneric, 3},
      {"fence.proxy.async.shared::cta;", PtxStem::FenceProxyAsync, 1},
      {"cp.asynch.cg [%0];", PtxStem::Other, 2},
      {"setp.ne.b32 p, %0, 0;", PtxStem::Other, 2},
  };
  for (const auto &C : Cases) {
    PtxInstruction I = only(C.Text);
    EXPECT_EQ(I.Stem, C.Stem) << C.Text.str();
    EXPECT_EQ(I.Modifiers.size(), C.Modifiers) << C.Text.str();
    EXPECT_EQ(slice(C.Text, I.StemRange), I.StemText);
    for (const PtxModifier &M : I.Modifiers)
      EXPECT_EQ(slice(C.Text, M.Range), "." + M.Text.str());
    EXPECT_EQ(slice(C.Text, I.Range), C.Text.drop_back());
  }
}

TEST(PtxParser, OperandKindsAndRanges) {
  StringRef Text = "foo.b32 %0, %[name], %%laneid, %laneid, r1, _, 0x10, -4, "
                   "0f3F800000, 1.5, {%1, %2}, [%3+16], [%4, {%5}], d|p, !p, "
                   "2*8+1, (7), \"s\", [sm+%6], v.x;";
  PtxInstruction I = only(Text);
  const struct {
    K Kind;
    StringRef Spelling;
  } Want[] = {{K::AsmOperand, "%0"},
              {K::AsmOperand, "%[name]"},
              {K::SpecialRegister, "%%laneid"},
              {K::SpecialRegister, "%laneid"},
              {K::Symbol, "r1"},
              {K::Sink, "_"},
              {K::Immediate, "0x10"},
              {K::Immediate, "-4"},
              {K::Immediate, "0f3F800000"},
              {K::Immediate, "1.5"},
              {K::List, "{%1, %2}"},
              {K::Address, "[%3+16]"},
              {K::Address, "[%4, {%5}]"},
              {K::Pair, "d|p"},
              {K::Symbol, "!p"},
              {K::Expression, "2*8+1"},
              {K::Immediate, "(7)"},
              {K::String, "\"s\""},
              {K::Address, "[sm+%6]"},
              {K::Symbol, "v.x"}};
  ASSERT_EQ(I.Operands.size(), std::size(Want));
  for (unsigned N = 0; N < std::size(Want); ++N) {
    EXPECT_EQ(I.Operands[N].K, Want[N].Kind) << Want[N].Spelling.str();
    EXPECT_EQ(slice(Text, I.Operands[N].Range), Want[N].Spelling);
  }
  EXPECT_EQ(I.Operands[0].Index, 0);
  EXPECT_EQ(I.Operands[1].Name, "name");
  EXPECT_EQ(I.Operands[6].Value, 16);
  EXPECT_EQ(I.Operands[7].Value, -4);
  EXPECT_TRUE(I.Operands[8].IsFloat);
  EXPECT_TRUE(I.Operands[9].IsFloat);
  EXPECT_EQ(I.Operands[11].offset()->Value, 16);
  EXPECT_EQ(I.Operands[11].list(), nullptr);
  EXPECT_EQ(I.Operands[12].base()->Index, 4);
  EXPECT_EQ(I.Operands[12].list()->Elements.size(), 1u);
  EXPECT_TRUE(I.Operands[14].Negated);
  EXPECT_EQ(I.Operands[15].Value, 17);
  EXPECT_EQ(I.Operands[16].Value, 7);
  EXPECT_EQ(I.Operands[18].offset()->Index, 6);
}

TEST(PtxParser, Immediates) {
  const struct {
    StringRef Text;
    std::optional<int64_t> Value;
    bool Float;
  } Cases[] = {{"16", 16, false},
               {"16U", 16, false},
               {"0XfF", 255, false},
               {"0b101", 5, false},
               {"010", 8, false},
               {"-0x10", -16, false},
               {"8*2", 16, false},
               {"1+2*3", 7, false},
               {"(1+2)*3", 9, false},
               {"5/0", std::nullopt, false},
               {"0d3FF0000000000000", std::nullopt, true},
               {"1e-5", std::nullopt, true},
               {"9223372036854775807+1", INT64_MIN, false},
               {"99999999999999999999999", std::nullopt, false}};
  for (const auto &C : Cases) {
    std::string Text = "f " + C.Text.str() + ";";
    PtxInstruction I = only(Text);
    ASSERT_EQ(I.Operands.size(), 1u);
    EXPECT_EQ(I.Operands[0].Value, C.Value) << C.Text.str();
    EXPECT_EQ(I.Operands[0].IsFloat, C.Float) << C.Text.str();
  }
}

TEST(PtxParser, ScopesRegistersLabelsPredicates) {
  StringRef Text = "{\n\t.reg .pred p, q;\n\t.reg .b32 r<4>;\nLAB_%=:\n"
                   "\tmbarrier.try_wait.parity.shared::cta.b64 p, [%0], %1;\n"
                   "\t@!p bra LAB_%=;\n\t@%q mov.b32 r3, r4; // r4 is unknown\n"
                   "\t{ .reg .f32 p; add.f32 p, p, p; }\n"
                   "\t@p bra L_${:uid};\nL_${:uid}:\n}\nmov.b32 p, r0;";
  PtxBlock B = clean(Text);
  ASSERT_EQ(B.Instructions.size(), 6u);
  ASSERT_EQ(B.ScopeParents.size(), 3u);
  EXPECT_EQ(B.ScopeParents[2], 1u);
  ASSERT_EQ(B.Labels.size(), 2u);
  EXPECT_EQ(B.Labels[0].Name, "LAB_%=");
  EXPECT_EQ(B.Labels[1].Name, "L_${:uid}");
  const PtxInstruction &Wait = B.Instructions[0];
  EXPECT_EQ(Wait.Operands[0].K, K::Register);
  EXPECT_TRUE(Wait.Operands[0].RegType->isPred());
  ASSERT_TRUE(B.Instructions[1].Predicate);
  EXPECT_TRUE(B.Instructions[1].Predicate->Negated);
  EXPECT_EQ(slice(Text, B.Instructions[1].Predicate->Range), "@!p");
  EXPECT_EQ(B.Instructions[1].Operands[0].Name, "LAB_%=");
  EXPECT_EQ(B.Instructions[2].Predicate->Guard.K, K::Register);
  EXPECT_EQ(B.Instructions[2].Operands[0].RegType->Name, "b32");
  EXPECT_EQ(B.Instructions[2].Operands[1].K, K::Symbol);
  EXPECT_EQ(B.Instructions[3].Operands[0].RegType->Name, "f32");
  EXPECT_EQ(B.Instructions[3].Scope, 2u);
  EXPECT_TRUE(B.Instructions[4].Predicate->Guard.RegType->isPred());
  EXPECT_EQ(B.Instructions[5].Operands[0].K, K::Symbol); // out of scope
}

TEST(PtxParser, Comments) {
  PtxBlock B = clean("// a; b\ncp.async.commit_group/*x*/; /* ; */ // end");
  EXPECT_EQ(B.Instructions.size(), 1u);
  EXPECT_EQ(parse("mov.b32 %0, 1; /* open").Diagnostics.size(), 1u);
}

TEST(PtxParser, OtherStatements) {
  PtxBlock B =
      clean(".pragma \"nounroll\"; call (%0), f, (%1, %2); "
            "elect.sync _|P, %3; .reg .v4 .f32 v; bra.uni DONE; DONE:");
  ASSERT_EQ(B.Instructions.size(), 3u);
  EXPECT_EQ(B.Instructions[0].Operands[2].K, K::List);
  EXPECT_EQ(B.Instructions[1].Operands[0].Elements[0].K, K::Sink);
  EXPECT_EQ(B.Registers[0].Type->Name, "f32");
}

TEST(PtxParser, PastedOpcode) {
  PtxInstruction I = only("cp.async.%1.shared.global [%0], [%2], 16;");
  EXPECT_TRUE(I.Pasted);
  EXPECT_EQ(I.Stem, PtxStem::CpAsync);
}

TEST(PtxParser, MalformedPartsResume) {
  for (StringRef Bad : {"foo [%0;", "foo %0 %1;", "foo {%0, };", "foo [];",
                        "foo [%0-4];", "@ foo;", "@!;", "5;", "foo ,;", "%0;",
                        ".reg .b32 5;", ";", "foo [%0, %1, %2];",
                        ".reg .b32 r<x>;", "foo [[[[[[[[[[[[[[[[[[[[%0;"}) {
    std::string Text = Bad.str() + " cp.async.wait_all;";
    PtxBlock B = parse(Text);
    EXPECT_FALSE(B.Diagnostics.empty()) << Text;
    ASSERT_FALSE(B.Instructions.empty()) << Text;
    EXPECT_EQ(B.Instructions.back().Stem, PtxStem::CpAsyncWaitAll) << Text;
    for (const PtxDiagnostic &D : B.Diagnostics)
      EXPECT_LE(D.Range.End, Text.size());
  }
  EXPECT_EQ(parse("{ cp.async.wait_all }").Diagnostics.size(), 1u);
  EXPECT_EQ(parse("{ cp.async.wait_all;").Diagnostics.size(), 1u);
  EXPECT_EQ(parse("} cp.async.wait_all;").Instructions.size(), 1u);
  EXPECT_TRUE(parse("").Diagnostics.empty());
}

TEST(PtxParser, LinearTime) {
  // Each of these is quadratic in a careless parser; 1 MB must be instant.
  for (StringRef Unit :
       {"{", "[", "%[a", "@p ", "- ", "/*", "a|", "{ .reg .b32 p;",
        "a.b::", "(1+", "L: ", "foo %0, ", "\"", ";", "0x"}) {
    std::string Text;
    while (Text.size() < (1u << 20))
      Text += Unit;
    PtxBlock B = parse(Text);
    EXPECT_EQ(B.ScopeParents[0], 0u);
  }
}

} // namespace
