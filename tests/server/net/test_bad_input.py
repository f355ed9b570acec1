"""Bad input gets a documented code and changes nothing; bad clients are dropped; the table plays on."""

from __future__ import annotations

import json
import random
import socket as sockets
import time
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from sitdown.server.net.close_codes import CROWDED, GONE, NOT_JOINED
from sitdown.server.net.conversation import MOST_FAULTS
from sitdown.server.settings import Limits
from tests.server.playing import everybody, step
from tests.server.serving import NO_LIMITS, Client, Live, Message, raw_socket, serving, wait_for

HUGE = 10**400
BAD_MESSAGES = [
    "", " ", "null", "[]", "1", '"join"', "{", "{}", '{"type":"dance"}', '{"type":1}', '{"type":"move"}', "\x00",
    "{}{}",
    '{"type":"move","question":1}', '{"type":"move","question":"1","actions":[1]}', '{"type":"move","actions":[1]}',
    '{"type":"move","question":-1,"actions":[1]}', '{"type":"move","question":1,"actions":[]}',
    '{"type":"move","question":1.5,"actions":[1]}', f'{{"type":"move","question":{HUGE},"actions":[1]}}',
    f'{{"type":"move","question":1,"actions":[{HUGE}]}}', '{"type":"move","question":1e400,"actions":[1]}',
    '{"type":"move","question":1,"actions":[-1]}', '{"type":"move","question":1,"actions":[[[[1]]]]}',
    '{"type":"move","question":1,"actions":[[]]}', '{"type":"move","question":1,"actions":[null]}',
    '{"type":"move","question":1,"actions":%s}' % ([0] * 65), '{"type":"move","question":1,"actions":[1],"seat":2}',
    '{"type":"say","text":""}', '{"type":"say","text":7}', '{"type":"say","text":"x","to":"everybody"}',
    '{"type":"say","text":"x","to":"seat","other":99}', '{"type":"say","text":"x","to":"seat","other":-1}',
    '{"type":"say","text":"%s"}' % ("x" * 501), '{"type":"say","text":"\\ud800"}', '{"type":"answer","yes":"yes"}',
    '{"type":"answer"}', '{"type":"ping","id":[1]}', '{"type":"ping","id":-1}', '{"type":"ping","id":1e99}',
    "[" * 5000, '{"type":' * 2000,
]  # fmt: skip


def everything(live: Live, table: str) -> bytes:
    """All that there is to know of a table."""
    found = live.room(table).table
    state = found.play()
    return msgspec.json.encode(
        [found.number, found.turn, found.phase, state.open_view(), found.question, found.numbers]
    )


@pytest.mark.parametrize("text", BAD_MESSAGES, ids=range(len(BAD_MESSAGES)))
def test_a_message_that_cannot_be_read_is_refused_and_changes_nothing(live: Live, bad: Message, text: str) -> None:
    before = everything(live, bad["id"])
    client = live.person().at(bad["id"], bad["seats"][0]["key"])
    client.socket.send(text)
    answer = client.next()
    assert (answer["type"], answer["code"]) == ("error", "bad_message")
    assert answer["message"]
    client.sync()
    assert everything(live, bad["id"]) == before
    client.leave()


@pytest.fixture(scope="module")
def bad(live: Live) -> Message:
    """A table for bad messages."""
    return live.person().make("capo", ["me"] * 3)


def test_text_with_marks_that_cannot_be_shown_is_refused(live: Live, bad: Message) -> None:
    client = live.person().at(bad["id"], bad["seats"][0]["key"])
    assert client.ask("say", text=" \n ")["code"] == "empty"
    for text in ("a\u0000b", "a\u202eb", "\u001b[2J"):
        assert client.ask("say", text=text)["code"] == "bad_text"


def test_moves_that_are_no_actions_are_refused(live: Live, bad: Message) -> None:
    before = everything(live, bad["id"])
    client = live.person().at(bad["id"], bad["seats"][0]["key"])
    size = live.room(bad["id"]).table.game.actions.size
    named = (["dance"], ["add_card", 99], ["add_card", "x"], ["add_card", 10**30], [1, 2], ["add_card"] * 8)
    for action in (size, 2**31, *named):
        assert client.move(action)["code"] in ("bad_action", "bad_message"), action
    assert everything(live, bad["id"]) == before


def test_a_second_join_is_refused(live: Live, bad: Message) -> None:
    client = live.person().at(bad["id"], bad["seats"][0]["key"])
    client.send(type="join", key=bad["seats"][1]["key"])
    assert client.next()["code"] == "joined"
    client.sync()
    assert client.shown["view"]["you"] == 0


def test_binary_frames_are_not_understood(live: Live, bad: Message) -> None:
    client = live.person().at(bad["id"], bad["seats"][0]["key"])
    client.socket.send(b'{"type":"ping"}')
    assert client.next()["code"] == "bad_message"
    client.sync()


def test_text_that_is_not_utf_8_ends_the_connection(live: Live, bad: Message) -> None:
    client = live.person().at(bad["id"], bad["seats"][0]["key"])
    client.socket.send(b"\xff\xfe\xff", text=True)
    assert client.closed()[0] == 1007


def test_who_sends_nothing_but_nonsense_is_dropped(live: Live, bad: Message) -> None:
    client = live.person().at(bad["id"], bad["seats"][0]["key"])
    for _ in range(MOST_FAULTS + 1):
        client.socket.send("nonsense")
    assert client.closed()[0] == NOT_JOINED


def test_an_oversized_message_ends_the_connection(live: Live, bad: Message) -> None:
    client = live.person().at(bad["id"], bad["seats"][0]["key"])
    client.socket.send('{"type":"say","text":"%s"}' % ("x" * NO_LIMITS.message_bytes))
    assert client.closed()[0] == 1009
    live.person().at(bad["id"], bad["seats"][0]["key"])


def test_who_leaves_before_joining_is_no_fault(live: Live, bad: Message) -> None:
    for _ in range(3):
        Client(live, bad["id"]).leave()
        Client(live, bad["id"]).socket.socket.shutdown(sockets.SHUT_RDWR)
    live.person().at(bad["id"], bad["seats"][0]["key"])


NO_JOINS = ["?", '{"type":"ping"}', '{"type":"join","seen":-1}', '{"type":"join","key":7}', "[" * 5000]


@pytest.mark.parametrize("first", NO_JOINS, ids=range(len(NO_JOINS)))
def test_who_does_not_join_first_is_sent_away(live: Live, bad: Message, first: str) -> None:
    client = Client(live, bad["id"])
    client.socket.send(first)
    assert client.closed()[0] == NOT_JOINED


@pytest.mark.parametrize("table", ["x", "%00", "a" * 500, "..%2f..", "%F0%9F%98%80", "%ff", "'--"])
def test_tables_that_do_not_exist(live: Live, table: str) -> None:
    person = live.person()
    for path in ("", "/record"):
        answer = person.get(f"/tables/{table}{path}")
        assert answer.status_code in (400, 404)
        assert answer.json()["code"] in ("no_such_table", "bad_request", "not_found")
    for deed in ("sit", "stand", "rematch"):
        assert person.post(f"/tables/{table}/{deed}").status_code in (400, 404)
    with suppress(InvalidStatus):  # not even an address of ours
        assert Client(live, table).closed()[0] == GONE


RIGHT = '{"game":"capo","chairs":["me","me","me"]'
BAD_BODIES = [
    "", "null", "[]", "{", "[" * 30_000, '{"game":' * 5_000, RIGHT, RIGHT + ',"options":' + '{"a":' * 9_000,
    RIGHT + ',"x":1}',
    RIGHT + ',"open":0}', RIGHT + ',"open":"true"}', RIGHT + ',"pace":"7"}', RIGHT + ',"pace":-1}',
    RIGHT + ',"pace":1e400}', RIGHT + f',"pace":{HUGE}}}', RIGHT + ',"clock":{"kind":"move","seconds":"9"}}',
    RIGHT + ',"word":"\\ud800"}', '{"game":7,"chairs":["me","me","me"]}', '{"game":"capo","chairs":["bot:god"]}',
    json.dumps({"game": "capo", "chairs": ["me"] * 99}),
]  # fmt: skip


@pytest.mark.parametrize("body", BAD_BODIES, ids=range(len(BAD_BODIES)))
def test_a_body_that_cannot_be_read_is_refused_and_makes_nothing(live: Live, body: str) -> None:
    person = live.person()
    person.post("/people/rename", name="Nobody yet")
    answer = person.web.post("/api/tables/", content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")
    assert "set-cookie" not in answer.headers
    assert person.get("/tables/", which="mine").json() == []


@pytest.mark.parametrize(
    ("wanted", "status", "code"),
    [
        ({"game": "chess", "chairs": ["me"] * 3}, 404, "no_such_game"),
        ({"game": "capo", "chairs": ["me"]}, 409, "bad_seats"),
        ({"game": "capo", "chairs": ["me"] * 3, "options": {"target_respect": 11}}, 409, "bad_option"),
        ({"game": "capo", "chairs": ["me"] * 3, "options": {"fly": True}}, 409, "bad_option"),
        ({"game": "capo", "chairs": ["me"] * 3, "word": "x" * 150}, 409, "too_long"),
        ({"game": "capo", "chairs": ["me"] * 3, "word": "\u0000"}, 409, "bad_text"),
    ],
)
def test_a_table_that_cannot_be_is_refused(live: Live, wanted: Message, status: int, code: str) -> None:
    person = live.person()
    person.post("/people/rename", name="Nobody yet")
    answer = person.post("/tables/", **wanted)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert person.get("/tables/", which="mine").json() == []


def test_a_body_that_is_too_long_is_refused(live: Live) -> None:
    answer = live.person().web.post("/api/tables/", content=b" " * 70_000 + RIGHT.encode() + b"}")
    assert (answer.status_code, answer.json()["code"]) == (413, "too_large")


def test_the_table_still_plays(live: Live) -> None:
    _, _, clients = everybody(live, "capo", 3)
    for _ in range(5):
        step(clients, random.Random(1))


# -- clients that are silent, slow, too many or too fast -------------------------------------------------------------


def test_who_says_nothing_is_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(seconds_to_join=0.2)) as live:
        made = live.person().make("capo", ["me"] * 3)
        assert Client(live, made["id"]).closed()[0] == NOT_JOINED
        assert live.room(made["id"]).clients == []


def test_too_many_onlookers_are_sent_away(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(sockets_a_table=2)) as live:
        made = live.person().make("capo", ["me"] * 3)
        here = [live.person().at(made["id"], made["watch"]) for _ in range(2)]
        late = Client(live, made["id"])
        late.send(type="join", key=made["watch"])
        assert late.closed()[0] == CROWDED
        here[0].leave()
        wait_for(lambda: len(live.room(made["id"]).clients) == 1, "one has left")
        live.person().at(made["id"], made["watch"])


def who_never_reads(live: Live, table: str, key: str) -> ClientConnection:
    """A client that joins and then takes not a byte more than the buffers hold."""
    plug = sockets.socket()
    plug.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    plug.connect(("127.0.0.1", live.port))
    socket = raw_socket(live, table, sock=plug, max_queue=1)
    socket.send(json.dumps({"type": "join", "key": key}))
    return socket


@pytest.mark.parametrize("wholly", [False, pytest.param(True, marks=pytest.mark.long)])
def test_who_never_reads_is_dropped_and_what_it_is_owed_with_it(tmp_path: Path, wholly: bool) -> None:
    live = Live(tmp_path, msgspec.structs.replace(NO_LIMITS, seconds_to_send=0.3, unsent_bytes=20_000))
    live.socket.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 8192)
    if hasattr(sockets, "TCP_USER_TIMEOUT"):
        live.socket.setsockopt(sockets.IPPROTO_TCP, sockets.TCP_USER_TIMEOUT, 1000)
    live.start()
    try:
        made = live.person().make("capo", ["me"] * 3)
        talker = live.person().at(made["id"], made["seats"][0]["key"])
        plugged = [who_never_reads(live, made["id"], made["watch"]) for _ in range(3)]
        room = live.room(made["id"])
        wait_for(lambda: len(room.clients) == 4, "all are there")
        for _ in range(40):
            for _ in range(5):
                talker.send(type="say", text="x" * 500)
            talker.sync()
        assert all(client.protocol.unsent() <= 30_000 for client in room.clients)
        wait_for(lambda: len(room.clients) == 1, "who does not read is gone")
        if wholly:
            wait_for(lambda: len(live.server.server_state.connections) <= 2, "and so are its connections", 60)
        talker.sync()
        for socket in plugged:
            socket.socket.shutdown(sockets.SHUT_RDWR)
    finally:
        live.stop()


def test_a_client_that_asks_faster_than_allowed_is_slowed_down_not_refused(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(messages_a_second=20)) as live:
        made = live.person().make("capo", ["me"] * 3)
        client = live.person().at(made["id"], made["watch"])
        other = live.person().at(made["id"], made["seats"][0]["key"])
        start = time.monotonic()
        for _ in range(80):
            client.send(type="ping")
        other.sync()
        assert time.monotonic() - start < 0.5
        client.sync()
        assert time.monotonic() - start > 0.7


def test_too_many_requests_are_refused_and_the_server_stays_up(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(requests_a_minute=20)) as live:
        person = live.person()
        answers = [person.get("/games/capo") for _ in range(25)]
        assert [answer.status_code for answer in answers] == [200] * 20 + [429] * 5
        assert answers[-1].json()["code"] == "too_fast"
        person.web.headers["x-forwarded-for"] = "10.1.2.3"
        assert person.web.get("/health").status_code == 200


def test_a_person_has_only_so_many_unfinished_tables(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(tables_a_person=2)) as live:
        person = live.person()
        for _ in range(2):
            person.make("capo", ["me"] * 3)
        refused = person.post("/tables/", game="capo", chairs=["me"] * 3)
        assert (refused.status_code, refused.json()["code"]) == (409, "too_many_tables")
        live.person().make("capo", ["me"] * 3)
