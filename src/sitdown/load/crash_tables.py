"""Tables under load: one game after another, of every kind, each with its own crew of clients."""

from __future__ import annotations

import asyncio
import http.client
import json
import random
from collections.abc import Sequence
from typing import Any

from sitdown.games import all_games
from sitdown.load.crash_players import Habits, Player
from sitdown.load.crash_servers import Refused, ask

CLOCKS: tuple[dict[str, Any], ...] = (
    {},
    {"kind": "move", "seconds": 2},
    {"kind": "game", "seconds": 20, "increment": 1},
)
MOST_SEATS = 4
TOO_FAST = 429
UNAVAILABLE = (502, 503, 504)


class Sitting:
    """One game and those who play it."""

    def __init__(self, table: str, players: list[Player]) -> None:
        self.id = table
        self.players = players
        self.tasks = [asyncio.create_task(player.run()) for player in players]
        self.record = ""
        self.settled = False  # all have seen the end

    def leave(self) -> None:
        for task in self.tasks:
            task.cancel()


class Slot:
    """A place where there is always a game on."""

    def __init__(self, seed: str, number: int, ports: Sequence[int]) -> None:
        self.chance = random.Random(seed)
        self.number = number
        self.ports = ports
        self.sittings: list[Sitting] = []
        self.last_one = False
        self.faults: list[str] = []

    async def run(self) -> None:
        while not (self.last_one and self.sittings):
            sitting = await self._sit_down()
            self.sittings.append(sitting)
            await asyncio.gather(*(player.over.wait() for player in sitting.players))
            sitting.record = await self._ask("GET", f"/api/tables/{sitting.id}/record")
            while any(player.pending is not None for player in sitting.players):
                await asyncio.sleep(0.2)  # its move was the last one, and the answer was lost
            sitting.leave()

    def halt(self) -> None:
        """Nobody moves any more; who waits for an answer still gets it."""
        for sitting in self.sittings:
            for player in sitting.players:
                player.halted = True

    def leave(self) -> None:
        for sitting in self.sittings:
            sitting.leave()

    async def _sit_down(self) -> Sitting:
        wanted = self._wanted()
        made = await self._ask_json("POST", "/api/tables/", wanted)
        clock = wanted["clock"].get("kind")
        habits = Habits(dozes=2 if clock else 0, doze=3.0)
        self.number += 1
        players = [
            Player(made["id"], seated["seat"], seated["key"], self.ports, f"{made['id']} {seated['seat']}", habits)
            for seated in made["seats"]
        ]
        return Sitting(made["id"], players)

    def _wanted(self) -> dict[str, Any]:
        games = all_games()
        game = games[self.number % len(games)]
        seats = self.chance.choice([count for count in game.seats if count <= MOST_SEATS] or [game.seats[0]])
        others = [self.chance.choice(["me", "me", "bot:thumb", "bot:easy", "bot:random"]) for _ in range(seats - 1)]
        clock = CLOCKS[self.chance.randrange(len(CLOCKS))]
        return {"game": game.slug, "chairs": ["me", *others], "clock": clock, "pace": self.chance.choice([0, 30])}

    # -- over HTTP ------------------------------------------------------------------------------------------------

    async def _ask(self, method: str, path: str, body: object = None) -> str:
        """Ask until somebody answers."""
        while True:
            port = self.chance.choice(self.ports)
            try:
                return await asyncio.to_thread(ask, port, method, path, body)
            except (OSError, http.client.HTTPException):
                await asyncio.sleep(0.2)
            except Refused as refused:
                if refused.status != TOO_FAST and refused.status not in UNAVAILABLE:
                    self.faults.append(f"{method} {path}: {refused}")
                await asyncio.sleep(2.0)

    async def _ask_json(self, method: str, path: str, body: object) -> Any:
        return json.loads(await self._ask(method, path, body))
