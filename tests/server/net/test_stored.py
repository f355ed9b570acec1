"""A move needs no task while it only waits for the store; if that fails it goes on in one, and is never made twice."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Callable

import pytest
from sqlalchemy.exc import OperationalError

from sitdown.server.net.close_codes import FAULT, TRY_AGAIN
from sitdown.server.net.frames import masked_text
from sitdown.server.settings import Limits
from sitdown.server.store.jobs import Append
from sitdown.server.store.store import Store
from sitdown.table.chat import KEPT, LONGEST
from tests.server.playing import everybody
from tests.server.serving import SECONDS, Client, Live, Message, wait_for

AWAY = OperationalError("insert", {}, Exception("the disk is away"))
Then = Callable[[object], None]


def mover(clients: list[Client]) -> Client:
    for client in clients:
        client.sync()
    return next(client for seat, client in enumerate(clients) if seat in client.shown["turn"])


@pytest.mark.parametrize("outcome", [False, AWAY])
def test_what_was_not_stored_is_tried_again(live: Live, monkeypatch: pytest.MonkeyPatch, outcome: object) -> None:
    made, _, clients = everybody(live, "capo", 3)
    store, tries = live.services.store, []

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


def test_and_so_it_is_if_the_move_goes_on_in_a_task(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    _, _, clients = everybody(live, "capo", 3)

    def refuse_later(what: Append, then: Then) -> None:
        assert live.loop is not None
        live.loop.call_later(0.05, then, False)

    monkeypatch.setattr(live.services.store, "append_soon", refuse_later)
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
        patch.setattr(live.services.rooms, "on_change", broken)
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

    monkeypatch.setattr(live.services.store, "append_soon", broken)
    client = mover(clients)
    assert client.move(client.shown["legal"][0])["type"] == "done"
    assert live.room(made["id"]).table.number == before + 1


def test_a_fault_of_ours_in_an_answer_is_written_down_and_told_as_one(
    live: Live, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    _, _, clients = everybody(live, "capo", 3)

    def broken(_: Store) -> bool:
        raise ValueError("a fault of ours")

    with monkeypatch.context() as patch:
        patch.setattr(Store, "many_processes", property(broken))  # which is asked when the line is applied
        clients[0].send(type="say", to="table", text="hello")
        assert clients[0].closed()[0] == FAULT
    assert "a conversation failed" in caplog.messages
    assert clients[1].ask("say", to="table", text="who was that?")["type"] == "done"


def test_the_largest_greeting_fits_into_what_may_lie_unsent() -> None:
    """Else whoever comes to a table with much talk would be dropped again and again."""
    assert Limits().unsent_bytes > KEPT * (LONGEST * 4 + 500)


def test_a_move_whose_answer_was_lost_is_found_on_the_disk(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    made, _, clients = everybody(live, "capo", 3)
    store, before = live.services.store, live.room(made["id"]).table.number
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


WISHES: dict[str, Message] = {"say": {"to": "table", "text": "psst"}, "pause": {}, "takeback": {}, "move": {}}


@pytest.mark.parametrize("kind", WISHES)
def test_nobody_is_shown_anything_before_it_is_stored(live: Live, monkeypatch: pytest.MonkeyPatch, kind: str) -> None:
    _, _, clients = everybody(live, "palermo", 3)
    client = mover(clients)
    assert client.move(client.shown["legal"][0])["type"] == "done"
    client = mover(clients) if kind == "move" else client
    held: list[tuple[Append, Then]] = []
    store = live.services.store
    append_soon = store.append_soon
    monkeypatch.setattr(store, "append_soon", lambda what, then: held.append((what, then)))
    for one in clients:
        one.sync()
    wish = {"question": client.shown["question"], "actions": client.shown["legal"][:1]} if kind == "move" else {}
    client.send(type=kind, id=77, **WISHES[kind], **wish)
    wait_for(lambda: bool(held), "it is on its way to the disk")
    for one in clients:
        with pytest.raises(TimeoutError):
            one.next(0.1)
    assert live.loop is not None
    live.loop.call_soon_threadsafe(append_soon, *held[0])
    assert client.until(lambda message: message.get("id") == 77)["type"] == "done"
    others = [one for one in clients if one is not client]
    assert {one.next()["type"] for one in others} == {{"say": "said", "move": "shown"}.get(kind, "table")}


def test_nor_who_sits_down(live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
    owner, guest = live.person(), live.person()
    made = owner.make("capo", ["me", "open", "open"])
    client = owner.at(made["id"])
    store, gate = live.services.store, threading.Event()
    append, held = store.append, list[Append]()

    async def hold(what: Append) -> bool:
        held.append(what)
        while not gate.is_set():
            await asyncio.sleep(0.01)
        return await append(what)

    monkeypatch.setattr(store, "append", hold)
    sitting = threading.Thread(target=guest.sit, args=(made["id"],), kwargs={"invitation": made["invitations"]["1"]})
    sitting.start()
    wait_for(lambda: bool(held), "it is on its way to the disk")
    with pytest.raises(TimeoutError):
        client.next(0.1)
    gate.set()
    sitting.join(SECONDS)
    assert [chair["kind"] for chair in client.next()["chairs"]] == ["person", "person", "open"]


def figure(live: Live, line: str) -> float:
    """One line of /metrics; 0 if it is not there."""
    found = [text for text in live.person().web.get("/metrics").text.splitlines() if text.startswith(f"{line} ")]
    return float(found[0].split()[-1]) if found else 0.0


def test_what_the_metrics_count(live: Live) -> None:
    made, _, clients = everybody(live, "capo", 3)
    lines = ['sitdown_moves_total{by="person"}', 'sitdown_refused_total{code="illegal"}']
    lines += ['sitdown_refused_total{code="bad_message"}', "sitdown_sockets"]
    before = [figure(live, line) for line in lines]
    client = mover(clients)
    space = live.room(made["id"]).table.game.actions
    cards = [space.encode("add_card", 0), space.encode("done")]  # one move of two actions
    assert client.move(*cards)["type"] == "done"
    assert client.move(cards[1])["code"] == "illegal"
    client.socket.send("no message")
    assert client.until(lambda message: message["type"] == "error")["code"] == "bad_message"
    assert [figure(live, line) - was for line, was in zip(lines, before, strict=True)] == [2, 1, 1, 0]
