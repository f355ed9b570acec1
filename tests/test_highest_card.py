"""The game at which the servers are compared keeps the promises of every game."""

from __future__ import annotations

from benchmarks.guests.highest_card import CARDS, GAME, HighestCardState
from sitdown.engine.game import State
from sitdown.testing import check_game, each_in_one_place, each_once


def every_card_is_in_one_place(state: State) -> None:
    assert isinstance(state, HighestCardState)
    each_in_one_place(CARDS, *state.hands, state.middle, state.played)
    each_once(list(state.cards.face), range(CARDS))


def test_it_keeps_the_contract() -> None:
    check_game(GAME, every_card_is_in_one_place)


def test_the_highest_card_takes_the_trick() -> None:
    state = GAME.start(4, "trick")
    played = []
    for _ in range(4):
        played.append(state.choices()[0])
        state.play(played[-1])
    assert state.scores == [int(card == max(played)) for card in played]
