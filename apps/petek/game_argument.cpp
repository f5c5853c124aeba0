// SPDX-License-Identifier: MIT
#include "apps/petek/game_argument.h"

#include <fmt/core.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <system_error>

#include "petek/core/text.h"

namespace petek::app {
namespace {

Result<hive::Record, std::string> first_game(std::string_view text) {
  auto records = hive::parse_records(text);
  if (records.empty()) return fail(std::string("no game is recorded there"));
  if (!records.front()) return fail(describe(records.front().error()));
  return std::move(*records.front());
}

bool is_file(const std::string& path) {
  std::error_code error;
  return std::filesystem::is_regular_file(path, error);
}

}  // namespace

Result<std::string, std::string> read_text(const std::string& path) {
  const auto read_all = [](std::istream& in) {
    return std::string(std::istreambuf_iterator<char>(in), {});
  };
  if (path == "-") return read_all(std::cin);
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) return fail(std::string("it is a directory"));
  std::ifstream file(path, std::ios::binary);
  if (!file) return fail(std::string(std::strerror(errno)));
  std::string text = read_all(file);
  if (file.bad()) return fail(std::string("it cannot be read"));
  return text;
}

std::string describe(const hive::RecordError& error) {
  std::string text = error.line > 0 ? fmt::format("line {}: ", error.line) : "";
  if (error.ply > 0) text += fmt::format("move {} {}: ", error.ply, petek::quoted(error.move));
  text += error.what;
  const std::string rule = "(" + error.rule + ")";
  if (!error.rule.empty() && error.what.find(rule) == std::string::npos) text += " " + rule;
  return text;
}

Result<hive::Record, std::string> read_game(const std::string& argument) {
  if (argument == "-" || is_file(argument)) {
    const auto text = read_text(argument);
    if (!text) return fail(fmt::format("{}: {}", argument, text.error()));
    return first_game(*text);
  }
  if (argument.find(';') != std::string::npos) {
    auto record = hive::parse_game_string(argument);
    if (!record) return fail(describe(record.error()));
    return std::move(*record);
  }
  const auto rules = hive::parse_rules(argument);
  if (!rules) return fail(rules.error().what + " (and no file has that name)");
  return hive::Record{hive::Game(*rules), {}, {}};
}

}  // namespace petek::app
