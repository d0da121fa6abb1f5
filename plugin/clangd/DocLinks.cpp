//===- DocLinks.cpp - Where an editor sends its user -*- C++ -*-===//
//
// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// clangd gives every clang-tidy check a link into LLVM's documentation, which
// has no page of these checks. The link is changed on its way to the editor.
//
//===----------------------------------------------------------------------===//

#include "emit/Links.h"
#include "judge/Check.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <cstdio>
#include <memory>

using namespace llvm;

namespace clang {
namespace clangd {

enum JSONStreamStyle : int;

/// clangd's interface to an editor, as in its Transport.h, which is not
/// installed.
class Transport {
public:
  virtual ~Transport() = default;
  virtual void notify(StringRef Method, json::Value Params) = 0;
  virtual void call(StringRef Method, json::Value Params, json::Value ID) = 0;
  virtual void reply(json::Value ID, Expected<json::Value> Result) = 0;
  class MessageHandler;
  virtual Error loop(MessageHandler &) = 0;
};

} // namespace clangd
} // namespace clang

using namespace clang::clangd;

static void linkToOurPages(json::Value &Params) {
  json::Object *O = Params.getAsObject();
  json::Array *All = O ? O->getArray("diagnostics") : nullptr;
  if (!All)
    return;
  for (json::Value &V : *All) {
    json::Object *D = V.getAsObject();
    std::optional<StringRef> Code = D ? D->getString("code") : std::nullopt;
    json::Object *Link = D ? D->getObject("codeDescription") : nullptr;
    if (Code && Link && any_of(smemlint::allChecks(), [&](const auto &Info) {
          return Info.Id == *Code;
        }))
      (*Link)["href"] = smemlint::checkUrl(*Code);
  }
}

namespace {

class LinkingTransport : public Transport {
public:
  explicit LinkingTransport(std::unique_ptr<Transport> Inner)
      : Inner(std::move(Inner)) {}
  void notify(StringRef Method, json::Value Params) override {
    if (Method == "textDocument/publishDiagnostics")
      linkToOurPages(Params);
    Inner->notify(Method, std::move(Params));
  }
  void call(StringRef Method, json::Value Params, json::Value ID) override {
    Inner->call(Method, std::move(Params), std::move(ID));
  }
  void reply(json::Value ID, Expected<json::Value> Result) override {
    Inner->reply(std::move(ID), std::move(Result));
  }
  Error loop(MessageHandler &Handler) override { return Inner->loop(Handler); }

private:
  std::unique_ptr<Transport> Inner;
};

} // namespace

#define TRANSPORT                                                              \
  "_ZN5clang6clangd16newJSONTransportEP8_IO_FILERN4llvm11raw_ostreamEPS4_bNS0" \
  "_15JSONStreamStyleE"
std::unique_ptr<Transport>
realTransport(std::FILE *In, raw_ostream &Out, raw_ostream *Mirror, bool Pretty,
              JSONStreamStyle Style) __asm__("__real_" TRANSPORT);
std::unique_ptr<Transport>
transport(std::FILE *In, raw_ostream &Out, raw_ostream *Mirror, bool Pretty,
          JSONStreamStyle Style) __asm__("__wrap_" TRANSPORT);

std::unique_ptr<Transport> transport(std::FILE *In, raw_ostream &Out,
                                     raw_ostream *Mirror, bool Pretty,
                                     JSONStreamStyle Style) {
  return std::make_unique<LinkingTransport>(
      realTransport(In, Out, Mirror, Pretty, Style));
}
