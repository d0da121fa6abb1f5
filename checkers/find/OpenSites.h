//===- OpenSites.h - Which sites the callers of a function see ----- -*- C++
//-*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_FIND_OPENSITES_H
#define SMEMLINT_FIND_OPENSITES_H

#include "model/Site.h"

namespace smemlint {

/// Whether the callers of a function have to know of \p New beside the sites in
/// \p Open. Sites that differ only in the way inwards are one to them. Beyond a
/// few, offsets make no difference either: cost stays linear where every level
/// of wrappers calls the next several times.
bool addsToSummary(const AsyncSite &New, const std::vector<SitePtr> &Open);

} // namespace smemlint

#endif // SMEMLINT_FIND_OPENSITES_H
