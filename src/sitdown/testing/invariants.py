"""What must always be true of a table: nothing that is moved is lost or made.

def every_case_is_in_one_place(state: State) -> None:
    each_in_one_place(len(CASES), *state.hands, state.pile.tokens(), state.gone)
    each_once([state.cards.face[token] for token in range(len(CASES))], CASES)
    sums_to(100, *state.money, state.bank)
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from sitdown.testing.promise import promise


def each_in_one_place(count: int, *places: Iterable[int]) -> None:
    """Every token from 0 to `count` - 1 lies in exactly one of these places."""
    each_once([token for place in places for token in place], range(count))


def each_once(found: Iterable[object], wanted: Iterable[object]) -> None:
    """These are all that there are, in any order: faces on cards, tiles on a board."""
    lying, there_are = Counter(found), Counter(wanted)
    promise(lying == there_are, "lost or made", f"lost {_few(there_are - lying)}, made {_few(lying - there_are)}")


def sums_to(total: int, *parts: int) -> None:
    """All money, points or pieces of the game, wherever they are, and none is below zero."""
    promise(min(parts, default=0) >= 0, "less than nothing", list(parts))
    promise(sum(parts) == total, "lost or made", f"{sum(parts)} instead of {total}", list(parts))


def _few(counted: Counter[object]) -> str:
    return ", ".join(str(one) for one in list(counted.elements())[:8]) or "nothing"
