// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cutlass/array.h. Elements below 32 bits are packed into words, which
// gives the array their alignment.

#pragma once

#include "numeric_types.h"

namespace cutlass {

template <typename T, int N, bool RegisterSized = sizeof_bits<T>::value >= 32>
struct Array;

template <typename T, int N> struct Array<T, N, true> {
  using Element = T;
  static constexpr size_t kElements = N;
  T storage[N];
  CUTLASS_HOST_DEVICE T &operator[](size_t i) { return storage[i]; }
  CUTLASS_HOST_DEVICE T const &operator[](size_t i) const { return storage[i]; }
  CUTLASS_HOST_DEVICE T *data() { return storage; }
  CUTLASS_HOST_DEVICE T const *data() const { return storage; }
  CUTLASS_HOST_DEVICE void clear() {
    for (int i = 0; i < N; ++i)
      storage[i] = T(0);
  }
};

namespace detail {
template <int Bits> struct array_word { using type = uint8_t; };
template <> struct array_word<0> { using type = uint32_t; };
template <> struct array_word<16> { using type = uint16_t; };
} // namespace detail

template <typename T, int N> struct Array<T, N, false> {
  using Element = T;
  static constexpr size_t kElements = N;
  static constexpr int kBits = N * sizeof_bits<T>::value;
  using Storage = typename detail::array_word<kBits % 32>::type;
  Storage storage[(kBits / 8 + sizeof(Storage) - 1) / sizeof(Storage)];

  // Of use for elements of whole bytes.
  CUTLASS_HOST_DEVICE T *data() { return reinterpret_cast<T *>(storage); }
  CUTLASS_HOST_DEVICE T const *data() const {
    return reinterpret_cast<T const *>(storage);
  }
  CUTLASS_HOST_DEVICE T &operator[](size_t i) { return data()[i]; }
  CUTLASS_HOST_DEVICE T const &operator[](size_t i) const { return data()[i]; }
  CUTLASS_HOST_DEVICE void clear() {
    for (auto &word : storage)
      word = 0;
  }
};

template <typename T, int N,
          int Alignment = (sizeof_bits<T>::value * N + 7) / 8>
class alignas(Alignment) AlignedArray : public Array<T, N> {};

} // namespace cutlass
