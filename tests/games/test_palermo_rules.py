"""The rules PA-1 to PA-52 one by one."""

from __future__ import annotations

import pytest

from sitdown.engine import Illegal, Value
from sitdown.games.palermo import GAME
from sitdown.games.palermo.city import EMPTY, HOUSE, START_TILE, STREET_TILE
from sitdown.games.palermo.state import BUILD, DEPOT, GANGSTER, HOME, POLICE
from tests.games.palermo_positions import (
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
    started,
    told,
)

NEAR_DOOR = ("H1R", (2, 3), 3, 0)  # entry (5, 7), next to the start tile
FAR_DOOR = ("H1R", (0, 0), 0, 0)  # house (1, 1), entry (1, 2)


# -- general and set-up -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 2, 6, -3])
def test_PA_1_for_three_to_five_players(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        GAME.start(seats)
    assert refused.value.rule == "PA-1"
    assert refused.value.refusal.facts == {"seats": seats, "least": 3, "most": 5}


def test_PA_2_only_the_seat_in_turn_acts() -> None:
    state = started(3)
    for seat in (1, 2, 3, -1, 2**70):
        for action in (0, 900, 1293):
            refusal = state.explain(seat, action)
            assert refusal is not None
            assert refusal.rule == "PA-2"
    assert state.legal(1) == state.legal(-1) == state.legal(3) == []


@pytest.mark.parametrize("action", [-1, 1294, 10**30, -(10**30)])
def test_PA_2_a_number_outside_the_space_is_no_action(action: int) -> None:
    for state in (started(3), building_site(), bare_city(), bare_city(phase="police")):
        refusal = state.explain(0, action)
        assert refusal is not None
        assert refusal.rule == "PA-2"


def test_PA_2_nobody_acts_after_the_end() -> None:
    state = bare_city(mover=2, round_=50)
    state.apply(2, STAY)
    assert state.over
    assert state.turn() == []
    for seat in range(3):
        assert state.legal(seat) == []
        assert all(rule_against(state, seat, action) == "PA-2" for action in (0, 36, 900, 901, STAY, go(4, 5)))


@pytest.mark.parametrize(("seats", "discs"), [(3, 11), (4, 8), (5, 7)])
def test_PA_3_discs_by_number_of_players(seats: int, discs: int) -> None:
    state = started(seats)
    assert state.discs_each() == discs
    assert [player["in_hand"] for player in players(state)] == [discs] * seats


def test_PA_4_what_everybody_begins_with() -> None:
    state = started(4)
    assert state.scores == [0] * 4
    assert [player["range"] for player in players(state)] == [3] * 4
    assert list(state.supply) == [6, 6, 6, 6, 12]
    assert list(state.gangster) == list(state.police) == [DEPOT] * 4


def test_PA_5_the_first_seat_begins_and_then_in_seat_order() -> None:
    state = started(3, {"first_seat": 1})
    assert state.turn() == [1]
    state.apply(1, 14)
    movers = []
    for _ in range(4):
        movers += state.turn()
        state.apply(state.turn()[0], state.legal(state.turn()[0])[0])
    assert movers == [1, 2, 0, 1]


# -- phase 1 ----------------------------------------------------------------------------------------------------------


def test_PA_6_the_start_tile_goes_on_any_place() -> None:
    state = started(3)
    assert state.legal(0) == list(range(36))
    state.apply(0, 35)
    assert state.tile[35] == START_TILE


def test_PA_7_the_same_seat_builds_at_once_and_nobody_passes() -> None:
    state = started(3)
    state.apply(0, 14)
    assert (state.turn(), state.phase) == ([0], BUILD)
    assert rule_against(state, 0, POLICE_PASS) == "PA-7"
    assert rule_against(state, 0, STAY) == "PA-7"
    state.apply(0, build("H3", (2, 3), 0))
    assert state.turn() == [1]


def test_PA_8_a_kind_that_is_used_up() -> None:
    state = building_site([("H2R", (2, 3), 0, 0)], supply={"H1R": 1})
    assert rule_against(state, 0, build("H1R", (1, 3), 2)) == ""
    assert rule_against(state, 0, build("H1L", (1, 3), 2)) == "PA-8"
    assert rule_against(state, 0, build("H1L", (2, 3), 2)) == "PA-8"  # before PA-9
    state.apply(0, build("H1R", (1, 3), 2))
    assert list(state.supply) == [0] * 5


def test_PA_9_a_place_that_is_taken() -> None:
    state = building_site([("H2R", (2, 3), 0, 0)])
    for spot in ((2, 3), (2, 2)):
        assert rule_against(state, 0, build("H1R", spot, 0)) == "PA-9"
        assert rule_against(state, 0, build("ST", spot, 0)) == "PA-9"  # before PA-16


def test_PA_10_four_turns_and_no_more() -> None:
    """A turn that is not 0..3 cannot even be said."""
    state = building_site()
    assert {HOUSE[4 * 4 + turn] for turn in range(4)} == {0b1011, 0b0111, 0b1110, 0b1101}  # H3
    assert all(build("H3", (0, 0), turn) in state.legal(0) for turn in range(4))
    with pytest.raises(ValueError, match="turn"):
        build("H3", (0, 0), 4)


def test_PA_11_whoever_owns_the_neighbour() -> None:
    for owner in range(3):
        state = building_site([("H2R", (2, 3), 0, owner)])
        assert rule_against(state, 0, build("H2R", (1, 3), 2)) == ""
        assert rule_against(state, 0, build("H2R", (5, 5), 2)) == "PA-11"


def test_PA_12_corner_contact_is_not_enough() -> None:
    state = building_site([("H1R", (2, 3), 2, 0)])  # house (6, 8)
    assert rule_against(state, 0, build("H1R", (3, 4), 0)) == "PA-12"  # house (7, 9)
    assert rule_against(state, 0, build("H2R", (3, 4), 0)) == "PA-12"
    assert rule_against(state, 0, build("H1R", (3, 3), 1)) == ""  # house (7, 8)


def test_PA_12_corner_contact_beside_a_roof_contact_does_no_harm() -> None:
    state = building_site([("H2R", (2, 3), 2, 0)])  # house (6, 8), (6, 7)
    assert rule_against(state, 0, build("H1R", (3, 3), 1)) == ""  # beside (6, 8), diagonal to (6, 7)


def test_PA_13_contact_is_waived_when_no_tile_can_make_it() -> None:
    state = building_site([("H1R", (0, 0), 0, 0)])
    assert state.view(0)["contact"] == "free"
    log = listened(state)
    state.apply(0, build("H3", (5, 5), 0))
    assert told(log, "built")[0]["waived"] is True
    assert told(log, "built")[0]["rule"] == "PA-13"


def test_PA_13_judged_over_all_kinds_that_are_left() -> None:
    """Only the house at the edge has a roof to build against; PA-14 forbids what is left, so any place will do."""
    corner = [("H3", (0, 1), 1, 0), ("H3", (1, 0), 3, 1), ("H1R", (1, 1), 0, 2)]
    state = building_site(corner, only_empty=[(0, 0), (5, 5)], supply={"H3": 1})
    assert {GAME.actions.decode(action)[1][1] for action in state.legal(0)} == {35}
    assert rule_against(state, 0, build("H3", (0, 0), 2)) == "PA-14"


def test_PA_14_the_start_tile_must_stay_reachable() -> None:
    walls = [("H2R", (1, 2), 2, 0), ("H2R", (2, 3), 3, 1), ("H2R", (3, 2), 0, 2)]
    state = building_site(walls)
    assert rule_against(state, 0, build("H2R", (2, 1), 1)) == "PA-14"
    assert rule_against(state, 0, build("H3", (2, 1), 2)) == "PA-14"


def test_PA_14_an_empty_place_counts_as_street() -> None:
    around = [("H2R", (0, 1), 3, 0), ("H2R", (1, 0), 0, 1)]
    state = building_site(around)  # place (0, 0) is left with its ways to the promenade
    assert rule_against(state, 0, build("H3", (0, 0), 0)) == "PA-14"
    assert rule_against(state, 0, build("H3", (0, 0), 2)) == ""


def test_PA_15_dead_ends_are_allowed() -> None:
    state = building_site([("H3", (4, 1), 0, 0)])
    assert rule_against(state, 0, build("H2R", (4, 2), 3)) == ""
    state.apply(0, build("H2R", (4, 2), 3))
    assert rule_against(state, 1, build("H1R", (5, 1), 0)) == ""


def test_PA_16_a_kiosk_carries_the_disc() -> None:
    corner = [("H3", (0, 1), 1, 0), ("H3", (1, 0), 3, 1), ("H1R", (1, 1), 0, 2)]
    state = building_site(corner, only_empty=[(0, 0)], supply={"H3": 9})
    log = listened(state)
    state.apply(0, build("ST", (0, 0), 2))
    assert state.entry[0] == field(1, 1)
    assert (state.disc[0], state.kiosks, state.supply[4]) == (0, 1, 9)
    assert told(log, "kiosk")[0]["rule"] == "PA-16"
    assert rule_against(building_site(), 0, build("ST", (0, 0), 0)) == "PA-16"


def test_PA_17_the_disc_lies_in_front_of_the_door() -> None:
    state = building_site()
    state.apply(0, build("H2L", (0, 0), 1))
    assert state.entry[0] == field(1, 1)
    assert (state.owner[0], state.disc[0]) == (0, 0)
    assert players(state)[0]["in_hand"] == 10


def test_PA_18_street_tiles_fill_the_gaps_by_themselves() -> None:
    state = building_site([("H2R", (2, 3), 0, 0)])
    state.builds = 32  # one disc is left
    state.apply(0, build("H2R", (1, 3), 2))
    assert EMPTY not in list(state.tile)
    assert list(state.tile).count(STREET_TILE) == 33
    assert list(state.supply) == [0] * 5
    assert (state.round, state.phase) == (1, POLICE)


# -- phase 2: moving --------------------------------------------------------------------------------------------------


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


# -- coming home and the end ------------------------------------------------------------------------------------------


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
    assert state.scores == [13, 5, 5]


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


def test_PA_49_the_round_is_played_to_its_end() -> None:
    state = bare_city(mover=1, gangsters={1: (4, 5)}, collected={1: 11}, home={0: 3, 2: 3}, round_=8)
    log = listened(state)
    state.apply(1, go(5, 5))
    assert state.over
    assert state.ending == "home"
    assert state.scores == [0, 13, 5]  # seat 2 still had its turn, seat 0 had had it
    assert told(log, "last_home")
    assert state.round == 8


def test_PA_49_the_round_of_a_later_first_seat() -> None:
    """With first_seat 2 the round ends before seat 2."""
    options: dict[str, Value] = {"first_seat": 2}
    state = bare_city(mover=0, gangsters={0: (4, 5)}, collected={0: 11}, home={1: 3, 2: 3}, round_=8, options=options)
    state.apply(0, go(5, 5))
    assert state.over
    assert state.scores == [13, 5, 0]


def test_PA_50_most_money_wins() -> None:
    state = bare_city(seats=4, money=[10, 30, 20, 5])
    assert state.ranking == [3, 1, 2, 4]


def test_PA_51_earlier_arrival_then_a_shared_place() -> None:
    state = bare_city(seats=5, money=[20, 20, 20, 20, 9], home={0: 15, 1: 12})
    assert state.ranking == [2, 1, 3, 3, 5]


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
