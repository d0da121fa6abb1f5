// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cutlass/numeric_conversion.h.

#pragma once

#include "numeric_types.h"

namespace cutlass {

template <typename T, typename S> struct NumericConverter {
  using result_type = T;
  using source_type = S;
  CUTLASS_HOST_DEVICE static result_type convert(source_type const &s) {
    return static_cast<result_type>(s);
  }
  CUTLASS_HOST_DEVICE result_type operator()(source_type const &s) const {
    return convert(s);
  }
};

template <typename T, typename S, int N> struct NumericArrayConverter {
  using result_type = Array<T, N>;
  using source_type = Array<S, N>;
  CUTLASS_HOST_DEVICE static result_type convert(source_type const &s) {
    result_type r;
    for (int i = 0; i < N; ++i)
      r[i] = NumericConverter<T, S>::convert(s[i]);
    return r;
  }
  CUTLASS_HOST_DEVICE result_type operator()(source_type const &s) const {
    return convert(s);
  }
};

} // namespace cutlass
