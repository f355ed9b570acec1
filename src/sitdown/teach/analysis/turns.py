"""Turning points: the moves that changed the chances to win most, beyond doubt."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from sitdown.engine import Record, Rng, State
from sitdown.teach.analysis.chances import open_chances
from sitdown.teach.analysis.changes import Change
from sitdown.teach.analysis.finished import Progress, whole_choices

MOST: Final = 6
LOOKED_INTO: Final = 10  # whole choices that look as if they changed most
NOTABLE: Final = 0.08  # of a chance to win
CLEAR: Final = 3.0  # standard errors

Turn = dict[str, Any]


def turning_points(
    record: Record,
    states: list[State],
    changes: list[Change],
    rollouts: int,
    rng: Rng,
    progress: Progress,
) -> list[Turn]:
    """At most six, in the order of the game; each with the chances before and after, from so many new rollouts.

    The parts of one choice count together; it is told by the part that changed most.
    """
    wholes: dict[int, list[Change]] = {}
    begins = whole_choices(record, states)
    for one in changes:
        wholes.setdefault(begins[one.number - 1], []).append(one)
    likely = sorted(wholes.values(), key=lambda whole: (-_size(whole), whole[0].number))[:LOOKED_INTO]
    found = []
    for done, whole in enumerate(likely):
        size, turn = _looked_into(states, whole, rollouts, rng)
        found += [(size, turn)] if turn else []
        progress((done + 1) / len(likely))
    found.sort(key=lambda one: -one[0])
    return sorted((turn for _, turn in found[:MOST]), key=lambda turn: turn["move"])


def _size(whole: list[Change]) -> float:
    """The largest change of any seat's chance, less its standard error: what looks large by a few tries may be none."""
    seats = range(int(whole[0].before.seats))
    return max(
        abs(sum(one.of(seat) for one in whole)) - sqrt(sum(one.variance(seat) for one in whole)) for seat in seats
    )


def _looked_into(states: list[State], whole: list[Change], rollouts: int, rng: Rng) -> tuple[float, Turn]:
    """The change and what is told of it; {} if it is not beyond doubt."""
    first, last = whole[0].number - 1, whole[-1].number
    luck = rng.split()
    before = open_chances(states[first], rollouts, luck.clone())
    after = open_chances(states[last], rollouts, luck)
    gaps = [one - other for one, other in zip(after, before, strict=True)]
    seat = max(range(len(gaps)), key=lambda one: abs(gaps[one]))
    doubt = before[seat] * (1.0 - before[seat]) + after[seat] * (1.0 - after[seat])
    if abs(gaps[seat]) < max(NOTABLE, CLEAR * sqrt((doubt + 0.01 / rollouts) / rollouts)):
        return 0.0, {}
    most = max(whole, key=lambda one: (abs(one.of(seat)), -one.number))
    chance = sum(one.chance.mean(seat) for one in whole)
    choice = sum(one.choice.mean(seat) for one in whole)
    told: Turn = {"move": most.number, "seat": most.mover, "action": most.made, "before": before, "after": after}
    return abs(gaps[seat]), {**told, "chance": abs(chance) > abs(choice)}
