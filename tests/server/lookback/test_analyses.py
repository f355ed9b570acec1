"""What a game was about, over HTTP: asked for, made, kept with the game, and who may ask."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sitdown.server.bots.pool import GaveUp, PartFailed, Worker
from sitdown.server.bots.worker import Question, Reply
from sitdown.server.lookback.shown import AnalysisShown
from sitdown.server.settings import Limits
from tests.server.playing import play_on
from tests.server.serving import Live, Message, Person, serving, wait_for

LITTLE = 0.02  # of the usual effort
PATIENT = 120.0  # seconds that a busy machine may take


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    with serving(tmp_path, Limits(analyses_an_hour=3), ponder_seconds=0.0, analysis_effort=LITTLE) as live:
        yield live


def finished(person: Person, dice: int = 2) -> str:
    made = person.make("capo", ["me", "bot:random", "bot:random"], options={"target_respect": 10})
    client = person.at(made["id"])
    play_on(client, random.Random(dice))
    client.leave()
    table: str = made["id"]
    return table


def ask(person: Person, table: str, seat: int | None = None, **more: Any) -> Message:
    answer = person.post(f"/tables/{table}/analysis", seat=seat, **more)
    found: Message = answer.json()
    return found


def read(person: Person, table: str, seat: int | None = None, lang: str = "en") -> Message:
    query = {"lang": lang} if seat is None else {"lang": lang, "seat": seat}
    answer = person.get(f"/tables/{table}/analysis", **query)
    assert answer.status_code == 200, answer.text
    msgspec.json.decode(answer.content, type=AnalysisShown)
    found: Message = answer.json()
    return found


def ready(person: Person, table: str, seat: int | None = None) -> Message:
    wait_for(lambda: read(person, table, seat)["status"] not in {"waiting", "working"}, "it is made", PATIENT)
    found = read(person, table, seat)
    assert found["status"] == "ready"
    return found


def test_it_is_made_when_asked_for_and_tells_all_of_the_game(live: Live) -> None:
    person = live.person()
    table = finished(person)
    assert read(person, table, 0) == {
        "status": "none", "place": 0, "progress": 0.0, "mine": 0, "curve": None, "missed": None,
    }  # fmt: skip
    assert ask(person, table, 0)["status"] in {"waiting", "working"}
    found = ready(person, table, 0)
    assert found["progress"] == 1.0
    steps = person.get(f"/tables/{table}/replay").json()["steps"]
    points = found["curve"]["points"]
    assert points[0]["step"] == 0
    assert points[-1]["step"] == steps
    assert [point["step"] for point in points] == sorted({point["step"] for point in points})
    for point in points:
        assert sum(point["open"]) == pytest.approx(1.0)
        assert sum(point["onlooker"]) == pytest.approx(1.0)
    result = person.get(f"/tables/{table}/replay", **{"from": steps}).json()["frames"][0]["result"]
    assert [share > 0 for share in points[-1]["open"]] == [place == 1 for place in result["ranking"]]
    assert [one["says"].split(":")[0] for one in found["curve"]["luck"]] == names(person, table)
    for one in [*found["missed"], *found["curve"]["turns"]]:
        assert 1 <= one["step"] <= steps
        assert one["says"]
    dutch = read(person, table, 0, "nl")
    assert dutch["curve"]["points"] == points, "all but the words is the same"
    assert dutch["curve"]["luck"][0]["says"] != found["curve"]["luck"][0]["says"]


def test_a_branch_is_looked_back_at_from_where_it_began(live: Live) -> None:
    person = live.person()
    made = person.post(f"/tables/{finished(person)}/branch", step=4, seat=1, level="random", pace=0).json()
    client = person.at(made["id"])
    play_on(client, random.Random(5))
    ask(person, made["id"], 1)
    found = ready(person, made["id"], 1)
    points, ranking = found["curve"]["points"], client.shown["result"]["ranking"]
    assert points[0]["step"] == 0
    assert [share > 0 for share in points[-1]["open"]] == [place == 1 for place in ranking]
    assert found["missed"] is not None


def names(person: Person, table: str) -> list[str]:
    return [chair["name"] for chair in person.get(f"/tables/{table}").json()["chairs"]]


def test_who_has_the_link_reads_it_and_nobody_lets_it_be_made_twice(live: Live) -> None:
    person = live.person()
    table = finished(person)
    ask(person, table)
    found = ready(person, table)
    assert found["missed"] is None
    stranger = live.person()
    again = ask(stranger, table)
    assert again["status"] == "ready"
    assert again["mine"] is None
    assert again["curve"] == found["curve"]
    assert not stranger.web.cookies, "who only reads is nobody"
    assert read(stranger, table, 2)["status"] == "none", "what this seat missed is not there yet"
    ask(stranger, table, 2)
    assert ready(stranger, table, 2)["curve"] == found["curve"], "the rest is not made again"


def test_after_a_restart_it_is_read_and_no_process_works(tmp_path: Path) -> None:
    with serving(tmp_path, analysis_effort=LITTLE) as live:
        person = live.person()
        table = finished(person)
        ask(person, table, 0)
        found = ready(person, table, 0)
    with serving(tmp_path, analysis_effort=LITTLE) as live:
        person = live.person()
        again = ask(person, table, 0)
        assert again["status"] == "ready"
        assert again == {**found, "mine": None}
        assert not live.services.analyses._making
        assert read(person, table, 0) == again


def test_a_worker_that_is_killed_in_the_middle_begins_anew(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    exchange = Worker._exchange
    first: list[int] = []

    async def killed_once(worker: Worker, question: Question, moves: list[int], told: int, *more: float) -> Reply:
        if question.part is not None:
            first.append(told)
            if len(first) == 1:
                question = msgspec.structs.replace(question, budget=0.0)
            if len(first) == 2:
                assert worker.process is not None
                worker.process.kill()
        return await exchange(worker, question, moves, told, *more)

    monkeypatch.setattr(Worker, "_exchange", killed_once)
    person = live.person()
    table = finished(person)
    ask(person, table)
    ready(person, table)
    assert first[0] == 0
    assert first[1] > 0, "it was under way"
    assert first[2] == 0, "it is told whole again"


def held(live: Live, monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """No part is made until this is set."""

    async def event() -> asyncio.Event:
        return asyncio.Event()

    free = live.do(event())
    exchange = Worker._exchange

    async def waits(worker: Worker, question: Question, *more: Any) -> Reply:
        if question.part is not None:
            await free.wait()
        return await exchange(worker, question, *more)

    monkeypatch.setattr(Worker, "_exchange", waits)
    return free


async def let_go(event: asyncio.Event) -> None:
    event.set()


def test_one_a_person_and_who_waits_sees_the_place(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    free = held(live, monkeypatch)
    rosa, enzo = live.person(), live.person()
    tables = [finished(rosa, 2), finished(enzo, 3)]
    ask(rosa, tables[0])
    wait_for(lambda: read(rosa, tables[0])["status"] == "working", "a worker takes it")
    ask(enzo, tables[1], 0)
    wait_for(lambda: read(enzo, tables[1])["place"] == 1, "one is before it")
    assert read(enzo, tables[1], 0)["status"] == "waiting"
    refused = rosa.post(f"/tables/{tables[1]}/analysis", seat=1)
    assert (refused.status_code, refused.json()["code"]) == (409, "analysis_open")
    assert ask(rosa, tables[1])["status"] == "waiting", "what is on its way is for everybody"
    assert ask(rosa, tables[0])["status"] == "working"
    live.do(let_go(free))
    ready(rosa, tables[0])
    ready(enzo, tables[1], 0)


def test_so_many_an_hour(live: Live) -> None:
    person = live.person()
    table = finished(person)
    for seat in (None, 0, 1):
        ask(person, table, seat)
        ready(person, table, seat)
    refused = person.post(f"/tables/{table}/analysis", seat=2)
    assert (refused.status_code, refused.json()["code"]) == (429, "too_many_analyses")
    assert ask(person, table, 1)["status"] == "ready", "what is there may be read"


@pytest.mark.parametrize("error", [GaveUp("planted"), PartFailed("planted")])
def test_what_fails_is_said_to_and_can_be_asked_for_again(
    live: Live, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    async def fails(*_: object) -> bytes:
        raise error

    person = live.person()
    table = finished(person)
    with monkeypatch.context() as planted:
        planted.setattr(live.services.bots, "make_part", fails)
        ask(person, table)
        wait_for(lambda: read(person, table)["status"] == "failed", "it has failed")
    ask(person, table)
    ready(person, table)


def test_what_is_asked_wrongly_is_refused(live: Live) -> None:
    person = live.person()
    playing = person.make("capo", ["me"] * 3)["id"]
    over = finished(person)
    for table, seat, code in (
        (playing, 0, "not_over"),
        ("none", 0, "no_such_table"),
        (over, 3, "no_such_seat"),
    ):
        assert ask(person, table, seat)["code"] == code
        assert person.get(f"/tables/{table}/analysis", seat=seat).json()["code"] == code
    path = f"/tables/{over}/analysis"
    for wrong in ({"seat": "0"}, {"seat": -1}, {"seat": 0, "lang": "de"}, {"chair": 1}):
        assert person.post(path, **wrong).status_code == 400, wrong
    for query in ({"seat": -1}, {"seat": "x"}, {"lang": "de"}):
        assert person.get(path, **query).status_code == 400, query
