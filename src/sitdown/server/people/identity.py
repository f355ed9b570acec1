"""Who asks: the person of a cookie or of a token. A cookie is given when somebody first does something."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from sitdown.server.errors import Refused
from sitdown.server.people.people import People, Person
from sitdown.server.settings import Settings

COOKIE = "sitdown"
YEAR = 365 * 86_400

Connection = ASGIConnection[Any, Any, Any, Any]


def token_of(connection: Connection) -> str | None:
    words = connection.headers.get("authorization", "").split()
    return words[1] if len(words) == 2 and words[0].lower() == "bearer" else None


async def who(connection: Connection, people: People) -> Person | None:
    """The person who asks, None for somebody we do not know."""
    token = token_of(connection)
    if token is not None:
        person = await people.by_key(token, "token")
        if person is None:
            raise Refused(401, "who_are_you", "this token is not valid")
        return person
    key = connection.cookies.get(COOKIE)
    return await people.by_key(key) if key else None


def cookie_of(key: str, settings: Settings) -> Cookie:
    return Cookie(
        key=COOKIE, value=key, path=settings.root_path or "/", max_age=YEAR, httponly=True, samesite="lax",
        secure=settings.https,
    )  # fmt: skip


async def somebody(connection: Connection, people: People, settings: Settings) -> tuple[Person, list[Cookie]]:
    """Who asks; a new guest if nobody, with the cookie to set."""
    person = await who(connection, people)
    if person is not None:
        return person, []
    person, key = await people.guest()
    return person, [cookie_of(key, settings)]
