"""Random plays of Maffiosi for tests of its words and its drawing: tables that use every option between them."""

from __future__ import annotations

from collections.abc import Iterator

from sitdown.engine import Log, Rng, State, Value
from sitdown.games.maffiosi import GAME
from sitdown.testing import words

TABLES: list[tuple[int, dict[str, Value]]] = [
    (3, {}),
    (
        4,
        {"seating": "manual", "first_placer": 2, "manual_starter": "first", "nightcap": "up_to", "cafe_is_drink": True},
    ),
    (5, {"seating": "random", "open_discards": False, "hidden_money": True, "scram_wakes": True, "stall_rounds": 5}),
    (6, {"closing_time": 5, "short_pot": True, "pass_blocked": "skip", "empty_cake": "harmless", "final_tie": "order"}),
    (4, {"no_scram": True, "till_doubles_boss": False, "last_note": "exact", "move_after_discard": True}),
    (6, {"scram_clears_cakes": True}),
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
