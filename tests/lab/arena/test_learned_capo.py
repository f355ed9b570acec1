"""The learned player of Capo, which `hard` is measured against so that it is not tuned to rules of thumb."""

from __future__ import annotations

import json

import pytest

from benchmarks.learned_capo.features import options_of
from benchmarks.learned_capo.network import Network
from benchmarks.learned_capo.player import WEIGHTS, LearnedCapo, networks, step_towards
from benchmarks.learned_capo.train import Pupil, command
from sitdown.bots import SeatedBot, play
from sitdown.engine import Rng
from sitdown.games import game_of
from sitdown.games.capo.state import CapoState

CAPO = game_of("capo")


def moments(seats: int, seed: str, every: int) -> list[tuple[CapoState, int]]:
    """Moments of a play by rules of thumb, each with the seat that is asked."""
    state, rng, found = CAPO.start(seats, seed), Rng.seeded(seed), []
    while not state.over:
        seat = state.next_to_ask()
        copy = state.clone()
        assert isinstance(copy, CapoState)
        found.append((copy, int(seat)))
        state.push(seat, CAPO.thumb(state, seat, rng))
    return found[::every]


@pytest.mark.parametrize("seats", CAPO.seats)
def test_it_plays_whole_games(seats: int) -> None:
    """A choice that is not legal would be refused."""
    bots = [LearnedCapo(Rng.seeded(seat)) for seat in range(seats)]
    assert play(CAPO.start(seats, "learned"), bots, "learned").over


def test_it_beats_random() -> None:
    won = 0.0
    for number in range(24):
        bots: list[LearnedCapo | str] = ["random", "random", "random"]
        bots[number % 3] = LearnedCapo(Rng.seeded(number))
        ranking = play(CAPO.start(3, number), bots, number).ranking
        won += (ranking[number % 3] == 1) / ranking.count(1)
    assert won > 16  # 8 would be fair


def test_it_knows_nothing_that_its_seat_does_not_know() -> None:
    for number, (state, seat) in enumerate(moments(4, "blind", 5)):
        other = state.imagine(seat, Rng.seeded(f"another world {number}"))
        assert isinstance(other, CapoState)
        assert options_of(state, seat) == options_of(other, seat)
        chosen = [
            SeatedBot(seat, LearnedCapo(Rng.seeded(1)), Rng.seeded(number)).choose(world) for world in (state, other)
        ]
        assert chosen[0] == chosen[1]


def test_every_option_can_be_come_to_and_has_as_many_numbers() -> None:
    for state, seat in moments(5, "options", 4):
        options = options_of(state, seat)
        assert {len(features) for features in options.values()} == {len(networks()[state.phase].into[0]) - 1}
        steps = {step_towards(state, seat, option) for option in options}
        assert steps == set(state.legal(seat))


def test_its_weights_are_the_output_of_a_command() -> None:
    stored = json.loads(WEIGHTS.read_text("utf-8"))
    assert next(iter(stored)) == "made by"
    assert stored["made by"] == command(stored["games"], stored["seed"])
    assert WEIGHTS.stat().st_size < 200_000


def test_the_same_seed_learns_the_same() -> None:
    learned = []
    for seed in ("one", "one", "two"):
        pupil = Pupil(seed)
        pupil.learn(pupil.play(0), 0.02)
        learned.append([mind.to_store() for mind in pupil.minds])
    assert learned[0] == learned[1] != learned[2]


def test_a_lesson_is_what_the_round_brought() -> None:
    """It stands better or worse than before the round, by no more than there is to win."""
    pupil = Pupil("lessons")
    lessons = [lesson for number in range(3) for lesson in pupil.play(number)]
    assert {phase for phase, _, _ in lessons} == {0, 1, 2}
    assert all(-10.0 <= target <= 10.0 for _, _, target in lessons)
    assert any(target > 0.5 for _, _, target in lessons)
    assert any(target < -0.5 for _, _, target in lessons)


def test_a_network_learns_what_no_line_can_tell() -> None:
    rng = Rng.seeded("xor")
    mind = Network.fresh(2, 8, rng)
    cases = [([float(a), float(b)], float(a != b)) for a in range(2) for b in range(2)]
    for _ in range(4000):
        mind.learn(*cases[rng.below(4)], 0.2)
    for again in (mind, Network.stored(mind.to_store())):
        assert all(abs(again.value(given) - wanted) < 0.1 for given, wanted in cases)
