// SPDX-License-Identifier: MIT
// The contract of a Store, held against every database.
#include "petek/store/store.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <atomic>
#include <filesystem>
#include <limits>
#include <thread>

#include "petek/store/cluster_fixture.h"
#include "petek/store/database.h"

namespace petek::store {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

// Beyond 32 bits, as times are.
constexpr std::int64_t kNow = 1'800'000'000'000;
Time at(std::int64_t milliseconds) {
  return Time(std::chrono::milliseconds(kNow + milliseconds));
}

std::string new_path(const std::string& name) {
  static int number = 0;
  return ::testing::TempDir() + "petek-" + std::to_string(getpid()) + "-" +
         std::to_string(++number) + name;
}

void remove_file(const std::string& path) {
  for (const char* end : {"", "-wal", "-shm", ".part"}) std::filesystem::remove(path + end);
}

class StoreContract : public ::testing::TestWithParam<const char*> {
 protected:
  void SetUp() override {
    const std::string kind = GetParam();
    address_ = kind == "memory" ? "sqlite::memory:" : "sqlite:" + new_path(".db");
    if (kind == "postgresql") address_ = new_postgresql_database();
    if (address_.empty()) GTEST_SKIP() << "there is no PostgreSQL 15 to start here";
    store_ = open(address_);
  }
  void TearDown() override {
    store_.reset();
    if (std::string(GetParam()) == "file") remove_file(address_.substr(7));
  }

  void add_user(const std::string& id) {
    ASSERT_TRUE(store_->users().add({UserId{id}, id, id, "hash", at(0), std::nullopt}));
  }
  void add_game(const std::string& id) {
    GameRow game;
    game.id = GameId{id};
    game.kind = "hive";
    game.created = at(0);
    ASSERT_TRUE(store_->games().add(game));
  }
  // Two games, two users, something in every table.
  void fill();
  std::vector<std::string> ids(const GameQuery& query) {
    std::vector<std::string> found;
    for (const GameRow& game : store_->games().search(query)) found.push_back(game.id.text);
    return found;
  }

  std::string address_;
  std::unique_ptr<Store> store_;
};

std::vector<StoredEvent> events(std::int64_t first, std::int64_t last) {
  std::vector<StoredEvent> made;
  for (std::int64_t seq = first; seq <= last; ++seq) {
    made.push_back({seq, "acted", "{\"action\":\"wQ " + std::to_string(seq) + "'\"}", at(seq)});
  }
  return made;
}

void StoreContract::fill() {
  add_user("ada");
  add_user("bob");
  const std::vector<std::string> codes = {"one", "two"};
  store_->users().set_recovery_codes(UserId{"ada"}, codes);
  ASSERT_TRUE(store_->sessions().add({"token", UserId{"ada"}, "web", at(0), at(1000)}));
  GameRow game{GameId{"g1"}, "ada", "points_to_win=8", "blitz", "{}", Visibility::Public,
               true,         at(1), std::nullopt,      "",      0,    {}};
  game.seats = {{Seat{0}, UserId{"ada"}, "", std::nullopt},
                {Seat{1}, std::nullopt, "calm", std::nullopt}};
  ASSERT_TRUE(store_->games().add(game));
  ASSERT_TRUE(store_->events().append(GameId{"g1"}, events(1, 5)));
  store_->games().set_seat(GameId{"g1"}, {Seat{1}, std::nullopt, "calm", 2});
  store_->games().finish(GameId{"g1"}, at(50), "won");
  add_game("g2");
  store_->ratings().set(
      {{UserId{"ada"}, "ada", "blitz"}, 1512.3456789012345, 88.25, 0.06, 4, at(60)});
  EXPECT_EQ(store_->chat().add("g1/players", {0, UserId{"bob"}, "iyi oyunlar, ş₺", at(2)}), 1);
  ASSERT_TRUE(store_->reports().add(
      {ReportId{"r1"}, UserId{"ada"}, UserId{"bob"}, "g1", "rude", at(3), std::nullopt, ""}));
}

// ---- Users

TEST_P(StoreContract, KeepsUsersAndFindsThemByNameKey) {
  const User user{UserId{"u1"}, "İnci", "inci", "$argon2id$x", at(7), std::nullopt};
  ASSERT_TRUE(store_->users().add(user));
  EXPECT_EQ(store_->users().find(UserId{"u1"}), user);
  EXPECT_EQ(store_->users().find_by_name("inci"), user);
  EXPECT_EQ(store_->users().find_by_name("nobody"), std::nullopt);
  EXPECT_EQ(store_->users().find(UserId{"' or 1=1 --"}), std::nullopt);
}

TEST_P(StoreContract, RefusesATakenNameOrId) {
  add_user("ada");
  const User same_name{UserId{"u2"}, "Ada", "ada", "", at(0), std::nullopt};
  EXPECT_EQ(store_->users().add(same_name).error(), UserFault::NameTaken);
  const User same_id{UserId{"ada"}, "Eve", "eve", "", at(0), std::nullopt};
  EXPECT_EQ(store_->users().add(same_id).error(), UserFault::IdTaken);
}

TEST_P(StoreContract, TurnsAGuestIntoAnAccount) {
  User guest{UserId{"g"}, "", "", "", at(0), std::nullopt};
  ASSERT_TRUE(store_->users().add(guest));
  ASSERT_TRUE(store_->users().add({UserId{"g2"}, "", "", "", at(0), std::nullopt}));  // another
  add_user("ada");
  guest.name_key = "ada";
  EXPECT_EQ(store_->users().update(guest).error(), UserFault::NameTaken);
  guest.name = guest.name_key = "eve";
  guest.password_hash = "hash";
  ASSERT_TRUE(store_->users().update(guest));
  EXPECT_EQ(store_->users().find_by_name("eve"), guest);
  EXPECT_EQ(store_->users().update({UserId{"no"}, "", "", "", at(0), {}}).error(),
            UserFault::NoSuchUser);
}

TEST_P(StoreContract, ForgetsADeletedUserButNotItsGames) {
  fill();
  ASSERT_TRUE(store_->users().erase(UserId{"ada"}, at(90)));
  EXPECT_EQ(store_->users().find(UserId{"ada"}), (User{UserId{"ada"}, "", "", "", at(0), at(90)}));
  EXPECT_EQ(store_->users().find_by_name("ada"), std::nullopt);
  EXPECT_FALSE(store_->users().use_recovery_code(UserId{"ada"}, "one"));
  EXPECT_EQ(store_->sessions().find("token", at(1)), std::nullopt);
  EXPECT_THAT(store_->ratings().list(UserId{"ada"}), IsEmpty());
  EXPECT_EQ(store_->games().find(GameId{"g1"})->seats[0].user, UserId{"ada"});
  EXPECT_EQ(store_->users().erase(UserId{"ada"}, at(91)).error(), UserFault::NoSuchUser);
  EXPECT_THAT(store_->check(), IsEmpty());
}

TEST_P(StoreContract, TakesARecoveryCodeOnce) {
  fill();
  EXPECT_FALSE(store_->users().use_recovery_code(UserId{"bob"}, "one"));
  EXPECT_TRUE(store_->users().use_recovery_code(UserId{"ada"}, "one"));
  EXPECT_FALSE(store_->users().use_recovery_code(UserId{"ada"}, "one"));
}

TEST_P(StoreContract, EndsSessions) {
  fill();
  EXPECT_FALSE(store_->sessions().add({"token", UserId{"bob"}, "web", at(0), at(1)}));
  EXPECT_EQ(store_->sessions().find("token", at(999))->user, UserId{"ada"});
  EXPECT_EQ(store_->sessions().find("token", at(1000)), std::nullopt);
  store_->sessions().extend("token", at(2000));
  EXPECT_TRUE(store_->sessions().find("token", at(1000)));
  store_->sessions().erase_expired(at(2000));
  EXPECT_THAT(store_->sessions().list(UserId{"ada"}), IsEmpty());
}

// ---- Games

TEST_P(StoreContract, KeepsGamesWithTheirSeats) {
  fill();
  const auto game = store_->games().find(GameId{"g1"});
  ASSERT_TRUE(game);
  EXPECT_EQ(game->ruleset, "points_to_win=8");
  EXPECT_TRUE(game->rated);
  EXPECT_EQ(game->finished, at(50));
  EXPECT_EQ(game->last_seq, 5);
  EXPECT_THAT(game->seats, ElementsAre(GameSeat{Seat{0}, UserId{"ada"}, "", std::nullopt},
                                       GameSeat{Seat{1}, std::nullopt, "calm", 2}));
  EXPECT_EQ(store_->games().find(GameId{"none"}), std::nullopt);
  EXPECT_FALSE(store_->games().add(*game));
  EXPECT_THAT(store_->games().unfinished(), ElementsAre(GameId{"g2"}));
}

TEST_P(StoreContract, SearchesTheArchiveByEveryCondition) {
  fill();
  GameQuery query;
  EXPECT_THAT(ids(query), ElementsAre("g1"));  // g2 is not finished
  query = {UserId{"ada"}, "ada", "points_to_win=8", "won", at(50), at(51), false, {}, 50};
  EXPECT_THAT(ids(query), ElementsAre("g1"));
  for (const auto& spoil : std::vector<std::function<void(GameQuery&)>>{
           [](GameQuery& q) { q.player = UserId{"bob"}; }, [](GameQuery& q) { q.kind = "hive"; },
           [](GameQuery& q) { q.ruleset = "-"; }, [](GameQuery& q) { q.result = "aborted"; },
           [](GameQuery& q) { q.from = at(51); }, [](GameQuery& q) { q.until = at(50); }}) {
    GameQuery spoilt = query;
    spoil(spoilt);
    EXPECT_THAT(ids(spoilt), IsEmpty());
  }
}

TEST_P(StoreContract, ShowsPrivateGamesToThoseWhoMaySeeThem) {
  GameRow game;
  game.id = GameId{"p"};
  game.visibility = Visibility::Private;
  ASSERT_TRUE(store_->games().add(game));
  store_->games().finish(GameId{"p"}, at(1), "won");
  GameQuery query;
  EXPECT_THAT(ids(query), IsEmpty());
  query.all_visibilities = true;
  EXPECT_THAT(ids(query), ElementsAre("p"));
}

TEST_P(StoreContract, PagesByKeyAlsoThroughGamesOfOneMoment) {
  for (int i = 0; i < 7; ++i) {
    const std::string id = "g" + std::to_string(i);
    add_game(id);
    store_->games().finish(GameId{id}, at(i / 3), "won");
  }
  GameQuery query;
  query.limit = 3;
  std::vector<std::string> all;
  for (int page = 0; page < 4; ++page) {
    const auto games = store_->games().search(query);
    for (const GameRow& game : games) all.push_back(game.id.text);
    if (games.empty()) break;
    query.after = PageKey{*games.back().finished, games.back().id};
  }
  EXPECT_THAT(all, ElementsAre("g6", "g5", "g4", "g3", "g2", "g1", "g0"));
}

// ---- Events

TEST_P(StoreContract, AppendsEventsInOrderAndReadsThemFromAnywhere) {
  add_game("g");
  ASSERT_TRUE(store_->events().append(GameId{"g"}, events(1, 2)));
  ASSERT_TRUE(store_->events().append(GameId{"g"}, events(3, 6)));
  ASSERT_TRUE(store_->events().append(GameId{"g"}, {}));
  EXPECT_EQ(store_->events().list(GameId{"g"}, 0, 100), events(1, 6));
  EXPECT_EQ(store_->events().list(GameId{"g"}, 2, 3), events(3, 5));
  EXPECT_THAT(store_->events().list(GameId{"g"}, 6, 100), IsEmpty());
}

TEST_P(StoreContract, RefusesAnEventThatExistsOrLeavesAGap) {
  add_game("g");
  auto& log = store_->events();
  EXPECT_EQ(log.append(GameId{"none"}, events(1, 1)).error(), AppendFault::NoSuchGame);
  EXPECT_EQ(log.append(GameId{"g"}, events(2, 2)).error(), AppendFault::Gap);
  ASSERT_TRUE(log.append(GameId{"g"}, events(1, 3)));
  EXPECT_EQ(log.append(GameId{"g"}, events(3, 4)).error(), AppendFault::Exists);
  EXPECT_EQ(log.append(GameId{"g"}, events(5, 5)).error(), AppendFault::Gap);
  auto torn = events(4, 6);
  torn.erase(torn.begin() + 1);
  EXPECT_EQ(log.append(GameId{"g"}, torn).error(), AppendFault::Gap);
  EXPECT_EQ(log.list(GameId{"g"}, 0, 100), events(1, 3));
}

TEST_P(StoreContract, KeepsNumbersOf64Bits) {
  add_game("g");
  auto event = events(1, 1);
  event[0].at = Time(std::chrono::milliseconds(std::numeric_limits<std::int64_t>::max()));
  ASSERT_TRUE(store_->events().append(GameId{"g"}, event));
  EXPECT_EQ(store_->events().list(GameId{"g"}, 0, 1), event);
}

TEST_P(StoreContract, RefusesATextThatADatabaseWouldCut) {
  add_game("g");
  auto event = events(1, 1);
  event[0].payload = std::string("a\0b", 3);
  EXPECT_THROW((void)store_->events().append(GameId{"g"}, event), StoreError);
  EXPECT_THAT(store_->events().list(GameId{"g"}, 0, 1), IsEmpty());
  EXPECT_TRUE(store_->events().append(GameId{"g"}, events(1, 1)));
}

TEST_P(StoreContract, LetsOneOfSeveralWritersWin) {
  if (std::string(GetParam()) == "memory") GTEST_SKIP() << "there is one connection only";
  add_game("g");
  constexpr int kWriters = 3;
  constexpr int kRounds = 10;
  std::atomic<int> won = 0;
  std::vector<std::thread> writers;
  for (int i = 0; i < kWriters; ++i) {
    writers.emplace_back([&] {
      const auto own = open(address_);
      for (int seq = 1; seq <= kRounds; ++seq) {
        while (true) {
          const auto appended = own->events().append(GameId{"g"}, events(seq, seq));
          if (appended) ++won;
          if (appended || appended.error() == AppendFault::Exists) break;
        }
      }
    });
  }
  for (auto& writer : writers) writer.join();
  EXPECT_EQ(won, kRounds);
  EXPECT_EQ(store_->events().list(GameId{"g"}, 0, 100), events(1, kRounds));
}

// ---- Community

TEST_P(StoreContract, KeepsRatingsToTheLastBit) {
  fill();
  const RatingKey key{UserId{"ada"}, "ada", "blitz"};
  auto row = store_->ratings().find(key);
  ASSERT_TRUE(row);
  EXPECT_EQ(row->rating, 1512.3456789012345);
  row->rating = 1600;
  store_->ratings().set(*row);
  store_->ratings().set({{UserId{"bob"}, "ada", "blitz"}, 1700, 50, 0.06, 9, at(1)});
  EXPECT_EQ(store_->ratings().find(key), row);
  const auto best = store_->ratings().leaders("ada", "blitz", 1);
  ASSERT_THAT(best, SizeIs(1));
  EXPECT_EQ(best[0].key.user, UserId{"bob"});
}

TEST_P(StoreContract, NumbersChatByRoom) {
  fill();
  EXPECT_EQ(store_->chat().add("g1/players", {0, UserId{"ada"}, "hi", at(4)}), 2);
  EXPECT_EQ(store_->chat().add("g1/spectators", {0, UserId{"ada"}, "hm", at(5)}), 1);
  EXPECT_THAT(store_->chat().list("g1/players", 1, 10),
              ElementsAre(ChatLine{2, UserId{"ada"}, "hi", at(4)}));
}

TEST_P(StoreContract, SettlesAReportOnce) {
  fill();
  ASSERT_THAT(store_->reports().open(), SizeIs(1));
  EXPECT_EQ(store_->reports().open()[0].text, "rude");
  EXPECT_TRUE(store_->reports().settle(ReportId{"r1"}, at(9), "warned"));
  EXPECT_FALSE(store_->reports().settle(ReportId{"r1"}, at(9), "again"));
  EXPECT_THAT(store_->reports().open(), IsEmpty());
}

// ---- All of it

TEST_P(StoreContract, KeepsAllOfATransactionOrNothing) {
  add_game("g");
  EXPECT_THROW(store_->transaction([&] {
    add_user("ada");
    ASSERT_TRUE(store_->events().append(GameId{"g"}, events(1, 2)));
    throw StoreError("now");
  }),
               StoreError);
  EXPECT_EQ(store_->users().find(UserId{"ada"}), std::nullopt);
  EXPECT_THAT(store_->events().list(GameId{"g"}, 0, 10), IsEmpty());
  store_->transaction([&] {
    add_user("ada");
    ASSERT_TRUE(store_->events().append(GameId{"g"}, events(1, 2)));
    EXPECT_FALSE(store_->events().append(GameId{"g"}, events(9, 9)));  // a refusal is no failure
  });
  EXPECT_TRUE(store_->users().find(UserId{"ada"}));
  EXPECT_EQ(store_->events().list(GameId{"g"}, 0, 10), events(1, 2));
}

TEST_P(StoreContract, FailsATransactionWhosePartFailed) {
  EXPECT_THROW(store_->transaction([&] {
    add_user("ada");
    EXPECT_THROW(store_->transaction([] { throw StoreError("inner"); }), StoreError);
  }),
               StoreError);
  EXPECT_EQ(store_->users().find(UserId{"ada"}), std::nullopt);
}

TEST_P(StoreContract, RefusesRowsThatReferToNothing) {
  EXPECT_THROW(store_->ratings().set({{UserId{"no"}, "hive", "blitz"}, 1, 1, 1, 1, at(0)}),
               StoreError);
  add_user("ada");  // and goes on
}

TEST_P(StoreContract, RestoresABackupIntoAnEmptyStore) {
  fill();
  const std::string first = new_path(".backup");
  const std::string second = new_path(".backup");
  store_->backup(first);
  EXPECT_THROW(store_->backup(first), StoreError);
  EXPECT_THROW(store_->restore(first), StoreError);  // it is not empty
  {
    const auto copy = open("sqlite:" + first);
    EXPECT_THAT(copy->check(), IsEmpty());
    EXPECT_EQ(copy->games().find(GameId{"g1"}), store_->games().find(GameId{"g1"}));
  }
  store_.reset();
  if (std::string(GetParam()) == "postgresql") address_ = new_postgresql_database();
  if (std::string(GetParam()) == "file") remove_file(address_.substr(7));
  store_ = open(address_);
  store_->restore(first);
  EXPECT_EQ(store_->events().list(GameId{"g1"}, 0, 10), events(1, 5));
  EXPECT_EQ(store_->ratings().list(UserId{"ada"})[0].rating, 1512.3456789012345);
  EXPECT_EQ(store_->chat().list("g1/players", 0, 10)[0].text, "iyi oyunlar, ş₺");
  EXPECT_TRUE(store_->users().use_recovery_code(UserId{"ada"}, "two"));
  EXPECT_TRUE(store_->sessions().find("token", at(1)));
  EXPECT_EQ(store_->reports().open()[0].subject, UserId{"bob"});
  EXPECT_EQ(store_->games().unfinished().size(), 1);
  remove_file(first);
  remove_file(second);
}

// A backup in the middle of play is of one moment: each game has all of its events up to some.
TEST_P(StoreContract, BacksUpOneMomentWhileOthersWrite) {
  if (std::string(GetParam()) == "memory") GTEST_SKIP() << "there is one connection only";
  add_game("a");
  add_game("b");
  std::atomic<bool> is_done = false;
  std::thread writer([&] {
    const auto own = open(address_);
    for (int seq = 1; !is_done; ++seq) {
      own->transaction([&] {
        for (const char* id : {"a", "b"}) {
          ASSERT_TRUE(own->events().append(GameId{id}, events(seq, seq)));
        }
      });
    }
  });
  for (int i = 0; i < 3; ++i) {
    const std::string path = new_path(".backup");
    store_->backup(path);
    const auto copy = open("sqlite:" + path);
    EXPECT_THAT(copy->check(), IsEmpty());
    EXPECT_EQ(copy->games().find(GameId{"a"})->last_seq, copy->games().find(GameId{"b"})->last_seq);
    remove_file(path);
  }
  is_done = true;
  writer.join();
}

TEST_P(StoreContract, FindsALostEvent) {
  if (std::string(GetParam()) == "memory") GTEST_SKIP() << "there is one connection only";
  fill();
  EXPECT_THAT(store_->check(), IsEmpty());
  Database(address_).session() << "delete from events where seq = 3";
  EXPECT_THAT(store_->check(), ElementsAre("events are missing in game g1"));
}

INSTANTIATE_TEST_SUITE_P(Memory, StoreContract, ::testing::Values("memory"));
INSTANTIATE_TEST_SUITE_P(File, StoreContract, ::testing::Values("file"));
INSTANTIATE_TEST_SUITE_P(MediumPostgresql, StoreContract, ::testing::Values("postgresql"));

TEST(StoreAddress, IsRefusedWhenItNamesNoStore) {
  EXPECT_THROW(open("mysql://x"), StoreError);
  EXPECT_THROW(open("sqlite:"), StoreError);
  EXPECT_THROW(open("sqlite:/nowhere/at/all.db"), StoreError);
  EXPECT_THROW(open("postgresql:///x?host=/nowhere"), StoreError);
}

}  // namespace
}  // namespace petek::store
