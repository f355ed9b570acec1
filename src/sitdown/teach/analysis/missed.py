"""The part of an analysis that is for one seat: where another choice was clearly better by what the seat knew."""

from __future__ import annotations

from typing import Any, Final

from sitdown.bots import HardBot
from sitdown.bots.search.chain import Chain
from sitdown.bots.search.comparison import Comparison, Finalist, difference
from sitdown.bots.search.halving import Candidate
from sitdown.engine import Budget, Game, Record, Rng, Seat
from sitdown.teach.analysis.effort import Effort
from sitdown.teach.analysis.finished import Progress, finished, quiet, whole_choices
from sitdown.teach.reasons import CLEAR, Reason, reasons_for

MOST_MISSED: Final = 5
LOOKED_INTO: Final = 12  # choices of a seat that are compared once more, in worlds of their own
SEARCH: Final = 0.75  # of the work
NOTABLE: Final = 0.03  # of a result, from 0 for the last place to 1 for a victory


class Missed:
    """A choice to which another was clearly better by what the seat knew."""

    def __init__(self, number: int, made: Chain, better: Chain, gain: float, worlds: int) -> None:
        self.number = number  # of the move in the record, from 1
        self.made = made
        self.better = better
        self.gain = gain  # of the result, from 0 for the last place to 1 for a victory
        self.worlds = worlds
        self.reasons: list[Reason] = []

    def as_dict(self) -> dict[str, Any]:
        reasons = [{"aspect": reason.aspect, "amount": reason.amount} for reason in self.reasons]
        actions: dict[str, Any] = {"made": self.made.actions[0], "better": self.better.actions[0]}
        return {"move": self.number, **actions, "gain": self.gain, "worlds": self.worlds, "reasons": reasons}


def missed_part(
    game: Game, record: Record, seat: int, effort: Effort, rng: Rng, progress: Progress = quiet
) -> list[dict[str, Any]]:
    """The same as `missed` as plain data: for each the `move` (from 1), the actions `made` and `better`, the `gain`, in
    how many `worlds` they were compared, and `reasons`. Raises Unfinished."""
    return [one.as_dict() for one in missed(game, record, seat, effort, rng, progress)]


def missed(game: Game, record: Record, seat: int, effort: Effort, rng: Rng, progress: Progress = quiet) -> list[Missed]:
    """At most five choices of this seat, in order, one part of each at most. Raises Unfinished.

    Each is judged by what the seat knew when it made it, not by what was so or what came of it.
    """
    states = finished(game, record)
    suspects: list[tuple[float, int, Seat, int]] = []
    for number, (mover, made) in enumerate(record.moves):
        if mover == seat and len(states[number].legal(seat)) > 1:
            shown = Seat(states[number], seat, rng)
            gain, better = _suspicion(shown, made, effort, rng)
            if better != made:
                suspects.append((gain, number, shown, better))
        progress(SEARCH * (number + 1) / len(record.moves))
    suspects.sort(key=lambda one: (-one[0], one[1]))
    found = []
    for done, (_, number, shown, better) in enumerate(suspects[:LOOKED_INTO]):
        one = _looked_into(shown, number + 1, record.moves[number][1], better, effort, rng)
        found += [one] if one is not None else []
        progress(SEARCH + (1.0 - SEARCH) * (done + 1) / LOOKED_INTO)
    found.sort(key=lambda one: -one.gain)
    wholes = whole_choices(record, states)
    first_of_each = {wholes[one.number - 1]: one for one in reversed(found)}
    found = sorted(first_of_each.values(), key=lambda one: -one.gain)[:MOST_MISSED]
    progress(1.0)
    return sorted(found, key=lambda one: one.number)


def _suspicion(shown: Seat, made: int, effort: Effort, rng: Rng) -> tuple[float, int]:
    """What a search finds best at this moment, and by how much it looks better than what was made.

    What was made is tried too, even where the bot would not think of it.
    """
    budget = Budget(iterations=effort.iterations)
    search = HardBot(rng).search(shown, budget)
    if made not in [search.reference, *(one.action for one in search.candidates)]:
        search.candidates.append(Candidate(made))
        search.alive.append(search.candidates[-1])
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
