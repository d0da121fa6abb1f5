# Part of smemlint, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#
# Run by cpack: a package with the placeholder for its maintainer is not for others.
if(CPACK_PACKAGE_CONTACT MATCHES "[.]invalid>$")
  message(WARNING "the package names '${CPACK_PACKAGE_CONTACT}' as its maintainer; to give it to others, configure with "
    "-DSMEMLINT_CONTACT='Name <address>'")
endif()
