"""La Cosa Nostra as players read it, for tests: in English and in Dutch, the reader is "You" or "Jij"."""

from __future__ import annotations

from sitdown.engine import Log, Refusal
from sitdown.engine.refusal import Fact
from sitdown.engine.words import LANGUAGES
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.data import FOLDER
from sitdown.games.cosanostra.play import CosaPlay
from sitdown.testing.words import say_refusal
from tests.games.cosanostra.helpers.positions import action_of, seat_of


def names_for(lang: str, reader: str) -> list[str]:
    names = ["Anna", "Bram", "Chris"]
    names[seat_of(reader)] = "You" if lang == "en" else "Jij"
    return names


def said(state: CosaPlay, step: str) -> list[str]:
    """ "A execute BLU3" as A reads it, in English and in Dutch."""
    view = state.view(seat_of(step[0]))
    action = action_of(state, step[2:])
    return [GAME.say_action({**view, "names": names_for(lang, step[0])}, action, lang) for lang in LANGUAGES]


def asked(state: CosaPlay, reader: str) -> list[str]:
    view = state.view(seat_of(reader))
    return [GAME.prompt({**view, "names": names_for(lang, reader)}, lang) for lang in LANGUAGES]


def told(state: CosaPlay, event: str, reader: str) -> list[str]:
    """The last event of this name as the reader hears it."""
    assert isinstance(state.listener, Log)
    lines = [line for line in state.listener.lines(seat_of(reader)) if line["event"] == event]
    return [GAME.say_event(lines[-1], lang, names_for(lang, reader)) for lang in LANGUAGES]


def refused(rule: str, **facts: Fact) -> list[str]:
    return [say_refusal(FOLDER, Refusal(rule, facts), lang) for lang in LANGUAGES]
