"""The fields of a state as plain data: what `==` and `key` compare, and what `pickle` stores."""

from __future__ import annotations

import copyreg
import hashlib
import json
from enum import Enum

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.cards import Pile


def fields_of(thing: object) -> dict[str, object]:
    """Every field of an object that is set, by name.

    An interpreted object keeps them in its `__dict__` (or slots); a compiled one has a list of their names instead; a
    guest's state on a compiled engine has both.
    """
    kind = type(thing)
    names: list[str] = list(getattr(kind, "__mypyc_attrs__", ()))
    for base in kind.__mro__:
        slots = base.__dict__.get("__slots__", ())
        names += [slots] if isinstance(slots, str) else list(slots)
    names += list(getattr(thing, "__dict__", ()))
    return {name: getattr(thing, name) for name in sorted(set(names)) if hasattr(thing, name)}


def digest_of(*parts: object) -> str:
    """A hash of plain data, of objects with fields, or of a mixture of both.

    It is the same in every process and in every build, which Python's own `hash` is not.
    """
    return hashlib.sha256(_text(list(parts)).encode()).hexdigest()[:32]


def _text(value: object) -> str:
    """What is equal gives equal text."""
    if value is None or (isinstance(value, (bool, int, float, str)) and not isinstance(value, Enum)):
        return json.dumps(value)
    if isinstance(value, (list, tuple)):
        return "[" + ",".join([_text(item) for item in value]) + "]"
    if isinstance(value, dict):
        return "{" + ",".join(sorted([f"{_text(key)}:{_text(held)}" for key, held in value.items()])) + "}"
    if isinstance(value, (set, frozenset)):
        return "{" + ",".join(sorted([_text(item) for item in value])) + "}"
    if isinstance(value, _VEC):
        return str(list(value))
    if isinstance(value, Pile):
        return str(value.tokens())  # what was left above the top is no part of it
    named = value if isinstance(value, type) else type(value)
    name = f"{named.__module__}.{named.__qualname__}"
    return name if named is value else f"{name}({_inside(value)})"


def _inside(value: object) -> str:
    if isinstance(value, Enum):
        return value.name
    if type(value).__reduce__ is not object.__reduce__:  # it says itself what it is made of
        made = value.__reduce__()
        return made if isinstance(made, str) else _text(list(made[1:]))
    fields = fields_of(value)
    return _text(fields) if fields else repr(value)


# `vec` cannot be pickled by itself.
_VEC = type(vec[i64]())


def _vec_of(items: list[int]) -> vec[i64]:
    return vec[i64](items)


def _take_apart(numbers: object) -> tuple[object, tuple[list[int]]]:
    items: list[int] = list(numbers)  # type: ignore[call-overload]
    return _vec_of, (items,)


copyreg.pickle(_VEC, _take_apart)  # type: ignore[arg-type]
