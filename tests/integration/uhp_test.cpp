// SPDX-License-Identifier: MIT
// The transcripts of uhp/*.txt, held against the engine and against the program.
#include <gtest/gtest.h>

#include <sstream>

#include "petek/uhp/engine.h"
#include "tests/integration/program.h"
#include "tests/integration/transcripts.h"

namespace petek::integration {
namespace {

class UhpTranscript : public testing::TestWithParam<std::filesystem::path> {};

TEST_P(UhpTranscript, IsWhatTheEngineAnswers) {
  uhp::Engine engine;
  std::ostringstream out;
  engine.greet(out);
  for (const Exchange& exchange : read_transcript(GetParam())) {
    EXPECT_EQ(difference(exchange.output, out.str()), "")
        << GetParam().filename() << ", before line " << exchange.line;
    out.str("");
    if (exchange.line == 0) break;
    const bool goes_on = engine.answer(exchange.input, out);
    if (!goes_on) break;
  }
}

TEST_P(UhpTranscript, IsWhatTheProgramPrints) {
  std::string input;
  std::vector<ExpectedLine> expected;
  for (const Exchange& exchange : read_transcript(GetParam())) {
    expected.insert(expected.end(), exchange.output.begin(), exchange.output.end());
    input += exchange.input + "\r\n";
  }
  const Finished program = run_petek({"uhp"}, input);
  EXPECT_EQ(program.exit_code, 0);
  EXPECT_EQ(program.error_output, "");
  EXPECT_EQ(difference(expected, program.output), "");
}

INSTANTIATE_TEST_SUITE_P(Files, UhpTranscript, testing::ValuesIn(transcripts("uhp")),
                         [](const auto& row) { return row.param.stem().string(); });

}  // namespace
}  // namespace petek::integration
