"""Records: a play as a small JSON document that anybody can replay and check.

The moves chain by hash: each hash covers the head of the record and every move up to its own, so that a record cannot
be cut or changed in the middle without showing it. The chain of a branch begins with that of its origin.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence

from sitdown.engine.events import Listener
from sitdown.engine.fairness import Proof
from sitdown.engine.game import Game, State
from sitdown.engine.moves import Move
from sitdown.engine.options import BadOption, Value
from sitdown.engine.origin import Stretch, first_seed, length_of, walk
from sitdown.engine.refusal import Illegal

FORMAT = 1
FORMAT_OF_BRANCH = 2  # with an origin: programs that know none must not read it


class InvalidRecord(ValueError):
    """A record that can be read but is not true: the number of the first wrong move (0: the head) and its rule."""

    def __init__(self, move: int, message: str, rule: str = "") -> None:
        super().__init__(message)
        self.move = move
        self.rule = rule


class Record:
    """A play: what it was started from, its moves, and how it ended (None while it goes on)."""

    def __init__(
        self,
        game: str,
        version: str,
        seats: int,
        options: dict[str, Value],
        seed: str,
        origin: Sequence[Stretch] = (),
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.seed = seed
        self.origin: list[Stretch] = list(origin)  # empty: the play goes on from no other
        self.origin_hashes: list[list[str]] = self._chain_of_origin()[0]  # by stretch, of each move
        self.moves: list[tuple[int, int]] = []
        self.hashes: list[str] = []
        self.result: dict[str, object] | None = None
        self.proof: Proof | None = None  # where the seed came from, if a table mixed it

    @staticmethod
    def begin(state: State, seed: object, origin: Sequence[Stretch] = ()) -> Record:
        """An empty record of a play that was started from this seed and origin and has had no move yet."""
        game = state.game
        return Record(game.slug, game.version, state.seats, dict(state.options), str(seed), origin)

    def __repr__(self) -> str:
        end = f"ended ({self.result['ending']})" if self.result else "under way"
        moves = f"{length_of(self.origin)} + {len(self.moves)}" if self.origin else str(len(self.moves))
        return f"<Record of {self.game}, {self.seats} seats, seed {self.seed!r}, {moves} moves, {end}>"

    def start(self, game: Game, listener: Listener | None = None) -> State:
        """The moment before the first move of a valid record."""
        return game.start(self.seats, self.seed, self.options, listener, self.origin)

    def origin_at(self, moves: int, of: str = "") -> list[Stretch]:
        """What a branch goes on from that begins after so many moves of this play; `of`: what this play is called."""
        return [*self.origin, Stretch(self.seed, self.moves[:moves], of)]

    def head(self) -> str:
        """The hash of what the play was started from, its origin included."""
        return self._chain_of_origin()[1]

    def _chain_of_origin(self) -> tuple[list[list[str]], str]:
        """The hashes of the origin's moves, which are those of the play that it was, and the one before ours."""
        what = [FORMAT, self.game, self.version, self.seats, self.options, first_seed(self.origin, self.seed)]
        last = _hash(_compact(what))
        found: list[list[str]] = []
        for place, stretch in enumerate(self.origin):
            hashes: list[str] = []
            for seat, action in stretch.moves:
                last = _after(last, seat, action)
                hashes.append(last)
            found.append(hashes)
            last = _hash(_compact([last, stretch.of, first_seed(self.origin[place + 1 :], self.seed)]))
        return found, last

    def next_hash(self, seat: int, action: int) -> str:
        last = self.hashes[-1] if self.hashes else self.head()
        return _after(last, seat, action)

    def add(self, seat: int, action: int) -> None:
        """Write a move down."""
        self.hashes.append(self.next_hash(seat, action))
        self.moves.append((seat, action))

    def finish(self, state: State) -> None:
        self.result = result_of(state)

    def to_json(self) -> str:
        """The document: a line for the head, a line a move."""
        head: dict[str, object] = {
            "sitdown": FORMAT_OF_BRANCH if self.origin else FORMAT,
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
        if self.origin:
            stretches = zip(self.origin, self.origin_hashes, strict=True)
            told = ",\n".join(_stretch_as_json(stretch, hashes) for stretch, hashes in stretches)
            lines.append(f'  "origin": [\n{told}\n  ],')
        moves = _moves_as_json(self.moves, self.hashes, "  ")
        return "{\n" + "\n".join(lines) + f'\n  "moves": {moves}\n' + "}\n"


def _stretch_as_json(stretch: Stretch, hashes: list[str]) -> str:
    named = f'"of": {json.dumps(stretch.of, ensure_ascii=False)}, ' if stretch.of else ""
    seed = json.dumps(stretch.seed, ensure_ascii=False)
    return f'    {{{named}"seed": {seed}, "moves": {_moves_as_json(stretch.moves, hashes, "    ")}}}'


def _moves_as_json(moves: list[tuple[int, int]], hashes: list[str], indent: str) -> str:
    """A line a move."""
    listed = [f'{indent}  [{seat}, {action}, "{mark}"]' for (seat, action), mark in zip(moves, hashes, strict=True)]
    return "[\n" + ",\n".join(listed) + f"\n{indent}]" if listed else "[]"


def result_of(state: State) -> dict[str, object]:
    return {"ending": state.ending, "scores": state.scores, "ranking": state.ranking}


def _compact(what: object) -> str:
    return json.dumps(what, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def _after(last: str, seat: int, action: int) -> str:
    """The hash of a move, from the one before it."""
    return _hash(f"{last} {seat} {action}")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def replay(game: Game, record: Record) -> list[State]:
    """Every moment of a valid record, the start first."""
    state = record.start(game)
    states = [state.clone()]
    for seat, action in record.moves:
        state.apply(seat, action)
        states.append(state.clone())
    return states


def steps(game: Game, record: Record) -> Iterator[tuple[Move, State]]:
    """Each move of a valid record, and the moment after it."""
    state = record.start(game)
    for seat, action in record.moves:
        move = Move(game, seat, action, state.view(seat))
        state.apply(seat, action)
        yield move, state.clone()


def verify(game: Game, record: Record) -> State:
    """Replay the record and check everything it says; the last state, or InvalidRecord for the first wrong thing."""
    state = _start(game, record)
    _check_origin(state, record)
    said = Record(record.game, record.version, record.seats, record.options, record.seed, record.origin)
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


def _check_origin(state: State, record: Record) -> None:
    """Take the state to where the branch begins; InvalidRecord for the first wrong thing of the origin."""
    true, _ = record._chain_of_origin()
    for step in walk(state, record.origin, record.seed):
        where = f"origin[{step.stretch}]: move {step.number}"
        refusal = state.explain(step.seat, step.action)
        if refusal is not None:
            raise InvalidRecord(0, f"{where}: seat {step.seat} may not do {step.action}", refusal.rule)
        if record.origin_hashes[step.stretch][step.number - 1] != true[step.stretch][step.number - 1]:
            raise InvalidRecord(0, f"{where}: the hash is not that of the moves so far")
    if record.origin and state.over:
        raise InvalidRecord(0, "origin: the play that it goes on from was over")


def _start(game: Game, record: Record) -> State:
    """The deal, if the head is in order."""
    if record.version != game.version:
        raise InvalidRecord(
            0, f"version: played by version {record.version} of the rules; this program has version {game.version}"
        )
    try:
        state = game.lay(record.seats, first_seed(record.origin, record.seed), record.options)
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
