"""A move takes the short way to the disk; if that fails it goes the long way, and is never made twice."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from sqlalchemy.exc import OperationalError

from sitdown.server.store_jobs import Append
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
