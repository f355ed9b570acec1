"""What a finished game was about: each seat's chance to win as it went, and where another choice was clearly better."""

from __future__ import annotations

from typing import Final

from sitdown.bots import HardBot
from sitdown.bots.search.chain import Chain
from sitdown.bots.search.comparison import Comparison, Finalist, difference
from sitdown.bots.search.rollout import Rollouts
from sitdown.engine import Budget, Game, Record, Rng, Seat, State, replay
from sitdown.teach.reasons import CLEAR, Reason, reasons_for

MOST_MISSED: Final = 5
LOOKED_INTO: Final = 12  # choices of a seat that are compared once more, in worlds of their own
NOTABLE: Final = 0.03  # of a result, from 0 for the last place to 1 for a victory


class Effort:
    """How much is tried: so much the surer, so much the longer."""

    def __init__(self, points: int, rollouts: int, iterations: int, worlds: int) -> None:
        self.points = points  # of each curve
        self.rollouts = rollouts  # for each point
        self.iterations = iterations  # of search for each choice of the seat
        self.worlds = worlds  # in which a choice that looks worse is compared once more

    @staticmethod
    def usual(game: Game) -> Effort:
        """What is meant to take less than half a minute of compiled code, by how dear the game's rollouts are."""
        return Effort(24, 40, max(24, game.iterations // 3), max(60, min(200, game.iterations // 2)))


class Point:
    """Each seat's chance to win after so many moves."""

    def __init__(self, moves: int, open_cards: list[float], onlooker: list[float]) -> None:
        self.moves = moves
        self.open_cards = open_cards  # from the true state, its chance made anew
        self.onlooker = onlooker  # from worlds that somebody imagines who saw no cards


class Missed:
    """A choice to which another was clearly better by what the seat knew."""

    def __init__(self, number: int, made: Chain, better: Chain, gain: float, worlds: int) -> None:
        self.number = number  # of the move in the record, from 1
        self.made = made
        self.better = better
        self.gain = gain  # of the result, from 0 for the last place to 1 for a victory
        self.worlds = worlds
        self.reasons: list[Reason] = []

    def as_dict(self) -> dict[str, object]:
        reasons = [{"aspect": reason.aspect, "amount": reason.amount} for reason in self.reasons]
        actions: dict[str, object] = {"made": self.made.actions[0], "better": self.better.actions[0]}
        return {"move": self.number, **actions, "gain": self.gain, "worlds": self.worlds, "reasons": reasons}


class Unfinished(ValueError):
    """The game of this record has no end yet."""


def curve(game: Game, record: Record, effort: Effort, rng: Rng) -> list[Point]:
    """Points spread evenly over the moves, the start and the end among them. Raises Unfinished."""
    states = _finished(game, record)
    last = len(states) - 1
    count = max(1, min(last, effort.points - 1))
    numbers = [round(last * i / count) for i in range(count + 1)]
    found = []
    for number in dict.fromkeys(numbers):
        here = states[number]
        found.append(
            Point(number, open_chances(here, effort.rollouts, rng), onlooker_chances(here, effort.rollouts, rng))
        )
    return found


def open_chances(here: State, rollouts: int, rng: Rng) -> list[float]:
    """Each seat's chance to win from the true state, with luck of its own."""
    return _chances(here, [here.clone() for _ in range(rollouts)], rng)


def onlooker_chances(here: State, rollouts: int, rng: Rng) -> list[float]:
    """The same as somebody could know who saw no cards."""
    return _chances(here, [here.imagine(None, rng) for _ in range(rollouts)], rng)


def missed(game: Game, record: Record, seat: int, effort: Effort, rng: Rng) -> list[Missed]:
    """At most five choices of this seat, in order, one part of each at most. Raises Unfinished.

    Each is judged by what the seat knew when it made it, not by what was so or what came of it.
    """
    states = _finished(game, record)
    suspects: list[tuple[float, int, Seat, int]] = []
    for number, (mover, made) in enumerate(record.moves):
        if mover == seat and len(states[number].legal(seat)) > 1:
            shown = Seat(states[number], seat, rng)
            gain, better = _suspicion(shown, made, effort, rng)
            if better != made:
                suspects.append((gain, number, shown, better))
    suspects.sort(key=lambda one: (-one[0], one[1]))
    found = []
    for _, number, shown, better in suspects[:LOOKED_INTO]:
        one = _looked_into(shown, number + 1, record.moves[number][1], better, effort, rng)
        found += [one] if one is not None else []
    found.sort(key=lambda one: -one.gain)
    wholes = _whole_choices(record, states)
    first_of_each = {wholes[one.number - 1]: one for one in reversed(found)}
    found = sorted(first_of_each.values(), key=lambda one: -one.gain)[:MOST_MISSED]
    return sorted(found, key=lambda one: one.number)


def _whole_choices(record: Record, states: list[State]) -> list[int]:
    """For each move the first one of the choice that it is a part of: what nobody else could see is one choice."""
    begins: list[int] = []
    for number, (seat, _) in enumerate(record.moves):
        begin = begins[-1] if begins else 0
        goes_on = number > 0 and record.moves[begin][0] == seat
        goes_on = goes_on and states[begin].view(None) == states[number].view(None)
        begins.append(begin if goes_on else number)
    return begins


def _finished(game: Game, record: Record) -> list[State]:
    states = replay(game, record)
    if not states[-1].over:
        raise Unfinished("file: the game is not finished; it can be analysed when it is")
    return states


def _chances(here: State, worlds: list[State], rng: Rng) -> list[float]:
    """The share of victories of each seat when sensible players play these worlds on to the end."""
    shares = [0.0] * int(here.seats)
    rollouts = Rollouts(here.game, 0)
    for world in worlds:
        world.rng = rng.split()
        rollouts.value(world, 0, rng.split())
        ranking = world.ranking
        for seat in range(int(here.seats)):
            shares[seat] += 1.0 / ranking.count(1) if ranking[seat] == 1 else 0.0
    return [share / len(worlds) for share in shares]


def _suspicion(shown: Seat, made: int, effort: Effort, rng: Rng) -> tuple[float, int]:
    """What a search finds best at this moment, and by how much it looks better than what was made."""
    budget = Budget(iterations=effort.iterations)
    search = HardBot(rng).search(shown, budget)
    search.run(budget)
    means = {one.action: one.mean for one in search.candidates if one.tried > 0} | {search.reference: 0.0}
    better = max(means, key=lambda action: (means[action], -action))
    return means[better] - means.get(made, min(means.values())), better


def _looked_into(shown: Seat, number: int, made: int, better: int, effort: Effort, rng: Rng) -> Missed | None:
    """Both choices in worlds that had no part in finding them; None if the other is not clearly better."""
    view = shown.view()
    compared = Comparison(shown.world(), shown.number, rng, [Chain(made, view), Chain(better, view)])
    compared.run(effort.worlds)
    was, other = compared.finalists
    gain, error = difference(other.values, was.values)
    if gain < max(NOTABLE, CLEAR * error):
        return None
    return _told(number, was, other, gain, compared.worlds, shown.game)


def _told(number: int, was: Finalist, other: Finalist, gain: float, worlds: int, game: Game) -> Missed:
    found = Missed(number, was.chain, other.chain, gain, worlds)
    found.reasons = reasons_for(other, was, game.aspects)
    return found
