// SPDX-License-Identifier: MIT
// SHA-256 and HMAC are OpenSSL's.
#include "petek/fair/fair_dice.h"

#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/sha.h>

#include <algorithm>
#include <stdexcept>

#include "petek/core/text.h"

namespace petek::fair {
namespace {

Digest sha256(std::span<const std::uint8_t> bytes) {
  Digest digest{};
  SHA256(bytes.data(), bytes.size(), digest.data());
  return digest;
}

Digest hmac_sha256(const Digest& key, std::string_view message) {
  Digest digest{};
  const auto* text = reinterpret_cast<const unsigned char*>(message.data());
  unsigned int size = 0;
  if (HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), text, message.size(),
           digest.data(), &size) == nullptr) {
    throw std::runtime_error("HMAC-SHA256 is not to be had from this OpenSSL");
  }
  return digest;
}

std::uint64_t first_eight_bytes(const Digest& digest) {
  std::uint64_t word = 0;
  for (std::size_t i = 0; i < 8; ++i) word = word << 8 | digest[i];
  return word;
}

std::optional<int> hex_value(char c) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  const std::size_t at = kDigits.find(lower(c));
  if (at == std::string_view::npos) return std::nullopt;
  return static_cast<int>(at);
}

}  // namespace

std::string to_hex(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : bytes) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 0xf];
  }
  return text;
}

std::optional<std::vector<std::uint8_t>> parse_hex(std::string_view text) {
  if (text.size() % 2 != 0) return std::nullopt;
  std::vector<std::uint8_t> bytes;
  for (std::size_t i = 0; i < text.size(); i += 2) {
    const auto high = hex_value(text[i]);
    const auto low = hex_value(text[i + 1]);
    if (!high || !low) return std::nullopt;
    bytes.push_back(static_cast<std::uint8_t>(*high << 4 | *low));
  }
  return bytes;
}

std::optional<Seed> parse_seed(std::string_view text) {
  const auto bytes = parse_hex(text);
  if (!bytes || bytes->size() != kSeedSize) return std::nullopt;
  Seed seed{};
  std::copy(bytes->begin(), bytes->end(), seed.begin());
  return seed;
}

std::optional<Nonce> parse_nonce(std::string_view text) {
  auto bytes = parse_hex(text);
  if (!bytes || bytes->empty() || bytes->size() > kLongestNonce) return std::nullopt;
  return bytes;
}

Digest commitment(const Seed& seed) {
  return sha256(seed);
}

FairDice::FairDice(const Seed& seed, std::span<const Nonce> nonces) {
  std::vector<std::uint8_t> all(seed.begin(), seed.end());
  for (const Nonce& nonce : nonces) all.insert(all.end(), nonce.begin(), nonce.end());
  if (all.size() == seed.size()) {
    std::copy(seed.begin(), seed.end(), key_.begin());
  } else {
    key_ = sha256(all);
  }
}

std::uint64_t FairDice::draw(std::uint64_t i, std::uint64_t total) const {
  PETEK_ASSERT(total > 0, "there is nothing to draw from");
  // 2^64 mod total: so many of the highest numbers would make the first outcomes likelier.
  const std::uint64_t surplus = (0 - total) % total;
  for (std::uint64_t k = 0;; ++k) {
    const std::string message = std::to_string(i) + "/" + std::to_string(k);
    const std::uint64_t x = first_eight_bytes(hmac_sha256(key_, message));
    if (x <= ~std::uint64_t{0} - surplus) return x % total;
  }
}

}  // namespace petek::fair
