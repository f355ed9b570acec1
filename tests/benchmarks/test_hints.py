"""What the benchmark of hints plays and times, and the page that it writes."""

from __future__ import annotations

from pathlib import Path

from benchmarks.hints import FIRST, MARKERS, FirstChoice, main, timed
from benchmarks.process import ROOT
from benchmarks.report import check_markers
from sitdown.bots import bot_of
from sitdown.engine import Budget, Rng, Seat
from sitdown.games import game_of
from sitdown.teach import Adviser


def test_the_first_choice_is_done_and_all_parts_of_it() -> None:
    """A crew of Capo: asked once, done card by card."""
    bot = bot_of(FIRST, "parts")
    assert isinstance(bot, FirstChoice)
    state, budget, parts = game_of("capo").start(4, "parts"), Budget(iterations=24), 0
    for _ in range(16):
        seat = int(state.next_to_ask())
        shown = Seat(state, seat, Rng.seeded("shown"))
        expected = None
        if not bot._rest or bot._rest[0][0] != shown.view():
            other = Adviser(bot.adviser.bot.rng.clone(), bot.adviser.imagination.clone())
            other.rng = bot.adviser.rng.clone()
            expected = other.hint(shown, budget).choices[0].actions[0]
        else:
            parts += 1
        action = bot.choose(shown, budget)
        assert expected in (None, action)
        state.apply(seat, action)
    assert parts > 0


def test_hints_are_timed() -> None:
    found = timed(game_of("capo"), 3, "timed", 3, 0.5)
    assert len(found) == 3
    assert all(seconds > 0.0 for seconds, _ in found)
    assert any(given.worlds for _, given in found)


def test_the_tables_are_written_into_the_page(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("\n".join(["before", *MARKERS, "after"]), encoding="utf-8")
    argv = ["capo", "--games", "4", "--moments", "2", "--iterations", "12", "--seats", "3"]
    assert main([*argv, "--seconds", "0.05", "--page", str(page)]) == 0
    text = page.read_text("utf-8")
    assert text.count("| Capo della Mafia | ") == 2
    assert text.startswith("before")
    assert text.rstrip().endswith("after")


def test_our_page_has_the_markers() -> None:
    check_markers(ROOT / "docs" / "teaching.md", MARKERS)
