"""The end of a play in words."""

from __future__ import annotations

from sitdown.cli.terminal.names import words_for
from sitdown.cli.terminal.recorded_play import RecordedPlay
from sitdown.engine.game import Game
from sitdown.engine.words import words_of


def result(played: RecordedPlay, with_seed: bool = True) -> list[str]:
    """How it ended, the ranking, the seed (it tells everything), and where the record lies."""
    state = played.state
    words = words_for(played.lang)
    lines = [say_ending(played)]
    for seat in sorted(range(state.seats), key=lambda seat: (state.ranking[seat], seat)):
        place, score = str(state.ranking[seat]), say_score(played.game, state.scores[seat], played.lang)
        lines.append("  " + words.say("place", place=place, name=played.names[seat], score=score))
    if with_seed:
        lines.append(f"{words.say('the-seed')} {played.seed}")
    if played.path is not None:
        lines.append(f"{words.say('the-record')} {played.path}")
    return lines


def say_score(game: Game, score: int, lang: str) -> str:
    """A score as the game's own table would write it: with its unit (`score` of its words), with a true minus."""
    amount = str(score).replace("-", "−")
    words = words_of(game.folder, lang)
    return words.say("score", amount=amount) if "score" in words else amount


def say_ending(played: RecordedPlay) -> str:
    """How the game ended, in the game's own words if it has any."""
    if not played.state.over:
        return words_for(played.lang).say("unfinished")
    words = words_of(played.game.folder, played.lang)
    key = f"ending-{played.state.ending}"
    return words.say(key) if key in words else played.state.ending
