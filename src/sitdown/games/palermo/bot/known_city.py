"""What is found out once about a finished city, which never changes: shared by all plays that go on from it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.games.palermo.bot.tour import Tour
from sitdown.games.palermo.bot.ways import fields_of, note_ways, one
from sitdown.games.palermo.city import FIELD_OF, FIELDS, PLACE_OF, PLACES
from sitdown.games.palermo.fields import FAR, NONE

MOST_SEATS: Final = 5
HOME: Final = PLACES  # the start tile as a goal, after the doors by place
GOALS: Final = PLACES + 5  # and last the start tile's four fields, each by itself
UNKNOWN: Final = vec[i64]([FAR] * (GOALS * FIELDS))
GOAL_BIT: Final = vec[i64]([2**goal for goal in range(GOALS)])


class KnownCity:
    """Ways, policemen left out of account, and the seats' tours. Nothing in it depends on who has fetched what."""

    def __init__(self, street: vec[i64], rides: i64, start_place: i64) -> None:
        self.street: vec[i64] = street
        self.rides: i64 = rides
        self.start_place: i64 = start_place
        self.ways: vec[i64] = NONE  # [goal * FIELDS + field]; room is made with the first goal
        self.found: i64 = 0  # a bit for each goal to which the ways are known
        self.tours: list[Tour | None] = [None] * MOST_SEATS  # by seat: the last one reckoned

    def to_door(self, field: i64) -> i64:
        """Where in `ways` those to a door begin."""
        return self.to_goal(PLACE_OF[field], field)

    def to_start(self, quadrant: i64) -> i64:
        """Where those to one field of the start tile begin."""
        return self.to_goal(HOME + 1 + quadrant, FIELD_OF[self.start_place * 4 + quadrant])

    def to_goal(self, goal: i64, field: i64) -> i64:
        if self.found & GOAL_BIT[goal] == 0:
            self.find(goal, one(field))
        return goal * FIELDS

    def to_home(self) -> i64:
        """Where those to the start tile begin."""
        if self.found & GOAL_BIT[HOME] == 0:
            self.find(HOME, fields_of(self.start_place))
        return HOME * FIELDS

    def find(self, goal: i64, fields: vec[i64]) -> None:
        if self.found == 0:
            self.ways = UNKNOWN[:]
        self.found |= GOAL_BIT[goal]
        note_ways(self.street, self.rides, fields, self.street, self.ways, goal * FIELDS)
