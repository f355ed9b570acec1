"""What clients and server say to each other over a table's WebSocket: JSON objects told apart by `type`.

docs/protocol.md explains each; the version grows when a message changes its meaning.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import Meta, Struct

from sitdown.table.views.json_parts import members_of, object_of

VERSION = 1

Key: TypeAlias = Annotated[str, Meta(max_length=100)]
Text: TypeAlias = Annotated[str, Meta(min_length=1, max_length=500)]
Ask: TypeAlias = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=0, le=2**53)] | None
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)]
Choice: TypeAlias = Annotated[int, Meta(ge=0, le=2**31)] | Annotated[list[str | int], Meta(min_length=1, max_length=8)]
Lang: TypeAlias = Literal["en", "nl"]


SOCKET_CODES = {  # beside those of the table itself: sitdown.table.refusal
    "bad_message": "the message cannot be read; `message` names the field. It carries no `id`",
    "joined": "this socket has joined already",
    "onlooker": "onlookers watch and talk among themselves; sit down to play",
    "hint_open": "a hint for you is on its way already",
    "too_many_hints": "you have asked for many hints; wait a minute",
    "busy": "others were faster again and again; send it again",
}


# -- from a client ----------------------------------------------------------------------------------------------------


class Join(Struct, tag="join", tag_field="type", forbid_unknown_fields=True):
    """The first message. A seat's key opens that seat; without one the client is the person of its cookie or token, or
    an onlooker. `seen`: the number of the last entry it has; it gets what came after. `lang`: it wants words."""

    key: Key | None = None
    seen: Count = 0
    lang: Lang | None = None


class Move(Struct, tag="move", tag_field="type", forbid_unknown_fields=True):
    """One choice: an action, or the several actions of a choice of many parts, all or none. `question`: the number of
    the question that it answers, as the last `shown` said it."""

    question: Count
    actions: Annotated[list[Choice], Meta(min_length=1, max_length=64)]
    id: Ask = None


class Why(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    """May my seat do this, and if not, which rule forbids it? Whether it is asked just now or not. `after`: what it
    would do first, where a choice has several steps."""

    action: Choice
    after: Annotated[list[Choice], Meta(max_length=8)] = []
    id: Ask = None


class Speak(Struct, tag="lang", tag_field="type", forbid_unknown_fields=True):
    """From now on in this language."""

    lang: Lang
    id: Ask = None


class Say(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Chat: to the table, among onlookers, or in private to another seat where the game allows talk."""

    text: Text
    to: Literal["table", "onlookers", "seat"] = "table"
    other: Annotated[int, Meta(ge=0, le=20)] | None = None
    id: Ask = None


class Preset(Struct, tag="preset", tag_field="type", forbid_unknown_fields=True):
    """From now on my seat answers this kind of window so."""

    window: Annotated[str, Meta(max_length=40)]
    preset: Literal["ask", "once", "aimed", "span", "always"]
    id: Ask = None


class AskHint(Struct, tag="hint", tag_field="type", forbid_unknown_fields=True):
    """What would the strongest bot do? `question`: the number of the question it is about. Everybody at the table sees
    that it was asked. The hint comes later, as `hint_told`."""

    question: Count
    id: Ask = None


class Takeback(Struct, tag="takeback", tag_field="type", forbid_unknown_fields=True):
    """Ask to take one's last move back."""

    id: Ask = None


class Answer(Struct, tag="answer", tag_field="type", forbid_unknown_fields=True):
    """Grant or refuse the take-back that somebody asked for."""

    yes: bool
    id: Ask = None


class Pause(Struct, tag="pause", tag_field="type", forbid_unknown_fields=True):
    id: Ask = None


class Resume(Struct, tag="resume", tag_field="type", forbid_unknown_fields=True):
    id: Ask = None


class Resign(Struct, tag="resign", tag_field="type", forbid_unknown_fields=True):
    id: Ask = None


class Back(Struct, tag="back", tag_field="type", forbid_unknown_fields=True):
    """I am here again: after my time ran out."""

    id: Ask = None


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    id: Ask = None


Asked: TypeAlias = (
    Join | Move | Why | Speak | Say | Preset | AskHint | Takeback | Answer | Pause | Resume | Resign | Back | Ping
)
read_asked = msgspec.json.Decoder(Asked).decode


# -- from the server --------------------------------------------------------------------------------------------------


class Done(Struct, tag="done", tag_field="type", omit_defaults=True):
    """Stored and in force. `number`: of the entry that it became."""

    number: int
    id: Ask = None


class Error(Struct, tag="error", tag_field="type", omit_defaults=True):
    """Refused; nothing has changed. `code` is for programs, `message` for people, `rule` for the rules page."""

    code: str
    message: str
    rule: str | None = None
    id: Ask = None


class Because(Struct, tag="because", tag_field="type", omit_defaults=True):
    """The answer to `why`: the rule, and the reason in the client's language; None and "" if it may be done."""

    rule: str | None
    text: str
    id: Ask = None


class Pong(Struct, tag="pong", tag_field="type", omit_defaults=True):
    id: Ask = None


class HintTold(Struct, tag="hint_told", tag_field="type", omit_defaults=True):
    """Of the hint that was asked for: how many are before it in the queue, or the hint itself, or that none comes.

    `hint`: its `choices`, that of the strongest bot first, each with its `actions`, in how many of `worlds` it was
    `best` (in `level` of them together with another), its `value` from 0 (the last place) to 1 (a victory), and
    `reasons`; `told`: each choice in words, how it fared, and why.
    """

    question: int
    place: int = 0
    hint: dict[str, Any] | None = None
    told: list[dict[str, str]] = []
    failed: bool = False


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The answer to `join`: who the client is here. Then come `table`, `chat` and `shown`."""

    protocol: int
    table: str
    seat: int | None


class Words(Struct):
    """For people: what they are asked, what happened, and every choice in their language."""

    prompt: str
    lines: list[str]  # of `events`, in their order; "" where one has no words
    labels: list[str]  # of `legal`, in its order


class SaidShown(Struct, omit_defaults=True):
    """A line of talk."""

    at: int
    to: str
    name: str
    text: str
    seat: int | None = None
    other: int | None = None


encode = msgspec.json.Encoder().encode


def typed(kind: bytes, what: Struct) -> bytes:
    """A struct of the table's room as a message of that type."""
    return object_of([b'"type":"%b"' % kind, members_of(what)])
