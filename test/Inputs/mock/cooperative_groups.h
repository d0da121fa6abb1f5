// Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Mock of cooperative_groups.h: blocks, tiles, coalesced groups, clusters and
// the grid. Groups are one-dimensional where that makes them shorter.

#pragma once

#include "cuda_runtime.h"

namespace cooperative_groups {
inline namespace __v1 {

namespace details {
enum group_id : unsigned {
  coalesced_group_id,
  grid_group_id,
  thread_block_id,
  cluster_group_id
};
__device__ inline unsigned block_size() {
  return blockDim.x * blockDim.y * blockDim.z;
}
__device__ inline unsigned thread_in_block() {
  return (threadIdx.z * blockDim.y + threadIdx.y) * blockDim.x + threadIdx.x;
}
} // namespace details

// Any group, with its kind known at run time only.
class thread_group {
protected:
  unsigned Kind;
  __device__ thread_group(unsigned K) : Kind(K) {}

public:
  __device__ unsigned long long size() const;
  __device__ unsigned long long num_threads() const;
  __device__ unsigned long long thread_rank() const;
  __device__ void sync() const;
  __device__ unsigned get_type() const { return Kind; }
};
template <unsigned Id> struct thread_group_base : public thread_group {
  __device__ thread_group_base() : thread_group(Id) {}
};

//--- the block ---------------------------------------------------------------

class thread_block : public thread_group_base<details::thread_block_id> {
  friend __device__ thread_block this_thread_block();
  __device__ thread_block() {}

public:
  struct arrival_token {};
  __device__ static void sync() { __syncthreads(); }
  __device__ arrival_token barrier_arrive() const;
  __device__ void barrier_wait(arrival_token &&) const;
  __device__ static unsigned size() { return details::block_size(); }
  __device__ static unsigned num_threads() { return details::block_size(); }
  __device__ static unsigned thread_rank() {
    return details::thread_in_block();
  }
  __device__ static dim3 group_index() { return blockIdx; }
  __device__ static dim3 thread_index() { return threadIdx; }
  __device__ static dim3 group_dim() { return blockDim; }
  __device__ static dim3 dim_threads() { return blockDim; }
};
__device__ inline thread_block this_thread_block() { return thread_block(); }

//--- tiles -------------------------------------------------------------------

template <unsigned Size, typename ParentT = void> class thread_block_tile {
public:
  template <typename Group> __device__ thread_block_tile(const Group &) {}
  __device__ operator thread_block_tile<Size, void>() const {
    return thread_block_tile<Size, void>(*this);
  }
  __device__ static void sync() { __syncwarp(); }
  __device__ static constexpr unsigned size() { return Size; }
  __device__ static constexpr unsigned num_threads() { return Size; }
  __device__ static unsigned thread_rank() {
    return details::thread_in_block() % Size;
  }
  __device__ static unsigned meta_group_rank() {
    return details::thread_in_block() / Size;
  }
  __device__ static unsigned meta_group_size() {
    return (details::block_size() + Size - 1) / Size;
  }
  template <typename T> __device__ T shfl(T Value, int Rank) const;
  template <typename T> __device__ T shfl_down(T Value, unsigned Delta) const;
  template <typename T> __device__ T shfl_up(T Value, unsigned Delta) const;
  template <typename T> __device__ T shfl_xor(T Value, unsigned Mask) const;
  __device__ int any(int Predicate) const;
  __device__ int all(int Predicate) const;
  __device__ unsigned ballot(int Predicate) const;
};
template <unsigned Size, typename ParentT>
__device__ inline thread_block_tile<Size, ParentT>
tiled_partition(const ParentT &g) {
  return thread_block_tile<Size, ParentT>(g);
}
__device__ thread_group tiled_partition(const thread_group &parent,
                                        unsigned tilesz);

class coalesced_group : public thread_group_base<details::coalesced_group_id> {
  friend __device__ coalesced_group coalesced_threads();
  __device__ coalesced_group() {}

public:
  __device__ void sync() const { __syncwarp(__activemask()); }
  __device__ unsigned size() const { return __popc(__activemask()); }
  __device__ unsigned num_threads() const { return size(); }
  __device__ unsigned thread_rank() const;
  __device__ unsigned meta_group_rank() const;
  __device__ unsigned meta_group_size() const;
};
__device__ inline coalesced_group coalesced_threads() {
  return coalesced_group();
}

//--- clusters, the grid ------------------------------------------------------

class cluster_group : public thread_group_base<details::cluster_group_id> {
  friend __device__ cluster_group this_cluster();
  __device__ cluster_group() {}

public:
  struct arrival_token {};
  __device__ static void sync() {
    (void)barrier_arrive();
    barrier_wait();
  }
  __device__ static arrival_token barrier_arrive() {
    __cluster_barrier_arrive();
    return {};
  }
  __device__ static void barrier_wait() { __cluster_barrier_wait(); }
  __device__ static void barrier_wait(arrival_token &&) {
    __cluster_barrier_wait();
  }
  __device__ static unsigned query_shared_rank(const void *addr) {
    return __cluster_query_shared_rank(addr);
  }
  template <typename T>
  __device__ static T *map_shared_rank(T *addr, int rank) {
    return static_cast<T *>(__cluster_map_shared_rank(addr, rank));
  }
  __device__ static unsigned block_rank() {
    return __clusterRelativeBlockRank();
  }
  __device__ static unsigned num_blocks() { return __clusterSizeInBlocks(); }
  __device__ static dim3 block_index();
  __device__ static dim3 dim_blocks();
  __device__ static unsigned thread_rank() {
    return block_rank() * details::block_size() + details::thread_in_block();
  }
  __device__ static unsigned num_threads() {
    return num_blocks() * details::block_size();
  }
  __device__ static unsigned size() { return num_threads(); }
};
__device__ inline cluster_group this_cluster() { return cluster_group(); }

class grid_group : public thread_group_base<details::grid_group_id> {
  friend __device__ grid_group this_grid();
  __device__ grid_group() {}

public:
  __device__ bool is_valid() const;
  __device__ void sync() const;
  __device__ static unsigned long long size() {
    return (unsigned long long)gridDim.x * details::block_size();
  }
  __device__ static unsigned long long num_threads() { return size(); }
  __device__ static unsigned long long thread_rank() {
    return (unsigned long long)blockIdx.x * details::block_size() +
           details::thread_in_block();
  }
};
__device__ inline grid_group this_grid() { return grid_group(); }

template <class Group> __device__ inline void sync(const Group &g) { g.sync(); }
template <class Group>
__device__ inline auto thread_rank(const Group &g)
    -> decltype(g.thread_rank()) {
  return g.thread_rank();
}
template <class Group>
__device__ inline auto group_size(const Group &g) -> decltype(g.num_threads()) {
  return g.num_threads();
}

} // namespace __v1
} // namespace cooperative_groups
