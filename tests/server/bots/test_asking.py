"""Who plays for a bot's seat: some of the hard ones have a style, in games in which people meet it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.server.bots.asking import bot_at
from sitdown.server.bots.pool import Worker
from sitdown.server.bots.worker import Question, Reply
from tests.server.bots.test_pondering import HARD, table_of
from tests.server.serving import serving, wait_for


def test_a_name_has_its_style_only_where_the_game_has_it() -> None:
    for slug, played in (("capo", ["hard", "vengeful", "bold"]), ("sicilianos", ["hard", "hard", "hard"])):
        table = table_of([HARD, HARD, HARD], slug=slug)
        assert [bot_at(table, seat) for seat in (1, 2, 3)] == played
        assert [chair.level for chair in table.chairs[1:]] == ["hard"] * 3, "what is shown is the level"


def test_a_style_answers_and_thinks_ahead(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[tuple[int, bool], str] = {}
    exchange = Worker._exchange

    async def noted(worker: Worker, question: Question, moves: list[int], told: int) -> Reply:
        asked[question.seat, question.ahead] = question.level
        return await exchange(worker, question, moves, told)

    monkeypatch.setattr(Worker, "_exchange", noted)
    with serving(tmp_path, ponder_seconds=600.0) as live:
        person = live.person()
        person.at(person.make("capo", ["me", HARD, HARD, HARD], pace=200)["id"])
        bots = {1: "hard", 2: "vengeful", 3: "bold"}
        wanted = {(seat, ahead): bot for seat, bot in bots.items() for ahead in (False, True)}
        wait_for(lambda: asked == wanted, "all bots have answered, and think ahead")
