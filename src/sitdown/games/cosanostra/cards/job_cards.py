"""Jobs on the move: from decks to hands, and away; what a Job is called face up and face down."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.games.cosanostra.data import FIRST_JOB, JOB_IDS, JOB_ROUND, NONE
from sitdown.games.cosanostra.state import MOST_JOBS, CosaState


def deal_job(state: CosaState, seat: i64, of_round: i64) -> None:
    """The top card of a round's deck goes into a hand."""
    state.j_deck_n[of_round] -= 1
    token = state.j_deck[FIRST_JOB[of_round] + state.j_deck_n[of_round]]
    put_in_hand(state, seat, token)
    state.jobs.show(token, seat)


def put_in_hand(state: CosaState, seat: i64, token: i64) -> None:
    """As the last card; who knew it still does."""
    state.hand[seat * MOST_JOBS + state.hand_n[seat]] = token
    state.hand_n[seat] += 1


def return_job(state: CosaState, seat: i64, of_round: i64) -> None:
    """The last card of the hand goes back onto its deck."""
    state.hand_n[seat] -= 1
    token = state.hand[seat * MOST_JOBS + state.hand_n[seat]]
    state.j_deck[FIRST_JOB[of_round] + state.j_deck_n[of_round]] = token
    state.j_deck_n[of_round] += 1


def shuffle_jobs(state: CosaState, of_round: i64) -> None:
    first = FIRST_JOB[of_round]
    n = state.j_deck_n[of_round]
    state.jobs.shuffle(state.j_deck[first : first + n], n, state.rng)


def job_at(state: CosaState, seat: i64, slot: i64) -> i64:
    """The Job in this place of a hand."""
    return state.jobs.face[state.hand[seat * MOST_JOBS + slot]]


def slot_of_job(state: CosaState, seat: i64, job: i64) -> i64:
    """Where a hand holds this Job; NONE if it does not."""
    slot: i64 = 0
    while slot < state.hand_n[seat]:
        if job_at(state, seat, slot) == job:
            return slot
        slot += 1
    return NONE


def take_job(state: CosaState, seat: i64, slot: i64) -> i64:
    """The Job in this place leaves the hand; the others close up. Its token."""
    first = seat * MOST_JOBS
    token = state.hand[first + slot]
    state.hand_n[seat] -= 1
    while slot < state.hand_n[seat]:
        state.hand[first + slot] = state.hand[first + slot + 1]
        slot += 1
    return token


def blur_backs(state: CosaState, seat: i64, of_round: i64, leaving: i64) -> None:
    """Before so many of a hand's Jobs with this back leave it face down.

    Option `trade_planned` brings Jobs back to a hand that others have looked at. When some of several like backs leave
    and some stay, nobody else can tell where the one is that he knew.
    """
    hand = [state.hand[seat * MOST_JOBS + slot] for slot in range(state.hand_n[seat])]
    alike = [token for token in hand if JOB_ROUND[token] == of_round]
    if 0 < leaving < len(alike):
        for token in alike:
            state.jobs.hide(token, seat)


def throw_away_job(state: CosaState, token: i64) -> None:
    """A Job that leaves the table or a hand unseen; who knew it still does."""
    state.gone.put(token)


def job_name(job: int) -> str:
    """`109`, with its round as the first figure."""
    return str(JOB_IDS[job])


def back_of(token: int) -> str:
    """A Job face down: its round shows."""
    return "I" * (JOB_ROUND[token] + 1) if JOB_ROUND[token] < 3 else "IV"
