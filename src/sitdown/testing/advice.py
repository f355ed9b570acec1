"""Advice to a seat, held to what the seat knows: the same in every world that it cannot tell apart."""

from __future__ import annotations

import random
from collections.abc import Callable

from sitdown.engine import Game, Rng, State, Value
from sitdown.testing.battery import moments, played
from sitdown.testing.promise import promise, truth
from sitdown.testing.secrets import same

Advise = Callable[[State, int], str]  # all that a seat is told: numbers, reasons and words, from fixed random numbers
TWINS = 2


def check_advice(
    game: Game, seats: int, seed: str, advise: Advise, options: dict[str, Value] | None = None, most: int = 6
) -> int:
    """Ask at so many moments of a random game, in twins that differ only in what the seat does not know; how often the
    twins did differ. Raises Leak for advice that does too.

    A twin has another chance to come, too. Moments at which the seat has but one answer are no question.
    """
    dice = random.Random(seed)
    _, moves = played(game, seats, seed, options, dice)
    state = game.start(seats, seed, options)
    questions = [number for number, (seat, action) in enumerate(moves) if _asks(state, seat, action)]
    asked = [questions[i] for i in moments(len(questions), most, dice)]
    state = game.start(seats, seed, options)
    differed = 0
    for number, (seat, action) in enumerate(moves):
        if number in asked:
            differed += _differing(state, seat, advise, dice)
        state.push(seat, action)
    return differed


def _asks(state: State, seat: int, action: int) -> bool:
    """Is the seat asked something with more than one answer? Goes on with what it did."""
    asks = (seat in state.turn() or seat in state.invited()) and len(state.legal(seat)) > 1
    state.push(seat, action)
    return asks


def _differing(state: State, seat: int, advise: Advise, dice: random.Random) -> int:
    before = truth(state)
    told = advise(state, seat)
    promise(truth(state) == before, "advice changes the state", seat)
    differing = 0
    for _ in range(TWINS):
        twin = state.imagine(seat, Rng.seeded(dice.random()))
        differing += twin.open_view() != state.open_view()
        same(told, advise(twin, seat), seat)
    return differing
