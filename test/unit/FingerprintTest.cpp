//===- FingerprintTest.cpp ------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "emit/Fingerprint.h"
#include "ReportSample.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"

using namespace smemlint;
using smemlint::test::Tree;

namespace {

/// Of the first `send` in a file with this text.
std::string printOf(llvm::StringRef Text,
                    llvm::StringRef Path = "/work/src/a.cu",
                    llvm::StringRef Check = "smem-async-dtype",
                    llvm::StringRef Words = "the dtypes differ") {
  Tree T;
  T.add(Path, Text);
  SourceFiles Files = T.files();
  return fingerprints({T.finding(Path, "send", 0, Check, Words)}, Files)
      .front();
}

constexpr const char *Code = "void k() {\n  send(&slots[2], sum, &bar);\n}\n";

TEST(Fingerprint, Stable) {
  std::string Print = printOf(Code);
  // Written down: a baseline outlives a release.
  EXPECT_EQ(Print, "2662b6f30f057d89:1");
  const char *Same[] = {
      // Lines above and below.
      "// new\n\nint x;\nvoid k() {\n  send(&slots[2], sum, &bar);\n  "
      "more();\n}\n",
      // Indentation, spaces, line ends, byte order mark.
      "void k() {\n\t\tsend( &slots[ 2 ],sum,&bar );\n}\n",
      "void k() {\r\n  send(&slots[2], sum, &bar);\r\n}\r\n",
      "\xEF\xBB\xBFvoid k() {\n  send(&slots[2], sum, &bar);\n}\n",
      // A call over several lines, with comments.
      "void k() {\n  send(&slots[2], // where\n       sum, /* what */\n       "
      "&bar);\n}\n",
      // Code of other statements on the line.
      "void k() { before(); send(&slots[2], sum, &bar); after(); }\n",
      "void k() {\n  if (x)\n    send(&slots[2], sum, &bar);\n}\n",
  };
  for (const char *Text : Same)
    EXPECT_EQ(printOf(Text), Print) << Text;
  EXPECT_EQ(printOf(Code, "/work/src/a.cu", "smem-async-dtype", "other words"),
            Print);
}

TEST(Fingerprint, Different) {
  std::string Print = printOf(Code);
  const char *Others[] = {
      "void k() {\n  send(&slots[3], sum, &bar);\n}\n",
      "void k() {\n  send(&slots[2],\n       other, &bar);\n}\n",
      "void k() {\n  send_all(&slots[2], sum, &bar);\n}\n",
  };
  for (const char *Text : Others)
    EXPECT_NE(printOf(Text), Print) << Text;
  EXPECT_NE(printOf(Code, "/work/src/b.cu"), Print);
  EXPECT_NE(printOf(Code, "/work/src/a.cu", "smem-async-size"), Print);
}

TEST(Fingerprint, RelativeToTheRoot) {
  auto Print = [](llvm::StringRef Root, llvm::StringRef Path) {
    Tree T;
    T.add(Path, Code);
    SourceFiles Files = T.files(Root);
    return fingerprints({T.finding(Path, "send")}, Files).front();
  };
  EXPECT_EQ(Print("/work/src", "/work/src/a.cu"),
            Print("/home/me/src/", "/home/me/src/a.cu"));
  EXPECT_NE(Print("/work", "/work/src/a.cu"),
            Print("/work/src", "/work/src/a.cu"));
}

TEST(Fingerprint, SameCodeIsNumbered) {
  Tree T;
  T.add("/work/src/a.cu", "void k() {\n  send(a, b);\n  send(a, b);\n"
                          "  send(a, c); send(a, b);\n}\n");
  auto At = [&](unsigned Nth) {
    return T.finding("/work/src/a.cu", "send", Nth);
  };
  SourceFiles Files = T.files();
  auto Prints = fingerprints({At(0), At(1), At(2), At(3)}, Files);
  ASSERT_EQ(Prints.size(), 4u);
  auto Hash = [&](size_t I) {
    return llvm::StringRef(Prints[I]).split(':').first;
  };
  auto Number = [&](size_t I) {
    return llvm::StringRef(Prints[I]).split(':').second;
  };
  EXPECT_EQ(Hash(0), Hash(1));
  EXPECT_EQ(Hash(0), Hash(3));
  EXPECT_NE(Hash(0), Hash(2));
  EXPECT_EQ(Number(0), "1");
  EXPECT_EQ(Number(1), "2");
  EXPECT_EQ(Number(2), "1");
  EXPECT_EQ(Number(3), "3");
}

TEST(Fingerprint, CodeAt) {
  struct {
    const char *Text, *Spot, *Code;
  } Cases[] = {
      {"f(g(x), y);", "g", "g(x),y"},
      {"x = a[ i ]; y();", "a", "a[i]"},
      {"if (f(x)) {", "f(", "f(x)"},
      {"void f(int  x) { body(); }", "f(", "f(int x)"},
      {"Op{}(a, b); next();", "Op", "Op{}(a,b)"},
      {"f([&] { return h() + 1; }); next();", "f", "f([&]{return h()+1;})"},
      {"asm(\"st.async [%0], %1;\" : : \"r\"(a));", "[%0]",
       "\"st.async [%0], %1;\"::\"r\"(a)"},
      {"f(\") // \", ')', x); g();", "f", "f(\") // \",')',x)"},
      {"f(R\"(;))\", x); g();", "f", "f(R\"(;))\",x)"},
      {"f(a, b", "f", "f(a,b"},
      {"   f(a);", "  f", "f(a)"},
      {"f(\xFF\xFE);", "f", "f(\xFF\xFE)"},
      {"f(a, \\\n  b)\n", "f", "f(a,b)"},
      {"f(); // the end", "the end", ""},
  };
  for (auto &C : Cases) {
    SourceFile File(llvm::MemoryBuffer::getMemBufferCopy(C.Text));
    EXPECT_EQ(codeAt(File, llvm::StringRef(C.Text).find(C.Spot)), C.Code)
        << C.Text;
  }
  SourceFile Empty(llvm::MemoryBuffer::getMemBufferCopy(""));
  EXPECT_EQ(codeAt(Empty, 100), "");
  // Text whose brackets do not match ends too.
  SourceFile Open(llvm::MemoryBuffer::getMemBufferCopy(
      "f(" + std::string(5000, '+') + "a"));
  EXPECT_EQ(codeAt(Open, 0).substr(0, 3), "f(+");
  EXPECT_LT(codeAt(Open, 0).size(), 1000u);
}

TEST(Fingerprint, FileThatIsGone) {
  Tree T;
  T.add("/work/src/a.cu", Code);
  auto D = T.finding("/work/src/a.cu", "send");
  D.Message.FilePath = "/work/src/gone.cu";
  auto Other = D;
  Other.Message.Message = "something else";
  SourceFiles Files = T.files();
  auto Prints = fingerprints({D, Other}, Files);
  EXPECT_NE(Prints[0], Prints[1]);
}

TEST(SourceFiles, Utf16Columns) {
  struct {
    const char *Text;
    unsigned Offset, Line, Column;
  } Cases[] = {
      {"abc", 0, 1, 1},
      {"abc", 2, 1, 3},
      {"abc\ndef", 3, 1, 4},
      {"abc\ndef", 4, 2, 1},
      {"abc\r\ndef", 6, 2, 2},
      {"/*\xC3\xA9*/f", 6, 1, 6},         // two bytes, one unit
      {"/*\xE2\x82\xAC*/f", 7, 1, 6},     // three bytes, one unit
      {"/*\xF0\x9F\x98\x80*/f", 8, 1, 7}, // four bytes, two units
      {"\xEF\xBB\xBF"
       "f",
       3, 1, 1}, // byte order mark
      {"\n\xEF\xBB\xBF"
       "f",
       4, 2, 2}, // there it is a character
      {"abc\n", 100, 2, 1},
      {"", 0, 1, 1},
  };
  for (auto &C : Cases) {
    SourceFile File(llvm::MemoryBuffer::getMemBufferCopy(C.Text));
    EXPECT_EQ(File.position(C.Offset), std::make_pair(C.Line, C.Column))
        << C.Text << " at " << C.Offset;
  }
}

TEST(SourceFiles, Names) {
  using Name = std::pair<std::string, bool>;
  Tree T;
  SourceFiles Files = T.files();
  EXPECT_EQ(Files.name("/work/src/k/a.cu"), Name("k/a.cu", true));
  EXPECT_EQ(Files.name("/work/src/k/../a.cu"), Name("a.cu", true));
  EXPECT_EQ(Files.name("k/a.cu"), Name("k/a.cu", true));
  EXPECT_EQ(Files.name("../src/a.cu", "/work/build"), Name("a.cu", true));
  EXPECT_EQ(Files.name("a.cu", "/work/build"), Name("/work/build/a.cu", false));
  EXPECT_EQ(Files.name("/work/src2/a.cu"), Name("/work/src2/a.cu", false));
  EXPECT_EQ(T.files(".").name("/work/src/a.cu"), Name("a.cu", true));
  EXPECT_EQ(T.files("/").name("/work/src/a.cu"), Name("work/src/a.cu", true));
}

TEST(SourceFiles, NamesThroughLinks) {
  llvm::SmallString<128> Folder;
  ASSERT_FALSE(llvm::sys::fs::createUniqueDirectory("smemlint-test", Folder));
  llvm::SmallString<128> Real;
  ASSERT_FALSE(llvm::sys::fs::real_path(Folder, Real));
  std::string Tree = (Real + "/tree").str(), Link = (Real + "/link").str();
  std::string File = Tree + "/a.cu";
  ASSERT_FALSE(llvm::sys::fs::create_directory(Tree));
  ASSERT_FALSE(llvm::sys::fs::create_link(Tree, Link));
  {
    std::error_code EC;
    llvm::raw_fd_ostream OS(File, EC);
    ASSERT_FALSE(EC);
  }
  EXPECT_EQ(SourceFiles(Link).name(File).first, "a.cu");
  EXPECT_EQ(SourceFiles(Tree).name(Link + "/a.cu").first, "a.cu");
  EXPECT_EQ(SourceFiles(Link).name(Link + "/a.cu").first, "a.cu");
  llvm::sys::fs::remove_directories(Real);
}

} // namespace
