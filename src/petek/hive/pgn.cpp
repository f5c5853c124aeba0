// SPDX-License-Identifier: MIT
// PGN as Hive programs write it: tags, then `1. wS1` a line; some put both players' moves to one
// number, some write results in figures. Spec: section 8.
#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "petek/core/text.h"
#include "petek/hive/notation.h"
#include "petek/hive/replay.h"

namespace petek::hive {
namespace {

// The tags that come first, in this order, whether they are known or not.
constexpr std::array<std::string_view, 8> kFirstTags = {"GameType", "Date",  "Event", "Site",
                                                        "Round",    "White", "Black", "Result"};

struct Tag {
  std::string name;
  std::string value;
};

// `[Name "Value"]`; the value may hold quotes, escaped or not.
std::optional<Tag> parse_tag(std::string_view line) {
  if (line.size() < 2 || line.front() != '[' || line.back() != ']') return std::nullopt;
  std::string_view rest = line.substr(1, line.size() - 2);
  Tag tag{std::string(take_word(rest)), {}};
  if (tag.name.empty()) return std::nullopt;
  std::string_view value = trimmed(rest);
  if (value.size() < 2 || value.front() != '"' || value.back() != '"') return std::nullopt;
  value = value.substr(1, value.size() - 2);
  for (std::size_t i = 0; i < value.size(); ++i) {
    const bool is_escape =
        value[i] == '\\' && i + 1 < value.size() && (value[i + 1] == '"' || value[i + 1] == '\\');
    tag.value += value[is_escape ? ++i : i];
  }
  return tag;
}

std::string tag_line(std::string_view name, std::string_view value) {
  std::string line = "[" + std::string(name) + " \"";
  for (const char c : value) {
    if (c == '"' || c == '\\') line += '\\';
    line += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
  }
  return line + "\"]\n";
}

std::optional<std::string_view> find_tag(const Record& record, std::string_view name) {
  for (const auto& [key, value] : record.tags) {
    if (key == name) return value;
  }
  return std::nullopt;
}

// A word of the moves, and where it stands.
struct Word {
  std::string_view text;
  std::size_t line;
};

// Moves that do not begin with a tile, and how many words they have.
struct CommandWords {
  std::string_view word;
  std::size_t count;
};
constexpr std::array<CommandWords, 10> kCommandWords = {{{"pass", 1},
                                                         {"comb", 1},
                                                         {"flip", 2},
                                                         {"sting", 2},
                                                         {"steal", 2},
                                                         {"draw", 2},
                                                         {"swap", 3},
                                                         {"kill", 3},
                                                         {"take", 3},
                                                         {"choose", 4}}};

class PgnReader {
 public:
  Result<Record, RecordError> read(std::string_view text) {
    Parts lines(text, '\n');
    while (const std::optional<std::string_view> line = lines.next()) {
      ++line_;
      const std::string_view content = trimmed(*line);
      if (in_tags_ && !in_comment_ && content.starts_with('[')) {
        read_tag(content);
      } else {
        read_moves(content);
      }
      if (error_) return fail(std::move(*error_));
    }
    finish_number();
    if (!error_ && !replay_) start();
    if (error_) return fail(std::move(*error_));
    compare_results();
    return std::move(replay_->record());
  }

 private:
  void read_tag(std::string_view line) {
    std::optional<Tag> tag = parse_tag(line);
    if (!tag) {
      error_ = RecordError{line_, 0, {}, {}, quoted(line) + " is not a tag"};
      return;
    }
    if (tag->name == "GameType" && !game_type_) game_type_ = {tag->value, line_};
    if (tag->name == "Result" && result_line_ == 0) result_line_ = line_;
    tags_.emplace_back(std::move(tag->name), std::move(tag->value));
  }

  void start() {
    if (!game_type_) {
      error_ = RecordError{line_, 0, {}, {}, "there is no tag GameType"};
      return;
    }
    Result<Replay, RecordError> replay = Replay::start(game_type_->first, game_type_->second);
    if (!replay) {
      error_ = std::move(replay.error());
      return;
    }
    replay_ = std::move(*replay);
    replay_->record().tags = std::move(tags_);
  }

  // Cuts comments, variations and annotations out and hands on the words between them.
  void read_moves(std::string_view line) {
    std::size_t i = 0;
    while (i < line.size() && !error_) {
      const char c = line[i];
      if (in_comment_) {
        in_comment_ = c != '}';
        ++i;
      } else if (c == '{') {
        in_comment_ = true;
        ++i;
      } else if (c == ';') {
        return;  // a comment to the end of the line
      } else if (c == '(' || c == ')') {
        if (c == '(') ++variation_depth_;
        if (c == ')' && variation_depth_ > 0) --variation_depth_;
        ++i;
      } else if (is_blank(c) || c == '}') {
        ++i;
      } else {
        const std::size_t end = std::min(line.find_first_of("{};() \t\r\v\f", i), line.size());
        if (variation_depth_ == 0) read_word(line.substr(i, end - i));
        i = end;
      }
    }
  }

  void read_word(std::string_view word) {
    if (word.front() == '$') return;
    in_tags_ = false;
    if (!replay_) start();
    if (error_) return;
    if (const std::optional<Outcome> outcome = parse_outcome(word); outcome && !may_draw(word)) {
      finish_number();
      last_word_ = {*outcome, line_};
      return;
    }
    if (is_digit(word.front())) {  // `12.` or `12...`, perhaps with the move right behind it
      const std::size_t behind = word.find_first_not_of("0123456789");
      const std::string_view dots = word.substr(std::min(behind, word.size()));
      const std::size_t move = dots.find_first_not_of('.');
      finish_number();
      if (move == std::string_view::npos) return;
      word = dots.substr(move);
    }
    const bool is_hidden_choice =
        word == "?" && !words_.empty() && equals_ignoring_case(words_.back().text, "choose");
    while (!word.empty() && !is_hidden_choice && (word.back() == '!' || word.back() == '?')) {
      word.remove_suffix(1);
    }
    if (!word.empty()) words_.push_back({word, line_});
  }

  // Plays the words that stand behind one number: a move, or both players' moves.
  void finish_number() {
    const std::vector<Word> words = std::exchange(words_, {});
    for (std::size_t i = 0; i < words.size() && !error_;) {
      if (may_draw(words[i].text) && i + 1 == words.size()) {  // the result, after all
        last_word_ = {Outcome::Draw, words[i].line};
        return;
      }
      const std::size_t size = std::min(words_of_move(words, i), words.size() - i);
      std::string move(words[i].text);
      for (std::size_t j = 1; j < size; ++j) move += " " + std::string(words[i + j].text);
      error_ = replay_->play(move, words[i].line);
      i += size;
    }
  }

  // `draw` is a result, or in Swarm a move: then a tile follows.
  [[nodiscard]] bool may_draw(std::string_view word) const {
    return equals_ignoring_case(word, "draw") &&
           replay_->game().rules().expansions.contains(Expansion::Swarm);
  }

  // How many words the move has that begins with the i-th.
  [[nodiscard]] std::size_t words_of_move(const std::vector<Word>& words, std::size_t i) const {
    const std::string_view first = words[i].text;
    const std::size_t left = words.size() - i;
    if (equals_ignoring_case(first, "choose") && left > 1 && words[i + 1].text == "?") return 2;
    for (const CommandWords& command : kCommandWords) {
      if (equals_ignoring_case(first, command.word)) return command.count;
    }
    // A tile and its destination; the game's first tile names no reference.
    return replay_->game().position().on_board().empty() && left != 2 ? 1 : 2;
  }

  void compare_results() {
    const std::optional<std::string_view> tag = find_tag(replay_->record(), "Result");
    const std::optional<Outcome> claimed = tag ? parse_outcome(trimmed(*tag)) : std::nullopt;
    if (claimed) replay_->compare_outcome(*claimed, result_line_);
    if (last_word_ && claimed != last_word_->first) {
      replay_->compare_outcome(last_word_->first, last_word_->second);
    }
  }

  std::optional<Replay> replay_;
  std::optional<RecordError> error_;
  std::vector<std::pair<std::string, std::string>> tags_;
  std::optional<std::pair<std::string, std::size_t>> game_type_;
  std::optional<std::pair<Outcome, std::size_t>> last_word_;  // the result behind the moves
  std::vector<Word> words_;                                   // since the last number
  std::size_t line_ = 0;
  std::size_t result_line_ = 0;
  std::size_t variation_depth_ = 0;
  bool in_tags_ = true;
  bool in_comment_ = false;
};

// The outcome of the moves, or what the record claims where the moves leave it open.
std::string_view result_of(const Record& record) {
  const Game& game = record.game;
  Outcome outcome = game.outcome();
  if (outcome == Outcome::InProgress) {
    outcome = parse_outcome(trimmed(find_tag(record, "Result").value_or(""))).value_or(outcome);
  }
  return state_string(game.position(), outcome);
}

}  // namespace

Result<Record, RecordError> parse_pgn(std::string_view text) {
  return PgnReader().read(text);
}

std::string to_pgn(const Record& record) {
  const Game& game = record.game;
  const std::string_view result = result_of(record);
  std::string text;
  for (const std::string_view name : kFirstTags) {
    std::string value(find_tag(record, name).value_or(""));
    if (name == "GameType") value = to_string(game.rules());
    if (name == "Result") value = result;
    text += tag_line(name, value);
  }
  for (const auto& [name, value] : record.tags) {
    const bool is_written =
        std::find(kFirstTags.begin(), kFirstTags.end(), name) != kFirstTags.end();
    if (!is_written) text += tag_line(name, value);
  }
  text += '\n';
  for (std::size_t i = 0; i < game.actions().size(); ++i) {
    text += std::to_string(i + 1) + ". " + to_string(game.position_at(i), game.actions()[i]) + "\n";
  }
  if (*parse_outcome(result) != Outcome::InProgress) text += "\n" + std::string(result) + "\n";
  return text;
}

}  // namespace petek::hive
