"""Sicilianos drawn in a terminal: as wide as it may be, as true as its view, and in the reader's own words."""

from __future__ import annotations

import json
import re
from typing import Any

from sitdown.engine.game import View
from sitdown.engine.words import words_of
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.data import FAMILIES, FOLDER, LETTERS, TYPE_IDS
from tests.games.sicilianos.helpers.positions import roll, steal, table, war
from tests.games.sicilianos.test_words import TABLES, in_both, moments

WIDEST = 100


def players_of(view: View) -> list[dict[str, Any]]:
    players = view["players"]
    assert isinstance(players, list)
    return players


def piles_of(view: View) -> list[dict[str, Any]]:
    piles = view["piles"]
    assert isinstance(piles, list)
    return piles


@in_both
def test_a_drawing_is_narrow_and_names_nothing_that_its_view_does_not_hold(lang: str) -> None:
    words = words_of(FOLDER, lang)
    ids, seen = in_short(lang), 0
    for number, (seats, options) in enumerate(TABLES):
        for step, state in enumerate(moments(seats, options, f"drawings-{number}")):
            if step % 6 and not state.over:
                continue
            for view in (state.view(number % seats), state.view(None), state.open_view()):
                drawn = GAME.draw(view, lang)
                assert max(len(line) for line in drawn.split("\n")) <= WIDEST, drawn
                held = json.dumps(view)
                cards = [ids[letter] + value for letter, value in re.findall(rf"\b({'|'.join(ids)})(\d+)\b", drawn)]
                assert {card for card in cards if f'"{card}"' not in held} == set()
                seen += len(cards)
                for kind in TYPE_IDS:
                    named = words.say(f"short-{kind}") in drawn or words.say(f"type-{kind}") in drawn
                    assert not named or kind in held or view["over"], drawn
                if not view["over"]:
                    assert_piles_are_those_of(view, drawn, lang)
    assert seen > 0


def in_short(lang: str) -> dict[str, str]:
    """What a drawing calls a colour where room is short, and the letter of the ids that it stands for."""
    words = words_of(FOLDER, lang)
    return {words.say(f"letter-{family}"): letter for family, letter in zip(FAMILIES, LETTERS, strict=True)}


def test_no_english_letter_stands_for_a_dutch_colour() -> None:
    """Each begins as the colour does, and no two are alike; an id stays what it is in the record."""
    for short, letter in in_short("nl").items():
        family = FAMILIES[LETTERS.index(letter)]
        assert words_of(FOLDER, "nl").say(f"colour-{family}").startswith(short)
    assert len(in_short("nl")) == len(in_short("en")) == 6
    state = war({"A": "Y8 Y2", "B": "K9 K2", "C": "R3 R4"}, "A Y8/5, B K9/5, C R3/5, A defect, B K2")
    for view in (state.view(1), state.view(0), state.open_view()):
        drawn = GAME.draw(view, "nl")
        assert re.findall(r"\b[YRBKGP](?:\d+|\?|\b)", drawn) == [], drawn
        assert "ge8=4" in drawn
    assert "zw9 (zw2)" in GAME.draw(state.view(1), "nl")
    assert "zw9 zw?" in GAME.draw(state.view(0), "nl")


def assert_piles_are_those_of(view: View, drawn: str, lang: str) -> None:
    """In the row of each pile stands what the view knows of it, and nothing else."""
    for pile in piles_of(view):
        colour = words_of(FOLDER, lang).say(f"colour-{pile['colour']}")
        row = next(line for line in drawn.split("\n") if re.match(rf" ({'|'.join(in_short(lang))})  {colour} ", line))
        known = [card[1:] for card in pile["cards"]]
        assert row.split()[-1 - len(known) :] == [str(pile["size"]), *known]


@in_both
def test_the_owner_sees_the_hand_and_an_open_view_shows_everything(lang: str) -> None:
    words = words_of(FOLDER, lang)
    for number, (seats, options) in enumerate(TABLES[:3]):
        for step, state in enumerate(moments(seats, options, f"open-{number}")):
            if step % 7 or state.over:
                continue
            view, truth = state.view(0), state.open_view()
            hand = GAME.draw(view, lang).split(words.say("table-your-hand"))[-1]
            for colour, (short, letter) in zip(FAMILIES, in_short(lang).items(), strict=True):
                mine = [int(card[1:]) for card in players_of(view)[0]["hand"] if card[0] == letter]
                row = rf"{short} {words.say(f'colour-{colour}')} +{sum(mine)}: "
                assert bool(mine) == bool(re.search(row, hand)), hand
            drawn = " ".join(GAME.draw(truth, lang).split())
            for player in players_of(truth):
                called = {letter: short for short, letter in in_short(lang).items()}
                assert all(called[card[0]] + card[1:] in drawn for card in player["hand"])
            in_lanes = truth["war"] is not None and truth["phase"] not in ("split", "shop")
            assert drawn.count("?") == 1 + in_lanes  # where the sign is explained
            assert str(state) == GAME.draw(truth, "en")


@in_both
def test_names_of_any_length_fit_and_the_reader_is_told_who_they_are(lang: str) -> None:
    names = ["A" * 18, "B" * 90, "Chris de Vries-van den Berg tot Zonnebeke", "D" * 18, "E", "F"]
    for step, state in enumerate(moments(6, {}, "names")):
        if step % 5 and not state.over:
            continue
        for bare in (state.view(0), state.open_view()):
            drawn = GAME.draw({**bare, "names": names}, lang)
            assert max(len(line) for line in drawn.split("\n")) <= WIDEST, drawn
        assert words_of(FOLDER, lang).say("seat-you", name="A" * 18) in GAME.draw(
            {**state.view(0), "names": names}, lang
        )


def test_who_leads_and_who_is_tied() -> None:
    def marks(powers: list[int], rule: str) -> list[str]:
        """Of five players who lay one card each; 0: stays out."""
        colours = dict(zip("ABCDE", "YRBKG", strict=True))
        hands = {
            who: f"{letter}2 {letter}{power or 6}" for (who, letter), power in zip(colours.items(), powers, strict=True)
        }
        steps = [
            f"{who} {hand[3:]}/5" if power else f"{who} pass"
            for (who, hand), power in zip(hands.items(), powers, strict=True)
        ]
        drawn = GAME.draw(war(hands, ", ".join(steps), tie_rule=rule).view(None), "en")
        lanes = drawn.split("strength")[1].split("\n")[1:6]
        return ["leads" if "leads" in line else "tied" if "tied" in line else "" for line in lanes]

    assert marks([9, 7, 0, 3, 3], "next_unique") == ["leads", "", "", "", ""]
    assert marks([10, 10, 9, 9, 4], "next_unique") == ["tied", "tied", "tied", "tied", "leads"]
    assert marks([10, 10, 9, 9, 4], "second_only") == ["tied", "tied", "tied", "tied", ""]
    assert marks([10, 10, 9, 4, 4], "second_only") == ["tied", "tied", "leads", "", ""]
    assert marks([3, 3, 0, 0, 0], "next_unique") == ["tied", "tied", "", "", ""]


def test_SI_12_who_owes_a_war_is_told_so() -> None:
    ten = "Y1 Y2 Y3 Y4 Y6 Y7 Y9 Y10 Y11 B2"
    state = table({"A": ten, "B": "R2", "C": ""}, turn="C")
    assert "ten cards: may not roll" in GAME.draw(state.view(1), "en")
    roll(state, "C", "blue", "blue", "H")
    steal(state, "C", "blue", "A", "B2")
    mine = state.view(0)
    assert GAME.prompt(mine, "en").startswith("You ended your last turn with ten cards, so no dice now")
    assert GAME.prompt(mine, "nl").startswith("Je had na je vorige beurt tien kaarten, dus nu mag je niet dobbelen")
    for view in (mine, state.view(1), state.open_view()):
        assert "has had ten cards: must start a war" in GAME.draw(view, "en")
        assert "had tien kaarten: moet een oorlog beginnen" in GAME.draw(view, "nl")
