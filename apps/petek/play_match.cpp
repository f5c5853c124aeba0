// SPDX-License-Identifier: MIT
#include "apps/petek/play_match.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <iostream>
#include <optional>
#include <utility>

#include "apps/petek/commands.h"
#include "apps/petek/terminal.h"
#include "petek/core/text.h"

namespace petek::app {
namespace {

// ---- Lists of actions

constexpr std::size_t kColumns = 79;
constexpr std::size_t kScreenful = 20;  // lines

struct Group {
  std::string word;
  std::vector<std::string> rests;
};

std::vector<Group> group(const std::vector<std::string>& actions) {
  std::vector<Group> groups;
  for (const std::string& action : actions) {
    std::string_view rest = action;
    const std::string word(take_word(rest));
    auto found =
        std::find_if(groups.begin(), groups.end(), [&](const Group& g) { return g.word == word; });
    if (found == groups.end()) found = groups.insert(found, Group{word, {}});
    if (!trimmed(rest).empty()) found->rests.emplace_back(trimmed(rest));
  }
  return groups;
}

// "road    e1, e2, ..." in lines, and how many did not fit.
struct Lines {
  std::string text;
  std::size_t count = 1;
  std::size_t left_out = 0;
};
Lines write_group(const Group& g, std::size_t width, std::size_t most_lines) {
  Lines lines;
  std::string line = fmt::format("  {:<{}}", g.word, g.rests.empty() ? 0 : width);
  for (std::size_t i = 0; i < g.rests.size(); ++i) {
    const std::string item = g.rests[i] + (i + 1 < g.rests.size() ? "," : "");
    if (line.size() + 1 + item.size() > kColumns) {
      if (lines.count == most_lines) {
        lines.left_out = g.rests.size() - i;
        break;
      }
      lines.text += line + "\n";
      line.assign(width + 2, ' ');
      ++lines.count;
    }
    line += " " + item;
  }
  lines.text += line;
  if (lines.left_out > 0) lines.text += fmt::format(" ... and {} more", lines.left_out);
  lines.text += "\n";
  return lines;
}

std::string write_groups(const std::vector<Group>& groups, std::size_t most_lines) {
  std::size_t width = 0;
  for (const Group& g : groups) width = std::max(width, g.word.size());
  std::string text;
  for (const Group& g : groups) text += write_group(g, width, most_lines).text;
  return text;
}

bool begins_with(std::string_view text, std::string_view beginning) {
  return equals_ignoring_case(text.substr(0, beginning.size()), beginning);
}

// ---- The loop

constexpr std::string_view kCommands =
    "  moves           what is legal now; `moves all`, `moves WORD` list more\n"
    "  why ACTION      whether an action is legal, and if not, why\n"
    "  show            draws the board again\n"
    "  undo            takes back your last action\n"
    "  record          the game as text, as you may see it\n"
    "  save FILE       writes all of it to a file\n"
    "  resign, quit    ends your game; ends the program\n";

class Loop {
 public:
  explicit Loop(Match& match) : match_(match) {}

  int run() {
    tell(match_.greeting());
    while (advance() && read_until_something_happens()) {
    }
    if (!match_.is_over()) tell("The game is not over.\n");
    tell(match_.full_record() + "\n" + match_.farewell());
    std::fflush(stdout);
    return kSuccess;
  }

 private:
  enum class Then { ReadOn, GoOn, Stop };

  // Lets bots and chance act until a person is to. False when nobody is left to type anything.
  bool advance() {
    if (!match_.has_people()) tell(match_.board());
    while (!match_.is_over() && !match_.awaits_person()) {
      const bool is_watched = !match_.has_people();
      match_.step();
      if (!is_watched) continue;
      tell(match_.news());
      if (match_.is_between_turns()) tell(match_.board());
    }
    if (!match_.is_over() && !pass_screen()) return false;
    const std::string news = match_.news();
    tell(news);
    if (match_.is_over()) {
      if (match_.has_people() && !news.empty()) tell(match_.board());
      tell(match_.outcome());
      return match_.has_people();
    }
    tell(match_.board());
    return true;
  }

  bool pass_screen() {
    const std::string owner = match_.owner_of_screen();
    if (owner.empty() || owner == at_screen_) return true;
    at_screen_ = owner;
    if (!is_interactive()) {
      tell(fmt::format("pass to {}\n", owner));
      return true;
    }
    tell("\x1b[2J\x1b[3J\x1b[H");  // and what could be scrolled back to
    tell(fmt::format("pass to {}, who presses Enter ", owner));
    return read_line().has_value();
  }

  bool read_until_something_happens() {
    while (true) {
      if (is_interactive()) tell((match_.is_over() ? "over" : match_.prompt()) + "> ");
      const auto line = read_line();
      if (!line) {
        if (is_interactive()) tell("\n");
        return false;
      }
      const Then then = obey(trimmed(*line));
      if (then != Then::ReadOn) return then == Then::GoOn;
    }
  }

  static std::optional<std::string> read_line() {
    std::fflush(stdout);
    std::string line;
    if (!std::getline(std::cin, line)) return std::nullopt;
    return line;
  }

  Then obey(std::string_view line) {
    std::string_view rest = line;
    const std::string_view word = take_word(rest);
    rest = trimmed(rest);
    if (word.empty() || word.front() == '#') return Then::ReadOn;
    if (word == "quit" || word == "exit") return Then::Stop;
    if (word == "help" || word == "?") return answer(match_.help() + std::string(kCommands));
    if (word == "show") return answer(match_.board());
    if (word == "record") return answer(match_.record() + "\n");
    if (word == "save") return save(std::string(rest));
    if (word == "undo") return undo();
    if (match_.is_over()) return answer("The game is over. There are undo, show, save, quit.\n");
    if (word == "moves") return answer(list_actions(match_.legal_actions(), rest));
    if (word == "why") return why(rest);
    if (word == "resign") {
      match_.resign();
      return Then::GoOn;
    }
    return play(line);
  }

  static Then answer(const std::string& text) {
    tell(text);
    return Then::ReadOn;
  }
  Then play(std::string_view line) {
    if (const auto played = match_.play(line); !played) {
      const bool is_first = std::exchange(has_refused_, true);
      return answer(fmt::format("No: {}.{}\n", played.error(),
                                is_first ? "" : " ('help' tells what can be typed.)"));
    }
    return Then::GoOn;
  }
  Then why(std::string_view action) {
    if (action.empty()) return answer("why needs an action, as it would be typed\n");
    const std::string refusal = match_.refusal(action);
    return answer(refusal.empty() ? quoted(action) + " is legal\n" : refusal + "\n");
  }
  Then undo() {
    if (!match_.undo()) return answer("There is nothing of yours to take back.\n");
    return Then::GoOn;
  }
  Then save(const std::string& path) {
    if (path.empty()) return answer("save needs the name of a file\n");
    std::ofstream file(path, std::ios::binary);
    file << match_.full_record() << '\n' << std::flush;
    if (!file) return answer(fmt::format("{}: {}\n", path, std::strerror(errno)));
    return answer(fmt::format("saved to {}\n", path));
  }

  static void tell(const std::string& text) { fmt::print("{}", text); }
  static bool is_interactive() { return is_input_a_terminal() && is_output_a_terminal(); }

  Match& match_;
  std::string at_screen_;
  bool has_refused_ = false;
};

}  // namespace

std::string list_actions(const std::vector<std::string>& actions, std::string_view wanted) {
  const bool is_filter = !wanted.empty() && wanted != "all";
  std::vector<std::string> listed;
  for (const std::string& action : actions) {
    if (!is_filter || begins_with(action, wanted)) listed.push_back(action);
  }
  if (listed.empty()) return "No legal action begins so.\n";
  std::vector<Group> groups = group(listed);
  if (!wanted.empty()) return write_groups(groups, listed.size());
  const std::size_t left_out = groups.size() > kScreenful ? groups.size() - kScreenful : 0;
  groups.resize(groups.size() - left_out);
  std::string text;
  // As many lines for each as there is room for.
  for (std::size_t most = kScreenful; most > 0; --most) {
    text = write_groups(groups, most);
    if (std::count(text.begin(), text.end(), '\n') <= static_cast<std::ptrdiff_t>(kScreenful))
      break;
  }
  if (left_out > 0) text += fmt::format("  ... and {} more kinds ('moves all')\n", left_out);
  return text;
}

int run_match(Match& match) {
  return Loop(match).run();
}

}  // namespace petek::app
