"""Random plays of La Cosa Nostra for tests of its words and its drawing: every option in use, everybody bargains."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from sitdown.engine import Log, Rng, State, Value
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.actions import DO_ACCEPT, DO_EXECUTE, DO_LAPSE, DO_SEND, DO_TAKE_BACK, DO_WITHDRAW

TABLES: list[tuple[int, dict[str, Value]]] = [
    (3, {"recruit": "blind", "public_offers": True, "redeals": 9, "trade_planned": True, "plays_after_act": True}),
    (4, {"influence_anytime": True, "families": "choose", "rob_robber": True, "doc": "owner"}),
    (5, {"plays_after_assign": True, "double_assign": 1, "spy_anytime": True, "politician_round_1": False}),
    (
        4,
        {
            "drive_by": 2,
            "arson": "any",
            "property_damage": "5/2",
            "same_card_twice": True,
            "influence_from": 2,
            "rounds": 3,
        },
    ),
    (
        5,
        {
            "influence_35": True,
            "last_tie": "shared",
            "business_bonus": True,
            "hand_limit_from": 1,
            "first_market": "businessman",
        },
    ),
]


def chosen(state: State, rng: Rng) -> tuple[int, int]:
    """Whose move, and which: mostly the game's, now and then an offer or its answer by anybody; Jobs rarely lapse."""
    for seat in state.invited():
        answers = [action for action in state.legal(seat) if DO_ACCEPT <= action < DO_WITHDRAW]
        if answers and rng.below(2):
            return seat, answers[rng.below(len(answers))]
    seat = state.asked() if rng.below(4) else rng.below(state.seats)
    legal = state.legal(seat)
    talk = [action for action in legal if action >= DO_TAKE_BACK]
    if talk and (len(talk) == len(legal) or rng.below(8) == 0):
        sends = DO_SEND in talk and rng.below(2)
        return seat, DO_SEND if sends else talk[rng.below(len(talk))]
    seat = state.asked()
    moves = [action for action in state.legal(seat) if action < DO_TAKE_BACK] or state.legal(seat)
    jobs = [action for action in moves if DO_EXECUTE <= action < DO_LAPSE]
    moves = jobs if jobs and rng.below(8) else moves
    return seat, moves[rng.below(len(moves))]


def moments(number: int, seed: str, log: Log | None = None) -> Iterator[State]:
    """Every moment of a play at one of the tables, the last one included."""
    seats, options = TABLES[number % len(TABLES)]
    rng = Rng.seeded(f"{seed}-{number}")
    state = GAME.start(seats, f"{seed}-{number}", options, log)
    while not state.over:
        yield state
        state.push(*chosen(state, rng))
    yield state


@cache
def some_moments(seed: str, every: int) -> list[State]:
    """Some moments of a play at each table, the last one among them; tests in both languages look at them."""
    return [
        state.clone()
        for number in range(len(TABLES))
        for step, state in enumerate(moments(number, seed))
        if step % every == 0 or state.over
    ]
