"""Palermo, rule by rule: coming home and the end."""

from __future__ import annotations

import pytest

from sitdown.engine import Value
from sitdown.games.palermo.state import HOME
from tests.games.palermo.positions import (
    NEAR_DOOR,
    POLICE_PASS,
    bare_city,
    costs,
    field,
    go,
    listened,
    police_to,
    rule_against,
    skip_turn,
    told,
)


def test_PA_45_home_from_any_side_on_any_field() -> None:
    for spot in ((5, 5), (5, 6), (6, 5), (6, 6)):
        state = bare_city(gangsters={0: (8, 6)}, collected={0: 11}, round_=9)
        cost = costs(state)[spot]
        state.apply(0, go(*spot))
        assert state.scores[0] == 14 - cost
        assert (state.gangster[0], state.arrival[0], state.out) == (HOME, 9, 2)


def test_PA_45_collecting_the_last_disc_is_not_coming_home() -> None:
    state = bare_city([NEAR_DOOR], collected={0: 10})
    state.apply(0, go(5, 7))
    assert (state.got[0], state.gangster[0]) == (11, field(5, 7))


def test_PA_46_with_discs_missing_the_start_tile_is_street() -> None:
    state = bare_city(gangsters={0: (4, 5)}, collected={0: 10})
    state.apply(0, go(5, 5))
    assert (state.scores[0], state.gangster[0], state.out) == (0, field(5, 5), 3)


def test_PA_47_home_moves_the_policeman_with_full_range() -> None:
    state = bare_city(home={0: 4}, round_=6, phase="police", gangsters={1: (0, 6)}, options={"ring_rides": "off"})
    assert max(costs(state).values()) == 14
    assert rule_against(state, 0, go(4, 5)) == "PA-47"
    state.apply(0, police_to(4, 5))
    assert state.turn() == [1]


def test_PA_47_nobody_is_asked_once_all_are_home() -> None:
    state = bare_city(home={1: 4, 2: 5}, round_=6, gangsters={0: (4, 5)}, collected={0: 11})
    state.apply(0, go(5, 5))
    assert state.over
    assert state.scores == [13, 0, 0]


@pytest.mark.parametrize(("seats", "bonus"), [(3, 5), (4, 4), (5, 5)])
def test_PA_48_bonus_each_turn_after_the_one_of_arrival(seats: int, bonus: int) -> None:
    state = bare_city(seats=seats, gangsters={0: (4, 5), 1: (0, 6)}, collected={0: {3: 11, 4: 8, 5: 7}[seats]})
    state.apply(0, go(5, 5))
    gain = state.scores[0]
    for round_ in range(1, 4):
        for _ in range(seats - 1):
            skip_turn(state)
        assert state.turn() == [0]
        assert state.scores[0] == gain + round_ * bonus
        skip_turn(state)


def test_PA_48_no_bonus_once_nobody_is_out() -> None:
    """A seat before the last to arrive still has it in that round, one after it has not."""
    home = {0: 4, 2: 4}
    state = bare_city(phase="police", home=home, round_=5, gangsters={1: (4, 5)}, collected={1: 11})
    for seat in (0, 1, 2):
        assert state.turn() == [seat]
        skip_turn(state)
    assert (state.round, state.scores) == (6, [5, 0, 5])
    skip_turn(state)
    state.apply(1, POLICE_PASS)
    log = listened(state)
    state.apply(1, go(5, 5))
    assert state.over
    assert state.scores == [5, 13, 5]
    assert not told(log, "bonus")


def test_PA_49_the_round_is_played_to_its_end() -> None:
    options: dict[str, Value] = {"after_turn_bonus": True}  # which shows the after-turns
    state = bare_city(mover=1, gangsters={1: (4, 5)}, collected={1: 11}, home={0: 3, 2: 3}, round_=8, options=options)
    log = listened(state)
    state.apply(1, go(5, 5))
    assert state.over
    assert state.ending == "home"
    assert state.scores == [0, 13, 5]  # seat 2 still had its turn, seat 0 had had it
    assert told(log, "last_home")
    assert state.round == 8


def test_PA_49_the_round_of_a_later_first_seat() -> None:
    """With first_seat 2 the round ends before seat 2."""
    options: dict[str, Value] = {"first_seat": 2, "after_turn_bonus": True}
    state = bare_city(mover=0, gangsters={0: (4, 5)}, collected={0: 11}, home={1: 3, 2: 3}, round_=8, options=options)
    state.apply(0, go(5, 5))
    assert state.over
    assert state.scores == [13, 5, 0]


def test_PA_50_most_money_wins() -> None:
    state = bare_city(seats=4, money=[10, 30, 20, 5])
    assert state.ranking == [3, 1, 2, 4]


def test_PA_51_equal_money_shares_the_place() -> None:
    state = bare_city(seats=5, money=[20, 20, 20, 20, 9], home={0: 15, 1: 12})
    assert state.ranking == [1, 1, 1, 1, 5]


def test_PA_52_the_curfew_pays_the_bonus_of_its_round() -> None:
    state = bare_city(mover=1, round_=50, home={2: 20}, gangsters={0: (0, 6), 1: (0, 7)})
    log = listened(state)
    skip_turn(state)
    assert (state.turn(), state.scores[2]) == ([2], 5)
    state.apply(2, POLICE_PASS)
    assert state.over
    assert state.ending == "curfew"
    assert told(log, "curfew")[0]["rule"] == "PA-52"
    assert state.ranking == [2, 2, 1]
