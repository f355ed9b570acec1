"""Events and who hears them: each seat is told only what it may know."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from sitdown.engine.refusal import Fact


class Event:
    """One thing that happened at the table: a name, plain facts that everybody may know, and cards.

    Cards are tokens, not faces: each listener's copy names the faces it knows and shows the others as backs.
    """

    def __init__(self, name: str, facts: dict[str, Fact], cards: list[int]) -> None:
        self.name = name
        self.facts = facts
        self.cards = cards

    def __repr__(self) -> str:
        facts = "".join(f", {name}={value!r}" for name, value in self.facts.items())
        return f"<Event {self.name}{facts}{f', {len(self.cards)} cards' if self.cards else ''}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """Told by a state of every event, at the moment it happens. Derive from it."""

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        """`cards_as[seat]` names the event's cards as that seat (None: an onlooker) may know them."""
        raise NotImplementedError


class Log(Listener):
    """Keeps every event as each seat may hear it, as plain data."""

    def __init__(self) -> None:
        self.heard: dict[int | None, list[dict[str, Fact]]] = {}

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        line: dict[str, Fact] = {"event": event.name}
        line.update(event.facts)
        last: list[str] | None = None
        for seat, names in cards_as.items():
            if event.cards and names != last:  # else he hears the same as the one before
                last = names
                line = dict(line)
                line["cards"] = names
            if seat in self.heard:
                self.heard[seat].append(line)
            else:
                self.heard[seat] = [line]

    def lines(self, seat: int | None) -> list[dict[str, Fact]]:
        """All that this seat (None: an onlooker) has heard, oldest first."""
        return self.heard.get(seat, [])

    def take(self, seat: int | None) -> list[dict[str, Fact]]:
        """What this seat has heard since the last time it was asked."""
        return self.heard.pop(seat, [])
