// The wrappers of libcu++, CUTLASS, CuTe and ThunderKittens as users of them would have it: nothing to say by default.
// RUN: %hosts %s -- -I %S/../Inputs/mock/cutlass/arch -I %S/../Inputs/mock/cute/arch | FileCheck %s --allow-empty --implicit-check-not=warning: --implicit-check-not=error:
// CHECK-NOT: warning

#include "../Inputs/mock/cutlass/arch/barrier.h"
#include "../Inputs/mock/cutlass/arch/memory_sm80.h"
#include "../Inputs/mock/cute/arch/cluster_sm90.hpp"
#include "../Inputs/mock/cute/arch/copy_sm80.hpp"
#include "../Inputs/mock/cute/arch/copy_sm90.hpp"
#include "../Inputs/mock/cute/arch/copy_sm90_desc.hpp"
#include "../Inputs/mock/cute/arch/copy_sm90_tma.hpp"
#include "../Inputs/mock/cuda/__ptx/bulk_copy.h"
#include "../Inputs/mock/cuda/__ptx/st_async.h"
#include "../Inputs/mock/cuda_pipeline_primitives.h"
#include "../Inputs/mock/kittens.cuh"
