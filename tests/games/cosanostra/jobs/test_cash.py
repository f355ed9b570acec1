"""Rules of La Cosa Nostra: dice, Cops, and what a Cash Job needs and pays (CN-70 to CN-87)."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.positions import (
    copy,
    markers,
    may,
    money,
    phase,
    play,
    refused,
    see,
    table,
    told,
)
from tests.games.cosanostra.test_data import CASH_JOBS, rows


def last_roll(state: CosaPlay) -> dict[str, Any]:
    return told(state, "rolled")[-1]


@pytest.mark.parametrize(("man", "pistols"), [("BLU1", 1), ("BLU2", 2), ("BLU3", 3), ("BLU4", 2), ("BLU6", 4)])
def test_CN_70_as_many_dice_as_pistols(man: str, pistols: int) -> None:
    state = table(own={"A": ""}, gang={"A": "BLU4 BLU6"}, plan={man: "103", "DIM1": "104"})
    play(state, f"A execute {man} [{' '.join(['1'] * pistols)}]")
    assert last_roll(state)["dice"] == [1] * pistols


@pytest.mark.parametrize(
    ("man", "cards", "strength"),
    [
        ("BLU1", "", 1),
        ("BLU1", "machine_pistol", 2),
        ("BLU1", "distraction", 1),
        ("BLU1", "machine_pistol distraction", 1),
        ("BLU3", "distraction", 2),
        ("BLU3", "machine_pistol distraction henchman saboteur", 3),
        ("BLU6", "machine_pistol", 5),
    ],
)
def test_CN_71_CN_75_effective_strength(man: str, cards: str, strength: int) -> None:
    state = table(own={"A": ""}, gang={"A": "BLU6"}, plan={man: "103", "DIM1": "104"}, attached={man: cards})
    shown = {one["gangster"]: one["strength"] for one in see(state)["players"][0]["gangsters"]}
    assert shown[int(man[3]) - 1] == strength
    play(state, f"A execute {man} [{' '.join(['6'] * strength)}]")
    assert len(last_roll(state)["dice"]) == strength


@pytest.mark.parametrize(
    ("job", "cards", "target"),
    [("103", "", 2), ("103", "henchman", 1), ("103", "saboteur", 3), ("103", "henchman saboteur", 2), ("101", "", 4)],
)
def test_CN_72_the_die_target(job: str, cards: str, target: int) -> None:
    state = table(own={"A": "DD"}, plan={"BLU1": job, "DIM1": "104"}, attached={"BLU1": cards})
    play(state, f"A execute BLU1 [{target}]")
    assert last_roll(state)["target"] == target
    assert money(state)[0] > 2


def test_CN_72_at_least_one_and_above_six_nobody() -> None:
    """A "?" of strength 1 with a Henchman stays at 1; of strength 5 with a planned card and a Saboteur it is 7."""
    state = table(plan={"BLU3": "316", "BLU1": "103"}, attached={"BLU3": "henchman"}, round=3)
    play(state, "A execute BLU3, A aim DIM1 [1 1 1]")
    assert last_roll(state)["target"] == 1
    assert see(state)["players"][0]["killed"] == [6]


@pytest.mark.parametrize(("dice", "earned"), [("2 2", 0), ("3 2", 4), ("3 6", 6), ("2 3", 4)])
def test_CN_73_none_one_two(dice: str, earned: int) -> None:
    state = table("CAL BLU DIM", plan={"CAL2": "107", "CAL1": "103"})
    play(state, f"A execute CAL2 [{dice}]")
    assert money(state)[0] == 2 + earned


@pytest.mark.parametrize(("number", "needs", "die", "high", "low"), rows(CASH_JOBS))
def test_CN_73_CN_80_CN_85_every_cash_job_pays_what_it_says(
    number: str, needs: str, die: str, high: str, low: str
) -> None:
    codes = [] if needs == "-" else needs.split("+")
    listed = [code.replace("CO", "CO*") for code in codes]  # a used Cop asks no questions
    plan = {"CAL2": number, "CAL1": "425"}
    state = table("CAL BLU DIM", own={"A": " ".join(listed), "B": "", "C": ""}, plan=plan, round=4)
    for dice, pay in ((f"{die} {die}", int(high)), (f"{int(die) - 1} {die}", int(low))):
        trial = copy(state)
        play(trial, f"A execute CAL2 [{dice}]")
        assert last_roll(trial)["target"] == int(die)
        assert money(trial) == [2 + pay, 2, 2]
    for missing in set(codes):
        left = list(codes)
        left.remove(missing)
        poor = table("CAL BLU DIM", own={"A": " ".join(left), "B": "", "C": missing}, plan=plan, round=4)
        play(poor, "A execute CAL2")
        assert told(poor, "fizzled")
        assert money(poor) == [2, 2, 2]


# -- Cops -------------------------------------------------------------------------------------------------------------


def cops(own: str = "CO CO", **plan: str) -> CosaPlay:
    return table(own={"A": own}, plan={"BLU2": "106", "BLU1": "103", **plan})


def test_CN_74_each_cop_rerolls_one_die() -> None:
    state = cops()
    play(state, "A execute BLU2 [1 2]")
    assert refused(state, "A reroll 2") == "CN-74"
    play(state, "A reroll 0 [1]")
    assert [card["used"] for card in see(state)["players"][0]["businesses"]] == [True, False], "the lowest id first"
    again = copy(state)
    play(state, "A reroll 0 [5]")
    assert told(state, "rerolled")[-1]["dice"] == [5, 2], "also one that was re-rolled before"
    assert money(state)[0] == 2 + 2
    play(again, "A pass")
    assert money(again)[0] == 2
    assert phase(again) == ("act", "A")


def test_CN_74_a_pass_declines_all() -> None:
    state = cops()
    play(state, "A execute BLU2 [3 3], A pass")
    assert money(state)[0] == 2 + 3
    assert not any(card["used"] for card in see(state)["players"][0]["businesses"])


@pytest.mark.parametrize("own", ["CO-", "CO*", "LS", "CO- CO*"])
def test_CN_74_only_active_unused_cops(own: str) -> None:
    state = cops(own)
    play(state, "A execute BLU2 [1 1]")
    assert phase(state) == ("act", "A")


def test_CN_74_only_own_cash_jobs() -> None:
    state = cops(BLU3="120", DIM1="104")
    play(state, "A execute BLU3, A aim B [1 1 1]")
    assert phase(state) == ("act", "B")
    play(state, "B execute DIM1 [1]")
    assert phase(state) == ("act", "A")


def test_CN_74_a_used_cop_is_used_for_the_round() -> None:
    state = cops("CO")
    play(state, "A execute BLU2 [1 1], A reroll 0 [1], A execute BLU1 [1]")
    assert phase(state)[0] != "reroll"


# -- what it needs ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "whole"),
    [
        ({"A": "DD DD", "B": ""}, True),
        ({"A": "DD", "B": ""}, False),
        ({"A": "DD DD-", "B": ""}, False),
        ({"A": "DD", "B": "DD"}, False),
        ({"A": "DD", "B": "DD+A"}, True),
        ({"A": "DD", "B": "DD+C"}, False),
        ({"A": "DD", "B": "DD DD+A"}, True),
        ({"A": "", "B": "DD+A", "C": "DD+A"}, True),
        ({"A": "", "B": "DD+AA"}, False),
    ],
)
def test_CN_80_separate_active_cards_own_or_marked(own: dict[str, str], whole: bool) -> None:
    state = table(own=own, plan={"BLU2": "207", "BLU1": "103"}, round=2)
    play(state, "A execute BLU2 [4 4]" if whole else "A execute BLU2")
    assert bool(told(state, "rolled")) == whole
    assert money(state)[0] == (2 + 14 if whole else 2)


def test_CN_81_one_card_serves_several_jobs() -> None:
    state = table(own={"A": "LS", "B": "LW+AA"}, plan={"BLU2": "110", "BLU3": "104", "BLU1": "113"})
    play(state, "A execute BLU2 [3 3], A execute BLU3 [2 2 1]")
    assert markers(state) == "5 5 5"
    play(state, "A execute BLU1 [3]")
    assert [line["amount"] for line in told(state, "earned")] == [9, 4, 5]


def test_CN_82_nothing_is_used_when_something_is_missing() -> None:
    own = {"A": "", "B": "LW+A CO*", "C": "LW+A"}
    state = table(own=own, plan={"BLU2": "110", "BLU1": "103"})
    before = state.rng.words()
    play(state, "A execute BLU2")
    assert state.rng.words() == before
    assert markers(state) == "3 5 5"
    assert "110" in see(state)["gone_jobs"]


def test_CN_83_a_marker_is_used_also_if_the_roll_fails() -> None:
    state = table(own={"A": "LS", "B": "LW+A"}, plan={"BLU2": "110", "BLU1": "103"})
    play(state, "A execute BLU2 [1 1]")
    assert money(state)[0] == 2
    assert markers(state) == "5 5 5"


def test_CN_189_markers_stay_over_rounds_and_any_number_of_them() -> None:
    own = {"A": "LS", "B": "LW+AAC WC-", "C": "GA+B"}
    state = table(own=own, moment="payday")
    assert see(state)["round"] == 2
    assert markers(state, "B.LW") == "AAC"
    assert markers(state, "C.GA") == "B"
    assert markers(state) == "3 4 4"


def test_CN_84_own_cards_first() -> None:
    state = table(own={"A": "LS LW", "B": "LW+A"}, plan={"BLU2": "110", "BLU1": "103"})
    play(state, "A execute BLU2 [3 3]")
    assert markers(state, "B.LW") == "A"


def test_CN_84_a_surplus_is_named_one_by_one() -> None:
    own = {"A": "LS", "B": "DD1+A DD2+A LW+A", "C": "DD3+A DD4-"}
    state = table(own=own, plan={"BLU2": "207", "BLU1": "103"}, round=2)
    play(state, "A execute BLU2")
    assert phase(state) == ("aim", "A")
    for name in ("LW1", "DD4", "DD5", "LS1"):
        assert refused(state, f"A use {name}") == "CN-84"
    play(state, "A use DD3")
    assert refused(state, "A use DD3") == "CN-84"
    assert markers(state) == "1 5 5", "nothing is used before the choice is complete"
    play(state, "A use DD1 [4 4]")
    assert markers(state) == "3 5 5"
    assert markers(state, "DD2") == "A"


def test_CN_85_the_bank_pays_before_the_next_turn() -> None:
    state = table("CAL BLU DIM", plan={"CAL2": "109", "BLU1": "103"}, cash=[0, 0, 0])
    play(state, "A execute CAL2 [3 3]")
    assert money(state) == [9, 0, 0]
    assert phase(state) == ("act", "B")


def test_CN_86_a_planned_business_cannot_be_used() -> None:
    """Neither the own one nor another's with a marker."""
    state = table(own={"A": ""}, plan={"BLU1": "105", "BLU2": "PI", "BLU3": "104", "DIM1": "LW+A"})
    play(state, "A execute BLU1")
    assert told(state, "fizzled")
    play(state, "B lapse DIM1, A execute BLU3")
    assert len(told(state, "fizzled")) == 2


def test_CN_87_a_marker_lends_no_ability_and_no_monopoly() -> None:
    own = {"A": "DD", "B": "LW+A CO+A DD+A PO+A"}
    state = table(own=own, plan={"BLU2": "106", "BLU1": "103", "DIM1": "104"})
    assert refused(state, "A lawyer DIM1") == "CN-151"
    play(state, "A execute BLU2 [1 1]")
    assert phase(state)[0] == "act", "no re-roll with a rented Cop"
    assert [one["owner"] for one in see(state)["monopolies"]] == [None, None, None]
    assert see(state)["players"][0]["income"] == 2
    assert may(state, "A take_back B.CO")
