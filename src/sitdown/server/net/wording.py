"""Words for one client: why it may not do something, and the table in another language."""

from __future__ import annotations

from sitdown.engine.game import Game
from sitdown.engine.refusal import Refusal
from sitdown.engine.rulebook import say_refusal
from sitdown.server.live.broadcast import shown_message
from sitdown.server.live.errors import Busy
from sitdown.server.live.room import Room
from sitdown.server.net.client import Client
from sitdown.server.net.messages import Because, Lang
from sitdown.table.refusal import CODES, TableRefusal
from sitdown.table.views.snapshot import Snapshot


def message_of(game: Game, refused: TableRefusal, lang: str | None) -> str:
    """What an `error` says to people: of a move that breaks a rule, the rule in their language."""
    said = ""
    if refused.code == "illegal" and lang is not None:
        said = say_refusal(game.folder, Refusal(refused.rule, refused.facts), lang)
    return said or CODES[refused.code]


async def because(room: Room, seat: int, action: int, after: list[int], lang: str | None) -> Because:
    """Which rule forbids it to this seat, now or `after` other actions of its own.

    The lock: nobody is told of a move that is not stored yet.
    """
    async with room.lock:
        refusal = room.table.why(seat, action, after)
    if refusal is None:
        return Because(None, "")
    return Because(refusal.rule, "" if lang is None else say_refusal(room.table.game.folder, refusal, lang))


async def speak(room: Room, client: Client, lang: Lang) -> None:
    """From now on in this language, beginning with what is on the table."""
    async with room.lock:
        if room.gone:
            raise Busy(room.id)
        client.lang = lang
        if room.table.state is not None:
            client.put(shown_message(Snapshot(room.table), client.seat, [], lang))
