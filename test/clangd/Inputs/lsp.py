# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A client of clangd over stdin and stdout, as small as the tests need it."""
import json
import os
import pathlib
import queue
import subprocess
import sys
import threading


class Server:
    """One clangd on a project folder, from initialize to exit."""

    def __init__(self, program, root, *args):
        self.root = os.path.abspath(root)
        self.log = open(os.path.join(self.root, "clangd.log"), "w+", encoding="utf-8")
        self.process = subprocess.Popen([program, "--log=verbose", *args], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=self.log, cwd=self.root)
        self.inbox = queue.Queue()
        self.versions, self.texts, self.ids = {}, {}, 0
        threading.Thread(target=self.read, daemon=True).start()
        self.capabilities = self.ask("initialize", {
            "processId": os.getpid(), "rootUri": pathlib.Path(self.root).as_uri(),
            "capabilities": {"textDocument": {
                "publishDiagnostics": {"relatedInformation": True, "versionSupport": True, "codeActionsInline": False},
                "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}}}}})
        self.send("initialized", {})

    def fail(self, why):
        self.log.seek(0)
        sys.exit(f"{why}\n-- clangd's log:\n{self.log.read()[-6000:]}")

    def read(self):
        out = self.process.stdout
        while True:
            length = 0
            line = out.readline()
            while line.strip():
                name, value = line.decode().split(":", 1)
                if name.lower() == "content-length":
                    length = int(value)
                line = out.readline()
            if not length:
                self.inbox.put(None)
                return
            self.inbox.put(json.loads(out.read(length)))

    def send(self, method, params, **more):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": params, **more}).encode()
        try:
            self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
            self.process.stdin.flush()
        except BrokenPipeError:
            self.fail(f"clangd is gone ({self.process.wait()})")

    def receive(self, wanted, what):
        while True:
            try:
                message = self.inbox.get(timeout=120)
            except queue.Empty:
                self.fail(f"no {what} within two minutes")
            if message is None:
                self.fail(f"clangd ended ({self.process.wait()}) before {what}")
            if wanted(message):
                return message

    def ask(self, method, params):
        self.ids += 1
        self.send(method, params, id=self.ids)
        answer = self.receive(lambda m: m.get("id") == self.ids and "method" not in m, f"answer to {method}")
        if "error" in answer:
            self.fail(f"{method}: {answer['error']}")
        return answer["result"]

    def uri(self, name):
        return pathlib.Path(self.root, name).as_uri()

    def open(self, name, text=None):
        """The diagnostics of a file that is opened, with its text on disk or another."""
        if text is None:
            text = pathlib.Path(self.root, name).read_text(encoding="utf-8")
        self.versions[name], self.texts[name] = 1, text
        self.send("textDocument/didOpen", {"textDocument": {
            "uri": self.uri(name), "languageId": "cuda-cpp", "version": 1, "text": text}})
        return self.diagnostics(name)

    def change(self, name, text, wait=True):
        self.versions[name] += 1
        self.texts[name] = text
        self.send("textDocument/didChange", {"textDocument": {"uri": self.uri(name), "version": self.versions[name]},
                                             "contentChanges": [{"text": text}]})
        return self.diagnostics(name) if wait else None

    def diagnostics(self, name):
        """What clangd publishes for the newest version of the file."""
        def wanted(m):
            return (m.get("method") == "textDocument/publishDiagnostics" and m["params"]["uri"] == self.uri(name)
                    and m["params"].get("version") == self.versions[name])
        return self.receive(wanted, f"diagnostics of {name}")["params"]["diagnostics"]

    def quick_fixes(self, name, diagnostic):
        return self.ask("textDocument/codeAction", {
            "textDocument": {"uri": self.uri(name)}, "range": diagnostic["range"],
            "context": {"diagnostics": [diagnostic], "only": ["quickfix"]}})

    def apply(self, name, action):
        """The file's text after a code action that edits only this file."""
        edit = action["edit"]
        changes = edit.get("changes") or {d["textDocument"]["uri"]: d["edits"] for d in edit["documentChanges"]}
        if list(changes) != [self.uri(name)]:
            self.fail(f"the fix edits {list(changes)}")
        lines = self.texts[name].split("\n")
        starts = [0]
        for line in lines:
            starts.append(starts[-1] + len(line) + 1)
        text = self.texts[name]
        at = lambda p: starts[p["line"]] + p["character"]
        for e in sorted(changes[self.uri(name)], key=lambda e: at(e["range"]["start"]), reverse=True):
            text = text[:at(e["range"]["start"])] + e["newText"] + text[at(e["range"]["end"]):]
        return text

    def close(self):
        """clangd must end by itself, with no error and no crash."""
        self.ask("shutdown", None)
        self.send("exit", None)
        code = self.process.wait(timeout=60)
        if code:
            self.fail(f"clangd ended with {code}")


def show(name, diagnostics):
    """One line a diagnostic, related information below it; columns from 1."""
    def place(r):
        return f"{r['start']['line'] + 1}:{r['start']['character'] + 1}"
    for d in diagnostics:
        severity = ["", "error", "warning", "information", "hint"][d["severity"]]
        first = d["message"].split("\n")[0]
        print(f"{name}:{place(d['range'])}: {severity}: {first} [{d.get('code')}] ({d.get('source')})")
        for r in d.get("relatedInformation", []):
            file = os.path.basename(r["location"]["uri"])
            print(f"  {file}:{place(r['location']['range'])}: {r['message']}")
