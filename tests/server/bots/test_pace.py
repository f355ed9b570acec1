"""Bots answer a fixed time after they are asked, however long a hand makes them think."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from sitdown.server.bots.pool import GaveUp
from sitdown.server.bots.worker import Question
from sitdown.table import decode_entry
from sitdown.table.entries import Moved
from tests.server.playing import everybody
from tests.server.serving import Live

PACE = 600
SLACK = 350  # milliseconds that a busy machine may need


def think_slowly(live: Live, monkeypatch: pytest.MonkeyPatch, seconds: Callable[[Question], float]) -> None:
    """Bots that take so long."""
    ask = live.services.bots.ask

    async def slow(question: Question, moves: list[int], within: float) -> list[int]:
        await asyncio.sleep(seconds(question))
        return await ask(question, moves, within)

    monkeypatch.setattr(live.services.bots, "ask", slow)


def moved(live: Live, table: str) -> list[Moved]:
    entries = [decode_entry(row.data) for row in live.do(live.services.store.entries(table))]
    return [entry for entry in entries if isinstance(entry, Moved)]


def waits(live: Live, table: str) -> list[tuple[int, int]]:
    """Of every answer of a bot but the first: the seat, and how long it took after the move before."""
    moves = moved(live, table)
    pairs = pairwise(moves)
    return [(after.seat, after.at - before.at) for before, after in pairs if after.by == "bot"]


@pytest.fixture(scope="module", autouse=True)
def _warm(live: Live) -> None:
    """Let the thinking process start and import the games."""
    made = live.person().make("palermo", ["bot:random"] * 3)
    live.person().at(made["id"], made["watch"]).until(lambda message: message.get("number", 0) > 8)


def watch_bots(live: Live, answers: int, talk: bool = False, **more: Any) -> str:
    """A table of bots until they have answered so often."""
    made = live.person().make("palermo", ["bot:random"] * 3, pace=PACE, **more)
    onlooker = live.person().at(made["id"], made["watch"])
    dice = random.Random(1)
    while len(moved(live, made["id"])) < answers:
        if talk:
            onlooker.ask("say", text=f"and now? {dice.random()}", to="onlookers")
        else:
            onlooker.until(lambda message: message["type"] == "shown")
    onlooker.leave()
    table: str = made["id"]
    return table


@pytest.mark.parametrize("talk", [False, True])
def test_a_hand_that_takes_thought_is_answered_for_at_the_same_time(
    live: Live, monkeypatch: pytest.MonkeyPatch, talk: bool
) -> None:
    think_slowly(live, monkeypatch, lambda question: PACE / 6000 * (question.seat == 1))  # a busy machine adds to it
    took = waits(live, watch_bots(live, 6, talk))
    assert {seat for seat, _ in took} > {1}
    assert all(PACE <= time < PACE + SLACK for _, time in took), took


def test_who_thinks_longer_answers_after_a_whole_number_of_paces(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    think_slowly(live, monkeypatch, lambda _: PACE / 1000 + 0.1)
    took = waits(live, watch_bots(live, 4))
    assert all(2 * PACE <= time < 2 * PACE + SLACK for _, time in took), took


def test_bots_that_are_asked_together_answer_together(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """In Capo all choose at the same time; one of the bots takes its time, and a person answers in between."""
    think_slowly(live, monkeypatch, lambda question: 0.4 * (question.seat == 1))
    person = live.person()
    made = person.make("capo", ["me", "bot:random", "bot:random"], pace=PACE)
    client = person.at(made["id"])
    began = decode_entry(live.do(live.services.store.entries(made["id"]))[1].data).at
    while 0 in client.shown["turn"] and client.shown["legal"]:
        client.move(client.shown["legal"][-1])
        client.sync()
        if client.shown["turn"] != [0, 1, 2]:
            break
    client.until(lambda message: message["type"] == "shown" and not {1, 2} & set(message["turn"]))
    answers = [entry.at - began for entry in moved(live, made["id"]) if entry.by == "bot"][:2]
    assert all(PACE <= time < PACE + SLACK for time in answers), answers


def test_who_thinks_does_not_keep_others_from_moving_nor_clocks_from_running(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    think_slowly(live, monkeypatch, lambda _: 3.0)
    _, _, clients = everybody(live, "capo", 3, clock={"kind": "move", "seconds": 1})
    clients[0].ask("resign")
    assert clients[1].move(clients[1].shown["legal"][0])["type"] == "done"
    clients[1].until(lambda message: message["type"] == "table" and message["chairs"][2]["away"], 2.5)


def test_a_bot_that_gives_up_is_answered_for_by_the_usual_one(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    """Not by whatever comes first among its choices."""
    ask, answers = live.services.bots.ask, []

    async def give_up(question: Question, moves: list[int], within: float) -> list[int]:
        if question.level != "thumb":  # hard, or a style of it
            raise GaveUp("planted")
        actions = await ask(question, moves, within)
        answers.append((question.table, question.level, actions))
        return actions

    monkeypatch.setattr(live.services.bots, "ask", give_up)
    made = live.person().make("palermo", ["bot:hard"] * 3, pace=0)
    onlooker = live.person().at(made["id"], made["watch"])
    onlooker.until(lambda message: message.get("number", 0) > 6)
    onlooker.leave()
    given = [("thumb", list(entry.actions)) for entry in moved(live, made["id"])[:4]]
    assert [(level, actions) for table, level, actions in answers if table == made["id"]][:4] == given
