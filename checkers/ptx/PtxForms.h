//===- PtxForms.h - The table of async instruction forms ------ -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// One row per form of an async instruction or of a companion (commit, wait,
// mbarrier, fence, address mapping). PtxForms.cpp is the only place that knows
// what an instruction looks like; it is written in two small notations.
//
// Modifiers: slots separated by blanks, `name=alt|alt`.
//   name   the slot must be filled
//   name?  may be left out
//   name~  must be filled, though ptxas takes the instruction without it
//   ~alt   taken by ptxas, not documented
//   dst, src: the first and second state space of the opcode, in its order.
// Operands: slots separated by blanks, in the order ptxas wants.
//   [name]  an address      [map{coords}]  a tensor map with its coordinates
//   {name}  a brace list    name           a register or immediate
//   x?      may be left out x@mod|mod      there if and only if a modifier is
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PTX_PTXFORMS_H
#define SMEMLINT_PTX_PTXFORMS_H

#include "ptx/PtxParser.h"

namespace smemlint::ptx {

enum class PtxFormId : uint8_t {
#define SMEMLINT_PTX_FORM(Id, ...) Id,
#include "ptx/PtxForms.def"
};

/// How a consumer learns that the data has arrived.
enum class PtxCompletion : uint8_t {
  None,
  Mbarrier,   ///< complete_tx on an mbarrier, in bytes
  AsyncGroup, ///< cp.async.commit_group / wait_group, or cp.async.mbarrier
  BulkGroup,  ///< cp.async.bulk.commit_group / wait_group
};

enum class PtxProxy : uint8_t { Generic, Async };

enum class PtxCategory : uint8_t {
  Transfer, ///< moves, reduces or fills data asynchronously
  Prefetch,
  Commit,
  Wait,    ///< wait_group, wait_all, mbarrier test_wait and try_wait
  Barrier, ///< other mbarrier operations
  Fence,
  Address, ///< mapa, cvta
};

struct PtxForm {
  PtxFormId Id;
  const char *Name; ///< "CPB1": the row of the fact table
  PtxStem Stem;
  PtxCategory Category;
  const char *Modifiers; ///< null: the grammar is not known here (PTX > 9.0)
  const char *Operands;
  /// `op op: type ~type; ...`: the legal types of each reduction; null: no ops.
  const char *OpTypes;
  PtxCompletion Completion;
  PtxProxy Proxy;
  /// Bytes that the size must be a multiple of; 1 where any size goes, 0 where
  /// the instruction has no size.
  uint8_t Granule;
  /// Alignment needs in bytes; 0: none. SameAsSize: the bytes of one transfer.
  uint8_t AlignDst, AlignSrc, AlignBarrier;
  uint8_t MinPtx; ///< 81 is PTX 8.1
  uint8_t MinSm;
};

constexpr uint8_t SameAsSize = 0xff;

llvm::ArrayRef<PtxForm> allForms();
const PtxForm &formOf(PtxFormId Id);

/// A modifier that needs more than its form does.
struct PtxModifierNeed {
  llvm::StringRef Text;
  uint8_t MinPtx;
  uint8_t MinSm;
  bool ArchSpecific; ///< only on sm_XXXa and sm_XXXf targets
};
const PtxModifierNeed *modifierNeed(const PtxForm &Form, llvm::StringRef Text);

} // namespace smemlint::ptx

#endif // SMEMLINT_PTX_PTXFORMS_H
