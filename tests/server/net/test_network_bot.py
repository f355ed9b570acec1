"""The program of docs/write-a-bot.md plays whole games at a real server, exactly as it is printed there."""

from __future__ import annotations

import ast
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import AT_A_SERVER, ROOT, blocks_of
from tests.server.playing import play_on
from tests.server.serving import Live, wait_for

LONGEST = 40  # lines of code


@pytest.fixture
def program(tmp_path: Path) -> Path:
    blocks = blocks_of((ROOT / "docs" / "write-a-bot.md").read_text("utf-8"))
    (block,) = [block for block in blocks if block.comment == AT_A_SERVER]
    path = tmp_path / "play.py"
    path.write_text(block.text, encoding="utf-8")
    return path


def start(program: Path, *argv: str) -> subprocess.Popen[str]:
    command = [sys.executable, str(program), *argv]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")


def test_it_is_short_and_needs_nothing_but_websockets(program: Path) -> None:
    text = program.read_text("utf-8")
    assert len([line for line in text.splitlines() if line.strip()]) <= LONGEST
    tree = ast.walk(ast.parse(text))
    names = [one.name for node in tree if isinstance(node, ast.Import) for one in node.names]
    others = [node.module for node in ast.walk(ast.parse(text)) if isinstance(node, ast.ImportFrom)]
    used = {str(name).split(".")[0] for name in [*names, *others]}
    assert used - set(sys.stdlib_module_names) == {"websockets"}


def test_it_makes_a_table_and_plays_to_the_end(program: Path, live: Live) -> None:
    said, complaint = start(program, live.http).communicate(timeout=120)
    assert complaint == ""
    assert said.startswith("The game is over: {")
    assert live.person().get("/tables/", which="watch").status_code == 200


def test_it_takes_a_chair_that_it_is_given(program: Path, live: Live) -> None:
    host = live.person()
    made = host.make("capo", ["me", "open", "bot:random"])
    bot = start(program, live.http, made["id"], made["invitations"]["1"])
    client = host.at(made["id"], made["seats"][0]["key"])
    if client.table["phase"] == "gathering":
        client.until(lambda message: message["type"] == "shown")
    play_on(client, random.Random(6))
    said, complaint = bot.communicate(timeout=60)
    assert complaint == ""
    assert said == f"The game is over: {client.shown['result']}\n"
    assert host.get(f"/tables/{made['id']}/record").json()["result"] == client.shown["result"]


def test_it_comes_back_when_the_line_breaks(program: Path, live: Live) -> None:
    host = live.person()
    made = host.make("capo", ["me", "open", "bot:random"])
    bot = start(program, live.http, made["id"], made["invitations"]["1"])
    client = host.at(made["id"], made["seats"][0]["key"])
    if client.table["phase"] == "gathering":
        client.until(lambda message: message["type"] == "shown")
    room = live.room(made["id"])
    wait_for(lambda: any(client.seat == 1 for client in room.clients), "the bot is at the table")
    (bots_line,) = [client for client in room.clients if client.seat == 1]
    assert live.loop is not None
    live.loop.call_soon_threadsafe(bots_line.close, 1012, "restarting")
    wait_for(lambda: any(client.seat == 1 and client is not bots_line for client in room.clients), "it is there again")
    play_on(client, random.Random(7))
    assert bot.communicate(timeout=60)[1] == ""
    assert bot.returncode == 0
