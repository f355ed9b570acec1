"""What a seat's standing between two rounds is worth."""

from __future__ import annotations

import pytest

from sitdown.engine import Rng
from sitdown.games.capo import GAME
from tests.games.capo.helpers.positions import set_respect, table


@pytest.mark.parametrize("respect", [[3, 3, 3], [14, 3, 9, 14], [0, 0, 20, 20, 5], [3, 4, 5, 6, 7, 8, 9]])
def test_standings_share_what_an_end_has_to_give(respect: list[int]) -> None:
    """As the values of an end: else a bot would rather see the game end, or go on."""
    state = table(respect=respect)
    values = [GAME.evaluate(state, seat) for seat in range(len(respect))]
    assert sum(values) == pytest.approx(0.75 + 0.25 * len(respect) / 2)
    order = sorted(range(len(respect)), key=lambda seat: respect[seat])
    assert [values[seat] for seat in order] == sorted(values)


def test_a_lead_is_worth_more_near_the_target() -> None:
    state = table(respect=[5, 3, 3])
    early = GAME.evaluate(state, 0)
    set_respect(state, [14, 12, 12])
    assert GAME.evaluate(state, 0) > early + 0.1


def test_two_cards_left_are_worse_than_a_hand() -> None:
    state = table(3)
    full = GAME.evaluate(state, 0)
    state.hand_n[0] = 2
    assert GAME.evaluate(state, 0) < full - 0.05


def test_it_says_about_how_often_a_seat_wins() -> None:
    """Of hundreds of rounds of rules of thumb: who stands at 40 to 60 % wins about half of them."""
    won: list[float] = []
    for number in range(60):
        state, rng = GAME.start(3, number), Rng.seeded(number)
        close: list[int] = []
        stops = 0
        while not state.over:
            if GAME.stops_passed(state) > stops:
                stops += 1
                close += [seat for seat in range(3) if 0.45 < GAME.evaluate(state, seat) < 0.65]
            seat = state.next_to_ask()
            state.push(seat, GAME.thumb(state, seat, rng))
        won += [(state.ranking[seat] == 1) / state.ranking.count(1) for seat in close]
    assert len(won) > 100
    assert 0.3 < sum(won) / len(won) < 0.6
