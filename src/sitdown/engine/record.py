"""Records: a play as a small JSON document that anybody can replay and check.

The moves chain by hash: each hash covers the head of the record and every move up to its own, so that a record cannot
be cut or changed in the middle without showing it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator

from sitdown.engine.fairness import Proof
from sitdown.engine.game import Game, State
from sitdown.engine.moves import Move
from sitdown.engine.options import BadOption, Value
from sitdown.engine.refusal import Illegal

FORMAT = 1


class BrokenRecord(ValueError):
    """A document that cannot be read as a record; `field` names what is wrong with it."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field


class InvalidRecord(ValueError):
    """A record that can be read but is not true: the number of the first wrong move (0: the head) and its rule."""

    def __init__(self, move: int, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.move = move
        self.rule = rule


class Record:
    """A play: what it was started from, its moves, and how it ended (None while it goes on)."""

    def __init__(self, game: str, version: str, seats: int, options: dict[str, Value], seed: str) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.seed = seed
        self.moves: list[tuple[int, int]] = []
        self.hashes: list[str] = []
        self.result: dict[str, object] | None = None
        self.proof: Proof | None = None  # where the seed came from, if a table mixed it

    @staticmethod
    def begin(state: State, seed: object) -> Record:
        """An empty record of a play that was started from this seed and has had no move yet."""
        game = state.game
        return Record(game.slug, game.version, state.seats, dict(state.options), str(seed))

    def __repr__(self) -> str:
        end = f"ended ({self.result['ending']})" if self.result else "under way"
        return f"<Record of {self.game}, {self.seats} seats, seed {self.seed!r}, {len(self.moves)} moves, {end}>"

    def head(self) -> str:
        """The hash of what the play was started from."""
        what = [FORMAT, self.game, self.version, self.seats, self.options, self.seed]
        return _hash(json.dumps(what, sort_keys=True, separators=(",", ":"), ensure_ascii=False))

    def next_hash(self, seat: int, action: int) -> str:
        last = self.hashes[-1] if self.hashes else self.head()
        return _hash(f"{last} {seat} {action}")

    def add(self, seat: int, action: int) -> None:
        """Write a move down."""
        self.hashes.append(self.next_hash(seat, action))
        self.moves.append((seat, action))

    def finish(self, state: State) -> None:
        self.result = result_of(state)

    def to_json(self) -> str:
        """The document: a line for the head, a line a move."""
        head: dict[str, object] = {
            "sitdown": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": self.options,
            "seed": self.seed,
            "result": self.result,
        }
        if self.proof is not None:
            head["proof"] = self.proof.as_data()
        lines = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}," for key, value in head.items()]
        moves = zip(self.moves, self.hashes, strict=True)
        listed = [f'    [{seat}, {action}, "{mark}"]' for (seat, action), mark in moves]
        body = "[\n" + ",\n".join(listed) + "\n  ]" if listed else "[]"
        return "{\n" + "\n".join(lines) + f'\n  "moves": {body}\n' + "}\n"


def result_of(state: State) -> dict[str, object]:
    return {"ending": state.ending, "scores": state.scores, "ranking": state.ranking}


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def read_record(text: str) -> Record:
    """The record in a document; raises BrokenRecord naming the field that is wrong."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BrokenRecord("file", f"this is not a JSON document ({error})") from None
    if not isinstance(data, dict) or "sitdown" not in data:
        raise BrokenRecord("sitdown", "this is not a Sitdown record")
    if data["sitdown"] != FORMAT:
        raise BrokenRecord("sitdown", f"format {data['sitdown']!r} is unknown; this program reads {FORMAT}")
    seats = _field(data, "seats", int)
    if isinstance(seats, bool):
        raise BrokenRecord("seats", "must be a whole number")
    record = Record(
        str(_field(data, "game", str)),
        str(_field(data, "version", str)),
        int(str(seats)),
        _options(_field(data, "options", dict)),
        str(_field(data, "seed", str)),
    )
    for number, move in enumerate(_moves(_field(data, "moves", list)), 1):
        seat, action, mark = _move(number, move)
        record.moves.append((seat, action))
        record.hashes.append(mark)
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


def _moves(found: object) -> list[object]:
    assert isinstance(found, list)
    return found


def _move(number: int, move: object) -> tuple[int, int, str]:
    if isinstance(move, list) and len(move) == 3:
        seat, action, mark = move
        whole = isinstance(seat, int) and isinstance(action, int)
        if whole and not isinstance(seat, bool) and not isinstance(action, bool) and isinstance(mark, str):
            return seat, action, mark
    raise BrokenRecord(f"moves[{number - 1}]", "must be [seat, action, hash]")


def replay(game: Game, record: Record) -> list[State]:
    """Every moment of a valid record, the start first."""
    state = game.start(record.seats, record.seed, record.options)
    states = [state.clone()]
    for seat, action in record.moves:
        state.apply(seat, action)
        states.append(state.clone())
    return states


def steps(game: Game, record: Record) -> Iterator[tuple[Move, State]]:
    """Each move of a valid record, and the moment after it."""
    state = game.start(record.seats, record.seed, record.options)
    for seat, action in record.moves:
        move = Move(game, seat, action, state.view(seat))
        state.apply(seat, action)
        yield move, state.clone()


def verify(game: Game, record: Record) -> State:
    """Replay the record and check everything it says; the last state, or InvalidRecord for the first wrong thing."""
    state = _start(game, record)
    said = Record(record.game, record.version, record.seats, record.options, record.seed)
    for number, (seat, action) in enumerate(record.moves, 1):
        refusal = state.explain(seat, action)
        if refusal is not None:
            raise InvalidRecord(number, f"seat {seat} may not do {action}", refusal.rule)
        if said.next_hash(seat, action) != record.hashes[number - 1]:
            raise InvalidRecord(number, "the hash is not that of the moves so far")
        said.add(seat, action)
        state.push(seat, action)
    if state.over and record.result != result_of(state):
        raise InvalidRecord(len(record.moves), f"result: the play ended {result_of(state)}")
    if not state.over and record.result is not None:
        raise InvalidRecord(len(record.moves), "result: the play is not over")
    return state


def _start(game: Game, record: Record) -> State:
    """The first state, if the head is in order."""
    if record.version != game.version:
        raise InvalidRecord(
            0, f"version: played by version {record.version} of the rules; this program has version {game.version}"
        )
    try:
        state = game.start(record.seats, record.seed, record.options)
    except Illegal as refused:
        raise InvalidRecord(0, f"seats: {record.seats} are not allowed", refused.rule) from None
    except BadOption as bad:
        raise InvalidRecord(0, f"options.{bad}", bad.rule) from None
    if record.options != state.options:
        raise InvalidRecord(0, "options: not all of the game's options are named")
    fault = record.proof.fault(record.seats, record.seed) if record.proof is not None else ""
    if fault:
        raise InvalidRecord(0, fault)
    return state
