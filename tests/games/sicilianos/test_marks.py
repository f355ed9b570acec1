"""What is our reconstruction is marked where it is read first: on the rules pages and for the board."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sitdown.engine.printed import is_ours
from sitdown.engine.words import LANGUAGES
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.data import DATA, FOLDER
from sitdown.testing.pages import blocks_of, is_marked

COLUMNS = ("id", "letter", "emblem", "partner", "bombs")
in_both = pytest.mark.parametrize("lang", LANGUAGES)


@in_both
def test_the_table_of_families_marks_what_the_data_calls_ours(lang: str) -> None:
    """A mark in the head is for the whole column."""
    head, *rows = next(table for table in blocks_of(GAME, lang, "table") if len(table.rows[0]) == len(COLUMNS)).rows
    for family, row in zip(DATA["family"], rows, strict=True):
        for key, top, cell in zip(COLUMNS, head, row, strict=True):
            assert (is_marked(top) or is_marked(cell)) == is_ours(family, key), (family["id"], key)
            assert not (is_marked(top) and is_marked(cell))


@in_both
def test_the_influence_die_is_marked(lang: str) -> None:
    """The signs are the rulebook's, how often each is on the die is ours; so in the options."""
    die = next(die for die in DATA["die"] if die["id"] == "influence")
    assert (die["provenance"], die["variants_provenance"]) == ("R", "X")
    option = next(
        row for table in blocks_of(GAME, lang, "table") for row in table.rows if row[0][0].text == "influence_die"
    )
    assert [is_marked(cell) for cell in option] == [False, False, True, True]
    things = next(
        table for table in blocks_of(GAME, lang, "table") if is_marked(table.rows[3][-1]) and len(table.rows[0]) == 2
    )
    assert [is_marked(row[-1]) for row in things.rows] == [row is things.rows[3] for row in things.rows]


def test_the_board_hears_what_is_ours() -> None:
    printed: Any = GAME.printed()
    ours = printed["ours"]
    for key in ("partner", "bombs"):
        assert ours[key] == [is_ours(family, key) for family in DATA["family"]]
    assert ours["colour"] == [family["id"] not in ("yellow", "black") for family in DATA["family"]]
    assert ours["influence"] is True
    assert sum(ours["partner"]) == 4, "the pair yellow and black is the rulebook's"


@in_both
def test_the_new_table_page_says_so_of_the_die(lang: str) -> None:
    text = (Path(FOLDER) / f"{lang}.ftl").read_text(encoding="utf-8")
    helps = [line for line in text.splitlines() if line.startswith("option-influence-die-is-") and "-help" in line]
    word = "reconstruction" if lang == "en" else "reconstructie"
    assert len(helps) == 2
    assert all(word in line for line in helps)
