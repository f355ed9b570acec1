"""A whole choice that is made of several parts: what a player would go on with after the first of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sitdown.bots.search.forethought import knowledge_of
from sitdown.engine.game import State, View
from sitdown.engine.rng import Rng
from sitdown.engine.seat import Seat

MOST_PARTS: Final = 12
WORLDS: Final = 3  # in which what the seat is asked next must be the same


class Chain:
    """The parts of one choice, and what the seat sees before each of them."""

    def __init__(self, first: int, view: View) -> None:
        self.actions = [first]
        self.views = [view]

    def play(self, world: State, seat: int) -> None:
        """Do it in a world that looks like this to the seat; as far as it goes, for what was foreseen may not come."""
        world.push(seat, self.actions[0])
        for action in self.actions[1:]:
            if action not in world.legal(seat):
                return
            world.push(seat, action)


def whole_choice(seat: Seat, first: int, go_on: Callable[[State], int], rng: Rng) -> Chain:
    """The choice that begins so, as far as the seat can foresee what it is asked and nobody else chooses in between.

    `go_on` says what the player does next in such a world. A question of the first kind again is a new choice, unless
    nothing of this one has been seen yet; so is what lies beside a question (an offer) after an answer to it, and all
    that follows when an offer is written, accepted or rejected and the question can be answered again.
    """
    number = seat.number
    here = seat.world().clone()
    twins = [seat.imagine(rng) for _ in range(WORLDS)]
    shown, invited, kind = here.view(None), set(here.invited()), here.game.actions.kind_of(first).name
    chain, action = Chain(first, here.view(number)), first
    while len(chain.actions) < MOST_PARTS:
        before = _kinds(here, number)
        for world in [here, *twins]:
            world.push(number, action)
        asks_on = number in here.turn() or (number in here.invited() and number in invited)
        if not asks_on or set(here.invited()) - invited or not _alike(here, twins, number):
            return chain
        if first >= here.game.beside and _is_asked_anew(here, number, before):
            return chain
        if here.view(None) != shown and kind in _kinds(here, number):
            return chain
        action = go_on(here)
        if (action < here.game.beside) != (first < here.game.beside):
            return chain
        chain.actions.append(action)
        chain.views.append(here.view(number))
    return chain


def _is_asked_anew(world: State, seat: int, before: set[str]) -> bool:
    """After something beside a question: can that be answered again, or, out of turn, an offer that waits? What could
    be done before tells an offer that was written till then from one that can be accepted now."""
    legal, game = world.legal(seat), world.game
    if seat in world.turn():
        return legal[0] < game.beside
    return before.isdisjoint(_kinds(world, seat)) and any(game.appraise(world, seat, one) for one in legal)


def _alike(here: State, twins: list[State], seat: int) -> bool:
    known = knowledge_of(here, seat)
    return all(knowledge_of(twin, seat) == known for twin in twins)


def _kinds(world: State, seat: int) -> set[str]:
    return {world.game.actions.kind_of(action).name for action in world.legal(seat)}
