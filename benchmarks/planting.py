"""Games in which a strong bot once makes a choice that is known to be bad, to see whether an analysis finds it."""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from sitdown.bots import HardBot, seat_bot
from sitdown.bots.search.halving import Halving
from sitdown.bots.search.worlds import draw_world
from sitdown.engine import Budget, Game, Record, Rng, Seat, State
from sitdown.engine.record import read_record
from sitdown.teach.analysis.chances import PlayedOn

LOSS: Final = 0.15  # of the chance to win, at least
TIMES: Final = 10  # as many iterations as the bot's own search
GLANCE: Final = 0.08  # of the chance to win, at first
COMPARED: Final = 3  # choices that look bad, beside the best
LOOKS_BAD: Final = 0.08  # of the result, below the best, in the bot's own search
LATEST: Final = 0.8  # of the seat's choices: from then on at the latest a bad one is looked for


class Planted(NamedTuple):
    """A game with one bad choice in it."""

    record: Record
    seat: int
    move: int  # from 1; 0: none could be planted
    loss: float  # of the chance to win

    def to_json(self) -> str:
        about = {"seat": self.seat, "move": self.move, "loss": self.loss}
        return json.dumps({**about, "record": self.record.to_json()})

    @staticmethod
    def from_json(text: str) -> Planted:
        about = json.loads(text)
        return Planted(read_record(about["record"]), about["seat"], about["move"], about["loss"])


def planted(game: Game, seats: int, seed: str, seat: int) -> Planted:
    """A game of hard bots in which this seat once chooses badly, if it ever can.

    From a random one of the seat's choices on, the first bad one that a search finds is made.
    """
    dice = Rng.seeded(f"{seed}/plant")
    count = _choices(game, seats, seed, seat)
    start = dice.below(max(1, int(LATEST * count)))
    found = _played(game, seats, seed, seat, start, dice)
    return found if found.move or not start else _played(game, seats, seed, seat, 0, dice)


def _choices(game: Game, seats: int, seed: str, seat: int) -> int:
    """How often the seat has a choice when all play by rules of thumb."""
    state, count = game.start(seats, seed), 0
    bots = [seat_bot(number, game.levels[0], seed) for number in range(seats)]
    while (mover := int(state.next_to_ask())) >= 0:
        count += mover == seat and len(state.legal(mover)) > 1
        state.push(mover, bots[mover].choose(state))
    return count


def _played(game: Game, seats: int, seed: str, seat: int, start: int, dice: Rng) -> Planted:
    state = game.start(seats, seed)
    record = Record.begin(state, seed)
    bots = [seat_bot(number, "hard", seed) for number in range(seats)]
    count, move, loss = 0, 0, 0.0
    while (mover := int(state.next_to_ask())) >= 0:
        action = -1
        if mover == seat and not move and len(state.legal(seat)) > 1:
            if count >= start:
                action, loss = bad_choice(state, seat, dice)
            count += 1
            move = len(record.moves) + 1 if action >= 0 else 0
        action = action if action >= 0 else bots[mover].choose(state)
        state.push(mover, action)
        record.add(mover, action)
    record.finish(state)
    return Planted(record, seat, move, loss)


def bad_choice(state: State, seat: int, dice: Rng) -> tuple[int, float]:
    """A choice that a search with ten times the iterations puts far below the best, and how far; -1: it finds none."""
    shown, iterations = Seat(state, seat, dice), state.game.iterations
    if not _looks_bad(_searched(shown, Budget(iterations=iterations), dice)):
        return -1, 0.0
    found = _searched(shown, Budget(iterations=TIMES * iterations), dice)
    means = _means(found)
    best = max(means, key=lambda action: (means[action], -action))
    bad = _looks_bad(found)
    while len(bad) > COMPARED:
        del bad[dice.below(len(bad))]
    for times in (1, TIMES):  # a glance first, for the long look takes ten times as long
        wins = _wins(shown, [best, *bad], times * iterations, dice)
        losses = [(action, wins[0] - won) for action, won in zip(bad, wins[1:], strict=True)]
        bad = [action for action, loss in losses if loss >= (LOSS if times == TIMES else GLANCE)]
        if not bad:
            return -1, 0.0
    action = bad[dice.below(len(bad))]
    return action, dict(losses)[action]


def _looks_bad(search: Halving) -> list[int]:
    """Choices that are far below the best, even with their error."""
    means = _means(search)
    limit = max(means.values()) - LOOKS_BAD
    errors = {search.reference: 0.0} | {one.action: one.error for one in search.candidates if one.tried > 1}
    return [action for action in means if means[action] + errors[action] <= limit]


def _searched(shown: Seat, budget: Budget, dice: Rng) -> Halving:
    search = HardBot(dice).search(shown, budget)
    search.run(budget)
    return search


def _means(search: Halving) -> dict[int, float]:
    return {search.reference: 0.0} | {one.action: one.mean for one in search.candidates if one.tried > 1}


def _wins(shown: Seat, actions: list[int], iterations: int, dice: Rng) -> list[float]:
    """Of each choice how often it wins when it is played on to the end, all in the same worlds with the same luck."""
    played_on, shares = PlayedOn(shown.game), [0.0] * len(actions)
    worlds = max(1, iterations // len(actions))
    for _ in range(worlds):
        world = draw_world(shown.world(), shown.number, dice, shown.game.search.worlds)
        luck = dice.split()
        for i, action in enumerate(actions):
            trial = world.clone()
            trial.push(shown.number, action)
            shares[i] += played_on.winners(trial, luck.clone())[shown.number]
    return [share / worlds for share in shares]
