"""What an analysis found, as it is shown: with the steps of the replay that it speaks of, in the reader's words."""

from __future__ import annotations

from bisect import bisect_left
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from sitdown.server.bots.analysis import Told
from sitdown.table.moves import Moves

Status: TypeAlias = Literal["none", "waiting", "working", "ready", "failed"]


class PointShown(Struct):
    """Each seat's chance to win after this step: with all cards open, and as an onlooker could know."""

    step: int
    open: list[float]
    onlooker: list[float]


class TurnShown(Struct):
    """A step at which the chances changed much, by a choice of `seat` or by chance."""

    step: int
    seat: int
    chance: bool
    before: list[float]
    after: list[float]
    says: str


class LuckShown(Struct):
    """How much each thing moved a seat's chance to win, all in all."""

    deal: float
    chance: float
    own: float
    others: float
    says: str


class MissedShown(Struct):
    """A choice of the seat in this step, to which another was clearly better by what the seat knew."""

    step: int
    made: int
    better: int
    gain: float
    worlds: int
    says: str


class CurveShown(Struct):
    points: list[PointShown]
    turns: list[TurnShown]
    luck: list[LuckShown]


class AnalysisShown(Struct):
    """How far it is, and what was found; `missed` is of the seat that was asked about."""

    status: Status
    place: int  # how many are before it, while it waits
    progress: float  # from 0 to 1
    mine: int | None  # the seat of who asks
    curve: CurveShown | None
    missed: list[MissedShown] | None


class ReplaySteps:
    """Which step of a replay a move of the record belongs to: a step holds all that a seat did at once."""

    def __init__(self, moves: Moves) -> None:
        self._ends = [0, *(moves.start(move + 1) for move in range(len(moves) - 1)), moves.count]

    def after(self, moves: int) -> int:
        """The step with which so many moves of the record are done; of a move's number, the step that it is in."""
        return min(bisect_left(self._ends, moves), len(self._ends) - 1)


def curve_shown(part: dict[str, Any], steps: ReplaySteps, told: Told) -> CurveShown:
    points = {steps.after(point["moves"]): point for point in part["points"]}  # of a step its last
    turns = [
        TurnShown(steps.after(turn["move"]), turn["seat"], turn["chance"], turn["before"], turn["after"], says)
        for turn, says in zip(part["turns"], told.turns, strict=True)
    ]
    luck = [
        LuckShown(one["deal"], one["chance"], one["own"], one["others"], says)
        for one, says in zip(part["luck"], told.luck, strict=True)
    ]
    shown = [PointShown(step, point["open"], point["onlooker"]) for step, point in points.items()]
    return CurveShown(shown, turns, luck)


def missed_shown(part: list[dict[str, Any]], steps: ReplaySteps, told: Told) -> list[MissedShown]:
    return [
        MissedShown(steps.after(one["move"]), one["made"], one["better"], one["gain"], one["worlds"], says)
        for one, says in zip(part, told.missed, strict=True)
    ]
