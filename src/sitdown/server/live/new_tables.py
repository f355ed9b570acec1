"""New tables, chairs and their keys.

A chair has two secrets, never at the same time: an invitation, which lets somebody sit down, and the seat's own key,
made when somebody does and told to nobody else. So who hands out invitations cannot look into the hands.
"""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

from sitdown.engine.fairness import commitment_of
from sitdown.engine.game import Game
from sitdown.engine.options import BadOption, Value, read_options
from sitdown.engine.origin import Stretch
from sitdown.server.live.commit import kind_of
from sitdown.server.live.now import now
from sitdown.server.live.room import Room
from sitdown.server.live.rooms import Rooms
from sitdown.server.people.people import Person, hash_of, new_key
from sitdown.server.store.rows import ChairRow, EntryRow, TableRow
from sitdown.table.entries import BranchOf, Clock, Entry, Head, encode, stored_origin
from sitdown.table.refusal import TableRefusal
from sitdown.table.table import Table, check_head

GUESTS = ("Enzo", "Rosa", "Carlo", "Gina", "Nino", "Lucia", "Salvo", "Tina")  # who says no name is called after a seat
PEOPLES_PACE = 700  # milliseconds that a bot takes at a table of people
Word = Annotated[str, Meta(max_length=200)]


class Wanted(Struct, forbid_unknown_fields=True):
    """A table as somebody wants it. `chairs`: `me`, `open`, `bot:thumb`, `bot:easy`, `bot:hard` or `bot:random`, one a
    seat."""

    game: Annotated[str, Meta(max_length=50)]
    chairs: Annotated[
        list[Literal["me", "open", "bot:thumb", "bot:easy", "bot:hard", "bot:random"]],
        Meta(min_length=1, max_length=12),
    ]
    options: Annotated[dict[str, Value], Meta(max_length=60)] = {}
    clock: Clock = Clock()
    open: bool = False
    hints: bool = False
    pace: Annotated[int, Meta(ge=0, le=10_000)] = PEOPLES_PACE
    word: Word = ""


class BranchWanted(Struct, forbid_unknown_fields=True):
    """Sit down at `seat` after so many steps of the replay; bots of this level take the other chairs."""

    step: Annotated[int, Meta(ge=0, le=2**31)]
    seat: Annotated[int, Meta(ge=0, le=20)]
    level: Literal["thumb", "easy", "hard", "random"]
    pace: Annotated[int, Meta(ge=0, le=10_000)] = PEOPLES_PACE


class Seated(Struct):
    """The key of a seat: keep it, it is the only one."""

    seat: int
    key: str


class Made(Struct):
    """A new table, with its links' keys: shown this once."""

    id: str
    seats: list[Seated]
    invitations: dict[str, str]  # by seat
    watch: str


class Branch(NamedTuple):
    """What the play of a new table goes on from."""

    origin: list[Stretch]
    of: BranchOf


def head_of(
    wanted: Wanted, game: Game, owner: Person, secret: str, rematch_of: str | None, branch: Branch | None
) -> Head:
    try:
        options = read_options(game.options, dict(wanted.options))
    except BadOption as bad:
        raise TableRefusal("bad_option", bad.rule, {"option": bad.field}) from None
    chairs: list[str] = ["open" if chair == "me" else chair for chair in wanted.chairs]
    head = Head(
        secrets.token_urlsafe(9), game.slug, game.version, len(chairs), options, chairs, commitment_of(secret),
        owner.id, now(), wanted.clock, wanted.open, wanted.pace, rematch_of,
        wanted.hints, stored_origin(branch.origin) if branch else [], branch.of if branch else None,
    )  # fmt: skip
    check_head(head, game)
    return head


async def make_table(
    rooms: Rooms,
    wanted: Wanted,
    game: Game,
    owner: Person,
    rematch_of: str | None = None,
    branch: Branch | None = None,
) -> Made:
    """A new table on which its owner sits already, and which has begun if nobody else is awaited: all of it or nothing
    is stored."""
    secret = secrets.token_hex(32)
    head = head_of(wanted, game, owner, secret, rematch_of, branch)
    invitations = {str(seat): new_key() for seat, chair in enumerate(wanted.chairs) if chair == "open"}
    table = Table(head, game, secret)
    chairs = [
        ChairRow(seat, chair, table.chairs[seat].name,
                 invite_hash=hash_of(invitations[str(seat)]) if str(seat) in invitations else None)
        for seat, chair in enumerate(head.chairs)
    ]  # fmt: skip
    seated = [Seated(seat, new_key()) for seat, chair in enumerate(wanted.chairs) if chair == "me"]
    entries: list[Entry] = []
    for mine in seated:
        chairs[mine.seat] = chair = taken_by(owner, mine)
        entries.append(table.live(table.sit(owner.id, chair.name, mine.seat, wanted.word, head.made)).entry)
    if table.full:
        entries.append(table.live(table.begin(head.made)).entry)
    watch = new_key()
    row = TableRow(
        head.id, head.game, encode(head), secret, hash_of(watch), owner.id, head.open, table.phase, head.made,
        head.made, table.due(),
    )  # fmt: skip
    first = [EntryRow(number, entry.at, kind_of(entry), encode(entry)) for number, entry in enumerate(entries, 1)]
    await rooms.store.make_table(row, chairs, first)
    if not rooms.is_here(head.id):  # who saw it in the lobby may have been faster
        rooms.add(Room(row, chairs, table))
    return Made(head.id, seated, invitations, watch)


async def make_branch(rooms: Rooms, room: Room, wanted: BranchWanted, person: Person) -> Made:
    """A table of this person's own that plays on from there; `not_over`, `no_such_seat`, `nothing_left`.

    Only chance decides anew what nobody knew then. What the person saw since, in the replay, he alone can forget.
    """
    async with room.lock:  # so that the last move is stored
        head = room.table.head
        origin = room.table.origin_at(wanted.step)
    if wanted.seat >= head.seats:
        raise TableRefusal("no_such_seat")
    chairs = [f"bot:{wanted.level}"] * head.seats
    chairs[wanted.seat] = "me"
    table = Wanted(head.game, chairs, dict(head.options), pace=wanted.pace)  # type: ignore[arg-type]
    branch = Branch(origin, BranchOf(head.id, wanted.step))
    return await make_table(rooms, table, room.table.game, person, branch=branch)


def name_at(person: Person, seat: int) -> str:
    return person.name or GUESTS[seat % len(GUESTS)]


def taken_by(person: Person, seated: Seated) -> ChairRow:
    return ChairRow(seated.seat, "person", name_at(person, seated.seat), person.id, hash_of(seated.key))


async def sit(rooms: Rooms, room: Room, person: Person, seat: int, word: str) -> Seated:
    """Sit down; the seat's own key. The invitation is used up."""
    seated = Seated(seat, new_key())
    chair = taken_by(person, seated)
    await rooms.act(room, lambda table, at: table.sit(person.id, chair.name, seat, word, at), [chair])
    return seated


async def stand(rooms: Rooms, room: Room, seat: int) -> str:
    """Stand up before the game; a new invitation for the open chair."""
    invitation = new_key()
    chair = ChairRow(seat, "open", invite_hash=hash_of(invitation))
    await rooms.act(room, lambda table, at: table.stand(seat, at), [chair])
    return invitation


async def begin_if_full(rooms: Rooms, room: Room) -> None:
    if room.table.phase == "gathering" and room.table.full:
        with contextlib.suppress(TableRefusal):  # another process has begun it: whoever sat down there was the last too
            await rooms.act(room, lambda table, at: table.begin(at))


def open_seat(room: Room, invitation: str | None, wanted: int | None) -> int | None:
    """Where somebody may sit down: on the chair of an invitation, or on any open one of an open table."""
    if invitation is not None:
        hashed = hash_of(invitation)
        invited: Sequence[int] = [chair.seat for chair in room.chairs if chair.invite_hash == hashed]
        return invited[0] if invited else None
    if not room.row.open:
        return None
    free = [seat for seat, chair in enumerate(room.table.chairs) if chair.kind == "open"]
    return wanted if wanted is not None else free[0] if free else None
