"""What becomes of drafts and offers when something has changed."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.data import MOST_SEATS
from sitdown.games.cosanostra.state import CosaState
from sitdown.games.cosanostra.trade.drafts import drop_all_drafts, tell_offer
from sitdown.games.cosanostra.trade.items import can_be_kept, close_offer, open_paper


def after_game_action(state: CosaState) -> None:
    """Section 9: drafts are dropped and may be opened anew."""
    seat: i64 = 0
    while seat < state.seats:
        state.drafts[seat] = 0
        seat += 1
    drop_all_drafts(state)


def expire_broken(state: CosaState) -> None:
    """Offers that could no longer be kept lapse."""
    expire_offers(state, only_broken=True)


def expire_all(state: CosaState) -> None:
    """At the end of a phase, and when a Job is executed."""
    expire_offers(state, only_broken=False)


def expire_offers(state: CosaState, only_broken: bool) -> None:
    if state.open_offers == 0:
        return
    seat: i64 = 0
    while seat < state.seats:
        to: i64 = 0
        while to < state.seats:
            is_open = state.open_offers & BIT[seat * MOST_SEATS + to] != 0
            if is_open and not (only_broken and can_be_kept(state, seat, to)):
                expire(state, seat, to)
            to += 1
        seat += 1


def expire(state: CosaState, seat: i64, to: i64) -> None:
    if state.listener is not None:
        tell_offer(state, "expired", seat, to, open_paper(seat, to))
    close_offer(state, seat, to)
