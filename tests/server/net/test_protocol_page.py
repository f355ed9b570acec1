"""docs/protocol.md: every message stands there with all of its fields, and every example is one that could be sent."""

from __future__ import annotations

import json
import re
from typing import Any, get_args

import msgspec
import pytest

from sitdown.engine.refusal import Refusal as Refused
from sitdown.engine.rulebook import say_refusal
from sitdown.games import game_of
from sitdown.server.errors import HTTP_CODES, Refusal
from sitdown.server.live.new_tables import BranchWanted, Wanted
from sitdown.server.live.replay import FrameShown, ReplayShown
from sitdown.server.lookback.shown import AnalysisShown
from sitdown.server.net import messages
from sitdown.server.people.refusals import PEOPLE_CODES
from sitdown.table.refusal import CODES
from sitdown.table.views.shown import ChairShown, ClockShown, Shown, TableShown, TakebackShown
from tests.docs.pages import ROOT, Block, blocks_of

TEXT = (ROOT / "docs" / "protocol.md").read_text("utf-8")
ASKED: dict[str, type[msgspec.Struct]] = {one.__name__: one for one in get_args(messages.Asked)}
TOLD: dict[str, type[msgspec.Struct]] = {
    one.__name__: one
    for one in (
        messages.Welcome,
        messages.Done,
        messages.Because,
        messages.Error,
        messages.Pong,
        messages.HintTold,
        TableShown,
        messages.SaidShown,
        Shown,
    )
}
TYPES = {"HintTold": "hint_told", "TableShown": "table", "SaidShown": "said", "Shown": "shown"}
INSIDE: dict[str, type[msgspec.Struct]] = {"chairs": ChairShown, "clocks": ClockShown, "takeback": TakebackShown}


def example(name: str) -> dict[str, Any]:
    found = [block for block in blocks_of(TEXT) if block.comment == f"<!-- {name} -->"]
    assert len(found) == 1, name
    shown: dict[str, Any] = json.loads(found[0].text)
    return shown


def section(kind: str) -> str:
    """The part of the page whose heading names this message."""
    for part in re.split(r"^(?=###? )", TEXT, flags=re.MULTILINE):
        heading = part.splitlines()[0]
        if heading.startswith("### ") and kind in heading.removeprefix("### ").split(", "):
            return part
    raise AssertionError(f"no heading names {kind}")


def fields_listed(text: str) -> set[str]:
    first = re.findall(r"^\| (`[^|]*) \|", text, flags=re.MULTILINE)
    return {name for cell in first for name in re.findall(r"`(\w+)`", cell)}


@pytest.mark.parametrize("name", ASKED)
def test_what_a_client_sends_has_an_example_and_all_its_fields(name: str) -> None:
    shown = example(name)
    read = messages.read_asked(json.dumps(shown))
    assert type(read) is ASKED[name]
    fields = {field.encode_name for field in msgspec.structs.fields(ASKED[name])}
    assert set(shown) == fields | {"type"}
    assert fields == fields_listed(section(shown["type"]))


@pytest.mark.parametrize("name", TOLD)
def test_what_the_server_sends_has_an_example_and_all_its_fields(name: str) -> None:
    shown = example(name)
    kind = TYPES.get(name, name.lower())
    assert shown.pop("type") == kind
    fields = {field.encode_name for field in msgspec.structs.fields(TOLD[name])}
    if name == "Shown":
        words = {field.encode_name for field in msgspec.structs.fields(messages.Words)}
        msgspec.convert({word: shown.pop(word) for word in words}, messages.Words)
        assert words <= fields_listed(section("shown"))
        assert len(example("Shown")["labels"]) == len(shown["legal"])
        assert len(example("Shown")["lines"]) == len(shown["events"])
    assert set(shown) <= fields
    if name == "Shown":  # the type of its events is not one that can be read back
        assert {field.encode_name for field in msgspec.structs.fields(Shown) if field.required} <= set(shown)
    else:
        msgspec.convert(shown, TOLD[name])
    assert fields <= fields_listed(section(kind))


@pytest.mark.parametrize("name", INSIDE)
def test_parts_of_examples_are_whole(name: str) -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(INSIDE[name])}
    for shown in (example("TableShown"), example("Shown")):
        parts = shown.get(name, [])
        for part in parts if isinstance(parts, list) else [parts]:
            assert set(part) == fields


def test_the_other_examples_are_true() -> None:
    wanted = example("POST /api/tables/")
    msgspec.convert(wanted, Wanted)
    assert {field.encode_name for field in msgspec.structs.fields(Wanted)} <= fields_listed(TEXT.split("## The Web")[0])
    branch = msgspec.convert(example("POST /api/tables/ID/branch"), BranchWanted)
    assert set(branch.__struct_fields__) <= fields_listed(TEXT.split("### What if")[1])
    refusal = msgspec.convert(example("Refusal"), Refusal)
    assert refusal.message == CODES[refusal.code]
    assert example("Error")["message"] == CODES[example("Error")["code"]]
    because = example("Because")
    assert because["text"] == say_refusal(game_of("capo").folder, Refused(because["rule"]), "en")
    replay = msgspec.convert(example("ReplayShown"), ReplayShown)
    assert all(len(frame.lines) == len(frame.events) for frame in replay.frames)
    assert {field.name for field in msgspec.structs.fields(FrameShown)} <= fields_listed(TEXT)
    analysis = msgspec.convert(example("AnalysisShown"), AnalysisShown, strict=True)
    assert {field.name for field in msgspec.structs.fields(AnalysisShown)} <= fields_listed(TEXT)
    assert analysis.curve is not None
    assert analysis.missed
    assert msgspec.to_builtins(analysis) == example("AnalysisShown"), "every field of every part is there"
    (line,) = example("chat")["lines"]
    msgspec.convert(line, messages.SaidShown)
    assert example("Welcome")["protocol"] == messages.VERSION
    assert f"version **{messages.VERSION}**" in TEXT


def test_every_example_on_the_page_is_checked() -> None:
    checked = {*ASKED, *TOLD, "chat", "Refusal", "ReplayShown", "AnalysisShown"}
    checked |= {"POST /api/tables/", "POST /api/tables/ID/branch"}
    blocks: list[Block] = [block for block in blocks_of(TEXT) if block.lang == "json"]
    assert {block.comment.removeprefix("<!-- ").removesuffix(" -->") for block in blocks} == checked


def test_every_code_is_listed_with_its_meaning() -> None:
    for code, meaning in {**CODES, **PEOPLE_CODES, **HTTP_CODES, **messages.SOCKET_CODES}.items():
        assert re.search(rf"^\| `{code}` \|.*{re.escape(meaning)}", TEXT, flags=re.MULTILINE), code
