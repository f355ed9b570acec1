"""`sitdown.testing` finds what is wrong with what a game offers to bots: peeking, illegal choices, a changed world."""

from __future__ import annotations

import pytest

from sitdown.engine import Rng, State
from sitdown.testing import Broken, Peeks, check_game
from tests.testing.pennies import Pennies, PenniesState


def top_of(world: State) -> int:
    assert isinstance(world, PenniesState)
    return world.cards.face[world.pile[-1]]


class Sound(Pennies):
    """The highest card, rated by its number; a world is likelier where others hold high cards."""

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        return self.cards_of(world.legal(seat))[-1]

    def ratings(self, world: State, seat: int, legal: list[int]) -> list[float]:
        return [float(action) for action in legal]

    def evaluate(self, world: State, seat: int) -> float:
        return world.scores[seat] / max(1, sum(world.scores))

    def stops_passed(self, world: State) -> int:
        assert isinstance(world, PenniesState)
        return len(world.gone) // int(world.seats)

    def belief(self, world: State, seat: int) -> float:
        assert isinstance(world, PenniesState)
        return 2.0 ** sum(float(world.cards.face[hand[-1]]) for hand in world.hands if hand)

    def cards_of(self, legal: list[int]) -> list[int]:
        return [action for action in legal if action < 15] or legal


class ThumbPeeks(Sound):
    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        cards = self.cards_of(world.legal(seat))
        return cards[0] if top_of(world) > 7 else cards[-1]


class QuickPeeks(Sound):
    def quick(self, world: State, seat: int, rng: Rng) -> int:
        cards = self.cards_of(world.legal(seat))
        return cards[0] if top_of(world) > 7 else cards[-1]


class RatingsPeek(Sound):
    def ratings(self, world: State, seat: int, legal: list[int]) -> list[float]:
        return [float(abs(action - top_of(world))) for action in legal]


class StopsPeek(Sound):
    def stops_passed(self, world: State) -> int:
        return int(top_of(world) > 7)


class AlternativesPeek(Sound):
    def alternatives(self, world: State, seat: int, legal: list[int], usual: int) -> list[int]:
        return super().alternatives(world, seat, legal, usual) if top_of(world) > 7 else []


@pytest.mark.parametrize(
    "game",
    [ThumbPeeks(), QuickPeeks(), RatingsPeek(), StopsPeek(), AlternativesPeek()],
    ids=lambda g: type(g).__name__,
)
def test_a_player_that_peeks_is_found(game: Pennies) -> None:
    with pytest.raises(Peeks):
        check_game(game, games=10)


class ThumbBreaksRules(Sound):
    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        return (world.legal(seat)[0] + 1) % 15


class RatesTooFew(Sound):
    def ratings(self, world: State, seat: int, legal: list[int]) -> list[float]:
        return [1.0]


class TriesTheUsual(Sound):
    def alternatives(self, world: State, seat: int, legal: list[int], usual: int) -> list[int]:
        return legal


class EvaluatesInPennies(Sound):
    def evaluate(self, world: State, seat: int) -> float:
        return float(world.scores[seat])


class BelievesNothing(Sound):
    def belief(self, world: State, seat: int) -> float:
        return 0.0


class PlaysOn(Sound):
    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        chosen = super().thumb(world, seat, rng)
        world.push(seat, chosen)
        return chosen


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (ThumbBreaksRules(), "not legal"),
        (RatesTooFew(), "rates other choices"),
        (TriesTheUsual(), "the usual choice again"),
        (EvaluatesInPennies(), "between 0 and 1"),
        (BelievesNothing(), "above 0"),
        (PlaysOn(), "changes the world"),
    ],
)
def test_a_player_that_is_wrong_is_found(game: Pennies, promise: str) -> None:
    with pytest.raises(Broken, match=promise):
        check_game(game, games=10)


def test_sound_players_pass() -> None:
    check_game(Sound(), games=10)


class Redraws(Sound):
    """Swaps a card of the next player for one of the pile; the seat has seen neither."""

    def redraw(self, world: State, seat: int, rng: Rng) -> None:
        assert isinstance(world, PenniesState)
        self.swap(world, world.hands[(seat + 1) % int(world.seats)])

    def swap(self, world: PenniesState, hand: list[int]) -> None:
        if hand and world.pile:
            face, here, there = world.cards.face, hand[0], world.pile[0]
            face[here], face[there] = face[there], face[here]


class RedrawsItsOwnHand(Redraws):
    def redraw(self, world: State, seat: int, rng: Rng) -> None:
        assert isinstance(world, PenniesState)
        self.swap(world, world.hands[seat])


def test_a_world_redrawn_is_the_seats_own() -> None:
    check_game(Redraws(), games=10)
    with pytest.raises(Broken, match="redraw"):
        check_game(RedrawsItsOwnHand(), games=10)
