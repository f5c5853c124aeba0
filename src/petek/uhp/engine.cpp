// SPDX-License-Identifier: MIT
#include "petek/uhp/engine.h"

#include <exception>
#include <istream>
#include <ostream>
#include <utility>

#include "petek/core/text.h"
#include "petek/hive/notation.h"
#include "petek/hive/record.h"

namespace petek::uhp {
namespace {

// Whatever an error quotes, it stays one line of modest length in plain characters.
constexpr std::size_t kLongestError = 400;

}  // namespace

std::string_view version() {
  return PETEK_VERSION;
}

// clang-format off
const Engine::Command Engine::kCommands[] = {
    {"info", "info", "the engine's name, and the expansions that it plays", &Engine::info},
    {"newgame", "newgame [GameTypeString | GameString]", "starts a game, or takes one up", &Engine::new_game},
    {"play", "play MoveString", "plays a move", &Engine::play},
    {"pass", "pass", "passes, where nothing else is legal", &Engine::pass},
    {"validmoves", "validmoves", "lists the legal moves, or what may be chosen or drawn", &Engine::valid_moves},
    {"bestmove", "bestmove [time hh:mm:ss | depth N]", "proposes a move, or draws a tile by chance where one is due", &Engine::best_move},
    {"undo", "undo [N]", "takes back the last moves, one if N is left out", &Engine::undo},
    {"options", "options [get NAME | set NAME VALUE]", "shows the options, or sets one", &Engine::options},
    {"perft", "perft [N]", "counts the sequences of N moves, choices and draws from here, 3 if N is left out", &Engine::perft},
    {"help", "help [COMMAND]", "shows the commands", &Engine::help},
    {"exit", "exit", "ends the engine", nullptr},
};
// clang-format on

const Engine::Command* Engine::find_command(std::string_view name) {
  for (const Command& command : kCommands) {
    if (equals_ignoring_case(command.name, name)) return &command;
  }
  return nullptr;
}

Engine::Engine(std::uint64_t node_limit) : node_limit_(node_limit) {}

void Engine::greet(std::ostream& out) {
  answer("info", out);
}

bool Engine::answer(std::string_view line, std::ostream& out) {
  std::string_view arguments = trimmed(line);
  const std::string_view word = take_word(arguments);
  if (word.empty()) return true;

  Answer answer;
  const Command* command = find_command(word);
  if (command == nullptr) {
    answer = fail(error("unknown command " + quoted(word) + "; 'help' lists the commands"));
  } else if (command->handler == nullptr) {
    return false;
  } else {
    try {
      answer = (this->*command->handler)(trimmed(arguments), out);
    } catch (const std::exception& exception) {  // out of memory or threads
      answer = fail(error(exception.what()));
    }
  }

  if (answer) {
    out << *answer;
  } else {
    out << (answer.error().is_invalid_move ? "invalidmove " : "err ")
        << printable(answer.error().what, kLongestError) << '\n';
  }
  out << "ok" << std::endl;
  return true;
}

void Engine::run(std::istream& in, std::ostream& out) {
  greet(out);
  std::string line;
  while (out && std::getline(in, line) && answer(line, out)) {
  }
}

// ---- What the commands need

std::optional<Engine::Failure> Engine::no_game_to_play() const {
  if (!game_) return error("no game has been started; try 'newgame'");
  if (game_->is_over()) {
    std::string text = "the game is over: ";
    return error(text.append(state_string(game_->position(), game_->outcome())));
  }
  return std::nullopt;
}

std::string Engine::game_line() const {
  return to_game_string(*game_) + "\n";
}

// `unnamed`: the preset of a game type that names none.
Result<hive::Rules, Engine::Failure> Engine::rules_of(std::string_view game_type,
                                                      hive::Preset unnamed) const {
  std::string text(game_type);
  if (unnamed != hive::Preset::Standard && text.find('@') == std::string::npos) {
    const std::size_t end_of_letters = std::min(text.find(':'), text.size());
    text.insert(end_of_letters, "@" + std::string(spec(unnamed).name));
  }
  const auto rules = hive::parse_rules(text);
  if (!rules) return fail(error(rules.error().what));
  return *rules;
}

// ---- The commands that are about the game

Engine::Answer Engine::info(std::string_view, std::ostream&) {
  return "id Petek v" + std::string(version()) + "\nMosquito;Ladybug;Pillbug\n";
}

Engine::Answer Engine::new_game(std::string_view arguments, std::ostream&) {
  const std::string_view type = trimmed(arguments.substr(0, arguments.find(';')));
  // A GameString is a record: it says by which rules it was played, whatever the option says.
  const bool is_record = type.size() < arguments.size();
  const auto rules =
      rules_of(type.empty() ? "Base" : type, is_record ? hive::Preset::Standard : options_.ruleset);
  if (!rules) return fail(rules.error());

  if (is_record) {
    auto record = hive::parse_game_string(arguments);
    if (!record) {
      const hive::RecordError& fault = record.error();
      if (fault.ply == 0) return fail(error(fault.what));
      return fail(error("move " + std::to_string(fault.ply) + " " + quoted(fault.move) + ": " +
                        fault.what));
    }
    game_ = std::move(record->game);
  } else {
    game_ = hive::Game(*rules);
  }
  if (table_) table_->clear();
  return game_line();
}

Engine::Answer Engine::play(std::string_view arguments, std::ostream&) {
  if (const auto failure = no_game_to_play()) return fail(*failure);
  if (arguments.empty()) return fail(error("play needs a move, for instance 'play wS1'"));
  const auto action = parse_legal_move(game_->position(), arguments);
  if (!action) return fail(Failure{true, action.error().what});
  game_->apply(*action);
  return game_line();
}

Engine::Answer Engine::pass(std::string_view, std::ostream& out) {
  return play("pass", out);
}

Engine::Answer Engine::valid_moves(std::string_view, std::ostream&) {
  if (const auto failure = no_game_to_play()) return fail(*failure);
  hive::ActionList actions;
  game_->legal_actions(actions);
  std::string line;
  for (const hive::Action action : actions) {
    if (!line.empty()) line += ';';
    line += to_string(game_->position(), action);
  }
  return line + "\n";
}

Engine::Answer Engine::undo(std::string_view arguments, std::ostream&) {
  if (!game_) return fail(error("no game has been started; try 'newgame'"));
  const auto count = arguments.empty() ? std::optional<std::uint32_t>(1) : parse_number(arguments);
  if (!count || *count == 0) {
    return fail(error("undo needs a number of moves, not " + quoted(arguments)));
  }
  const std::size_t played = game_->actions().size();
  if (*count > played) {
    return fail(error("cannot undo " + std::to_string(*count) +
                      ": moves played so far: " + std::to_string(played)));
  }
  for (std::uint32_t i = 0; i < *count; ++i) game_->undo();
  return game_line();
}

// ---- The commands that are about the engine

Engine::Answer Engine::options(std::string_view arguments, std::ostream&) {
  std::string lines;
  if (arguments.empty()) {
    for (const OptionRow& row : option_rows()) lines += option_line(row, options_) + "\n";
    return lines;
  }
  const std::string_view verb = take_word(arguments);
  const std::string_view name = take_word(arguments);
  const std::string_view value = trimmed(arguments);
  if (equals_ignoring_case(verb, "set") && !name.empty()) return set_option(name, value);
  if (!equals_ignoring_case(verb, "get") || name.empty() || !value.empty()) {
    return fail(error("usage: " + std::string(find_command("options")->usage)));
  }
  const OptionRow* row = find_option(name);
  if (row == nullptr) return fail(error("there is no option " + quoted(name)));
  return option_line(*row, options_) + "\n";
}

Engine::Answer Engine::set_option(std::string_view name, std::string_view value) {
  const OptionRow* row = find_option(name);
  if (row == nullptr) return fail(error("there is no option " + quoted(name)));
  Options changed = options_;
  if (!row->set(changed, value)) {
    return fail(error("option " + std::string(row->name) + " cannot be " + quoted(value) +
                      "; its line: " + option_line(*row, options_)));
  }
  if (changed.table_size_mib != options_.table_size_mib) table_.reset();
  options_ = changed;
  return option_line(*row, options_) + "\n";
}

Engine::Answer Engine::help(std::string_view arguments, std::ostream&) {
  const auto line = [](const Command& command) {
    return std::string(command.usage) + " - " + std::string(command.what) + "\n";
  };
  if (!arguments.empty()) {
    const Command* command = find_command(arguments);
    if (command == nullptr) return fail(error("unknown command " + quoted(arguments)));
    std::string text = line(*command);
    if (command->name != "options") return text;
    for (const OptionRow& row : option_rows()) {
      text.append(row.name).append(" - ").append(row.what).append("\n");
    }
    return text;
  }
  std::string lines;
  for (const Command& command : kCommands) lines += line(command);
  return lines;
}

}  // namespace petek::uhp
