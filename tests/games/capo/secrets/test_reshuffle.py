"""What is remembered over a reshuffle of Capo's discards (CA-63): the cards seen, and the Giulias paid for."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine import Rng
from sitdown.engine.cards import EVERYBODY
from sitdown.games.capo.giulias import Spread, ways_at
from sitdown.games.capo.play import CapoPlay
from sitdown.games.capo.state import FRESH, KEPT
from tests.games.capo.helpers.positions import (
    crew_tokens,
    faces_of,
    hand_tokens,
    kind_of,
    lay,
    lay_crews,
    play_round,
    start,
    table,
)
from tests.games.capo.secrets.test_memory import GIULIAS, Memory, check_memory, giulias, misfit, worlds_of


@pytest.mark.parametrize("giulia", ["hidden", "auto_show", "visible_only"])
def test_a_kept_hand_may_hold_anything_not_seen_among_the_discards(giulia: str) -> None:
    """CA-63: seat 2 keeps four cards while the discards, half of them seen, become the draw pile.

    No Giulia was paid for or shown (CA-52): all three are in the eight cards that seats 0 and 2 kept.
    """
    state = table(hands={0: "K15 K16", 1: "K20 K21", 2: "K22 K23 K24 K25 K26"}, options={"giulia": giulia})
    hands = [faces_of(state, hand_tokens(state, seat)) for seat in range(3)]
    rest = [face for face in range(70) if not any(face in hand for hand in hands)]
    plain = [face for face in rest if face not in GIULIAS]
    seen, unseen = plain[:30], plain[30:]
    lay(state, hands, GIULIAS, seen + unseen, [EVERYBODY] * len(seen) + [1] * len(unseen))
    play_round(state, {0: "K15", 1: "K20", 2: "K22"})  # seats 0 and 1 draw 4 each: three Giulias, then the new pile
    assert state.reshuffles == 1
    mine = set(faces_of(state, hand_tokens(state, 1)))
    possible = [face for face in range(70) if face not in seen and face not in mine and kind_of(face) != "K20"]
    count = 600
    landed: Counter[int] = Counter()
    for world in worlds_of(state, 1, count):
        landed.update(faces_of(world, hand_tokens(world, 2)))
        if giulia != "visible_only":
            assert len(giulias(world, [*hand_tokens(world, 0), *hand_tokens(world, 2)])) == 3
    assert set(landed) == set(possible)
    ordinary = [face for face in possible if face not in GIULIAS]
    hope = sum(landed[face] for face in ordinary) / len(ordinary)
    assert abs(misfit([landed[face] for face in ordinary], [hope] * len(ordinary))) < 5
    each = count / 2 if giulia != "visible_only" else hope
    assert abs(misfit([landed[face] for face in GIULIAS], [each] * 3)) < 5


def after_unseen_pay() -> CapoPlay:
    """One Giulia, K35, was paid for unseen and shuffled; seat 1 kept K34, seat 2 kept K36 among four cards."""
    state = table(hands={0: "K15 K16", 1: "K20 K34", 2: "K22 K23 K24 K25 K36"})
    hands = [faces_of(state, hand_tokens(state, seat)) for seat in range(3)]
    rest = [face for face in range(70) if not any(face in hand for hand in hands)]
    unseen = [face for face in rest if face in GIULIAS or face % 3 == 0]
    seen = [face for face in rest if face not in unseen]
    lay(state, hands, seen[:1], unseen + seen[1:], [1] * len(unseen) + [EVERYBODY] * (len(seen) - 1))
    play_round(state, {0: "K15", 1: "K20", 2: "K22"})
    assert (state.reshuffles, state.pooled_giulias) == (1, 1)
    return state


def test_a_giulia_paid_for_unseen_is_not_forgotten_with_the_shuffle() -> None:
    """CA-52, CA-63: all know that one of the three was shuffled, and nobody but her player knows which."""
    state = after_unseen_pay()
    for mind in (0, 1, 2, None):
        shuffled: Counter[int] = Counter()
        for world in worlds_of(state, mind, 300):
            fresh = [token for token in range(70) if world.age[token] == FRESH]
            found = giulias(world, fresh)
            assert len(found) == 1
            shuffled.update(found)
        known = {0: {58}, 1: {58, 59}, 2: {57, 58}, None: {57, 58, 59}}  # K35 alone; not what he kept himself
        assert set(shuffled) == known[mind]


def test_her_owner_knows_what_he_kept_when_others_lose_track() -> None:
    """CA-22, CA-52, CA-63: seat 1 knows that the one shuffled was not his, so seat 2 kept no more than one."""
    state = after_unseen_pay()
    lay_crews(state)  # whoever held both kept and fresh cards may have laid either
    for mind, most in ((1, 1), (None, 2)):
        kept = Counter(
            len(giulias(world, [*hand_tokens(world, 2), *crew_tokens(world, 2)]))
            for world in worlds_of(state, mind, 400)
        )
        assert max(kept) == most


def test_a_forgotten_giulia_is_found() -> None:
    """CA-52, CA-63: planted, a game that forgets with the shuffle what was paid for."""
    dice = random.Random("forgetful")
    found = 0
    for number in range(12):
        state = start(6 + number % 2, f"forgetful {number}", target_respect=25)
        memory = Memory(state)
        state.listener = memory
        while not state.over:
            if memory.untouched and state.picked[0] == 0 and state.phase == 0:
                forgetful = state.clone()
                assert isinstance(forgetful, CapoPlay)
                forgetful.pooled_giulias = (state.pooled_giulias + 1) % 3
                found += contradicts(state, memory, forgetful)
            seat = dice.choice(state.turn())
            state.apply(seat, dice.choice(state.legal(seat)))
    assert found > 3


def contradicts(state: CapoPlay, memory: Memory, forgetful: CapoPlay) -> bool:
    world = forgetful.imagine(None, Rng.seeded("world"))
    assert isinstance(world, CapoPlay)
    try:
        check_memory(state, memory, world, None)
    except AssertionError:
        return True
    return False


# -- each way in which the cards can lie is equally likely ------------------------------------------------------------

GIULIA_A, GIULIA_B, POOLED, OTHER = range(4)  # A's place at the shuffle is not known, B was seen among the discards


def fits(faces: tuple[int, ...], ages: list[int], claimed: int, pool_room: int, hands_room: int) -> bool:
    """Section 6, said once more for one dealing: `claimed` places, the first ones, must hold a Giulia."""
    here = list(zip(faces, ages, strict=True))
    return (
        all(face in (GIULIA_A, GIULIA_B) for face in faces[:claimed])
        and not any(face in (GIULIA_B, POOLED) and age == KEPT for face, age in here)
        and sum(face == GIULIA_A and age == FRESH for face, age in here) <= pool_room
        and sum(face == GIULIA_A and age == KEPT for face, age in here) <= hands_room
    )


@pytest.mark.parametrize("number", range(100))
def test_ways_are_counted_as_they_are(number: int) -> None:
    """CA-52, CA-63: against every dealing of a few cards."""
    dice = random.Random(f"ways {number}")
    faces = [GIULIA_A, *[GIULIA_A] * dice.randint(0, 1), *[GIULIA_B] * dice.randint(0, 1)]
    count = len(faces)
    faces += [dice.choice((POOLED, OTHER, OTHER)) for _ in range(6 - count)]
    ages = [dice.choice((0, KEPT, FRESH)) for _ in faces]
    claimed, pool_room, hands_room = dice.randint(0, 1), dice.randint(0, 2), dice.randint(0, 2)
    spread = Spread()
    spread.count = count
    spread.pooled = vec[i64]([int(face == GIULIA_B) for face in faces[:count]])
    places = [0] * 6
    for place, age in enumerate(ages):
        places[age + (3 if place < claimed else 0)] += 1
    spread.places = vec[i64](places)
    spread.claimed, spread.pool_room, spread.hands_room = claimed, pool_room, hands_room
    spread.kept = ages.count(KEPT)
    spread.for_kept, spread.others = faces[count:].count(OTHER), len(faces) - count
    true: Counter[int] = Counter()
    for order in permutations(range(len(faces))):
        if fits(tuple(faces[i] for i in order), ages, claimed, pool_room, hands_room):
            place = order.index(0)
            true[ages[place] + (3 if place < claimed else 0)] += 1
    told = [ways_at(spread, 0, sort) for sort in range(6)]
    assert (sum(told) > 0) == (true.total() > 0)
    assert [n * true.total() for n in told] == [true[sort] * sum(told) for sort in range(6)]
