"""Intervals for means over deals.

The deal is the unit: its games share their cards, so they are not independent, and bots that swap chairs over the same
cards differ less by luck. Each deal gives one number between 0 and 1 (the share of its games that a bot won), and the
spread of these numbers says how sure their mean is. The interval is Wilson's, for as many independent games as would
have that spread: it stays within 0 and 1. Where all deals came out alike, at 0 % and 100 % above all, it is that of as
many independent games as were played: it never has no width.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import fsum, pi, sqrt, tan
from statistics import NormalDist
from typing import Final, NamedTuple

SURE: Final = 0.95
_TAIL: Final = (1 + SURE) / 2
_Z: Final = NormalDist().inv_cdf(_TAIL)


class Interval(NamedTuple):
    """A mean, and between what the truth very likely lies."""

    mean: float
    low: float
    high: float

    def scaled(self, times: float, plus: float) -> Interval:
        return Interval(*(times * value + plus for value in self))


def interval(deals: Sequence[float], games: int) -> Interval:
    """The mean of these numbers between 0 and 1, one of each deal, with its 95 % interval; `games` were played.

    A single deal tells nothing about the spread and counts as one game.
    """
    count = len(deals)
    mean = fsum(deals) / count
    if count == 1:
        return _wilson(mean, 1.0, _Z)
    variance = fsum((value - mean) ** 2 for value in deals) / (count - 1) / count
    if variance < 1e-12:  # all alike, but for rounding
        return _wilson(mean, float(games), _Z)
    return _wilson(mean, mean * (1 - mean) / variance, students_t(count - 1))


def _wilson(mean: float, games: float, wide: float) -> Interval:
    """The interval for a mean of so many independent games, won or lost."""
    extra = wide * wide / games
    middle = (mean + extra / 2) / (1 + extra)
    half = wide * sqrt(mean * (1 - mean) / games + extra / (4 * games)) / (1 + extra)
    return Interval(mean, max(0.0, min(mean, middle - half)), min(1.0, max(mean, middle + half)))


def students_t(freedom: int) -> float:
    """How many standard errors wide, to each side, a 95 % interval from so many degrees of freedom is."""
    if freedom == 1:
        return tan(pi * (_TAIL - 0.5))
    if freedom == 2:
        return 2 * (_TAIL - 0.5) * sqrt(2 / (4 * _TAIL * (1 - _TAIL)))
    z, n = _Z, float(freedom)
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )  # Fisher and Cornish's expansion
    return z + fsum(term / n ** (power + 1) for power, term in enumerate(terms))
