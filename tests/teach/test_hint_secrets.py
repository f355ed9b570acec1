"""A hint tells nothing that the seat does not know; one that peeks, wherever, is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from sitdown.bots.search import chain
from sitdown.engine import Budget, Game, Rng, Seat, State
from sitdown.games import game_of
from sitdown.teach import Adviser, Hint, Reason, hint, say_hint
from sitdown.testing import Advise, Leak, check_advice
from tests.teach.guests import SpokenPennies, briefcase
from tests.testing.pennies import PenniesState

# Iterations that give enough worlds for reasons, and moments that can be asked about in a test.
ASKED = [("palermo", 3, 12, 1), ("capo", 4, 24, 12), ("sicilianos", 4, 24, 6), ("maffiosi", 3, 18, 2)]
MOST_IN_COSANOSTRA = 8


def told(given: Hint) -> str:
    """All that is in a hint: numbers, reasons, words in both languages, and what the words are made from."""
    views = [choice.chain.views for choice in given.choices]
    return json.dumps([given.as_dict(), say_hint(given, "en"), say_hint(given, "nl"), views])


def adviser(iterations: int) -> Advise:
    return lambda state, seat: told(hint(state, seat, "secrets", Budget(iterations=iterations)))


@pytest.mark.parametrize(("slug", "seats", "iterations", "most"), ASKED)
def test_a_hint_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(
    slug: str, seats: int, iterations: int, most: int
) -> None:
    differed = check_advice(game_of(slug), seats, "hints", adviser(iterations), most=most)
    assert (differed > 0) == (slug != "palermo"), "Palermo has no secrets"


@pytest.mark.parametrize("seed", ["a", "b"])
def test_nor_in_a_game_that_bargains(seed: str) -> None:
    assert check_advice(game_of("cosanostra"), 3, seed, adviser(24), most=MOST_IN_COSANOSTRA) > 0


def test_nor_in_guests(tmp_path: Path) -> None:
    assert check_advice(briefcase(), 3, "guest", adviser(24), most=12) > 0
    assert check_advice(SpokenPennies(tmp_path), 3, "guest", adviser(24), most=12) > 0


# -- planted ----------------------------------------------------------------------------------------------------------


class OpenSeat(Seat):
    """Built on the truth."""

    def __init__(self, state: State, number: int, rng: Rng) -> None:
        super().__init__(state, number, rng)
        self._world = state.clone()


def peeks_in_the_comparison(state: State, seat: int) -> str:
    """The finalists are played on in the true world."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sitdown.bots.search.comparison.draw_world", lambda world, *_: world.clone())
        bot = Adviser(Rng.seeded(1), Rng.seeded(2))
        return told(bot.hint(OpenSeat(state, seat, Rng.seeded(3)), Budget(iterations=24)))


def peeks_in_the_search(state: State, seat: int) -> str:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sitdown.bots.search.halving.draw_world", lambda world, *_: world.clone())
        bot = Adviser(Rng.seeded(1), Rng.seeded(2))
        return told(bot.hint(OpenSeat(state, seat, Rng.seeded(3)), Budget(iterations=24)))


def peeks_in_a_reason(state: State, seat: int) -> str:
    """An aspect is read from the truth."""
    given = hint(state, seat, 1, Budget(iterations=24))
    assert isinstance(state, PenniesState)
    top = state.cards.face[state.pile[-1]]
    given.choices[0].reasons = [Reason("pennies", float(top) + 0.5)]
    return told(given)


def peeks_in_words(state: State, seat: int) -> str:
    """The view from which a choice is said is another's."""
    given = hint(state, seat, 1, Budget(iterations=24))
    words = [state.view((seat + 1) % int(state.seats)), *say_hint(given, "en")]
    return json.dumps(words)


def peeks_at_chance(state: State, seat: int) -> str:
    """The random numbers are those of the game."""
    return told(hint(state, seat, state.rng.words(), Budget(iterations=24)))


def peeks_ahead(state: State, seat: int) -> str:
    """Goes on with a choice when chance, or a card that it has not seen, decides what it will be asked."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(chain, "_alike", lambda *_: True)
        bot = Adviser(Rng.seeded(1), Rng.seeded(2))
        return told(bot.hint(OpenSeat(state, seat, Rng.seeded(3)), Budget(iterations=24)))


PEEKS: list[Callable[[State, int], str]] = [
    peeks_in_the_comparison,
    peeks_in_the_search,
    peeks_in_a_reason,
    peeks_in_words,
    peeks_at_chance,
    peeks_ahead,
]


@pytest.mark.parametrize("advise", PEEKS, ids=lambda one: one.__name__)
def test_a_hint_that_peeks_is_found(advise: Advise, tmp_path: Path) -> None:
    with pytest.raises(Leak):
        check_advice(SpokenPennies(tmp_path), 3, "planted", advise, most=30)


@pytest.mark.parametrize("advise", [peeks_in_the_comparison, peeks_in_the_search], ids=lambda one: one.__name__)
@pytest.mark.parametrize("game", [game_of("capo"), game_of("sicilianos")], ids=lambda game: game.slug)
def test_it_is_found_in_our_own_games(advise: Advise, game: Game) -> None:
    with pytest.raises(Leak):
        check_advice(game, 4, "planted", advise, most=12)
