"""Clocks, with invented times."""

from __future__ import annotations

import random

import pytest

from sitdown.games import game_of
from sitdown.table import Clock, TableRefusal, shown
from tests.table.plays import START, Life, begun

PALERMO, CAPO = game_of("palermo"), game_of("capo")
PER_MOVE, PER_GAME = Clock("move", 30), Clock("game", 60, 5)


def later(life: Life, ms: int) -> None:
    life.at += ms


def moves(life: Life) -> int:
    seat = life.table.turn[0]
    life.move(seat, life.table.play().legal(seat)[0])
    return seat


def building(clock: Clock, bots: int = 0) -> Life:
    """Palermo after the start tile, which the first builder lays: from here the turn goes round."""
    life = begun(PALERMO, 3, clock, bots=bots)
    moves(life)
    return life


def due(life: Life) -> int | None:
    """From the start, in milliseconds."""
    due = life.table.due()
    return None if due is None else due - START


def test_without_a_clock_nothing_is_due() -> None:
    life = building(Clock())
    assert life.table.due() is None
    with pytest.raises(TableRefusal, match="time_left"):
        life.table.time_out(life.table.turn[0], life.at + 10**9)
    assert shown(life.table, 0).clocks == []


def test_a_move_clock_starts_anew_with_each_move() -> None:
    life = building(PER_MOVE)
    later(life, 20_000)
    first = moves(life)
    assert due(life) == 50_000
    assert life.table.clocks.deadline(first) is None
    later(life, 29_999)
    with pytest.raises(TableRefusal, match="time_left"):
        life.table.time_out(life.table.turn[0], life.at)
    later(life, 1)
    assert life.table.timed_out(life.at) == life.table.turn


def test_a_game_clock_counts_down_and_is_paid_with_each_turn() -> None:
    life = building(PER_GAME)
    later(life, 20_000)
    first = moves(life)
    assert life.table.clocks.left[first] == 45_000
    assert due(life) == 80_000
    later(life, 10_000)
    second = moves(life)
    assert life.table.clocks.left[second] == 55_000
    third = moves(life)
    assert life.table.clocks.left[third] == 65_000
    assert life.table.turn == [first]
    assert due(life) == 30_000 + 45_000


def test_sealed_turns_run_several_clocks() -> None:
    life = begun(CAPO, 3, PER_GAME)
    one, two, three = life.table.turn
    later(life, 10_000)
    life.move(one, 0)
    assert life.table.clocks.deadline(one) == START + 60_000, "half a sealed answer stops nothing"
    life.move(one, CAPO.actions.encode("done"))
    assert life.table.clocks.left[one] == 55_000
    assert life.table.clocks.deadline(one) is None
    assert life.table.clocks.deadline(two) == life.table.clocks.deadline(three) == START + 60_000
    later(life, 50_000)
    assert sorted(life.table.timed_out(life.at)) == sorted([two, three])


def test_a_pause_does_not_count() -> None:
    life = building(PER_GAME)
    later(life, 10_000)
    life.do(life.table.pause(1, life.at))
    assert life.table.due() is None
    assert shown(life.table, None).clocks[life.table.turn[0]].left == 50_000
    for command in (life.table.pause, life.table.time_out, life.table.ask_takeback):
        with pytest.raises(TableRefusal, match="paused"):
            command(life.table.turn[0], life.at)
    later(life, 100_000)
    life.do(life.table.resume(2, life.at))
    assert due(life) == 160_000
    with pytest.raises(TableRefusal, match="not_paused"):
        life.table.resume(2, life.at)


@pytest.mark.parametrize("paused", [False, True])
def test_the_time_that_the_server_was_down_does_not_count(paused: bool) -> None:
    life = building(PER_MOVE)
    later(life, 10_000)
    if paused:
        life.do(life.table.pause(0, life.at))
    later(life, 500_000)
    life.do(life.table.down(START + 10_000, life.at))
    if paused:
        life.do(life.table.resume(0, life.at))
    assert due(life) == 530_000


def test_down_since_before_the_clock_began_counts_from_there() -> None:
    life = building(PER_MOVE)
    later(life, 10_000)
    moves(life)
    later(life, 5_000)
    life.do(life.table.down(START, life.at))
    assert due(life) == 15_000 + 30_000


def test_a_take_back_asks_again_from_now() -> None:
    life = building(PER_MOVE)
    first = moves(life)
    later(life, 12_000)
    life.do(life.table.ask_takeback(first, life.at))
    for seat in range(3):
        if seat != first:
            life.do(life.table.answer_takeback(seat, True, life.at))
    assert life.table.turn == [first]
    assert due(life) == 12_000 + 30_000


def test_a_take_back_pays_nobody_for_a_turn() -> None:
    life = building(PER_GAME)
    later(life, 10_000)
    first = moves(life)
    second = life.table.turn[0]
    later(life, 4_000)
    life.do(life.table.ask_takeback(first, life.at))
    for seat in life.table.takeback.waits_for[:] if life.table.takeback else []:
        life.do(life.table.answer_takeback(seat, True, life.at))
    assert life.table.turn == [first]
    assert life.table.clocks.left[second] == 56_000
    assert life.table.clocks.left[first] == 55_000


def test_a_pause_moves_the_time_of_a_bot_that_was_made_an_offer() -> None:
    cosa = game_of("cosanostra")
    life, dice = begun(cosa, 3, bots=1), random.Random(1)
    opening, send = cosa.actions.encode("offer_open", 2), cosa.actions.encode("offer_send")
    while opening not in life.table.legal[1] or len(life.table.turn) > 1:
        life.step(dice)
    life.move(1, opening)
    life.move(1, next(a for a in life.table.legal[1] if cosa.actions.kind_of(a).name == "give_cash"))
    life.move(1, send)
    assert 2 in life.table.invited
    assert life.table.ready(2) == life.at + 700
    later(life, 100)
    life.do(life.table.pause(0, life.at))
    assert life.table.ready(2) is None
    later(life, 60_000)
    life.do(life.table.resume(0, life.at))
    assert life.table.ready(2) == life.at + 700


def test_time_out_lets_a_bot_answer_until_the_owner_acts() -> None:
    life = building(PER_GAME)
    seat = life.table.turn[0]
    later(life, 60_000)
    life.do(life.table.time_out(seat, life.at))
    assert life.table.chairs[seat].away
    assert life.table.bots_due(life.at) == []
    assert life.table.due() == life.at + 700
    later(life, 700)
    assert life.table.bots_due(life.at) == [seat]
    with pytest.raises(TableRefusal, match="time_left"):
        life.table.time_out(seat, life.at)
    life.move(seat, life.table.legal[seat][0])
    assert life.table.chairs[seat].away, "a bot moved"
    moves(life)
    moves(life)
    assert life.table.turn == [seat]
    question = life.table.question[seat]
    life.do(life.table.move(seat, question, life.table.legal[seat][:1], "person", life.at))
    assert not life.table.chairs[seat].away
    assert life.table.clocks.left[seat] == 10_000 + 5_000
    with pytest.raises(TableRefusal, match="not_timed_out"):
        life.table.come_back(seat, life.at)


def test_who_comes_back_has_time_again() -> None:
    life = building(PER_GAME)
    seat = life.table.turn[0]
    later(life, 60_000)
    life.do(life.table.time_out(seat, life.at))
    later(life, 300)
    life.do(life.table.come_back(seat, life.at))
    assert life.table.bots_due(life.at + 10_000) == []
    assert life.table.due() == life.at + 10_000


def test_a_bot_answers_a_fixed_time_after_it_was_asked() -> None:
    life = building(Clock(), bots=2)
    while life.table.turn != [1]:
        moves(life)
    assert due(life) == 700
    later(life, 5_000)
    moves(life)
    assert life.table.turn == [2]
    assert due(life) == 5_700


def test_CA_20_a_sealed_answer_of_a_bot_takes_the_same_time_whatever_it_is() -> None:
    life = begun(CAPO, 3, bots=2)
    assert life.table.bots_due(START + 700) == [1, 2]
    later(life, 700)
    life.move(1, 0)
    assert life.table.bots_due(life.at) == [1, 2], "the rest of its answer does not wait again"
    life.move(1, CAPO.actions.encode("done"))
    assert life.table.bots_due(life.at) == [2]


def test_days_are_a_move_clock() -> None:
    life = building(Clock("move", 3 * 86_400))
    assert due(life) == 3 * 86_400_000
