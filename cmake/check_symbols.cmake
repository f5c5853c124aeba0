# SPDX-License-Identifier: MIT
# Fails if an object file compiled for a special processor defines a function that another object
# could define too (a weak symbol) outside the namespace MINE: the linker keeps only one of the two,
# and might keep this one for every processor. Run with -D OBJECTS=... -D FILE=... -D MINE=... -D NM=...

list(FILTER OBJECTS INCLUDE REGEX "/${FILE}\\.")
execute_process(COMMAND ${NM} --demangle --defined-only ${OBJECTS} OUTPUT_VARIABLE symbols
  COMMAND_ERROR_IS_FATAL ANY)
string(REGEX MATCHALL "[^\n]* [WV] [^\n]*" weak "${symbols}")
list(FILTER weak EXCLUDE REGEX "${MINE}")
if(weak)
  list(JOIN weak "\n  " text)
  message(FATAL_ERROR "${FILE} defines for all:\n  ${text}")
endif()
