"""Messages to the viewers of a table, each made once for all who have the same eyes and language."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from sitdown.server.protocol import encode, typed
from sitdown.server.room import Room
from sitdown.server.viewer import Viewer
from sitdown.table.entries import Said
from sitdown.table.sight import Shown, Sight, chat_shown, table_shown
from sitdown.table.table import Table
from sitdown.table.told import Told


class Words(Struct):
    """For people: what they are asked, what happened, and every choice in their language."""

    prompt: str
    lines: list[str]
    labels: list[str]  # of `legal`, in its order


class SaidShown(Struct, omit_defaults=True):
    """A line of talk."""

    at: int
    to: str
    name: str
    text: str
    seat: int | None = None
    other: int | None = None


def said_shown(said: Said) -> SaidShown:
    return SaidShown(said.at, said.to, said.name, said.text, said.seat, said.other)


def chat_message(table: Table, seat: int | None) -> bytes:
    lines = [said_shown(said) for said in chat_shown(table, seat)]
    return b'{"type":"chat","lines":%b}' % encode(lines)


def words_of(sight: Sight, viewer: int | None, seen: Shown, lang: str) -> Words:
    game = sight.table.game
    view = sight.view(viewer)
    return Words(
        game.prompt(view, lang) if view else "",
        [line for event in seen.events if (line := game.say_event(event, lang, sight.names))],
        [game.say_action(view, action, lang) for action in seen.legal] if view else [],
    )


def shown_message(sight: Sight, viewer: int | None, seen: Shown, lang: str | None) -> bytes:
    body = typed(b"shown", seen)
    return body if lang is None else b"%b,%b" % (body[:-1], encode(words_of(sight, viewer, seen, lang))[1:])


def tell(room: Room, told: Told) -> None:
    """Everybody who noticed is shown what there is now; nobody else hears a thing."""
    table = room.table
    public = typed(b"table", table_shown(table)) if told.table else None
    said = typed(b"said", said_shown(told.said)) if told.said is not None else None
    sight = Sight(table)
    for seat in told.noticed:
        viewers = room.eyes.get(seat)
        if not viewers:
            continue
        game = sight.shown(seat, told) if told.game else None
        by_lang: dict[str | None, bytes] = {}
        for viewer in viewers:
            if public is not None:
                viewer.put(public)
            if said is not None:
                viewer.put(said)
            if game is not None:
                if viewer.lang not in by_lang:
                    by_lang[viewer.lang] = shown_message(sight, seat, game, viewer.lang)
                viewer.put(by_lang[viewer.lang])


def show_all(room: Room, viewer: Viewer, missed: list[dict[str, Any]]) -> None:
    """To one who has just come: the table, what was said, and the game with what he missed."""
    table = room.table
    viewer.put(typed(b"table", table_shown(table)))
    viewer.put(chat_message(table, viewer.seat))
    if table.state is not None:
        sight = Sight(table)
        seen = msgspec.structs.replace(sight.shown(viewer.seat), events=missed)
        viewer.put(shown_message(sight, viewer.seat, seen, viewer.lang))
