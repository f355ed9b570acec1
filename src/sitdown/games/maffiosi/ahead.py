"""What is told of what may come: whom weapons reach, what cakes do, where cards lead, what a man earns on a chair."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.engine.game import View
from sitdown.games.maffiosi.actions import ACTIONS, DO_DISCARD, DO_PIECE, LEFT, RIGHT
from sitdown.games.maffiosi.cake import hit_by, is_on_table, passed_to
from sitdown.games.maffiosi.chairs import awake, free, pay_for, shooters, stabbers, taken
from sitdown.games.maffiosi.data import BOSS, CARD_IDS, CHAIRS, NEAR, OPPOSITE
from sitdown.games.maffiosi.seating import fill_piece
from sitdown.games.maffiosi.state import (
    CARD,
    MOVE_FROM,
    MOVE_TO,
    SCRAM_CHAIR,
    SCRAM_PIECE,
    SECOND,
    SETUP_CHAIR,
    SETUP_PIECE,
    MaffiosiState,
)
from sitdown.games.maffiosi.turn import fill_after, fill_card, fill_second

# -- for all ----------------------------------------------------------------------------------------------------------


def lines(state: MaffiosiState) -> dict[str, list[list[object]]]:
    """By weapon: from which chair a man who is awake reaches which, and how that ends; None: no chair (MA-37)."""
    stabs: list[list[object]] = []
    shots: list[list[object]] = []
    for seat in range(state.seats):
        knives = stabbers(state, seat)
        guns = shooters(state, seat)
        for chair in range(1, CHAIRS + 1):
            if knives & BIT[chair] != 0:
                near = NEAR[chair - 1]
                stabs.append([chair, near[0], _end(state, seat, near[0])])
                stabs.append([chair, near[2], _end(state, seat, near[2])])
            if guns & BIT[chair] != 0:
                goal = OPPOSITE[chair]
                shots.append([chair, goal or None, _end(state, seat, goal)])
    return {"stab": stabs, "fire": shots}


def _end(state: MaffiosiState, seat: i64, chair: i64) -> str:
    """MA-33, MA-37: whom it meets there."""
    if chair == 0:
        return "crossed"
    if taken(state) & BIT[chair] == 0:
        return "empty"
    return "own" if state.men[seat] & BIT[chair] != 0 else "hit"


def cakes_seen(state: MaffiosiState) -> list[View]:
    """Each cake on the table: whom it would hit now, where it can be passed on to, and when it goes off."""
    seen: list[View] = []
    for owner in range(state.seats):
        if not is_on_table(state, owner):
            continue
        chair = state.cake[owner]
        victims = hit_by(state, chair)
        seen.append(
            {
                "seat": owner,
                "chair": chair,
                "hits": [near for near in NEAR[chair - 1] if victims & BIT[near] != 0],
                "passes": [passed_to(state, owner, way) or None for way in (LEFT, RIGHT)],
                "turns": _turns_until(state, owner),
            }
        )
    return seen


def _turns_until(state: MaffiosiState, seat: i64) -> int | None:
    """MA-8, MA-60: 1 if the next turn is his, a whole round if this one is; None: he is out."""
    if not state.is_in(seat):
        return None
    turns = 1
    other = state.after(state.active)
    while other != seat:
        if state.is_in(other):
            turns += 1
        other = state.after(other)
    return turns


# -- for the seat that decides ----------------------------------------------------------------------------------------


def leads(state: MaffiosiState) -> dict[str, list[int]]:
    """By card that may be played now: the actions that are legal after it."""
    found: dict[str, list[int]] = {}
    if state.phase not in (CARD, SECOND):
        return found
    plays = Choices(ACTIONS.size)
    if state.phase == CARD:
        fill_card(state, plays)
    else:
        fill_second(state, plays)
    for action in plays.as_list():
        if action < DO_DISCARD:
            after = Choices(ACTIONS.size)
            fill_after(state, action, after)
            found[CARD_IDS[action]] = after.as_list()
    return found


def seats_offered(state: MaffiosiState, has_move: bool) -> View | None:
    """The free chairs, and for each man who may take one what his gang would earn with him there; `has_move`: a MOVE
    may be played now."""
    phase = state.phase
    earns: dict[str, list[int]] = {}
    if has_move or phase == MOVE_FROM:
        men = awake(state, state.mover)
        for chair in range(1, CHAIRS + 1):
            if men & BIT[chair] != 0:
                earns[f"chair:{chair}"] = _earns_from(state, chair)
    elif phase == MOVE_TO:
        earns[f"chair:{state.piece}"] = _earns_from(state, state.piece)
    elif phase in (SETUP_CHAIR, SCRAM_CHAIR):
        earns[f"piece:{state.piece}"] = _earns_standing(state, state.piece)
    elif phase in (SETUP_PIECE, SCRAM_PIECE):
        pieces = Choices(ACTIONS.size)
        fill_piece(state, pieces)
        for action in pieces.as_list():
            earns[f"piece:{action - DO_PIECE}"] = _earns_standing(state, action - DO_PIECE)
    else:
        return None
    return {"chairs": _listed(free(state)), "earns": earns}


def _listed(chairs: i64) -> list[int]:
    return [chair for chair in range(1, CHAIRS + 1) if chairs & BIT[chair] != 0]


def _earns_from(state: MaffiosiState, start: i64) -> list[int]:
    """With the man of this chair on each free chair; he is awake."""
    workers = awake(state, state.mover)
    has_boss = workers & state.kin[BOSS] != 0
    return [pay_for(state, workers & ~BIT[start] | BIT[chair], has_boss) for chair in _listed(free(state))]


def _earns_standing(state: MaffiosiState, piece: i64) -> list[int]:
    """With a man from before the table on each free chair."""
    workers = awake(state, state.mover)
    works = piece % 2 == 0
    has_boss = workers & state.kin[BOSS] != 0 or (works and piece // 2 == BOSS)
    return [pay_for(state, workers | BIT[chair] if works else workers, has_boss) for chair in _listed(free(state))]
