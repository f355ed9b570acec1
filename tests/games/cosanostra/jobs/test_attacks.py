"""Rules of La Cosa Nostra: Attacks and what they do (CN-100 to CN-114)."""

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

BUSINESSMEN, COMPANIES = "DD PI LS LW PO CO", "GA BF WC NC CA"
AT_BUSINESSMAN = ["114", "213", "214", "310", "312", "413", "414"]
AT_COMPANY = ["118", "210", "314", "416"]
AT_GANGSTER = ["315", "316", "417", "418", "420", "421"]
AT_SEAT = ["116", "119", "120", "211", "212", "309", "411", "412"]


def aiming(job: str, **more: Any) -> CosaPlay:
    """A has decided to execute this Attack with BLU2 and must name its target; DIM1 has a purchase, CAL1 is killed."""
    laid: dict[str, Any] = {
        "own": {"A": "DD GA", "B": BUSINESSMEN, "C": COMPANIES},
        "gang": {"C": "CAL3-", "A": "DIM3"},
        "killed": {"B": "CAL1"},
        "plan": {"BLU2": job, "BLU1": "103", "DIM1": "PI"},
        "round": 4,
    }
    state = table(**{**laid, **more})
    play(state, "A execute BLU2")
    assert phase(state) == ("aim", "A")
    return state


def last_roll(state: CosaPlay) -> dict[str, Any]:
    return told(state, "rolled")[-1]


@pytest.mark.parametrize("job", AT_BUSINESSMAN)
def test_CN_100_CN_101_a_businessman_of_an_opponent(job: str) -> None:
    state = aiming(job)
    assert all(may(state, f"A aim B.{code}") for code in BUSINESSMEN.split())
    assert all(refused(state, f"A aim C.{code}") == "CN-101" for code in COMPANIES.split())
    assert refused(state, "A aim A.DD") == "CN-100"
    assert refused(state, "A aim PI2") == "CN-101", "a planned purchase is no target"
    assert refused(state, "A aim B") == "CN-101"
    assert refused(state, "A aim DIM1") == "CN-101"


@pytest.mark.parametrize("job", AT_COMPANY)
def test_CN_100_CN_101_a_company_of_an_opponent(job: str) -> None:
    state = aiming(job)
    assert all(may(state, f"A aim C.{code}") for code in COMPANIES.split())
    assert all(refused(state, f"A aim B.{code}") == "CN-101" for code in BUSINESSMEN.split())
    assert refused(state, "A aim A.GA") == "CN-100"


@pytest.mark.parametrize("job", AT_GANGSTER)
def test_CN_100_CN_101_a_gangster_of_an_opponent(job: str) -> None:
    state = aiming(job)
    assert [may(state, f"A aim {man}") for man in ("DIM1", "DIM2", "CAL2", "CAL3")] == [True] * 4
    for man in ("BLU1", "BLU2", "DIM3"):
        assert refused(state, f"A aim {man}") == "CN-100"
    for man in ("CAL1", "DIM4", "LAS1"):
        assert refused(state, f"A aim {man}") == "CN-101"


@pytest.mark.parametrize("job", AT_SEAT)
def test_CN_100_CN_101_an_opponent(job: str) -> None:
    state = aiming(job)
    assert [may(state, f"A aim {letter}") for letter in "BC"] == [True, True]
    assert refused(state, "A aim A") == "CN-100"
    assert refused(state, "A aim D") == "CN-101"
    assert refused(state, "A aim B.DD") == "CN-101"


@pytest.mark.parametrize("job", AT_BUSINESSMAN + AT_COMPANY)
def test_CN_102_what_only_deactivates_needs_an_active_target(job: str) -> None:
    own = {"A": "", "B": "DD- PI", "C": "GA- WC"}
    state = aiming(job, own=own)
    down = "B.DD" if job in AT_BUSINESSMAN else "C.GA"
    if job in ("114", "118", "210"):
        assert refused(state, f"A aim {down}") == "CN-102"
    else:
        assert may(state, f"A aim {down}")


@pytest.mark.parametrize(
    ("job", "high", "low"),
    [("119", 3, 2), ("211", 6, 4), ("309", 8, 6), ("411", 9, 7), ("120", 5, 3), ("212", 8, 5), ("412", 12, 8)],
)
def test_CN_103_every_theft(job: str, high: int, low: int) -> None:
    die = 3 if job in ("119", "211", "309", "411") else 4
    for dice, taken in ((f"{die} {die}", high), (f"{die} 1", low), (f"{die - 1} 1", 0)):
        state = aiming(job, cash=[0, 20, 1])
        poor = copy(state)
        play(state, f"A aim B [{dice}]")
        assert money(state) == [taken, 20 - taken, 1]
        play(poor, f"A aim C [{dice}]")
        assert money(poor) == ([1, 20, 0] if taken else [0, 20, 1])


@pytest.mark.parametrize(("dice", "paid"), [("3 3", 6), ("3 2", 3), ("2 2", 0)])
def test_CN_104_property_damage_pays_the_bank(dice: str, paid: int) -> None:
    state = aiming("116", cash=[0, 20, 1])
    play(state, f"A aim B [{dice}]")
    assert money(state) == [0, 20 - paid, 1]


@pytest.mark.parametrize(("job", "target"), [("114", "B.DD"), ("118", "C.GA")])
@pytest.mark.parametrize(("hits", "down"), [(2, True), (1, True), (0, False)])
def test_CN_105_bash_and_vandalism_deactivate(job: str, target: str, hits: int, down: bool) -> None:
    state = aiming(job)
    play(state, f"A aim {target} [{' '.join(['6'] * hits + ['1'] * (2 - hits))}]")
    letter, code = target.split(".")
    assert (f"{code}-" in estate(state, letter).split()) == down
    assert (code in estate(state, letter).split()) != down


@pytest.mark.parametrize("down", [False, True])
@pytest.mark.parametrize(("job", "target"), [("310", "B.DD"), ("314", "C.GA")])
def test_CN_106_CN_114_two_kill_one_deactivates(job: str, target: str, down: bool) -> None:
    own = {"A": "", "B": "DD- PI" if down else "DD+C PI", "C": "GA- WC" if down else "GA+B WC"}
    state = aiming(job, own=own)
    letter, code = target.split(".")
    one, none = copy(state), copy(state)
    play(state, f"A aim {target} [6 6]")
    assert code not in estate(state, letter)
    assert bottom(state) == code
    assert see(state)["known_bottom"]
    play(one, f"A aim {target} [6 1]")
    assert f"{code}-" in estate(one, letter).split()
    play(none, f"A aim {target} [1 1]")
    assert (f"{code}-" in estate(none, letter).split()) == down
    assert markers(none) == ("5 5 5" if down else "5 4 4")
    assert markers(state) == markers(one) == ("5 5 5" if down else {"B": "5 4 5", "C": "5 5 4"}[letter])


def test_CN_106_CN_112_a_car_bomb() -> None:
    state = aiming("315", plan={"BLU2": "315", "BLU1": "103", "DIM1": "GA+C"}, own={"A": "", "B": "", "C": ""})
    one, again = copy(state), copy(state)
    play(state, "A aim DIM1 [4 4]")
    assert killed(state, "A") == "DIM1"
    play(one, "A aim DIM1 [4 3]")
    assert gang(one, "B") == "DIM1- DIM2"
    assert bottom(one) == bottom(state) == "GA"
    assert markers(one) == markers(state) == "5 5 5"
    play(again, "A aim CAL3 [4 3]")
    assert gang(again, "C") == "CAL2 CAL3-"


@pytest.mark.parametrize("card", ["LW", "LW*", "LW-", "LW+C"])
def test_CN_107_a_persuaded_man_comes_as_he_is(card: str) -> None:
    state = aiming("312", own={"A": "", "B": card, "C": ""})
    failed = copy(state)
    play(state, "A aim B.LW [4 4]")
    assert estate(state, "A") == ("LW-" if card == "LW-" else "LW")
    assert estate(state, "B") == ""
    assert see(state)["players"][0]["businesses"][0]["used"] == (card == "LW*")
    assert markers(state) == "5 5 5"
    play(failed, "A aim B.LW [4 3]")
    assert estate(failed, "A") == ""
    assert markers(failed) == ("5 5 4" if card == "LW+C" else "5 5 5")


@pytest.mark.parametrize(
    ("cards", "plan", "target"),
    [("", "", 2), ("machine_pistol", "", 3), ("distraction", "", 1), ("", "103", 3), ("", "PI", 3), ("", "321", 3)],
)
def test_CN_108_CN_109_the_strength_of_the_man_aimed_at(cards: str, plan: str, target: int) -> None:
    """One more while any planned card lies on him: a Job, a purchase, a Response (10.49)."""
    plans = {"BLU2": "316", "BLU1": "104", "DIM2": plan} if plan else {"BLU2": "316", "BLU1": "104"}
    state = aiming("316", plan=plans, attached={"DIM2": cards}, round=3)
    one = copy(state)
    if target > 1:
        play(one, f"A aim DIM2 [{target} {target - 1}]")
    play(state, f"A aim DIM2 [{target} {target}]")
    if plan == "321":
        assert phase(state) == ("trap", "B")
        play(state, "B pass")
    assert last_roll(state)["target"] == target
    assert killed(state, "A") == "DIM2"
    assert killed(one, "A") == ""


def test_CN_110_one_success_of_a_drive_by_kills() -> None:
    state = aiming("420")
    play(state, "A aim DIM2 [2 1]")
    assert last_roll(state)["target"] == 2
    assert killed(state, "A") == "DIM2"


def test_CN_111_the_target_may_shoot_back() -> None:
    """Strength against strength: no +1, no Henchman, no Saboteur."""
    dressed = {"CAL2": "machine_pistol henchman", "BLU2": "distraction saboteur"}
    plans = {"BLU2": "420", "BLU1": "103", "CAL2": "104"}
    state = aiming("420", plan=plans, attached=dressed)
    play(state, "A aim CAL2 [3]")
    assert last_roll(state)["target"] == 2 + 1 + 1 + 1
    assert phase(state) == ("return_fire", "C")
    declined, missed = copy(state), table(plan=plans, attached={"BLU2": "machine_pistol"}, round=4)
    play(declined, "C pass")
    assert gang(declined, "A") == "BLU1 BLU2 BLU3 DIM3"
    play(state, "C return_fire [1 1 1]")
    assert last_roll(state)["target"] == 1
    assert killed(state, "C") == "BLU2"
    play(missed, "A execute BLU2, A aim CAL2 [1 1 1], C return_fire [2 1]")
    assert last_roll(missed)["target"] == 3
    assert killed(missed, "C") == ""


def test_CN_111_a_deactivated_target_does_not_shoot() -> None:
    state = aiming("420")
    play(state, "A aim CAL3 [2 2]")
    assert phase(state) == ("act", "B")


def test_CN_112_a_deactivated_gangster_loses_his_plan() -> None:
    plans = {"BLU2": "315", "BLU1": "103", "DIM1": "104"}
    dressed = {"DIM1": "henchman machine_pistol"}
    state = aiming("315", plan=plans, attached=dressed)
    play(state, "A aim DIM1 [4 1]")
    assert gang(state, "B") == "DIM1- DIM2"
    assert planned(state, "DIM1") == ""
    assert attached(state, "DIM1") == ["machine_pistol"]
    assert "104" not in see(state)["gone_jobs"]
    assert "104" in see(state, "B")["gone_jobs"]


def test_CN_112_a_deactivated_business_is_worth_nothing() -> None:
    """No income, no prerequisite, no ability, no monopoly."""
    own = {"A": "PI- PI CO- LW- PO-", "B": "", "C": ""}
    state = table(own=own, plan={"BLU2": "112", "BLU3": "104", "BLU1": "103", "DIM1": "106"})
    assert see(state)["players"][0]["income"] == 2
    assert [one["owner"] for one in see(state)["monopolies"]] == [None, None, None]
    assert refused(state, "A lawyer DIM1") == "CN-151"
    play(state, "A execute BLU2")
    assert told(state, "fizzled")


def test_CN_113_the_killer_takes_him_and_his_cards_are_discarded() -> None:
    plans = {"BLU2": "315", "BLU1": "103", "DIM1": "104"}
    dressed = {"DIM1": "henchman machine_pistol saboteur distraction"}
    state = aiming("315", plan=plans, attached=dressed)
    play(state, "A aim DIM1 [4 4]")
    assert killed(state, "A") == "DIM1"
    assert attached(state, "DIM1") == []
    assert sum(see(state)["influence_played"].values()) == 4
    assert see(state)["players"][0]["power"] == 2
    assert "104" not in see(state)["gone_jobs"]


def test_CN_113_a_gangster_bought_from_the_killer_counts_too() -> None:
    """10.46: he was an opponent's, whatever his family."""
    state = table(gang={"B": "BLU3"}, plan={"BLU2": "315", "BLU1": "103"}, round=3)
    play(state, "A execute BLU2, A aim BLU3 [4 4]")
    assert killed(state, "A") == "BLU3"
    assert see(state)["players"][0]["power"] == 6
