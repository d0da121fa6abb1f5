# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Finds LLVM and Clang of the wanted version, and says how to compile against
# them. The libraries are never linked: the host (clang, clang-tidy) provides
# the symbols, and a second copy would mean a second plugin registry.

# LLVM's version file accepts no request for a major version alone, so look
# where distributions put that version, then where the user points.
find_package(LLVM CONFIG QUIET HINTS
  /usr/lib/llvm-${SMEMLINT_LLVM_VERSION} /usr/local/opt/llvm@${SMEMLINT_LLVM_VERSION})
if(NOT LLVM_FOUND OR NOT LLVM_VERSION_MAJOR EQUAL SMEMLINT_LLVM_VERSION)
  message(FATAL_ERROR "LLVM ${SMEMLINT_LLVM_VERSION} was not found (only: ${LLVM_PACKAGE_VERSION} in ${LLVM_DIR}). "
    "On Debian, cmake/bootstrap.sh installs it; elsewhere set LLVM_DIR to its lib/cmake/llvm, "
    "or SMEMLINT_LLVM_VERSION to 19 or 22.")
endif()
find_package(Clang CONFIG QUIET HINTS ${LLVM_INSTALL_PREFIX}/lib/cmake/clang NO_DEFAULT_PATH)
if(NOT Clang_FOUND)
  message(FATAL_ERROR "LLVM ${LLVM_VERSION} was found in ${LLVM_DIR}, but not its Clang. On Debian, "
    "cmake/bootstrap.sh installs libclang-${SMEMLINT_LLVM_VERSION}-dev.")
endif()
message(STATUS "Building for LLVM ${LLVM_PACKAGE_VERSION} in ${LLVM_INSTALL_PREFIX}")

set(CMAKE_CXX_STANDARD 17)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_POSITION_INDEPENDENT_CODE ON)
set(CMAKE_CXX_VISIBILITY_PRESET hidden)
set(CMAKE_VISIBILITY_INLINES_HIDDEN ON)

# LLVM's own flags: no exceptions, and RTTI as the libraries have it.
add_library(smemlint_llvm INTERFACE)
target_include_directories(smemlint_llvm SYSTEM INTERFACE ${LLVM_INCLUDE_DIRS} ${CLANG_INCLUDE_DIRS})
separate_arguments(definitions UNIX_COMMAND "${LLVM_DEFINITIONS}")
target_compile_definitions(smemlint_llvm INTERFACE ${definitions} SMEMLINT_VERSION="${PROJECT_VERSION}")
target_compile_options(smemlint_llvm INTERFACE -fno-rtti -fno-exceptions
  -Wall -Wextra -Wno-unused-parameter -Wno-comment
  # GCC looks into LLVM's headers.
  $<$<CXX_COMPILER_ID:GNU>:-Wno-nonnull>)
if(SMEMLINT_ASSERTIONS)
  target_compile_options(smemlint_llvm INTERFACE -UNDEBUG)
endif()
if(SMEMLINT_SANITIZE)
  target_compile_options(smemlint_llvm INTERFACE -fsanitize=address,undefined -fno-sanitize=vptr
    -fno-omit-frame-pointer -fno-sanitize-recover=undefined)
endif()
