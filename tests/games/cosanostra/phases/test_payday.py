"""Rules of La Cosa Nostra: payday, monopolies and the end (CN-160 to CN-164, CN-200 to CN-204)."""

from __future__ import annotations

import pytest

from sitdown.engine import Rng
from sitdown.games.cosanostra.play import CosaPlay
from sitdown.games.cosanostra.scoring import hold_duels
from tests.games.cosanostra.helpers.positions import (
    copy,
    gang,
    hand,
    influence,
    may,
    money,
    phase,
    play,
    refused,
    see,
    table,
    told,
)


def holders(state: CosaPlay) -> list[int | None]:
    return [monopoly["owner"] for monopoly in see(state)["monopolies"]]


@pytest.mark.parametrize(
    ("own", "income"),
    [
        ("DD PI LS LW PO CO", 2 + 2 + 2 + 1 + 1 + 1),
        ("GA BF WC NC CA", 4 + 4 + 4 + 6 + 7),
        ("DD DD", 2 + 2 + 5),
        ("DD DD PI PI LS LS", 6 * 2 + 3 * 5),
        ("DD DD-", 2),
        ("", 0),
    ],
)
def test_CN_160_income_of_active_businesses_and_monopolies(own: str, income: int) -> None:
    state = table(own={"A": own, "B": "", "C": ""}, cash=[1, 0, 0], moment="payday")
    assert money(state) == [1 + income, 0, 0]
    assert told(state, "income")[0]["amount"] == income


def test_CN_161_clockwise_from_the_start_player_who_can_pay() -> None:
    state = table(cash=[50, 9 - 7, 50], first="C", moment="payday")
    assert phase(state) == ("recruit", "C")
    assert [may(state, f"C recruit CAL{n}") for n in (4, 5, 6)] == [True, True, True]
    for man in ("CAL3", "BLU4", "LAS4"):
        assert refused(state, f"C recruit {man}") == "CN-161"
    assert refused(state, "A recruit BLU4") == "CN-161"
    play(state, "C recruit CAL6")
    assert gang(state, "C") == "CAL1 CAL2 CAL3 CAL6"
    assert money(state)[2] == 50 + 7 - 20
    assert phase(state) == ("recruit", "A")
    play(state, "A pass")
    assert phase(state)[0] == "redraw", "B has 9k, a recruit costs 10k"
    assert gang(state, "A") == "BLU1 BLU2 BLU3"


def test_CN_161_nobody_left_to_recruit() -> None:
    state = table(cash=[90, 2, 2], gang={"A": "BLU4 BLU5 BLU6"}, moment="payday")
    assert phase(state)[0] == "redraw"


def test_CN_162_jobs_and_influence_down_to_three_unseen() -> None:
    state = table(
        jobs={"A": "101 102 201 202 203", "C": "103 104 105 204"},
        influence={"A": "snitch snitch spy schemer henchman", "B": "spy spy schemer henchman"},
        round=2,
        moment="payday",
    )
    assert phase(state) == ("discard", "ABC")
    assert refused(state, "B discard_job 103") == "CN-162"
    assert refused(state, "C discard_influence spy") == "CN-162"
    assert refused(state, "A discard_job 103") == "CN-162"
    play(state, "A discard_job 101, A discard_influence snitch, A discard_job 203, A discard_influence snitch")
    assert len(hand(state, "A")) == 5, "sealed until all have chosen"
    assert refused(state, "A discard_job 102") == "CN-4"
    play(state, "B discard_influence spy, C discard_job 104")
    assert phase(state)[0] == "redraw"
    assert [number for number in hand(state, "A") if number < 300] == [102, 201, 202]
    assert influence(state, "A") == ["henchman", "schemer", "spy"]
    assert sorted(told(state, "put_away", "B")[0]["cards"]) == ["?", "?", "I", "II"]
    assert sorted(told(state, "put_away", "A")[0]["cards"]) == ["101", "203", "snitch", "snitch"]
    assert see(state)["influence_played"] == dict.fromkeys(see(state)["influence_played"], 0)


def test_CN_163_the_marker_goes_to_the_left() -> None:
    for first, after in (("A", 1), ("B", 2), ("C", 0)):
        state = table(first=first, moment="payday")
        assert see(state)["start_player"] == after
        assert see(state)["round"] == 2


@pytest.mark.parametrize(
    ("own", "held"),
    [
        ({"A": "DD DD", "B": "DD", "C": ""}, 0),
        ({"A": "DD", "B": "", "C": ""}, None),
        ({"A": "DD DD", "B": "DD", "C": "DD"}, None),
        ({"A": "DD DD DD", "B": "DD", "C": "DD"}, 0),
        ({"A": "DD DD-", "B": "", "C": ""}, None),
        ({"A": "DD DD", "B": "DD", "C": "DD-"}, 0),
        ({"A": "DD DD", "B": "DD DD DD", "C": ""}, 1),
    ],
)
def test_CN_164_two_active_and_more_than_all_others(own: dict[str, str], held: int | None) -> None:
    state = table(own=own, plan={"BLU1": "103"})
    assert holders(state) == [held, None, None]
    for code, place in (("PI", 1), ("LS", 2)):
        other = {letter: cards.replace("DD", code) for letter, cards in own.items()}
        assert holders(table(own=other, plan={"BLU1": "103"}))[place] == held


def test_CN_164_unpaid_purchases_do_not_count_and_all_changes_are_told() -> None:
    own = {"A": "PI", "B": "LS LS", "C": ""}
    state = table(own=own, cash=[4, 2, 2], plan={"BLU1": "PI", "BLU2": "103"})
    assert holders(state) == [None, None, 1]
    play(state, "A execute BLU1")
    assert holders(state) == [None, 0, 1]
    play(state, "B offer_open C, B give business B.LS, B offer_send, C accept B")
    assert holders(state) == [None, 0, None]
    changes = [(line["kind"], line["seat"]) for line in told(state, "monopoly")]
    assert changes == [("prostitution", 0), ("credit", None)]


# -- the end ----------------------------------------------------------------------------------------------------------


def test_CN_200_no_payday_but_twice_the_income() -> None:
    state = table(cash=[10, 20, 30], own={"A": "DD DD GA CA-", "B": "", "C": "LW"}, round=4, moment="payday")
    assert state.over
    assert not told(state, "income")
    assert money(state) == [10, 20, 30]
    assert state.scores == [10 + 2 * (2 + 2 + 4 + 5), 20, 30 + 2 * 1]


@pytest.mark.parametrize(
    ("men", "bonus"),
    [
        ({"A": "BLU4"}, [15, 0, 0]),
        ({"A": "BLU4", "B": "DIM4"}, [0, 0, 0]),
        ({}, [0, 0, 0]),
        ({"A": "BLU4 BLU5-"}, [15, 0, 0]),
        ({"A": "BLU4-"}, [0, 0, 0]),
        ({"A": "BLU4", "B": "DIM4 DIM5"}, [0, 15, 0]),
        ({"C": "BLU1"}, [0, 0, 15]),
    ],
)
def test_CN_201_most_active_gangsters(men: dict[str, str], bonus: list[int]) -> None:
    own = {"A": "", "B": "", "C": ""}
    state = table(cash=[10, 20, 30], own=own, gang=men, round=4, moment="payday")
    assert state.scores == [10 + bonus[0], 20 + bonus[1], 30 + bonus[2]]


@pytest.mark.parametrize(
    ("dead", "bonus"),
    [("", 0), ("DIM1", 2), ("DIM3", 6), ("DIM1 DIM2", 12), ("DIM1 DIM2 DIM3", 36), ("DIM1 DIM2 DIM3 CAL3", 54)],
)
def test_CN_202_pistols_of_the_killed(dead: str, bonus: int) -> None:
    state = table(killed={"A": dead}, plan={"BLU1": "103"}, round=4)
    assert see(state)["players"][0]["power"] == bonus


def test_CN_203_laundered_money_counts_double() -> None:
    own = {"A": "", "B": "", "C": ""}
    state = table(cash=[0, 20, 1], laundered=[9, 0, 4], own=own, round=4, moment="payday")
    assert state.scores == [18, 20, 9]
    assert state.ranking == [2, 1, 3]


def tied(a: str, b: str, men: dict[str, str] | None = None, cash: tuple[int, int, int] = (60, 60, 0)) -> CosaPlay:
    """A and B own this, and end with 60k each."""
    prices = {"": 0, "CA": 14, "CA-": 0, "NC": 12, "NC-": 0, "GA-": 0}
    money = [cash[0] - prices[a], cash[1] - prices[b], cash[2]]
    state = table(cash=money, own={"A": a, "B": b, "C": ""}, gang=men or {}, round=4, moment="payday")
    assert state.over
    return state


@pytest.mark.parametrize(("a", "b", "first"), [("CA", "NC", "A"), ("NC", "CA-", "B"), ("GA-", "", "A")])
def test_CN_204_the_dearest_card_also_a_deactivated_one(a: str, b: str, first: str) -> None:
    state = tied(a, b)
    assert state.scores[:2] == [60, 60]
    assert state.ranking == ([1, 2, 3] if first == "A" else [2, 1, 3])
    assert not told(state, "duel")


def test_CN_204_a_gangster_has_his_price() -> None:
    state = tied("CA", "", {"A": "BLU4", "B": "DIM5"})
    assert state.scores == [60, 60, 0]
    assert state.ranking == [2, 1, 3]


def test_CN_204_a_dice_duel_ends_the_last_tie() -> None:
    state = tied("", "")
    assert state.scores == [60, 60, 0]
    assert sorted(state.ranking) == [1, 2, 3]
    thrown = [(line["seat"], line["die"]) for line in told(state, "duel")]
    assert {seat for seat, _ in thrown} == {0, 1}
    assert thrown[-1][1] != thrown[-2][1]
    assert all(one[1] == other[1] for one, other in zip(thrown[:-2:2], thrown[1:-2:2], strict=True))
    best = max(thrown[-2:], key=lambda pair: int(pair[1]))[0]
    assert state.ranking[int(best)] == 1


def test_CN_204_the_highest_of_three_stay_in() -> None:
    """The others are out, and settle the places below among themselves."""
    winners = set()
    for seed in range(40):
        state = tied("", "", cash=(60, 60, 60))
        trial = copy(state)
        for seat in range(3):
            trial.duel[seat] = 0
        trial.rng = Rng.seeded(seed)
        first = [1 + Rng.seeded(seed).below(6)]
        hold_duels(trial)
        throws = [int(line["die"]) for line in told(trial, "duel")][:3]
        assert throws[0] == first[0]
        assert sorted(trial.ranking) == [1, 2, 3]
        winner = trial.ranking.index(1)
        assert throws[winner] == max(throws)
        assert throws[trial.ranking.index(3)] == min(throws)
        winners.add(winner)
    assert winners == {0, 1, 2}


def test_CN_204_equal_seats_below_the_first_are_settled_too() -> None:
    """Section 13: the same keys for the other ranks."""
    state = tied("", "", cash=(60, 40, 40))
    assert state.ranking[0] == 1
    assert sorted(state.ranking) == [1, 2, 3]
    assert {line["seat"] for line in told(state, "duel")} == {1, 2}
