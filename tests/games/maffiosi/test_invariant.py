"""The invariant of Maffiosi holds in random games and finds what is wrong: each fault is planted, and must be found."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from sitdown.games.maffiosi.play import MaffiosiPlay
from sitdown.games.maffiosi.state import END, SECOND
from tests.games.maffiosi.helpers.positions import check_table, dream, idle_turn, see, start, table


def lose_money(state: MaffiosiPlay) -> None:
    state.money[0] -= 1


def hand_over_money(state: MaffiosiPlay) -> None:
    state.money[0] += 1
    state.pot -= 2


def slip_in_a_note(state: MaffiosiPlay) -> None:
    state.notes[1] += 1


def double_a_card(state: MaffiosiPlay) -> None:
    state.used.put(state.draw.top())


def swap_a_face(state: MaffiosiPlay) -> None:
    state.cards.face[0] = (state.cards.face[0] + 1) % 8


def show_a_hand(state: MaffiosiPlay) -> None:
    state.cards.show_all(state.hand[0])


def lose_a_card(state: MaffiosiPlay) -> None:
    state.hand_n[1] -= 1
    state.used.put(state.hand[5 + state.hand_n[1]])
    state.cards.show_all(state.used.top())


def two_men_on_a_chair(state: MaffiosiPlay) -> None:
    state.men[0] |= 2**12


def a_man_of_no_type(state: MaffiosiPlay) -> None:
    state.men[0] |= 2**20
    state.alive[0] += 1


def a_man_too_many(state: MaffiosiPlay) -> None:
    state.men[0] |= 2**20
    state.kin[0] |= 2**20
    state.alive[0] += 1
    state.tally[0] -= 1


def a_man_comes_back(state: MaffiosiPlay) -> None:
    state.men[0] |= 2**20
    state.kin[3] |= 2**20
    state.alive[0] += 1


def an_empty_chair_sleeps(state: MaffiosiPlay) -> None:
    state.asleep |= 2**20


def two_cakes_at_a_place(state: MaffiosiPlay) -> None:
    state.cake[1] = state.cake[2] = 5


def a_cake_is_lost(state: MaffiosiPlay) -> None:
    state.cake[1] = -1


def out_and_in(state: MaffiosiPlay) -> None:
    state.left_at[1] = 1


def the_wrong_question(state: MaffiosiPlay) -> None:
    state.phase = SECOND


def the_wrong_player(state: MaffiosiPlay) -> None:
    state.mover = 1


def an_end_without_a_reason(state: MaffiosiPlay) -> None:
    state.phase = END
    state.ended = 1


def men_in_the_tray(state: MaffiosiPlay) -> None:
    state.tray[3] += 1
    state.alive[0] += 1
    state.tally[0] -= 1


def idle_for_ever(state: MaffiosiPlay) -> None:
    state.idle = 30


FAULTS: list[Callable[[MaffiosiPlay], None]] = [
    lose_money,
    hand_over_money,
    slip_in_a_note,
    double_a_card,
    swap_a_face,
    show_a_hand,
    lose_a_card,
    two_men_on_a_chair,
    a_man_of_no_type,
    a_man_too_many,
    a_man_comes_back,
    an_empty_chair_sleeps,
    two_cakes_at_a_place,
    a_cake_is_lost,
    out_and_in,
    the_wrong_question,
    the_wrong_player,
    an_end_without_a_reason,
    men_in_the_tray,
    idle_for_ever,
]


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_a_planted_fault_is_found(fault: Callable[[MaffiosiPlay], None]) -> None:
    state = table("yB 14, yH 2, rB 12, rH 3, bB 16")
    check_table(state)
    fault(state)
    with pytest.raises(AssertionError):
        check_table(state)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("seating", ["fixed", "manual", "random"])
def test_it_holds_in_random_games(players: int, seating: str) -> None:
    dice = random.Random(f"{players} {seating}")
    for seed in range(2):
        state = start(players, seed, seating=seating)
        while not state.over:
            check_table(state)
            state.play(dice.choice(state.choices()))
        check_table(state)


@pytest.mark.parametrize("colour", [None, "yellow", "red", "blue"])
def test_it_holds_in_worlds_imagined_from_a_laid_table(colour: str | None) -> None:
    """Also where cards were used before, so that positions can serve to test what players know."""
    state = table("yB 14, rB 12, bB 16", used="stab move", gone=1)
    for seed in range(4):
        world = dream(state, colour, seed)
        check_table(world)
        assert see(world, colour) == see(state, colour)
        idle_turn(state)
