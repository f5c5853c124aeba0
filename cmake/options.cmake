# SPDX-License-Identifier: MIT
# How everything is compiled. All of it holds for this directory and below, not for a parent project.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)

if(PROJECT_IS_TOP_LEVEL)
  if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "Debug or Release" FORCE)
  endif()
  set(CMAKE_EXPORT_COMPILE_COMMANDS ON)  # for clang-tidy and editors
  find_program(PETEK_CCACHE ccache)
  if(PETEK_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    set(CMAKE_CXX_COMPILER_LAUNCHER ${PETEK_CCACHE})
  endif()
  find_program(PETEK_MOLD mold)
  if(PETEK_MOLD)
    add_link_options(-fuse-ld=mold)
  endif()
endif()

add_compile_options(-Wall -Wextra -Wpedantic -Wshadow -Wconversion)
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
  add_compile_options(-Wno-sign-conversion)  # in g++ not a part of -Wconversion
elseif(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
  # g++ 12 is wrong about "x" + std::string (GCC bug 105651) and about an inlined std::optional.
  add_compile_options(-Wno-restrict -Wno-maybe-uninitialized)
endif()
add_compile_definitions(PETEK_VERSION="${PROJECT_VERSION}")
if(PETEK_ASSERTS)
  add_compile_definitions(PETEK_ENABLE_ASSERTS)
endif()
if(PETEK_SANITIZE)
  add_compile_options(-fsanitize=${PETEK_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${PETEK_SANITIZE})
endif()
