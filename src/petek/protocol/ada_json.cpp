// SPDX-License-Identifier: MIT
#include "petek/protocol/ada_json.h"

#include <boost/json.hpp>

namespace petek::protocol {

boost::json::value answer_to_json(const ada::OpenOffer& offer, std::size_t seat) {
  switch (offer.answers[seat]) {
    case ada::Answer::Accepted:
      return "accept";
    case ada::Answer::Declined:
      return "decline";
    case ada::Answer::Countered:
      return boost::json::object{{"give", five(offer.counter_give[seat])},
                                 {"want", five(offer.counter_want[seat])}};
    default:
      return nullptr;
  }
}

}  // namespace petek::protocol
