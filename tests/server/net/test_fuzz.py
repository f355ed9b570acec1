"""A fuzzer over the WebSocket: whatever is sent, the answer is documented, and the table plays on and is not lost."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sitdown.games import all_games, game_of
from sitdown.server.live.rooms import folded
from sitdown.server.net.close_codes import CLOSE_CODES
from sitdown.server.net.messages import SOCKET_CODES
from sitdown.table import CODES
from tests.server.playing import everybody, step
from tests.server.serving import Client, Live, Message, Person

SLUGS = [game.slug for game in all_games()]
KINDS = ("move", "say", "takeback", "answer", "pause", "resume", "resign", "back", "why", "lang", "ping", "join",
         "dance")  # fmt: skip
FIELDS = ("question", "actions", "action", "id", "text", "to", "other", "yes", "key", "seen", "lang", "seat", "type")
NUMBERS = (0, 1, -1, 2, 63, 64, 2**31 - 1, 2**31, 2**53, 2**63, 2**64, 10**400, 0.5, -0.0, 1e308)
TEXTS = ("", "x", "table", "seat", "onlookers", "en", "\u0000", "\u202e", "\ud800", "😀", "' OR 1=1 --", "x" * 600)


def any_value(dice: random.Random, depth: int = 0) -> Any:
    makers: list[Callable[[], Any]] = [
        lambda: dice.choice(NUMBERS), lambda: dice.choice(TEXTS), lambda: dice.choice([None, True, False]),
        lambda: dice.randrange(2000),
    ]  # fmt: skip
    if depth < 3:
        makers.append(lambda: [any_value(dice, depth + 1) for _ in range(dice.randrange(5))])
        makers.append(lambda: {dice.choice(FIELDS): any_value(dice, depth + 1) for _ in range(dice.randrange(3))})
    return dice.choice(makers)()


def nearly_right(client: Client, dice: random.Random) -> Message:
    """A message as a player would send it, mostly."""
    shown = client.shown
    legal = shown.get("legal") or [dice.randrange(300)]
    actions = [dice.choice(legal) for _ in range(dice.choice([1, 1, 1, 2, 5]))]
    question = shown.get("question", 0) + dice.choice([0, 0, 0, 0, 1, -1, -5])
    kind = dice.choice(KINDS[:-2] if dice.random() < 0.3 else ("move", "move", "say", "takeback", "answer", "ping"))
    fields: Message = {
        "move": {"question": question, "actions": actions},
        "say": {"text": dice.choice(("hello", *TEXTS)), "to": dice.choice(("table", "seat", "onlookers")), "other": 1},
        "answer": {"yes": dice.random() < 0.5},
        "why": {"action": dice.choice([*actions, dice.randrange(2**31), ["build", 0, dice.randrange(99), 0]])},
        "lang": {"lang": dice.choice(("en", "nl"))},
    }.get(kind, {})
    if kind == "resign" and dice.random() < 0.9:
        kind = "ping"
    return {"type": kind, "id": dice.randrange(9), **fields}


def any_text(client: Client, dice: random.Random) -> str:
    message = nearly_right(client, dice)
    chance = dice.random()
    if chance < 0.45:
        return json.dumps(message)
    if chance < 0.7:
        for _ in range(dice.randrange(1, 3)):
            message[dice.choice(FIELDS)] = any_value(dice)
        return json.dumps(message)
    if chance < 0.85:
        return json.dumps({"type": dice.choice(KINDS), **{dice.choice(FIELDS): any_value(dice) for _ in range(3)}})
    text = list(json.dumps(message))
    for _ in range(dice.randrange(1, 4)):
        text[dice.randrange(len(text))] = dice.choice(["\0", '"', ",", "[", "\\", "{", "}", "€", "7", "e", "-"])
    return "".join(text)


def fuzz(person: Person, table: str, key: str, dice: random.Random, messages: int) -> None:
    """So many messages; the client comes back whenever it is sent away."""
    client = person.at(table, key)
    for _ in range(messages):
        try:
            client.socket.send(any_text(client, dice))
            answer = client.until(lambda message: message["type"] in ("done", "error", "pong", "because"))
            if answer["type"] == "error":
                assert answer["code"] in {**CODES, **SOCKET_CODES}, answer
                assert answer["message"]
        except ConnectionClosed as end:
            if end.rcvd is None or end.rcvd.code not in CLOSE_CODES:
                raise
            client = person.at(table, key)
        except UnicodeEncodeError:
            continue
    client.leave()


def check(live: Live, table: str) -> None:
    """What is in memory is what is stored."""
    room = live.room(table)
    entries = live.do(live.services.store.entries(table))
    again = folded(room.row, entries)
    assert again.number == room.table.number == len(entries)
    assert again.play().open_view() == room.table.play().open_view()
    assert again.turn == room.table.turn


def fuzzed(live: Live, slug: str, dice: random.Random, messages: int) -> None:
    people = [live.person() for _ in range(2)]
    seats = game_of(slug).seats[0]
    made = people[0].make(slug, ["me"] * (seats - 1) + ["open"])
    key = people[1].sit(made["id"], invitation=made["invitations"][str(seats - 1)])["key"]
    for _ in range(4):
        fuzz(people[0], made["id"], made["seats"][0]["key"], dice, messages // 4)
        fuzz(people[1], made["id"], dice.choice((key, made["watch"])), dice, messages // 4)
    check(live, made["id"])


@pytest.mark.parametrize("slug", SLUGS)
def test_whatever_is_sent_is_answered_and_nothing_is_lost(live: Live, slug: str) -> None:
    fuzzed(live, slug, random.Random(f"fuzz {slug}"), 120)
    _, _, clients = everybody(live, slug, game_of(slug).seats[0])
    step(clients, random.Random(1))


@pytest.mark.long
@pytest.mark.parametrize("slug", SLUGS)
def test_whatever_is_sent_for_long(live: Live, slug: str) -> None:
    dice = random.Random(f"long fuzz {slug}")
    for _ in range(2):
        fuzzed(live, slug, dice, 1000)
