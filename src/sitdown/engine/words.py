"""Words for people, from Fluent files; the program itself speaks in facts."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "nl")


class MissingWords(KeyError):
    """A message that a language does not have."""


class Words:
    """All messages of one folder in one language."""

    def __init__(self, folder: Path, lang: str) -> None:
        if lang not in LANGUAGES:
            raise MissingWords(f"lang: there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
        self._bundle.add_resource(FluentResource(text))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key)

    def say(self, key: str, **facts: object) -> str:
        """The message with these facts; raises MissingWords rather than show a hole."""
        if key not in self:
            raise MissingWords(f"{key}: no such message in {self.lang}")
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise MissingWords(f"{key}: an empty message in {self.lang}")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise MissingWords(f"{key}: {errors[0]} in {self.lang}")
        return str(text)


@cache
def words_of(folder: str, lang: str) -> Words:
    """The words of a folder, read once."""
    return Words(Path(folder), lang)
