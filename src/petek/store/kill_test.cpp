// SPDX-License-Identifier: MIT
// What was acknowledged is there after kill -9 at any moment.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <string>

#include "petek/core/rng.h"
#include "petek/store/store.h"

namespace petek::store {
namespace {

// Appends for ever, and says each event's number on the pipe once it is acknowledged.
[[noreturn]] void append_until_killed(const std::string& address, int pipe) {
  const auto store = open(address);
  std::int64_t seq = store->games().find(GameId{"g"})->last_seq;
  while (true) {
    ++seq;
    const StoredEvent event{seq, "acted", "wQ", Time{}};
    if (!store->events().append(GameId{"g"}, std::array{event})) _exit(1);
    if (write(pipe, &seq, sizeof seq) != sizeof seq) _exit(1);
  }
}

// The last number that was acknowledged before the writer died.
std::int64_t write_and_kill(const std::string& address, Rng& rng) {
  std::array<int, 2> ends{};
  EXPECT_EQ(pipe(ends.data()), 0);
  const pid_t child = fork();
  if (child == 0) append_until_killed(address, ends[1]);
  close(ends[1]);
  std::int64_t acknowledged = 0;
  const std::uint32_t wanted = 1 + rng.below(20);
  for (std::uint32_t i = 0; i < wanted; ++i) {
    EXPECT_EQ(read(ends[0], &acknowledged, sizeof acknowledged), ssize_t{sizeof acknowledged});
  }
  usleep(rng.below(3000));
  kill(child, SIGKILL);
  std::int64_t later = 0;
  while (read(ends[0], &later, sizeof later) == ssize_t{sizeof later}) acknowledged = later;
  close(ends[0]);
  waitpid(child, nullptr, 0);
  return acknowledged;
}

void kill_often(int rounds) {
  const std::string path = ::testing::TempDir() + "petek-kill-" + std::to_string(getpid());
  const std::string address = "sqlite:" + path;
  {
    GameRow game;
    game.id = GameId{"g"};
    ASSERT_TRUE(open(address)->games().add(game));
  }
  Rng rng(5);
  for (int round = 0; round < rounds; ++round) {
    const std::int64_t acknowledged = write_and_kill(address, rng);
    const auto store = open(address);
    EXPECT_GE(store->games().find(GameId{"g"})->last_seq, acknowledged);
    EXPECT_TRUE(store->check().empty());
  }
  for (const char* end : {"", "-wal", "-shm"}) std::filesystem::remove(path + end);
}

TEST(StoreKilled, LosesNothingThatWasAcknowledged) {
  kill_often(4);
}
TEST(SlowStoreKilled, LosesNothingThatWasAcknowledged) {
  kill_often(200);
}

}  // namespace
}  // namespace petek::store
