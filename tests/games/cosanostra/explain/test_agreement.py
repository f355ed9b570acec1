"""Two statements of one law: over random games `explain` finds nothing wrong exactly where `legal` offers an action."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from sitdown.engine import Rng, Value
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.phase_numbers import PHASES
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.refusals import BESIDE, FACTS, KIND_OF, NEGOTIATION, POSITIONS, SPACE

WHOLE = (*SPACE, *BESIDE)
COMMON = ("plan", "plan_card", "spying", "scheme", "act", "redraw", "discard")
BINDING = ("give_lend", "ask_lend", "offer_send", "accept")  # what makes a bargain come about


class Met:
    """What the games came across, so that nobody trusts a test that looked nowhere."""

    def __init__(self) -> None:
        self.phases: set[str] = set()
        self.rules: set[str] = set()
        self.states = 0


# -- what must hold ---------------------------------------------------------------------------------------------------


def check_agreement(state: CosaPlay, actions: Iterable[int], met: Met) -> None:
    """For every seat, and for those beside the table; over these actions and all that are legal."""
    asked = set(actions)
    for seat in (-1, *range(state.seats), state.seats):
        legal = state.legal(seat)
        for action in asked.union(legal):
            found = state.explain(seat, action)
            assert (found is None) == (action in legal), describe(state, seat, action)
            if found is not None:
                assert set(found.facts) == FACTS[found.rule], found
                met.rules.add(found.rule)
    met.states += 1


def check_secrets(state: CosaPlay, actions: Iterable[int], dice: random.Random, met: Met) -> None:
    """A seat hears the same refusals in a world that it imagines; and there, too, both statements agree."""
    asked = set(actions)
    for seat in range(state.seats):
        world = state.imagine(seat, Rng.seeded(dice.random()))
        assert isinstance(world, CosaPlay)
        for action in asked.union(state.legal(seat)):
            assert world.explain(seat, action) == state.explain(seat, action), describe(state, seat, action)
        check_agreement(world, asked, met)


def describe(state: CosaPlay, seat: int, action: int) -> str:
    name = GAME.actions.readable(action) if action in GAME.actions else action
    return f"{PHASES[state.phase]}: seat {seat}, {name}, {state.explain(seat, action)}"


# -- random games -----------------------------------------------------------------------------------------------------


def some_options(dice: random.Random) -> dict[str, Value]:
    """Any value of each option, the default every second time."""
    chosen: dict[str, Value] = {}
    for option in GAME.options:
        if dice.random() < 0.5:
            chosen[option.name] = dice.choice(option.values) if option.values else dice.randrange(4)
    return chosen


def started(seats: int, seed: object, options: dict[str, Value]) -> CosaPlay:
    state = GAME.start(seats, seed, options)
    assert isinstance(state, CosaPlay)
    return state


def act(state: CosaPlay, dice: random.Random) -> None:
    """Anybody who may act acts. Jobs are executed readily, and bargains come to their end."""
    able = [seat for seat in range(state.seats) if state.legal(seat)]
    seat = dice.choice(state.turn() if dice.random() < 0.7 else able)
    kinds: dict[str, list[int]] = {}
    for action in state.legal(seat):
        kinds.setdefault(KIND_OF[action], []).append(action)
    playing = [kind for kind in kinds if kind not in NEGOTIATION]
    binding = [kind for kind in kinds if kind in BINDING]
    daring = [kind for kind in kinds if kind in ("execute", "reveal", "return_fire")]
    liked = dice.choice([playing, playing, daring, binding, list(kinds)]) or playing or list(kinds)
    state.push(seat, dice.choice(kinds[dice.choice(liked)]))


def check_game(state: CosaPlay, dice: random.Random, every: float, width: int, met: Met) -> None:
    """A random game; rare decisions are looked at whenever they come, common ones in this share of the states."""
    while not state.over:
        name = PHASES[state.phase]
        met.phases.add(name)
        if name not in COMMON or dice.random() < every:
            check_agreement(state, dice.sample(WHOLE, width), met)
        if dice.random() < every / 4:
            check_secrets(state, dice.sample(WHOLE, width), dice, met)
        act(state, dice)
    check_agreement(state, dice.sample(WHOLE, width), met)


def test_CN_4_legal_equals_explain_in_every_decision() -> None:
    """The whole space, for every seat, and in the worlds that each of them imagines."""
    dice = random.Random("decisions")
    met = Met()
    for position in POSITIONS.values():
        state = position()
        met.phases.add(PHASES[state.phase])
        check_agreement(state, WHOLE, met)
        check_secrets(state, dice.sample(WHOLE, 60), dice, met)
    assert met.phases == set(PHASES)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_CN_4_legal_equals_explain_in_random_games(seats: int) -> None:
    """Every rule of section 5 that a move can break: an action that passes all checks is legal, and no other is."""
    dice = random.Random(f"quick {seats}")
    met = Met()
    for seed in range(3):
        check_game(started(seats, seed, some_options(dice)), dice, 0.03, 100, met)
    assert met.states > 100
    assert len(met.phases) >= 12
    assert len(met.rules) >= 25


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_CN_4_legal_equals_explain_in_many_random_games(seats: int) -> None:
    dice = random.Random(f"long {seats}")
    met = Met()
    for seed in range(20):
        check_game(started(seats, f"long {seed}", some_options(dice)), dice, 0.02, len(WHOLE), met)
    assert len(met.phases) >= 18
    assert len(met.rules) >= 38
