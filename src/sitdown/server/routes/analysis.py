"""What a finished game was about: ask for its analysis, and read how far it is and what it found."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, get, post
from litestar.params import Body, QueryParameter
from msgspec import Meta, Struct

from sitdown.server.bots.pool import GaveUp
from sitdown.server.errors import AnyRequest, Refused
from sitdown.server.live.room import Room
from sitdown.server.lookback.allowance import Asker
from sitdown.server.lookback.shown import AnalysisShown
from sitdown.server.people.identity import somebody, who
from sitdown.server.routes.answers import POSTED, example, refusals
from sitdown.server.routes.games import Lang
from sitdown.server.routes.strict import Strict
from sitdown.server.routes.tables import OLD, TableId
from sitdown.server.services import Services, services_of
from sitdown.table.refusal import TableRefusal


class AskAnalysis(Struct, forbid_unknown_fields=True):
    """Of the whole game; with a `seat` also of what this seat could have done better."""

    seat: Annotated[int, Meta(ge=0, le=20)] | None = None
    lang: Lang = "en"


AskAnalysisBody = Annotated[AskAnalysis, Body(examples=example("with my own choices", {"seat": 0, "lang": "nl"}))]
OfSeat = Annotated[
    int | None, QueryParameter(name="seat", ge=0, le=20, description="whose missed choices are told; none: nobody's")
]


@post(
    "/{table:str}/analysis",
    dto=Strict[AskAnalysis],
    return_dto=None,
    summary="Ask what a finished game was about",
    status_code=200,
    responses=refusals(
        *POSTED, "no_such_table", "no_such_seat", "not_over", "analysis_open", "too_many_analyses", *OLD
    ),
)
async def ask(request: AnyRequest, table: TableId, data: AskAnalysisBody) -> Response[AnalysisShown]:
    services = services_of(request)
    room = await finished(services, table, data.seat)
    analyses = services.analyses
    if not await analyses.lacking(room.table, data.seat):  # asked twice it is read, by whoever asks
        person = await who(request, services.people)
        return Response(await shown(services, room, data.seat, data.lang, person.id if person else None))
    person, cookies = await somebody(request, services.people, services.settings)
    lacking = await analyses.lacking(room.table, data.seat)  # others may have asked meanwhile; from here on nobody does
    if lacking:
        asker = Asker(person.id, request.client.host if request.client else "")
        if code := analyses.refusal(asker):
            raise Refused(429 if code == "too_many_analyses" else 409, code)
        analyses.begin(asker, room.table, lacking)
    return Response(await shown(services, room, data.seat, data.lang, person.id), cookies=cookies)


@get(
    "/{table:str}/analysis",
    summary="What a finished game was about, as far as it is known",
    responses=refusals("busy", "no_such_table", "no_such_seat", "not_over", "who_are_you", *OLD),
)
async def read(request: AnyRequest, table: TableId, seat: OfSeat = None, lang: Lang = "en") -> AnalysisShown:
    services = services_of(request)
    room = await finished(services, table, seat)
    person = await who(request, services.people)
    return await shown(services, room, seat, lang, person.id if person else None)


async def finished(services: Services, table: str, seat: int | None) -> Room:
    """A room whose game is over: whoever may see the replay may see this."""
    room = await services.rooms.find_newest(table)
    async with room.lock:  # so that the last move is stored
        room.table.result()  # refuses before the end
        if seat is not None and seat >= room.table.head.seats:
            raise TableRefusal("no_such_seat")
    return room


async def shown(services: Services, room: Room, seat: int | None, lang: str, person: str | None) -> AnalysisShown:
    try:
        return await services.analyses.shown(room, seat, lang, person)
    except GaveUp:
        raise Refused(503, "busy") from None


router = Router("/tables", route_handlers=[ask, read], tags=["tables"])
