"""Cards on the move: from the pile to hands, to the used pile and back; and what everybody remembers of them.

Between two shuffles every card played and drawn is written into the `story`, which is public: who, and for a played
card what. Together with what the last shuffled pile was made of it holds what a player with a good memory knows
(section 6); `imagine` reads it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT, Cards
from sitdown.games.maffiosi.data import CARD_IDS, HAND, KINDS, MOST_SEATS, SCRAM
from sitdown.games.maffiosi.state import ZERO_A_HAND, ZERO_A_KIND, MaffiosiState

DREW: Final = MOST_SEATS * KINDS  # in the story: DREW + seat, or seat * KINDS + the kind played


def kinds_held(state: MaffiosiState, seat: i64) -> i64:
    """Bits of the kinds of card in this hand."""
    found: i64 = 0
    slot: i64 = seat * HAND
    end = slot + state.hand_n[seat]
    while slot < end:
        found |= BIT[state.cards.face[state.hand[slot]]]
        slot += 1
    return found


def note(state: MaffiosiState, what: i64) -> None:
    state.story[state.story_n] = what
    state.story_n += 1


def deal(state: MaffiosiState) -> None:
    """MA-3: five cards each, before anybody sits down."""
    seat: i64 = 0
    while seat < state.seats:
        slot: i64 = 0
        while slot < HAND:
            token = state.draw.take()
            state.hand[seat * HAND + slot] = token
            state.cards.show(token, seat)
            slot += 1
        state.hand_n[seat] = HAND
        seat += 1


def take_from_hand(state: MaffiosiState, seat: i64, kind: i64) -> i64:
    """A card of this kind leaves the hand, face up. Its token."""
    first = seat * HAND
    last = first + state.hand_n[seat] - 1
    slot = first
    while state.cards.face[state.hand[slot]] != kind:
        slot += 1
    token = state.hand[slot]
    state.hand[slot] = state.hand[last]
    state.hand_n[seat] -= 1
    state.cards.show_all(token)
    note(state, seat * KINDS + kind)
    return token


def lay_down(state: MaffiosiState, seat: i64, kind: i64) -> None:
    """A played card lies on the used pile at once; a played SCRAM is out of the game (MA-53)."""
    token = take_from_hand(state, seat, kind)
    if kind == SCRAM:
        state.gone.put(token)
    else:
        state.used.put(token)
    if state.listener is not None:
        state.tell("played", {"seat": seat, "card": CARD_IDS[kind], "rule": "MA-23"})


def throw_away(state: MaffiosiState, seat: i64, kind: i64) -> None:
    """MA-23: discard one card; a discarded SCRAM is not used up (A15)."""
    state.used.put(take_from_hand(state, seat, kind))
    if state.listener is not None:
        state.tell("discarded", {"seat": seat, "card": CARD_IDS[kind], "rule": "MA-23"})


def draw_up(state: MaffiosiState, seat: i64) -> None:
    """MA-30, MA-31: draw until you hold five."""
    drawn: list[int] | None = [] if state.listener is not None else None
    while state.hand_n[seat] < HAND:
        token = state.draw.take()
        state.hand[seat * HAND + state.hand_n[seat]] = token
        state.hand_n[seat] += 1
        state.cards.show(token, seat)
        note(state, DREW + seat)
        if drawn is not None:
            drawn.append(token)
        if state.draw.n == 0:
            if drawn is not None:
                tell_drawn(state, seat, drawn)
                drawn = []
            shuffle_used(state)
    if drawn:
        tell_drawn(state, seat, drawn)


def tell_drawn(state: MaffiosiState, seat: i64, tokens: list[int]) -> None:
    state.tell("drew", {"seat": seat, "count": len(tokens), "rule": "MA-30"}, tokens)


def shuffle_used(state: MaffiosiState) -> None:
    """MA-31: the used pile becomes the draw pile; everybody remembers what it was made of."""
    state.shuffles += 1
    state.story_n = 0
    state.pool = ZERO_A_KIND[:]
    state.kept = ZERO_A_HAND[:]
    state.buried = ZERO_A_HAND[:]
    i: i64 = 0
    while i < state.used.n:
        token = state.used.items[i]
        kind = state.cards.face[token]
        state.pool[kind] += 1
        if not state.cards.is_open(token):
            state.buried[who_knows(state.cards, token) * KINDS + kind] += 1
        i += 1
    seat: i64 = 0
    while seat < state.seats:
        slot: i64 = seat * HAND
        while slot < seat * HAND + state.hand_n[seat]:
            state.kept[seat * KINDS + state.cards.face[state.hand[slot]]] += 1
            slot += 1
        seat += 1
    state.cards.shuffle(state.used.items, state.used.n, state.rng)
    emptied = state.draw
    state.draw = state.used
    state.used = emptied
    if state.listener is not None:
        state.tell("shuffled", {"count": state.draw.n, "rule": "MA-31"})


def who_knows(cards: Cards, token: i64) -> i64:
    """The one seat that knows a card which lies face down under the used pile: it was in its hand."""
    seat: i64 = 0
    while not cards.knows(seat, token):
        seat += 1
    return seat


def give_up_hand(state: MaffiosiState, seat: i64) -> None:
    """MA-59: the hand of a player who is out goes to the used pile; with `open_discards` off face down and under it."""
    sort_hand(state, seat)  # the order in which he drew them is nobody's business
    n = state.hand_n[seat]
    tokens = state.hand[seat * HAND : seat * HAND + n]
    state.hand_n[seat] = 0
    if state.switches.open_discards:
        i: i64 = 0
        while i < n:
            state.cards.show_all(tokens[i])
            state.used.put(tokens[i])
            note(state, seat * KINDS + state.cards.face[tokens[i]])
            i += 1
    else:
        push_under(state, tokens, n)
    if state.listener is not None:
        state.tell("gave_up_hand", {"seat": seat, "rule": "MA-59"}, list(tokens))


def push_under(state: MaffiosiState, tokens: vec[i64], n: i64) -> None:
    items = state.used.items
    i: i64 = state.used.n - 1
    while i >= 0:
        items[i + n] = items[i]
        i -= 1
    i = 0
    while i < n:
        items[i] = tokens[i]
        i += 1
    state.used.n += n


def sort_hand(state: MaffiosiState, seat: i64) -> None:
    first = seat * HAND
    hand = state.hand
    face = state.cards.face
    slot: i64 = first + 1
    while slot < first + state.hand_n[seat]:
        token = hand[slot]
        k = slot
        while k > first and face[hand[k - 1]] > face[token]:
            hand[k] = hand[k - 1]
            k -= 1
        hand[k] = token
        slot += 1
