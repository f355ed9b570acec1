"""What is printed on the cards and tiles of a game, known to everybody before a play begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sitdown.engine.game import Game

CardFacts = dict[str, dict[str, object]]  # by id: the facts printed on it


class UnknownCard(ValueError):
    """The game has no card of that id."""


class Card:
    """One kind of card, tile or other piece of a game: its id as views name it, and its printed facts."""

    def __init__(self, game: Game, card: str, facts: dict[str, object]) -> None:
        self.game = game
        self.id = card
        self.facts = facts

    def words(self, lang: str = "en") -> str:
        """What people call it."""
        return self.game.say_card(self.id, lang)

    def __str__(self) -> str:
        return self.words()

    def __repr__(self) -> str:
        facts = ", ".join(f"{name}={value!r}" for name, value in self.facts.items())
        return f"<Card {self.id} of {self.game.title}: {facts}>"


def card_of(game: Game, card: str) -> Card:
    """The card of that id; raises UnknownCard with the ids there are."""
    facts = game.card_facts()
    if card not in facts:
        raise UnknownCard(f"card: {game.title} has no card {card!r}; there are {', '.join(facts) or 'none'}")
    return Card(game, card, dict(facts[card]))


def without_sources(entry: dict[str, object], *more: str) -> dict[str, object]:
    """An entry of a game's data.toml without its id, its notes and where each fact comes from."""
    left_out = {"id", "note", *more}
    return {name: fact for name, fact in entry.items() if name not in left_out and not name.endswith("provenance")}


def is_ours(entry: dict[str, object], fact: str = "") -> bool:
    """Is this fact of an entry of data.toml, or the entry as a whole, our reconstruction (X)? A fact that does not say
    where it comes from comes from where its entry does."""
    return "X" in str(entry.get(f"{fact}_provenance", entry.get("provenance")))
