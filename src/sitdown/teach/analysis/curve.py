"""The part of an analysis that is for the whole table: the curves, the turning points, and luck apart from choices."""

from __future__ import annotations

from typing import Any, Final

from sitdown.engine import Game, Record, Rng, State
from sitdown.teach.analysis.chances import PlayedOn, onlooker_chances, open_chances
from sitdown.teach.analysis.changes import changes_of, try_all
from sitdown.teach.analysis.effort import Effort
from sitdown.teach.analysis.finished import Progress, finished, part_of, quiet
from sitdown.teach.analysis.luck import luck_parts
from sitdown.teach.analysis.turns import turning_points

Part = dict[str, list[dict[str, Any]]]

MORE: Final = 4  # times as many rollouts after the deal as at turning points


def curve_part(game: Game, record: Record, effort: Effort, rng: Rng, progress: Progress = quiet) -> Part:
    """`points`, `turns` and `luck` as plain data. Raises Unfinished.

    A point: so many `moves` done, and each seat's chance to win, with all cards `open` and as an `onlooker` knows.
    A turn: the `move` (from 1), the mover's `seat` and `action`, the chances `before` and `after`, and whether `chance`
    did more than the choice. Luck, for each seat: `deal`, `chance`, `own` and `others`, together its result less an
    even share, and the `error`.
    """
    states = finished(game, record)
    points = _points(states, effort, rng.split(), part_of(progress, 0.0, 0.3))
    changes = changes_of(record, states)
    try_all(PlayedOn(game), changes, effort.changes, len(record.moves), rng.split(), part_of(progress, 0.3, 0.85))
    turns = turning_points(record, states, changes, effort.turns, rng.split(), part_of(progress, 0.85, 0.98))
    rollouts = MORE * effort.turns
    after_deal = open_chances(states[0], rollouts, rng.split())
    result = open_chances(states[-1], 1, rng.split())
    luck: list[dict[str, Any]] = [{**parts} for parts in luck_parts(result, after_deal, rollouts, changes)]
    progress(1.0)
    return {"points": points, "turns": turns, "luck": luck}


def _points(states: list[State], effort: Effort, rng: Rng, progress: Progress) -> list[dict[str, Any]]:
    """Spread evenly over the moves, the start and the end among them."""
    last = len(states) - 1
    count = max(1, min(last, effort.points - 1))
    numbers = list(dict.fromkeys(round(last * i / count) for i in range(count + 1)))
    found: list[dict[str, Any]] = []
    for done, number in enumerate(numbers):
        here = states[number]
        chances = {
            "open": open_chances(here, effort.rollouts, rng),
            "onlooker": onlooker_chances(here, effort.rollouts, rng),
        }
        found.append({"moves": number, **chances})
        progress((done + 1) / len(numbers))
    return found
