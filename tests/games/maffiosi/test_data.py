"""The components of Maffiosi against the tables of section 2 of its rules, copied here, and what section 2.5 claims."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from sitdown.games.maffiosi import GAME
from sitdown.games.maffiosi.actions import ACTIONS
from sitdown.games.maffiosi.data import BLAST, DATA, DECK, GANGS, OBJECTS, OPPOSITE, WITHOUT_SCRAM
from tests.games.maffiosi.helpers.invariant import chairs_of
from tests.games.maffiosi.helpers.positions import player, start

GANG_ROWS = """
    3 1 2 2 5 10 30 20/10/5 120; 4 1 1 2 3 7 28 20/10/2 90; 5 1 1 1 3 6 30 20/10/0 70; 6 1 1 1 2 5 30 20/8/0 60
"""
OBJECT_COUNTS = {"cafe": 2, "restaurant": 2, "casino": 2, "till": 1, "revolver": 7, "knife": 5, "drink": 9, "": 2}
CARD_COUNTS = {"stab": 10, "fire": 10, "order": 9, "pass": 6, "kaboom": 5, "nightcap": 4, "scram": 2, "move": 14}
CHAIR_ROWS = """
    1 top 2 30 27 casino C bH gH gK bG; 2 top 3 1 26 drink . yG rG rH pB; 3 top 4 2 25 revolver . bK yH oH bH;
    4 top 5 3 24 cafe D rH bH bG gG; 5 top 6 4 23 drink E yH yK oH oH; 6 top 7 5 22 revolver . rH rB yH bK;
    7 top 8 6 21 drink . yH bK bB yG; 8 top 9 7 20 revolver F rB gB gH rB; 9 top 10 8 19 knife . yH yH rG yH;
    10 top 11 9 18 restaurant G bG rH yK oG; 11 top 12 10 17 revolver . rH bB rH gK; 12 top 13 11 16 - H bG rK gH bB;
    13 right 14 12 0 drink . rK gK oH rH; 14 right 15 13 0 - I yK rK yH yH; 15 right 16 14 0 drink J bB gH bK rK;
    16 bottom 17 15 12 knife K yB bG oG gH; 17 bottom 18 16 11 cafe L bK - gG pG;
    18 bottom 19 17 10 revolver M yH yK rK gB; 19 bottom 20 18 9 drink N bH rH yB oH;
    20 bottom 21 19 8 casino O yG yH bH yK; 21 bottom 22 20 7 knife P rG gG yG pH;
    22 bottom 23 21 6 drink Q bH bK bH oB;
    23 bottom 24 22 5 drink . rG gH gH gH; 24 bottom 25 23 4 revolver . yK yB yH yB;
    25 bottom 26 24 3 restaurant R rH gK rH pK; 26 bottom 27 25 2 drink . bH yG bH rG;
    27 bottom 28 26 1 revolver A rK bH oB oK; 28 left 29 27 0 knife . bH rH gB bH; 29 left 30 28 0 till B yH - oK rH;
    30 left 1 29 0 knife . rH bH rB pH
"""
SEATINGS = pytest.mark.parametrize("players", [3, 4, 5, 6])


def rows(table: str) -> list[list[str]]:
    return [row.split() for row in table.split(";")]


LEFT = {int(row[0]): int(row[2]) for row in rows(CHAIR_ROWS)}
RIGHT = {int(row[0]): int(row[3]) for row in rows(CHAIR_ROWS)}
ACROSS = {int(row[0]): int(row[4]) for row in rows(CHAIR_ROWS)}
THING = {int(row[0]): row[5] for row in rows(CHAIR_ROWS)}
AT_LETTER = {row[6]: int(row[0]) for row in rows(CHAIR_ROWS) if row[6] != "."}


def seating(players: int) -> dict[int, str]:
    """Who sits where at the start, from the table of the rules."""
    return {int(row[0]): row[players + 4] for row in rows(CHAIR_ROWS) if row[players + 4] != "-"}


def threats(men: dict[int, str], chair: int) -> int:
    """The enemies who could stab or shoot the man on this chair."""
    found = 0
    for enemy in (LEFT[chair], RIGHT[chair], ACROSS[chair]):
        if enemy not in men or men[enemy][0] == men[chair][0]:
            continue
        weapon, carrier = ("revolver", "G") if enemy == ACROSS[chair] else ("knife", "K")
        found += THING[enemy] == weapon or men[enemy][1] == carrier
    return found


# -- the tables -------------------------------------------------------------------------------------------------------


def test_the_components_are_those_of_section_2_1() -> None:
    """MA-2, MA-3."""
    components = {key: value for key, value in DATA["components"].items() if key != "provenance"}
    counts = {"chairs": 30, "gangsters": 48, "action_cards": 60, "cakes": 6, "sleep_tokens": 18, "menus": 6}
    assert components == counts
    colours = {colour["id"]: colour["gangsters"] for colour in DATA["colour"]}
    assert colours == {"yellow": 10, "red": 10, "blue": 10, "green": 7, "orange": 6, "purple": 5}
    assert list(colours) == ["yellow", "red", "blue", "green", "orange", "purple"], "the turn order (MA-1)"
    assert sum(colours.values()) == 48


def test_each_colour_has_the_men_that_it_ever_needs() -> None:
    """MA-1, MA-2, section 2.1."""
    for place, colour in enumerate(DATA["colour"]):
        needed = [sum(int(n) for n in row[1:5]) for row in rows(GANG_ROWS) if int(row[0]) > place]
        assert colour["gangsters"] == max(needed)


def test_the_four_types_are_those_of_section_2_2() -> None:
    """MA-32, MA-35."""
    types = [(kind["id"], kind["letter"], kind["carries"]) for kind in DATA["gangster"]]
    boss, heavy = ("boss", "B", ""), ("heavy", "H", "")
    assert types == [boss, ("gunman", "G", "revolver"), ("knifer", "K", "knife"), heavy]


def test_gangs_and_pots_are_those_of_section_2_3() -> None:
    """MA-2."""
    for gang, row in zip(DATA["gang"], rows(GANG_ROWS), strict=True):
        kinds = [gang[kind] for kind in ("boss", "gunman", "knifer", "heavy")]
        notes = gang["notes"]
        printed = [gang["players"], *kinds, sum(kinds), sum(kinds) * gang["players"]]
        assert [str(number) for number in printed] == row[:7]
        assert "/".join(map(str, notes)) == row[7]
        assert notes[0] + 5 * notes[1] + 10 * notes[2] == gang["pot"] == int(row[8])
        ones, fives, tens = gang["short_notes"]
        assert 2 * (ones + 5 * fives + 10 * tens) == gang["pot"], "section 9: halved"


def test_what_lies_on_the_table_is_that_of_section_2_4() -> None:
    """MA-18, MA-20, MA-32, MA-35, MA-46."""
    assert {thing["id"]: thing["count"] for thing in DATA["object"]} | {"": 2} == OBJECT_COUNTS
    assert Counter(OBJECTS) == OBJECT_COUNTS
    businesses = {thing["id"] for thing in DATA["object"] if thing["use"] == "business"}
    assert businesses == {"cafe", "restaurant", "casino"}
    uses = {thing["id"]: thing["use"] for thing in DATA["object"] if thing["id"] not in businesses}
    assert uses == {"till": "till", "revolver": "weapon", "knife": "weapon", "drink": "drink"}


def test_the_chairs_are_those_of_section_2_5() -> None:
    """MA-4."""
    for chair, row in zip(DATA["chair"], rows(CHAIR_ROWS), strict=True):
        printed = [chair["number"], chair["side"], chair["opposite"], chair["object"] or "-", chair["letter"] or "."]
        assert [str(value) for value in printed] == [row[0], row[1], row[4], row[5], row[6]]
        assert [man or "-" for man in chair["seating"]] == row[7:]


def test_the_tables_read_in_play_say_what_is_printed() -> None:
    """MA-14, MA-37: neighbours round the corners, and nobody opposite the crossed chairs."""
    for chair in range(1, 31):
        assert OPPOSITE[chair] == ACROSS[chair]
        assert chairs_of(BLAST[chair]) == {chair, LEFT[chair], RIGHT[chair]}
    for players, gang in zip((3, 4, 5, 6), GANGS, strict=True):
        for place, colour in enumerate("yrbgop"):
            sits = {chair for chair, man in seating(players).items() if man[0] == colour}
            assert chairs_of(gang.men[place]) == sits
        for kind, letter in enumerate("BGKH"):
            assert chairs_of(gang.kin[kind]) == {chair for chair, man in seating(players).items() if man[1] == letter}


def test_the_cards_are_those_of_section_2_6() -> None:
    """MA-3, MA-53."""
    assert {card["id"]: card["count"] for card in DATA["card"]} == CARD_COUNTS
    assert list(CARD_COUNTS) == [card["id"] for card in DATA["card"]], "numbered in table order"
    assert {card["id"] for card in DATA["card"] if card["after"] == "out"} == {"scram"}
    names = list(CARD_COUNTS)
    assert Counter(names[kind] for kind in DECK) == CARD_COUNTS
    assert Counter(names[kind] for kind in WITHOUT_SCRAM) == Counter(CARD_COUNTS | {"scram": 0, "move": 16}) + Counter()


def test_the_figures_of_a_turn() -> None:
    """MA-3, MA-17 to MA-20, MA-30, MA-46."""
    figures = {key: value for key, value in DATA["turn"].items() if key != "provenance"}
    once = {"hand": 5, "boss": 1, "business": 1, "monopoly": 2, "till": 2, "glasses": 3, "notes": [1, 5, 10]}
    assert figures == once


def test_the_actions_are_the_73_of_section_12() -> None:
    """Ints 0 to 72, kind by kind."""
    starts = {"play": 0, "discard": 8, "chair": 16, "pass": 46, "boom": 58, "piece": 64, "finish": 72}
    assert {kind.name: kind.start for kind in ACTIONS.kinds} == starts
    assert len(ACTIONS) == 73
    assert ACTIONS.encode("chair", 30) == 15 + 30
    assert ACTIONS.encode("pass", 4, 1) == 46 + 2 * 4 + 1
    assert ACTIONS.encode("piece", 3, 1) == 64 + 2 * 3 + 1


def test_the_bound_is_that_of_section_11() -> None:
    """MA-65: under 40,000 decisions whatever the number of players; 4,000 for each idle round that is allowed."""
    for stall in (5, 10, 20):
        options = {option.name: option.default for option in GAME.options} | {"stall_rounds": stall}
        for players in (3, 4, 5, 6):
            assert 0 < GAME.bound(players, options) <= 4000 * stall


# -- why it is sound --------------------------------------------------------------------------------------------------


def test_the_table_is_made_as_section_2_5_says() -> None:
    """MA-37: sides, neighbours and opposites."""
    sides = Counter(row[1] for row in rows(CHAIR_ROWS))
    assert sides == {"top": 12, "right": 3, "bottom": 12, "left": 3}
    for row in rows(CHAIR_ROWS):
        chair = int(row[0])
        assert LEFT[chair] == chair % 30 + 1
        assert RIGHT[LEFT[chair]] == chair
        assert ACROSS[chair] == (28 - chair if row[1] in ("top", "bottom") else 0)
    assert all(ACROSS[chair] for chair, thing in THING.items() if thing == "revolver")


def test_every_business_faces_a_revolver_and_the_till_sits_between_knives() -> None:
    """MA-35, MA-37, section 2.5."""
    businesses = [chair for chair, thing in THING.items() if thing in ("cafe", "restaurant", "casino")]
    assert len(businesses) == 6
    assert all(THING[ACROSS[chair]] == "revolver" for chair in businesses)
    (till,) = (chair for chair, thing in THING.items() if thing == "till")
    assert ACROSS[till] == 0
    assert THING[LEFT[till]] == THING[RIGHT[till]] == "knife"


def test_the_letters_fit_the_worked_situations() -> None:
    """The constraints of section 10, and letters clockwise in alphabetical order."""
    at = AT_LETTER
    assert sorted(at) == list("ABCDEFGHIJKLMNOPQR")
    turned = [(at[letter] - at["A"]) % 30 for letter in sorted(at)]
    assert turned == sorted(turned)
    assert THING[at["B"]] == "till"
    assert THING[at["D"]] == THING[at["L"]] == "cafe"
    assert THING[at["O"]] == THING[at["C"]] == "casino"
    assert THING[at["R"]] == THING[at["G"]] == "restaurant"
    assert THING[at["F"]] == "revolver"
    assert THING[at["P"]] == "knife"
    assert THING[at["E"]] == THING[at["N"]] == "drink"
    assert THING[at["H"]] == "-"
    assert THING[at["A"]] == "revolver"
    assert at["O"] in (LEFT[at["P"]], RIGHT[at["P"]])
    assert ACROSS[at["F"]] == at["O"]
    assert [LEFT[at["I"]], LEFT[at["J"]]] == [at["J"], at["K"]]
    assert at["P"] == RIGHT[at["Q"]]
    assert at["N"] == LEFT[at["M"]]
    assert at["L"] == RIGHT[at["M"]]
    assert at["D"] == RIGHT[at["E"]]


@SEATINGS
def test_each_gang_is_seated_whole(players: int) -> None:
    """MA-2, MA-4: with four players the till and one café are free."""
    counted = Counter(seating(players).values())
    boss, gunman, knifer, heavy = (int(n) for n in rows(GANG_ROWS)[players - 3][1:5])
    for colour in "yrbgop"[:players]:
        assert [counted[colour + kind] for kind in "BGKH"] == [boss, gunman, knifer, heavy]
    assert len(seating(players)) == int(rows(GANG_ROWS)[players - 3][6])
    assert set(range(1, 31)) - set(seating(players)) == ({17, 29} if players == 4 else set())


@SEATINGS
def test_nobody_sits_beside_or_opposite_his_own_colour(players: int) -> None:
    """MA-4, section 2.5."""
    men = seating(players)
    for chair, man in men.items():
        for near in (LEFT[chair], ACROSS[chair]):
            assert near not in men or men[near][0] != man[0], f"{chair} and {near}"


@SEATINGS
def test_most_are_threatened_and_every_boss_by_one_or_two(players: int) -> None:
    """MA-4, section 2.5: 70 to 80 %; the rulebook wants "most"."""
    men = seating(players)
    assert all(threats(men, chair) in (1, 2) for chair, man in men.items() if man[1] == "B")
    share = sum(threats(men, chair) > 0 for chair in men) / len(men)
    assert 0.70 <= share <= 0.80


@SEATINGS
def test_nobody_starts_with_a_monopoly(players: int) -> None:
    """MA-4, MA-19, section 2.5."""
    men = seating(players)
    for business in ("cafe", "restaurant", "casino"):
        one, other = (chair for chair, thing in THING.items() if thing == business)
        assert men.get(one, "-")[0] != men.get(other, "?")[0]


@pytest.mark.parametrize("incomes", [[4, 3, 4], [2, 2, 2, 3], [2, 2, 3, 3, 2], [2, 2, 2, 2, 2, 3]])
def test_first_incomes(incomes: list[int]) -> None:
    """MA-17 to MA-20, section 2.5."""
    state = start(len(incomes))
    colours = ["yellow", "red", "blue", "green", "orange", "purple"][: len(incomes)]
    assert [player(state, colour)["income"] for colour in colours] == incomes


# -- where it comes from ----------------------------------------------------------------------------------------------


def entries() -> list[tuple[str, dict[str, Any]]]:
    lists = [(name, entry) for name, found in DATA.items() if isinstance(found, list) for entry in found]
    return [(f"{name} {entry.get('id') or entry.get('number') or entry.get('name')}", entry) for name, entry in lists]


def test_every_entry_says_where_it_comes_from() -> None:
    """R, P, D or X for each entry of a list and each key of a table; a key that differs is a key there is."""
    letters = re.compile(r"[RPDX](, [RPDX])*")
    lists = {name for name, found in DATA.items() if isinstance(found, list)}
    assert lists == {"colour", "gangster", "gang", "object", "chair", "card", "option"}
    for name, entry in entries():
        assert letters.fullmatch(entry["provenance"]), name
        for key, value in entry.items():
            if key.endswith("_provenance"):
                assert letters.fullmatch(value), (name, key)
                assert key.removesuffix("_provenance") in entry, (name, key)
    for name in set(DATA) - lists:
        found = DATA[name]
        assert set(found["provenance"]) == set(found) - {"provenance"}, name
        assert all(letters.fullmatch(value) for value in found["provenance"].values()), name


def test_what_is_reconstructed_says_so() -> None:
    """Section 1: the order of the objects, the crossed chairs, the card counts and the four seatings are X."""
    assert all(chair["provenance"] == "X" for chair in DATA["chair"])
    assert all(not {"seating_provenance", "opposite_provenance"} & set(chair) for chair in DATA["chair"])
    assert all(card["provenance"] == "R" and card["count_provenance"] == "X" for card in DATA["card"])
    assert GAME.printed()["ours"] == {"chairs": True, "cards": True}, "the pages are told"
