"""What a game offers to bots, held to its promises: nothing illegal, nothing that the seat does not know."""

from __future__ import annotations

import random
from collections.abc import Callable

from sitdown.engine import Rng, State
from sitdown.engine.game import ANY_SLIP, NO_SLIP
from sitdown.testing.promise import as_json, promise, truth


class Peeks(AssertionError):
    """A choice or a rating depends on what the seat does not know."""


def check_players(state: State, seat: int, dice: random.Random) -> None:
    """Ask everything of the game that bots ask, in two worlds that this seat cannot tell apart.

    Bots are asked who is in turn or was made an offer; about any other seat there is nothing to promise.
    """
    legal = state.legal(seat)
    if not legal or (seat not in state.turn() and seat not in state.invited()):
        return
    seed = dice.random()
    answers = []
    for _ in range(2):
        world = state.imagine(seat, Rng.seeded(dice.random()))
        before = truth(world)
        told: list[object] = []
        for ask in _questions(world, seat, legal, seed):
            told.append(ask())
            promise(truth(world) == before, "what helps bots changes the world it is asked about", seat)
        _check_choices(told, legal)
        _check_judgements(world, seat)
        if world.game.has_redraw:
            _check_redraw(world, seat, seed)
        answers.append(as_json(told))
    if answers[0] != answers[1]:
        asked = "stops, ratings, alternatives, thumb, quick, slip"
        raise Peeks(f"seat {seat}: {asked} are {answers[0]} in one world, {answers[1]} in another")


def _questions(world: State, seat: int, legal: list[int], seed: float) -> list[Callable[[], object]]:
    game = world.game
    found: list[Callable[[], object]] = [lambda: game.stops_passed(world), lambda: game.ratings(world, seat, legal)]
    found.append(lambda: [game.alternatives(world, seat, legal, usual) for usual in (legal[0], legal[-1])])
    if game.has_thumb:
        found += [
            lambda: game.thumb(world, seat, Rng.seeded(seed)),
            lambda: game.quick(world, seat, Rng.seeded(seed)),
            lambda: game.slip(world, seat, Rng.seeded(seed)),
        ]
    return found


def _check_choices(told: list[object], legal: list[int]) -> None:
    _, ratings, others, *choices = told
    assert isinstance(ratings, list)
    assert isinstance(others, list)
    for usual, tried in zip((legal[0], legal[-1]), others, strict=True):
        new = set(tried) <= set(legal) - {usual}
        promise(new, "alternatives() tries what is not legal, or the usual choice again", tried)
    promise(len(ratings) in (0, len(legal)), "ratings() rates other choices than it was asked about", ratings)
    for choice in choices[:2]:
        promise(choice in legal, "thumb() or quick() chooses what is not legal", choice)
    for slip in choices[2:]:
        promise(slip in (NO_SLIP, ANY_SLIP) or slip in legal, "slip() chooses what is not legal", slip)


def _check_judgements(world: State, seat: int) -> None:
    """These may look at everything, for the world is imagined; but not change it."""
    game, before = world.game, truth(world)
    likely = game.belief(world, seat)
    promise(likely > 0.0, "belief() is not above 0", likely)
    if game.has_evaluation:
        value = game.evaluate(world, seat)
        promise(0.0 <= value <= 1.0, "evaluate() is not between 0 and 1", value)
    promise(truth(world) == before, "what helps bots changes the world it is asked about", seat)


def _check_redraw(world: State, seat: int, seed: float) -> None:
    """The seat cannot tell the world that comes of it from the one that it imagined."""
    other = world.clone()
    world.game.redraw(other, seat, Rng.seeded(seed))
    told = [as_json([one.view(seat), one.legal(seat), one.turn()]) for one in (world, other)]
    promise(told[0] == told[1], "redraw() changes what the seat knows", seat)
