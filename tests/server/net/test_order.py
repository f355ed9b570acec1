"""What a move did is sent to everybody before its `done` (docs/protocol.md), whether it was queued before or not:
who plays several seats may rely on having all views when a move is answered."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import ExitStack
from struct import unpack
from typing import Any

import msgspec
import pytest
from websockets.frames import Frame, Opcode

from sitdown.server.net.frames import masked_text, whole_texts
from tests.server.serving import SECONDS, Live

MOVES = 12
SO_TIMESTAMPNS = 35  # of Linux
UPGRADE = (
    "GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
AT_ONCE = b""  # handled as it comes
BESIDE_A_PONG = Frame(Opcode.PONG, b"").serialize(mask=True)  # two frames in one piece are queued by uvicorn
Message = dict[str, Any]


class Line:
    """A seat's socket with nothing between it and the kernel, which notes when something came."""

    def __init__(self, live: Live, table: str, key: str) -> None:
        self.socket = socket.create_connection(("127.0.0.1", live.port), SECONDS)
        self.socket.sendall(UPGRADE.format(table=table).encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self.socket.recv(1)
        assert b" 101 " in answer
        self.socket.setsockopt(socket.SOL_SOCKET, SO_TIMESTAMPNS, 1)
        self.shown: Message = {}
        self.came = 0  # when the last of it came, in nanoseconds
        self.send({"type": "join", "key": key})
        self.read_until("shown")

    def send(self, message: Message, before: bytes = b"") -> None:
        self.socket.sendall(before + masked_text(json.dumps(message).encode()))

    def read_until(self, last: str) -> None:
        """Read on until what has come ends with a message of that type."""
        data, heard = b"", ""
        while heard != last:
            part, beside, _, _ = self.socket.recvmsg(1 << 16, 256)
            data += part
            stamps = [s * 1_000_000_000 + n for _, _, stamp in beside for s, n in [unpack("qq", stamp)]]
            self.came = stamps[0] if stamps else 0  # the kernel begins to note times a moment after it was asked to
            for text in whole_texts(data) or []:
                message: Message = msgspec.json.decode(text)
                heard = message["type"]
                if heard == "shown":
                    self.shown = message

    def can_move(self, seat: int) -> bool:
        return seat in self.shown["turn"] and bool(self.shown["legal"])

    def move(self, before: bytes) -> None:
        answer = {"type": "move", "question": self.shown["question"], "actions": self.shown["legal"][:1]}
        self.send(answer, before)


@pytest.fixture
def lines(live: Live) -> Iterator[list[Line]]:
    made = live.person().make("palermo", ["me"] * 4)
    with ExitStack() as stack:
        four = [Line(live, made["id"], seat["key"]) for seat in made["seats"]]
        for line in four:
            stack.enter_context(line.socket)
        yield four


@pytest.mark.parametrize("before", [AT_ONCE, BESIDE_A_PONG], ids=["at once", "queued"])
def test_everybody_has_his_view_when_a_move_is_answered(lines: list[Line], before: bytes) -> None:
    for _ in range(MOVES):
        mover = next(line for seat, line in enumerate(lines) if line.can_move(seat))
        others = [line for line in lines if line is not mover]
        mover.move(before)
        mover.read_until("done")
        for line in others:
            line.read_until("shown")
        assert all(line.came for line in lines)
        assert [line.came < mover.came for line in others] == [True] * len(others)
