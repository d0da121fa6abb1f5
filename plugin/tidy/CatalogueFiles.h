//===- CatalogueFiles.h - The option SmemCatalogue -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_PLUGIN_TIDY_CATALOGUEFILES_H
#define SMEMLINT_PLUGIN_TIDY_CATALOGUEFILES_H

#include "llvm/ADT/StringRef.h"
#include <string>
#include <vector>

namespace smemlint {

/// Of all checks, or of one as "smem-async-dtype.SmemCatalogue": paths with ';'
/// between them.
inline constexpr llvm::StringLiteral CatalogueOption = "SmemCatalogue";

/// The paths in a value of the option.
std::vector<llvm::StringRef> splitCatalogues(llvm::StringRef Value);

/// The value with relative paths as seen from \p Folder, which is absolute.
std::string cataloguesFrom(llvm::StringRef Value, llvm::StringRef Folder);

/// clang-tidy says the value of the option and not which file it stands in. So
/// it is searched in the .clang-tidy files from \p MainFile upwards, in the
/// option of all checks and in that of \p Check: relative paths are seen from
/// the folder of the first one that has the same value. Where none has it, as
/// with --config, the value stays, and paths are seen from the working
/// directory.
std::string locateCatalogues(llvm::StringRef Value, llvm::StringRef Check,
                             llvm::StringRef MainFile);

} // namespace smemlint

#endif // SMEMLINT_PLUGIN_TIDY_CATALOGUEFILES_H
