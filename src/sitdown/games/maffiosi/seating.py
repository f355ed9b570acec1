"""Sitting down: at the start by hand or by chance, again after a SCRAM, and one man by a MOVE."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.maffiosi.actions import DO_PIECE
from sitdown.games.maffiosi.attack import fill_chairs
from sitdown.games.maffiosi.chairs import awake, free, type_at
from sitdown.games.maffiosi.data import CHAIRS, GANGS, PIECES, TYPE_IDS, TYPES
from sitdown.games.maffiosi.state import (
    AT_HOME,
    MOVES,
    OUT_OF_GAME,
    SCRAM_CHAIR,
    SCRAM_PIECE,
    SETUP_CHAIR,
    SETUP_PIECE,
    ZERO_A_SEAT,
    ZERO_A_TYPE,
    MaffiosiState,
)


def sit(state: MaffiosiState, seat: i64, piece: i64, chair: i64) -> None:
    state.men[seat] = state.men[seat] | BIT[chair]
    state.kin[piece // 2] = state.kin[piece // 2] | BIT[chair]
    if piece % 2 == 1:
        state.asleep |= BIT[chair]


def clear_table(state: MaffiosiState) -> None:
    state.men = ZERO_A_SEAT[:]
    state.kin = ZERO_A_TYPE[:]
    state.asleep = 0


def sit_by_chance(state: MaffiosiState) -> None:
    """Option `seating=random`: the pieces shuffled over the chairs."""
    tray = GANGS[state.seats - 3].tray
    clear_table(state)
    chairs = vec[i64](list(range(1, CHAIRS + 1)))
    state.rng.shuffle(chairs, CHAIRS)
    used: i64 = 0
    place: i64 = 0
    while place < state.seats * PIECES:
        left = tray[place]
        while left > 0:
            sit(state, place // PIECES, place % PIECES, chairs[used])
            used += 1
            left -= 1
        place += 1


def start_placing(state: MaffiosiState, first: i64) -> None:
    """MA-5: all stand before the table, the first placer begins."""
    clear_table(state)
    state.tray = GANGS[state.seats - 3].tray[:]
    state.first = first
    state.mover = first
    state.phase = SETUP_PIECE


# -- piece by piece ---------------------------------------------------------------------------------------------------


def fill_piece(state: MaffiosiState, out: Choices) -> None:
    """MA-7: a piece that you have off the table."""
    piece: i64 = 0
    while piece < PIECES:
        if state.tray[state.mover * PIECES + piece] > 0:
            out.add(DO_PIECE + piece)
        piece += 1


def fill_free(state: MaffiosiState, out: Choices) -> None:
    """MA-6, MA-57: a free chair."""
    fill_chairs(free(state), out)


def take_piece(state: MaffiosiState, piece: i64) -> None:
    state.piece = piece
    state.phase = SETUP_CHAIR if state.phase == SETUP_PIECE else SCRAM_CHAIR


def seat_piece(state: MaffiosiState, chair: i64) -> bool:
    """MA-5, MA-51: the piece sits down and the next player places; True when all sit."""
    seat = state.mover
    state.tray[seat * PIECES + state.piece] -= 1
    sit(state, seat, state.piece, chair)
    if state.listener is not None:
        rule = "MA-5" if state.phase == SETUP_CHAIR else "MA-51"
        facts: dict[str, Fact] = {"seat": seat, "type": TYPE_IDS[state.piece // 2], "chair": chair}
        state.tell("sat_down", {**facts, "asleep": state.piece % 2 == 1, "rule": rule})
    return not next_placer(state)


def next_placer(state: MaffiosiState) -> bool:
    """The next player clockwise who has men to seat; False if nobody has."""
    seat = state.mover
    tried: i64 = 0
    while tried < state.seats:
        seat = state.after(seat)
        if has_standing_men(state, seat):
            state.mover = seat
            state.phase = SETUP_PIECE if state.phase == SETUP_CHAIR else SCRAM_PIECE
            return True
        tried += 1
    return False


def has_standing_men(state: MaffiosiState, seat: i64) -> bool:
    piece: i64 = 0
    while piece < PIECES:
        if state.tray[seat * PIECES + piece] > 0:
            return True
        piece += 1
    return False


# -- SCRAM ------------------------------------------------------------------------------------------------------------


def scram(state: MaffiosiState) -> None:
    """MA-51, MA-52: everybody leaves the table; cakes stay and sleepers sleep on."""
    state.progress = True
    if state.switches.scram_wakes:  # A14
        wake_all(state)
    seat: i64 = 0
    while seat < state.seats:
        stand_up(state, seat)
        seat += 1
    clear_table(state)
    if state.switches.scram_clears_cakes:  # A13
        send_cakes_back(state)
    state.mover = state.active
    state.phase = SCRAM_PIECE
    if state.listener is not None:
        state.tell("scrammed", {"seat": state.active, "rule": "MA-51"})


def wake_all(state: MaffiosiState) -> None:
    seat: i64 = 0
    while seat < state.seats:
        wake(state, seat, "MA-52")
        seat += 1


def wake(state: MaffiosiState, seat: i64, rule: str) -> None:
    """All sleepers of one player."""
    woken = state.men[seat] & state.asleep
    if woken == 0:
        return
    state.asleep &= ~woken
    if state.listener is not None:
        chairs = [chair for chair in range(1, CHAIRS + 1) if woken & BIT[chair]]
        state.tell("woke_up", {"seat": seat, "chairs": chairs, "rule": rule})


def stand_up(state: MaffiosiState, seat: i64) -> None:
    kind: i64 = 0
    while kind < TYPES:
        chairs = state.men[seat] & state.kin[kind]
        chair: i64 = 1
        while chair <= CHAIRS:
            if chairs & BIT[chair] != 0:
                asleep = 1 if state.asleep & BIT[chair] != 0 else 0
                state.tray[seat * PIECES + 2 * kind + asleep] += 1
            chair += 1
        kind += 1


def send_cakes_back(state: MaffiosiState) -> None:
    owner: i64 = 0
    while owner < state.seats:
        if state.cake[owner] > AT_HOME:
            if state.listener is not None:
                state.tell("cake_back", {"cake": owner, "chair": state.cake[owner], "rule": "MA-52"})
            state.cake[owner] = AT_HOME if state.alive[owner] > 0 else OUT_OF_GAME
        owner += 1


# -- MOVE -------------------------------------------------------------------------------------------------------------


def fill_from(state: MaffiosiState, out: Choices) -> None:
    """MA-54 to MA-56: one of your men who is awake."""
    fill_chairs(awake(state, state.active), out)


def move(state: MaffiosiState, chair: i64) -> None:
    """MA-54: from the chair that was chosen to a free one."""
    start = state.piece
    kind = type_at(state, start)
    seat = state.active
    state.men[seat] = (state.men[seat] | BIT[chair]) & ~BIT[start]
    state.kin[kind] = (state.kin[kind] | BIT[chair]) & ~BIT[start]
    state.tally[MOVES] += 1
    if state.listener is not None:
        facts: dict[str, Fact] = {"seat": seat, "type": TYPE_IDS[kind], "from": start, "chair": chair}
        state.tell("moved", {**facts, "rule": "MA-54"})
