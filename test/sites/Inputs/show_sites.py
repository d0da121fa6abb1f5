"""show_sites.py FILE: one line for each site of a site list."""
import json
import os
import sys

for s in json.load(open(sys.argv[1], encoding="utf-8")):
    line = [f"{os.path.basename(s['file'])}:{s['line']}:{s['column']}", s["kind"], s["op"]]
    if "callee" in s:
        line.append("callee=" + s["callee"])
    for key, role in (("destination", "dst"), ("source", "src"), ("value", "value"), ("barrier", "barrier")):
        if key in s:
            line.append(f"{role}={s[key]['text']}/{s[key]['dtype']}/{s[key]['space']}")
    line += [f"{k}={s[k]}" for k in ("bytes", "elements", "size", "instantiation") if k in s]
    if "chain" in s:
        line.append("chain=" + ",".join(f"{os.path.basename(c['file'])}:{c['line']}" for c in s["chain"]))
    if s.get("wrapper"):
        line.append("wrapper")
    print(" ".join(line))
