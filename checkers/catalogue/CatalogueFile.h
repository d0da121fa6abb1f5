//===- CatalogueFile.h - Reading one catalogue file -------------*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_CATALOGUE_CATALOGUEFILE_H
#define SMEMLINT_CATALOGUE_CATALOGUEFILE_H

#include "Catalogue.h"

namespace smemlint {

struct CatalogueFile {
  std::vector<CatalogueEntry> Entries;
  std::vector<CatalogueType> Types;
};

/// The file's entries, or one error with file, line and column.
llvm::Error parseCatalogueFile(llvm::MemoryBufferRef File, CatalogueFile &Into);

} // namespace smemlint

#endif // SMEMLINT_CATALOGUE_CATALOGUEFILE_H
