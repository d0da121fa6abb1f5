//===- NvccFlags.cpp ------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nvcc/NvccFlags.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/StringSaver.h"

using namespace llvm;

namespace smemlint {

ArrayRef<NvccFlag> nvccFlags() {
  static const NvccFlag Flags[] = {
#define FLAG(Long, Short, Value, Action)                                       \
  {Long, Short, NvccValue::Value, NvccAction::Action},
#include "nvcc/NvccFlags.def"
  };
  return Flags;
}

static bool isList(const NvccFlag &Flag) {
  return Flag.Value == NvccValue::List || Flag.Value == NvccValue::JoinedList;
}

static bool isJoined(const NvccFlag &Flag) {
  return Flag.Value == NvccValue::Joined || Flag.Value == NvccValue::JoinedList;
}

std::vector<std::string> splitNvccList(StringRef List) {
  std::vector<std::string> Values(1);
  bool Quoted = false;
  for (size_t I = 0; I < List.size(); ++I) {
    if (List[I] == '\\' && I + 1 < List.size()) {
      Values.back() += List[++I];
    } else if (List[I] == ',' && !Quoted) {
      Values.emplace_back();
    } else {
      Quoted ^= List[I] == '"';
      Values.back() += List[I];
    }
  }
  return Values;
}

static std::vector<std::string> tokenize(StringRef Text) {
  BumpPtrAllocator Alloc;
  StringSaver Saver(Alloc);
  SmallVector<const char *, 16> Words;
  cl::TokenizeGNUCommandLine(Text, Saver, Words);
  return {Words.begin(), Words.end()};
}

std::vector<std::string> splitHostWords(StringRef Value) {
  std::vector<std::string> Words;
  for (const std::string &Item : splitNvccList(Value))
    for (std::string &Word : tokenize(Item))
      Words.push_back(std::move(Word));
  return Words;
}

namespace {

/// A flag and the value that stands in the same word.
struct Match {
  const NvccFlag *Flag = nullptr;
  std::optional<StringRef> Value;
};

class Parser {
public:
  Parser(StringRef Directory, vfs::FileSystem &FS)
      : Directory(Directory), FS(FS) {}

  Error parse(ArrayRef<std::string> Words);
  std::vector<NvccUse> Uses;

private:
  StringRef Directory;
  vfs::FileSystem &FS;
  unsigned Depth = 0;

  Error readOptionsFile(StringRef Name);
};

} // namespace

/// nvcc takes a name whole, or up to a '='; only a few short ones may have the
/// value stuck to them.
static Match match(StringRef Word) {
  StringRef Name = Word;
  bool Long = Name.consume_front("--");
  if (!Long)
    Name.consume_front("-");
  auto [Stem, Value] = Name.split('=');
  for (const NvccFlag &Flag : nvccFlags()) {
    // Names without a short form of their own are taken with one dash too.
    if (Stem != (Long ? Flag.Long : Flag.Short))
      continue;
    if (Stem.size() == Name.size())
      return {&Flag, std::nullopt};
    if (Flag.Value != NvccValue::None)
      return {&Flag, Value};
  }
  if (!Long)
    for (const NvccFlag &Flag : nvccFlags())
      if (isJoined(Flag) && Name.starts_with(Flag.Short)) {
        StringRef Rest = Name.drop_front(Flag.Short.size());
        // -t4 and -m64, but not every unknown word on a 't' or an 'm'.
        if (isList(Flag) || isDigit(Rest.front()) || Flag.Short == "O")
          return {&Flag, Rest};
      }
  return {};
}

Error Parser::readOptionsFile(StringRef Name) {
  SmallString<256> Path(Name);
  if (!sys::path::is_absolute(Path))
    Path = (Directory + "/" + Name).str();
  auto Buffer = FS.getBufferForFile(Path);
  if (!Buffer)
    return createStringError(
        Buffer.getError(),
        "cannot read the options file '%s' of the nvcc command: %s; build the "
        "project once, so that its generator writes the file",
        Path.c_str(), Buffer.getError().message().c_str());
  if (Depth == 16)
    return createStringError(inconvertibleErrorCode(),
                             "options file '%s' includes itself", Path.c_str());
  ++Depth;
  Error E = parse(tokenize((*Buffer)->getBuffer()));
  --Depth;
  return E;
}

Error Parser::parse(ArrayRef<std::string> Words) {
  for (size_t I = 0; I < Words.size(); ++I) {
    StringRef Word = Words[I];
    if (Word == "--") // only inputs follow
      break;
    if (Word.starts_with("@")) // those that can be read are read already
      return createStringError(inconvertibleErrorCode(),
                               "cannot read the response file '%s' of the nvcc "
                               "command; build the project once, so that its "
                               "generator writes the file",
                               Word.drop_front().str().c_str());
    if (!Word.starts_with("-") || Word == "-")
      continue;
    Match M = match(Word);
    if (!M.Flag) {
      Uses.push_back({nullptr, {Word.str()}});
      continue;
    }
    NvccUse Use{M.Flag, {}};
    if (M.Flag->Value != NvccValue::None) {
      if (!M.Value && ++I == Words.size())
        return createStringError(inconvertibleErrorCode(),
                                 "the nvcc command ends after '%s', which "
                                 "wants a value",
                                 Word.str().c_str());
      StringRef Value = M.Value ? *M.Value : StringRef(Words[I]);
      if (M.Flag->Action == NvccAction::Host)
        Use.Values = splitHostWords(Value);
      else if (isList(*M.Flag))
        Use.Values = splitNvccList(Value);
      else
        Use.Values = {Value.str()};
    }
    if (M.Flag->Action == NvccAction::OptionsFile) {
      for (const std::string &Name : Use.Values)
        if (Error E = readOptionsFile(Name))
          return E;
      continue;
    }
    Uses.push_back(std::move(Use));
  }
  return Error::success();
}

Expected<std::vector<NvccUse>> parseNvcc(ArrayRef<std::string> Words,
                                         StringRef Directory,
                                         vfs::FileSystem &FS) {
  Parser P(Directory, FS);
  if (Error E = P.parse(Words))
    return E;
  return std::move(P.Uses);
}

} // namespace smemlint
