"""One client at one table, from its `join` until one side closes the socket.

Every message takes the same road (`Conversation._handle`), one at a time. It is a generator that yields what it has to
wait for (`live/steps.py`). A move at a table where nothing else happens waits only for the store, which calls back; so
it needs no task of its own. Whatever waits for something else is handed to a task, in the middle of its steps.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TypeAlias

import msgspec
from litestar.exceptions import WebSocketDisconnect

from sitdown.engine.actions import UnknownAction
from sitdown.server.live.commit import Command, commit
from sitdown.server.live.errors import Busy, NotShown
from sitdown.server.live.lock import Lock
from sitdown.server.live.room import Room
from sitdown.server.live.rooms import Rooms
from sitdown.server.live.steps import Steps, Wait, drive
from sitdown.server.metrics import DROPPED, REFUSED
from sitdown.server.net import messages
from sitdown.server.net.client import Client, Socket
from sitdown.server.net.close_codes import FAULT, NOT_JOINED, TRY_AGAIN
from sitdown.server.net.messages import SOCKET_CODES, Because, Choice, Done, Error, Move, Pong
from sitdown.server.net.rate_limit import RateLimit
from sitdown.server.net.wording import because, message_of, speak
from sitdown.server.store.jobs import Append
from sitdown.server.store.store import NO_ANSWER
from sitdown.table.entries import Entry
from sitdown.table.refusal import CODES, TableRefusal
from sitdown.table.table import Table

log = logging.getLogger("sitdown.socket")
MOST_FAULTS = 20  # messages that cannot be read; then the client is dropped
UNREADABLE = (msgspec.MsgspecError, RecursionError)  # the latter of brackets in brackets in brackets
COME_BACK = (Busy, NotShown, *NO_ANSWER)  # no fault of the client, and none of the table
Answer: TypeAlias = Done | Error | Because | Pong


class BadMessage(Exception):
    """A message that cannot be done, with the code that the client is told."""

    def __init__(self, code: str, message: str) -> None:
        assert code in SOCKET_CODES or code in CODES or code == "bad_key"
        super().__init__(message)
        self.code = code


class Conversation:
    """Handles the messages of one client, in their order."""

    def __init__(self, rooms: Rooms, room: Room, client: Client, name: str) -> None:
        self.rooms = rooms
        self.room = room
        self.client = client
        self.name = name
        self.faults = 0  # messages that could not be read
        self._limit = RateLimit(rooms.settings.limits.messages_a_second)
        self._turn = Lock()  # held while a message is handled
        self._steps: Steps[None] | None = None  # of that message
        self._task: asyncio.Task[None] | None = None  # that does the rest of them

    async def run(self) -> None:
        """Read what does not come by `hear`, until one side closes."""
        client = self.client
        client.protocol.on_text = self.hear
        try:
            while not client.is_dropped:
                text = await receive_text(client.socket)
                await self._turn.acquire()
                self._begin(text)
        except WebSocketDisconnect:
            return
        finally:
            client.protocol.forget()
            self.rooms.leave(self.room, client)
            await client.hung_up()
            await self._turn.acquire()  # what is under way comes to its end

    def hear(self, data: bytes) -> bool:
        """A message that came in one piece. False: it must be queued, because another one is being handled, or is no
        text: uvicorn does both, and reads no more from this client until `run` has taken what is queued."""
        if self._turn.locked() or self.client.is_dropped:
            return False
        try:
            text = data.decode()
        except UnicodeDecodeError:
            return False
        self._turn.try_acquire()
        self._begin(text)
        return True

    # -- without a task as far as it goes -------------------------------------------------------------------------

    def _begin(self, text: str) -> None:
        """Whoever calls this has taken the turn; it is given back when the message is answered."""
        self._steps = self._handle(text)
        self._go_on(None)

    def _go_on(self, outcome: bool | None) -> None:
        steps = self._steps
        assert steps is not None
        try:
            wait = steps.send(outcome)
        except StopIteration:
            self._end()
        except Exception as error:
            self._fail(error)
        else:
            self._wait_for(steps, wait)

    def _wait_for(self, steps: Steps[None], wait: Wait) -> None:
        if isinstance(wait, Append):
            try:
                self.rooms.store.append_soon(wait, self._stored)
                return
            except Exception:
                log.exception("a move was not handed to the store at once", extra={"table": self.room.id})
        self._task = asyncio.create_task(self._finish(steps, wait))

    def _stored(self, outcome: object) -> None:
        """The store's answer. After an exception it is not known whether the entry is stored: look, and try again."""
        self._go_on(outcome is True)

    async def _finish(self, steps: Steps[None], wait: Wait) -> None:
        """The rest, in a task."""
        try:
            await drive(self.rooms.store, steps, wait)
        except Exception as error:
            self._fail(error)
        else:
            self._end()

    def _end(self) -> None:
        self._steps = self._task = None
        self._turn.release()

    def _fail(self, error: Exception) -> None:
        """The message came to nothing: the client must come back and look."""
        if isinstance(error, COME_BACK):
            log.warning("sent away for a while", extra={"table": self.room.id, "why": type(error).__name__})
            self.client.close(TRY_AGAIN, "the database does not answer; come back")
        else:
            log.error("a conversation failed", exc_info=error, extra={"table": self.room.id})
            self.client.close(FAULT, "a fault of ours; come back")
        self._end()

    # -- the road of a message ------------------------------------------------------------------------------------

    def _handle(self, text: str) -> Steps[None]:
        """Limit, read, do, answer."""
        if wait := self._limit.take():
            yield asyncio.sleep(wait)
        asked: messages.Asked | None = None
        answer: Answer
        try:
            asked = messages.read_asked(text)
            answer = yield from self._answer(asked)
        except UNREADABLE as unreadable:
            self.faults += 1
            answer = Error("bad_message", str(unreadable))
        except TableRefusal as refused:
            words = message_of(self.room.table.game, refused, self.client.lang)
            answer = Error(refused.code, words, refused.rule or None)
        except BadMessage as bad:
            answer = Error(bad.code, str(bad))
        except Busy:
            answer = Error("busy", "try again")
        if isinstance(answer, Error):
            REFUSED.labels(answer.code).inc()
        answer.id = getattr(asked, "id", None)
        if isinstance(answer, Done):
            self.client.put_last(messages.encode(answer))  # after the views of all others
        else:
            self.client.put(messages.encode(answer))
        if self.faults > MOST_FAULTS:
            DROPPED.labels("faults").inc()
            self.client.close(NOT_JOINED, "too many messages that cannot be read")

    def _answer(self, asked: messages.Asked) -> Steps[Answer]:
        """Do what is asked; what is asked most is looked for first."""
        if isinstance(asked, Move):
            try:
                yield from commit(self.rooms, self.room, self._move(asked))
            except TableRefusal as refused:
                if refused.code != "done":  # this very move was made already: its answer was lost
                    raise
        elif isinstance(asked, messages.Ping):
            return Pong()
        elif isinstance(asked, messages.Join):
            raise BadMessage("joined", "you have joined already")
        elif isinstance(asked, messages.Say):
            said: messages.Say = asked
            yield from commit(self.rooms, self.room, lambda table, at: self._say(said, table, at))
        elif isinstance(asked, messages.Speak):
            yield speak(self.room, self.client, asked.lang)
        else:
            seat = self._seat()
            if isinstance(asked, messages.Why):
                *after, action = self._numbers([*asked.after, asked.action])
                found: Because = yield because(self.room, seat, action, after, self.client.lang)
                return found
            if isinstance(asked, messages.AskHint):
                return (yield from self._hint(seat, asked.question))
            yield from commit(self.rooms, self.room, lambda table, at: command(table, seat, asked, at))
        return Done(self.room.table.number_for(self.client.seat))

    def _move(self, asked: Move) -> Command:
        seat, question, actions = self._seat(), asked.question, self._numbers(asked.actions)
        return lambda table, at: table.move(seat, question, actions, "person", at)

    def _say(self, said: messages.Say, table: Table, at: int) -> Entry:
        return table.say(self.client.seat, self.name, said.to, said.other, said.text, at)

    def _hint(self, seat: int, question: int) -> Steps[Answer]:
        """It is told when it is found: other messages are heard meanwhile."""
        hints = self.rooms.hints
        asker = hints.asker(self.room, self.client, seat)
        if refused := hints.refusal(asker):
            raise BadMessage(refused, SOCKET_CODES[refused])
        yield from commit(self.rooms, self.room, lambda table, at: table.hint(seat, question, at))
        hints.begin(asker, self.room, self.client, seat, question)
        return Done(self.room.table.number_for(self.client.seat))

    def _seat(self) -> int:
        if self.client.seat is None:
            raise BadMessage("onlooker", "onlookers watch; sit down to play")
        return self.client.seat

    def _numbers(self, given: list[Choice]) -> list[int]:
        """Actions by number, or in words as the game's action space has them."""
        space = self.room.table.game.actions
        try:
            return [one if isinstance(one, int) else space.parse(one) for one in given]
        except UnknownAction as error:
            raise BadMessage("bad_action", str(error)) from None


def command(table: Table, seat: int, asked: messages.Asked, at: int) -> Entry:
    if isinstance(asked, messages.Takeback):
        return table.ask_takeback(seat, at)
    if isinstance(asked, messages.Preset):
        return table.preset(seat, asked.window, asked.preset, at)
    if isinstance(asked, messages.Answer):
        return table.answer_takeback(seat, asked.yes, at)
    if isinstance(asked, messages.Pause):
        return table.pause(seat, at)
    if isinstance(asked, messages.Resume):
        return table.resume(seat, at)
    if isinstance(asked, messages.Resign):
        return table.resign(seat, at)
    assert isinstance(asked, messages.Back)
    return table.come_back(seat, at)


async def receive_text(socket: Socket) -> str:
    """The next message; of bytes, something that is no message of ours. Raises WebSocketDisconnect at the end."""
    event = await socket.receive()
    if event["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="gone", code=event.get("code", 1006))
    return event.get("text") or "bytes"  # type: ignore[return-value]
