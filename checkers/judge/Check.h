//===- Check.h - One check, and what it may read -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A check compares what the resolver inferred; it knows no host and walks no
// AST. New checks: docs/adding-a-check.md.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_JUDGE_CHECK_H
#define SMEMLINT_JUDGE_CHECK_H

#include "Guard.h"
#include "model/Finding.h"
#include "model/Site.h"
#include "llvm/ADT/StringMap.h"
#include <functional>
#include <memory>

namespace clang {
class ASTContext;
} // namespace clang

namespace smemlint {

class AsmView;
class BarrierFlow;
class Definitions;
class Parents;
class SiteIndex;
class TypeMap;

/// One asm statement that holds asynchronous instructions or their companions.
struct AsmUse {
  const AsmView *View;
  const clang::FunctionDecl *Function;
  /// The transfers in it, by the index of their instruction.
  std::vector<std::pair<size_t, SitePtr>> Transfers;
};

/// All sites; the one that a loop is at is noted for lookedAt().
class SiteRange {
public:
  SiteRange(const std::vector<SitePtr> &Sites) : Sites(Sites) {}
  class iterator {
  public:
    explicit iterator(const SitePtr *At) : At(At) {}
    const SitePtr &operator*() const {
      lookingAt({(*At)->Loc, (*At)->Function});
      return *At;
    }
    iterator &operator++() {
      ++At;
      return *this;
    }
    bool operator!=(const iterator &O) const { return At != O.At; }

  private:
    const SitePtr *At;
  };
  iterator begin() const { return iterator(Sites.data()); }
  iterator end() const { return iterator(Sites.data() + Sites.size()); }

private:
  const std::vector<SitePtr> &Sites;
};

/// One translation unit, resolved.
struct Unit {
  clang::ASTContext &Ctx;
  TypeMap &Types;
  SiteRange Sites;
  const SiteIndex &Index;
  const std::vector<AsmUse> &Asm;
  BarrierFlow &Barriers;
  Parents &Up;
  Definitions &Defs;
};

using Report = std::function<void(Finding)>;

class Check {
public:
  virtual ~Check() = default;
  virtual void judge(const Unit &U, const Report &Out) const = 0;
};

/// Option values of one check by name, defaults filled in.
using OptionValues = llvm::StringMap<std::string>;
bool flag(const OptionValues &Values, llvm::StringRef Name);

struct OptionInfo {
  llvm::StringLiteral Name;
  llvm::StringLiteral Type; ///< "bool"
  llvm::StringLiteral Default;
  llvm::StringLiteral Summary;
};

/// One row of checks.json.
struct CheckInfo {
  llvm::StringLiteral Id;
  llvm::StringLiteral Summary;
  llvm::StringLiteral Since;
  bool HasFix;
  llvm::ArrayRef<OptionInfo> Options;
  std::unique_ptr<Check> (*Make)(const OptionValues &);
};

llvm::ArrayRef<CheckInfo> allChecks();

/// Fills defaults in, and says what is wrong with a value.
OptionValues defaultOptions(const CheckInfo &Info);
/// Empty, or "'Strict' takes true or false, not 'maybe'".
std::string setOption(const CheckInfo &Info, OptionValues &Values,
                      llvm::StringRef Name, llvm::StringRef Value);

} // namespace smemlint

#endif // SMEMLINT_JUDGE_CHECK_H
