"""A promise of the contract, kept or broken; and what a state tells as text, to compare."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from sitdown.engine import State

Invariant = Callable[[State], None]  # fails if something is not true of the table


class Broken(AssertionError):
    """The game does not keep a promise of `sitdown.engine.game`."""


def promise(kept: bool, what: str, *about: object) -> None:
    """Fail with the promise and what it is about, also where Python ignores `assert`."""
    if not kept:
        raise Broken(": ".join([what, *(str(one) for one in about)]))


def truth(state: State) -> str:
    """Everything about a state as one text: what lies where, and the chance to come."""
    return msgspec.json.encode([state.open_view(), list(state.rng.words())], order="sorted").decode()


def as_json(told: object) -> str:
    """JSON, many times as fast as Python's own. Keys stay in their order, for that may tell something too."""
    return msgspec.json.encode(told).decode()
