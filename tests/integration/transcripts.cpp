// SPDX-License-Identifier: MIT
#include "tests/integration/transcripts.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace petek::integration {

std::vector<Exchange> read_transcript(const std::filesystem::path& file) {
  std::ifstream in(file);
  if (!in) throw std::runtime_error("cannot read " + file.string());
  std::vector<Exchange> exchanges(1);
  std::string line;
  for (std::size_t number = 1; std::getline(in, line); ++number) {
    if (line.empty() || line.starts_with('#') || line.starts_with('$')) continue;
    if (line == "<*") {
      exchanges.back().output.push_back({"", true});
    } else if (line == "<" || line.starts_with("< ")) {
      exchanges.back().output.push_back({line.size() > 2 ? line.substr(2) : ""});
    } else if (line == ">" || line.starts_with("> ")) {
      exchanges.back().line = number;
      exchanges.back().input = line.size() > 2 ? line.substr(2) : "";
      exchanges.emplace_back();
    } else {
      throw std::runtime_error(file.string() + ":" + std::to_string(number) + ": " + line);
    }
  }
  return exchanges;
}

std::string difference(const std::vector<ExpectedLine>& expected, const std::string& text) {
  std::istringstream lines(text);
  std::string line;
  for (const ExpectedLine& wanted : expected) {
    if (!std::getline(lines, line)) return "missing: " + wanted.text;
    if (!wanted.is_any && line != wanted.text) {
      return "expected: " + wanted.text + "\nanswered: " + line;
    }
  }
  if (std::getline(lines, line)) return "not expected: " + line;
  return "";
}

std::vector<std::string> read_arguments(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::vector<std::string> arguments;
  for (std::string line; std::getline(in, line);) {
    if (!line.starts_with("$ ")) continue;
    std::istringstream words(line.substr(2));
    for (std::string word; words >> word;) arguments.push_back(word);
  }
  return arguments;
}

std::vector<std::filesystem::path> transcripts(const std::string& folder) {
  const std::filesystem::path path =
      std::filesystem::path(PETEK_SOURCE_DIR) / "tests/integration" / folder;
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(path)) {
    if (entry.path().extension() == ".txt") files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

}  // namespace petek::integration
