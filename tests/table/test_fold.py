"""A table is the fold of its entries: loaded or lived through, it is the same; a refused command changes nothing."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from sitdown.engine import Game, read_record, verify
from sitdown.games import all_games
from sitdown.table import Clock, Table, TableRefusal, chat_shown, decode_entry, encode, shown, table_shown
from sitdown.table.views.json_parts import object_of
from sitdown.table.views.public_view import PublicView
from tests.table.plays import SECRET, Life, begun, wander

EACH_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
CLOCKS = [Clock(), Clock("move", 20), Clock("game", 60, 5)]


CHAIR = ("kind", "person", "name", "level", "word", "away", "resigned")
TAKEBACK = ("seat", "waits_for")


def plain(what: object, names: tuple[str, ...]) -> list[object]:
    return [getattr(what, name) for name in names]


def everything(table: Table) -> bytes:
    """All that a table holds, as bytes."""
    known: list[object] = [table_shown(table)]
    for viewer in table.viewers:
        known += [shown(table, viewer), chat_shown(table, viewer)]
    known += [table.number, list(table.moves.pairs()), table.question, table.numbers, table.asked_after, table.legal]
    clocks = table.clocks
    known += [clocks.left, clocks.since, clocks.runs, clocks.paused_at, table.sealed.since, table.sealed.closed]
    known += [table.due(), [table.moves.start(i) for i in range(len(table.moves))]]
    known += [[plain(chair, CHAIR) for chair in table.chairs], table.takeback and plain(table.takeback, TAKEBACK)]
    if table.state is not None:
        known.append(json.dumps([table.state.open_view(), table.state.rng.words()]))
    return msgspec.json.encode(known)


def reloaded(life: Life) -> Table:
    stored = [encode(entry) for entry in life.entries]
    return Table.load(life.table.head, life.table.game, SECRET, [decode_entry(data) for data in stored])


@EACH_GAME
@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock.kind)
def test_a_table_loaded_equals_the_one_that_lived(game: Game, clock: Clock) -> None:
    for round_ in range(3):
        dice = random.Random(f"{game.slug} {clock.kind} {round_}")
        life = begun(game, dice.choice(game.seats), clock, bots=round_ % 2)
        for _ in range(6):
            wander(life, dice, 25)
            assert everything(reloaded(life)) == everything(life.table)


@EACH_GAME
def test_what_is_remembered_of_the_public_view_is_how_it_is_now(game: Game) -> None:
    remembered = 0
    for round_ in range(4):
        dice = random.Random(f"public {game.slug} {round_}")
        life = begun(game, dice.choice(game.seats))
        for _ in range(150):
            wander(life, dice, 1)
            public = life.table.onlookers_view
            remembered += public is not None
            assert public is None or public.is_like(PublicView(life.table.play()))
            seen = life.table.public_view()
            assert json.loads(object_of([seen.common])) == life.table.play().seen_by_all()
            assert json.loads(object_of([seen.rest])) == life.table.play().seen_by(None)
    if game.slug == "capo":  # where several sealed choices follow each other
        assert remembered


@EACH_GAME
def test_whoever_looks_changes_nothing(game: Game) -> None:
    """The table that is looked at after every move remembers what was seen; the other one has to find it out."""
    dice = random.Random(f"looked at {game.slug}")
    life = begun(game, dice.choice(game.seats))
    for _ in range(150):
        wander(life, dice, 1)
        life.table.public_view()
    assert everything(reloaded(life)) == everything(life.table)


@EACH_GAME
def test_a_refused_command_changes_nothing(game: Game) -> None:
    dice = random.Random(game.slug)
    life = begun(game, game.seats[0], Clock("game", 60, 5))
    wander(life, dice, 60)
    table = life.table
    before = everything(table)
    refused = 0
    for _ in range(200):
        try:
            seat = dice.randrange(-1, table.head.seats + 1)
            table.move(seat, dice.randrange(-1, 50), [dice.randrange(-2, game.actions.size + 2)] * 2, "person", life.at)
        except TableRefusal:
            refused += 1
        for command in (table.ask_takeback, table.pause, table.resume, table.resign, table.time_out, table.come_back):
            try:
                command(dice.randrange(-1, table.head.seats + 1), life.at)
            except TableRefusal:
                refused += 1
    assert refused > 200
    assert everything(table) == before


@EACH_GAME
def test_a_whole_game_ends_in_a_record_that_verifies(game: Game) -> None:
    dice = random.Random(f"whole {game.slug}")
    life = begun(game, game.seats[0])
    with pytest.raises(TableRefusal, match="not_over"):
        life.table.record()
    while life.table.phase != "over":
        life.step(dice)
    record = read_record(life.table.record().to_json())
    assert verify(game, record).over
    assert record.result == life.table.result()
    assert record.proof is not None
    assert record.proof.words == [f"word {seat}" for seat in range(game.seats[0])]
    assert life.table.due() is None
    with pytest.raises(TableRefusal, match="over"):
        life.table.resign(0, life.at)
