"""Take-backs: only if nothing was revealed and no chance fell, and if all agree."""

from __future__ import annotations

import json
import random

import pytest

from sitdown.engine import Game, State
from sitdown.games import all_games, game_of
from sitdown.table import Clock, TableRefusal
from tests.table.plays import SECRET, Life, begun

PALERMO, CAPO, SICILIANOS, COSA = (game_of(slug) for slug in ("palermo", "capo", "sicilianos", "cosanostra"))


def truth(state: State) -> str:
    return json.dumps([state.open_view(), state.rng.words()])


def ask(life: Life, seat: int) -> None:
    life.do(life.table.ask_takeback(seat, life.at))


def answer(life: Life, seat: int, yes: bool) -> None:
    life.do(life.table.answer_takeback(seat, yes, life.at))


def one_move(life: Life, number: int = 0) -> int:
    """Whoever is asked first moves."""
    seat = life.table.turn[0]
    life.move(seat, life.table.play().legal(seat)[number])
    return seat


def not_over(life: Life) -> bool:
    return life.table.phase != "over"


def refused(life: Life, seat: int) -> str:
    with pytest.raises(TableRefusal) as error:
        life.table.ask_takeback(seat, life.at)
    return error.value.code


def test_open_tiles_can_be_taken_back_if_all_agree() -> None:
    life = begun(PALERMO, 3)
    one_move(life)
    before = truth(life.table.play())
    mover = one_move(life)
    question = life.table.question[mover]
    ask(life, mover)
    assert life.table.moves.count == 2
    assert life.table.takeback is not None
    first, second = (seat for seat in range(3) if seat != mover)
    assert life.table.takeback.waits_for == [first, second]
    answer(life, second, True)
    assert life.table.moves.count == 2
    answer(life, first, True)
    assert life.table.moves.count == 1
    assert truth(life.table.play()) == before
    assert life.table.turn == [mover]
    assert life.table.question[mover] > question
    assert life.table.takeback is None


def test_later_moves_of_others_go_with_it() -> None:
    life = begun(PALERMO, 3)
    one_move(life)  # the start tile; the same seat builds first
    first = one_move(life)
    assert one_move(life) != first
    ask(life, first)
    for seat in range(3):
        if seat != first:
            answer(life, seat, True)
    assert life.table.moves.count == 1
    assert life.table.turn == [first]


def test_one_no_ends_it() -> None:
    life = begun(PALERMO, 3)
    mover = one_move(life)
    ask(life, mover)
    other = (mover + 1) % 3
    answer(life, other, False)
    assert life.table.takeback is None
    assert life.table.moves.count == 1
    with pytest.raises(TableRefusal, match="takeback_none"):
        life.table.answer_takeback((mover + 2) % 3, True, life.at)


def test_a_move_ends_it_and_so_does_leaving() -> None:
    life = begun(PALERMO, 3)
    mover = one_move(life)
    ask(life, mover)
    assert refused(life, mover) == "takeback_open"
    one_move(life)
    assert life.table.takeback is None
    ask(life, mover)
    life.do(life.table.resign((mover + 1) % 3, life.at))
    assert life.table.takeback is None


def test_who_is_away_is_not_waited_for() -> None:
    life = begun(PALERMO, 3, Clock("move", 30))
    for _ in range(2):
        mover = life.table.turn[0]
        life.move(mover, life.table.legal[mover][0])
    away = life.table.turn[0]
    assert away != mover
    life.at += 30_000
    life.do(life.table.time_out(away, life.at))
    life.do(life.table.ask_takeback(mover, life.at))
    assert life.table.takeback is not None
    assert life.table.takeback.waits_for == [seat for seat in range(3) if seat not in (mover, away)]


def test_alone_with_bots_it_is_granted_at_once() -> None:
    life = begun(PALERMO, 3, bots=2)
    one_move(life)
    while life.table.turn != [0]:
        one_move(life)
    count = life.table.moves.count
    one_move(life)
    one_move(life)  # a bot's
    ask(life, 0)
    assert life.table.moves.count == count
    assert life.table.turn == [0]


def test_who_has_not_moved_has_nothing_to_take_back() -> None:
    life = begun(PALERMO, 3)
    assert refused(life, 0) == "takeback_nothing"
    with pytest.raises(TableRefusal, match="no_such_seat"):
        life.table.ask_takeback(3, life.at)


def kind(name: str, *values: int) -> int:
    return CAPO.actions.encode(name, *values)


def capo_choice(life: Life, seat: int) -> None:
    """Lay the first card aside and commit."""
    life.move(seat, kind("add_card", 0))
    life.move(seat, next(a for a in life.table.legal[seat] if CAPO.actions.kind_of(a).name == "done"))


def test_CA_20_a_sealed_choice_is_changed_alone_while_the_question_is_open() -> None:
    life = begun(CAPO, 3)
    one, two = life.table.turn[:2]
    capo_choice(life, one)
    life.move(two, kind("add_card", 1))
    seen = life.table.numbers[:]
    assert one not in life.table.turn
    ask(life, one)  # the commitment
    assert one in life.table.turn
    ask(life, one)  # the card
    assert life.table.takeback is None
    assert list(life.table.moves.pairs()) == [(two, kind("add_card", 1))]
    assert [now - then for now, then in zip(life.table.numbers, seen, strict=True)] == [
        2 if viewer == one else 1 for viewer in [0, 1, 2, None]
    ]


def test_CA_21_a_choice_that_was_turned_up_is_not_taken_back() -> None:
    life = begun(CAPO, 3)
    seats = life.table.turn[:]
    for seat in seats:
        capo_choice(life, seat)
    for seat in seats:
        assert refused(life, seat) == "takeback_revealed"


def shown_since(then: State, now: State) -> bool:
    """Independently of the table: did chance fall, or a card come to be known?"""
    viewers: list[int | None] = [*range(int(now.seats)), None]
    return then.rng.words() != now.rng.words() or any(
        then.card_as(viewer, token) != now.card_as(viewer, token) for viewer in viewers for token in range(now.tokens())
    )


@pytest.mark.parametrize("game", [game for game in all_games() if game.slug != "palermo"], ids=lambda game: game.slug)
def test_after_chance_or_a_card_shown_it_is_refused(game: Game) -> None:
    met = 0
    for round_ in range(3):
        dice = random.Random(f"{game.slug} {round_}")
        life = begun(game, game.seats[0])
        while not_over(life) and life.table.moves.count < 120:
            before = life.table.play().clone()
            seat = dice.choice(life.table.turn)
            life.move(seat, dice.choice(life.table.play().legal(seat)))
            if not_over(life) and shown_since(before, life.table.play()):
                met += 1
                assert refused(life, seat) == "takeback_revealed"
    assert met > 5


def test_CN_181_terms_that_somebody_has_read_are_not_taken_back() -> None:
    """No card and no chance: what a viewer has learned shows only in the worlds that he can rule out now."""
    life = begun(COSA, 3)
    dice = random.Random(1)
    opening, send = COSA.actions.encode("offer_open", 2), COSA.actions.encode("offer_send")
    while opening not in life.table.legal[1] or len(life.table.turn) > 1:
        life.step(dice)
    life.move(1, opening)
    life.move(1, next(a for a in life.table.legal[1] if COSA.actions.kind_of(a).name == "give_cash"))
    before = life.table.play().clone()
    life.move(1, send)
    assert not shown_since(before, life.table.play())
    assert refused(life, 1) == "takeback_revealed"


def test_a_card_laid_face_down_can_be_taken_back() -> None:
    """Others have seen a back, and whatever else the seat might hold there it could have laid as well."""
    granted = 0
    for round_ in range(10):
        dice = random.Random(f"face down {round_}")
        life = begun(SICILIANOS, 3)
        while not_over(life) and life.table.moves.count < 60:
            seat = life.table.turn[0]
            before = life.table.play().clone()
            action = dice.choice(life.table.legal[seat])
            life.move(seat, action)
            placed = SICILIANOS.actions.kind_of(action).name == "place"
            if placed and not_over(life) and not shown_since(before, life.table.play()):
                life.table.ask_takeback(seat, life.at)
                granted += 1
    assert granted > 0


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_what_is_granted_gives_the_state_of_then(game: Game) -> None:
    granted = 0
    for round_ in range(6):
        dice = random.Random(f"granted {game.slug} {round_}")
        life = begun(game, game.seats[0], bots=game.seats[0] - 1)
        while not_over(life) and life.table.moves.count < 80:
            seat = life.table.turn[0]
            before = truth(life.table.play())
            life.move(seat, dice.choice(life.table.play().legal(seat)))
            if seat != 0 or life.table.play().over:
                continue
            try:
                ask(life, 0)
            except TableRefusal:
                continue
            granted += 1
            assert truth(life.table.play()) == before
            life.move(0, dice.choice(life.table.legal[0]))
    assert granted > 0


def test_the_seed_is_the_same_after_it() -> None:
    life = begun(PALERMO, 3, bots=2)
    while life.table.turn != [0]:
        one_move(life)
    one_move(life)
    ask(life, 0)
    dice = random.Random(1)
    while not_over(life):
        life.step(dice)
    proof = life.table.record().proof
    assert proof is not None
    assert proof.secret == SECRET
