"""Who fights for whom, and what may be hit: questions about the cards on the table of a war."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.sicilianos.data import BOMB_CARD, BOMBS, COAT_CARD, GUARD, IN_SERVICE, PARTNER, ROLE_OF, WORTH_OF
from sitdown.games.sicilianos.state import ACTIVE, NOBODY, TURNED, SicilianosState


def head_of(state: SicilianosState, seat: i64) -> i64:
    """The head of the family that a participant's cards fight for (SI-52, SI-63)."""
    return state.serves[seat] if state.status[seat] == TURNED else seat


def worth_on_table(state: SicilianosState, token: i64) -> i64:
    """SI-80: a turncoat in service 4, everything else its value."""
    return IN_SERVICE if state.status[state.owner[token]] == TURNED else WORTH_OF[state.cards.face[token]]


def has_open_card(state: SicilianosState, seat: i64) -> bool:
    i: i64 = 0
    while i < state.open_n:
        if state.owner[state.table[i]] == seat:
            return True
        i += 1
    return False


def strength(state: SicilianosState, head: i64) -> i64:
    """SI-80: the sum of the family's open cards."""
    total: i64 = 0
    table = state.table
    owner = state.owner
    face = state.cards.face
    i: i64 = 0
    while i < state.open_n:
        token = table[i]
        seat = owner[token]
        if head_of(state, seat) == head:
            total += WORTH_OF[face[token]] if seat == head else IN_SERVICE
        i += 1
    return total


def is_family(state: SicilianosState, seat: i64) -> bool:
    """SI-52; with `bombed_out` a head without a card counts only while a turncoat still serves him."""
    if state.status[seat] < ACTIVE or state.status[seat] == TURNED:
        return False
    if not state.switches.bombed_out or has_open_card(state, seat):
        return True
    other: i64 = 0
    while other < state.seats:
        if state.status[other] == TURNED and state.serves[other] == seat and has_open_card(state, other):
            return True
        other += 1
    return False


def families(state: SicilianosState) -> i64:
    found: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if is_family(state, seat):
            found += 1
        seat += 1
    return found


# -- turncoats --------------------------------------------------------------------------------------------------------


def open_card_of(state: SicilianosState, seat: i64, role: i64, war_round: i64) -> i64:
    """The seat's open card of this role that was placed in this round, or -1."""
    table = state.table
    owner = state.owner
    i: i64 = 0
    while i < state.open_n:
        token = table[i]
        of_the_round = owner[token] == seat and state.shown_in[token] == war_round
        if of_the_round and ROLE_OF[state.cards.face[token]] == role:
            return token
        i += 1
    return -1


def host_for(state: SicilianosState, seat: i64) -> i64:
    """SI-62: another participant whose war colour is the coat's other colour and who has not turned coat himself."""
    wanted = PARTNER[state.colour[seat]]
    other: i64 = 0
    while other < state.seats:
        if state.colour[other] == wanted and state.status[other] != TURNED:
            return other if not state.switches.bombed_out or has_open_card(state, other) else NOBODY
        other += 1
    return NOBODY


def may_turn_coat(state: SicilianosState, seat: i64) -> bool:
    """SI-60 to SI-62: an 8 revealed in round 1, still on the table, with a host in the war."""
    if state.status[seat] != ACTIVE or state.coat_kept & BIT[seat] != 0:
        return False
    return open_card_of(state, seat, COAT_CARD, 1) >= 0 and host_for(state, seat) != NOBODY


# -- bombs ------------------------------------------------------------------------------------------------------------


def bomb_of(state: SicilianosState, seat: i64) -> i64:
    """The seat's bomb that was revealed this round and is still there, or -1."""
    return open_card_of(state, seat, BOMB_CARD, state.war_round)


def a_bomb_is_new(state: SicilianosState) -> bool:
    """Does a bomb lie open, anybody's, that was revealed this round?"""
    i: i64 = 0
    while i < state.open_n:
        token = state.table[i]
        if state.shown_in[token] == state.war_round and ROLE_OF[state.cards.face[token]] == BOMB_CARD:
            return True
        i += 1
    return False


def is_victim(state: SicilianosState, seat: i64, token: i64) -> bool:
    """SI-71, SI-72, SI-75: may the seat's bomb hit this open card?"""
    owner = state.owner[token]
    head = head_of(state, owner)
    if head == seat or BOMBS[state.colour[seat]] & BIT[state.colour[head]] == 0:
        return False
    return not is_shielded(state, token)


def is_shielded(state: SicilianosState, token: i64) -> bool:
    """SI-72: an open card that a bodyguard stands before; he himself can be hit."""
    owner = state.owner[token]
    return ROLE_OF[state.cards.face[token]] != GUARD and is_guarded(state, owner, head_of(state, owner))


def is_guarded(state: SicilianosState, owner: i64, head: i64) -> bool:
    """SI-72: has the family an open 1? With `guard_scope=player` a 1 shields only cards of its owner."""
    i: i64 = 0
    while i < state.open_n:
        token = state.table[i]
        if ROLE_OF[state.cards.face[token]] == GUARD:
            guard = state.owner[token]
            if guard == owner or (not state.switches.guard_own_only and head_of(state, guard) == head):
                return True
        i += 1
    return False


def may_bomb(state: SicilianosState, seat: i64) -> bool:
    """SI-70, SI-76: a bomb of this round with somebody to hit."""
    if bomb_of(state, seat) < 0:
        return False
    i: i64 = 0
    while i < state.open_n:
        if is_victim(state, seat, state.table[i]):
            return True
        i += 1
    return False
