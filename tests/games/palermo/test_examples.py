"""The worked examples T1 to T43 of the rules, each against both voices of the rules and by real actions."""

from __future__ import annotations

from sitdown.engine import Rng
from sitdown.games.palermo import GAME
from sitdown.games.palermo.city import EMPTY, STREET_TILE
from sitdown.games.palermo.state import NOBODY, POLICE
from tests.games.palermo.positions import (
    Spot,
    bare_city,
    build,
    building_site,
    costs,
    field,
    go,
    listened,
    place,
    police_to,
    rule_against,
    started,
    told,
)

FIRST_HOUSE = ("H2R", (2, 3), 0, 0)
T7_HOUSES = [("H3", (4, 1), 0, 0), ("H2R", (4, 2), 3, 1)]
T11_HOUSES = [("H3", (0, 1), 1, 0), ("H3", (1, 0), 3, 1), ("H1R", (1, 1), 0, 2)]
DOOR_ASIDE = ("H1R", (2, 3), 3, 0)  # entry (5, 7)
DOOR_BEHIND = ("H1R", (2, 3), 0, 0)  # house (5, 7), entry (5, 8)


# -- phase 1 ----------------------------------------------------------------------------------------------------------


def test_T1_the_first_house_goes_anywhere() -> None:
    """PA-13: 35 places x 20 tiles."""
    assert len(building_site().legal(0)) == 700


def test_T2_a_house_and_its_entry() -> None:
    """PA-10, PA-17: the code 99 lays H1R, turned three times."""
    state = building_site()
    assert build("H1R", (2, 3), 3) == 99
    state.apply(0, 99)
    assert state.entry[place((2, 3))] == field(5, 7)
    assert state.disc[place((2, 3))] == 0
    view = state.view(None)["tiles"]
    assert isinstance(view, list)
    assert view[-1]["house"] == [field(6, 7)]


def test_T3_roof_to_roof_leaves_23_builds() -> None:
    """PA-11."""
    legal = building_site([FIRST_HOUSE]).legal(0)
    places = [GAME.actions.decode(action)[1][1] for action in legal]
    assert len(legal) == 23
    assert places.count(place((1, 3))) == 14
    assert places.count(place((2, 4))) == 9


def test_T4_roof_to_roof_is_legal() -> None:
    """PA-11."""
    assert build("H2R", (1, 3), 2) == 362
    assert rule_against(building_site([FIRST_HOUSE]), 0, 362) == ""


def test_T5_tiles_touch_but_roofs_do_not() -> None:
    """PA-11."""
    assert rule_against(building_site([FIRST_HOUSE]), 0, build("H2R", (1, 3), 0)) == "PA-11"


def test_T6_corner_to_corner_does_not_count() -> None:
    """PA-12."""
    assert rule_against(building_site([FIRST_HOUSE]), 0, build("H1R", (1, 2), 2)) == "PA-12"


def test_T7_an_entry_keeps_one_way() -> None:
    """PA-14, PA-15."""
    assert rule_against(building_site(T7_HOUSES[:1]), 0, build("H2R", (4, 2), 3)) == ""


def test_T8_no_courtyard() -> None:
    """PA-14."""
    assert rule_against(building_site(T7_HOUSES), 0, build("H2R", (5, 1), 0)) == "PA-14"


def test_T9_a_smaller_house_leaves_the_way_open() -> None:
    """PA-14."""
    assert rule_against(building_site(T7_HOUSES), 0, build("H1R", (5, 1), 0)) == ""


def test_T10_no_free_roof() -> None:
    """PA-13: a house in the corner with its roof to the promenade; 34 places x 20 tiles."""
    assert len(building_site([("H1R", (0, 0), 0, 0)]).legal(0)) == 680


def test_T11_no_house_fits() -> None:
    """PA-16: only kiosks, with the entry on any field."""
    state = building_site(T11_HOUSES, only_empty=[(0, 0)], supply={"H3": 9})
    assert state.legal(0) == [build("ST", (0, 0), turn) for turn in range(4)]


def test_T12_a_house_fits_so_no_kiosk() -> None:
    """PA-16."""
    state = building_site(T11_HOUSES, only_empty=[(0, 0)], supply={"H3": 9, "H1R": 1})
    assert rule_against(state, 0, build("ST", (0, 0), 0)) == "PA-16"
    assert state.legal(0) == [build("H1R", (0, 0), 1), build("H1R", (0, 0), 3)]


def test_T13_a_kind_is_used_up() -> None:
    """PA-8."""
    state = building_site([FIRST_HOUSE], supply={"H1R": 6, "H1L": 6, "H2R": 5, "H2L": 6})
    for spot in range(36):
        for turn in range(4):
            assert rule_against(state, 0, build("H3", divmod(spot, 6), turn)) == "PA-8"


def test_T14_the_city_is_filled_up() -> None:
    """PA-18."""
    state = started(4)
    log = listened(state)
    rng = Rng.seeded("T14")
    while state.round == 0:
        seat = state.turn()[0]
        state.apply(seat, state.legal(seat)[rng.below(len(state.legal(seat)))])
    assert (state.builds, state.kiosks) == (32, 0)
    assert list(state.tile).count(STREET_TILE) == 3
    assert EMPTY not in list(state.tile)
    assert told(log, "filled")[0]["unused"] == 4
    assert list(state.supply) == [0] * 5
    assert (state.round, state.turn(), state.phase) == (1, [0], POLICE)


# -- phase 2: walking and collecting ----------------------------------------------------------------------------------


def test_T15_the_example_of_the_rulebook() -> None:
    """PA-33: one point used, two million."""
    state = bare_city([DOOR_ASIDE])
    assert go(5, 7) == 1175
    assert costs(state)[5, 7] == 1
    state.apply(0, 1175)
    assert state.scores == [2, 0, 0]
    assert state.range_of(0) == 4
    assert state.disc[place((2, 3))] == NOBODY


def test_T16_the_way_round_the_house() -> None:
    """PA-22, PA-33."""
    state = bare_city([DOOR_BEHIND])
    assert costs(state)[5, 8] == 3
    state.apply(0, go(5, 8))
    assert (state.scores[0], state.range_of(0)) == (0, 4)


def test_T17_a_foreign_policeman_costs_a_point() -> None:
    """PA-29, PA-39."""
    state = bare_city([DOOR_BEHIND], police={1: (6, 8)})
    assert rule_against(state, 0, go(5, 8)) == "PA-29"
    refusal = state.explain(0, go(5, 8))
    assert refusal is not None
    assert refusal.facts == {"cost": 4, "range": 3}
    assert costs(state)[6, 8] == 3


def test_T18_the_own_policeman_costs_nothing() -> None:
    """PA-40."""
    state = bare_city([DOOR_BEHIND], police={0: (6, 8)})
    state.apply(0, go(5, 8))
    assert (state.scores[0], state.got[0]) == (0, 1)


def test_T19_a_gangster_makes_a_policeman_inactive() -> None:
    """PA-31, PA-41."""
    state = bare_city([DOOR_BEHIND], police={1: (6, 8)}, gangsters={2: (6, 8)})
    assert costs(state)[5, 8] == 3
    assert costs(state)[6, 9] == 3
    assert rule_against(state, 0, go(6, 8)) == "PA-31"
    state.apply(0, go(5, 8))
    assert (state.scores[0], state.got[0]) == (0, 1)


def test_T20_gangsters_are_passed_not_joined() -> None:
    """PA-30, PA-31."""
    state = bare_city([DOOR_ASIDE], gangsters={1: (5, 7)})
    assert rule_against(state, 0, go(5, 7)) == "PA-31"
    assert costs(state)[5, 8] == 2


def test_T21_out_of_the_depot() -> None:
    """PA-23, PA-24: 40 destinations; the start tile's own fields cost 2."""
    state = bare_city()
    assert len(state.legal(0)) == 41
    assert [costs(state)[spot] for spot in ((5, 5), (5, 6), (6, 6), (6, 5))] == [2] * 4


def test_T22_rides_from_a_side() -> None:
    """PA-25 to PA-28."""
    state = bare_city(gangsters={0: (0, 6)})
    expected: dict[Spot, int] = {
        **{(0, 0): 1, (0, 13): 1, (13, 0): 2, (13, 13): 2, (1, 0): 2, (0, 1): 2},
        **{(13, 1): 3, (12, 0): 3, (0, 9): 3, (0, 11): 3},
    }
    assert {spot: costs(state)[spot] for spot in expected} == expected
    assert rule_against(state, 0, go(0, 10)) == "PA-29"


def test_T23_from_a_corner_field_by_field() -> None:
    """PA-27, PA-28."""
    state = bare_city(gangsters={0: (0, 0)}, collected={0: 1})
    expected = {(0, 4): 4, (0, 10): 4, (10, 0): 4, (13, 13): 2, (1, 1): 2}
    assert {spot: costs(state)[spot] for spot in expected} == expected
    assert rule_against(state, 0, go(0, 5)) == "PA-29"
    assert rule_against(state, 0, go(9, 0)) == "PA-29"


def test_T24_across_the_city() -> None:
    """PA-29: two rides and six steps."""
    state = bare_city(gangsters={0: (0, 6)}, collected={0: 11})
    assert costs(state)[13, 6] == 8


def test_T25_a_ride_skips_policemen() -> None:
    """PA-26, PA-39."""
    state = bare_city(gangsters={0: (0, 6)}, police={1: (0, 3)})
    assert costs(state)[0, 0] == 1
    assert rule_against(state, 0, go(0, 3)) == "PA-29"
    assert costs(state)[0, 2] == 3


def test_T26_a_policeman_on_the_corner() -> None:
    """PA-39."""
    state = bare_city(gangsters={0: (0, 6)}, police={1: (0, 0)})
    assert {spot: costs(state)[spot] for spot in ((0, 0), (13, 0), (0, 1))} == {(0, 0): 2, (13, 0): 3, (0, 1): 3}


def test_T27_policemen_keep_their_distance() -> None:
    """PA-38, PA-42: 35 destinations."""
    state = bare_city(phase="police", police={1: (7, 7)})
    assert len(state.legal(0)) == 36
    for spot in ((7, 6), (6, 7), (8, 7), (7, 8), (7, 7)):
        assert rule_against(state, 0, police_to(*spot)) == "PA-42"
    assert police_to(8, 6) == 1019
    assert costs(state)[8, 6] == costs(state)[6, 8] == 2
