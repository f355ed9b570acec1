"""Who may import whom: arrows point inward only."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import sitdown

ROOT = Path(__file__).parent.parent / "src" / "sitdown"
INSIDE: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "bots": {"engine"},
    "table": {"engine"},
    "teach": {"engine", "games", "bots", "table"},
    "testing": {"engine", "teach"},
    "lab": {"engine", "games", "bots", "__init__"},
    "server": {"engine", "games", "bots", "table", "teach", "__init__"},
    "load": {"engine", "games", "bots", "table", "server"},
    "cli": {"engine", "games", "bots", "table", "server", "load", "lab", "teach", "_build", "__init__"},
    "_build": {"engine"},
    "__main__": {"cli"},
    "__init__": set(),
    "web": set(),  # the built pages: no Python
}


def imports(file: Path) -> set[str]:
    """All modules of ours that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: name the module in full"
            assert node.module is not None
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name == "sitdown" or name.startswith("sitdown.")}


def wrong_arrows(root: Path) -> list[str]:
    wrong = []
    for file in sorted(root.rglob("*.py")):
        parts = file.relative_to(root).with_suffix("").parts
        room = parts[0]
        for name in sorted(imports(file)):
            target = [*name.split(".")[1:], "__init__"][0]
            if target not in INSIDE:
                target = "__init__"  # `from sitdown import __version__`
            if target != room and target not in INSIDE[room]:
                wrong.append(f"{'/'.join(parts)} imports {name}")
            in_a_game = room == target == "games" and len(parts) > 2
            if in_a_game and name.split(".")[2:3] != [parts[1]]:
                wrong.append(f"{'/'.join(parts)} imports another game: {name}")
    return wrong


def test_arrows_point_inward_only() -> None:
    assert wrong_arrows(ROOT) == []


def test_a_wrong_arrow_is_found(tmp_path: Path) -> None:
    (tmp_path / "engine").mkdir()
    (tmp_path / "games" / "capo").mkdir(parents=True)
    (tmp_path / "engine" / "game.py").write_text("from sitdown.games import capo\n")
    (tmp_path / "games" / "capo" / "rules.py").write_text("import sitdown.games.palermo.city\n")
    assert len(wrong_arrows(tmp_path)) == 2


def rooms_without_a_place(inside: dict[str, set[str]]) -> list[str]:
    """Names on either side of an arrow that stand for no folder and no module; the pages may not be built yet."""
    named = {*inside, *(target for targets in inside.values() for target in targets)} - {"web"}
    return sorted(name for name in named if not (ROOT / name).is_dir() and not (ROOT / f"{name}.py").is_file())


def test_no_room_is_allowed_that_does_not_exist() -> None:
    assert rooms_without_a_place(INSIDE) == []
    assert rooms_without_a_place({"attic": {"engine", "cellar"}}) == ["attic", "cellar"]


@pytest.mark.parametrize("room", sorted(path.name for path in ROOT.iterdir() if path.is_dir() and path.name[0] != "_"))
def test_every_room_has_its_place(room: str) -> None:
    assert room in INSIDE


def test_the_package_under_test_is_the_one_meant() -> None:
    assert sitdown.__file__
