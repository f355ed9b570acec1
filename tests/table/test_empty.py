"""Empty questions are answered by the table: whatever has one answer if nobody else plays, else what is public."""

from __future__ import annotations

import random

import msgspec
import pytest

from sitdown.engine import Game, Rng
from sitdown.games import all_games, game_of
from sitdown.table import Table, Viewer, shown
from sitdown.table.entries import Entry
from tests.table.plays import Life, begun, head_of, wander
from tests.testing.pennies import Pennies, PenniesState

EACH_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
CAPO, MAFFIOSI = game_of("capo"), game_of("maffiosi")


@EACH_GAME
def test_among_persons_only_what_everybody_knows_is_answered(game: Game) -> None:
    dice = random.Random(f"empty {game.slug}")
    life = begun(game, game.seats[1])
    for _ in range(150):
        wander(life, dice, 1)
        table = life.table
        if table.phase != "playing" or table.takeback is not None:
            continue
        state = table.play()
        assert not [seat for seat in table.turn if table.chairs[seat].acts and state.forced(seat)]
    answered = sum(len(entry.answered) for entry in life.entries)
    assert answered > 0 or game.slug in ("palermo", "capo", "cosanostra"), "there it is rare, or never so"
    again = Table.load(life.table.head, game, life.table.secret, life.entries)
    assert (again.numbers, again.question, again.turn) == (life.table.numbers, life.table.question, life.table.turn)


def test_what_a_hand_decides_is_asked_among_persons_and_answered_among_bots() -> None:
    """MA-26: whether somebody holds a MOVE is his secret."""
    for persons, asked in ((1, False), (2, True)):
        life = begun(MAFFIOSI, 3, bots=3 - persons)
        dice = random.Random("second")
        found = False
        while life.table.phase != "over":
            found = found or any(life.table.play().has_one_answer(seat) for seat in range(persons))
            life.step(dice)
        assert found == asked


def test_who_resigns_leaves_the_other_alone() -> None:
    """A question that he had to be asked while two played is answered as soon as he plays alone."""
    life = begun(MAFFIOSI, 3, bots=1)
    dice = random.Random("resigns")
    while not (life.table.turn == [0] and life.table.play().has_one_answer(0)):
        life.step(dice)
    effect = life.do(life.table.resign(1, life.at))
    assert effect.entry.answered[0] == (
        0,
        life.table.moves.actions(len(life.table.moves) - len(effect.entry.answered))[0],
    )
    assert not life.table.play().has_one_answer(0)


def test_a_takeback_goes_back_to_the_own_last_choice() -> None:
    """CA-24: of a crew some positions are chosen, and then no choice is left; all of it is one sealed answer."""
    dice = random.Random("takeback")
    for _ in range(400):
        life = begun(CAPO, 3, bots=2)
        while life.table.phase != "over" and life.table.moves.count < 60:
            table = life.table
            seat = next((seat for seat in table.turn if seat == 0), table.turn[0])
            before, legal = table.moves.count, table.legal[0]
            effect = life.move(seat, dice.choice(table.play().legal(seat)))
            if seat == 0 and effect.entry.answered and 0 not in table.turn and table.turn:
                assert table.moves.count > before + 1
                life.do(table.ask_takeback(0, life.at))
                assert table.moves.count == before
                assert table.legal[0] == legal
                assert 0 in table.turn
                return
    raise AssertionError("no such moment")


# -- nobody learns anything from it -----------------------------------------------------------------------------------


class LastCardIsLaid(PenniesState):
    """Everybody knows that a hand of one card leaves one answer."""

    def forced(self, seat: int) -> bool:
        return self.has_one_answer(seat)


class LastCardIsLaidIfItIsHigh(PenniesState):
    def forced(self, seat: int) -> bool:
        return self.has_one_answer(seat) and self.cards.face[self.hands[seat][0]] > 7


def at_the_last_card(states: type[PenniesState]) -> tuple[Table, list[Entry]]:
    """The moment before the third card of the last player: then everybody has one left."""
    game = Pennies(states)
    life = Life(head_of(game, ["open"] * 3, options={"peeks": False, "worth": 1}), game)
    life.sit_all()
    while life.table.moves.count < 8:
        seat = life.table.turn[0]
        life.move(seat, life.table.play().legal(seat)[0])
    return life.table, life.entries


def told(table: Table, viewer: Viewer) -> bytes:
    """The last player lays his third card: what the viewer can tell of what the table answers, beside the cards."""
    seat = table.turn[0]
    effect = table.live(table.move(seat, table.question[seat], [table.play().legal(seat)[0]], "person", table.last_at))
    found = shown(table, viewer, effect)
    return msgspec.json.encode([viewer in effect.noticed, found.turn, found.question, found.number, len(found.events)])


def tells(states: type[PenniesState]) -> bool:
    """Can a player of two worlds that he cannot tell apart tell them by what the table answers for others?"""
    for seed in range(40):
        table, entries = at_the_last_card(states)
        mover = table.turn[0]
        for viewer in (other for other in range(3) if other != mover):
            twin = Table.load(table.head, table.game, table.secret, entries)
            twin.state = table.play().imagine(viewer, Rng.seeded(seed))
            twin._ask()
            if twin.legal[mover][0] != table.legal[mover][0]:
                continue  # something else would be turned up
            here = Table.load(table.head, table.game, table.secret, entries)
            if told(here, viewer) != told(twin, viewer):
                return True
    return False


def test_what_is_forced_tells_nobody_what_somebody_holds() -> None:
    assert not tells(LastCardIsLaid)


def test_a_planted_leak_is_found() -> None:
    assert tells(LastCardIsLaidIfItIsHigh)
