"""Worlds of La Cosa Nostra in particular: what stays fixed in them, and what is made anew (section 6)."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from sitdown.engine import Rng
from sitdown.engine.cards import BIT
from sitdown.games.cosanostra.data import INFLUENCE_IDS, JOB_IDS
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.bargains import NEGOTIATION, Mind, draft, dream, go_on, meet, offer, offers
from tests.games.cosanostra.helpers.layout import SEATS
from tests.games.cosanostra.helpers.positions import (
    check_table,
    code_of,
    copy,
    gangster,
    hand,
    influence,
    may,
    phase,
    play,
    start,
)
from tests.games.cosanostra.helpers.watchers import hand_influence, hand_jobs, put_away

A, B, C = 0, 1, 2


def worlds(state: CosaPlay, mind: Mind, count: int = 40) -> Iterator[CosaPlay]:
    for number in range(count):
        yield dream(state, mind, f"world {number}")


def what(state: CosaPlay, mind: Mind, read: Callable[[CosaPlay], object], count: int = 40) -> set[object]:
    """All that can be read in worlds of this watcher."""
    return {read(world) for world in worlds(state, mind, count)}


# -- what stays -------------------------------------------------------------------------------------------------------


def test_own_cards_stay_and_others_change() -> None:
    state = meet(jobs={"A": "101 102", "B": "103 104"}, influence={"A": "spy", "B": "snitch"}, plan={"BLU1": "105"})
    assert what(state, A, lambda world: (*hand(world, "A"), *influence(world, "A"))) == {(101, 102, "spy")}
    assert what(state, A, lambda world: world.jobs.face[world.plan[0]]) == {JOB_IDS.index(105)}
    assert len(what(state, B, lambda world: tuple(hand(world, "A")))) > 10
    assert len(what(state, B, lambda world: tuple(influence(world, "A")))) > 4
    assert len(what(state, None, lambda world: tuple(hand(world, "B")))) > 10


def test_a_looked_at_job_stays_also_after_it_left_the_table_unseen() -> None:
    """CN-145, CN-57: A looked, C did not; B, whose it was, knows it too."""
    state = meet(moment="act", plan={"BLU1": "101", "DIM1": "102", "CAL1": "103"}, influence={"A": "snitch"})
    play(state, "A snitch DIM1")
    lying = state.plan[gangster("DIM1")]

    def face(world: CosaPlay) -> int:
        return JOB_IDS[world.jobs.face[lying]]

    for _ in range(2):
        assert what(state, A, face) == what(state, B, face) == {102}
        assert len(what(state, C, face)) > 5
        assert len(what(state, None, face)) > 5
        if phase(state) == ("act", "A"):
            play(state, "A lapse BLU1, B lapse DIM1")
    assert lying in state.gone.tokens()


def test_what_was_put_away_is_fixed_for_its_owner_until_it_is_shuffled_in() -> None:
    """CN-24, CN-162."""
    state = meet(money=0, round=2, moment="payday", influence={"B": "spy spy snitch distraction"}, influence_deck="")
    play(state, "B discard_influence distraction")
    token = put_away(state, B)[0]

    def kind(world: CosaPlay) -> str:
        return INFLUENCE_IDS[world.influence.face[token]]

    assert what(state, B, kind) == {"distraction"}
    assert len(what(state, A, kind)) > 3
    state.influence.shuffle(state.i_gone.items, state.i_gone.n, state.rng)
    assert state.influence.seen[token] == 0


def test_refused_jobs_are_unseen_again() -> None:
    """CN-22: what A refused may be anywhere but in its own hand."""
    state = meet(moment="round", round=2, job_deck="209 210 211 212 201 202 203 204 205 206 207 208")
    play(state, "A refuse, B keep, C keep")
    refused = {209, 210, 211, 212} - set(hand(state, "A"))
    met: set[int] = set()
    for world in worlds(state, A):
        assert hand(world, "A") == hand(state, "A")
        met |= {*hand(world, "B"), *hand(world, "C")}
    assert refused <= met


def test_the_known_bottom_of_the_business_deck_stays() -> None:
    """CN-146, CN-56."""
    state = meet(moment="act", plan={"BLU1": "CA", "DIM1": "101"}, influence={"A": "snitch"}, market="DD PI LS PO")
    while phase(state) != ("act", "A"):
        go_on(state)
    play(state, "A swap, A lapse BLU1")
    for mind in (A, B, None):
        for world in worlds(state, mind, 10):
            assert [code_of(card) for card in world.b_deck.tokens()[:5]] == ["CA", "PO", "LS", "PI", "DD"]
        assert len(what(state, mind, lambda world: tuple(world.b_deck.tokens()[5:]), 10)) == 10


# -- start sets -------------------------------------------------------------------------------------------------------


def test_CN_14_in_round_I_everybody_has_his_start_set() -> None:
    """And what a Politician brought besides (CN-21) may be anything."""
    state = start(5, "start sets")
    while phase(state)[0] != "plan":
        go_on(state)
    more = {seat for seat in range(5) if state.i_hand_n[seat] == 4}
    assert len(more) == 1
    for mind in (*range(5), None):
        for world in worlds(state, mind, 8):
            for seat in range(5):
                kinds = [INFLUENCE_IDS[world.influence.face[token]] for token in hand_influence(world, seat)]
                assert set(kinds) >= {"snitch", "schemer", "henchman"}
                assert len(kinds) == (4 if seat in more else 3)


def test_CN_14_a_start_card_that_was_played_is_no_longer_there() -> None:
    """Whether the Snitch was that of the start set or another."""
    state = start(3, "played")
    while phase(state)[0] != "plan":
        go_on(state)
    letter = SEATS[state.asked()]
    play(state, f"{letter} swap")
    watcher = (state.asked() + 1) % 3
    kinds = what(state, watcher, lambda world: frozenset(influence(world, letter)), 60)
    assert all(isinstance(held, frozenset) and held >= {"schemer", "henchman"} for held in kinds)
    assert any(isinstance(held, frozenset) and "snitch" not in held for held in kinds)


@pytest.mark.parametrize("first", [2, 3])
def test_influenceFrom_the_start_sets_wait_where_they_lie(first: int) -> None:
    """Nobody has Influence cards before; from that round on everybody has his set in every world."""
    state = start(4, "from", influence_from=first)
    while state.round < first:
        assert [world.i_hand_n[seat] for world in worlds(state, None, 1) for seat in range(4)] == [0] * 4
        go_on(state)
    while phase(state)[0] != "plan":
        go_on(state)
    for world in worlds(state, 0, 10):
        check_table(world)
        for seat in range(4):
            kinds = {INFLUENCE_IDS[world.influence.face[token]] for token in hand_influence(world, seat)}
            assert kinds >= {"snitch", "schemer", "henchman"}


# -- what is made anew ------------------------------------------------------------------------------------------------


def scheming() -> CosaPlay:
    return meet(
        4,
        moment="action",
        influence={"B": "schemer", "C": "schemer", "D": "spy"},
        plan={"BLU1": "101", "DIM1": "102", "CAL1": "103", "LAS1": "104"},
    )


@pytest.mark.parametrize("said", ["schemer", "pass"])
def test_a_sealed_answer_is_made_anew_from_what_could_be_answered_there(said: str) -> None:
    """Whatever B really said; B itself remembers it."""
    state = scheming()
    play(state, f"B {said}")
    for mind in (A, C, None):
        met = set()
        for world in worlds(state, mind, 80):
            holds = influence(world, "B") == ["schemer"]
            met.add((world.answer[B], holds))
            assert world.done == state.done == BIT[B]
            assert not may(world, "B pass")
        assert met == {(0, False), (0, True), (1, True)}
    assert what(state, B, lambda world: world.answer[B]) == {int(said == "schemer")}


def test_what_is_put_away_in_secret_is_made_anew() -> None:
    """CN-162: any two of B's Jobs; a half-made answer is begun again."""
    state = meet(money=0, round=2, moment="payday", jobs={"B": "101 102 103 104 105", "C": "106 107 108 109"})
    play(state, "B discard_job 101")
    assert what(state, C, lambda world: world.put_away_jobs[B]) == {0}
    assert what(state, B, lambda world: world.put_away_jobs[B]) == {state.put_away_jobs[B]}
    play(state, "B discard_job 102")
    pairs = {BIT[one] + BIT[other] for one, other in itertools.combinations(range(5), 2)}
    assert what(state, C, lambda world: world.put_away_jobs[B], 150) == pairs
    assert what(state, B, lambda world: world.put_away_jobs[B]) == {state.put_away_jobs[B]}


@pytest.mark.parametrize(
    ("laid", "step", "back"),
    [
        ({"jobs": {"A": "101"}}, "A assign BLU1", "plan"),
        ({"plan": {"DIM1": "101"}, "influence": {"A": "spy"}}, "A spy DIM1", "plan"),
        ({"moment": "act", "plan": {"BLU1": "119", "DIM1": "101"}}, "A execute BLU1", "act"),
    ],
)
def test_anothers_half_made_choice_is_not_begun_in_a_world(laid: dict[str, Any], step: str, back: str) -> None:
    """CN-9: only that something is under way is known; the chooser himself goes on where he is."""
    state = meet(**laid)
    before = copy(state)
    play(state, step)
    for mind in (B, C, None):
        for number in range(5):
            world = dream(state, mind, number)
            assert phase(world) == (back, "A")
            assert world.under_way
            choices = [action for action in dream(before, mind, number).legal(A) if action < NEGOTIATION]
            assert world.legal(A) == choices, "all that A could begin, and no talk"
            while world.under_way:
                go_on(world)
    for world in worlds(state, A, 5):
        assert phase(world) == phase(state)
        assert world.legal(A) == state.legal(A)


def test_offers_of_others_are_forgotten_and_own_ones_stay() -> None:
    for public in (False, True):
        state = meet(4, public_offers=public)
        offer(state, "A", "B", give="cash 1")
        offer(state, "C", "A", give="cash 2")
        offer(state, "C", "D", give="cash 3")
        draft(state, "B", "C", give="cash 4")
        for letter, mine in zip("ABCD", ("AB CA", "AB", "CA CD", "CD"), strict=True):
            world = dream(state, "ABCD".index(letter), "offers")
            everything = " ".join(sorted({*offers(world, "A").split(), *offers(world, "C").split()}))
            assert everything == ("AB CA CD" if public else mine)
            assert (world.draft_to[B] == C) == (letter == "B")
        onlooker = dream(state, None, "offers")
        assert onlooker.open_offers == 0


def test_a_world_has_a_chance_of_its_own() -> None:
    """What is rolled in it tells nothing of what will be rolled."""
    state = meet(moment="act", plan={"BLU3": "103", "DIM1": "101"})
    before = state.rng.words()
    rng = Rng.seeded("mine")
    dice = set()
    for _ in range(30):
        world = state.imagine(A, rng)
        assert isinstance(world, CosaPlay)
        play(world, "A execute BLU3")
        dice.add(tuple(world.dice[die] for die in range(world.dice_n)))
    assert len(dice) > 15
    assert state.rng.words() == before


def test_the_others_know_their_own_hands_in_a_world() -> None:
    """So that a search can go on from it for any seat."""
    state = meet(jobs={"A": "101", "B": "102 103"}, influence={"B": "spy snitch"})
    world = dream(state, A, "world")
    assert all(world.jobs.knows(B, token) for token in hand_jobs(world, B))
    again = dream(world, B, "again")
    assert hand(again, "B") == hand(world, "B")
    assert influence(again, "B") == influence(world, "B")


def test_at_the_end_a_world_is_over_too() -> None:
    state = meet(round=4, moment="act", plan={"BLU1": "401"}, jobs={"B": "402 403"})
    play(state, "A lapse BLU1")
    for mind in (A, B, None):
        world = dream(state, mind, "end")
        assert world.over
        assert (world.scores, world.ranking) == (state.scores, state.ranking)
        assert world.view(mind) == state.view(mind)


def test_a_world_can_be_played_on_from_every_phase() -> None:
    """With the options that add stages."""
    state = start(3, "on", influence_anytime=True, plays_after_assign=True)
    met = set()
    while state.round == 1:
        if phase(state)[0] not in met:
            met.add(phase(state)[0])
            world = dream(state, A, "on")
            for _ in range(30):
                go_on(world)
        go_on(state)
    assert met >= {"redraw", "spying", "plan", "plan_card", "plan_more", "last_plays", "scheme", "act"}
