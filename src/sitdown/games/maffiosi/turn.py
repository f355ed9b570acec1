"""A turn: cake, money, card, wake up (MA-8, MA-9), and the choice of a card."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.maffiosi import attack, cake, seating
from sitdown.games.maffiosi.actions import DO_DISCARD, DO_FINISH, DO_PLAY
from sitdown.games.maffiosi.chairs import could_move, drinkers, fire_victims, income, stab_victims
from sitdown.games.maffiosi.data import FIRE, KABOOM, KINDS, MOVE, NIGHTCAP, ORDER, PASS, SCRAM, STAB
from sitdown.games.maffiosi.deck import draw_up, kinds_held, lay_down, throw_away
from sitdown.games.maffiosi.ending import ends_by_clock, ends_by_deaths, ends_by_pot, ends_by_stalemate
from sitdown.games.maffiosi.pot import notes_seen, smaller, take
from sitdown.games.maffiosi.state import (
    AT_HOME,
    CARD,
    DISCARDS,
    MOVE_FROM,
    SECOND,
    TARGET_FIRE,
    TARGET_KABOOM,
    TARGET_NIGHTCAP,
    TARGET_ORDER,
    TARGET_PASS,
    TARGET_STAB,
    MaffiosiState,
)

# -- steps 1 and 2 ----------------------------------------------------------------------------------------------------


def start_turn(state: MaffiosiState) -> None:
    """Steps 1 and 2 run by themselves; on to the next player whose cake leaves him men (MA-60)."""
    while True:
        state.turns += 1
        state.played = 0
        state.progress = False
        if state.listener is not None:
            state.tell("turn", {"seat": state.active, "turn": state.turns, "rule": "MA-8"})
        cake.set_off_own(state)
        if state.progress and ends_by_deaths(state):
            return
        if state.is_in(state.active):
            break
        state.idle = 0
        if not pass_turn(state):
            return
    collect(state)
    if not ends_by_pot(state):
        state.phase = CARD
        state.mover = state.active


def collect(state: MaffiosiState) -> None:
    """MA-17 to MA-22: step 2, the income."""
    due = income(state, state.active)
    if due == 0:
        return
    paid = take(state.notes, due) if state.switches.pot_is_notes else smaller(due, state.pot)
    state.pot -= paid
    state.money[state.active] += paid
    state.progress = True
    if state.listener is not None:
        facts: dict[str, Fact] = {"seat": state.active, "amount": paid, "due": due, "pot": state.pot}
        rule = "MA-17" if paid == due else "MA-22"
        state.tell("income", {**facts, "notes": notes_seen(state), "rule": rule})


# -- step 3 -----------------------------------------------------------------------------------------------------------


def is_playable(state: MaffiosiState, kind: i64) -> bool:
    """MA-25: a card that has a legal target now."""
    seat = state.active
    if kind == STAB:
        return stab_victims(state, seat) != 0
    if kind == FIRE:
        return fire_victims(state, seat) != 0
    if kind == ORDER:
        return state.cake[seat] == AT_HOME  # MA-41
    if kind == PASS:
        return cake.can_pass(state)
    if kind == KABOOM:
        return cake.can_boom(state)
    if kind == NIGHTCAP:
        return drinkers(state) != 0
    return kind == SCRAM or could_move(state, seat)


def fill_card(state: MaffiosiState, out: Choices) -> None:
    """MA-23 to MA-25: play one that you hold, or discard one."""
    held = kinds_held(state, state.active)
    kind: i64 = 0
    while kind < KINDS:
        if held & BIT[kind] != 0 and is_playable(state, kind):
            out.add(DO_PLAY + kind)
        kind += 1
    kind = 0
    while kind < KINDS:
        if held & BIT[kind] != 0:
            out.add(DO_DISCARD + kind)
        kind += 1


def fill_second(state: MaffiosiState, out: Choices) -> None:
    """MA-26, MA-27: one more card, and only a MOVE; or none."""
    if kinds_held(state, state.active) & BIT[MOVE] != 0:
        out.add(DO_PLAY + MOVE)
    out.add(DO_FINISH)


def fill_after(state: MaffiosiState, kind: i64, out: Choices) -> None:
    """What is to be chosen once this card lies on the table; nothing for SCRAM, after which all stand."""
    if kind == STAB:
        attack.fill_chairs(stab_victims(state, state.active), out)
    elif kind == FIRE:
        attack.fill_chairs(fire_victims(state, state.active), out)
    elif kind == ORDER:
        cake.fill_order(state, out)
    elif kind == PASS:
        cake.fill_pass(state, out)
    elif kind == KABOOM:
        cake.fill_boom(state, out)
    elif kind == NIGHTCAP:
        attack.fill_nightcap(state, out)
    elif kind == MOVE:
        seating.fill_from(state, out)


def play(state: MaffiosiState, kind: i64) -> None:
    """MA-23: the card lies on the table; now choose what it does."""
    state.played += 1
    lay_down(state, state.active, kind)
    if kind == STAB:
        state.phase = TARGET_STAB
    elif kind == FIRE:
        state.phase = TARGET_FIRE
    elif kind == ORDER:
        state.phase = TARGET_ORDER
    elif kind == PASS:
        state.phase = TARGET_PASS
    elif kind == KABOOM:
        state.phase = TARGET_KABOOM
    elif kind == NIGHTCAP:
        state.phase = TARGET_NIGHTCAP
        attack.pour(state)
    elif kind == MOVE:
        state.phase = MOVE_FROM
    else:
        seating.scram(state)


def discard(state: MaffiosiState, kind: i64) -> None:
    """MA-23, MA-29: put one card away instead."""
    state.tally[DISCARDS] += 1
    throw_away(state, state.active, kind)
    if state.switches.move_after_discard:  # A17
        state.played = 1
        after_card(state)
    else:
        end_turn(state)


def after_card(state: MaffiosiState) -> None:
    """A card is resolved: the end, the turn of a player who is out, one more MOVE (MA-26), or step 4."""
    if ends_by_deaths(state):
        return
    seat = state.active
    if not state.is_in(seat):  # MA-60
        state.idle = 0
        if pass_turn(state):
            start_turn(state)
    elif state.played == 1 and could_move(state, seat):
        state.phase = SECOND
        state.mover = seat
    else:
        end_turn(state)


def decline(state: MaffiosiState) -> None:
    """MA-26: no second card. Others hear the same whether he had one or not."""
    if state.listener is not None:
        state.tell("finished", {"seat": state.active, "rule": "MA-26"})
    end_turn(state)


# -- step 4 -----------------------------------------------------------------------------------------------------------


def end_turn(state: MaffiosiState) -> None:
    """MA-30, MA-58, MA-65: draw up to five, wake up, and on to the next."""
    draw_up(state, state.active)
    seating.wake(state, state.active, "MA-58")  # step 4
    state.idle = 0 if state.progress else state.idle + 1
    if not ends_by_stalemate(state) and pass_turn(state):
        start_turn(state)


def pass_turn(state: MaffiosiState) -> bool:
    """MA-8: the next player clockwise who is not out; False if the house closes first (`closing_time`)."""
    seat = state.active
    passed_start = False
    while True:
        seat = state.after(seat)
        if seat == state.first:
            passed_start = True
        if state.is_in(seat):
            break
    state.active = seat
    if passed_start:
        state.rounds += 1
        return not ends_by_clock(state)
    return True
