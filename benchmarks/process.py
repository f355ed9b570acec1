"""Our side of the conversation with a worker (worker.py)."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cached_property
from pathlib import Path
from types import TracebackType
from typing import Any, Self

ROOT = Path(__file__).resolve().parent.parent


class BenchError(Exception):
    """Something cannot be measured; the message is one sentence for people."""


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


class Worker:
    """A worker process, started on entry, that is asked for one case at a time.

    with Worker("ours", [sys.executable, "-m", "benchmarks.ours"]) as worker:
        worker.run("capo-inner", seconds=1.0, seed=1)["choices"]
    """

    def __init__(self, name: str, command: list[str], environment: dict[str, str] | None = None) -> None:
        self.name = name
        self.command = command
        self.environment = environment
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def start(self) -> subprocess.Popen[str]:
        if self.process is None:
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                cwd=ROOT,
                env=self.environment,
            )
        return self.process

    def close(self) -> None:
        """End the worker: it leaves by itself when its stdin closes."""
        process, self.process = self.process, None
        if process is None:
            return
        try:
            process.communicate(timeout=10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()

    def ask(self, request: dict[str, Any]) -> dict[str, Any]:
        """Send one request to the worker and wait for its answer."""
        process = self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(json.dumps(request) + "\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except BrokenPipeError:
            line = ""
        if not line:
            raise BenchError(f"The worker {self.name!r} ended during {request['case']!r} without an answer.")
        reply: dict[str, Any] = json.loads(line)
        if "error" in reply:
            raise BenchError(f"The case {request['case']!r} of the worker {self.name!r} failed: {reply['error']}")
        return reply

    def run(self, case: str, seconds: float, seed: int) -> dict[str, float]:
        """Play one case for about so many CPU seconds: what was counted, and `cpu`."""
        reply = self.ask({"case": case, "seconds": seconds, "seed": seed})
        return {name: number for name, number in reply.items() if name != "case"}

    @cached_property
    def about(self) -> dict[str, Any]:
        """The names of its `cases`, and what else it tells without a clock."""
        return self.ask({"case": "about"})


def commit_of(root: Path = ROOT) -> str:
    """The commit that is checked out, with a mark if files differ from it."""
    told = subprocess.run(
        ["git", "describe", "--always", "--dirty=+", "--abbrev=10"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )
    return told.stdout.strip() or "unknown"
