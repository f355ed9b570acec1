"""The rules of Sicilianos, SI-1 to SI-28: setup, draft, dice, taking, looking, stealing."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sitdown.engine import BadOption, Illegal, Rng
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.data import FAMILIES
from sitdown.testing import listen
from tests.games.sicilianos.helpers.positions import play, roll, start, table, war
from tests.games.sicilianos.helpers.sight import (
    bank,
    choices,
    copy,
    hand,
    phase,
    pile,
    player,
    refused,
    see,
    told,
    true_pile,
)

NINE = "Y1 Y2 Y3 K1 K2 P1 P2 B1 B2"
TEN = NINE + " B3"


def truth_of_piles(seats: int, seed: object) -> list[list[str]]:
    state = start(seats, seed)
    return [true_pile(state, letter) for letter in "YRBKGP"]


# -- general ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [0, 1, 2, 7])
def test_SI_1_three_to_six_players(seats: int) -> None:
    with pytest.raises(Illegal) as error:
        GAME.start(seats)
    assert error.value.rule == "SI-1"
    assert list(GAME.seats) == [3, 4, 5, 6]


def test_SI_2_only_the_one_who_is_asked_may_act() -> None:
    state = table({"A": "Y1", "B": "R1", "C": "B1"})
    assert state.turn() == [0]
    assert state.legal(1) == state.legal(2) == []
    assert refused(state, "B", "roll") == refused(state, "C", "B1") == "SI-2"


@pytest.mark.parametrize(("seats", "notes"), [(3, 8), (4, 6), (5, 4), (6, 2)])
def test_SI_3_two_black_notes_of_each_value(seats: int, notes: int) -> None:
    state = start(seats)
    for seat in range(seats):
        assert see(state)["players"][seat]["notes"] == [2, 2, 2, 2, 2]
        assert see(state)["players"][seat]["black"] == 250
    assert bank(state) == dict.fromkeys((5, 10, 20, 40, 50), notes)
    assert sum(value * count for value, count in bank(state).items()) == {3: 1000, 4: 750, 5: 500, 6: 250}[seats]


def test_SI_4_piles_of_one_colour_shuffled_each() -> None:
    """Eleven family cards and three businesses of each colour, face down; each shuffle is its own."""
    state = start(3)
    for letter, lying in zip("YRBKGP", see(state)["piles"], strict=True):
        assert lying["cards"] == [f"{letter}?"] * 11
        assert lying["businesses"] == 3
    deals = [truth_of_piles(3, seed) for seed in range(60)]
    for deal in deals:
        for letter, cards in zip("YRBKGP", deal, strict=True):
            assert sorted(cards) == sorted(f"{letter}{value}" for value in range(1, 12))
    tops = Counter(cards[0][1:] for deal in deals for cards in deal)
    assert len(tops) == 11
    assert max(tops.values()) < 65
    assert len({tuple(card[1:] for card in cards) for cards in deals[0]}) == 6


def test_SI_5_the_first_player_is_drawn_and_play_goes_clockwise() -> None:
    firsts = Counter(start(4, seed).turn()[0] for seed in range(400))
    assert sorted(firsts) == [0, 1, 2, 3]
    assert min(firsts.values()) > 70
    state = start(4, 3)
    first = state.turn()[0]
    order = []
    while see(state)["phase"] == "draft":
        order += state.turn()
        state.play(state.choices()[0])
    assert order == [(first + i) % 4 for i in range(16)]
    assert state.turn() == [first]
    state = table({"A": "Y1"}, seats=4, turn="D")
    roll(state, "D", "red", "red", "2")
    assert phase(state) == ("turn", "A")


@pytest.mark.parametrize("seats", [3, 6])
def test_SI_5_the_table_names_who_begins(seats: int) -> None:
    """Option `first_seat`; a seat that is not there is refused by the option's name."""
    for first in range(seats):
        for deal in ("draft", "random"):
            assert start(seats, "named", first_seat=first, deal=deal).turn() == [first]
    for wrong in (seats, 6, -1, "A"):
        with pytest.raises(BadOption) as error:
            GAME.start(seats, 0, {"first_seat": wrong})
        assert (error.value.field, error.value.rule) == ("first_seat", "")


def test_SI_6_four_cards_of_four_colours() -> None:
    state = start(5, "draft")
    tops = {letter: true_pile(state, letter)[0] for letter in "YRBKGP"}
    first = "ABCDE"[state.first]
    play(state, f"{first} take green")
    assert hand(state, first) == [tops["G"]]
    assert len(pile(state, "G")) == 10
    while see(state)["phase"] == "draft":
        assert len(choices(state)) == 6 - player(state, "ABCDE"[state.asked()])["hand_size"]
        state.play(random.Random(state.asked()).choice(state.choices()))
    for seat in range(5):
        assert sorted(see(state)["players"][seat]["colours"]) == [0, 0, 1, 1, 1, 1]


def test_SI_7_nothing_from_an_empty_pile() -> None:
    state = table({"A": "Y1"}, piles={"R": ""})
    roll(state, "A", "red", "green", "1")
    assert "take red" not in choices(state)
    assert refused(state, "A", "take red") == "SI-7"


def test_SI_8_only_what_the_phase_offers() -> None:
    state = table({"A": "Y1"})
    assert choices(state) == {"roll", "place Y1"}
    for what in ("pass", "take red", "peek red", "pick Y1", "/5", "family", "defect", "bomb Y1", "money"):
        assert refused(state, "A", what) == "SI-8"


def test_SI_9_nothing_after_the_end() -> None:
    state = war({"A": "R9", "B": "Y2", "C": "Y3"}, "A R9/5, B Y2/50, A shop pizzeria", notes={"B": "50"})
    assert state.over
    assert {refused(state, letter, action) for letter in "ABC" for action in range(254)} == {"SI-9"}


# -- the turn ---------------------------------------------------------------------------------------------------------


def test_SI_10_roll_or_start_a_war() -> None:
    state = table({"A": "Y1 K5 K7"})
    assert choices(state) == {"roll", "place Y1", "place K5", "place K7"}


def test_SI_11_no_hand_exceeds_ten() -> None:
    """Whatever the dice say; the invariant of the battery holds it over whole plays."""
    for colours in (("red", "green"), ("red", "red"), ("red", "blue")):
        state = table({"A": NINE})
        roll(state, "A", *colours, "2")
        if see(state)["phase"] == "take2":
            state.play(state.choices()[0])
        assert player(state, "A")["hand_size"] == 10


def test_SI_13_only_a_card_in_hand() -> None:
    state = table({"A": "Y1", "B": "R1"})
    assert refused(state, "A", "R1") == refused(state, "A", "Y2") == "SI-13"
    empty = table({"A": ""})
    assert choices(empty) == {"roll"}


def test_SI_14_colours_are_for_all_values_for_the_owner() -> None:
    state = table({"A": "Y1 Y9 K5", "B": "R1"})
    assert hand(state, "A") == ["K5", "Y1", "Y9"]
    for other in ("B", "C", None):
        assert hand(state, "A", by=other) == ["K?", "Y?", "Y?"]
        assert player(state, "A", by=other)["colours"] == [2, 0, 0, 1, 0, 0]


# -- dice -------------------------------------------------------------------------------------------------------------


def rolls(count: int, influence_die: str = "222") -> tuple[Counter[str], Counter[tuple[str, str]]]:
    """How often each sign and each pair of colours fell."""
    base = table({"A": "Y1", "B": "", "C": ""}, influence_die=influence_die)
    signs: Counter[str] = Counter()
    colours: Counter[tuple[str, str]] = Counter()
    for number in range(count):
        state = copy(base)
        state.rng = Rng.seeded(number)
        listen(state)
        state.apply(0, 0)
        line = told(state, "rolled")[0]
        assert isinstance(line["colours"], list)
        signs[str(line["influence"])] += 1
        colours[str(line["colours"][0]), str(line["colours"][1])] += 1
    return signs, colours


def test_SI_20_three_dice_together() -> None:
    """36 pairs of colours alike, and the signs 2, 1 and hand a third each; section 7."""
    signs, colours = rolls(3600)
    assert len(colours) == 36
    assert all(60 < count < 145 for count in colours.values())
    assert set(signs) == {"2", "1", "H"}
    assert all(1100 < count < 1300 for count in signs.values())
    phases = {}
    for sign in "21H":
        state = table({"A": "Y1", "B": "R2"})
        roll(state, "A", "red", "blue", sign)
        phases[sign] = phase(state)
        shown = (see(state)["dice"], see(state)["influence"])
        assert shown == ((None, None) if sign == "2" else (["red", "blue"], sign))
    assert phases == {"2": ("turn", "B"), "1": ("take1", "A"), "H": ("steal", "A")}


def test_SI_21_a_card_for_each_die() -> None:
    state = table({"A": "Y1"})
    want = [true_pile(state, "R")[0], true_pile(state, "P")[0], "Y1"]
    roll(state, "A", "purple", "red", "2")
    assert hand(state, "A") == sorted(want)
    state = table({"A": "Y1"})
    want = [*true_pile(state, "R")[:2], "Y1"]
    roll(state, "A", "red", "red", "2")
    assert hand(state, "A") == sorted(want)
    assert len(pile(state, "R")) == 9


def test_SI_22_with_nine_cards_one() -> None:
    """The choice is asked only where there is one: ruling 31."""
    state = table({"A": NINE})
    roll(state, "A", "green", "red", "2")
    assert choices(state) == {"take red", "take green"}
    assert refused(state, "A", "take blue") == "SI-22"
    top = true_pile(state, "G")[0]
    play(state, "A take green")
    assert hand(state, "A") == sorted([*NINE.split(), top])
    for double in ("red", "green"):
        state = table({"A": NINE})
        roll(state, "A", double, double, "2")
        assert player(state, "A")["hand_size"] == 10
        assert phase(state) == ("turn", "B")
    state = table({"A": NINE}, piles={"R": ""})
    roll(state, "A", "red", "green", "2")
    assert phase(state) == ("turn", "B")
    assert player(state, "A")["colours"] == [3, 0, 2, 2, 1, 2]


def test_SI_23_only_what_is_in_stock() -> None:
    state = table({"A": "Y1"}, piles={"R": ""})
    roll(state, "A", "red", "green", "2")
    assert [card[0] for card in hand(state, "A")] == ["G", "Y"]
    state = table({"A": "Y1"}, piles={"R": ""})
    roll(state, "A", "red", "red", "2")
    assert hand(state, "A") == ["Y1"]
    assert phase(state) == ("turn", "B")


def test_SI_24_any_top_card() -> None:
    state = table({"A": "Y1"})
    roll(state, "A", "red", "green", "1")
    assert {f"take {colour}" for colour in FAMILIES} <= choices(state)
    top = true_pile(state, "P")[0]
    play(state, "A take purple")
    assert hand(state, "A") == sorted([top, "Y1"])
    assert phase(state) == ("turn", "B")


def test_SI_25_look_through_a_rolled_pile() -> None:
    state = table({"A": "Y1"}, piles={"R": ""})
    roll(state, "A", "red", "green", "1")
    assert {what for what in choices(state) if what.startswith("peek")} == {"peek green"}
    assert refused(state, "A", "peek red") == refused(state, "A", "peek blue") == "SI-25"
    play(state, "A peek green")
    assert see(state, "A")["choosing"]["pile"] == true_pile(state, "G")
    state = table({"A": "Y1"}, piles={"R": ""})
    roll(state, "A", "red", "red", "1")
    assert choices(state) == {f"take {colour}" for colour in FAMILIES if colour != "red"}


def test_SI_26_one_card_of_that_pile_and_the_rest_unchanged() -> None:
    for picked in ("G4", "G9", "G1", "G7"):
        state = table({"A": "Y1"}, piles={"G": "4 9 1 7"})
        roll(state, "A", "red", "green", "1")
        play(state, "A peek green")
        assert choices(state) == {"pick G4", "pick G9", "pick G1", "pick G7"}
        assert {refused(state, "A", what) for what in ("pass", "pick G2", "pick R1")} == {"SI-26"}
        play(state, f"A pick {picked}")
        assert hand(state, "A") == sorted([picked, "Y1"])
        assert true_pile(state, "G") == [card for card in ("G4", "G9", "G1", "G7") if card != picked]
        assert phase(state) == ("turn", "B")


def test_SI_27_a_card_by_chance_of_a_colour_by_choice() -> None:
    base = table({"A": "", "B": "R2 R9 B3", "C": "R4 Y1 G1"})
    roll(base, "A", "red", "blue", "H")
    assert choices(base) == {"steal red 1", "steal blue 1", "steal red 2"}
    taken: Counter[str] = Counter()
    for number in range(400):
        state = copy(base)
        state.rng = Rng.seeded(number)
        play(state, "A steal red B")
        taken[hand(state, "A")[0]] += 1
        assert len(hand(state, "B")) == 2
    assert set(taken) == {"R2", "R9"}
    assert 160 < taken["R2"] < 240
    assert phase(state) == ("turn", "B")


def test_SI_28_no_other_theft() -> None:
    state = table({"A": "R1 G2", "B": "R2 Y9", "C": "G4"})
    roll(state, "A", "red", "blue", "H")
    assert choices(state) == {"steal red 1"}
    for what in ("steal yellow B", "steal red C", "steal green C", "steal blue B", "pass"):
        assert refused(state, "A", what) == "SI-28"
    state = table({"A": "R1 B2", "B": "Y9", "C": "G4"})
    roll(state, "A", "red", "blue", "H")
    assert phase(state) == ("turn", "B")
