"""Luck apart from choices: what the deal, chance, a seat's own choices and those of the others did to its result.

The four parts add up to the result less an even share of the victory. Each is estimated by itself; what is then missing
in their sum is laid on them by their variances, which is the estimate with the smallest errors, since the sum is known
exactly.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from sitdown.teach.analysis.changes import Change

PARTS: Final = ("deal", "chance", "own", "others")


def luck_parts(
    result: list[float], after_deal: list[float], rollouts: int, changes: list[Change]
) -> list[dict[str, float]]:
    """For each seat the parts, and `error`: the largest standard error of any of them.

    `after_deal` are the chances after the deal, from so many rollouts.
    """
    return [_parts(seat, result, after_deal, rollouts, changes) for seat in range(len(result))]


def _parts(
    seat: int, result: list[float], after_deal: list[float], rollouts: int, changes: list[Change]
) -> dict[str, float]:
    fair = 1.0 / len(result)
    own = [one for one in changes if one.mover == seat]
    others = [one for one in changes if one.mover != seat]
    found = [
        after_deal[seat] - fair,
        sum(one.chance.mean(seat) for one in changes),
        sum(one.choice.mean(seat) for one in own),
        sum(one.choice.mean(seat) for one in others),
    ]
    chance = after_deal[seat]
    variances = [
        (chance * (1.0 - chance) + 0.01 / rollouts) / rollouts,
        sum(one.chance.variance(seat) for one in changes),
        sum(one.choice.variance(seat) for one in own),
        sum(one.choice.variance(seat) for one in others),
    ]
    whole = sum(variances)
    missing = result[seat] - fair - sum(found)
    parts = [value + missing * variance / whole for value, variance in zip(found, variances, strict=True)]
    error = max(sqrt(variance * max(0.0, 1.0 - variance / whole)) for variance in variances)
    return {**dict(zip(PARTS, parts, strict=True)), "error": error}
