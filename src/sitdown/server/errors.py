"""Every refusal over HTTP: a status, a code for programs, a sentence for people. Nothing has changed."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException
from msgspec import Struct

from sitdown.server.live.errors import Busy, NoSuchTable, NotShown, OldRules
from sitdown.server.people.refusals import PEOPLE_CODES, PeopleRefusal
from sitdown.server.store.store import NO_ANSWER
from sitdown.table.refusal import CODES, TableRefusal

log = logging.getLogger("sitdown.http")
HTTP_CODES = {
    "bad_request": "something in the request cannot be read; the message names the field",
    "too_large": "the request is longer than allowed",
    "not_found": "there is nothing at this address",
    "no_such_table": "there is no table of this id",
    "no_such_game": "there is no game of this name",
    "no_such_lesson": "the game has no lesson of this name",
    "lesson_changed": "the lesson is not as it was when you left it: begin it anew",
    "old_rules": "this table was begun by older rules of the game and cannot go on",
    "old_rules_over": "this game was played by older rules and cannot be replayed; its record can still be fetched",
    "bad_key": "this link is not valid, or not any more",
    "who_are_you": "this needs a person: a cookie or a token",
    "analysis_open": "an analysis for you is on its way already",
    "too_many_analyses": "you have asked for many analyses; wait a while",
    "too_many_tables": "finish some of your tables first",
    "too_fast": "too many requests; wait a little",
    "busy": "others were faster again and again; try again",
    "broken": "a fault of ours; it has been written down",
}
STATUS = {
    "bad_request": 400, "who_are_you": 401, "bad_key": 403, "bad_login": 403, "not_found": 404, "no_such_table": 404,
    "no_such_game": 404, "no_such_lesson": 404, "no_such_seat": 404, "no_such_person": 404, "no_such_token": 404,
    "too_large": 413,
    "too_fast": 429, "too_many_analyses": 429, "broken": 500, "busy": 503,
}  # fmt: skip


def status_of(code: str) -> int:
    """The status that a refusal with this code has."""
    return STATUS.get(code, 409)


class Refused(Exception):
    """A refusal of the HTTP routes themselves."""

    def __init__(self, status: int, code: str, message: str = "") -> None:
        super().__init__(message or HTTP_CODES[code])
        self.status = status
        self.code = code


class Refusal(Struct, omit_defaults=True):
    """What a refused request gets."""

    code: str
    message: str
    rule: str | None = None


AnyRequest = Request[Any, Any, Any]


def answer(status: int, code: str, message: str, rule: str | None = None) -> Response[Refusal]:
    return Response(Refusal(code, message, rule), status_code=status, media_type="application/json")


def table_refused(_: AnyRequest, refused: TableRefusal) -> Response[Refusal]:
    return answer(status_of(refused.code), refused.code, CODES[refused.code], refused.rule or None)


def people_refused(_: AnyRequest, refused: PeopleRefusal) -> Response[Refusal]:
    return answer(status_of(refused.code), refused.code, PEOPLE_CODES[refused.code])


def door_refused(_: AnyRequest, refused: Refused) -> Response[Refusal]:
    return answer(refused.status, refused.code, str(refused))


def no_such_table(_: AnyRequest, __: NoSuchTable) -> Response[Refusal]:
    return answer(404, "no_such_table", HTTP_CODES["no_such_table"])


def old_rules(_: AnyRequest, old: OldRules) -> Response[Refusal]:
    code = "old_rules_over" if old.is_over else "old_rules"
    return answer(status_of(code), code, HTTP_CODES[code])


def busy(_: AnyRequest, __: Busy) -> Response[Refusal]:
    return answer(503, "busy", HTTP_CODES["busy"])


def no_answer(_: AnyRequest, error: Exception) -> Response[Refusal]:
    log.warning("the database does not answer", extra={"why": type(error).__name__})
    return answer(503, "busy", "the database does not answer just now; try again")


def http_refused(_: AnyRequest, refused: HTTPException) -> Response[Refusal]:
    known = {404: "not_found", 405: "not_found", 413: "too_large", 429: "too_fast"}
    code = known.get(refused.status_code, "bad_request")
    if refused.status_code >= 500:
        code = "broken"
    faults = refused.extra if isinstance(refused.extra, list) else []
    named = [f"{fault.get('key', '')}: {fault.get('message', '')}" for fault in faults if isinstance(fault, dict)]
    message = "; ".join(named) or refused.detail or HTTP_CODES[code]
    return answer(refused.status_code, code, message)


def broken(_: AnyRequest, error: Exception) -> Response[Refusal]:
    log.error("a request failed", exc_info=error)
    return answer(500, "broken", HTTP_CODES["broken"])


HANDLERS: dict[int | type[Exception], Any] = {
    TableRefusal: table_refused,
    PeopleRefusal: people_refused,
    Refused: door_refused,
    NoSuchTable: no_such_table,
    OldRules: old_rules,
    Busy: busy,
    NotShown: busy,
    **dict.fromkeys(NO_ANSWER, no_answer),
    HTTPException: http_refused,
    Exception: broken,
}
