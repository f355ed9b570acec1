"""docs/host.md, the Dockerfile and compose.yaml name only what exists; a backup made as it says is whole."""

from __future__ import annotations

import argparse
import re
import shlex
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sitdown.cli import serve
from sitdown.cli.main import parser
from sitdown.server.store.url import checked_url
from tests.docs.pages import ROOT, pages
from tests.server.postgres import Postgres, program
from tests.server.serving import Live, serving
from tests.server.stores import add_table, append, entry, opened, run

HOST = (ROOT / "docs" / "host.md").read_text("utf-8")
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
COMPOSE: dict[str, Any] = msgspec.yaml.decode((ROOT / "compose.yaml").read_text("utf-8"))
PLACEHOLDER = re.compile(r"\$\{\w+:?[-?][^}]*\}")


def steps() -> list[tuple[str, str]]:
    """The instructions of the Dockerfile, each on one line."""
    lines = [line for line in DOCKERFILE.splitlines() if not line.startswith("#")]
    joined = re.sub(r"\\\n", " ", "\n".join(lines))
    return [(name, rest.strip()) for name, _, rest in (line.partition(" ") for line in joined.splitlines()) if name]


def step(name: str) -> str:
    """The last instruction of this name."""
    return [rest for found, rest in steps() if found == name][-1]


def parsed(argv: list[str]) -> argparse.Namespace:
    """What the command makes of it; raises if it refuses."""
    return parser().parse_args(argv)


def servers() -> dict[str, dict[str, Any]]:
    return {name: one for name, one in COMPOSE["services"].items() if one["image"] == "sitdown"}


# -- the image --------------------------------------------------------------------------------------------------------


def test_the_image_runs_a_command_that_exists() -> None:
    assert msgspec.json.decode(step("ENTRYPOINT")) == ["sitdown"]
    told = parsed(msgspec.json.decode(step("CMD")))
    assert told.run is serve.run
    assert str(told.port) == step("EXPOSE")


def test_the_image_checks_its_health_where_the_server_tells_it(live: Live) -> None:
    command = msgspec.json.decode(step("HEALTHCHECK").partition(" CMD ")[2])
    assert command[:2] == ["python", "-c"]
    here = f"http://127.0.0.1:{step('EXPOSE')}"
    assert here in command[2]
    exec(compile(command[2].replace(here, live.http), "HEALTHCHECK", "exec"), {})
    with pytest.raises(OSError, match="404"):
        exec(compile(command[2].replace(f"{here}/health", f"{live.http}/nothing"), "HEALTHCHECK", "exec"), {})


def test_the_image_is_built_from_files_that_exist_and_are_let_in() -> None:
    let_in = {line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")}
    copied = [rest.split()[:-1] for name, rest in steps() if name == "COPY" and not rest.startswith("--from")]
    names = {name for sources in copied for name in sources}
    assert names == let_in
    assert all((ROOT / name).exists() for name in names)
    assert "SITDOWN_COMPILE=require" in DOCKERFILE


def test_the_image_has_two_stages_and_no_rights() -> None:
    names = [name for name, _ in steps()]
    assert names.count("FROM") == 2
    assert "--from=build" in DOCKERFILE
    user = step("USER")
    assert f"--uid {user} " in DOCKERFILE
    assert user not in ("0", "root")
    assert names.index("USER") > len(names) - 1 - names[::-1].index("RUN"), "nothing is installed as that user"


def test_the_image_keeps_its_games_in_the_volume() -> None:
    database = re.search(rf"{serve.DATABASE}=(\S+)", step("ENV"))
    assert database is not None
    path = database[1].removeprefix("sqlite:///")
    assert Path(path).parent == Path(step("VOLUME"))
    assert f"install --directory --owner sitdown --group sitdown {step('VOLUME')}" in DOCKERFILE


def test_no_registry_is_named() -> None:
    images = [rest.split()[0] for name, rest in steps() if name == "FROM"]
    images += [one["image"] for one in COMPOSE["services"].values()]
    assert len(images) >= 5
    for image in images:
        assert not re.search(r"[.:].*/", image), image


# -- several servers --------------------------------------------------------------------------------------------------


def test_two_servers_share_one_database() -> None:
    assert len(servers()) == 2
    addresses = set()
    for one in servers().values():
        told = parsed(one["command"])
        assert told.run is serve.run
        assert str(told.port) == step("EXPOSE")
        assert told.proxies == "*"
        assert set(one["environment"]) == {serve.DATABASE}
        addresses.add(PLACEHOLDER.sub("secret", one["environment"][serve.DATABASE]))
    (address,) = addresses
    url = checked_url(address)
    database = COMPOSE["services"][url.host]
    assert (url.username, url.database) == (
        database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]
    )  # fmt: skip
    assert all(one["depends_on"] == {url.host: {"condition": "service_healthy"}} for one in servers().values())


def test_one_port_leads_to_both_servers() -> None:
    published = {name for name, one in COMPOSE["services"].items() if "ports" in one}
    assert published == {"proxy"}
    content = COMPOSE["configs"]["proxy"]["content"]
    upstreams = re.search(r"reverse_proxy (.*) \{", content)
    assert upstreams is not None
    assert set(upstreams[1].split()) == {f"{name}:{step('EXPOSE')}" for name in servers()}
    assert "health_uri /health" in content
    inside = COMPOSE["services"]["proxy"]["ports"][0].rpartition(":")[2]
    assert content.startswith(f":{inside} {{")


def test_what_is_mounted_is_declared() -> None:
    for one in COMPOSE["services"].values():
        for volume in one.get("volumes", []):
            assert volume.split(":")[0] in COMPOSE["volumes"]
        for config in one.get("configs", []):
            assert config["source"] in COMPOSE["configs"]


# -- the page ---------------------------------------------------------------------------------------------------------


def commands_on(text: str) -> list[list[str]]:
    """Every `sitdown …` in a block of code."""
    blocks = "\n".join(re.findall(r"^```(?:sh|ini)\n(.*?)^```", text, flags=re.MULTILINE | re.DOTALL))
    lines = [line.partition("  #")[0].rstrip() for line in blocks.splitlines()]
    ours = [re.search(r"(?:^|[/=\s])sitdown( (?:serve|play|soak|rules|sim|verify)\b.*)?$", line) for line in lines]
    return [shlex.split(found[1] or "") for found in ours if found is not None]


@pytest.mark.parametrize("page", pages(), ids=lambda page: page.stem)
def test_commands_on_the_pages_can_be_read(page: Path) -> None:
    for argv in commands_on(page.read_text("utf-8")):
        parsed(argv)


def test_the_page_has_commands_and_every_option() -> None:
    found = commands_on(HOST)
    assert [] in found, "plain sitdown"
    assert any("--workers" in argv for argv in found)
    assert any("--https" in argv for argv in found), "the unit of systemd"
    with pytest.raises(SystemExit):
        parsed(["serve", "--help"])
    for name in vars(parsed(["serve"])):
        if name != "run":
            assert f"`--{name.replace('_', '-')}" in HOST, name


def test_a_dump_of_postgresql_brings_everything_back(postgres: Postgres, tmp_path: Path) -> None:
    said = re.search(r"^(pg_dump .*) sitdown$\n^(pg_restore .*--dbname) sitdown (\S+) ", HOST, flags=re.MULTILINE)
    assert said is not None
    one, other = postgres.database(), postgres.database()
    run(_write_two_entries(one))
    for line in (f"{said[1]} --dbname={one}", f"{said[2]} {other} {said[3]}"):
        name, *argv = line.split()
        subprocess.run([program(name) or name, *argv], cwd=tmp_path, check=True, capture_output=True)
    run(_read_two_entries(other))


async def _write_two_entries(url: str) -> None:
    async with opened(url) as store:
        await add_table(store, "t")
        assert await append(store, "t", 1)
        assert await append(store, "t", 2)


async def _read_two_entries(url: str) -> None:
    async with opened(url) as store:
        assert list(await store.entries("t")) == [entry(1), entry(2)]


def test_a_backup_of_a_table_in_play_is_whole(tmp_path: Path) -> None:
    said = re.search(r"sqlite3 (\S+) \"(VACUUM INTO) '(\S+)'\"", HOST.replace("$(date +%F)", "today"))
    assert said is not None
    (tmp_path / "then").mkdir()
    (tmp_path / "now").mkdir()
    with serving(tmp_path / "now") as live:
        host = live.person()
        made = host.make("capo", ["me", "bot:thumb", "bot:thumb"])
        client = host.at(made["id"], made["seats"][0]["key"])
        client.move(client.shown["legal"][0])
        with sqlite3.connect(tmp_path / "now" / "games.db") as database:
            database.execute(f"{said[2]} '{tmp_path}/then/games.db'")
        number = client.number
    with serving(tmp_path / "then") as live:
        back = live.person().at(made["id"], made["seats"][0]["key"])
        assert back.number >= number
