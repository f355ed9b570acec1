"""Hints at a table: who may ask, who sees it, what comes when, and what is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sitdown.server.bots.asking import question_at
from sitdown.server.bots.pool import LEAST, GaveUp, Worker
from sitdown.server.bots.turns import Urgency
from sitdown.server.bots.worker import Question, Reply
from sitdown.server.settings import Limits
from tests.server.bots.test_pondering import HARD, table_of
from tests.server.serving import Client, Live, Message, serving, wait_for

BOTS = ["bot:thumb", "bot:thumb"]


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(tmp_path, Limits(hints_a_minute=3), ponder_seconds=0.0) as live:
        yield live


def asked(client: Client) -> Message:
    """Until the client's seat is asked."""
    if client.table["chairs"] and client.shown.get("turn") and 0 in client.shown["turn"]:
        return client.shown
    return client.until(lambda message: message["type"] == "shown" and 0 in message["turn"])


def hint(client: Client, **more: Any) -> Message:
    return client.ask("hint", question=client.shown["question"], **more)


def is_found(message: Message) -> bool:
    return message["type"] == "hint_told" and "hint" in message


def test_who_plays_with_bots_may_always_ask(live: Live) -> None:
    person = live.person()
    made = person.make("capo", ["me", *BOTS])
    client = person.at(made["id"], lang="en")
    assert client.table["hints"]
    question = asked(client)["question"]
    onlooker = live.person().at(made["id"], made["watch"])
    assert hint(client)["type"] == "done"
    found = client.until(is_found)
    assert found["question"] == question
    first, second, *_ = found["hint"]["choices"]
    assert found["hint"]["worlds"] > 0
    assert first["best"] <= found["hint"]["worlds"]
    assert set(first["actions"][:1] + second["actions"][:1]) <= set(client.shown["legal"])
    assert len(found["told"]) == len(found["hint"]["choices"])
    assert found["told"][0]["fate"].startswith("best in ")
    assert client.table["chairs"][0]["hints"] == 1, "which everybody sees"
    onlooker.sync()
    assert onlooker.table["chairs"][0]["hints"] == 1
    assert not any('"hint"' in text for text in onlooker.heard if '"type":"hint_told"' in text)
    again = person.at(made["id"])
    assert again.table["chairs"][0]["hints"] == 1, "it is stored"
    assert client.move(*first["actions"])["type"] == "done", "the choice can be made"


def test_in_the_language_of_who_asks_and_without_words_for_a_program(live: Live) -> None:
    person = live.person()
    made = person.make("sicilianos", ["me", *BOTS])
    said: list[list[Message]] = []
    for how in ({"lang": "nl"}, {}):
        client = person.at(made["id"], **how)
        asked(client)
        hint(client)
        said.append(client.until(is_found).get("told", []))
        client.leave()
    assert said[0]
    assert not said[1]


def table_of_two(live: Live, **more: Any) -> tuple[Client, Client]:
    rosa, enzo = live.person(), live.person()
    made = rosa.make("capo", ["me", "open", "bot:thumb"], **more)
    enzo.sit(made["id"], invitation=made["invitations"]["1"])
    return rosa.at(made["id"]), enzo.at(made["id"])


def test_among_people_only_where_the_maker_allowed_it(live: Live) -> None:
    rosa, _ = table_of_two(live)
    assert rosa.table["hints"] is False
    asked(rosa)
    assert hint(rosa)["code"] == "no_hints"
    assert rosa.table["chairs"][0]["hints"] == 0
    rosa, enzo = table_of_two(live, hints=True)
    assert rosa.table["hints"] is True
    asked(rosa)
    assert hint(rosa)["type"] == "done"
    rosa.until(is_found)
    enzo.sync()
    assert [chair["hints"] for chair in enzo.table["chairs"]] == [1, 0, 0]


def test_only_about_what_one_is_asked_now(live: Live) -> None:
    person = live.person()
    made = person.make("sicilianos", ["me", *BOTS], pace=5000)
    client = person.at(made["id"])
    asked(client)
    question = client.shown["question"]
    assert client.ask("hint", question=question + 1)["code"] == "stale"
    assert live.person().at(made["id"], made["watch"]).ask("hint", question=question)["code"] == "onlooker"
    for _ in range(50):
        if client.shown["turn"] != [0]:
            break
        client.move(client.shown["legal"][0])
        client.sync()
    assert 0 not in client.shown["turn"]
    assert hint(client)["code"] == "not_asked"
    client.ask("pause")
    assert hint(client)["code"] == "paused"


def test_one_at_a_time_and_so_many_a_minute(live: Live) -> None:
    person = live.person()
    tables = [person.make("capo", ["me", *BOTS])["id"] for _ in range(2)]
    one, two = (person.at(table) for table in tables)
    for client in (one, two):
        asked(client)
    assert hint(one)["type"] == "done"
    assert hint(two)["code"] == "hint_open"
    one.until(is_found)
    for client in (two, one):
        assert hint(client)["type"] == "done"
        client.until(is_found)
    assert hint(one)["code"] == "too_many_hints"
    assert one.table["chairs"][0]["hints"] == 2, "what was refused has not happened"


def test_who_waits_is_told_the_place_and_a_bot_goes_before(live: Live) -> None:
    (worker,) = live.services.bots.workers
    people = [live.person() for _ in range(2)]
    clients = [person.at(person.make("capo", ["me", *BOTS])["id"]) for person in people]
    for client in clients:
        asked(client)
    free = live.do(_event())
    live.do(_hold(worker, free))
    for number, client in enumerate(clients, 1):
        assert hint(client)["type"] == "done"
        assert client.until(lambda message: message["type"] == "hint_told")["place"] == number
    other = live.person()
    bots = other.make("sicilianos", ["bot:thumb"] * 3)
    wait_for(lambda: any(waiter.urgency == Urgency.MOVE for waiter in worker.turns._waiting), "a bot is asked")
    assert clients[0].until(lambda message: message["type"] == "hint_told")["place"] == 2, "a bot's move goes before"
    live.do(_set(free))
    for client in clients:
        client.until(is_found)
    wait_for(lambda: live.room(bots["id"]).table.moves.count > 0, "the bots play")


async def _event() -> asyncio.Event:
    return asyncio.Event()


async def _set(event: asyncio.Event) -> None:
    event.set()


async def _hold(worker: Worker, free: asyncio.Event) -> None:
    """Somebody thinks, until it is free."""
    taken = asyncio.Event()

    async def hold() -> None:
        async with worker.turns.at(Urgency.MOVE):
            taken.set()
            await free.wait()

    worker.held = asyncio.create_task(hold())  # type: ignore[attr-defined]
    await taken.wait()


def test_a_hint_that_fails_is_said_to_fail(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    async def give_up(*_: object) -> None:
        raise GaveUp("planted")

    monkeypatch.setattr(live.services.bots, "hint", give_up)
    person = live.person()
    client = person.at(person.make("capo", ["me", *BOTS])["id"])
    asked(client)
    hint(client)
    assert client.until(lambda message: message["type"] == "hint_told")["failed"]
    assert hint(client)["type"] == "done", "it can be asked for again"


def test_under_load_bots_think_less_and_are_not_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a question waits longer than leaves it its time comes off that time."""
    told: list[float] = []

    async def answer(worker: Worker, question: Question, moves: list[int]) -> Reply:
        told.append(question.budget)
        await asyncio.sleep(question.budget)
        return Reply([0])

    async def work() -> None:
        worker, question = Worker(), question_at(table_of([HARD, "bot:thumb"]), 1, "hard", 0.4)
        await asyncio.gather(*(worker.ask(question, [], 0.6) for _ in range(4)))

    monkeypatch.setattr(Worker, "_tell", answer)
    asyncio.run(work())
    assert told[0] == 0.4
    assert told[1] == pytest.approx(0.2, abs=0.05)
    assert told[2:] == [LEAST, LEAST]
