// SPDX-License-Identifier: MIT
// What all repositories share: times, identifiers, errors of the world.
//
// Every text is UTF-8 without a zero byte; one with a zero byte is refused with a StoreError,
// since a database may cut it there without a word.
#pragma once

#include <chrono>
#include <compare>
#include <cstdint>
#include <stdexcept>
#include <string>

namespace petek::store {

// Of the wall clock, as stored: whole milliseconds.
using Time = std::chrono::sys_time<std::chrono::milliseconds>;

// Chosen by the caller, so that several machines need not ask each other; random and long enough
// never to meet again.
template <class Tag>
struct Id {
  std::string text;

  friend auto operator<=>(const Id&, const Id&) = default;
};
using UserId = Id<struct UserTag>;
using GameId = Id<struct GameTag>;
using ReportId = Id<struct ReportTag>;

// The world failed: disk, database, connection. What was asked for did not happen, except that a
// commit whose answer was lost may have: read before trying again.
class StoreError : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

}  // namespace petek::store
