// SPDX-License-Identifier: MIT
// Result<T, E>: a value, or a small enum or struct that says why there is none.
#pragma once

#include <tl/expected.hpp>

namespace petek {

template <class T, class E>
using Result = tl::expected<T, E>;

template <class E>
[[nodiscard]] constexpr tl::unexpected<std::decay_t<E>> fail(E&& error) {
  return tl::unexpected<std::decay_t<E>>(std::forward<E>(error));
}

}  // namespace petek
