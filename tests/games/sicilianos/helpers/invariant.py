"""What is always true of a table of Sicilianos: nothing moved is lost or made, and nobody knows too much."""

from __future__ import annotations

from sitdown.engine import State
from sitdown.engine.cards import BIT
from sitdown.engine.places import Places
from sitdown.games.sicilianos.data import (
    CARDS,
    COLOURS,
    HAND_LIMIT,
    NOTES,
    NOTES_OF_VALUE,
    TYPES,
    VALUES,
)
from sitdown.games.sicilianos.play import SicilianosPlay
from sitdown.games.sicilianos.state import DRAFT, NONE, PARTICIPANTS, TURN


def hand_tokens(state: SicilianosPlay, seat: int) -> list[int]:
    return _bits(state, seat, VALUES)


def shop_tokens(state: SicilianosPlay, seat: int) -> list[int]:
    return _bits(state, seat, TYPES)


def _bits(state: SicilianosPlay, seat: int, size: int) -> list[int]:
    masks = state.held if size == VALUES else state.owned
    return [
        colour * size + place
        for colour in range(COLOURS)
        for place in range(size)
        if masks[seat * COLOURS + colour] & BIT[place]
    ]


def pile_tokens(state: SicilianosPlay, colour: int) -> list[int]:
    """From the bottom to the top."""
    return [state.pile[colour * VALUES + i] for i in range(state.pile_n[colour])]


def table_tokens(state: SicilianosPlay) -> list[int]:
    return [state.table[i] for i in range(state.table_n)]


def check_table(state: State) -> None:
    """The invariants of section 10, and that everybody's knowledge is true."""
    assert isinstance(state, SicilianosPlay)
    check_places(state)
    check_money(state)
    check_knowledge(state.cards)
    check_knowledge(state.shops)
    check_who_knows_what(state)
    check_duty(state)
    colours = [state.colour[seat] for seat in range(state.seats) if state.colour[seat] != NONE]
    assert len(set(colours)) == len(colours), "the colours of first cards are distinct (SI-43)"


def check_places(state: SicilianosPlay) -> None:
    """66 family and 18 business cards, each in exactly one place; nobody holds more than ten (SI-11)."""
    tokens = table_tokens(state)
    shops = [c * TYPES + i for c in range(COLOURS) for i in range(TYPES) if state.shop_pile[c] & BIT[i]]
    for colour in range(COLOURS):
        lying = pile_tokens(state, colour)
        assert {token // VALUES for token in lying} <= {colour}
        tokens += lying
    for seat in range(state.seats):
        held = hand_tokens(state, seat)
        assert len(held) == state.hand_n[seat] <= HAND_LIMIT
        tokens += held
        shops += shop_tokens(state, seat)
    assert sorted(tokens) == list(range(CARDS))
    assert sorted(shops) == list(range(COLOURS * TYPES))
    assert state.in_war or state.table_n == 0
    assert 0 <= state.open_n <= state.table_n
    if state.phase == DRAFT:
        for seat in range(state.seats):
            assert all(state.held_in(seat, colour) in (0, *BIT) for colour in range(COLOURS))


def check_money(state: SicilianosPlay) -> None:
    """No note is lost; between wars a note has left a purse for each war its owner took part in."""
    for note in range(NOTES):
        purses = (state.black, state.washed)
        notes = [purse[seat * NOTES + note] for seat in range(state.seats) for purse in purses] + [state.bank[note]]
        assert min(notes) >= 0
        there = sum(notes) + sum(state.stake[seat] == note for seat in range(state.seats))
        assert there == NOTES_OF_VALUE if state.switches.bank_of_notes else there >= NOTES_OF_VALUE
    for seat in range(state.seats):
        assert state.laundered(seat) % 5 == 0
        assert state.in_war or state.stake[seat] == NONE
    if not state.in_war and not state.switches.ties_returned:
        left = sum(state.notes_left(seat) for seat in range(state.seats))
        begun = state.seats * NOTES * state.switches.start_notes
        assert left == begun - state.tally[PARTICIPANTS]


def check_duty(state: SicilianosPlay) -> None:
    """SI-12: cards come only in a turn of one's own, so at the beginning of a turn every full hand has been noted."""
    assert 0 <= state.reached < BIT[state.seats]
    if state.phase == TURN:
        assert all(state.reached & BIT[seat] for seat in range(state.seats) if state.hand_n[seat] == HAND_LIMIT)
    assert not state.in_war or not state.reached & BIT[state.starter], "the war pays"


def check_knowledge(places: Places) -> None:
    """Faces stay in their group, one a token; the truth is possible for every watcher, and what is seen is known."""
    size, count = places.size, places.groups * places.size
    for token in range(count):
        face = places.face[token]
        assert places.token[face] == token
        assert face // size == token // size
        bit = BIT[token % size]
        for watcher in range(places.watchers):
            may = places.may[watcher * count + face]
            assert may & bit, f"watcher {watcher} rules out the truth of {token}"
            assert not places.seen[token] & BIT[watcher] or may == bit, f"{watcher} has seen {token}"
        assert places.seen[token] < BIT[places.watchers]


def check_who_knows_what(state: SicilianosPlay) -> None:
    """Own hands, own businesses and own cards on the table; open cards everybody; all businesses at the end."""
    for seat in range(state.seats):
        assert all(state.cards.seen[token] & BIT[seat] for token in hand_tokens(state, seat))
        assert all(state.shops.seen[token] & BIT[seat] for token in shop_tokens(state, seat))
    everybody = BIT[state.seats + 1] - 1
    for i, token in enumerate(table_tokens(state)):
        if i < state.open_n:
            assert state.cards.seen[token] == everybody
        else:
            assert state.cards.seen[token] & BIT[state.owner[token]]
    assert not state.over or all(state.shops.seen[token] == everybody for token in range(COLOURS * TYPES))
