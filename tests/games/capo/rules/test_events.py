"""The ten events of Capo, CA-80 to CA-89."""

from __future__ import annotations

import pytest

from tests.games.capo.helpers.positions import (
    lay_crews,
    log_of,
    play_round,
    player,
    prisoners,
    refused,
    see,
    settle,
    suspect,
    table,
    told,
    turn_up,
)
from tests.games.capo.rules.test_settling import HAND, moved


def test_CA_80_a_void_suspicion_wakes_neither_tony_nor_mario() -> None:
    state = settle("M04", {0: "K31 K37", 1: "K38", 2: "K13"}, {0: 1, 1: 0, 3: 2}, [3] * 4, "E01")
    assert told(log_of(state), "void") == [{"event": "void", "seat": 0, "target": 1, "rule": "CA-80"}]
    assert not told(log_of(state), "rat")
    assert moved(state, "CA-53") == []
    assert state.scores == [4, 4, 4, 3]
    assert [x["stars"] for x in told(log_of(state), "judged")] == [1]


def test_CA_80_a_ring_of_three_is_not_mutual() -> None:
    crews = {0: "K06", 1: "K06", 2: "K05"}
    assert settle("M04", crews, {0: 1, 1: 2, 2: 0}, event="E01").scores == [5, 5, 5]


def test_CA_81_the_limit_is_2_higher() -> None:
    state = table(mission="M01", crews={0: "K10"}, event="E02")
    assert see(state)["mission"]["stars"] == 2
    play_round(state, {0: "K10"}, {1: 0})
    assert prisoners(state) == []


@pytest.mark.parametrize(
    ("event", "counts"), [(None, [0, 1, 1, 2, 2]), ("E03", [1, 1, 2, 2, 3]), ("E04", [0, 0, 0, 0, 0])]
)
def test_CA_82_CA_83_half_rounded_up_or_none_is_turned_up(event: str | None, counts: list[int]) -> None:
    for size, wanted in enumerate(counts, 1):
        state = table(hands={0: HAND}, event=event)
        lay_crews(state, {0: " ".join(HAND.split()[:size])})
        asked = wanted not in (0, size)
        assert see(state)["phase"] == ("show" if asked else "suspect")
        assert state.turn() == ([0] if asked else [0, 1, 2])
        turn_up(state)
        assert len(player(state, 0)["crew_up"]) == wanted


def test_CA_84_a_wrong_suspicion_costs_2() -> None:
    assert moved(settle("M04", {0: "K13"}, {1: 0}, event="E05"), "CA-84") == [(1, -2)]
    assert moved(settle("M04", {0: "K06"}, {1: 0}, event="E05"), "CA-54") == [(1, 2)]


def test_CA_85_a_right_suspicion_pays_3() -> None:
    assert moved(settle("M04", {0: "K06"}, {1: 0}, event="E06"), "CA-85") == [(1, 3)]
    assert moved(settle("M04", {0: "K13"}, {1: 0}, event="E06"), "CA-55") == [(1, -1)]


def test_CA_86_the_top_men_get_nothing_for_the_mission() -> None:
    """Giulia still pays; respect when the round began counts, not respect while it is settled."""
    state = settle("M04", {0: "K34"}, {}, [6, 4, 6], "E07")
    assert state.scores == [7, 5, 6]
    assert settle("M04", {}, {}, [5, 5, 5], "E07").scores == [6, 6, 6]
    assert settle("M04", {1: "K06"}, {0: 1}, [4, 3, 5], "E07").scores == [7, 3, 5]


def test_CA_87_prison_costs_1_in_place_of_the_pay() -> None:
    """With Mario and a right suspicion of one's own after it (CA-50)."""
    state = settle("M04", {0: "K38", 1: "K06"}, {1: 0, 0: 1}, [0, 3, 3], "E08")
    assert moved(state)[:4] == [(0, 0), (1, -1), (0, 1), (0, 2)]
    assert state.scores == [3, 3, 4]


def test_CA_88_nobody_plays_more_than_2_cards() -> None:
    state = table(hands={0: HAND}, event="E09")
    state.apply(0, 1)
    state.apply(0, 3)
    assert state.legal(0) == [5]
    assert refused(state, 0, 4) == "CA-88"
    state.apply(0, 5)
    lay_crews(state)
    assert player(state, 0)["crew_size"] == 2


def test_CA_89_who_had_least_cannot_be_suspected() -> None:
    """SUSPECT is not skipped even for a seat that may suspect nobody; three level players protect nobody."""
    state = table(respect=[9, 2, 2], event="E10")
    lay_crews(state)
    assert state.turn() == [0, 1, 2]
    assert state.legal(0) == [11]
    assert [refused(state, 0, action) for action in (12, 13)] == ["CA-89", "CA-89"]
    assert state.legal(1) == [11, 13]
    suspect(state, {1: 0})
    level = table(respect=[2, 2, 2], event="E10")
    lay_crews(level)
    assert level.legal(0) == [11, 12, 13]
