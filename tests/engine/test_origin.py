"""Branches: a play that goes on from the middle of another one, with a new seed for what is still to come."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from sitdown.engine import (
    BrokenRecord,
    Game,
    InvalidRecord,
    Listener,
    Log,
    Record,
    Rng,
    State,
    Stretch,
    read_record,
    replay,
    steps,
    verify,
)
from sitdown.games import game_of
from tests.engine.plays import EACH_GAME

SOME = 60  # moves


def go_on(record: Record, state: State, moves: int | None = None) -> State:
    """Random moves, written down; to the end if nobody says how many."""
    rng = Rng.seeded(f"moves {record.seed}")
    while not state.over and (moves is None or len(record.moves) < moves):
        seat = state.next_to_ask()
        action = state.legal(seat)[rng.below(len(state.legal(seat)))]
        state.apply(seat, action)
        record.add(seat, action)
    if state.over:
        record.finish(state)
    return state


def played(game: Game, seed: str, moves: int | None = None, origin: list[Stretch] | None = None) -> Record:
    state = game.start(game.seats[0], seed, origin=origin or [])
    record = Record.begin(state, seed, origin or [])
    go_on(record, state, moves)
    return record


def branched(game: Game, moves: int | None = SOME) -> Record:
    whole = played(game, "origin", SOME)
    return played(game, "branch", moves, whole.origin_at(len(whole.moves) // 3, "a table"))


def document(record: Record) -> dict[str, Any]:
    found = json.loads(record.to_json())
    assert isinstance(found, dict)
    return found


@EACH_GAME
def test_a_branch_begins_as_its_origin_stood_for_all_who_look(game: Game) -> None:
    record = played(game, "origin", SOME)
    for moves in (0, 1, len(record.moves) // 2, len(record.moves) - 1):
        there = replay(game, record)[moves]
        branch = game.start(record.seats, "branch", record.options, origin=record.origin_at(moves))
        for seat in [None, *range(record.seats)]:
            assert branch.view(seat) == there.view(seat)
            if seat is not None:
                assert branch.legal(seat) == there.legal(seat)
        assert branch.rng.words() != there.rng.words()


@EACH_GAME
def test_two_seeds_draw_two_futures_and_the_same_seed_one(game: Game) -> None:
    origin = branched(game).origin
    seats = game.seats[0]
    one, same, other = (game.start(seats, seed, origin=origin) for seed in ("a", "a", "b"))
    assert one.key() == same.key() != other.key()


@EACH_GAME
def test_a_branch_of_a_branch_verifies_and_reads_the_same_again(game: Game) -> None:
    first = branched(game)
    second = played(game, "twice", None, first.origin_at(len(first.moves) // 3, "the branch"))
    assert [stretch.of for stretch in second.origin] == ["a table", "the branch"]
    again = read_record(second.to_json())
    assert again.to_json() == second.to_json()
    end = verify(game, again)
    assert end.over
    assert replay(game, again)[-1].key() == [state for _, state in steps(game, again)][-1].key() == end.key()
    assert document(second)["sitdown"] == 2
    assert "origin" not in document(played(game, "origin", SOME))


def test_the_hashes_of_an_origin_are_those_of_the_play_it_was() -> None:
    game = game_of("capo")
    record = played(game, "origin", SOME)
    branch = played(game, "branch", SOME, record.origin_at(10))
    assert branch.origin_hashes == [record.hashes[:10]]
    assert branch.hashes[0] != record.hashes[10]


def test_a_listener_hears_only_what_happens_in_the_branch() -> None:
    game = game_of("capo")
    origin = played(game, "origin", SOME).origin_at(SOME)
    log = Log()
    listener: Listener = log
    state = game.start(3, "branch", None, listener, origin)
    assert log.lines(None) == []
    go_on(Record.begin(state, "branch", origin), state, SOME)
    assert log.lines(None)


Bend = Callable[[dict[str, Any]], None]


def bend_a_move(found: dict[str, Any]) -> None:
    """To another legal one."""
    move = found["origin"][0]["moves"][0]
    move[1] = 1 if move[1] == 0 else 0


def bend_to_nonsense(found: dict[str, Any]) -> None:
    found["origin"][0]["moves"][3][1] = 10**6


def cut(found: dict[str, Any]) -> None:
    found["origin"][0]["moves"].pop()


def bend_the_seed(found: dict[str, Any]) -> None:
    found["origin"][0]["seed"] = "another deal"


def bend_the_name(found: dict[str, Any]) -> None:
    found["origin"][0]["of"] = "another table"


def bend_the_new_seed(found: dict[str, Any]) -> None:
    found["seed"] = "another future"


def bend_a_hash(found: dict[str, Any]) -> None:
    found["origin"][0]["moves"][5][2] = "0" * 32


@pytest.mark.parametrize(
    ("bend", "place"),
    [
        (bend_a_move, r"head.*origin\[0\]: move 1: the hash"),
        (bend_to_nonsense, r"head.*origin\[0\]: move 4: seat \d may not do 1000000"),
        (bend_the_seed, r"head.*origin\[0\]: move 1: "),
        (bend_a_hash, r"head.*origin\[0\]: move 6: the hash"),
        (cut, "1 .*"),
        (bend_the_name, "1 .*the hash"),
        (bend_the_new_seed, "1 .*the hash"),
    ],
)
def test_a_changed_origin_is_found(bend: Bend, place: str) -> None:
    game = game_of("capo")
    found = document(branched(game))
    bend(found)
    with pytest.raises(InvalidRecord) as error:
        verify(game, read_record(json.dumps(found)))
    said = f"{error.value.move or 'head'} {error.value}"
    assert re.match(place, said), said


def test_an_origin_that_was_over_is_no_origin() -> None:
    game = game_of("capo")
    whole = played(game, "origin")
    record = Record(game.slug, game.version, 3, whole.options, "branch", whole.origin_at(len(whole.moves)))
    with pytest.raises(InvalidRecord, match=r"was over"):
        verify(game, record)


@pytest.mark.parametrize(
    ("origin", "field"),
    [
        ([], "origin"),
        ("x", "origin"),
        ([5], r"origin\[0\]"),
        ([{"moves": []}], r"origin\[0\].seed"),
        ([{"seed": "a", "of": 5, "moves": []}], r"origin\[0\].of"),
        ([{"seed": "a"}], r"origin\[0\].moves"),
        ([{"seed": "a", "moves": [[0, 1]]}], r"origin\[0\].moves\[0\]"),
    ],
)
def test_a_broken_origin_is_refused_by_its_field(origin: object, field: str) -> None:
    found = document(branched(game_of("capo")))
    found["origin"] = origin
    with pytest.raises(BrokenRecord, match=f"^{field}:"):
        read_record(json.dumps(found))


def test_a_format_that_knows_no_origin_has_none() -> None:
    found = document(branched(game_of("capo")))
    found["sitdown"] = 1
    with pytest.raises(BrokenRecord, match=r"^origin: "):
        read_record(json.dumps(found))
