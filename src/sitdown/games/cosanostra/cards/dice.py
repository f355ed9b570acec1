"""The dice that a Gangster throws (CN-70, CN-73)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra.cards.gangsters import strength
from sitdown.games.cosanostra.data import GANGSTERS, HIGH, LOW, PISTOLS
from sitdown.games.cosanostra.state import CosaState

PIPS: Final = 6
MOST_DICE: Final = max(PISTOLS[man] for man in range(GANGSTERS)) + 1  # a Machine Pistol adds one
MOST_TARGET: Final = max(PIPS, MOST_DICE + 1) + 1  # a planned card adds one to a strength, a Saboteur to any number


def roll(state: CosaState, seat: i64, gangster: i64, target: i64) -> None:
    """CN-70, CN-73."""
    state.aim_at = target
    state.dice_n = strength(state, gangster)
    die: i64 = 0
    while die < state.dice_n:
        state.dice[die] = 1 + state.rng.below(PIPS)
        die += 1
    count_hits(state)
    if state.listener is not None:
        facts: dict[str, Fact] = {"seat": seat, "gangster": gangster, "dice": dice_of(state)}
        state.tell("rolled", {**facts, "target": target, "rule": "CN-70"})


def printed_amount(job: i64, successes: i64) -> i64:
    """What is printed on the Job for one success, and for more."""
    return HIGH[job] if successes > 1 else LOW[job]


def count_hits(state: CosaState) -> None:
    state.hits = 0
    die: i64 = 0
    while die < state.dice_n:
        if state.dice[die] >= state.aim_at:
            state.hits += 1
        die += 1


def dice_of(state: CosaState) -> list[int]:
    return [state.dice[die] for die in range(state.dice_n)]


# -- chances ----------------------------------------------------------------------------------------------------------


def hit_chance(target: i64) -> float:
    """That one die succeeds (CN-72)."""
    if target <= 1:
        return 1.0
    return 0.0 if target > 6 else float(7 - target) / 6.0


def chances(dice: i64, target: i64) -> tuple[float, float]:
    """Of exactly one success, and of two or more."""
    place = dice * TARGETS + (1 if target < 1 else TARGETS - 1 if target >= TARGETS else target)
    return ONE_HIT[place], MORE_HITS[place]


def reckon_chances(dice: i64, target: i64) -> tuple[float, float]:
    """The same, die by die."""
    hit = hit_chance(target)
    miss = 1.0 - hit
    none = 1.0
    one = 0.0
    die: i64 = 0
    while die < dice:
        one = one * miss + none * hit
        none = none * miss
        die += 1
    return one, 1.0 - none - one


TARGETS: Final = PIPS + 2  # that differ: none beyond the pips can be thrown
TABLED: Final = 20  # dice: more than anybody ever throws
_CHANCES: Final = [reckon_chances(dice, target) for dice in range(TABLED) for target in range(TARGETS)]
ONE_HIT: Final = vec[float]([one for one, _ in _CHANCES])  # [dice * TARGETS + target]
MORE_HITS: Final = vec[float]([more for _, more in _CHANCES])


def chances_in_percent() -> list[list[list[int]]]:
    """By number of dice and by what a die must show: of one success or more, and of two or more."""
    return [[_in_percent(dice, target) for target in range(MOST_TARGET + 1)] for dice in range(MOST_DICE + 1)]


def _in_percent(dice: int, target: int) -> list[int]:
    one, two = chances(dice, target)
    return [int(100.0 * share + 0.5) for share in (one + two, two)]
