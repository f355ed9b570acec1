"""What the players are called."""

from __future__ import annotations

from pathlib import Path

from sitdown.cli.arguments import PERSON
from sitdown.engine.words import Words, words_of
from sitdown.table.bot_names import bot_names


def words_for(lang: str) -> Words:
    """The words of the command itself."""
    return words_of(str(Path(__file__).parent), lang)


def names_for(players: list[str], lang: str) -> list[str]:
    """A name for each seat: a lone person is you, several are numbered, bots have house names."""
    words = words_for(lang)
    people = players.count(PERSON)
    names = bot_names([None if player == PERSON else player for player in players])
    persons = 0
    for seat, player in enumerate(players):
        if player == PERSON:
            persons += 1
            names[seat] = words.say("you") if people == 1 else words.say("player", number=str(persons))
    return names


def seat_names(seats: int, lang: str) -> list[str]:
    """Names for a record, which knows only seats; the first player sits at seat 0."""
    return names_for([PERSON] * seats, lang)
