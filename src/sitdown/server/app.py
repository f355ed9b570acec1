"""The web application: `make_app(settings)`."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from ipaddress import ip_address

from litestar import Litestar, MediaType, Response, Router, get
from litestar.datastructures import MutableScopeHeaders, State
from litestar.exceptions import NotFoundException
from litestar.middleware.rate_limit import RateLimitConfig
from litestar.openapi import OpenAPIConfig
from litestar.openapi.spec import Server
from litestar.types import Message, Scope
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from sitdown import __version__
from sitdown.server.errors import HANDLERS, AnyRequest, Refused
from sitdown.server.pages.policy import POLICY
from sitdown.server.pages.schema import PlainPage
from sitdown.server.routes import analysis, games, lessons, pages, people, sockets, tables
from sitdown.server.services import Services, services_of
from sitdown.server.settings import Settings

GUARDS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
MOST_BYTES = 65_536  # of a request
UNLIMITED = ["^/health$", "^/metrics$", "^/ws/", "^/assets/"]  # what costs little, or has limits of its own


@get("/health", summary="Is the server up, and its database?", tags=["server"])
async def health(request: AnyRequest) -> dict[str, str]:
    await services_of(request).store.last_beat()
    return {"status": "ok", "version": __version__}


@get("/metrics", summary="Figures for Prometheus", tags=["server"], media_type=MediaType.TEXT)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Only for this machine, unless the host says otherwise: how many moves are stored tells of sealed choices."""
    if not services_of(request).settings.open_metrics and not from_here(request):
        raise Refused(404, "not_found")
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


def from_here(request: AnyRequest) -> bool:
    """Does somebody on this machine ask?"""
    try:
        return request.client is not None and ip_address(request.client.host).is_loopback
    except ValueError:
        return False


async def guard(message: Message, _: Scope) -> None:
    """On every answer, refusals too. A page has a policy of its own."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in GUARDS.items():
            headers.setdefault(name, value)


def make_app(settings: Settings) -> Litestar:
    """A server process; its database is opened when it starts."""
    services = Services(settings)

    @asynccontextmanager
    async def life(_: Litestar) -> AsyncIterator[None]:
        await services.open()
        try:
            yield
        finally:
            await services.close()

    limit = settings.limits.requests_a_minute
    slow_down = [RateLimitConfig(("minute", limit), exclude=UNLIMITED).middleware] if limit else []
    return Litestar(
        [Router("/api", route_handlers=[games.router, lessons.router, people.router, tables.router,
                                         analysis.router]),
         sockets.table_socket, health, metrics, pages.page, pages.asset],
        lifespan=[life],
        state=State({"services": services}),
        exception_handlers={**HANDLERS, NotFoundException: pages.nowhere},
        middleware=slow_down,
        request_max_body_size=MOST_BYTES,
        before_send=[guard],
        openapi_config=OpenAPIConfig(
            "Sitdown", __version__, path="/schema", render_plugins=[PlainPage()],
            servers=[Server(url=settings.root_path or "/")],
        ),
        logging_config=None,
    )  # fmt: skip
