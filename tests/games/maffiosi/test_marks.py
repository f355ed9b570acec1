"""The rules pages of Maffiosi: what the tables say is what data.toml has, and what we reconstructed is marked there."""

from __future__ import annotations

import re

import pytest

from sitdown.engine.rulebook import rulebook_of
from sitdown.engine.words import LANGUAGES, words_of
from sitdown.games.maffiosi import GAME
from sitdown.games.maffiosi.data import CARD_IDS, COLOURS, DATA, FOLDER, TYPE_IDS
from sitdown.testing.pages import MARK, blocks_of, texts_of
from tests.games.maffiosi.test_data import seating

in_both = pytest.mark.parametrize("lang", LANGUAGES)


def cells(lang: str) -> list[list[list[str]]]:
    return [texts_of(table) for table in blocks_of(GAME, lang, "table")]


@in_both
def test_every_reconstructed_number_of_cards_is_marked(lang: str) -> None:
    """Section 2.6: the counts are X, the kinds are not."""
    words = words_of(FOLDER, lang)
    rows = {row[0]: row[1] for table in cells(lang) for row in table if re.fullmatch(r"\d+°?", row[1])}
    for card in DATA["card"]:
        ours = MARK if "X" in card["count_provenance"] else ""
        assert rows[words.say(f"card-{card['id']}")] == f"{card['count']}{ours}"
    assert len(CARD_IDS) == len([cell for cell in rows.values() if MARK in cell]), "no other number is"


@in_both
def test_the_seatings_are_those_of_the_data_and_called_ours(lang: str) -> None:
    """MA-4, section 2.5: chairs, what lies there and who sits there are X; in Dutch with Dutch letters."""
    words = words_of(FOLDER, lang)
    (table,) = (found for found in cells(lang) if len(found) == 31)
    head, *rows = table
    assert all(cell.endswith(MARK) for cell in head)
    letters = {letter: words.say(f"letter-{name}") for letter, name in zip("yrbgop", COLOURS, strict=True)}
    letters |= {letter: words.say(f"letter-{name}") for letter, name in zip("BGKH", TYPE_IDS, strict=True)}
    for row, chair in zip(rows, DATA["chair"], strict=True):
        number, thing = chair["number"], chair["object"]
        men = [seating(players).get(number, "-") for players in (3, 4, 5, 6)]
        assert row[4:] == ["-" if man == "-" else letters[man[0]] + letters[man[1]] for man in men]
        assert [row[0], row[2]] == [str(number), str(chair["opposite"] or "-")]
        assert row[3] == (words.say(f"object-{thing}") if thing else "-")


@in_both
def test_where_things_lie_is_marked_and_how_many_there_are_is_not(lang: str) -> None:
    """Section 2.4: the numbers come from other sources, the chairs are X."""
    (head,) = (table[0] for table in cells(lang) if table[-1][1] == "12, 14")
    assert [cell.endswith(MARK) for cell in head] == [False, True, False, False]


@in_both
def test_the_fixed_seating_is_called_a_reconstruction_where_it_is_chosen(lang: str) -> None:
    """MA-4: on the page for a new table, and in the rule."""
    words = words_of(FOLDER, lang)
    ours = "reconstructi"
    assert ours in words.say("option-seating-is-fixed")
    assert ours in rulebook_of(FOLDER, lang).rules["MA-4"]


def test_no_english_letter_stands_for_a_dutch_name() -> None:
    """Each letter is one of its name's, and no two are alike."""
    words = words_of(FOLDER, "nl")
    for ids, kind in ((COLOURS, "colour"), (TYPE_IDS, "type")):
        letters = [words.say(f"letter-{one}") for one in ids]
        assert len(set(letters)) == len(letters)
        for letter, one in zip(letters, ids, strict=True):
            assert letter in words.say(f"{kind}-{one}")
