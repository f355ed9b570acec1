"""The worked examples T14 to T27 of the rules of Maffiosi (section 10), by their numbers."""

from __future__ import annotations

import pytest

from sitdown.testing import listen
from tests.games.maffiosi.helpers.positions import (
    COLOURS,
    at,
    cakes,
    choices,
    copy,
    draw_pile,
    hand,
    men,
    money,
    phase,
    play,
    player,
    refused,
    see,
    start,
    table,
    targets,
    told,
    used,
)


def test_T14_a_sleeper_who_drinks_again() -> None:
    """MA-46, MA-49."""
    four = "yB 12, rH 2z, rB 30, bK 5, gH 7"
    state = table(four, players=4, hands={"yellow": "nightcap"})
    play(state, "yellow nightcap 2 5 7")
    assert men(state) == {5: "bKz", 7: "gHz", 12: "yB", 30: "rB"}
    assert sum(man.endswith("z") for man in men(state).values()) == 2
    assert [line["chair"] for line in told(state, "removed")] == [2]


def test_T15_only_two_drinkers() -> None:
    """MA-46, MA-58."""
    state = table("yH 13, rH 2, bH 4", hands={"yellow": "nightcap"})
    play(state, "yellow play nightcap")
    assert choices(state) == {"chair 2", "chair 13"}
    play(state, "yellow chair 13")
    assert choices(state) == {"chair 2"}
    play(state, "yellow chair 2")
    assert at(state, 2) == "rHz"
    assert phase(state) == ("card", "red"), "his only man sleeps, so no second card is asked for"
    assert at(state, 13) == "yH"


def test_T15_his_own_man_drinks_again() -> None:
    """MA-46, MA-49."""
    state = table("yH 2z, yB 12, rH 5, bH 4", hands={"yellow": "nightcap"})
    play(state, "yellow play nightcap")
    assert choices(state) == {"chair 2", "chair 5"}
    play(state, "yellow chair 5")
    assert choices(state) == {"chair 2"}
    play(state, "yellow chair 2")
    assert men(state) == {4: "bH", 5: "rHz", 12: "yB"}


def test_T16_no_shot_from_or_at_a_crossed_chair() -> None:
    """MA-25, MA-35, MA-37."""
    state = table("yG 14, rB 29", hands={"yellow": "fire"})
    assert refused(state, "yellow", "play fire") == "MA-25"
    assert refused(state, "yellow", "discard fire") == ""
    state = table("yG 14, yG 3, rB 29, rH 25", hands={"yellow": "fire"})
    assert targets(state, "fire") == {"25"}
    play(state, "yellow play fire")
    assert refused(state, "yellow", "chair 29") == "MA-37"


def test_T16_a_shot_along_the_corner() -> None:
    """MA-35."""
    state = table("yG 12, bB 16, rH 1", hands={"yellow": "fire"})
    assert targets(state, "fire") == {"16"}
    play(state, "yellow fire 16")
    assert men(state) == {1: "rH", 12: "yG"}


def test_T17_no_chair_is_free() -> None:
    """MA-25."""
    state = table(hands={"yellow": "move move move move scram"})
    assert len(men(state)) == 30
    assert refused(state, "yellow", "play move") == "MA-25"
    assert choices(state) == {"play scram", "discard move", "discard scram"}


def test_T18_only_a_move_comes_second() -> None:
    """MA-11, MA-23, MA-24, MA-26, MA-27."""
    state = table("yH 12, yK 3, rH 4, bH 1", hands={"yellow": "move move stab fire fire"})
    play(state, "yellow move 12 17")
    assert phase(state) == ("second", "yellow")
    assert hand(state, "yellow") == ["stab", "fire", "fire", "move"]
    assert choices(state) == {"play move", "finish"}
    assert refused(state, "yellow", "play stab") == "MA-27"
    assert refused(state, "yellow", "discard stab") == "MA-23"
    assert refused(state, "yellow", "play order") == "MA-24"
    assert refused(state, "yellow", "discard order") == "MA-24"
    assert refused(state, "yellow", "chair 5") == "MA-11"


def test_T19_his_own_cake_takes_his_last_man() -> None:
    """MA-8, MA-13, MA-16, MA-59, MA-60."""
    held = "stab fire order pass move"
    state = table("yB 14, rB 1, bB 4", cakes={"yellow": 15}, money=[9, 0, 0], hands={"yellow": held}, step=1)
    assert at(state, 14) == ""
    assert player(state, "yellow")["out"]
    assert money(state)[0] == 9
    assert hand(state, "yellow") == []
    assert sorted(used(state)) == sorted(held.split())
    assert [line["seat"] for line in told(state, "income")] == [1], "no income for yellow"
    assert phase(state) == ("card", "red")
    assert state.legal(0) == []
    assert cakes(state) == {"yellow": "gone"}


def test_T20_all_go_together() -> None:
    """MA-61, MA-64, MA-66."""
    state = table("yH 14, rH 15, rB 16", cakes={"blue": 15}, money=[40, 40, 20], pot=20, hands={"yellow": "kaboom"})
    play(state, "yellow kaboom blue")
    assert men(state) == {}
    assert state.over
    assert state.ending == "all_dead"
    assert see(state)["pot"] == 20
    assert money(state) == [40, 40, 20]
    assert state.ranking == [2, 1, 3]


@pytest.mark.parametrize("second", ["move", ""])
def test_T21_scram(second: str) -> None:
    """MA-26, MA-51 to MA-53."""
    held = f"scram {second}".split() + ["stab"] * 4
    four = "yH 14, rH 15z, rB 16, bG 1"
    state = table(four, cakes={"red": 16}, hands={"yellow": " ".join(held[:5])})
    play(state, "yellow scram")
    assert men(state) == {}
    order = []
    for step in ("yellow sit H 3", "red sit Hz 16", "blue sit G 20", "red sit B 2"):
        order.append(phase(state))
        play(state, step)
    assert order == [("scram_piece", colour) for colour in ("yellow", "red", "blue", "red")]
    assert men(state) == {2: "rB", 3: "yH", 16: "rHz", 20: "bG"}
    assert cakes(state) == {"red": 16}
    assert "scram" not in used(state)
    assert see(state)["scrams_gone"] == 1
    assert phase(state) == ("second", "yellow")
    assert choices(state) == ({"play move", "finish"} if second else {"finish"})


def test_T22_the_last_gang_takes_the_pot() -> None:
    """MA-32, MA-62, MA-66."""
    state = table("yK 3, rH 4", money=[10, 45, 15], pot=50, hands={"yellow": "stab"})
    play(state, "yellow stab 4")
    assert state.over
    assert state.ending == "last_gang"
    assert money(state) == [60, 45, 15]
    assert see(state)["pot"] == 0
    assert state.ranking == [1, 2, 3]


def test_T23_the_cake_of_a_player_who_is_out() -> None:
    """MA-16, MA-39, MA-43, MA-61."""
    hands = {"yellow": "stab", "blue": "kaboom"}
    state = table("yK 3, rH 4, bB 9, bH 21", cakes={"red": 9}, hands=hands)
    play(state, "yellow stab 4, yellow finish")
    assert player(state, "red")["out"]
    assert cakes(state) == {"red": 9}
    assert phase(state) == ("card", "blue")
    play(state, "blue kaboom red")
    assert men(state) == {3: "yK", 21: "bH"}
    assert cakes(state) == {"red": "gone"}
    assert phase(state) == ("second", "blue")
    play(state, "blue finish")
    assert phase(state) == ("card", "yellow")


@pytest.mark.parametrize("kind", ["fire", "scram"])
def test_T24_the_last_card_of_the_draw_pile(kind: str) -> None:
    """MA-30, MA-31; a discarded Scram! is shuffled in with the rest (A15)."""
    state = table("yH 1, rH 2, bH 3", hands={"yellow": kind}, top="pass", draw=1)
    u = see(state)["used_size"]
    assert u == 60 - 15 - 1
    before = sorted([*used(state), kind])
    kept = hand(state, "yellow")
    kept.remove(kind)
    play(state, f"yellow discard {kind}")
    assert sorted(hand(state, "yellow")) == sorted([*kept, "pass"])
    assert see(state)["draw_size"] == u + 1
    assert see(state)["used_size"] == 0
    assert sorted(draw_pile(state)) == before


def test_T25_all_equal_but_the_men() -> None:
    """MA-22, MA-63, MA-66."""
    state = table("yH 2, rH 3, rB 5, bB 8", money=[40, 40, 39], pot=1, active="blue", step=1)
    assert told(state, "income")[0]["due"] == 1
    assert money(state) == [40, 40, 40]
    assert state.ending == "pot_empty"
    assert state.ranking == [2, 1, 2]


@pytest.mark.parametrize(
    ("players", "pot", "stab", "fire"),
    [
        (3, 116, {8, 10, 13, 15, 17, 23, 25}, {4, 8, 10, 26}),
        (4, 88, {4, 6, 8, 10, 19}, {2, 4, 10, 25}),
        (5, 68, {9, 11, 20, 22}, {4, 7, 22}),
        (6, 58, {8, 10, 19, 21}, {4, 21}),
    ],
)
def test_T26_the_openings(players: int, pot: int, stab: set[int], fire: set[int]) -> None:
    """MA-4, MA-22, MA-32, MA-35."""
    state = start(players)
    assert see(state)["pot"] == pot
    assert phase(state) == ("card", "yellow")
    state = table(players=players, hands={"yellow": "stab fire"}, step=1)
    assert see(state)["pot"] == pot
    assert targets(state, "stab") == {str(chair) for chair in stab}
    assert targets(state, "fire") == {str(chair) for chair in fire}


def test_T26_moves_in_the_openings() -> None:
    """MA-25, MA-54."""
    for players in (3, 4, 5, 6):
        state = table(players=players, hands={"yellow": "move"}, step=1)
        assert refused(state, "yellow", "play move") == ("" if players == 4 else "MA-25")
    state = table(players=4, hands={"yellow": "move"}, step=1)
    for chair in (int(chair) for chair in targets(state, "move")):
        trial = copy(state)
        play(trial, f"yellow move {chair}")
        assert choices(trial) == {"chair 17", "chair 29"}


def test_T27_the_question_does_not_show_the_hand() -> None:
    """MA-24, MA-26."""
    others = dict.fromkeys(COLOURS[1:4], "pass order stab fire move")
    without = table(players=4, hands={"yellow": "order stab stab fire fire", **others}, step=1)
    holding = table(players=4, hands={"yellow": "order stab stab fire move", **others}, step=1)
    logs = [listen(state) for state in (without, holding)]
    for state in (without, holding):
        play(state, "yellow order 1")
        assert phase(state) == ("second", "yellow")
    assert choices(without) == {"finish"}
    assert refused(without, "yellow", "play move") == "MA-24"
    assert choices(holding) == {"play move", "finish"}
    for other in (None, *COLOURS[1:4]):
        assert see(without, other) == see(holding, other)
    play(without, "yellow finish")
    play(holding, "yellow finish")
    for listener in (None, 1, 2, 3):
        assert logs[0].lines(listener) == logs[1].lines(listener)


def test_T27_without_a_free_chair_nothing_is_asked() -> None:
    """MA-26."""
    state = table(hands={"yellow": "order move"}, step=1)
    play(state, "yellow order 1")
    assert phase(state) == ("card", "red")
    assert len(hand(state, "yellow")) == 5
