"""Words for people, read from Fluent files; everything else speaks in facts and ids."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "nl")
ENGLISH = "en"  # every game has it; another language may lack some words, or all
_KEY = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


class MissingWords(KeyError):
    """A message that neither a language nor English has."""


class Words:
    """All messages of one folder in one language; what that language lacks is said in English."""

    def __init__(self, folder: Path, lang: str) -> None:
        if lang not in LANGUAGES:
            raise MissingWords(f"lang: there is no language {lang!r}; there are {', '.join(LANGUAGES)}")
        self.lang = lang
        self._english = words_of(str(folder), ENGLISH) if lang != ENGLISH else None
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._keys: list[str] = []
        path = folder / f"{lang}.ftl"
        if self._english is None or path.is_file():
            text = path.read_text(encoding="utf-8")
            self._keys = _KEY.findall(text)
            self._bundle.add_resource(FluentResource(text))

    def __contains__(self, key: str) -> bool:
        return self._bundle.has_message(key) or (self._english is not None and key in self._english)

    def starting(self, prefix: str) -> list[str]:
        """Every message that can be said whose key starts so."""
        found = [key for key in self._keys if key.startswith(prefix)]
        return found if self._english is None else list(dict.fromkeys([*found, *self._english.starting(prefix)]))

    def say(self, key: str, **facts: object) -> str:
        """The message with these facts; raises MissingWords rather than show a hole."""
        if self._english is not None and not self._bundle.has_message(key):
            return self._english.say(key, **facts)
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
