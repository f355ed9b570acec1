"""The draw: a round begins, Jobs are dealt, card luck is refused, Influence cards follow (CN-8, CN-20 to CN-24)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.actions import DO_KEEP, DO_REFUSE
from sitdown.games.cosanostra.cards.businesses import count_active
from sitdown.games.cosanostra.cards.influence_cards import INFLUENCE_TOKEN, draw_influence
from sitdown.games.cosanostra.cards.job_cards import deal_job, job_at, return_job, shuffle_jobs
from sitdown.games.cosanostra.data import BUSINESSES, GANGSTERS, INFLUENCE_DEALT, IS_ATTACK, JOBS_DEALT, POLITICIAN
from sitdown.games.cosanostra.phase_numbers import REDRAW, TO_PLANNING
from sitdown.games.cosanostra.phases.sealed import ask, resolved
from sitdown.games.cosanostra.setup import give_start_set
from sitdown.games.cosanostra.state import ACTIVE, INACTIVE, MOST_INFLUENCE, MOST_JOBS, CosaState


def begin_round(state: CosaState) -> None:
    """CN-8: everything deactivated is active again, abilities are fresh; then the deal."""
    if state.listener is not None:
        state.tell("round", {"round": state.round, "seat": state.start_player, "rule": "CN-1"})
    gangster: i64 = 0
    while gangster < GANGSTERS:
        if state.g_at[gangster] == INACTIVE:
            state.g_at[gangster] = ACTIVE
        gangster += 1
    business: i64 = 0
    while business < BUSINESSES:
        if state.b_at[business] == INACTIVE:
            state.b_at[business] = ACTIVE
        state.b_used[business] = 0
        business += 1
    state.redealt = 0
    deal_jobs(state)


def deal_jobs(state: CosaState) -> None:
    """CN-20, CN-22."""
    seat: i64 = state.start_player
    dealt: i64 = 0
    while dealt < state.seats:
        state.dealt[seat] = 0
        while state.dealt[seat] < JOBS_DEALT[state.round - 1]:
            deal_job(state, seat, state.round - 1)
            state.dealt[seat] += 1
        if state.listener is not None:
            first = seat * MOST_JOBS + state.hand_n[seat] - state.dealt[seat]
            tokens = [state.hand[first + i] for i in range(state.dealt[seat])]
            state.tell("dealt_jobs", {"seat": seat, "count": len(tokens), "rule": "CN-20"}, tokens)
        seat = state.after(seat)
        dealt += 1
    if state.redealt < state.switches.redeals:
        ask(state, REDRAW, BIT[state.seats] - 1)
    else:
        deal_influence(state)


def may_refuse(state: CosaState, seat: i64) -> bool:
    first = state.hand_n[seat] - state.dealt[seat]
    return are_refusable([job_at(state, seat, slot) for slot in range(first, state.hand_n[seat])])


def are_refusable(dealt: list[int]) -> bool:
    """CN-23: all Jobs just dealt are Attacks; Robbery counts, Trap does not."""
    return all(IS_ATTACK[job] != 0 for job in dealt)


def fill(state: CosaState, seat: i64, out: Choices) -> None:
    out.add(DO_KEEP)
    if may_refuse(state, seat):
        out.add(DO_REFUSE)


def push(state: CosaState, seat: i64, action: i64) -> None:
    """CN-22: sealed; who refuses is shown."""
    if not resolved(state, seat, 1 if action == DO_REFUSE else 0):
        return
    refused = False
    other: i64 = 0
    while other < state.seats:
        if state.answer[other] == 1:
            refused = True
            if state.listener is not None:
                state.tell("refused", {"seat": other, "rule": "CN-22"})
        other += 1
    if refused:
        redeal(state)
    else:
        deal_influence(state)


def redeal(state: CosaState) -> None:
    state.redealt += 1
    seat: i64 = 0
    while seat < state.seats:
        while state.dealt[seat] > 0:
            return_job(state, seat, state.round - 1)
            state.dealt[seat] -= 1
        seat += 1
    shuffle_jobs(state, state.round - 1)
    deal_jobs(state)


def deal_influence(state: CosaState) -> None:
    """CN-20, CN-21: seat by seat from the start player; then the planning begins."""
    if state.round >= state.switches.influence_from:
        seat: i64 = state.start_player
        dealt: i64 = 0
        while dealt < state.seats:
            before = state.i_hand_n[seat]
            if state.round > 1 and state.round == state.switches.influence_from:  # else they were given at the start
                give_start_set(state, seat)
            draw_for(state, seat)
            if state.listener is not None and state.i_hand_n[seat] > before:
                first = seat * MOST_INFLUENCE
                tokens = [INFLUENCE_TOKEN + state.i_hand[first + i] for i in range(before, state.i_hand_n[seat])]
                state.tell("dealt_influence", {"seat": seat, "count": len(tokens), "rule": "CN-20"}, tokens)
            seat = state.after(seat)
            dealt += 1
    state.phase = TO_PLANNING


def draw_for(state: CosaState, seat: i64) -> None:
    """CN-21: one more for each active Politician; in round I by the option `politician_round_1`."""
    wanted = INFLUENCE_DEALT[state.round - 1]
    if state.round > 1 or state.switches.politician_first:
        wanted += count_active(state, seat, POLITICIAN)
    while wanted > 0:
        draw_influence(state, seat)
        wanted -= 1
