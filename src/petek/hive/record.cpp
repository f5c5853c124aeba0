// SPDX-License-Identifier: MIT
// Files of records: which format, and where each record ends.
#include "petek/hive/record.h"

#include <optional>
#include <utility>

#include "petek/core/game.h"
#include "petek/core/text.h"
#include "petek/hive/sgf_scanner.h"

namespace petek::hive {

static_assert(GameState<Game>);

namespace {

constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";
constexpr std::size_t kMostFaults = 1000;

bool is_game_string(std::string_view line) {
  return equals_ignoring_case(line.substr(0, 4), "Base") &&
         line.find(';') != std::string_view::npos;
}
bool is_sgf(std::string_view line) {
  return line.starts_with('(') && (line.size() == 1 || trimmed(line.substr(1)).starts_with(';'));
}

class Splitter {
 public:
  explicit Splitter(std::string_view text) : text_(text) {
    if (text_.starts_with(kByteOrderMark)) text_.remove_prefix(kByteOrderMark.size());
  }

  struct Part {
    RecordFormat format;
    std::string_view text;
    std::size_t line;  // where it begins
  };

  std::optional<Part> next() {
    skip_to_content();
    if (text_.empty()) return std::nullopt;
    const RecordFormat format = detect_format(text_);
    const std::size_t line = line_;
    const std::size_t size = format == RecordFormat::Sgf   ? sgf_game_size(text_)
                             : format == RecordFormat::Pgn ? pgn_size()
                                                           : game_string_size();
    return Part{format, take(size), line};
  }

 private:
  std::string_view take(std::size_t size) {
    const std::string_view part = text_.substr(0, size);
    for (const char c : part) line_ += c == '\n' ? 1 : 0;
    text_.remove_prefix(part.size());
    return part;
  }

  void skip_to_content() {
    while (!text_.empty() && (is_blank(text_.front()) || text_.front() == '#')) {
      take(text_.front() == '#' ? line_size(text_) : 1);
    }
  }

  // With the line break.
  static std::size_t line_size(std::string_view text) {
    const std::size_t end = text.find('\n');
    return end == std::string_view::npos ? text.size() : end + 1;
  }

  // A line; lines behind it that cannot begin a record belong to it, so that a file of something
  // else is one fault and not one a line.
  [[nodiscard]] std::size_t game_string_size() const {
    std::size_t size = line_size(text_);
    if (is_game_string(text_.substr(0, size))) return size;
    while (size < text_.size()) {
      const std::size_t next = line_size(text_.substr(size));
      const std::string_view line = trimmed(text_.substr(size, next));
      if (line.starts_with('[') || is_game_string(line) || is_sgf(line)) break;
      size += next;
    }
    return size;
  }

  // Up to the next record: a tag behind moves or behind an empty line, or another format.
  [[nodiscard]] std::size_t pgn_size() const {
    bool had_moves = false;
    bool had_gap = false;
    bool is_in_comment = false;
    std::size_t size = 0;
    while (size < text_.size()) {
      const std::size_t next = line_size(text_.substr(size));
      const std::string_view line = trimmed(text_.substr(size, next));
      if (!is_in_comment && size > 0) {
        const bool is_tag = line.starts_with('[');
        if ((is_tag && (had_moves || had_gap)) || is_game_string(line) || is_sgf(line)) break;
        had_moves = had_moves || (!line.empty() && !is_tag);
        had_gap = had_gap || line.empty();
      }
      if (!line.starts_with('[')) {
        for (const char c : line) is_in_comment = c == '{' || (is_in_comment && c != '}');
      }
      size += next;
    }
    return size;
  }

  std::string_view text_;
  std::size_t line_ = 1;
};

Result<Record, RecordError> parse(RecordFormat format, std::string_view text) {
  switch (format) {
    case RecordFormat::Pgn:
      return parse_pgn(text);
    case RecordFormat::Sgf:
      return parse_sgf(text);
    case RecordFormat::GameString:
      break;
  }
  return parse_game_string(text.substr(0, text.find('\n')));
}

}  // namespace

RecordFormat detect_format(std::string_view text) {
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  while (!text.empty() && (is_blank(text.front()) || text.front() == '#')) {
    const std::size_t end = text.front() == '#' ? text.find('\n') : 0;
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  if (text.starts_with('[')) return RecordFormat::Pgn;
  if (text.starts_with('(')) return RecordFormat::Sgf;
  return RecordFormat::GameString;
}

std::vector<Result<Record, RecordError>> parse_records(std::string_view text) {
  std::vector<Result<Record, RecordError>> records;
  std::size_t faults = 0;
  Splitter splitter(text);
  while (const auto part = splitter.next()) {
    if (faults == kMostFaults) {
      records.emplace_back(
          fail(RecordError{part->line, 0, {}, {}, "too many faults, the rest is not read"}));
      break;
    }
    Result<Record, RecordError> record = parse(part->format, part->text);
    const std::size_t lines_before = part->line - 1;
    if (record) {
      for (RecordWarning& warning : record->warnings) warning.line += lines_before;
    } else {
      record.error().line += lines_before;
      ++faults;
    }
    records.push_back(std::move(record));
  }
  return records;
}

}  // namespace petek::hive
