# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# The Debian package smemlint-N of LLVM N, made by cpack: docs/install.md.
# cmake/test-packages.sh tries it in a clean system.

set(SMEMLINT_CONTACT "smemlint developers <developers@smemlint.invalid>" CACHE STRING
  "Maintainer that packages name: 'Name <address>'")
if(NOT SMEMLINT_CONTACT MATCHES "^[^<> ][^<>]* <[^<>@ ]+@[^<>@ ]+>$")
  message(FATAL_ERROR "SMEMLINT_CONTACT is '${SMEMLINT_CONTACT}'; packages name their maintainer as 'Name <address>'")
endif()

set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME smemlint)
set(CPACK_PACKAGE_CONTACT "${SMEMLINT_CONTACT}")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "checks asynchronous stores and copies into CUDA shared memory")
set(CPACK_DEBIAN_PACKAGE_DESCRIPTION
"smemlint compares the dtype of what is moved into shared memory with the dtype
of the place it is moved to, and checks sizes, state spaces, alignment, barriers
and inline PTX, on the source. This package has the command smemlint, plugins for
clang ${SMEMLINT_LLVM_VERSION} and clang-tidy ${SMEMLINT_LLVM_VERSION}, and a clangd for editors.")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_VERBATIM_VARIABLES ON)
set(CPACK_PROJECT_CONFIG_FILE ${CMAKE_CURRENT_SOURCE_DIR}/cmake/cpack-contact.cmake)

# One package of all that bears the version in its name.
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_GROUPING ALL_COMPONENTS_IN_ONE)
set(CPACK_COMPONENTS_ALL modules cmake command versioned-names documentation debian)
if(TARGET smemlint-clangd)
  list(APPEND CPACK_COMPONENTS_ALL clangd)
endif()
install(FILES LICENSE.txt DESTINATION ${doc} RENAME copyright COMPONENT debian EXCLUDE_FROM_ALL)

set(CPACK_DEBIAN_PACKAGE_NAME smemlint-${SMEMLINT_LLVM_VERSION})
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_HOMEPAGE ${SMEMLINT_URL})
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
# Clang's own headers, of which no shared library tells; and LLVM, whose library
# dpkg-shlibdeps takes for one of llvm-N-dev, which has a link of the same name.
set(CPACK_DEBIAN_PACKAGE_DEPENDS "libclang-common-${SMEMLINT_LLVM_VERSION}-dev, \
libllvm${SMEMLINT_LLVM_VERSION} (>= 1:${LLVM_VERSION_MAJOR}.${LLVM_VERSION_MINOR})")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "clang-${SMEMLINT_LLVM_VERSION}, clang-tidy-${SMEMLINT_LLVM_VERSION}")

# smemlint and smemlint-clangd without a version are Debian's alternatives.
set(SMEMLINT_SLAVES "")
if(TARGET smemlint-clangd)
  set(SMEMLINT_SLAVES "--slave /usr/bin/smemlint-clangd smemlint-clangd /usr/bin/smemlint-clangd-${SMEMLINT_LLVM_VERSION}")
endif()
set(scripts ${CMAKE_BINARY_DIR}/debian)
foreach(script postinst prerm)
  configure_file(cmake/debian/${script}.in ${scripts}/${script} @ONLY
    FILE_PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)
endforeach()
set(CPACK_DEBIAN_PACKAGE_CONTROL_EXTRA ${scripts}/postinst ${scripts}/prerm)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)

include(CPack)
