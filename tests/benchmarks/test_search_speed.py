"""How fast search is: what the cases count, and the table and bars of a run with and without a peer."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from benchmarks import search_cases
from benchmarks.bars import Bar, search_bars
from benchmarks.figures import BOARDGAMEIO, COMPILED, PEERS, Figures
from benchmarks.search_cases import AtRandom, ByHard, ByThumb, Searches, is_a_question, real_choices
from benchmarks.search_rates import ISMCTS, MCTS, search_rates
from benchmarks.table import NONE
from sitdown.engine.game import Game
from sitdown.games import game_of

WAYS: list[Callable[[Game, int], Searches]] = [AtRandom, ByThumb, ByHard]


@pytest.fixture(autouse=True)
def few_moments(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search_cases, "SAMPLE", 3)
    monkeypatch.setattr(search_cases, "ITERATIONS", 12)
    monkeypatch.setattr(search_cases, "ROLLOUTS", 8)


@pytest.mark.parametrize("kind", WAYS)
def test_each_search_is_counted(kind: Callable[[Game, int], Searches]) -> None:
    case = kind(game_of("capo"), 5)
    case.prepare(4)
    case.play()
    done = [search.iterations for search in case.searches]
    assert case.count()["iterations"] == sum(done)
    assert len(done) == 4
    assert all(search.iterations > 0 for search in case.searches)


def test_the_three_ways_play_worlds_on_as_they_say() -> None:
    capo = game_of("capo")
    ways = []
    for kind in WAYS:
        case = kind(capo, 5)
        case.prepare(1)
        search = case.searches[0]
        ways.append((search.rollouts.by_thumb, int(search.rollouts.stops), search.settings.worlds))
    assert ways == [(False, 0, 0), (True, 0, 0), (True, capo.search.stops, capo.search.worlds)]


def test_a_moment_is_a_question_with_a_choice() -> None:
    cosanostra = game_of("cosanostra")
    for state in search_cases.random_moments(cosanostra, 70):
        assert is_a_question(state)
        assert all(action < cosanostra.beside for action in real_choices(state, state.next_to_ask()))


def figures(with_boardgameio: bool) -> Figures:
    """Capo 600 iterations a second at random; the peers 100, 400 and 20."""
    games = {"capo": {"title": "Capo", "searched_seats": 4}}
    games |= {slug: {"title": slug, "searched_seats": 4} for slug in ("palermo", "maffiosi", "cosanostra")}
    found = Figures(1.0, 1, {COMPILED: {"games": games}})
    for slug in games:
        found.add(COMPILED, f"{slug}-search-random", {"iterations": 1200, "choices": 12_000, "cpu": 2.0})
        for case in ("thumb", "hard"):
            found.add(COMPILED, f"{slug}-search-{case}", {"iterations": 600, "cpu": 2.0})
    for case, iterations in zip(ISMCTS.values(), (100, 400), strict=True):
        found.add(PEERS, case, {"iterations": iterations, "choices": 3 * iterations, "cpu": 1.0})
    if with_boardgameio:
        found.add(BOARDGAMEIO, MCTS, {"iterations": 20, "choices": 200, "cpu": 1.0})
    return found


def by_words(bars: list[Bar], words: str) -> Bar:
    (found,) = (bar for bar in bars if words in bar.what)
    return found


def test_the_bars_are_ratios_of_iterations() -> None:
    bars = search_bars(figures(with_boardgameio=True))
    hearts, rummy, ours = (by_words(bars, words) for words in ("hearts", "gin rummy", "boardgame.io"))
    assert (hearts.figure, hearts.wanted, hearts.reached) == (6.0, 3, True)
    assert (rummy.figure, rummy.wanted, rummy.reached) == (1.5, 3, False)
    assert (ours.figure, ours.wanted, ours.reached) == (30.0, 20, True)
    palermo, maffiosi = by_words(bars, "palermo"), by_words(bars, "maffiosi")
    assert palermo.figure == pytest.approx(300 / 165)
    assert palermo.what.endswith("165 a second of another day")
    assert not palermo.reached
    assert maffiosi.figure == pytest.approx(300 / 548)


def test_a_peer_that_is_not_there_is_left_out() -> None:
    with_it, without = figures(with_boardgameio=True), figures(with_boardgameio=False)
    rows = {row[0]: row[1:] for row in search_rates(with_it).rows}
    assert rows["Capo, 4 seats"] == ["600", "10.0", "6,000", "300", "300"]
    assert rows["boardgame.io's MCTSBot, highest card"] == ["20", "10.0", "200", NONE, NONE]
    assert len(search_rates(without).rows) == len(rows) - 1
    assert len(search_bars(without)) == len(search_bars(with_it)) - 1
    assert "boardgame.io" not in search_rates(without).text()
