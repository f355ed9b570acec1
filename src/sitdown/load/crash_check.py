"""Checks after a crash test: every table is replayed from the database and compared with what its clients know."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec

from sitdown.engine.record import verify
from sitdown.engine.record_reader import read_record
from sitdown.games import game_of
from sitdown.load.crash_players import Player
from sitdown.server.net.messages import encode
from sitdown.server.store.rows import Loaded
from sitdown.table.entries import Down, Entry, Moved, Said, TimedOut, decode_entry, decode_head
from sitdown.table.table import Table
from sitdown.table.views.snapshot import shown

LONG = 6_000  # milliseconds: a shorter outage may go unnoticed by servers that do not know of each other
COMPARED = ("question", "view", "legal", "turn", "invited", "over", "result")


class Outage(msgspec.Struct):
    """No server was up; milliseconds since 1970."""

    since: int
    until: int


class Replayed:
    """A table as the database has it, with all that happened on the way."""

    def __init__(self, found: Loaded) -> None:
        head = decode_head(found.table.head)
        self.found = found
        self.table = Table(head, game_of(head.game), found.table.secret)
        self.entries: list[Entry] = []
        self.answers: dict[tuple[int, int], Moved] = {}  # by seat and question
        self.lines: dict[int | None, list[Any]] = {viewer: [] for viewer in self.table.viewers}
        self.faults: list[str] = []
        for number, row in enumerate(found.entries, 1):
            if row.number != number:
                self._fault(f"entry {number} is missing: the next one is {row.number}")
                break
            self._go_on(decode_entry(row.data))
        if found.table.status != self.table.phase or found.table.due != self.table.due():
            self._fault(f"its row says {found.table.status}, due {found.table.due}: not what its entries say")

    def _go_on(self, entry: Entry) -> None:
        table = self.table
        if isinstance(entry, Moved):
            trial = table.play().clone()
            for action in entry.actions:
                if trial.explain(entry.seat, action) is not None:
                    self._fault(f"entry {table.number + 1} breaks a rule: {entry}")
                trial.push(entry.seat, action)
            self.answers[entry.seat, table.question[entry.seat]] = entry
        effect = table.apply(entry)
        self.entries.append(entry)
        for viewer, lines in effect.lines.items():
            self.lines[viewer] += lines

    def _fault(self, what: str) -> None:
        self.faults.append(f"table {self.table.head.id}: {what}")

    @property
    def moves(self) -> int:
        return len(self.answers)

    @property
    def time_outs(self) -> int:
        return sum(isinstance(entry, TimedOut) for entry in self.entries)

    @property
    def downs(self) -> int:
        return sum(isinstance(entry, Down) for entry in self.entries)


def check_moves(replayed: Replayed, players: Sequence[Player]) -> list[str]:
    """Every acknowledged move is there, in its place; nothing is there that was not sent as the answer to just that
    question. A question has one answer, so nothing can be there twice."""
    faults = []
    by_seat = {player.seat: player for player in players}
    where = f"table {replayed.table.head.id}"
    for player in players:
        for question, actions in player.acknowledged.items():
            stored = replayed.answers.get((player.seat, question))
            if stored is None or stored.actions != actions:
                faults.append(f"{where} seat {player.seat}: {actions} to question {question} was acknowledged; "
                              f"stored is {stored}")  # fmt: skip
    for (seat, question), stored in replayed.answers.items():
        if stored.by == "person" and stored.actions not in by_seat[seat].tried.get(question, []):
            faults.append(f"{where} seat {seat}: {stored} answers question {question}, but was never sent as that")
    return faults + _check_talk(replayed, players)


def _check_talk(replayed: Replayed, players: Sequence[Player]) -> list[str]:
    stored = Counter(entry.text for entry in replayed.entries if isinstance(entry, Said))
    where = f"table {replayed.table.head.id}"
    lost = [f"{where}: {line!r} was acknowledged and is there {stored[line]} times"
            for player in players for line in player.said if stored[line] != 1]  # fmt: skip
    return lost + [f"{where}: {line!r} is there {times} times" for line, times in stored.items() if times > 1]


def check_sight(replayed: Replayed, player: Player) -> list[str]:
    """The client's last view is that of the replayed table, and it was told all that its seat could hear, once."""
    where = f"table {replayed.table.head.id} seat {player.seat}"
    seen: dict[str, Any] = json.loads(encode(shown(replayed.table, player.seat)))
    wrong = [name for name in COMPARED if seen.get(name) != player.shown.get(name)]
    faults = [f"{where}: {name} is not the last one of the replayed table" for name in wrong]
    told = json.loads(encode(replayed.lines[player.seat]))
    if told != player.events:
        faults.append(f"{where}: it was told {len(player.events)} events, there were {len(told)}, or others")
    return faults


def check_clocks(replayed: Replayed, outages: Sequence[Outage]) -> list[str]:
    """While no server was up no clock ran: an entry says so."""
    table = replayed.table
    if table.head.clock.kind == "none":
        return []
    faults = []
    downs = [entry for entry in replayed.entries if isinstance(entry, Down)]
    for outage in outages:
        length = outage.until - outage.since
        if length < LONG or not _was_played(replayed, outage):
            continue
        stood = sum(max(0, min(down.at, outage.until) - max(down.since, outage.since)) for down in downs)
        if stood < length / 2:  # to start takes its time too, between the setting of the clocks and the first answer
            faults.append(f"table {table.head.id}: its clocks ran while no server was up "
                          f"({length} ms, of which {stood} did not count)")  # fmt: skip
    return faults


def _was_played(replayed: Replayed, outage: Outage) -> bool:
    began = [entry.at for entry in replayed.entries if type(entry).__name__ == "Began"]
    ended = replayed.entries[-1].at if replayed.table.phase == "over" else outage.until + 1
    return bool(began) and began[0] < outage.since and ended > outage.until


def check_record(replayed: Replayed, text: str) -> list[str]:
    """The record that the table hands out verifies, and has the moves of the database."""
    try:
        record = read_record(text)
        verify(game_of(record.game), record)
    except ValueError as error:
        return [f"table {replayed.table.head.id}: the record does not verify: {error}"]
    if record.moves != list(replayed.table.moves.pairs()) or record.proof is None:
        return [f"table {replayed.table.head.id}: the record is not what the database has"]
    return []
