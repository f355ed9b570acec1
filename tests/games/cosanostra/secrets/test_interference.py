"""Nobody learns what he may not know in La Cosa Nostra: by view, event, legal action, refusal or imagination.

Twins of a state differ in two cards that a watcher has not seen, or in a choice that somebody makes in secret, or in
talk between others; what reaches the watcher must be the same, until one of the cards is shown to him.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from sitdown.engine import Log, State
from sitdown.engine.cards import BIT, bit_of
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.data import JOB_ROUND
from sitdown.games.cosanostra.phase_numbers import ACT, AIM, DISCARD, PLAN, PLAN_CARD
from sitdown.games.cosanostra.play import CosaPlay
from sitdown.games.cosanostra.state import WAITING
from sitdown.testing import Leak, Watch, check_moment
from sitdown.testing.promise import as_json, truth
from tests.games.cosanostra.helpers.bargains import NEGOTIATION, Mind, dream
from tests.games.cosanostra.helpers.positions import check_table, copy
from tests.games.cosanostra.helpers.watchers import (
    OPTIONS,
    begin,
    hand_influence,
    hand_jobs,
    planned_jobs,
    random_move,
    some_look,
    unseen_influence,
    unseen_jobs,
)

Move = tuple[int, int]
Shown = Callable[[CosaPlay], bool]  # has the watcher been shown one of the two?
REFUSALS = 25  # asked of each seat at every moment


# -- two truths that differ in cards ----------------------------------------------------------------------------------


def swap_unseen(state: CosaPlay, mind: Mind, dice: random.Random) -> tuple[CosaPlay, Shown] | None:
    """A twin in which two things that the watcher has not seen have changed places, chosen secrets staying chosen."""
    twin = copy(state)
    kind = dice.choice(["jobs", "jobs", "influence", "influence", "business", "recruits"])
    if kind == "business":
        return _swap_businesses(twin, dice)
    if kind == "recruits":
        return _swap_recruits(twin, dice)
    cards = twin.jobs if kind == "jobs" else twin.influence
    unseen = unseen_jobs(state, mind) if kind == "jobs" else unseen_influence(state, mind)
    free = [token for token in unseen if token not in bound_by_secrets(state, mind, kind)]
    if not free:
        return None
    one = dice.choice(free)
    fits = [t for t in free if cards.face[t] != cards.face[one] and (kind != "jobs" or JOB_ROUND[t] == JOB_ROUND[one])]
    if not fits:
        return None
    other = dice.choice(fits)
    cards.face[one], cards.face[other] = cards.face[other], cards.face[one]

    def shown(after: CosaPlay) -> bool:
        seen = after.jobs.seen if kind == "jobs" else after.influence.seen
        return bool((seen[one] | seen[other]) & bit_of(mind))

    return twin, shown


def bound_by_secrets(state: CosaPlay, mind: Mind, kind: str) -> set[int]:
    """Cards of seats that have chosen something in secret, which need not be possible with others."""
    chosen = [seat for seat in range(state.seats) if state.done & BIT[seat] or state.half[seat] >= 0]
    if state.phase == AIM:
        chosen.append(state.mover)
    bound: set[int] = set()
    for seat in chosen:
        if kind == "influence":
            bound |= set(hand_influence(state, seat))
        else:
            bound |= set(hand_jobs(state, seat))
            bound |= {token for g, token in planned_jobs(state).items() if state.g_owner[g] == seat}
    return bound


def _swap_businesses(twin: CosaPlay, dice: random.Random) -> tuple[CosaPlay, Shown] | None:
    places = range(twin.known_bottom, twin.b_deck.n)
    if len(places) < 2:
        return None
    one, other = dice.sample(places, 2)
    first, second = twin.b_deck.items[one], twin.b_deck.items[other]
    twin.b_deck.items[one], twin.b_deck.items[other] = second, first
    return twin, lambda after: after.b_at[first] != 0 or after.b_at[second] != 0


def _swap_recruits(twin: CosaPlay, dice: random.Random) -> tuple[CosaPlay, Shown] | None:
    """Option `recruit=blind`."""
    seat = dice.randrange(twin.seats)
    places = [3 * seat + place for place in range(3) if twin.recruits[3 * seat + place] >= 0]
    if twin.top_seen & BIT[seat]:
        places.pop()
    if len(places) < 2 or twin.options["recruit"] != "blind":
        return None
    one, other = dice.sample(places, 2)
    pair = twin.recruits[one], twin.recruits[other]
    twin.recruits[other], twin.recruits[one] = pair
    turned = twin.top_seen & BIT[seat]
    return twin, lambda after: after.top_seen & BIT[seat] != turned or any(after.g_at[g] != WAITING for g in pair)


# -- and in secret choices --------------------------------------------------------------------------------------------


def same_choice(state: CosaPlay, twin: CosaPlay, move: Move) -> Move | None:
    """The move that does in the twin, with the same cards, what this one does here; None if it is not legal there."""
    seat, action = move
    kind, values = GAME.actions.decode(action)
    if kind in ("job", "discard_job"):
        token = next(token for token in hand_jobs(state, seat) if state.jobs.face[token] == values[0])
        action = GAME.actions.encode(kind, twin.jobs.face[token])
    elif kind == "discard_influence":
        token = next(token for token in hand_influence(state, seat) if state.influence.face[token] == values[0])
        action = GAME.actions.encode(kind, twin.influence.face[token])
    return (seat, action) if action in twin.legal(seat) else None


def another_secret(state: CosaPlay, mind: Mind, move: Move, dice: random.Random) -> Move:
    """Another choice that looks the same to the watcher."""
    seat, action = move
    if seat == mind or action >= NEGOTIATION:
        return move
    legal = [other for other in state.legal(seat) if other < NEGOTIATION and looks_alike(state, seat, action, other)]
    return seat, dice.choice(legal)


def looks_alike(state: CosaPlay, seat: int, one: int, other: int) -> bool:
    """First parts of a choice, cards of one back, and sealed answers that are not the last."""
    if one == other:
        return True
    first, second = GAME.actions.decode(one), GAME.actions.decode(other)
    if state.phase in (PLAN, ACT):
        return all(is_first_part(state, seat, action) for action in (one, other))
    if state.phase == PLAN_CARD:
        jobs = {JOB_ROUND[what] for kind, (what, *_) in (first, second) if kind == "job"}
        return first[0] == second[0] == "job" and len(jobs) == 1
    if state.phase == DISCARD:
        backs = {JOB_ROUND[what] if kind == "discard_job" else -1 for kind, (what, *_) in (first, second)}
        return first[0] == second[0] and len(backs) == 1
    return state.must != 0 and all(is_sealed(state, seat, action) for action in (one, other))


def is_first_part(state: CosaPlay, seat: int, action: int) -> bool:
    trial = state.clone()
    trial.push(seat, action)
    assert isinstance(trial, CosaPlay)
    return trial.under_way


def is_sealed(state: CosaPlay, seat: int, action: int) -> bool:
    """A whole answer after which others are still waited for."""
    trial = state.clone()
    trial.push(seat, action)
    assert isinstance(trial, CosaPlay)
    return trial.phase == state.phase and trial.done == state.done | BIT[seat] and trial.must == state.must


def is_unheard(state: CosaPlay, mind: Mind, move: Move) -> bool:
    """Talk that the watcher has no part in: drafts, and offers between two others."""
    seat, action = move
    kind, values = GAME.actions.decode(action)
    if seat == mind or action < NEGOTIATION or kind in ("take_back", "accept"):
        return False
    partner = state.draft_to[seat] if kind == "offer_send" else values[0] if kind in ("reject", "withdraw") else -1
    if partner < 0:
        return True
    return partner != mind and (mind is None or not state.options["public_offers"])


# -- the comparison ---------------------------------------------------------------------------------------------------


def check_step(state: CosaPlay, mind: Mind, dice: random.Random, look: Watch, seen: Counter[str]) -> None:
    """Let somebody act in both twins; what the watcher hears, sees and imagines afterwards must be the same."""
    swapped = swap_unseen(state, mind, dice)
    twin, shown = swapped or (copy(state), lambda after: False)
    if swapped is not None:
        same(look(state, mind), look(twin, mind), mind)
        seen["swapped"] += 1
    move = random_move(state, dice)
    after = copy(state)
    after.apply(*move)
    if is_unheard(state, mind, move):
        seen["unheard"] += 1  # the twin does nothing
    else:
        other = another_secret(state, mind, move, dice)
        twin_move = same_choice(state, twin, other)
        if twin_move is None:
            return
        seen["other choices"] += other != move
        twin.apply(*twin_move)
    if shown(after) or shown(twin) or shuffled(after) or shuffled(twin):
        return
    seen["steps"] += 1
    same(as_json(lines(after, mind)) + look(after, mind), as_json(lines(twin, mind)) + look(twin, mind), mind)
    seed = dice.random()
    same(truth(dream(after, mind, seed)), truth(dream(twin, mind, seed)), mind)


def same(here: str, there: str, mind: Mind) -> None:
    if here != there:
        raise Leak(f"{mind} can tell {here} from {there}")


def lines(state: CosaPlay, mind: Mind) -> object:
    assert isinstance(state.listener, Log)
    return state.listener.lines(mind)


def shuffled(state: CosaPlay) -> bool:
    """Faces have moved among the cards: the two that differ may lie anywhere."""
    assert isinstance(state.listener, Log)
    return any(line["event"] in ("shuffled", "refused") for line in state.listener.lines(None))


def compare(states: int, seed: str, leak: Watch | None = None, options: slice = slice(None)) -> Counter[str]:
    """Compare that many moments, each as one of the seats or an onlooker."""
    dice = random.Random(seed)
    seen: Counter[str] = Counter()
    tables = OPTIONS[options]
    plays = 0
    while seen["moments"] < states:
        state = begin(3 + plays % 3, f"{seed} {plays}", tables[plays % len(tables)])
        hoard = plays % 4 == 3
        plays += 1
        while not state.over and seen["moments"] < states:
            if dice.random() < 0.25:
                mind = dice.choice([None, *range(state.seats)])
                look = leak or some_look(dice, REFUSALS)
                check_moment(state, mind, dice, look)
                check_step(state, mind, dice, look, seen)
                seen["moments"] += 1
            state.apply(*random_move(state, dice, 0.3, hoard))
        if state.over:
            check_table(state)
    return seen


def test_unseen_cards_secret_choices_and_others_talk_change_nothing() -> None:
    seen = compare(240, "quick")
    assert seen["steps"] > 150
    assert seen["swapped"] > 120
    assert seen["unheard"] > 20
    assert seen["other choices"] > 20


@pytest.mark.long
def test_unseen_cards_secret_choices_and_others_talk_change_nothing_over_many_states() -> None:
    assert compare(12_000, "long")["steps"] > 8_000


# -- leaks that must be caught ----------------------------------------------------------------------------------------


def tells(secret: Callable[[CosaPlay], object]) -> Watch:
    """All that a watcher may know, and this."""
    honest = some_look(random.Random("leak"), 5)

    def look(state: State, seat: Mind) -> str:
        assert isinstance(state, CosaPlay)
        return honest(state, seat) + str(secret(state))

    return look


LEAKS = {
    "a hand": tells(lambda state: [state.jobs.face[token] for token in hand_jobs(state, 0)]),
    "a planned Job": tells(lambda state: [state.jobs.face[token] for token in planned_jobs(state).values()]),
    "Influence cards": tells(lambda state: [state.influence.face[token] for token in hand_influence(state, 1)]),
    "the next Business": tells(lambda state: state.b_deck.tokens()[-1:]),
    "a sealed answer": tells(lambda state: [state.answer[s] for s in range(state.seats) if state.done & BIT[s]]),
    "a half-made choice": tells(lambda state: state.phase),
    "a draft": tells(lambda state: [state.draft_to[seat] for seat in range(state.seats)]),
    "an offer": tells(lambda state: state.open_offers),
}


@pytest.mark.parametrize("what", LEAKS)
def test_a_planted_leak_is_caught(what: str) -> None:
    with pytest.raises(Leak):
        compare(1_000, "leak", LEAKS[what], slice(0, 4))
