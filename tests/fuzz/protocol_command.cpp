// SPDX-License-Identifier: MIT
// Law: a command that is read is written so that it is read again as the same; nothing that is
// longer than the limits comes through, and whatever is refused has a code and a sentence.
#include "law.h"
#include "petek/protocol/codec.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace petek;
  const auto read = protocol::decode_command(fuzz::as_text(data, size));
  if (!read) {
    fuzz::law(!read.error().code.empty() && !read.error().what.empty(), "a refusal says why");
    return 0;
  }
  fuzz::law(read->id.size() <= protocol::kLongestId && !read->id.empty(), "the id is bounded");
  fuzz::law(read->text.size() <= protocol::kLongestText, "the text is bounded");
  const std::string text = protocol::encode(*read);
  const auto again = protocol::decode_command(text);
  fuzz::law(again && *again == *read, "a command comes back as it was", text);
  return 0;
}
