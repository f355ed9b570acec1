"""A player by rules of thumb (section 14): doors close together, a planned tour, a policeman in the leader's way."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.rng import Rng
from sitdown.games.palermo.actions import FIRST_BUILD, GO, POLICE_PASS, POLICE_TO, STAY
from sitdown.games.palermo.city import ENTRY, FIELD_OF, FIELDS, PLACE_OF, PLACES
from sitdown.games.palermo.fields import ANY_COST, FAR, NONE, costs_within, has, put
from sitdown.games.palermo.plan import (
    IMPOSSIBLE,
    LONGEST,
    MILLION,
    Plan,
    doors_of,
    one,
    short,
    start_tile,
    ways_to,
    worths_for,
)
from sitdown.games.palermo.state import BUILD, DEPOT, GANGSTER, NOBODY, POLICE, PalermoState
from sitdown.games.palermo.walk import set_out

WALK_AWAY: Final = 3  # times in ten that a wait is given up, as on a rival's door (8.26)
IN_THE_WAY: Final = 10 * MILLION
HURRY: Final = 13  # tenths of the bonus that a turn is worth: better than 10 or 17 in play against each other
HURRY_ONCE: Final = 20  # in tenths of a million, where the bonus is paid once: better than 35, as good as 12
FINALISTS: Final = 3  # builds that are thought through


def choose(state: PalermoState, seat: int, rng: Rng) -> int:
    """One of the seat's legal actions."""
    if state.phase == GANGSTER:
        return choose_walk(state, seat, rng)
    if state.phase == POLICE:
        return choose_beat(state, seat)
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
    rating = ratings(state, seat)
    legal = state.legal(seat)
    ranked = sorted(legal, key=lambda action: (rating[entry_of(action)], rng.below(len(legal))))
    best = ranked[0]
    most: i64 = IMPOSSIBLE
    for action in ranked[:FINALISTS]:
        trial = state.clone()
        assert isinstance(trial, PalermoState)
        trial.push(seat, action)
        worth = tour_worth(trial, seat)
        if worth > most:
            most = worth
            best = action
    return best


def tour_worth(state: PalermoState, seat: i64) -> i64:
    """What fetching all doors laid so far would be worth, from the start tile and back."""
    near = ways_to(state, start_tile(state))
    return Plan(state, seat, near, hurry_of(state, False)).from_field(FIELD_OF[state.start_place * 4])


def entry_of(action: i64) -> i64:
    code = action - FIRST_BUILD
    tile = code // (4 * PLACES) * 4 + code % 4
    return FIELD_OF[code // 4 % PLACES * 4 + ENTRY[tile]]


def ratings(state: PalermoState, seat: i64) -> vec[i64]:
    """By field, the lower the better: way to the nearest own door, half the mean way to all, a little to the start."""
    home = ways_to(state, start_tile(state))
    doors = doors_of(state, seat)
    rating = home[:]
    if not doors:
        return rating
    total = vec[i64]([0] * len(home))
    together = NONE[:]
    for door in doors:
        put(together, door)
        ways = ways_to(state, one(door))
        field: i64 = 0
        while field < len(ways):
            total[field] += ways[field]
            field += 1
    nearest = ways_to(state, together)
    field = 0
    while field < len(home):
        rating[field] = 12 * nearest[field] + 6 * total[field] // len(doors) + 3 * home[field]
        field += 1
    return rating


# -- walking ----------------------------------------------------------------------------------------------------------


def choose_walk(state: PalermoState, seat: i64, rng: Rng) -> int:
    """The destination after which gain and the rest of the tour together are worth most."""
    costs = costs_within(set_out(state, seat, state.gangster[seat]), ANY_COST)
    gives_way = rng.below(10) < WALK_AWAY
    plan = Plan(state, seat, costs, hurry_of(state, gives_way))
    best: i64 = STAY
    most: i64 = 10 * IMPOSSIBLE
    for action in state.legal(seat):
        field = action - GO if action != STAY else state.gangster[seat]
        worth = worth_of(state, seat, field, costs, plan) if field != DEPOT else IMPOSSIBLE
        if gives_way and field != DEPOT and on_rivals_door(state, seat, field):
            worth -= IN_THE_WAY
        if worth > most:
            most = worth
            best = action
    return best


def worth_of(state: PalermoState, seat: i64, field: i64, costs: vec[i64], plan: Plan) -> i64:
    left_over = (state.range_of(seat) - costs[field]) * MILLION
    if plan.count == 0 and PLACE_OF[field] == state.start_place:
        return left_over
    if is_door(state, seat, field):
        return left_over + plan.after_door(field)
    return plan.from_field(field)


def is_door(state: PalermoState, seat: i64, field: i64) -> bool:
    place = PLACE_OF[field]
    return place >= 0 and state.disc[place] == seat and state.entry[place] == field


def on_rivals_door(state: PalermoState, seat: i64, field: i64) -> bool:
    place = PLACE_OF[field]
    if place < 0 or state.entry[place] != field:
        return False
    return state.disc[place] != seat and state.disc[place] != NOBODY


# -- the policeman ----------------------------------------------------------------------------------------------------


class Rival:
    """A gangster who is still out, as the policeman of another sees him: what his best next catch is worth."""

    def __init__(self, state: PalermoState, seat: i64, hurry: i64) -> None:
        self.seat: i64 = seat
        self.goals: list[int] = doors_of(state, seat)
        if not self.goals:
            self.goals = [FIELD_OF[state.start_place * 4 + quadrant] for quadrant in range(4)]
        self.points: i64 = state.range_of(seat)
        self.worth: vec[i64] = worths_for(hurry)
        self.target: i64 = NOBODY
        self.costs: vec[i64] = self.ways(state)
        self.best: i64 = self.catch()

    def ways(self, state: PalermoState) -> vec[i64]:
        return costs_within(set_out(state, self.seat, state.gangster[self.seat]), 2 * self.points)

    def catch(self) -> i64:
        """The worth of his best catch; notes where it is."""
        best: i64 = 10 * IMPOSSIBLE
        for goal in self.goals:
            worth = self.worth[self.points * LONGEST + short(self.costs[goal])]
            if worth > best:
                best = worth
                self.target = goal
        return best

    def loss(self, state: PalermoState) -> i64:
        """How much less his best catch is worth as the policemen stand now."""
        self.costs = self.ways(state)
        return self.best - self.catch()


def choose_beat(state: PalermoState, seat: i64) -> int:
    """The field where the policeman costs the rivals most, the leader twice; else he stays."""
    here = state.police[seat]
    state.police[seat] = DEPOT
    hurry = hurry_of(state, False)
    rivals = [Rival(state, other, hurry) for other in range(state.seats) if other != seat and not state.is_home(other)]
    state.police[seat] = here
    if not rivals:
        return POLICE_PASS
    routes = NONE[:]
    for rival in rivals:
        add_route(state, rival, routes)
    leader = max(rivals, key=lambda rival: state.money[rival.seat]).seat
    best: i64 = POLICE_PASS
    most = harm(state, rivals, leader)
    for action in state.legal(seat):
        if action != POLICE_PASS and has(routes, action - POLICE_TO):
            state.police[seat] = action - POLICE_TO
            done = harm(state, rivals, leader)
            if done > most:
                most = done
                best = action
    state.police[seat] = here
    return best


def add_route(state: PalermoState, rival: Rival, routes: vec[i64]) -> None:
    """Every field on a shortest way of the rival to his best catch."""
    ways = ways_to(state, one(rival.target))
    length = rival.costs[rival.target]
    if length == FAR:
        return
    field: i64 = 0
    while field < FIELDS:
        if rival.costs[field] + ways[field] <= length:
            put(routes, field)
        field += 1


def harm(state: PalermoState, rivals: list[Rival], leader: i64) -> i64:
    total: i64 = 0
    for rival in rivals:
        loss = rival.loss(state)
        total += 2 * loss if rival.seat == leader else loss
    return total
