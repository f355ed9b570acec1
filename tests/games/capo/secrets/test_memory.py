"""What a seat of Capo remembers besides the cards it sees: no imagined world contradicts it, and none is favoured.

The bookkeeping here is made from events alone, beside that of the game.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from sitdown.engine import Event, Listener, Rng, Value
from sitdown.engine.cards import bit_of
from sitdown.games.capo.data import ENVELOPE, GIULIA, MISSION_TOKEN, POWER
from sitdown.games.capo.play import CapoPlay
from tests.games.capo.helpers.positions import (
    crew_tokens,
    faces_of,
    hand_tokens,
    play_round,
    see,
    start,
    table,
)

Mind = int | None
GIULIAS = [face for face in range(70) if POWER[face] == GIULIA]


class Memory(Listener):
    """What each watcher saw go to the discards, and what was in the hands when they were last shuffled.

    By pay and by what was shown, all know how many Giulias lie among the discards.
    """

    def __init__(self, state: CapoPlay) -> None:
        self.state = state
        self.minds: list[Mind] = [None, *range(state.seats)]
        self.gone: dict[Mind, set[int]] = {mind: set() for mind in self.minds}  # faces in crews and discards now
        self.pooled: dict[Mind, set[int]] = {mind: set() for mind in self.minds}  # the same at the last shuffle
        self.kept = [0] * state.seats  # cards of each hand that have surely been there since the last shuffle
        self.revealed: set[object] = set()  # the seats whose whole crews were seen in this round
        self.giulias = 0  # gone since the last shuffle
        self.pooled_giulias = 0  # the same at the last shuffle
        self.untouched = False  # has no crew been laid since?

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        state = self.state
        if event.name in ("turned_up", "revealed", "giulia"):
            for mind in self.minds:
                self.gone[mind].update(faces_of(state, event.cards))
            if event.name == "revealed":
                self.giulias += len(giulias(state, event.cards))
                self.revealed.add(event.facts["seat"])
        elif event.name == "round":
            self.revealed.clear()
        elif event.name == "respect" and event.facts["rule"] == "CA-52" and event.facts["seat"] not in self.revealed:
            paid = event.facts["change"]
            assert isinstance(paid, int)
            self.giulias += paid
        elif event.name == "crew":
            seat = event.facts["seat"]
            assert isinstance(seat, int)
            self.gone[seat].update(faces_of(state, crew_tokens(state, seat)))
            whole = state.hand_n[seat] + state.crew_n[seat]
            self.kept[seat] = state.hand_n[seat] if self.kept[seat] == whole else 0
            self.untouched = False
        elif event.name == "shuffled" and event.facts["pile"] == "discards":
            self.pooled = self.gone
            self.gone = {mind: set() for mind in self.minds}
            self.kept = [state.hand_n[seat] for seat in range(state.seats)]
            self.giulias, self.pooled_giulias, self.untouched = 0, self.giulias, True


def check_memory(state: CapoPlay, memory: Memory, world: CapoPlay, mind: Mind) -> None:
    """Nothing in the world contradicts what the watcher remembers."""
    giulia = state.options["giulia"]
    unseen = [token for token in world.discard.tokens() if not world.cards.seen[token] & bit_of(mind)]
    if giulia != "visible_only":
        true = [token for token in state.discard.tokens() if not state.cards.seen[token] & bit_of(mind)]
        assert len(giulias(world, unseen)) == len(giulias(state, true)), "pay told how many Giulias lie unseen"
    if giulia == "auto_show":
        assert giulias(world, unseen) == []
        if state.reshuffles:
            assert set(giulias(world, world.draw.tokens())) <= memory.pooled[mind]
    for seat in range(state.seats):
        if seat != mind:
            hand = faces_of(world, hand_tokens(world, seat))
            fresh = len(hand) - memory.kept[seat]
            assert len(memory.pooled[mind].intersection(hand)) <= fresh, "kept, but seen among the discards"
    if giulia != "visible_only" and state.reshuffles:
        check_shuffled_giulias(memory, world)


def check_shuffled_giulias(memory: Memory, world: CapoPlay) -> None:
    """No more of them among what was shuffled than all know of, and the others in what was kept."""
    pool = memory.pooled_giulias
    in_draw = len(giulias(world, world.draw.tokens()))
    assert in_draw <= pool, "more Giulias in the draw pile than were shuffled into it"
    hands = [(len(giulias(world, hand_tokens(world, s))), kept) for s, kept in enumerate(memory.kept)]
    surely_fresh = sum(max(0, held - kept) for held, kept in hands)
    perhaps_fresh = sum(min(held, world.hand_n[s] - kept) for s, (held, kept) in enumerate(hands))
    if memory.untouched:
        assert in_draw + surely_fresh <= pool <= in_draw + perhaps_fresh, "paid for, shuffled, and forgotten"


def giulias(state: CapoPlay, tokens: list[int]) -> list[int]:
    return [face for face in faces_of(state, tokens) if face in GIULIAS]


def remember(seed: str, plays: int, looks: float, **options: Value) -> Counter[str]:
    """Random plays with the memories of all watchers checked; how often a check could have failed."""
    dice = random.Random(seed)
    seen: Counter[str] = Counter()
    for number in range(plays):
        state = start(3 + number % 5, f"{seed} {number}", target_respect=25, **options)
        memory = Memory(state)
        state.listener = memory
        while not state.over:
            after_shuffle = state.reshuffles > 0 and see(state)["phase"] == "play"
            if dice.random() < (2 * looks if after_shuffle else looks):
                mind = dice.choice(memory.minds)
                world = state.imagine(mind, Rng.seeded(dice.random()))
                assert isinstance(world, CapoPlay)
                check_memory(state, memory, world, mind)
                seen["worlds"] += 1
                seen["kept"] += any(memory.kept) and bool(memory.pooled[mind])
                hidden = [t for t in state.discard.tokens() if not state.cards.seen[t] & bit_of(mind)]
                seen["unseen discards"] += bool(hidden)
                seen["unseen Giulias"] += bool(giulias(state, hidden))
                seen["shuffled Giulias"] += memory.untouched and 0 < memory.pooled_giulias < 3
            seat = dice.choice(state.turn())
            state.apply(seat, dice.choice(state.legal(seat)))
    return seen


@pytest.mark.parametrize("giulia", ["hidden", "auto_show", "visible_only"])
def test_no_world_contradicts_what_a_watcher_remembers(giulia: str) -> None:
    """CA-52, CA-57, CA-63."""
    seen = remember(f"memory {giulia}", 40, 0.1, giulia=giulia)
    assert seen["worlds"] > 300
    assert seen["kept"] > 40
    assert seen["unseen discards"] > 150
    assert seen["shuffled Giulias"] > 10 or giulia == "visible_only"
    assert (seen["unseen Giulias"] > 10) == (giulia != "auto_show")


@pytest.mark.long
@pytest.mark.parametrize("giulia", ["hidden", "auto_show", "visible_only"])
def test_no_world_contradicts_what_a_watcher_remembers_over_many_plays(giulia: str) -> None:
    """CA-52, CA-57, CA-63."""
    assert remember(f"long memory {giulia}", 1000, 0.25, giulia=giulia)["kept"] > 5000


# -- nobody is favoured -----------------------------------------------------------------------------------------------


def misfit(counts: list[int], expected: list[float]) -> float:
    """How far the counts are from what was expected, in standard deviations of a chi-square sum."""
    chi = sum((count - hope) ** 2 / hope for count, hope in zip(counts, expected, strict=True))
    free = len(counts) - 1
    return float((chi - free) / (2 * free) ** 0.5)


def worlds_of(state: CapoPlay, mind: Mind, count: int) -> list[CapoPlay]:
    made = []
    for number in range(count):
        world = state.imagine(mind, Rng.seeded(f"fair {number}"))
        assert isinstance(world, CapoPlay)
        made.append(world)
    return made


def test_every_unseen_card_is_as_likely_in_every_hand() -> None:
    """CA-4: the true hand of another is not favoured."""
    state = start(4, "fair")
    mine = set(faces_of(state, hand_tokens(state, 0)))
    others = [face for face in range(70) if face not in mine]
    count = 1500
    worlds = worlds_of(state, 0, count)
    for seat in (1, 2, 3):
        landed = Counter(face for world in worlds for face in faces_of(world, hand_tokens(world, seat)))
        assert mine.isdisjoint(landed)
        hope = count * 5 / len(others)
        assert abs(misfit([landed[face] for face in others], [hope] * len(others))) < 5
        true = sum(landed[face] for face in faces_of(state, hand_tokens(state, seat)))
        assert abs(true - 5 * hope) < 5 * (5 * hope) ** 0.5
    top = Counter(world.cards.face[world.draw.top()] for world in worlds)
    assert abs(misfit([top[face] for face in others], [count / len(others)] * len(others))) < 5


def test_the_piles_of_missions_and_events_are_shuffled_fairly() -> None:
    """CA-5, CA-14: every mission with the same back is as likely on top, every event as likely next."""
    state = table(mission="M04", event="E02")
    count = 800
    worlds = worlds_of(state, None, count)
    top = state.top_mission()
    with_envelope = [face for face in range(16) if ENVELOPE[face]]
    next_missions = Counter(world.cards.face[top] for world in worlds)
    assert set(next_missions) == set(with_envelope)
    assert abs(misfit([next_missions[face] for face in with_envelope], [count / 8] * 8)) < 5
    assert len({world.cards.face[MISSION_TOKEN] for world in worlds}) == 15  # any may lie at the bottom
    next_events = Counter(world.cards.face[state.top_event()] for world in worlds)
    assert abs(misfit([next_events[face] for face in sorted(next_events)], [count / 9] * 9)) < 5


def test_an_unshown_giulia_may_be_any_of_those_not_seen() -> None:
    """CA-52: her pay tells that she lay there, not which of the three she was."""
    state = table(mission="M10", hands={0: "K05 K10 K34"})
    play_round(state, {0: "K05 K34"}, shown={0: "K05"})
    assert state.scores == [5, 4, 4]
    count = 600
    in_discards: Counter[int] = Counter()
    elsewhere: Counter[int] = Counter()
    for world in worlds_of(state, 1, count):
        here = giulias(world, world.discard.tokens())
        assert len(here) == 1
        in_discards.update(here)
        elsewhere.update(giulias(world, hand_tokens(world, 2)))
    assert abs(misfit([in_discards[face] for face in GIULIAS], [count / 3] * 3)) < 5
    assert len(elsewhere) == 3
