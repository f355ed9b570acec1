"""Sitting down in Maffiosi: by hand, after a Scram! and by a Move (MA-5 to MA-7, MA-51 to MA-57)."""

from __future__ import annotations

import random

import pytest

from sitdown.games.maffiosi.play import MaffiosiPlay
from tests.games.maffiosi.helpers.invariant import GANG
from tests.games.maffiosi.helpers.positions import (
    COLOURS,
    at,
    cakes,
    check_table,
    choices,
    hand,
    idle_turn,
    men,
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


def seat_all(state: MaffiosiPlay, seed: object = 0) -> list[str]:
    """Everybody sits down by chance. The order in which they placed."""
    dice, order = random.Random(f"{seed}"), []
    while phase(state)[0] in ("setup_piece", "scram_piece"):
        order.append(phase(state)[1])
        for _ in range(2):
            state.play(dice.choice(state.choices()))
            check_table(state)
    return order


# -- at the start -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_MA_5_one_gangster_each_in_turn(players: int) -> None:
    """Clockwise (A31), until all sit; the last placer starts: he sits to the first placer's right."""
    state = start(players, seating="manual", first_placer=1)
    assert men(state) == {}
    order = seat_all(state)
    colours = [COLOURS[(1 + turn) % players] for turn in range(players)]
    assert order == colours * sum(GANG[players])
    assert phase(state) == ("card", "yellow")
    assert order[-1] == "yellow"
    assert len(men(state)) == players * sum(GANG[players])
    for colour in COLOURS[:players]:
        kinds = "".join(sorted(man[1] for man in men(state, colour).values()))
        assert [kinds.count(kind) for kind in "BGKH"] == list(GANG[players])


def test_MA_5_any_free_chair() -> None:
    state = start(3, seating="manual", first_placer=0)
    assert choices(state) == {"piece B", "piece G", "piece K", "piece H"}
    play(state, "yellow piece K")
    assert choices(state) == {f"chair {chair}" for chair in range(1, 31)}
    assert see(state)["choosing"] == {"card": None, "type": "knifer", "asleep": False}
    play(state, "yellow chair 14")
    assert men(state) == {14: "yK"}
    assert phase(state) == ("setup_piece", "red")


def test_MA_5_no_money_before_all_sit() -> None:
    state = start(4, seating="manual", first_placer=2)
    assert see(state)["pot"] == 90
    seat_all(state)
    assert phase(state) == ("card", "red")
    assert 90 - see(state)["pot"] == player(state, "red")["money"] == player(state, "red")["income"]


def test_MA_6_not_on_an_occupied_chair() -> None:
    state = start(3, seating="manual", first_placer=0)
    play(state, "yellow sit B 14, red piece B")
    assert refused(state, "red", "chair 14") == "MA-6"
    assert "chair 14" not in choices(state)
    state = table("yH 14, rH 12, bH 1", hands={"yellow": "scram"})
    play(state, "yellow scram, yellow sit H 3, red piece H")
    assert refused(state, "red", "chair 3") == "MA-6"
    assert refused(state, "red", "chair 14") == "", "where somebody sat before the Scram!"


def test_MA_7_only_pieces_off_the_table() -> None:
    """At the start nobody sleeps; later only who slept when the Scram! came."""
    state = start(3, seating="manual", first_placer=0)
    assert [refused(state, "yellow", f"piece {kind}z") for kind in "BGKH"] == ["MA-7"] * 4
    play(state, "yellow sit B 1, red sit B 2, blue sit B 3")
    assert refused(state, "yellow", "piece B") == "MA-7"
    state = table("yH 14, yK 15z, rH 12, bH 1", hands={"yellow": "scram"})
    play(state, "yellow scram")
    assert choices(state) == {"piece H", "piece Kz"}
    for piece in ("B", "G", "K", "Hz"):
        assert refused(state, "yellow", f"piece {piece}") == "MA-7"


# -- SCRAM ------------------------------------------------------------------------------------------------------------


def test_MA_51_all_leave_and_sit_down_in_turn() -> None:
    """The Scram player first; whoever has nobody left to seat is skipped, and whoever is out too."""
    crowd = "yH 14, yH 15, yB 16, rB 1, gH 2, gB 3"
    state = table(crowd, players=4, hands={"green": "scram"}, active="green")
    play(state, "green scram")
    assert men(state) == {}
    order = seat_all(state)
    assert order == ["green", "yellow", "red", "green", "yellow", "yellow"]
    assert sorted(men(state).values()) == sorted(["yH", "yH", "yB", "rB", "gH", "gB"])
    assert phase(state) == ("second", "green")


def test_MA_51_nobody_is_lost_at_a_full_table() -> None:
    state = table(players=6, hands={"yellow": "scram"})
    before = sorted(men(state).values())
    play(state, "yellow scram")
    order = seat_all(state, "full")
    assert order == COLOURS * 5
    assert sorted(men(state).values()) == before
    assert phase(state) == ("card", "red"), "no chair is free, so no Move is asked for"


def test_MA_52_cakes_stay_and_sleepers_sleep_on() -> None:
    """Until the owner's own step 4 (A14)."""
    crowd = "yH 14z, rH 15z, rB 16, bB 1"
    state = table(crowd, cakes={"red": 16, "blue": 30}, hands={"yellow": "scram"})
    play(state, "yellow scram, yellow sit Hz 3")
    assert at(state, 3) == "yHz"
    play(state, "red sit Hz 4, blue sit B 5, red sit B 20")
    assert cakes(state)["blue"] == 30
    assert [line["chair"] for line in told(state, "exploded")] == [16], "red's turn has come, and its cake stood there"
    assert men(state) == {3: "yH", 4: "rHz", 5: "bB", 20: "rB"}
    sat = [(line["seat"], line["chair"], line["asleep"], line["rule"]) for line in told(state, "sat_down")]
    assert sat == [(seat, chair, chair < 5, "MA-51") for seat, chair in ((0, 3), (1, 4), (2, 5), (1, 20))]
    idle_turn(state)
    assert at(state, 4) == "rH"


def test_MA_53_a_played_scram_leaves_the_game() -> None:
    """A discarded one does not (A15); and one Move may follow."""
    state = table("yH 14, rB 16, bB 1", hands={"yellow": "scram move"})
    play(state, "yellow scram")
    assert see(state)["scrams_gone"] == 1
    assert used(state) == []
    play(state, "yellow sit H 2, red sit B 3, blue sit B 4, yellow move 2 30")
    assert at(state, 30) == "yH"
    assert phase(state) == ("card", "red")
    state = table("yH 14, rB 16, bB 1", hands={"yellow": "scram"})
    play(state, "yellow discard scram")
    assert see(state)["scrams_gone"] == 0
    assert used(state) == ["scram"]


def test_MA_53_the_scram_of_a_player_who_is_out() -> None:
    """A15: inherited by the used pile."""
    state = table("yK 3, rH 4, bB 9", hands={"yellow": "stab", "red": "scram"})
    play(state, "yellow stab 4")
    assert "scram" in used(state)
    assert see(state)["scrams_gone"] == 0


# -- MOVE -------------------------------------------------------------------------------------------------------------


def test_MA_54_any_awake_man_to_any_free_chair() -> None:
    crowd = "yH 14, yB 3, yK 2z, rB 16, bB 1"
    state = table(crowd, hands={"yellow": "move"})
    assert targets(state, "move") == {"14", "3"}
    play(state, "yellow play move, yellow chair 3")
    assert choices(state) == {f"chair {chair}" for chair in range(1, 31) if chair not in (14, 3, 2, 16, 1)}
    assert see(state)["choosing"] == {"card": "move", "from": 3}
    play(state, "yellow chair 29")
    assert men(state) == {1: "bB", 2: "yKz", 14: "yH", 16: "rB", 29: "yB"}


def test_MA_55_not_from_an_empty_chair_and_nobody_elses_man() -> None:
    state = table("yH 14, rB 16, bB 1", hands={"yellow": "move"})
    play(state, "yellow play move")
    assert {refused(state, "yellow", f"chair {chair}") for chair in range(1, 31) if chair != 14} == {"MA-55"}


def test_MA_56_not_a_sleeper() -> None:
    state = table("yH 14, yK 2z, rB 16, bB 1", hands={"yellow": "move"})
    play(state, "yellow play move")
    assert refused(state, "yellow", "chair 2") == "MA-56"


def test_MA_57_not_to_a_chair_that_is_taken() -> None:
    """Nor to his own."""
    state = table("yH 14, yK 2, rB 16, bB 1", hands={"yellow": "move"})
    play(state, "yellow play move, yellow chair 14")
    for chair in (14, 2, 16, 1):
        assert refused(state, "yellow", f"chair {chair}") == "MA-57"
    assert len(hand(state, "yellow")) == 4, "the card is played from the moment it is named"
