"""Random plays of Maffiosi for tests of its words and its drawing: tables that use every option between them."""

from __future__ import annotations

from collections.abc import Iterator

from sitdown.engine import Log, Rng, State, Value
from sitdown.games.maffiosi import GAME
from tests.games import words

TABLES: list[tuple[int, dict[str, Value]]] = [
    (3, {}),
    (4, {"seating": "manual", "firstPlacer": 2, "manualStarter": "first", "nightcap": "upTo", "cafeIsDrink": True}),
    (5, {"seating": "random", "openDiscards": False, "hiddenMoney": True, "scramWakes": True, "stallRounds": 5}),
    (6, {"closingTime": 5, "shortPot": True, "passBlocked": "skip", "emptyCake": "harmless", "finalTie": "order"}),
    (4, {"noScram": True, "tillDoublesBoss": False, "lastNote": "note", "moveAfterDiscard": True}),
    (6, {"scramClearsCakes": True}),
]


def mostly_play(state: State, rng: Rng) -> int:
    """Discards are rare, so that every card is seen at work."""
    legal = state.choices()
    eager = [action for action in legal if GAME.actions.kind_of(action).name != "discard"]
    legal = eager if eager and rng.below(6) else legal
    return legal[rng.below(len(legal))]


def moments(number: int, seed: str, log: Log | None = None) -> Iterator[State]:
    """Every moment of a play at one of the tables."""
    seats, options = TABLES[number % len(TABLES)]
    return words.moments(GAME, seats, options, f"{seed}-{number}", log, mostly_play)


def some_moments(seed: str, every: int = 5) -> Iterator[State]:
    """Some moments of a play at each table, the last one among them."""
    for number in range(len(TABLES)):
        for step, state in enumerate(moments(number, seed)):
            if step % every == 0 or state.over:
                yield state
