# SPDX-License-Identifier: MIT

# petek_module(<name> [DEPENDS <module>...] [PACKAGES <target>...])
#
# Makes a layer of the library from the folder that calls it: the target petek_<name>, known as
# petek::<name>, from its *.cpp, and petek_<name>_tests from its *_test.cpp. DEPENDS names the layers
# below; PACKAGES other libraries that its headers need. A layer of headers alone becomes an
# INTERFACE library.
function(petek_module name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "DEPENDS;PACKAGES")
  set(target petek_${name})
  petek_glob(sources tests)

  if(sources)
    add_library(${target} STATIC ${sources})
    set(scope PUBLIC)
  else()
    add_library(${target} INTERFACE)
    set(scope INTERFACE)
  endif()
  add_library(petek::${name} ALIAS ${target})
  list(TRANSFORM arg_DEPENDS PREPEND petek::)
  target_link_libraries(${target} ${scope} ${arg_DEPENDS} ${arg_PACKAGES})
  target_compile_features(${target} ${scope} cxx_std_20)
  target_include_directories(${target} ${scope}
    $<BUILD_INTERFACE:${PETEK_INCLUDE_ROOT}> $<INSTALL_INTERFACE:include>)
  set_target_properties(${target} PROPERTIES EXPORT_NAME ${name})
  set_property(GLOBAL APPEND PROPERTY PETEK_MODULES ${target})

  if(PETEK_TESTS AND tests)
    petek_test_binary(${target}_tests SOURCES ${tests} LIBRARIES petek::${name})
  endif()
endfunction()

# petek_glob(<sources> <tests>): the *.cpp at and below the calling folder, in two lists.
function(petek_glob sources tests)
  file(GLOB_RECURSE found CONFIGURE_DEPENDS LIST_DIRECTORIES false *.cpp)
  set(found_tests ${found})
  list(FILTER found EXCLUDE REGEX "_test\\.cpp$")
  list(FILTER found_tests INCLUDE REGEX "_test\\.cpp$")
  set(${sources} ${found} PARENT_SCOPE)
  set(${tests} ${found_tests} PARENT_SCOPE)
endfunction()
