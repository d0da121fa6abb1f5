//===- Config.cpp - ------------------------------------------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Config.h"
#include "Paths.h"
#include "Say.h"
#include "catalogue/Catalogue.h"
#include "emit/Nolint.h"
#include "judge/Check.h"
#include "tidy/CatalogueFiles.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/SourceMgr.h"

using namespace llvm;
using namespace clang::tidy;
using namespace smemlint;

static constexpr StringLiteral Prefix = "smem-";

namespace {
class Provider : public FileOptionsProvider {
public:
  /// \p Malformed gets the first error of a file.
  Provider(ClangTidyOptions Defaults, ClangTidyOptions Override,
           std::shared_ptr<std::string> Malformed)
      : FileOptionsProvider(ClangTidyGlobalOptions(), std::move(Defaults),
                            std::move(Override), vfs::getRealFileSystem()) {
    auto Read = [Malformed](MemoryBufferRef File) -> ErrorOr<ClangTidyOptions> {
      auto Keep = [&](const SMDiagnostic &D) {
        if (Malformed->empty())
          *Malformed = (D.getFilename() + ":" + Twine(D.getLineNo()) + ":" +
                        Twine(D.getColumnNo() + 1) + ": " + D.getMessage())
                           .str();
      };
      auto Parsed = parseConfigurationWithDiags(File, Keep);
      // clang-tidy would go on without the file, and say so for every unit.
      if (!Parsed)
        return ClangTidyOptions();
      StringRef Folder = sys::path::parent_path(File.getBufferIdentifier());
      for (auto &Option : Parsed->CheckOptions)
        if (Option.getKey().ends_with(CatalogueOption))
          Option.getValue().Value =
              cataloguesFrom(Option.getValue().Value, Folder);
      return *Parsed;
    };
    ConfigHandlers = {{".clang-tidy", Read}};
  }

  std::vector<OptionsSource> getRawOptions(StringRef File) override {
    std::vector<OptionsSource> Raw = FileOptionsProvider::getRawOptions(File);
    for (OptionsSource &S : Raw)
      if (S.first.Checks && !StringRef(*S.first.Checks).contains(Prefix))
        S.first.Checks.reset();
    return Raw;
  }
};
} // namespace

static std::string allNames() {
  std::string Names;
  for (const CheckInfo &C : allChecks())
    Names += (Names.empty() ? "" : ", ") + C.Id.str();
  return Names;
}

/// Every glob has to name something: a misspelt one would switch nothing on.
static Error validChecks(StringRef Globs) {
  SmallVector<StringRef, 8> Parts;
  Globs.split(Parts, ',', -1, /*KeepEmpty=*/false);
  for (StringRef Part : Parts) {
    StringRef Name = Part.trim();
    Name.consume_front("-");
    if (none_of(allChecks(),
                [&](const CheckInfo &C) { return matchesGlobs(Name, C.Id); }))
      return failure("no check is named '{0}'; there are {1}", Name,
                     allNames());
  }
  if (none_of(allChecks(),
              [&](const CheckInfo &C) { return matchesGlobs(Globs, C.Id); }))
    return failure("no check is left by --checks={0}; there are {1}", Globs,
                   allNames());
  return Error::success();
}

static Error validCatalogues(StringRef Files) {
  Catalogue Cat;
  for (StringRef File : splitCatalogues(Files))
    if (Error E = Cat.addFile(File))
      return E;
  return Error::success();
}

/// Of options for clang-tidy, those that are smemlint's.
static Error validOption(StringRef Key, StringRef Value) {
  if (Key == CatalogueOption)
    return validCatalogues(Value);
  if (Key.starts_with("Smem"))
    return failure("unknown option '{0}'; did you mean '{1}'?", Key,
                   CatalogueOption);
  if (!Key.starts_with(Prefix))
    return Error::success();
  auto [Id, Name] = Key.split('.');
  for (const CheckInfo &C : allChecks())
    if (C.Id == Id) {
      if (Name == CatalogueOption)
        return validCatalogues(Value);
      OptionValues Values = defaultOptions(C);
      std::string Wrong = setOption(C, Values, Name, Value);
      if (Wrong.empty())
        return Error::success();
      return failure("option '{0}': {1}", Key, Wrong);
    }
  return failure("option '{0}': no check is named '{1}'; there are {2}", Key,
                 Id, allNames());
}

/// An empty one, which clang-tidy's --dump-config writes, is for no header.
static Error validHeaderFilter(StringRef Text) {
  std::string Message;
  if (Text.empty() || Regex(Text).isValid(Message))
    return Error::success();
  return failure("the header filter '{0}' is no regular expression: {1}", Text,
                 Message);
}

Expected<Config> Config::make(const CheckSettings &Given) {
  ClangTidyOptions O;
  std::string Checks;
  if (Given.Checks) {
    if (Error E = validChecks(*Given.Checks))
      return Expected<Config>(std::move(E));
    // It replaces what a file says.
    Checks = "-*," + *Given.Checks + ",";
  }
  // Compile errors are reported whatever is on; nothing else of clang's is
  // wanted, even where the file says Checks: '*'.
  O.Checks = Checks + "-clang-analyzer-*,-clang-diagnostic-*";
  if (Given.HeaderFilter) {
    if (Error E = validHeaderFilter(*Given.HeaderFilter))
      return Expected<Config>(std::move(E));
    O.HeaderFilterRegex = *Given.HeaderFilter;
  }
  for (StringRef Option : Given.Options) {
    auto [Key, Value] = Option.split('=');
    if (!Option.contains('='))
      return failure("--option={0}: an option is given as CHECK.NAME=VALUE",
                     Option);
    if (!Key.starts_with(Prefix))
      return failure("--option={0}: options are named CHECK.NAME with one of "
                     "the checks {1}",
                     Option, allNames());
    if (Error E = validOption(Key, Value))
      return Expected<Config>(std::move(E));
    O.CheckOptions[Key] = Value;
  }
  std::vector<std::string> Catalogues;
  for (StringRef File : Given.Catalogues)
    Catalogues.push_back(absolutePath(File));
  if (!Catalogues.empty()) {
    std::string Joined = join(Catalogues, ";");
    if (Error E = validCatalogues(Joined))
      return Expected<Config>(std::move(E));
    O.CheckOptions[CatalogueOption] = StringRef(Joined);
  }
  return Config(std::move(O));
}

Config::Config(ClangTidyOptions Override)
    : Malformed(std::make_shared<std::string>()) {
  ClangTidyOptions Defaults = ClangTidyOptions::getDefaults();
  Defaults.Checks = ("-*," + Prefix + "*").str();
  Defaults.HeaderFilterRegex = ".*";
  Provider = std::make_unique<::Provider>(std::move(Defaults),
                                          std::move(Override), Malformed);
}

Expected<ClangTidyOptions> Config::optionsFor(StringRef File) {
  // clang-tidy's code would print that the folder of a file is not there.
  StringRef Near = File;
  while (!sys::fs::exists(sys::path::parent_path(Near)))
    Near = sys::path::parent_path(Near);
  ClangTidyOptions O = Provider->getOptions(Near);
  if (!Malformed->empty())
    return failure("{0}", *Malformed);
  for (const auto &Item : O.CheckOptions)
    if (Error E = validOption(Item.getKey(), Item.getValue().Value))
      return failure("in the .clang-tidy for {0}: {1}", shortPath(File),
                     toString(std::move(E)));
  if (Error E = validHeaderFilter(*O.HeaderFilterRegex))
    return failure("in the .clang-tidy for {0}: {1}", shortPath(File),
                   toString(std::move(E)));
  return O;
}

bool Config::checksAnything(const ClangTidyOptions &O) {
  return any_of(allChecks(), [&](const CheckInfo &C) {
    return matchesGlobs(*O.Checks, C.Id);
  });
}
