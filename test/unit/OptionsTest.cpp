//===- OptionsTest.cpp ----------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "clang/Options.h"
#include "gtest/gtest.h"

using namespace smemlint;

namespace {

bool contains(llvm::StringRef Text, llvm::StringRef Part) {
  return Text.contains(Part);
}

TEST(PluginOptions, Defaults) {
  PluginOptions O;
  EXPECT_EQ(O.Checks, "*");
  EXPECT_FALSE(O.Error);
  EXPECT_FALSE(O.Help);
  EXPECT_TRUE(O.ListSites.empty());
  EXPECT_TRUE(O.Catalogues.empty());
  for (const CheckInfo &C : allChecks())
    for (const OptionInfo &Opt : C.Options)
      EXPECT_EQ(O.ByCheck[C.Id].lookup(Opt.Name), Opt.Default) << C.Id.str();
}

TEST(PluginOptions, Accepts) {
  PluginOptions O;
  for (const char *Good :
       {"error", "help", "checks=-*,smem-async-dtype", "catalogue=a.yaml",
        "catalogue=b=c.yaml", "list-sites=out.json",
        "smem-async-dtype.Strict=true"})
    EXPECT_EQ(O.parse(Good), "") << Good;
  EXPECT_TRUE(O.Error);
  EXPECT_TRUE(O.Help);
  EXPECT_EQ(O.Checks, "-*,smem-async-dtype");
  EXPECT_EQ(O.Catalogues, (std::vector<std::string>{"a.yaml", "b=c.yaml"}));
  EXPECT_EQ(O.ListSites, "out.json");
  EXPECT_TRUE(flag(O.ByCheck["smem-async-dtype"], "Strict"));
}

TEST(PluginOptions, Refuses) {
  struct {
    const char *Argument;
    const char *Says; ///< part of the message
  } Cases[] = {
      {"catalog=a.yaml", "did you mean 'catalogue'?"},
      {"check=*", "did you mean 'checks'?"},
      {"list-site=a", "did you mean 'list-sites'?"},
      {"eror", "did you mean 'error'?"},
      {"smem-async-dtyp.Strict=true",
       "did you mean 'smem-async-dtype.Strict'?"},
      {"verbose", "unknown option 'verbose'"},
      {"verbose", "-fplugin-arg-smemlint-help"},
      {"", "unknown option"},
      {"catalogue", "needs a value"},
      {"catalogue=", "needs a value"},
      {"list-sites", "needs a value"},
      {"checks=", "needs a value"},
      {"error=1", "takes no value"},
      {"help=checks", "takes no value"},
      {"checks=-*", "no check is left"},
      {"checks=smem-async-dtpye", "smem-async-dtpye"},
      {"smem-async-dtype.Strict", "needs a value"},
      {"smem-async-dtype.Strict=maybe", "takes true or false, not 'maybe'"},
      {"smem-async-dtype.Stric=true", "it has 'Strict'"},
  };
  for (auto &C : Cases) {
    PluginOptions O;
    std::string Wrong = O.parse(C.Argument);
    EXPECT_TRUE(contains(Wrong, C.Says)) << C.Argument << ": " << Wrong;
  }
}

TEST(PluginOptions, Booleans) {
  for (const char *Yes : {"true", "1", "yes", "on", "True"}) {
    PluginOptions O;
    EXPECT_EQ(O.parse(std::string("smem-async-dtype.Strict=") + Yes), "");
    EXPECT_TRUE(flag(O.ByCheck["smem-async-dtype"], "Strict")) << Yes;
  }
  for (const char *No : {"false", "0", "no", "off"}) {
    PluginOptions O;
    EXPECT_EQ(O.parse(std::string("smem-async-dtype.Strict=") + No), "");
    EXPECT_FALSE(flag(O.ByCheck["smem-async-dtype"], "Strict")) << No;
  }
}

TEST(PluginOptions, HelpNamesEverything) {
  std::string Help = optionsHelp();
  for (const char *Name :
       {"checks=", "error", "catalogue=", "list-sites=", "help"})
    EXPECT_TRUE(contains(Help, Name)) << Name;
  for (const CheckInfo &C : allChecks()) {
    EXPECT_TRUE(contains(Help, C.Id)) << C.Id.str();
    EXPECT_TRUE(contains(Help, C.Summary)) << C.Id.str();
    for (const OptionInfo &O : C.Options)
      EXPECT_TRUE(contains(Help, (C.Id + "." + O.Name).str())) << O.Name.str();
  }
}

} // namespace
