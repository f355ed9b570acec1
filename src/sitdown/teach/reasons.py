"""Why one choice is better than another: what differs between them beyond doubt in the same worlds."""

from __future__ import annotations

from typing import Final

from sitdown.bots.search.comparison import Finalist, difference
from sitdown.engine import Aspect

CLEAR: Final = 2.5  # standard errors, as in the search
FEWEST: Final = 6  # worlds before anything is clear
RESULT: Final = "result"  # no aspect of the game: how it ends
SAME: Final = "same"


class Reason:
    """One thing in which a choice differs from the one that it is compared with."""

    def __init__(self, aspect: str, amount: float = 0.0) -> None:
        self.aspect = aspect  # one of the game's, or RESULT, or SAME
        self.amount = amount  # how much more it brings; below 0: less

    def __repr__(self) -> str:
        return f"<Reason {self.aspect} {self.amount:+g}>"


def reasons_for(one: Finalist, other: Finalist, aspects: list[Aspect]) -> list[Reason]:
    """At most two: what speaks most for how it came out, then what speaks most against that.

    Where neither came out better: what speaks for it, or SAME, and what against. Empty: too few worlds to tell.
    """
    if len(one.values) < FEWEST:
        return []
    gains = _gains(one, other, aspects)
    most, least = max(gains, default=_NOTHING, key=_gain), min(gains, default=_NOTHING, key=_gain)
    speaks_for = most[1] if most[0] > 0.0 else None
    speaks_against = least[1] if least[0] < 0.0 else None
    mean, error = difference(one.values, other.values)
    if mean == 0.0 or abs(mean) < CLEAR * error:
        return [speaks_for or Reason(SAME), *([speaks_against] if speaks_against is not None else [])]
    first, second = (speaks_for, speaks_against) if mean > 0.0 else (speaks_against, speaks_for)
    return [first or Reason(RESULT, mean), *([second] if second is not None else [])]


_NOTHING: Final = (0.0, Reason(SAME))


def _gain(found: tuple[float, Reason]) -> float:
    return found[0]


def _gains(one: Finalist, other: Finalist, aspects: list[Aspect]) -> list[tuple[float, Reason]]:
    """For each aspect that differs clearly: how much better it is, in differences worth a word; and the reason."""
    found: list[tuple[float, Reason]] = []
    for number, aspect in enumerate(aspects):
        mean, error = difference(one.measured(number), other.measured(number))
        if abs(mean) >= max(aspect.notable, CLEAR * error):
            gain = mean / aspect.notable
            found.append((-gain if aspect.less_is_better else gain, Reason(aspect.name, mean)))
    return found
