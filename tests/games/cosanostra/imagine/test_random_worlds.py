"""`imagine` of La Cosa Nostra over random plays: worlds agree with what a watcher knows, and depend on nothing else."""

from __future__ import annotations

import random
from collections import Counter, defaultdict

import pytest

from sitdown.engine import Event, Listener, Rng
from sitdown.engine.cards import BIT, bit_of
from sitdown.games.cosanostra.cards.influence_cards import INFLUENCE_TOKEN
from sitdown.games.cosanostra.data import INFLUENCE_IDS
from sitdown.games.cosanostra.phase_numbers import REDRAW
from sitdown.games.cosanostra.play import CosaPlay
from sitdown.testing.promise import truth
from tests.games.cosanostra.helpers.bargains import Mind, dream
from tests.games.cosanostra.helpers.positions import check_table, copy, start
from tests.games.cosanostra.helpers.watchers import (
    OPTIONS,
    hand_influence,
    hand_jobs,
    moments,
    planned_jobs,
    put_away,
    random_move,
    some_look,
)

START_TYPES = {"snitch", "schemer", "henchman"}  # CN-14


# -- what each world must be ------------------------------------------------------------------------------------------


def check_world(state: CosaPlay, world: CosaPlay, mind: Mind, dice: random.Random) -> None:
    check_table(world)
    look = some_look(dice, 40)
    assert look(world, mind) == look(state, mind)
    check_known_cards_stay(state, world, mind)
    check_known_deck(state, world)
    check_papers_of_others(state, world, mind)
    check_secret_choices(state, world, mind)


def check_known_cards_stay(state: CosaPlay, world: CosaPlay, mind: Mind) -> None:
    """Every card the watcher has seen has its face, wherever it lies now; tokens and their knowers do not move."""
    for mine, theirs, count in ((state.jobs, world.jobs, 90), (state.influence, world.influence, 35)):
        assert list(mine.seen) == list(theirs.seen)
        for token in range(count):
            if mine.seen[token] & bit_of(mind):
                assert mine.face[token] == theirs.face[token]
    for seat in range(state.seats):
        assert hand_jobs(state, seat) == hand_jobs(world, seat)
        assert hand_influence(state, seat) == hand_influence(world, seat)
    assert planned_jobs(state) == planned_jobs(world)
    assert state.gone.tokens() == world.gone.tokens()
    assert state.i_gone.tokens() == world.i_gone.tokens()


def check_known_deck(state: CosaPlay, world: CosaPlay) -> None:
    """The cards put under the Business deck stay in their places; recruits that were turned stay on top."""
    bottom = state.known_bottom
    assert state.b_deck.tokens()[:bottom] == world.b_deck.tokens()[:bottom]
    assert sorted(state.b_deck.tokens()) == sorted(world.b_deck.tokens())
    for seat in range(state.seats):
        mine = [state.recruits[3 * seat + place] for place in range(3)]
        theirs = [world.recruits[3 * seat + place] for place in range(3)]
        assert sorted(mine) == sorted(theirs)
        if state.top_seen & BIT[seat] or state.options["recruit"] != "blind":
            assert [g for g in mine if g >= 0][-1:] == [g for g in theirs if g >= 0][-1:]


def check_papers_of_others(state: CosaPlay, world: CosaPlay, mind: Mind) -> None:
    """Section 6: no draft or draft count of another seat, no offer between two others, unless `public_offers`."""
    for seat in range(state.seats):
        if seat == mind:
            assert (world.draft_to[seat], world.drafts[seat]) == (state.draft_to[seat], state.drafts[seat])
        else:
            assert (world.draft_to[seat], world.drafts[seat]) == (-1, 0)
        for to in range(state.seats):
            bit = BIT[seat * 5 + to]
            known = mind in (seat, to) or (state.options["public_offers"] and mind is not None)
            assert world.open_offers & bit == (state.open_offers & bit if known else 0)


def check_secret_choices(state: CosaPlay, world: CosaPlay, mind: Mind) -> None:
    """Who has answered in secret has answered in the world too; half-made choices of others are not begun."""
    assert (world.must, world.done) == (state.must, state.done)
    for seat in range(state.seats):
        if seat == mind:
            assert world.half[seat] == state.half[seat]
            assert world.put_away[seat] == state.put_away[seat]
            assert world.put_away_jobs[seat] == state.put_away_jobs[seat]
            assert not state.done & BIT[seat] or world.answer[seat] == state.answer[seat]
        else:
            assert world.half[seat] == -1
            if not state.done & BIT[seat]:
                assert world.put_away[seat] == world.put_away_jobs[seat] == 0


def many_worlds(seed: str, plays: int, looks: float, played_out: float) -> Counter[str]:
    dice = random.Random(seed)
    seen: Counter[str] = Counter()
    for state, mind in moments(dice, plays, looks):
        before = truth(state)
        world = dream(state, mind, dice.random())
        assert truth(state) == before, "imagine touched the state or its generator"
        check_world(state, world, mind, dice)
        seen["worlds"] += 1
        seen["other worlds"] += truth(world) != before
        seen["under way"] += state.under_way
        seen["sealed"] += state.done != 0
        if dice.random() < played_out:
            while not world.over:  # it can be played to its end
                world.apply(*random_move(world, dice, 0.05))
            check_table(world)
    return seen


def test_worlds_agree_with_what_the_watcher_knows() -> None:
    """Section 6, at all numbers of seats and options, for seats and onlookers."""
    seen = many_worlds("quick worlds", 10, 0.02, 0.3)
    assert seen["worlds"] > 60
    assert seen["other worlds"] > 0.9 * seen["worlds"] - 10
    assert seen["under way"] > 3
    assert seen["sealed"] > 3


@pytest.mark.long
def test_worlds_agree_with_what_the_watcher_knows_over_many_plays() -> None:
    """Section 6."""
    assert many_worlds("long worlds", 600, 0.05, 0.05)["worlds"] > 10_000


# -- what no world may depend on --------------------------------------------------------------------------------------


def check_blind(state: CosaPlay, mind: Mind, seed: object) -> None:
    """The same random numbers give the same world, whatever of the truth the watcher does not know."""
    one = truth(dream(state, mind, seed))
    assert truth(dream(state, mind, seed)) == one
    twin = dream(state, mind, f"{seed} twin")
    assert truth(dream(twin, mind, seed)) == one
    lucky = copy(state)
    lucky.rng = Rng.seeded("another chance to come")
    assert truth(dream(lucky, mind, seed)) == one


def test_a_world_depends_on_the_watchers_knowledge_alone() -> None:
    """A twin from the imagination, and another generator in the game, change nothing of the world."""
    dice = random.Random("blind")
    for state, mind in moments(dice, 10, 0.01):
        check_blind(state, mind, dice.random())


@pytest.mark.long
def test_a_world_depends_on_the_watchers_knowledge_alone_over_many_plays() -> None:
    dice = random.Random("long blind")
    for state, mind in moments(dice, 300, 0.05):
        check_blind(state, mind, dice.random())


# -- worlds within worlds ---------------------------------------------------------------------------------------------


def test_a_world_can_be_imagined_from_again() -> None:
    """So that a search can go on from it for any seat."""
    dice = random.Random("nested")
    for state, mind in moments(dice, 6, 0.02):
        world = dream(state, mind, dice.random())
        other = dice.choice([None, *range(state.seats)])
        again = dream(world, other, dice.random())
        check_world(world, again, other, dice)
        check_world(state, dream(world, mind, dice.random()), mind, dice)


# -- the start set (CN-14) --------------------------------------------------------------------------------------------


class StartFacts(Listener):
    """What everybody can know of the start sets, from what all have heard since the beginning."""

    def __init__(self, state: CosaPlay) -> None:
        """The sets lie on the table from the beginning, or are dealt later (`influence_from`)."""
        holders = [seat for seat in range(state.seats) if state.i_hand_n[seat]]
        self.unplayed: dict[int, set[str]] = {seat: set(START_TYPES) for seat in holders}
        self.put_away: defaultdict[int, int] = defaultdict(int)
        self.reshuffled: defaultdict[int, int] = defaultdict(int)

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        seat = event.facts.get("seat")
        if event.name == "dealt_influence" and isinstance(seat, int):
            self.unplayed.setdefault(seat, set(START_TYPES))
        elif event.name == "influence" and isinstance(seat, int):
            self.unplayed[seat].discard(str(event.facts["card"]))
        elif event.name == "put_away" and isinstance(seat, int):
            self.put_away[seat] += sum(token >= INFLUENCE_TOKEN for token in event.cards)
        elif event.name == "shuffled" and event.facts["pile"] == "influence":
            for who, count in self.put_away.items():
                self.reshuffled[who] += count
            self.put_away.clear()

    def contradiction(self, world: CosaPlay) -> str:
        """What of the world cannot be."""
        for seat, types in self.unplayed.items():
            hand = {INFLUENCE_IDS[world.influence.face[token]] for token in hand_influence(world, seat)}
            away = {INFLUENCE_IDS[world.influence.face[token]] for token in put_away(world, seat)}
            gone = types - hand - away
            if len(gone) > self.reshuffled[seat]:
                return (
                    f"seat {seat} has not played {gone} and put away {self.reshuffled[seat]} cards that are reshuffled"
                )
        return ""


def start_sets(seed: str, plays: int) -> Counter[str]:
    dice = random.Random(seed)
    seen: Counter[str] = Counter()
    for number in range(plays):
        options = {**OPTIONS[number % len(OPTIONS)], "hand_limit_from": 1}
        state = start(5 - number % 2, f"{seed} {number}", **options)
        facts = StartFacts(state)
        state.listener = facts
        while not state.over:
            if dice.random() < (0.3 if state.phase == REDRAW else 0.02):
                mind = dice.choice([None, *range(state.seats)])
                assert facts.contradiction(state) == ""
                assert facts.contradiction(dream(state, mind, dice.random())) == ""
                seen["worlds"] += 1
                seen["put away"] += any(facts.put_away.values())
                seen["reshuffled"] += any(facts.reshuffled.values())
                both = [seat for seat in range(state.seats) if facts.put_away[seat] and facts.reshuffled[seat]]
                seen["again"] += bool(both)
            state.apply(*random_move(state, dice, 0, hoard=number % 4 != 0))
    return seen


def test_CN_14_start_types_that_were_not_played_are_still_there() -> None:
    """Section 6: in the hand or put away; after a reshuffle all but as many as were put away before it."""
    seen = start_sets("start sets", 12)
    assert seen["worlds"] > 60
    assert seen["put away"] > 20
    assert seen["reshuffled"] > 10
    assert seen["again"] > 5


@pytest.mark.long
def test_CN_14_start_types_that_were_not_played_are_still_there_over_many_plays() -> None:
    assert start_sets("many start sets", 400)["again"] > 120
