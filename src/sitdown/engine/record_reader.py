"""Reads a record from its JSON document; what cannot be read is refused with the name of the field."""

from __future__ import annotations

import json

from sitdown.engine.fairness import Proof
from sitdown.engine.options import Value
from sitdown.engine.origin import Stretch
from sitdown.engine.record import FORMAT, FORMAT_OF_BRANCH, Record


class BrokenRecord(ValueError):
    """A document that cannot be read as a record; `field` names what is wrong with it."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field


def read_record(text: str) -> Record:
    """The record in a document; raises BrokenRecord naming the field that is wrong."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BrokenRecord("file", f"this is not a JSON document ({error})") from None
    if not isinstance(data, dict) or "sitdown" not in data:
        raise BrokenRecord("sitdown", "this is not a Sitdown record")
    form = data["sitdown"]
    if isinstance(form, bool) or form not in (FORMAT, FORMAT_OF_BRANCH):
        known = f"{FORMAT} and {FORMAT_OF_BRANCH}"
        raise BrokenRecord("sitdown", f"format {form!r} is unknown; this program reads {known}")
    seats = _field(data, "seats", int)
    if isinstance(seats, bool):
        raise BrokenRecord("seats", "must be a whole number")
    origin, hashes = _origin(data.get("origin"), form == FORMAT_OF_BRANCH)
    record = Record(
        str(_field(data, "game", str)),
        str(_field(data, "version", str)),
        int(str(seats)),
        _options(_field(data, "options", dict)),
        str(_field(data, "seed", str)),
        origin,
    )
    record.origin_hashes = hashes
    record.moves, record.hashes = _moves("moves", _field(data, "moves", list))
    result = data.get("result")
    if result is not None and not isinstance(result, dict):
        raise BrokenRecord("result", "must be an object or null")
    record.result = result
    record.proof = _proof(data.get("proof"))
    return record


def _field(data: dict[str, object], name: str, kind: type) -> object:
    if name not in data:
        raise BrokenRecord(name, "is missing")
    if not isinstance(data[name], kind):
        raise BrokenRecord(name, f"must be of type {kind.__name__}, not {type(data[name]).__name__}")
    return data[name]


def _options(found: object) -> dict[str, Value]:
    assert isinstance(found, dict)
    options: dict[str, Value] = {}
    for name, value in found.items():
        if not isinstance(value, (bool, int, str)):
            raise BrokenRecord(f"options.{name}", "must be a word, a number, true or false")
        options[str(name)] = value
    return options


def _proof(found: object) -> Proof | None:
    if found is None:
        return None
    if not isinstance(found, dict):
        raise BrokenRecord("proof", "must be an object")
    words = found.get("words")
    if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
        raise BrokenRecord("proof.words", "must be a list of words")
    for name in ("secret", "commitment"):
        if not isinstance(found.get(name), str):
            raise BrokenRecord(f"proof.{name}", "must be a text")
    return Proof(str(found["secret"]), str(found["commitment"]), [str(word) for word in words])


def _origin(found: object, wanted: bool) -> tuple[list[Stretch], list[list[str]]]:
    """The stretches, and the hashes of their moves."""
    if not wanted:
        if found is not None:
            raise BrokenRecord("origin", f"a record that has one is of format {FORMAT_OF_BRANCH}, not {FORMAT}")
        return [], []
    if not isinstance(found, list) or not found:
        raise BrokenRecord("origin", "must be a list of at least one stretch")
    origin: list[Stretch] = []
    hashes: list[list[str]] = []
    for place, one in enumerate(found):
        stretch, marks = _stretch(f"origin[{place}]", one)
        origin.append(stretch)
        hashes.append(marks)
    return origin, hashes


def _stretch(name: str, found: object) -> tuple[Stretch, list[str]]:
    if not isinstance(found, dict):
        raise BrokenRecord(name, "must be an object")
    of = found.get("of", "")
    if not isinstance(of, str) or not isinstance(found.get("seed"), str):
        raise BrokenRecord(f"{name}.{'seed' if isinstance(of, str) else 'of'}", "must be a text")
    moves, marks = _moves(f"{name}.moves", found.get("moves"))
    return Stretch(str(found["seed"]), moves, of), marks


def _moves(name: str, found: object) -> tuple[list[tuple[int, int]], list[str]]:
    """The moves and their hashes."""
    if not isinstance(found, list):
        raise BrokenRecord(name, "must be a list")
    moves: list[tuple[int, int]] = []
    marks: list[str] = []
    for place, one in enumerate(found):
        seat, action, mark = _move(f"{name}[{place}]", one)
        moves.append((seat, action))
        marks.append(mark)
    return moves, marks


def _move(name: str, move: object) -> tuple[int, int, str]:
    if isinstance(move, list) and len(move) == 3:
        seat, action, mark = move
        whole = isinstance(seat, int) and isinstance(action, int)
        if whole and not isinstance(seat, bool) and not isinstance(action, bool) and isinstance(mark, str):
            return seat, action, mark
    raise BrokenRecord(name, "must be [seat, action, hash]")
