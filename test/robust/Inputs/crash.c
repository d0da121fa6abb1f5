/* Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
   SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

   Loaded before a host: clang::ast_matchers::MatchFinder::match(DynTypedNode,
   ASTContext), which of all that runs only the search for sites calls, fails. */
#include <stdlib.h>

void _ZN5clang12ast_matchers11MatchFinder5matchERKNS_12DynTypedNodeERNS_10ASTContextE(
    void) {
  if (getenv("CRASH_BY_ABORT"))
    abort();
  *(volatile int *)8 = 0;
}
