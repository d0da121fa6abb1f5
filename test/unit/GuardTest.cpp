//===- GuardTest.cpp ------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "judge/Guard.h"
#include "emit/Arrange.h"
#include "judge/Analysis.h"
#include "clang/AST/Decl.h"
#include "clang/Frontend/ASTUnit.h"
#include "clang/Tooling/Tooling.h"
#include "gtest/gtest.h"
#include <csignal>

using namespace smemlint;

namespace {

void fail(int Signal) {
  // As a real crash: not through a handler of the test framework's.
  std::raise(Signal);
}

constexpr const char Source[] = R"(
__attribute__((device)) void first() { asm volatile("cp.async.wait_all;"); }
void copy(void *s, const void *g) {
  asm volatile("cp.async.cg.shared.global [%0], [%1], 16;" :: "r"(0), "l"(g));
}
)";

/// Judges sites until one is there, then fails.
class Failing : public Check {
public:
  explicit Failing(int Signal) : Signal(Signal) {}
  void judge(const Unit &U, const Report &Out) const override {
    Finding F;
    F.Check = "before";
    Out(std::move(F));
    for (const SitePtr &S : U.Sites)
      if (S)
        fail(Signal);
  }

private:
  int Signal;
};

template <int Signal> CheckInfo failing() {
  return {"smem-test", "", "", false, {}, [](const OptionValues &) {
            // What crashed is left as it is, and no leak while this is here.
            static auto &Left = *new std::vector<Check *>;
            Left.push_back(new Failing(Signal));
            return std::unique_ptr<Check>(Left.back());
          }};
}

class Guard : public testing::Test {
protected:
  void SetUp() override {
    Unit = clang::tooling::buildASTFromCodeWithArgs(
        Source, {"-fsyntax-only", "-Wno-everything"}, "copy.cpp");
    ASSERT_TRUE(Unit);
    ASSERT_FALSE(Unit->getDiagnostics().hasErrorOccurred());
  }
  std::unique_ptr<clang::ASTUnit> Unit;
};

TEST_F(Guard, Undisturbed) {
  bool Ran = false;
  EXPECT_FALSE(guarded(Unit->getSourceManager(), [&] { Ran = true; }));
  EXPECT_TRUE(Ran);
}

TEST_F(Guard, CheckCrashes) {
  Catalogue Cat = Catalogue::builtin();
  Analysis A(Unit->getASTContext(), Cat);
  ASSERT_EQ(A.sites().size(), 1u);
  for (const CheckInfo &Info : {failing<SIGSEGV>(), failing<SIGABRT>()}) {
    std::vector<Finding> Found = A.judge(Info, {});
    // What was found before is kept.
    ASSERT_EQ(Found.size(), 2u);
    EXPECT_EQ(Found[0].Check, "before");
    EXPECT_EQ(Found[1].Check, "smem-test");
    EXPECT_EQ(Unit->getSourceManager().getSpellingLineNumber(Found[1].Loc), 4u);
    EXPECT_EQ(llvm::StringRef(Found[1].Message)
                  .starts_with("smemlint: internal error while analysing "
                               "'copy'; "),
              true)
        << Found[1].Message;
    EXPECT_TRUE(llvm::StringRef(Found[1].Message).ends_with("/issues"));
    EXPECT_EQ(arrange(std::move(Found), Unit->getSourceManager()).size(), 1u);
  }
  // And the next check runs.
  for (const CheckInfo &Info : allChecks())
    EXPECT_TRUE(A.judge(Info, defaultOptions(Info)).size() < 2)
        << Info.Id.data();
}

TEST_F(Guard, Nested) {
  const clang::SourceManager &SM = Unit->getSourceManager();
  clang::SourceLocation Start = SM.getLocForStartOfFile(SM.getMainFileID());
  bool After = false;
  std::optional<Place> Outer = guarded(SM, [&] {
    lookingAt({Start, nullptr});
    std::optional<Place> Inner = guarded(SM, [&] {
      lookingAt({Start.getLocWithOffset(5), nullptr});
      fail(SIGSEGV);
    });
    ASSERT_TRUE(Inner);
    EXPECT_EQ(Inner->Loc, Start.getLocWithOffset(5));
    After = true;
    fail(SIGABRT);
  });
  EXPECT_TRUE(After);
  ASSERT_TRUE(Outer);
  EXPECT_EQ(Outer->Loc, Start);
}

/// Deeper than one stack is; volatile keeps every frame.
int deep(int N) {
  volatile char Frame[4096] = {};
  int Result = 0;
  if (N > 0)
    onEnoughStack([&] { Result = deep(N - 1); });
  return Result + 1 + Frame[N % 4096];
}

TEST_F(Guard, EnoughStack) {
  int Levels = 0;
  EXPECT_FALSE(
      guarded(Unit->getSourceManager(), [&] { Levels = deep(20000); }));
  EXPECT_EQ(Levels, 20001);
}

void deepCrash(int N) {
  volatile char Frame[4096] = {};
  if (N > 0)
    onEnoughStack([&] { deepCrash(N - 1); });
  else
    fail(SIGSEGV);
  Frame[0] = Frame[N % 4096];
}

TEST_F(Guard, CrashOnAnotherStack) {
  const clang::SourceManager &SM = Unit->getSourceManager();
  clang::SourceLocation Start = SM.getLocForStartOfFile(SM.getMainFileID());
  std::optional<Place> At = guarded(SM, [&] {
    lookingAt({Start, nullptr});
    deepCrash(5000);
  });
  ASSERT_TRUE(At);
  EXPECT_EQ(At->Loc, Start);
}

} // namespace
