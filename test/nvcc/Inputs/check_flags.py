"""check_flags.py TABLE NVCC: whether the table of flags (NvccFlags.def) has every flag of `NVCC --help`, with its short
name and the right kind of value. Flags of the table that this nvcc does not have are fine: other releases have them."""
import re
import subprocess
import sys

table, nvcc = sys.argv[1:]

known = {}
for long, short, value, action in re.findall(r'^FLAG\("([^"]*)",\s*"([^"]*)",\s*(\w+),\s*(\w+)\)',
                                             open(table, encoding="utf-8").read(), re.M):
    known[long] = (short, value)

help_text = subprocess.run([nvcc, "--help"], stdout=subprocess.PIPE, encoding="utf-8", check=True).stdout
problems, seen = [], 0
for line in help_text.splitlines():
    # --name <value>,...      (-short)
    flag = re.match(r"--([\w-]+)(?: (\S.*?))?\s+(?:\(-([\w-]+)\)|(--[\w-]+))\s*$", line)
    if not flag:
        if line.startswith("--"):
            problems.append(f"cannot read this line of the help: {line}")
        continue
    seen += 1
    long, value, short = flag[1], flag[2] or "", flag[3] or flag[4][2:]
    if long not in known:
        problems.append(f"--{long} (-{short}) is not in the table")
        continue
    kinds = ("List", "JoinedList") if value.endswith(",...") else ("One", "Joined") if value else ("None",)
    # The help names no value of these; they take one.
    if long in ("qpp-config", "dependency-output"):
        kinds = ("One",)
    # Documented as a list of pairs, and read as a whole.
    if long == "generate-code":
        kinds = ("One",)
    if known[long][0] != short:
        problems.append(f"--{long}: the short name is -{short}, the table says -{known[long][0]}")
    if known[long][1] not in kinds:
        problems.append(f"--{long} {value}: the table says {known[long][1]}, not {' or '.join(kinds)}")
if seen < 2:
    problems.append(f"{nvcc} --help lists no flags")
for problem in problems:
    print(f"error: {problem}")
print(f"{seen} flags of {nvcc} --help, {len(known)} in the table, {len(problems)} problems")
sys.exit(bool(problems))
