"""Messages to the clients of a room, each encoded once for all clients of the same viewer and language."""

from __future__ import annotations

from typing import TypeAlias

from sitdown.engine.game import Game
from sitdown.server.live.room import Room
from sitdown.server.net.client import Client
from sitdown.server.net.frames import text_frame
from sitdown.server.net.messages import SaidShown, Words, encode, typed
from sitdown.table.effect import Effect, Line, Viewer
from sitdown.table.entries import Said
from sitdown.table.table import Table
from sitdown.table.views.json_parts import members_of
from sitdown.table.views.snapshot import Snapshot, chat_shown, table_shown

Frames: TypeAlias = list[tuple[Client, bytes]]  # what each client is to be sent, in order


def said_shown(said: Said) -> SaidShown:
    return SaidShown(said.at, said.to, said.name, said.text, said.seat, said.other)


def chat_message(table: Table, viewer: Viewer) -> bytes:
    lines = [said_shown(said) for said in chat_shown(table, viewer)]
    return b'{"type":"chat","lines":%b}' % encode(lines)


def shown_message(snapshot: Snapshot, viewer: Viewer, events: list[Line], lang: str | None) -> bytes:
    words = b"" if lang is None else members_of(words_of(snapshot, viewer, events, lang))
    return snapshot.message(viewer, events, words)


def words_of(snapshot: Snapshot, viewer: Viewer, events: list[Line], lang: str) -> Words:
    table = snapshot.table
    view, legal = snapshot.view(viewer), [] if viewer is None else table.legal[viewer]
    return Words(
        table.game.prompt(view, lang) if view else "",
        [line_of(table.game, event, lang, snapshot.names) for event in events],
        [table.game.say_action(view, action, lang) for action in legal] if view else [],
    )


def line_of(game: Game, event: Line, lang: str, names: list[str]) -> str:
    """An event in words. Its rule stands in the event itself, for a page to link to."""
    return game.say_event(event, lang, names).removesuffix(f" [{event.get('rule')}]")


def frames_for(room: Room, effect: Effect) -> Frames:
    """What every client is to be sent whose viewer noticed the entry; the others get nothing."""
    table = room.table
    of_table = text_frame(typed(b"table", table_shown(table))) if effect.table else None
    said = text_frame(typed(b"said", said_shown(effect.said))) if effect.said is not None else None
    snapshot = Snapshot(table)
    frames: Frames = []
    for viewer in effect.noticed:
        clients = room.by_viewer.get(viewer)
        if not clients:
            continue
        events = effect.lines.get(viewer, [])
        by_lang: dict[str | None, bytes] = {}
        for client in clients:
            if of_table is not None:
                frames.append((client, of_table))
            if said is not None:
                frames.append((client, said))
            if effect.game:
                if client.lang not in by_lang:
                    by_lang[client.lang] = text_frame(shown_message(snapshot, viewer, events, client.lang))
                frames.append((client, by_lang[client.lang]))
    return frames


def broadcast(frames: Frames) -> None:
    for client, frame in frames:
        client.put_frame(frame)


def show_all(room: Room, client: Client, missed: list[Line]) -> None:
    """To a client that has just joined: the table, what was said, and the game with the events it missed."""
    table = room.table
    client.put(typed(b"table", table_shown(table)))
    client.put(chat_message(table, client.seat))
    if table.state is not None:
        client.put(shown_message(Snapshot(table), client.seat, missed, client.lang))
