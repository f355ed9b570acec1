"""`sitdown serve` and plain `sitdown`: the server as a process of its own, on a port and in a folder of the test's."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from sitdown.server.greeting import greeting, kept_in

ADDRESS = re.compile(r"On this machine:   (http://\S+)")


@contextmanager
def started(folder: Path, *argv: str, **more: str) -> Iterator[tuple[str, str]]:
    """What it says when it is up, and its address; stopped as a person stops it."""
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "HOME": str(folder), "PYTHONUTF8": "1", **more}
    command = [sys.executable, "-m", "sitdown", *argv]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8", env=env) as server:
        try:
            assert server.stdout is not None
            said = ""
            while "nothing is lost" not in said:
                line = server.stdout.readline()
                assert line, server.communicate()[1]
                said += line
            found = ADDRESS.search(said)
            assert found is not None
            yield said, found[1]
        finally:
            server.send_signal(signal.SIGINT)
            _, complaint = server.communicate(timeout=20)
            assert complaint == ""
            assert server.returncode == 130


def health(address: str) -> dict[str, str]:
    with urllib.request.urlopen(f"{address}health", timeout=10) as answer:
        told: dict[str, str] = json.load(answer)
        return told


def test_without_a_command_the_tables_are_open(tmp_path: Path) -> None:
    with started(tmp_path) as (said, address):
        assert said.startswith("Sitdown is open.\n")
        assert health(address)["status"] == "ok"
        kept = re.search(r"Games are kept in  (.+)\n", said)
        assert kept is not None
        assert Path(kept[1]).is_file()
        assert Path(kept[1]).is_relative_to(tmp_path)


def test_serve_takes_its_database_from_the_environment(tmp_path: Path) -> None:
    address = f"sqlite:///{tmp_path}/club.db"
    with started(tmp_path, "serve", "--host", "127.0.0.1", "--port", "0", SITDOWN_DATABASE=address) as (said, here):
        assert health(here)["status"] == "ok"
        assert f"Games are kept in  {tmp_path}/club.db\n" in said
        assert "In your network" not in said
    assert (tmp_path / "club.db").is_file()


def test_a_password_is_not_told() -> None:
    pytest.importorskip("psycopg")
    assert kept_in("postgresql://club:omerta@db/games").endswith("://club:***@db/games")


def test_phones_get_a_code_to_scan() -> None:
    assert "█" in greeting("192.0.2.7", 8377, "", "games.db")
    assert "http://192.0.2.7:8377/" in greeting("192.0.2.7", 8377, "", "games.db")
