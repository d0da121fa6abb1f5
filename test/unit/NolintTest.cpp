//===- NolintTest.cpp -----------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "emit/Nolint.h"
#include "gtest/gtest.h"

using namespace smemlint;

namespace {

constexpr const char *Dtype = "smem-async-dtype";

bool suppressed(llvm::StringRef Text, unsigned Line) {
  return NolintText(Text).covers(Line, Dtype);
}

TEST(Nolint, Line) {
  struct {
    const char *Text;
    bool Suppressed;
  } Cases[] = {
      {"f(); // NOLINT", true},
      {"f(); // NOLINT: on purpose", true},
      {"f(); /* NOLINT */", true},
      {"f(); // see below. NOLINT", true},
      {"f(); // NOLINT(smem-async-dtype)", true},
      {"f(); // NOLINT(smem-async-dtype,cert-err34-c)", true},
      {"f(); // NOLINT(cert-err34-c, smem-async-dtype)", true},
      {"f(); // NOLINT(smem-*)", true},
      {"f(); // NOLINT(*)", true},
      {"f(); // NOLINT(*-dtype)", true},
      {"f(); // NOLINT(cert-*) NOLINT(smem-async-dtype)", true},
      {"f();", false},
      {"f(); // NOLINT(smem-async-size)", false},
      {"f(); // NOLINT(smem-async)", false},
      {"f(); // NOLINT()", false},
      {"f(); // NOLINTED", false},
      {"f(); // MY_NOLINT", false},
      {"f(); // nolint", false},
      {"f(); // NOLINTNEXTLINE", false},
      {"f(); // NOLINTEND", false},
  };
  for (auto &C : Cases) {
    EXPECT_EQ(suppressed(C.Text, 1), C.Suppressed) << C.Text;
    // Of this line alone.
    std::string Three = std::string("a();\n") + C.Text + "\nb();\n";
    EXPECT_EQ(suppressed(Three, 2), C.Suppressed) << C.Text;
    EXPECT_FALSE(suppressed(Three, 1)) << C.Text;
  }
}

TEST(Nolint, NextLine) {
  llvm::StringRef Text = "// NOLINTNEXTLINE\n"
                         "a();\n"
                         "b(); // NOLINTNEXTLINE(smem-async-dtype)\n"
                         "c();\n"
                         "// NOLINTNEXTLINE(smem-async-size)\n"
                         "d();\n"
                         "// NOLINTNEXTLINE\n"
                         "\n"
                         "e();\n";
  EXPECT_FALSE(suppressed(Text, 1));
  EXPECT_TRUE(suppressed(Text, 2));
  EXPECT_FALSE(suppressed(Text, 3));
  EXPECT_TRUE(suppressed(Text, 4));
  EXPECT_FALSE(suppressed(Text, 6));
  EXPECT_TRUE(suppressed(Text, 8));
  EXPECT_FALSE(suppressed(Text, 9));
}

TEST(Nolint, Block) {
  llvm::StringRef Text = "a();\n"
                         "// NOLINTBEGIN(smem-*)\n"
                         "b();\n"
                         "// NOLINTBEGIN\n"
                         "c();\n"
                         "// NOLINTEND\n"
                         "d();\n"
                         "// NOLINTEND(smem-*)\n"
                         "e();\n"
                         "// NOLINTBEGIN(cert-*)\n"
                         "f();\n"
                         "// NOLINTEND(cert-*)\n";
  EXPECT_FALSE(suppressed(Text, 1));
  EXPECT_TRUE(suppressed(Text, 3));
  EXPECT_TRUE(suppressed(Text, 5));
  EXPECT_TRUE(suppressed(Text, 7));
  EXPECT_FALSE(suppressed(Text, 9));
  EXPECT_FALSE(suppressed(Text, 11));
}

TEST(Nolint, PastTheEnd) {
  EXPECT_FALSE(suppressed("", 1));
  EXPECT_FALSE(suppressed("// NOLINT", 2));
  EXPECT_FALSE(suppressed("// NOLINTNEXTLINE", 3));
  EXPECT_FALSE(suppressed("// NOLINT(smem-async-dtype", 2));
  EXPECT_TRUE(suppressed("a();\r\nb(); // NOLINT\r\n", 2));
}

TEST(Globs, LastDecides) {
  struct {
    const char *List;
    bool Matches;
  } Cases[] = {
      {"*", true},
      {"smem-*", true},
      {"smem-async-dtype", true},
      {" smem-async-dtype ", true},
      {"-*,smem-async-dtype", true},
      {"-*, smem-*", true},
      {"*,-smem-async-dtype", false},
      {"smem-*,-*-dtype", false},
      {"smem-*,-*-size", true},
      {"-*", false},
      {"", false},
      {",", false},
      {"smem-async-dtyp", false},
      {"smem-async-dtype2", false},
      {"async", false},
  };
  for (auto &C : Cases)
    EXPECT_EQ(matchesGlobs(C.List, Dtype), C.Matches) << C.List;
}

} // namespace
