#pragma once
#include <cuda_pipeline_primitives.h>
#define USER_CP_ASYNC(dst, src) __pipeline_memcpy_async((dst), (src), 16)
