"""What the players are called."""

from __future__ import annotations

from pathlib import Path

from sitdown.cli.asked import PERSON
from sitdown.engine.words import Words, words_of

HOUSE = ("Nonna", "Il Contabile", "Don Ugo", "Zia Rosa", "Beppe", "La Contessa", "Il Dottore", "Lo Zio")


def words_for(lang: str) -> Words:
    """The words of the command itself."""
    return words_of(str(Path(__file__).parent), lang)


def names_for(players: list[str], lang: str) -> list[str]:
    """A name for each seat: a lone person is you, several are numbered, bots have house names."""
    words = words_for(lang)
    people = players.count(PERSON)
    names: list[str] = []
    persons = bots = 0
    for player in players:
        if player != PERSON:
            round_, number = divmod(bots, len(HOUSE))
            names.append(HOUSE[number] + (f" {round_ + 1}" if round_ else ""))
            bots += 1
        elif people == 1:
            names.append(words.say("you"))
        else:
            persons += 1
            names.append(words.say("player", number=str(persons)))
    return names


def seat_names(seats: int, lang: str) -> list[str]:
    """Names for a record, which knows only seats; the first player sits at seat 0."""
    return names_for([PERSON] * seats, lang)
