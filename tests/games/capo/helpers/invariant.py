"""What must always be true of a table of Capo."""

from __future__ import annotations

from sitdown.engine import State
from sitdown.games.capo.data import FACES, GIULIA, GIULIAS, MISSION_TOKEN, POWER
from sitdown.games.capo.state import FRESH, KEPT, VISIBLE_ONLY, CapoState
from sitdown.testing import each_in_one_place, each_once


def check_table(state: State) -> None:
    """Every card is in one place and every face on one card; respect is never negative (CA-56)."""
    assert isinstance(state, CapoState)
    places = [state.draw.tokens(), state.discard.tokens()]
    for seat in range(state.seats):
        hand = [state.hand_token(seat, slot) for slot in range(state.hand_n[seat])]
        crew = [state.crew_token(seat, position) for position in range(state.crew_n[seat])]
        for sorted_cards in (hand, crew):
            faces = [state.cards.face[token] for token in sorted_cards]
            assert faces == sorted(faces)
        assert all(state.cards.knows(seat, token) for token in hand + crew)
        assert len(hand) + len(crew) <= 5
        places += [hand, crew]
        assert state.respect[seat] >= 0
    each_in_one_place(state.deck, *places)
    assert len({state.cards.face[token] for token in range(state.deck)}) == state.deck
    assert state.deck in (FACES, FACES - 3)
    each_once([state.cards.face[MISSION_TOKEN + i] for i in range(16)], range(16))
    if state.reshuffles > 0 and state.switches.giulia != VISIBLE_ONLY:
        ages = [state.age[token] for token in range(state.deck) if POWER[state.cards.face[token]] == GIULIA]
        assert len(ages) == GIULIAS
        assert ages.count(FRESH) <= state.pooled_giulias <= GIULIAS - ages.count(KEPT)
