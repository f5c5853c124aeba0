// SPDX-License-Identifier: MIT
#include "petek/store/games.h"

#include <deque>

#include "petek/store/repositories.h"

namespace petek::store {
namespace {

constexpr const char* kColumns =
    "select g.id, g.kind, g.ruleset, g.speed, g.options, g.visibility, g.rated, g.created, "
    "g.finished, g.result, g.last_seq from games g where ";

// A statement with as many conditions as are asked for.
class GameSelect {
 public:
  explicit GameSelect(soci::session& session) : statement_(session) {}

  void where(const std::string& condition) { sql_ += (sql_.empty() ? "" : " and ") + condition; }
  void where(const std::string& condition, std::string value) {
    where(condition);
    bind(std::move(value));
  }
  void where(const std::string& condition, Time value) {
    where(condition);
    bind(to_column(value));
  }
  void bind(std::string value) {
    texts_.push_back(std::move(value));
    statement_.exchange(soci::use(texts_.back()));
  }
  void bind(long long value) {
    numbers_.push_back(value);
    statement_.exchange(soci::use(numbers_.back()));
  }

  std::vector<GameRow> run(const std::string& tail) {
    GameRow game;
    long long visibility = 0;
    long long rated = 0;
    long long created = 0;
    long long last_seq = 0;
    Nullable<long long> finished;
    for (std::string* text :
         {&game.id.text, &game.kind, &game.ruleset, &game.speed, &game.options}) {
      statement_.exchange(soci::into(*text));
    }
    statement_.exchange(soci::into(visibility));
    statement_.exchange(soci::into(rated));
    statement_.exchange(soci::into(created));
    statement_.exchange(into(finished));
    statement_.exchange(soci::into(game.result));
    statement_.exchange(soci::into(last_seq));
    statement_.alloc();
    statement_.prepare(kColumns + sql_ + tail);
    statement_.define_and_bind();
    statement_.execute();
    std::vector<GameRow> games;
    while (statement_.fetch()) {
      game.visibility = static_cast<Visibility>(visibility);
      game.rated = rated != 0;
      game.created = to_time(created);
      game.finished = to_time(finished);
      game.last_seq = last_seq;
      games.push_back(game);
    }
    return games;
  }

 private:
  soci::statement statement_;
  std::string sql_;
  std::deque<std::string> texts_;  // these stay where they are
  std::deque<long long> numbers_;
};

void add_conditions(GameSelect& select, const GameQuery& query) {
  select.where("g.finished is not null");
  if (!query.all_visibilities) select.where("g.visibility = 0");
  if (query.player) {
    select.where("exists (select 1 from seats s where s.game_id = g.id and s.user_id = :player)",
                 storable(query.player->text));
  }
  if (query.kind) select.where("g.kind = :kind", storable(*query.kind));
  if (query.ruleset) select.where("g.ruleset = :ruleset", storable(*query.ruleset));
  if (query.result) select.where("g.result = :result", storable(*query.result));
  if (query.from) select.where("g.finished >= :from_time", *query.from);
  if (query.until) select.where("g.finished < :until_time", *query.until);
  if (query.after) {
    select.where("(g.finished, g.id) < (:key_time, :key_id)", query.after->finished);
    select.bind(storable(query.after->id.text));
  }
}

}  // namespace

bool SqlGames::add(const GameRow& game) {
  const std::string id = storable(game.id.text);
  const std::string kind = storable(game.kind);
  const std::string ruleset = storable(game.ruleset);
  const std::string speed = storable(game.speed);
  const std::string options = storable(game.options);
  const std::string result = storable(game.result);
  const auto visibility = static_cast<long long>(game.visibility);
  const long long rated = game.rated ? 1 : 0;
  const long long created = to_column(game.created);
  auto finished = to_column(game.finished);
  bool is_new = false;
  database_.transaction([&] {
    is_new = change(database_.session(),
                    "insert into games (id, kind, ruleset, speed, options, visibility, rated, "
                    "created, finished, result, last_seq) values (:id, :kind, :ruleset, :speed, "
                    ":options, :visibility, :rated, :created, :finished, :result, 0) "
                    "on conflict do nothing",
                    soci::use(id), soci::use(kind), soci::use(ruleset), soci::use(speed),
                    soci::use(options), soci::use(visibility), soci::use(rated), soci::use(created),
                    use(finished), soci::use(result)) > 0;
    if (!is_new) return;
    for (const GameSeat& seat : game.seats) write_seat(game.id, seat);
  });
  return is_new;
}

void SqlGames::write_seat(const GameId& game, const GameSeat& seat) {
  const std::string id = storable(game.text);
  const long long number = seat.seat.number;
  const std::string bot = storable(seat.bot);
  Nullable<std::string> user;
  if (seat.user) user = {storable(seat.user->text), soci::i_ok};
  Nullable<long long> place;
  if (seat.place) place = {*seat.place, soci::i_ok};
  change(database_.session(),
         "insert into seats (game_id, seat, user_id, bot, place) "
         "values (:game, :seat, :user, :bot, :place) on conflict (game_id, seat) do update set "
         "user_id = excluded.user_id, bot = excluded.bot, place = excluded.place",
         soci::use(id), soci::use(number), use(user), soci::use(bot), use(place));
}

void SqlGames::set_seat(const GameId& id, const GameSeat& seat) {
  guarded([&] { write_seat(id, seat); });
}

std::vector<GameSeat> SqlGames::seats_of(const GameId& id) {
  std::vector<GameSeat> seats;
  long long number = 0;
  Nullable<std::string> user;
  std::string bot;
  Nullable<long long> place;
  soci::statement rows =
      (database_.session().prepare
           << "select seat, user_id, bot, place from seats where game_id = :id order by seat",
       soci::use(id.text), soci::into(number), into(user), soci::into(bot), into(place));
  rows.execute();
  while (rows.fetch()) {
    GameSeat seat{Seat{static_cast<std::uint8_t>(number)}, std::nullopt, bot, std::nullopt};
    if (user.has_value()) seat.user = UserId{user.value};
    if (place.has_value()) seat.place = place.value;
    seats.push_back(std::move(seat));
  }
  return seats;
}

std::optional<GameRow> SqlGames::find(const GameId& id) {
  return guarded([&]() -> std::optional<GameRow> {
    GameSelect select(database_.session());
    select.where("g.id = :id", storable(id.text));
    auto found = select.run("");
    if (found.empty()) return std::nullopt;
    found.front().seats = seats_of(id);
    return found.front();
  });
}

void SqlGames::finish(const GameId& game, Time at, std::string_view result) {
  const std::string id = storable(game.text);
  const std::string code = storable(result);
  const long long finished = to_column(at);
  guarded([&] {
    change(database_.session(), "update games set finished = :at, result = :result where id = :id",
           soci::use(finished), soci::use(code), soci::use(id));
  });
}

std::vector<GameId> SqlGames::unfinished() {
  return guarded([&] {
    std::vector<GameId> games;
    GameId id;
    soci::statement rows =
        (database_.session().prepare
             << "select id from games where finished is null order by created, id",
         soci::into(id.text));
    rows.execute();
    while (rows.fetch()) games.push_back(id);
    return games;
  });
}

std::vector<GameRow> SqlGames::search(const GameQuery& query) {
  return guarded([&] {
    GameSelect select(database_.session());
    add_conditions(select, query);
    select.bind(static_cast<long long>(query.limit));
    auto games = select.run(" order by g.finished desc, g.id desc limit :limit");
    for (GameRow& game : games) game.seats = seats_of(game.id);
    return games;
  });
}

}  // namespace petek::store
