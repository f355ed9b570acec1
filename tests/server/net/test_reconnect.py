"""Clients that come back, clients of one seat, moves sent twice, tables that were parked."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from sitdown.server.live import scheduler
from tests.server.playing import everybody, step
from tests.server.serving import Client, Live, serving, wait_for


def state_of(client: Client) -> dict[str, object]:
    return {name: client.shown[name] for name in ("number", "question", "view", "legal", "turn")}


@pytest.mark.parametrize("game", ["palermo", "capo", "sicilianos", "maffiosi", "cosanostra"])
def test_who_comes_back_gets_what_he_missed_and_no_more(live: Live, game: str) -> None:
    dice = random.Random(game)
    made, people, clients = everybody(live, game, 3)
    onlooker = live.person().at(made["id"], made["watch"])
    step(clients, dice)
    onlooker.sync()
    seen = [client.number for client in (*clients, onlooker)]
    heard = [len(client.heard) for client in (*clients, onlooker)]
    for _ in range(12):
        step(clients, dice)
    onlooker.sync()
    for viewer, client in enumerate((*clients, onlooker)):
        person, key = (people[viewer], None) if viewer < 3 else (live.person(), made["watch"])
        back = person.at(made["id"], key, seen=seen[viewer])
        assert state_of(back) == state_of(client)
        missed = [line for text in client.heard[heard[viewer] :] for line in events_in(text)]
        assert back.shown.get("events", []) == missed
        now = person.at(made["id"], key, seen=client.number)
        assert state_of(now) == state_of(client)
        assert "events" not in now.shown


def events_in(text: str) -> list[object]:
    message = json.loads(text)
    events = message.get("events", []) if message["type"] == "shown" else []
    assert isinstance(events, list)
    return events


def test_two_sockets_of_one_seat_stay_in_step(live: Live) -> None:
    dice = random.Random(2)
    made, people, clients = everybody(live, "capo", 3)
    phone = people[0].at(made["id"])
    start = [len(phone.heard), len(clients[0].heard)]
    for turn in range(10):
        if 0 in clients[0].shown["turn"]:
            assert (phone if turn % 2 else clients[0]).move(dice.choice(clients[0].shown["legal"]))["type"] == "done"
        else:
            step(clients, dice)
        for client in (*clients, phone):
            client.sync()

    def told(client: Client, since: int) -> list[str]:
        return [text for text in client.heard[since:] if '"type":"shown"' in text or '"type":"table"' in text]

    assert told(phone, start[0]) == told(clients[0], start[1])
    assert len(told(phone, start[0])) >= 7


def test_a_repeated_move_is_answered_and_never_applied_twice(live: Live) -> None:
    made, _, clients = everybody(live, "palermo", 3, options={"first_seat": 0})
    table = live.room(made["id"]).table
    first = clients[0].shown
    move = {"question": first["question"], "actions": first["legal"][:1]}
    assert clients[0].ask("move", **move)["type"] == "done"
    number = table.number
    for _ in range(3):
        assert clients[0].ask("move", **move)["type"] == "done"
    other = clients[0].ask("move", question=first["question"], actions=first["legal"][1:2])
    assert other["code"] == "stale"
    ahead = clients[0].ask("move", question=clients[0].shown["question"] + 1, actions=[0])
    assert ahead["code"] == "ahead"
    assert table.number == number
    out_of_turn = next(client for seat, client in enumerate(clients) if seat not in clients[0].shown["turn"])
    answer = out_of_turn.move(first["legal"][0])
    assert answer["code"] == "illegal"
    assert answer["rule"].startswith("PA-")
    assert table.number == number


def test_a_choice_of_several_parts_is_made_whole_or_not_at_all(live: Live) -> None:
    made, _, clients = everybody(live, "capo", 3)
    table = live.room(made["id"]).table
    number, view = table.number, clients[0].shown["view"]
    legal = clients[0].shown["legal"]
    assert clients[0].move(legal[0], 10**6)["code"] == "bad_action"
    assert clients[0].move(legal[0], *legal[:1] * 5)["code"] == "illegal"
    assert table.number == number
    assert clients[0].move(table.game.actions.readable(legal[0]))["type"] == "done"
    assert clients[0].shown["view"] != view


def test_a_table_that_nobody_looks_at_is_parked_and_comes_back_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "PARK_AFTER", 0.1)
    with serving(tmp_path) as live:
        dice = random.Random(4)
        made, people, clients = everybody(live, "capo", 3)
        clients[0].ask("say", text="until tomorrow")
        for _ in range(5):
            step(clients, dice)
        before = [state_of(client) for client in clients]
        for client in clients:
            client.leave()
        wait_for(lambda: made["id"] not in live.services.rooms.by_id, "the table is parked")
        back = [person.at(made["id"]) for person in people]
        assert [state_of(client) for client in back] == before
        assert back[1].chat[0]["text"] == "until tomorrow"
        step(back, dice)


def test_a_server_that_starts_again_has_every_table(tmp_path: Path) -> None:
    dice = random.Random(6)
    with serving(tmp_path) as live:
        made, people, clients = everybody(live, "maffiosi", 3)
        for _ in range(6):
            step(clients, dice)
        before = [state_of(client) for client in clients]
        cookies = [person.web.cookies for person in people]
    with serving(tmp_path) as live:
        back = []
        for cookie in cookies:
            person = live.person()
            person.web.cookies = cookie
            back.append(person.at(made["id"]))
        assert [state_of(client) for client in back] == before
        step(back, dice)
