// SPDX-License-Identifier: MIT
// The program as its users meet it: what it prints where, and its exit codes.
#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <tuple>

#include "tests/integration/program.h"

namespace petek::integration {
namespace {

namespace json = boost::json;

bool has(const std::string& text, std::string_view part) {
  return text.find(part) != std::string::npos;
}

constexpr const char* kSound = "Base;InProgress;White[2];wS1;bS1 wS1-";
constexpr const char* kFaulty = "Base;InProgress;White[3];wS1;bS1 wS1-;wQ bS1-";

// A folder of its own that is gone afterwards.
class Cli : public testing::Test {
 protected:
  void SetUp() override {
    std::string name = (std::filesystem::temp_directory_path() / "petek-cli-XXXXXX").string();
    ASSERT_NE(mkdtemp(name.data()), nullptr);
    folder_ = name;
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  [[nodiscard]] std::string write(const std::string& name, const std::string& text) const {
    std::string path = (folder_ / name).string();
    std::ofstream(path, std::ios::binary) << text;
    return path;
  }
  [[nodiscard]] std::string read(const std::string& name) const {
    std::ifstream file(folder_ / name, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
  }

  std::filesystem::path folder_;
};

// A refused command line: exit code 2, a sentence on standard error, nothing on standard output.
void expect_usage_error(const std::vector<std::string>& arguments, std::string_view sentence) {
  const Finished run = run_petek(arguments);
  EXPECT_EQ(run.exit_code, 2);
  EXPECT_EQ(run.output, "");
  EXPECT_TRUE(run.error_output.starts_with("petek: ")) << run.error_output;
  EXPECT_TRUE(has(run.error_output, sentence)) << run.error_output;
}

TEST_F(Cli, TellsVersionAndHelp) {
  const Finished version = run_petek({"--version"});
  EXPECT_EQ(version.exit_code, 0);
  EXPECT_TRUE(version.output.starts_with("petek ")) << version.output;

  const Finished help = run_petek({"--help"});
  EXPECT_EQ(help.exit_code, 0);
  for (const std::string command :
       {"uhp", "perft", "bench", "replay", "rules", "show", "simulate"}) {
    EXPECT_TRUE(has(help.output, command));
    const Finished more = run_petek({command, "--help"});
    EXPECT_EQ(more.exit_code, 0);
    EXPECT_TRUE(has(more.output, "Usage: petek " + command));
  }
}

TEST_F(Cli, RefusesCommandLinesThatMakeNoSense) {
  expect_usage_error({}, "subcommand is required");
  expect_usage_error({"preft", "3"}, "did you mean 'perft'?");
  expect_usage_error({"dance"}, "there are uhp, perft");
  expect_usage_error({"--dance"}, "no option --dance");
  expect_usage_error({"--versoin"}, "did you mean --version?");
  expect_usage_error({"perft"}, "DEPTH");
  expect_usage_error({"perft", "deep"}, "'deep'");
  expect_usage_error({"perft", "Base", "-1"}, "-1");
  expect_usage_error({"perft", "Base", "1", "2"}, "2");
  expect_usage_error({"perft", "3", "--thread", "2"}, "did you mean --threads?");
  expect_usage_error({"perft", "3", "--threads", "0"}, "--threads");
  expect_usage_error({"show", "--ply", "-3"}, "--ply");
  expect_usage_error({"show", "--colour", "pink"}, "--colour");
  expect_usage_error({"replay"}, "files");
  expect_usage_error({"replay", "--to", "sgf", "-"}, "--to");
  expect_usage_error({"replay", "--json", "--to", "pgn", "-"}, "--to");
  expect_usage_error({"uhp", "now"}, "now");
}

TEST_F(Cli, PerftCounts) {
  const Finished run = run_petek({"perft", "Base+MLP", "3"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_TRUE(run.output.starts_with("Base+MLP;NotStarted;White[1]\nperft(3) = 6678\n"))
      << run.output;
  EXPECT_TRUE(has(run.output, "CPU s"));
  EXPECT_EQ(run.error_output, "");
  for (const std::vector<std::string>& options :
       {std::vector<std::string>{}, {"--threads", "3"}, {"--repetition"}, {"--list"}}) {
    std::vector<std::string> arguments = {"perft", "Base", "4"};
    arguments.insert(arguments.end(), options.begin(), options.end());
    EXPECT_TRUE(has(run_petek(arguments).output, "perft(4) = 21600\n"));
  }
  EXPECT_TRUE(has(run_petek({"perft", "2", "--divide"}).output, "wG1          24\n"));
  EXPECT_TRUE(has(run_petek({"perft", "0"}).output, "perft(0) = 1\n"));
}

TEST_F(Cli, PerftRefusesWhatIsNoGame) {
  for (const std::string game : {"Chess", "Base+Z", kFaulty}) {
    const Finished run = run_petek({"perft", game, "3"});
    EXPECT_EQ(run.exit_code, 1);
    EXPECT_EQ(run.output, "");
    EXPECT_TRUE(run.error_output.starts_with("petek perft: ")) << run.error_output;
  }
}

TEST_F(Cli, ReplayTellsFinalStatesAndFaults) {
  const std::string sound = write("sound.uhp", std::string(kSound) + "\n");
  const std::string mixed = write("mixed.txt", std::string(kSound) + "\n" + kFaulty + "\n");

  const Finished good = run_petek({"replay", sound});
  EXPECT_EQ(good.exit_code, 0);
  EXPECT_EQ(good.output, sound + ": Base;InProgress;White[2], 2 plies\n");
  EXPECT_EQ(good.error_output, "");

  const Finished bad = run_petek({"replay", sound, mixed, (folder_ / "missing").string()});
  EXPECT_EQ(bad.exit_code, 1);
  EXPECT_TRUE(has(bad.output, "2 games are sound, 2 faulty\n")) << bad.output;
  EXPECT_TRUE(has(bad.error_output, mixed + ":2: move 3 'wQ bS1-': ")) << bad.error_output;
  EXPECT_TRUE(has(bad.error_output, "(H-4)")) << bad.error_output;
  EXPECT_TRUE(has(bad.error_output, "missing: No such file")) << bad.error_output;
}

TEST_F(Cli, ReplayReadsStandardInputAndEmptyFiles) {
  const Finished run = run_petek({"replay", "-"}, std::string(kSound) + "\r\n");
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.output, "(standard input): Base;InProgress;White[2], 2 plies\n");
  EXPECT_EQ(run_petek({"replay", write("empty", "")}).exit_code, 1);
  EXPECT_EQ(run_petek({"replay", folder_.string()}).exit_code, 1);
}

TEST_F(Cli, ReplayWritesJson) {
  const std::string file = write("mixed.txt", std::string(kSound) + "\n" + kFaulty + "\n");
  const Finished run = run_petek({"replay", "--json", file});
  EXPECT_EQ(run.exit_code, 1);
  const json::object all = json::parse(run.output).as_object();
  EXPECT_EQ(all.at("sound"), 1);
  EXPECT_EQ(all.at("faulty"), 1);
  const json::array& records = all.at("records").as_array();
  ASSERT_EQ(records.size(), 2U);
  EXPECT_EQ(records[0].at("game_string"), kSound);
  EXPECT_EQ(records[0].at("plies"), 2);
  const json::object& fault = records[1].at("fault").as_object();
  EXPECT_EQ(fault.at("line"), 2);
  EXPECT_EQ(fault.at("ply"), 3);
  EXPECT_EQ(fault.at("move"), "wQ bS1-");
  EXPECT_EQ(fault.at("rule"), "H-4");
}

TEST_F(Cli, ReplayConvertsThereAndBack) {
  const std::string file = write("game.uhp", std::string(kSound) + "\n");
  const Finished pgn = run_petek({"replay", "--to", "pgn", file});
  EXPECT_EQ(pgn.exit_code, 0);
  EXPECT_TRUE(pgn.output.starts_with("[GameType \"Base\"]\n")) << pgn.output;
  const Finished uhp = run_petek({"replay", "--to", "uhp", "-"}, pgn.output);
  EXPECT_EQ(uhp.exit_code, 0);
  EXPECT_EQ(uhp.output, std::string(kSound) + "\n");
}

constexpr const char* kTaken =
    "Base+R@casual;WhiteWins;Black[3];wQ;bQ wQ/;wN -wQ;bQ wQ-;take wN bQ";
constexpr const char* kDrawn =
    "Base+S@casual;InProgress;White[2];choose B S S;choose A G S;wQ;draw bA;bQ wQ-;draw bB";

TEST_F(Cli, ReplayReadsColonyAndConvertsItThereAndBack) {
  const std::string both = std::string(kTaken) + "\n" + kDrawn + "\n";
  const std::string file = write("colony.uhp", both);
  const Finished report = run_petek({"replay", file});
  EXPECT_EQ(report.exit_code, 0) << report.error_output;
  EXPECT_TRUE(has(report.output, "#1: Base+R@casual;WhiteWins;Black[3], 5 plies\n"));
  EXPECT_TRUE(has(report.output, "#2: Base+S@casual;InProgress;White[2], 6 plies\n"));
  const Finished pgn = run_petek({"replay", "--to", "pgn", file});
  EXPECT_TRUE(has(pgn.output, "\n5. take wN bQ\n\nWhiteWins\n")) << pgn.output;
  EXPECT_TRUE(has(pgn.output, "\n4. draw bA\n")) << pgn.output;
  const Finished uhp = run_petek({"replay", "--to", "uhp", "-"}, pgn.output);
  EXPECT_EQ(uhp.exit_code, 0) << uhp.error_output;
  EXPECT_EQ(uhp.output, both);
}

TEST_F(Cli, ReplayTellsFileLineMoveAndRuleOfAFaultInColony) {
  const std::string file =
      write("faulty.uhp", std::string(kSound) + "\nBase+R@casual;wQ;bQ wQ/;take wN bQ\n");
  const Finished run = run_petek({"replay", file});
  EXPECT_EQ(run.exit_code, 1);
  EXPECT_TRUE(run.error_output.starts_with(file + ":2: move 3 'take wN bQ': ")) << run.error_output;
  const std::string pgn = write("faulty.pgn",
                                "[GameType \"Base+S@casual\"]\n\n1. choose A A A\n"
                                "2. choose A A A\n3. wQ\n4. bQ wQ-\n");
  const Finished draw = run_petek({"replay", pgn});
  EXPECT_EQ(draw.exit_code, 1);
  EXPECT_TRUE(draw.error_output.starts_with(pgn + ":6: move 4 'bQ wQ-': ")) << draw.error_output;
  const std::string late = write("late.uhp", "Base+G@casual;wQ;bQ wQ/;wS1 bQ\n");
  const Finished rule = run_petek({"replay", "--json", late});
  const json::object fault = json::parse(rule.output).at("records").at(0).at("fault").as_object();
  EXPECT_EQ(fault.at("ply"), 3);
  EXPECT_EQ(fault.at("move"), "wS1 bQ");
  EXPECT_EQ(fault.at("rule"), "H-4");
}

TEST_F(Cli, ShowDrawsColony) {
  const Finished text = run_petek({"show", kDrawn});
  EXPECT_EQ(text.exit_code, 0);
  EXPECT_TRUE(has(text.output, "Last move: bQ wQ-; draw bB\n")) << text.output;
  EXPECT_TRUE(has(run_petek({"show", kDrawn, "--ply", "1"}).output, "Black is to choose"));
}

TEST_F(Cli, PerftCountsChoicesAndDraws) {
  EXPECT_TRUE(has(run_petek({"perft", "Base+S", "1"}).output, "perft(1) = 18\n"));
  EXPECT_TRUE(has(run_petek({"perft", "Base+S", "2"}).output, "perft(2) = 324\n"));
  EXPECT_TRUE(has(run_petek({"perft", kDrawn, "1", "--divide"}).output, "steal bB"));
}

TEST_F(Cli, RulesListsPresetsAndOptions) {
  const Finished all = run_petek({"rules"});
  EXPECT_EQ(all.exit_code, 0);
  for (const std::string word : {"standard", "tr-tournament", "kandu", "surround", "repetition"}) {
    EXPECT_TRUE(has(all.output, "  " + word + " ")) << word;
  }
  const Finished one = run_petek({"rules", "Base+P@tr:climb=none"});
  EXPECT_EQ(one.exit_code, 0);
  EXPECT_TRUE(has(one.output, "* toss=own")) << one.output;
  EXPECT_TRUE(has(one.output, "  climb=none"));
  EXPECT_TRUE(has(one.output, "1 x pillbug (P, H-P)"));
  EXPECT_EQ(run_petek({"rules", "KANDU"}).exit_code, 0);
  for (const std::string word : {"V venom", "S swarm", "G guardians", "M mosquito"}) {
    EXPECT_TRUE(has(all.output, "  " + word + " ")) << word;
  }
  const Finished unknown = run_petek({"rules", "kandy"});
  EXPECT_EQ(unknown.exit_code, 1);
  EXPECT_TRUE(has(unknown.error_output, "did you mean 'kandu'?")) << unknown.error_output;
}

TEST_F(Cli, RulesExplainsExpansionsByNameAndByLetter) {
  for (const auto& [name, letter, part] :
       {std::tuple{"venom", "v", "3 x fly (Y, V-Y), on the back of the soldier ant (A)"},
        {"swarm", "S", "Rules: S-1 to S-5"},
        {"Predators", "R", "1 x mantis (N, R-4)"},
        {"honeycombo", "h", "combs          once, once_each"},
        {"guardians", "G", "1 x moth (O, U-3)"},
        {"mosquito", "M", "Rules: H-M"},
        {"ladybug", "L", "1 x ladybug (L, H-L)"},
        {"pillbug", "P", "toss           any, own"}}) {
    const Finished by_name = run_petek({"rules", name});
    EXPECT_EQ(by_name.exit_code, 0);
    EXPECT_TRUE(has(by_name.output, part)) << by_name.output;
    EXPECT_EQ(run_petek({"rules", letter}).output, by_name.output);
  }
  const Finished unknown = run_petek({"rules", "venum"});
  EXPECT_EQ(unknown.exit_code, 1);
  EXPECT_TRUE(has(unknown.error_output, "did you mean 'venom'?")) << unknown.error_output;
}

TEST_F(Cli, RulesOfAGameTypeTellPresetExpansionsAndTiles) {
  const Finished run = run_petek({"rules", "Base+MLPVH@colony"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_TRUE(has(run.output, "the core without any change")) << run.output;
  EXPECT_TRUE(has(run.output, "\nvenom (V)\n")) << run.output;
  EXPECT_TRUE(has(run.output, "\nhoneycombo (H)\n")) << run.output;
  EXPECT_FALSE(has(run.output, "\nswarm (S)\n")) << run.output;
  EXPECT_TRUE(has(run.output, "  3 x soldier ant / fly (A/Y, H-A, V-Y)\n")) << run.output;
  EXPECT_TRUE(has(run.output, "(Q/W, H-Q, V-W), placed queen bee side up\n")) << run.output;
  EXPECT_TRUE(has(run.output, "Of neither side\n  1 x honeycomb (H, C-1)\nIn all 29 tiles\n"));
  const Finished fixed = run_petek({"rules", "Base+V:flipping=fixed:faces=Y"});
  EXPECT_TRUE(has(fixed.output, "(A/Y, H-A, V-Y), fly side up\n")) << fixed.output;
  EXPECT_TRUE(has(fixed.output, "(S/C, H-S, V-C), spider side up\n")) << fixed.output;
  const Finished few = run_petek({"rules", "Base+V:two_faced=A"});
  EXPECT_TRUE(has(few.output, "  2 x spider (S, H-S)\n")) << few.output;
}

TEST_F(Cli, ShowDraws) {
  const Finished text = run_petek({"show", kSound});
  EXPECT_EQ(text.exit_code, 0);
  EXPECT_TRUE(has(text.output, "|wS1|bS1|\n")) << text.output;
  EXPECT_FALSE(has(text.output, "\x1b")) << "no colours in a file";
  EXPECT_TRUE(has(run_petek({"show", kSound, "--colour", "always"}).output, "\x1b["));
  EXPECT_TRUE(has(run_petek({"show", kSound, "--ply", "1"}).output, "Black[1]"));
  EXPECT_EQ(run_petek({"show", kSound, "--ply", "3"}).exit_code, 1);
  EXPECT_TRUE(has(run_petek({"show", "-"}, std::string(kSound) + "\n").output, "wS1"));
  EXPECT_TRUE(has(run_petek({"show", write("game", kSound)}).output, "wS1"));
}

TEST_F(Cli, ShowWritesSvg) {
  const std::string file = (folder_ / "game.svg").string();
  const Finished run = run_petek({"show", kSound, "--svg", file, "--coordinates"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_EQ(run.output, "");
  EXPECT_TRUE(read("game.svg").starts_with("<svg "));
  EXPECT_EQ(run_petek({"show", kSound, "--svg", "-"}).output.substr(0, 5), "<svg ");
  const Finished nowhere =
      run_petek({"show", kSound, "--svg", (folder_ / "no/where.svg").string()});
  EXPECT_EQ(nowhere.exit_code, 1);
  EXPECT_TRUE(has(nowhere.error_output, "No such file")) << nowhere.error_output;
}

TEST_F(Cli, SimulateTellsHowGamesEnd) {
  const Finished text = run_petek({"simulate", "Base@kandu", "-n", "20", "--threads", "2"});
  EXPECT_EQ(text.exit_code, 0);
  EXPECT_TRUE(text.output.starts_with("Base@kandu: 20 games, ")) << text.output;
  EXPECT_TRUE(has(text.output, "  who acts first wins ")) << text.output;
  EXPECT_EQ(text.error_output, "") << "no progress bar in a file";

  const Finished csv = run_petek({"simulate", "Base", "Base+S@casual", "-n", "3", "--csv"});
  EXPECT_TRUE(csv.output.starts_with("game_type,games,mean_plies,white_wins,")) << csv.output;
  EXPECT_TRUE(has(csv.output, "\nBase+S@casual,3,")) << csv.output;

  const Finished as_json =
      run_petek({"simulate", "Base+MLPVSRHG@colony", "-n", "5", "--cap", "40", "--json"});
  const json::object all = json::parse(as_json.output).as_object();
  EXPECT_EQ(all.at("cap"), 40);
  const json::object& row = all.at("rulesets").as_array().at(0).as_object();
  EXPECT_EQ(row.at("games"), 5);
  EXPECT_EQ(row.at("actions").as_object().at("choose"), 10);

  EXPECT_EQ(run_petek({"simulate", "Chess"}).exit_code, 1);
  expect_usage_error({"simulate", "-n", "0"}, "--games");
  expect_usage_error({"simulate", "--csv", "--json"}, "--csv");
}

TEST(MediumCli, BenchPrintsOneNumberOnEveryProcessor) {
  const Finished run = run_petek({"bench", "--quick"});
  EXPECT_EQ(run.exit_code, 0);
  EXPECT_TRUE(has(run.output, "Bench (quick): ")) << run.output;
  const auto signature = [](const Finished& finished) {
    return json::parse(finished.output).at("signature").to_number<std::uint64_t>();
  };
  const std::uint64_t number = signature(run_petek({"bench", "--quick", "--json"}));
  EXPECT_TRUE(has(run.output, "Bench (quick): " + std::to_string(number) + "\n"));
  setenv("PETEK_KERNEL", "portable", 1);
  EXPECT_EQ(signature(run_petek({"bench", "--quick", "--json"})), number);
  unsetenv("PETEK_KERNEL");
}

}  // namespace
}  // namespace petek::integration
