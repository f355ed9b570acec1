"""Cards with memory: the one place that decides what is secret.

A card is a token, an int. `face[token]` is what is printed on it; `seen[token]` has a bit for each seat that knows it.
Piles, hands and tables hold tokens. What a seat may be shown is asked here and nowhere else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.rng import Rng

# One bit a seat, from a table: a shift with a constant on the left is compiled as a 32-bit one.
BIT: Final = vec[i64]([2**k for k in range(32)])
NOBODY: Final = 0
EVERYBODY: Final = 2**16 - 1  # all seats and every onlooker
ONLOOKER: Final = 15  # the bit of somebody without a seat


def bit_of(seat: int | None) -> i64:
    """The seat's bit; None is an onlooker, who knows only what everybody knows."""
    return BIT[ONLOOKER] if seat is None else BIT[seat]


class Cards:
    """The faces of all tokens of a game, and who knows each."""

    def __init__(self, face: vec[i64], seen: vec[i64]) -> None:
        self.face: vec[i64] = face
        self.seen: vec[i64] = seen

    @staticmethod
    def face_down(faces: list[int]) -> Cards:
        """One token for each face, in order, known to nobody."""
        return Cards(vec[i64](faces), vec[i64]([NOBODY] * len(faces)))

    def __repr__(self) -> str:
        return f"<Cards: {len(self.face)}, {sum(self.is_open(token) for token in range(len(self.face)))} of them open>"

    def __reduce__(self) -> tuple[object, ...]:
        return Cards, (self.face, self.seen)

    def clone(self) -> Cards:
        return Cards(self.face[:], self.seen[:])

    def knows(self, seat: i64, token: i64) -> bool:
        return self.seen[token] & BIT[seat] != 0

    def known_to(self, seat: int | None, token: int) -> bool:
        """The same question for a seat or an onlooker (None)."""
        return self.seen[token] & bit_of(seat) != 0

    def count_known(self, pile: Pile, seat: int | None, sort_of: vec[i64], sorts: int) -> vec[i64]:
        """How many of each sort are among the cards of a pile that the seat knows; `sort_of` is by face."""
        mine = bit_of(seat)
        counts = vec[i64]([0] * sorts)
        for i in range(pile.n):
            token = pile.items[i]
            if self.seen[token] & mine != 0:
                counts[sort_of[self.face[token]]] += 1
        return counts

    def is_open(self, token: i64) -> bool:
        """Does everybody know the card?"""
        return self.seen[token] == EVERYBODY

    def show(self, token: i64, seat: i64) -> None:
        """The seat looks at the card; what it has seen it does not forget, unless it loses track of the card."""
        self.seen[token] = self.seen[token] | BIT[seat]

    def hide(self, token: i64, seat: i64) -> None:
        """Everybody but the seat that holds the card loses track of it: it may be any of several that look alike."""
        self.seen[token] = self.seen[token] & BIT[seat]

    def show_all(self, token: i64) -> None:
        """The card is turned up."""
        self.seen[token] = EVERYBODY

    def shuffle(self, tokens: vec[i64], n: i64, rng: Rng) -> None:
        """Shuffle the first n tokens: their faces change places and everybody loses track of them.

        The tokens stay where they are, so that a token's number never tells anything.
        """
        i: i64 = n - 1
        while i > 0:
            j = rng.below(i + 1)
            here = tokens[i]
            there = tokens[j]
            held = self.face[here]
            self.face[here] = self.face[there]
            self.face[there] = held
            i -= 1
        i = 0
        while i < n:
            self.seen[tokens[i]] = NOBODY
            i += 1

    def renew(self, tokens: vec[i64], n: i64, rng: Rng) -> None:
        """Shuffle the faces of those of the first n tokens, of one pile, that nobody has seen. Nobody learns of it, for
        nobody knew their order."""
        unseen = vec[i64]([tokens[i] for i in range(n) if self.seen[tokens[i]] == NOBODY])
        self.shuffle(unseen, len(unseen), rng)


class Pile:
    """Tokens in order; the top is the last one."""

    def __init__(self, items: vec[i64], n: i64) -> None:
        self.items: vec[i64] = items
        self.n: i64 = n

    @staticmethod
    def empty(room: int) -> Pile:
        return Pile(vec[i64]([0] * room), 0)

    def __repr__(self) -> str:
        return f"<Pile of {self.n}: {' '.join(str(token) for token in self.tokens())}>"

    def __reduce__(self) -> tuple[object, ...]:
        return Pile, (self.items, self.n)

    def clone(self) -> Pile:
        return Pile(self.items[:], self.n)

    def put(self, token: i64) -> None:
        self.items[self.n] = token
        self.n += 1

    def take(self) -> i64:
        """Take the top card; the pile must not be empty."""
        self.n -= 1
        return self.items[self.n]

    def top(self) -> i64:
        return self.items[self.n - 1]

    def tokens(self) -> list[int]:
        """From the bottom to the top."""
        return [self.items[i] for i in range(self.n)]
