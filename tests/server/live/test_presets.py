"""Over the socket: questions that are not asked, and presets that nobody else hears of."""

from __future__ import annotations

import random

import msgspec

from sitdown.server.live.room import Room
from sitdown.table.timers import PRESETS_AFTER
from tests.server.playing import everybody, play_on, step
from tests.server.serving import Live


def test_alone_among_bots_nobody_is_asked_for_nothing(live: Live) -> None:
    """And the record of such a game is whole. Deals are the server's, so in a short game nothing may be empty."""
    answered = 0
    for number in range(8):
        person = live.person()
        made = person.make("maffiosi", ["me", "bot:random", "bot:random"])
        client = person.at(made["id"], made["seats"][0]["key"])
        play_on(client, random.Random(f"alone {number}"))
        heard = [msgspec.json.decode(text) for text in client.heard]
        asked = [message for message in heard if message["type"] == "shown" and 0 in message["turn"]]
        assert len(asked) > 5
        assert not [shown for shown in asked if len(shown["legal"]) == 1]
        moves = person.get(f"/tables/{made['id']}/record").json()["moves"]
        answered += len([move for move in moves if move[0] == 0]) - len({shown["question"] for shown in asked})
        client.leave()
        if answered > 0:
            return
    raise AssertionError("in eight games the table answered nothing for the person")


async def later(live: Live, room: Room) -> None:
    """As if the seat had been asked so long ago that the table answers for it."""
    room.table.clocks.since[0] -= PRESETS_AFTER
    live.services.rooms.on_change(room)


def test_a_preset_is_kept_acts_and_is_told_to_nobody_else(live: Live) -> None:
    made, people, clients = everybody(live, "maffiosi", 3)
    dice = random.Random("presets")
    heard = [len(client.heard) for client in clients]
    assert clients[0].ask("preset", window="second", preset="always")["type"] == "done"
    assert clients[0].ask("preset", window="second", preset="once")["code"] == "no_preset"
    clients[1].sync()
    assert len(clients[1].heard) == heard[1] + 1, "nothing but the pong"
    assert clients[0].shown["presets"] == {"second": "always"}
    while clients[0].shown.get("by_preset") is None:
        step(clients, dice)
    question, room = clients[0].shown["question"], live.room(made["id"])
    assert room.due == room.table.preset_due(0)
    clients[0].leave()  # the page is closed, and comes back: nothing is forgotten
    again = people[0].at(made["id"], made["seats"][0]["key"])
    assert again.shown["presets"] == {"second": "always"}
    assert again.shown["question"] == question
    live.do(later(live, room))
    again.until(lambda message: message["type"] == "shown")
    assert again.shown["question"] > question
    assert room.table.moves.last_of(0) < len(room.table.moves) - 1
