"""A move takes the short way to the disk; if that fails it goes the long way, and is never made twice."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from sqlalchemy.exc import OperationalError

from sitdown.server.frames import masked_text
from sitdown.server.settings import Limits
from sitdown.server.store_jobs import Append
from sitdown.server.viewer import FAULT, TRY_AGAIN
from sitdown.table.chat import KEPT, LONGEST
from tests.server.live import Client, Live
from tests.server.playing import everybody

AWAY = OperationalError("insert", {}, Exception("the disk is away"))
Then = Callable[[object], None]


def mover(clients: list[Client]) -> Client:
    for client in clients:
        client.sync()
    return next(client for seat, client in enumerate(clients) if seat in client.shown["turn"])


@pytest.mark.parametrize("outcome", [False, AWAY])
def test_what_was_not_stored_is_tried_again(live: Live, monkeypatch: pytest.MonkeyPatch, outcome: object) -> None:
    made, _, clients = everybody(live, "capo", 3)
    store, tries = live.house.store, []

    def refuse(what: Append, then: Then) -> None:
        tries.append(what)
        assert live.loop is not None
        live.loop.call_soon(then, outcome)

    before = live.room(made["id"]).table.number
    monkeypatch.setattr(store, "append_soon", refuse)
    client = mover(clients)
    assert client.move(client.shown["legal"][0])["type"] == "done"
    assert len(tries) == 1
    room = live.room(made["id"])
    assert room.table.number == before + 1
    assert len(live.do(store.entries(made["id"]))) == before + 1


def types_and_ids(client: Client, count: int) -> list[tuple[str, int]]:
    found: list[tuple[str, int]] = []
    while len(found) < count:
        message = client.next()
        if "id" in message:
            found.append((message["type"], message["id"]))
    return found


def move_and_ping(client: Client) -> None:
    """Both at once, in one piece each."""
    move = {"type": "move", "question": client.shown["question"], "actions": [client.shown["legal"][0]], "id": 101}
    client.socket.socket.sendall(masked_text(json.dumps(move).encode()))
    client.socket.socket.sendall(masked_text(b'{"type":"ping","id":102}'))


def test_what_comes_after_a_move_is_answered_after_it(live: Live) -> None:
    _, _, clients = everybody(live, "capo", 3)
    for _ in range(20):
        client = mover(clients)
        move_and_ping(client)
        assert types_and_ids(client, 2) == [("done", 101), ("pong", 102)]


def test_and_so_it_is_if_the_move_has_to_go_the_long_way(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, clients = everybody(live, "capo", 3)

    def refuse_later(what: Append, then: Then) -> None:
        assert live.loop is not None
        live.loop.call_later(0.05, then, False)

    monkeypatch.setattr(live.house.store, "append_soon", refuse_later)
    for _ in range(3):
        client = mover(clients)
        move_and_ping(client)
        assert types_and_ids(client, 2) == [("done", 101), ("pong", 102)]


def test_a_fault_of_ours_between_disk_and_table_sends_the_player_away_and_keeps_the_move(
    live: Live, monkeypatch: pytest.MonkeyPatch
) -> None:
    made, _, clients = everybody(live, "capo", 3)
    before = live.room(made["id"]).table.number
    client = mover(clients)

    def broken(room: object) -> None:
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(live.house.hall, "on_change", broken)
        client.send(type="move", question=client.shown["question"], actions=[client.shown["legal"][0]])
        assert client.closed()[0] == TRY_AGAIN
    room = live.room(made["id"])
    assert not room.lock.locked()
    assert room.table.number == before + 1


def test_a_fault_of_ours_in_making_a_move_frees_the_table(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    made, _, clients = everybody(live, "capo", 3)
    before = live.room(made["id"]).table.number

    def broken(what: Append, then: Then) -> None:
        raise ValueError("a fault of ours")

    monkeypatch.setattr(live.house.store, "append_soon", broken)
    client = mover(clients)
    assert client.move(client.shown["legal"][0])["type"] == "done"
    assert live.room(made["id"]).table.number == before + 1


def test_a_fault_of_ours_in_an_answer_is_written_down_and_told_as_one(
    live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, _, clients = everybody(live, "capo", 3)

    async def broken(*_: object) -> None:
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(live.house.hall, "act", broken)
        clients[0].send(type="say", to="table", text="hello")
        assert clients[0].closed()[0] == FAULT
    assert "a conversation failed" in caplog.messages
    assert clients[1].ask("say", to="table", text="who was that?")["type"] == "done"


def test_the_largest_greeting_fits_into_what_may_lie_unsent() -> None:
    """Else whoever comes to a table with much talk would be dropped again and again."""
    assert Limits().unsent_bytes > KEPT * (LONGEST * 4 + 500)


def test_a_move_whose_answer_was_lost_is_found_on_the_disk(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    made, _, clients = everybody(live, "capo", 3)
    store, before = live.house.store, live.room(made["id"]).table.number
    append_soon = store.append_soon

    def lose(what: Append, then: Then) -> None:
        append_soon(what, lambda _: then(AWAY))

    with monkeypatch.context() as broken:
        broken.setattr(store, "append_soon", lose)
        client = mover(clients)
        assert client.move(client.shown["legal"][0])["type"] == "done"
    assert len(live.do(store.entries(made["id"]))) == before + 1
    assert live.room(made["id"]).table.number == before + 1
    client = mover(clients)
    assert client.move(client.shown["legal"][0])["type"] == "done"
