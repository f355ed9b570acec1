"""Maffiosi drawn: the picture shows its view, no more and no less, and never grows out of the terminal."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from sitdown.engine.game import View
from sitdown.engine.words import LANGUAGES, words_of
from sitdown.games.maffiosi import GAME
from sitdown.games.maffiosi.data import CARD_IDS, FOLDER
from tests.games.maffiosi.helpers.plays import some_moments
from tests.games.maffiosi.helpers.positions import play, start, table

WIDEST = 100
in_both = pytest.mark.parametrize("lang", LANGUAGES)


LETTERS = {"en": ("yrbgop", "BGKH"), "nl": ("grbnop", "BRJH")}  # of colours and of men; in Dutch of Dutch names
TYPES = ["boss", "gunman", "knifer", "heavy"]


def players_of(view: View) -> list[dict[str, Any]]:
    players = view["players"]
    assert isinstance(players, list)
    return players


def chairs_of(view: View) -> list[dict[str, Any]]:
    chairs = view["chairs"]
    assert isinstance(chairs, list)
    return chairs


def picture(drawn: str) -> dict[int, dict[str, str]]:
    """What the drawing shows at each chair, read off its columns."""
    lines = [line.ljust(WIDEST) for line in drawn.split("\n")]
    top = next(i for i, line in enumerate(lines) if "┌" in line)
    low = next(i for i, line in enumerate(lines) if "└" in line)
    assert low - top == 8
    seen: dict[int, dict[str, str]] = {}
    for numbers, *fields in ((top - 2, top - 1, top + 1, top + 2), (low + 2, low + 1, low - 1, low - 2)):
        for found in re.finditer(r"(\d+)(!?)", lines[numbers]):
            cell = slice(found.end(1) - 3, found.end(1) + 3)
            man, sign, cake = (lines[row][cell].strip() for row in fields)
            seen[int(found[1])] = {"mark": found[2], "man": man, "sign": sign, "cake": cake}
    for line in lines[top + 3 : top + 6]:
        left, inner, right = line.split("│")
        seen |= dict([at_end(left, inner[:10]), at_end(right, inner[-10:])])
    return dict(sorted(seen.items()))


def at_end(outside: str, inside: str) -> tuple[int, dict[str, str]]:
    """A chair at an end of the table: its number and its man, and what lies before him."""
    number, man = "".join(re.findall(r"\d", outside)), re.sub(r"[\d! ]", "", outside)
    cake, sign = "".join(re.findall(r"\*.", inside)), re.sub(r"\*.", "", inside).strip()
    return int(number), {"mark": "!" if "!" in outside else "", "man": man, "sign": sign, "cake": cake}


def expected_at(view: View, chair: int, lang: str) -> dict[str, str]:
    """What the view holds of a chair, as it is to be drawn; neighbours by section 2.5, blasts by MA-14."""
    chairs = {there["chair"]: there for there in chairs_of(view)}
    there, options = chairs[chair], view["options"]
    assert isinstance(options, dict)
    man = there["man"]
    colours, types = LETTERS[lang]
    code = man and colours[man["seat"]] + types[TYPES.index(man["type"])] + "z" * man["asleep"]
    choosing = view["choosing"]
    if isinstance(choosing, dict) and chair in [choosing.get("from"), *choosing.get("chairs", [])]:
        code = f"[{code}]"
    near = [chairs[place] for place in (chair, chair % 30 + 1, (chair - 2) % 30 + 1)]
    live = [place for place in near if place["cake"] is not None]
    live = [place for place in live if place["man"] or options["empty_cake"] == "hits"]
    sign = words_of(FOLDER, lang).say(f"sign-{there['object']}") if there["object"] else ""
    cake = "" if there["cake"] is None else f"*{colours[there['cake']]}"
    return {"mark": "!" if man and live else "", "man": code or "·", "sign": sign, "cake": cake}


@in_both
def test_things_lie_where_the_rules_page_says(lang: str) -> None:
    page = (Path(FOLDER) / f"rules.{lang}.md").read_text(encoding="utf-8")
    words = words_of(FOLDER, lang)
    drawn = picture(GAME.draw(GAME.start(3).view(None), lang))
    for thing in ("cafe", "restaurant", "casino", "till", "revolver", "knife", "drink"):
        row = re.search(rf"^\| {words.say(f'object-{thing}')}(?: \([^|]+\))? \| ([\d, ]+) \| \d \|", page, re.MULTILINE)
        assert row is not None, thing
        sign = words.say(f"sign-{thing}")
        assert [chair for chair in drawn if drawn[chair]["sign"] == sign] == [int(n) for n in row[1].split(", ")]
    assert sum(drawn[chair]["sign"] == "" for chair in drawn) == 2  # section 2.4


@in_both
def test_a_drawing_shows_every_man_cake_and_thing_in_its_place(lang: str) -> None:
    for state in some_moments("pictures"):
        view = state.view(1)
        drawn = GAME.draw(view, lang)
        assert picture(drawn) == {chair: expected_at(view, chair, lang) for chair in range(1, 31)}, drawn
        assert {len(line) for line in drawn.split("\n") if line.endswith(("│", "┐", "┘"))} == {85}
        assert f" {view['pot']}k " in drawn


@in_both
def test_a_drawing_is_narrow_whatever_the_players_are_called_and_earn(lang: str) -> None:
    names = ["A" * 16, "B" * 90, "Chris de Vries-van den Berg tot Zonnebeke", "D" * 18, "E" * 17, "F"]
    for state in some_moments("narrow", every=10):
        for view in (state.view(0), state.view(None), state.open_view()):
            view["names"] = names
            for player in players_of(view):
                player |= {"money": 120, "income": 26, "till": True}
                player["monopolies"] = ["cafe", "restaurant", "casino"]
            drawn = GAME.draw(view, lang)
            assert max(len(line) for line in drawn.split("\n")) <= WIDEST, drawn
            assert (words_of(FOLDER, lang).say("seat-you", name="A" * 16) in drawn) == (view["you"] == 0)


@in_both
def test_a_drawing_names_only_cards_that_the_reader_sees(lang: str) -> None:
    words = words_of(FOLDER, lang)
    for state in some_moments("secrets"):
        for reader in (None, 0):
            view = state.view(reader)
            drawn = GAME.draw(view, lang)
            used = view["used"]
            assert isinstance(used, list)
            mine = [] if reader is None or state.over else players_of(view)[0]["hand"]
            lies = {*used, *mine} | ({"scram"} if view["scrams_gone"] else set())
            assert {card for card in CARD_IDS if words.say(f"card-{card}") in drawn} == lies - {"?"}, drawn
            assert (words.say("table-your-hand") in drawn) == bool(mine)
            if mine:
                hand = drawn.split(words.say("table-your-hand"))[1].strip().split("\n")
                assert len(hand) == len(set(mine))  # a line for each kind


@in_both
def test_an_open_view_shows_every_hand_and_the_draw_pile(lang: str) -> None:
    words = words_of(FOLDER, lang)
    state = GAME.start(6, "open", {"open_discards": False, "hidden_money": True})
    truth = state.open_view()
    drawn = " ".join(GAME.draw(truth, lang).split())
    assert str(state) == GAME.draw(truth, "en")
    pile = truth["draw"]
    assert isinstance(pile, list)
    assert " · ".join(words.say(f"card-{card}") for card in pile) in drawn
    for player in players_of(truth):
        kinds = [card for card in CARD_IDS if card in player["hand"]]
        counts = [player["hand"].count(card) for card in kinds]
        said = [words.say(f"card-{card}") + (f" × {n}" if n > 1 else "") for card, n in zip(kinds, counts, strict=True)]
        assert words.say("about-hand", cards=" · ".join(said)) in drawn
    assert "?" not in drawn


def test_men_without_a_chair_are_listed() -> None:
    state = start(4, "standing", seating="manual", first_placer=1)
    assert "yB, yG, yK × 2, yH × 3 · rB, rG, rK × 2, rH × 3 · bB" in GAME.draw(state.view(None), "en")
    play(state, "red sit B 29")
    drawn = GAME.draw(state.view(None), "nl")
    assert "gH × 3 · rR, rJ × 2, rH × 3 · bB" in drawn
    assert picture(drawn)[29]["man"] == "rB"
    assert [shown["man"] for shown in picture(drawn).values()].count("·") == 29


def test_the_players_rows_say_what_there_is_to_know() -> None:
    men = "yB 29, yH 4, yH 17, rB 12, bH 2"  # yellow as in T7
    state = table(men, cakes={"red": 14}, money=[3, 5, 7], hands={"yellow": "stab"}, hidden_money=True)
    rows = [re.split(r"  +", line) for line in GAME.draw(state.view(0), "en").split("\n") if " seat " in line]
    assert rows[-3:] == [
        ["▸", "y yellow", "seat 1 (you)", "3k", "3", "5", "at home", "10k", "TILL, both CAFÉ"],
        ["", "r red", "seat 2", "?", "1", "5", "chair 14", "1k"],
        ["", "b blue", "seat 3", "?", "1", "5", "at home", "0k"],
    ]
    last = table("yK 3, rH 4", money=[10, 45, 15], hands={"yellow": "stab"})  # T22
    play(last, "yellow stab 4")
    drawn = GAME.draw(last.view(0), "nl")
    rows = [re.split(r"  +", line) for line in drawn.split("\n") if re.search(r"\d  [grb] ", line)]
    assert rows[-3:] == [
        ["", "1", "g geel", "speler 1 (jij)", "60k", "1", "4", "thuis"],
        ["", "2", "r rood", "speler 2", "45k", "af", "0", "·"],
        ["", "3", "b blauw", "speler 3", "15k", "af", "0", "·"],
    ]


def test_the_piles_say_as_much_as_they_may() -> None:
    open_pile = table(hands={"yellow": "stab"}, used="move fire move")
    drawn = GAME.draw(open_pile.view(None), "en")
    assert "draw pile 42 · used pile 3, on top Move" in drawn
    assert re.search(r"^ Used pile  Fire! · Move × 2$", drawn, re.MULTILINE)
    closed = table(hands={"yellow": "stab"}, used="move fire move", open_discards=False)
    drawn = GAME.draw(closed.view(None), "nl")
    assert "trekstapel 42 · gebruikt 3, bovenop Verplaatsen" in drawn
    assert "Vuur!" not in drawn


def test_a_dead_hand_under_no_pile_is_a_back() -> None:
    """MA-59 with `open_discards` off: the one card that could be seen is nobody's to see."""
    state = table("yH 14, rB 1, bB 9", cakes={"yellow": 14}, active="yellow", step=1, open_discards=False)
    assert state.asked() == 1
    assert "used pile 5, the top one face down" in GAME.draw(state.view(1), "en")
    assert "gebruikt 5, de bovenste gedekt" in GAME.draw(state.view(None), "nl")
    assert "used pile 5, the top one face down" in GAME.draw(state.view(0), "en")  # he sees what a spectator sees


def test_a_stalemate_is_announced() -> None:
    state = table("yH 14, rH 16, bH 12", hands={"yellow": "stab"})  # nobody earns anything
    state.idle = 23  # MA-65: 10 rounds of 3 turns
    assert "Stalemate" not in GAME.draw(state.view(0), "en")
    state.idle = 24
    assert "Stalemate  after 6 more turns in which nothing happens" in GAME.draw(state.view(0), "en")
    state.idle = 29
    assert "Patstelling  na nog één beurt waarin niets gebeurt" in GAME.draw(state.view(0), "nl")


START = """\
━━ Maffiosi ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ round 1, turn 1 ━━

              1     2     3     4     5     6     7     8     9    10    11    12
             gH    rG    yH    bH    yK    rB    bK    gB    yH    rH    bB    rK
          ┌─────────────────────────────────────────────────────────────────────────┐
          │ CASI  drink  gun  CAFÉ  drink  gun  drink  gun  knife REST   gun        │
          │                                                                         │
 30   bH  │ knife            pot 88k (1k × 18 · 5k × 10 · 10k × 2)            drink │ gK   13
 29    ·  │ TILL                  draw pile 40 · used pile 0                        │ rK   14
 28   rH  │ knife               seat 1 (yellow): chooses a card               drink │ gH   15
          │                                                                         │
          │  gun  drink REST   gun  drink drink knife CASI  drink  gun  CAFÉ  knife │
          └─────────────────────────────────────────────────────────────────────────┘
             bH    yG    gK    yB    gH    bK    gG    yH    rH    yK     ·    bG
             27    26    25    24    23    22    21    20    19    18    17    16

 men     B Boss · G Gunman (revolver) · K Knifer (knife) · H Heavy · z sleeps
 money   CAFÉ café, REST restaurant, CASI casino: 1k a turn, both of a kind 2k more · TILL till: × 2
 things  gun revolver: shoots across · knife: stabs left and right · drink: can be drugged
 cakes   *y the yellow cake · ! sits in the blast of a cake

   colour    player  money  men  hand  cake     income
▸  y yellow  seat 1     2k    7     5  at home      2k
   r red     seat 2     0k    7     5  at home      2k
   b blue    seat 3     0k    7     5  at home      2k
   g green   seat 4     0k    7     5  at home      3k"""


def test_the_start_with_four_as_an_onlooker_sees_it() -> None:
    assert GAME.draw(GAME.start(4).view(None), "en") == START
