"""What reaches a watcher of La Cosa Nostra, and plays full of talk, looks and secrets to watch (section 6)."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence

from sitdown.engine import Log, State, Value
from sitdown.engine.cards import bit_of
from sitdown.engine.refusal import Fact
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.data import INFLUENCE_IDS, JOB_IDS, JOBS
from sitdown.games.cosanostra.play import CosaPlay
from sitdown.games.cosanostra.state import MOST_INFLUENCE, MOST_JOBS, NOTHING, PURCHASE
from sitdown.testing import Watch
from sitdown.testing.promise import as_json, truth
from tests.games.cosanostra.helpers.bargains import NEGOTIATION, Mind, dream, mind_of, random_item
from tests.games.cosanostra.helpers.layout import SEATS
from tests.games.cosanostra.helpers.positions import copy

ACTIONS = GAME.actions.size
OPTIONS: list[dict[str, Value]] = [  # all that changes what is hidden, and windows that others have not
    {},
    {"recruit": "blind"},
    {"public_offers": True},
    {"spy_anytime": True},
    {"influence_anytime": True, "recruit": "blind"},
    {"plays_after_assign": True, "hand_limit_from": 1},
    {"influence_from": 2},
    {"influence_from": 3, "public_offers": True, "spy_anytime": True},
    {"influence_35": True, "rob_robber": True, "redeals": 9},
    {"double_assign": 2, "doc": "owner", "influence_anytime": True, "plays_after_assign": True},
    {"trade_planned": True, "plays_after_act": True, "spy_anytime": True},
]
QUIET = ("snitch", "spy", "attach", "schemer", "skip", "doc", "swap")  # what a hoarder of Influence cards does not do


# -- what reaches a watcher -------------------------------------------------------------------------------------------


def look_at(actions: list[int]) -> Watch:
    """View, legal actions, who is asked, and why not for these actions."""

    def look(state: State, seat: Mind) -> str:
        told: list[object] = [state.view(seat), state.turn(), state.asked()]
        if seat is not None:
            told.append(state.legal(seat))
            for action in actions:
                refusal = state.explain(seat, action)
                told.append(None if refusal is None else [refusal.rule, refusal.facts])
        return as_json(told)

    return look


def some_look(dice: random.Random, refusals: int) -> Watch:
    return look_at(dice.sample(range(-1, ACTIONS + 1), refusals))


# -- plays ------------------------------------------------------------------------------------------------------------


def begin(seats: int, seed: object, options: dict[str, Value]) -> CosaPlay:
    state = GAME.start(seats, seed, options)
    assert isinstance(state, CosaPlay)
    return state


def random_move(state: CosaPlay, dice: random.Random, talk: float = 0.3, hoard: bool = False) -> tuple[int, int]:
    """Somebody who is asked acts, or anybody talks; kinds of actions are equally likely."""
    seat = dice.choice(state.turn())
    legal = [action for action in state.legal(seat) if action < NEGOTIATION]
    if dice.random() < talk or not legal:
        seat = dice.choice([other for other in range(state.seats) if state.legal(other)] if legal else [seat])
        item = random_item(state, seat, dice) if dice.random() < 0.4 else None
        if item is not None:
            return seat, item
        legal = state.legal(seat)
    kinds: dict[str, list[int]] = {}
    for action in legal:
        kinds.setdefault(GAME.actions.decode(action)[0], []).append(action)
    names = [name for name in sorted(kinds) if name not in QUIET] if hoard else sorted(kinds)
    return seat, dice.choice(kinds[dice.choice(names or sorted(kinds))])


def moments(dice: random.Random, plays: int, looks: float, talk: float = 0.3) -> Iterator[tuple[CosaPlay, Mind]]:
    """Moments of random plays at all numbers of seats, each with somebody who watches."""
    for number in range(plays):
        hoard = number % 3 == 2
        state = begin(3 + number % 3, f"{dice.random()}", OPTIONS[number % len(OPTIONS)])
        while True:
            if state.over or dice.random() < looks:
                yield state, dice.choice([None, *range(state.seats)])
            if state.over:
                break
            state.apply(*random_move(state, dice, talk, hoard))


# -- cards and who knows them -----------------------------------------------------------------------------------------


def hand_jobs(state: CosaPlay, seat: int) -> list[int]:
    return [state.hand[seat * MOST_JOBS + slot] for slot in range(state.hand_n[seat])]


def hand_influence(state: CosaPlay, seat: int) -> list[int]:
    return [state.i_hand[seat * MOST_INFLUENCE + slot] for slot in range(state.i_hand_n[seat])]


def planned_jobs(state: CosaPlay) -> dict[int, int]:
    """By Gangster: the token of the Job that lies on him."""
    return {g: state.plan[g] for g in range(30) if NOTHING < state.plan[g] < PURCHASE}


def put_away(state: CosaPlay, seat: int) -> list[int]:
    """Influence cards of the seat that lie unseen in the discard pile."""
    return [token for token in state.i_gone.tokens() if state.influence.seen[token] == bit_of(seat)]


def unseen_jobs(state: CosaPlay, mind: Mind) -> list[int]:
    return [token for token in range(JOBS) if not state.jobs.seen[token] & bit_of(mind)]


def unseen_influence(state: CosaPlay, mind: Mind) -> list[int]:
    """Tokens in hands, put away or in the deck that the watcher has not seen; start sets set aside are known."""
    places = [*state.i_deck.tokens(), *state.i_gone.tokens()]
    for seat in range(state.seats):
        places += hand_influence(state, seat)
    return [token for token in places if not state.influence.seen[token] & bit_of(mind)]


# -- two truths -------------------------------------------------------------------------------------------------------


def swap_jobs(state: CosaPlay, one: int, other: int) -> tuple[CosaPlay, CosaPlay]:
    """The table, and the same with these two Jobs of one back in each other's place."""
    here, there = copy(state), copy(state)
    tokens = [next(t for t in range(JOBS) if state.jobs.face[t] == JOB_IDS.index(job)) for job in (one, other)]
    assert one // 100 == other // 100
    assert not any(state.jobs.is_open(token) for token in tokens)
    for token, job in zip(tokens, (other, one), strict=True):
        there.jobs.face[token] = JOB_IDS.index(job)
    return here, there


def swap_influence(state: CosaPlay, one: str, other: str) -> tuple[CosaPlay, CosaPlay]:
    """The table, and the same with two Influence cards in each other's place: "A spy", "deck snitch"."""
    here, there = copy(state), copy(state)
    tokens = []
    for name in (one, other):
        place, kind = name.split()
        lying = state.i_deck.tokens() if place == "deck" else hand_influence(state, SEATS.index(place))
        tokens.append(next(t for t in lying if INFLUENCE_IDS[state.influence.face[t]] == kind))
    first, second = (state.influence.face[token] for token in tokens)
    there.influence.face[tokens[0]], there.influence.face[tokens[1]] = second, first
    return here, there


def tell_apart(one: CosaPlay, other: CosaPlay, letter: str | None) -> list[str]:
    """By what the watcher could tell the two tables apart."""
    mind = mind_of(letter)
    seat = -1 if mind is None else mind
    actions = range(-1, ACTIONS, 13)
    found = {
        "view": one.view(mind) != other.view(mind),
        "events": heard(one, mind) != heard(other, mind),
        "legal": one.legal(seat) != other.legal(seat),
        "turn": one.turn() != other.turn(),
        "refusals": [one.explain(seat, a) for a in actions] != [other.explain(seat, a) for a in actions],
        "worlds": truth(dream(one, mind, "world")) != truth(dream(other, mind, "world")),
    }
    return [name for name, differs in found.items() if differs]


def heard(state: CosaPlay, mind: Mind) -> list[dict[str, Fact]]:
    assert isinstance(state.listener, Log)
    return state.listener.lines(mind)


def alike(one: CosaPlay, other: CosaPlay, watchers: Sequence[str | None]) -> None:
    for watcher in watchers:
        assert tell_apart(one, other, watcher) == [], f"to {watcher}"
