// SPDX-License-Identifier: MIT
// Messages as JSON. Every message is one object with "v", the version, and "type".
//
// What clients send is read strictly: a field that is not known is refused, and so is a field of a
// wrong type, a text that is too long or has a zero byte, and a message that is too long or too
// deep. What the server sends only grows within a version: clients ignore fields they do not know.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

#include "petek/core/result.h"
#include "petek/protocol/messages.h"

namespace petek::protocol {

inline constexpr int kVersion = 1;

inline constexpr std::size_t kLongestCommand = 2048;  // bytes of JSON
inline constexpr std::size_t kLongestId = 64;
inline constexpr std::size_t kLongestText = 256;

struct DecodeError {
  std::string code;   // "too-long", "not-json", "wrong-version", "wrong-type", "unknown-field", ...
  std::string where;  // "command.seat", or empty
  std::string what;   // an English sentence
};

// {"v":1,"type":"command","id":"c7","seen":12,"do":"act","text":"wA1 -bQ"}; "seat" and "text" may
// be left out. Texts are valid UTF-8 afterwards.
[[nodiscard]] Result<Command, DecodeError> decode_command(std::string_view text);
[[nodiscard]] std::string encode(const Command& command);

// {"v":1,"type":"view",...}: `actions` are those from number `from` on; `known` are those that this
// client has been sent before. What was hidden from it may have become known, and what was taken
// back is gone: it drops all from `from` on, and adds these.
[[nodiscard]] std::string encode(const RoomView& view, std::span<const std::string> known = {});

// {"v":1,"type":"done","id":"c7","seq":13}: stored, and not to be lost any more.
[[nodiscard]] std::string encode_done(std::string_view id, std::int64_t seq);
// {"v":1,"type":"refused","id":"c7","seq":12,"code":"pinned","rule":"H-8","what":"…"}; `seq` is
// the last event of the room, so that a stale client knows what it lacks.
[[nodiscard]] std::string encode(const Refusal& refusal, std::string_view id, std::int64_t seq);

}  // namespace petek::protocol
