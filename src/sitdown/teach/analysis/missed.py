"""The part of an analysis that is for one seat: where another choice was clearly better by what the seat knew."""

from __future__ import annotations

from typing import Any, Final

from sitdown.bots import HardBot
from sitdown.bots.search.chain import Chain
from sitdown.bots.search.comparison import Comparison, difference
from sitdown.bots.search.halving import Candidate
from sitdown.engine import Budget, Game, Record, Rng, Seat, State
from sitdown.teach.analysis.effort import Effort
from sitdown.teach.analysis.finished import Progress, finished, part_of, quiet, whole_choices
from sitdown.teach.reasons import CLEAR, FEWEST, Reason, reasons_for

MOST_MISSED: Final = 5
LOOKED_INTO: Final = 16  # choices of a seat that look worst to a search: compared with better ones
COMPARED: Final = 8  # of these, that are compared once more
MOST_BETTER: Final = 3  # choices that each is compared with at first
SEARCH: Final = 0.6  # of the work
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

    Each is judged by what the seat knew when it made it, not by what was so or what came of it. All are searched; those
    that look worst are compared with the best that the search found, and the worst of these once more, in worlds of
    their own each time: what looks worst by bad luck alone does so once.
    """
    states = finished(game, record)
    suspects = _suspects(record, states, seat, effort, rng, part_of(progress, 0.0, SEARCH))
    wholes = whole_choices(record, states)
    worst: dict[int, Suspect] = {}
    for done, suspect in enumerate(suspects[:LOOKED_INTO]):
        suspect.compare(max(FEWEST, effort.worlds // 4), rng)
        one = worst.setdefault(wholes[suspect.number - 1], suspect)
        if suspect.gain > one.gain:
            worst[wholes[suspect.number - 1]] = suspect
        progress(SEARCH + (1.0 - SEARCH) / 2.0 * (done + 1) / LOOKED_INTO)
    found = []
    for done, suspect in enumerate(sorted(worst.values(), key=_by_gain)[:COMPARED]):
        told = _looked_into(suspect.shown, suspect.number, suspect.made, suspect.better[0], effort, rng)
        found += [told] if told is not None else []
        progress((1.0 + SEARCH) / 2.0 + (1.0 - SEARCH) / 2.0 * (done + 1) / COMPARED)
    found.sort(key=lambda one: (-one.gain, one.number))
    progress(1.0)
    return sorted(found[:MOST_MISSED], key=lambda one: one.number)


class Suspect:
    """A choice that looks worse than others; `better` are those, the best first, and `gain` by how much it is."""

    def __init__(self, shown: Seat, number: int, made: int, gain: float, better: list[int]) -> None:
        self.shown = shown
        self.number = number  # of the move, from 1
        self.made = made
        self.gain = gain
        self.better = better

    def compare(self, worlds: int, rng: Rng) -> None:
        """All of them in new worlds."""
        view = self.shown.view()
        chains = [Chain(action, view) for action in (self.made, *self.better)]
        compared = Comparison(self.shown.world(), self.shown.number, rng, chains)
        compared.run(worlds)
        was, *others = compared.finalists
        others.sort(key=lambda one: -one.mean())
        self.better = [one.chain.actions[0] for one in others]
        self.gain = others[0].mean() - was.mean()


def _by_gain(suspect: Suspect) -> tuple[float, int]:
    return -suspect.gain, suspect.number


def _suspects(
    record: Record, states: list[State], seat: int, effort: Effort, rng: Rng, progress: Progress
) -> list[Suspect]:
    """Those of the seat's choices for which a search finds better ones, the worst first."""
    found = []
    for number, (mover, made) in enumerate(record.moves):
        if mover == seat and len(states[number].legal(seat)) > 1:
            shown = Seat(states[number], seat, rng)
            gain, better = _suspicion(shown, made, effort, rng)
            found += [Suspect(shown, number + 1, made, gain, better)] if better else []
        progress((number + 1) / len(record.moves))
    return sorted(found, key=_by_gain)


def _suspicion(shown: Seat, made: int, effort: Effort, rng: Rng) -> tuple[float, list[int]]:
    """By how much the best choice looks better than what was made, to a search; and that choice and the next best.

    What was made is tried too, even where the bot would not think of it.
    """
    budget = Budget(iterations=effort.iterations)
    search = HardBot(rng).search(shown, budget)
    if made not in [search.reference, *(one.action for one in search.candidates)]:
        search.candidates.append(Candidate(made))
        search.alive.append(search.candidates[-1])
    search.run(budget)
    means = {one.action: one.mean for one in search.candidates if one.tried > 0} | {search.reference: 0.0}
    own = means.pop(made, min(means.values()))
    better = sorted((action for action in means if means[action] > own), key=lambda action: (-means[action], action))
    return (means[better[0]] - own, better[:MOST_BETTER]) if better else (0.0, [])


def _looked_into(shown: Seat, number: int, made: int, better: int, effort: Effort, rng: Rng) -> Missed | None:
    """Both choices in worlds that had no part in finding them; None if the other is not clearly better."""
    view = shown.view()
    compared = Comparison(shown.world(), shown.number, rng, [Chain(made, view), Chain(better, view)])
    compared.run(effort.worlds)
    was, other = compared.finalists
    gain, error = difference(other.values, was.values)
    if gain < max(NOTABLE, CLEAR * error):
        return None
    found = Missed(number, was.chain, other.chain, gain, compared.worlds)
    found.reasons = reasons_for(other, was, shown.game.aspects)
    return found
