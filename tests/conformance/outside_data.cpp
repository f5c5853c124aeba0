// SPDX-License-Identifier: MIT
// Reads the data folder.
#include "tests/conformance/outside_data.h"

#include <algorithm>
#include <boost/json.hpp>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace petek::conformance {

std::filesystem::path data_folder() {
  if (const char* folder = std::getenv("PETEK_DATA")) return folder;
  return std::filesystem::path(PETEK_SOURCE_DIR) / "../shared/data";
}

namespace {

void skip_without(const std::filesystem::path& folder) {
  if (!std::filesystem::is_directory(folder)) {
    GTEST_SKIP() << "no test data at " << data_folder() << "; set PETEK_DATA to its folder";
  }
}

std::string read(const std::filesystem::path& path) {
  std::ifstream in(path, std::ios::binary);
  if (!in) throw std::runtime_error("cannot read " + path.string());
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

// One in each line.
std::vector<boost::json::object> objects_in(const std::filesystem::path& path) {
  std::vector<boost::json::object> objects;
  for (const std::string& line : split(read(path), '\n')) {
    if (!line.empty()) objects.push_back(boost::json::parse(line).as_object());
  }
  return objects;
}

}  // namespace

void OutsideData::SetUp() {
  skip_without(data_folder() / "hive");
}
void OutsideAdaData::SetUp() {
  skip_without(data_folder() / "ada");
}

std::string text_of(const std::filesystem::path& file) {
  return read(data_folder() / "hive" / file);
}

std::vector<boost::json::object> objects_of(const std::filesystem::path& file) {
  return objects_in(data_folder() / "hive" / file);
}
std::vector<boost::json::object> ada_objects_of(const std::filesystem::path& file) {
  return objects_in(data_folder() / "ada" / file);
}

std::string string_at(const boost::json::object& object, std::string_view key) {
  return std::string(object.at(key).as_string());
}

std::vector<std::string> lines_of(const std::filesystem::path& file) {
  std::vector<std::string> lines = split(text_of(file), '\n');
  for (std::string& line : lines) {
    if (line.ends_with('\r')) line.pop_back();
  }
  return lines;
}

std::vector<std::vector<std::string>> rows_of(const std::filesystem::path& file) {
  std::vector<std::vector<std::string>> rows;
  for (const std::string& line : lines_of(file)) {
    if (!line.empty() && !line.starts_with('#')) rows.push_back(split(line, '\t'));
  }
  return rows;
}

std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder,
                                            std::string_view ending) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(data_folder() / "hive" / folder)) {
    const std::filesystem::path name = entry.path().filename();
    if (name.string().ends_with(ending)) files.push_back(folder / name);
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts;
  while (true) {
    const std::size_t end = text.find(separator);
    parts.emplace_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

}  // namespace petek::conformance
