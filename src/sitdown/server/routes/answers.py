"""What a route may answer beside success, for the OpenAPI: every status with its codes, and an example of each."""

from __future__ import annotations

from typing import Any

from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import Example

from sitdown.server.errors import HTTP_CODES, Refusal, status_of
from sitdown.server.people.refusals import PEOPLE_CODES
from sitdown.table.refusal import CODES

MEANINGS = {**CODES, **PEOPLE_CODES, **HTTP_CODES}
ALWAYS = ("bad_request", "too_fast")  # whatever is asked of a route
POSTED = ("too_large", "who_are_you", "busy")  # of one that is sent something and stores something


def refusals(*codes: str) -> dict[int, ResponseSpec]:
    """These codes by their status, as a route documents them."""
    by_status: dict[int, list[str]] = {}
    for code in dict.fromkeys([*ALWAYS, *codes]):
        by_status.setdefault(status_of(code), []).append(code)
    return {status: _spec(found) for status, found in sorted(by_status.items())}


def example(summary: str, value: Any) -> list[Example]:
    return [Example(summary=summary, value=value)]


def success(of: Any, description: str, value: Any) -> ResponseSpec:
    """What a route answers when all is well, with an example."""
    return ResponseSpec(of, generate_examples=False, description=description, examples=example(description, value))


def _spec(codes: list[str]) -> ResponseSpec:
    examples = [Example(summary=code, value={"code": code, "message": MEANINGS[code]}) for code in codes]
    description = "; ".join(f"`{code}`: {MEANINGS[code]}" for code in codes)
    return ResponseSpec(Refusal, generate_examples=False, description=description, examples=examples)
