// SPDX-License-Identifier: MIT
// petek replay: plays recorded games move by move, and tells where one breaks a rule.
#include <fmt/core.h>

#include <boost/json.hpp>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "apps/petek/commands.h"
#include "apps/petek/game_argument.h"
#include "apps/petek/terminal.h"
#include "petek/hive/notation.h"
#include "petek/hive/record.h"

namespace petek::app {
namespace {

namespace json = boost::json;

using hive::Record;
using hive::RecordError;

std::size_t plies(const hive::Game& game) {
  return game.actions().size();
}

// What becomes of the records: each format of output is one of these.
class Output {
 public:
  virtual ~Output() = default;
  // `name` is the file's, with the number of the record where it holds several.
  virtual void sound(const std::string& file, const std::string& name, const Record& record) = 0;
  virtual void faulty(const std::string& file, const RecordError& error) = 0;
  virtual void finish(std::size_t sound, std::size_t faulty) = 0;
};

// Faults and warnings go to standard error, as a compiler's do.
void print_fault(const std::string& file, const RecordError& error) {
  RecordError rest = error;
  rest.line = 0;
  const std::string line = error.line > 0 ? fmt::format(":{}", error.line) : "";
  fmt::print(stderr, "{}{}: {}\n", file, line, describe(rest));
}

class Report : public Output {
 public:
  void sound(const std::string& file, const std::string& name, const Record& record) override {
    const hive::Game& game = record.game;
    fmt::print("{}: {};{};{}, {} plies{}\n", name, to_string(game.rules()),
               state_string(game.position(), game.outcome()), turn_string(game.position()),
               plies(game), game.is_repetition_draw() ? ", by repetition" : "");
    for (const hive::RecordWarning& warning : record.warnings) {
      fmt::print(stderr, "{}:{}: warning: {}\n", file, warning.line, warning.what);
    }
  }
  void faulty(const std::string& file, const RecordError& error) override {
    print_fault(file, error);
  }
  void finish(std::size_t sound, std::size_t faulty) override {
    if (sound + faulty > 1) fmt::print("{} games are sound, {} faulty\n", sound, faulty);
  }
};

class Conversion : public Output {
 public:
  explicit Conversion(bool is_pgn) : is_pgn_(is_pgn) {}

  void sound(const std::string&, const std::string&, const Record& record) override {
    if (is_pgn_) {
      fmt::print("{}{}", is_first_ ? "" : "\n", to_pgn(record));
    } else {
      fmt::print("{}\n", to_game_string(record.game));
    }
    is_first_ = false;
  }
  void faulty(const std::string& file, const RecordError& error) override {
    print_fault(file, error);
  }
  void finish(std::size_t, std::size_t) override {}

 private:
  bool is_pgn_;
  bool is_first_ = true;
};

class Json : public Output {
 public:
  void sound(const std::string&, const std::string& name, const Record& record) override {
    const hive::Game& game = record.game;
    json::object entry{{"file", name},
                       {"game_type", to_string(game.rules())},
                       {"state", state_string(game.position(), game.outcome())},
                       {"turn", turn_string(game.position())},
                       {"plies", plies(game)},
                       {"repetition", game.is_repetition_draw()},
                       {"game_string", to_game_string(game)}};
    json::object tags;
    for (const auto& [key, value] : record.tags) tags[key] = value;
    entry["tags"] = std::move(tags);
    json::array warnings;
    for (const hive::RecordWarning& warning : record.warnings) {
      warnings.push_back(json::object{{"line", warning.line}, {"what", warning.what}});
    }
    entry["warnings"] = std::move(warnings);
    records_.push_back(std::move(entry));
  }
  void faulty(const std::string& file, const RecordError& error) override {
    records_.push_back(json::object{{"file", file},
                                    {"fault", json::object{{"line", error.line},
                                                           {"ply", error.ply},
                                                           {"move", error.move},
                                                           {"rule", error.rule},
                                                           {"what", error.what}}}});
  }
  void finish(std::size_t sound, std::size_t faulty) override {
    const json::object all{{"sound", sound}, {"faulty", faulty}, {"records", std::move(records_)}};
    fmt::print("{}\n", json::serialize(all));
  }

 private:
  json::array records_;
};

std::unique_ptr<Output> make_output(const ReplayArguments& arguments) {
  if (arguments.json) return std::make_unique<Json>();
  if (!arguments.to.empty()) return std::make_unique<Conversion>(arguments.to == "pgn");
  return std::make_unique<Report>();
}

}  // namespace

int run_replay(const ReplayArguments& arguments) {
  const std::unique_ptr<Output> output = make_output(arguments);
  ProgressBar progress("replay", arguments.files.size());
  std::size_t sound = 0;
  std::size_t faulty = 0;
  const auto fault = [&](const std::string& file, const RecordError& error) {
    progress.hide();
    output->faulty(file, error);
    ++faulty;
  };
  const auto file_fault = [&](const std::string& file, const std::string& what) {
    RecordError error;
    error.what = what;
    fault(file, error);
  };
  for (std::size_t i = 0; i < arguments.files.size(); ++i) {
    progress.show(i);
    const std::string& path = arguments.files[i];
    const std::string file = path == "-" ? "(standard input)" : path;
    const auto text = read_text(path);
    if (!text) {
      file_fault(file, text.error());
      continue;
    }
    const auto records = hive::parse_records(*text);
    if (records.empty()) file_fault(file, "no game is recorded there");
    for (std::size_t n = 0; n < records.size(); ++n) {
      if (!records[n]) {
        fault(file, records[n].error());
        continue;
      }
      progress.hide();
      const std::string name = records.size() == 1 ? file : fmt::format("{}#{}", file, n + 1);
      output->sound(file, name, *records[n]);
      ++sound;
    }
  }
  progress.hide();
  output->finish(sound, faulty);
  return faulty == 0 ? kSuccess : kFault;
}

}  // namespace petek::app
