// RUN: %clang_plugin -fsyntax-only --cuda-device-only --cuda-gpu-arch=sm_90a %s -Xclang -verify

// What nvcc refuses as well.
struct Counter { // expected-note 2 {{candidate constructor (the implicit}}
  int n;
  __device__ Counter(int n) : n(n) {} // expected-note {{requires single argument}}
};
struct Zero {
  int n;
  __device__ Zero() : n(0) {}
};
struct Deleted {
  Deleted() = delete; // expected-note {{explicitly marked deleted here}}
};

__shared__ Zero outside; // expected-error {{initialization is not supported for __shared__ variables}}

template <class T> __device__ void with() {
  __shared__ T argument(4); // expected-error {{initialization is not supported for __shared__ variables}}
}
__global__ void objects() {
  __shared__ Counter argument(3); // expected-error {{initialization is not supported for __shared__ variables}}
  __shared__ int number = 3;      // expected-error {{initialization is not supported for __shared__ variables}}
  __shared__ Counter none;        // expected-error {{no matching constructor for initialization of 'Counter'}}
  __shared__ Deleted deleted;     // expected-error {{call to deleted constructor of 'Deleted'}}
  with<Counter>();                // expected-note {{in instantiation of function template specialization}}
}

__global__ void operands() {
  unsigned r;
  asm volatile("mov.u32 %0, %5;" : "=r"(r));       // expected-error {{invalid operand number in inline asm string}}
  asm volatile("mov.u32 %0, %[lane];" : "=r"(r)); // expected-error {{unknown symbolic operand name}}
}
