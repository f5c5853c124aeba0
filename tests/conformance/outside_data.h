// SPDX-License-Identifier: MIT
// Test data from outside the repository: where it lies, and its plain text formats. Tests on it
// are skipped, with a word, where the folder does not exist.
#pragma once

#include <gtest/gtest.h>

#include <boost/json/object.hpp>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace petek::conformance {

// The environment's PETEK_DATA, or a folder beside the source tree.
std::filesystem::path data_folder();

// A fixture that skips its tests when there is no data.
class OutsideData : public testing::Test {
 protected:
  void SetUp() override;
};

// The same for data_folder()/ada.
class OutsideAdaData : public testing::Test {
 protected:
  void SetUp() override;
};

// The objects of a file of data_folder()/ada, one JSON text a line; a missing file throws.
std::vector<boost::json::object> ada_objects_of(const std::filesystem::path& file);
std::string string_at(const boost::json::object& object, std::string_view key);

// `file` is relative to data_folder()/hive in all that follow; a missing file throws.
std::string text_of(const std::filesystem::path& file);
std::vector<boost::json::object> objects_of(const std::filesystem::path& file);
std::vector<std::string> lines_of(const std::filesystem::path& file);  // with comments and blanks

// The rows of a file of fields between tabs, without comments (#) and blank lines.
std::vector<std::vector<std::string>> rows_of(const std::filesystem::path& file);

// The files of a folder whose name ends so, sorted.
std::vector<std::filesystem::path> files_in(const std::filesystem::path& folder,
                                            std::string_view ending);

// Always at least one part.
std::vector<std::string> split(std::string_view text, char separator);

}  // namespace petek::conformance
