"""The hand limit: what is put away before the next round (CN-162)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import DO_DISCARD_INFLUENCE, DO_DISCARD_JOB
from sitdown.games.cosanostra.cards.influence_cards import INFLUENCE_TOKEN, influence_at, take_influence
from sitdown.games.cosanostra.cards.job_cards import blur_backs, job_at, take_job, throw_away_job
from sitdown.games.cosanostra.data import HAND_INFLUENCE, HAND_JOBS, INFLUENCES, JOB_ROUND, JOBS, NONE, ROUNDS
from sitdown.games.cosanostra.phase_numbers import DISCARD, TO_NEXT_ROUND
from sitdown.games.cosanostra.phases.sealed import ask, resolved
from sitdown.games.cosanostra.state import CosaState


def how_many(bits: i64) -> i64:
    found: i64 = 0
    while bits != 0:
        bits &= bits - 1
        found += 1
    return found


def jobs_over(state: CosaState, seat: i64) -> i64:
    return too_many_jobs(state.hand_n[seat] - how_many(state.put_away_jobs[seat]))


def influence_over(state: CosaState, seat: i64) -> i64:
    return too_many_influence(state.i_hand_n[seat] - how_many(state.put_away[seat]))


def too_many_jobs(kept: i64) -> i64:
    """CN-162: so many of them must still go."""
    return kept - HAND_JOBS


def too_many_influence(kept: i64) -> i64:
    return kept - HAND_INFLUENCE


def begin(state: CosaState) -> None:
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


def fill(state: CosaState, seat: i64, out: Choices) -> None:
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


def push(state: CosaState, seat: i64, action: i64) -> None:
    """One more card aside. CN-9, CN-162: sealed, in one go; carried out when all are done."""
    if action < DO_DISCARD_INFLUENCE:
        slot = next_job_slot(state, seat, action - DO_DISCARD_JOB - 1)
        state.put_away_jobs[seat] = state.put_away_jobs[seat] | BIT[slot]
    else:
        slot = influence_slot(state, seat, action - DO_DISCARD_INFLUENCE)
        state.put_away[seat] = state.put_away[seat] | BIT[slot]
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
    if state.switches.trade_planned:
        blur_what_goes(state, seat)
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


def blur_what_goes(state: CosaState, seat: i64) -> None:
    """Back by back."""
    deck: i64 = 0
    while deck < ROUNDS:
        leaving: i64 = 0
        slot: i64 = 0
        while slot < state.hand_n[seat]:
            if state.put_away_jobs[seat] & BIT[slot] != 0 and JOB_ROUND[job_at(state, seat, slot)] == deck:
                leaving += 1
            slot += 1
        blur_backs(state, seat, deck, leaving)
        deck += 1
