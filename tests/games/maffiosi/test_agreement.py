"""The rules of Maffiosi in two voices: what `explain` lets pass is what `legal` lists, everywhere and always."""

from __future__ import annotations

import random

import pytest

from sitdown.engine import Rng, Value
from sitdown.games.maffiosi import GAME
from sitdown.games.maffiosi.play import MaffiosiPlay
from sitdown.games.maffiosi.state import PHASES
from tests.games.maffiosi.helpers.positions import start
from tests.games.maffiosi.helpers.refusals import FACTS

SPACE = range(-1, GAME.actions.size + 1)


def check_agreement(state: MaffiosiPlay) -> set[str]:
    """For every int and seat, and one beyond: legal, or one rule with its facts. The rules that were named."""
    named = set()
    for seat in range(-1, state.seats + 1):
        legal = state.legal(seat)
        for action in SPACE:
            found = state.explain(seat, action)
            assert (found is None) == (action in legal), f"{PHASES[state.phase]}, seat {seat}: {action} {found}"
            if found is not None:
                assert set(found.facts) == FACTS[found.rule]
                named.add(found.rule)
    return named


def check_secrets(state: MaffiosiPlay, dice: random.Random) -> None:
    """Every seat hears the same in a world that it cannot tell from the true one."""
    for seat in range(state.seats):
        world = state.imagine(seat, Rng.seeded(dice.random()))
        assert [state.explain(seat, action) for action in SPACE] == [world.explain(seat, action) for action in SPACE]


def check_game(state: MaffiosiPlay, dice: random.Random, every: float) -> tuple[set[str], set[str]]:
    """A random game, fond of playing cards, looked at in this share of its states; the phases and the rules it met."""
    met: set[str] = set()
    named: set[str] = set()
    while not state.over:
        if dice.random() < every:
            met.add(PHASES[state.phase])
            named |= check_agreement(state)
        if dice.random() < every / 10:
            check_secrets(state, dice)
        choices = state.choices()
        played = [action for action in choices if action < GAME.actions.encode("discard", 0)]
        state.play(dice.choice(played if played and dice.random() < 0.8 else choices))
    assert check_agreement(state) == {"MA-12"}
    return met, named


def some_options(dice: random.Random) -> dict[str, Value]:
    """Each switch thrown or not; who places first is drawn."""
    return {option.name: dice.choice(option.values) for option in GAME.options if option.name != "first_placer"}


OTHER_VALUES = [
    (option.name, value)
    for option in GAME.options
    for value in option.values
    if option.name in ("pass_blocked", "nightcap", "cafe_is_drink", "move_after_discard", "seating")
    and value != option.default
]


@pytest.mark.parametrize(("name", "value"), OTHER_VALUES)
def test_MA_11_legal_equals_explain_with_each_option(name: str, value: Value) -> None:
    """Section 9: both voices know the options that change what is legal."""
    dice = random.Random(f"{name} {value}")
    for seats in (3, 6):
        check_game(start(seats, name, **{name: value}), dice, 0.5)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_MA_11_legal_equals_explain_in_random_games(seats: int) -> None:
    """Every rule of section 5: an action that passes all checks is legal, and no other action is."""
    dice = random.Random(seats)
    named: set[str] = set()
    for seed, seating in enumerate(["manual", "fixed", "random"]):
        met, found = check_game(start(seats, seed, **{**some_options(dice), "seating": seating}), dice, 0.3)
        assert {"card", "second"} <= met
        named |= found
    assert {"MA-10", "MA-11", "MA-23", "MA-24", "MA-25"} <= named


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_MA_11_legal_equals_explain_in_many_random_games(seats: int) -> None:
    """In every phase, and every refusal but the guard of MA-41 and the end."""
    dice = random.Random(f"long {seats}")
    games = [check_game(start(seats, f"long {seed}", **some_options(dice)), dice, 1.0) for seed in range(40)]
    assert set.union(*(met for met, _ in games)) == set(PHASES[:-1])
    assert set.union(*(named for _, named in games)) == set(FACTS) - {"MA-12", "MA-41"}
