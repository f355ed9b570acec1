"""A hint tells nothing that the seat does not know; one that peeks, wherever, is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from sitdown.bots.search.chain import Chain, whole_choice
from sitdown.bots.search.rollout import Rollouts
from sitdown.engine import Budget, Game, Rng, Seat, State
from sitdown.games import game_of
from sitdown.teach import Hint, Reason, hint, say_hint
from sitdown.testing import Advise, Leak, check_advice
from tests.teach.guests import SpokenPennies, briefcase
from tests.testing.pennies import PenniesState

# Iterations that give enough worlds for reasons, and moments that can be asked about in a test.
ASKED = [("palermo", 3, 12, 1), ("capo", 4, 24, 12), ("sicilianos", 4, 24, 6), ("maffiosi", 3, 18, 2)]
MOST_IN_COSANOSTRA = 8
FEW = Budget(iterations=24)


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


def in_truth(state: State, seat: int, chain: Chain) -> float:
    """What comes of a choice in the true world, with luck of its own."""
    trial = state.clone()
    trial.rng = Rng.seeded("another luck")
    chain.play(trial, seat)
    return Rollouts(state.game, state.game.search.stops).value(trial, seat, Rng.seeded("rollout"))


def peeks_in_the_comparison(state: State, seat: int) -> str:
    """The finalists are played on in the true world."""
    given = hint(state, seat, 1, FEW)
    for choice in given.choices:
        choice.value = in_truth(state, seat, choice.chain)
    return told(given)


def peeks_in_the_search(state: State, seat: int) -> str:
    """What is best in the true world comes first."""
    given = hint(state, seat, 1, FEW)
    given.choices.sort(key=lambda choice: -in_truth(state, seat, choice.chain))
    return told(given)


def peeks_in_a_reason(state: State, seat: int) -> str:
    """An aspect is read from the truth."""
    given = hint(state, seat, 1, FEW)
    assert isinstance(state, PenniesState)
    top = state.cards.face[state.pile[-1]]
    given.choices[0].reasons = [Reason("pennies", float(top) + 0.5)]
    return told(given)


def peeks_in_words(state: State, seat: int) -> str:
    """The view from which a choice is said is another's."""
    given = hint(state, seat, 1, FEW)
    given.choices[0].chain.views[0] = state.view((seat + 1) % int(state.seats))
    return told(given)


def peeks_at_chance(state: State, seat: int) -> str:
    """The random numbers are those of the game."""
    return told(hint(state, seat, state.rng.words(), FEW))


class OpenPennies(PenniesState):
    """In which everybody imagines the truth."""

    def imagine(self, seat: int | None, rng: Rng) -> State:
        return self.clone()


def peeks_ahead(state: State, seat: int) -> str:
    """Goes on with a choice where a card that the seat has not seen decides what it will be asked."""
    assert isinstance(state, PenniesState)
    truth = OpenPennies(state.game, int(state.seats), state.options, Rng.seeded("another luck"))
    copy = state.clone()
    assert isinstance(copy, PenniesState)
    truth.cards, truth.hands, truth.pile, truth.laid = copy.cards, copy.hands, copy.pile, copy.laid
    truth.gone, truth.peeked, truth.pennies = copy.gone, copy.peeked, copy.pennies
    shown, rng = Seat(truth, seat, Rng.seeded(1)), Rng.seeded(2)
    chains = [whole_choice(shown, first, lambda world: world.legal(seat)[0], rng) for first in shown.legal()]
    return json.dumps([chain.views for chain in chains])


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
