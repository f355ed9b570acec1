"""Pennies, a small guest game in which tests plant faults and leaks.

PE-1: two or three play with fifteen cards, 0 to 14; four each, the others are the pile. PE-2: all lay a card at once,
face down. PE-3: when all have, they are turned up, and the highest takes a penny. PE-4: once a game a seat that has not
laid may peek at the top of the pile, if the option allows it. PE-5: after four rounds most pennies win. PE-6: nothing
else.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine import (
    ActionSpace,
    Arg,
    Cards,
    Choices,
    Game,
    Kind,
    Option,
    Refusal,
    Rng,
    State,
    Value,
    View,
    Window,
)

CARDS, HAND = 15, 4
NONE = -1
ACTIONS = ActionSpace(Kind("lay", Arg("card", CARDS)), Kind("peek"))
PEEK = ACTIONS.encode("peek")
OPTIONS = [Option("peeks", [True, False], True, "PE-4"), Option("worth", [], 1, "PE-3", (1, 3))]


class PenniesState(State):
    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.cards = Cards.face_down(list(range(CARDS)))
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # tokens, by face
        self.pile = list(range(HAND * seats, CARDS))
        self.laid = [NONE] * seats  # a token of the hand
        self.gone: list[int] = []
        self.peeked = [False] * seats
        self.pennies = [0] * seats

    def lay_table(self) -> None:
        self.cards.shuffle(vec[i64](range(CARDS)), CARDS, self.rng)
        for seat in range(self.seats):
            self.hands[seat] = list(range(HAND * seat, HAND * (seat + 1)))
            for token in self.hands[seat]:
                self.cards.show(token, seat)
        self.sort_hands()

    def sort_hands(self) -> None:
        for hand in self.hands:
            hand.sort(key=lambda token: self.cards.face[token])

    def clone(self) -> State:
        other = type(self)(self.game, self.seats, self.options, self.rng.clone())
        other.cards = self.cards.clone()
        other.hands = [list(hand) for hand in self.hands]
        other.pile, other.gone, other.laid = list(self.pile), list(self.gone), list(self.laid)
        other.peeked, other.pennies = list(self.peeked), list(self.pennies)
        return other

    # -- who may do what

    def turn(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.laid[seat] == NONE] if self.hands[0] else []

    def fill(self, seat: int, out: Choices) -> None:
        if seat in self.turn():
            for token in self.hands[seat]:
                out.add(self.cards.face[token])
            if self.options["peeks"] and not self.peeked[seat]:
                out.add(PEEK)

    def explain(self, seat: int, action: int) -> Refusal | None:
        if not self.hands[0]:
            return Refusal("PE-5")
        if not 0 <= seat < self.seats or self.laid[seat] != NONE:
            return Refusal("PE-2")
        if action == PEEK:
            return None if self.options["peeks"] and not self.peeked[seat] else Refusal("PE-4")
        if action not in ACTIONS:
            return Refusal("PE-6", {"action": action})
        held = any(self.cards.face[token] == action for token in self.hands[seat])
        return None if held else Refusal("PE-2", {"card": action})

    # -- doing

    def push(self, seat: int, action: int) -> None:
        if action == PEEK:
            self.peeked[seat] = True
            self.cards.show(self.pile[-1], seat)
            self.tell("peeks", {"seat": seat}, [self.pile[-1]])
            return
        self.laid[seat] = next(token for token in self.hands[seat] if self.cards.face[token] == action)
        self.tell("lays", {"seat": seat})
        if NONE not in self.laid:
            self.turn_up()

    def turn_up(self) -> None:
        for seat, token in enumerate(self.laid):
            self.cards.show_all(token)
            self.hands[seat].remove(token)
        best = max(range(self.seats), key=lambda seat: self.cards.face[self.laid[seat]])
        self.pennies[best] += int(self.options["worth"])
        self.tell("takes", {"seat": best}, self.laid)
        self.gone += self.laid
        self.laid = [NONE] * self.seats

    # -- seeing

    def card_as(self, seat: int | None, token: int) -> str:
        return str(self.cards.face[token]) if self.cards.known_to(seat, token) else "?"

    def tokens(self) -> int:
        return CARDS

    def table(self, seat: int | None, face_up: bool) -> View:
        def name(token: int) -> str:
            return str(self.cards.face[token]) if face_up else self.card_as(seat, token)

        mine = seat is not None and self.laid[seat] != NONE
        return {
            "you": seat,
            "hands": [[name(token) for token in hand] for hand in self.hands],
            "pile": [name(token) for token in self.pile],
            "gone": [name(token) for token in self.gone],
            "has_laid": [token != NONE for token in self.laid],
            "laid": name(self.laid[seat]) if mine and seat is not None else None,
            "all_laid": [token if token == NONE else self.cards.face[token] for token in self.laid] if face_up else [],
            "peeked": list(self.peeked),
            "pennies": list(self.pennies),
        }

    def seen_by(self, seat: int | None) -> View:
        return self.table(seat, False)

    def open_view(self) -> View:
        return self.table(None, True)

    def imagine(self, seat: int | None, rng: Rng) -> State:
        world = self.clone()
        assert isinstance(world, PenniesState)
        world.rng = rng.split()
        unseen = [token for token in range(CARDS) if not self.cards.known_to(seat, token)]
        faces = vec[i64](sorted(self.cards.face[token] for token in unseen))
        rng.shuffle(faces, len(faces))
        for token, face in zip(unseen, faces, strict=True):
            world.cards.face[token] = face
        world.sort_hands()
        for other in range(self.seats):
            if other != seat and self.laid[other] != NONE:
                world.laid[other] = world.hands[other][rng.below(len(world.hands[other]))]
        return world

    def renew_piles(self) -> None:
        self.cards.renew(vec[i64](self.pile), len(self.pile), self.rng)

    # -- the end

    @property
    def scores(self) -> list[int]:
        return list(self.pennies)

    @property
    def ranking(self) -> list[int]:
        return [1 + sum(other > own for other in self.pennies) for own in self.pennies]

    @property
    def ending(self) -> str:
        return "" if self.hands[0] else "rounds"

    def figures(self) -> dict[str, float]:
        return {"peeks": float(sum(self.peeked))}


class Pennies(Game):
    """The game with one class of states or another: the sound one, or one with a fault."""

    def __init__(self, states: type[PenniesState] = PenniesState) -> None:
        super().__init__("pennies", "Pennies", range(2, 4), "1", ACTIONS, OPTIONS, "", "PE-1", "PE-6",
                         windows=[Window("lay", ["ask", "always"])])  # fmt: skip
        self.states = states

    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        state = self.states(self, seats, options, rng)
        state.lay_table()
        return state

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        return seats * (HAND + 1)
