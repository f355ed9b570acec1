"""Palermo: the worked examples of coming home and the end."""

from __future__ import annotations

from sitdown.games.palermo.play import PalermoPlay
from sitdown.games.palermo.state import HOME, POLICE
from tests.games.palermo.positions import (
    POLICE_PASS,
    STAY,
    bare_city,
    build,
    costs,
    field,
    go,
    place,
    players,
    police_to,
    rule_against,
    skip_turn,
)
from tests.games.palermo.test_examples import DOOR_ASIDE, DOOR_BEHIND


def test_T28_home() -> None:
    """PA-45."""
    state = bare_city(gangsters={0: (0, 6)}, collected={0: 11}, round_=12)
    assert costs(state)[5, 6] == 5
    state.apply(0, go(5, 6))
    assert state.scores[0] == 9
    assert (state.gangster[0], state.arrival[0]) == (HOME, 12)


def test_T29_home_past_a_policeman() -> None:
    """PA-39, PA-45."""
    state = bare_city(gangsters={0: (0, 6)}, collected={0: 11}, police={1: (3, 6)})
    state.apply(0, go(5, 6))
    assert state.scores[0] == 8


def test_T30_not_home_yet() -> None:
    """PA-46."""
    state = bare_city(gangsters={0: (0, 6)}, collected={0: 10})
    state.apply(0, go(5, 6))
    assert (state.scores[0], state.gangster[0]) == (0, field(5, 6))


def test_T31_four_million() -> None:
    """PA-21, PA-33: range 7, three points away."""
    state = bare_city([DOOR_BEHIND], collected={0: 4})
    state.apply(0, go(5, 8))
    assert (state.scores[0], state.range_of(0)) == (4, 8)


def test_T32_passing_a_door_collects_nothing() -> None:
    """PA-34."""
    state = bare_city([DOOR_ASIDE])
    state.apply(0, go(4, 7))
    assert (state.scores[0], state.got[0]) == (0, 0)
    assert state.disc[place((2, 3))] == 0


def test_T33_two_gangsters_on_each_others_doors() -> None:
    """PA-31."""
    houses = [DOOR_ASIDE, ("H1R", (2, 1), 0, 1)]  # entries (5, 7) of seat 0 and (5, 4) of seat 1
    state = bare_city(houses, gangsters={0: (5, 4), 1: (5, 7)})
    assert rule_against(state, 0, go(5, 7)) == "PA-31"
    assert rule_against(state, 0, STAY) == ""
    skip_turn(state)
    state.apply(1, POLICE_PASS)
    assert rule_against(state, 1, go(5, 4)) == "PA-31"
    assert rule_against(state, 1, go(4, 7)) == ""


def last_rounds(after_turn_bonus: bool) -> PalermoPlay:
    """Arrivals of seat 1 in round 12, of seat 2 in round 14, of seat 0 in round 15."""
    state = bare_city(
        round_=13,
        phase="police",
        money=[53, 52, 45],
        collected={0: 11, 2: 11},
        home={1: 12},
        gangsters={0: (4, 6), 2: (4, 5)},
        options={"after_turn_bonus": after_turn_bonus},
    )
    for _ in range(5):  # round 13, and seats 0 and 1 of round 14
        skip_turn(state)
    state.apply(2, POLICE_PASS)
    state.apply(2, go(5, 5))
    assert (state.round, state.scores[2], state.arrival[2]) == (15, 58, 14)
    state.apply(0, POLICE_PASS)
    state.apply(0, go(5, 6))
    assert state.over
    assert state.ending == "home"
    return state


def test_T34_bonus_until_the_round_of_the_last_arrival() -> None:
    """PA-48 with the option after_turn_bonus: the round is played to its end, bonus and all (PA-49, PA-50)."""
    state = last_rounds(True)
    assert state.scores == [66, 67, 63]
    assert state.ranking == [2, 1, 3]


def test_T35_no_bonus_in_the_after_turns() -> None:
    """PA-48, PA-49, PA-50: nobody walks about any more."""
    state = last_rounds(False)
    assert state.scores == [66, 62, 58]
    assert state.ranking == [1, 2, 3]


def test_T36_ties() -> None:
    """PA-51."""
    assert bare_city(home={0: 15, 1: 12}, money=[67, 67, 41]).ranking == [1, 1, 3]
    state = bare_city(home={0: 15, 1: 12}, money=[67, 67, 41], options={"final_tie": "arrival"})
    assert state.ranking == [2, 1, 3]
    state.arrival[0] = 12
    assert state.ranking == [1, 1, 3]


def test_T37_curfew() -> None:
    """PA-52."""
    state = bare_city(seats=3, mover=2, round_=50, home={0: 20, 1: 21}, money=[60, 50, 41], gangsters={2: (0, 6)})
    state.apply(2, STAY)
    assert state.over
    assert state.ending == "curfew"
    assert state.scores == [60, 50, 41]


def test_T38_at_home() -> None:
    """PA-47, PA-48: the bonus, a policeman to move, no gangster."""
    state = bare_city(seats=4, home={1: 3}, round_=5, gangsters={0: (0, 6)})
    skip_turn(state)
    assert state.scores[1] == 4
    assert (state.turn(), state.phase) == ([1], POLICE)
    assert rule_against(state, 1, go(4, 5)) == "PA-47"
    assert rule_against(state, 1, STAY) == "PA-47"
    state.apply(1, POLICE_PASS)
    assert state.turn() == [2]


def test_T39_a_waiting_gangster_does_not_hinder() -> None:
    """PA-45."""
    state = bare_city(gangsters={0: (0, 6), 1: (5, 6)}, collected={0: 11})
    state.apply(0, go(5, 6))
    assert (state.scores[0], state.gangster[0], state.gangster[1]) == (9, HOME, field(5, 6))
    state = bare_city(gangsters={0: (0, 6), 1: (5, 6)}, collected={0: 10})
    assert rule_against(state, 0, go(5, 6)) == "PA-31"


def test_T40_a_policeman_on_the_start_tile() -> None:
    """PA-39, PA-45: he takes his toll and stays active."""
    state = bare_city(gangsters={0: (0, 6)}, collected={0: 11}, police={1: (5, 6)})
    state.apply(0, go(5, 6))
    assert state.scores[0] == 8
    assert players(state)[1]["police_active"] is True


def test_T41_toll_on_rides() -> None:
    """PA-39 with the option ride_toll."""
    state = bare_city(gangsters={0: (0, 6)}, police={1: (0, 3)}, options={"ride_toll": True})
    expected = {(0, 0): 2, (0, 1): 3, (13, 0): 3, (0, 13): 1}
    assert {spot: costs(state)[spot] for spot in expected} == expected
    assert rule_against(state, 0, go(0, 2)) == "PA-29"


def test_T42_at_home_without_police() -> None:
    """PA-48 with the option police off: no decision."""
    state = bare_city(seats=4, home={1: 3}, round_=5, gangsters={0: (0, 6)}, options={"police": False})
    state.apply(0, STAY)
    assert state.scores[1] == 4
    assert state.turn() == [2]


def test_T43_the_wrong_seat_and_the_wrong_kind() -> None:
    """PA-2, PA-37."""
    state = bare_city()
    for action in (0, build("H3", (0, 0), 0), POLICE_PASS, police_to(0, 0), STAY, go(4, 5)):
        assert rule_against(state, 1, action) == "PA-2"
        assert rule_against(state, 2, action) == "PA-2"
    for action in (0, build("H3", (0, 0), 0), POLICE_PASS):
        assert rule_against(state, 0, action) == "PA-2"
    assert rule_against(state, 0, police_to(0, 0)) == "PA-37"
