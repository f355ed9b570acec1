"""`sitdown.testing` finds each fault that is planted in a guest game, and names the promise that is broken."""

from __future__ import annotations

import itertools

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine import Choices, Game, Opening, Refusal, Rng, State, Value, View
from sitdown.testing import Broken, check_game, each_in_one_place
from tests.testing.pennies import CARDS, NONE, PEEK, Pennies, PenniesState


class TooMuchIsLegal(PenniesState):
    def fill(self, seat: int, out: Choices) -> None:
        super().fill(seat, out)
        if seat in self.turn() and self.peeked[seat]:
            out.add(PEEK)


class TooMuchIsExplained(PenniesState):
    def explain(self, seat: int, action: int) -> Refusal | None:
        refusal = super().explain(seat, action)
        return None if refusal is not None and refusal.rule == "PE-4" else refusal


class RefusesWithoutARule(PenniesState):
    def explain(self, seat: int, action: int) -> Refusal | None:
        return Refusal("no") if super().explain(seat, action) else None


class RefusingChangesSomething(PenniesState):
    def apply(self, seat: int, action: int) -> None:
        if self.explain(seat, action) is not None:
            self.pennies[0] += 1
        super().apply(seat, action)


class AppliesWhatIsForbidden(PenniesState):
    def apply(self, seat: int, action: int) -> None:
        if self.explain(seat, action) is None:
            super().apply(seat, action)


class DescendingChoices(PenniesState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat)[::-1]


class StrangersMayAct(PenniesState):
    def legal(self, seat: int) -> list[int]:
        return super().legal(seat) if seat < self.seats else [0]


class ForcesAChoice(PenniesState):
    def forced(self, seat: int) -> bool:
        return seat in self.turn()


class OpensAStrangeWindow(PenniesState):
    def window(self, seat: int) -> Opening | None:
        return Opening("peep", PEEK)


class CloneSharesAList(PenniesState):
    def clone(self) -> State:
        other = super().clone()
        assert isinstance(other, PenniesState)
        other.pennies = self.pennies
        return other


class CloneSharesTheChance(PenniesState):
    """Every move of this one uses chance, so that it is noticed."""

    def clone(self) -> State:
        other = super().clone()
        other.rng = self.rng
        return other

    def push(self, seat: int, action: int) -> None:
        self.rng.word()
        super().push(seat, action)


class CloneForgets(PenniesState):
    def clone(self) -> State:
        other = super().clone()
        assert isinstance(other, PenniesState)
        other.peeked = [False] * self.seats
        return other


class CloneListens(PenniesState):
    def clone(self) -> State:
        other = super().clone()
        other.listener = self.listener
        return other


class LosesACard(PenniesState):
    def turn_up(self) -> None:
        super().turn_up()
        self.gone.pop()


class DoublesACard(PenniesState):
    def turn_up(self) -> None:
        self.pile.append(self.laid[0])
        super().turn_up()


class ViewIsNotPlain(PenniesState):
    def seen_by(self, seat: int | None) -> View:
        return {**super().seen_by(seat), "hand": {1, 2}}


class ViewHasATuple(PenniesState):
    def seen_by(self, seat: int | None) -> View:
        return {**super().seen_by(seat), "pair": (1, 2)}


class ViewForNobody(PenniesState):
    def seen_by(self, seat: int | None) -> View:
        return {**super().seen_by(seat), "you": 0}


class ListenerChangesThePlay(PenniesState):
    def push(self, seat: int, action: int) -> None:
        if self.listener is not None:
            self.rng.word()
        super().push(seat, action)


class LookingChangesThePlay(PenniesState):
    def view(self, seat: int | None) -> View:
        self.rng.word()
        return super().view(seat)


class ImagineUsesTheGamesChance(PenniesState):
    def imagine(self, seat: int | None, rng: Rng) -> State:
        self.rng.word()
        return super().imagine(seat, rng)


class ImagineCopiesTheGamesChance(PenniesState):
    def imagine(self, seat: int | None, rng: Rng) -> State:
        world = super().imagine(seat, rng)
        world.rng = self.rng.clone()
        return world


class ImaginesAnotherView(PenniesState):
    """The seat's own card, laid face down, is another one in the world."""

    def imagine(self, seat: int | None, rng: Rng) -> State:
        world = super().imagine(seat, rng)
        assert isinstance(world, PenniesState)
        world.laid = [hand[0] if token != NONE else NONE for hand, token in zip(world.hands, world.laid, strict=True)]
        return world


class AskedIsNotTheFirst(PenniesState):
    def asked(self) -> int:
        return (self.turn() or [-1])[-1]


class EndsWithoutAName(PenniesState):
    @property
    def ending(self) -> str:
        return ""


class HasAnEndingTooEarly(PenniesState):
    @property
    def ending(self) -> str:
        return "rounds"


class NoFirstPlace(PenniesState):
    @property
    def ranking(self) -> list[int]:
        return [place + 1 for place in super().ranking]


class SkipsNoPlace(PenniesState):
    """1, 1, 2 instead of 1, 1, 3."""

    @property
    def ranking(self) -> list[int]:
        order = sorted(set(self.pennies), reverse=True)
        return [1 + order.index(own) for own in self.pennies]


class FiguresAreNotFloats(PenniesState):
    def figures(self) -> dict[str, float]:
        return {"peeks": sum(self.peeked)}


class ActsAfterTheEnd(PenniesState):
    def explain(self, seat: int, action: int) -> Refusal | None:
        return super().explain(seat, action) if self.turn() else None


SEQUENCE = itertools.count()


class DependsOnMoreThanItsSeed(PenniesState):
    """Something outside the state: a clock, the order of a set, a global generator."""

    def lay_table(self) -> None:
        for _ in range(next(SEQUENCE) % 7):
            self.rng.word()
        super().lay_table()


DICE = itertools.count()


class RenewsNothing(PenniesState):
    def renew(self, rng: Rng) -> None:
        self.renew_piles()


class RenewsByItsOwnDice(PenniesState):
    def renew(self, rng: Rng) -> None:
        super().renew(Rng.seeded(next(DICE)))


class RenewsHands(PenniesState):
    def renew_piles(self) -> None:
        face, mine, top = self.cards.face, self.hands[0][0], self.pile[-1]
        face[mine], face[top] = face[top], face[mine]
        self.sort_hands()


class RenewsWhatWasPeekedAt(PenniesState):
    def renew_piles(self) -> None:
        self.cards.shuffle(vec[i64](self.pile), len(self.pile), self.rng)


class RenewingLosesACard(PenniesState):
    def renew_piles(self) -> None:
        self.cards.face[self.pile[0]] = self.cards.face[self.pile[1]]


FAULTS = {
    TooMuchIsLegal: "legal and explain differ|past its bound",
    TooMuchIsExplained: "legal and explain differ",
    RefusesWithoutARule: "names no rule",
    RefusingChangesSomething: "refused action changes",
    AppliesWhatIsForbidden: "apply does what is not legal",
    DescendingChoices: "not ascending",
    StrangersMayAct: "a seat that there is not may act",
    CloneSharesAList: "done to a clone changes",
    CloneSharesTheChance: "done to a clone changes",
    CloneForgets: "a clone is not equal",
    CloneListens: "a clone has the listener",
    LosesACard: "lost or made",
    DoublesACard: "lost or made",
    ViewIsNotPlain: "not plain data",
    ViewHasATuple: "not plain data",
    ViewForNobody: "`you` is not the seat",
    ListenerChangesThePlay: "a listener or a question changes the play",
    LookingChangesThePlay: "changes the play|changes something|changes the state",
    ImagineUsesTheGamesChance: "imagining.* changes the state",
    ImagineCopiesTheGamesChance: "copies the chance of the game",
    ImaginesAnotherView: "can tell the imagined world",
    AskedIsNotTheFirst: "is not the first of turn",
    EndsWithoutAName: "the end has no name",
    HasAnEndingTooEarly: "has an ending",
    NoFirstPlace: "no first place",
    SkipsNoPlace: "1, 1, 3",
    FiguresAreNotFloats: "not a float",
    ActsAfterTheEnd: "explain allows something after the end",
    DependsOnMoreThanItsSeed: ".",
    ForcesAChoice: "forced, but",
    RenewsNothing: "two seeds renew a state alike",
    RenewsByItsOwnDice: "the same seed renews a state in two ways",
    RenewsHands: "a seat sees that chance was renewed",
    RenewsWhatWasPeekedAt: "a seat sees that chance was renewed|a seat knows something else",
    RenewingLosesACard: "changes what there is",
    OpensAStrangeWindow: "not declared",
}


def every_card_is_in_one_place(state: State) -> None:
    assert isinstance(state, PenniesState)
    each_in_one_place(CARDS, *state.hands, state.pile, state.gone)


@pytest.mark.parametrize(("faulty", "promise"), FAULTS.items(), ids=lambda of: getattr(of, "__name__", ""))
def test_a_planted_fault_is_found(faulty: type[PenniesState], promise: str) -> None:
    with pytest.raises((Broken, ValueError), match=promise):
        check_game(Pennies(faulty), every_card_is_in_one_place, games=10)


def test_the_sound_game_passes() -> None:
    check_game(Pennies(), every_card_is_in_one_place, games=10)


# -- faults of the game itself ----------------------------------------------------------------------------------------


class TooLowABound(Pennies):
    def bound(self, seats: int, options: dict[str, Value]) -> int:
        return seats


class SeatsAnybody(Pennies):
    def start(self, seats: int, *args: object, **kwargs: object) -> State:
        return self.deal(max(2, min(3, seats)), {"peeks": True, "worth": 1}, Rng.seeded(args))


class RefusesAValueOfItsOwn(Pennies):
    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        if options["worth"] == 3:
            raise AssertionError("worth 3")
        return super().deal(seats, options, rng)


@pytest.mark.parametrize(
    ("game", "promise"),
    [
        (TooLowABound(), "past its bound"),
        (SeatsAnybody(), "for which the game is not"),
        (RefusesAValueOfItsOwn(), "worth 3"),
    ],
)
def test_a_fault_of_the_game_is_found(game: Game, promise: str) -> None:
    with pytest.raises(AssertionError, match=promise):
        check_game(game)
