"""Worlds of La Cosa Nostra are equally likely (section 6): small tables whose fillings are all written down."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Callable, Hashable, Mapping

import pytest

from sitdown.engine.cards import BIT, bit_of
from sitdown.games.cosanostra.data import INFLUENCE_COUNTS, INFLUENCE_IDS, JOB_IDS
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.bargains import Mind, dream, meet
from tests.games.cosanostra.helpers.positions import business, check_table, copy, gangster, play, seat_of
from tests.games.cosanostra.helpers.watchers import hand_influence, hand_jobs, put_away, unseen_influence, unseen_jobs

Named = Mapping[str, str]
FEW, MANY = 500, 4_000


def dreams(state: CosaPlay, mind: Mind, worlds: int = FEW) -> list[CosaPlay]:
    return [dream(state, mind, f"world {number}") for number in range(worlds)]


def compare(worlds: list[CosaPlay], ways: Counter[Hashable], read: Callable[[CosaPlay], Hashable]) -> None:
    """Every world is one of these, as often as it has ways to come about."""
    total = sum(ways.values())
    found = Counter(read(world) for world in worlds)
    assert set(found) <= set(ways), f"impossible: {set(found) - set(ways)}"
    for what, count in ways.items():
        expected = len(worlds) * count / total
        assert abs(found[what] - expected) < 4.5 * expected**0.5 + 3, f"{what}: {found[what]} and not {expected:.0f}"


# -- Influence cards --------------------------------------------------------------------------------------------------


def small(hands: Named, deck: str, left: Named | None = None, lost: Named | None = None, away: str = "") -> CosaPlay:
    """A watches; all cards that are named nowhere are played. `left`: start types that a seat has not played.

    So many cards as `lost` says the seat put away before the last reshuffle; B has put away `away` since.
    """
    named = " ".join([*hands.values(), deck, away]).split()
    spent = [name for name, count in zip(INFLUENCE_IDS, INFLUENCE_COUNTS, strict=True) for _ in range(count)]
    for name in named:
        spent.remove(name)
    held = {**hands, "B": f"{hands.get('B', '')} {away}".strip()}
    state = meet(influence=held, influence_deck=deck, spent=" ".join(spent))
    for _ in away.split():
        state.i_hand_n[1] -= 1
        state.i_gone.put(state.i_hand[24 + state.i_hand_n[1]])
    for letter, types in (left or {}).items():
        state.start_left[seat_of(letter)] = sum(BIT[INFLUENCE_IDS.index(name)] for name in types.split())
    for letter, count in (lost or {}).items():
        state.start_lost[seat_of(letter)] = int(count)
    check_table(state)
    return state


def places(state: CosaPlay) -> Hashable:
    """What B has in its hand, what it has put away, and what lies on top of the deck."""
    return tuple(
        _kinds(state, tokens) for tokens in (hand_influence(state, 1), put_away(state, 1), [state.i_deck.top()])
    )


def _kinds(state: CosaPlay, tokens: list[int]) -> tuple[str, ...]:
    return tuple(sorted(INFLUENCE_IDS[state.influence.face[token]] for token in tokens))


def is_possible(world: CosaPlay, mind: Mind) -> bool:
    """Each start type not played lies in the hand or put away; but for as many as were reshuffled."""
    for seat in range(world.seats):
        if seat != mind:
            there = _kinds(world, hand_influence(world, seat) + put_away(world, seat))
            types = [INFLUENCE_IDS[kind] for kind in range(8) if world.start_left[seat] & BIT[kind]]
            if sum(name not in there for name in types) > world.start_lost[seat]:
                return False
    return True


def fillings(state: CosaPlay, mind: Mind) -> Counter[Hashable]:
    """All of them: each way to lay the unseen types on the unseen places is as likely as any other."""
    tokens = unseen_influence(state, mind)
    faces = [state.influence.face[token] for token in tokens]
    world = copy(state)
    found: Counter[Hashable] = Counter()
    for order in set(itertools.permutations(faces)):
        for token, face in zip(tokens, order, strict=True):
            world.influence.face[token] = face
        if is_possible(world, mind):
            found[places(world)] += 1
    assert found[places(state)] > 0, "the truth is possible"
    return found


SETS = {
    "nothing is known": small({"A": "spy", "B": "snitch spy", "C": "schemer"}, "henchman emergency_doc snitch"),
    "start types are in the hand": small(
        {"A": "spy", "B": "snitch schemer spy", "C": "snitch"}, "spy schemer snitch", {"B": "snitch schemer"}
    ),
    "of two seats": small(
        {"A": "", "B": "snitch spy", "C": "snitch henchman"}, "snitch spy", {"B": "snitch", "C": "snitch henchman"}
    ),
    "or put away": small(
        {"A": "spy", "B": "snitch", "C": "snitch"}, "spy schemer snitch", {"B": "snitch schemer"}, away="schemer"
    ),
    "one was reshuffled": small(
        {"A": "spy", "B": "snitch schemer", "C": "spy"}, "henchman snitch spy",
        {"B": "snitch schemer henchman"}, {"B": "1"},
    ),
    "one was reshuffled, and there are more of one type": small(
        {"A": "spy", "B": "snitch spy"}, "henchman snitch snitch", {"B": "snitch henchman"}, {"B": "1"}
    ),
    "one was reshuffled, one put away since": small(
        {"A": "", "B": "spy", "C": "spy"}, "snitch henchman", {"B": "snitch schemer"}, {"B": "1"}, away="schemer"
    ),
    "one was reshuffled, and played by others since": small(
        {"A": "spy", "B": "snitch emergency_doc"}, "spy spy snitch", {"B": "snitch henchman"}, {"B": "1"}
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", SETS)
def test_influence_cards_are_equally_likely(name: str) -> None:
    """CN-14: every card counted as a card of its own, every filling that keeps the facts."""
    compare(dreams(SETS[name], 0), fillings(SETS[name], 0), places)


@pytest.mark.long
@pytest.mark.parametrize("name", SETS)
@pytest.mark.parametrize("mind", [0, 2, None])
def test_influence_cards_are_equally_likely_over_many_worlds(name: str, mind: Mind) -> None:
    compare(dreams(SETS[name], mind, MANY), fillings(SETS[name], mind), places)


# -- Jobs -------------------------------------------------------------------------------------------------------------


def test_jobs_of_one_back_are_equally_likely() -> None:
    """Hands, face-down plans, unseen discards and the rest of the deck; those of another back apart."""
    state = meet(
        moment="act",
        round=2,
        jobs={"B": "101", "C": "201"},
        plan={"BLU1": "102", "DIM1": "103", "CAL1": "202"},
        turn="B",
    )
    play(state, "B lapse DIM1")
    unseen = [JOB_IDS[state.jobs.face[token]] for token in unseen_jobs(state, 0)]
    gone = next(token for token in state.gone.tokens() if not state.jobs.seen[token] & bit_of(0))
    worlds = dreams(state, 0)
    in_hand, lying, other_hand = hand_jobs(state, 1)[0], state.plan[gangster("CAL1")], hand_jobs(state, 2)[0]
    first: Counter[Hashable] = Counter([job for job in unseen if job < 200])
    second: Counter[Hashable] = Counter([job for job in unseen if 200 < job < 300])
    assert set(first.values()) == set(second.values()) == {1}
    compare(worlds, first, lambda world: JOB_IDS[world.jobs.face[in_hand]])
    compare(worlds, first, lambda world: JOB_IDS[world.jobs.face[gone]])
    compare(worlds, second, lambda world: JOB_IDS[world.jobs.face[lying]])
    compare(worlds, second, lambda world: JOB_IDS[world.jobs.face[other_hand]])


# -- Businesses and recruits ------------------------------------------------------------------------------------------


def test_the_order_of_the_business_deck_above_its_known_bottom() -> None:
    """CN-146: the old market lies under it, the last slot lowest, until somebody shuffles."""
    state = meet(rest="C", deck="NC CA GA2 BF2 PI3 LS3 DD3", market="DD PI LS PO", influence={"A": "snitch"})
    play(state, "A swap")
    bottom = [business(state, name) for name in ("PO2", "LS2", "PI2", "DD2")]
    assert state.b_deck.tokens()[:4] == bottom
    above = state.b_deck.tokens()[4:]
    assert len(above) == 3
    compare(
        dreams(state, 1),
        Counter(dict.fromkeys([(*bottom, *order) for order in itertools.permutations(above)], 1)),
        lambda world: tuple(world.b_deck.tokens()),
    )


@pytest.mark.parametrize("mind", [0, None])
def test_the_order_of_blind_recruits(mind: Mind) -> None:
    """Option `recruit=blind`: nobody knows it, not even their Boss."""
    state = meet(recruit="blind")
    compare(
        dreams(state, mind),
        Counter(dict.fromkeys(itertools.permutations([3, 4, 5]), 1)),
        lambda world: tuple(world.recruits[place] for place in range(3)),
    )
