//===- Toolkit.cpp ------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nvcc/Toolkit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/LineIterator.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/Program.h"

using namespace llvm;

namespace smemlint {

static std::string join(StringRef Directory, const Twine &Name) {
  SmallString<256> Path(Directory);
  sys::path::append(Path, Name);
  return Path.str().str();
}

std::vector<std::string> Toolkit::extraIncludes() const {
  std::vector<std::string> Extra;
  if (std::string Cccl = join(Include, "cccl"); sys::fs::is_directory(Cccl))
    Extra.push_back(Cccl);
  if (Include != join(Root, "include"))
    Extra.push_back(Include);
  return Extra;
}

/// The directory of cuda_runtime.h below a root, or empty.
static std::string includeOf(StringRef Root) {
  auto Holds = [](const std::string &Directory) {
    return sys::fs::exists(join(Directory, "cuda_runtime.h"));
  };
  if (std::string Plain = join(Root, "include"); Holds(Plain))
    return Plain;
  std::error_code EC;
  for (sys::fs::directory_iterator I(join(Root, "targets"), EC), E;
       !EC && I != E; I.increment(EC))
    if (std::string Target = join(I->path(), "include"); Holds(Target))
      return Target;
  return "";
}

/// "12.4.131" in version.json of the toolkits that have one.
static bool readVersionFile(Toolkit &T) {
  auto Buffer = MemoryBuffer::getFile(join(T.Root, "version.json"));
  if (!Buffer)
    return false;
  auto Json = json::parse((*Buffer)->getBuffer());
  if (!Json) {
    consumeError(Json.takeError());
    return false;
  }
  const json::Object *Top = Json->getAsObject();
  const json::Object *Cuda = Top ? Top->getObject("cuda") : nullptr;
  std::optional<StringRef> Version =
      Cuda ? Cuda->getString("version") : std::nullopt;
  if (!Version)
    return false;
  auto [Major, Rest] = Version->split('.');
  return !Major.getAsInteger(10, T.Major) &&
         !Rest.split('.').first.getAsInteger(10, T.Minor);
}

/// #define CUDA_VERSION 13000
static bool readCudaHeader(Toolkit &T) {
  auto Buffer = MemoryBuffer::getFile(join(T.Include, "cuda.h"));
  if (!Buffer)
    return false;
  for (line_iterator Line(**Buffer); !Line.is_at_eof(); ++Line) {
    StringRef Text = *Line;
    unsigned Version;
    if (Text.consume_front("#define CUDA_VERSION") &&
        !Text.trim().getAsInteger(10, Version)) {
      T.Major = Version / 1000;
      T.Minor = Version % 1000 / 10;
      return true;
    }
  }
  return false;
}

static bool readToolkit(StringRef Root, Toolkit &T) {
  SmallString<256> Real;
  if (Root.empty() || sys::fs::real_path(Root, Real))
    return false;
  T.Root = Real.str().str();
  T.Include = includeOf(T.Root);
  // The header is what gets compiled, so it decides.
  return !T.Include.empty() && (readCudaHeader(T) || readVersionFile(T));
}

/// The root of what this nvcc is part of: bin/ is beside include/.
static std::string rootOf(StringRef Nvcc) {
  SmallString<256> Real;
  if (Nvcc.empty() || sys::fs::real_path(Nvcc, Real))
    return "";
  return sys::path::parent_path(sys::path::parent_path(Real)).str();
}

static std::string inPath(StringRef Name) {
  auto Found = sys::findProgramByName(Name);
  return Found ? *Found : "";
}

Expected<Toolkit> findToolkit(StringRef Nvcc, StringRef Given) {
  Toolkit T;
  if (!Given.empty()) {
    if (readToolkit(Given, T))
      return T;
    return createStringError(
        inconvertibleErrorCode(),
        "no CUDA toolkit in '%s': it holds no include/cuda_runtime.h; name the "
        "directory that has bin/ and include/ of the toolkit",
        Given.str().c_str());
  }

  bool IsPath = Nvcc.find_first_of("/\\") != StringRef::npos;
  auto Env = [](const char *Name) {
    return sys::Process::GetEnv(Name).value_or("");
  };
  const std::pair<std::string, std::string> Places[] = {
      {IsPath ? "beside " + Nvcc.str() : "",
       IsPath ? rootOf(Nvcc) : std::string()},
      {"CUDA_PATH", Env("CUDA_PATH")},
      {"CUDA_HOME", Env("CUDA_HOME")},
      {"beside the nvcc in PATH", rootOf(inPath("nvcc"))},
      {"", "/usr/local/cuda"},
  };
  std::string Tried;
  for (const auto &[Name, Root] : Places) {
    if (readToolkit(Root, T))
      return T;
    if (Name.empty() && Root.empty())
      continue;
    if (!Tried.empty())
      Tried += ", ";
    Tried += Name.empty() ? Root
                          : Name + " (" + (Root.empty() ? "none" : Root) + ")";
  }
  return createStringError(
      inconvertibleErrorCode(),
      "no CUDA toolkit found; tried %s. Its headers are needed to parse the "
      "code: name its root with --cuda-path or CUDA_PATH, or install one",
      Tried.c_str());
}

} // namespace smemlint
