"""`sitdown.testing` finds each leak that is planted in a guest game: through the contract alone."""

from __future__ import annotations

import pytest

from sitdown.engine import Choices, Event, Opening, Refusal, Rng, State, View
from sitdown.testing import Leak, check_game
from tests.testing.pennies import NONE, PEEK, Pennies, PenniesState


class SeenInTheView(PenniesState):
    """The top of the pile."""

    def seen_by(self, seat: int | None) -> View:
        return {**super().seen_by(seat), "top": self.cards.face[self.pile[-1]]}


class SeenInTheOnlookersView(PenniesState):
    def seen_by(self, seat: int | None) -> View:
        return {**super().seen_by(seat), "best": seat is None and max(self.cards.face[t] for t in self.hands[0] or [0])}


class TokensInTheView(PenniesState):
    """No face is named, but hands are sorted by face, and the numbers of the tokens tell their order."""

    def seen_by(self, seat: int | None) -> View:
        return {**super().seen_by(seat), "tokens": [list(hand) for hand in self.hands]}


class SizeInTheView(PenniesState):
    """How many high cards somebody holds, not which."""

    def seen_by(self, seat: int | None) -> View:
        return {**super().seen_by(seat), "high": [sum(self.cards.face[t] > 7 for t in hand) for hand in self.hands]}


class SealedInTheView(PenniesState):
    """Which card of the hand somebody has laid face down."""

    def seen_by(self, seat: int | None) -> View:
        where = [h.index(t) if t != NONE else t for h, t in zip(self.hands, self.laid, strict=True)]
        return {**super().seen_by(seat), "where": where}


class SeenInTheOrder(PenniesState):
    """The pile is listed by face, and shows where the known card lies among them."""

    def seen_by(self, seat: int | None) -> View:
        lying = sorted(self.pile, key=lambda token: self.cards.face[token])
        return {**super().seen_by(seat), "pile": [self.card_as(seat, token) for token in lying]}


class LegalIfTheTopIsHigh(PenniesState):
    """Both statements of the rules agree, but they know more than the seat."""

    def fill(self, seat: int, out: Choices) -> None:
        if seat in self.turn():
            for token in self.hands[seat]:
                out.add(self.cards.face[token])
            if self.explain(seat, PEEK) is None:
                out.add(PEEK)

    def explain(self, seat: int, action: int) -> Refusal | None:
        refusal = super().explain(seat, action)
        low = refusal is None and action == PEEK and self.cards.face[self.pile[-1]] < 4
        return Refusal("PE-4") if low else refusal


class RefusedByAnotherHand(PenniesState):
    """The refusal tells whether somebody else holds the card."""

    def explain(self, seat: int, action: int) -> Refusal | None:
        refusal = super().explain(seat, action)
        if refusal is None or "card" not in refusal.facts:
            return refusal
        return Refusal("PE-2", {"in_pile": any(self.cards.face[token] == action for token in self.pile)})


class ToldInAFact(PenniesState):
    """The event says how high the card is that was laid face down."""

    def push(self, seat: int, action: int) -> None:
        if action != PEEK:
            self.tell("hint", {"pile": sum(self.cards.face[token] for token in self.pile[:2])})
        super().push(seat, action)


class ToldInANumberOfEvents(PenniesState):
    def push(self, seat: int, action: int) -> None:
        if self.cards.face[self.pile[0]] > 7:
            self.tell("hint", {})
        super().push(seat, action)


class CardNamedToAll(PenniesState):
    """The event names what was peeked at to everybody."""

    def push(self, seat: int, action: int) -> None:
        if action == PEEK and self.listener is not None:
            token = self.pile[-1]
            named = [str(self.cards.face[token])]
            names: dict[int | None, list[str]] = {None: named, **{other: named for other in range(self.seats)}}
            self.listener.hear(Event("peeks", {"seat": seat}, [token]), names)
            self.peeked[seat] = True
            self.cards.show(token, seat)
            return
        super().push(seat, action)


class ImaginesTheTruth(PenniesState):
    """One hidden card stays where it is in truth."""

    def imagine(self, seat: int | None, rng: Rng) -> State:
        world = super().imagine(seat, rng)
        assert isinstance(world, PenniesState)
        for token in self.pile[:1]:
            place = next(t for t in range(len(world.cards.face)) if world.cards.face[t] == self.cards.face[token])
            world.cards.face[place] = world.cards.face[token]
            world.cards.face[token] = self.cards.face[token]
        world.sort_hands()
        return world


class ImaginesFromTheTruth(PenniesState):
    """The faces are shuffled, but from the order in which they lie: the same chance gives another world."""

    def imagine(self, seat: int | None, rng: Rng) -> State:
        world = super().imagine(seat, rng)
        assert isinstance(world, PenniesState)
        if self.cards.face[self.pile[0]] > 7:
            world.rng = world.rng.split()
        return world


class ForcedByTheHand(PenniesState):
    """The last card is laid by itself if it is a high one."""

    def forced(self, seat: int) -> bool:
        return self.has_one_answer(seat) and self.cards.face[self.hands[seat][0]] > 7


class AimedByTheHand(PenniesState):
    """A preset lets the seat be asked when it holds a high card."""

    def window(self, seat: int) -> Opening | None:
        if not self.hands[seat]:
            return None
        return Opening("lay", 0, self.cards.face[self.hands[seat][-1]] > 12)


LEAKS = [
    ForcedByTheHand,
    AimedByTheHand,
    SeenInTheView,
    SeenInTheOnlookersView,
    TokensInTheView,
    SizeInTheView,
    SealedInTheView,
    SeenInTheOrder,
    LegalIfTheTopIsHigh,
    RefusedByAnotherHand,
    ToldInAFact,
    ToldInANumberOfEvents,
    CardNamedToAll,
    ImaginesTheTruth,
    ImaginesFromTheTruth,
]


@pytest.mark.parametrize("leaky", LEAKS, ids=lambda leaky: leaky.__name__)
def test_a_planted_leak_is_found(leaky: type[PenniesState]) -> None:
    with pytest.raises(AssertionError) as found:
        check_game(Pennies(leaky), games=10)
    assert isinstance(found.value, Leak) or "imagin" in str(found.value), found.value


def test_the_sound_game_has_no_leak() -> None:
    check_game(Pennies(), games=20)


def test_an_event_may_reveal_what_no_view_holds() -> None:
    """Whoever looks away has missed it: such an event is named, and the rest is still compared."""
    with pytest.raises(Leak, match="hint"):
        check_game(Pennies(ToldInAFact), games=10)
    check_game(Pennies(ToldInAFact), games=10, reveals={"hint"})
