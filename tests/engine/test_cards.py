"""Cards with memory: who knows what."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine import Cards, Pile, Rng
from sitdown.engine.cards import EVERYBODY


def test_a_card_is_known_only_to_those_who_saw_it() -> None:
    cards = Cards.face_down([10, 11, 12])
    assert not any(cards.known_to(seat, 0) for seat in (None, 0, 1))
    cards.show(0, 1)
    assert cards.knows(1, 0)
    assert cards.known_to(1, 0)
    assert not cards.known_to(0, 0)
    assert not cards.known_to(None, 0)
    assert not cards.is_open(0)
    cards.show_all(2)
    assert all(cards.known_to(seat, 2) for seat in (None, 0, 6))
    assert cards.is_open(2)


def test_all_but_the_holder_lose_track_of_a_hidden_card() -> None:
    cards = Cards.face_down([10, 11])
    for seat in (0, 1, 2):
        cards.show(0, seat)
    cards.hide(0, 1)
    assert [cards.knows(seat, 0) for seat in (0, 1, 2)] == [False, True, False]
    cards.hide(1, 1)
    assert not cards.knows(1, 1), "nobody learns anything by it"


def test_a_shuffle_moves_faces_not_tokens_and_nobody_keeps_track() -> None:
    cards = Cards.face_down(list(range(50)))
    for token in range(50):
        cards.show_all(token)
    pile = vec[i64](list(range(0, 50, 2)))
    cards.shuffle(pile, 25, Rng.seeded("shuffle"))
    shuffled = [cards.face[token] for token in range(0, 50, 2)]
    assert sorted(shuffled) == list(range(0, 50, 2))
    assert shuffled != sorted(shuffled)
    assert all(cards.seen[token] == 0 for token in range(0, 50, 2))
    assert all(cards.face[token] == token and cards.seen[token] == EVERYBODY for token in range(1, 50, 2))


def test_clones_are_independent() -> None:
    cards = Cards.face_down([5, 6])
    other = cards.clone()
    other.show(0, 3)
    other.face[1] = 9
    assert cards.seen[0] == 0
    assert cards.face[1] == 6


def test_a_pile_gives_back_what_was_put_last() -> None:
    pile = Pile.empty(3)
    for token in (4, 7, 2):
        pile.put(token)
    copy = pile.clone()
    assert pile.top() == 2
    assert [pile.take(), pile.take()] == [2, 7]
    assert pile.tokens() == [4]
    assert copy.tokens() == [4, 7, 2]
