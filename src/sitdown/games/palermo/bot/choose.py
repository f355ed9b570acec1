"""A player by rules of thumb (section 14): doors close together, a planned tour, a policeman in the leader's way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.actions import Choices
from sitdown.engine.rng import Rng
from sitdown.games.palermo.actions import FIRST_BUILD, GO, STAY
from sitdown.games.palermo.bot.plan import Plan, doors_of, nearest, tour_worth
from sitdown.games.palermo.bot.police import choose_beat
from sitdown.games.palermo.bot.tour import IMPOSSIBLE, MILLION, PLANNED
from sitdown.games.palermo.bot.ways import fields_of, note_ways, one
from sitdown.games.palermo.city import EMPTY, ENTRY, FIELD_OF, PLACE_OF, PLACES
from sitdown.games.palermo.fields import ANY_COST, NONE, UNREACHED, note_costs, put
from sitdown.games.palermo.state import BUILD, DEPOT, GANGSTER, NOBODY, POLICE, PalermoState
from sitdown.games.palermo.walk import set_out

WALK_AWAY: Final = 3  # times in ten that a wait is given up, as on a rival's door (8.26)
IN_THE_WAY: Final = 10 * MILLION
HURRY: Final = 13  # tenths of the bonus that a turn is worth: better than 10 or 17 in play against each other
HURRY_ONCE: Final = 20  # in tenths of a million, where the bonus is paid once: better than 35, as good as 12
FINALISTS: Final = 3  # builds that are thought through
WORST: Final = 1000000  # a rating


def choose(state: PalermoState, seat: int, rng: Rng) -> int:
    """One of the seat's legal actions."""
    if state.phase == GANGSTER:
        return choose_walk(state, seat, rng)
    if state.phase == POLICE:
        return choose_beat(state, seat, hurry_of(state, False))
    if state.phase == BUILD:
        return choose_build(state, seat, rng)
    return choose_start(rng)


def hurry_of(state: PalermoState, impatient: bool) -> i64:
    """The price of a turn: about the bonus that being home earlier brings; little where it is paid once, but then
    now and then the full one, or a wait for a policeman to go away might never end."""
    if state.switches.bonus_once and not impatient:
        return HURRY_ONCE
    return state.bonus * HURRY


# -- building ---------------------------------------------------------------------------------------------------------

START_PLACES: Final = vec[i64]([8, 9, 13, 16, 19, 22, 26, 27])  # one place from the edge, not in a corner


def choose_start(rng: Rng) -> int:
    return START_PLACES[rng.below(len(START_PLACES))]


def choose_build(state: PalermoState, seat: i64, rng: Rng) -> int:
    """Of the builds with the best ratings the one that makes the best tour; drawn among equals."""
    hurry = hurry_of(state, False)
    finalists = best_rated(ratings(state, seat), state.offered(seat), rng)
    best = finalists[0]
    most: i64 = IMPOSSIBLE
    for action in finalists:
        trial = state.clone()
        assert isinstance(trial, PalermoState)
        trial.push(seat, action)
        worth = tour_worth(trial, seat, hurry)
        if worth > most:
            most = worth
            best = action
    return best


def best_rated(rating: vec[i64], legal: Choices, rng: Rng) -> vec[i64]:
    """The builds with the lowest ratings, the best first; equals as a number drawn for each decides."""
    finalists = vec[i64]([0] * FINALISTS)
    keys = vec[i64]([WORST * legal.n] * FINALISTS)
    i: i64 = 0
    while i < legal.n:
        action = legal.items[i]
        key = rating[entry_of(action)] * legal.n + rng.below(legal.n)
        place: i64 = FINALISTS - 1
        if key < keys[place]:
            while place > 0 and key < keys[place - 1]:
                keys[place] = keys[place - 1]
                finalists[place] = finalists[place - 1]
                place -= 1
            keys[place] = key
            finalists[place] = action
        i += 1
    return finalists[: FINALISTS if legal.n > FINALISTS else legal.n]


def entry_of(action: i64) -> i64:
    code = action - FIRST_BUILD
    tile = code // (4 * PLACES) * 4 + code % 4
    return FIELD_OF[code // 4 % PLACES * 4 + ENTRY[tile]]


def ratings(state: PalermoState, seat: i64) -> vec[i64]:
    """By field of an empty place, the lower the better: way to the nearest own door, half the mean way to all, a little
    to the start."""
    street = state.street
    rides = state.switches.rides
    sites = empty_places(state)
    home = UNREACHED[:]
    note_ways(street, rides, fields_of(state.start_place), sites, home, 0)
    doors = doors_of(state, seat)
    if len(doors) == 0:
        return home
    total = vec[i64]([0] * len(home))
    together = NONE[:]
    for door in doors:
        put(together, door)
        ways = UNREACHED[:]
        note_ways(street, rides, one(door), sites, ways, 0)
        add_up(total, ways)
    nearest_door = UNREACHED[:]
    note_ways(street, rides, together, sites, nearest_door, 0)
    field: i64 = 0
    while field < len(home):
        home[field] = 12 * nearest_door[field] + 6 * total[field] // len(doors) + 3 * home[field]
        field += 1
    return home


def empty_places(state: PalermoState) -> vec[i64]:
    """The set of their fields."""
    fields = NONE[:]
    place: i64 = 0
    while place < PLACES:
        if state.tile[place] == EMPTY:
            put(fields, FIELD_OF[place * 4])
            put(fields, FIELD_OF[place * 4 + 1])
            put(fields, FIELD_OF[place * 4 + 2])
            put(fields, FIELD_OF[place * 4 + 3])
        place += 1
    return fields


def add_up(total: vec[i64], ways: vec[i64]) -> None:
    field: i64 = 0
    while field < len(ways):
        total[field] += ways[field]
        field += 1


# -- walking ----------------------------------------------------------------------------------------------------------


def choose_walk(state: PalermoState, seat: i64, rng: Rng) -> int:
    """The destination after which gain and the rest of the tour together are worth most."""
    gives_way = rng.below(10) < WALK_AWAY
    doors = doors_of(state, seat)
    costs = costs_of_goals(state, seat, doors)
    plan = Plan(state, seat, nearest(doors, costs), hurry_of(state, gives_way))
    best: i64 = STAY
    most: i64 = 10 * IMPOSSIBLE
    legal = state.offered(seat)
    i: i64 = 0
    while i < legal.n:
        action = legal.items[i]
        field = action - GO if action != STAY else state.gangster[seat]
        worth = worth_of(state, seat, field, costs, plan) if field != DEPOT else IMPOSSIBLE
        if gives_way and field != DEPOT and on_rivals_door(state, seat, field):
            worth -= IN_THE_WAY
        if worth > most:
            most = worth
            best = action
        i += 1
    return best


def costs_of_goals(state: PalermoState, seat: i64, doors: vec[i64]) -> vec[i64]:
    """By field, for what the gangster is after: his doors in reach, all of them if some are left for later; else home.

    What other fields cost is not asked for.
    """
    wanted = fields_of(state.start_place) if len(doors) == 0 else NONE[:]
    for door in doors:
        put(wanted, door)
    costs = UNREACHED[:]
    limit = ANY_COST if len(doors) > PLANNED else state.range_of(seat)
    note_costs(set_out(state, seat, state.gangster[seat]), limit, wanted, costs)
    return costs


def worth_of(state: PalermoState, seat: i64, field: i64, costs: vec[i64], plan: Plan) -> i64:
    if plan.count == 0 and PLACE_OF[field] == state.start_place:
        return (plan.points - costs[field]) * MILLION
    if is_door(state, seat, field):
        return (plan.points - costs[field]) * MILLION + plan.after_door(field)
    return plan.from_field(field)


def is_door(state: PalermoState, seat: i64, field: i64) -> bool:
    place = PLACE_OF[field]
    return place >= 0 and state.disc[place] == seat and state.entry[place] == field


def on_rivals_door(state: PalermoState, seat: i64, field: i64) -> bool:
    place = PLACE_OF[field]
    if place < 0 or state.entry[place] != field:
        return False
    return state.disc[place] != seat and state.disc[place] != NOBODY
