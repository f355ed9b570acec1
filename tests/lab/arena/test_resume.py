"""A run that is killed goes on where it was, and gives what it would have given."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

ARGS = ["first_chair", "--bots", "odd_bots:Slow,random", "--seats", "2", "--games", "160", "--seed", "s", "--json"]


def start(folder: Path, workers: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "sitdown", "arena", *ARGS, "--workers", str(workers), "--resume", str(folder)]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8")


def wait_for_shards(folder: Path, count: int) -> dict[str, int]:
    """The finished shards, once there are so many, and when each was written."""
    until = time.monotonic() + 60
    while time.monotonic() < until:
        found = {path.name: path.stat().st_mtime_ns for path in (folder / "shards").glob("[0-9]*.json")}
        if len(found) >= count:
            return found
        time.sleep(0.01)
    raise AssertionError("no shard was finished")


def children_of(pid: int) -> list[int]:
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(pid)], capture_output=True, text=True, check=False)
    return [int(line) for line in found.stdout.split()]


def is_alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    state = Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0]
    return state != "Z"


def result(run: subprocess.Popen[str]) -> Any:
    out, err = run.communicate(timeout=120)
    assert run.returncode == 0, err
    return {**json.loads(out), "times": None}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="looks at /proc")
def test_a_run_killed_in_the_middle_goes_on(tmp_path: Path) -> None:
    run = start(tmp_path / "killed", 2)
    wait_for_shards(tmp_path / "killed", 3)
    workers = children_of(run.pid)
    run.kill()
    run.communicate()
    kept = wait_for_shards(tmp_path / "killed", 3)
    until = time.monotonic() + 20
    while any(map(is_alive, workers)) and time.monotonic() < until:
        time.sleep(0.02)
    assert not any(map(is_alive, workers)), "workers leave when nobody waits for them"
    done = sum(len(json.loads((tmp_path / "killed" / "shards" / name).read_text("utf-8"))["games"]) for name in kept)
    assert 0 < done < 160
    again = result(start(tmp_path / "killed", 2))
    assert kept.items() <= wait_for_shards(tmp_path / "killed", 3).items(), "no finished shard was played again"
    assert again == result(start(tmp_path / "whole", 1))


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_tells_how_to_go_on(tmp_path: Path, workers: int) -> None:
    run = start(tmp_path / "stopped", workers)
    wait_for_shards(tmp_path / "stopped", 2)
    run.send_signal(signal.SIGINT)
    out, err = run.communicate(timeout=60)
    assert (run.returncode, out) == (130, "")
    assert err.count("\n") == 1
    assert err.startswith("sitdown: stopped; what was finished is kept. To go on: sitdown arena first_chair --bots ")
    assert f"--resume {tmp_path / 'stopped'}" in err
    assert f"--workers {workers}" in err
    assert "--seed s" in err


def test_ctrl_c_without_a_folder_leaves_one_to_go_on_with(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "sitdown", "arena", *ARGS, "--workers", "1"]
    environment = {**os.environ, "TMPDIR": str(tmp_path)}
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment)
    until = time.monotonic() + 60
    while not (found := list(tmp_path.glob("*/shards/[0-9]*.json"))) and time.monotonic() < until:
        time.sleep(0.01)
    run.send_signal(signal.SIGINT)
    err = run.communicate(timeout=60)[1]
    folder = found[0].parents[1]
    assert err.strip().endswith(f"--resume {folder}")
    again = subprocess.run([*command, "--resume", str(folder)], env=environment, capture_output=True, check=True)
    assert json.loads(again.stdout)["games"] == 160
    subprocess.run([*command, "--games", "4"], env=environment, capture_output=True, check=True)
    assert list(tmp_path.glob("sitdown-arena-*")) == [folder], "a run that ends leaves nothing"
