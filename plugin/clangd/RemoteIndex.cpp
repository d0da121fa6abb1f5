//===- RemoteIndex.cpp - clangd without gRPC -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clangd can ask an index server, over gRPC. Editing needs none, and this
// program goes without; a configuration that names one gets a message.
//
//===----------------------------------------------------------------------===//

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <memory>

namespace clang {
namespace clangd {

class SymbolIndex {
public:
  virtual ~SymbolIndex();
};

namespace remote {

std::unique_ptr<SymbolIndex> getClient(llvm::StringRef Address,
                                       llvm::StringRef ProjectRoot) {
  llvm::errs() << "smemlint-clangd: the index server " << Address
               << " is not used: this clangd has no remote index\n";
  return nullptr;
}

} // namespace remote
} // namespace clangd
} // namespace clang
