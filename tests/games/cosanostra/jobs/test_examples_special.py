"""The worked examples of section 12 about special Jobs, the last account and payday."""

from __future__ import annotations

import pytest

from tests.games.cosanostra.helpers.positions import (
    estate,
    gang,
    money,
    offered,
    phase,
    play,
    refused,
    see,
    table,
    told,
)


def test_ex_22_laundering_six_of_six() -> None:
    """CN-115, CN-203."""
    state = table(cash=[6, 2, 2], plan={"BLU2": "216", "BLU1": "103"}, round=2)
    play(state, "A execute BLU2 [3 3]")
    assert phase(state) == ("launder", "A")
    assert refused(state, "A launder 7") == "CN-115"
    before = state.scores[0]
    play(state, "A launder 6")
    assert money(state)[0] == 0
    assert see(state)["players"][0]["laundered"] == 6
    assert state.scores[0] == before - 6 + 12


@pytest.mark.parametrize(("dice", "cash"), [("3 4", 27), ("1 3", 3)])
def test_ex_23_twelve_on_a_horse(dice: str, cash: int) -> None:
    """CN-116."""
    state = table(cash=[15, 2, 2], plan={"BLU2": "425", "BLU1": "103"}, round=4)
    play(state, "A execute BLU2")
    assert refused(state, "A stake 16") == "CN-116"
    play(state, f"A stake 12 [{dice}]")
    assert money(state) == [cash, 2, 2]


def test_ex_24_a_birthday_among_the_poor() -> None:
    """CN-117."""
    state = table("BLU DIM CAL LAS", cash=[1, 5, 2, 0], plan={"BLU2": "220", "BLU1": "103"}, round=2)
    play(state, "A execute BLU2 [2 2]")
    assert money(state) == [1 + 5, 2, 0, 0]


def test_ex_25_the_last_account() -> None:
    """CN-200 to CN-203."""
    state = table(
        cash=[41, 2, 2],
        laundered=[8, 0, 0],
        own={"A": "GA PI PI"},
        gang={"A": "BLU4 BLU5", "B": "DIM4 DIM5", "C": "CAL4 CAL5"},
        killed={"A": "DIM2 CAL3"},
        round=4,
        moment="payday",
    )
    assert state.over
    assert [len(gang(state, letter).split()) for letter in "ABC"] == [5, 4, 4]
    assert state.scores[0] == 118
    shown = see(state)["players"][0]
    assert (shown["income"], shown["power"], shown["gangster_bonus"], shown["laundered"]) == (13, 20, 15, 8)
    assert money(state)[0] == 41, "no payday after the last action phase"


@pytest.mark.parametrize(("dead", "bonus"), [("DIM2 CAL3 DIM6", 54), ("DIM6", 8)])
def test_ex_26_the_power_bonus(dead: str, bonus: int) -> None:
    """CN-202."""
    state = table(killed={"A": dead}, round=4, moment="payday")
    assert see(state)["players"][0]["power"] == bonus


@pytest.mark.parametrize("dice", ["4 1", "1 1"])
def test_ex_27_a_bomb_decides_who_has_most_gangsters(dice: str) -> None:
    """CN-112, CN-201."""
    state = table(
        gang={"A": "BLU4 BLU5", "B": "DIM4 DIM5", "C": "CAL4"}, plan={"CAL2": "417"}, cash=[2, 4, 6], round=4, turn="C"
    )
    assert [len(gang(state, letter).split()) for letter in "ABC"] == [5, 5, 4]
    assert [player["gangster_bonus"] for player in see(state)["players"]] == [0, 0, 0]
    before = state.scores
    play(state, f"C execute CAL2, C aim BLU1 [{dice}]")
    assert state.over
    assert [player["gangster_bonus"] for player in see(state)["players"]] == [0, 15 if dice == "4 1" else 0, 0]
    assert state.scores[1] - before[1] == (15 if dice == "4 1" else 0)


def test_ex_31_connections() -> None:
    """CN-119."""
    state = table(plan={"BLU2": "218", "BLU1": "103"}, cash=[0, 2, 2], round=2)
    play(state, "A execute BLU2 [3 3], A buy LW2")
    assert money(state)[0] == 0
    assert "LW" in estate(state, "A").split()
    for cash, bought in ((13, False), (14, True)):
        state = table(plan={"BLU2": "218", "BLU1": "103"}, cash=[cash, 2, 2], round=2)
        play(state, "A execute BLU2 [3 1]")
        if bought:
            play(state, "A buy CA1")
            assert money(state)[0] == 0
        else:
            assert refused(state, "A buy CA1") == "CN-119"


@pytest.mark.parametrize(("dice", "price"), [("3 3", 6), ("3 1", 11)])
def test_ex_32_an_exceptional_offer(dice: str, price: int) -> None:
    """CN-118."""
    for cash in (price - 1, price):
        state = table(plan={"BLU2": "219", "BLU1": "103"}, market="DD PI NC LS", cash=[cash, 2, 2], round=2)
        play(state, f"A execute BLU2 [{dice}]")
        if cash < price:
            assert refused(state, "A buy NC1") == "CN-118"
        else:
            play(state, "A buy NC1")
            assert money(state)[0] == 0


def test_ex_37_the_dearest_card_breaks_the_tie() -> None:
    """CN-204."""
    state = table(
        "CAR BLU DIM",
        cash=[95 - 14, 95, 0],
        own={"A": "CA", "B": "", "C": ""},
        gang={"A": "CAR4", "B": "BLU6"},
        round=4,
        moment="payday",
    )
    assert state.scores[:2] == [95, 95]
    assert state.ranking[:2] == [2, 1]
    assert not told(state, "duel")


def test_ex_52_payday_recruits_and_the_hand_limit() -> None:
    """CN-160, CN-161, CN-162."""
    state = table(
        cash=[9, 2, 2],
        own={"A": "LS CO WC-"},
        jobs={"A": "101 102 103 104 201"},
        influence={"A": "snitch spy"},
        round=2,
        moment="payday",
    )
    assert told(state, "income")[0]["amount"] == 3
    assert money(state)[0] == 12
    assert phase(state) == ("recruit", "A")
    assert refused(state, "A recruit BLU5") == "CN-161"
    play(state, "A recruit BLU4")
    assert money(state)[0] == 2
    assert gang(state, "A") == "BLU1 BLU2 BLU3 BLU4"
    assert refused(state, "A recruit BLU5") == "CN-161"
    assert phase(state) == ("discard", "A")
    assert refused(state, "A discard_influence snitch") == "CN-162"
    play(state, "A discard_job 102")
    assert phase(state) == ("discard", "A")
    assert sorted(offered(state, "A", "discard_job")) == [0, 2, 3, 20]
    play(state, "A discard_job 201")
    assert phase(state)[0] == "redraw"
    assert see(state)["players"][0]["influence_size"] == 2


@pytest.mark.parametrize("round_", [1, 2])
def test_ex_63_no_hand_limit_after_round_one(round_: int) -> None:
    """CN-162."""
    jobs = {1: "101 102 103 104", 2: "101 102 103 201"}[round_]
    state = table(jobs={"A": jobs}, influence={"A": "snitch spy schemer henchman"}, round=round_, moment="payday")
    if round_ == 1:
        assert phase(state)[0] == "redraw"
        assert see(state)["players"][0]["influence_size"] == 4
        return
    assert phase(state) == ("discard", "A")
    play(state, "A discard_job 101")
    assert refused(state, "A discard_job 102") == "CN-162"
    play(state, "A discard_influence spy")
    assert phase(state)[0] == "redraw"
    assert told(state, "put_away")[0]["count"] == 2
