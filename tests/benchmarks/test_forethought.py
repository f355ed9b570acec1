"""What the benchmark of thinking ahead counts, and that it compares the same games."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.forethought import MARKERS, Tally, compared, main, needs_thought, play
from sitdown.engine import Game, Rng, Seat
from sitdown.games import game_of


@pytest.fixture
def capo(monkeypatch: pytest.MonkeyPatch) -> Game:
    """With few rollouts a choice."""
    game = game_of("capo")
    monkeypatch.setattr(game.search, "iterations", 20)
    return game


def counts(tally: Tally) -> list[int]:
    return [tally.questions, tally.first, tally.foreseen, tally.changed]


def test_questions_are_counted(capo: Game) -> None:
    tallies = [Tally(), Tally()]
    shares = [play(capo, 3, 1, "count", 4, tally, "thumb") for tally in tallies]
    assert counts(tallies[0]) == counts(tallies[1])
    assert shares[0] == shares[1]
    questions, first, foreseen, changed = counts(tallies[0])
    assert questions > first > foreseen > changed >= 0
    shown = [f"{questions:,}", f"{foreseen / questions:.1%}", f"{foreseen / first:.1%}", f"{changed / foreseen:.1%}"]
    assert tallies[0].cells(capo)[1:5] == shown


def test_without_forethought_nothing_is_counted(capo: Game) -> None:
    tally = Tally()
    assert 0.0 <= play(capo, 3, 1, "count", 0, tally, "thumb") <= 1.0
    assert counts(tally) == [0, 0, 0, 0]


def test_a_question_with_one_answer_needs_no_thought(capo: Game) -> None:
    state = capo.start(3, "one")
    rng = Rng.seeded(1)
    found = set()
    while not state.over:
        seat = int(state.next_to_ask())
        legal = state.legal(seat)
        if len(legal) == 1:
            assert not needs_thought(Seat(state, seat, rng))
        found.add(needs_thought(Seat(state, seat, rng)))
        state.push(seat, capo.thumb(state, seat, rng))
    assert found == {True, False}


def test_shares_of_the_same_deals_are_compared() -> None:
    assert compared([0.5, 0.5, 1.0], [0.25, 0.25, 0.75]) == ["66.7%", "41.7%", "+25.0 ± 0.0"]


def test_the_table_is_written_into_a_page(capo: Game, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("\n".join(["before", *MARKERS, "after"]), encoding="utf-8")
    argv = ["forethought", "capo", "--deals", "1", "--slices", "1", "--seats", "3", "--wins", "--page", str(page)]
    monkeypatch.setattr("sys.argv", argv)
    main()
    text = page.read_text("utf-8")
    assert f"| {capo.title} | " in text
    assert text.startswith("before")
    assert text.rstrip().endswith("after")
