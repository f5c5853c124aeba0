// SPDX-License-Identifier: MIT
#include "petek/store/store.h"

#include <filesystem>

#include "petek/store/copy.h"
#include "petek/store/migrations.h"
#include "petek/store/repositories.h"

namespace petek::store {
namespace {

void add_texts(soci::session& session, const std::string& sql, const std::string& before,
               std::vector<std::string>& out) {
  std::string text;
  soci::statement rows = (session.prepare << sql, soci::into(text));
  rows.execute();
  while (rows.fetch()) out.push_back(before + text);
}

class SqlStore final : public Store {
 public:
  explicit SqlStore(std::string_view address) : database_(address) {
    migrate(database_, migrations());
  }

  Users& users() override { return users_; }
  Sessions& sessions() override { return sessions_; }
  Games& games() override { return games_; }
  Events& events() override { return events_; }
  Ratings& ratings() override { return ratings_; }
  Chat& chat() override { return chat_; }
  Reports& reports() override { return reports_; }

  void transaction(const std::function<void()>& work) override { database_.transaction(work); }

  void backup(const std::string& path) override {
    if (std::filesystem::exists(path)) throw StoreError("there is something at " + path);
    // A backup has its name only when it is whole.
    const std::string unfinished = path + ".part";
    std::filesystem::remove(unfinished);
    {
      Database copy("sqlite:" + unfinished);
      migrate(copy, migrations());
      database_.snapshot([&] { copy.transaction([&] { copy_rows(database_, copy); }); });
    }
    std::filesystem::rename(unfinished, path);
  }

  void restore(const std::string& path) override {
    if (!std::filesystem::exists(path)) throw StoreError("there is nothing at " + path);
    Database source("sqlite:" + path);
    migrate(source, migrations());
    database_.transaction([&] {
      if (has_rows(database_)) throw StoreError("only an empty store can take a backup");
      source.snapshot([&] { copy_rows(source, database_); });
    });
  }

  std::vector<std::string> check() override {
    std::vector<std::string> faults;
    database_.snapshot([&] {
      if (database_.is_sqlite()) check_file(faults);
      check_events(faults);
    });
    return faults;
  }

 private:
  void check_file(std::vector<std::string>& faults) {
    add_texts(database_.session(),
              "select integrity_check from pragma_integrity_check where integrity_check <> 'ok'",
              "", faults);
    add_texts(database_.session(), "select \"table\" from pragma_foreign_key_check",
              "a row refers to nothing, in table ", faults);
  }

  void check_events(std::vector<std::string>& faults) {
    add_texts(database_.session(),
              "select g.id from games g left join events e on e.game_id = g.id "
              "group by g.id, g.last_seq having count(e.seq) <> g.last_seq "
              "or coalesce(max(e.seq), 0) <> g.last_seq or coalesce(min(e.seq), 1) <> 1 "
              "order by g.id",
              "events are missing in game ", faults);
  }

  Database database_;
  SqlUsers users_{database_};
  SqlSessions sessions_{database_};
  SqlGames games_{database_};
  SqlEvents events_{database_};
  SqlRatings ratings_{database_};
  SqlChat chat_{database_};
  SqlReports reports_{database_};
};

}  // namespace

std::unique_ptr<Store> open(std::string_view address) {
  return std::make_unique<SqlStore>(address);
}

}  // namespace petek::store
