// SPDX-License-Identifier: MIT
// Games as the BoardSpace server saves them. What a player does there is a row of events up to
// `done`: only the last drop counts, and a `done` without any is a pass. Spec: section 8.
#include <array>
#include <compare>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "petek/core/text.h"
#include "petek/hive/notation.h"
#include "petek/hive/replay.h"
#include "petek/hive/sgf_scanner.h"

namespace petek::hive {
namespace {

constexpr std::string_view kHiveGame = "27";  // GM[27]

// A tile by the server's name; its numbers need not follow the order of placement.
struct ServerTile {
  Colour colour = Colour::White;
  Bug bug = Bug::Queen;
  std::uint32_t number = 0;
  friend auto operator<=>(const ServerTile&, const ServerTile&) = default;
};

// `wM1`, `bs2`, and in old files `g1`, which belongs to `owner`.
std::optional<ServerTile> parse_server_tile(std::string_view name, Colour owner) {
  ServerTile tile{owner, Bug::Queen, 0};
  if (name.size() >= 2 && is_letter(name[1])) {
    if (lower(name[0]) != 'w' && lower(name[0]) != 'b') return std::nullopt;
    tile.colour = lower(name[0]) == 'w' ? Colour::White : Colour::Black;
    name.remove_prefix(1);
  }
  const std::optional<Bug> bug = name.empty() ? std::nullopt : bug_of_letter(upper(name[0]));
  if (!bug) return std::nullopt;
  tile.bug = *bug;
  if (name.size() == 1) return tile;
  const std::optional<std::uint32_t> number = parse_number(name.substr(1));
  if (!number) return std::nullopt;
  // Of the kinds of which a side has one the server writes the number here and leaves it out there.
  if (spec(*bug).per_side > 1) tile.number = *number;
  return tile;
}

// `N 13`: columns go east, rows go north-east. Where (0,0) lies is another matter.
std::optional<Hex> parse_grid(std::string_view column, std::string_view row) {
  constexpr std::uint32_t kLastRow = 10'000;
  if (column.empty() || column.size() > 2) return std::nullopt;
  std::int32_t q = 0;
  for (const char c : column) {
    if (!is_letter(c)) return std::nullopt;
    q = 26 * q + (upper(c) - 'A' + 1);
  }
  const std::optional<std::uint32_t> number = parse_number(row);
  if (!number || *number > kLastRow) return std::nullopt;
  return Hex{q, -static_cast<std::int32_t>(*number)};
}

std::optional<Colour> parse_colour(std::string_view word) {
  if (equals_ignoring_case(word, "W")) return Colour::White;
  if (equals_ignoring_case(word, "B")) return Colour::Black;
  return std::nullopt;
}

// `Fri Nov 02 09:01:07 EDT 2018` and `28 October 2018` as `2018.11.02`; empty when it is neither.
std::string parse_date(std::string_view text) {
  constexpr std::string_view kMonths = "janfebmaraprmayjunjulaugsepoctnovdec";
  std::uint32_t day = 0;
  std::uint32_t month = 0;
  std::uint32_t year = 0;
  for (std::string_view word = take_word(text); !word.empty(); word = take_word(text)) {
    const std::optional<std::uint32_t> number = parse_number(word);
    if (number && word.size() <= 2) day = *number;
    if (number && word.size() == 4) year = *number;
    if (word.size() < 3 || !is_letter(word[0])) continue;
    const std::string start = {lower(word[0]), lower(word[1]), lower(word[2])};
    const std::size_t at = kMonths.find(start);
    if (at != std::string_view::npos && at % 3 == 0) month = static_cast<std::uint32_t>(at / 3 + 1);
  }
  if (day == 0 || month == 0 || year == 0) return {};
  const auto two_digits = [](std::uint32_t n) { return (n < 10 ? "0" : "") + std::to_string(n); };
  return std::to_string(year) + "." + two_digits(month) + "." + two_digits(day);
}

class SgfReader {
 public:
  explicit SgfReader(Preset preset) : preset_(preset) {}

  Result<Record, RecordError> read(std::string_view text) {
    SgfScanner scanner(text);
    while (const std::optional<SgfProperty> property = scanner.next()) {
      read_property(*property);
      if (error_) return fail(std::move(*error_));
    }
    if (!replay_) start(1);
    if (error_) return fail(std::move(*error_));
    if (turn_ == Turn::Drop) {
      replay_->warn(drop_.line, "the last move was never confirmed and is left out");
    }
    finish_tags();
    return std::move(replay_->record());
  }

 private:
  // What the player to act has done since the last `done`.
  enum class Turn : std::uint8_t { Nothing, Drop, Pass, Other };

  struct Drop {
    ServerTile tile;
    std::optional<Hex> grid;
    std::string target;  // `\wS1`; `.` where only the grid tells
    std::string text;    // for messages
    std::size_t line = 0;
  };

  void refuse(std::size_t line, std::string what) {
    error_ = RecordError{line, 0, {}, {}, std::move(what)};
  }
  void refuse_drop(std::string what) {
    error_ = RecordError{drop_.line, game().actions().size() + 1, drop_.text, {}, std::move(what)};
  }
  [[nodiscard]] const Game& game() const { return replay_->game(); }

  void read_property(const SgfProperty& property) {
    const std::string_view name = property.name;
    const std::string_view value = trimmed(property.value);
    if (name == "P0" || name == "P1") {
      read_player(name == "P0" ? 0 : 1, value, property.line);
    } else if (name == "GM") {
      if (value != kHiveGame) refuse(property.line, "game " + quoted(value) + " is not Hive");
    } else if (name == "SU") {
      setup_ = value;
      setup_line_ = property.line;
    } else {
      for (auto& [sgf_name, pgn_name, text] : tags_) {
        if (name == sgf_name) text = value;
      }
      if (name == "RE") result_line_ = property.line;
    }
  }

  // `id "name"`, `ranking 1500`, `time 0:04:41`, or `<number> <event> <arguments>`.
  void read_player(std::size_t player, std::string_view value, std::size_t line) {
    std::string_view rest = value;
    const std::string_view first = take_word(rest);
    if (first == "id") {
      std::string_view name = trimmed(rest);
      if (name.size() >= 2 && name.front() == '"' && name.back() == '"') {
        name = name.substr(1, name.size() - 2);
      }
      names_[player] = name;
    } else if (parse_number(first)) {
      if (!replay_) start(line);
      if (!error_) read_event(player, rest, line);
    }
  }

  // `hive`, `hive-plm`, `Hive-PLM 2 0 101`.
  void start(std::size_t line) {
    if (setup_.empty()) return refuse(line, "there is no property SU that names the game");
    std::string_view rest = setup_;
    Parts variant(take_word(rest), '-');
    if (!equals_ignoring_case(*variant.next(), "hive")) {
      return refuse(setup_line_, "game " + quoted(setup_) + " is not Hive");
    }
    std::string type = "Base";
    if (variant.rest()) type += "+" + std::string(*variant.rest());
    Result<Replay, RecordError> replay =
        Replay::start(type + "@" + std::string(spec(preset_).name), setup_line_);
    if (replay) {
      replay_ = std::move(*replay);
    } else {
      error_ = std::move(replay.error());
    }
  }

  void read_event(std::size_t player, std::string_view arguments, std::size_t line) {
    std::string_view rest = arguments;
    std::string event(take_word(rest));
    for (char& c : event) c = lower(c);
    if (event == "done") {
      finish_turn(line);
    } else if (event == "pick") {  // from the hand; `pickb` from the board tells nothing new
      colours_[player] = parse_colour(take_word(rest)).value_or(colours_[player]);
    } else if (event == "dropb" || event == "pdropb") {
      read_drop(colours_[player], rest, line);
    } else if (event == "move" || event == "pmove") {  // with p: a toss
      const Colour colour = parse_colour(take_word(rest)).value_or(colours_[player]);
      if (event == "move") colours_[player] = colour;
      read_drop(colour, rest, line);
    } else if (event == "drop") {  // back into the hand
      turn_ = Turn::Nothing;
    } else if (event == "pass") {
      turn_ = Turn::Pass;
    } else if (event == "resign") {
      turn_ = Turn::Other;
      resigned_ = player;
      result_line_ = line;
    } else if (event == "offerdraw" || event == "acceptdraw" || event == "declinedraw") {
      turn_ = Turn::Other;
    } else if (event != "start" && event != "pickb") {
      if (turn_ == Turn::Nothing) turn_ = Turn::Other;
      replay_->warn(line, "the event " + quoted(event) + " is not known and left out");
    }
  }

  // `wS1 M 12 /wS1`
  void read_drop(Colour owner, std::string_view arguments, std::size_t line) {
    std::string_view rest = arguments;
    const std::string_view name = take_word(rest);
    const std::string_view column = take_word(rest);
    const std::string_view row = take_word(rest);
    const std::optional<ServerTile> tile = parse_server_tile(name, owner);
    if (!tile) return refuse(line, quoted(trimmed(arguments)) + " does not begin with a tile");
    drop_ = {*tile, parse_grid(column, row), std::string(take_word(rest)),
             printable(trimmed(arguments)), line};
    turn_ = Turn::Drop;
  }

  void finish_turn(std::size_t line) {
    const Turn turn = std::exchange(turn_, Turn::Nothing);
    if (turn == Turn::Other) return;
    if (turn == Turn::Nothing && game().position().is_over()) return;
    if (turn != Turn::Drop) {
      error_ = replay_->play(Action::pass(), "pass", line);
      return;
    }
    if (game().position().is_legal(Action::pass())) {  // the newest files leave it out
      replay_->warn(drop_.line, "the forced pass before it is filled in");
      error_ = replay_->play(Action::pass(), "pass", line);
    }
    if (!error_) play_drop();
  }

  void play_drop() {
    const std::optional<Tile> tile = tile_of(drop_.tile);
    if (!tile) return refuse_drop("no such tile is left in this game");
    const Position& position = game().position();
    const auto to_hex = [&](Hex to) {
      return position.on_board().contains(*tile) ? Action::move(*tile, to)
                                                 : Action::place(*tile, to);
    };
    std::optional<Action> action;
    if (position.on_board().empty()) {
      action = to_hex(Hex{});
    } else if (const std::string target = our_target(); !target.empty()) {
      const auto named = parse_move(position, to_string(*tile, kind(*tile)) + " " + target);
      if (named) action = *named;
    }
    // The grid says it where the reference does not, or says what cannot be.
    if (anchor_ && drop_.grid && (!action || !position.is_legal(*action))) {
      const Action by_grid = to_hex(*drop_.grid - *anchor_);
      if (!action || position.is_legal(by_grid)) action = by_grid;
    }
    if (!action) return refuse_drop("the destination cannot be read");
    error_ = replay_->play(*action, drop_.text, drop_.line);
    if (error_) return;
    tiles_.insert_or_assign(drop_.tile, *tile);
    if (!anchor_ && drop_.grid) anchor_ = *drop_.grid - game().position().hex_of(*tile);
  }

  // The tile that goes by the server's name; a new one is the next of its kind in hand.
  [[nodiscard]] std::optional<Tile> tile_of(const ServerTile& server) const {
    if (const auto known = tiles_.find(server); known != tiles_.end()) return known->second;
    const TileSet in_hand = game().position().hand(server.colour) & tiles(server.colour) &
                            tiles(first_face(server.bug));
    if (in_hand.empty()) return std::nullopt;
    return in_hand.first();
  }

  // The reference of the drop with our name for the tile; empty when there is none.
  [[nodiscard]] std::string our_target() const {
    constexpr std::string_view kSigns = "-/\\";
    const std::string_view target = drop_.target;
    const std::size_t first = target.find_first_not_of(kSigns);
    if (first == std::string_view::npos) return {};
    const std::size_t behind = target.find_last_not_of(kSigns) + 1;
    const std::string_view name = target.substr(first, behind - first);
    if (name.size() < 2 || !is_letter(name[1])) return {};  // `.`, or it does not tell the colour
    const auto server = parse_server_tile(name, Colour::White);
    const auto known = server ? tiles_.find(*server) : tiles_.end();
    if (known == tiles_.end()) return {};
    return std::string(target.substr(0, first)) + to_string(known->second, kind(known->second)) +
           std::string(target.substr(behind));
  }

  // Who won, as far as the file says: by resignation, or by naming one player in the result.
  [[nodiscard]] std::optional<Outcome> claimed_outcome(std::string_view result) const {
    const auto win_of = [this](std::size_t player) {
      return colours_[player] == Colour::White ? Outcome::WhiteWins : Outcome::BlackWins;
    };
    if (resigned_) return win_of(1 - *resigned_);
    const auto names = [&](std::size_t player) {
      return !names_[player].empty() && result.find(names_[player]) != std::string_view::npos;
    };
    if (names(0) != names(1)) return win_of(names(0) ? 0 : 1);
    if (result.find("draw") != std::string_view::npos) return Outcome::Draw;
    return std::nullopt;
  }

  void finish_tags() {
    auto& tags = replay_->record().tags;
    const std::size_t white = colours_[0] == Colour::Black ? 1 : 0;
    const auto add = [&tags](std::string_view name, std::string value) {
      if (!value.empty()) tags.emplace_back(name, std::move(value));
    };
    add("White", names_[white]);
    add("Black", names_[1 - white]);
    for (const TagRow& row : tags_) {
      if (row.sgf_name == "DT") add("Date", parse_date(row.value));
      add(row.pgn_name, row.value);
      if (row.sgf_name != "RE") continue;
      if (const std::optional<Outcome> claimed = claimed_outcome(row.value)) {
        replay_->compare_outcome(*claimed, result_line_);
        add("Result", std::string(state_string(game().position(), *claimed)));
      }
    }
  }

  struct TagRow {
    std::string_view sgf_name;
    std::string_view pgn_name;
    std::string value;
  };

  std::optional<Replay> replay_;
  std::optional<RecordError> error_;
  std::string setup_;
  std::size_t setup_line_ = 0;
  std::size_t result_line_ = 0;
  std::array<TagRow, 6> tags_ = {{{"EV", "Event", {}},
                                  {"PC", "Site", {}},
                                  {"RO", "Round", {}},
                                  {"DT", "SgfDate", {}},
                                  {"GN", "SgfGameName", {}},
                                  {"RE", "SgfResult", {}}}};
  std::array<std::string, 2> names_;  // by player
  std::optional<std::size_t> resigned_;
  std::map<ServerTile, Tile> tiles_;
  Drop drop_;
  std::optional<Hex> anchor_;  // (0,0) on the server's grid
  std::array<Colour, 2> colours_ = {Colour::White, Colour::Black};
  Turn turn_ = Turn::Nothing;
  Preset preset_;
};

}  // namespace

Result<Record, RecordError> parse_sgf(std::string_view text) {
  Result<Record, RecordError> record = SgfReader(Preset::Standard).read(text);
  if (record || record.error().rule != rule_id(Reason::OpeningQueenForbidden)) return record;
  // The server also has games under the rule that lets a queen open.
  const std::size_t line = record.error().line;
  Result<Record, RecordError> casual = SgfReader(Preset::Casual).read(text);
  if (!casual) return casual;
  casual->warnings.insert(casual->warnings.begin(),
                          {line, "a queen opens: the game is read under the preset casual (H-6)"});
  return casual;
}

}  // namespace petek::hive
