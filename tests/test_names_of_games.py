"""Nothing outside the folders of a game knows it by name: neither the pages nor the server nor anything else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from sitdown.games import BUILT_IN, game_of

ROOT = Path(__file__).parents[1]
TITLES = {game_of(slug).title for slug in BUILT_IN}
NAME = re.compile(rf"\b({'|'.join(map(re.escape, sorted({*BUILT_IN, *TITLES})))})\b", re.IGNORECASE)
# What only shows how something is written: help of the command, and an example in the description of the API.
EXAMPLES = re.compile(r"^\s*(\"?sitdown (learn|play|sim|arena|rules) |A_WISH = )|found = _command\(commands, \"rules\"")
# The tools for load and crashes play one of our games unless they are told another.
LOAD = re.compile(r"^LONG: |^    game: str = \"capo\"|\"--game\"")


def files() -> list[Path]:
    own = {folder for slug in BUILT_IN for folder in (ROOT / f"web/src/boards/{slug}", ROOT / f"web/src/art/{slug}")}
    words = {f"{slug}.{lang}.ftl" for slug in BUILT_IN for lang in ("en", "nl")}
    found = [*(ROOT / "web" / "src").rglob("*"), *(ROOT / "src" / "sitdown").rglob("*")]
    found = [path for path in found if path.suffix in {".py", ".ftl", ".ts", ".svelte", ".css"}]
    ours = (ROOT / "src/sitdown/games", ROOT / "src/sitdown/web")  # the games themselves; the built pages
    return [
        path
        for path in found
        if not own & set(path.parents) and path.name not in words and not any(one in path.parents for one in ours)
    ]


def lines_with_names() -> list[tuple[Path, str]]:
    return [(path, line) for path in files() for line in path.read_text("utf-8").splitlines() if NAME.search(line)]


def test_no_game_is_known_by_name() -> None:
    named = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for path, line in lines_with_names()
        if not EXAMPLES.search(line) and not LOAD.search(line)
    ]
    assert named == []


@pytest.mark.parametrize("line", ["const OPEN = ['palermo']", "{#if game === 'capo'}", "title = La Cosa Nostra"])
def test_a_name_would_be_found(line: str) -> None:
    assert NAME.search(line)
    assert not EXAMPLES.search(line)


def test_enough_is_looked_at() -> None:
    looked_at = {path.relative_to(ROOT).as_posix() for path in files()}
    assert {"web/src/table/shared-device.svelte.ts", "web/src/words/en.ftl", "src/sitdown/table/table.py"} <= looked_at
    assert len(looked_at) > 200
