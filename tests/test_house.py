"""The order of the house: sizes, words, provenance, and what must never be written."""

from __future__ import annotations

import re
import subprocess
import tomllib
from pathlib import Path

import pytest

from sitdown.engine import Game
from sitdown.engine.words import LANGUAGES, words_of
from sitdown.games import all_games
from sitdown.server.pages.options import key_of_value, options_shown
from sitdown.testing.pages import check_marks

ROOT = Path(__file__).parent.parent
SOURCES = sorted((ROOT / "src").rglob("*.py"))
LETTERS = r"(P\d?|[RDX/, ])+"  # pictures and other public sources may be numbered: P1, P2
EACH_GAME = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)


@EACH_GAME
def test_the_rules_page_marks_what_we_made_up(game: Game) -> None:
    """Each of the five has facts that no rulebook tells."""
    assert check_marks(game) > 10


def tracked() -> list[Path]:
    """Every text file of the project, whether it is a checkout or an unpacked archive."""
    names = subprocess.run(["git", "ls-files", "-co", "--exclude-standard"], cwd=ROOT, capture_output=True, text=True)
    if names.returncode == 0 and names.stdout:
        return [path for path in (ROOT / name for name in names.stdout.splitlines()) if path.is_file()]
    return [path for path in ROOT.rglob("*") if path.is_file() and "build" not in path.parts]


def test_source_files_stay_small() -> None:
    long = {str(path.relative_to(ROOT)): n for path in SOURCES if (n := path.read_text().count("\n")) > 400}
    assert long == {}


def test_no_shift_of_a_constant() -> None:
    """mypyc emits `1 << k` as a 32-bit shift: take the power from a table (`BIT[k]`)."""
    shift = re.compile(r"\b\d+\s*<<")
    found = [f"{path.name}: {line}" for path in SOURCES for line in path.read_text().splitlines() if shift.search(line)]
    assert found == []


def test_locks_have_no_addresses() -> None:
    locks = [ROOT / "requirements-dev.txt", *sorted((ROOT / "benchmarks").glob("requirements-*.txt"))]
    assert len(locks) > 1
    for lock in locks:
        text = lock.read_text()
        assert "://" not in text
        assert "--hash=sha256:" in text


def test_nothing_tells_of_the_machine_it_was_made_on() -> None:
    here = str(ROOT.parent) + "/"
    found = [path.name for path in tracked() if here.encode() in path.read_bytes()]
    assert found == []


@pytest.mark.parametrize("folder", sorted({str(path.parent) for path in (ROOT / "src").rglob("*.ftl")}))
def test_both_languages_say_the_same_things(folder: str) -> None:
    keys = []
    for lang in LANGUAGES:
        text = (Path(folder) / f"{lang}.ftl").read_text(encoding="utf-8")
        keys.append(re.findall(r"^([a-zA-Z][\w-]*) =", text, re.MULTILINE))
    english, dutch = keys
    assert sorted(english) == sorted(dutch)
    assert len(set(english)) == len(english)


@EACH_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_has_words(game: Game, lang: str) -> None:
    words = words_of(game.folder, lang)
    for option in options_shown(game, lang):
        assert option.title
        named = [value.title for value in option.values if not isinstance(value.value, bool)]
        assert len(set(named)) == len(named), f"{option.name}: {named}"
        assert option.help or all(value.help for value in option.values), option.name
    values = [(option, value) for option in game.options for value in option.values if isinstance(value, str)]
    assert [key for one in values if (key := key_of_value(*one)) not in words] == []


@EACH_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_words_of_an_option_are_for_nothing(game: Game, lang: str) -> None:
    text = (Path(game.folder) / f"{lang}.ftl").read_text(encoding="utf-8")
    written = re.findall(r"^(option-[\w-]+) = (.+)$", text, re.MULTILINE)
    said = [said for option in options_shown(game, lang) for said in (option.title, option.help)]
    said += [said for option in options_shown(game, lang) for v in option.values for said in (v.title, v.help)]
    assert [key for key, words in written if words not in said] == []


@EACH_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_game_says_what_it_is(game: Game, lang: str) -> None:
    words = words_of(game.folder, lang)
    assert words.say("title") == game.title
    assert words.say("tagline")
    assert len(words.say("goal")) <= 160  # it stands in the strip of a phone
    assert game.minutes > 0
    assert game.hard in (1, 2, 3)


@EACH_GAME
def test_names_are_in_snake_case(game: Game) -> None:
    kinds = game.actions.kinds
    names = [*(option.name for option in game.options), *(kind.name for kind in kinds)]
    names += [arg.name for kind in kinds for arg in kind.args]
    assert [name for name in names if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", name)] == []


@EACH_GAME
def test_every_entry_of_the_data_has_its_provenance(game: Game) -> None:
    data = tomllib.loads((Path(game.folder) / "data.toml").read_text(encoding="utf-8"))
    for name, table in data.items():
        entries = table if isinstance(table, list) else [table]
        for entry in entries:
            assert "provenance" in entry, f"{name}: {entry}"
            letters = entry["provenance"]
            for letter in letters.values() if isinstance(letters, dict) else [letters]:
                assert re.fullmatch(LETTERS, letter), f"{name}: {letter}"


@EACH_GAME
def test_every_option_of_the_data_names_a_rule(game: Game) -> None:
    prefix = game.seats_rule.split("-")[0]
    for option in game.options:
        assert re.fullmatch(rf"{prefix}-\d+", option.rule)
        assert option.numbers is not None or option.default in option.values
