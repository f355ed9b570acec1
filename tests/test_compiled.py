"""What is compiled: the modules that a rule in pyproject.toml names, all of them, wherever they have moved."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader
from pathlib import Path
from typing import Any

import pytest

import hatch_build
import sitdown
from sitdown.engine import Game
from sitdown.games import all_games

ROOT = Path(__file__).parent.parent
PACKAGE = Path(sitdown.__file__).parent
LIBRARY = "__mypyc"  # what mypyc puts behind the name of a group's shared library
COMPILED = pytest.mark.skipif(os.environ.get("SITDOWN_EXPECT") != "compiled", reason="a run of the compiled copy")


def named() -> dict[str, str]:
    """The modules that the rule names, each with its group."""
    groups = hatch_build.modules_to_compile(ROOT, hatch_build.wheel_config(ROOT))
    files = [(file, group) for group, members in groups.items() for file in members]
    return {file.removeprefix("src/").removesuffix(".py").replace("/", "."): group for file, group in files}


def built(folder: Path, pattern: str) -> set[str]:
    """The names of what lies compiled there."""
    suffix = EXTENSION_SUFFIXES[0]
    paths = (path.relative_to(PACKAGE.parent).as_posix() for path in folder.glob(f"{pattern}{suffix}"))
    return {path.removesuffix(suffix).replace("/", ".") for path in paths}


@COMPILED
def test_what_is_compiled_is_what_the_rule_names() -> None:
    assert built(PACKAGE, "**/*") == named().keys()
    assert built(PACKAGE.parent, f"sitdown*{LIBRARY}") == {f"{group}{LIBRARY}" for group in named().values()}


@COMPILED
@pytest.mark.parametrize("module", sorted(named()))
def test_a_module_that_the_rule_names_is_not_taken_from_its_source(module: str) -> None:
    spec = import_module(module).__spec__
    assert spec is not None
    assert isinstance(spec.loader, ExtensionFileLoader)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.slug)
def test_the_rule_names_what_a_game_is_played_with(game: Game) -> None:
    """The classes of its states, the game's own and the engine's, and what lays them out for random plays."""
    classes = type(game.start(game.seats[0], 1)).__mro__
    ours = {each.__module__ for each in classes if each.__module__.startswith("sitdown.")}
    assert ours
    assert ours | {"sitdown.engine.playout", "sitdown.engine.rng"} <= named().keys()


def test_each_game_is_a_group_of_its_own() -> None:
    groups = set(named().values())
    assert {f"sitdown_games_{game.slug}" for game in all_games()} | {"sitdown_engine", "sitdown_table"} <= groups


def sources(root: Path, *names: str) -> Path:
    for name in names:
        path = root / "src" / "sitdown" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    return root


CONFIG: dict[str, Any] = {"mypyc": ["src/sitdown/games/*/**/*.py"], "mypyc-exclude": ["__init__.py", "say*.py", "say"]}


def test_the_rule_follows_folders_at_any_depth(tmp_path: Path) -> None:
    root = sources(tmp_path, "games/go/play.py", "games/go/a/b/c/move.py", "games/go/a/__init__.py", "games/x/play.py")
    assert hatch_build.modules_to_compile(root, CONFIG) == {
        "sitdown_games_go": ["src/sitdown/games/go/a/b/c/move.py", "src/sitdown/games/go/play.py"],
        "sitdown_games_x": ["src/sitdown/games/x/play.py"],
    }


def test_words_are_left_out_whether_file_or_folder(tmp_path: Path) -> None:
    root = sources(tmp_path, "games/go/say.py", "games/go/say_moves.py", "games/go/say/a/moves.py", "games/go/essay.py")
    assert hatch_build.modules_to_compile(root, CONFIG) == {"sitdown_games_go": ["src/sitdown/games/go/essay.py"]}


def test_a_pattern_that_matches_nothing_stops_the_build(tmp_path: Path) -> None:
    root = sources(tmp_path, "games/go/play.py")
    config = {**CONFIG, "mypyc": [*CONFIG["mypyc"], "src/sitdown/server/**/frames.py"]}
    with pytest.raises(RuntimeError, match=r"server/\*\*/frames\.py matches no file"):
        hatch_build.modules_to_compile(root, config)


def test_the_package_says_that_it_is_typed() -> None:
    assert (PACKAGE / "py.typed").is_file()
