"""The options of Sicilianos (section 9): every value does exactly what its row says."""

from __future__ import annotations

from collections import Counter

import pytest

from sitdown.engine import BadOption, Value
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.play import SicilianosPlay
from sitdown.testing import listen
from tests.games.sicilianos.helpers.positions import end_war, play, roll, steal, table, war
from tests.games.sicilianos.helpers.sight import (
    bank,
    choices,
    dream,
    hand,
    lane,
    money,
    phase,
    player,
    refused,
    see,
    strengths,
    told,
)
from tests.games.sicilianos.rules.test_rules_turn import rolls

DEFAULTS: dict[str, Value] = {
    "influence_die": "222",
    "turn_cap": 200,
    "stakes": "open",
    "lone_war": "wins",
    "tie_rule": "next_unique",
    "tied_stakes": "lost",
    "special_order": "coats_first",
    "guard_scope": "family",
    "bombed_out": "continue",
    "bank": "unlimited",
    "steal": "must",
    "businesses": "hidden",
    "set_bonus": "once",
    "return_order": "placed",
    "deal": "draft",
    "start_notes": 2,
    "hand_duty": "reached",
    "first_seat": "random",
    "final_tie": "shared",
    "godfather": True,
}


def test_the_switches_and_their_defaults() -> None:
    assert {option.name: option.default for option in GAME.options} == DEFAULTS


@pytest.mark.parametrize(
    "options",
    [{"influence_die": "333"}, {"turn_cap": 9}, {"turn_cap": 1001}, {"nonsense": 1}, {"stakes": ""}]
    + [{name: "nonsense"} for name in DEFAULTS],
)
def test_what_is_not_a_value_is_refused_by_name(options: dict[str, Value]) -> None:
    with pytest.raises(BadOption) as error:
        GAME.start(3, 0, options)
    assert next(iter(options)) in str(error.value)


# -- dice and turns ---------------------------------------------------------------------------------------------------


def test_influence_die_321() -> None:
    """SI-20: 2, 1 and hand with chances 1/2, 1/3, 1/6."""
    signs, _ = rolls(3600, influence_die="321")
    assert 1700 < signs["2"] < 1900
    assert 1100 < signs["1"] < 1300
    assert 530 < signs["H"] < 670


@pytest.mark.parametrize("cap", [10, 11, 1000])
def test_turn_cap(cap: int) -> None:
    """SI-107: times the number of players."""
    state = table({"A": "Y1"}, seats=4, turn_cap=cap)
    assert see(state)["turn_cap"] == 4 * cap
    state.turns = 4 * cap - 1
    roll(state, "A", "red", "red", "2")
    assert state.ending == "cap"


def test_steal_may() -> None:
    """SI-28: PASS is legal and ends the turn."""
    state = table({"A": "Y1", "B": "R2", "C": "G1"}, steal="may")
    roll(state, "A", "red", "blue", "H")
    assert choices(state) == {"pass", "steal red 1"}
    play(state, "A pass")
    assert phase(state) == ("turn", "B")
    assert hand(state, "B") == ["R2"]
    state = table({"A": "Y1", "B": "R2", "C": "G1"}, steal="may")
    roll(state, "A", "red", "blue", "H")
    steal(state, "A", "red", "B", "R2")
    assert hand(state, "A") == ["R2", "Y1"]


# -- the war ----------------------------------------------------------------------------------------------------------


def test_stakes_hidden() -> None:
    """SI-40, SI-41: until the first reveal others see that a note lies there, and his notes as before."""
    state = table({"A": "Y9 Y2", "B": "R2 R3", "C": "G1"}, stakes="hidden")
    listen(state)
    play(state, "A Y9/40, B R2/5")
    assert phase(state) == ("join", "C")
    for other in ("B", "C", None):
        assert player(state, "A", by=other)["stake"] == "?"
        assert player(state, "A", by=other)["notes"] == [2, 2, 2, 2, 2]
        assert player(state, "A", by=other)["black"] == 250
    assert player(state, "A", by="A")["stake"] == 40
    assert player(state, "A", by="A")["notes"] == [2, 2, 2, 1, 2]
    assert {line["note"] for line in told(state, "staked", "C")} == {None}
    play(state, "C pass")
    for other in ("A", "B", "C", None):
        assert player(state, "A", by=other)["stake"] == 40
        assert player(state, "A", by=other)["notes"] == [2, 2, 2, 1, 2]
    assert [line["note"] for line in told(state, "stake_shown", "C")] == [40, 5]


def test_stakes_hidden_in_a_sampled_world() -> None:
    """Any value that he held, and his own is what it is."""
    state = table({"A": "Y9", "B": "R2 R3", "C": "G1"}, stakes="hidden", notes={"A": "5 20 50 50"})
    play(state, "A Y9/20, B R2/5")
    seen = Counter((player(world, "A", by="A")["stake"], world.notes_left(0)) for world in worlds(state, 2))
    assert set(seen) == {(5, 3), (20, 3), (50, 3)}
    assert {player(world, "A", by="A")["stake"] for world in worlds(state, 0)} == {20}


def worlds(state: SicilianosPlay, mind: int | None, count: int = 60) -> list[SicilianosPlay]:
    return [dream(state, mind, number) for number in range(count)]


def test_stakes_hidden_stay_shown_once_shown() -> None:
    """Also when the war is over in its first round and allies have to share."""
    state = war({"A": "Y8", "B": "K9", "C": "G1"}, "A Y8/40, B K9/5, C pass, A defect", stakes="hidden")
    assert phase(state) == ("split", "B")
    assert player(state, "A", by="C")["stake"] == 40
    assert player(state, "A", by="C")["notes"] == [2, 2, 2, 1, 2]
    assert {player(world, "A", by="A")["stake"] for world in worlds(state, 2)} == {40}


def test_lone_war_may_add() -> None:
    """SI-51: a lone player, or the host of a lone alliance, goes on until he does not."""
    state = war({"A": "Y9 Y2 Y3", "B": "G1", "C": "G2"}, "A Y9/5, B pass, C pass", lone_war="may_add")
    assert phase(state) == ("round", "A")
    play(state, "A Y2")
    assert phase(state) == ("round", "A")
    play(state, "A pass")
    assert phase(state) == ("shop", "A")
    hands = {"A": "Y8 Y2", "B": "K9 K2", "C": "G1"}
    state = war(hands, "A Y8/5, B K9/5, C pass, A defect", lone_war="may_add")
    assert phase(state) == ("round", "B")
    play(state, "B K2")
    assert phase(state) == ("split", "B")


FOUR = {"A": "Y9", "B": "R9", "C": "B4", "D": "G4", "E": "P2"}
FOUR_STEPS = "A Y9/5, B R9/10, C B4/20, D G4/40, E P2/50"


def test_tie_rule_second_only() -> None:
    """SI-81, SI-83: shared at the top and shared below: nobody; one alone below: he."""
    assert phase(war(FOUR, FOUR_STEPS)) == ("shop", "E")
    state = war(FOUR, FOUR_STEPS, tie_rule="second_only")
    assert told(state, "nobody_wins")
    assert bank(state) == {5: 5, 10: 5, 20: 5, 40: 5, 50: 5}
    state = war({"A": "Y9", "B": "R9", "C": "B4"}, "A Y9/5, B R9/5, C B4/5", tie_rule="second_only")
    assert phase(state) == ("shop", "C")


@pytest.mark.parametrize(
    ("options", "back"),
    [
        ({}, ""),
        ({"tied_stakes": "returned"}, "ABCD"),
        ({"tied_stakes": "returned", "tie_rule": "second_only"}, "ABCD"),
    ],
)
def test_tied_stakes_returned(options: dict[str, Value], back: str) -> None:
    """SI-89: families passed over for a tie take their notes back as black money."""
    state = war(FOUR, FOUR_STEPS, **options)
    end_war(state)
    black = {letter: money(state, letter)[0] for letter in "ABCDE"}
    stakes = {"A": 5, "B": 10, "C": 20, "D": 40, "E": 50}
    assert black == {letter: 250 if letter in back else 250 - stakes[letter] for letter in "ABCDE"}
    assert money(state, "E")[1] == (0 if "tie_rule" in options else 100)


def test_tied_stakes_returned_before_black_money_is_checked() -> None:
    """SI-101; a member of the family without an open card gets nothing back, a tie below the winner neither."""
    notes = {"A": "5", "B": "5"}
    hands = {"A": "Y9", "B": "R9", "C": "G1"}
    state = war(hands, "A Y9/5, B R9/5, C pass", notes=notes, tied_stakes="returned")
    assert not state.over
    assert money(state, "A")[0] == money(state, "B")[0] == 5
    state = war(hands, "A Y9/5, B R9/5, C pass", notes=notes)
    assert state.ending == "black_money"
    hands = {"A": "Y9", "B": "R4", "C": "B4"}
    state = war(hands, "A Y9/5, B R4/5, C B4/5, A shop antique", tied_stakes="returned")
    assert [money(state, letter)[0] for letter in "ABC"] == [245, 245, 245]
    hands = {"A": "K9 K2", "B": "R5 R11 R3", "C": "Y8"}
    steps = "A K9/5, B R5/5, C Y8/5, C defect, B bomb Y8, A K2, B R11, B pass"
    state = war(hands, steps, tied_stakes="returned")
    assert [line["strength"] for line in told(state, "strength")] == [11, 11]
    assert [money(state, letter)[0] for letter in "ABC"] == [250, 250, 245], "C's 8 was bombed"


def test_tied_stakes_with_second_only_looks_at_two_strengths() -> None:
    """Three shared strengths: the third was never looked at."""
    hands = {"A": "Y9", "B": "R9", "C": "B4", "D": "G4", "E": "P2", "F": "K2"}
    steps = "A Y9/5, B R9/5, C B4/5, D G4/5, E P2/5, F K2/5"
    state = war(hands, steps, tied_stakes="returned", tie_rule="second_only")
    assert [money(state, letter)[0] for letter in "ABCDEF"] == [250, 250, 250, 250, 245, 245]
    state = war(hands, steps, tied_stakes="returned")
    assert [money(state, letter)[0] for letter in "ABCDEF"] == [250] * 6


def test_special_order_single_pass() -> None:
    """SI-65 is off: each 8 or 5 at its owner's place."""
    hands = {"A": "R5 R2", "B": "K9 K2", "C": "Y8 Y2"}
    steps = "A R5/5, B K9/5, C Y8/5"
    assert phase(war(hands, steps)) == ("coat", "C")
    state = war(hands, steps, special_order="single_pass")
    assert phase(state) == ("bomb", "A")
    assert choices(state) == {"family", "bomb K9"}
    play(state, "A bomb K9")
    assert phase(state) == ("coat", "C"), "black is still a host"
    play(state, "C defect")
    assert phase(state) == ("round", "A")
    assert strengths(state) == [0, 4, None]


def test_special_order_single_pass_a_turncoat_bombed_before_its_place() -> None:
    """It is hit as a card of its own colour and not asked; a host or a lone family is looked for as it is then."""
    hands = {"A": "G5 G2", "B": "K9 K2", "C": "Y8 Y2"}
    state = war(hands, "A G5/5, B K9/5, C Y8/5", special_order="single_pass")
    assert choices(state) == {"family", "bomb Y8"}, "green bombs yellow, not black"
    play(state, "A bomb Y8")
    assert phase(state) == ("round", "A")
    hands = {"A": "Y8", "B": "K9 K2", "C": "G1"}
    state = war(hands, "A Y8/5, B K9/5, C pass, A defect", special_order="single_pass")
    assert phase(state) == ("split", "B"), "SI-51 after the queue"


def test_guard_scope_player() -> None:
    """SI-75: the host's 1 shields only his own cards; E-30 has the rest."""
    hands = {"A": "K1 K9", "B": "R5 R2", "C": "Y8"}
    steps = "A K1/5, B R5/5, C Y8/5, C defect"
    assert choices(war(hands, steps)) == {"family", "bomb K1"}
    assert choices(war(hands, steps, guard_scope="player")) == {"family", "bomb K1", "bomb Y8"}


def test_bombed_out() -> None:
    """SI-77 is off: without an open card he drops out, by a bomb or by his own; SI-51 after every bomb queue."""
    hands = {"A": "R5 R7", "B": "B3 B9", "C": "Y2 Y3"}
    state = war(hands, "A R5/5, B B3/5, C Y2/5, A bomb B3", bombed_out="out")
    assert lane(state, "A")["status"] == lane(state, "B")["status"] == "dropped"
    assert told(state, "wins")[0]["seat"] == 2, "one family is left: at once"
    assert phase(state) == ("shop", "C")
    state = war({**hands, "C": "G1"}, "A R5/5, B B3/5, C pass, A bomb B3", bombed_out="out")
    assert told(state, "nobody_wins"), "no family is left"


def test_bombed_out_later_and_with_a_second_family() -> None:
    hands = {"A": "R2 R5 R7", "B": "B3 B9", "C": "Y2 Y3", "D": "P1"}
    steps = "A R2/5, B B3/5, C Y2/5, D pass, A R5, B pass, C pass"
    state = war(hands, steps, bombed_out="out")
    assert phase(state) == ("bomb", "A")
    play(state, "A bomb B3")
    assert phase(state) == ("round", "A")
    assert lane(state, "A")["status"] == "active", "he still has his 2"
    assert refused(state, "B", "B9") == "SI-50"


def test_bombed_out_a_family_lives_on_in_its_turncoat() -> None:
    """SI-52: he no longer counts unless an open turncoat serves him."""
    hands = {"A": "K9 K4", "B": "R5 R3", "C": "Y8"}
    state = war(hands, "A K9/40, B R5/20, C Y8/10, C defect, B bomb K9", bombed_out="out")
    assert lane(state, "A")["status"] == "dropped"
    assert phase(state) == ("shop", "C"), "the only family left is black, with the 8 alone"
    assert money(state, "C")[1] == 20


def test_bombed_out_is_no_host() -> None:
    """SI-62, where a bomb can come before a turncoat."""
    hands = {"A": "R5 R2", "B": "K9 K2", "C": "Y8 Y2"}
    options: dict[str, Value] = {"special_order": "single_pass", "bombed_out": "out"}
    state = war(hands, "A R5/5, B K9/5, C Y8/5, A bomb K9", **options)
    assert phase(state) == ("shop", "C")
    assert told(state, "strength")[2]["strength"] == 8
