"""Cards added up in one number, and odds that are counted instead of drawn."""

from __future__ import annotations

import random
from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine import Rng
from sitdown.games.capo.bot import COUNTED, chance_to_meet
from sitdown.games.capo.crews import count_of
from sitdown.games.capo.data import DEDUCTION, FACES, GIULIA, HAND, LIMIT, MARIO, MISSION_COUNT, POWER, STARS, TONY
from sitdown.games.capo.sums import SUM_OF, giulias_in, marios_in, meets, odds, rats_in, stars_of, sums_of_sets
from tests.games.capo.helpers.positions import table

DICE = random.Random("sums")


def test_a_sum_says_what_counting_says() -> None:
    """Of hundreds of hands, every set of cards: stars, persons, and whether it meets the mission."""
    state = table()
    for _ in range(300):
        n = DICE.randrange(1, HAND + 1)
        faces = sorted(DICE.sample(range(54), n))  # no Little Tony: his star is counted among a crew's own there
        state.mission = DICE.randrange(MISSION_COUNT)
        sums = sums_of_sets(vec[i64](faces + [0] * (HAND - n)), n)
        for mask in range(1, 2**n):
            held = [face for slot, face in enumerate(faces) if mask & 2**slot]
            stars, _, _, met, _ = count_of(state, faces, mask)
            assert max(0, stars_of(sums[mask])) == stars
            assert meets(sums[mask], state.mission, LIMIT[state.mission]) == met
            assert giulias_in(sums[mask]) == sum(POWER[face] == GIULIA for face in held)
            assert marios_in(sums[mask]) == sum(POWER[face] == MARIO for face in held)


def test_a_sum_keeps_the_rats_apart_from_the_stars() -> None:
    for _ in range(300):
        held = DICE.sample(range(FACES), HAND)
        whole = sum(SUM_OF[face] for face in held)
        assert rats_in(whole) == sum(POWER[face] == TONY for face in held)
        assert stars_of(whole) == sum(STARS[face] - DEDUCTION[face] for face in held)


def test_the_odds_are_those_of_all_fillings() -> None:
    for _ in range(40):
        visible = sum(SUM_OF[face] for face in DICE.sample(range(FACES), DICE.randrange(3)))
        mission, limit = DICE.randrange(MISSION_COUNT), DICE.randrange(8)
        assert odds(visible, 0, mission, limit) == float(meets(visible, mission, limit))
        for hidden in (1, 2):
            fillings = product(range(FACES), repeat=hidden)
            met = sum(meets(visible + sum(SUM_OF[face] for face in filled), mission, limit) for filled in fillings)
            assert odds(visible, hidden, mission, limit) == pytest.approx(met / FACES**hidden)


def test_counting_is_what_drawing_comes_to() -> None:
    state = table(mission="M10")
    for faces in ([0], [20, 30], [60]):
        visible = sum(SUM_OF[face] for face in faces)
        drawn = chance_to_meet(state, visible, 3, Rng.seeded(1), 4000)
        assert chance_to_meet(state, visible, 3, Rng.seeded(1), COUNTED) == pytest.approx(drawn, abs=0.03)
