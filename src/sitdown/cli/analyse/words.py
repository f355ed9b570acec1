"""The words of `sitdown analyse`."""

from __future__ import annotations

from pathlib import Path

from sitdown.engine.words import Words, words_of


def analysis_words(lang: str) -> Words:
    return words_of(str(Path(__file__).parent), lang)
