# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The package for find_package(smemlint), in this build and where it is
# installed. SMEMLINT_HOME is the folder of the installed modules.
include(CMakePackageConfigHelpers)

set(config_modules lib)
set(config_programs bin)
configure_file(cmake/smemlintConfig.cmake.in ${CMAKE_BINARY_DIR}/smemlintConfig.cmake @ONLY)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/smemlintConfigVersion.cmake COMPATIBILITY SameMinorVersion)

set(config_modules ..)
set(config_programs ../bin)
configure_file(cmake/smemlintConfig.cmake.in ${CMAKE_BINARY_DIR}/installed/smemlintConfig.cmake @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/installed/smemlintConfig.cmake ${CMAKE_BINARY_DIR}/smemlintConfigVersion.cmake
  DESTINATION ${SMEMLINT_HOME}/cmake COMPONENT cmake)
