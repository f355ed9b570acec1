"""The parts of an analysis in words, made from the record and their plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sitdown.engine import Game, Record, State, replay
from sitdown.teach.analysis.luck import PARTS
from sitdown.teach.reasons import Reason
from sitdown.teach.say import percent, say_reasons, teach_words

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

MOVERS: Final = 0.7  # of the largest change: if the mover's own is no less, it is told of the mover


def tell_curve(
    game: Game, record: Record, part: Mapping[str, Any], lang: str, names: list[str]
) -> dict[str, list[str]]:
    """A sentence for each of `turns`, and for each seat's `luck`."""
    states = replay(game, record)
    return {
        "turns": [_say_turn(states, turn, lang, names) for turn in part["turns"]],
        "luck": [_say_luck(parts, names[seat], lang) for seat, parts in enumerate(part["luck"])],
    }


def tell_missed(
    game: Game, record: Record, seat: int, part: Sequence[Mapping[str, Any]], lang: str, names: list[str]
) -> list[str]:
    """A sentence for each choice of this seat to which another was better."""
    states = replay(game, record)
    return [_say_missed(game, states[one["move"] - 1], seat, one, lang, names) for one in part]


def _say_action(state: State, seat: int, action: int, lang: str, names: list[str]) -> str:
    """As the seat would have said it at that moment."""
    return state.game.say_action({**state.view(seat), "names": names}, action, lang)


def _say_missed(game: Game, state: State, seat: int, one: Mapping[str, Any], lang: str, names: list[str]) -> str:
    reasons = [Reason(reason["aspect"], reason["amount"]) for reason in one["reasons"]]
    return teach_words(lang).say(
        "missed",
        move=str(one["move"]),
        made=_say_action(state, seat, one["made"], lang, names),
        better=_say_action(state, seat, one["better"], lang, names),
        gain=round(100 * one["gain"]),
        why=say_reasons(reasons, game, lang),
    )


def _say_turn(states: list[State], turn: Mapping[str, Any], lang: str, names: list[str]) -> str:
    mover = turn["seat"]
    gaps = [abs(after - before) for before, after in zip(turn["before"], turn["after"], strict=True)]
    most = gaps.index(max(gaps))
    told_of = mover if gaps[mover] >= MOVERS * gaps[most] else most
    return teach_words(lang).say(
        "turn-chance" if turn["chance"] else "turn-choice",
        move=str(turn["move"]),
        mover=names[mover],
        action=_say_action(states[turn["move"] - 1], mover, turn["action"], lang, names),
        name=names[told_of],
        before=percent(turn["before"][told_of], 1.0),
        after=percent(turn["after"][told_of], 1.0),
    )


def _say_luck(parts: Mapping[str, float], name: str, lang: str) -> str:
    shown = points_of(parts)
    told = {part: signed(shown[part]) for part in (*PARTS, "total")}
    return teach_words(lang).say("luck", name=name, error=max(1, round(100 * parts["error"])), **told)


def points_of(parts: Mapping[str, float]) -> dict[str, int]:
    """The parts in whole hundredths of a chance to win, and their `total`: rounded so that they still add up."""
    exact = {part: 100.0 * parts[part] for part in PARTS}
    total = round(sum(exact.values()))
    shown = {part: int(amount // 1.0) for part, amount in exact.items()}
    most_left = sorted(PARTS, key=lambda part: shown[part] - exact[part])
    for part in most_left[: total - sum(shown.values())]:
        shown[part] += 1
    return {**shown, "total": total}


def signed(points: int) -> str:
    """+4, 0, −12."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
