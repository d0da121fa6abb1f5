//===- SarifTest.cpp ------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "emit/Sarif.h"
#include "ReportSample.h"
#include "emit/Baseline.h"
#include "emit/Links.h"
#include "judge/Check.h"
#include "gtest/gtest.h"
#include <cstdlib>

using namespace smemlint;
using namespace clang::tooling;
using clang::tooling::Diagnostic;
using llvm::StringRef;
using smemlint::test::Tree;
namespace json = llvm::json;

namespace {

constexpr const char *Kernel = "/work/src/my kernels/\xC3\xA9xchange#1.cu";
constexpr const char *Header = "/opt/lib/mail:box.cuh";

/// A bit of everything.
struct Sample {
  Sample() {
    T.add(Kernel, "#include <mail:box.cuh>\n"
                  "__global__ void k() {\n"
                  "  /*\xF0\x9F\x98\x80*/ send(&box.sums[2], sum, &full);\n"
                  "  copy(tile, x, 3);\n"
                  "}\n");
    T.add(Header, "struct Mailbox { __nv_bfloat16 sums[64]; };\n");
    Diagnostic D = T.finding(Kernel, "send", 0, "smem-async-dtype",
                             "'{%0}' (f32) is not bf16");
    D.Message.Ranges.resize(1);
    D.Message.Ranges[0].FilePath = Kernel;
    D.Message.Ranges[0].FileOffset = T.offset(Kernel, "sum, ");
    D.Message.Ranges[0].Length = 3;
    T.replace(D.Message, Kernel, "sum, ", "__float2bfloat16(sum), ");
    D.Notes.push_back(T.message("declared here", Header, "sums"));
    T.replace(D.Notes[0], Header, "__nv_bfloat16", "float");
    D.Notes.push_back(DiagnosticMessage("in the instantiation 'k<1>'"));
    Findings.push_back(D);
    Findings.push_back(T.finding(Kernel, "copy", 0, "smem-async-size"));
    Findings.back().DiagLevel = Diagnostic::Error;
    Findings.push_back(T.finding(Header, "Mailbox", 0, "clang-diagnostic-x"));
    Findings.back().DiagLevel = Diagnostic::Remark;
  }

  json::Object log(const Baseline *Known = nullptr) const {
    SourceFiles Files = T.files();
    return sarifLog({Findings, Failed, Known}, Files);
  }

  Tree T;
  std::vector<Diagnostic> Findings;
  std::vector<FailedUnit> Failed = {{"/work/src/broken.cu", "2 errors {x}"},
                                    {"", "no compile command"}};
};

/// at(Log, "runs.0.results.1.level") as JSON; "none" where there is nothing.
std::string at(const json::Object &Log, StringRef Path) {
  const json::Value Whole = json::Object(Log);
  const json::Value *V = &Whole;
  while (!Path.empty() && V) {
    auto [Key, Rest] = Path.split('.');
    size_t Index;
    if (const json::Object *O = V->getAsObject())
      V = O->get(Key);
    else if (const json::Array *A = V->getAsArray();
             A && !Key.getAsInteger(10, Index) && Index < A->size())
      V = &(*A)[Index];
    else
      V = nullptr;
    Path = Rest;
  }
  std::string Out;
  llvm::raw_string_ostream OS(Out);
  if (V)
    OS << *V;
  return V ? Out : "none";
}

#define EXPECT_AT(Log, Path, Text) EXPECT_EQ(at(Log, "runs.0." Path), Text)

TEST(Sarif, Driver) {
  json::Object Log = Sample().log();
  EXPECT_EQ(at(Log, "version"), "\"2.1.0\"");
  EXPECT_EQ(at(Log, "runs.1"), "none");
  EXPECT_AT(Log, "tool.driver.name", "\"smemlint\"");
  EXPECT_AT(Log, "tool.driver.version", "\"" SMEMLINT_VERSION "\"");
  EXPECT_AT(Log, "tool.driver.semanticVersion", "\"" SMEMLINT_VERSION "\"");
  EXPECT_AT(Log, "columnKind", "\"utf16CodeUnits\"");
  EXPECT_AT(Log, "originalUriBaseIds.SRCROOT.uri", "\"file:///work/src/\"");
  for (size_t I = 0; I < allChecks().size(); ++I) {
    StringRef Id = allChecks()[I].Id;
    std::string Rule = "runs.0.tool.driver.rules." + std::to_string(I);
    EXPECT_EQ(at(Log, Rule + ".id"), ("\"" + Id + "\"").str());
    EXPECT_TRUE(StringRef(at(Log, Rule + ".helpUri"))
                    .ends_with(("/checks/" + Id + ".md\"").str()));
    EXPECT_EQ(at(Log, Rule + ".defaultConfiguration.level"), "\"warning\"");
    EXPECT_NE(at(Log, Rule + ".shortDescription.text"), "none");
  }
}

TEST(Sarif, Result) {
  json::Object Log = Sample().log();
  EXPECT_AT(Log, "results.0.ruleId", "\"smem-async-dtype\"");
  EXPECT_AT(Log, "results.0.level", "\"warning\"");
  // Braces of a message are doubled.
  EXPECT_AT(Log, "results.0.message.text", "\"'{{%0}}' (f32) is not bf16\"");
  EXPECT_AT(Log, "results.0.baselineState", "none");
#define PLACE "results.0.locations.0.physicalLocation."
  EXPECT_AT(Log, PLACE "artifactLocation.uri",
            "\"my%20kernels/%C3%A9xchange%231.cu\"");
  EXPECT_AT(Log, PLACE "artifactLocation.uriBaseId", "\"SRCROOT\"");
  EXPECT_AT(Log, PLACE "region.startLine", "3");
  EXPECT_AT(Log, PLACE "region.startColumn", "10");
  EXPECT_AT(Log, PLACE "region.endLine", "3");
  EXPECT_AT(Log, PLACE "region.endColumn", "14");
#undef PLACE
  EXPECT_AT(Log, "results.0.locations.0.annotations.0.startColumn", "29");
  EXPECT_AT(Log, "results.0.locations.0.annotations.0.endColumn", "32");
  EXPECT_AT(Log, "results.1.level", "\"error\"");
  EXPECT_AT(Log, "results.1.fixes", "none");
  EXPECT_AT(Log, "results.1.relatedLocations", "none");
  EXPECT_AT(Log, "results.2.level", "\"note\"");
}

TEST(Sarif, RuleIndex) {
  json::Object Log = Sample().log();
  std::string Index = at(Log, "runs.0.results.1.ruleIndex");
  EXPECT_EQ(at(Log, "runs.0.tool.driver.rules." + Index + ".id"),
            "\"smem-async-size\"");
  // Not one of our checks.
  EXPECT_AT(Log, "results.2.ruleId", "\"clang-diagnostic-x\"");
  EXPECT_AT(Log, "results.2.ruleIndex", "none");
}

TEST(Sarif, RelatedLocations) {
  json::Object Log = Sample().log();
#define NOTE "results.0.relatedLocations.0."
  EXPECT_AT(Log, NOTE "message.text", "\"declared here\"");
  // Outside of the root.
  EXPECT_AT(Log, NOTE "physicalLocation.artifactLocation.uri",
            "\"file:///opt/lib/mail%3Abox.cuh\"");
  EXPECT_AT(Log, NOTE "physicalLocation.artifactLocation.uriBaseId", "none");
  EXPECT_AT(Log, NOTE "physicalLocation.region.startColumn", "32");
#undef NOTE
  EXPECT_AT(Log, "results.0.relatedLocations.1.message.text",
            "\"in the instantiation 'k<1>'\"");
  EXPECT_AT(Log, "results.0.relatedLocations.1.physicalLocation", "none");
}

TEST(Sarif, Fixes) {
  json::Object Log = Sample().log();
#define FIX "results.0.fixes.0."
  EXPECT_AT(Log, FIX "description.text",
            "\"replace 'sum, ' with '__float2bfloat16(sum), '\"");
#define CHANGE FIX "artifactChanges.0."
  EXPECT_AT(Log, CHANGE "artifactLocation.uriBaseId", "\"SRCROOT\"");
  EXPECT_AT(Log, CHANGE "replacements.0.deletedRegion.startLine", "3");
  EXPECT_AT(Log, CHANGE "replacements.0.deletedRegion.startColumn", "29");
  EXPECT_AT(Log, CHANGE "replacements.0.deletedRegion.endColumn", "34");
  EXPECT_AT(Log, CHANGE "replacements.0.insertedContent.text",
            "\"__float2bfloat16(sum), \"");
#undef CHANGE
#undef FIX
  // The note's own, in its words.
  EXPECT_AT(Log, "results.0.fixes.1.description.text", "\"declared here\"");
  EXPECT_AT(Log,
            "results.0.fixes.1.artifactChanges.0.replacements.0."
            "insertedContent.text",
            "\"float\"");
  EXPECT_AT(Log, "results.0.fixes.2", "none");
}

TEST(Sarif, KindsOfFixes) {
  Tree T;
  T.add("/work/src/a.cu", "send(ab);\n");
  auto Fix = [&](unsigned Offset, unsigned Length, StringRef New) {
    Diagnostic D = T.finding("/work/src/a.cu", "send");
    llvm::cantFail(D.Message.Fix["/work/src/a.cu"].add(
        {"/work/src/a.cu", Offset, Length, New}));
    return D;
  };
  Diagnostic Two = Fix(5, 1, "x");
  llvm::cantFail(
      Two.Message.Fix["/work/src/a.cu"].add({"/work/src/a.cu", 8, 1, ""}));
  std::vector<Diagnostic> All = {Fix(5, 0, "&"), Fix(5, 1, ""), Two};
  SourceFiles Files = T.files();
  json::Object Log = sarifLog({All, {}, nullptr}, Files);
  EXPECT_AT(Log, "results.0.fixes.0.description.text", "\"insert '&'\"");
  EXPECT_AT(Log,
            "results.0.fixes.0.artifactChanges.0.replacements.0."
            "deletedRegion.endColumn",
            "6");
  EXPECT_AT(Log, "results.1.fixes.0.description.text", "\"remove 'a'\"");
  EXPECT_AT(Log,
            "results.1.fixes.0.artifactChanges.0.replacements.0."
            "insertedContent",
            "none");
  EXPECT_AT(Log, "results.2.fixes.0.description.text", "\"apply 2 changes\"");
  EXPECT_AT(Log,
            "results.2.fixes.0.artifactChanges.0.replacements.1."
            "deletedRegion.startColumn",
            "9");
}

TEST(Sarif, FailedUnits) {
  json::Object Log = Sample().log();
  EXPECT_AT(Log, "invocations.0.executionSuccessful", "false");
#define FAILED "invocations.0.toolExecutionNotifications."
  EXPECT_AT(Log, FAILED "0.level", "\"error\"");
  EXPECT_AT(Log, FAILED "0.message.text", "\"2 errors {{x}}\"");
  EXPECT_AT(Log, FAILED "0.locations.0.physicalLocation.artifactLocation.uri",
            "\"broken.cu\"");
  EXPECT_AT(Log, FAILED "1.locations", "none");
#undef FAILED
  Sample Good;
  Good.Failed.clear();
  Log = Good.log();
  EXPECT_AT(Log, "invocations.0.executionSuccessful", "true");
  EXPECT_AT(Log, "invocations.0.toolExecutionNotifications", "none");
}

TEST(Sarif, NothingFound) {
  Tree T;
  SourceFiles Files = T.files();
  json::Object Log = sarifLog({{}, {}, nullptr}, Files);
  // An empty list, and not none: none says that nothing was looked for.
  EXPECT_AT(Log, "results", "[]");
  EXPECT_AT(Log, "invocations.0.executionSuccessful", "true");
}

TEST(Sarif, BytesThatAreNotText) {
  Tree T;
  T.add("/work/src/a.cu", "send(\"\xFF\");\n");
  Diagnostic D = T.finding("/work/src/a.cu", "send", 0, "smem-async-dtype",
                           "'\xFF' is odd");
  llvm::cantFail(
      D.Message.Fix["/work/src/a.cu"].add({"/work/src/a.cu", 6, 1, "\xFE"}));
  SourceFiles Files = T.files();
  json::Object Log = sarifLog({D, {}, nullptr}, Files);
  EXPECT_AT(Log, "results.0.message.text", "\"'\xEF\xBF\xBD' is odd\"");
}

TEST(Sarif, FileThatIsGone) {
  Sample S;
  S.Findings[0].Message.FilePath = "/work/src/gone.cu";
  json::Object Log = S.log();
  EXPECT_AT(Log, "results.0.locations.0.physicalLocation.artifactLocation.uri",
            "\"gone.cu\"");
  EXPECT_AT(Log, "results.0.locations.0.physicalLocation.region", "none");
}

TEST(Sarif, CannotBeWritten) {
  Tree T;
  SourceFiles Files = T.files();
  llvm::Error E = writeSarif("/no/such/folder/out.sarif", {}, Files);
  EXPECT_TRUE(StringRef(llvm::toString(std::move(E)))
                  .contains("No such file or directory"));
}

/// test/sarif validates what this writes against the published schema.
TEST(Sarif, Sample) {
  const char *Path = std::getenv("SMEMLINT_SARIF_SAMPLE");
  if (!Path)
    GTEST_SKIP() << "SMEMLINT_SARIF_SAMPLE names no file";
  Sample S;
  SourceFiles Files = S.T.files();
  auto Known = Baseline::parse(R"({"version": "2.1.0", "runs": [{
    "tool": {"driver": {"name": "smemlint"}}, "results": []}]})",
                               "none");
  ASSERT_TRUE(bool(Known));
  llvm::Error E = writeSarif(Path, {S.Findings, S.Failed, &*Known}, Files);
  EXPECT_FALSE(bool(E)) << llvm::toString(std::move(E));
}

} // namespace
