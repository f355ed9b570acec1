"""Where people read first: the rules pages of Capo mark what is our reconstruction, in both languages alike."""

from __future__ import annotations

import re

import pytest

from sitdown.engine.words import LANGUAGES, words_of
from sitdown.games.capo import GAME
from sitdown.games.capo.data import EVENTS, FOLDER, KINDS, MISSIONS, PRINTED
from sitdown.testing.pages import blocks_of, is_marked, sources_of, text_of, texts_of

in_both = pytest.mark.parametrize("lang", LANGUAGES)
OURS = {str(card["id"]): card["provenance"] == "X" for card in [*KINDS, *MISSIONS, *EVENTS]}
IN_ENGLISH = {  # the Dutch rulebook prints these four so
    "mission-M01": "A few bucks on the side",
    "mission-M02": "Specialist mission",
    "mission-M03": "Promotion contract",
    "event-E01": "Have a sit down",
}


def rows_by_card(lang: str) -> dict[str, list[bool]]:
    """Of each card: which cells of its row are marked, themselves or by the head of their column."""
    found = {}
    for table in blocks_of(GAME, lang, "table"):
        head = [is_marked(cell) for cell in table.rows[0]]
        for row in table.rows[1:]:
            card = re.match(r"[KME]\d\d", text_of(row[0]))
            if card:
                found[card[0]] = [is_marked(cell) or above for cell, above in zip(row, head, strict=True)]
    return found


@in_both
def test_every_reconstructed_card_is_marked_in_its_table(lang: str) -> None:
    """Section 2: what all mafiosi show, and the names of K01-K30; M04-M16 and all envelopes; E02-E10."""
    rows = rows_by_card(lang)
    assert {*rows} == {*OURS} - {"K32", "K33", "K35", "K36", "K38", "K39"}  # which share the row of the first
    for card, marked in rows.items():
        if card[0] == "M":
            assert marked == [False, *[OURS[card]] * 3, True]
        elif card[0] == "E":
            assert marked == [False, *[OURS[card]] * 2, False]
        else:
            assert OURS[card]
            special = card >= "K31"
            tony = card == "K31"  # that he has three cards is in the rulebook
            assert marked[:5] == [False, not special, True, True, not tony]
            assert not any(marked[5:])


def test_the_pages_are_told_which_cards_are_ours() -> None:
    told = {card: facts["ours"] for part in PRINTED.values() if isinstance(part, dict) for card, facts in part.items()}
    assert told == OURS


@in_both
def test_what_the_rulebook_prints_in_english_is_printed_so(lang: str) -> None:
    """CA-13, CA-80: the three special missions and the special event; a Dutch explanation may stand beside it."""
    words = words_of(FOLDER, lang)
    for key, name in IN_ENGLISH.items():
        assert words.say(key) == name
        cells = [row[1] for table in blocks_of(GAME, lang, "table") for row in texts_of(table)[1:]]
        assert any(cell.startswith(name) for cell in cells)


@in_both
@pytest.mark.parametrize("rule", ["CA-45", "CA-46", "CA-47", "CA-52", "CA-53"])
def test_what_is_deduced_of_a_special_person_is_said_so(rule: str, lang: str) -> None:
    """The rulebook tells what one such card does; that each of several does is deduced, and more besides."""
    assert {"en": "deduced", "nl": "afgeleid"}[lang] in sources_of(GAME, lang)[rule]
