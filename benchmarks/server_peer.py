"""Moves per second of a boardgame.io server: `python -m benchmarks.server_peer --tables 25 100 --seconds 10`.

The peer of `sitdown soak`: a small card game with four seats and hidden hands, every move sent to all
four. Server and players are each a Node process of their own (benchmarks/boardgameio/), installed by
npm into build/ from a lock with hashes. Each number of tables gets a fresh server. The CPU of the server
alone is the figure to compare on a busy machine: `moves_per_server_cpu_second`.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks.arguments import rounds as count
from benchmarks.arguments import seconds
from benchmarks.peer_process import run_step
from benchmarks.process import ROOT, BenchError, say
from sitdown.load.soak import keep_to_one_core

SOURCE = ROOT / "benchmarks" / "boardgameio"
FOLDER = ROOT / "build" / "boardgameio"
PACKAGES = ("boardgame.io", "socket.io", "socket.io-client", "ws")
PATIENCE = 300  # seconds for making the tables, beyond the seconds measured


def program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise BenchError(f"{name} is not on this machine: Node 18 or later, with npm, is needed to run boardgame.io.")
    return found


def install() -> None:
    """Copy our files to build/, and the locked packages beside them unless they are there."""
    npm = program("npm")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for file in filter(Path.is_file, SOURCE.iterdir()):
        shutil.copy(file, FOLDER)
    wanted = hashlib.sha256((SOURCE / "package-lock.json").read_bytes()).hexdigest()
    stamp = FOLDER / "made-from"
    if stamp.exists() and stamp.read_text() == wanted:
        return
    run_step([npm, "ci", "--prefix", str(FOLDER)], "Installing boardgame.io (37 MB on disk)")
    stamp.write_text(wanted)  # last, so that an interrupted installation is made anew


def versions() -> dict[str, str]:
    """What is measured: Node, and the packages as installed."""
    node = subprocess.run([program("node"), "--version"], capture_output=True, text=True, check=True)
    found = {"node": node.stdout.strip().removeprefix("v")}
    for package in PACKAGES:
        about = json.loads((FOLDER / "node_modules" / package / "package.json").read_text(encoding="utf-8"))
        found[package] = about["version"]
    return found


@contextmanager
def running_server(node: str, environment: dict[str, str]) -> Iterator[int]:
    """A fresh server, ended with the block; gives its port."""
    process = subprocess.Popen(
        [node, "server.js"], cwd=FOLDER, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        port = process.stdout.readline()
        if not port:
            raise BenchError("The boardgame.io server did not start (see above).")
        yield int(port)
    finally:
        try:
            process.communicate(timeout=10)  # closes its stdin, at which it ends
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()


def measure(tables: int, seconds: float) -> dict[str, float]:
    """So many tables on a fresh server: the figures that players.js prints."""
    node = program("node")
    environment = {**os.environ, "NODE_ENV": "production"}  # without boardgame.io's log and Redux's checks
    with running_server(node, environment) as port:
        command = [node, "players.js", str(port), str(tables), str(seconds)]
        try:
            done = subprocess.run(
                command, cwd=FOLDER, env=environment, stdout=subprocess.PIPE, text=True, timeout=seconds + PATIENCE,
                preexec_fn=keep_to_one_core,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            raise BenchError(f"{tables} tables of boardgame.io came to no end in {seconds + PATIENCE:g} s.") from None
    if done.returncode:
        raise BenchError(f"The players at {tables} tables of boardgame.io failed (see above).")
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def run(tables: Sequence[int], seconds: float) -> dict[str, Any]:
    """All of it: what is measured, and one entry in `runs` for each number of tables."""
    install()
    about = {"storage": "memory", "seats": 4, "versions": versions()}
    runs = []
    for number in tables:
        say(f"boardgame.io: {number} tables for {seconds:g} s ...")
        runs.append(measure(number, seconds))
    return {**about, "runs": runs}


def text(found: dict[str, Any]) -> str:
    named = ", ".join(f"{name} {version}" for name, version in found["versions"].items())
    lines = [named, "tables  moves/s  moves/CPU s  p50 ms  p99 ms  server cores  players cores  kB/table"]
    for run in found["runs"]:
        lines.append(
            f"{run['tables']:6}  {run['moves_per_second']:7.0f}  {run['moves_per_server_cpu_second']:11.0f}"
            f"  {run['p50_ms']:6.1f}  {run['p99_ms']:6.1f}  {run['server_cores']:12.2f}"
            f"  {run['players_cores']:13.2f}  {run['server_kb_per_table']:8.0f}"
        )
    return "\n".join(lines)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server_peer", description="Measure boardgame.io.")
    parser.add_argument("--tables", type=count, nargs="+", default=[100], help="tables of four seats at once (100)")
    parser.add_argument("--seconds", type=seconds, default=10.0, help="so long, after three to warm up (10)")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    asked = parser.parse_args(arguments)
    try:
        found = run(asked.tables, asked.seconds)
    except BenchError as error:
        say(f"server_peer: {error}")
        return 1
    except KeyboardInterrupt:
        return 130
    print(json.dumps(found, indent=2) if asked.json else text(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
