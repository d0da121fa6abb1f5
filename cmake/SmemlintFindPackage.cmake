# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The package for find_package(smemlint), in this build and where it is
# installed. `home` is the folder of the installed modules.
include(CMakePackageConfigHelpers)

set(config_modules lib)
set(config_programs bin)
configure_file(cmake/smemlintConfig.cmake.in ${CMAKE_BINARY_DIR}/smemlintConfig.cmake @ONLY)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/smemlintConfigVersion.cmake COMPATIBILITY SameMinorVersion)

if(NOT home)
  set(home lib/smemlint-${SMEMLINT_LLVM_VERSION})
  install(TARGETS smemlint smemlint-tidy LIBRARY DESTINATION ${home})
  set_target_properties(smemlint-command PROPERTIES INSTALL_RPATH ${LLVM_LIBRARY_DIR})
  install(TARGETS smemlint-command RUNTIME DESTINATION ${home}/bin)
endif()
set(config_modules ..)
set(config_programs ../bin)
configure_file(cmake/smemlintConfig.cmake.in ${CMAKE_BINARY_DIR}/installed/smemlintConfig.cmake @ONLY)
install(FILES ${CMAKE_BINARY_DIR}/installed/smemlintConfig.cmake ${CMAKE_BINARY_DIR}/smemlintConfigVersion.cmake
  DESTINATION ${home}/cmake COMPONENT cmake)
