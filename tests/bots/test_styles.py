"""Styles of the hard bot: each shows where it must, and the plain one looks for what it always did."""

from __future__ import annotations

import pytest

from sitdown.bots import seat_bot
from sitdown.bots.search.styles import BOLD, CAREFUL, PLAIN, Style
from sitdown.engine import Budget
from tests.bots.crossroads import Crossroads, Road

SURE_SECOND: Road = [[2, 1, 3, 4]]
ONE_IN_FIVE: Road = [[1, 2, 3, 4], [4, 1, 2, 3], [4, 2, 1, 3], [4, 2, 3, 1], [4, 1, 3, 2]]
SECOND_BEHIND_SEAT_2: Road = [[2, 4, 1, 3]]
THIRD_BEHIND_SEAT_2: Road = [[3, 4, 1, 2]]


def taken(bot: str, roads: list[Road], usual: int = 0) -> int:
    game = Crossroads(usual, roads)
    return seat_bot(0, bot, "fork").choose(game.start(4, "fork"), Budget(iterations=600))


def test_the_bold_one_gambles_and_the_careful_one_takes_what_is_sure() -> None:
    roads = [SURE_SECOND, ONE_IN_FIVE]
    for usual in (0, 1):
        assert taken("bold", roads, usual) == 1
        assert taken("careful", roads, usual) == 0


def test_the_vengeful_one_takes_from_its_rival_what_it_can_and_not_at_any_price() -> None:
    """Seat 1 is the one that wins if nothing is done."""
    assert taken("vengeful", [SURE_SECOND, SECOND_BEHIND_SEAT_2]) == 1
    assert taken("vengeful", [SURE_SECOND, THIRD_BEHIND_SEAT_2]) == 1, "a place is little beside a victory of the rival"
    victory: Road = [[1, 2, 3, 4]]
    assert taken("vengeful", [victory, THIRD_BEHIND_SEAT_2]) == 0
    for other in ("hard", "bold", "careful"):
        assert taken(other, [SURE_SECOND, SECOND_BEHIND_SEAT_2]) == 0


def test_all_of_them_take_a_victory() -> None:
    victory: Road = [[1, 3, 2, 4]]
    for bot in ("hard", "bold", "careful", "vengeful"):
        assert taken(bot, [SURE_SECOND, ONE_IN_FIVE, victory]) == 2


def test_the_same_seed_gives_the_same_choice() -> None:
    roads = [SURE_SECOND, ONE_IN_FIVE, SECOND_BEHIND_SEAT_2]
    for bot in ("bold", "careful", "vengeful"):
        assert taken(bot, roads) == taken(bot, roads)


@pytest.mark.parametrize("style", [PLAIN, BOLD, CAREFUL, Style(bend=1.0), Style(bend=-1.0)])
def test_a_better_result_is_never_worth_less(style: Style) -> None:
    worths = [style.worth(part / 50) for part in range(51)]
    assert worths == sorted(worths)
    assert [worths[0], worths[-1]] == pytest.approx([0.0, 1.0])
    assert style is not PLAIN or worths == [part / 50 for part in range(51)]
