# SPDX-License-Identifier: MIT

if(PETEK_TESTS)
  find_package(GTest 1.12 REQUIRED)
endif()

# petek_test_binary(<target> SOURCES <file>... [LIBRARIES <target>...])
#
# A GoogleTest program. Each of its suites becomes one ctest entry, found by asking the program after
# it is linked: an entry for every single case would cost a process each, and one for the whole
# program would say little and use one core. The name of a suite tells its label: Slow... is slow,
# Medium... is medium, any other is fast (of Row/Suite, either).
function(petek_test_binary target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBRARIES")
  add_executable(${target} ${arg_SOURCES})
  target_link_libraries(${target} PRIVATE ${arg_LIBRARIES} GTest::gmock GTest::gtest_main)
  target_include_directories(${target} PRIVATE ${PETEK_INCLUDE_ROOT} ${PROJECT_SOURCE_DIR})
  target_compile_definitions(${target} PRIVATE PETEK_SOURCE_DIR="${PROJECT_SOURCE_DIR}")

  string(REGEX REPLACE "^petek_(.*)_tests$" "\\1" short ${target})
  set(list_file ${CMAKE_CURRENT_BINARY_DIR}/${target}_suites.cmake)
  add_custom_command(TARGET ${target} POST_BUILD BYPRODUCTS ${list_file}
    COMMAND ${CMAKE_COMMAND} -D PROGRAM=$<TARGET_FILE:${target}> -D NAME=${PETEK_TEST_PREFIX}${short}
      -D OUTPUT=${list_file} -D SANITIZED=${PETEK_SANITIZE}
      -P ${PROJECT_SOURCE_DIR}/cmake/list_suites.cmake
    VERBATIM)
  set(include_file ${CMAKE_CURRENT_BINARY_DIR}/${target}_include.cmake)
  file(WRITE ${include_file} "if(EXISTS \"${list_file}\")\n  include(\"${list_file}\")\nelse()\n"
    "  add_test(${PETEK_TEST_PREFIX}${short}.NOT_BUILT ${target})\nendif()\n")
  set_property(DIRECTORY APPEND PROPERTY TEST_INCLUDE_FILES ${include_file})
endfunction()
