"""Phase 2, the takings are fetched: where a figure may go, the going, and the course of the rounds (PA-19 to PA-52)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.refusal import Fact
from sitdown.games.palermo.actions import GO, POLICE_PASS, POLICE_TO, STAY
from sitdown.games.palermo.city import PLACE_OF
from sitdown.games.palermo.fields import (
    AROUND,
    BAND_BITS,
    BANDS,
    FAR,
    NONE,
    Wave,
    cost_to,
    costs_within,
    drop,
    put,
)
from sitdown.games.palermo.routes import Ways
from sitdown.games.palermo.state import DEPOT, END, GANGSTER, HOME, NOBODY, POLICE, PalermoState

# -- where a figure may go --------------------------------------------------------------------------------------------


def tolled_fields(state: PalermoState, seat: i64) -> vec[i64]:
    """PA-39 to PA-41, PA-44: the fields of active policemen of others."""
    tolled = NONE[:]
    put_tolled(state, seat, tolled)
    return tolled


def put_tolled(state: PalermoState, seat: i64, tolled: vec[i64]) -> None:
    """The same into an empty set."""
    police = state.police
    other: i64 = 0
    while other < state.seats:
        field = police[other]
        if field >= 0 and other != seat and gangster_on(state, field) == NOBODY:
            put(tolled, field)
        other += 1


def gangster_on(state: PalermoState, field: i64) -> i64:
    """The seat whose gangster stands there, or NOBODY."""
    gangster = state.gangster
    seat: i64 = 0
    while seat < len(gangster):
        if gangster[seat] == field:
            return seat
        seat += 1
    return NOBODY


def set_out(state: PalermoState, seat: i64, field: i64) -> Wave:
    """The ways of this seat's figure from a field or the depot."""
    wave = Wave(state.street, tolled_fields(state, seat), state.switches.rides, state.switches.ride_toll)
    depart(state, wave, field)
    return wave


def depart(state: PalermoState, wave: Wave, field: i64) -> None:
    if field == DEPOT:
        wave.leave(state.exits)
    else:
        put(wave.reached, field)


def reach(state: PalermoState, seat: i64, field: i64) -> vec[i64]:
    """PA-29: all fields within the seat's range of a field or the depot, that field included; good until the next call.

    The wave is kept on the state: to list what is legal is what a play spends its time on.
    """
    wave = state.scratch
    if wave is None or state.switches.ride_toll:
        wave = set_out(state, seat, field)
        state.scratch = wave
    else:
        wave.again(state.street)
        put_tolled(state, seat, wave.tolled)
        depart(state, wave, field)
    wave.spread(state.range_of(seat))
    return wave.reached


def fill_police(state: PalermoState, out: Choices) -> None:
    """PA-37, PA-38, PA-42, PA-43; by option gangsters' fields are open to him, and idle policemen keep no distance."""
    seat = state.mover
    here = state.police[seat]
    open_fields = reach(state, seat, here)
    if here >= 0:
        drop(open_fields, here)
    switches = state.switches
    other: i64 = 0
    while other < state.seats:
        if state.gangster[other] >= 0 and not switches.police_on_gangster:
            drop(open_fields, state.gangster[other])
        field = state.police[other]
        if other != seat and field >= 0:
            if switches.idle_police_apart or gangster_on(state, field) == NOBODY:
                drop_with_neighbours(open_fields, field)
            else:
                drop(open_fields, field)
        other += 1
    out.add(POLICE_PASS)
    add_fields(open_fields, POLICE_TO, out)


def drop_with_neighbours(fields: vec[i64], field: i64) -> None:
    fields[1] = fields[1] & ~AROUND[field * BANDS]
    fields[2] = fields[2] & ~AROUND[field * BANDS + 1]
    fields[3] = fields[3] & ~AROUND[field * BANDS + 2]
    fields[4] = fields[4] & ~AROUND[field * BANDS + 3]


def fill_gangster(state: PalermoState, out: Choices) -> None:
    """PA-29, PA-31, PA-32, PA-45."""
    seat = state.mover
    open_fields = reach(state, seat, state.gangster[seat])
    homeward = state.has_all(seat)
    other: i64 = 0
    while other < state.seats:
        field = state.gangster[other]
        if field >= 0 and (other == seat or not (homeward and PLACE_OF[field] == state.start_place)):
            drop(open_fields, field)
        other += 1
    out.add(STAY)
    add_fields(open_fields, GO, out)


def add_fields(fields: vec[i64], first: i64, out: Choices) -> None:
    """The action of each field of the set, ascending."""
    out.add_bits(fields[1], first)
    out.add_bits(fields[2], first + BAND_BITS)
    out.add_bits(fields[3], first + 2 * BAND_BITS)
    out.add_bits(fields[4], first + 3 * BAND_BITS)


# -- going ------------------------------------------------------------------------------------------------------------


def police_goes(state: PalermoState, field: i64) -> None:
    seat = state.mover
    if state.listener is not None:
        tell_walk(state, "police_moved", state.police[seat], field, "PA-38")
    state.police[seat] = field
    after_police(state)


def police_passes(state: PalermoState) -> None:
    if state.listener is not None:
        state.tell("police_passed", {"seat": state.mover, "rule": "PA-37"})
    after_police(state)


def after_police(state: PalermoState) -> None:
    """PA-20: now the gangster; PA-47: unless it is home."""
    if state.is_home(state.mover):
        next_turn(state)
    else:
        state.phase = GANGSTER


def gangster_stays(state: PalermoState) -> None:
    if state.listener is not None:
        state.tell("stayed", {"seat": state.mover, "rule": "PA-32"})
    next_turn(state)


def gangster_goes(state: PalermoState, field: i64) -> None:
    """To a field: an own disc is collected (PA-33), a gangster with all its discs comes home (PA-45)."""
    seat = state.mover
    place = PLACE_OF[field]
    at_own_disc = place >= 0 and state.disc[place] == seat and state.entry[place] == field
    comes_home = place == state.start_place and state.has_all(seat)
    cost: i64 = FAR
    if at_own_disc or comes_home:
        cost = cost_to(set_out(state, seat, state.gangster[seat]), field)
    if state.listener is not None:
        tell_walk(state, "walked", state.gangster[seat], field, "PA-29")
    state.gangster[seat] = field
    if at_own_disc:
        collect(state, place, cost)
    elif comes_home:
        come_home(state, cost)
    next_turn(state)


def tell_walk(state: PalermoState, event: str, origin: i64, field: i64, rule: str) -> None:
    """Tell where the figure of the seat in turn goes, and by which way: its fields, and the points spent at each."""
    seat = state.mover
    costs = costs_within(set_out(state, seat, origin), state.range_of(seat))
    way = Ways(state, seat, origin, costs).to(field)
    facts: dict[str, Fact] = {"seat": seat, "field": field, "cost": costs[field]}
    facts["from"] = None if origin == DEPOT else origin
    facts["way"] = way
    facts["points"] = [costs[step] for step in way]
    facts["toll"] = costs[field] - len(way)  # PA-39: a step and a ride cost 1 without policemen (PA-22, PA-26)
    facts["rule"] = rule
    state.tell(event, facts)


def collect(state: PalermoState, place: i64, cost: i64) -> None:
    """PA-33: the disc goes to the range card, what is left of the range becomes money; PA-36."""
    seat = state.mover
    gain = state.range_of(seat) - cost
    state.money[seat] += gain
    state.disc[place] = NOBODY
    state.got[seat] += 1
    if state.listener is not None:
        facts = {"seat": seat, "field": state.entry[place], "gain": gain, "range": state.range_of(seat)}
        state.tell("collected", {**facts, "rule": "PA-33"})


def come_home(state: PalermoState, cost: i64) -> None:
    """PA-45: the rest of the range becomes money and the gangster leaves the board."""
    seat = state.mover
    gain = state.range_of(seat) - cost
    state.money[seat] += gain
    state.gangster[seat] = HOME
    state.arrival[seat] = state.round
    state.out -= 1
    if state.listener is not None:
        state.tell("home", {"seat": seat, "gain": gain, "round": state.round, "rule": "PA-45"})
        if state.out == 0:
            state.tell("last_home", {"rule": "PA-49"})


# -- turns and rounds -------------------------------------------------------------------------------------------------


def begin_walk(state: PalermoState) -> None:
    """PA-19: the first seat begins round 1."""
    state.mover = state.first
    begin_round(state)
    begin_turn(state)


def begin_round(state: PalermoState) -> None:
    state.round += 1
    if state.listener is not None:
        state.tell("round", {"round": state.round})


def begin_turn(state: PalermoState) -> None:
    """PA-20: the bonus, then whoever has something to decide is asked; who has not is passed over."""
    while True:
        seat = state.mover
        state.turns += 1
        if not state.is_home(seat):
            state.phase = POLICE if state.switches.with_police else GANGSTER
            return
        pay_bonus(state, seat)
        if state.switches.with_police and state.out > 0:  # PA-47
            state.phase = POLICE
            return
        if not pass_on(state):
            return


def pay_bonus(state: PalermoState, seat: i64) -> None:
    """PA-48: while somebody is out, in the after-turns only by option; by option in the first turn at home alone."""
    if state.out == 0 and not state.switches.after_turn_bonus:
        return
    if state.switches.bonus_once and state.round > state.arrival[seat] + 1:
        return
    state.money[seat] += state.bonus
    if state.listener is not None:
        state.tell("bonus", {"seat": seat, "gain": state.bonus, "rule": "PA-48"})


def next_turn(state: PalermoState) -> None:
    if pass_on(state):
        begin_turn(state)


def pass_on(state: PalermoState) -> bool:
    """The next seat is in turn; after the last seat of a round the game may be over: then False (PA-49, PA-52)."""
    state.mover = (state.mover + 1) % state.seats
    if state.mover != state.first:
        return True
    if state.out > 0 and state.round < state.switches.max_rounds:
        begin_round(state)
        return True
    state.phase = END
    if state.listener is not None:
        tell_end(state)
    return False


def tell_end(state: PalermoState) -> None:
    if state.out > 0:
        state.tell("curfew", {"round": state.round, "rule": "PA-52"})
    state.tell("end", {"scores": state.scores, "ranking": state.ranking, "ending": state.ending, "rule": "PA-50"})
