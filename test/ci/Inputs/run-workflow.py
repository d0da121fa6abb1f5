#!/usr/bin/env python3
# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the commands of a GitHub workflow for each value of its matrix, as its runner would.

run-workflow.py WORKFLOW FOLDER

Steps that use an action are only named; with a failed step the rest runs where its condition says so. Needs PyYAML.
"""
import itertools
import re
import subprocess
import sys

import yaml


def main(workflow, folder):
    with open(workflow, encoding="utf-8") as f:
        jobs = yaml.safe_load(f)["jobs"]
    for name, job in jobs.items():
        matrix = job.get("strategy", {}).get("matrix", {})
        for values in itertools.product(*matrix.values()):
            value = dict(zip(matrix, values))
            expand = lambda text: re.sub(r"\$\{\{ *matrix[.](\w+) *\}\}", lambda m: str(value[m[1]]), text)
            failed = False
            for step in job["steps"]:
                if failed and "failure()" not in step.get("if", ""):
                    continue
                if "uses" in step:
                    print(f"{name} {value}: uses {step['uses']}")
                    for key, text in step.get("with", {}).items():
                        print(f"{name} {value}: {key} {expand(text)}")
                    continue
                done = subprocess.run(["bash", "-e", "-c", expand(step["run"])], cwd=folder, check=False,
                                      stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8")
                print(f"{name} {value}: {step['name']}: exit {done.returncode}\n{done.stdout}")
                failed |= done.returncode != 0


if __name__ == "__main__":
    main(*sys.argv[1:])
