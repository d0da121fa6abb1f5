//===- Parallel.cpp - ---------------------------------------- -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Parallel.h"
#include "Paths.h"
#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/Process.h"
#include "llvm/Support/ThreadPool.h"
#include "llvm/Support/raw_ostream.h"
#include <mutex>

using namespace llvm;
using namespace smemlint;

namespace {
/// "[12/40] file.cu", written over again and again.
class Progress {
public:
  explicit Progress(size_t Total)
      : Total(Total), On(sys::Process::StandardErrIsDisplayed()) {}
  ~Progress() {
    if (On)
      errs() << Clear;
  }
  void done(StringRef Name) {
    if (!On)
      return;
    std::lock_guard<std::mutex> Guard(Lock);
    std::string Line =
        ("[" + Twine(++Count) + "/" + Twine(Total) + "] " + shortPath(Name))
            .str();
    unsigned Columns = sys::Process::StandardErrColumns();
    if (Columns > 1 && Line.size() >= Columns)
      Line.resize(Columns - 1);
    errs() << Clear << Line;
    errs().flush();
  }

private:
  static constexpr StringLiteral Clear = "\r\033[K";
  const size_t Total;
  const bool On;
  size_t Count = 0;
  std::mutex Lock;
};
} // namespace

std::vector<char> smemlint::forEachUnit(ArrayRef<std::string> Names,
                                        unsigned Jobs,
                                        function_ref<void(size_t)> Work) {
  // What clang takes as enough for deep templates.
  constexpr unsigned StackSize = 8 << 20;
  CrashRecoveryContext::Enable();
  std::vector<char> Crashed(Names.size());
  Progress Shown(Names.size());
  DefaultThreadPool Pool(hardware_concurrency(Jobs));
  for (size_t I = 0; I < Names.size(); ++I)
    Pool.async([&, I] {
      CrashRecoveryContext Guard;
      Crashed[I] = !Guard.RunSafelyOnThread([&] { Work(I); }, StackSize);
      Shown.done(Names[I]);
    });
  Pool.wait();
  return Crashed;
}
