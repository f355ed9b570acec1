"""Messages to the viewers of a table, each made once for all who have the same eyes and language."""

from __future__ import annotations

from typing import TypeAlias

from sitdown.engine.game import Game
from sitdown.server.frames import text_frame
from sitdown.server.protocol import SaidShown, Words, encode, typed
from sitdown.server.room import Room
from sitdown.server.viewer import Viewer
from sitdown.table.entries import Said
from sitdown.table.sight import Sight, chat_shown, table_shown
from sitdown.table.table import Table
from sitdown.table.told import Line, Told

News: TypeAlias = list[tuple[Viewer, bytes]]  # a frame for each, in order


def said_shown(said: Said) -> SaidShown:
    return SaidShown(said.at, said.to, said.name, said.text, said.seat, said.other)


def chat_message(table: Table, seat: int | None) -> bytes:
    lines = [said_shown(said) for said in chat_shown(table, seat)]
    return b'{"type":"chat","lines":%b}' % encode(lines)


def shown_message(sight: Sight, viewer: int | None, events: list[Line], lang: str | None) -> bytes:
    body = sight.message(viewer, events)
    return body if lang is None else b"%b,%b" % (body[:-1], encode(words_of(sight, viewer, events, lang))[1:])


def words_of(sight: Sight, viewer: int | None, events: list[Line], lang: str) -> Words:
    table = sight.table
    view, legal = sight.view(viewer), [] if viewer is None else table.legal[viewer]
    return Words(
        table.game.prompt(view, lang) if view else "",
        [line_of(table.game, event, lang, sight.names) for event in events],
        [table.game.say_action(view, action, lang) for action in legal] if view else [],
    )


def line_of(game: Game, event: Line, lang: str, names: list[str]) -> str:
    """An event in words. Its rule stands in the event itself, for a page to link to."""
    return game.say_event(event, lang, names).removesuffix(f" [{event.get('rule')}]")


def news_of(room: Room, told: Told) -> News:
    """Everybody who noticed is to be shown what there is now; nobody else hears a thing."""
    table = room.table
    public = text_frame(typed(b"table", table_shown(table))) if told.table else None
    said = text_frame(typed(b"said", said_shown(told.said))) if told.said is not None else None
    sight = Sight(table)
    news: News = []
    for seat in told.noticed:
        viewers = room.eyes.get(seat)
        if not viewers:
            continue
        events = told.lines.get(seat, [])
        by_lang: dict[str | None, bytes] = {}
        for viewer in viewers:
            if public is not None:
                news.append((viewer, public))
            if said is not None:
                news.append((viewer, said))
            if told.game:
                if viewer.lang not in by_lang:
                    by_lang[viewer.lang] = text_frame(shown_message(sight, seat, events, viewer.lang))
                news.append((viewer, by_lang[viewer.lang]))
    return news


def tell(news: News) -> None:
    for viewer, frame in news:
        viewer.put_frame(frame)


def show_all(room: Room, viewer: Viewer, missed: list[Line]) -> None:
    """To one who has just come: the table, what was said, and the game with what he missed."""
    table = room.table
    viewer.put(typed(b"table", table_shown(table)))
    viewer.put(chat_message(table, viewer.seat))
    if table.state is not None:
        viewer.put(shown_message(Sight(table), viewer.seat, missed, viewer.lang))
