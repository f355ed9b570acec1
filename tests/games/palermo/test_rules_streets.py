"""Palermo, rule by rule: phase 2, moving, collecting, the police."""

from __future__ import annotations

import pytest

from sitdown.games.palermo.state import DEPOT, GANGSTER, POLICE
from tests.games.palermo.positions import (
    FAR_DOOR,
    NEAR_DOOR,
    POLICE_PASS,
    STAY,
    bare_city,
    build,
    building_site,
    costs,
    field,
    go,
    listened,
    place,
    players,
    police_to,
    rule_against,
    skip_turn,
    told,
)


def test_PA_19_all_begin_in_the_depot_and_the_first_seat_begins() -> None:
    state = building_site([("H2R", (2, 3), 0, 0)], options={"first_seat": 2})
    state.builds = 32
    state.mover = 1
    state.apply(1, build("H2R", (1, 3), 2))
    assert state.turn() == [2]
    assert list(state.gangster) == list(state.police) == [DEPOT] * 3


def test_PA_20_bonus_then_policeman_then_gangster() -> None:
    state = bare_city(phase="police")
    assert rule_against(state, 0, STAY) == "PA-2"
    state.apply(0, police_to(4, 5))
    assert (state.turn(), state.phase) == ([0], GANGSTER)
    state.apply(0, go(4, 6))
    assert (state.turn(), state.phase) == ([1], POLICE)
    assert state.round == 1
    skip_turn(state)
    skip_turn(state)
    assert (state.round, state.turn()) == (2, [0])


@pytest.mark.parametrize("discs", range(12))
def test_PA_21_range_is_three_and_the_discs(discs: int) -> None:
    state = bare_city(collected={0: discs}, gangsters={0: (0, 0)}, options={"ring_rides": "off"})
    assert state.range_of(0) == 3 + discs
    assert max(costs(state).values()) == 3 + discs


def test_PA_22_no_diagonals_and_no_houses() -> None:
    state = bare_city([NEAR_DOOR], gangsters={0: (6, 6)})
    assert rule_against(state, 0, go(6, 7)) == "PA-22"
    assert costs(state)[5, 7] == 2
    assert rule_against(bare_city([NEAR_DOOR], phase="police"), 0, police_to(6, 7)) == "PA-22"


def test_PA_23_the_first_step_leads_off_the_start_tile() -> None:
    state = bare_city([NEAR_DOOR])
    steps = {spot for spot, cost in costs(state).items() if cost == 1}
    assert steps == {(4, 5), (4, 6), (5, 7), (7, 5), (7, 6), (5, 4), (6, 4)}


def test_PA_24_later_the_start_tile_is_four_street_fields() -> None:
    state = bare_city(gangsters={0: (5, 6)}, collected={0: 2})
    assert costs(state)[6, 6] == 1
    assert costs(state)[4, 5] == 2
    assert costs(state)[7, 5] == 3


def test_PA_25_the_promenade_joins_the_streets() -> None:
    state = bare_city([FAR_DOOR], gangsters={0: (0, 3)}, options={"ring_rides": "off"})
    assert costs(state)[1, 3] == costs(state)[0, 4] == 1
    assert costs(state)[0, 0] == 3
    assert rule_against(state, 0, go(1, 1)) == "PA-22"


def test_PA_26_a_ride_to_either_corner_of_the_side() -> None:
    for row, column, near, far in ((6, 0, (0, 0), (13, 0)), (6, 13, (0, 13), (13, 13)), (13, 6, (13, 0), (13, 13))):
        reach = costs(bare_city(gangsters={0: (row, column)}))
        assert reach[near] == reach[far] == 1
        assert [reach[corner] for corner in ((0, 0), (0, 13), (13, 0), (13, 13))].count(2) == 2


def test_PA_27_no_ride_from_a_corner_into_a_side() -> None:
    reach = costs(bare_city(gangsters={0: (13, 13)}, collected={0: 2}))
    assert [reach[13, column] for column in (12, 11, 10, 9, 8)] == [1, 2, 3, 4, 5]
    assert (13, 7) not in reach
    assert (13, 5) not in reach


def test_PA_28_from_corner_to_corner() -> None:
    reach = costs(bare_city(gangsters={0: (0, 13)}))
    assert (reach[0, 0], reach[13, 13], reach[13, 0]) == (1, 1, 2)


def test_PA_29_never_beyond_the_range() -> None:
    state = bare_city(gangsters={0: (6, 6)}, options={"ring_rides": "off"})
    assert rule_against(state, 0, go(6, 9)) == ""
    assert rule_against(state, 0, go(6, 10)) == "PA-29"
    assert rule_against(state, 0, go(8, 8)) == "PA-29"


def test_PA_30_passing_a_gangster_costs_one() -> None:
    state = bare_city(gangsters={0: (6, 6), 1: (6, 7), 2: (5, 6)}, options={"ring_rides": "off"})
    assert costs(state)[6, 8] == 2
    assert costs(state)[4, 6] == 2


def test_PA_31_one_gangster_a_field() -> None:
    state = bare_city(gangsters={0: (6, 6), 1: (6, 7)})
    assert rule_against(state, 0, go(6, 7)) == "PA-31"
    assert rule_against(bare_city(gangsters={1: (5, 6)}), 0, go(5, 6)) == "PA-31"  # the start tile, discs missing


def test_PA_32_staying_earns_nothing() -> None:
    state = bare_city(gangsters={0: (6, 6)})
    assert rule_against(state, 0, go(6, 6)) == "PA-32"
    state.apply(0, STAY)
    assert state.scores == [0, 0, 0]
    assert rule_against(bare_city(), 0, STAY) == ""  # in the depot too


# -- phase 2: collecting ----------------------------------------------------------------------------------------------


def test_PA_33_what_is_left_of_the_range_becomes_money() -> None:
    state = bare_city([NEAR_DOOR], gangsters={0: (4, 7)}, collected={0: 5})
    log = listened(state)
    state.apply(0, go(5, 7))
    assert (state.scores[0], state.got[0]) == (7, 6)
    line = told(log, "collected")[0]
    assert (line["gain"], line["range"], line["rule"]) == (7, 9, "PA-33")


def test_PA_34_one_disc_a_turn() -> None:
    state = bare_city([NEAR_DOOR, ("H1R", (1, 3), 1, 0)], gangsters={0: (6, 9)}, collected={0: 5})
    state.apply(0, go(5, 7))
    assert state.got[0] == 6
    assert state.turn() == [1]
    assert list(state.disc).count(0) == 1


def test_PA_35_discs_of_others_stay_where_they_are() -> None:
    state = bare_city([NEAR_DOOR], mover=1)
    state.apply(1, go(5, 7))
    assert (state.scores[1], state.got[1], state.gangster[1]) == (0, 0, field(5, 7))
    assert state.disc[place((2, 3))] == 0


def test_PA_36_the_higher_range_counts_from_the_next_turn() -> None:
    state = bare_city([NEAR_DOOR])
    state.apply(0, go(5, 7))
    assert state.scores[0] == 2  # 3 - 1, not 4 - 1
    assert state.range_of(0) == 4
    skip_turn(state)
    skip_turn(state)
    state.apply(0, POLICE_PASS)
    assert max(costs(state).values()) == 4


# -- phase 2: police --------------------------------------------------------------------------------------------------


def test_PA_37_before_the_gangster_or_not_at_all() -> None:
    assert rule_against(bare_city(), 0, police_to(4, 5)) == "PA-37"
    state = bare_city(phase="police", police={0: (6, 6)})
    assert rule_against(state, 0, police_to(6, 6)) == "PA-37"
    state.apply(0, POLICE_PASS)
    assert state.police[0] == field(6, 6)
    assert rule_against(state, 0, POLICE_PASS) == "PA-2"


def test_PA_38_a_policeman_walks_like_a_gangster_with_points_of_his_own() -> None:
    state = bare_city(phase="police", police={0: (0, 6)}, collected={0: 1}, gangsters={0: (6, 6)})
    assert (costs(state)[0, 0], costs(state)[13, 13], costs(state)[0, 10]) == (1, 2, 4)
    state.apply(0, police_to(0, 10))
    assert max(costs(state).values()) == 4


def test_PA_38_a_policeman_pays_toll_too() -> None:
    assert costs(bare_city(phase="police", police={0: (0, 6)}))[13, 0] == 2
    assert costs(bare_city(phase="police", police={0: (0, 6), 1: (0, 0)}))[13, 0] == 3


def test_PA_39_entering_and_stopping_cost_two() -> None:
    state = bare_city(gangsters={0: (0, 6)}, police={1: (0, 7)}, options={"ring_rides": "off"})
    assert costs(state)[0, 7] == 2
    assert costs(state)[0, 8] == 3
    assert costs(state)[1, 7] == 2


def test_PA_40_the_own_policeman_is_free() -> None:
    state = bare_city(gangsters={0: (0, 6)}, police={0: (0, 7)}, options={"ring_rides": "off"})
    assert (costs(state)[0, 7], costs(state)[0, 8]) == (1, 2)


@pytest.mark.parametrize("whose", [0, 1, 2])
def test_PA_41_any_gangster_makes_a_policeman_inactive(whose: int) -> None:
    gangsters = {0: (0, 6), whose: (0, 7)}
    state = bare_city(gangsters=gangsters, police={1: (0, 7)}, options={"ring_rides": "off"})
    beside = (0, 8) if whose else (0, 6)
    assert costs(state)[beside] == (2 if whose else 1)
    assert players(state)[1]["police_active"] is False


def test_PA_42_not_beside_an_inactive_policeman_either() -> None:
    state = bare_city(phase="police", police={0: (6, 4), 1: (6, 6)}, gangsters={2: (6, 6)})
    assert rule_against(state, 0, police_to(6, 5)) == "PA-42"
    assert rule_against(state, 0, police_to(6, 6)) == "PA-43"  # a gangster is named first
    assert rule_against(state, 0, police_to(5, 5)) == ""  # diagonal


def test_PA_42_the_promenade_has_neighbours_too() -> None:
    state = bare_city(phase="police", police={0: (0, 3), 1: (0, 0)})
    assert rule_against(state, 0, police_to(0, 1)) == "PA-42"
    assert rule_against(state, 0, police_to(1, 0)) == "PA-42"
    assert rule_against(state, 0, police_to(0, 13)) == ""  # a ride away is not beside


@pytest.mark.parametrize("whose", [0, 1])
def test_PA_43_a_policeman_never_ends_on_a_gangster(whose: int) -> None:
    state = bare_city(phase="police", gangsters={whose: (4, 5)})
    assert rule_against(state, 0, police_to(4, 5)) == "PA-43"


def test_PA_44_a_policeman_in_the_depot_does_nothing() -> None:
    state = bare_city(gangsters={0: (4, 5)}, options={"ring_rides": "off"})
    assert list(state.police) == [DEPOT] * 3
    assert costs(state)[5, 5] == 1
    state = bare_city(phase="police")
    assert rule_against(state, 0, police_to(4, 5)) == ""
