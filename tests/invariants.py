"""What must always be true of each game's table: nothing that is moved is lost or made."""

from __future__ import annotations

from collections.abc import Callable

from sitdown.engine import State
from sitdown.games.capo.data import FACES, MISSION_TOKEN
from sitdown.games.capo.state import CapoState
from tests.games.cosanostra_invariant import check_table as cosanostra
from tests.games.maffiosi_positions import check_table as maffiosi
from tests.games.palermo_positions import check_table as palermo
from tests.games.sicilianos_invariant import check_table as sicilianos


def capo(state: State) -> None:
    """Every card is in one place and every face on one card; respect is never negative (CA-56)."""
    assert isinstance(state, CapoState)
    places = [*state.draw.tokens(), *state.discard.tokens()]
    for seat in range(state.seats):
        hand = [state.hand_token(seat, slot) for slot in range(state.hand_n[seat])]
        crew = [state.crew_token(seat, position) for position in range(state.crew_n[seat])]
        for sorted_cards in (hand, crew):
            faces = [state.cards.face[token] for token in sorted_cards]
            assert faces == sorted(faces)
        assert all(state.cards.knows(seat, token) for token in hand + crew)
        assert len(hand) + len(crew) <= 5
        places += hand + crew
        assert state.respect[seat] >= 0
    assert sorted(places) == list(range(state.deck))
    faces = sorted(state.cards.face[token] for token in places)
    assert len(set(faces)) == state.deck
    assert state.deck in (FACES, FACES - 3)
    missions = [state.cards.face[MISSION_TOKEN + i] for i in range(16)]
    assert sorted(missions) == list(range(16))


INVARIANTS: dict[str, Callable[[State], None]] = {
    "capo": capo,
    "cosanostra": cosanostra,
    "maffiosi": maffiosi,
    "palermo": palermo,
    "sicilianos": sicilianos,
}
