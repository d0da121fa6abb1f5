//===- Baseline.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Baseline.h"
#include "Fingerprint.h"
#include "llvm/Support/JSON.h"

using namespace smemlint;
using clang::tooling::Diagnostic;
using llvm::StringRef;
namespace json = llvm::json;

static llvm::Error error(StringRef File, const llvm::Twine &What) {
  return llvm::createStringError(
      std::make_error_code(std::errc::invalid_argument),
      "'" + File + "' " + What +
          "; a baseline is a SARIF file that smemlint wrote with --sarif=FILE");
}

static StringRef toolName(const json::Object &Run) {
  const json::Object *Tool = Run.getObject("tool");
  const json::Object *Driver = Tool ? Tool->getObject("driver") : nullptr;
  return Driver ? Driver->getString("name").value_or("") : "";
}

/// Adds the fingerprints of a run. False where a result has none.
static bool addRun(const json::Object &Run, llvm::StringSet<> &Known) {
  const json::Array *Results = Run.getArray("results");
  if (!Results)
    return true;
  for (const json::Value &V : *Results) {
    const json::Object *Result = V.getAsObject();
    if (Result && Result->getString("baselineState") == StringRef("absent"))
      continue; // ended before the baseline
    const json::Object *Prints =
        Result ? Result->getObject("partialFingerprints") : nullptr;
    auto Print = Prints ? Prints->getString(FingerprintKey) : std::nullopt;
    if (!Print)
      return false;
    Known.insert(*Print);
  }
  return true;
}

llvm::Expected<Baseline> Baseline::parse(StringRef Text, StringRef Name) {
  llvm::Expected<json::Value> Json = json::parse(Text);
  if (!Json)
    return error(Name,
                 "is not JSON (" + llvm::toString(Json.takeError()) + ")");
  const json::Object *Log = Json->getAsObject();
  const json::Array *Runs = Log ? Log->getArray("runs") : nullptr;
  auto Version = Log ? Log->getString("version") : std::nullopt;
  if (!Runs || !Version)
    return error(Name, "is not SARIF: it lacks 'version' or 'runs'");
  if (*Version != "2.1.0")
    return error(Name, "is SARIF " + *Version + ", not 2.1.0");
  Baseline Out;
  bool Ours = false;
  std::string Others;
  for (const json::Value &V : *Runs) {
    const json::Object *Run = V.getAsObject();
    if (!Run)
      return error(Name, "is not SARIF: a run is not an object");
    StringRef Tool = toolName(*Run);
    if (Tool != ToolName) {
      Others += (Others.empty() ? "'" : ", '") + Tool.str() + "'";
      continue; // several tools' runs can be joined into one log
    }
    Ours = true;
    if (!addRun(*Run, Out.Known))
      return error(Name, "has a result without the fingerprint '" +
                             FingerprintKey +
                             "': another version of smemlint wrote it, or it "
                             "was changed since");
  }
  if (!Ours && Others.empty())
    return error(Name, "has no runs");
  if (!Ours)
    return error(Name, "is the output of " + Others);
  return Out;
}

llvm::Expected<Baseline> Baseline::load(StringRef Path) {
  auto Buffer = llvm::MemoryBuffer::getFile(Path);
  if (!Buffer)
    return error(Path, "cannot be read (" + Buffer.getError().message() + ")");
  return parse((*Buffer)->getBuffer(), Path);
}

Baseline::Counts Baseline::filter(std::vector<Diagnostic> &Findings,
                                  SourceFiles &Files) const {
  std::vector<std::string> Prints = fingerprints(Findings, Files);
  std::vector<Diagnostic> New;
  for (size_t I = 0; I < Findings.size(); ++I)
    if (!knows(Prints[I]))
      New.push_back(std::move(Findings[I]));
  Counts Out;
  Out.Known = Findings.size() - New.size(); // no fingerprint occurs twice
  Out.Ended = Known.size() - Out.Known;
  Findings = std::move(New);
  return Out;
}
