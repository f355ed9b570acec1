"""Tables: make one, sit down, stand up, look for one, take the record home."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from litestar import Response, Router, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, FromQuery, PathParameter, QueryParameter
from msgspec import Meta, Struct

from sitdown.engine.record import Record
from sitdown.server.errors import AnyRequest, Refused
from sitdown.server.live.errors import OldRules
from sitdown.server.live.new_tables import (
    BranchWanted,
    Made,
    Seated,
    Wanted,
    Word,
    begin_if_full,
    make_branch,
    make_table,
    open_seat,
    sit,
    stand,
)
from sitdown.server.live.replay import Eyes, Replay, ReplayShown
from sitdown.server.live.room import Room
from sitdown.server.live.rooms import by_old_rules
from sitdown.server.people.identity import somebody, who
from sitdown.server.people.people import Person, hash_of
from sitdown.server.routes.answers import POSTED, example, refusals, success
from sitdown.server.routes.games import Lang, game_named
from sitdown.server.routes.strict import Strict
from sitdown.server.services import Services, services_of
from sitdown.server.store.rows import Listed
from sitdown.server.store.store import Store
from sitdown.table.entries import Clock, decode_entry, decode_head
from sitdown.table.old_rules import OldTable
from sitdown.table.refusal import TableRefusal
from sitdown.table.views.shown import TableShown
from sitdown.table.views.snapshot import table_shown

OLD = ("old_rules", "old_rules_over")  # of what is asked of one table
MOST_FRAMES = 200  # in one answer
TableId = Annotated[str, PathParameter(max_length=40)]
Key = Annotated[str, Meta(max_length=100)]
Which = FromQuery[Literal["open", "mine", "watch"]]
GameName = Annotated[str, QueryParameter(max_length=50)]
EyesName = Annotated[
    str, QueryParameter(pattern=r"^(open|onlooker|[0-9]{1,2})$", description="a seat's number, `onlooker` or `open`")
]
FirstStep = Annotated[int, QueryParameter(name="from", ge=0, le=2**31)]
Frames = Annotated[int, QueryParameter(ge=1, le=MOST_FRAMES)]


class SitDown(Struct, forbid_unknown_fields=True):
    """With an invitation's key, or on an open table without; `word` is mixed into the deal."""

    invitation: Key | None = None
    seat: Annotated[int, Meta(ge=0, le=20)] | None = None
    word: Word = ""


class WithKey(Struct, forbid_unknown_fields=True):
    """A seat's own key; without it the seat of the person who asks."""

    key: Key | None = None


A_KEY = "Vb1kH0nT3lJ5mPq7rStUvWxYz02468acegikmoqsuwy"
A_WISH = {"game": "capo", "chairs": ["me", "open", "bot:thumb"], "clock": {"kind": "move", "seconds": 120}}
A_TABLE_MADE = {"id": "q3Zt8Lw1XyPa", "seats": [{"seat": 0, "key": A_KEY}], "invitations": {"1": A_KEY}, "watch": A_KEY}
WantedBody = Annotated[Wanted, Body(examples=example("me, a friend and a bot", A_WISH))]
SitDownBody = Annotated[SitDown, Body(examples=example("by a link", {"invitation": A_KEY, "word": "tomatoes"}))]
A_BRANCH_MADE = {"id": "w7Yb2Kc9DdEf", "seats": [{"seat": 2, "key": A_KEY}], "invitations": {}, "watch": A_KEY}
A_BRANCH = {"step": 57, "seat": 2, "level": "thumb"}
BranchBody = Annotated[BranchWanted, Body(examples=example("as the third seat, after 57 steps", A_BRANCH))]
WithKeyBody = Annotated[WithKey, Body(examples=example("my seat", {}))]


class Invitation(Struct):
    invitation: str


class ChairListed(Struct):
    kind: str
    name: str
    mine: bool


class TableListed(Struct):
    """A table in the lobby."""

    id: str
    game: str
    seats: int
    clock: Clock
    open: bool
    phase: str  # `old_rules`: it was not over when the rules of its game changed
    old_rules: bool  # it can neither go on nor be replayed
    made: int
    changed: int
    chairs: list[ChairListed]


def listed(found: Listed, person: str | None) -> TableListed:
    head = decode_head(found.head)
    chairs = [ChairListed(kind, name, bool(sitter) and sitter == person) for _, kind, name, sitter in found.chairs]
    return TableListed(
        found.id, found.game, head.seats, head.clock, found.open, found.status, by_old_rules(head), found.made,
        found.changed, chairs,
    )  # fmt: skip


@post(
    "/", dto=Strict[Wanted], return_dto=None,
    summary="A new table",
    responses={
        **refusals(*POSTED, "no_such_game", "bad_seats", "bad_option", "bad_clock", "too_long", "bad_text",
                   "too_many_tables"),
        201: success(Made, "The table, and its keys: they are shown this once", A_TABLE_MADE),
    },
)  # fmt: skip
async def make(request: AnyRequest, data: WantedBody) -> Response[Made]:
    services = services_of(request)
    game = game_named(data.game)
    person, cookies = await somebody(request, services.people, services.settings)
    await may_make(services, person)
    made = await make_table(services.rooms, data, game, person)
    return Response(made, status_code=201, cookies=cookies)


@get("/", summary="Tables: open ones, mine, or those to watch", responses=refusals("who_are_you"))
async def list_tables(request: AnyRequest, which: Which = "open", game: GameName = "") -> list[TableListed]:
    services = services_of(request)
    person = await who(request, services.people)
    mine = person.id if person else None
    store = services.store
    if which == "mine":
        found = await store.tables_of(mine) if mine else []
    elif which == "open":
        found = await store.open_tables(game=game or None)
    else:
        found = await store.watchable(game=game or None)
    return [listed(one, mine) for one in found]


@get("/{table:str}", summary="What everybody may know of a table", responses=refusals("no_such_table", *OLD))
async def one_table(request: AnyRequest, table: TableId) -> TableShown:
    room = await services_of(request).rooms.find_newest(table)
    async with room.lock:
        return table_shown(room.table)


@post(
    "/{table:str}/sit", dto=Strict[SitDown], return_dto=None,
    summary="Sit down",
    responses={
        **refusals(*POSTED, "bad_key", "no_such_table", "no_such_seat", "not_gathering", "chair_taken", "too_long",
                   "bad_text", *OLD),
        201: success(Seated, "The seat, and its key", {"seat": 1, "key": A_KEY}),
    },
)  # fmt: skip
async def sit_down(request: AnyRequest, table: TableId, data: SitDownBody) -> Response[Seated]:
    services = services_of(request)
    room = await services.rooms.find_newest(table)
    seat = open_seat(room, data.invitation, data.seat)
    if seat is None and data.invitation is None:
        seat = await seat_of_last_game(request, services, room, data.seat)
    if seat is None:
        raise Refused(403, "bad_key")
    person, cookies = await somebody(request, services.people, services.settings)
    seated = await sit(services.rooms, room, person, seat, data.word)
    await begin_if_full(services.rooms, room)
    return Response(seated, status_code=201, cookies=cookies)


@post(
    "/{table:str}/stand",
    dto=Strict[WithKey],
    return_dto=None,
    summary="Stand up, before the game has begun",
    status_code=200,
    responses=refusals(*POSTED, "bad_key", "no_such_table", "not_gathering", "chair_empty", *OLD),
)
async def stand_up(request: AnyRequest, table: TableId, data: WithKeyBody) -> Invitation:
    services = services_of(request)
    room = await services.rooms.find_newest(table)
    return Invitation(await stand(services.rooms, room, await seat_of(request, services, room, data.key)))


@post(
    "/{table:str}/rematch",
    dto=Strict[WithKey],
    return_dto=None,
    summary="The same again: a new table for the same people",
    responses=refusals(*POSTED, "bad_key", "no_such_table", "not_over", "rematched", "too_many_tables", *OLD),
)
async def rematch(request: AnyRequest, table: TableId, data: WithKeyBody) -> Response[Made]:
    services = services_of(request)
    room = await services.rooms.find_newest(table)
    seat = await seat_of(request, services, room, data.key)
    room.table.rematched("", 0)  # refuses before anything is made
    person, cookies = await somebody(
        request, services.people, services.settings
    )  # the link of a seat may be all he has
    await may_make(services, person)
    head = room.table.head
    chairs = ["me" if at == seat else chair for at, chair in enumerate(head.chairs)]
    wanted = Wanted(head.game, chairs, dict(head.options), head.clock, head.open, head.hints, head.pace)  # type: ignore[arg-type]
    made = await make_table(services.rooms, wanted, room.table.game, person, rematch_of=head.id)
    await services.rooms.act(room, lambda now, at: now.rematched(made.id, at))
    return Response(made, status_code=201, cookies=cookies)


@post(
    "/{table:str}/branch",
    dto=Strict[BranchWanted],
    return_dto=None,
    summary="Play a finished game on from one of its moments, against bots",
    responses={
        **refusals(*POSTED, "no_such_table", "no_such_seat", "not_over", "nothing_left", "bad_chairs",
                   "too_many_tables", *OLD),
        201: success(Made, "The new table, which has begun, and the key of your seat", A_BRANCH_MADE),
    },
)  # fmt: skip
async def branch(request: AnyRequest, table: TableId, data: BranchBody) -> Response[Made]:
    services = services_of(request)
    room = await services.rooms.find_newest(table)
    room.table.result()  # refuses before the end, and before anybody is made a person for it
    person, cookies = await somebody(request, services.people, services.settings)
    await may_make(services, person)
    made = await make_branch(services.rooms, room, data, person)
    return Response(made, status_code=201, cookies=cookies)


@get(
    "/{table:str}/record",
    summary="The record of a finished game, with the proof of its deal",
    responses={
        **refusals("no_such_table", "not_over"),
        200: ResponseSpec(dict[str, Any], generate_examples=False, description="As `sitdown verify` reads it"),
    },
)
async def record(request: AnyRequest, table: TableId) -> Response[str]:
    services = services_of(request)
    try:
        room = await services.rooms.find_newest(table)
        async with room.lock:
            found = room.table.record()
    except OldRules:
        found = await old_record(services.store, table)
    text = found.to_json()
    name = f"attachment; filename={found.game}-{table}.json"
    return Response(text, media_type="application/json", headers={"content-disposition": name})


@get(
    "/{table:str}/replay",
    summary="A finished game step by step, as somebody saw it or with all cards open",
    responses=refusals("no_such_table", "no_such_seat", "not_over", *OLD),
)
async def replay(
    request: AnyRequest, table: TableId, eyes: EyesName = "onlooker", first: FirstStep = 0, count: Frames = 50,
    lang: Lang = "en",
) -> ReplayShown:  # fmt: skip
    room = await services_of(request).rooms.find_newest(table)
    async with room.lock:  # so that the last move is stored
        found = Replay(room.table, eyes_of(eyes, room), lang)
    return await found.shown(first, count)


async def old_record(store: Store, table: str) -> Record:
    """Of a game that was played by older rules, as far as it is stored."""
    found, results = await store.load(table), await store.results(table)
    if found is None or found.table.status != "over":
        raise TableRefusal("not_over")
    old = OldTable(decode_head(found.table.head), [decode_entry(row.data) for row in found.entries])
    return old.record(found.table.secret, [one.score for one in results], [one.place for one in results])


def eyes_of(name: str, room: Room) -> Eyes:
    if name == "open":
        return "open"
    if name == "onlooker":
        return "onlooker"
    if not name.isdigit():  # a line's end behind it fits the pattern
        raise Refused(400, "bad_request", "eyes: a seat's number, onlooker or open")
    if int(name) >= room.table.head.seats:
        raise TableRefusal("no_such_seat")
    return int(name)


async def may_make(services: Services, person: Person) -> None:
    if await services.store.unfinished_of(person.id) >= services.settings.limits.tables_a_person:
        raise Refused(409, "too_many_tables")


async def seat_of_last_game(request: AnyRequest, services: Services, room: Room, wanted: int | None) -> int | None:
    """Who sat at the table that this is a rematch of needs no invitation for the same chair."""
    last = room.table.head.rematch_of
    person = await who(request, services.people)
    if last is None or person is None:
        return None
    seats = [chair.seat for chair in (await services.rooms.find(last)).chairs if chair.person == person.id]
    free = [seat for seat in seats if room.table.chairs[seat].kind == "open" and wanted in (None, seat)]
    return free[0] if free else None


async def seat_of(request: AnyRequest, services: Services, room: Room, key: str | None) -> int:
    """The seat that a key opens, or that the person who asks sits on."""
    if key is not None:
        seat = room.seat_of_key(hash_of(key))
    else:
        person = await who(request, services.people)
        seat = room.seat_of_person(person.id) if person else None
    if seat is None:
        raise Refused(403, "bad_key")
    return seat


router = Router(
    "/tables",
    route_handlers=[make, list_tables, one_table, sit_down, stand_up, rematch, branch, record, replay],
    tags=["tables"],
)
