"""The game at which the servers are compared keeps the promises of every game."""

from __future__ import annotations

import random

from benchmarks.guests.highest_card import CARDS, GAME, HighestCardState
from sitdown.engine.game import State
from tests.battery import random_game
from tests.interference import check_moment


def every_card_is_in_one_place(state: State) -> None:
    assert isinstance(state, HighestCardState)
    places = [token for hand in state.hands for token in hand] + state.middle + state.played
    assert sorted(places) == list(range(CARDS))
    assert sorted(state.cards.face[token] for token in places) == list(range(CARDS))


def test_it_keeps_every_promise() -> None:
    random_game(GAME, 4, "highest", {}, every_card_is_in_one_place, looks=0.1)


def test_nobody_learns_what_they_have_not_seen() -> None:
    dice = random.Random(4)
    state = GAME.start(4, "secrets")
    for _ in range(2 * CARDS):
        for seat in [None, *range(4)]:
            check_moment(state, seat, dice)
        state.play(dice.choice(state.choices()))


def test_the_highest_card_takes_the_trick() -> None:
    state = GAME.start(4, "trick")
    played = []
    for _ in range(4):
        played.append(state.choices()[0])
        state.play(played[-1])
    assert state.scores == [int(card == max(played)) for card in played]
