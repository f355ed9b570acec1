"""The worked examples of section 12 about Attacks: aim, dice, harm, return fire and what becomes of the victims."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.positions import (
    attached,
    bottom,
    copy,
    estate,
    gang,
    killed,
    markers,
    may,
    money,
    phase,
    planned,
    play,
    refused,
    see,
    table,
    told,
)


def last_roll(state: CosaPlay) -> dict[str, Any]:
    return told(state, "rolled")[-1]


@pytest.mark.parametrize(("dice", "cash", "taken"), [("1 4 5", 10, 5), ("1 2 5", 10, 3), ("1 4 5", 2, 2)])
def test_ex_2_a_theft_by_three_pistols(dice: str, cash: int, taken: int) -> None:
    """CN-73, CN-103."""
    state = table(cash=[2, cash, 2], plan={"BLU3": "120", "BLU1": "103"})
    play(state, f"A execute BLU3, A aim B [{dice}]")
    assert last_roll(state)["target"] == 4
    assert money(state) == [2 + taken, cash - taken, 2]


@pytest.mark.parametrize(("plan", "target"), [("", 4), ("301", 5)])
def test_ex_6_one_success_does_not_assassinate(plan: str, target: int) -> None:
    """CN-108, CN-109."""
    plans = {"BLU2": "316", "BLU1": "103"}
    state = table(gang={"B": "DIM6"}, plan={**plans, "DIM6": plan} if plan else plans, round=3)
    play(state, "A execute BLU2, A aim DIM6 [3 5]")
    assert last_roll(state)["target"] == target
    assert see(state)["job"] is None
    assert gang(state, "B") == "DIM1 DIM2 DIM3 DIM6"
    assert planned(state, "DIM6", "B") == plan


def test_ex_14_a_bash_makes_a_monopoly() -> None:
    """CN-112, CN-164."""
    own = {"A": "DD DD", "B": "DD", "C": "DD"}
    state = table(own=own, plan={"BLU1": "114"})
    assert see(state)["monopolies"][0]["owner"] is None
    play(state, "A execute BLU1, A aim C.DD [2]")
    assert see(state)["monopolies"][0]["owner"] == 0
    assert [line["amount"] for line in told(state, "income")] == [2 + 2 + 5, 2, 0]
    assert money(state) == [11, 4, 2]


def test_ex_15_one_success_does_not_persuade() -> None:
    """CN-107."""
    own = {"B": "DD LW+C BF"}
    state = table(own=own, plan={"BLU2": "312", "BLU1": "103", "DIM1": "321"}, round=3)
    play(state, "A execute BLU2, A aim B.LW [3 6]")
    assert see(state)["job"] is None, "no Trap window: the Attack has no effect"
    assert phase(state) == ("act", "B")
    assert estate(state, "B") == "DD LW BF"
    assert markers(state, "B.LW") == "C"


@pytest.mark.parametrize(
    ("man", "cards", "dice"),
    [
        ("BLU1", "machine_pistol distraction", "2"),
        ("BLU1", "distraction", "2"),
        ("BLU6", "machine_pistol", "2 2 2 2 2"),
    ],
)
def test_ex_17_how_many_dice(man: str, cards: str, dice: str) -> None:
    """CN-71, CN-75."""
    state = table(own={"A": "LS"}, gang={"A": "BLU6"}, plan={man: "103", "BLU2": "106"}, attached={man: cards})
    play(state, f"A execute {man} [{dice}]")
    assert last_roll(state)["dice"] == [2] * len(dice.split())


@pytest.mark.parametrize(("cards", "target", "dead"), [("", 6, "DIM6"), ("saboteur", 7, "")])
def test_ex_19_a_saboteur_makes_it_impossible(cards: str, target: int, dead: str) -> None:
    """CN-72, CN-109."""
    state = table(
        gang={"B": "DIM6"},
        plan={"BLU3": "316", "BLU1": "103", "DIM6": "104"},
        attached={"DIM6": "machine_pistol", "BLU3": cards},
        round=3,
    )
    play(state, "A execute BLU3, A aim DIM6 [6 6 6]")
    assert last_roll(state)["target"] == target
    assert killed(state, "A") == dead


def test_ex_20_the_target_of_a_drive_by_shoots_back() -> None:
    """CN-110, CN-111."""
    state = table(plan={"BLU2": "420", "DIM3": "401"}, round=4)
    play(state, "A execute BLU2, A aim DIM3 [1 3]")
    assert last_roll(state)["target"] == 4
    assert phase(state) == ("return_fire", "B")
    play(state, "B return_fire [1 1 5]")
    assert last_roll(state)["target"] == 2
    assert killed(state, "B") == "BLU2"
    assert gang(state, "A") == "BLU1 BLU3"


def test_ex_21_one_doc_or_two() -> None:
    """CN-150."""
    state = table(
        plan={"BLU2": "315", "BLU1": "103", "DIM1": "104"},
        influence={"B": "emergency_doc", "C": "emergency_doc snitch"},
        round=3,
    )
    play(state, "B pass, A execute BLU2, A aim DIM1 [4 4]")
    assert phase(state) == ("doctor", "BC")
    play(state, "B doc, C pass")
    assert phase(state) == ("doctor", "C")
    once = copy(state)
    play(once, "C pass")
    assert gang(once, "B") == "DIM1- DIM2 DIM3"
    assert killed(once, "A") == ""
    assert planned(once, "DIM1") == ""
    assert "104" in see(once, "B")["gone_jobs"]
    assert "104" not in see(once, "A")["gone_jobs"]
    play(state, "C doc")
    assert gang(state, "B") == "DIM1 DIM2 DIM3"
    assert planned(state, "DIM1", "B") == "104"
    assert planned(state, "DIM1") == "I"


def test_ex_38_a_killed_buyer_loses_the_purchase() -> None:
    """CN-113."""
    state = table(plan={"BLU3": "316", "BLU1": "103", "DIM1": "GA+C"}, round=3)
    assert markers(state) == "5 5 4"
    play(state, "A execute BLU3, A aim DIM1 [2 2 1]")
    assert killed(state, "A") == "DIM1"
    assert gang(state, "B") == "DIM2 DIM3"
    assert bottom(state) == "GA"
    assert markers(state) == "5 5 5"


def test_ex_44_the_wrong_kind_and_the_own_side() -> None:
    """CN-100, CN-101."""
    state = table("CAL LAS DIM", plan={"CAL1": "118", "CAL2": "114", "CAL3": "103"})
    play(state, "A execute CAL1")
    assert refused(state, "A aim B.PI") == "CN-101"
    play(state, "A aim B.NC [3], A execute CAL2")
    assert refused(state, "A aim A.PI") == "CN-100"
    play(state, "A aim B.PI [2 1]")
    assert estate(state, "B") == "PI- NC-"


def test_ex_46_what_cannot_be_executed() -> None:
    """CN-53, CN-57, CN-62, CN-102."""
    own = {"A": "LS CO WC", "B": "PI-", "C": "PO"}
    state = table(own=own, plan={"BLU1": "314", "BLU2": "114", "BLU3": "310"}, round=3)
    for man in ("BLU4", "DIM1", "CAR1"):
        assert refused(state, f"A execute {man}") == "CN-53"
    assert refused(state, "A execute BLU1") == "CN-62"
    play(state, "A lapse BLU1")
    assert "314" not in see(state)["gone_jobs"]
    assert "314" not in see(state, "B")["gone_jobs"]
    assert "314" in see(state, "A")["gone_jobs"]
    play(state, "A execute BLU2")
    assert refused(state, "A aim B.PI") == "CN-102"
    play(state, "A aim C.PO [2 1], A execute BLU3")
    assert may(state, "A aim B.PI")


def test_ex_46_a_card_already_acted_has_none() -> None:
    """CN-53."""
    state = table(own={"A": "LS"}, plan={"BLU1": "103", "BLU2": "106"})
    play(state, "A execute BLU1 [1]")
    assert refused(state, "A execute BLU1") == "CN-53"
    assert refused(state, "A execute BLU3") == "CN-53"


def test_ex_47_damage_vandalism_arson() -> None:
    """CN-104, CN-105, CN-106, CN-114."""
    plan = {"BLU2": "116", "BLU4": "118", "BLU1": "103", "DIM2": "314"}
    own = {"C": "PI GA+A NC"}
    state = table(gang={"A": "BLU4"}, own=own, cash=[2, 2, 4], plan=plan, round=3)
    play(state, "A execute BLU2, A aim C [3 5]")
    assert money(state) == [2, 2, 0]
    burnt = copy(state)
    play(state, "B lapse DIM2, A execute BLU4, A aim C.NC [1 3]")
    assert estate(state, "C") == "PI GA NC-"
    torched = copy(burnt)
    play(burnt, "B execute DIM2, B aim C.GA [4 2]")
    assert estate(burnt, "C") == "PI GA- NC"
    assert markers(burnt) == "5 5 5"
    play(torched, "B execute DIM2, B aim C.GA [4 5]")
    assert estate(torched, "C") == "PI NC"
    assert bottom(torched) == "GA"
    assert markers(torched) == "5 5 5"


def test_ex_57_a_machine_pistol_stays_till_the_end_of_the_phase() -> None:
    """CN-113, CN-144."""
    state = table(
        own={"A": "LS"},
        plan={"BLU1": "103", "DIM2": "316"},
        attached={"BLU1": "henchman machine_pistol", "BLU2": "machine_pistol distraction"},
        round=3,
    )
    play(state, "A execute BLU1 [1 1], B pass")
    assert attached(state, "BLU1") == ["machine_pistol"]
    dead = copy(state)
    play(dead, "B execute DIM2, B aim BLU1 [2 2]")
    assert last_roll(dead)["target"] == 2
    assert killed(dead, "B") == "BLU1"
    play(state, "B lapse DIM2")
    assert attached(state, "BLU1") == attached(state, "BLU2") == []
    for man in ("henchman", "machine_pistol", "distraction"):
        assert see(state)["influence_played"][man] >= 1


@pytest.mark.parametrize("dice", ["4 4", "4 1"])
def test_ex_62_a_bomb_under_a_deactivated_gangster(dice: str) -> None:
    """CN-150."""
    state = table(
        gang={"B": "DIM3-"},
        plan={"BLU2": "315", "BLU1": "103"},
        influence={"B": "emergency_doc emergency_doc"},
        round=3,
    )
    play(state, f"A execute BLU2, A aim DIM3 [{dice}]")
    if dice == "4 4":
        assert phase(state) == ("doctor", "B")
        play(state, "B doc")
    assert phase(state) == ("act", "A")
    assert gang(state, "B") == "DIM1 DIM2 DIM3-"
    assert see(state)["players"][1]["influence_size"] == (1 if dice == "4 4" else 2)
