// SPDX-License-Identifier: MIT
#include "petek/store/migrations.h"

#include <gtest/gtest.h>

#include <array>
#include <vector>

#include "petek/store/cluster_fixture.h"

namespace petek::store {
namespace {

class StoreMigrations : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    address_ = GetParam();
    if (address_ == "postgresql") address_ = new_postgresql_database();
    if (address_.empty()) GTEST_SKIP() << "there is no PostgreSQL 15 to start here";
  }
  std::string address_;
};

// Rows as the first schema has them; never changed.
constexpr std::array<const char*, 6> kFirstRows = {
    "insert into users values ('u', 'Ada', 'ada', 'hash', 1800000000000, null)",
    "insert into games values ('g', 'hive', 'Base', 'blitz', '{}', 0, 1, 1800000000001, null, '', "
    "1)",
    "insert into seats values ('g', 0, 'u', '', null)",
    "insert into events values ('g', 1, 'created', '{}', 1800000000002)",
    "insert into ratings values ('u', 'hive', 'blitz', 1500.5, 350, 0.06, 0, 1800000000003)",
    "insert into chat_rooms values ('g/players', 0)",
};

TEST_P(StoreMigrations, CarryRowsFromTheFirstSchemaToTheLast) {
  Database database(address_);
  migrate(database, migrations().first(1));
  EXPECT_EQ(schema_version(database), 1);
  for (const char* sql : kFirstRows) database.session() << sql;
  migrate(database, migrations());
  EXPECT_EQ(schema_version(database), static_cast<std::int64_t>(migrations().size()));
  long long at = 0;
  std::string name;
  database.session() << "select u.name, e.at from users u, events e, seats s "
                        "where s.user_id = u.id and e.game_id = s.game_id",
      soci::into(name), soci::into(at);
  EXPECT_EQ(name, "Ada");
  EXPECT_EQ(at, 1'800'000'000'002);
}

TEST_P(StoreMigrations, PerformEachStepOnceAndAWholeStepOrNone) {
  constexpr std::array<std::string_view, 2> kGood = {"create table extra (x bigint)",
                                                     "insert into extra values (1)"};
  constexpr std::array<std::string_view, 2> kBad = {"insert into extra values (2)",
                                                    "insert into nothing values (3)"};
  std::vector<Migration> steps(migrations().begin(), migrations().end());
  const auto next = static_cast<std::int64_t>(steps.size()) + 1;
  steps.push_back({next, kGood});
  Database database(address_);
  migrate(database, steps);
  migrate(database, steps);
  steps.push_back({next + 1, kBad});
  EXPECT_THROW(migrate(database, steps), StoreError);
  EXPECT_EQ(schema_version(database), next);
  long long sum = 0;
  database.session() << "select count(*) from extra", soci::into(sum);
  EXPECT_EQ(sum, 1);
}

TEST_P(StoreMigrations, RefuseAStoreOfALaterProgram) {
  Database database(address_);
  migrate(database, migrations());
  database.session() << "update schema_version set version = 1000";
  EXPECT_THROW(migrate(database, migrations()), StoreError);
}

INSTANTIATE_TEST_SUITE_P(Sqlite, StoreMigrations, ::testing::Values("sqlite::memory:"));
INSTANTIATE_TEST_SUITE_P(MediumPostgresql, StoreMigrations, ::testing::Values("postgresql"));

}  // namespace
}  // namespace petek::store
