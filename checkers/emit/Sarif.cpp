//===- Sarif.cpp - ------------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Sarif.h"
#include "Baseline.h"
#include "Fingerprint.h"
#include "Links.h"
#include "WholeFile.h"
#include "judge/Check.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace smemlint;
using namespace clang::tooling;
using clang::tooling::Diagnostic;
using llvm::StringRef;
namespace json = llvm::json;

static constexpr llvm::StringLiteral SourceRoot = "SRCROOT";

/// Source text can hold any bytes; JSON holds UTF-8.
static std::string utf8(StringRef Text) {
  return json::isUTF8(Text) ? Text.str() : json::fixUTF8(Text);
}

/// Braces are doubled: "{0}" would be an argument (SARIF, 3.11.5).
static json::Object message(StringRef Text) {
  std::string Out;
  for (char C : Text) {
    Out += C;
    if (C == '{' || C == '}')
      Out += C;
  }
  return json::Object{{"text", utf8(Out)}};
}

/// What a path is as part of a URI: RFC 3986, unreserved characters and '/'.
static std::string percentEncoded(StringRef Path) {
  std::string Out;
  for (char C : Path) {
    if (llvm::isAlnum(C) || StringRef("-._~/").contains(C))
      Out += C;
    else
      Out += "%" + llvm::utohexstr(static_cast<unsigned char>(C),
                                   /*LowerCase=*/false, /*Width=*/2);
  }
  return Out;
}

static std::string fileUri(StringRef Path) {
  return "file://" +
         percentEncoded(Path.starts_with("/") ? Path.str() : "/" + Path.str());
}

static StringRef level(Diagnostic::Level L) {
  switch (L) {
  case Diagnostic::Error:
    return "error";
  case Diagnostic::Warning:
    return "warning";
  default:
    return "note";
  }
}

namespace {

/// Makes the parts that name files and places.
class Writer {
public:
  Writer(SourceFiles &Files) : Files(Files) {}

  json::Object result(const Diagnostic &D, StringRef Fingerprint);
  json::Object notification(const FailedUnit &U) const;

private:
  json::Object artifact(StringRef Path) const;
  json::Object region(const SourceFile &File, size_t Begin, size_t End) const;
  json::Object location(const DiagnosticMessage &M);
  json::Object fix(const DiagnosticMessage &M, StringRef Description);
  std::string describe(const DiagnosticMessage &M);

  SourceFiles &Files;
  std::string BuildDirectory; ///< of the finding that is written
};

} // namespace

json::Object Writer::artifact(StringRef Path) const {
  auto [Name, Inside] = Files.name(Path, BuildDirectory);
  if (!Inside)
    return json::Object{{"uri", fileUri(Name)}};
  return json::Object{{"uri", percentEncoded(Name)}, {"uriBaseId", SourceRoot}};
}

json::Object Writer::region(const SourceFile &File, size_t Begin,
                            size_t End) const {
  auto [Line, Column] = File.position(Begin);
  auto [EndLine, EndColumn] = File.position(std::max(Begin, End));
  return json::Object{{"startLine", Line},
                      {"startColumn", Column},
                      {"endLine", EndLine},
                      {"endColumn", EndColumn}};
}

/// The token at the place of \p M; what is underlined is annotated.
json::Object Writer::location(const DiagnosticMessage &M) {
  json::Object Place{{"artifactLocation", artifact(M.FilePath)}};
  json::Array Ranges;
  if (const SourceFile *File = Files.find(M.FilePath, BuildDirectory)) {
    size_t End = M.FileOffset;
    auto Token = llvm::partition_point(
        File->tokens(), [&](TokenRange T) { return T.End <= M.FileOffset; });
    if (Token != File->tokens().end() && Token->Begin <= M.FileOffset)
      End = Token->End;
    Place["region"] = region(*File, M.FileOffset, End);
    for (const FileByteRange &R : M.Ranges)
      if (R.FilePath == M.FilePath)
        Ranges.push_back(
            region(*File, R.FileOffset, size_t(R.FileOffset) + R.Length));
  }
  json::Object Out{{"physicalLocation", std::move(Place)}};
  if (!Ranges.empty())
    Out["annotations"] = std::move(Ranges);
  return Out;
}

static std::vector<StringRef> fixedFiles(const DiagnosticMessage &M) {
  std::vector<StringRef> Out;
  for (const auto &Entry : M.Fix)
    Out.push_back(Entry.getKey());
  llvm::sort(Out); // a StringMap has no order
  return Out;
}

json::Object Writer::fix(const DiagnosticMessage &M, StringRef Description) {
  json::Array Changes;
  for (StringRef Path : fixedFiles(M)) {
    const SourceFile *File = Files.find(Path, BuildDirectory);
    if (!File)
      continue;
    json::Array Parts;
    for (const Replacement &R : M.Fix.lookup(Path)) {
      json::Object Part{
          {"deletedRegion", region(*File, R.getOffset(),
                                   size_t(R.getOffset()) + R.getLength())}};
      if (!R.getReplacementText().empty())
        Part["insertedContent"] =
            json::Object{{"text", utf8(R.getReplacementText())}};
      Parts.push_back(std::move(Part));
    }
    if (!Parts.empty())
      Changes.push_back(json::Object{{"artifactLocation", artifact(Path)},
                                     {"replacements", std::move(Parts)}});
  }
  if (Changes.empty())
    return json::Object();
  return json::Object{{"description", message(Description)},
                      {"artifactChanges", std::move(Changes)}};
}

/// What the fix-it of a finding does; it has no words of its own.
std::string Writer::describe(const DiagnosticMessage &M) {
  size_t Count = 0;
  for (const auto &Entry : M.Fix)
    Count += Entry.getValue().size();
  if (Count != 1)
    return "apply " + std::to_string(Count) + " changes";
  const Replacement &R = *M.Fix.begin()->getValue().begin();
  const SourceFile *File = Files.find(M.Fix.begin()->getKey(), BuildDirectory);
  StringRef Old = File ? File->text().substr(R.getOffset(), R.getLength()) : "";
  StringRef New = R.getReplacementText();
  if (Old.empty())
    return ("insert '" + New + "'").str();
  if (New.empty())
    return ("remove '" + Old + "'").str();
  return ("replace '" + Old + "' with '" + New + "'").str();
}

json::Object Writer::result(const Diagnostic &D, StringRef Fingerprint) {
  BuildDirectory = D.BuildDirectory;
  json::Object Out{
      {"ruleId", utf8(D.DiagnosticName)},
      {"level", level(D.DiagLevel)},
      {"message", message(D.Message.Message)},
      {"partialFingerprints",
       json::Object{{FingerprintKey, utf8(Fingerprint)}}},
  };
  for (auto [Index, Info] : llvm::enumerate(allChecks()))
    if (Info.Id == D.DiagnosticName)
      Out["ruleIndex"] = static_cast<int64_t>(Index);
  if (!D.Message.FilePath.empty())
    Out["locations"] = json::Array{location(D.Message)};
  json::Array Related, Fixes;
  if (json::Object F = fix(D.Message, describe(D.Message)); !F.empty())
    Fixes.push_back(std::move(F));
  for (const DiagnosticMessage &Note : D.Notes) {
    json::Object At = Note.FilePath.empty() ? json::Object() : location(Note);
    At["message"] = message(Note.Message);
    Related.push_back(std::move(At));
    if (json::Object F = fix(Note, Note.Message); !F.empty())
      Fixes.push_back(std::move(F));
  }
  if (!Related.empty())
    Out["relatedLocations"] = std::move(Related);
  if (!Fixes.empty())
    Out["fixes"] = std::move(Fixes);
  return Out;
}

json::Object Writer::notification(const FailedUnit &U) const {
  json::Object Out{{"level", "error"}, {"message", message(U.Message)}};
  if (!U.File.empty())
    Out["locations"] = json::Array{
        json::Object{{"physicalLocation",
                      json::Object{{"artifactLocation", artifact(U.File)}}}}};
  return Out;
}

static json::Object driver() {
  json::Array Rules;
  for (const CheckInfo &Info : allChecks())
    Rules.push_back(json::Object{
        {"id", Info.Id},
        {"shortDescription", message(Info.Summary)},
        {"fullDescription", message(Info.Summary)},
        {"helpUri", checkUrl(Info.Id)},
        {"help", message("See " + checkUrl(Info.Id))},
        {"defaultConfiguration", json::Object{{"level", "warning"}}},
    });
  return json::Object{{"name", ToolName},
                      {"version", SMEMLINT_VERSION},
                      {"semanticVersion", SMEMLINT_VERSION},
                      {"informationUri", projectUrl()},
                      {"rules", std::move(Rules)}};
}

json::Object smemlint::sarifLog(const SarifRun &Run, SourceFiles &Files) {
  Writer W(Files);
  json::Array Failed, Results;
  for (const FailedUnit &U : Run.Failed)
    Failed.push_back(W.notification(U));
  std::vector<std::string> Prints = fingerprints(Run.Findings, Files);
  for (auto [D, Print] : llvm::zip(Run.Findings, Prints)) {
    json::Object Result = W.result(D, Print);
    if (Run.Known)
      Result["baselineState"] = Run.Known->knows(Print) ? "unchanged" : "new";
    Results.push_back(std::move(Result));
  }
  json::Object Invocation{{"executionSuccessful", Run.Failed.empty()}};
  if (!Failed.empty())
    Invocation["toolExecutionNotifications"] = std::move(Failed);
  json::Object Base{{"uri", fileUri(Files.root().str() + "/")}};
  return json::Object{
      {"$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/"
                  "schemas/sarif-schema-2.1.0.json"},
      {"version", "2.1.0"},
      {"runs",
       json::Array{json::Object{
           {"tool", json::Object{{"driver", driver()}}},
           {"columnKind", "utf16CodeUnits"},
           {"originalUriBaseIds", json::Object{{SourceRoot, std::move(Base)}}},
           {"invocations", json::Array{std::move(Invocation)}},
           {"results", std::move(Results)},
       }}},
  };
}

llvm::Error smemlint::writeSarif(StringRef Path, const SarifRun &Run,
                                 SourceFiles &Files) {
  return writeWhole(
      Path, llvm::formatv("{0:1}\n", json::Value(sarifLog(Run, Files))).str());
}
