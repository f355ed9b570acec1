"""What every test of a game's words needs: the messages of a language, refusals in words, and random plays."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

from sitdown.engine import Game, Log, Refusal, Rng, State, Value
from sitdown.engine.refusal import Fact
from sitdown.engine.words import words_of

KEY = re.compile(r"^([a-zA-Z][\w-]*) =", re.MULTILINE)
Choose = Callable[[State, Rng], int]


def messages(folder: str, lang: str) -> dict[str, str]:
    """Every message as it is written, in the order of the file; fails for two of one name."""
    parts = KEY.split((Path(folder) / f"{lang}.ftl").read_text(encoding="utf-8"))
    names, texts = parts[1::2], parts[2::2]
    assert len(set(names)) == len(names)
    return {name: text.split("\n\n")[0].strip() for name, text in zip(names, texts, strict=True)}


def variables(text: str) -> set[str]:
    """The facts that a message speaks of."""
    return set(re.findall(r"\$(\w+)", text))


def say_refusal(folder: str, refusal: Refusal, lang: str) -> str:
    """A refusal in words; raises MissingWords where a table would have to show the rule instead."""
    facts = {name: plain(fact) for name, fact in refusal.facts.items()}
    return words_of(folder, lang).say(f"refusal-{refusal.rule}", **facts)


def plain(fact: Fact) -> str | int:
    """A fact as a table hands it to a message."""
    if isinstance(fact, bool):
        return "true" if fact else "false"
    assert isinstance(fact, (str, int))
    return fact


def moments(
    game: Game, seats: int, options: dict[str, Value], seed: str, log: Log | None, choose: Choose
) -> Iterator[State]:
    """Every moment of a random play, the last one included; `choose` picks one of the legal actions."""
    rng = Rng.seeded(seed)
    state = game.start(seats, seed, options, log)
    while not state.over:
        yield state
        state.play(choose(state, rng))
    yield state
