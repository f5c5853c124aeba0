// SPDX-License-Identifier: MIT
// Swarm: the secret choice, the bag, stealing, tiles of the other colour. Spec: S-1 to S-5, R-4,
// readings 11 and 17.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "petek/hive/position_fixture.h"

namespace petek::hive {
namespace {

using namespace fixture;
using ::testing::UnorderedElementsAre;

constexpr Colour kWhite = Colour::White;
constexpr Colour kBlack = Colour::Black;

// Both choose an ant, a beetle and a spider; each line goes on from the one before.
const std::string kChosen = "Base+S@colony;choose A B S;choose A B S";
const std::string kQueensDown = kChosen + ";wQ;draw bA;bQ wQ-;draw wA";

std::set<std::string> names(TileSet set) {
  std::set<std::string> names;
  for (const Tile t : set) names.insert(to_string(t, kind(t)));
  return names;
}

// ---- S-1

TEST(S1Choice, ThreeOwnTilesAndTheQueenAreTheHandTheRestOfBothIsTheBag) {
  const Position start = position_of("Base+S@colony");
  EXPECT_EQ(start.phase(), Phase::Choose);
  EXPECT_EQ(verdict(start, "wQ"), "choice-due");
  EXPECT_EQ(verdict(start, "pass"), "choice-due");
  const Position chosen = position_of(kChosen);
  EXPECT_EQ(chosen.phase(), Phase::Act);
  EXPECT_THAT(names(chosen.hand(kWhite)), UnorderedElementsAre("wQ", "wA1", "wB1", "wS1"));
  EXPECT_THAT(names(chosen.hand(kBlack)), UnorderedElementsAre("bQ", "bA1", "bB1", "bS1"));
  EXPECT_EQ(chosen.bag().size(), 14);
  EXPECT_EQ(chosen.removed().size(), 0);
}

TEST(S1Choice, OfKindsThatTheSideHasEnoughOf) {
  const Position start = position_of("Base+S@colony");
  EXPECT_EQ(verdict(start, "choose A A A"), "legal");
  EXPECT_EQ(verdict(start, "choose B B S"), "legal");
  EXPECT_EQ(verdict(start, "choose B B B"), "bad-choice") << "there are two";
  EXPECT_EQ(verdict(start, "choose A B M"), "bad-choice") << "not in this game";
  EXPECT_EQ(verdict(start, "choose A B Q"), "bad-choice");
  EXPECT_EQ(verdict(start, "choose A B"), "unreadable");
  // Three of four kinds with 3, 3, 2 and 2 tiles.
  EXPECT_EQ(start.count_legal_actions(), 18U);
}

TEST(S1Choice, IsNoTurnAndIsMadeOnce_Reading11) {
  const Game game = game_of("Base+S@colony;choose A B S");
  EXPECT_EQ(game.position().to_act(), kBlack);
  EXPECT_EQ(turn_string(game.position()), "Black[1]");
  EXPECT_EQ(state_string(game.position(), game.outcome()), "InProgress");
  const Position chosen = position_of(kChosen);
  EXPECT_EQ(turn_string(chosen), "White[1]");
  EXPECT_EQ(verdict(chosen, "choose A B S"), "no-choice-due");
  // Letters are sorted, either face's letter is read.
  EXPECT_EQ(verdict(position_of("Base+VS@colony"), "choose s y B"), "legal");
  const Position first_black = position_of("Base+S@colony:first=b");
  EXPECT_EQ(first_black.to_act(), kBlack);
}

TEST(S1Choice, IsHiddenFromOthersUntilBothAreMade_Reading17) {
  const Game game = game_of("Base+S@colony;choose A B S");
  EXPECT_THAT(to_game_string(game.view(seat_of(kWhite))), testing::HasSubstr("choose A B S"));
  EXPECT_THAT(to_game_string(game.view(seat_of(kBlack))), testing::HasSubstr("choose ?"));
  const Game both = game_of(kChosen);
  EXPECT_THAT(to_game_string(both.view(seat_of(kBlack))),
              testing::HasSubstr("choose A B S;choose A B S"));
}

// ---- S-2

TEST(S2Draw, FollowsEachPlacementAndNothingElse) {
  const Position placed = position_of(kChosen + ";wQ");
  EXPECT_EQ(placed.phase(), Phase::Draw);
  EXPECT_TRUE(placed.is_chance());
  EXPECT_THAT(keys_of(placed), UnorderedElementsAre("draw wA", "draw wB", "draw wG", "draw wS",
                                                    "draw bA", "draw bB", "draw bG", "draw bS"));
  EXPECT_EQ(verdict(placed, "pass"), "draw-due");
  EXPECT_EQ(verdict(placed, "bQ wQ-"), "draw-due");
  EXPECT_EQ(verdict(placed, "draw wQ"), "not-in-bag");
  const Position drawn = after(placed, "draw bA");
  EXPECT_THAT(names(drawn.hand(kWhite) & tiles(kBlack)), testing::SizeIs(1));
  EXPECT_EQ(drawn.bag().size(), 13);
  EXPECT_EQ(drawn.to_act(), kBlack);
  EXPECT_EQ(verdict(drawn, "draw wA"), "no-draw-due");
  // A move is followed by none.
  EXPECT_EQ(after(position_of(kQueensDown), "wQ \\bQ").phase(), Phase::Act);
}

TEST(S2Draw, WhileTheBagLasts) {
  Game game = game_of(kQueensDown);
  ActionList actions;
  for (int i = 0; i < 400 && !game.is_over() && !game.position().bag().empty(); ++i) {
    game.legal_actions(actions);
    const auto* placing = std::find_if(actions.begin(), actions.end(), [](Action a) {
      return a.kind == ActionKind::Place || a.kind == ActionKind::Draw;
    });
    ASSERT_NE(placing, actions.end());
    game.apply(*placing);
  }
  ASSERT_TRUE(game.position().bag().empty());
  game.legal_actions(actions);
  const auto* placing = std::find_if(actions.begin(), actions.end(),
                                     [](Action a) { return a.kind == ActionKind::Place; });
  ASSERT_NE(placing, actions.end());
  game.apply(*placing);
  EXPECT_EQ(game.position().phase(), Phase::Act);
}

TEST(S2Draw, OfSeveralAlikeTheNumberMeansNothing) {
  const Position placed = position_of(kChosen + ";wQ");
  TileSet ants = placed.bag() & tiles(Bug::Ant) & tiles(kWhite);
  ASSERT_EQ(ants.size(), 2);
  ants.erase(ants.first());
  const Action draw = Action::of(ActionKind::Draw, ants.first());
  EXPECT_EQ(placed.refusal(draw), Reason::OtherText);
  EXPECT_TRUE(placed.listed(draw).has_value());
}

// ---- S-3

TEST(S3TilesOfTheOtherColour, ArePlacedByTheirOwnColoursRuleAndBelongToThatColour) {
  // White drew a black ant, Black a white one.
  const Position position = position_of(kQueensDown);
  EXPECT_EQ(verdict(position, "bA1 bQ-"), "legal");
  EXPECT_EQ(verdict(position, "bA1 -wQ"), "next-to-enemy");
  EXPECT_EQ(verdict(position, "wA1 -wQ"), "legal");
  EXPECT_EQ(verdict(position, "wG1 -wQ"), "not-in-hand");
  EXPECT_EQ(verdict(position, "bS1 bQ-"), "not-in-hand") << "Black's, not White's";
  EXPECT_EQ(verdict(position, "bA2 bQ-"), "out-of-order") << "numbers follow placement";
  // Its owner moves it at once, the placer does not.
  const Position placed = after(position, "bA1 bQ-;draw wG");
  EXPECT_EQ(verdict(placed, "bA1 bQ/"), "legal");
  const Position later = after(placed, "wA1 -wQ;draw wG");
  EXPECT_EQ(verdict(later, "bA1 bQ/"), "enemy-tile");
}

TEST(S3TilesOfTheOtherColour, ThePlacerChoosesTheFace) {
  const Position position =
      position_of("Base+VS@colony;choose A B S;choose A B S;wQ;draw bA;bQ wQ-;draw wA");
  EXPECT_EQ(verdict(position, "bY1 bQ-"), "legal");
  EXPECT_EQ(verdict(position, "bA1 bQ-"), "legal");
}

TEST(S3TilesOfTheOtherColour, GuardiansTooFollowTheirOwnColour) {
  const Position position = position_of(
      "Base+SG@colony;choose A B S;choose A B S;wQ;draw bO;bQ wQ-;draw wA;wA1 -wQ;"
      "draw wG;bA1 bQ-;draw wG");
  EXPECT_EQ(verdict(position, "bO bA1"), "legal");
  EXPECT_EQ(verdict(position, "bO bQ"), "guardian-next-to-enemy");
  EXPECT_EQ(verdict(position, "bO -wA1"), "guardian-on-ground");
}

// ---- S-4

TEST(S4Steal, AnyTileButAQueenOutOfTheOpponentsHand) {
  const Position position = position_of(kQueensDown);
  EXPECT_THAT(commands_of(position),
              UnorderedElementsAre("steal bA", "steal bB", "steal bS", "steal wA"));
  EXPECT_EQ(verdict(position, "steal bG"), "not-in-hand");
  EXPECT_EQ(verdict(position, "steal bQ"), "queen-not-stolen");
  const Position stolen = after(position, "steal bB");
  EXPECT_EQ(stolen.phase(), Phase::Act) << "nothing is drawn";
  EXPECT_EQ(stolen.to_act(), kBlack);
  EXPECT_EQ((stolen.hand(kWhite) & tiles(Bug::Beetle) & tiles(kBlack)).size(), 1);
  EXPECT_TRUE((stolen.hand(kBlack) & tiles(Bug::Beetle)).empty());
}

TEST(S4Steal, NotBeforeTheOwnQueenIsDown) {
  EXPECT_EQ(verdict(position_of(kChosen), "steal bA"), "queen-not-down");
  EXPECT_EQ(verdict(position_of(kChosen + ";wQ;draw bA"), "steal wA"), "queen-not-down");
}

TEST(S4Steal, ClearsTheRecordLikeAPass) {
  // The fly and Black's queen, which White's toss would freeze, are as after a pass.
  const Position start = position_of(
      "Base+VS@colony;choose A B S;choose A B S;wQ;draw bG;bQ wQ-;draw wG;wY1 -wQ;draw wG;"
      "bA1 bQ-;draw wG");
  const Position moved = after(start, "steal bS;bA1 bQ/");
  EXPECT_TRUE(moved.just_moved().contains(tile_of("bA1")));
  const Position stolen = after(start, "steal bS;steal wG");
  EXPECT_TRUE(stolen.just_moved().empty());
  EXPECT_TRUE(stolen.just_placed().empty());
  EXPECT_EQ(verdict(stolen, "wY1 bA1-"), "fly-reach") << "V-Y: after a steal it has no move";
  EXPECT_EQ(verdict(moved, "wY1 bA1-"), "legal");
}

TEST(S4Steal, IsNotInGamesWithoutSwarm) {
  const Position position = position_of("Base+V@colony;wQ;bQ wQ-");
  EXPECT_EQ(position.refusal(Action::of(ActionKind::Steal, tile_of("bA1"))), Reason::NoSwarm);
  EXPECT_EQ(position.refusal(Action::of(ActionKind::Draw, tile_of("bA1"))), Reason::NoSwarm);
  EXPECT_EQ(position.refusal(Action::choose({Bug::Ant, Bug::Ant, Bug::Ant})), Reason::NoSwarm);
  EXPECT_EQ(verdict(position, "steal bA"), "not-in-this-game");
}

// ---- S-5

TEST(S5QueenDuty, AsInTheCoreAndTheFirstPlacementIsOnesOwn) {
  const Position start = position_of(kChosen);
  EXPECT_THAT(placeable(start), UnorderedElementsAre("wQ", "wA1", "wB1", "wS1"));
  const Position due = position_of(kChosen +
                                   ";wA1;draw wG;bQ wA1-;draw bG;wB1 -wA1;draw wG;bA1 bQ-;draw bG;"
                                   "wS1 -wB1;draw bA;bB1 bA1-;draw bG");
  EXPECT_EQ(verdict(due, "wG1 -wS1"), "queen-due");
  EXPECT_EQ(verdict(due, "bA2 bB1-"), "queen-due") << "not even of the other colour";
  EXPECT_EQ(verdict(due, "wQ -wS1"), "legal");
  EXPECT_THAT(placeable(due), UnorderedElementsAre("wQ"));
}

// ---- R-4 in Swarm

TEST(R4MantisInSwarm, TakesWhatTheOpponentItselfPlacedOfItsOwnColour) {
  const std::string start =
      "Base+SR@colony;choose N A A;choose A A B;wQ;draw bG;bQ wQ-;draw wG;wN -wQ;draw wS;"
      "bA1 bQ-;draw wS";
  const Position blacks = position_of(start);
  EXPECT_THAT(commands_of(blacks, "take"), UnorderedElementsAre("wN bA1"));
  // White itself places a black tile: it is not the one; nor a white tile that Black places.
  const Position placed = after(blacks, "bG1 bA1-;draw wB;wG1 -wN;draw wB");
  EXPECT_EQ(verdict(placed, "take wN bG1"), "not-placed-last");
  EXPECT_EQ(verdict(placed, "take wN wG1"), "enemies-only");
  EXPECT_EQ(verdict(placed, "take wN bA1"), "splits-the-rest") << "bG1 hangs on it";
}

}  // namespace
}  // namespace petek::hive
