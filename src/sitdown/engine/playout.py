"""Whole random plays inside compiled code, for benchmarks, search and balance."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices, room_for
from sitdown.engine.game import Game, State
from sitdown.engine.options import Value, read_options
from sitdown.engine.rng import Rng


def playout(state: State, rng: Rng, out: Choices) -> int:
    """Play on to the end, every choice equally likely; the number of choices made."""
    steps: i64 = 0
    while True:
        seat = state.next_to_ask()
        if seat < 0:
            return steps
        out.clear()
        state.fill(seat, out)
        state.push(seat, out.at(rng.below(out.n)))
        steps += 1


def playouts(game: Game, seats: int, games: int, rng: Rng, options: dict[str, Value] | None = None) -> int:
    """That many random games from the deal to the end; the number of choices made in all of them."""
    chosen = read_options(game.options, options, game.options_rule)
    out = room_for(game.actions.size)
    steps = 0
    for _ in range(games):
        state = game.deal(seats, chosen, rng.split())
        state.begin()
        steps += playout(state, rng, out)
    return steps
