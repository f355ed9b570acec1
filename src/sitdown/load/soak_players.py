"""Players of a soak test: four sockets a table, each a seat that plays at random and keeps what it was shown."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Raw, Struct

from sitdown.load.light_client import LightClient, connect


class Heard(Struct):
    """What a player needs of a message; the view is kept as it came."""

    type: str
    question: int = 0
    turn: list[int] = []
    legal: list[int] = []
    invited: bool = False
    over: bool = False
    view: Raw = Raw()
    code: str = ""


read = msgspec.json.Decoder(Heard).decode


class Player:
    """One seat; None: an onlooker."""

    def __init__(self, game: Game, seat: int | None) -> None:
        self.game = game
        self.seat = seat
        self.socket: LightClient | None = None
        self.last: Heard | None = None
        self.acknowledged: list[tuple[int, int]] = []  # question, action
        self.asked: tuple[int, int] | None = None

    def hear(self, data: bytes) -> None:
        heard = read(data)
        if heard.type == "shown":
            self.last = heard
            self.game.shown(heard.over)
        elif heard.type == "done":
            assert self.asked is not None
            self.acknowledged.append(self.asked)
            self.game.done()
        elif heard.type == "error":
            self.game.failed(heard.code)

    def can_move(self) -> bool:
        last = self.last
        return last is not None and bool(last.legal) and (self.seat in last.turn or last.invited)

    def move(self) -> None:
        assert self.last is not None
        assert self.socket is not None
        legal = self.last.legal
        action = legal[int(random.random() * len(legal))]  # several times as fast as `choice`
        self.asked = (self.last.question, action)
        self.socket.send(b'{"type":"move","question":%d,"actions":[%d]}' % self.asked)


class Game:
    """One table, played by its four players: one move at a time, each after its time to think."""

    def __init__(self, made: dict[str, Any], think: float, count: Counts, onlookers: int = 0) -> None:
        self.id: str = made["id"]
        self.keys = [seat["key"] for seat in made["seats"]] + [made["watch"]] * onlookers
        self.think = think
        self.count = count
        self.players = [Player(self, seat) for seat in range(len(made["seats"]))]
        self.onlookers = [Player(self, None) for _ in range(onlookers)]
        self.sent = 0.0
        self.latest = 0.0
        self.waiting = False
        self.stopped = False
        self.over = False
        self.when_over: Callable[[Game], None] = lambda game: None

    async def open(self, port: int) -> None:
        address = f"ws://127.0.0.1:{port}/ws/tables/{self.id}"
        for player, key in zip([*self.players, *self.onlookers], self.keys, strict=True):
            player.socket = await connect(address, player.hear)
            player.socket.gone = self._gone
            player.socket.send(msgspec.json.encode({"type": "join", "key": key}))

    def close(self) -> None:
        self.stopped = True
        for player in [*self.players, *self.onlookers]:
            if player.socket is not None:
                player.socket.close()

    def _gone(self) -> None:
        if not self.stopped:
            self.count.fail("connection lost")

    # -- playing --------------------------------------------------------------------------------------------------

    def start(self) -> None:
        asyncio.get_running_loop().call_later(random.random() * self.think, self._move)

    def _move(self) -> None:
        """The next one who can: who is invited first.

        All views of the last move were sent before its answer, but the kernel may list the socket of the answer and
        not yet that of a view that came while it was listing: whoever moved at once would answer an old question.
        """
        if self.stopped or self.over or self.waiting:
            return
        if self.sent:
            self.count.latencies.append(self.latest - self.sent)
            self.sent = 0.0
        able = next((player for player in self.players if player.can_move()), None)
        if able is None:
            asyncio.get_running_loop().call_later(0.05, self._move)
            return
        self.waiting = True
        self.sent = self.latest = perf_counter()
        able.move()

    def shown(self, over: bool) -> None:
        self.latest = perf_counter()
        self.count.views += 1
        if over and not self.over and all(player.last is not None and player.last.over for player in self.players):
            self.over = True
            asyncio.get_running_loop().call_soon(self.when_over, self)

    def done(self) -> None:
        self.waiting = False
        self.latest = perf_counter()
        self.count.moves += 1
        rest = self.think - (self.latest - self.sent)
        loop = asyncio.get_running_loop()
        if rest > 0:
            loop.call_later(rest, self._move)
        else:  # in the turn after next: by then every view that was sent before this has been read (see `_move`)
            loop.call_soon(loop.call_soon, self._move)

    def failed(self, code: str) -> None:
        self.waiting = False
        self.sent = 0.0
        self.count.fail(code)
        asyncio.get_running_loop().call_later(self.think, self._move)


class Counts:
    """What all games count together."""

    def __init__(self) -> None:
        self.moves = 0
        self.views = 0
        self.latencies: list[float] = []
        self.failures: dict[str, int] = {}

    def clear(self) -> None:
        self.moves = self.views = 0
        self.latencies.clear()

    def fail(self, why: str) -> None:
        self.failures[why] = self.failures.get(why, 0) + 1
