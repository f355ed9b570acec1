"""Positions of Capo for tests: the cards where a test wants them, and everything after that by real actions.

    state = table(3, "M07", crews={0: "K04", 1: "K10 K16"}, respect=[3, 3, 3], event="E01", caller=0)
    play_round(state, suspicions={0: 1})
    assert state.scores == [6, 2, 4]

Cards are named by kind ("K10 K16"). A seat for which nothing is said holds a filler (K01, K02 or K03) and lays it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine import Cards, Illegal, Log, Pile, Value
from sitdown.engine.cards import BIT, EVERYBODY, NOBODY
from sitdown.engine.refusal import Fact
from sitdown.games.capo import GAME
from sitdown.games.capo.data import (
    ENVELOPE,
    EVENT_COUNT,
    EVENT_TOKEN,
    EVENTS,
    FACES,
    HAND,
    KIND_ID,
    KIND_OF,
    MISSION_COUNT,
    MISSION_TOKEN,
    MISSIONS,
    MOST_SEATS,
    NO_EVENT,
    TOKENS,
)
from sitdown.games.capo.memory import remember_discarded
from sitdown.games.capo.play import CapoPlay
from sitdown.testing import listen

Lines = list[dict[str, Fact]]
Named = Mapping[int, str]

FILLERS = ("K01", "K02", "K03")
DONE, NONE = 5, 11
ALL_INTS = range(18)


# -- asking -----------------------------------------------------------------------------------------------------------


def kind_of(face: int) -> str:
    return KIND_ID[KIND_OF[face]]


def start(seats: int = 3, seed: object = 0, **options: Value) -> CapoPlay:
    state = GAME.start(seats, seed, options)
    assert isinstance(state, CapoPlay)
    return state


def see(state: CapoPlay, seat: int | None = None) -> dict[str, Any]:
    """The seat's view, for reading."""
    return cast(dict[str, Any], state.view(seat))


def player(state: CapoPlay, seat: int) -> dict[str, Any]:
    """What everybody sees of this seat."""
    return cast(dict[str, Any], see(state)["players"][seat])


def prisoners(state: CapoPlay) -> list[int]:
    """The seats whose overview cards lie prison up."""
    return [seat for seat in range(state.seats) if player(state, seat)["overview"] == "prison"]


def refused(state: CapoPlay, seat: int, action: int) -> str:
    """The rule by which `apply` refuses it, leaving everything as it was; empty for a legal action."""
    before = state.clone()
    assert isinstance(before, CapoPlay)
    refusal = state.explain(seat, action)
    if refusal is None:
        return ""
    with pytest.raises(Illegal) as caught:
        state.apply(seat, action)
    error = caught.value
    assert (error.refusal, error.rule, error.seat, error.action) == (refusal, refusal.rule, seat, action)
    assert everything(state) == everything(before)
    return error.rule


def rules_for(state: CapoPlay, seat: int, actions: Sequence[int] = ALL_INTS) -> dict[str, list[int]]:
    """These actions by the rule that forbids them; under "" those that are legal."""
    found: dict[str, list[int]] = {}
    for action in actions:
        found.setdefault(refused(state, seat, action), []).append(action)
    return found


def told(log: Log, name: str, seat: int | None = None) -> Lines:
    """The events of this name as the seat (None: an onlooker) heard them."""
    return [line for line in log.lines(seat) if line["event"] == name]


# -- laying cards where a test wants them -----------------------------------------------------------------------------


def table(
    seats: int = 3,
    mission: str = "M04",
    *,
    crews: Named | None = None,
    hands: Named | None = None,
    respect: Sequence[int] | None = None,
    event: str | None = None,
    caller: int = 0,
    draw: int | None = None,
    missions_left: int = 15,
    options: dict[str, Value] | None = None,
) -> CapoPlay:
    """A game that stands at the beginning of PLAY in round 1, laid out as asked."""
    state = start(seats if respect is None else len(respect), "table", **(options or {}))
    arrange(state, mission, crews, hands, event, draw, missions_left)
    if respect is not None:
        set_respect(state, respect)
    state.caller = caller
    state.find_next()
    return state


def set_respect(state: CapoPlay, respect: Sequence[int]) -> None:
    """So much respect now, and when the round began."""
    rest = [0] * (MOST_SEATS - len(respect))
    state.respect = vec[i64]([*respect, *rest])
    state.began = vec[i64]([*respect, *rest])


def arrange(
    state: CapoPlay,
    mission: str = "M04",
    crews: Named | None = None,
    hands: Named | None = None,
    event: str | None = None,
    draw: int | None = None,
    missions_left: int = 15,
) -> None:
    """Lay out all cards anew at the beginning of PLAY; round, respect and caller stay.

    `crews` are in hands of five, `hands` are whole hands. `draw` is the size of the draw pile (by default all that is
    not in a hand); what is over lies in the discard pile, seen by all. Both piles hold the lowest cards on top.
    """
    free = [face for face in range(FACES) if state.switches.little_tony or not 54 <= face <= 56]
    held: list[list[int]] = []
    for seat in range(state.seats):
        asked = (hands or {}).get(seat) or (crews or {}).get(seat) or _filler(free)
        held.append([_take(free, kind) for kind in asked.split()])
    for seat in range(state.seats):
        while seat not in (hands or {}) and len(held[seat]) < HAND:
            held[seat].append(free.pop())
        held[seat].sort()
    rest = free if draw is None else free[:draw]
    discards = [] if draw is None else free[draw:]
    lay(state, held, rest[::-1], discards[::-1])
    lay_mission(state, mission, event is not None, missions_left)
    lay_event(state, event)


def _filler(free: list[int]) -> str:
    return next(kind for kind in FILLERS if any(kind_of(face) == kind for face in free))


def _take(free: list[int], kind: str) -> int:
    face = next(face for face in free if kind_of(face) == kind)
    free.remove(face)
    return face


def lay(
    state: CapoPlay,
    hands: list[list[int]],
    draw: list[int],
    discards: list[int],
    seen_by: Sequence[int] | None = None,
) -> None:
    """Put these faces into hands and piles (top last); `seen_by` has the bits of who has seen each discard."""
    faces = [face for hand in hands for face in hand] + draw + discards
    assert len(faces) == len(set(faces)) == state.deck
    spare = TOKENS - EVENT_COUNT - MISSION_COUNT - state.deck
    others = [state.cards.face[token] for token in range(MISSION_TOKEN, TOKENS)]
    seen = [int(BIT[seat]) for seat, hand in enumerate(hands) for _ in hand] + [NOBODY] * len(draw)
    seen += list(seen_by) if seen_by is not None else [EVERYBODY] * len(discards)
    seen += [NOBODY] * spare + [state.cards.seen[token] for token in range(MISSION_TOKEN, TOKENS)]
    state.cards = Cards(vec[i64](faces + [0] * spare + others), vec[i64](seen))
    places = [0] * (MOST_SEATS * HAND)
    token = 0
    for seat, hand in enumerate(hands):
        for slot in range(len(hand)):
            places[seat * HAND + slot] = token
            token += 1
    state.hand = vec[i64](places)
    state.hand_n = vec[i64]([len(hand) for hand in hands] + [0] * (MOST_SEATS - len(hands)))
    state.draw = _pile(range(token, token + len(draw)))
    state.discard = _pile(range(token + len(draw), state.deck))
    state.pooled_giulias = 0
    for i in range(FACES):  # nothing is remembered of any of them
        state.paid_as[i] = state.age[i] = state.pooled[i] = state.kept_by[i] = 0
    for token in state.discard.tokens():  # but what the pay of the crews told
        remember_discarded(state, token)


def _pile(tokens: range) -> Pile:
    return Pile(vec[i64]([*tokens, *[0] * (FACES - len(tokens))]), len(tokens))


def lay_mission(state: CapoPlay, mission: str, envelope: bool, left: int) -> None:
    """Turn up this mission; the card on top of the pile shows an envelope or not."""
    faces = list(range(MISSION_COUNT))
    now = next(i for i, entry in enumerate(MISSIONS) if entry["id"] == mission)
    faces.remove(now)
    top = next(face for face in faces if bool(ENVELOPE[face]) == envelope)
    faces.remove(top)
    order = [*faces[: left - 1], top, now, *faces[left - 1 :]] if left > 0 else [now, top, *faces]
    for i, face in enumerate(order):
        state.cards.face[MISSION_TOKEN + i] = face
        state.cards.seen[MISSION_TOKEN + i] = NOBODY if i < left else EVERYBODY
    state.missions_left = left
    state.mission = now


def lay_event(state: CapoPlay, event: str | None) -> None:
    """Turn up this event, or have all of them in the pile."""
    faces = list(range(EVENT_COUNT))
    state.events_left = EVENT_COUNT
    state.event = NO_EVENT
    if event is not None:
        now = next(i for i, entry in enumerate(EVENTS) if entry["id"] == event)
        faces.remove(now)
        faces.append(now)
        state.events_left = EVENT_COUNT - 1
        state.event = now
    for i, face in enumerate(faces):
        state.cards.face[EVENT_TOKEN + i] = face
        state.cards.seen[EVENT_TOKEN + i] = NOBODY if i < state.events_left else EVERYBODY


# -- playing on by real actions ---------------------------------------------------------------------------------------


def lay_crew(state: CapoPlay, seat: int, kinds: str) -> None:
    """PLAY: lay these cards of the hand, by their slots, and confirm."""
    hand = see(state, seat)["hand"]
    for slot in _places(hand, kinds.split()):
        state.apply(seat, slot)
    state.apply(seat, DONE)


def lay_crews(state: CapoPlay, crews: Named | None = None) -> None:
    """PLAY: every seat lays its crew; who is not named lays a filler."""
    for seat in state.turn():
        hand = see(state, seat)["hand"]
        filler = next((kind for kind in FILLERS if kind in hand), hand[0])
        lay_crew(state, seat, (crews or {}).get(seat, filler))


def turn_up(state: CapoPlay, shown: Named | None = None) -> None:
    """SHOW: every seat that is asked turns up the named cards, or the first it may."""
    while see(state)["phase"] == "show":
        seat = state.turn()[0]
        if seat in (shown or {}):
            for position in _places(see(state, seat)["crew"], (shown or {})[seat].split()):
                state.apply(seat, 6 + position)
        else:
            state.apply(seat, state.legal(seat)[0])


def suspect(state: CapoPlay, suspicions: Mapping[int, int] | None = None) -> None:
    """SUSPECT: who is not named suspects nobody. The last suspicion ends the round."""
    for seat in state.turn():
        target = (suspicions or {}).get(seat)
        state.apply(seat, NONE if target is None else NONE + (target - seat) % state.seats)


def play_round(
    state: CapoPlay,
    crews: Named | None = None,
    suspicions: Mapping[int, int] | None = None,
    shown: Named | None = None,
) -> None:
    """One whole round."""
    lay_crews(state, crews)
    turn_up(state, shown)
    suspect(state, suspicions)


def settle(
    mission: str,
    crews: Named,
    suspicions: Mapping[int, int] | None = None,
    respect: Sequence[int] = (3, 3, 3),
    event: str | None = None,
    caller: int = 0,
    shown: Named | None = None,
    **options: Value,
) -> CapoPlay:
    """The state after one round laid out and played so; its events are in its listener."""
    state = table(mission=mission, crews=crews, respect=respect, event=event, caller=caller, options=options)
    listen(state)
    play_round(state, crews, suspicions, shown)
    return state


def log_of(state: CapoPlay) -> Log:
    assert isinstance(state.listener, Log)
    return state.listener


def _places(held: list[str], kinds: list[str]) -> list[int]:
    """Where these kinds lie, ascending."""
    found: list[int] = []
    for kind in kinds:
        found.append(next(i for i, other in enumerate(held) if other == kind and i not in found))
    return sorted(found)


# -- the whole truth, to compare --------------------------------------------------------------------------------------


NUMBERS = (
    "seats deck missions_left events_left mission event prison caller round phase must done next reshuffles "
    "pooled_giulias"
)
A_SEAT = "hand_n crew_n respect began picked suspected"
A_FACE = "paid_as age pooled kept_by"


def everything(state: CapoPlay) -> dict[str, object]:
    """Every field of a state: token numbers, random words, and what is left in rooms that are not filled."""
    found: dict[str, object] = {"options": dict(state.options), "rng": state.rng.words()}
    found.update({name: getattr(state, name) for name in NUMBERS.split()})
    found.update({name: _row(getattr(state, name), MOST_SEATS) for name in A_SEAT.split()})
    found.update({name: _row(getattr(state, name), FACES) for name in A_FACE.split()})
    found["hand"], found["crew"] = _row(state.hand, MOST_SEATS * HAND), _row(state.crew, MOST_SEATS * HAND)
    found["draw"] = state.draw.n, _row(state.draw.items, FACES)
    found["discard"] = state.discard.n, _row(state.discard.items, FACES)
    found["face"], found["seen"] = _row(state.cards.face, TOKENS), _row(state.cards.seen, TOKENS)
    return found


def _row(values: vec[i64], count: int) -> list[int]:
    return [values[i] for i in range(count)]


def fields_that_differ(one: CapoPlay, other: CapoPlay) -> list[str]:
    here, there = everything(one), everything(other)
    return [name for name in here if here[name] != there[name]]


def hand_tokens(state: CapoPlay, seat: int) -> list[int]:
    return [state.hand_token(seat, slot) for slot in range(state.hand_n[seat])]


def crew_tokens(state: CapoPlay, seat: int) -> list[int]:
    return [state.crew_token(seat, position) for position in range(state.crew_n[seat])]


def faces_of(state: CapoPlay, tokens: Sequence[int]) -> list[int]:
    return [state.cards.face[token] for token in tokens]


def all_tokens(state: CapoPlay) -> list[int]:
    """The mafioso cards of all places: every one of the deck exactly once."""
    found = state.draw.tokens() + state.discard.tokens()
    for seat in range(state.seats):
        found += hand_tokens(state, seat) + crew_tokens(state, seat)
    return found


def check_cards(state: CapoPlay) -> None:
    """All 70 (67) mafioso cards are somewhere, once; hands and crews are sorted."""
    tokens = all_tokens(state)
    assert sorted(tokens) == list(range(state.deck))
    faces = set(faces_of(state, tokens))
    assert len(faces) == state.deck
    assert state.deck == (70 if state.switches.little_tony else 67)
    for seat in range(state.seats):
        for held in (hand_tokens(state, seat), crew_tokens(state, seat)):
            assert faces_of(state, held) == sorted(faces_of(state, held))
    for first, count in ((MISSION_TOKEN, MISSION_COUNT), (EVENT_TOKEN, EVENT_COUNT)):
        assert sorted(faces_of(state, range(first, first + count))) == list(range(count))
