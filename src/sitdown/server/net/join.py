"""How a client joins a table: its first message, and the seat that it opens."""

from __future__ import annotations

import asyncio
import hmac
from hashlib import sha256

from sitdown.server.live.room import Room
from sitdown.server.live.rooms import Rooms
from sitdown.server.net import messages
from sitdown.server.net.client import Client, Socket
from sitdown.server.net.close_codes import BAD_KEY, CROWDED, NOT_JOINED
from sitdown.server.net.conversation import UNREADABLE, BadMessage, Conversation


async def join(socket: Socket, rooms: Rooms, room: Room, person: str | None, name: str) -> Conversation | None:
    """Read the first message and seat the client; None: it was sent away."""
    limits = rooms.settings.limits
    try:
        async with asyncio.timeout(limits.seconds_to_join):
            asked = messages.read_asked(await socket.receive_data(mode="text"))
    except (TimeoutError, *UNREADABLE):
        asked = messages.Ping()
    if not isinstance(asked, messages.Join):
        await socket.close(code=NOT_JOINED, reason="the first message must be a join")
        return None
    if len(room.clients) >= limits.sockets_a_table:
        await socket.close(code=CROWDED, reason="too many look at this table")
        return None
    try:
        seat = seat_for(room, asked.key, person)
    except BadMessage as bad:
        await socket.close(code=BAD_KEY, reason=str(bad))
        return None
    room = await rooms.find(room.id)  # it may have been parked while we waited for the message
    client = Client(socket, seat, asked.lang, limits, rooms.outbox)
    client.put(messages.encode(messages.Welcome(messages.VERSION, room.id, seat)))
    await rooms.look(room, client, asked.seen)
    return Conversation(rooms, room, client, name)


def seat_for(room: Room, key: str | None, person: str | None) -> int | None:
    """A seat's key opens the seat; an onlooker's key, or an open table, lets one look."""
    if key is not None:
        hashed = sha256(key.encode()).hexdigest()
        seat = room.seat_of_key(hashed)
        if seat is None and not hmac.compare_digest(hashed, room.row.watch_hash or ""):
            raise BadMessage("bad_key", "this link is not valid any more")
        return seat
    seat = None if person is None else room.seat_of_person(person)
    if seat is None and not room.row.open and person != room.row.owner:
        raise BadMessage("bad_key", "this table is for those who have its link")
    return seat
