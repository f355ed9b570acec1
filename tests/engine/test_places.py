"""Places: what watchers know of cards that they can point at."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.places import BITS_IN, LOWEST_IN, Places
from sitdown.engine.rng import Rng

A, B, ONLOOKER = 0, 1, 2
EVERYBODY = 0b111


def four(faces: str = "0123", groups: int = 1) -> Places:
    """Groups of four; two seats and the onlooker watch. The first group's faces by token."""
    places = Places.fresh(groups, 4, 3)
    for token, face in enumerate(faces):
        places.face[token] = int(face)
        places.token[int(face)] = token
    return places


def may(places: Places, watcher: int, group: int = 0) -> list[list[int]]:
    """For each face of a group the places where it may be."""
    first = (watcher * places.groups + group) * places.size
    return [[i for i in range(places.size) if places.may[first + face] >> i & 1] for face in range(places.size)]


def faces(places: Places) -> list[int]:
    return list(places.face)


def worlds(places: Places, watcher: int, count: int = 300) -> Counter[tuple[int, ...]]:
    """The faces by token of many imagined worlds."""
    found: Counter[tuple[int, ...]] = Counter()
    for number in range(count):
        world = places.clone()
        world.imagine(watcher, Rng.seeded(number))
        found[tuple(world.face)] += 1
    return found


def fitting(places: Places, watcher: int) -> set[tuple[int, ...]]:
    """All ways to lay the first group's faces within what the watcher knows."""
    sets = may(places, watcher)
    return {order for order in permutations(range(4)) if all(token in sets[face] for token, face in enumerate(order))}


def test_tables_of_bits() -> None:
    assert [BITS_IN[mask] for mask in (0, 1, 6, 2047)] == [0, 1, 2, 11]
    assert [LOWEST_IN[mask] for mask in (1, 6, 1024)] == [0, 1, 10]


def test_at_first_nobody_knows_anything() -> None:
    places = four()
    assert may(places, A) == [[0, 1, 2, 3]] * 4
    assert not any(places.known_to(seat, token) for seat in (A, B, None) for token in range(4))


def test_a_shuffle_stays_on_its_places() -> None:
    orders = set()
    for number in range(200):
        places = four(groups=2)
        places.shuffle(0, 0b1011, Rng.seeded(number))
        assert faces(places)[2] == 2
        assert faces(places)[4:] == [4, 5, 6, 7]
        assert all(places.token[face] == token for token, face in enumerate(faces(places)))
        orders.add(tuple(faces(places)[:4]))
    assert orders == {(a, b, 2, c) for a, b, c in permutations([0, 1, 3])}


def test_who_sees_a_card_knows_it_and_what_the_others_are_not() -> None:
    places = four("2031")
    places.see(A, 0)
    assert may(places, A) == [[1, 2, 3], [1, 2, 3], [0], [1, 2, 3]]
    assert may(places, B) == [[0, 1, 2, 3]] * 4
    assert places.known_to(A, 0)
    assert not places.known_to(B, 0)
    assert not places.known_to(None, 0)
    assert [places.seen[token] for token in range(4)] == [1, 0, 0, 0]


def test_three_cards_seen_tell_the_fourth() -> None:
    places = four("2031")
    places.see_places(A, 0, 0b0111)
    assert places.known_to(A, 3)
    assert places.seen[3] == 0, "but he has not looked at it"


def test_what_was_only_concluded_is_settled_by_a_look() -> None:
    """A face with one place left does not bar others from it; to see it there does."""
    places = four("0123")
    for face, mask in enumerate((0b0001, 0b0011, 0b1110, 0b1110)):
        places.may[face] = mask
    assert places.known_to(A, 0)
    places.see(A, 0)
    assert may(places, A) == [[0], [1], [1, 2, 3], [1, 2, 3]]


def test_a_card_turned_up_is_known_to_all() -> None:
    places = four("2031")
    places.see_all(1)
    assert all(places.known_to(seat, 1) for seat in (A, B, None))
    assert places.seen[1] == EVERYBODY


def test_a_set_is_known_without_its_order() -> None:
    places = four("2031")
    places.see_as_a_set(A, 0, 0b0110)
    assert may(places, A) == [[1, 2], [0, 3], [0, 3], [1, 2]]
    assert not places.known_to(A, 1)
    assert places.surely_on(A, 0, 0b0110) == [0, 3]
    assert places.surely_on(A, 0, 0b0111) == [0, 3]
    assert places.surely_on(A, 0, 0b1001) == [1, 2]
    assert places.surely_on(B, 0, 0b0110) == places.surely_on(None, 0, 0b0110) == []
    assert places.surely_on(None, 0, 0b1111) == [0, 1, 2, 3]


def test_a_secret_choice_mixes_what_the_blind_know() -> None:
    places = four("2031")
    for token in range(4):
        places.see(A, token)
        places.see(B, token)
    places.mix(0, 0b0011, 0b101)
    assert may(places, A) == [[0, 1], [3], [0, 1], [2]]
    assert may(places, B) == [[1], [3], [0], [2]]
    assert [places.seen[token] for token in range(4)] == [0b010, 0b010, 0b011, 0b011]


def test_one_card_leaves_no_choice() -> None:
    places = four("2031")
    places.see(A, 2)
    places.mix(0, 0b0100, EVERYBODY)
    assert places.known_to(A, 2)
    assert places.seen[2] == 1


def test_mixing_touches_only_its_group() -> None:
    places = four(groups=2)
    places.see_all(5)
    places.mix(0, 0b1111, EVERYBODY)
    assert places.known_to(None, 5)


def test_a_card_slips_out_of_a_row() -> None:
    """The first name of the row leaves; what lay before the card taken moves up."""
    for token, left in ((0, [2, 0, 3, 1]), (1, [0, 2, 3, 1]), (2, [3, 2, 0, 1]), (3, [1, 2, 0, 3])):
        places = four("2031")
        row = vec[i64]([0, 1, 2, 3])
        places.slip_out(row, 0, 4, token, EVERYBODY)
        assert faces(places) == left
        assert all(places.token[face] == here for here, face in enumerate(left))


def test_the_blind_know_that_a_card_slipped_out() -> None:
    """Each may be where it was, one up, or taken; the same whichever it was."""
    for token in range(3):
        places = four("2031")
        for seen in range(4):
            places.see_all(seen)
        places.slip_out(vec[i64]([0, 1, 2]), 0, 3, token, 0b110)
        assert may(places, B) == [[0, 1, 2], [3], [0, 1], [0, 2]]
        assert may(places, ONLOOKER) == may(places, B)
        assert places.seen[3] == EVERYBODY
        assert [places.seen[other] for other in range(3)] == [1, 1, 1]
        assert set(worlds(places, B)) == fitting(places, B)
        assert len(fitting(places, B)) == 3, "one world for each card that may have been taken"


def test_the_last_card_of_a_row_does_not_slip_out_unseen() -> None:
    places = four("2031")
    places.see_all(3)
    places.slip_out(vec[i64]([3]), 0, 1, 3, EVERYBODY)
    assert places.known_to(None, 3)


def test_imagining_keeps_to_what_is_known() -> None:
    places = four("2031")
    places.see(A, 0)
    found = worlds(places, A)
    assert set(found) == {(2, *rest) for rest in permutations([0, 1, 3])}
    assert min(found.values()) > 30
    assert len(worlds(places, B, 1000)) == 24


def test_imagining_finds_every_world_and_no_other() -> None:
    """Random sets around a truth, however tangled."""
    dice = random.Random("tangled")
    for _ in range(60):
        places = four("".join(map(str, dice.sample(range(4), 4))))
        for face in range(4):
            places.may[face] = dice.randrange(16) | 1 << places.token[face]
        assert set(worlds(places, A, 400)) == fitting(places, A)


def test_imagining_a_tangle_takes_no_time() -> None:
    """Two of eleven cards can fill a place that no other can: that is found without a search through all orders."""
    places = Places.fresh(1, 11, 1)
    for face in range(11):
        places.may[face] = (0b111, 0b110)[face] if face < 2 else 2**11 - 1 - 0b010
    for number in range(1000):
        world = places.clone()
        world.imagine(0, Rng.seeded(number))
        assert all(places.may[world.face[token]] >> token & 1 for token in range(11))


def test_imagining_depends_on_knowledge_alone() -> None:
    """The same from every truth that the watcher holds for possible."""
    dice = random.Random("blind")
    for number in range(60):
        places = four("".join(map(str, dice.sample(range(4), 4))))
        for face in range(4):
            places.may[face] = dice.randrange(16) | 1 << places.token[face]
        other = places.clone()
        other.imagine(A, Rng.seeded("another truth"))
        places.imagine(A, Rng.seeded(number))
        other.imagine(A, Rng.seeded(number))
        for one, two in ((places.face, other.face), (places.token, other.token), (places.may, other.may)):
            assert list(one) == list(two)


def test_in_a_world_the_others_know_what_they_have_seen() -> None:
    places = four("2031")
    places.see(B, 1)
    places.see(B, 2)
    places.imagine(A, Rng.seeded(5))
    here, there = places.face[1], places.face[2]
    assert may(places, B)[here] == [1]
    assert may(places, B)[there] == [2]
    assert all(may(places, B)[face] == [0, 3] for face in range(4) if face not in (here, there))
    assert may(places, A) == [[0, 1, 2, 3]] * 4


def test_a_clone_is_independent() -> None:
    places = four("2031")
    other = places.clone()
    other.see_all(0)
    other.swap(1, 2)
    assert faces(places) == [2, 0, 3, 1]
    assert not places.known_to(A, 0)
