"""Where the policeman goes by rules of thumb (section 14): where he costs the rivals most, the leader twice."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from sitdown.games.palermo.actions import POLICE_PASS, POLICE_TO
from sitdown.games.palermo.bot.known_city import KnownCity
from sitdown.games.palermo.bot.plan import doors_of, known_city
from sitdown.games.palermo.bot.tour import IMPOSSIBLE, LONGEST, short, worths_for
from sitdown.games.palermo.city import FIELD_OF, PLACE_OF
from sitdown.games.palermo.fields import FAR, NONE, cost_to_any, costs_within, put
from sitdown.games.palermo.state import DEPOT, NOBODY, PalermoState
from sitdown.games.palermo.walk import set_out


class Rival:
    """A gangster who is still out, as the policeman of another sees him: what his best next catch is worth."""

    def __init__(self, state: PalermoState, seat: i64, hurry: i64) -> None:
        self.seat: i64 = seat
        self.goals: vec[i64] = doors_of(state, seat)
        if len(self.goals) == 0:
            self.goals = start_fields(state)
        self.set_of_goals: vec[i64] = NONE[:]
        for goal in self.goals:
            put(self.set_of_goals, goal)
        self.points: i64 = state.range_of(seat)
        self.worth: vec[i64] = worths_for(hurry)
        self.costs: vec[i64] = costs_within(set_out(state, seat, state.gangster[seat]), 2 * self.points)
        self.target: i64 = NOBODY
        self.best: i64 = self.catch()
        city = known_city(state)
        self.to_target: i64 = row_of(city, self.target)
        self.ways: vec[i64] = city.ways

    def catch(self) -> i64:
        """The worth of his best catch; notes where it is."""
        best: i64 = 10 * IMPOSSIBLE
        for goal in self.goals:
            worth = self.worth[self.points * LONGEST + short(self.costs[goal])]
            if worth > best:
                best = worth
                self.target = goal
        return best

    def may_pass(self, field: i64) -> bool:
        """Is the field on one of his shortest ways to his best catch?"""
        length = self.costs[self.target]
        return length != FAR and self.costs[field] + self.ways[self.to_target + field] <= length

    def loss(self, state: PalermoState) -> i64:
        """How much less his best catch is worth as the policemen stand now: the nearest is always as good as any."""
        wave = set_out(state, self.seat, state.gangster[self.seat])
        way = cost_to_any(wave, self.set_of_goals, 2 * self.points)
        return self.best - self.worth[self.points * LONGEST + short(way)]


def start_fields(state: PalermoState) -> vec[i64]:
    fields = vec[i64]()
    quadrant: i64 = 0
    while quadrant < 4:
        fields = append(fields, FIELD_OF[state.start_place * 4 + quadrant])
        quadrant += 1
    return fields


def row_of(city: KnownCity, goal: i64) -> i64:
    """Where in the ways of the city those to a door or to a field of the start tile begin."""
    if PLACE_OF[goal] != city.start_place:
        return city.to_door(goal)
    quadrant: i64 = 0
    while FIELD_OF[city.start_place * 4 + quadrant] != goal:
        quadrant += 1
    return city.to_start(quadrant)


def choose_beat(state: PalermoState, seat: i64, hurry: i64) -> int:
    """The field where the policeman costs the rivals most, the leader twice; else he stays."""
    here = state.police[seat]
    state.police[seat] = DEPOT
    rivals = [Rival(state, other, hurry) for other in range(state.seats) if other != seat and not state.is_home(other)]
    if not rivals:
        state.police[seat] = here
        return POLICE_PASS
    leader = leader_of(state, rivals)
    best: i64 = POLICE_PASS
    most = harm(state, seat, here, rivals, leader) if here != DEPOT else 0
    state.police[seat] = here
    legal = state.offered(seat)
    i: i64 = 1  # the first is to stay
    while i < legal.n:
        field = legal.items[i] - POLICE_TO
        if is_on_the_way(rivals, field):
            done = harm(state, seat, field, rivals, leader)
            if done > most:
                most = done
                best = POLICE_TO + field
        i += 1
    state.police[seat] = here
    return best


def leader_of(state: PalermoState, rivals: list[Rival]) -> i64:
    leader = rivals[0].seat
    for rival in rivals:
        if state.money[rival.seat] > state.money[leader]:
            leader = rival.seat
    return leader


def is_on_the_way(rivals: list[Rival], field: i64) -> bool:
    found = False
    for rival in rivals:
        found = found or rival.may_pass(field)
    return found


def harm(state: PalermoState, seat: i64, field: i64, rivals: list[Rival], leader: i64) -> i64:
    """What the seat's policeman, put on this field, costs the rivals. Who need not pass there loses nothing, unless the
    option ride_toll lets a policeman take toll from afar."""
    state.police[seat] = field
    total: i64 = 0
    for rival in rivals:
        if state.switches.ride_toll or rival.may_pass(field):
            loss = rival.loss(state)
            total += 2 * loss if rival.seat == leader else loss
    return total
