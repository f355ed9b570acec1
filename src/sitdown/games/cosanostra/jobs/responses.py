"""Responses, Robbery and Trap alike: a planned card is shown and rolled for (CN-130, CN-133, CN-134)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.games.cosanostra.actions import DO_NOTHING, DO_REVEAL
from sitdown.games.cosanostra.cards.dice import roll
from sitdown.games.cosanostra.cards.gangsters import die_target, has_job
from sitdown.games.cosanostra.cards.influence_cards import detach_with_plan
from sitdown.games.cosanostra.data import DEED, DIE, GANGSTERS
from sitdown.games.cosanostra.state import NOTHING, CosaState


def fill_responses(state: CosaState, seat: i64, deed: i64, out: Choices) -> None:
    """Pass, or reveal a planned card of this kind."""
    out.add(DO_NOTHING)
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if holds_response(state, seat, gangster, deed):
            out.add(DO_REVEAL + gangster)
        gangster += 1


def holds_response(state: CosaState, seat: i64, gangster: i64, deed: i64) -> bool:
    """CN-130, CN-133: planned face down on an active Gangster of the seat."""
    return (
        state.g_owner[gangster] == seat
        and has_job(state, gangster)
        and DEED[state.jobs.face[state.plan[gangster]]] == deed
    )


def show_response(state: CosaState, seat: i64, gangster: i64) -> None:
    """The card is turned up and rolled for."""
    token = state.plan[gangster]
    job = state.jobs.face[token]
    state.jobs.show_all(token)
    if state.listener is not None:
        state.tell("revealed", {"seat": seat, "gangster": gangster, "job": job, "rule": "CN-130"})
    roll(state, seat, gangster, die_target(state, gangster, DIE[job]))


def spend_response(state: CosaState, gangster: i64) -> None:
    """CN-134: used once, whatever came of it."""
    if state.plan[gangster] != NOTHING:
        if state.listener is not None:
            state.tell("laid_away", {"seat": state.g_owner[gangster], "gangster": gangster, "rule": "CN-134"})
        state.gone.put(state.plan[gangster])
        state.plan[gangster] = NOTHING
        detach_with_plan(state, gangster)
