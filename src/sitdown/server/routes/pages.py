"""The pages for browsers, and the files that they are made of."""

from __future__ import annotations

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect

from sitdown.server.errors import AnyRequest, Refusal, Refused, http_refused
from sitdown.server.services import services_of

PAGES = [
    "/", "/tables", "/t/{name:str}", "/t/{name:str}/screen", "/rules/{name:str}", "/new/{name:str}",
    "/learn/{game:str}/{name:str}", "/replay/{name:str}", "/account",
]  # fmt: skip


@get(PAGES, include_in_schema=False)
async def page(request: AnyRequest) -> Response[bytes] | Redirect:
    """The same for all: a program in the browser reads the address. Without pages we show what programs may ask."""
    services = services_of(request)
    if services.pages.index is not None:
        headers = services.pages.headers(request.headers.get("host", ""))
        return Response(services.pages.index, media_type="text/html", headers=headers)
    if request.scope["path"] == "/":
        return Redirect(f"{services.settings.root_path}/schema")
    raise Refused(404, "not_found")


@get("/assets/{path:path}", include_in_schema=False)
async def asset(request: AnyRequest, path: FromPath[str]) -> Response[bytes]:
    found = services_of(request).pages.assets.get(path.removeprefix("/"))
    if found is None:
        raise Refused(404, "not_found")
    content, headers = found.answer(request.headers.get("accept-encoding", ""))
    return Response(content, headers=headers)


def nowhere(request: AnyRequest, refused: NotFoundException) -> Response[bytes] | Response[Refusal]:
    """An address of nothing: the page says so to a person, a refusal to a program."""
    services = services_of(request)
    if services.pages.index is None or "text/html" not in request.headers.get("accept", ""):
        return http_refused(request, refused)
    headers = services.pages.headers(request.headers.get("host", ""))
    return Response(services.pages.index, status_code=404, media_type="text/html", headers=headers)
