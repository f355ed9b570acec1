"""Tables whose play goes on from a moment of a finished game."""

from __future__ import annotations

import random

import msgspec
import pytest

from sitdown.engine import Game, Record, State, read_record, verify
from sitdown.games import game_of
from sitdown.table import Table, TableRefusal
from sitdown.table.entries import BranchOf, decode_entry, decode_head, encode, stored_origin
from sitdown.table.views.snapshot import shown, table_shown
from tests.engine.plays import EACH_GAME
from tests.table.plays import Life, begun, head_of, wander

SHORT: dict[str, dict[str, object]] = {
    "capo": {"target_respect": 10},
    "sicilianos": {"turn_cap": 10},
    "cosanostra": {"rounds": 3},
}


def finished(game: Game, seed: str = "first") -> Life:
    life = begun(game, game.seats[0], None, 0, **SHORT.get(game.slug, {}))
    dice = random.Random(seed)
    while life.table.phase != "over":
        life.step(dice)
    return life


def branch_of(life: Life, step: int, bots: int = 0) -> Life:
    """A table of people, or the last of them bots, that goes on from there."""
    old = life.table
    seats = old.head.seats
    chairs = ["open"] * (seats - bots) + ["bot:random"] * bots
    head = msgspec.structs.replace(
        head_of(old.game, chairs, options=dict(old.head.options)),
        id="t2",
        origin=stored_origin(old.origin_at(step)),
        branch_of=BranchOf(old.head.id, step),
    )
    new = Life(head, old.game)
    new.sit_all()
    return new


def state_at(life: Life, step: int) -> State:
    state = life.table.fresh()
    for seat, action in life.table.moves.upto(step).pairs():
        state.push(seat, action)
    return state


def some_steps(life: Life) -> list[int]:
    count = len(life.table.moves)
    return sorted({0, 1, count // 3, 2 * count // 3, count - 1})


@EACH_GAME
def test_every_seat_sits_down_to_what_it_knew_then(game: Game) -> None:
    life = finished(game)
    for step in some_steps(life):
        branch, then = branch_of(life, step), state_at(life, step)
        if branch.table.moves.count:
            continue  # what was empty to ask is answered already
        for viewer in branch.table.viewers:
            told = shown(branch.table, viewer).view
            assert told is not None
            assert told.pop("names") == [chair.name for chair in branch.table.chairs]
            assert told == then.view(viewer)
        assert branch.table.turn == then.turn()


@EACH_GAME
def test_a_branch_that_is_stored_and_loaded_is_the_same(game: Game) -> None:
    life = finished(game)
    branch = branch_of(life, len(life.table.moves) // 2)
    wander(branch, random.Random(7), 40)
    table = branch.table
    head = decode_head(encode(table.head))
    assert head == table.head
    loaded = Table.load(head, game, table.secret, [decode_entry(encode(entry)) for entry in branch.entries])
    assert loaded.play().key() == table.play().key()
    for viewer in table.viewers:
        assert shown(loaded, viewer) == shown(table, viewer)
    assert table_shown(loaded).branch_of == BranchOf("t1", len(life.table.moves) // 2)


@EACH_GAME
def test_the_record_of_a_branch_of_a_branch_is_valid(game: Game) -> None:
    first = finished(game)
    second = branch_of(first, len(first.table.moves) // 2)
    third = second
    dice = random.Random(9)
    for life in (second, third):
        while life.table.phase != "over":
            life.step(dice)
        if life is second:
            third = branch_of(second, len(second.table.moves) // 2)
    while third.table.phase != "over":
        third.step(dice)
    record = read_record(third.table.record().to_json())
    assert [stretch.of for stretch in record.origin] == ["t1", "t2"]
    assert verify(game, record).over
    assert record.proof is not None
    whole: Record = first.table.record()
    assert record.origin_hashes[0] == whole.hashes[: len(record.origin[0].moves)]


def test_a_take_back_does_not_go_behind_the_branch() -> None:
    life = finished(game_of("palermo"))
    branch = branch_of(life, 6, bots=life.table.head.seats - 1)
    at = branch.at
    with pytest.raises(TableRefusal, match="takeback_nothing"):
        branch.table.ask_takeback(0, at)
    dice = random.Random(4)
    while not any(seat == 0 for seat, _ in branch.table.moves.pairs()):
        before = branch.table.play().key()
        branch.step(dice)
    branch.do(branch.table.ask_takeback(0, at))
    assert branch.table.play().key() == before
    with pytest.raises(TableRefusal, match="takeback_nothing"):
        branch.table.ask_takeback(0, at)


def test_only_a_finished_game_has_branches_and_none_at_its_end() -> None:
    life = begun(game_of("capo"), 3)
    with pytest.raises(TableRefusal, match="not_over"):
        life.table.origin_at(0)
    done = finished(game_of("capo"))
    for step in (len(done.table.moves), 10**6, -1):
        with pytest.raises(TableRefusal, match="nothing_left"):
            done.table.origin_at(step)
