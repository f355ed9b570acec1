"""What the persons at a table have set for windows to be answered by: the seats' own business, told to nobody else."""

from __future__ import annotations

from sitdown.engine.game import Game, State
from sitdown.engine.windows import AIMED, ALWAYS, ONCE, SPAN, Opening


class Presets:
    """By seat and window: what is set, the span for which the seat passes, and when it last answered by itself."""

    __slots__ = ("_answered", "_game", "_passes", "_set")

    def __init__(self, game: Game, seats: int) -> None:
        self._game = game
        self._set: list[dict[str, str]] = [{} for _ in range(seats)]
        self._passes: list[dict[str, int]] = [{} for _ in range(seats)]
        self._answered: list[dict[str, tuple[int, int]]] = [{} for _ in range(seats)]  # in which span, after what

    def set(self, seat: int, window: str, preset: str, span: int) -> None:
        if preset == SPAN:
            self._passes[seat][window] = span
        else:
            self._passes[seat].pop(window, None)
            self._set[seat][window] = preset

    def of(self, seat: int, window: str, span: int) -> str:
        """What holds for this window now."""
        if self._passes[seat].get(window, -1) == span:
            return SPAN
        found = self._set[seat].get(window)
        if found is None:
            declared = self._game.window_named(window)
            assert declared is not None
            found = declared.usual
        return found

    def unusual(self, seat: int, span: int) -> dict[str, str]:
        """By window, what the seat has set otherwise than is usual."""
        if not self._set[seat] and not self._passes[seat]:
            return {}
        found = {window.name: self.of(seat, window.name, span) for window in self._game.windows}
        return {window.name: found[window.name] for window in self._game.windows if found[window.name] != window.usual}

    def acts(self, seat: int, opening: Opening, span: int) -> bool:
        """Does the seat answer this window by its preset? Nothing that the seat holds is asked for."""
        preset = self.of(seat, opening.name, span)
        if preset == ONCE:
            return opening.name in self._answered[seat] and self._answered[seat][opening.name][0] == span
        return preset in (SPAN, ALWAYS) or (preset == AIMED and not opening.aimed)

    def answered(self, seat: int, window: str, span: int, count: int) -> None:
        """The seat has answered by itself, after so many actions; the first time in a span counts."""
        if window not in self._answered[seat] or self._answered[seat][window][0] != span:
            self._answered[seat][window] = (span, count)

    def forget_answers(self, seats: list[int], count: int) -> None:
        """What these seats did after so many actions is taken back."""
        for seat in seats:
            self._answered[seat] = {name: mark for name, mark in self._answered[seat].items() if mark[1] < count}


def preset_answer(state: State, presets: Presets, seat: int, legal: list[int]) -> int:
    """What the seat answers by a preset to what it is asked now; -1: it is to be asked."""
    opening = state.window(seat)
    if opening is None or opening.answer not in legal or not presets.acts(seat, opening, state.span()):
        return -1
    return opening.answer
