"""`imagine` of Maffiosi over random plays: worlds agree with all that a watcher sees, and depend on nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from sitdown.engine import Rng, Value
from sitdown.games.maffiosi.imagine import TRIES
from sitdown.games.maffiosi.memory import ONLOOKER, Guess, recall_shuffle, recall_story
from sitdown.games.maffiosi.play import MaffiosiPlay
from tests.games.maffiosi.helpers.invariant import KINDS, check_cards, check_hands
from tests.games.maffiosi.helpers.knowledge import Memory, Mind, contradiction, deal_of, hand_bag, remember
from tests.games.maffiosi.helpers.positions import copy, everything, fields_that_differ, hand, play, start, table, used

OPTIONS: list[dict[str, Value]] = [  # exact: without the last note taken whole plays are longer, and more are out
    {},
    {"open_discards": False, "last_note": "exact"},
    {"open_discards": False, "last_note": "exact", "hidden_money": True, "move_after_discard": True},
    {"seating": "manual", "hidden_money": True},
    {"move_after_discard": True, "nightcap": "up_to", "scram_wakes": True, "scram_clears_cakes": True},
    {"open_discards": False, "seating": "random", "stall_rounds": 20, "last_note": "exact"},
    {"no_scram": True, "stall_rounds": 20, "last_note": "exact", "pass_blocked": "skip", "cafe_is_drink": True},
]


def moments(seed: str, plays: int, looks: float) -> Iterator[tuple[MaffiosiPlay, Memory, Mind]]:
    """Moments of random plays at all numbers of seats, each with somebody who watches; more of them after a shuffle."""
    dice = random.Random(seed)
    for number in range(plays):
        state = start(3 + number % 4, f"{seed} {number}", **OPTIONS[number % len(OPTIONS)])
        memory = remember(state)
        while True:
            if state.over or dice.random() < looks * [1, 4, 10][min(memory.shuffles, 2)]:
                yield state, memory, dice.choice(memory.minds)
            if state.over:
                break
            state.play(dice.choice(state.choices()))


def think(state: MaffiosiPlay, mind: Mind, seed: object) -> MaffiosiPlay:
    world = state.imagine(mind, Rng.seeded(seed))
    assert isinstance(world, MaffiosiPlay)
    return world


# -- what each world must be ------------------------------------------------------------------------------------------


def check_all_cards(world: MaffiosiPlay) -> None:
    """Sixty cards, each in one place, and known to those who may know it."""
    check_cards(world)
    check_hands(world)


def check_looks_the_same(state: MaffiosiPlay, world: MaffiosiPlay, mind: Mind) -> None:
    """View, turn, legal actions and refusals, over all 73 actions."""
    assert world.view(mind) == state.view(mind)
    assert (world.turn(), world.asked()) == (state.turn(), state.asked())
    seat = -1 if mind is None else mind
    assert world.legal(seat) == state.legal(seat)
    for action in range(-1, 74):
        assert world.explain(seat, action) == state.explain(seat, action)


def check_who_knows_what(state: MaffiosiPlay, world: MaffiosiPlay) -> None:
    """Everybody knows his hand in the world and nobody the pile; who knows a used card is as it was."""
    assert used_and_seen(world)[1] == used_and_seen(state)[1]
    assert (world.draw.n, world.used.n, world.gone.n) == (state.draw.n, state.used.n, state.gone.n)
    for seat in range(state.seats):
        assert hand_bag(world, seat).total() == hand_bag(state, seat).total()
        assert "?" not in hand_bag(world, seat)
    assert all(world.cards.seen[token] == 0 for token in world.draw.tokens())


def used_and_seen(state: MaffiosiPlay) -> tuple[list[str], list[int]]:
    return used(state), [state.cards.seen[token] for token in state.used.tokens()]


def check_world(state: MaffiosiPlay, memory: Memory, world: MaffiosiPlay, mind: Mind) -> None:
    check_all_cards(world)
    check_looks_the_same(state, world, mind)
    check_who_knows_what(state, world)
    assert contradiction(memory, mind, deal_of(memory, world)) == ""
    if mind is not None:
        assert hand_bag(world, mind) == hand_bag(state, mind)


def many_worlds(seed: str, plays: int, looks: float) -> Counter[str]:
    seen: Counter[str] = Counter()
    for number, (state, memory, mind) in enumerate(moments(seed, plays, looks)):
        before = everything(state)
        world = think(state, mind, f"{seed} {number}")
        assert everything(state) == before, "imagine touched the state or its generator"
        check_world(state, memory, world, mind)
        assert contradiction(memory, mind, deal_of(memory, state)) == "", "the truth itself is possible"
        dice = random.Random(number)
        while not world.over and number % 10 == 0:  # it can be played to its end
            world.play(dice.choice(world.choices()))
        check_all_cards(world)
        seen[f"{min(memory.shuffles, 2)} shuffles"] += 1
        seen["dead"] += mind is not None and not hand_bag(state, mind)
        seen["hidden"] += bool(memory.under or memory.era.unseen)
    return seen


def test_worlds_agree_with_what_the_watcher_knows() -> None:
    """At all numbers of seats, for seats in and out of the game and onlookers, through reshuffles (MA-31, MA-59)."""
    seen = many_worlds("quick worlds", 140, 0.012)
    assert min(seen[name] for name in ("0 shuffles", "1 shuffles", "2 shuffles", "dead", "hidden")) > 10


@pytest.mark.long
def test_worlds_agree_with_what_the_watcher_knows_over_many_plays() -> None:
    """MA-31, MA-59."""
    seen = many_worlds("long worlds", 700, 0.05)
    assert min(seen[name] for name in ("0 shuffles", "1 shuffles", "2 shuffles", "dead", "hidden")) > 250


# -- what no world may depend on --------------------------------------------------------------------------------------


def test_nothing_of_a_state_is_left_out_of_the_comparison() -> None:
    state = start()
    aside = {"game", "switches", "listener", "cards", "_scratch", *state.caches()}
    fields = set(getattr(state, "__dict__", {})) - aside
    assert fields <= set(everything(state))


def test_a_world_depends_on_the_watchers_knowledge_alone() -> None:
    """A twin from the imagination, and another generator in the game, change no field of the world."""
    for number, (state, _, mind) in enumerate(moments("blind", 40, 0.03)):
        one = think(state, mind, number)
        assert fields_that_differ(one, think(state, mind, number)) == []
        twin = think(state, mind, f"{number} twin")
        assert fields_that_differ(one, think(twin, mind, number)) == []
        lucky = copy(state)
        lucky.rng = Rng.seeded("another chance to come")
        assert fields_that_differ(one, think(lucky, mind, number)) == []


def test_worlds_differ() -> None:
    """Other random numbers, another world; the hands and piles of the truth are not favoured."""
    for state, memory, mind in moments("differ", 20, 0.01):
        worlds = [think(state, mind, number) for number in range(4)]
        if memory.hands != [] and state.draw.n > 5:
            assert len({str(world.open_view()) for world in worlds}) > 1


# -- a world has its own memory ---------------------------------------------------------------------------------------


def nested_worlds(seed: str, plays: int, looks: float) -> int:
    """In a world, what that seat or another imagines agrees with what is seen there, and with what is public."""
    dice = random.Random(seed)
    seen = 0
    for state, memory, mind in moments(seed, plays, looks):
        world = think(state, mind, dice.random())
        check_world(state, memory, think(world, mind, dice.random()), mind)
        other = dice.choice(memory.minds)
        inner = think(world, other, dice.random())
        check_looks_the_same(world, inner, other)
        check_all_cards(inner)
        assert contradiction(memory, other if other == mind else None, deal_of(memory, inner)) == ""
        deeper = think(inner, mind, dice.random())
        check_looks_the_same(inner, deeper, mind)
        seen += memory.shuffles > 0
    return seen


def test_worlds_in_worlds() -> None:
    assert nested_worlds("nested", 42, 0.01) > 40


@pytest.mark.long
def test_worlds_in_worlds_over_many_plays() -> None:
    assert nested_worlds("long nested", 400, 0.04) > 2_000


def test_a_world_is_remembered_as_its_players_saw_it() -> None:
    """Who is imagined to hold a card over a shuffle knows in that world that he kept it."""
    state = table(hands={"yellow": "order"}, draw=1)
    play(state, "yellow discard order")
    for number in range(30):
        world = think(state, 0, number)
        for seat in range(3):
            kept = [KINDS[kind] for kind in range(8) for _ in range(world.kept[8 * seat + kind])]
            assert kept == hand(world, ["yellow", "red", "blue"][seat])


# -- how many guesses it takes ----------------------------------------------------------------------------------------


def guesses(state: MaffiosiPlay, mind: Mind, seed: object, most: int) -> int:
    """How many times the story since the shuffle must be guessed until it fits."""
    rng = Rng.seeded(seed)
    for count in range(1, most + 1):
        guess = Guess(state, ONLOOKER if mind is None else mind)
        if recall_shuffle(state, guess, rng) and recall_story(state, guess, rng):
            return count
    return most + 1


def test_few_guesses_are_enough() -> None:
    counts = Counter(
        guesses(state, mind, number, 50) for number, (state, _, mind) in enumerate(moments("tries", 80, 0.06))
    )
    assert counts.total() > 800
    assert max(counts) <= 20
    assert counts[1] > 0.95 * counts.total()


@pytest.mark.long
def test_few_guesses_are_enough_over_many_plays() -> None:
    """More than fifty once in ten thousand worlds at most, and never so many that guessing is given up."""
    looks = enumerate(moments("long tries", 2_000, 0.1))
    counts = Counter(guesses(state, mind, number, TRIES) for number, (state, _, mind) in looks)
    assert max(counts) <= TRIES
    assert sum(many for count, many in counts.items() if count > 50) < counts.total() / 10_000
