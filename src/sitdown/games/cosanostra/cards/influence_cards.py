"""Influence cards on the move: from the deck to hands, onto Gangsters and away; and who knows them."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.cards import BIT, Cards
from sitdown.games.cosanostra.data import ATTACHED, HENCHMAN, INFLUENCE_IDS, INFLUENCES, JOBS, NONE, SABOTEUR
from sitdown.games.cosanostra.state import MOST_INFLUENCE, CosaState

INFLUENCE_TOKEN = JOBS  # in events an Influence token stands behind the Jobs


def influence_at(state: CosaState, seat: i64, slot: i64) -> i64:
    """The type of the Influence card in this place of a hand."""
    return state.influence.face[state.i_hand[seat * MOST_INFLUENCE + slot]]


def slot_of_influence(state: CosaState, seat: i64, kind: i64) -> i64:
    slot: i64 = 0
    while slot < state.i_hand_n[seat]:
        if influence_at(state, seat, slot) == kind:
            return slot
        slot += 1
    return NONE


def holds(state: CosaState, seat: i64, kind: i64) -> bool:
    return slot_of_influence(state, seat, kind) != NONE


def give_influence(state: CosaState, seat: i64, token: i64) -> None:
    state.i_hand[seat * MOST_INFLUENCE + state.i_hand_n[seat]] = token
    state.i_hand_n[seat] += 1
    state.influence.show(token, seat)


def take_influence(state: CosaState, seat: i64, slot: i64) -> i64:
    first = seat * MOST_INFLUENCE
    token = state.i_hand[first + slot]
    state.i_hand_n[seat] -= 1
    while slot < state.i_hand_n[seat]:
        state.i_hand[first + slot] = state.i_hand[first + slot + 1]
        slot += 1
    return token


def show_influence(state: CosaState, seat: i64, kind: i64) -> i64:
    """The seat plays a card of this type, open. Its token."""
    token = take_influence(state, seat, slot_of_influence(state, seat, kind))
    state.influence.show_all(token)
    state.start_left[seat] = state.start_left[seat] & ~BIT[kind]
    if state.listener is not None:
        state.tell("influence", {"seat": seat, "card": INFLUENCE_IDS[kind], "rule": "CN-140"})
    return token


def spend_influence(state: CosaState, seat: i64, kind: i64) -> None:
    """Play it and put it on the discard pile."""
    discard_played(state, show_influence(state, seat, kind))


def discard_played(state: CosaState, token: i64) -> None:
    state.i_gone.put(token)
    state.i_played[state.influence.face[token]] += 1


def all_played(state: CosaState, kind: i64) -> bool:
    """Do all cards of this type lie in the discard pile as played cards? Everybody can see that."""
    return state.i_played[kind] == state.copies[kind]


def draw_influence(state: CosaState, seat: i64) -> bool:
    """CN-24: an empty deck is made anew from the discard pile; False if there is none either."""
    if state.i_deck.n == 0:
        shuffle_influence(state)
    if state.i_deck.n == 0:
        return False
    give_influence(state, seat, state.i_deck.take())
    return True


def shuffle_influence(state: CosaState) -> None:
    """CN-24."""
    if state.i_gone.n == 0:
        return
    i: i64 = 0
    while i < state.i_gone.n:
        token = state.i_gone.items[i]
        if not state.influence.is_open(token):
            state.start_lost[who_knows(state.influence, token)] += 1
        i += 1
    kind: i64 = 0
    while kind < INFLUENCES:
        state.i_played[kind] = 0
        kind += 1
    state.influence.shuffle(state.i_gone.items, state.i_gone.n, state.rng)
    emptied = state.i_deck
    state.i_deck = state.i_gone
    state.i_gone = emptied
    if state.listener is not None:
        state.tell("shuffled", {"pile": "influence", "count": state.i_deck.n, "rule": "CN-24"})


def who_knows(cards: Cards, token: i64) -> i64:
    """The one seat that knows a card which was put away unseen."""
    seat: i64 = 0
    while not cards.knows(seat, token):
        seat += 1
    return seat


# -- on Gangsters ------------------------------------------------------------------------------------------------------


def is_attached(state: CosaState, gangster: i64, kind: i64) -> bool:
    return state.attached[gangster * ATTACHED + kind - HENCHMAN] != NONE


def attach(state: CosaState, seat: i64, kind: i64, gangster: i64) -> None:
    """CN-141 to CN-143."""
    state.attached[gangster * ATTACHED + kind - HENCHMAN] = show_influence(state, seat, kind)
    if state.listener is not None:
        state.tell("attached", {"seat": seat, "card": INFLUENCE_IDS[kind], "gangster": gangster, "rule": "CN-141"})


def detach(state: CosaState, gangster: i64, kind: i64) -> None:
    place = gangster * ATTACHED + kind - HENCHMAN
    if state.attached[place] != NONE:
        discard_played(state, state.attached[place])
        state.attached[place] = NONE


def detach_with_plan(state: CosaState, gangster: i64) -> None:
    """CN-144: Henchman and Saboteur leave with the planned card."""
    detach(state, gangster, HENCHMAN)
    detach(state, gangster, SABOTEUR)


def detach_all(state: CosaState, gangster: i64) -> None:
    kind: i64 = HENCHMAN
    while kind < HENCHMAN + ATTACHED:
        detach(state, gangster, kind)
        kind += 1
