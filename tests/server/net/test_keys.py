"""A seat's link is its key: nobody else sees or plays its hand, and no key is ever repeated by the server."""

from __future__ import annotations

import io
import logging
import random
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sitdown.server.logs import Lines, set_up_logs
from sitdown.server.net.close_codes import BAD_KEY, GONE
from tests.server.playing import everybody, step
from tests.server.serving import Client, Live, Person, raw_socket, serving


def turned_away(person: Person, table: str, key: str | None) -> tuple[int, str]:
    client = Client(person.live, table, person.headers())
    with suppress(ConnectionClosed):  # the server may be faster
        client.send(type="join", **({} if key is None else {"key": key}))
    return client.closed()


def test_only_its_own_key_opens_a_seat(live: Live) -> None:
    made, people, clients = everybody(live, "capo", 3)
    other = people[0].make("capo", ["me", "bot:random", "bot:random"], pace=5000)
    stranger = live.person()
    for key in ("", "x", made["invitations"]["1"], other["seats"][0]["key"], other["watch"], "é" * 50):
        assert turned_away(stranger, made["id"], key)[0] == BAD_KEY
    assert turned_away(stranger, made["id"], None)[0] == BAD_KEY
    known = live.person()  # who has a cookie is no less a stranger at this table
    known.make("capo", ["me", "open", "open"])
    assert known.headers()["cookie"]
    assert turned_away(known, made["id"], None)[0] == BAD_KEY
    assert turned_away(stranger, "no-such-table", None)[0] == GONE
    assert [client.shown["view"]["you"] for client in clients] == [0, 1, 2]
    assert people[1].at(made["id"]).shown["view"]["you"] == 1


def test_who_made_the_table_cannot_read_other_hands(live: Live) -> None:
    owner, guest = live.person(), live.person()
    made = owner.make("capo", ["open", "bot:random", "bot:random"], pace=5000)
    seated = guest.sit(made["id"], invitation=made["invitations"]["0"])
    mine = owner.at(made["id"])
    assert mine.heard[0].endswith('"seat":null}')
    assert mine.ask("move", question=1, actions=[0])["code"] == "onlooker"
    theirs = guest.at(made["id"], seated["key"])
    assert theirs.shown["legal"]
    assert mine.shown["legal"] == []
    assert turned_away(owner, made["id"], made["invitations"]["0"])[0] == BAD_KEY
    assert owner.post(f"/tables/{made['id']}/rematch").status_code == 403
    assert owner.post(f"/tables/{made['id']}/stand").status_code == 403


def test_an_invitation_works_once(live: Live) -> None:
    owner, first, second = live.person(), live.person(), live.person()
    made = owner.make("capo", ["me", "open", "open"])
    invitation = made["invitations"]["1"]
    elsewhere = owner.make("capo", ["me", "open", "open"])
    assert second.post(f"/tables/{elsewhere['id']}/sit", invitation=invitation).json()["code"] == "bad_key"
    assert first.sit(made["id"], invitation=invitation)["seat"] == 1
    assert second.post(f"/tables/{made['id']}/sit", invitation=invitation).json()["code"] == "bad_key"
    assert turned_away(second, made["id"], invitation)[0] == BAD_KEY
    assert second.post(f"/tables/{made['id']}/sit", invitation=made["watch"]).json()["code"] == "bad_key"


def test_a_cookie_of_somebody_else_opens_only_what_is_theirs(live: Live) -> None:
    _, people, _ = everybody(live, "capo", 3)
    forged = live.person()
    forged.web.cookies.set("sitdown", "A" * 43)
    assert forged.get("/people/me").json()["person"] is None
    person = people[0].get("/people/me").json()["person"]
    forged.web.cookies.set("sitdown", person["id"])
    assert forged.get("/people/me").json()["person"] is None
    token = people[0].post("/people/tokens").json()["key"]
    forged.web.cookies.set("sitdown", token)
    assert forged.get("/people/me").json()["person"] is None
    forged.web.headers["authorization"] = "Bearer " + people[0].web.cookies["sitdown"]
    assert forged.get("/people/me").status_code == 401


def test_even_with_all_logs_the_sockets_write_down_no_messages() -> None:
    """Their libraries would log every frame, and with it every key."""
    before = logging.getLogger().handlers[:], logging.getLogger().level
    set_up_logs(logging.DEBUG)
    try:
        assert not logging.getLogger("uvicorn.error").isEnabledFor(logging.DEBUG)
        assert not logging.getLogger("websockets.server").isEnabledFor(logging.DEBUG)
        assert logging.getLogger("sitdown.rooms").isEnabledFor(logging.DEBUG)
    finally:
        logging.getLogger().handlers[:] = before[0]
        for name, level in (("", before[1]), ("uvicorn", logging.NOTSET), ("websockets", logging.NOTSET)):
            logging.getLogger(name).setLevel(level)


@contextmanager
def all_logs() -> Iterator[io.StringIO]:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(Lines())
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    try:
        yield written
    finally:
        root.removeHandler(handler)
        root.setLevel(level)


def test_no_key_is_in_a_message_a_log_or_a_figure(tmp_path: Path) -> None:
    with all_logs() as written, serving(tmp_path) as live:
        made, people, clients = everybody(live, "capo", 3)
        onlooker = live.person().at(made["id"], made["watch"])
        token = people[0].post("/people/tokens").json()["key"]
        password = "a very long secret"
        people[0].post("/people/register", name="Secretive", password=password)
        for _ in range(6):
            step(clients, random.Random(1))
        Client(live, made["id"]).send(type="join", key="wrong key of mine")
        clients[0].ask("say", text="what is my key?")
        room = live.room(made["id"])
        secrets = [made["watch"], token, password, room.row.secret, "wrong key of mine", *made["invitations"].values()]
        secrets += [person.web.cookies["sitdown"] for person in people]
        secrets += [chair.key_hash or "" for chair in room.chairs] + [room.row.watch_hash or ""]
        onlooker.sync()
        heard = [text for client in (*clients, onlooker) for text in client.heard]
        pages = [people[1].get(f"/tables/{made['id']}").text, people[1].get("/tables/", which="mine").text]
        pages += [people[0].get("/people/me").text, people[0].get("/people/tokens").text]
        pages += [live.person().web.get("/metrics").text]
    everything = written.getvalue() + "".join(heard) + "".join(pages)
    assert [secret for secret in secrets if secret in everything] == []


def test_persons_are_not_named_by_their_ids_to_others(live: Live) -> None:
    _, people, clients = everybody(live, "capo", 3)
    ids = [person.get("/people/me").json()["person"]["id"] for person in people]
    listed = people[1].get("/tables/", which="mine").text
    heard = "".join(text for client in clients for text in client.heard) + listed
    assert not [one for one in ids if one in heard]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "http://localhost"])
def test_a_page_of_another_site_may_not_open_a_socket(live: Live, origin: str) -> None:
    made = live.person().make("capo", ["me", "bot:random", "bot:random"], pace=5000)
    with pytest.raises(InvalidStatus) as refused:
        raw_socket(live, made["id"], {"origin": origin})
    assert refused.value.response.status_code == 403


def test_our_own_page_may(live: Live) -> None:
    made = live.person().make("capo", ["me", "bot:random", "bot:random"], pace=5000)
    raw_socket(live, made["id"], {"origin": live.http}).close()
