// SPDX-License-Identifier: MIT
#include "petek/protocol/codec.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace petek::protocol {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string code_of(const std::string& text) {
  const auto decoded = decode_command(text);
  return decoded ? "" : decoded.error().code;
}
std::string with(const std::string& fields) {
  return R"({"v":1,"type":"command",)" + fields + "}";
}

TEST(ProtocolCommand, ComesBackAsItWasForEveryKind) {
  for (std::size_t i = 0; i < kCommandKindCount; ++i) {
    Command command{"c1", 99, static_cast<CommandKind>(i), std::nullopt, ""};
    EXPECT_EQ(decode_command(encode(command)).value(), command);
    command.seat = Seat{3};
    command.text = "wA1 \\bQ \"ş";
    EXPECT_EQ(decode_command(encode(command)).value(), command);
  }
}

TEST(ProtocolCommand, IsReadInTheFormOfTheDocumentation) {
  const auto command =
      decode_command(R"({"v":1,"type":"command","id":"c7","seen":12,"do":"act","text":"wA1 -bQ"})");
  ASSERT_TRUE(command);
  EXPECT_EQ(*command, (Command{"c7", 12, CommandKind::Act, std::nullopt, "wA1 -bQ"}));
}

TEST(ProtocolCommand, SaysWhatIsWrongAndWhere) {
  EXPECT_EQ(code_of(""), "not-json");
  EXPECT_EQ(code_of("[]"), "wrong-type");
  EXPECT_EQ(code_of("{}"), "wrong-version");
  EXPECT_EQ(code_of(R"({"v":2,"type":"command"})"), "wrong-version");
  EXPECT_EQ(code_of(R"({"v":1,"type":"view"})"), "wrong-type");
  EXPECT_EQ(code_of(with(R"("id":"a","do":"act")")), "missing-field");
  EXPECT_EQ(code_of(with(R"("id":"","seen":1,"do":"act")")), "missing-field");
  EXPECT_EQ(code_of(with(R"("id":"a","seen":1,"do":"fly")")), "unknown-command");
  EXPECT_EQ(code_of(with(R"("id":"a","seen":1,"do":"act","colour":1)")), "unknown-field");
  EXPECT_EQ(code_of(with(R"("id":"a","seen":"1","do":"act")")), "wrong-type");
  EXPECT_EQ(code_of(with(R"("id":"a","seen":-1,"do":"act")")), "out-of-range");
  EXPECT_EQ(code_of(with(R"("id":"a","seen":1,"do":"act","seat":32)")), "out-of-range");
  EXPECT_EQ(code_of(with(R"("id":"a","seen":1,"do":"act","text":"\u0000")")), "bad-text");
  EXPECT_EQ(code_of(with("\"id\":\"a\",\"seen\":1,\"do\":\"act\",\"text\":\"\xff\"")), "not-json");
  const auto wrong = decode_command(with(R"("id":"a","seen":1,"do":"act","seat":true)"));
  EXPECT_EQ(wrong.error().where, "command.seat");
}

TEST(ProtocolCommand, IsBounded) {
  EXPECT_EQ(code_of(std::string(kLongestCommand + 1, ' ')), "too-long");
  EXPECT_EQ(code_of(with(R"("id":"a","seen":1,"do":"act","text":")" +
                         std::string(kLongestText + 1, 'x') + "\"")),
            "too-long");
  EXPECT_EQ(
      code_of(with(R"("id":")" + std::string(kLongestId + 1, 'x') + R"(","seen":1,"do":"act")")),
      "too-long");
  EXPECT_EQ(code_of(std::string(1000, '[')), "not-json");
}

TEST(ProtocolView, SendsOnlyWhatIsNewOfTheRecord) {
  RoomView view;
  view.actions = {"choose A B S", "choose B S A", "wQ"};
  const std::vector<std::string> known = {"choose ?"};
  EXPECT_THAT(encode(view, known),
              HasSubstr(R"("from":0,"actions":["choose A B S","choose B S A","wQ"])"));
  const std::vector<std::string> two = {"choose A B S", "choose B S A"};
  EXPECT_THAT(encode(view, two), HasSubstr(R"("from":2,"actions":["wQ"])"));
  const std::vector<std::string> more = {"choose A B S", "choose B S A", "wQ", "bQ"};
  EXPECT_THAT(encode(view, more), HasSubstr(R"("from":3,"actions":[])"));
  EXPECT_THAT(encode(view), Not(HasSubstr("seed")));
}

TEST(ProtocolReply, HasTheCodeOfTheReason) {
  EXPECT_EQ(
      encode(Refusal{"pinned", "H-8", "no"}, "c", 4),
      R"({"v":1,"type":"refused","id":"c","seq":4,"code":"pinned","rule":"H-8","what":"no"})");
  EXPECT_EQ(encode_done("c", 5), R"({"v":1,"type":"done","id":"c","seq":5})");
}

}  // namespace
}  // namespace petek::protocol
