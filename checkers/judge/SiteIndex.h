//===- SiteIndex.h - The sites that have something in common -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A check that asks about the other sites at each site asks here: looking
// through all of them every time would be quadratic in the size of the unit.
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_JUDGE_SITEINDEX_H
#define SMEMLINT_JUDGE_SITEINDEX_H

#include "model/Site.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/DenseMap.h"

namespace smemlint {

class SiteIndex {
public:
  using List = llvm::ArrayRef<const AsyncSite *>;

  /// \p Sites must outlive it and not change once it has been asked.
  explicit SiteIndex(const std::vector<SitePtr> &Sites) : Sites(Sites) {}

  /// Each list is in the order of Unit::Sites.
  /// The sites that stand in \p F.
  List in(const clang::FunctionDecl *F) const { return find(Holder, F); }
  /// Those whose innermost instruction or API call stands in \p F.
  List endingIn(const clang::FunctionDecl *F) const { return find(End, F); }
  /// \p Instruction and the calls of wrappers that lead to it.
  List leadingTo(const AsyncSite &Instruction) const {
    return find(Innermost, &Instruction);
  }
  /// Those that stand at one place: the instantiations of one statement.
  List at(clang::SourceLocation Loc) const {
    return find(Place, Loc.getPtrEncoding());
  }
  /// Those with an operand in role \p R that comes from \p D.
  List from(const clang::ValueDecl *D, Role R) const {
    return find(Operands + static_cast<unsigned>(R), D);
  }

private:
  enum Key : unsigned { Holder, End, Innermost, Place, Operands };
  List find(unsigned K, const void *What) const;
  void build() const;

  const std::vector<SitePtr> &Sites;
  mutable bool Built = false;
  mutable llvm::DenseMap<std::pair<unsigned, const void *>,
                         llvm::SmallVector<const AsyncSite *, 1>>
      Lists;
};

} // namespace smemlint

#endif // SMEMLINT_JUDGE_SITEINDEX_H
