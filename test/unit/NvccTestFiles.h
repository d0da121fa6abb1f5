//===- NvccTestFiles.h - A toolkit and files to translate for -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#ifndef SMEMLINT_TEST_UNIT_NVCCTESTFILES_H
#define SMEMLINT_TEST_UNIT_NVCCTESTFILES_H

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

namespace smemlint {

/// A directory with a toolkit in it that has nothing but its version.
class NvccTestFiles : public testing::Test {
protected:
  void SetUp() override {
    llvm::SmallString<128> Unique, Real;
    ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("smemlint-nvcc", Unique));
    ASSERT_FALSE(llvm::sys::fs::real_path(Unique, Real));
    Root = Real.str().str();
    makeToolkit("cuda", "include");
    write("cuda/include/cccl/cuda/ptx", "");
  }
  void TearDown() override { llvm::sys::fs::remove_directories(Root); }

  const std::string &root() const { return Root; }
  std::string toolkit() const { return Root + "/cuda"; }
  std::string nvcc() const { return toolkit() + "/bin/nvcc"; }

  void write(llvm::StringRef Name, llvm::StringRef Text) {
    std::string Path = Root + "/" + Name.str();
    ASSERT_FALSE(
        llvm::sys::fs::create_directories(llvm::sys::path::parent_path(Path)));
    std::error_code EC;
    llvm::raw_fd_ostream OS(Path, EC);
    ASSERT_FALSE(EC);
    OS << Text;
  }

  void makeToolkit(const std::string &Name, const std::string &Include,
                   llvm::StringRef Version = "13000") {
    write(Name + "/bin/nvcc", "");
    write(Name + "/" + Include + "/cuda_runtime.h", "");
    write(Name + "/" + Include + "/cuda.h",
          ("/* text */\n#define CUDA_VERSION " + Version + "\n").str());
  }

  static std::vector<std::string> split(llvm::StringRef Text) {
    llvm::BumpPtrAllocator Alloc;
    llvm::StringSaver Saver(Alloc);
    llvm::SmallVector<const char *, 16> Words;
    llvm::cl::TokenizeGNUCommandLine(Text, Saver, Words);
    return {Words.begin(), Words.end()};
  }

private:
  std::string Root;
};

} // namespace smemlint

#endif // SMEMLINT_TEST_UNIT_NVCCTESTFILES_H
