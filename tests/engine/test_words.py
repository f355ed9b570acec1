"""Words of a folder: what a language lacks is said in English; what English lacks is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.engine.refusal import Refusal
from sitdown.engine.rulebook import rulebook_of, say_refusal
from sitdown.engine.words import MissingWords, words_of

ENGLISH = "hello = Hello { $name }\nbye = Bye\nview-hand = hand\n"
DUTCH = "hello = Hallo { $name }\nview-pile = stapel\n"
RULES = "# Rules\n\n- **XX-1** One does.\n"


def folder_with(folder: Path, **files: str) -> str:
    for name, text in files.items():
        (folder / name.replace("__", ".")).write_text(text, encoding="utf-8")
    return str(folder)


def test_a_language_without_a_file_is_english(tmp_path: Path) -> None:
    words = words_of(folder_with(tmp_path, en__ftl=ENGLISH), "nl")
    assert words.say("hello", name="Rosa") == "Hello Rosa"
    assert "bye" in words
    assert words.starting("view-") == ["view-hand"]


def test_a_message_that_a_language_lacks_is_english(tmp_path: Path) -> None:
    words = words_of(folder_with(tmp_path, en__ftl=ENGLISH, nl__ftl=DUTCH), "nl")
    assert (words.say("hello", name="Rosa"), words.say("bye")) == ("Hallo Rosa", "Bye")
    assert words.starting("view-") == ["view-pile", "view-hand"]


@pytest.mark.parametrize("lang", ["en", "nl"])
def test_what_english_lacks_is_missing(tmp_path: Path, lang: str) -> None:
    words = words_of(folder_with(tmp_path, en__ftl=ENGLISH, nl__ftl=DUTCH), lang)
    assert "why" not in words
    with pytest.raises(MissingWords, match="why"):
        words.say("why")
    with pytest.raises(MissingWords, match="name"):
        words.say("hello")


def test_english_says_nothing_in_dutch(tmp_path: Path) -> None:
    words = words_of(folder_with(tmp_path, en__ftl=ENGLISH, nl__ftl=DUTCH), "en")
    assert "view-pile" not in words
    assert words.starting("view-") == ["view-hand"]


def test_rules_that_are_not_there_in_a_language_are_english(tmp_path: Path) -> None:
    folder = folder_with(tmp_path, en__ftl=ENGLISH, rules__en__md=RULES)
    assert rulebook_of(folder, "nl").rules == {"XX-1": "One does."}
    assert say_refusal(folder, Refusal("XX-1"), "nl") == "One does."


def test_a_degree_sign_marks_what_we_made_up(tmp_path: Path) -> None:
    page = "# Rules\n\n| tile | number |\n|---|---|\n| house | 6° and **6**° |\n\n- **XX-1** One does.\n"
    table = rulebook_of(folder_with(tmp_path, en__ftl=ENGLISH, rules__en__md=page), "en").sections[0].blocks[0]
    assert [(span.kind, span.text) for span in table.rows[1][1]] == [
        ("text", "6"), ("ours", "°"), ("text", " and "), ("strong", "6"), ("ours", "°"),
    ]  # fmt: skip
