// SPDX-License-Identifier: MIT
// People: accounts and guests, their recovery codes and sessions.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "petek/core/result.h"
#include "petek/store/types.h"

namespace petek::store {

struct User {
  UserId id;
  std::string name;           // as shown
  std::string name_key;       // folded, so that names that look alike collide; no two are equal
  std::string password_hash;  // argon2id with its parameters; empty: a guest
  Time created{};
  std::optional<Time> deleted;

  friend bool operator==(const User&, const User&) = default;
};

enum class UserFault : std::uint8_t { IdTaken, NameTaken, NoSuchUser };

class Users {
 public:
  virtual ~Users() = default;

  [[nodiscard]] virtual Result<void, UserFault> add(const User& user) = 0;
  [[nodiscard]] virtual std::optional<User> find(const UserId& id) = 0;
  // Deleted users have no name any more.
  [[nodiscard]] virtual std::optional<User> find_by_name(std::string_view name_key) = 0;
  // A new name or password, also of a guest that becomes an account. Not of a deleted user.
  [[nodiscard]] virtual Result<void, UserFault> update(const User& user) = 0;
  // Takes name and password away, with recovery codes, sessions, ratings and chat. Games stay, with
  // a player that has no name.
  [[nodiscard]] virtual Result<void, UserFault> erase(const UserId& id, Time at) = 0;

  // Replaces all codes of the user, used ones too.
  virtual void set_recovery_codes(const UserId& id, std::span<const std::string> hashes) = 0;
  // True once for each code, also when two ask at the same time.
  [[nodiscard]] virtual bool use_recovery_code(const UserId& id, std::string_view hash) = 0;
};

struct Session {
  std::string token_hash;
  UserId user;
  std::string kind;  // "web", "bot"
  Time created{};
  Time expires{};

  friend bool operator==(const Session&, const Session&) = default;
};

class Sessions {
 public:
  virtual ~Sessions() = default;

  // False when there is such a token.
  [[nodiscard]] virtual bool add(const Session& session) = 0;
  // Nothing at or after its end.
  [[nodiscard]] virtual std::optional<Session> find(std::string_view token_hash, Time now) = 0;
  [[nodiscard]] virtual std::vector<Session> list(const UserId& user) = 0;
  virtual void extend(std::string_view token_hash, Time expires) = 0;
  virtual void erase(std::string_view token_hash) = 0;
  virtual void erase_all(const UserId& user) = 0;
  virtual void erase_expired(Time now) = 0;
};

}  // namespace petek::store
