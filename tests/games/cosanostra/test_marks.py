"""The rules pages of La Cosa Nostra: what is ours is marked where it stands, in both languages alike."""

from __future__ import annotations

from sitdown.engine.printed import is_ours
from sitdown.engine.rulebook import Spans
from sitdown.engine.words import LANGUAGES
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.data import DATA
from sitdown.testing.pages import blocks_of, is_marked, sources_of, text_of


def rows_of(lang: str) -> dict[str, list[Spans]]:
    """Rows of tables by what stands in their first cell."""
    return {text_of(row[0]): row for table in blocks_of(GAME, lang, "table") for row in table.rows}


def test_every_name_of_ours_is_marked_and_no_other() -> None:
    """The English names of 36 Cash Jobs, and what we call the two kinds of Theft."""
    for lang in LANGUAGES:
        rows = rows_of(lang)
        cash = [job for job in DATA["job"] if job["kind"] == "cash"]
        assert len(cash) == 39
        for job in cash:
            assert is_marked(rows[str(job["id"])][1]) == is_ours(job, "name"), job["id"]
    for name in ("Theft, easy°", "Theft, hard°"):
        assert name in rows_of("en")


def test_the_drive_by_is_marked_and_credited_as_ours() -> None:
    """CN-110, 10.23: that one success is enough."""
    for lang, ours in (("en", "ours"), ("nl", "eigen keuze")):
        assert is_marked(rows_of(lang)["Drive-by Shooting"][-1])
        credits = sources_of(GAME, lang)
        assert credits["CN-110"].endswith(ours)
        assert ours in credits["CN-111"]


def test_every_option_with_something_of_ours_is_marked() -> None:
    for lang in LANGUAGES:
        rows = rows_of(lang)
        for name in ("influence_35", "double_assign"):
            assert is_marked(rows[name][-1]), name
