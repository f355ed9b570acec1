"""The small generator: the same stream on every machine, and fair."""

from __future__ import annotations

import hashlib
from collections import Counter

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine import Rng

MASK = 2**32 - 1


def reference_words(a: int, b: int, c: int, d: int, count: int) -> list[int]:
    """xoshiro128++ as its authors publish it, in plain Python integers."""

    def turned(x: int, k: int) -> int:
        return ((x << k) | (x >> (32 - k))) & MASK

    words = []
    for _ in range(count):
        words.append((turned((a + d) & MASK, 7) + a) & MASK)
        t = (b << 9) & MASK
        c ^= a
        d ^= b
        b ^= c
        a ^= d
        c ^= t
        d = turned(d, 11)
    return words


def test_the_stream_is_that_of_xoshiro128plusplus() -> None:
    rng = Rng(1, 2, 3, 4)
    assert [rng.word() for _ in range(1000)] == reference_words(1, 2, 3, 4, 1000)


def test_a_seed_starts_the_same_stream_as_number_or_text_and_another_one_another() -> None:
    assert Rng.seeded(7).words() == Rng.seeded("7").words()
    assert Rng.seeded("a").words() != Rng.seeded("b").words()
    digest = hashlib.sha256(b"sitdown:tuesday").digest()
    assert Rng.seeded("tuesday").words() == tuple(int.from_bytes(digest[i : i + 4], "little") for i in (0, 4, 8, 12))


def test_a_clone_goes_its_own_way() -> None:
    rng = Rng.seeded(1)
    other = rng.clone()
    assert [rng.word() for _ in range(5)] == [other.word() for _ in range(5)]
    rng.word()
    assert rng.words() != other.words()


def test_below_is_in_range_and_even() -> None:
    rng = Rng.seeded("even")
    for n in (1, 2, 3, 7, 70):
        counts = Counter(rng.below(n) for _ in range(2000 * n))
        assert set(counts) == set(range(n))
        assert all(1700 < count < 2300 for count in counts.values())


def test_shuffle_keeps_everything_and_reaches_every_order() -> None:
    rng = Rng.seeded("orders")
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = vec[i64]([1, 2, 3])
        rng.shuffle(items, 3)
        orders[tuple(items)] += 1
    assert len(orders) == 6
    assert all(850 < count < 1150 for count in orders.values())


def test_a_split_is_another_stream() -> None:
    rng = Rng.seeded(3)
    child = rng.split()
    assert [child.word() for _ in range(4)] != [rng.word() for _ in range(4)]


def test_the_zero_state_is_avoided() -> None:
    assert any(Rng(0, 0, 0, 0).words())
