// RUN: rm -f %t.json && %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a -fplugin-arg-smemlint-list-sites=%t.json %s
// RUN: %python -c "import json, sys; sys.exit(json.load(open(sys.argv[1])) != [])" %t.json
__global__ void kernel() {}
