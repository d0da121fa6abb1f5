//===- ToolkitTest.cpp ----------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "NvccTestFiles.h"
#include "nvcc/Arch.h"
#include <cstdlib>

using namespace smemlint;

namespace {

class FindToolkit : public NvccTestFiles {
protected:
  std::string rootOf(llvm::StringRef Nvcc, llvm::StringRef Given = "") {
    auto T = findToolkit(Nvcc, Given);
    return T ? T->Root : toString(T.takeError());
  }
};

TEST_F(FindToolkit, Version) {
  auto T = findToolkit(nvcc(), "");
  ASSERT_TRUE(bool(T));
  EXPECT_EQ(T->Root, toolkit());
  EXPECT_EQ(T->Major, 13u);
  EXPECT_EQ(T->Minor, 0u);
  EXPECT_EQ(T->extraIncludes(),
            std::vector<std::string>{toolkit() + "/include/cccl"});

  makeToolkit("old", "include", "12080");
  write("old/version.json", R"({"cuda": {"version": "11.1.0"}})");
  auto Old = findToolkit("", root() + "/old");
  ASSERT_TRUE(bool(Old));
  EXPECT_EQ(Old->Minor, 8u); // the header is what gets compiled
  EXPECT_TRUE(Old->extraIncludes().empty());

  write("json/include/cuda_runtime.h", "");
  write("json/version.json", R"({"cuda": {"version": "12.4.131"}})");
  auto Json = findToolkit("", root() + "/json");
  ASSERT_TRUE(bool(Json));
  EXPECT_EQ(Json->Major, 12u);
  EXPECT_EQ(Json->Minor, 4u);
}

TEST_F(FindToolkit, Order) {
  makeToolkit("given", "include");
  makeToolkit("environment", "include");
  setenv("CUDA_PATH", (root() + "/environment").c_str(), 1);
  EXPECT_EQ(rootOf(nvcc(), root() + "/given"), root() + "/given");
  EXPECT_EQ(rootOf(nvcc()), toolkit());
  EXPECT_EQ(rootOf("nvcc"), root() + "/environment");
  EXPECT_EQ(rootOf(root() + "/gone/bin/nvcc"), root() + "/environment");
  unsetenv("CUDA_PATH");
}

TEST_F(FindToolkit, LinkToNvcc) {
  write("bin/other", "");
  ASSERT_FALSE(llvm::sys::fs::create_link(nvcc(), root() + "/bin/nvcc"));
  EXPECT_EQ(rootOf(root() + "/bin/nvcc"), toolkit());
}

TEST_F(FindToolkit, HeadersOfATarget) {
  makeToolkit("conda", "targets/x86_64-linux/include");
  auto T = findToolkit(root() + "/conda/bin/nvcc", "");
  ASSERT_TRUE(bool(T));
  EXPECT_EQ(T->Root, root() + "/conda");
  EXPECT_EQ(T->extraIncludes(), std::vector<std::string>{
                                    T->Root + "/targets/x86_64-linux/include"});
}

TEST_F(FindToolkit, NoneIsAnError) {
  write("empty/bin/nvcc", "");
  std::string Given = rootOf("", root() + "/empty");
  EXPECT_NE(Given.find("no CUDA toolkit in '" + root() + "/empty'"),
            std::string::npos);
  EXPECT_NE(Given.find("name the directory"), std::string::npos);
}

TEST(Arch, Parse) {
  for (const char *Name : {"sm_90a", "compute_90a", "lto_90a", "90a"}) {
    auto A = parseArch(Name);
    ASSERT_TRUE(A) << Name;
    EXPECT_EQ(A->name(), "sm_90a") << Name;
  }
  EXPECT_EQ(parseArch("sm_100f")->name(), "sm_100f");
  for (const char *Bad : {"", "sm_", "sm_90b", "native", "a", "sm_90aa",
                          "sm_99999", "0", "sm_-1"})
    EXPECT_FALSE(parseArch(Bad)) << Bad;
  EXPECT_TRUE(*parseArch("90") < *parseArch("90a"));
  EXPECT_TRUE(*parseArch("100") < *parseArch("100f"));
  EXPECT_TRUE(*parseArch("100f") < *parseArch("100a"));
  EXPECT_TRUE(*parseArch("90a") < *parseArch("100"));
}

TEST(Arch, Exists) {
  for (const char *Name :
       {"52", "80", "90", "90a", "100f", "103a", "121", "130", "140a", "150f"})
    EXPECT_TRUE(exists(*parseArch(Name))) << Name;
  for (const char *Name :
       {"9", "10", "35", "79", "91", "99", "80a", "90f", "102", "1000", "9999"})
    EXPECT_FALSE(exists(*parseArch(Name))) << Name;
}

TEST(Arch, ByRelease) {
  auto Of = [](unsigned Major, unsigned Minor) {
    Toolkit T;
    T.Major = Major;
    T.Minor = Minor;
    return defaultArch(T).name() + " " + newestArch(T).name();
  };
  EXPECT_EQ(Of(11, 2), "sm_52 sm_86");
  EXPECT_EQ(Of(12, 4), "sm_52 sm_90");
  EXPECT_EQ(Of(12, 9), "sm_52 sm_121");
  EXPECT_EQ(Of(13, 0), "sm_75 sm_121");
  EXPECT_EQ(Of(14, 1), "sm_75 sm_121");
}

} // namespace
