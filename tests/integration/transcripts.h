// SPDX-License-Identifier: MIT
// Transcripts: what goes into a line-based program and what comes out, in one text file.
//
//     # a comment
//     $ arguments of the program, where it is started with any
//     > a line of input
//     < a line of output, exactly
//     <* any one line of output
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace petek::integration {

struct ExpectedLine {
  std::string text;
  bool is_any = false;
};

// The output that has to come before a line of input, and that line.
struct Exchange {
  std::size_t line = 0;  // of the file, where the input stands; 0: the end
  std::vector<ExpectedLine> output;
  std::string input;
};

// Throws when the file has a line of no known kind.
std::vector<Exchange> read_transcript(const std::filesystem::path& file);

// Empty when the text is what was expected, otherwise a sentence.
std::string difference(const std::vector<ExpectedLine>& expected, const std::string& text);

// What stands behind the dollar sign, word by word.
std::vector<std::string> read_arguments(const std::filesystem::path& file);

// Those of a folder of tests/integration.
std::vector<std::filesystem::path> transcripts(const std::string& folder);

}  // namespace petek::integration
