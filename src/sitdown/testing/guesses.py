"""Whether imagined worlds know too much: what a seat cannot see must not always be imagined as it truly is.

A world that keeps a hidden card in its place looks right to the seat, and so do all twins made of it. It shows only
over many worlds: at this place of the view the truth is hidden, it varies, and every world has guessed it.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator

from sitdown.engine import State

ENOUGH = 60  # worlds in which a place was hidden, before all of them being right tells something
VARIETY = 3  # different truths at the place


class Guesses:
    """For each place of a view how often it was hidden from a seat, and how often the world had it right."""

    def __init__(self) -> None:
        self.hidden: Counter[str] = Counter()
        self.right: Counter[str] = Counter()
        self.truths: defaultdict[str, set[object]] = defaultdict(set)

    def add(self, state: State, world: State, seat: int | None) -> None:
        """A world that the seat imagined."""
        seen, true = dict(leaves(state.view(seat))), dict(leaves(state.open_view()))
        imagined = dict(leaves(world.open_view()))
        for place, value in true.items():
            if place != "/you" and place in seen and seen[place] != value:
                self.hidden[place] += 1
                self.right[place] += place in imagined and imagined[place] == value
                self.truths[place].add(value)

    def known(self) -> list[str]:
        """Places that are hidden in views but never in imagined worlds."""
        often = [place for place, count in self.hidden.items() if count >= ENOUGH]
        return [
            place for place in often if self.right[place] == self.hidden[place] and len(self.truths[place]) >= VARIETY
        ]


def leaves(value: object, place: str = "") -> Iterator[tuple[str, object]]:
    """Everything in a view that is not a list or a table, with the way to it: `hands/0/2`."""
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from leaves(inner, f"{place}/{name}")
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from leaves(inner, f"{place}/{i}")
    else:
        yield place, value
