# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# What is installed, and where: docs/install.md. Everything of one LLVM version
# is in a folder of its own, so that those of several can be installed together.

include(GNUInstallDirs)
set(SMEMLINT_HOME ${CMAKE_INSTALL_LIBDIR}/smemlint-${SMEMLINT_LLVM_VERSION})
if(SKBUILD)
  set(SMEMLINT_HOME .) # a Python package is a folder of its own
elseif(CMAKE_INSTALL_LIBDIR MATCHES "/")
  # Debian's lib/x86_64-linux-gnu is for libraries that programs link.
  set(SMEMLINT_HOME lib/smemlint-${SMEMLINT_LLVM_VERSION})
endif()

install(TARGETS smemlint smemlint-tidy LIBRARY DESTINATION ${SMEMLINT_HOME} COMPONENT modules)
set(programs smemlint)
set_target_properties(smemlint-command PROPERTIES INSTALL_RPATH ${LLVM_LIBRARY_DIR})
install(TARGETS smemlint-command RUNTIME DESTINATION ${SMEMLINT_HOME}/bin COMPONENT command)
if(TARGET smemlint-clangd)
  list(APPEND programs smemlint-clangd)
  install(TARGETS smemlint-clangd RUNTIME DESTINATION ${SMEMLINT_HOME}/bin COMPONENT clangd)
endif()
# Beside bin/, where the programs look first. For trees without an installed clang.
install(DIRECTORY ${LLVM_LIBRARY_DIR}/clang/${LLVM_VERSION_MAJOR}/include DESTINATION ${SMEMLINT_HOME}/lib/clang/${LLVM_VERSION_MAJOR}
  COMPONENT clang-headers EXCLUDE_FROM_ALL)

# Names in bin/. Those without a version are the user's choice where a package
# manager has several: not part of the package itself.
file(RELATIVE_PATH up /${CMAKE_INSTALL_BINDIR} /${SMEMLINT_HOME}/bin)
set(links ${CMAKE_BINARY_DIR}/links)
file(MAKE_DIRECTORY ${links})
foreach(program ${programs})
  set(versioned ${program}-${SMEMLINT_LLVM_VERSION})
  file(CREATE_LINK ${up}/${program} ${links}/${versioned} SYMBOLIC)
  file(CREATE_LINK ${versioned} ${links}/${program} SYMBOLIC)
  install(FILES ${links}/${versioned} DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT versioned-names)
  install(FILES ${links}/${program} DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT names)
endforeach()

set(doc ${CMAKE_INSTALL_DATAROOTDIR}/doc/smemlint-${SMEMLINT_LLVM_VERSION})
install(FILES README.md LICENSE.txt DESTINATION ${doc} COMPONENT documentation)
install(DIRECTORY docs DESTINATION ${doc} COMPONENT documentation)
