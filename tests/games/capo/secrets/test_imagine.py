"""`imagine` of Capo over random plays: worlds agree with all that a seat sees, and depend on nothing else."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from sitdown.engine import Event, Listener, Rng, Value
from sitdown.engine.cards import bit_of
from sitdown.games.capo.data import ENVELOPE, EVENT_TOKEN, HOW_MANY, MISSION_TOKEN, TOKENS
from sitdown.games.capo.play import CapoPlay
from sitdown.games.capo.state import PLAY, SHOW, SUSPECT
from tests.games.capo.helpers.positions import (
    check_cards,
    crew_tokens,
    everything,
    faces_of,
    fields_that_differ,
    hand_tokens,
    kind_of,
    lay,
    lay_crews,
    play_round,
    see,
    set_respect,
    start,
    suspect,
    table,
)
from tests.games.capo.helpers.twins import swap_unseen

MODES = ["hidden", "auto_show", "visible_only"]
OPTIONS: list[dict[str, Value]] = [
    {},
    {"first_game": True},
    {"target_respect": 25},
    {"giulia": "auto_show", "target_respect": 25},
    {"giulia": "visible_only", "target_respect": 25},
    {"envelope_source": "own_back"},
]
Mind = int | None


def moments(dice: random.Random, plays: int, looks: float) -> Iterator[tuple[CapoPlay, Mind]]:
    """Moments of random plays at all numbers of seats, each with somebody who watches."""
    for number in range(plays):
        state = start(3 + number % 5, f"{dice.random()}", **OPTIONS[number % len(OPTIONS)])
        while True:
            if state.over or dice.random() < looks:
                yield state, dice.choice([None, *range(state.seats)])
            if state.over:
                break
            seat = dice.choice(state.turn())
            state.apply(seat, dice.choice(state.legal(seat)))


def dream(state: CapoPlay, mind: Mind, seed: object) -> CapoPlay:
    world = state.imagine(mind, Rng.seeded(seed))
    assert isinstance(world, CapoPlay)
    return world


# -- what each world must be ------------------------------------------------------------------------------------------


def check_looks_the_same(state: CapoPlay, world: CapoPlay, mind: Mind) -> None:
    """View, turn, legal actions and refusals, over all 18 actions."""
    assert world.view(mind) == state.view(mind)
    assert (world.turn(), world.asked()) == (state.turn(), state.asked())
    seat = -1 if mind is None else mind
    assert world.legal(seat) == state.legal(seat)
    for action in range(-1, 19):
        assert world.explain(seat, action) == state.explain(seat, action)


def check_known_cards_stay(state: CapoPlay, world: CapoPlay, mind: Mind) -> None:
    """What the watcher has seen lies where it lay, and who else has seen what is as it was."""
    for seat in range(state.seats):
        assert known(world, hand_tokens(world, seat), mind) == known(state, hand_tokens(state, seat), mind)
        assert known(world, crew_tokens(world, seat), mind) == known(state, crew_tokens(state, seat), mind)
    assert known(world, world.discard.tokens(), mind) == known(state, state.discard.tokens(), mind)
    assert world.draw.n == state.draw.n
    assert all(world.cards.seen[token] == 0 for token in world.draw.tokens())


def known(state: CapoPlay, tokens: list[int], mind: Mind) -> list[tuple[int, int]]:
    """The face (-1: unknown) of each card and who has seen it, in no order."""
    return sorted(
        (state.cards.face[t] if state.cards.seen[t] & bit_of(mind) else -1, state.cards.seen[t]) for t in tokens
    )


def check_piles(state: CapoPlay, world: CapoPlay) -> None:
    """Used missions and events lie as they lay; the top mission keeps its back."""
    top = state.top_mission()
    assert world.top_mission() == top
    if top >= 0:
        assert ENVELOPE[world.cards.face[top]] == ENVELOPE[state.cards.face[top]]
    left = MISSION_TOKEN + state.missions_left
    assert faces_of(world, range(left, EVENT_TOKEN)) == faces_of(state, range(left, EVENT_TOKEN))
    used = range(EVENT_TOKEN + state.events_left, TOKENS)
    assert faces_of(world, used) == faces_of(state, used)


def check_sealed_choices(state: CapoPlay, world: CapoPlay, mind: Mind) -> None:
    """Legal ones for others who are ready, none for those who are not; the watcher's own stays."""
    for seat in range(state.seats):
        picked, target = world.picked[seat], world.suspected[seat]
        if seat == mind:
            assert (picked, target) == (state.picked[seat], state.suspected[seat])
        elif not state.done & 2**seat:
            asked = state.must & 2**seat
            assert not asked or (picked, target) == (0, -1)
        elif state.phase == PLAY:
            assert 0 < picked < 2 ** world.hand_n[seat]
            assert see(state)["event"] != "E09" or HOW_MANY[picked] <= 2
        elif state.phase == SHOW:
            size = world.crew_n[seat]
            half = (size + 1) // 2 if see(state)["event"] == "E03" else size // 2
            assert picked < 2**size
            assert HOW_MANY[picked] == half
        elif state.phase == SUSPECT:
            began = [p["at_start"] for p in see(state)["players"]]
            assert target == -1 or (0 <= target < state.seats and target != seat)
            protected = see(state)["event"] == "E10" and began[target] == min(began) < max(began)
            assert target == -1 or not protected


def check_world(state: CapoPlay, world: CapoPlay, mind: Mind) -> None:
    check_cards(world)
    check_looks_the_same(state, world, mind)
    check_known_cards_stay(state, world, mind)
    check_piles(state, world)
    check_sealed_choices(state, world, mind)


def many_worlds(seed: str, plays: int, looks: float) -> None:
    dice = random.Random(seed)
    for state, mind in moments(dice, plays, looks):
        before = everything(state)
        world = dream(state, mind, dice.random())
        assert everything(state) == before, "imagine touched the state or its generator"
        check_world(state, world, mind)
        while not world.over:  # it can be played to its end
            world.play(dice.choice(world.choices()))
        check_cards(world)


def test_worlds_agree_with_what_the_watcher_knows() -> None:
    """CA-22, CA-24, CA-33, CA-57 at all numbers of seats, for seats and onlookers, through reshuffles (CA-63)."""
    many_worlds("quick worlds", 20, 0.06)


@pytest.mark.long
def test_worlds_agree_with_what_the_watcher_knows_over_many_plays() -> None:
    """CA-22, CA-24, CA-33, CA-57, CA-63."""
    many_worlds("long worlds", 600, 0.1)


# -- what no world may depend on --------------------------------------------------------------------------------------


def test_nothing_of_a_state_is_left_out_of_the_comparison() -> None:
    state = start()
    fields = set(getattr(state, "__dict__", {})) - {"game", "switches", "listener", "cards", "_scratch"}
    assert fields <= set(everything(state))


def check_blind(state: CapoPlay, mind: Mind, seed: object) -> None:
    """The same random numbers give the same world, whatever of the truth the watcher has not seen."""
    one = dream(state, mind, seed)
    assert fields_that_differ(one, dream(state, mind, seed)) == []
    twin = dream(state, mind, f"{seed} twin")
    assert fields_that_differ(one, dream(twin, mind, seed)) == []
    lucky = state.clone()
    assert isinstance(lucky, CapoPlay)
    lucky.rng = Rng.seeded("another chance to come")
    assert fields_that_differ(one, dream(lucky, mind, seed)) == []


def test_a_world_depends_on_the_watchers_knowledge_alone() -> None:
    """A twin from the imagination, and another generator in the game, change no field of the world."""
    dice = random.Random("blind")
    for state, mind in moments(dice, 30, 0.12):
        check_blind(state, mind, dice.random())


class Shown(Listener):
    """The faces that a watcher is shown by events."""

    def __init__(self, state: CapoPlay, mind: Mind) -> None:
        self.state = state
        self.mind = mind
        self.faces: set[int] = set()
        state.listener = self

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        named = zip(event.cards, cards_as[self.mind], strict=True)
        self.faces.update(self.state.cards.face[token] for token, name in named if name != "?")


def blind_through_steps(seed: str, plays: int) -> Counter[str]:
    """Two cards that the watcher has not seen change places before a move that does not show them."""
    dice = random.Random(seed)
    compared: Counter[str] = Counter()
    for number in range(plays):
        state = start(3 + number % 5, f"{seed} {number}", target_respect=25, giulia=MODES[number % 3])
        while not state.over:
            mover = dice.choice(state.turn())
            action = dice.choice(state.legal(mover))
            mind = dice.choice([None, *range(state.seats)])
            swapped = swap_unseen(state, mind, dice) if len(state.turn()) == 1 or dice.random() < 0.1 else None
            shown, shuffles = Shown(state, mind), state.reshuffles
            state.apply(mover, action)
            if swapped is not None and _same_worlds_after(state, shown, swapped, (mover, action), dice.random()):
                compared["moves"] += 1
                compared["reshuffles"] += state.reshuffles > shuffles
    return compared


def _same_worlds_after(
    state: CapoPlay, shown: Shown, swapped: tuple[object, set[int]], move: tuple[int, int], seed: float
) -> bool:
    twin, faces = swapped
    mover, action = move
    assert isinstance(twin, CapoPlay)
    if action not in (5, *range(11, 18)) or action not in twin.legal(mover):
        return False  # slots and positions mean other cards there
    there = Shown(twin, shown.mind)
    twin.apply(mover, action)
    if faces & (shown.faces | there.faces):
        return False
    assert state.view(shown.mind) == twin.view(shown.mind)
    assert fields_that_differ(dream(state, shown.mind, seed), dream(twin, shown.mind, seed)) == []
    return True


def test_what_happened_unseen_leaves_no_trace_in_a_world() -> None:
    """CA-57, CA-63: not even through a reshuffle of discards that the watcher has not seen."""
    compared = blind_through_steps("traces", 24)
    assert compared["moves"] > 100
    assert compared["reshuffles"] > 5


@pytest.mark.long
def test_what_happened_unseen_leaves_no_trace_over_many_plays() -> None:
    """CA-57, CA-63."""
    assert blind_through_steps("many traces", 500)["reshuffles"] > 150


def test_an_unseen_discard_leaves_no_trace_after_a_reshuffle() -> None:
    """CA-57, CA-63: seat 0 holds K10 and laid K11 before, or the other way round; nobody else can tell."""
    worlds = []
    for held, laid in (("K10", "K11"), ("K11", "K10")):
        state = table(hands={0: f"{held} K15 K16 K17", 2: "K18 K19"}, draw=1)
        hands = [faces_of(state, hand_tokens(state, seat)) for seat in range(3)]
        rest = [face for face in range(70) if not any(face in hand for hand in hands)]
        unseen = next(face for face in rest if kind_of(face) == laid)
        rest.remove(unseen)
        lay(state, hands, rest[:1], [unseen, *rest[1:]], [1] + [65535] * (len(rest) - 1))
        play_round(state, {0: "K15", 2: "K18"})
        assert state.reshuffles == 1
        worlds.append(state)
    for mind in (1, None):
        assert worlds[0].view(mind) == worlds[1].view(mind)
        assert fields_that_differ(dream(worlds[0], mind, "r"), dream(worlds[1], mind, "r")) == []


# -- sealed choices ---------------------------------------------------------------------------------------------------


def test_sealed_choices_of_others_are_made_anew() -> None:
    """CA-22, CA-33: all legal crews and suspicions occur, whatever was really chosen."""
    state = table(respect=[3, 3, 3, 3], hands={1: "K04 K05 K06"})
    state.apply(1, 0)
    unfinished = {dream(state, 0, n).picked[1] for n in range(40)}
    assert unfinished == {0}
    state.apply(1, 5)
    crews = {dream(state, 0, n).picked[1] for n in range(200)}
    assert crews == set(range(1, 8))
    assert {dream(state, 1, n).picked[1] for n in range(20)} == {1}
    lay_crews(state)
    state.apply(1, 12)
    targets = {dream(state, 0, n).suspected[1] for n in range(100)}
    assert targets == {-1, 0, 2, 3}
    assert {dream(state, 1, n).suspected[1] for n in range(20)} == {2}


def test_sealed_turn_ups_of_others_are_made_anew() -> None:
    """CA-24."""
    state = table(crews={1: "K04 K05 K06 K07", 2: "K08 K09"})
    lay_crews(state, {1: "K04 K05 K06 K07", 2: "K08 K09"})
    state.apply(1, 6)
    assert {dream(state, 0, n).picked[1] for n in range(40)} == {0}
    state.apply(1, 7)
    assert {dream(state, 0, n).picked[1] for n in range(200)} == {3, 5, 6, 9, 10, 12}


def test_sealed_suspicions_respect_protection() -> None:
    """CA-89."""
    state = table(respect=[5, 2, 4, 2], event="E10")
    lay_crews(state)
    state.apply(3, 12)
    assert {dream(state, 0, n).suspected[3] for n in range(100)} == {-1, 0, 2}


def test_at_the_end_a_world_is_over_too() -> None:
    """CA-72."""
    state = table()
    lay_crews(state)
    set_respect(state, [14, 3, 3])
    suspect(state)
    for mind in (0, 1, None):
        world = dream(state, mind, "end")
        assert world.over
        check_world(state, world, mind)
