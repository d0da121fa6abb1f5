//===- Prelude.cpp - ----------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Prelude.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/HeaderSearch.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/Support/raw_ostream.h"

using namespace clang;
using namespace smemlint;

#include "Prelude.inc" // PreludeText

/// A macro that the user's own -D overrides.
static void define(llvm::raw_ostream &OS, llvm::StringRef Name,
                   llvm::Twine Value) {
  OS << "#ifndef " << Name << "\n#define " << Name << " " << Value
     << "\n#endif\n";
}

/// __CUDACC_VER_* as plain numbers, which programs paste and print; what the
/// toolkit is, only its cuda.h says.
static void defineVersion(llvm::raw_ostream &OS) {
  constexpr unsigned OldestMajor = 9, NewestMajor = 20;
  OS << "#ifdef CUDA_VERSION\n";
  for (unsigned Major = OldestMajor; Major <= NewestMajor; ++Major) {
    OS << "#if CUDA_VERSION / 1000 == " << Major << "\n";
    define(OS, "__CUDACC_VER_MAJOR__", llvm::Twine(Major));
    OS << "#endif\n";
  }
  for (unsigned Minor = 0; Minor < 10; ++Minor) {
    OS << "#if CUDA_VERSION % 1000 / 10 == " << Minor << "\n";
    define(OS, "__CUDACC_VER_MINOR__", llvm::Twine(Minor));
    OS << "#endif\n";
  }
  // The build number is nowhere in the headers.
  define(OS, "__CUDACC_VER_BUILD__", "0");
  OS << "#endif\n";
}

/// sm_90a has the features of that architecture alone, sm_100f those of its
/// family.
static void defineArchitecture(llvm::raw_ostream &OS, llvm::StringRef Arch) {
  unsigned Number;
  if (!Arch.consume_front("sm_") || Arch.consumeInteger(10, Number))
    return;
  if (Arch == "a")
    define(OS, "__CUDA_ARCH_SPECIFIC__", llvm::Twine(Number * 10));
  if (Arch == "a" || Arch == "f")
    define(OS, "__CUDA_ARCH_FAMILY_SPECIFIC__", llvm::Twine(Number * 10));
}

/// With --extended-lambda cuda_runtime.h includes <functional>, and with it
/// <new>, before clang's own header has declared the device's malloc, which
/// clang's <new> calls. So the macro is hidden from it; the prelude brings it
/// back, with what cuda_runtime.h includes.
static void hideExtendedLambda(std::string &Predefines) {
  size_t Wrapper =
      Predefines.find("#include \"__clang_cuda_runtime_wrapper.h\"");
  if (Wrapper != std::string::npos)
    Predefines.insert(Wrapper,
                      "#pragma push_macro(\"__CUDACC_EXTENDED_LAMBDA__\")\n"
                      "#undef __CUDACC_EXTENDED_LAMBDA__\n");
}

/// Headers that older clangs include in every CUDA compile and newer toolkits
/// no longer have. They are last on the search path: a real one comes first.
static void addMissingHeaders(CompilerInstance &CI) {
#if CLANG_VERSION_MAJOR < 22
  FileManager &Files = CI.getFileManager();
  FileEntryRef File = Files.getVirtualFileRef(
      "/smemlint/nvcc-dialect/texture_fetch_functions.h", 0, 0);
  CI.getSourceManager().overrideFileContents(
      File, llvm::MemoryBuffer::getMemBuffer("", "texture_fetch_functions.h"));
  CI.getPreprocessor().getHeaderSearchInfo().AddSystemSearchPath(
      DirectoryLookup(File.getDir(), SrcMgr::C_System, /*isFramework=*/false));
#else
  (void)CI;
#endif
}

void smemlint::addPrelude(CompilerInstance &CI) {
  Preprocessor &PP = CI.getPreprocessor();
  std::string Text = PP.getPredefines();
  hideExtendedLambda(Text);
  {
    llvm::raw_string_ostream OS(Text);
    // As a system header: its declarations are not the user's.
    OS << "\n# 1 \"<nvcc dialect>\" 1 3\n";
    defineVersion(OS);
    if (CI.getLangOpts().CUDAIsDevice)
      defineArchitecture(OS, CI.getTargetOpts().CPU);
    OS << PreludeText << "\n# 1 \"<built-in>\" 2\n";
  }
  PP.setPredefines(std::move(Text));
  addMissingHeaders(CI);
}
