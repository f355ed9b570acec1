"""Branches: when what is still to come is drawn anew, nobody can tell, and everybody knows what they knew."""

from __future__ import annotations

import random
from collections import Counter

from sitdown.engine import Rng, State
from sitdown.testing.promise import as_json, promise, truth

REFUSALS = 10  # asked of each seat


def check_renewal(state: State, dice: random.Random) -> State:
    """`State.renew` keeps its promises in this moment; a branch from here, to be played on."""
    before = truth(state)
    branch, twin, other = state.clone(), state.clone(), state.clone()
    one, two = dice.random(), dice.random()
    branch.renew(Rng.seeded(one))
    twin.renew(Rng.seeded(one))
    other.renew(Rng.seeded(two))
    promise(truth(state) == before, "renewing a clone changes the state")
    promise(truth(branch) == truth(twin), "the same seed renews a state in two ways")
    promise(branch.rng.words() != other.rng.words(), "two seeds renew a state alike")
    promise(branch.rng.words() != state.rng.words(), "a renewed state goes on with the old chance")
    promise(lying(branch) == lying(state), "renewing a state changes what there is, not only where it lies")
    promise(branch.turn() == state.turn(), "somebody else is asked after renewing")
    promise(branch.invited() == state.invited(), "somebody else is invited after renewing")
    for seat in [None, *range(state.seats)]:
        _check_seat(state, branch, seat, dice)
    return branch


def _check_seat(state: State, branch: State, seat: int | None, dice: random.Random) -> None:
    promise(as_json(branch.view(seat)) == as_json(state.view(seat)), "a seat sees that chance was renewed", seat)
    dream = dice.random()
    here, there = (truth(one.imagine(seat, Rng.seeded(dream))) for one in (state, branch))
    promise(here == there, "a seat knows something else when chance was renewed, or imagines by the truth", seat)
    if seat is None:
        return
    promise(branch.legal(seat) == state.legal(seat), "a seat may do something else when chance was renewed", seat)
    for action in (dice.randrange(state.game.actions.size) for _ in range(REFUSALS)):
        here, there = (str(one.explain(seat, action)) for one in (state, branch))
        promise(here == there, "a refusal tells that chance was renewed", seat, action)


def lying(state: State) -> Counter[str]:
    """All that lies on the table with every card face up, wherever it lies."""
    found: Counter[str] = Counter()
    todo: list[object] = [state.open_view()]
    while todo:
        part = todo.pop()
        if isinstance(part, dict):
            todo += part.values()
        elif isinstance(part, list):
            todo += part
        else:
            found[repr(part)] += 1
    return found
