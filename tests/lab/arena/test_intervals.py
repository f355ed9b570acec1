"""Intervals hold the truth as often as they say, and make sense where all deals came out alike."""

from __future__ import annotations

from random import Random

import pytest

from sitdown.lab.arena.intervals import interval, students_t

ROTATIONS = 4


def independent(random: Random, share: float) -> float:
    """A deal whose games have nothing to do with each other."""
    return sum(random.random() < share for _ in range(ROTATIONS)) / ROTATIONS


def alike(random: Random, share: float) -> float:
    """A deal whose games all end in the same way."""
    return float(random.random() < share)


def chair_decides(random: Random, share: float) -> float:
    """A deal that in two of three cases one chair wins, whoever sits there: each bot once."""
    return 1 / ROTATIONS if random.random() < 2 / 3 else independent(random, share)


def coverage(kind: str, share: float, deals: int, runs: int = 800) -> float:
    draw = {"independent": independent, "alike": alike, "chair": chair_decides}[kind]
    random = Random(f"{kind} {share} {deals}")
    hits = 0
    for _ in range(runs):
        found = interval([draw(random, share) for _ in range(deals)], deals * ROTATIONS)
        assert 0 <= found.low <= found.mean <= found.high <= 1
        hits += found.low <= share <= found.high
    return hits / runs


@pytest.mark.parametrize("deals", [25, 60])
@pytest.mark.parametrize(
    ("kind", "share"),
    [("independent", 0.25), ("independent", 0.6), ("independent", 0.97), ("alike", 0.25), ("alike", 0.6)],
)
def test_the_truth_is_in_95_of_100_intervals(kind: str, share: float, deals: int) -> None:
    assert 0.92 <= coverage(kind, share, deals) <= 0.995


def test_a_chair_that_decides_makes_the_interval_narrow_and_still_true() -> None:
    assert 0.92 <= coverage("chair", 0.25, 60) <= 0.995
    random = Random(1)
    paired = interval([chair_decides(random, 0.25) for _ in range(60)], 240)
    single = interval([independent(random, 0.25) for _ in range(60)], 240)
    assert paired.high - paired.low < 0.7 * (single.high - single.low)


def test_deals_that_are_all_alike_give_an_interval_of_some_width() -> None:
    won = interval([1.0] * 25, 100)
    assert (won.mean, won.high) == (1, 1)
    assert won.low == pytest.approx(0.963, abs=0.001)  # Wilson's, of 100 games
    lost = interval([0.0] * 25, 100)
    assert (lost.low, lost.mean) == (0, 0)
    assert lost.high == pytest.approx(1 - won.low)
    even = interval([0.25] * 25, 100)
    assert even.low < 0.25 < even.high
    one = interval([1.0], 4)
    assert one.low < 0.3


def test_more_losses_never_raise_the_lower_end_near_100_percent() -> None:
    lows = [interval([1.0] * (25 - losses) + [0.75] * losses, 100).low for losses in range(6)]
    assert lows == sorted(lows, reverse=True)


def test_students_t_is_that_of_the_tables() -> None:
    table = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 10: 2.228, 30: 2.042, 120: 1.980}
    for freedom, wide in table.items():
        assert students_t(freedom) == pytest.approx(wide, abs=0.005)
