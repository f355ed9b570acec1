"""How fast our search is: each class here is a `Case` of worker.py, made with a game and a seed.

An iteration is one playout: a world is copied, a choice is made in it, and it is played on to a result. The world is
imagined anew for each round of the choices that are compared, which share it.
"""

from __future__ import annotations

from functools import cache
from random import Random

from benchmarks.our_cases import middle_of_random_game
from sitdown.bots.search.choices import most_to_try, worth_trying
from sitdown.bots.search.halving import Halving
from sitdown.engine.actions import Choices
from sitdown.engine.budget import Budget
from sitdown.engine.game import Game, State
from sitdown.engine.playout import playout
from sitdown.engine.rng import Rng
from sitdown.engine.search import Search

ITERATIONS = 1_000  # of one search by random playouts; the peers get as many
ROLLOUTS = 40  # of one search by rules of thumb
SAMPLE = 50  # moments, each from the middle half of another game
PLAYOUTS = 20  # of each moment, to tell how long they are
SEATS = 4  # as in the table of strength, and as the card games of the peers are played


def searched_seats(game: Game) -> int:
    return SEATS if SEATS in game.seats else game.seats[-1]


def is_a_question(state: State) -> bool:
    """Is somebody asked who has a choice?"""
    seat = state.next_to_ask()
    return seat >= 0 and seat in state.turn() and len(real_choices(state, seat)) > 1


def real_choices(state: State, seat: int) -> list[int]:
    """Without what lies beside the question, as for the hard bot."""
    return [action for action in state.legal(seat) if action < state.game.beside]


def thumb_game(game: Game, seed: int) -> list[State]:
    """Every moment of a game by rules of thumb."""
    state, rng, moments = game.start(searched_seats(game), seed), Rng.seeded(seed), []
    while (seat := state.next_to_ask()) >= 0:
        moments.append(state.clone())
        state.push(seat, game.thumb(state.imagine(seat, rng), seat, rng))
    return moments


@cache
def random_moments(game: Game, seed: int) -> list[State]:
    """One question from the middle half of each of many random games."""
    found: list[State] = []
    while len(found) < SAMPLE:
        state = middle_of_random_game(game, seed, searched_seats(game))
        seed += 1
        if is_a_question(state):
            found.append(state)
    return found


@cache
def thumb_moments(game: Game, seed: int) -> list[State]:
    """The same of games by rules of thumb."""
    found: list[State] = []
    while len(found) < SAMPLE:
        moments = thumb_game(game, seed)
        middle = moments[len(moments) // 4 : len(moments) - len(moments) // 4]
        questions = [state for state in middle if is_a_question(state)]
        if questions:
            found.append(Random(seed).choice(questions))
        seed += 1
    return found


class Searches:
    """The moments are searched in turn, each with the same budget."""

    def __init__(self, game: Game, seed: int, iterations: int, moments: list[State]) -> None:
        self.game = game
        self.rng = Rng.seeded(seed)
        self.budget = Budget(iterations=iterations)
        self.moments = moments
        self.next = 0
        self.searches: list[Halving] = []

    def prepare(self, size: int) -> None:
        self.searches = []
        for _ in range(size):
            self.searches.append(self.search(self.moments[self.next % len(self.moments)]))
            self.next += 1

    def search(self, state: State) -> Halving:
        """One that has not begun."""
        seat = state.next_to_ask()
        usual, *others = real_choices(state, seat)
        most = most_to_try(self.game, self.budget, len(others))
        return Halving(state, seat, self.rng, usual, worth_trying(state, seat, others, most, self.rng))

    def play(self) -> None:
        for search in self.searches:
            search.run(self.budget)

    def count(self) -> dict[str, float]:
        return {"iterations": sum(search.iterations for search in self.searches)}


class ByHard(Searches):
    """As the hard bot searches: with the game's belief about worlds, its quick players and natural stops."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, ROLLOUTS, thumb_moments(game, seed))


class ByThumb(ByHard):
    """Worlds as `imagine` draws them, played on by the game's players for rollouts to the end of the game."""

    def search(self, state: State) -> Halving:
        search = super().search(state)
        search.settings = Search(worlds=0)
        search.rollouts.stops = 0
        return search


class AtRandom(Searches):
    """Worlds as `imagine` draws them, played on at random to the end of the game; `choices` are those of playouts."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, ITERATIONS, random_moments(game, seed))
        self.length = mean_length(game, seed)

    def search(self, state: State) -> Halving:
        seat = state.next_to_ask()
        usual, *others = real_choices(state, seat)
        search = Halving(state, seat, self.rng, usual, others)
        search.settings = Search(worlds=0)
        search.rollouts.stops = 0
        search.rollouts.by_thumb = False
        return search

    def count(self) -> dict[str, float]:
        iterations = super().count()["iterations"]
        return {"iterations": iterations, "choices": iterations * self.length}


@cache
def mean_length(game: Game, seed: int) -> float:
    """The choices from one of the random moments to the end of a random game."""
    rng, out = Rng.seeded(seed), Choices(game.actions.size)
    states = random_moments(game, seed)
    return sum(playout(state.clone(), rng, out) for state in states for _ in range(PLAYOUTS)) / len(states) / PLAYOUTS
