//===- Findings.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Findings.h"
#include "Paths.h"
#include "clang-tidy/ClangTidy.h"
#include "emit/Links.h"
#include "clang/Basic/Version.h"
#include "llvm/ADT/StringSet.h"
#include <map>
#include <tuple>

using namespace llvm;
using namespace smemlint;
using clang::tidy::ClangTidyError;
using clang::tooling::DiagnosticMessage;
using clang::tooling::Replacement;
using clang::tooling::Replacements;

/// Every path of \p E as \p Rename has it.
static void renamePaths(ClangTidyError &E,
                        function_ref<std::string(StringRef)> Rename) {
  auto One = [&](DiagnosticMessage &M) {
    if (!M.FilePath.empty())
      M.FilePath = Rename(M.FilePath);
    for (clang::tooling::FileByteRange &R : M.Ranges)
      R.FilePath = Rename(R.FilePath);
    StringMap<Replacements> Fix;
    for (const auto &File : M.Fix) {
      std::string Name = Rename(File.getKey());
      for (const Replacement &R : File.getValue())
        // The same file under two names: edits that conflict were refused.
        consumeError(Fix[Name].add(Replacement(
            Name, R.getOffset(), R.getLength(), R.getReplacementText())));
    }
    M.Fix = std::move(Fix);
  };
  One(E.Message);
  for (DiagnosticMessage &Note : E.Notes)
    One(Note);
}

static bool isInstantiation(const DiagnosticMessage &Note) {
  return StringRef(Note.Message).starts_with("in the instantiation '");
}
static bool isMore(const DiagnosticMessage &Note) {
  return StringRef(Note.Message).ends_with("more instantiations");
}

/// Other units instantiate the same template with other types: names those of
/// both, in the order and up to the number of arrange().
static void addInstantiations(ClangTidyError &To, const ClangTidyError &From) {
  constexpr size_t MostNamed = 4;
  std::map<std::string, DiagnosticMessage> Named;
  bool More = false;
  for (const ClangTidyError *E :
       {static_cast<const ClangTidyError *>(&To), &From})
    for (const DiagnosticMessage &Note : E->Notes) {
      More |= isMore(Note);
      if (isInstantiation(Note))
        Named.emplace(Note.Message, Note);
    }
  if (Named.empty())
    return;
  erase_if(To.Notes, [](const DiagnosticMessage &Note) {
    return isInstantiation(Note) || isMore(Note);
  });
  size_t Count = 0;
  for (const auto &[Text, Note] : Named) {
    To.Notes.push_back(Note);
    if (++Count == MostNamed)
      break;
  }
  if (More || Named.size() > MostNamed) {
    To.Notes.push_back(To.Notes.back());
    // How many differ between the units is not known.
    To.Notes.back().Message = "and more instantiations";
  }
}

static bool sameFix(const DiagnosticMessage &A, const DiagnosticMessage &B) {
  return A.Fix.size() == B.Fix.size() && all_of(A.Fix, [&](const auto &File) {
           auto Other = B.Fix.find(File.getKey());
           return Other != B.Fix.end() && Other->getValue() == File.getValue();
         });
}

namespace {
/// A finding while more units come.
struct Joined {
  ProjectFinding Finding;
  std::vector<std::string> Others; ///< what later units say in other words

  void add(const ClangTidyError &E, bool FromWholeUnit) {
    ClangTidyError &First = Finding.Error;
    Finding.FromWholeUnit |= FromWholeUnit;
    addInstantiations(First, E);
    if (E.Message.Message == First.Message.Message)
      return;
    // What is right for the types of one unit may be wrong for another's.
    if (!sameFix(First.Message, E.Message))
      First.Message.Fix.clear();
    if (!is_contained(Others, E.Message.Message))
      Others.push_back(E.Message.Message);
  }

  ProjectFinding take() {
    constexpr size_t MostNamed = 4;
    auto Say = [&](const Twine &Text) {
      DiagnosticMessage Note(Text.str());
      Note.FilePath = Finding.Error.Message.FilePath;
      Note.FileOffset = Finding.Error.Message.FileOffset;
      Finding.Error.Notes.push_back(std::move(Note));
    };
    for (StringRef Text : ArrayRef(Others).take_front(MostNamed))
      Say("in another unit: " + Text);
    if (Others.size() > MostNamed)
      Say("and in " + Twine(Others.size() - MostNamed) +
          " other wordings in more units");
    return std::move(Finding);
  }
};
} // namespace

/// The order of arrange(), which is clang-tidy's.
static auto orderOf(const ClangTidyError &E) {
#if CLANG_VERSION_MAJOR >= 22
  return std::tie(E.Message.FilePath, E.Message.FileOffset, E.Message.Message,
                  E.DiagnosticName);
#else
  return std::tie(E.Message.FilePath, E.Message.FileOffset, E.DiagnosticName,
                  E.Message.Message);
#endif
}

namespace {
/// Links give a file several names: the one that came first stands for all, so
/// that a finding in it is one, and an edit is made once.
class FirstNames {
public:
  std::string of(const std::string &Path) {
    auto [It, New] = Known.try_emplace(Path, Path);
    sys::fs::UniqueID ID;
    if (New && !sys::fs::getUniqueID(Path, ID))
      It->second = ByFile.try_emplace(ID, Path).first->second;
    return It->second;
  }

private:
  StringMap<std::string> Known;
  std::map<sys::fs::UniqueID, std::string> ByFile;
};
} // namespace

std::vector<ProjectFinding>
smemlint::mergeFindings(std::vector<UnitResult> &Units) {
  std::vector<Joined> All;
  FirstNames Names;
  std::map<std::tuple<std::string, unsigned, std::string, std::string>, size_t>
      At; // by file, offset, check and key
  for (UnitResult &Unit : Units) {
    bool Whole = Unit.Errors == 0;
    for (auto &[E, Key] : Unit.Findings) {
      renamePaths(E, [&Names, Folder = E.BuildDirectory](StringRef Path) {
        return Names.of(absolutePath(Path, Folder));
      });
      E.BuildDirectory.clear();
      auto [It, New] = At.try_emplace(
          {E.Message.FilePath, E.Message.FileOffset, E.DiagnosticName, Key},
          All.size());
      if (New)
        All.push_back({{std::move(E), Whole}, {}});
      else
        All[It->second].add(E, Whole);
    }
    Unit.Findings.clear();
  }
  std::vector<ProjectFinding> Merged;
  for (Joined &J : All)
    Merged.push_back(J.take());
  stable_sort(Merged, [](const ProjectFinding &A, const ProjectFinding &B) {
    return orderOf(A.Error) < orderOf(B.Error);
  });
  return Merged;
}

void smemlint::printFindings(ArrayRef<ProjectFinding> Findings) {
  std::vector<ClangTidyError> Shown;
  std::string Here = absolutePath(".");
  StringSet<> Documented; // checks whose page was named
  for (const ProjectFinding &F : Findings) {
    Shown.push_back(F.Error);
    if (Documented.insert(F.Error.DiagnosticName).second) {
      DiagnosticMessage Page(pageNote(F.Error.DiagnosticName));
      Page.FilePath = F.Error.Message.FilePath;
      Page.FileOffset = F.Error.Message.FileOffset;
      Shown.back().Notes.insert(Shown.back().Notes.begin(), std::move(Page));
    }
    Shown.back().BuildDirectory = Here;
    renamePaths(Shown.back(), shortPath);
  }
  clang::tidy::ClangTidyContext Context(
      std::make_unique<clang::tidy::DefaultOptionsProvider>(
          clang::tidy::ClangTidyGlobalOptions(),
          clang::tidy::ClangTidyOptions::getDefaults()));
  unsigned Errors = 0;
  clang::tidy::handleErrors(Shown, Context, clang::tidy::FB_NoFix, Errors,
                            vfs::createPhysicalFileSystem());
  outs().flush();
}
