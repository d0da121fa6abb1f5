"""make_database.py FOLDER FLAGS FILE...: a compile_commands.json for FILEs in FOLDER."""
import json
import os
import sys

folder, flags, files = sys.argv[1], sys.argv[2], sys.argv[3:]
entries = [{"directory": folder, "file": os.path.join(folder, f), "command": f"clang++ {flags} -fsyntax-only {f}"}
           for f in files]
with open(os.path.join(folder, "compile_commands.json"), "w", encoding="utf-8") as out:
    json.dump(entries, out)
