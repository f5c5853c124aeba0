// SPDX-License-Identifier: MIT
// Reads game types into rules.
#include "tests/reference/naive_rules.h"

#include <algorithm>
#include <set>
#include <vector>

namespace petek::reference {
namespace {

constexpr std::string_view kExpansionOrder = "MLPVSRHG";
constexpr std::string_view kTwoFacedKinds = "QBGSALMP";  // V-1; each with its second face below
constexpr std::string_view kSecondFaces = "WFDCYKTE";
constexpr std::string_view kAgreedFaces = "FDCYKTE";  // V-5: under `fixed` the queen is bee up

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts(1);
  for (char letter : text) {
    if (letter == separator) {
      parts.emplace_back();
    } else {
      parts.back() += letter;
    }
  }
  return parts;
}

bool is_one_of(const std::string& value, std::initializer_list<std::string_view> values) {
  return std::find(values.begin(), values.end(), value) != values.end();
}

// Letters out of `allowed`, none twice.
bool is_selection(const std::string& letters, std::string_view allowed) {
  const std::set<char> distinct(letters.begin(), letters.end());
  return distinct.size() == letters.size() &&
         std::all_of(letters.begin(), letters.end(), [allowed](char letter) {
           return allowed.find(letter) != std::string_view::npos;
         });
}

// A whole number from 1 to 20, written without leading zeros.
std::optional<int> parse_one_to_twenty(const std::string& text) {
  for (int value = 1; value <= 20; ++value) {
    if (text == std::to_string(value)) return value;
  }
  return std::nullopt;
}

bool set_preset(NaiveRules& rules, const std::string& preset) {
  rules.preset = preset;
  if (preset == "standard") {
    rules.opening_queen = "forbidden";
  } else if (preset == "tr" || preset == "tr-tournament") {
    rules.toss = "own";
    rules.climb = 4;
    rules.draw = "restarts";
    if (preset == "tr-tournament") rules.opening_queen = "required";
  } else if (preset == "kandu") {
    rules.first = 'b';
    rules.placement = "kandu";
    rules.deadline = 3;
    rules.missed = "loses";
    rules.surround = "opponent";
    rules.both = "first_loses";
  } else {
    // These four are the core's rules under their own names.
    return is_one_of(preset, {"casual", "bn", "cs", "colony"});
  }
  return true;
}

bool set_option(NaiveRules& rules, const std::string& key, const std::string& value) {
  const auto choose = [&value](std::string& option,
                               std::initializer_list<std::string_view> values) {
    option = value;
    return is_one_of(value, values);
  };
  if (key == "first") {
    rules.first = value.empty() ? ' ' : value.front();
    return is_one_of(value, {"w", "b"});
  }
  if (key == "deadline") {
    const std::optional<int> turn = parse_one_to_twenty(value);
    rules.deadline = turn.value_or(0);
    return turn.has_value();
  }
  if (key == "climb") {
    rules.climb = parse_one_to_twenty(value);
    return rules.climb.has_value() || value == "none";
  }
  if (key == "faces") {
    rules.faces = value;
    return is_selection(value, kAgreedFaces);
  }
  if (key == "two_faced") {
    rules.two_faced = value;
    return is_selection(value, kTwoFacedKinds);
  }
  if (key == "opening_queen") {
    return choose(rules.opening_queen, {"allowed", "forbidden", "required"});
  }
  if (key == "missed") return choose(rules.missed, {"forced", "loses"});
  if (key == "placement") return choose(rules.placement, {"own_colour", "kandu"});
  if (key == "surround") return choose(rules.surround, {"any", "opponent"});
  if (key == "both") return choose(rules.both, {"draw", "first_loses"});
  if (key == "repetition") return choose(rules.repetition, {"draw", "none"});
  if (key == "toss") return choose(rules.toss, {"any", "own"});
  if (key == "flipping") return choose(rules.flipping, {"free", "none", "fixed"});
  if (key == "combs") return choose(rules.combs, {"once", "once_each"});
  if (key == "draw") return choose(rules.draw, {"ends", "restarts"});
  return false;
}

}  // namespace

std::map<char, int> NaiveRules::tiles_per_side() const {
  std::map<char, int> tiles = {{'Q', 1}, {'S', 2}, {'B', 2}, {'G', 3}, {'A', 3}};
  for (char letter : {'M', 'L', 'P'}) {
    if (has(letter)) tiles[letter] = 1;
  }
  if (has('R')) tiles['X'] = tiles['N'] = 1;
  if (has('G')) tiles['O'] = tiles['U'] = 1;
  return tiles;
}

std::optional<char> NaiveRules::second_face(char kind) const {
  const std::size_t index = kTwoFacedKinds.find(kind);
  if (!has('V') || index == std::string_view::npos) return std::nullopt;
  if (!two_faced.empty() && two_faced.find(kind) == std::string::npos) return std::nullopt;
  return kSecondFaces[index];
}

std::set<char> NaiveRules::placement_faces(char kind) const {
  const std::optional<char> second = second_face(kind);
  if (!second || kind == 'Q') return {kind};  // V-2: the queen always bee side up
  if (flipping != "fixed") return {kind, *second};
  return {faces.find(*second) == std::string::npos ? kind : *second};
}

std::optional<NaiveRules> parse_game_type(std::string_view text) {
  std::vector<std::string> parts = split(text, ':');
  NaiveRules rules;

  const std::vector<std::string> set_and_preset = split(parts.front(), '@');
  if (set_and_preset.size() > 2) return std::nullopt;
  if (!set_preset(rules, set_and_preset.size() == 2 ? set_and_preset[1] : "standard")) {
    return std::nullopt;
  }

  const std::vector<std::string> base_and_letters = split(set_and_preset[0], '+');
  if (base_and_letters[0] != "Base" || base_and_letters.size() > 2) return std::nullopt;
  if (base_and_letters.size() == 2) {
    const std::string& letters = base_and_letters[1];
    if (letters.empty() || !is_selection(letters, kExpansionOrder)) return std::nullopt;
    for (char letter : kExpansionOrder) {
      if (letters.find(letter) != std::string::npos) rules.expansions += letter;
    }
  }

  std::set<std::string> seen;
  for (std::size_t i = 1; i < parts.size(); ++i) {
    const std::vector<std::string> pair = split(parts[i], '=');
    if (pair.size() != 2 || !seen.insert(pair[0]).second) return std::nullopt;
    if (!set_option(rules, pair[0], pair[1])) return std::nullopt;
  }
  return rules;
}

}  // namespace petek::reference
