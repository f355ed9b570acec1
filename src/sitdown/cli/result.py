"""The end of a play in words."""

from __future__ import annotations

from sitdown.cli.names import words_for
from sitdown.cli.sitting import Sitting
from sitdown.engine.words import words_of


def result(sitting: Sitting, with_seed: bool = True) -> list[str]:
    """How it ended, the ranking, the seed (it tells everything), and where the record lies."""
    state = sitting.state
    words = words_for(sitting.lang)
    lines = [say_ending(sitting)]
    for seat in sorted(range(state.seats), key=lambda seat: (state.ranking[seat], seat)):
        place, score = str(state.ranking[seat]), str(state.scores[seat])
        lines.append("  " + words.say("place", place=place, name=sitting.names[seat], score=score))
    if with_seed:
        lines.append(f"{words.say('the-seed')} {sitting.seed}")
    if sitting.path is not None:
        lines.append(f"{words.say('the-record')} {sitting.path}")
    return lines


def say_ending(sitting: Sitting) -> str:
    """How the game ended, in the game's own words if it has any."""
    if not sitting.state.over:
        return words_for(sitting.lang).say("unfinished")
    words = words_of(sitting.game.folder, sitting.lang)
    key = f"ending-{sitting.state.ending}"
    return words.say(key) if key in words else sitting.state.ending
