"""The options of a game, to be chosen from: what each changes, what its values are called and what they do."""

from __future__ import annotations

import re

from msgspec import Struct

from sitdown.engine.game import Game
from sitdown.engine.options import Option, Value
from sitdown.engine.words import Words, words_of


class ValueShown(Struct):
    value: Value
    title: str  # short; "" for on and off, which are called alike in every game
    help: str  # a sentence; "" where that of the option says enough


class OptionShown(Struct):
    name: str
    default: Value
    values: list[ValueShown]
    numbers: list[int] | None  # least and most
    rule: str
    title: str
    help: str  # a sentence; "" where each value has its own


def options_shown(game: Game, lang: str) -> list[OptionShown]:
    words = words_of(game.folder, lang)
    return [option_shown(option, words) for option in game.options]


def option_shown(option: Option, words: Words) -> OptionShown:
    key = f"option-{option.name.replace('_', '-')}"
    values = [value_shown(value, key_of_value(option, value), words) for value in option.values]
    title = words.say(key) if key in words else option.name.replace("_", " ")
    has_own = any(value.help for value in values)
    return OptionShown(
        option.name, option.default, values, list(option.numbers) if option.numbers else None, option.rule,
        title, "" if has_own or f"{key}-help" not in words else words.say(f"{key}-help"),
    )  # fmt: skip


def key_of_value(option: Option, value: Value) -> str:
    return re.sub("[_/]", "-", f"option-{option.name}-is-{value}")


def value_shown(value: Value, key: str, words: Words) -> ValueShown:
    """Amounts need no other name than their number, and a guest's game may have none at all."""
    if isinstance(value, bool):
        return ValueShown(value, "", "")
    title, sentence = (words.say(one) if one in words else "" for one in (key, f"{key}-help"))
    return ValueShown(value, title or str(value), sentence)
