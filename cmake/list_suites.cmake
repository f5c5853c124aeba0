# SPDX-License-Identifier: MIT
# Writes to OUTPUT one ctest entry for each suite of the GoogleTest program PROGRAM, called NAME.<suite>.
# With SANITIZED the slow suites are left out and the others get ten times their time.

execute_process(COMMAND ${PROGRAM} --gtest_list_tests OUTPUT_VARIABLE listing COMMAND_ERROR_IS_FATAL ANY)
string(REGEX REPLACE "[;[]|]" "_" listing "${listing}")  # these would split or swallow list items
string(REPLACE "\n" ";" lines "${listing}")

# Nothing but skipped cases: the entry says "Skipped" (data that is not there), unless a case failed.
set(all_skipped "\\[  PASSED  . 0 tests\\.\n\\[  SKIPPED . [0-9]+ tests?, listed below:\n(\\[  SKIPPED . [^\n]*\n)+$")

set(entries "")
foreach(line IN LISTS lines)
  if(NOT line MATCHES "^([A-Za-z_][^ ]*)\\.( |$)")  # a suite stands at the margin: "Name." or "Row/Name."
    continue()
  endif()
  set(suite ${CMAKE_MATCH_1})
  if(suite MATCHES "(^|/)Slow")
    set(label slow)
    set(seconds 3600)
  elseif(suite MATCHES "(^|/)Medium")
    set(label medium)
    set(seconds 600)
  else()
    set(label fast)
    set(seconds 120)
  endif()
  if(SANITIZED)
    if(label STREQUAL slow)
      continue()
    endif()
    math(EXPR seconds "${seconds} * 10")
  endif()
  # The cost makes the long ones start first, so that all cores end together.
  string(APPEND entries
    "add_test([==[${NAME}.${suite}]==] [==[${PROGRAM}]==] [==[--gtest_filter=${suite}.*]==])\n"
    "set_tests_properties([==[${NAME}.${suite}]==] PROPERTIES LABELS ${label} TIMEOUT ${seconds} COST ${seconds} "
    "SKIP_REGULAR_EXPRESSION [==[${all_skipped}]==])\n")
endforeach()
file(WRITE ${OUTPUT} "${entries}")
