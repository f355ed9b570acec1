"""Hatchling build hook: compile the hot modules with mypyc.

SITDOWN_COMPILE = auto (default: fall back to pure Python, with a warning) | require | 0
SITDOWN_SEPARATE = 1: one extension per module (incremental development builds)
SITDOWN_OPT = 3 (default) or 0: the C compiler's optimisation
Run directly (`python hatch_build.py build/compiled`) it makes an importable compiled copy.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
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


class CustomBuildHook(BuildHookInterface):  # type: ignore[misc, unused-ignore]
    """Puts the compiled modules into the wheel; an editable install stays interpreted."""

    def mode(self) -> str:
        return os.environ.get("SITDOWN_COMPILE", "auto")

    def dependencies(self) -> list[str]:
        """Extra build requirements, only where they will be used."""
        if self.target_name != "wheel" or self.mode() == "0" or not have_compiler():
            return []
        needed: list[str] = list(self.config.get("mypyc-requires", []))
        return needed + list(self.metadata.core.dependencies)  # mypyc wants to know their types

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or self.target_name != "wheel" or self.mode() == "0":
            return
        try:
            if not have_compiler():
                raise RuntimeError("no C compiler or no Python.h")
            built = compile_modules(Path(self.root), self.config)
        except (OSError, RuntimeError) as error:
            if self.mode() == "require":
                raise
            self.app.display_warning(f"sitdown: {error}: building a pure-Python wheel (slow engine)")
            return
        build_data["pure_python"] = False
        build_data["infer_tag"] = True
        build_data["force_include"].update({str(path): name for path, name in built.items()})


def main(target: Path) -> None:
    """An importable compiled copy of src/ (PYTHONPATH=<target> python -m pytest)."""
    root = Path(__file__).resolve().parent
    pyproject = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    config = pyproject["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    separate = os.environ.get("SITDOWN_SEPARATE") == "1"
    built = compile_modules(root, config, separate=separate, opt=os.environ.get("SITDOWN_OPT", "3"))
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(root / "src", target, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for file, name in built.items():
        shutil.copy2(file, target / name)


if __name__ == "__main__":
    try:
        main(Path(sys.argv[1]).resolve())
    except RuntimeError as error:
        sys.exit(f"hatch_build.py: {error}")
