"""Chairs, moves and talk: what is refused, and by which code."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sitdown.engine import InvalidRecord, verify
from sitdown.games import game_of
from sitdown.table import CODES, Clock, Head, Table, TableRefusal, chat_shown, check_head, decode_head, encode
from sitdown.table.entries import Audience
from tests.table.plays import SECRET, START, Life, begun, head_of

PALERMO, CAPO, COSA = game_of("palermo"), game_of("capo"), game_of("cosanostra")


def code(command: Callable[[], object]) -> str:
    with pytest.raises(TableRefusal) as error:
        command()
    assert error.value.code in CODES
    return error.value.code


def gathering() -> Life:
    return Life(head_of(PALERMO, ["open", "open", "bot:thumb"]), PALERMO)


def test_chairs_are_taken_left_and_filled() -> None:
    life = gathering()
    table = life.table
    assert code(lambda: table.begin(START)) == "not_full"
    assert code(lambda: table.sit("p", "Ann", 2, "", START)) == "chair_taken"
    assert code(lambda: table.sit("p", "Ann", 3, "", START)) == "no_such_seat"
    assert code(lambda: table.sit("p", " ", 0, "", START)) == "empty"
    assert code(lambda: table.sit("p", "A" * 41, 0, "", START)) == "too_long"
    assert code(lambda: table.stand(0, START)) == "chair_empty"
    assert code(lambda: table.move(0, 0, [0], "person", START)) == "not_playing"
    assert code(lambda: table.resign(0, START)) == "not_playing"
    life.do(table.sit("p", " Ann ", 0, "luck", START))
    assert table.chairs[0].name == "Ann"
    assert code(lambda: table.sit("q", "Bo", 0, "", START)) == "chair_taken"
    life.do(table.stand(0, START))
    life.sit_all()
    assert table.phase == "playing"
    assert table.words == ["word 0", "word 1", ""]
    assert code(lambda: table.sit("q", "Bo", 0, "", START)) == "not_gathering"
    assert code(lambda: table.begin(START)) == "not_gathering"


def test_a_head_is_checked() -> None:
    good = head_of(CAPO, ["open"] * 3)
    check_head(good, CAPO)
    assert decode_head(encode(good)) == good
    assert code(lambda: check_head(head_of(CAPO, ["open"]), CAPO)) == "bad_seats"
    assert code(lambda: check_head(head_of(CAPO, ["open"] * 3, options={"nothing": 1}), CAPO)) == "bad_option"
    assert code(lambda: check_head(head_of(CAPO, ["open", "open", "ghost"]), CAPO)) == "bad_chairs"
    for clock in (Clock("move", 0), Clock("game", 10**9), Clock("game", 5, -1)):
        wrong = head_of(CAPO, ["open"] * 3, clock)
        assert code(lambda wrong=wrong: check_head(wrong, CAPO)) == "bad_clock"  # type: ignore[misc]


def test_a_move_answers_a_question_once() -> None:
    table, life = (life := begun(PALERMO, 3)).table, life
    seat = table.turn[0]
    asked, action = table.question[seat], table.legal[seat][0]
    life.do(table.move(seat, asked, [action], "person", START))
    again = table.legal[seat][0]
    assert code(lambda: table.move(seat, asked, [action], "person", START)) == "done"
    assert code(lambda: table.move(seat, asked, [again], "person", START)) == "stale"
    assert code(lambda: table.move(seat, asked + 9, [again], "person", START)) == "ahead"
    assert code(lambda: table.move(seat, -1, [again], "person", START)) == "stale"


def test_the_moves_of_others_do_not_make_a_sealed_answer_stale() -> None:
    life = begun(CAPO, 3)
    table = life.table
    one, two, _ = table.turn
    asked = table.question[one]
    life.move(two, 0)
    life.move(two, CAPO.actions.encode("done"))
    life.do(table.move(one, asked, [0], "person", START))


def test_a_move_is_done_whole_or_not() -> None:
    life = begun(CAPO, 3)
    table = life.table
    one = table.turn[0]
    asked, done = table.question[one], CAPO.actions.encode("done")
    with pytest.raises(TableRefusal) as error:
        table.move(one, asked, [0, 1, 0], "person", START)
    assert (error.value.code, error.value.rule) == ("illegal", "CA-21")
    assert table.moves.count == 0
    life.do(table.move(one, asked, [0, 1, done], "person", START))
    assert table.moves.count == 3
    assert code(lambda: table.move(one, asked, [0, 1, done], "person", START)) == "done"
    assert code(lambda: table.move(one, asked, [0], "person", START)) == "stale"


def test_bad_moves_have_their_codes() -> None:
    table = begun(PALERMO, 3, bots=1).table
    seat = 0
    asked = table.question[seat]
    assert code(lambda: table.move(seat, asked, [], "person", START)) == "empty"
    assert code(lambda: table.move(seat, asked, [10**30], "person", START)) == "bad_action"
    assert code(lambda: table.move(seat, asked, [-1], "person", START)) == "bad_action"
    assert code(lambda: table.move(seat, asked, [1] * 65, "person", START)) == "too_many"
    assert code(lambda: table.move(seat, asked, [PALERMO.actions.size - 1], "person", START)) == "illegal"
    assert code(lambda: table.move(7, 0, [1], "person", START)) == "no_such_seat"
    assert code(lambda: table.move(-1, 0, [1], "person", START)) == "no_such_seat"
    assert code(lambda: table.move(2, table.question[2], [1], "person", START)) == "not_a_person"
    assert code(lambda: table.move(seat, asked, [1], "bot", START)) == "not_a_bot"


def test_who_resigns_is_replaced_and_the_game_goes_on() -> None:
    life = begun(PALERMO, 3)
    table = life.table
    seat = table.turn[0]
    life.do(table.resign(seat, START))
    assert (table.chairs[seat].kind, table.chairs[seat].level, table.chairs[seat].resigned) == ("bot", "thumb", True)
    assert table.chairs[seat].person == f"p{seat}", "it stays known whose game it was"
    assert table.legal[seat] == [], "its owner may do nothing any more"
    assert table.bots_due(START + 700) == [seat]
    assert code(lambda: table.resign(seat, START)) == "resigned"
    assert code(lambda: table.move(seat, table.question[seat], [0], "person", START)) == "resigned"
    life.move(seat, table.play().legal(seat)[0])


def lines(table: Table, viewer: int | None) -> list[str]:
    return [said.text for said in chat_shown(table, viewer)]


def talk(life: Life, seat: int | None, to: Audience, text: str, other: int | None = None) -> list[int | None]:
    return life.do(life.table.say(seat, "Guest", to, other, text, START)).noticed


def test_talk_reaches_whom_it_may() -> None:
    life = begun(COSA, 3)
    table = life.table
    assert talk(life, 0, "table", "  hi <b>all</b>\n") == [0, 1, 2, None]
    assert talk(life, None, "onlookers", "he bluffs") == [None]
    assert talk(life, 0, "seat", "psst", 2) == [0, 2]
    assert lines(table, 0) == lines(table, 2) == ["hi <b>all</b>", "psst"]
    assert lines(table, 1) == ["hi <b>all</b>"]
    assert lines(table, None) == ["hi <b>all</b>", "he bluffs"]
    assert chat_shown(table, 1)[0].name == "Name 0"


def test_talk_that_is_refused() -> None:
    table = begun(COSA, 3).table
    assert code(lambda: table.say(None, "Guest", "table", None, "hi", START)) == "not_for_you"
    assert code(lambda: table.say(None, "Guest", "seat", 1, "hi", START)) == "not_for_you"
    assert code(lambda: table.say(1, "", "onlookers", None, "hi", START)) == "not_for_you"
    assert code(lambda: table.say(1, "", "seat", 1, "hi", START)) == "no_such_seat"
    assert code(lambda: table.say(1, "", "seat", None, "hi", START)) == "no_such_seat"
    assert code(lambda: table.say(1, "", "seat", 3, "hi", START)) == "no_such_seat"
    assert code(lambda: table.say(3, "", "table", None, "hi", START)) == "no_such_seat"
    assert code(lambda: table.say(1, "", "table", None, " \n ", START)) == "empty"
    assert code(lambda: table.say(1, "", "table", None, "x" * 501, START)) == "too_long"
    for letter in ("\x00", "\x1b", "\u202e", "\ud800"):
        assert code(lambda letter=letter: table.say(1, "", "table", None, f"a{letter}b", START)) == "bad_text"  # type: ignore[misc]
    palermo = begun(PALERMO, 3).table
    assert code(lambda: palermo.say(0, "", "seat", 1, "hi", START)) == "no_private_talk"


def test_only_the_last_lines_are_kept() -> None:
    life = begun(PALERMO, 3)
    for number in range(250):
        talk(life, 0, "table", str(number))
    assert lines(life.table, 1) == [str(number) for number in range(50, 250)]


def test_after_the_end_onlookers_are_heard_and_there_is_one_rematch() -> None:
    life = begun(PALERMO, 3)
    table = life.table
    talk(life, None, "onlookers", "he bluffs")
    assert code(lambda: table.rematched("t2", START)) == "not_over"
    while table.phase != "over":
        seat = table.turn[0]
        life.move(seat, table.legal[seat][-1])
    assert lines(table, 0) == ["he bluffs"]
    assert code(lambda: table.move(0, table.question[0], [0], "person", START)) == "over"
    life.do(table.rematched("t2", START))
    assert code(lambda: table.rematched("t3", START)) == "rematched"
    assert talk(life, 0, "table", "again?") == [0, 1, 2, None]


def test_a_record_that_lies_about_its_seed_is_found() -> None:
    life = begun(PALERMO, 3)
    while life.table.phase != "over":
        seat = life.table.turn[0]
        life.move(seat, life.table.legal[seat][-1])
    for field, value in (("secret", "other"), ("commitment", "other"), ("words", ["a", "b", "c"]), ("words", [])):
        record = life.table.record()
        assert record.proof is not None
        setattr(record.proof, field, value)
        with pytest.raises(InvalidRecord, match="proof"):
            verify(PALERMO, record)


def test_a_head_without_secrets() -> None:
    head: Head = head_of(PALERMO, ["open"] * 3)
    assert SECRET not in encode(head).decode()
