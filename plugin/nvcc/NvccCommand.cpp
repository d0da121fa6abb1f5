//===- NvccCommand.cpp
//------------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nvcc/NvccCommand.h"
#include "nvcc/Arch.h"
#include "nvcc/CudaText.h"
#include "nvcc/HostFlags.h"
#include "nvcc/NvccFlags.h"
#include "nvcc/Words.h"
#include "llvm/ADT/StringExtras.h"

using namespace llvm;
using clang::tooling::CompileCommand;

namespace smemlint {

bool isNvcc(const CompileCommand &Command) {
  return compilerKind(peel(Command.CommandLine)) == CompilerKind::Nvcc;
}

namespace {

/// What the flags of a command come to.
class Translation {
public:
  Translation(const Toolkit &Cuda) : Cuda(Cuda) {}

  Error add(const NvccUse &Use);
  Error addArch(StringRef Name);
  Error addGencode(StringRef Spec);

  const Toolkit &Cuda;
  std::vector<Arch> Archs; ///< those compiled for; PTX decides, not the chip
  std::vector<Arch> Codes; ///< for -code without -arch
  std::string Language;
  bool Relocatable = false;
  std::vector<std::string> Host;   ///< words for the host compiler
  std::vector<std::string> Macros; ///< nvcc's, by options
  std::vector<std::string> Flags;
};

} // namespace

static Expected<Arch> toArch(StringRef Name, const Toolkit &Cuda) {
  if (Name == "all" || Name == "all-major" || Name == "native")
    return newestArch(Cuda);
  if (std::optional<Arch> A = parseArch(Name))
    return *A;
  return createStringError(inconvertibleErrorCode(),
                           "'%s' is no GPU architecture; one is named like "
                           "sm_90a",
                           Name.str().c_str());
}

Error Translation::addArch(StringRef Name) {
  Expected<Arch> A = toArch(Name, Cuda);
  if (!A)
    return A.takeError();
  Archs.push_back(*A);
  return Error::success();
}

/// arch=compute_90a,code=[sm_90a,compute_90a]; the brackets may be quotes or
/// missing, and without arch= the codes count.
Error Translation::addGencode(StringRef Spec) {
  size_t At = Spec.find("arch=");
  if (At != StringRef::npos)
    return addArch(Spec.substr(At + 5).split(',').first.trim("\"'[] "));
  Spec.consume_front("code=");
  for (StringRef Code : split(Spec, ','))
    if (Error E = addArch(Code.trim("\"'[] ")))
      return E;
  return Error::success();
}

Error Translation::add(const NvccUse &Use) {
  auto Pass = [&](StringRef Option) {
    for (const std::string &Value : Use.Values)
      Flags.push_back((Option + Value).str());
  };
  auto PassSeparate = [&](StringRef Option) {
    for (const std::string &Value : Use.Values)
      Flags.insert(Flags.end(), {Option.str(), Value});
  };
  if (!Use.Flag) {
    Host.push_back(Use.Values.front());
    return Error::success();
  }
  switch (Use.Flag->Action) {
  case NvccAction::DropOutput:
  case NvccAction::DropLink:
  case NvccAction::DropCode:
  case NvccAction::DropHost:
  case NvccAction::DropDriver:
  case NvccAction::DropWarn:
  case NvccAction::OptionsFile: // read already
    break;
  case NvccAction::RelocatableOn:
    Relocatable = true;
    break;
  case NvccAction::RelocatableOff:
    Relocatable = false;
    break;
  case NvccAction::Relocatable:
    Relocatable = Use.Values.front() == "true";
    break;
  case NvccAction::PreInclude:
    PassSeparate("-include");
    break;
  case NvccAction::Define:
    Pass("-D");
    break;
  case NvccAction::Undefine:
    Pass("-U");
    break;
  case NvccAction::Include:
    Pass("-I");
    break;
  case NvccAction::SystemInclude:
    PassSeparate("-isystem");
    break;
  case NvccAction::DeviceDebug:
    Macros.push_back("-D__CUDACC_DEBUG__=1");
    break;
  case NvccAction::TemplateBacktrace:
    Pass("-ftemplate-backtrace-limit=");
    break;
  case NvccAction::TemplateDepth:
    Pass("-ftemplate-depth=");
    break;
  case NvccAction::NoExceptions:
    Flags.push_back("-fno-exceptions");
    break;
  case NvccAction::Language:
    Language = Use.Values.front();
    break;
  case NvccAction::Standard:
    Pass("-std=");
    break;
  case NvccAction::RelaxedConstexpr:
    Macros.push_back("-D__CUDACC_RELAXED_CONSTEXPR__=1");
    break;
  case NvccAction::ExtendedLambda:
    Macros.push_back("-D__CUDACC_EXTENDED_LAMBDA__=1");
    break;
  case NvccAction::Host:
    Host.insert(Host.end(), Use.Values.begin(), Use.Values.end());
    break;
  case NvccAction::Arch:
    return addArch(Use.Values.front());
  case NvccAction::Code:
    for (const std::string &Value : Use.Values) {
      Expected<Arch> A = toArch(StringRef(Value).trim("\"'[] "), Cuda);
      if (!A)
        return A.takeError();
      Codes.push_back(*A);
    }
    break;
  case NvccAction::Gencode:
    return addGencode(Use.Values.front());
  case NvccAction::DefaultStream:
    if (Use.Values.front() == "per-thread")
      Macros.push_back("-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1");
    break;
  }
  return Error::success();
}

/// What every command for clang gets, so that no driver has anything to say.
static const char *const QuietFlags[] = {
    // One newer than this clang is used for all that this clang knows of it.
    "--no-cuda-version-check", "-Wno-unknown-cuda-version",
    "-Qunused-arguments"};

/// libdevice is code and need not be there. Without it the driver does not say
/// which release this is, on which hangs what <<<>>> calls: since 9.2 the same.
static const char *const ParseOnlyFlags[] = {"-nocudalib", "-Xclang",
                                             "-target-sdk-version=12.0"};

static void append(std::vector<std::string> &To,
                   const std::vector<std::string> &From) {
  To.insert(To.end(), From.begin(), From.end());
}

static Expected<std::vector<std::string>>
translateNvcc(ArrayRef<std::string> Words, const CompileCommand &Command,
              const TranslateOptions &O, vfs::FileSystem &FS) {
  StringRef Nvcc = Words.front();
  std::string Program =
      Nvcc.contains('/') ? absolute(Command.Directory, Nvcc) : Nvcc.str();
  Expected<Toolkit> Cuda = findToolkit(Program, O.Cuda);
  if (!Cuda)
    return Cuda.takeError();
  auto Uses = parseNvcc(Words.drop_front(), Command.Directory, FS);
  if (!Uses)
    return Uses.takeError();
  Translation T(*Cuda);
  for (const NvccUse &Use : *Uses)
    if (Error E = T.add(Use))
      return E;

  if (T.Archs.empty())
    T.Archs = T.Codes;
  if (T.Archs.empty())
    T.Archs = {defaultArch(*Cuda)};
  if (!O.Arch.empty()) {
    T.Archs.clear();
    if (Error E = T.addArch(O.Arch))
      return E;
  }

  StringRef Language = languageOf(T.Language, Command.Filename);
  std::vector<std::string> Line = {"clang++", "-fsyntax-only", "-x",
                                   Language.str()};
  Line.insert(Line.end(), std::begin(QuietFlags), std::end(QuietFlags));
  if (Language == "cuda") {
    append(Line, {"--cuda-device-only", "--cuda-path=" + Cuda->Root});
    Line.insert(Line.end(), std::begin(ParseOnlyFlags),
                std::end(ParseOnlyFlags));
    append(Line, archFlags(*std::max_element(T.Archs.begin(), T.Archs.end())));
    append(Line, {"-D__CUDACC_VER_MAJOR__=" + utostr(Cuda->Major),
                  "-D__CUDACC_VER_MINOR__=" + utostr(Cuda->Minor),
                  "-D_CG_CLUSTER_INTRINSICS_AVAILABLE="});
    if (T.Relocatable)
      append(Line, {"-fgpu-rdc", "-D__CUDACC_RDC__=1"});
    append(Line, T.Macros);
  }
  // As in nvcc's own commands: the host compiler's words come first.
  append(Line, keepHostFlags(T.Host));
  append(Line, T.Flags);
  if (Language != "cuda")
    append(Line, {"-isystem", Cuda->Include});
  for (const std::string &Directory : Cuda->extraIncludes())
    if (Language == "cuda" || Directory != Cuda->Include)
      append(Line, {"-isystem", Directory});
  Line.push_back(Command.Filename);
  return Line;
}

/// A C++ unit that gets the toolkit's headers from the environment (CPATH), or
/// from a compiler that has them built in, gets them by a flag.
static void addMissingHeaders(std::vector<std::string> &Line,
                              const CompileCommand &Command,
                              const TranslateOptions &O, vfs::FileSystem &FS) {
  std::vector<std::string> Included = includedFiles(Command, FS);
  if (Included.empty())
    return;
  Expected<Toolkit> Cuda = findToolkit("", O.Cuda);
  if (!Cuda) { // then it is not known what is missing either
    consumeError(Cuda.takeError());
    return;
  }
  std::vector<std::string> Toolkit = Cuda->extraIncludes();
  Toolkit.insert(Toolkit.begin(), Cuda->Include);
  std::vector<std::string> Given = includeDirectories(Line, Command.Directory);
  auto In = [&](ArrayRef<std::string> Directories, StringRef Name) {
    return any_of(Directories, [&](const std::string &Directory) {
      return FS.exists(absolute(Directory, Name));
    });
  };
  if (none_of(Included, [&](const std::string &Name) {
        return In(Toolkit, Name) && !In(Given, Name);
      }))
    return;
  std::vector<std::string> Flags;
  for (const std::string &Directory : Toolkit)
    append(Flags, {"-isystem", Directory});
  Line.insert(Line.begin() + 1, Flags.begin(), Flags.end());
}

Expected<CompileCommand> translate(const CompileCommand &Command,
                                   const TranslateOptions &O) {
  IntrusiveRefCntPtr<vfs::FileSystem> FS = vfs::getRealFileSystem();
  auto Words =
      expandResponseFiles(peel(Command.CommandLine), Command.Directory, *FS);
  if (!Words)
    return Words.takeError();
  if (Words->empty())
    return createStringError(inconvertibleErrorCode(),
                             "the compile command is empty");
  CompileCommand Result = Command;
  CompilerKind Kind = compilerKind(*Words);
  if (Kind == CompilerKind::Nvcc) {
    auto Line = translateNvcc(*Words, Command, O, *FS);
    if (!Line)
      return Line.takeError();
    Result.CommandLine = std::move(*Line);
    Result.Output.clear();
    return Result;
  }
  Result.CommandLine = Kind == CompilerKind::Clang ? std::move(*Words)
                                                   : dropUnknownFlags(*Words);
  addMissingHeaders(Result.CommandLine, Command, O, *FS);
  return Result;
}

} // namespace smemlint
