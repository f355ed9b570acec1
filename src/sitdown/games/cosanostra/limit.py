"""The hand limit: what is put away before the next round."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import DO_DISCARD_INFLUENCE, DO_DISCARD_JOB
from sitdown.games.cosanostra.data import HAND_INFLUENCE, HAND_JOBS, INFLUENCES, JOBS, NONE
from sitdown.games.cosanostra.hands import (
    INFLUENCE_TOKEN,
    influence_at,
    job_at,
    take_influence,
    take_job,
    throw_away_job,
)
from sitdown.games.cosanostra.phases import DISCARD, TO_NEXT_ROUND
from sitdown.games.cosanostra.sealed import ask, resolved
from sitdown.games.cosanostra.state import CosaState


def how_many(bits: i64) -> i64:
    found: i64 = 0
    while bits != 0:
        bits &= bits - 1
        found += 1
    return found


def jobs_over(state: CosaState, seat: i64) -> i64:
    return state.hand_n[seat] - how_many(state.put_away_jobs[seat]) - HAND_JOBS


def influence_over(state: CosaState, seat: i64) -> i64:
    return state.i_hand_n[seat] - how_many(state.put_away[seat]) - HAND_INFLUENCE


def open_limit(state: CosaState) -> None:
    """CN-162: from round II on, whoever is over the limit."""
    seats: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        if state.round >= state.switches.limit_from and (jobs_over(state, seat) > 0 or influence_over(state, seat) > 0):
            seats |= BIT[seat]
        seat += 1
    if seats == 0:
        state.phase = TO_NEXT_ROUND
    else:
        ask(state, DISCARD, seats)


def fill_discard(state: CosaState, seat: i64, out: Choices) -> None:
    if jobs_over(state, seat) > 0:
        last: i64 = NONE
        while True:
            slot = next_job_slot(state, seat, last)
            if slot == NONE:
                break
            last = job_at(state, seat, slot)
            out.add(DO_DISCARD_JOB + last)
    if influence_over(state, seat) > 0:
        kind: i64 = 0
        while kind < INFLUENCES:
            if influence_slot(state, seat, kind) != NONE:
                out.add(DO_DISCARD_INFLUENCE + kind)
            kind += 1


def next_job_slot(state: CosaState, seat: i64, after: i64) -> i64:
    """Of the Jobs not yet put away the one with the next higher number."""
    best: i64 = JOBS
    found: i64 = NONE
    slot: i64 = 0
    while slot < state.hand_n[seat]:
        job = job_at(state, seat, slot)
        if state.put_away_jobs[seat] & BIT[slot] == 0 and after < job < best:
            best = job
            found = slot
        slot += 1
    return found


def influence_slot(state: CosaState, seat: i64, kind: i64) -> i64:
    slot: i64 = 0
    while slot < state.i_hand_n[seat]:
        if state.put_away[seat] & BIT[slot] == 0 and influence_at(state, seat, slot) == kind:
            return slot
        slot += 1
    return NONE


def put_away_job(state: CosaState, seat: i64, job: i64) -> None:
    state.put_away_jobs[seat] = state.put_away_jobs[seat] | BIT[next_job_slot(state, seat, job - 1)]
    after_putting_away(state, seat)


def put_away_influence(state: CosaState, seat: i64, kind: i64) -> None:
    state.put_away[seat] = state.put_away[seat] | BIT[influence_slot(state, seat, kind)]
    after_putting_away(state, seat)


def after_putting_away(state: CosaState, seat: i64) -> None:
    """CN-9, CN-162: sealed, in one go; carried out when all are done."""
    if jobs_over(state, seat) > 0 or influence_over(state, seat) > 0:
        state.unfinished = True
        return
    if not resolved(state, seat, 1):
        return
    seat = 0
    while seat < state.seats:
        throw_away(state, seat)
        seat += 1
    state.phase = TO_NEXT_ROUND


def throw_away(state: CosaState, seat: i64) -> None:
    """Unseen; how many Jobs of which back and how many Influence cards is seen."""
    tokens: list[int] = []
    slot = state.hand_n[seat] - 1
    while slot >= 0:
        if state.put_away_jobs[seat] & BIT[slot] != 0:
            token = take_job(state, seat, slot)
            throw_away_job(state, token)
            tokens.append(token)
        slot -= 1
    slot = state.i_hand_n[seat] - 1
    while slot >= 0:
        if state.put_away[seat] & BIT[slot] != 0:
            token = take_influence(state, seat, slot)
            state.i_gone.put(token)
            tokens.append(INFLUENCE_TOKEN + token)
        slot -= 1
    state.put_away[seat] = 0
    state.put_away_jobs[seat] = 0
    if tokens and state.listener is not None:
        state.tell("put_away", {"seat": seat, "count": len(tokens), "rule": "CN-162"}, sorted(tokens))
