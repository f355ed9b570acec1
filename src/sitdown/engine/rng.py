"""The small generator inside every state: a few machine words, cheap to clone, the same stream everywhere."""

from __future__ import annotations

import hashlib
import struct
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WORD: Final = 0xFFFFFFFF


class Rng:
    """xoshiro128++ on four 32-bit words.

    It serves play, not secrecy: what makes a deal unguessable is the length of the seed it is started from.
    """

    __slots__ = ("_a", "_b", "_c", "_d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self._a: i64 = a & WORD
        self._b: i64 = b & WORD
        self._c: i64 = c & WORD
        self._d: i64 = d & WORD
        if self._a | self._b | self._c | self._d == 0:
            self._a = 1  # the all-zero state would only ever answer zero

    @staticmethod
    def seeded(seed: object) -> Rng:
        """The generator that a seed (a number or a text) always starts."""
        digest = hashlib.sha256(f"sitdown:{seed}".encode()).digest()
        a, b, c, d = struct.unpack_from("<4I", digest)
        return Rng(a, b, c, d)

    def word(self) -> i64:
        """The next 32 random bits."""
        a = self._a
        b = self._b
        total = (a + self._d) & WORD
        answer = ((((total << 7) | (total >> 25)) & WORD) + a) & WORD
        c = self._c ^ a
        d = self._d ^ b
        self._b = b ^ c
        self._a = a ^ d
        self._c = c ^ ((b << 9) & WORD)
        self._d = ((d << 11) | (d >> 21)) & WORD
        return answer

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely (n at most 2^31)."""
        product = self.word() * n
        low = product & WORD
        if low < n:
            floor = (WORD + 1 - n) % n
            while low < floor:
                product = self.word() * n
                low = product & WORD
        return product >> 32

    def shuffle(self, items: vec[i64], n: i64) -> None:
        """Put the first n items into a random order."""
        i = n - 1
        while i > 0:
            j = self.below(i + 1)
            held = items[i]
            items[i] = items[j]
            items[j] = held
            i -= 1

    def split(self) -> Rng:
        """A new generator, independent of what this one says next."""
        return Rng(self.word(), self.word(), self.word(), self.word())

    def clone(self) -> Rng:
        return Rng(self._a, self._b, self._c, self._d)

    def __repr__(self) -> str:
        return f"Rng{self.words()}"

    def __reduce__(self) -> tuple[object, ...]:
        return Rng, self.words()

    def words(self) -> tuple[int, int, int, int]:
        """The four words, to store or compare."""
        return self._a, self._b, self._c, self._d
