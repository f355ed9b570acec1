"""Every action carried out: by phase where a kind means different things, else by kind."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.games.cosanostra import (
    action,
    draw,
    exchange,
    jobs,
    limit,
    looks,
    payday,
    planning,
    reactions,
    setup,
    special,
    spying,
    trade,
)
from sitdown.games.cosanostra.actions import (
    DO_ACCEPT,
    DO_AIM_SEAT,
    DO_ASSIGN,
    DO_ATTACH,
    DO_BUY,
    DO_DISCARD_INFLUENCE,
    DO_DISCARD_JOB,
    DO_DROP,
    DO_ENOUGH,
    DO_EXECUTE,
    DO_FAMILY,
    DO_ITEM,
    DO_JOB,
    DO_LAPSE,
    DO_LAUNDER,
    DO_LAWYER,
    DO_LOOK,
    DO_MARKET,
    DO_NOTHING,
    DO_OFFER,
    DO_RECRUIT,
    DO_REFUSE,
    DO_REJECT,
    DO_REROLL,
    DO_REVEAL,
    DO_SCHEMER,
    DO_SEND,
    DO_SKIP,
    DO_SNITCH,
    DO_SPY,
    DO_SWAP,
    DO_TAG,
    DO_TAKE_BACK,
    DO_WITHDRAW,
)
from sitdown.games.cosanostra.data import NONE, SPY
from sitdown.games.cosanostra.phases import (
    BUY,
    DOCTOR,
    FAMILY,
    LAST_PLAYS,
    PLAN_MORE,
    RECRUIT,
    REROLL,
    ROB,
    SCHEME,
    SPYING,
    TO_ATTACHING,
    TO_DISCARD,
    TRAPPING,
)
from sitdown.games.cosanostra.state import PURCHASE, CosaState


def negotiate(state: CosaState, seat: i64, action: i64) -> None:
    if action < DO_OFFER:
        trade.take_back(state, seat, action - DO_TAKE_BACK)
    elif action < DO_ITEM:
        trade.open_draft(state, seat, action - DO_OFFER)
    elif action < DO_TAG:
        trade.add_item(state, seat, action - DO_ITEM)
    elif action < DO_SEND:
        state.tag[seat] = action - DO_TAG
    elif action == DO_SEND:
        trade.send(state, seat)
    elif action == DO_DROP:
        trade.drop_draft(state, seat)
    elif action < DO_REJECT:
        exchange.accept(state, action - DO_ACCEPT, seat)
    elif action < DO_WITHDRAW:
        exchange.reject(state, action - DO_REJECT, seat)
    else:
        exchange.withdraw(state, seat, action - DO_WITHDRAW)


def act(state: CosaState, seat: i64, action: i64) -> None:
    """A game action: by phase where a kind means different things, else by kind."""
    phase = state.phase
    if phase == SPYING:
        spying.answer_spying(state, seat, action)
    elif action == DO_NOTHING:
        pass_by(state, seat)
    elif action < DO_SCHEMER:
        plan_or_look(state, seat, action)
    elif action < DO_AIM_SEAT:
        take_turn(state, seat, action)
    elif action < DO_REROLL:
        jobs.aim(state, action)
    else:
        react_or_follow(state, seat, action)


def plan_or_look(state: CosaState, seat: i64, action: i64) -> None:
    if action < DO_ASSIGN:
        answer_draw(state, seat, action)
    elif action < DO_JOB:
        planning.choose_gangster(state, action - DO_ASSIGN)
    elif action < DO_MARKET:
        planning.plan_job(state, action - DO_JOB)
    elif action < DO_ATTACH:
        planning.plan_purchase(state, action - DO_MARKET)
    elif action < DO_SNITCH:
        looks.attach_one(state, seat, action - DO_ATTACH)
        after_last_play(state)
    elif action < DO_SWAP:
        looks.snitch(state, seat, action - DO_SNITCH)
        after_last_play(state)
    elif action == DO_SWAP:
        looks.swap(state, seat)
    elif action < DO_LAWYER:
        looks.begin_look(state, seat, action - DO_SPY, SPY)
    elif action < DO_LOOK:
        looks.begin_look(state, seat, action - DO_LAWYER, looks.BY_LAWYER)
    else:
        looks.end_look(state, seat, NONE if action == DO_ENOUGH else action - DO_LOOK)
        after_last_play(state)


def answer_draw(state: CosaState, seat: i64, action: i64) -> None:
    if state.phase == FAMILY:
        setup.choose_family(state, action - DO_FAMILY)
    else:
        draw.answer_redraw(state, seat, 1 if action == DO_REFUSE else 0)


def after_last_play(state: CosaState) -> None:
    """Option `influenceAnytime`: in the last window everybody may go on until all have passed in a row."""
    if state.phase == LAST_PLAYS:
        state.passes = 0
        state.phase = TO_ATTACHING
        state.regular = state.after(state.mover)


def take_turn(state: CosaState, seat: i64, what: i64) -> None:
    if what == DO_SCHEMER:
        action.answer_scheme(state, seat, 1)
    elif what < DO_LAPSE:
        gangster = what - DO_EXECUTE
        if state.plan[gangster] >= PURCHASE:
            action.execute_purchase(state, gangster)
        else:
            jobs.begin(state, gangster)
    elif what < DO_SKIP:
        action.lapse(state, what - DO_LAPSE)
    else:
        action.skip(state)


def react_or_follow(state: CosaState, seat: i64, action: i64) -> None:
    if action < DO_REVEAL:
        jobs.reroll(state, action - DO_REROLL)
    elif action < DO_LAUNDER:
        react(state, seat, action)
    elif action < DO_BUY:
        special.launder(state, action - DO_LAUNDER)
    elif action < DO_RECRUIT - 1:
        special.buy(state, action - DO_BUY)
    elif action < DO_RECRUIT:
        reactions.shoot_back(state)
    elif action < DO_DISCARD_JOB:
        payday.recruit(state, action - DO_RECRUIT)
    elif action < DO_DISCARD_INFLUENCE:
        limit.put_away_job(state, seat, action - DO_DISCARD_JOB)
    else:
        limit.put_away_influence(state, seat, action - DO_DISCARD_INFLUENCE)


def react(state: CosaState, seat: i64, action: i64) -> None:
    if state.phase == ROB:
        reactions.answer_robbery(state, seat, action - DO_REVEAL + 1)
    elif state.phase == TRAPPING:
        reactions.spring_trap(state, action - DO_REVEAL)
    else:
        reactions.answer_doctor(state, seat, 1)


def pass_by(state: CosaState, seat: i64) -> None:
    """Pass: in a window, or where a choice may be declined."""
    phase = state.phase
    if phase == SCHEME:
        action.answer_scheme(state, seat, 0)
    elif phase == ROB:
        reactions.answer_robbery(state, seat, 0)
    elif phase == DOCTOR:
        reactions.answer_doctor(state, seat, 0)
    elif phase == TRAPPING:
        reactions.pass_trap(state)
    elif phase == REROLL:
        jobs.cash_rolled(state)
    elif phase == BUY:
        special.after_buying(state)
    elif phase == RECRUIT:
        payday.decline_recruit(state)
    elif phase == PLAN_MORE:
        planning.next_seat(state)
    elif phase == LAST_PLAYS:
        state.passes += 1
        state.regular = state.after(state.mover)
        state.phase = TO_ATTACHING
    else:
        state.phase = TO_DISCARD  # no return fire
