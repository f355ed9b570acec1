"""Shards are cut to size, kept whole, and never mixed with those of another plan."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from sitdown.games import game_of
from sitdown.lab.arena import ArenaError, Plan, compare
from sitdown.lab.arena.play import Shard, play_shard
from sitdown.lab.arena.shards import Cutter, Folder, missing


def plan(seed: str = "s") -> Plan:
    return Plan.of(game_of("first_chair"), ["easy", "random"], 2, seed)


def shard(first: int, stop: int, seconds: float = 1.0) -> Shard:
    return Shard(first, stop, [], {}, 0.0, seconds)


def test_what_is_missing() -> None:
    assert missing(10, []) == [range(10)]
    assert missing(10, [shard(0, 3), shard(5, 7)]) == [range(3, 5), range(7, 10)]
    assert missing(10, [shard(2, 12), shard(0, 4)]) == []
    assert missing(4, [shard(6, 9)]) == [range(4)]


def test_the_cutter_hands_out_every_deal_once() -> None:
    cutter = Cutter([range(3, 5), range(7, 500)], workers=2)
    taken: list[int] = []
    sizes = []
    while (deals := cutter.take()) is not None:
        taken += deals
        sizes.append(len(deals))
        cutter.learn(shard(deals.start, deals.stop, 0.02 * len(deals)))
    assert taken == [3, 4, *range(7, 500)]
    assert sizes[0] == 1
    assert max(sizes) == 50  # a second's worth
    assert sizes[-1] == 1


def test_a_deal_that_takes_long_is_a_shard_of_its_own() -> None:
    cutter = Cutter([range(20)], workers=2)
    cutter.learn(shard(20, 21, 60.0))
    assert cutter.take() == range(1)


def test_a_folder_keeps_whole_files_only(tmp_path: Path) -> None:
    folder = Folder(tmp_path / "new" / "dir", plan())
    folder.write(play_shard(plan(), range(2, 3)))
    folder.write(play_shard(plan(), range(2)))
    assert sorted(path.name for path in folder.path.rglob("*.*")) == [
        "0000000-0000002.json", "0000002-0000003.json", "arena.json",
    ]  # fmt: skip
    (folder.path / "shards" / ".0000003-0000004.json.77.part").write_text(
        '{"first": 3', "utf-8"
    )  # killed in the middle
    assert [(one.first, one.stop) for one in Folder(folder.path, plan()).read()] == [(0, 2), (2, 3)]


CHANGES: dict[str, Callable[[Plan], Plan]] = {
    "game": lambda plan: replace(plan, game="capo"),
    "rules": lambda plan: replace(plan, rules="2"),
    "bots": lambda plan: replace(plan, bots=("random", "easy")),
    "seats": lambda plan: replace(plan, seats=3),
    "options": lambda plan: replace(plan, options={"hats": True}),
    "seed": lambda plan: replace(plan, seed="t"),
    "iterations": lambda plan: replace(plan, iterations=7),
    "seconds": lambda plan: replace(plan, seconds=0.5),
    "sitdown": lambda plan: replace(plan, sitdown="9"),
    "code": lambda plan: replace(plan, code="0"),
}


@pytest.mark.parametrize("field", CHANGES)
def test_a_folder_of_another_plan_is_refused_by_the_field(tmp_path: Path, field: str) -> None:
    Folder(tmp_path, plan())
    other = CHANGES[field](plan())
    with pytest.raises(ArenaError) as refused:
        Folder(tmp_path, other)
    was, now = plan().as_data()[field], other.as_data()[field]
    assert str(refused.value) == f"resume: {tmp_path} was made with other arguments: {field}: {was!r}, not {now!r}"


def test_folders_that_are_none_of_ours_are_refused(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary", "utf-8")
    with pytest.raises(ArenaError, match="holds other things"):
        Folder(tmp_path, plan())
    with pytest.raises(ArenaError, match="cannot be used"):
        Folder(tmp_path / "diary.txt", plan())
    (tmp_path / "arena.json").write_text("[]", "utf-8")
    with pytest.raises(ArenaError, match="no plan of an arena"):
        Folder(tmp_path, plan())


def test_a_broken_shard_is_named(tmp_path: Path) -> None:
    compare(plan(), 2, tmp_path)
    (file,) = (tmp_path / "shards").iterdir()
    file.write_text(file.read_text("utf-8")[:20], "utf-8")
    with pytest.raises(ArenaError, match=rf"{file.name} cannot be read .*; delete it"):
        compare(plan(), 2, tmp_path)


def test_a_finished_shard_is_never_played_again_and_more_can_be_added(tmp_path: Path) -> None:
    few = compare(plan(), 8, tmp_path)
    before = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "shards").iterdir()}
    assert compare(plan(), 8, tmp_path) == few, "and the times are those that were measured then"
    many = compare(plan(), 20, tmp_path)
    after = {path.name: path.stat().st_mtime_ns for path in (tmp_path / "shards").iterdir()}
    assert before.items() < after.items()
    whole = compare(plan(), 20)
    assert {**whole, "times": None} == {**many, "times": None}
    again = compare(plan(), 8, tmp_path)
    assert {**again, "times": None} == {**few, "times": None}, "fewer games are the first ones"


def test_the_code_of_a_plan_follows_the_sources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = tmp_path / "my_bots.py"
    bot.write_text("from odd_bots import Slow\n\n\nclass Mine(Slow):\n    pass\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    codes = []
    for line in ("", "# a change\n"):
        bot.write_text(bot.read_text("utf-8") + line, "utf-8")
        from sitdown.lab.arena.plan import code_of

        code_of.cache_clear()
        codes.append(code_of("first_chair", ("my_bots:Mine",)))
    assert codes[0] != codes[1]
    stale = replace(plan(), code="0")
    with pytest.raises(ArenaError, match="code: a worker has other sources"):
        stale.check_code()
    assert json.loads(json.dumps(plan().as_data()))["code"] == plan().code
