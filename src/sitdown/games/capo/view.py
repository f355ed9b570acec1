"""What a seat sees of Capo, as plain data. A card is named only through `card_as`."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.engine.game import View
from sitdown.games.capo.crews import count_of, most_cards, must_turn_up, star_limit
from sitdown.games.capo.data import (
    ENVELOPE,
    EVENT_COUNT,
    EVENT_TOKEN,
    EVENTS,
    HAND,
    KIND_ID,
    KIND_OF,
    MISSION_COUNT,
    MISSION_TOKEN,
    MISSIONS,
    NO_EVENT,
)
from sitdown.games.capo.rules import is_full, is_protected
from sitdown.games.capo.settle import gain_of, loss_of
from sitdown.games.capo.state import END, NOBODY, PHASES, PLAY, SHOW, SUSPECT, CapoState

BACK = "?"
IN_ORDER: Final = sorted(KIND_ID)
PLACE_OF: Final = vec[i64]([IN_ORDER.index(KIND_ID[kind]) for kind in KIND_OF])  # of a face's kind in that order


def card_as(state: CapoState, seat: int | None, token: int) -> str:
    """A mafioso card's kind, or its back: copies of a kind are alike, and no token is ever shown (section 6)."""
    if not state.cards.known_to(seat, token):
        return BACK
    return KIND_ID[KIND_OF[state.cards.face[token]]]


def seen_by_all(state: CapoState) -> View:
    """What lies open for all."""
    view = _table(state)
    view["players"] = [_player(state, other) for other in range(state.seats)]
    return view


def seen_by(state: CapoState, seat: int | None) -> View:
    """Hand, crew and choice for their owner; what he has seen of the discards."""
    view: View = {"you": seat, "discards_known": _discards_known(state, seat)}
    if seat is not None:
        view.update(_own(state, seat))
        if state.phase == PLAY and state.waits_for(seat):
            view["counts"] = _counts(state, seat)
    return view


def open_view(state: CapoState) -> View:
    """Everything face up, for records and `print`."""
    view = _table(state)
    view["you"] = None
    view["players"] = [{**_player(state, seat), **_own(state, seat)} for seat in range(state.seats)]
    view["discards_known"] = sorted(_kind(state, token) for token in state.discard.tokens())
    view["draw_pile"] = [_kind(state, token) for token in reversed(state.draw.tokens())]
    missions = range(MISSION_TOKEN + state.missions_left - 1, MISSION_TOKEN - 1, -1)
    view["mission_pile"] = [MISSIONS[state.cards.face[token]]["id"] for token in missions]
    events = range(EVENT_TOKEN + state.events_left - 1, EVENT_TOKEN - 1, -1) if state.switches.events else []
    view["event_pile"] = [EVENTS[state.cards.face[token]]["id"] for token in events]
    return view


def _kind(state: CapoState, token: int) -> str:
    return KIND_ID[KIND_OF[state.cards.face[token]]]


def _table(state: CapoState) -> View:
    """What lies open for all."""
    mission = MISSIONS[state.mission]
    top = state.top_mission()
    used = range(MISSION_TOKEN + state.missions_left, MISSION_TOKEN + MISSION_COUNT)
    used_events = range(EVENT_TOKEN + state.events_left, EVENT_TOKEN + EVENT_COUNT)
    return {
        "game": state.game.slug,
        "seats": state.seats,
        "options": dict(state.options),
        "phase": PHASES[state.phase],
        "round": state.round,
        "target": state.switches.target,
        "max_rounds": state.switches.max_rounds,
        "caller": state.caller,
        "mission": {"id": mission["id"], "needs": mission["needs"], "stars": star_limit(state)},
        "most_cards": most_cards(state),
        "turn_up": [must_turn_up(state, size) for size in range(HAND + 1)],  # by the size of a crew
        "gain": gain_of(state),
        "loss": loss_of(state),
        "event": None if state.event == NO_EVENT else EVENTS[state.event]["id"],
        "next_envelope": None if top < 0 else bool(ENVELOPE[state.cards.face[top]]),
        "missions_left": state.missions_left,
        "missions_used": [MISSIONS[state.cards.face[token]]["id"] for token in used],
        "events_left": state.events_left if state.switches.events else None,  # CA-7, CA-14: none lie on the table
        "events_used": [EVENTS[state.cards.face[token]]["id"] for token in used_events],
        "draw": state.draw.n,
        "discard": state.discard.n,
        "over": state.phase == END,
        "ending": state.ending,
        "ranking": state.ranking,
    }


def _player(state: CapoState, seat: int) -> View:
    """What is public about a player: until all crews are laid, what was picked still counts as in hand."""
    crew = [state.crew_token(seat, position) for position in range(state.crew_n[seat])]
    up = sorted(card_as(state, None, token) for token in crew if state.cards.is_open(token))
    return {
        "seat": seat,
        "respect": state.respect[seat],
        "at_start": state.began[seat],
        "hand_size": state.hand_n[seat],
        "crew_size": len(crew),
        "crew_up": up,
        "overview": "prison" if state.prison & BIT[seat] else "hat",
        "protected": is_protected(state, seat),
        "deciding": state.waits_for(seat),
        "ready": bool(state.done & BIT[seat]),
    }


def _own(state: CapoState, seat: int) -> View:
    """What the owner alone sees: hand, crew, and the choice being made."""
    hand = [state.hand_token(seat, slot) for slot in range(state.hand_n[seat])]
    crew = [state.crew_token(seat, position) for position in range(state.crew_n[seat])]
    chosen = [slot for slot in range(HAND) if state.picked[seat] & BIT[slot]] if state.phase in (PLAY, SHOW) else []
    laid = state.phase == SUSPECT and state.done & BIT[seat] != 0
    target = state.suspected[seat]
    faces = [state.cards.face[token] for token in crew or [hand[slot] for slot in chosen]]
    return {
        "hand": [card_as(state, seat, token) for token in hand],
        "crew": [card_as(state, seat, token) for token in crew],
        "chosen": chosen,
        "full": state.phase == PLAY and is_full(state, seat),
        "count": count_of(state, faces) if faces else None,
        "to_turn_up": must_turn_up(state, len(crew)) if state.phase == SHOW else None,
        "suspects": target if laid and target != NOBODY else None,
        "laid": laid,
    }


def _counts(state: CapoState, seat: int) -> list[list[object]]:
    """What each crew that the hand allows would count: bit s of its place in the list is slot s of the hand."""
    faces = [state.cards.face[state.hand_token(seat, slot)] for slot in range(state.hand_n[seat])]
    return [count_of(state, faces, slots) for slots in range(2 ** len(faces))]


def _discards_known(state: CapoState, seat: int | None) -> list[str]:
    """What this seat has seen go to the discard pile since it was last shuffled."""
    counts = state.cards.count_known(state.discard, seat, PLACE_OF, len(IN_ORDER))
    return [IN_ORDER[place] for place in range(len(IN_ORDER)) for _ in range(counts[place])]
