"""The gang war: entering, rounds, turncoats and bombs (SI-40 to SI-77)."""

from __future__ import annotations

from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.sicilianos.actions import DO_BOMB, DO_DEFECT, DO_FAMILY, DO_PASS, DO_STAKE
from sitdown.games.sicilianos.data import CARDS, COLOURS, FAMILIES, IN_SERVICE, NOTE_VALUE, NOTES, VALUES, card_id
from sitdown.games.sicilianos.families import (
    a_bomb_is_new,
    bomb_of,
    families,
    has_open_card,
    host_for,
    is_victim,
    may_bomb,
    may_turn_coat,
    worth_on_table,
)
from sitdown.games.sicilianos.outcome import resolve, standing
from sitdown.games.sicilianos.piles import choose_from_hand, everybody_but, put_under, take_out_of_hand
from sitdown.games.sicilianos.state import (
    ACTIVE,
    BOMB,
    BOMBS_EXPLODED,
    COAT,
    DEFECTIONS,
    DROPPED,
    JOIN,
    ROUND,
    SKIPPED,
    STAKE,
    STAYED_OUT,
    TURNED,
    WAR_CARDS,
    SicilianosState,
)
from sitdown.games.sicilianos.turn import fill_hand, pay_duty

# -- what may be done -------------------------------------------------------------------------------------------------


def fill_stake(state: SicilianosState, out: Choices) -> None:
    """SI-41: a note held in black money."""
    first = state.mover * NOTES
    black = state.black
    note: i64 = 0
    while note < NOTES:
        if black[first + note] > 0:
            out.add(DO_STAKE + note)
        note += 1


def fill_join(state: SicilianosState, out: Choices) -> None:
    """SI-42, SI-43: stay out, or a card of a colour that is not in the war yet."""
    out.add(DO_PASS)
    fill_hand(state, state.mover, (BIT[COLOURS] - 1) & ~state.colours_in_war(), out)


def fill_round(state: SicilianosState, out: Choices) -> None:
    """SI-47, SI-48: drop out, or a card of one's own war colour."""
    out.add(DO_PASS)
    fill_hand(state, state.mover, BIT[state.colour[state.mover]], out)


def fill_coat(state: SicilianosState, out: Choices) -> None:
    """SI-60."""
    out.add(DO_FAMILY)
    out.add(DO_DEFECT)


def fill_bomb(state: SicilianosState, out: Choices) -> None:
    """SI-70 to SI-72: count 5, or hit one of the legal victims."""
    out.add(DO_FAMILY)
    face = next_open(state, -1)
    while face < CARDS:
        if is_victim(state, state.mover, state.cards.token[face]):
            out.add(DO_BOMB + face)
        face = next_open(state, face)


def next_open(state: SicilianosState, after: i64) -> i64:
    """The lowest face after this one that lies open on the table; CARDS: none."""
    lowest: i64 = CARDS
    i: i64 = 0
    while i < state.open_n:
        face = state.cards.face[state.table[i]]
        if after < face < lowest:
            lowest = face
        i += 1
    return lowest


# -- entering ---------------------------------------------------------------------------------------------------------


def start_war(state: SicilianosState, face: i64) -> None:
    """SI-40; it pays the duty of SI-12."""
    starter = state.mover
    pay_duty(state)
    state.in_war = True
    state.starter = starter
    state.war_round = 1
    state.wars += 1
    if state.listener is not None:
        state.tell("war", {"seat": starter, "war": state.wars, "rule": "SI-40"})
    enter(state, face)


def enter(state: SicilianosState, face: i64) -> None:
    """SI-40, SI-43: the first card fixes the war colour; then a note."""
    seat = state.mover
    state.colour[seat] = face // VALUES
    state.status[seat] = ACTIVE
    place(state, face)
    state.phase = STAKE


def place(state: SicilianosState, face: i64) -> None:
    """A card of the hand goes face down to the table; all see the colour of its back."""
    seat = state.mover
    token = choose_from_hand(state, seat, face, everybody_but(state, seat))
    take_out_of_hand(state, seat, token)
    state.table[state.table_n] = token
    state.table_n += 1
    state.owner[token] = seat
    state.shown_in[token] = state.war_round
    state.placed += 1
    state.tally[WAR_CARDS] += 1
    if state.listener is not None:
        tell_placed(state, seat, token)


def tell_placed(state: SicilianosState, seat: i64, token: i64) -> None:
    first = state.war_round == 1
    how = "adds" if not first else "starts" if seat == state.starter else "joins"
    facts: dict[str, Fact] = {"seat": seat, "colour": FAMILIES[token // VALUES], "round": state.war_round, "how": how}
    facts["rule"] = "SI-47" if not first else "SI-40" if how == "starts" else "SI-42"
    state.tell("placed", facts, [token])


def stake(state: SicilianosState, note: i64) -> None:
    """SI-41: exactly one black note; then the next player is asked (SI-42)."""
    seat = state.mover
    state.black[seat * NOTES + note] -= 1
    state.stake[seat] = note
    if state.listener is not None:
        shown = None if state.switches.hidden_stakes else NOTE_VALUE[note]
        state.tell("staked", {"seat": seat, "note": shown, "rule": "SI-41"})
    ask_to_join(state)


def stay_out(state: SicilianosState) -> None:
    """SI-42, SI-45."""
    state.status[state.mover] = STAYED_OUT
    if state.listener is not None:
        state.tell("stays_out", {"seat": state.mover, "rule": "SI-42"})
    ask_to_join(state)


def ask_to_join(state: SicilianosState) -> None:
    """SI-42: each other player once, clockwise; SI-44: who holds no colour that is free is skipped."""
    state.queue += 1
    while state.queue < state.seats:
        seat = state.after(state.starter, state.queue)
        if holds_a_free_colour(state, seat):
            state.mover = seat
            state.phase = JOIN
            return
        state.status[seat] = SKIPPED
        if state.listener is not None:
            state.tell("skipped", {"seat": seat, "rule": "SI-44"})
        state.queue += 1
    reveal(state)


def holds_a_free_colour(state: SicilianosState, seat: i64) -> bool:
    taken = state.colours_in_war()
    held = state.held
    first = seat * COLOURS
    colour: i64 = 0
    while colour < COLOURS:
        if held[first + colour] != 0 and taken & BIT[colour] == 0:
            return True
        colour += 1
    return False


# -- revealing --------------------------------------------------------------------------------------------------------


def reveal(state: SicilianosState) -> None:
    """SI-46: all cards placed this round are turned up; then turncoats (round 1), then bombs."""
    while state.open_n < state.table_n:
        state.cards.see_all(state.table[state.open_n])
        state.open_n += 1
        if state.listener is not None:
            tell_open_card(state, state.table[state.open_n - 1])
    if state.listener is not None and state.war_round == 1 and state.switches.hidden_stakes:
        tell_stakes(state)
    state.queue = 0
    if state.war_round > 1:
        ask_about_bombs(state)
    elif state.switches.single_pass:
        ask_in_one_pass(state)
    else:
        ask_about_coats(state)


def tell_open_card(state: SicilianosState, token: i64) -> None:
    facts: dict[str, Fact] = {"seat": state.owner[token], "worth": worth_on_table(state, token), "rule": "SI-46"}
    state.tell("revealed", facts | standing(state), [token])


def tell_stakes(state: SicilianosState) -> None:
    for seat in range(state.seats):
        if state.in_the_war(seat):
            note = NOTE_VALUE[state.stake[seat]]
            state.tell("stake_shown", {"seat": seat, "note": note, "rule": "SI-46"})


def ask_about_coats(state: SicilianosState) -> None:
    """SI-60, SI-64: from the starter clockwise; all before any bomb (SI-65)."""
    while state.queue < state.seats:
        seat = state.after(state.starter, state.queue)
        if may_turn_coat(state, seat):
            state.mover = seat
            state.phase = COAT
            return
        state.queue += 1
    state.queue = 0
    if one_family_left(state):
        resolve(state)
    else:
        ask_about_bombs(state)


def ask_about_bombs(state: SicilianosState) -> None:
    """SI-70, SI-74: from the starter clockwise, each seeing what the earlier ones did."""
    if state.queue == 0 and not a_bomb_is_new(state):
        state.queue = state.seats  # nobody has to be looked at
    while state.queue < state.seats:
        seat = state.after(state.starter, state.queue)
        if may_bomb(state, seat):
            state.mover = seat
            state.phase = BOMB
            return
        state.queue += 1
    if state.switches.bombed_out and one_family_left(state):
        resolve(state)
    else:
        begin_war_round(state)


def ask_in_one_pass(state: SicilianosState) -> None:
    """Option `special_order=single_pass`: in round 1 each 8 or 5 at its owner's place."""
    while state.queue < state.seats:
        seat = state.after(state.starter, state.queue)
        if may_turn_coat(state, seat) or may_bomb(state, seat):
            state.mover = seat
            state.phase = COAT if may_turn_coat(state, seat) else BOMB
            return
        state.queue += 1
    if one_family_left(state):
        resolve(state)
    else:
        begin_war_round(state)


def one_family_left(state: SicilianosState) -> bool:
    """SI-51: the war is over at once; not with `lone_war=may_add`. With `bombed_out` there may be none at all."""
    left = families(state)
    return left == 0 or (left == 1 and not state.switches.lone_may_add)


def go_on_asking(state: SicilianosState) -> None:
    """The next in the queue after a turncoat or a bomb."""
    was_coat = state.phase == COAT
    state.queue += 1
    if state.war_round == 1 and state.switches.single_pass:
        ask_in_one_pass(state)
    elif was_coat:
        ask_about_coats(state)
    else:
        ask_about_bombs(state)


# -- turncoats and bombs ----------------------------------------------------------------------------------------------


def stay_in_family(state: SicilianosState) -> None:
    """SI-60, SI-70: it counts 8, or 5, for its own family; a bomb kept never explodes later."""
    seat = state.mover
    if state.phase == COAT:
        state.coat_kept |= BIT[seat]
    if state.listener is not None:
        coat = state.phase == COAT
        state.tell("kept", {"seat": seat, "worth": 8 if coat else 5, "rule": "SI-60" if coat else "SI-70"})
    go_on_asking(state)


def defect(state: SicilianosState) -> None:
    """SI-63: the 8 adds 4 to the host's family; they win or lose together."""
    seat = state.mover
    host = host_for(state, seat)
    state.status[seat] = TURNED
    state.serves[seat] = host
    state.tally[DEFECTIONS] += 1
    if state.listener is not None:
        family = FAMILIES[state.colour[host]]
        facts: dict[str, Fact] = {"seat": seat, "target": host, "colour": family, "worth": IN_SERVICE, "rule": "SI-63"}
        state.tell("defected", facts | standing(state))
    go_on_asking(state)


def explode(state: SicilianosState, face: i64) -> None:
    """SI-73: victim and bomb leave the war at once, each to the very bottom of its own pile."""
    seat = state.mover
    victim = state.cards.token[face]
    bomb = bomb_of(state, seat)
    owner = state.owner[victim]
    state.tally[BOMBS_EXPLODED] += 1
    leave_table(state, victim)
    leave_table(state, bomb)
    if state.listener is not None:
        facts: dict[str, Fact] = {"seat": seat, "target": owner, "card": card_id(face), "rule": "SI-73"}
        state.tell("bombed", facts | standing(state), [bomb, victim])
    if state.switches.bombed_out:
        drop_without_card(state, owner)
        drop_without_card(state, seat)
    go_on_asking(state)


def leave_table(state: SicilianosState, token: i64) -> None:
    i: i64 = 0
    while state.table[i] != token:
        i += 1
    while i + 1 < state.table_n:
        state.table[i] = state.table[i + 1]
        i += 1
    state.table_n -= 1
    state.open_n -= 1
    put_under(state, token)


def drop_without_card(state: SicilianosState, seat: i64) -> None:
    """Option `bombed_out=out`: who is left without an open card drops out at once."""
    if state.status[seat] == ACTIVE and not has_open_card(state, seat):
        drop_out(state, seat, "SI-77")


def drop_out(state: SicilianosState, seat: i64, rule: str) -> None:
    """SI-48, SI-50: no more cards in this war; the open ones stay and count."""
    state.status[seat] = DROPPED
    if state.listener is not None:
        colour = FAMILIES[state.colour[seat]]
        state.tell("dropped", {"seat": seat, "colour": colour, "round": state.war_round, "rule": rule})


# -- later rounds -----------------------------------------------------------------------------------------------------


def begin_war_round(state: SicilianosState) -> None:
    """SI-47: each active participant in turn, from the starter."""
    state.war_round += 1
    state.placed = 0
    state.queue = -1
    ask_for_a_card(state)


def ask_for_a_card(state: SicilianosState) -> None:
    """SI-49: who has no card of his colour drops out by himself; SI-51: the war ends when nobody placed one."""
    state.queue += 1
    while state.queue < state.seats:
        seat = state.after(state.starter, state.queue)
        if state.status[seat] == ACTIVE:
            if state.held_in(seat, state.colour[seat]) != 0:
                state.mover = seat
                state.phase = ROUND
                return
            drop_out(state, seat, "SI-49")
        state.queue += 1
    if state.placed > 0:
        reveal(state)
    else:
        resolve(state)


def place_more(state: SicilianosState, face: i64) -> None:
    place(state, face)
    ask_for_a_card(state)


def pass_round(state: SicilianosState) -> None:
    drop_out(state, state.mover, "SI-48")
    ask_for_a_card(state)
