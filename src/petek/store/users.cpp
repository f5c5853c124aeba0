// SPDX-License-Identifier: MIT
#include "petek/store/users.h"

#include "petek/store/repositories.h"

namespace petek::store {
namespace {

// Guests and deleted users have no name that another could not take.
Nullable<std::string> key_column(const std::string& name_key) {
  if (name_key.empty()) return {};
  return {storable(name_key), soci::i_ok};
}

long long count_id(Database& database, const std::string& id) {
  long long count = 0;
  database.session() << "select count(*) from users where id = :id", soci::use(id),
      soci::into(count);
  return count;
}

// Also another's than `id`.
long long count_name(Database& database, const std::string& key, const std::string& id) {
  long long count = 0;
  database.session() << "select count(*) from users where name_key = :key and id <> :id",
      soci::use(key), soci::use(id), soci::into(count);
  return count;
}

}  // namespace

Result<void, UserFault> SqlUsers::add(const User& user) {
  const std::string id = storable(user.id.text);
  const std::string name = storable(user.name);
  const std::string hash = storable(user.password_hash);
  auto key = key_column(user.name_key);
  const long long created = to_column(user.created);
  return guarded([&]() -> Result<void, UserFault> {
    const long long added =
        change(database_.session(),
               "insert into users (id, name, name_key, password_hash, created) "
               "values (:id, :name, :key, :hash, :created) on conflict do nothing",
               soci::use(id), soci::use(name), use(key), soci::use(hash), soci::use(created));
    if (added > 0) return {};
    return fail(count_id(database_, id) > 0 ? UserFault::IdTaken : UserFault::NameTaken);
  });
}

std::optional<User> SqlUsers::find_where(const std::string& condition, const std::string& value) {
  return guarded([&]() -> std::optional<User> {
    User user;
    Nullable<std::string> key;
    Nullable<long long> deleted;
    long long created = 0;
    database_.session() << "select id, name, name_key, password_hash, created, deleted from users "
                           "where " +
                               condition,
        soci::use(value), soci::into(user.id.text), soci::into(user.name), into(key),
        soci::into(user.password_hash), soci::into(created), into(deleted);
    if (!database_.session().got_data()) return std::nullopt;
    if (key.has_value()) user.name_key = key.value;
    user.created = to_time(created);
    user.deleted = to_time(deleted);
    return user;
  });
}

std::optional<User> SqlUsers::find(const UserId& id) {
  return find_where("id = :value", storable(id.text));
}

std::optional<User> SqlUsers::find_by_name(std::string_view name_key) {
  return find_where("name_key = :value", storable(name_key));
}

Result<void, UserFault> SqlUsers::update(const User& user) {
  const std::string id = storable(user.id.text);
  const std::string name = storable(user.name);
  const std::string hash = storable(user.password_hash);
  auto key = key_column(user.name_key);
  std::optional<UserFault> fault;
  database_.transaction([&] {
    if (key.has_value() && count_name(database_, key.value, id) > 0) {
      fault = UserFault::NameTaken;
      return;
    }
    const long long changed =
        change(database_.session(),
               "update users set name = :name, name_key = :key, password_hash = :hash "
               "where id = :id and deleted is null",
               soci::use(name), use(key), soci::use(hash), soci::use(id));
    if (changed == 0) fault = UserFault::NoSuchUser;
  });
  if (fault) return fail(*fault);
  return {};
}

Result<void, UserFault> SqlUsers::erase(const UserId& user, Time at) {
  const std::string id = storable(user.text);
  const long long deleted = to_column(at);
  bool is_there = false;
  database_.transaction([&] {
    is_there = change(database_.session(),
                      "update users set name = '', name_key = null, password_hash = '', "
                      "deleted = :at where id = :id and deleted is null",
                      soci::use(deleted), soci::use(id)) > 0;
    if (!is_there) return;
    for (const char* table : {"recovery_codes", "sessions", "ratings", "chat"}) {
      change(database_.session(), std::string("delete from ") + table + " where user_id = :id",
             soci::use(id));
    }
  });
  if (!is_there) return fail(UserFault::NoSuchUser);
  return {};
}

void SqlUsers::set_recovery_codes(const UserId& user, std::span<const std::string> hashes) {
  const std::string id = storable(user.text);
  database_.transaction([&] {
    change(database_.session(), "delete from recovery_codes where user_id = :id", soci::use(id));
    for (const std::string& hash : hashes) {
      const std::string text = storable(hash);
      change(database_.session(), "insert into recovery_codes (user_id, hash) values (:id, :hash)",
             soci::use(id), soci::use(text));
    }
  });
}

bool SqlUsers::use_recovery_code(const UserId& user, std::string_view hash) {
  const std::string id = storable(user.text);
  const std::string text = storable(hash);
  return guarded([&] {
    return change(database_.session(),
                  "delete from recovery_codes where user_id = :id and hash = :hash", soci::use(id),
                  soci::use(text)) > 0;
  });
}

}  // namespace petek::store
