"""Sicilianos: `legal` and `explain` are two statements of one law."""

from __future__ import annotations

import random

import pytest

from sitdown.engine import Rng, Value
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.data import VALUES
from sitdown.games.sicilianos.play import SicilianosPlay
from sitdown.games.sicilianos.state import PHASES
from tests.games.sicilianos.helpers.refusals import SPACE, act, check_agreement, started


def some_options(dice: random.Random, seats: int) -> dict[str, Value]:
    """Any value of each option, the default every second time."""
    chosen: dict[str, Value] = {}
    for option in GAME.options:
        if option.values and dice.random() < 0.5:
            chosen[option.name] = dice.choice(option.values)
    chosen["turn_cap"] = dice.choice([10, 200])
    if chosen.get("first_seat") not in range(seats):
        chosen.pop("first_seat", None)
    return chosen


def check_secrets(state: SicilianosPlay, dice: random.Random) -> None:
    """A refusal tells a seat nothing it does not know: it is the same in every world that the seat can imagine."""
    for seat in range(state.seats):
        world = state.imagine(seat, Rng.seeded(dice.random()))
        for action in SPACE:
            assert world.explain(seat, action) == state.explain(seat, action)


def check_game(state: SicilianosPlay, dice: random.Random, every: float) -> set[str]:
    """A random game that likes wars, and in them 1s, 5s and 8s, or first gathers full hands; the phases it met."""
    met = set()
    gathers = dice.random() < 0.4
    while not state.over:
        phase_now = PHASES[state.phase]
        met.add(phase_now)
        if dice.random() < every or phase_now in ("coat", "bomb", "split", "take2"):
            check_agreement(state)
        if dice.random() < every / 5:
            check_secrets(state, dice)
        choices = state.choices()
        tricks = [action for action in choices if action >= act("defect")]
        cards = [action for action in choices if act("place Y1") <= action < act("stake 5")]
        special = [action for action in cards if (action - act("place Y1")) % VALUES + 1 in (1, 5, 8)]
        liked = dice.choice([choices, choices, tricks, cards, special])
        if gathers and act("roll") in choices and dice.random() < 0.95:
            liked = [act("roll")]
        state.play(dice.choice(liked or choices))
    check_agreement(state)
    return met


OTHER_VALUES = [(option.name, value) for option in GAME.options for value in option.values if value != option.default]


@pytest.mark.parametrize(("name", "value"), OTHER_VALUES)
def test_SI_8_legal_equals_explain_with_each_option(name: str, value: Value) -> None:
    """Section 9: both statements know the option."""
    dice = random.Random(f"{name} {value}")
    for seats in (3, 6):
        if name != "first_seat" or value in range(seats):
            check_game(started(seats, name, **{name: value}), dice, 0.05)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_SI_8_legal_equals_explain_in_random_games(seats: int) -> None:
    """Every rule of section 5: an action that passes all checks is legal, and no other action is."""
    dice = random.Random(seats)
    met = [check_game(started(seats, seed, **some_options(dice, seats)), dice, 0.3) for seed in range(4)]
    assert len(set.union(*met)) >= 10


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_SI_8_legal_equals_explain_in_many_random_games(seats: int) -> None:
    dice = random.Random(f"long {seats}")
    met = [check_game(started(seats, f"long {seed}", **some_options(dice, seats)), dice, 1.0) for seed in range(25)]
    assert set.union(*met) == set(PHASES[:-1])
