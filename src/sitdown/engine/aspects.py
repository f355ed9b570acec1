"""What people name when they say why a choice is better: more money, less danger, more cards in hand."""

from __future__ import annotations


class Aspect:
    """One thing that a game measures in a world that was played on (`Game.measure`).

    Its words are `reason-NAME-more` and `reason-NAME-less` of the game's own, made of `$amount`: how much more or less
    a choice brings than another.
    """

    def __init__(self, name: str, notable: float = 1.0, less_is_better: bool = False) -> None:
        self.name = name
        self.notable = notable  # a smaller difference is not worth a word; differences are weighed by it
        self.less_is_better = less_is_better

    def __repr__(self) -> str:
        return f"<Aspect {self.name}, from {self.notable:g}>"
