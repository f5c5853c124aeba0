// SPDX-License-Identifier: MIT
// Rooms in the store: the events that they are made of, and the rows by which games are found.
#pragma once

#include <span>

#include "petek/core/result.h"
#include "petek/server/room.h"
#include "petek/store/store.h"

namespace petek::server {

// A new game with its first events. False when there is such a game.
[[nodiscard]] bool add_game(store::Store& store, const store::GameId& id,
                            store::Visibility visibility, const Decision& made);

// The events of a decision, and what they change of the game's row, in one transaction. When it
// returns without a fault they are not to be lost any more, and the command may be acknowledged.
// A fault says that another has written to this game: load it again, and decide again.
[[nodiscard]] Result<void, store::AppendFault> append(store::Store& store, const store::GameId& id,
                                                      const Decision& decision);

// As it was after its last event; ask it to restart() before play goes on.
[[nodiscard]] Result<Room, ReplayError> load(store::Store& store, const store::GameId& id);

}  // namespace petek::server
