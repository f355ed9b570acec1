"""Writes what the pages' tests play with, as the games make it: `make fixtures`, then read the diff."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.web import (
    bargain_moments,
    capo_moments,
    cosanostra_moments,
    cosanostra_plays,
    facts,
    maffiosi_moments,
    palermo_moments,
    sicilianos_stories,
    table_moments,
)

FOLDER: Final = Path(__file__).parents[2] / "web" / "tests" / "fixtures"
MAKERS: Final[dict[str, Callable[[], dict[str, str]]]] = {
    "bargain": bargain_moments.files,
    "capo": capo_moments.files,
    "cosanostra": cosanostra_moments.files,
    "cosanostra plays": cosanostra_plays.files,
    "facts": facts.files,
    "maffiosi": maffiosi_moments.files,
    "palermo": palermo_moments.files,
    "sicilianos": sicilianos_stories.files,
    "table": table_moments.files,
}


def main() -> None:
    for make in MAKERS.values():
        for name, text in make().items():
            (FOLDER / name).write_text(text, encoding="utf-8")
            print(name)


if __name__ == "__main__":
    main()
