//===- Names.h - Names as the catalogue writes them -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_RESOLVE_NAMES_H
#define SMEMLINT_RESOLVE_NAMES_H

#include "clang/AST/Decl.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Type.h"
#include <string>

namespace smemlint {

/// "cuda::ptx::st_async" for cuda::ptx::__4::st_async<float>: no inline
/// or version namespaces, no template arguments. A constructor has its class's
/// name.
std::string qualifiedName(const clang::NamedDecl &D);

/// qualifiedName(), with the template arguments of a specialization:
/// "cutlass::integer_subbyte<4, true>".
std::string qualifiedNameWithArgs(const clang::NamedDecl &D);

/// What a tag argument says: the enumerator of an integral_constant over an
/// enumeration ("cluster" for cuda::ptx::space_cluster_t), else the class's
/// unqualified name, else the type as printed.
std::string tagName(clang::QualType T);

/// "row_sum<half>" for a function that is, or is inside, an instantiation;
/// empty otherwise.
std::string instantiationName(const clang::FunctionDecl &F);

/// What the member type \p Name of a class, or of one of its bases, stands for;
/// null if there is none.
clang::QualType memberType(const clang::CXXRecordDecl &RD,
                           llvm::StringRef Name);

/// Arrays stripped, references stripped.
clang::QualType elementType(clang::QualType T);

} // namespace smemlint

#endif // SMEMLINT_RESOLVE_NAMES_H
