"""Logs of what happens in a state: as each viewer hears it, and with all cards open."""

from __future__ import annotations

from sitdown.engine.events import Event, Log
from sitdown.engine.refusal import Fact


class TableLog(Log):
    """Collects the events of one entry for all viewers."""

    def heard_by_others(self, seat: int) -> int:
        """How many lines others than this seat have heard."""
        count = 0
        for viewer, lines in self.heard.items():
            if viewer != seat:
                count += len(lines)
        return count

    def others_heard_the_same(self, seat: int) -> bool:
        """Have all others than this seat heard the same?"""
        heard = self.heard.get(None, [])
        return all(lines == heard for viewer, lines in self.heard.items() if viewer != seat)


class OpenLog(TableLog):
    """Also keeps the events with all cards open, for when the game is over."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[dict[str, Fact]] = []

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        super().hear(event, cards_as)
        line: dict[str, Fact] = {"event": event.name}
        line.update(event.facts)
        if event.cards:
            line["cards"] = [open_face(index, cards_as) for index in range(len(event.cards))]
        self.open.append(line)


def open_face(index: int, cards_as: dict[int | None, list[str]]) -> str:
    """A card as whoever knows it calls it: where a seat says something else than an onlooker, it sees the face."""
    back = cards_as[None][index]
    return next((names[index] for names in cards_as.values() if names[index] != back), back)
