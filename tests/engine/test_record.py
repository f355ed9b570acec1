"""Records: small documents that can be replayed and cannot be bent."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sitdown.engine import BrokenRecord, InvalidRecord, Record, Rng, read_record, replay, verify
from sitdown.games.capo import GAME


def played(moves: int | None = None) -> Record:
    state = GAME.start(3, "record")
    record = Record.begin(state, "record")
    rng = Rng.seeded(1)
    while not state.over and (moves is None or len(record.moves) < moves):
        seat = state.turn()[0]
        action = state.legal(seat)[rng.below(len(state.legal(seat)))]
        state.apply(seat, action)
        record.add(seat, action)
    if state.over:
        record.finish(state)
    return record


def document(record: Record) -> dict[str, Any]:
    found = json.loads(record.to_json())
    assert isinstance(found, dict)
    return found


def test_a_finished_record_is_valid_and_says_the_result() -> None:
    record = read_record(played().to_json())
    state = verify(GAME, record)
    assert state.over
    assert record.result == {"ending": state.ending, "scores": state.scores, "ranking": state.ranking}


def test_an_unfinished_record_is_valid() -> None:
    record = read_record(played(20).to_json())
    assert record.result is None
    assert not verify(GAME, record).over


def test_replay_gives_every_moment() -> None:
    record = played()
    states = replay(GAME, record)
    assert len(states) == len(record.moves) + 1
    assert states[0].view(None) == GAME.start(3, "record").view(None)
    assert states[-1].over


def test_an_illegal_move_is_named_by_number_and_rule() -> None:
    record = played(0)
    record.add(0, 0)
    record.add(0, 0)
    with pytest.raises(InvalidRecord) as error:
        verify(GAME, record)
    assert (error.value.move, error.value.rule) == (2, "CA-21")


def test_a_changed_or_cut_move_breaks_the_chain() -> None:
    record = played()
    wrong = next(i for i, (_, action) in enumerate(record.moves) if action == 11)
    record.moves[wrong] = (record.moves[wrong][0], 12)
    with pytest.raises(InvalidRecord, match="hash") as error:
        verify(GAME, record)
    assert error.value.move == wrong + 1
    cut = document(played())
    del cut["moves"][0]
    with pytest.raises(InvalidRecord):
        verify(GAME, read_record(json.dumps(cut)))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("seed", "another"),
        ("seats", 9),
        ("version", "0"),
        ("options", {}),
        ("options", {"events": "perhaps"}),
        ("result", {"ending": "target", "scores": [99, 0, 0], "ranking": [1, 2, 2]}),
        ("result", None),
    ],
)
def test_a_bent_head_or_result_is_found(field: str, value: object) -> None:
    bent = document(played())
    bent[field] = value
    with pytest.raises(InvalidRecord):
        verify(GAME, read_record(json.dumps(bent)))


def test_an_unfinished_play_cannot_claim_a_result() -> None:
    bent = document(played(20))
    bent["result"] = {"ending": "target", "scores": [15, 0, 0], "ranking": [1, 2, 2]}
    with pytest.raises(InvalidRecord, match="not over"):
        verify(GAME, read_record(json.dumps(bent)))


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("sitdown", 3),
        ("game", 3),
        ("seats", "three"),
        ("seats", True),
        ("options", []),
        ("options", {"events": None}),
        ("seed", 7),
        ("moves", {}),
        ("moves", [[0, 1]]),
        ("moves", [[0, "x", "y"]]),
        ("moves", [[True, 0, "y"]]),
        ("result", 5),
    ],
)
def test_a_broken_document_is_refused_by_its_field(field: str, value: object) -> None:
    broken = document(played(3))
    broken[field] = value
    with pytest.raises(BrokenRecord, match=f"^{field}") as error:
        read_record(json.dumps(broken))
    assert error.value.field.startswith(field)


@pytest.mark.parametrize("missing", ["sitdown", "game", "version", "seats", "options", "seed", "moves"])
def test_a_missing_field_is_named(missing: str) -> None:
    broken = document(played(3))
    del broken[missing]
    with pytest.raises(BrokenRecord, match=f"^{missing}"):
        read_record(json.dumps(broken))


@pytest.mark.parametrize("text", ["", "[]", "{", "null", '"sitdown"'])
def test_what_is_no_document_is_refused(text: str) -> None:
    with pytest.raises(BrokenRecord):
        read_record(text)
