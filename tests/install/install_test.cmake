# SPDX-License-Identifier: MIT
# Run by ctest with BUILD, EXAMPLE, COMPILER, GENERATOR and WORK (a folder it may empty).

function(run)
  execute_process(COMMAND ${ARGN} COMMAND_ERROR_IS_FATAL ANY)
endfunction()

file(REMOVE_RECURSE ${WORK})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${WORK}/prefix)
run(${CMAKE_COMMAND} -G ${GENERATOR} -S ${CMAKE_CURRENT_LIST_DIR}/consumer -B ${WORK}/build
  -D CMAKE_PREFIX_PATH=${WORK}/prefix -D CMAKE_CXX_COMPILER=${COMPILER} -D EXAMPLE=${EXAMPLE})
run(${CMAKE_COMMAND} --build ${WORK}/build)
run(${WORK}/build/example)
