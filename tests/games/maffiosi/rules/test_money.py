"""How Maffiosi pays (MA-22, A3, A4): the pot is notes, change comes back, and the last note is taken whole."""

from __future__ import annotations

from itertools import product

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sitdown.games.maffiosi.pot import take
from tests.games.maffiosi.helpers.positions import copy, idle_turn, money, phase, play, see, start, table, told

FOUR = "yB 12, yH 4, yH 29"  # T9: 4 are due
TWO = "yB 4"


def paid(yellow: str, *notes: int) -> tuple[int, list[int], bool]:
    """What yellow takes out of a pot of these notes, what is left of them by value, and whether it is over."""
    pot = sum(notes)
    state = table(f"{yellow}, rH 14, bH 3", money=[0, 120 - pot, 0], pot=pot, notes=notes, step=1)
    (event,) = told(state, "income")
    view = see(state)
    assert event["amount"] == money(state)[0] == pot - view["pot"]
    assert event["notes"] == view["notes"]
    assert (event["rule"] == "MA-22") == (event["amount"] != event["due"])
    return money(state)[0], view["notes"], state.over


@pytest.mark.parametrize(("pot", "amount"), [(6, 5), (5, 5), (4, 4), (1, 1)])
def test_MA_22_what_is_left_of_the_pot(pot: int, amount: int) -> None:
    """In notes of 1k, of which 5 are due."""
    taken, left, over = paid("yB 12, yH 4, yH 17", *[1] * pot)
    assert (taken, left, over) == (amount, [pot - amount, 0, 0], pot <= 5)


def test_T10a_the_last_note_is_taken_whole() -> None:
    """MA-22, MA-63, A4."""
    assert paid(FOUR, 10) == (10, [0, 0, 0], True)
    assert paid(FOUR, 5, 1, 1, 1) == (8, [0, 0, 0], True)
    exact = table(f"{FOUR}, rH 14, bH 3", money=[0, 110, 0], pot=10, step=1, last_note="exact")
    assert money(exact)[0] == 4
    assert see(exact)["pot"] == 6
    assert phase(exact) == ("card", "yellow")


def test_T10a_a_note_is_changed_while_there_are_two() -> None:
    """MA-22, A3: the smallest, and the change comes back in the largest that fit."""
    assert paid(TWO, 5, 5) == (2, [3, 1, 0], False)
    assert paid(TWO, 10, 5) == (2, [3, 0, 1], False)
    assert paid(TWO, 10, 10) == (2, [3, 1, 1], False)
    assert paid(FOUR, 10, 10, 1) == (4, [2, 1, 1], False)


def test_MA_22_the_largest_notes_that_fit_go_first() -> None:
    """A3: and so the small ones are left."""
    assert paid("yB 29, yH 4, yH 17", 10, 5, 5, 1) == (10, [1, 2, 0], False)  # T7: 10 are due
    assert paid("yB 12, yH 4, yH 17", 5, 1, 1, 1, 1, 1) == (5, [5, 0, 0], False)


def test_MA_22_the_last_note_ends_the_game_before_a_card() -> None:
    """MA-63: with the note of 10k yellow overtakes red, who had more."""
    state = table("yB 12, rH 14, bH 3", money=[41, 50, 19], pot=10, step=1)
    assert money(state) == [51, 50, 19]
    assert state.ending == "pot_empty"
    assert state.ranking == [1, 2, 3]
    assert state.legal(0) == []


def test_MA_62_the_last_gang_takes_every_note() -> None:
    """With the pot go its notes."""
    state = table("yK 3, rH 4", money=[10, 45, 15], pot=50, hands={"yellow": "stab"})
    play(state, "yellow stab 4")
    assert see(state)["notes"] == [0, 0, 0]


def test_MA_22_notes_are_paid_turn_by_turn() -> None:
    """A copy of the table has notes of its own."""
    state = start(4)  # yellow has taken 2
    before = see(state)["notes"]
    assert before == [18, 10, 2]
    other = copy(state)
    idle_turn(other)
    assert see(other)["notes"] == [16, 10, 2]
    assert see(state)["notes"] == before


def by_hand(notes: list[int], due: int) -> int:
    """The same as one would do it at a table, with a heap of notes; they are taken from the list."""
    got = 0
    while notes and got < due:
        fits = [note for note in notes if note <= due - got]
        note = max(fits) if fits else min(notes)
        notes.remove(note)
        if note > due - got and notes:
            change = note - (due - got)
            notes += [5] * (change // 5) + [1] * (change % 5)
            return due
        got += note
    return got


def test_MA_22_every_small_pot_is_paid_from_as_by_hand() -> None:
    """A3, A4: nothing is lost, exactly what is due is paid, less from too small a pot, more with the last note only."""
    for ones, fives, tens, due in product(range(7), range(4), range(4), range(1, 27)):
        notes = vec[i64]([ones, fives, tens])
        heap = [1] * ones + [5] * fives + [10] * tens
        pot = sum(heap)
        taken = take(notes, due)
        assert taken == by_hand(heap, due)
        assert list(notes) == [heap.count(value) for value in (1, 5, 10)]
        assert sum(heap) == pot - taken
        assert taken == min(due, pot) or (taken == pot and due < taken < due + 10)
