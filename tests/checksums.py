"""One number for many random plays of a game: `python -m tests.checksums GAME GAMES` prints it.

The compiled and the interpreted program must agree on it, move for move.
"""

from __future__ import annotations

import hashlib
import sys

import msgspec

from sitdown.engine import Game, Rng
from sitdown.games import game_of


def checksum(game: Game, games: int) -> str:
    """Over every move and every last state, at all seat counts in turn; every tenth game looks at all views too."""
    total = hashlib.sha256()
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        state = game.start(seats, f"checksum {number}")
        rng = Rng.seeded(number)
        while (seat := state.next_to_ask()) >= 0:
            legal = state.legal(seat)
            action = legal[rng.below(len(legal))]
            total.update(f"{seat} {action} {len(legal)};".encode())
            if number % 10 == 0:
                world = state.imagine(seat, rng)
                total.update(msgspec.json.encode([state.view(seat), world.open_view()]))
            state.push(seat, action)
        total.update(msgspec.json.encode([state.open_view(), list(state.rng.words()), state.figures()]))
    return total.hexdigest()


if __name__ == "__main__":
    print(checksum(game_of(sys.argv[1]), int(sys.argv[2])))
