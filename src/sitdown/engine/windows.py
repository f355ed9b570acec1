"""Windows: questions that come again and again, mostly with the same answer, so that a seat may answer by a preset.

What a preset answers, and when, depends on public facts alone: nobody can tell from it what the seat holds.
"""

from __future__ import annotations

from typing import Final

ASK: Final = "ask"  # always ask
ONCE: Final = "once"  # ask once in each span of the game; the rest of the span passes
AIMED: Final = "aimed"  # pass until something is aimed at the seat
SPAN: Final = "span"  # pass for this span, then as before
ALWAYS: Final = "always"  # pass until told otherwise
PRESETS: Final = (ASK, ONCE, AIMED, SPAN, ALWAYS)


class Window:
    """A kind of window as a game declares it, with the presets that make sense there.

    In words it has the keys `window-NAME`, the question in short, and `preset-NAME-PRESET` for each of its presets.
    """

    def __init__(self, name: str, presets: list[str], usual: str = ASK) -> None:
        assert usual in presets
        assert all(preset in PRESETS for preset in presets)
        self.name = name
        self.presets = presets
        self.usual = usual  # what holds before the player has said anything


class Opening:
    """A window that is open for a seat, or will be before this span of the game is over."""

    def __init__(self, name: str, answer: int, aimed: bool = False) -> None:
        self.name = name
        self.answer = answer  # what a preset answers: to pass
        self.aimed = aimed  # is something aimed at the seat?
