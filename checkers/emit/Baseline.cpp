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
      std::errc::invalid_argument,
      ("'" + File + "' " + What +
       "; a baseline is a SARIF file that smemlint wrote: make one with "
       "--sarif=FILE")
          .str()
          .c_str());
}

static StringRef toolName(const json::Object &Run) {
  const json::Object *Tool = Run.getObject("tool");
  const json::Object *Driver = Tool ? Tool->getObject("driver") : nullptr;
  return Driver ? Driver->getString("name").value_or("") : "";
}
