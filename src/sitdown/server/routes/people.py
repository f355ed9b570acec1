"""People: guests, accounts, tokens for programs."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Body, FromPath
from msgspec import Meta, Struct

from sitdown.server.errors import AnyRequest, Refused
from sitdown.server.people.identity import COOKIE, cookie_of, somebody, who
from sitdown.server.people.people import Person, Token
from sitdown.server.people.ratings import Ranked, Rating, best, ratings_of
from sitdown.server.routes.answers import POSTED, example, refusals
from sitdown.server.routes.games import game_named
from sitdown.server.routes.strict import Strict
from sitdown.server.services import services_of

Name = Annotated[str, Meta(max_length=100)]
Password = Annotated[str, Meta(max_length=400)]


class Login(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class Rename(Struct, forbid_unknown_fields=True):
    name: Name


class NewToken(Struct, forbid_unknown_fields=True):
    name: Name = ""


class TokenMade(Struct):
    """The key is shown this once."""

    token: Token
    key: str


RenameBody = Annotated[Rename, Body(examples=example("a name", {"name": "Rosa"}))]
LoginBody = Annotated[Login, Body(examples=example("an account", {"name": "Rosa", "password": "four open windows"}))]
TokenBody = Annotated[NewToken, Body(examples=example("a label", {"name": "my first bot"}))]


class PlayedShown(Struct):
    """A finished game of a person."""

    table: str
    game: str
    seat: int
    seats: int
    place: int
    score: int
    ended: int  # milliseconds since 1970


class Me(Struct):
    """Who I am; `person` is null for somebody who has done nothing yet."""

    person: Person | None
    ratings: dict[str, Rating]
    played: list[PlayedShown]


async def known(request: AnyRequest) -> Person:
    person = await who(request, services_of(request).people)
    if person is None:
        raise Refused(401, "who_are_you")
    return person


def with_cookie(what: Person, cookies: list[Cookie]) -> Response[Person]:
    return Response(what, cookies=cookies)


@get("/me", summary="Who am I?", responses=refusals("who_are_you"))
async def me(request: AnyRequest) -> Me:
    services = services_of(request)
    person = await who(request, services.people)
    if person is None:
        return Me(None, {}, [])
    played = [PlayedShown(*one) for one in await services.store.played_by(person.id)]
    return Me(person, await ratings_of(services.store, person.id), played)


@post(
    "/rename",
    dto=Strict[Rename],
    return_dto=None,
    summary="Another name",
    status_code=200,
    responses=refusals(*POSTED, "bad_name", "name_taken"),
)
async def rename(request: AnyRequest, data: RenameBody) -> Response[Person]:
    services = services_of(request)
    person, cookies = await somebody(request, services.people, services.settings)
    return with_cookie(await services.people.rename(person.id, data.name), cookies)


@post(
    "/register",
    dto=Strict[Login],
    return_dto=None,
    summary="An account: the guest that I am, with a name and a password",
    responses=refusals(*POSTED, "bad_name", "name_taken", "weak_password", "has_account"),
)
async def register(request: AnyRequest, data: LoginBody) -> Response[Person]:
    services = services_of(request)
    person, cookies = await somebody(request, services.people, services.settings)
    return with_cookie(await services.people.register(person.id, data.name, data.password), cookies)


@post(
    "/login", dto=Strict[Login], return_dto=None, summary="Log in", status_code=200,
    responses=refusals("too_large", "bad_login"),
)  # fmt: skip
async def log_in(request: AnyRequest, data: LoginBody) -> Response[Person]:
    services = services_of(request)
    person, key = await services.people.log_in(data.name, data.password)
    return with_cookie(person, [cookie_of(key, services.settings)])


NOTHING = ResponseSpec(None, generate_examples=False, description="forgotten")


@post("/logout", summary="Forget this browser", status_code=204, responses={204: NOTHING, **refusals("too_large")})
async def log_out(request: AnyRequest) -> Response[None]:
    services = services_of(request)
    key = request.cookies.get(COOKIE)
    if key:
        await services.people.forget(key)
    gone = Cookie(
        key=COOKIE, value="", path=services.settings.root_path or "/", max_age=0, httponly=True, samesite="lax"
    )
    return Response(None, status_code=204, cookies=[gone])


@get("/tokens", summary="My tokens", responses=refusals("who_are_you"))
async def tokens(request: AnyRequest) -> list[Token]:
    return await services_of(request).people.tokens((await known(request)).id)


@post(
    "/tokens",
    dto=Strict[NewToken],
    return_dto=None,
    summary="A token for a program",
    responses=refusals(*POSTED, "bad_name", "too_many_tokens"),
)
async def make_token(request: AnyRequest, data: TokenBody) -> Response[TokenMade]:
    services = services_of(request)
    person, cookies = await somebody(request, services.people, services.settings)
    token, key = await services.people.make_token(person.id, data.name)
    return Response(TokenMade(token, key), status_code=201, cookies=cookies)


@delete("/tokens/{token:str}", summary="Revoke a token", responses=refusals("who_are_you", "no_such_token"))
async def revoke_token(request: AnyRequest, token: FromPath[str]) -> None:
    await services_of(request).people.revoke_token((await known(request)).id, token)


@get("/best/{slug:str}", summary="The best players of a game", responses=refusals("no_such_game"))
async def best_players(request: AnyRequest, slug: FromPath[str]) -> list[Ranked]:
    return await best(services_of(request).store, game_named(slug).slug)


router = Router(
    "/people",
    route_handlers=[me, rename, register, log_in, log_out, tokens, make_token, revoke_token, best_players],
    tags=["people"],
)
