"""States are compared by all that decides what comes, and their keys are the same in every process and build."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable

import pytest

from sitdown.engine import Game, Log, Rng, State
from sitdown.games import game_of
from tests.engine.plays import EACH_GAME, moments, started

KEYS = {  # written down once: a key does not depend on the process, the machine or the build
    "palermo": "3ac099316d6cbf1eafd0f6c9e50c4fca",
    "capo": "8d718f5a290b15a9e876ba343d91be7a",
    "sicilianos": "97b23b0aeac74faa5aef31d95f8a3f8b",
    "maffiosi": "5add9d408a4f130345a2898c4aaa43b5",
    "cosanostra": "8e65d5605b508dcec1fada572e6f5dcd",
}


@EACH_GAME
def test_equal_states_are_those_that_play_on_alike(game: Game) -> None:
    seen: dict[str, State] = {}
    for state in moments(game, "keys"):
        twin = state.clone()
        assert twin == state
        assert twin.key() == state.key()
        assert state.key() not in seen, "two moments of one play"
        seen[state.key()] = twin
    assert all(twin.key() == key for key, twin in seen.items()), "an earlier moment was changed"


@EACH_GAME
def test_a_play_leaves_the_next_one_alone(game: Game) -> None:
    """Fields begin in rooms that all states share: who wrote into one would change every table that comes."""
    before = started(game).key()
    for state in moments(game, "keys", most=10_000):
        last = state
    assert last.over
    assert started(game).key() == before


@EACH_GAME
def test_asking_changes_no_key(game: Game) -> None:
    for state in list(moments(game, "asking"))[::7]:
        before = state.key()
        for seat in range(state.seats):
            for action in state.legal(seat):
                state.explain(seat, action)
            state.view(seat)
            state.imagine(seat, Rng.seeded(1)).imagine(seat, Rng.seeded(2))
        state.open_view(), state.scores, state.ranking, str(state), repr(state)
        assert state.key() == before


@EACH_GAME
@pytest.mark.parametrize(
    "change",
    [
        lambda game: game.start(game.seats[-1], "wednesday"),
        lambda game: game.start(game.seats[0], "tuesday"),
        lambda game: next(
            game.start(game.seats[-1], "tuesday", {option.name: value})
            for option in game.options
            for value in option.values
            if value != option.default
        ),
    ],
    ids=["seed", "seats", "options"],
)
def test_another_seed_number_of_seats_or_option_is_another_state(game: Game, change: Callable[[Game], State]) -> None:
    assert change(game) != started(game)
    assert change(game).key() != started(game).key()


def test_the_chance_to_come_and_what_a_seat_knows_are_compared_the_listener_is_not() -> None:
    capo = game_of("capo")
    state, heard = capo.start(4, "tuesday"), capo.start(4, "tuesday", listener=Log())
    assert state == heard
    other = state.clone()
    other.rng.word()
    assert other != state
    assert state != state.imagine(0, Rng.seeded(1))
    assert state != "a state"
    assert state != started(game_of("palermo"))


def test_sealed_choices_in_another_order_make_the_same_state() -> None:
    capo = game_of("capo")
    one, other = capo.start(4, "tuesday"), capo.start(4, "tuesday")
    for seat in one.turn():
        one.play_move(seat, "add_card 0")
    for seat in reversed(other.turn()):
        other.play_move(seat, "add_card 0")
    assert one == other


def test_a_state_is_not_hashable_its_key_is() -> None:
    state = game_of("capo").start(4, "tuesday")
    with pytest.raises(TypeError, match=r"key\(\)"):
        hash(state)
    assert {state.key(): 1}[state.clone().key()] == 1


@pytest.mark.parametrize("slug", KEYS)
def test_a_key_is_the_same_in_every_build(slug: str) -> None:
    """Other fields in a state make other keys; then write them down again."""
    keys = [state.key() for state in moments(game_of(slug), "written down", 25)]
    assert keys[-1] == KEYS[slug]


def test_a_key_is_the_same_in_every_process() -> None:
    ask = "from sitdown.games import game_of; print(game_of('cosanostra').start(4, 'tuesday').key())"
    said = {
        subprocess.run(
            [sys.executable, "-c", ask],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for seed in ("1", "2")
    }
    assert said == {game_of("cosanostra").start(4, "tuesday").key()}
