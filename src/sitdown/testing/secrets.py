"""Non-interference: a seat can tell two truths apart only by what it was shown.

A `Watch` is everything that reaches a seat from a state. The checks make twins of a state that differ only in what the
seat does not know, and want the same from both: at the moment, over a step, and when the seat imagines worlds.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Collection

from sitdown.engine import Event, Game, Listener, Log, Rng, State, Value
from sitdown.testing.battery import SMALL_SPACE, moments, played, who_acts
from sitdown.testing.guesses import Guesses
from sitdown.testing.players import check_players
from sitdown.testing.promise import as_json, truth

Watch = Callable[[State, int | None], str]
Twin = Callable[[State, int | None, random.Random], State | None]
REFUSALS = 25  # asked of a seat at a moment of a game with a large action space


class Leak(AssertionError):
    """The seat was told something that it may not know."""


def same(here: str, there: str, seat: int | None) -> None:
    if here != there:
        at = next((i for i, (a, b) in enumerate(zip(here, there, strict=False)) if a != b), min(len(here), len(there)))
        start = max(at - 120, 0)
        raise Leak(f"seat {seat} can tell …{here[start : at + 120]}… from …{there[start : at + 120]}…")


def watch(state: State, seat: int | None) -> str:
    """View, legal actions and refusals of the whole action space, as the seat gets them."""
    return _watched(state, seat, range(-1, state.game.actions.size + 1))


def watch_some(dice: random.Random, refusals: int = REFUSALS) -> Watch:
    """The same with few refusals, for games with many actions."""
    seed = dice.random()

    def look(state: State, seat: int | None) -> str:
        size = state.game.actions.size
        asked = range(-1, size + 1) if size <= SMALL_SPACE else random.Random(seed).sample(range(size), refusals)
        return _watched(state, seat, asked)

    return look


def _watched(state: State, seat: int | None, actions: Collection[int]) -> str:
    told: list[object] = [state.view(seat)]
    if seat is not None:
        told.append(state.legal(seat))
        told.append(state.scores if state.game.open_scores else None)
        for action in actions:
            refusal = state.explain(seat, action)
            told.append(None if refusal is None else [refusal.rule, refusal.facts])
    return as_json(told)


def check_moment(state: State, seat: int | None, dice: random.Random, look: Watch = watch) -> None:
    """A twin from the seat's imagination, sealed choices of others included, looks the same."""
    twin = state.imagine(seat, Rng.seeded(dice.random()))
    same(look(state, seat), look(twin, seat), seat)


def check_public(state: State, dice: random.Random) -> None:
    """What a table may do by itself for a seat depends on nothing that an onlooker does not know."""
    twin = state.imagine(None, Rng.seeded(dice.random()))
    for seat in range(state.seats):
        same(_by_itself(state, seat), _by_itself(twin, seat), None)


def _by_itself(state: State, seat: int) -> str:
    opening = state.window(seat)
    told = None if opening is None else [opening.name, opening.answer, opening.aimed]
    return as_json([f"forced {seat}", state.forced(seat), told, state.span()])


def check_dream(state: State, seat: int | None, dice: random.Random, twin: State | None = None) -> None:
    """What the seat imagines depends on nothing but what it knows: the twin leads to the same worlds."""
    other = twin or state.imagine(seat, Rng.seeded(dice.random()))
    seed = dice.random()
    here, there = (truth(one.imagine(seat, Rng.seeded(seed))) for one in (state, other))
    same(here, there, seat)


class Ear(Listener):
    """Keeps what a seat hears, and how the cards are called that it is told of."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.state = state
        self.seat = seat
        self.log = Log()
        self.names: list[str] = []
        state.listener = self

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        self.log.hear(event, cards_as)
        if self.seat in cards_as:
            self.names += cards_as[self.seat]
            may_know = [self.state.card_as(self.seat, token) for token in event.cards]
            if cards_as[self.seat] != may_know:
                raise Leak(f"seat {self.seat} hears {cards_as[self.seat]} in {event.name}, not {may_know}")


def imagined_twin(state: State, seat: int | None, dice: random.Random) -> State | None:
    """A world of the seat's imagination in which the dice fall as they do here."""
    twin = state.imagine(seat, Rng.seeded(dice.random()))
    twin.rng = state.rng.clone()
    return twin


def check_step(
    state: State,
    seat: int | None,
    dice: random.Random,
    twin: Twin = imagined_twin,
    reveals: Collection[str] = (),
) -> bool:
    """Let anybody do the same in both twins: what the seat hears is the same; False if nothing can be compared.

    Nothing can if the move is possible in one twin only, if a card is shown to the seat, or if its view tells the
    twins apart afterwards. `reveals` are events that show the seat more than its view does later.
    """
    other = twin(state, seat, dice)
    if other is None:
        return False
    mover = who_acts(state, dice)
    action = dice.choice(state.legal(mover))
    if action not in other.legal(mover):
        return False
    after, other = state.clone(), other.clone()
    here, there = Ear(after, seat), Ear(other, seat)
    after.push(mover, action)
    other.push(mover, action)
    heard, twin_heard = here.log.lines(seat), there.log.lines(seat)
    if here.names != there.names or any(line["event"] in reveals for line in [*heard, *twin_heard]):
        return False
    if after.view(seat) != other.view(seat):
        return False
    same(as_json(heard), as_json(twin_heard), seat)
    if not after.over:
        check_dream(after, seat, dice, other)
    return True


def check_secrets(
    game: Game,
    seats: int,
    seed: str,
    options: dict[str, Value] | None = None,
    most: int | None = 60,
    twin: Twin = imagined_twin,
    reveals: Collection[str] = (),
    guesses: Guesses | None = None,
) -> Counter[str]:
    """Compare so many moments of a random game (None: all), for every seat and an onlooker; how much was compared."""
    dice = random.Random(seed)
    seen: Counter[str] = Counter()
    _, moves = played(game, seats, seed, options, dice)
    compared = moments(len(moves), most, dice)
    state = game.start(seats, seed, options)
    for number, (mover, action) in enumerate(moves):
        if number in compared:
            look = watch_some(dice)
            check_public(state, dice)
            check_players(state, mover, dice)
            for seat in [None, *range(seats)]:
                check_moment(state, seat, dice, look)
                check_dream(state, seat, dice)
                if guesses is not None:
                    guesses.add(state, state.imagine(seat, Rng.seeded(dice.random())), seat)
                seen["moments"] += 1
                seen["steps"] += check_step(state, seat, dice, twin, reveals)
        state.push(mover, action)
    return seen


def check_guesses(guesses: Guesses) -> None:
    """Imagined worlds are wrong now and then about everything that is hidden."""
    if guesses.known():
        raise Leak(f"every imagined world knows what is hidden at {', '.join(guesses.known())}")
