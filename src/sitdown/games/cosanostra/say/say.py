"""What the engine asks of a game's words: a question, a choice, an event, a picture, and what things are called."""

from __future__ import annotations

from sitdown.engine.words import words_of
from sitdown.games.cosanostra.actions import TAGS
from sitdown.games.cosanostra.data import FAMILY_IDS, FOLDER, GANGSTER_NAMES, HENCHMAN, INFLUENCE_IDS, TRADE_IDS
from sitdown.games.cosanostra.say.choices import say_action
from sitdown.games.cosanostra.say.log import say_event
from sitdown.games.cosanostra.say.names import family_name, influence_name, job_in_round, job_number, key_of, numbered
from sitdown.games.cosanostra.say.offers import tag_name
from sitdown.games.cosanostra.say.questions import prompt
from sitdown.games.cosanostra.say.table import draw

__all__ = ["draw", "name_of", "prompt", "say_action", "say_card", "say_event"]


def name_of(of: str, value: int, lang: str) -> str:
    """What people call the object that an argument stands for; two Jobs that are alike in all have one name."""
    words = words_of(FOLDER, lang)
    match of:
        case "family":
            return family_name(words, FAMILY_IDS[value])
        case "gangster":
            return GANGSTER_NAMES[value]
        case "business":
            return numbered(words, value)
        case "job":
            return job_in_round(words, value)
        case "attachment":
            return influence_name(words, INFLUENCE_IDS[HENCHMAN + value])
        case "influence":
            return influence_name(words, INFLUENCE_IDS[value])
        case "tag":
            return tag_name(words, TAGS[value])
        case "seat":
            return words.say("seat", number=value + 1)
        case "slot" | "die":
            return str(value + 1)
    return str(value)


def say_card(card: str, lang: str) -> str:
    """A Job, an Influence card and what it does, a kind of Business, or a Gangster."""
    words = words_of(FOLDER, lang)
    if card.isdigit():
        return job_in_round(words, job_number(card))
    if card in INFLUENCE_IDS:
        return f"{influence_name(words, card)} – {words.say(f'help-{key_of(card)}')}"
    if card in TRADE_IDS:
        return words.say(f"trade-{key_of(card)}")
    return GANGSTER_NAMES[int(card.removeprefix("gangster "))]
