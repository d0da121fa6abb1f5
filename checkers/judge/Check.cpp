//===- Check.cpp - ------------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Check.h"
#include "Checks.h"
#include <optional>

using namespace smemlint;
using llvm::StringRef;

#include "Checks.inc"

llvm::ArrayRef<CheckInfo> smemlint::allChecks() { return Infos; }

static std::optional<bool> parseBool(StringRef Text) {
  std::string Lower = Text.lower();
  for (StringRef Yes : {"true", "1", "yes", "on"})
    if (Lower == Yes)
      return true;
  for (StringRef No : {"false", "0", "no", "off"})
    if (Lower == No)
      return false;
  return std::nullopt;
}

bool smemlint::flag(const OptionValues &Values, StringRef Name) {
  return parseBool(Values.lookup(Name)).value_or(false);
}

OptionValues smemlint::defaultOptions(const CheckInfo &Info) {
  OptionValues Values;
  for (const OptionInfo &O : Info.Options)
    Values[O.Name] = O.Default.str();
  return Values;
}

std::string smemlint::setOption(const CheckInfo &Info, OptionValues &Values,
                                StringRef Name, StringRef Value) {
  for (const OptionInfo &O : Info.Options) {
    if (O.Name != Name)
      continue;
    if (O.Type == "bool" && !parseBool(Value))
      return "'" + Name.str() + "' takes true or false, not '" + Value.str() +
             "'";
    Values[Name] = Value.str();
    return {};
  }
  std::string Known;
  for (const OptionInfo &O : Info.Options)
    Known += (Known.empty() ? "'" : ", '") + O.Name.str() + "'";
  return "'" + Info.Id.str() + "' has no option '" + Name.str() + "'" +
         (Known.empty() ? "" : "; it has " + Known);
}
