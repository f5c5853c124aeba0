# SPDX-License-Identifier: MIT
# cmake --install: headers under include/petek/..., libraries, the program, and the package "petek".

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(package_dir ${CMAKE_INSTALL_LIBDIR}/cmake/petek)
get_property(modules GLOBAL PROPERTY PETEK_MODULES)
install(TARGETS ${modules} EXPORT petek-targets)
install(EXPORT petek-targets NAMESPACE petek:: DESTINATION ${package_dir})
install(DIRECTORY ${PETEK_INCLUDE_ROOT}/petek DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILES_MATCHING PATTERN "*.h" PATTERN "*_fixture.h" EXCLUDE)
if(PETEK_APPS AND TARGET petek)
  install(TARGETS petek)
endif()

configure_package_config_file(cmake/petek-config.cmake.in petek-config.cmake
  INSTALL_DESTINATION ${package_dir})
write_basic_package_version_file(petek-config-version.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/petek-config.cmake ${PROJECT_BINARY_DIR}/petek-config-version.cmake
  DESTINATION ${package_dir})
