"""The round of Capo up to "0": the mission, the crews, the turning up, the suspicions."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.actions import ActionSpace, Arg, Choices, Kind
from sitdown.engine.cards import BIT
from sitdown.games.capo.crews import most_cards, must_turn_up, star_limit
from sitdown.games.capo.data import (
    ENVELOPE,
    EVENT_COUNT,
    EVENT_TOKEN,
    EVENTS,
    HAND,
    HIGHEST,
    HOW_MANY,
    MISSION_COUNT,
    MISSION_TOKEN,
    MISSIONS,
    MOST_SEATS,
    NO_EVENT,
    WITNESS,
)
from sitdown.games.capo.memory import lose_track_of_crew
from sitdown.games.capo.settle import resolve
from sitdown.games.capo.state import END, NOBODY, PHASES, PLAY, SHOW, SUSPECT, CapoState

# Section 12: one space of 18 ints.
ACTIONS: Final = ActionSpace(
    Kind("add_card", Arg("slot", HAND, of="card"), several=True, closed_by="done"),
    Kind("done"),
    Kind("show_card", Arg("position", HAND, of="crew"), several=True),
    Kind("suspect_none"),
    Kind("suspect", Arg("offset", MOST_SEATS - 1, first=1, of="seat", relative=True)),
)
ADD_CARD: Final[i64] = ACTIONS.kind("add_card").start
DONE: Final[i64] = ACTIONS.kind("done").start
SHOW_CARD: Final[i64] = ACTIONS.kind("show_card").start
SUSPECT_NONE: Final[i64] = ACTIONS.kind("suspect_none").start
SUSPECT_FIRST: Final[i64] = ACTIONS.kind("suspect").start - 1  # plus the offset, 1 to 6

ALL_MISSIONS: Final = vec[i64]([MISSION_TOKEN + i for i in range(MISSION_COUNT)])
ALL_EVENTS: Final = vec[i64]([EVENT_TOKEN + i for i in range(EVENT_COUNT)])


# -- phase 1: the mission ---------------------------------------------------------------------------------------------


def begin_round(state: CapoState) -> None:
    """Turn up the mission, perhaps an event, and ask everybody for a crew."""
    state.round += 1
    if state.listener is not None:
        state.tell("round", {"round": state.round, "seat": state.caller, "rule": "CA-6"})
    turn_up_mission(state)
    turn_up_event(state)
    state.phase = PLAY
    state.ask(state.all_seats())
    suspected = state.suspected
    began = state.began
    respect = state.respect
    seat: i64 = 0
    while seat < state.seats:
        suspected[seat] = NOBODY
        began[seat] = respect[seat]
        seat += 1


def turn_up_mission(state: CapoState) -> None:
    """CA-10; an empty pile is made anew from all missions (CA-64)."""
    if state.missions_left == 0:
        state.cards.shuffle(ALL_MISSIONS, MISSION_COUNT, state.rng)
        state.missions_left = MISSION_COUNT
        if state.listener is not None:
            state.tell("shuffled", {"pile": "missions", "rule": "CA-64"})
    token = state.top_mission()
    state.missions_left -= 1
    state.cards.show_all(token)
    state.mission = state.cards.face[token]


def turn_up_event(state: CapoState) -> None:
    """CA-14: an envelope on the back of the card now on top of the pile (or on the mission's own back)."""
    state.event = NO_EVENT
    if envelope_lies_open(state) and state.switches.events:
        if state.events_left == 0:  # CA-64
            state.cards.shuffle(ALL_EVENTS, EVENT_COUNT, state.rng)
            state.events_left = EVENT_COUNT
            if state.listener is not None:
                state.tell("shuffled", {"pile": "events", "rule": "CA-64"})
        token = state.top_event()
        state.events_left -= 1
        state.cards.show_all(token)
        state.event = state.cards.face[token]
    if state.listener is not None:
        state.tell("mission", {"mission": MISSIONS[state.mission]["id"], "limit": star_limit(state), "rule": "CA-10"})
        if state.event != NO_EVENT:
            state.tell("event", {"card": EVENTS[state.event]["id"], "rule": "CA-14"})


def envelope_lies_open(state: CapoState) -> bool:
    if state.switches.own_back:
        return ENVELOPE[state.mission] != 0
    top = state.top_mission()
    return top >= 0 and ENVELOPE[state.cards.face[top]] != 0


# -- what may be done -------------------------------------------------------------------------------------------------


def fill_legal(state: CapoState, seat: i64, out: Choices) -> None:
    """Everything a seat may do now, ascending."""
    if seat < 0 or seat >= state.seats or state.phase == END or not state.waits_for(seat):
        return
    if state.phase == PLAY:
        fill_cards_to_add(state, seat, out)
    elif state.phase == SHOW:
        fill_cards_to_show(state, seat, out)
    else:
        fill_suspicions(state, seat, out)


def fill_cards_to_add(state: CapoState, seat: i64, out: Choices) -> None:
    """CA-20, CA-21, CA-88, CA-93: slots in ascending order, then DONE once a card is in."""
    picked = state.picked[seat]
    if HOW_MANY[picked] < most_cards(state):
        slot = HIGHEST[picked] + 1
        out.add_run(ADD_CARD + slot, state.hand_n[seat] - slot)
    if picked != 0:
        out.add(DONE)


def is_full(state: CapoState, seat: i64) -> bool:
    """CA-88, CA-93: may no card be added any more?"""
    picked = state.picked[seat]
    return HOW_MANY[picked] == most_cards(state) or HIGHEST[picked] + 1 == state.hand_n[seat]


def fill_cards_to_show(state: CapoState, seat: i64, out: Choices) -> None:
    """CA-24, CA-93: positions in ascending order that leave enough to complete the choice."""
    picked = state.picked[seat]
    size = state.crew_n[seat]
    wanted = must_turn_up(state, size) - HOW_MANY[picked]
    position = HIGHEST[picked] + 1
    out.add_run(SHOW_CARD + position, size - wanted + 1 - position)


def fill_suspicions(state: CapoState, seat: i64, out: Choices) -> None:
    """CA-30 to CA-32, CA-89: nobody, or any other player who is not protected."""
    if state.event != WITNESS:
        out.add_run(SUSPECT_NONE, state.seats)
        return
    out.add(SUSPECT_NONE)
    offset: i64 = 1
    while offset < state.seats:
        if not is_protected(state, state.after(seat, offset)):
            out.add(SUSPECT_FIRST + offset)
        offset += 1


def is_protected(state: CapoState, seat: i64) -> bool:
    """CA-89: had least respect when the round began, unless all were level."""
    if state.event != WITNESS:
        return False
    least = state.began[0]
    most = state.began[0]
    other: i64 = 1
    while other < state.seats:
        least = min(least, state.began[other])
        most = max(most, state.began[other])
        other += 1
    return least != most and state.began[seat] == least


# -- doing it ---------------------------------------------------------------------------------------------------------


def act(state: CapoState, seat: i64, action: i64) -> None:
    """Do a legal action; what runs by itself afterwards runs through at once."""
    if state.phase == PLAY:
        if action != DONE:
            chosen = state.picked
            chosen[seat] = chosen[seat] | BIT[action - ADD_CARD]
            return
        commit(state, seat)
        if state.done == state.must:
            lay_crews(state)
    elif state.phase == SHOW:
        picked = state.picked[seat] | BIT[action - SHOW_CARD]
        state.picked[seat] = picked
        if HOW_MANY[picked] < must_turn_up(state, state.crew_n[seat]):
            return
        commit(state, seat)
        if state.done == state.must:
            turn_up_crews(state)
    else:
        if action == SUSPECT_NONE:
            state.suspected[seat] = NOBODY
        else:
            state.suspected[seat] = state.after(seat, action - SUSPECT_FIRST)
        commit(state, seat)
        if state.done == state.must:
            lay_suspicions(state)


def commit(state: CapoState, seat: i64) -> None:
    """CA-22, CA-24, CA-33: the choice stands. Others hear only that the seat is ready."""
    state.done |= BIT[seat]
    state.find_next()
    if state.listener is not None:
        state.tell("ready", {"seat": seat, "phase": PHASES[state.phase]})


def lay_crews(state: CapoState) -> None:
    """CA-22: the crews leave the hands and their sizes become public."""
    seat: i64 = 0
    while seat < state.seats:
        lose_track_of_crew(state, seat)
        take_crew_from_hand(state, seat)
        if state.listener is not None:
            state.tell("crew", {"seat": seat, "size": state.crew_n[seat], "rule": "CA-22"})
        seat += 1
    ask_what_to_turn_up(state)


def take_crew_from_hand(state: CapoState, seat: i64) -> None:
    """CA-21: the picked slots go into the crew, the rest moves up; both stay sorted."""
    hand = state.hand
    crew = state.crew
    picked = state.picked[seat]
    n = state.hand_n[seat]
    kept: i64 = 0
    laid: i64 = 0
    slot: i64 = 0
    first = seat * HAND
    while slot < n:
        token = hand[first + slot]
        if picked >> slot & 1 != 0:
            crew[first + laid] = token
            laid += 1
        else:
            hand[first + kept] = token
            kept += 1
        slot += 1
    state.hand_n[seat] = kept
    state.crew_n[seat] = laid
    state.picked[seat] = 0


# -- phase 2: half of the crew is turned up ---------------------------------------------------------------------------


def ask_what_to_turn_up(state: CapoState) -> None:
    """CA-23: who has to turn up none or all of his crew has nothing to choose; if nobody has, nobody is asked."""
    state.phase = SHOW
    choosing: i64 = 0
    seat: i64 = 0
    while seat < state.seats:
        wanted = must_turn_up(state, state.crew_n[seat])
        if wanted == state.crew_n[seat]:
            state.picked[seat] = BIT[wanted] - 1
        elif wanted > 0:
            choosing |= BIT[seat]
        seat += 1
    state.ask(choosing)
    if choosing == 0:
        turn_up_crews(state)


def turn_up_crews(state: CapoState) -> None:
    """CA-23: all turn up together; CA-25: then every overview card lies hat up."""
    crew = state.crew
    cards = state.cards
    seat: i64 = 0
    while seat < state.seats:
        picked = state.picked[seat]
        if picked != 0:
            position: i64 = 0
            while position < HAND:
                if picked >> position & 1 != 0:
                    cards.show_all(crew[seat * HAND + position])
                position += 1
            if state.listener is not None:
                state.tell("turned_up", {"seat": seat, "rule": "CA-23"}, picked_tokens(state, seat))
            state.picked[seat] = 0
        seat += 1
    state.prison = 0
    state.phase = SUSPECT
    state.ask(state.all_seats())


def picked_tokens(state: CapoState, seat: i64) -> list[int]:
    size = state.crew_n[seat]
    return [state.crew_token(seat, p) for p in range(size) if state.picked[seat] & BIT[p] != 0]


# -- phase 3: "3, 2, 1, 0" --------------------------------------------------------------------------------------------


def lay_suspicions(state: CapoState) -> None:
    """CA-30: all suspicion cards are laid at once; then phase 4 runs by itself."""
    if state.listener is not None:
        state.tell("countdown", {"seat": state.caller, "rule": "CA-30"})
        for seat in range(state.seats):
            target = state.suspected[seat]
            if target == NOBODY:
                state.tell("suspects_nobody", {"seat": seat, "rule": "CA-30"})
            else:
                state.tell("suspects", {"seat": seat, "target": target, "rule": "CA-30"})
    resolve(state)
    if state.phase != END:
        begin_round(state)
