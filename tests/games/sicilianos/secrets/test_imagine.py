"""`imagine` of Sicilianos over random plays: worlds agree with all that a seat knows, and depend on nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from sitdown.engine import Rng, Value
from sitdown.games.sicilianos.data import CARDS, COLOURS, TYPES, VALUES
from sitdown.games.sicilianos.play import SicilianosPlay
from sitdown.testing import watch
from tests.games.sicilianos.helpers.invariant import check_table, hand_tokens
from tests.games.sicilianos.helpers.positions import play, roll, start, table
from tests.games.sicilianos.helpers.sight import NUMBERS, ROWS, copy, dream, everything, fields_that_differ, hand

Mind = int | None
OPTIONS: list[dict[str, Value]] = [
    {},
    {"stakes": "hidden", "influence_die": "321"},
    {"return_order": "shuffled", "deal": "random"},
    {"businesses": "open", "lone_war": "may_add"},
    {"special_order": "single_pass", "bombed_out": "out", "stakes": "hidden"},
    {"tied_stakes": "returned", "bank": "notes", "steal": "may", "turn_cap": 20},
]


def moments(dice: random.Random, plays: int, looks: float) -> Iterator[tuple[SicilianosPlay, Mind]]:
    """Moments of random plays at all numbers of seats, each with somebody who watches."""
    for number in range(plays):
        state = start(3 + number % 4, f"{dice.random()}", **OPTIONS[number % len(OPTIONS)])
        while True:
            if state.over or dice.random() < looks:
                yield state, dice.choice([None, *range(state.seats)])
            if state.over:
                break
            state.play(dice.choice(state.choices()))


# -- what each world must be ------------------------------------------------------------------------------------------


def check_world(state: SicilianosPlay, world: SicilianosPlay, mind: Mind) -> None:
    check_table(world)
    assert world.view(mind) == state.view(mind)
    assert (world.turn(), world.asked()) == (state.turn(), state.asked())
    seat = -1 if mind is None else mind
    assert world.legal(seat) == state.legal(seat)
    check_known_stay(state, world, mind)
    check_public(state, world)


def check_known_stay(state: SicilianosPlay, world: SicilianosPlay, mind: Mind) -> None:
    """What the watcher can tell lies where it lay, and every card lies where he holds it for possible."""
    for mine, theirs, size in ((state.cards, world.cards, VALUES), (state.shops, world.shops, TYPES)):
        watcher = mine.watcher_of(mind)
        first = watcher * mine.groups * size
        for token in range(COLOURS * size):
            face = theirs.face[token]
            assert face // size == token // size, "colours never change"
            assert mine.may[first + face] & 2 ** (token % size)
            if mine.known_to(mind, token):
                assert face == mine.face[token]
        assert [theirs.may[first + i] for i in range(mine.groups * size)] == [
            mine.may[first + i] for i in range(mine.groups * size)
        ], "the watcher knows what he knew"


def check_public(state: SicilianosPlay, world: SicilianosPlay) -> None:
    """Everything but faces, knowledge, chance and hidden stakes is the same, token by token."""
    free = {"rng", "cards face", "cards token", "cards may", "shops face", "shops token", "shops may"}
    if state.stakes_are_hidden():
        free |= {"stake", "black"}
    assert set(fields_that_differ(state, world)) <= free


def many_worlds(seed: str, plays: int, looks: float) -> Counter[str]:
    dice = random.Random(seed)
    seen: Counter[str] = Counter()
    for state, mind in moments(dice, plays, looks):
        before = everything(state)
        world = dream(state, mind, dice.random())
        assert everything(state) == before, "imagine touched the state or its generator"
        check_world(state, world, mind)
        seen["worlds"] += 1
        seen["other worlds"] += "cards face" in fields_that_differ(state, world)
        seen["hidden stakes"] += state.stakes_are_hidden() and state.in_war
        while not world.over:  # it can be played to its end
            world.play(dice.choice(world.choices()))
        check_table(world)
    return seen


def test_worlds_agree_with_what_the_watcher_knows() -> None:
    """SI-14, SI-27, SI-90 at all numbers of seats, for seats and onlookers."""
    seen = many_worlds("quick worlds", 12, 0.06)
    assert seen["worlds"] > 80
    assert seen["other worlds"] > 0.9 * seen["worlds"]
    assert seen["hidden stakes"] > 5


@pytest.mark.long
def test_worlds_agree_with_what_the_watcher_knows_over_many_plays() -> None:
    """SI-14, SI-27, SI-90."""
    many_worlds("long worlds", 300, 0.1)


# -- what no world may depend on --------------------------------------------------------------------------------------


def test_nothing_of_a_state_is_left_out_of_the_comparison() -> None:
    state = start()
    fields = set(getattr(state, "__dict__", {})) - {"game", "switches", "listener", "_scratch", "cards", "shops"}
    assert fields <= {*NUMBERS.split(), *ROWS.split(), "options", "rng"}


def check_blind(state: SicilianosPlay, mind: Mind, seed: object) -> None:
    """The same random numbers give the same world, whatever of the truth the watcher does not know."""
    one = dream(state, mind, seed)
    assert fields_that_differ(one, dream(state, mind, seed)) == []
    twin = dream(state, mind, f"{seed} twin")
    assert watch(twin, mind) == watch(state, mind)
    assert fields_that_differ(one, dream(twin, mind, seed)) == []
    lucky = copy(state)
    lucky.rng = Rng.seeded("another chance to come")
    assert fields_that_differ(one, dream(lucky, mind, seed)) == []


def test_a_world_depends_on_the_watchers_knowledge_alone() -> None:
    """A twin from the imagination, and another generator in the game, change no field of the world."""
    dice = random.Random("blind")
    for state, mind in moments(dice, 12, 0.12):
        check_blind(state, mind, dice.random())


@pytest.mark.long
def test_a_world_depends_on_the_watchers_knowledge_alone_over_many_plays() -> None:
    dice = random.Random("long blind")
    for state, mind in moments(dice, 300, 0.12):
        check_blind(state, mind, dice.random())


# -- worlds in particular ---------------------------------------------------------------------------------------------


def test_unseen_cards_of_a_colour_are_equally_likely() -> None:
    state = table({"A": "Y1 Y2", "B": "Y7"})
    found = Counter(hand(dream(state, 0, number), "B")[0] for number in range(900))
    assert set(found) == {f"Y{value}" for value in range(3, 12)}
    assert all(65 < count < 140 for count in found.values())


def test_a_card_chosen_in_secret_may_be_any_of_the_hand() -> None:
    """SI-40: A's card is one of those that B knows A to hold."""
    state = table({"A": "", "B": "", "C": "G1"}, tails={"R": 11})
    roll(state, "A", "red", "red", "2")
    one, other = hand(state, "A")
    roll(state, "B", "green", "green", "2")
    roll(state, "C", "green", "green", "2")
    play(state, f"A {one}")
    left = Counter(hand(dream(state, 1, number), "A")[0] for number in range(200))
    assert set(left) == {one, other}
    assert 70 < left[one] < 130
    assert {hand(dream(state, 0, number), "A")[0] for number in range(20)} == {other}


def test_the_others_know_their_own_hands_in_a_world() -> None:
    """So that a search can go on from it for any seat."""
    state = table({"A": "Y1 Y2", "B": "Y7 R3", "C": "G1"})
    world = dream(state, 0, "world")
    for seat in range(3):
        assert all(world.cards.known_to(seat, token) for token in hand_tokens(world, seat))
    again = dream(world, 1, "again")
    assert hand(again, "B") == hand(world, "B")
    assert sum(world.cards.known_to(1, token) for token in range(CARDS)) == 2


def test_at_the_end_a_world_is_over_too() -> None:
    """SI-101."""
    state = table({"A": "R9", "B": "Y2", "C": "Y3"}, notes={"B": "50"})
    play(state, "A R9/5, B Y2/50, A shop pizzeria")
    for mind in (0, 1, None):
        world = dream(state, mind, "end")
        assert world.over
        check_world(state, world, mind)
        assert world.scores == state.scores
