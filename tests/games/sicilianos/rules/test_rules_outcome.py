"""The rules of Sicilianos, SI-80 to SI-107: the outcome of a war, the end, payday."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sitdown.engine.refusal import Fact
from sitdown.testing import listen
from tests.games.sicilianos.helpers.names import Lines
from tests.games.sicilianos.helpers.positions import play, roll, start, table, war
from tests.games.sicilianos.helpers.sight import (
    bank,
    businesses,
    choices,
    log_of,
    money,
    phase,
    pile,
    player,
    refused,
    see,
    strengths,
    told,
    true_pile,
)

ALLIES = {"A": "K9 K7", "B": "R2", "C": "Y8"}
ALLIED_WIN = "A K9/40, B R2/20, C Y8/10, C defect"


def names_of(lines: Lines) -> list[Fact]:
    return [line["event"] for line in lines]


# -- who wins ---------------------------------------------------------------------------------------------------------


def test_SI_80_the_sum_of_the_open_cards() -> None:
    """A turncoat in service 4, a kept one 8, a kept bomb 5, all others their value."""
    hands = {"A": "K9 K1 K11", "B": "Y8", "C": "R8 R2", "D": "B5 B10"}
    state = war(hands, "A K9/5, B Y8/5, C R8/5, D B5/5, B defect, D family")
    assert strengths(state) == [13, None, 8, 5]
    play(state, "A K1, C R2, D B10")
    assert strengths(state) == [14, None, 10, 15]


def test_SI_81_the_strongest_not_tied() -> None:
    for cards, winner in (("9 4 3", 0), ("9 9 3", 2), ("3 9 9", 0), ("9 3 3", 0), ("9 9 9", None)):
        one, two, three = cards.split()
        state = war({"A": f"Y{one}", "B": f"R{two}", "C": f"B{three}"}, f"A Y{one}/5, B R{two}/5, C B{three}/5")
        assert phase(state) == (("turn", "B") if winner is None else ("shop", "ABC"[winner]))


def test_SI_82_without_an_open_card_nobody_wins() -> None:
    """The ally alone: with the bank's doubling. Ruling 22: a host whose turncoat was bombed wins alone as well."""
    hands = {"A": "K9 K4", "B": "R5 R3", "C": "Y8"}
    base = "A K9/40, B R5/20, C Y8/10, C defect, "
    state = war(hands, base + "B bomb K9, A pass, B pass")
    assert phase(state) == ("shop", "C")
    assert money(state, "C") == (240, 20)
    assert told(state, "wins")[0]["rule"] == "SI-82"
    state = war(hands, base + "B bomb Y8, A pass, B pass")
    assert phase(state) == ("shop", "A")
    assert money(state, "A") == (210, 80)


def test_SI_83_nobody_wins() -> None:
    state = war({"A": "R5", "B": "B3", "C": "G1"}, "A R5/10, B B3/20, C pass, A bomb B3")
    assert told(state, "nobody_wins")
    assert bank(state) == {5: 8, 10: 9, 20: 9, 40: 8, 50: 8}
    assert [pile["businesses"] for pile in see(state)["piles"]] == [3] * 6


def test_SI_84_stake_and_as_much_from_the_bank() -> None:
    """Whether or not a business is left; ruling 25: an empty bank still pays."""
    owned = {"A": "Y antique, Y pizzeria", "B": "Y laundry"}
    state = war({"A": "Y9", "B": "Y1"}, "A Y9/40", owned=owned)
    assert money(state, "A") == (210, 80)
    assert phase(state) == ("turn", "B")
    washed = {"B": " ".join(["40"] * 8)}
    state = war({"A": "Y9", "B": "Y1"}, "A Y9/40", washed=washed)
    assert money(state, "A") == (210, 80)
    assert bank(state)[40] == 0


def test_SI_85_a_business_of_the_war_colour() -> None:
    state = war({"A": "Y9", "B": "Y1"}, "A Y9/5", owned={"B": "Y antique"})
    assert choices(state) == {"shop pizzeria", "shop laundry"}
    assert see(state, "A")["choosing"] == {"types": ["laundry", "pizzeria"], "colour": "yellow"}
    assert refused(state, "A", "shop antique") == "SI-85"
    play(state, "A shop laundry")
    assert businesses(state, "A") == ["yellow laundry"]
    assert businesses(state, "A", by=None) == ["yellow ?"]
    assert see(state)["piles"][0]["businesses"] == 1


def test_SI_86_no_business_from_an_empty_pile() -> None:
    state = war({"A": "Y9", "B": "Y1"}, "A Y9/5", owned={"A": "Y antique", "B": "Y laundry, Y pizzeria"})
    assert phase(state) == ("turn", "B")
    assert told(state, "no_business")[0]["rule"] == "SI-86"


@pytest.mark.parametrize("share", ["money", "business"])
def test_SI_87_allies_share(share: str) -> None:
    """Both stakes without the bank to one, a business of the host's colour to the other, who alone looks."""
    state = war(ALLIES, ALLIED_WIN + ", A pass")
    assert phase(state) == ("split", "A")
    assert state.legal(2) == []
    assert refused(state, "C", "money") == "SI-2"
    play(state, f"A {share}")
    rich, founder = ("A", "C") if share == "money" else ("C", "A")
    assert money(state, rich)[1] == 50
    assert money(state, founder)[1] == 0
    assert phase(state) == ("shop", founder)
    assert see(state, rich)["choosing"] is None
    play(state, f"{founder} shop antique")
    assert businesses(state, founder) == ["black antique"]
    assert bank(state) == {5: 8, 10: 8, 20: 9, 40: 8, 50: 8}


def test_SI_88_without_a_business_the_host_takes_the_money() -> None:
    owned = {"B": "K antique, K pizzeria", "C": "K laundry"}
    state = war(ALLIES, ALLIED_WIN + ", A pass", owned=owned)
    assert money(state, "A") == (210, 50)
    assert money(state, "C") == (240, 0)
    assert bank(state) == {5: 8, 10: 8, 20: 9, 40: 8, 50: 8}


def test_SI_89_all_other_stakes_go_to_the_bank() -> None:
    state = war({"A": "Y9", "B": "R2", "C": "G3"}, "A Y9/5, B R2/40, C G3/50, A shop antique")
    assert bank(state) == {5: 7, 10: 8, 20: 8, 40: 9, 50: 9}
    assert [player(state, letter)["stake"] for letter in "ABC"] == [None] * 3
    assert money(state, "A") == (245, 10)
    state = table({"A": "Y9"}, washed={"A": "40 50"}, notes={"A": "5"})
    play(state, "A Y9")
    assert choices(state) == {"stake 5"}


def test_SI_90_under_the_piles_in_the_order_placed() -> None:
    hands = {"A": "Y9 Y2 Y10", "B": "R3 R11", "C": "G1"}
    state = war(hands, "A Y9/5, B R3/5, C pass, A Y2, B R11, A Y10, A shop antique")
    assert true_pile(state, "Y")[-3:] == pile(state, "Y")[-3:] == ["Y9", "Y2", "Y10"]
    assert true_pile(state, "R")[-2:] == pile(state, "R")[-2:] == ["R3", "R11"]
    assert len(pile(state, "Y")) == len(pile(state, "R")) == 11


def test_SI_91_the_left_neighbour_of_the_starter() -> None:
    state = war({"A": "Y9", "B": "R2", "C": "G3"}, "C G3/5, A Y9/5, B R2/5, A shop antique", turn="C")
    assert phase(state) == ("turn", "A")


def test_SI_92_the_order_at_the_end_of_a_war() -> None:
    state = war(ALLIES, ALLIED_WIN + ", A pass")
    assert pile(state, "K")[-1] == "K9", "the cards are back before SPLIT"
    assert bank(state)[20] == 9, "the losers' stakes too"
    assert money(state, "A")[1] == 0
    play(state, "A money")
    assert money(state, "A")[1] == 50, "the allies' money before SHOP"
    play(state, "C shop antique")
    order = [name for name in names_of(log_of(state).lines(None)) if name in ORDER]
    assert order == [
        "strength",
        "strength",
        "allies_win",
        "stake_lost",
        "returned",
        "split",
        "laundered",
        "founded",
        "turn",
    ]
    state = war({"A": "Y9", "B": "R2"}, "A Y9/5, B R2/10, A shop antique", notes={"B": "10"})
    order = [name for name in names_of(log_of(state).lines(None)) if name in ORDER]
    assert order == ["strength", "strength", "wins", "stake_lost", "laundered", "returned", "founded", "end"]


ORDER = ("strength", "wins", "allies_win", "stake_lost", "laundered", "returned", "split", "founded", "end", "turn")


# -- the end ----------------------------------------------------------------------------------------------------------


def test_SI_100_the_godfather() -> None:
    """At once, whatever the totals; the others by theirs."""
    owned = {"A": "R antique, R laundry"}
    washed = {"B": "50 50 50 50", "C": "50 50 50 50 50"}
    notes = {"B": "5", "C": "5"}
    state = war({"A": "R9", "B": "R1"}, "A R9/5, A shop pizzeria", owned=owned, washed=washed, notes=notes)
    assert state.ending == "godfather"
    assert state.scores[0] < state.scores[1] < state.scores[2]
    assert state.ranking == [1, 3, 2]


def test_SI_100_three_of_three_colours_are_none() -> None:
    state = war({"A": "R9", "B": "R1"}, "A R9/5, A shop pizzeria", owned={"A": "R antique, B laundry"})
    assert not state.over


def test_SI_101_a_stake_on_the_table_is_still_black_money() -> None:
    state = war({"A": "R9", "B": "Y2", "C": "G1"}, "A R9/5", notes={"A": "5"})
    assert not state.over
    play(state, "B Y2/50, C pass")
    assert phase(state) == ("shop", "A")
    play(state, "A shop antique")
    assert state.ending == "black_money"


def test_SI_102_the_godfather_wins_if_both_happen() -> None:
    """Though B's total is higher."""
    owned, notes, washed = {"A": "R antique, R laundry"}, {"B": "50"}, {"B": "50 50 50 50 50 50"}
    hands = {"A": "R9", "B": "Y2", "C": "Y3"}
    state = war(hands, "A R9/5, B Y2/50, A shop pizzeria", owned=owned, notes=notes, washed=washed)
    assert state.ending == "godfather"
    assert state.ranking[0] == 1
    assert state.scores[1] > state.scores[0]


def test_SI_103_laundered_minus_black_plus_bonuses() -> None:
    """It may be negative."""
    state = table(seats=3, notes={"A": "50 5"}, washed={"A": "40 20", "B": "10"}, owned={"C": "Y laundry"})
    assert state.scores == [60 - 55, 10 - 250, 100 - 250]


def test_SI_104_a_set_in_three_colours_once() -> None:
    for owned, paid in (
        ("Y antique, R pizzeria, B laundry", 50),
        ("Y antique, R pizzeria, R laundry", 0),
        ("Y antique, Y pizzeria, Y laundry, R antique", 0),
        ("Y antique, R antique, B antique", 0),
        ("Y antique, R pizzeria, B laundry, K antique, G pizzeria, P laundry", 50),
        ("Y antique, R pizzeria, Y laundry, B laundry", 50),
    ):
        state = table(seats=3, owned={"A": owned})
        majorities = 100 * len({name.split()[1] for name in owned.split(", ")})
        assert state.scores[0] == -250 + majorities + paid, owned


def test_SI_105_most_of_a_type_alone() -> None:
    state = table(seats=3, owned={"A": "Y antique, R antique, Y laundry", "B": "G antique, R laundry"})
    assert state.scores == [-150, -250, -250]


@pytest.mark.parametrize("final_tie", ["shared", "businesses"])
def test_SI_106_ties(final_tie: str) -> None:
    """Equal totals share the place; as an option more businesses, then more laundered money, else shared."""
    even = {"A": "50", "B": "50", "C": "50"}
    shared = final_tie == "shared"
    assert table(seats=3, notes=even, final_tie=final_tie).ranking == [1, 1, 1]
    richer = table(seats=3, notes={**even, "B": "50 20"}, washed={"B": "20"}, final_tie=final_tie)
    assert richer.scores == [-50, -50, -50]
    assert richer.ranking == ([1, 1, 1] if shared else [2, 1, 2])
    owned = {"A": "Y antique", "C": "R antique"}
    owner = table(seats=3, notes={**even, "B": "50 20"}, washed={"B": "20"}, owned=owned, final_tie=final_tie)
    assert owner.scores == [-50, -50, -50]
    assert owner.ranking == ([1, 1, 1] if shared else [1, 3, 1])
    last = table(seats=3, notes={"A": "5", "B": "50", "C": "50 5"}, washed={"C": "5"}, final_tie=final_tie)
    assert last.scores == [-5, -50, -50]
    assert last.ranking == ([1, 2, 2] if shared else [1, 3, 2])


def test_SI_107_the_cap_on_turns() -> None:
    """A roll is a turn and so is a whole war; the draft is none."""
    state = start(3, "cap", turn_cap=10)
    assert see(state)["turn_cap"] == 30
    while see(state)["phase"] == "draft":
        state.play(state.choices()[0])
    assert see(state)["turn"] == 1
    turns = 0
    while not state.over:
        before = see(state)["turn"]
        if phase(state)[0] == "turn":
            turns += 1
        state.play(min(state.choices(), key=lambda action: action == 0) if turns == 5 else state.choices()[0])
        assert see(state)["turn"] - before in (0, 1)
    assert state.ending in ("cap", "black_money")
    state = table({"A": "Y9", "B": "Y1"}, turn_cap=10)
    state.turns = 29
    play(state, "A Y9/5, A shop antique")
    assert state.ending == "cap"
    state = table({"A": "Y9", "B": "Y1"}, turn_cap=10)
    state.turns = 28
    roll(state, "A", "red", "red", "2")
    assert not state.over
    roll(state, "B", "red", "red", "2")
    assert state.ending == "cap"


# -- whole plays ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_SI_41_SI_89_a_black_note_a_war(seats: int) -> None:
    """Section 10: between wars each player has 10 notes less the wars he took part in; section 11: at most 9n+1."""
    for number in range(3):
        dice = random.Random(f"{seats} {number}")
        state = start(seats, f"notes {number}")
        listen(state)
        took_part: Counter[int] = Counter()
        while not state.over:
            state.play(dice.choice(state.choices()))
            for line in log_of(state).take(None):
                if line["event"] == "staked":
                    assert isinstance(line["seat"], int)
                    took_part[line["seat"]] += 1
            if phase(state)[0] in ("turn", "end"):
                for seat in range(seats):
                    assert sum(see(state)["players"][seat]["notes"]) == 10 - took_part[seat]
        assert see(state)["wars"] <= 9 * seats + 1
