"""People who play by themselves, for tests that need whole games."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from sitdown.games import game_of
from tests.server.serving import SECONDS, Client, Live, Message, Person


def everybody(live: Live, game: str, seats: int, **more: object) -> tuple[Message, list[Person], list[Client]]:
    """A table of so many people, the first of whom made it, and all at their sockets."""
    people = [live.person() for _ in range(seats)]
    made = people[0].make(game, ["me", *["open"] * (seats - 1)], **more)
    keys = [made["seats"][0]["key"]]
    keys += [people[seat].sit(made["id"], invitation=made["invitations"][str(seat)])["key"] for seat in range(1, seats)]
    clients = [person.at(made["id"], key) for person, key in zip(people, keys, strict=True)]
    return made, people, clients


def step(clients: Sequence[Client], dice: random.Random) -> int:
    """Somebody who is asked does something; his seat."""
    seat: int = dice.choice(clients[0].shown["turn"])
    client = clients[seat]
    answer = client.move(dice.choice(client.shown["legal"]))
    assert answer["type"] == "done", answer
    for one in clients:
        one.sync()
    return seat


def play_on(client: Client, dice: random.Random, enough: Callable[[Message], bool] = lambda view: False) -> None:
    """Answer whenever the seat is asked, until the game is over, or until the seat is asked and its view is `enough`; a
    bot plays the other chairs."""
    while not client.shown.get("over"):
        seat = client.shown["view"].get("you")
        if client.shown["legal"] and seat in client.shown["turn"]:
            if enough(client.shown["view"]):
                return
            client.move(dice.choice(client.shown["legal"]))
        else:
            client.until(lambda message: message["type"] == "shown", 2 * SECONDS)


def find_step(clients: Sequence[Client], game: str, kind: str, dice: random.Random) -> tuple[int, int]:
    """Play on until somebody may do something of this kind: the seat and the action."""
    space = game_of(game).actions
    for _ in range(500):
        for seat, client in enumerate(clients):
            for action in client.shown["legal"]:
                if space.kind_of(action).name == kind:
                    return seat, action
        step(clients, dice)
    raise AssertionError(f"no {kind}")
