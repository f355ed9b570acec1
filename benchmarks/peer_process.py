"""The peers' environment, and the worker that runs in it.

The peers live apart, so that a user or developer of this project never installs them,
and no version of theirs can hold back one of ours.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from benchmarks.process import ROOT, BenchError, Worker, say

ENVIRONMENT = ROOT / "build" / "peers"
WHEELS = ROOT / "benchmarks" / "requirements-peers.txt"
SOURCE = ROOT / "benchmarks" / "requirements-peers-source.txt"
PIP_INSTALL = ("-m", "pip", "--disable-pip-version-check", "install", "--quiet", "--no-deps", "--require-hashes")


def wanted_stamp() -> str:
    """What an environment must have been made from to be used again."""
    digest = hashlib.sha256(sys.version.encode())
    for lock in (WHEELS, SOURCE):
        digest.update(lock.read_bytes())
    return digest.hexdigest()


def run_step(arguments: list[str], doing: str) -> None:
    """Run one step of the installation; its output is shown only if it fails."""
    say(f"{doing} ...")
    done = subprocess.run(arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=ROOT)
    if done.returncode:
        say(done.stdout)
        raise BenchError(f"{doing} failed (see above); the peers cannot be measured.")


class Peers(Worker):
    """The peers' worker, in an environment made when needed.

    with Peers() as peers:
        peers.run("openspiel-hearts-python", seconds=1.0, seed=1)["choices"]
    """

    def __init__(self, environment: Path = ENVIRONMENT) -> None:
        self.folder = environment
        self.python = environment / ("Scripts" if os.name == "nt" else "bin") / "python"
        # -E: without our PYTHONPATH, so that the worker sees the peers only.
        super().__init__("peers", [str(self.python), "-E", "-s", "-m", "benchmarks.peers"])

    def start(self) -> subprocess.Popen[str]:
        if self.process is None:
            self.install()
        return super().start()

    def install(self) -> None:
        """Make the environment, unless it is there and made from the present locks."""
        stamp = self.folder / "made-from"
        if stamp.exists() and stamp.read_text() == wanted_stamp():
            return
        python = str(self.python)
        run_step([sys.executable, "-m", "venv", "--clear", str(self.folder)], "Making the peers' environment")
        run_step(
            [python, *PIP_INSTALL, "--only-binary", ":all:", "-r", str(WHEELS)],
            "Installing OpenSpiel and PettingZoo (about 45 MB to download)",
        )
        run_step([python, *PIP_INSTALL, "--no-build-isolation", "-r", str(SOURCE)], "Building RLCard")
        stamp.write_text(wanted_stamp())  # last, so that an interrupted installation is made anew
