//===- BaselineTest.cpp ---------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "emit/Baseline.h"
#include "ReportSample.h"
#include "emit/Sarif.h"
#include "gtest/gtest.h"

using namespace smemlint;
using clang::tooling::Diagnostic;
using llvm::StringRef;
using smemlint::test::Tree;

namespace {

constexpr const char *File = "/work/src/a.cu";

/// All calls of `send` in a text.
std::vector<Diagnostic> findings(const Tree &T, StringRef Text) {
  std::vector<Diagnostic> Out;
  for (unsigned I = 0; I < Text.count("send"); ++I)
    Out.push_back(T.finding(File, "send", I));
  return Out;
}

llvm::json::Object report(StringRef Text, const Baseline *Known = nullptr) {
  Tree T;
  T.add(File, Text);
  SourceFiles Files = T.files();
  return sarifLog({findings(T, Text), {}, Known}, Files);
}

Baseline baseline(StringRef Text) {
  std::string Sarif;
  llvm::raw_string_ostream(Sarif) << llvm::json::Value(report(Text));
  return llvm::cantFail(Baseline::parse(Sarif, "old.sarif"));
}

struct Outcome {
  size_t New, Known, Ended;
};

Outcome compare(StringRef Old, StringRef New) {
  Tree T;
  T.add(File, New);
  SourceFiles Files = T.files();
  std::vector<Diagnostic> Found = findings(T, New);
  Baseline::Counts C = baseline(Old).filter(Found, Files);
  return {Found.size(), C.Known, C.Ended};
}

TEST(Baseline, Filter) {
  struct {
    const char *Old, *New;
    Outcome Expected;
  } Cases[] = {
      {"send(a);", "send(a);", {0, 1, 0}},
      {"send(a);", "// moved\n\n  send( a );", {0, 1, 0}},
      {"send(a);", "send(b);", {1, 0, 1}},
      {"send(a);", "", {0, 0, 1}},
      {"", "send(a);", {1, 0, 0}},
      {"send(a);", "send(a);\nsend(a);", {1, 1, 0}},
      {"send(a);\nsend(a);", "send(a);", {0, 1, 1}},
      {"send(a); send(b);", "send(b); send(c);", {1, 1, 1}},
  };
  for (auto &C : Cases) {
    Outcome O = compare(C.Old, C.New);
    EXPECT_EQ(O.New, C.Expected.New) << C.Old << " -> " << C.New;
    EXPECT_EQ(O.Known, C.Expected.Known) << C.Old << " -> " << C.New;
    EXPECT_EQ(O.Ended, C.Expected.Ended) << C.Old << " -> " << C.New;
  }
}

TEST(Baseline, FilterKeepsTheNewOnes) {
  Tree T;
  T.add(File, "send(a);\nsend(b);\nsend(c);\n");
  SourceFiles Files = T.files();
  std::vector<Diagnostic> Found = findings(T, "send send send");
  baseline("send(a);\nsend(c);\n").filter(Found, Files);
  ASSERT_EQ(Found.size(), 1u);
  EXPECT_EQ(Found[0].Message.FileOffset, 9u);
}

TEST(Baseline, StateInSarif) {
  Baseline Old = baseline("send(a);\nsend(z);");
  llvm::json::Object Log = report("send(b);\nsend(a);", &Old);
  const llvm::json::Array *Results =
      (*Log.getArray("runs"))[0].getAsObject()->getArray("results");
  ASSERT_EQ(Results->size(), 2u); // what has ended is not in it
  EXPECT_EQ((*Results)[0].getAsObject()->getString("baselineState"),
            StringRef("new"));
  EXPECT_EQ((*Results)[1].getAsObject()->getString("baselineState"),
            StringRef("unchanged"));
}

constexpr const char *Ours = R"({"tool": {"driver": {"name": "smemlint"}},)";

TEST(Baseline, OtherRunsAndAbsentResults) {
  std::string Text = std::string(R"({"version": "2.1.0", "runs": [
    {"tool": {"driver": {"name": "other"}}, "results": [{"ruleId": "x"}]},)") +
                     Ours + R"("results": [
      {"partialFingerprints": {"smemlint/v1": "1:1"}},
      {"partialFingerprints": {"smemlint/v1": "2:1"}, "baselineState": "absent"}
    ]}]})";
  auto Known = Baseline::parse(Text, "old.sarif");
  ASSERT_TRUE(bool(Known)) << llvm::toString(Known.takeError());
  EXPECT_TRUE(Known->knows("1:1"));
  EXPECT_FALSE(Known->knows("2:1"));
}

TEST(Baseline, Errors) {
  std::string Run = Ours;
  std::pair<std::string, const char *> Cases[] = {
      {"", "is not JSON"},
      {"src/a.cu:3: warning: x", "is not JSON"},
      {"[]", "is not SARIF"},
      {"{}", "is not SARIF"},
      {R"({"version": "2.1.0", "runs": {}})", "is not SARIF"},
      {R"({"version": "2.1.0", "runs": [3]})", "is not SARIF"},
      {R"({"version": "2.0.0", "runs": []})", "is SARIF 2.0.0, not 2.1.0"},
      {R"({"version": "2.1.0", "runs": []})", "has no runs"},
      {R"({"version": "2.1.0", "runs": [{}]})", "is the output of ''"},
      {R"({"version": "2.1.0", "runs": [{"tool": {"driver": {"name": "a"}}},
          {"tool": {"driver": {"name": "b"}}}]})",
       "is the output of 'a', 'b'"},
      {R"({"version": "2.1.0", "runs": [)" + Run + R"("results": [{}]}]})",
       "without the fingerprint 'smemlint/v1'"},
      {R"({"version": "2.1.0", "runs": [)" + Run + R"("results": [1]}]})",
       "without the fingerprint 'smemlint/v1'"},
  };
  for (auto &[Text, Words] : Cases) {
    auto Known = Baseline::parse(Text, "old.sarif");
    ASSERT_FALSE(bool(Known)) << Text;
    std::string Message = llvm::toString(Known.takeError());
    EXPECT_TRUE(StringRef(Message).starts_with("'old.sarif' ")) << Message;
    EXPECT_TRUE(StringRef(Message).contains(Words)) << Message;
    EXPECT_TRUE(StringRef(Message).ends_with("--sarif=FILE")) << Message;
  }
  auto Known = Baseline::load("/no/such/file.sarif");
  ASSERT_FALSE(bool(Known));
  EXPECT_TRUE(StringRef(llvm::toString(Known.takeError()))
                  .contains("'/no/such/file.sarif' cannot be read"));
}

} // namespace
