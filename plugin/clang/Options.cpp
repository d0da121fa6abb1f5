//===- Options.cpp - ----------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Options.h"
#include "emit/Links.h"
#include "emit/Nolint.h"
#include "llvm/Support/raw_ostream.h"

using namespace smemlint;
using llvm::StringRef;

namespace {
struct Known {
  StringRef Name, Value, Help;
};
constexpr Known General[] = {
    {"checks", "GLOBS",
     "which checks to run, as in clang-tidy: '*' (default), "
     "'-*,smem-async-dtype'"},
    {"error", "", "findings are errors, whatever -Werror says"},
    {"catalogue", "FILE",
     "functions and types of your own, docs/catalogue.md; "
     "can be given several times"},
    {"list-sites", "FILE",
     "write every async site with what was inferred, as "
     "JSON"},
    {"help", "", "print these options and the checks"},
};
} // namespace

PluginOptions::PluginOptions() {
  for (const CheckInfo &C : allChecks())
    ByCheck[C.Id] = defaultOptions(C);
}

static std::string unknownOption(StringRef Name) {
  std::string Message = "unknown option '" + Name.str() + "'";
  StringRef Best;
  unsigned BestDistance = 4;
  auto Try = [&](StringRef Candidate) {
    unsigned D = Name.edit_distance(Candidate, true, BestDistance);
    if (D < BestDistance) {
      BestDistance = D;
      Best = Candidate;
    }
  };
  for (const Known &K : General)
    Try(K.Name);
  std::vector<std::string> Full;
  for (const CheckInfo &C : allChecks())
    for (const OptionInfo &O : C.Options)
      Full.push_back((C.Id + "." + O.Name).str());
  for (const std::string &F : Full)
    Try(F);
  if (!Best.empty())
    return Message + "; did you mean '" + Best.str() + "'?";
  return Message + "; -fplugin-arg-smemlint-help lists the options";
}

std::string PluginOptions::parse(StringRef Argument) {
  auto [Name, Value] = Argument.split('=');
  bool HasValue = Argument.contains('=');
  auto WantsValue = [&]() -> std::string {
    return HasValue && !Value.empty()
               ? ""
               : "option '" + Name.str() + "' needs a value: " + Name.str() +
                     "=...";
  };
  if (Name == "error" || Name == "help") {
    if (HasValue)
      return "option '" + Name.str() + "' takes no value";
    (Name == "error" ? Error : Help) = true;
    return {};
  }
  if (Name == "catalogue") {
    if (std::string Wrong = WantsValue(); !Wrong.empty())
      return Wrong;
    Catalogues.push_back(Value.str());
    return {};
  }
  if (Name == "list-sites") {
    if (std::string Wrong = WantsValue(); !Wrong.empty())
      return Wrong;
    ListSites = Value.str();
    return {};
  }
  if (Name == "checks") {
    if (std::string Wrong = WantsValue(); !Wrong.empty())
      return Wrong;
    Checks = Value.str();
    for (const CheckInfo &C : allChecks())
      if (matchesGlobs(Checks, C.Id))
        return {};
    return "no check is left by '" + Argument.str() +
           "'; -fplugin-arg-smemlint-help lists the checks";
  }
  for (const CheckInfo &C : allChecks()) {
    StringRef Rest = Name;
    if (!Rest.consume_front(C.Id) || !Rest.consume_front("."))
      continue;
    if (std::string Wrong = WantsValue(); !Wrong.empty())
      return Wrong;
    return setOption(C, ByCheck[C.Id], Rest, Value);
  }
  return unknownOption(Name);
}

std::string smemlint::optionsHelp() {
  std::string Out;
  llvm::raw_string_ostream OS(Out);
  OS << "smemlint options, each as -fplugin-arg-smemlint-OPTION:\n";
  for (const Known &K : General)
    OS << "  " << K.Name << (K.Value.empty() ? "" : "=") << K.Value
       << "\n      " << K.Help << "\n";
  OS << "checks:\n";
  for (const CheckInfo &C : allChecks()) {
    OS << "  " << C.Id << "\n      " << C.Summary << "\n      "
       << checkUrl(C.Id) << "\n";
    for (const OptionInfo &O : C.Options)
      OS << "    " << C.Id << "." << O.Name << "=" << O.Type << " (default "
         << O.Default << ")\n      " << O.Summary << "\n";
  }
  return OS.str();
}
