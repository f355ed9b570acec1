"""The log with every card face up: for those to whom the whole truth may be told."""

from __future__ import annotations

from sitdown.engine.events import Event, Listener, Log
from sitdown.engine.refusal import Fact


class OpenLog(Listener):
    """Hears for everybody: what each seat may know, as a Log does, and besides it the whole truth."""

    def __init__(self) -> None:
        self._log = Log()
        self._open: list[dict[str, Fact]] = []

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        self._log.hear(event, cards_as)
        line: dict[str, Fact] = {"event": event.name}
        line.update(event.facts)
        if event.cards:
            line["cards"] = [_face(index, cards_as) for index in range(len(event.cards))]
        self._open.append(line)

    def lines(self, seat: int | None) -> list[dict[str, Fact]]:
        """All that this seat (None: an onlooker) has heard."""
        return self._log.lines(seat)

    def open_lines(self) -> list[dict[str, Fact]]:
        """All that happened, naming every card that anybody knows."""
        return self._open


def _face(index: int, cards_as: dict[int | None, list[str]]) -> str:
    """A card as whoever knows it calls it: where a seat says something else than an onlooker, it sees the face."""
    back = cards_as[None][index]
    return next((names[index] for names in cards_as.values() if names[index] != back), back)
