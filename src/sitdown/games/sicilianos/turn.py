"""Draft, dice, taking, looking and stealing: everything outside the war."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.engine.places import LOWEST_IN
from sitdown.games.sicilianos.actions import (
    DO_PASS,
    DO_PEEK,
    DO_PICK,
    DO_PLACE,
    DO_ROLL,
    DO_STEAL,
    DO_TAKE,
)
from sitdown.games.sicilianos.data import (
    COLOURS,
    DRAFT_CARDS,
    FAMILIES,
    HAND_LIMIT,
    INFLUENCE,
    MOST_SEATS,
    ONE,
    TWO,
    VALUES,
)
from sitdown.games.sicilianos.piles import look_through, pick_out, steal, take_top
from sitdown.games.sicilianos.state import (
    BLACK_MONEY,
    CAP,
    END,
    ENDINGS,
    NONE,
    PICK,
    STEAL,
    TAKE1,
    TAKE2,
    TURN,
    SicilianosState,
)

# -- what may be done -------------------------------------------------------------------------------------------------


def fill_draft(state: SicilianosState, out: Choices) -> None:
    """SI-6, SI-7: a top card of a colour not yet held."""
    colour: i64 = 0
    while colour < COLOURS:
        if state.held_in(state.mover, colour) == 0 and state.pile_n[colour] > 0:
            out.add(DO_TAKE + colour)
        colour += 1


def fill_turn(state: SicilianosState, out: Choices) -> None:
    """SI-10, SI-12, SI-13: roll, unless a war is owed, or start a war with any card in hand."""
    if not owes_war(state, state.mover):
        out.add(DO_ROLL)
    fill_hand(state, state.mover, BIT[COLOURS] - 1, out)


def fill_hand(state: SicilianosState, seat: i64, colours: i64, out: Choices) -> None:
    """PLACE for every card in hand of these colours (bits), ascending."""
    hands = state.held
    first = seat * COLOURS
    cards = state.cards
    face = cards.face
    colour: i64 = 0
    while colour < COLOURS:
        held = hands[first + colour]
        if held != 0 and colours & BIT[colour] != 0:
            if held & (held - 1) == 0:
                out.add(DO_PLACE + face[colour * VALUES + LOWEST_IN[held]])
            else:
                out.add_bits(cards.faces_on(colour, held), DO_PLACE + colour * VALUES)
        colour += 1


def fill_take1(state: SicilianosState, out: Choices) -> None:
    """SI-24, SI-25: any top card, or a look through a rolled pile."""
    colour: i64 = 0
    while colour < COLOURS:
        if state.pile_n[colour] > 0:
            out.add(DO_TAKE + colour)
        colour += 1
    colour = 0
    while colour < COLOURS:
        if state.pile_n[colour] > 0 and is_rolled(state, colour):
            out.add(DO_PEEK + colour)
        colour += 1


def fill_take2(state: SicilianosState, out: Choices) -> None:
    """SI-22: one of the two rolled colours."""
    colour: i64 = 0
    while colour < COLOURS:
        if is_rolled(state, colour):
            out.add(DO_TAKE + colour)
        colour += 1


def fill_pick(state: SicilianosState, out: Choices) -> None:
    """SI-26: any card of the pile looked through."""
    lying: i64 = 0
    i: i64 = 0
    while i < state.pile_n[state.peeked]:
        lying |= BIT[state.pile[state.peeked * VALUES + i] - state.peeked * VALUES]
        i += 1
    faces = state.cards.faces_on(state.peeked, lying)
    while faces != 0:
        out.add(DO_PICK + state.peeked * VALUES + LOWEST_IN[faces])
        faces &= faces - 1


def fill_steal(state: SicilianosState, out: Choices) -> None:
    """SI-27, SI-28: a rolled colour that an opponent holds."""
    if state.switches.may_decline:
        out.add(DO_PASS)
    colour: i64 = 0
    while colour < COLOURS:
        if is_rolled(state, colour):
            offset: i64 = 1
            while offset < state.seats:
                if state.held_in(state.after(state.mover, offset), colour) != 0:
                    out.add(DO_STEAL + colour * (MOST_SEATS - 1) + offset - 1)
                offset += 1
        colour += 1


def is_rolled(state: SicilianosState, colour: i64) -> bool:
    return state.rolled[0] == colour or state.rolled[1] == colour


def owes_war(state: SicilianosState, seat: i64) -> bool:
    """SI-12: must the player start a war in his next turn?

    With no card in hand he cannot; and no card comes before that turn, so the duty is gone with the last one.
    """
    if state.switches.duty_by_holding:
        return state.hand_n[seat] == HAND_LIMIT
    return state.reached & BIT[seat] != 0 and state.hand_n[seat] > 0


# -- the draft --------------------------------------------------------------------------------------------------------


def draft_card(state: SicilianosState, colour: i64) -> None:
    """SI-6: one top card each in turn, four laps."""
    seat = state.mover
    token = take_top(state, seat, colour)
    if state.listener is not None:
        state.tell("took", {"seat": seat, "colour": FAMILIES[colour], "rule": "SI-6"}, [token])
    state.mover = state.after(seat, 1)
    if state.hand_n[state.mover] == DRAFT_CARDS:
        begin_turn(state, state.first)


def deal_at_random(state: SicilianosState) -> None:
    """Option `deal`: in turn order the top cards of four different piles, each set of colours equally likely."""
    step: i64 = 0
    while step < state.seats:
        seat = state.after(state.first, step)
        which = state.rng.below(15)
        colours: i64 = 0
        while colours < BIT[COLOURS]:
            if in_four(colours):
                if which == 0:
                    break
                which -= 1
            colours += 1
        colour: i64 = 0
        while colour < COLOURS:
            if colours & BIT[colour] != 0:
                state.mover = seat
                take_and_tell(state, colour, "SI-6")
            colour += 1
        step += 1
    begin_turn(state, state.first)


def in_four(colours: i64) -> bool:
    count: i64 = 0
    while colours != 0:
        colours &= colours - 1
        count += 1
    return count == DRAFT_CARDS


# -- turns ------------------------------------------------------------------------------------------------------------


def begin_turn(state: SicilianosState, seat: i64) -> None:
    state.phase = TURN
    state.mover = seat
    state.on_turn = seat
    state.influence = NONE
    state.rolled[0] = NONE
    state.rolled[1] = NONE
    state.peeked = NONE
    if state.listener is not None:
        state.tell("turn", {"seat": seat, "turn": state.turns + 1, "rule": "SI-10"})


def end_turn(state: SicilianosState, next_seat: i64) -> None:
    """SI-12: who ends his turn with a full hand owes a war. SI-107: after so many turns the game ends with payday."""
    if state.hand_n[state.on_turn] == HAND_LIMIT:
        state.reached |= BIT[state.on_turn]
    state.turns += 1
    if state.turns >= state.switches.turn_cap * state.seats:
        end_game(state, CAP)
    else:
        begin_turn(state, next_seat)


def end_game(state: SicilianosState, how: i64) -> None:
    """At the end all businesses are open (section 6)."""
    state.phase = END
    state.ended = how
    token: i64 = 0
    while token < COLOURS * 3:
        state.shops.see_all(token)
        token += 1
    if state.listener is not None:
        rule = "SI-107" if how == CAP else "SI-101" if how == BLACK_MONEY else "SI-100"
        winners = [seat for seat in range(state.seats) if state.ranking[seat] == 1]
        state.tell("end", {"ending": ENDINGS[how], "winners": winners, "scores": state.scores, "rule": rule})


def pay_duty(state: SicilianosState) -> None:
    """SI-12: the war pays it, and so does the turn of who has no card to start one with."""
    state.reached &= ~BIT[state.mover]


def roll(state: SicilianosState) -> None:
    """SI-20: all three dice together; the influence die decides."""
    seat = state.mover
    pay_duty(state)
    state.rolled[0] = state.rng.below(COLOURS)
    state.rolled[1] = state.rng.below(COLOURS)
    state.influence = state.switches.influence[state.rng.below(6)]
    if state.listener is not None:
        colours = [FAMILIES[state.rolled[0]], FAMILIES[state.rolled[1]]]
        sign = INFLUENCE[state.influence]
        state.tell("rolled", {"seat": seat, "colours": colours, "influence": sign, "rule": "SI-20"})
    if state.influence == TWO:
        take_two(state)
    elif state.influence == ONE:
        state.phase = TAKE1
    elif somebody_to_rob(state):
        state.phase = STEAL
    else:  # SI-28
        if state.listener is not None:
            state.tell("nothing", {"seat": seat, "rule": "SI-28"})
        end_turn(state, state.after(seat, 1))


def somebody_to_rob(state: SicilianosState) -> bool:
    offset: i64 = 1
    while offset < state.seats:
        other = state.after(state.mover, offset)
        if state.held_in(other, state.rolled[0]) != 0 or state.held_in(other, state.rolled[1]) != 0:
            return True
        offset += 1
    return False


def take_two(state: SicilianosState) -> None:
    """SI-21: a card for each die; SI-22: with nine in hand only one; SI-23: only what is in stock."""
    seat = state.mover
    one = state.rolled[0]
    other = state.rolled[1]
    if state.hand_n[seat] == HAND_LIMIT - 1 and one != other and state.pile_n[one] > 0 and state.pile_n[other] > 0:
        state.phase = TAKE2
        return
    rule = "SI-22" if state.hand_n[seat] == HAND_LIMIT - 1 else "SI-21"
    taken: i64 = 0
    die: i64 = 0
    while die < 2:
        colour = state.rolled[die]
        if state.hand_n[seat] < HAND_LIMIT and state.pile_n[colour] > 0:
            take_and_tell(state, colour, rule)
            taken += 1
        die += 1
    if taken == 0 and state.listener is not None:
        state.tell("nothing", {"seat": seat, "rule": "SI-23"})
    end_turn(state, state.after(seat, 1))


def take_and_tell(state: SicilianosState, colour: i64, rule: str) -> None:
    token = take_top(state, state.mover, colour)
    if state.listener is not None:
        state.tell("took", {"seat": state.mover, "colour": FAMILIES[colour], "rule": rule}, [token])


def take_one(state: SicilianosState, colour: i64) -> None:
    """SI-24, or the choice of SI-22."""
    take_and_tell(state, colour, "SI-22" if state.phase == TAKE2 else "SI-24")
    end_turn(state, state.after(state.mover, 1))


def peek(state: SicilianosState, colour: i64) -> None:
    """SI-25: the roller alone looks through the pile."""
    state.peeked = colour
    look_through(state, state.mover, colour)
    state.phase = PICK
    if state.listener is not None:
        pile = [state.pile[colour * VALUES + i] for i in range(state.pile_n[colour] - 1, -1, -1)]
        state.tell("peeked", {"seat": state.mover, "colour": FAMILIES[colour], "rule": "SI-25"}, pile)


def pick(state: SicilianosState, face: i64) -> None:
    """SI-26."""
    seat = state.mover
    token = pick_out(state, seat, face)
    if state.listener is not None:
        state.tell("picked", {"seat": seat, "colour": FAMILIES[token // VALUES], "rule": "SI-26"}, [token])
    end_turn(state, state.after(seat, 1))


def rob(state: SicilianosState, colour: i64, offset: i64) -> None:
    """SI-27."""
    thief = state.mover
    victim = state.after(thief, offset)
    token = steal(state, thief, victim, colour)
    if state.listener is not None:
        state.tell("stole", {"seat": thief, "target": victim, "colour": FAMILIES[colour], "rule": "SI-27"}, [token])
    end_turn(state, state.after(thief, 1))


def decline(state: SicilianosState) -> None:
    """Option `steal=may`."""
    if state.listener is not None:
        state.tell("declined", {"seat": state.mover, "rule": "SI-28"})
    end_turn(state, state.after(state.mover, 1))
