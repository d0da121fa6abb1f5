//===- NvccCommandTest.cpp ------------------------------------------------===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "nvcc/NvccCommand.h"
#include "NvccTestFiles.h"
#include "nvcc/CompDb.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/Version.h"
#if CLANG_VERSION_MAJOR >= 22
#include "clang/Driver/CreateInvocationFromArgs.h"
#endif
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Frontend/CompilerInvocation.h"
#include "clang/Frontend/TextDiagnosticPrinter.h"
#include "clang/Frontend/Utils.h"
#include "clang/Tooling/JSONCompilationDatabase.h"
#include "gtest/gtest.h"

using namespace smemlint;
using clang::tooling::CompileCommand;
using llvm::StringRef;

namespace {

class NvccCommand : public NvccTestFiles {
protected:
  CompileCommand command(StringRef Flags, StringRef File = "a.cu",
                         StringRef Compiler = "") {
    std::string Text = (Compiler.empty() ? nvcc() : Compiler.str());
    return {root(), File, split((Text + " " + Flags + " -c " + File).str()),
            "a.o"};
  }
  std::vector<std::string> words(const CompileCommand &C, StringRef Arch = "") {
    auto R = translate(C, {Arch.str(), ""});
    if (!R) {
      ADD_FAILURE() << toString(R.takeError());
      return {};
    }
    EXPECT_EQ(R->Directory, C.Directory);
    EXPECT_EQ(R->Filename, C.Filename);
    return R->CommandLine;
  }
  std::vector<std::string> words(StringRef Flags) {
    return words(command(Flags));
  }
  std::string error(const CompileCommand &C, const TranslateOptions &O = {}) {
    auto R = translate(C, O);
    return R ? "" : toString(R.takeError());
  }
  std::string archOf(StringRef Flags, StringRef Arch = "") {
    for (StringRef W : words(command(Flags), Arch))
      if (W.consume_front("--cuda-gpu-arch="))
        return W.str();
    return "";
  }
};

bool has(const std::vector<std::string> &Words, StringRef Word) {
  return llvm::is_contained(Words, Word);
}

/// Whether the two follow one another.
bool has(const std::vector<std::string> &Words, StringRef A, StringRef B) {
  for (size_t I = 0; I + 1 < Words.size(); ++I)
    if (Words[I] == A && Words[I + 1] == B)
      return true;
  return false;
}

/// What clang's driver and its command line parser say.
std::string driverSays(const std::vector<std::string> &Words) {
  std::vector<const char *> Args;
  for (const std::string &W : Words)
    Args.push_back(W.c_str());
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  clang::CreateInvocationOptions Options;
  auto Diagnostics = clang::CreateAndPopulateDiagOpts(Args);
#if CLANG_VERSION_MAJOR >= 22
  clang::TextDiagnosticPrinter Printer(OS, *Diagnostics);
  Options.Diags = clang::CompilerInstance::createDiagnostics(
      *llvm::vfs::getRealFileSystem(), *Diagnostics, &Printer, false);
#else
  clang::TextDiagnosticPrinter Printer(OS, Diagnostics.get());
  Options.Diags = clang::CompilerInstance::createDiagnostics(
      Diagnostics.release(), &Printer, false);
#endif
  if (!clang::createInvocation(Args, Options))
    OS << "no invocation";
  return Text;
}

TEST_F(NvccCommand, IsOneSilentDeviceParse) {
  auto W = words("-arch=sm_90a -std=c++17 -O3 -o a.o");
  EXPECT_EQ(W.front(), "clang++");
  EXPECT_EQ(W.back(), "a.cu");
  EXPECT_TRUE(has(W, "-x", "cuda"));
  for (std::string Word :
       {"-fsyntax-only", "--cuda-device-only", "-nocudalib", "-std=c++17",
        "--cuda-gpu-arch=sm_90a", "-D_CG_CLUSTER_INTRINSICS_AVAILABLE=",
        "-D__CUDACC_VER_MAJOR__=13", "-D__CUDACC_VER_MINOR__=0"})
    EXPECT_TRUE(has(W, Word)) << Word;
  EXPECT_TRUE(has(W, "--cuda-path=" + toolkit()));
  EXPECT_TRUE(has(W, "-isystem", toolkit() + "/include/cccl"));
  for (const char *Gone : {"-O3", "-c", "-o", "a.o", "-arch=sm_90a"})
    EXPECT_FALSE(has(W, Gone)) << Gone;
}

TEST_F(NvccCommand, Architecture) {
  struct {
    const char *Flags, *Arch;
  } Cases[] = {
      {"-arch=sm_90a", "sm_90a"},
      {"-arch sm_90a", "sm_90a"},
      {"--gpu-architecture=compute_90a", "sm_90a"},
      {"--gpu-architecture compute_90", "sm_90"},
      {"-arch=lto_90", "sm_90"},
      // The code is PTX of the virtual one, whatever chip it is assembled for.
      {"-arch=compute_80 -code=sm_86,sm_80", "sm_80"},
      {"-code=sm_86,sm_80", "sm_86"},
      {"-gencode arch=compute_80,code=sm_80", "sm_80"},
      {"-gencode=arch=compute_80,code=sm_86", "sm_80"},
      {"--generate-code=arch=compute_90a,code=[compute_90a,sm_90a]", "sm_90a"},
      {"--generate-code arch=compute_90a,code=[sm_90a]", "sm_90a"},
      {"-gencode 'arch=compute_89,code=\"sm_89,compute_89\"'", "sm_89"},
      {"-gencode code=sm_89", "sm_89"},
      // The newest; the chip's own features before none.
      {"-gencode=arch=compute_90a,code=sm_90a -gencode=arch=compute_80,code=sm_"
       "80",
       "sm_90a"},
      {"-gencode=arch=compute_90,code=sm_90 -gencode=arch=compute_90a,code=sm_"
       "90a",
       "sm_90a"},
      {"-arch=sm_75 -gencode=arch=compute_80,code=sm_80", "sm_80"},
      // nvcc's default of CUDA 13.
      {"", "sm_75"},
  };
  for (const auto &C : Cases)
    EXPECT_EQ(archOf(C.Flags), C.Arch) << C.Flags;
  EXPECT_EQ(archOf("-arch=sm_90a", "sm_80"), "sm_80");
  EXPECT_EQ(archOf("", "compute_90a"), "sm_90a");
}

TEST_F(NvccCommand, ArchitectureOfTheMachineIsTheToolkitsNewest) {
  for (const char *Flags : {"-arch=all", "-arch=all-major", "-arch=native"}) {
    auto W = words(Flags);
#if CLANG_VERSION_MAJOR >= 22
    EXPECT_TRUE(has(W, "--cuda-gpu-arch=sm_121")) << Flags;
#else
    EXPECT_TRUE(has(W, "-D__CUDA_ARCH__=1210")) << Flags;
#endif
  }
}

TEST_F(NvccCommand, MacrosOfFeatures) {
  auto A = words("-arch=sm_90a");
  EXPECT_TRUE(has(A, "-D__CUDA_ARCH_SPECIFIC__=900"));
  EXPECT_TRUE(has(A, "-D__CUDA_ARCH_FAMILY_SPECIFIC__=900"));
  EXPECT_FALSE(has(A, "-D__CUDA_ARCH_FEAT_SM90_ALL=1")); // clang's own
  auto Plain = words("-arch=sm_90");
  EXPECT_FALSE(has(Plain, "-D__CUDA_ARCH_SPECIFIC__=900"));
  EXPECT_FALSE(has(Plain, "-D__CUDA_ARCH_FAMILY_SPECIFIC__=900"));
  // No clang has names of families.
  auto Family = words("-arch=sm_100f");
  EXPECT_FALSE(has(Family, "-D__CUDA_ARCH_SPECIFIC__=1000"));
  EXPECT_TRUE(has(Family, "-D__CUDA_ARCH_FAMILY_SPECIFIC__=1000"));
  auto Order = words("-gencode=arch=compute_100f,code=sm_100f "
                     "-gencode=arch=compute_100a,code=sm_100a "
                     "-gencode=arch=compute_100,code=sm_100");
  EXPECT_TRUE(has(Order, "-D__CUDA_ARCH_SPECIFIC__=1000"));
}

TEST_F(NvccCommand, ArchitectureNewerThanClang) {
  auto W = words("-arch=sm_999a");
  for (const char *Word :
       {"-U__CUDA_ARCH__", "-D__CUDA_ARCH__=9990",
        "-D__CUDA_ARCH_FEAT_SM999_ALL=1", "-D__CUDA_ARCH_SPECIFIC__=9990"})
    EXPECT_TRUE(has(W, Word)) << Word;
  EXPECT_EQ(driverSays(W), "");
}

TEST_F(NvccCommand, BadArchitecture) {
  EXPECT_NE(error(command("-arch=hopper")).find("'hopper' is no GPU"),
            std::string::npos);
  EXPECT_NE(error(command(""), {"sm_", ""}).find("like sm_90a"),
            std::string::npos);
  EXPECT_NE(error(command("-gencode arch=compute_,code=sm_90")), "");
}

TEST_F(NvccCommand, MacrosOfOptions) {
  struct {
    const char *Flag, *Word;
  } Cases[] = {
      {"--extended-lambda", "-D__CUDACC_EXTENDED_LAMBDA__=1"},
      {"-expt-extended-lambda", "-D__CUDACC_EXTENDED_LAMBDA__=1"},
      {"--expt-relaxed-constexpr", "-D__CUDACC_RELAXED_CONSTEXPR__=1"},
      {"-rdc=true", "-D__CUDACC_RDC__=1"},
      {"-rdc=true", "-fgpu-rdc"},
      {"--relocatable-device-code true", "-fgpu-rdc"},
      {"-dc", "-fgpu-rdc"},
      {"-G", "-D__CUDACC_DEBUG__=1"},
      {"-default-stream per-thread", "-DCUDA_API_PER_THREAD_DEFAULT_STREAM=1"},
      {"--no-exceptions", "-fno-exceptions"},
      {"-ftemplate-depth 2000", "-ftemplate-depth=2000"},
      {"--std c++20", "-std=c++20"},
  };
  auto None = words("-rdc=false -dw -default-stream=legacy");
  for (const auto &C : Cases) {
    EXPECT_TRUE(has(words(C.Flag), C.Word)) << C.Flag;
    EXPECT_FALSE(has(None, C.Word)) << C.Word;
  }
  EXPECT_FALSE(has(words("-dc -rdc=false"), "-fgpu-rdc"));
}

TEST_F(NvccCommand, DefinesAndIncludes) {
  auto W = words("-DA=1,B=2 -D C --define-macro=D -UE -Ix,y -I z -isystem=s "
                 "-isystem t --pre-include=p.h '-DS=\"a, b\"' -DT=\\\"t\\\" "
                 "'-DF(x\\\\,y)=x'");
  for (const char *Word : {"-DA=1", "-DB=2", "-DC", "-DD", "-UE", "-Ix", "-Iy",
                           "-Iz", "-DS=\"a, b\"", "-DT=\"t\"", "-DF(x,y)=x"})
    EXPECT_TRUE(has(W, Word)) << Word;
  EXPECT_TRUE(has(W, "-isystem", "s"));
  EXPECT_TRUE(has(W, "-isystem", "t"));
  EXPECT_TRUE(has(W, "-include", "p.h"));
}

TEST_F(NvccCommand, HostCompiler) {
  auto W = words(
      "-forward-unknown-to-host-compiler -ccbin g++-12 -Xcompiler=-Wall,-DX=1 "
      "-Xcompiler -fPIC,-Wa\\\\,x --compiler-options='-DY -DZ=\\\"z\\\"' "
      "-Xcompiler -include,h.h -fno-gnu-only -fpermissive -idirafter/d "
      "-fopenmp -march=native -Wno-psabi -g3 -fno-rtti -pthread");
  for (const char *Word : {"-DX=1", "-DY", "-DZ=z", "-fno-rtti", "-pthread"})
    EXPECT_TRUE(has(W, Word)) << Word;
  EXPECT_TRUE(has(W, "-include", "h.h"));
  EXPECT_TRUE(has(W, "-idirafter/d"));
  for (const char *Gone : {"-Wall", "-fPIC", "-Wa,x", "-fno-gnu-only",
                           "-fpermissive", "-march=native", "g++-12", "-g3"})
    EXPECT_FALSE(has(W, Gone)) << Gone;
  EXPECT_EQ(driverSays(W), "");
}

TEST_F(NvccCommand, Dropped) {
  auto W = words(
      "--use_fast_math -maxrregcount=128 -maxrregcount 64 -Xptxas -v,-O3 "
      "-lineinfo -w -t4 --threads 8 -m64 -lcudart -L/lib -Xcudafe "
      "--diag_suppress=177 -Werror all-warnings -MD -MT a.o -MF a.d -keep "
      "--keep-dir k -diag-suppress 20012 -res-usage -ftz=true -O2 a.cu");
  EXPECT_EQ(W, words(""));
  EXPECT_EQ(driverSays(W), "");
}

TEST_F(NvccCommand, OptionsFiles) {
  write("more.rsp", "-DDEEP");
  write("in.rsp", "-I\"sp ace\" -isystem=/s\n-optf=more.rsp -arch=sm_80\n");
  auto W = words("--options-file in.rsp");
  EXPECT_TRUE(has(W, "-Isp ace"));
  EXPECT_TRUE(has(W, "-isystem", "/s"));
  EXPECT_TRUE(has(W, "-DDEEP"));
  EXPECT_TRUE(has(W, "--cuda-gpu-arch=sm_80"));
  write("at.rsp", "-DAT -arch=sm_90a");
  EXPECT_TRUE(has(words("@at.rsp"), "-DAT"));

  write("self.rsp", "-optf self.rsp");
  EXPECT_NE(error(command("-optf self.rsp")).find("includes itself"),
            std::string::npos);
  EXPECT_NE(error(command("@gone.rsp")).find("'gone.rsp' of the nvcc command"),
            std::string::npos);
  EXPECT_NE(error(command("-optf gone.rsp")).find("build the project once"),
            std::string::npos);
  EXPECT_NE(error({root(), "a.cu", {nvcc(), "a.cu", "-arch"}, ""})
                .find("wants a value"),
            std::string::npos);
}

TEST_F(NvccCommand, Wrappers) {
  for (const char *Before :
       {"ccache", "/usr/bin/sccache", "distcc", "icecc", "env A=b ccache",
        "ccache compiler_check=none", "CCACHE_DIR=/x A=b ccache", "A=b",
        "cmake -E env CCACHE_DIR=/x --", "ccache distcc"}) {
    CompileCommand C = command("-arch=sm_80", "a.cu",
                               (llvm::Twine(Before) + " " + nvcc()).str());
    EXPECT_TRUE(isNvcc(C)) << Before;
    EXPECT_EQ(words(C), words("-arch=sm_80")) << Before;
  }
  EXPECT_FALSE(isNvcc(command("", "a.cpp", "ccache g++")));
  EXPECT_FALSE(isNvcc(command("", "a.cu", "ccache")));
  EXPECT_TRUE(isNvcc(command("", "a.cu", "nvcc-12.4")));
}

TEST_F(NvccCommand, Language) {
  EXPECT_TRUE(has(words(command("-x cu", "a.cpp")), "-x", "cuda"));
  EXPECT_TRUE(has(words(command("--x=cu", "a.cpp")), "--cuda-device-only"));
  auto Cpp = words(command("-arch=sm_90a -DA", "a.cpp"));
  EXPECT_TRUE(has(Cpp, "-x", "c++"));
  EXPECT_TRUE(has(Cpp, "-DA"));
  EXPECT_TRUE(has(Cpp, "-isystem", toolkit() + "/include"));
  EXPECT_FALSE(has(Cpp, "--cuda-device-only"));
  EXPECT_EQ(driverSays(Cpp), "");
}

TEST_F(NvccCommand, OtherCompilersPass) {
  write("plain.cpp", "int main() {}\n");
  CompileCommand Gnu = command("-O2 -fno-gnu-only -Ix", "plain.cpp", "g++");
  EXPECT_EQ(words(Gnu), split("g++ -O2 -Ix -c plain.cpp"));
  CompileCommand Clang =
      command("-x cuda --cuda-gpu-arch=sm_80 -w", "plain.cpp", "clang++-19");
  EXPECT_EQ(words(Clang), Clang.CommandLine);
  EXPECT_NE(error({root(), "a.cu", {}, ""}).find("empty"), std::string::npos);
}

TEST_F(NvccCommand, HeadersForCpp) {
  write("api.cpp", "  #  include <cuda_runtime.h>\n");
  TranslateOptions O{"", toolkit()};
  auto Without = translate(command("", "api.cpp", "g++"), O);
  ASSERT_TRUE(bool(Without));
  EXPECT_TRUE(has(Without->CommandLine, "-isystem", toolkit() + "/include"));
  for (std::string Flag :
       {"-I" + toolkit() + "/include", "-isystem " + toolkit() + "/include"}) {
    CompileCommand C = command(Flag, "api.cpp", "g++");
    auto With = translate(C, O);
    ASSERT_TRUE(bool(With));
    EXPECT_EQ(With->CommandLine, C.CommandLine);
  }
}

TEST_F(NvccCommand, MayHoldCuda) {
  auto FS = llvm::vfs::getRealFileSystem();
  write("plain.cpp", "int main() {}\n");
  write("api.cpp", "#include <cuda_runtime.h>\n");
  EXPECT_TRUE(mayHoldCuda(command(""), *FS));
  EXPECT_TRUE(mayHoldCuda(command("-x cu", "plain.cpp"), *FS));
  EXPECT_TRUE(mayHoldCuda(command("-x cuda", "plain.cpp", "clang++"), *FS));
  EXPECT_FALSE(mayHoldCuda(command("", "plain.cpp"), *FS));
  EXPECT_FALSE(mayHoldCuda(command("", "plain.cpp", "g++"), *FS));
  EXPECT_TRUE(mayHoldCuda(command("", "api.cpp", "g++"), *FS));
  EXPECT_TRUE(mayHoldCuda(command("", "unreadable.cpp", "g++"), *FS));
}

TEST_F(NvccCommand, Database) {
  write("db/compile_commands.json",
        (R"([{"directory": ")" + root() + R"(", "file": "a.cu", "command": ")" +
         nvcc() + R"( -arch=sm_90a -c a.cu"},
             {"directory": ")" +
         root() + R"(", "file": "b.cu", "command": ")" + nvcc() +
         R"( -optf gone -c b.cu"},
             {"directory": ")" +
         root() +
         R"(", "file": "plain.cpp", "command": "g++ -c plain.cpp"}])"));
  auto Load = [&](StringRef File) {
    std::string E;
    auto DB = clang::tooling::JSONCompilationDatabase::loadFromFile(
        File, E, clang::tooling::JSONCommandLineSyntax::Gnu);
    EXPECT_TRUE(DB) << E;
    return DB;
  };
  std::vector<std::string> Failed;
  auto OnError = [&](StringRef File, llvm::Error E) {
    Failed.push_back(File.str());
    consumeError(std::move(E));
  };
  std::string In = root() + "/db/compile_commands.json";

  auto DB = translatingDatabase(Load(In), {}, OnError);
  EXPECT_EQ(DB->getAllFiles().size(), 3u);
  EXPECT_EQ(DB->getAllCompileCommands().size(), 2u);
  EXPECT_EQ(Failed, std::vector<std::string>{"b.cu"});
  Failed.clear();

  CompDbStats Stats;
  std::string Out = root() + "/new/dir";
  ASSERT_EQ(toString(writeDatabase(*Load(In), {}, Out, OnError, Stats)), "");
  EXPECT_EQ(Failed, std::vector<std::string>{"b.cu"});
  EXPECT_EQ(Stats.Translated, 1u);
  EXPECT_EQ(Stats.Passed, 1u);
  EXPECT_EQ(Stats.Failed, 1u);
  auto Written = Load(Out + "/compile_commands.json")->getAllCompileCommands();
  ASSERT_EQ(Written.size(), 2u);
  EXPECT_EQ(Written[0].CommandLine, words("-arch=sm_90a"));

  // Nothing to write is an error, and what is there stays.
  write("none/compile_commands.json", "[]");
  EXPECT_NE(
      toString(writeDatabase(*Load(root() + "/none/compile_commands.json"), {},
                             Out, OnError, Stats)),
      "");
  EXPECT_EQ(Load(Out + "/compile_commands.json")->getAllFiles().size(), 2u);
}

} // namespace
