"""What Palermo's rules page says of where it has things from: ° behind what we made up, deduced half-sentences."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.engine.words import LANGUAGES
from sitdown.games.palermo import GAME
from sitdown.games.palermo.city import CODES, DATA, KIOSK
from sitdown.testing.pages import blocks_of, sources_of, texts_of

TILES: list[dict[str, Any]] = DATA["tile"]
DEDUCED_IN_PART = ("PA-7", "PA-14", "PA-19", "PA-20", "PA-23", "PA-29", "PA-41", "PA-42", "PA-45", "PA-51")
in_both = pytest.mark.parametrize("lang", LANGUAGES)


def cells(lang: str, kind: str = "table") -> list[list[list[str]]]:
    return [texts_of(block) for block in blocks_of(GAME, lang, kind)]


@in_both
def test_PA_8_numbers_of_tiles_are_marked_where_the_rulebook_has_none(lang: str) -> None:
    """Twelve of each size are the rulebook's; six of each mirror pair, the drawings and the kiosk are ours."""
    rows = {row[0].replace("°", ""): row for table in cells(lang) for row in table if row[0].startswith(("H", "ST"))}
    assert [code for codes in rows for code in codes.split(", ")] == CODES
    for codes, (_, drawn, number) in rows.items():
        for tile in (TILES[CODES.index(code)] for code in codes.split(", ")):
            ours = tile.get("count_provenance", tile["provenance"]) == "X"
            assert ("°" in number) is ours
            assert ("°" in drawn) is (tile["provenance"] == "X")
    drawing = cells(lang, "drawing")[0][0][0]
    assert all(f"{code}°" in drawing for code in CODES)


def test_PA_8_six_of_a_kind_is_not_the_rulebooks_number() -> None:
    by_size: dict[int, int] = {}
    for tile in TILES[:KIOSK]:
        by_size[len(tile["house"])] = by_size.get(len(tile["house"]), 0) + tile["count"]
        assert (tile.get("count_provenance", tile["provenance"]) == "R") is (tile["count"] == 12)
    assert by_size == {1: 12, 2: 12, 3: 12}


def test_PA_8_the_board_is_told_what_of_a_tile_is_ours() -> None:
    tiles: Any = GAME.printed()["tiles"]
    assert [tile["ours"] for tile in tiles] == [["count", "drawing"]] * 4 + [["drawing"], ["count", "drawing"]]


@in_both
def test_what_is_deduced_in_part_says_which_part(lang: str) -> None:
    """PA-14, PA-23, PA-41, PA-42, PA-45 and their like."""
    word = {"en": ": deduced", "nl": ": afgeleid"}[lang]
    assert {rule for rule, source in sources_of(GAME, lang).items() if word in source} == set(DEDUCED_IN_PART)
