"""Markers that do no good where they lie."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.games.cosanostra.cards.businesses import has_marker
from sitdown.games.cosanostra.cards.job_cards import job_at
from sitdown.games.cosanostra.data import BUSINESSES, GANGSTERS, NEEDS, NONE, TRADE, TRADES
from sitdown.games.cosanostra.state import NOTHING, PURCHASE, CosaState


def idle_marker(world: CosaState, me: i64) -> int:
    """A Business that I rent though no Job of mine needs its kind; NONE if there is none."""
    wanted = [0] * TRADES
    slot: i64 = 0
    while slot < world.hand_n[me]:
        add_needs(wanted, job_at(world, me, slot))
        slot += 1
    gangster: i64 = 0
    while gangster < GANGSTERS:
        card = world.plan[gangster]
        if world.g_owner[gangster] == me and NOTHING < card < PURCHASE:
            add_needs(wanted, world.jobs.face[card])
        gangster += 1
    for business in range(BUSINESSES):
        if has_marker(world, me, business) and wanted[TRADE[business]] == 0:
            return business
    return NONE


def add_needs(wanted: list[int], job: i64) -> None:
    kind: i64 = 0
    while kind < TRADES:
        wanted[kind] += NEEDS[job * TRADES + kind]
        kind += 1
