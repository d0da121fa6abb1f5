//===- PtxCheckTest.cpp - validate() against the rows and ptxas -----------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A row is `verdict[:kind] | template | operands`. The verdict is the worst
// severity that validate() must report, with a problem of that kind, or "ok"
// for silence; Syntax is a diagnostic of the parser. Operands are constraint
// letters: `=` output, `=N` behind the letter a known value, `:p` a pointer.
// PtxasAgrees assembles every row: "rejected" must fail, all others must pass.
//
//===----------------------------------------------------------------------===//

#include "ptx/PtxCheck.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include "gtest/gtest.h"
#include <map>
#include <set>

extern const char *const PtxStoreRows,
    *const PtxCopyRows, *const PtxTensorRows, *const PtxBarrierRows;

using namespace smemlint::ptx;
using llvm::StringRef;

namespace {

struct Row {
  StringRef Verdict, Kind, Text;
  std::vector<AsmOperandInfo> Operands;
};

AsmOperandInfo parseAsmOperand(StringRef Word) {
  AsmOperandInfo A;
  A.IsOutput = Word.consume_front("=");
  A.Letter = Word[0];
  Word = Word.drop_front();
  A.Bytes = A.Letter == 'h'                      ? 2
            : A.Letter == 'l' || A.Letter == 'd' ? 8
            : A.Letter == 'q'                    ? 16
                                                 : 4;
  A.Kind = A.Letter == 'f' || A.Letter == 'd' ? PtxValueKind::Float
                                              : PtxValueKind::Integer;
  if (Word.consume_front(":p"))
    A.Kind = PtxValueKind::Pointer;
  int64_t Value;
  if (Word.consume_front("=") && !Word.getAsInteger(0, Value))
    A.Constant = Value;
  return A;
}

std::vector<Row> rows() {
  std::vector<Row> Out;
  for (StringRef Table :
       {PtxStoreRows, PtxCopyRows, PtxTensorRows, PtxBarrierRows}) {
    llvm::SmallVector<StringRef, 128> Lines;
    Table.split(Lines, '\n', -1, false);
    for (StringRef Line : Lines) {
      if (Line.starts_with("#"))
        continue;
      llvm::SmallVector<StringRef, 3> Cells;
      Line.split(Cells, '|', 2);
      EXPECT_EQ(Cells.size(), 3u) << Line.str();
      Row R;
      std::tie(R.Verdict, R.Kind) = Cells[0].trim().split(':');
      R.Text = Cells[1].trim();
      llvm::SmallVector<StringRef, 8> Words;
      Cells[2].split(Words, ' ', -1, false);
      for (StringRef W : Words)
        R.Operands.push_back(parseAsmOperand(W));
      Out.push_back(std::move(R));
    }
  }
  return Out;
}

StringRef kindName(PtxProblemKind K) {
  static constexpr StringRef Names[] = {
      "UnknownModifier", "IllegalModifier", "DuplicateModifier",
      "MissingModifier", "Undocumented",    "IllegalOpType",
      "MissingOperand",  "ExtraOperand",    "OperandShape",
      "VectorLength",    "ValueType",       "ValueWidth",
      "RegisterWidth",   "RegisterType",    "AddressWidth",
      "GenericAddress",  "ImmediateNeeded", "ImmediateRange",
      "Constraint",      "CompilerCrash",   "Target"};
  return Names[static_cast<unsigned>(K)];
}

StringRef severityName(PtxSeverity S) {
  return S == PtxSeverity::Rejected ? "rejected"
         : S == PtxSeverity::Silent ? "silent"
                                    : "suspicious";
}

std::vector<PtxProblem> problems(StringRef Text,
                                 llvm::ArrayRef<AsmOperandInfo> Operands,
                                 const PtxTarget *Target = nullptr) {
  std::vector<PtxProblem> All;
  PtxBlock Block = parse(Text);
  for (const PtxInstruction &I : Block.Instructions)
    if (auto Op = classify(I))
      for (PtxProblem &P : validate(I, *Op, Operands, Target))
        All.push_back(std::move(P));
  return All;
}

TEST(PtxCheck, Rows) {
  for (const Row &R : rows()) {
    SCOPED_TRACE(R.Text.str());
    std::string Got;
    StringRef Worst = "ok";
    bool KindSeen = R.Kind.empty();
    if (!parse(R.Text).Diagnostics.empty()) {
      Worst = "rejected";
      KindSeen |= R.Kind == "Syntax";
    }
    for (const PtxProblem &P : problems(R.Text, R.Operands)) {
      StringRef S = severityName(P.Severity);
      if (Worst == "ok" || S == "rejected" ||
          (S == "silent" && Worst == "suspicious"))
        Worst = S;
      KindSeen |= S == R.Verdict && kindName(P.Kind) == R.Kind;
      Got += (S + ":" + kindName(P.Kind) + " " + P.Message + "\n").str();
      EXPECT_LE(P.Range.Begin, P.Range.End);
      EXPECT_LE(P.Range.End, R.Text.size());
      EXPECT_FALSE(P.Message.empty() || P.Message.back() == '.');
    }
    EXPECT_EQ(Worst.str(), R.Verdict.str()) << Got;
    EXPECT_TRUE(KindSeen) << R.Kind.str() << " not in\n" << Got;
  }
}

/// The first problem of every Kind that offers a text, applied.
std::string fixed(StringRef Text, StringRef Letters) {
  std::vector<AsmOperandInfo> Operands;
  llvm::SmallVector<StringRef, 8> Words;
  Letters.split(Words, ' ');
  for (StringRef W : Words)
    Operands.push_back(parseAsmOperand(W));
  for (const PtxProblem &P : problems(Text, Operands))
    if (P.Replacement)
      return (Text.take_front(P.Range.Begin) + *P.Replacement +
              Text.drop_front(P.Range.End))
          .str();
  return Text.str();
}

TEST(PtxCheck, Replacements) {
  const struct {
    StringRef Before, Operands, Part;
  } Cases[] = {
      {"st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, "
       "[%2];",
       "r r r", "bytes.b32 ["},
      {"st.async.shared::cluster.mbarrier::complete_tx::bytes.u32 [%0], %1, "
       "[%2];",
       "r f r", "bytes.b32 ["},
      {"st.async.shared::cluster.mbarrier::complete_tx::bytes.f32 [%0], %1, "
       "[%2];",
       "r l r", "bytes.b64 ["},
      {"st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 [%0], "
       "{%1,%2}, [%3];",
       "r r r r", "bytes.v2.b32 ["},
      {"cp.async.bulk.shared.global.mbarrier::complete_tx::bytes [%0], [%1], "
       "%2, [%3];",
       "r l r r", "bulk.shared::cta.global"},
      {"cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes.b32 "
       "[%0], [%1], %2, [%3];",
       "r l r r", "bytes [%0]"},
      {"cp.async.bulk.shared::cluster.global.mbarrier::complete_tx::bytes "
       "[%0], [%1], %2, [%3], %4;",
       "r l r r l", "bytes.L2::cache_hint ["},
      {"cp.reduce.async.bulk.global.shared::cta.bulk_group.add.bf16 [%0], "
       "[%1], %2;",
       "l r r", "add.noftz.bf16"},
      {"mbarrier.arrive.shared::cluster.b64 %0, [%1];", "=l r", "_, [%1]"},
  };
  for (const auto &C : Cases) {
    std::string After = fixed(C.Before, C.Operands);
    EXPECT_TRUE(StringRef(After).contains(C.Part)) << After;
    EXPECT_EQ(fixed(After, C.Operands), After) << "not stable";
  }
}

TEST(PtxCheck, ConstraintTakesTheOperand) {
  StringRef Text = "st.async.shared::cluster.mbarrier::complete_tx::bytes.b32 "
                   "[%0], %1, [%2];";
  auto Check = [&](char Letter, unsigned Bytes, PtxValueKind Kind) {
    std::vector<AsmOperandInfo> Ops(3, parseAsmOperand("r"));
    Ops[1] = {Letter, Bytes, Kind, false, std::nullopt, ""};
    for (const PtxProblem &P : problems(Text, Ops))
      if (P.Kind == PtxProblemKind::Constraint)
        return false;
    return true;
  };
  EXPECT_TRUE(Check('r', 4, PtxValueKind::Integer));
  EXPECT_FALSE(Check('r', 2, PtxValueKind::Integer));
  EXPECT_FALSE(Check('r', 4, PtxValueKind::Float));
  EXPECT_FALSE(Check('r', 8, PtxValueKind::Integer));
  EXPECT_FALSE(Check('r', 4, PtxValueKind::Aggregate));
  EXPECT_FALSE(Check('l', 4, PtxValueKind::Integer));
  EXPECT_TRUE(Check('l', 8, PtxValueKind::Pointer));
  EXPECT_FALSE(Check('f', 8, PtxValueKind::Float));
  EXPECT_TRUE(Check('f', 4, PtxValueKind::Float));
  EXPECT_FALSE(Check('d', 4, PtxValueKind::Float));
  EXPECT_FALSE(Check('q', 16, PtxValueKind::Aggregate));
  EXPECT_TRUE(Check('r', 0, PtxValueKind::Unknown));
  EXPECT_TRUE(Check('?', 4, PtxValueKind::Float));
}

TEST(PtxCheck, UnknownOperandsAreSilent) {
  StringRef Text = "cp.async.bulk.shared::cta.global.mbarrier::complete_tx::"
                   "bytes [%0], [%1], %2, [%9];";
  EXPECT_TRUE(problems(Text, {}).empty());
  EXPECT_TRUE(problems("cp.async.%1.shared.global [%0], [%2], 3;", {}).empty());
}

TEST(PtxCheck, NamedOperands) {
  AsmOperandInfo N = parseAsmOperand("r");
  N.Name = "n";
  EXPECT_EQ(problems("cp.async.wait_group %[n];", {N}).size(), 1u);
  EXPECT_EQ(problems("cp.async.wait_group %[m];", {N}).size(), 0u);
}

TEST(PtxCheck, TargetOnlyWhenAsked) {
  StringRef Text = "st.async.release.gpu.global.b32 [%0], %1;";
  std::vector<AsmOperandInfo> Ops = {parseAsmOperand("l"),
                                     parseAsmOperand("r")};
  PtxTarget Hopper{86, 90, true}, Blackwell{87, 100, false}, Old{86, 100, true};
  EXPECT_TRUE(problems(Text, Ops).empty());
  EXPECT_EQ(problems(Text, Ops, &Hopper).size(), 1u);
  EXPECT_EQ(problems(Text, Ops, &Old).size(), 1u);
  EXPECT_TRUE(problems(Text, Ops, &Blackwell).empty());
}

//===-- ptxas -------------------------------------------------------------===//

/// The template as nvcc would print it, inside an entry of its own.
std::string entry(const Row &R, unsigned Id) {
  std::string Body;
  StringRef T = R.Text;
  while (!T.empty()) {
    size_t At = T.find('%');
    Body += T.take_front(At).str();
    if (At == StringRef::npos)
      break;
    T = T.drop_front(At + 1);
    unsigned N;
    if (T.consume_front("=")) {
      Body += std::to_string(Id);
    } else if (!T.consumeInteger(10, N)) {
      const AsmOperandInfo &A = R.Operands[N];
      Body += A.Letter == 'n'
                  ? std::to_string(*A.Constant)
                  : std::string("%x") + A.Letter + std::to_string(N);
    } else {
      Body += "%";
      T.consume_front("%");
    }
  }
  bool Quad = llvm::any_of(R.Operands, [](const AsmOperandInfo &A) {
    return A.Letter == 'q'; // a .b128 register needs PTX 8.3
  });
  return ".visible .entry k" + std::to_string(Id) +
         "() {\n.reg .b16 %xh<10>;\n.reg .b32 %xr<10>;\n.reg .b64 %xl<10>;\n"
         ".reg .f32 %xf<10>;\n.reg .f64 %xd<10>;\n" +
         (Quad ? ".reg .b128 %xq<10>;\n" : "") + Body + "\nret;\n}\n";
}

class Ptxas {
public:
  Ptxas() {
    setTarget(90, "sm_100a");
    if (auto Path = llvm::sys::findProgramByName("ptxas"))
      Program = *Path;
    else if (auto Cuda =
                 llvm::sys::findProgramByName("ptxas", {"/usr/local/cuda/bin"}))
      Program = *Cuda;
  }
  bool found() const { return !Program.empty(); }
  void setTarget(unsigned Version, std::string Arch) {
    Target = Arch;
    Header = ".version " + std::to_string(Version / 10) + "." +
             std::to_string(Version % 10) + "\n.target " + Arch +
             "\n.address_size 64\n";
  }
  /// Exit code 0. \p Errors gets what ptxas printed.
  bool accepts(StringRef Entries, std::string *Errors = nullptr,
               unsigned Seconds = 60) const {
    llvm::SmallString<128> File, Log;
    int Fd;
    if (llvm::sys::fs::createTemporaryFile("smemlint", "ptx", Fd, File) ||
        llvm::sys::fs::createTemporaryFile("smemlint", "log", Log))
      return false;
    llvm::raw_fd_ostream(Fd, true) << Header << Entries;
    std::string Arch = "-arch=" + Target;
    std::optional<StringRef> Redirects[] = {StringRef(), Log.str(), Log.str()};
    int Code = llvm::sys::ExecuteAndWait(
        Program, {Program, Arch, "-O0", File, "-o", "/dev/null"}, std::nullopt,
        Redirects, Seconds);
    if (auto Text = llvm::MemoryBuffer::getFile(Log); Text && Errors)
      *Errors = (*Text)->getBuffer().str();
    llvm::sys::fs::remove(File);
    llvm::sys::fs::remove(Log);
    return Code == 0;
  }

  /// The entries that ptxas has an error in, as far as one call says so: a
  /// parsing error hides those behind it.
  std::set<unsigned>
  refused(const std::map<unsigned, std::string> &Entries) const {
    std::string Text, Errors;
    std::map<unsigned, unsigned> FirstLine; // line -> entry
    unsigned Line = 1 + StringRef(Header).count('\n');
    for (const auto &[Id, Entry] : Entries) {
      FirstLine[Line] = Id;
      Line += StringRef(Entry).count('\n');
      Text += Entry;
    }
    accepts(Text, &Errors);
    std::set<unsigned> Out;
    llvm::SmallVector<StringRef, 64> Lines;
    StringRef(Errors).split(Lines, '\n');
    for (StringRef L : Lines) {
      unsigned At;
      // A 32-bit generic address is a warning there, and fatal at the end.
      if (!L.contains("; error ") && !L.contains("; fatal ") &&
          !L.contains("-bit address on line"))
        continue;
      L = L.split(" line ").second;
      L.consume_front("'");
      if (!L.consumeInteger(10, At) && At >= FirstLine.begin()->first)
        Out.insert(std::prev(FirstLine.upper_bound(At))->second);
    }
    return Out;
  }

private:
  std::string Target, Header;
  std::string Program;
};

TEST(PtxCheck, PtxasAgrees) {
  Ptxas Assembler;
  if (!Assembler.found())
    GTEST_SKIP() << "ptxas is neither in PATH nor in /usr/local/cuda/bin";
  std::vector<Row> All = rows();
  std::map<unsigned, std::string> Legal, Illegal;
  unsigned Differ = 0;
  for (unsigned N = 0; N < All.size(); ++N) {
    std::string Entry = entry(All[N], N);
    if (All[N].Kind == "CompilerCrash") // takes seconds to run out of stack
      EXPECT_FALSE(Assembler.accepts(Entry, nullptr, 1)) << All[N].Text.str();
    else
      (All[N].Verdict == "rejected" ? Illegal : Legal)[N] = std::move(Entry);
  }
  size_t Accepted = Legal.size(), Refused = Illegal.size();
  std::string Text;
  for (const auto &[Id, Entry] : Legal)
    Text += Entry;
  if (!Assembler.accepts(Text))
    for (const auto &[Id, Entry] : Legal)
      if (!Assembler.accepts(Entry)) {
        ++Differ;
        ADD_FAILURE() << "ptxas rejects: " << All[Id].Text.str();
      }
  while (!Illegal.empty()) {
    std::set<unsigned> Found = Assembler.refused(Illegal);
    for (unsigned Id : Found)
      Illegal.erase(Id);
    if (Found.empty())
      break;
  }
  for (const auto &[Id, Entry] : Illegal) {
    ++Differ;
    ADD_FAILURE() << "ptxas accepts: " << All[Id].Text.str();
  }
  llvm::outs() << "ptxas: " << Accepted << " rows to accept, " << Refused
               << " to reject, " << Differ << " differ\n";
  llvm::outs().flush();
}

/// Legal rows assemble for the least target that classify() names, and not for
/// the PTX version before it.
TEST(PtxCheck, PtxasAgreesOnMinimums) {
  Ptxas Assembler;
  if (!Assembler.found())
    GTEST_SKIP() << "ptxas is neither in PATH nor in /usr/local/cuda/bin";
  std::vector<Row> All = rows();
  std::map<std::tuple<unsigned, unsigned, bool>,
           std::map<unsigned, std::string>>
      ByTarget;
  for (unsigned N = 0; N < All.size(); ++N) {
    PtxBlock Block = parse(All[N].Text);
    // Helper instructions have minimums of their own.
    if (All[N].Verdict != "ok" || Block.Instructions.size() != 1)
      continue;
    if (auto Op = classify(Block.Instructions[0]);
        Op && Op->id() != PtxFormId::CvtAddress)
      ByTarget[{Op->MinPtx, Op->MinSm, Op->ArchSpecific}][N] = entry(All[N], N);
  }
  for (auto &[Key, Entries] : ByTarget) {
    auto [Ptx, Sm, Arch] = Key;
    std::string Target = "sm_" + std::to_string(Sm) + (Arch ? "a" : "");
    Assembler.setTarget(Ptx, Target);
    for (unsigned Id : Assembler.refused(Entries))
      ADD_FAILURE() << "not yet in PTX " << Ptx << " " << Target << ": "
                    << All[Id].Text.str();
    // The version before may not know the architecture: take an old one.
    Assembler.setTarget(Ptx == 80 ? 78 : Ptx - 1, "sm_" + std::to_string(Sm));
    std::map<unsigned, std::string> Left = Entries;
    for (std::set<unsigned> Found; !Left.empty();) {
      Found = Assembler.refused(Left);
      if (Found.empty())
        break;
      for (unsigned Id : Found)
        Left.erase(Id);
    }
    std::string Rest;
    for (const auto &[Id, Entry] : Left)
      Rest += Entry;
    if (Left.empty() || !Assembler.accepts(Rest))
      continue; // the version itself does not know the architecture
    for (const auto &[Id, Entry] : Left)
      ADD_FAILURE() << "already before PTX " << Ptx << ": "
                    << All[Id].Text.str();
  }
}

} // namespace
