"""Leaving the table: removals, players who are out, the ends of a game, and who has won."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.maffiosi.chairs import how_many, man_at
from sitdown.games.maffiosi.data import CHAIRS, TYPES
from sitdown.games.maffiosi.deck import give_up_hand
from sitdown.games.maffiosi.state import (
    ALL_DEAD,
    CLOSING_TIME,
    END,
    ENDINGS,
    FIRST_OUT,
    LAST_GANG,
    NO_NOTES,
    POT_EMPTY,
    STALEMATE,
    MaffiosiState,
)

_RULE_OF_END = ["", "MA-62", "MA-63", "MA-64", "MA-65", "MA-65"]
_BY = ["stab", "fire", "own_cake", "kaboom", "nightcap"]
_RULE_OF_DEATH = ["MA-32", "MA-35", "MA-14", "MA-43", "MA-49"]


def remove(state: MaffiosiState, chairs: i64, how: i64) -> None:
    """All who sit on these chairs are removed for good, at the same moment; `how` is what is counted (STABBED, ...)."""
    if chairs == 0:
        return
    state.moment += 1
    state.progress = True
    state.tally[how] += how_many(chairs)
    if state.listener is not None:
        tell_removed(state, chairs, how)
    kind: i64 = 0
    while kind < TYPES:
        state.kin[kind] = state.kin[kind] & ~chairs
        kind += 1
    state.asleep &= ~chairs
    seat: i64 = 0
    while seat < state.seats:
        hit = how_many(state.men[seat] & chairs)
        if hit > 0:
            state.men[seat] = state.men[seat] & ~chairs
            state.alive[seat] -= hit
            if state.alive[seat] == 0:
                leave(state, seat, hit)
        seat += 1


def tell_removed(state: MaffiosiState, chairs: i64, how: i64) -> None:
    for chair in range(1, CHAIRS + 1):
        if chairs & BIT[chair]:
            facts: dict[str, Fact] = {**man_at(state, chair), "by": _BY[how], "doer": state.active}
            state.tell("removed", {**facts, "rule": _RULE_OF_DEATH[how]})


def leave(state: MaffiosiState, seat: i64, men: i64) -> None:
    """MA-59: out at once; he keeps his money."""
    state.left_at[seat] = state.moment
    state.last_men[seat] = men
    if state.tally[FIRST_OUT] == 0:
        state.tally[FIRST_OUT] = state.rounds
    if state.listener is not None:
        state.tell("out", {"seat": seat, "rule": "MA-59"})
    give_up_hand(state, seat)


def ends_by_deaths(state: MaffiosiState) -> bool:
    """MA-62, MA-64: at most one gang is left."""
    left = state.gangs_left()
    if left > 1:
        return False
    if left == 0:
        finish(state, ALL_DEAD)
        return True
    seat: i64 = 0
    while state.alive[seat] == 0:
        seat += 1
    won = state.pot
    state.money[seat] += won
    state.pot = 0
    state.notes = NO_NOTES[:]
    if state.listener is not None:
        state.tell("took_pot", {"seat": seat, "amount": won, "rule": "MA-62"})
    finish(state, LAST_GANG)
    return True


def ends_by_pot(state: MaffiosiState) -> bool:
    """MA-63: the last note is taken."""
    if state.pot > 0:
        return False
    finish(state, POT_EMPTY)
    return True


def stalemate_in(state: MaffiosiState) -> i64:
    """MA-65: after so many more turns in which nothing happens the game is over."""
    return state.switches.stall_rounds * state.gangs_left() - state.idle


def ends_by_stalemate(state: MaffiosiState) -> bool:
    """MA-65: ten rounds in which nothing happened."""
    if stalemate_in(state) > 0:
        return False
    finish(state, STALEMATE)
    return True


def ends_by_clock(state: MaffiosiState) -> bool:
    """Option `closing_time`: so many full rounds have been played."""
    if state.switches.closing_time == 0 or state.rounds <= state.switches.closing_time:
        return False
    finish(state, CLOSING_TIME)
    return True


def finish(state: MaffiosiState, how: i64) -> None:
    state.phase = END
    state.ended = how
    if state.listener is not None:
        state.tell("ended", {"ending": ENDINGS[how], "pot": state.pot, "rule": _RULE_OF_END[how]})


def standing(state: MaffiosiState, seat: i64) -> tuple[int, int, int, int]:
    """MA-66: the larger wins: money, how long at the table, men at the end; with `final_tie=order` who plays later."""
    at_table = state.alive[seat] > 0
    stayed = state.moment + 1 if at_table else state.left_at[seat]
    men = state.alive[seat] if at_table else state.last_men[seat]
    later = (seat - state.first) % state.seats if state.switches.tie_by_order else 0
    return (state.money[seat], stayed, men, later)


def ranking(state: MaffiosiState) -> list[int]:
    keys = [standing(state, seat) for seat in range(state.seats)]
    return [1 + sum(other > key for other in keys) for key in keys]
