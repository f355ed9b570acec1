"""What bots that look ahead are told: how a seat stands at payday and at the end, and what is worth trying."""

from __future__ import annotations

import pytest

from sitdown.engine import Rng
from sitdown.games import game_of
from sitdown.games.cosanostra.actions import DO_ACCEPT, DO_EXECUTE, DO_LAPSE, DO_REJECT, DO_SKIP, DO_TAKE_BACK
from sitdown.games.cosanostra.bot.alternatives import alternatives
from sitdown.games.cosanostra.bot.evaluate import BONUS, HELD, MEN, PAY, PURSE, STRONG, stops_passed, things
from sitdown.games.cosanostra.cards.businesses import income
from sitdown.games.cosanostra.phase_numbers import ACT, PLAN, RECRUIT
from sitdown.games.cosanostra.scoring import power_bonus
from sitdown.games.cosanostra.state import CosaState

GAME = game_of("cosanostra")


def moments(seed: str) -> list[CosaState]:
    """Every moment of a game of thumbs, the end too."""
    state, rng, found = GAME.start(4, seed), Rng.seeded(seed), []
    while True:
        copy = state.clone()
        assert isinstance(copy, CosaState)
        found.append(copy)
        if (seat := state.next_to_ask()) < 0:
            return found
        state.push(seat, GAME.thumb(state, seat, rng))


@pytest.fixture(scope="module")
def game() -> list[CosaState]:
    return moments("ahead")


def test_paydays_and_the_end_are_stops(game: list[CosaState]) -> None:
    stops = [stops_passed(state) for state in game]
    assert stops == sorted(stops)
    assert set(stops) == {0, 1, 2, 3, 4}
    assert stops_passed(game[-1]) == 4
    assert all(state.round == stops_passed(state) for state in game if state.phase == RECRUIT)


def test_chances_to_win_are_shared_out(game: list[CosaState]) -> None:
    for state in game[::40]:
        assert sum(GAME.evaluate(state, seat) for seat in range(4)) == pytest.approx(1.0)


def test_the_winner_stands_best_at_the_end(game: list[CosaState]) -> None:
    state = game[-1]
    values = [GAME.evaluate(state, seat) for seat in range(4)]
    assert values.index(max(values)) == state.ranking.index(1)


def test_things_are_counted_as_they_lie(game: list[CosaState]) -> None:
    payday = next(state for state in game if state.phase == RECRUIT and state.round == 3)
    for seat in range(4):
        found = things(payday, seat)
        mine = [man for man in range(30) if payday.in_play(man) and payday.g_owner[man] == seat]
        assert found[PURSE] == payday.cash[seat]
        assert found[PAY] >= float(income(payday, seat))  # what was deactivated comes back
        assert found[MEN] == len(mine)
        assert len(mine) <= found[STRONG] <= 4 * len(mine)
        assert found[BONUS] == power_bonus(payday, seat)
        assert (found[HELD] > 0) == (found[BONUS] > 0)


def test_one_more_man_is_welcome(game: list[CosaState]) -> None:
    payday = next(state for state in game if state.phase == RECRUIT and state.round == 2).clone()
    assert isinstance(payday, CosaState)
    before = GAME.evaluate(payday, 0)
    payday.cash[0] += 10
    richer = GAME.evaluate(payday, 0)
    payday.cash[0] -= 10
    man = next(man for man in range(30) if payday.in_play(man) and payday.g_owner[man] == 1)
    payday.g_owner[man] = 0
    assert before < richer < GAME.evaluate(payday, 0)


def test_what_is_worth_trying(game: list[CosaState]) -> None:
    """Who acts, but who does nothing only if somebody must; the other answer to an offer; nothing about who is next."""
    seen = set()
    rng = Rng.seeded("tried")
    for state in game[:-1]:
        seat = int(state.next_to_ask())
        legal = state.legal(seat)
        usual = GAME.thumb(state, seat, rng)
        tried = alternatives(state, legal, usual)
        assert usual not in tried
        assert set(tried) <= set(legal)
        if DO_ACCEPT <= usual < DO_REJECT:
            assert tried == [usual - DO_ACCEPT + DO_REJECT]
            seen.add("answer")
        elif state.phase == ACT and DO_EXECUTE <= usual < DO_LAPSE:
            assert all(DO_EXECUTE <= action < DO_LAPSE or action == DO_SKIP for action in tried)
            seen.add("act")
        elif state.phase == PLAN and usual < DO_TAKE_BACK:
            assert tried == []
            seen.add("plan")
    assert seen == {"answer", "act", "plan"}
