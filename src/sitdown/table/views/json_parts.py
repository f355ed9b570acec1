"""Builds a JSON object from parts that are encoded already, so that a part that is the same for all is encoded once.

A part is the members of an object, as JSON without the brackets: `"a":1,"b":2`. It may be empty.
"""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder().encode


def members_of(what: object) -> bytes:
    """The members of a dict or struct; empty if it has none."""
    return encode(what)[1:-1]


def joined(parts: list[bytes]) -> bytes:
    """One part with the members of all of these, in their order."""
    return b",".join([part for part in parts if part])


def object_of(parts: list[bytes]) -> bytes:
    """One object with the members of all of these, in their order."""
    return b"{%b}" % joined(parts)
