"""The rules PA-1 to PA-52 one by one."""

from __future__ import annotations

import pytest

from sitdown.engine import Illegal
from sitdown.games.palermo import GAME
from sitdown.games.palermo.city import EMPTY, HOUSE, START_TILE, STREET_TILE
from sitdown.games.palermo.state import BUILD, DEPOT, POLICE
from tests.games.palermo.positions import (
    POLICE_PASS,
    STAY,
    bare_city,
    build,
    building_site,
    field,
    go,
    listened,
    players,
    rule_against,
    started,
    told,
)

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
