"""The options of La Cosa Nostra that change the table, the cards and the account (sections 10 and 11)."""

from __future__ import annotations

import pytest

from sitdown.engine.options import BadOption
from sitdown.games.cosanostra import GAME
from tests.games.cosanostra.helpers.positions import (
    bottom,
    copy,
    estate,
    gang,
    give_hand,
    idle,
    influence,
    killed,
    markers,
    may,
    money,
    phase,
    play,
    refused,
    see,
    start,
    table,
    told,
)

COMPANIES = {"garage", "building_firm", "waste_company", "night_club", "casino"}


def test_only_the_values_of_the_rules_are_taken() -> None:
    for name, value in (("rounds", 5), ("redeals", 10), ("arson", "all"), ("double_assign", 4), ("drive_by", 3)):
        with pytest.raises(BadOption):
            GAME.start(3, 0, {name: value})


@pytest.mark.parametrize("rounds", [3, 4])
def test_rounds(rounds: int) -> None:
    """CN-1, CN-200: the action phase of the last round ends the game."""
    state = start(3, "short", rounds=rounds)
    idle(state, lambda: state.over)
    assert see(state)["round"] == rounds
    assert len(told(state, "income")) == 3 * (rounds - 1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_families(seats: int) -> None:
    """CN-10, 10.51."""
    seen: dict[str, list[tuple[str, ...]]] = {"random": [], "beginner": []}
    for families, found in seen.items():
        for seed in range(60):
            state = start(seats, seed, families=families)
            found.append(tuple(player["code"] for player in see(state)["players"]))
    for found in seen.values():
        assert all(len(set(codes)) == seats for codes in found)
        assert {codes[0] for codes in found} >= {"BLU", "DIM", "CAL"}, "dealt to the seats at random"
        assert len(set(found)) > 5
    assert all({"BLU", "DIM", "CAL"} <= set(codes) for codes in seen["beginner"])
    assert {code for codes in seen["random"] for code in codes} == {"BLU", "DIM", "CAL", "LAS", "CAR"}
    if seats == 4:
        assert {code for codes in seen["beginner"] for code in codes} == {"BLU", "DIM", "CAL", "LAS", "CAR"}
    assert seats == 5 or any(not {"BLU", "DIM", "CAL"} <= set(codes) for codes in seen["random"])


def test_families_are_chosen_in_seat_order() -> None:
    """CN-10, CN-180: nobody negotiates yet."""
    state = start(3, families="choose")
    assert phase(state) == ("family", "A")
    assert refused(state, "B family CAL") == "CN-4"
    assert refused(state, "A offer_open B") == "CN-180"
    play(state, "A family CAR, B family BLU")
    assert refused(state, "C family CAR") == "CN-10"
    play(state, "C family LAS")
    assert [player["code"] for player in see(state)["players"]] == ["CAR", "BLU", "LAS"]
    assert phase(state)[0] == "redraw"
    assert estate(state, "A") == "LW CA"


@pytest.mark.parametrize(
    ("market", "companies"), [("company", {0, 1}), ("businessman", {3, 4}), ("free", {0, 1, 2, 3, 4})]
)
@pytest.mark.parametrize("seats", [3, 5])
def test_first_market(market: str, companies: set[int], seats: int) -> None:
    """CN-16, 10.1: at most one Company, at most one Businessman, or no limit; always four different ones."""
    found = set()
    for seed in range(60):
        state = start(seats, seed, first_market=market)
        kinds = [card["trade"] for card in see(state)["market"]]
        assert len(set(kinds)) == 4
        found.add(len(set(kinds) & COMPANIES))
        assert sorted(state.b_deck.tokens() + list(state.market)) == [b for b in range(34) if state.b_owner[b] < 0]
    assert found <= companies
    assert max(found) == 1 if market == "company" else max(found) > 1


@pytest.mark.parametrize("counts", [True, False])
def test_politician_in_round_one(counts: bool) -> None:
    """CN-21, 10.2; in later rounds he gives his card in any case."""
    state = start(3, families="choose", politician_round_1=counts)
    play(state, "A family CAL, B family DIM, C family BLU")
    idle(state, lambda: phase(state)[0] == "plan")
    assert len(influence(state, "A")) == (4 if counts else 3)
    later = table("CAL DIM BLU", round=2, moment="round", politician_round_1=counts)
    play(later, "A keep, B keep, C keep")
    assert [len(influence(later, letter)) for letter in "ABC"] == [3, 2, 2]


@pytest.mark.parametrize("redeals", range(10))
def test_redeals(redeals: int) -> None:
    """CN-22, 10.3: so often at most; with 0 nobody is asked."""
    state = start(3, redeals=redeals)
    for _ in range(redeals):
        assert phase(state)[0] == "redraw"
        give_hand(state, "B", "114 119 118 116")
        play(state, "B refuse, A keep, C keep")
    assert phase(state)[0] == "plan"
    assert len(told(state, "refused")) == redeals


@pytest.mark.parametrize("first", [1, 2, 3])
def test_influence_from(first: int) -> None:
    """CN-14, CN-20, CN-21, 10.45: before that round nobody has or draws any; then the start set and the round's."""
    state = start(3, "later", families="beginner", influence_from=first)
    politician = [player["code"] for player in see(state)["players"]].index("CAL")
    for number in range(1, first + 1):
        idle(state, lambda number=number: state.round == number and phase(state)[0] == "plan")  # type: ignore[misc]
        sizes = [player["influence_size"] for player in see(state)["players"]]
        if number < first:
            assert sizes == [0, 0, 0]
        else:
            drawn = 0 if first == 1 else 2
            assert sizes == [3 + drawn + (1 if seat == politician else 0) for seat in range(3)]
    for letter in "ABC":
        assert {"snitch", "schemer", "henchman"} <= set(influence(state, letter))


@pytest.mark.parametrize(("more", "cards"), [(False, 33), (True, 35)])
def test_influence_35(more: bool, cards: int) -> None:
    """2.4, 10.40: a third doc and a third Saboteur; the doc window closes only when all docs are played."""
    for seats in (3, 4, 5):
        state = start(seats, influence_35=more)
        assert state.i_deck.n == cards - 3 * seats
    plan = {"BLU2": "114", "BLU1": "103"}
    state = table(plan=plan, influence={"B": "snitch"}, spent="emergency_doc emergency_doc", influence_35=more)
    play(state, "A execute BLU2, A aim B.LW [2 2]")
    assert phase(state)[0] == ("doctor" if more else "act")


@pytest.mark.parametrize(("option", "high", "low"), [("6/3", 6, 3), ("5/2", 5, 2)])
def test_property_damage(option: str, high: int, low: int) -> None:
    """CN-104, 10.36."""
    for dice, paid in (("3 3", high), ("3 1", low)):
        state = table(cash=[0, 9, 0], plan={"BLU2": "117", "BLU1": "103"}, property_damage=option)
        play(state, f"A execute BLU2, A aim B [{dice}]")
        assert money(state) == [0, 9 - paid, 0]


@pytest.mark.parametrize(
    ("own", "twice", "whole"),
    [
        ({"A": "", "B": "DD+AA"}, True, True),
        ({"A": "", "B": "DD+AA"}, False, False),
        ({"A": "", "B": "DD+A"}, True, False),
        ({"A": "DD", "B": "PI"}, True, False),
        ({"A": "DD", "B": "DD+AA"}, True, True),
    ],
)
def test_same_card_twice(own: dict[str, str], twice: bool, whole: bool) -> None:
    """CN-80, 10.7: an opponent's card fills as many places as it carries own markers; an own card one."""
    state = table(own=own, plan={"BLU2": "207", "BLU1": "103"}, round=2, same_card_twice=twice)
    play(state, "A execute BLU2")
    if phase(state) == ("aim", "A"):
        play(state, "A use B.DD")
    assert bool(told(state, "rolled")) == whole
    assert bool(told(state, "fizzled")) != whole


def test_same_card_twice_uses_two_markers() -> None:
    """CN-81, CN-84."""
    own = {"A": "", "B": "DD+AA", "C": "DD+A"}
    state = table(own=own, plan={"BLU2": "207", "BLU1": "103"}, round=2, same_card_twice=True)
    play(state, "A execute BLU2, A use B.DD")
    once = copy(state)
    play(state, "A use B.DD [4 4]")
    assert (markers(state, "B.DD"), markers(state, "C.DD")) == ("", "A")
    play(once, "A use C.DD [4 4]")
    assert (markers(once, "B.DD"), markers(once, "C.DD")) == ("A", "")


@pytest.mark.parametrize("option", ["company", "any"])
def test_arson(option: str) -> None:
    """CN-101, 10.9: then also a Businessman, who can be saved."""
    plan = {"BLU2": "314", "BLU1": "103"}
    state = table(plan=plan, influence={"B": "emergency_doc"}, round=3, arson=option)
    play(state, "A execute BLU2")
    assert may(state, "A aim B.BF")
    if option == "company":
        assert refused(state, "A aim B.LW") == "CN-101"
        return
    assert refused(state, "A aim A.LS") == "CN-100"
    play(state, "A aim B.LW [4 4], B doc")
    assert estate(state, "B") == "DD LW- BF"
    state = table(plan=plan, own={"B": "LW", "C": "PI"}, round=3, arson=option)
    play(state, "A execute BLU2, A aim B.LW [4 4]")
    assert bottom(state) == "LW"


@pytest.mark.parametrize("needed", [1, 2])
def test_drive_by(needed: int) -> None:
    """CN-110, CN-111, 10.23: one success does nothing, and no return fire; return fire needs two."""
    state = table(plan={"BLU2": "420", "BLU1": "103", "DIM3": "401"}, round=4, drive_by=needed)
    play(state, "A execute BLU2")
    one, two, none = copy(state), copy(state), copy(state)
    play(one, "A aim DIM2 [2 1]")
    assert phase(one)[0] == ("trap" if needed == 1 else "act")
    play(two, "A aim DIM2 [2 2]")
    assert phase(two) == ("trap", "B")
    play(two, "B pass")
    assert killed(two, "A") == "DIM2"
    play(none, "A aim DIM2 [1 1]")
    assert phase(none) == ("return_fire", "B")
    play(none, "B return_fire [2 1]")
    assert killed(none, "B") == ("BLU2" if needed == 1 else "")


@pytest.mark.parametrize(("first", "round_"), [(2, 1), (2, 2), (1, 1)])
def test_hand_limit_from(first: int, round_: int) -> None:
    """CN-162, 10.50."""
    state = table(jobs={"A": "101 102 103 104"}, round=round_, moment="payday", hand_limit_from=first)
    assert phase(state)[0] == ("discard" if round_ >= first else "redraw")


@pytest.mark.parametrize("bonus", [False, True])
def test_business_bonus(bonus: bool) -> None:
    """CN-160: five for the highest income, after the discards, and once at the end; with a tie nobody."""
    own = {"A": "GA", "B": "DD DD", "C": "CA"}
    held = {"A": "101 102 103 104"}
    state = table(own=own, jobs=held, cash=[0, 0, 0], round=2, moment="payday", business_bonus=bonus)
    assert money(state) == [4, 9, 7]
    play(state, "A discard_job 101")
    assert money(state) == [4, 9 + (5 if bonus else 0), 7]
    tie = table(own={"A": "GA", "B": "BF", "C": ""}, cash=[0, 0, 0], moment="payday", business_bonus=bonus)
    assert money(tie) == [4, 4, 0]
    end = table(own=own, cash=[0, 0, 0], round=4, moment="payday", business_bonus=bonus)
    assert end.scores == [8, 18 + (5 if bonus else 0), 14]


@pytest.mark.parametrize("public", [False, True])
def test_public_offers(public: bool) -> None:
    """CN-191: what is shown of an open offer."""
    state = table(plan={"BLU1": "103"}, public_offers=public)
    play(state, "A offer_open B, A give cash 1, A offer_send")
    shown = [len(see(state, letter)["offers"]) for letter in "ABC"]
    assert shown == [1, 1, 1 if public else 0]
    assert len(told(state, "offered", "C")) == (1 if public else 0)


@pytest.mark.parametrize("how", ["dice", "shared"])
def test_last_tie(how: str) -> None:
    """CN-204, 10.25."""
    own = {"A": "", "B": "", "C": ""}
    state = table(cash=[40, 40, 10], own=own, round=4, moment="payday", last_tie=how)
    assert state.ranking == [1, 1, 3] if how == "shared" else sorted(state.ranking) == [1, 2, 3]
    assert bool(told(state, "duel")) == (how == "dice")


# -- recruits ---------------------------------------------------------------------------------------------------------


def test_recruit_blind_takes_the_top_one() -> None:
    """CN-161, 10.18: named by the lowest id still there, whichever lies on top."""
    state = table(cash=[50, 2, 2], gang={"B": "DIM1"}, moment="payday", recruit="blind")
    assert phase(state) == ("recruit", "A")
    assert [may(state, f"A recruit BLU{n}") for n in (4, 5, 6)] == [True, False, False]
    assert see(state)["players"][0]["recruits"]["top"] is None
    top = state.recruits[2]
    play(state, "A recruit BLU4")
    assert len(gang(state, "A").split()) == 4
    assert money(state)[0] == 57 - {3: 10, 4: 15, 5: 20}[top]
    assert gang(state, "A").split()[3] == f"BLU{top + 1}"


def test_recruit_blind_too_dear_is_left_open() -> None:
    """He stays on top, seen by all; the seat is asked again only when it can pay him."""
    state = table(cash=[5, 2, 2], moment="payday", recruit="blind")
    assert phase(state) == ("recruit", "A")
    state.recruits[0], state.recruits[1], state.recruits[2] = 3, 4, 5
    play(state, "A recruit BLU4")
    assert gang(state, "A") == "BLU1 BLU2 BLU3"
    assert money(state)[0] == 12
    for by in (None, "A", "B"):
        assert see(state, by)["players"][0]["recruits"]["top"] == 5
    assert told(state, "too_dear", "C")[0]["gangster"] == 5
    idle(state, lambda: state.round == 2 and len(told(state, "income")) == 6)
    assert money(state)[0] == 19
    assert phase(state) != ("recruit", "A"), "19k, and the top one costs 20k"


def test_recruit_choice() -> None:
    """CN-161."""
    state = table(cash=[5, 2, 2], moment="payday")
    assert [may(state, f"A recruit BLU{n}") for n in (4, 5, 6)] == [True, False, False]
    state = table(cash=[50, 2, 2], moment="payday", recruit="choice")
    assert [may(state, f"A recruit BLU{n}") for n in (4, 5, 6)] == [True, True, True]


def test_recruit_blind_shuffles() -> None:
    """Section 7."""
    orders = set()
    for seed in range(30):
        state = start(3, seed, recruit="blind")
        orders.add(tuple(state.recruits[place] % 6 for place in range(3)))
    assert len(orders) == 6
