"""Bad input gets one sentence on standard error that names the field or the rule, the right exit code, no traceback."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

Run = Callable[..., CompletedProcess[str]]

BAD = {
    "bogus": "COMMAND",
    "play chess": "game: there is no game 'chess'",
    "sim chess": "game: there is no game 'chess'",
    "rules chess": "game: there is no game 'chess'",
    "sim": "GAME",
    "rules": "GAME",
    "verify": "FILE",
    "replay": "FILE",
    "analyse": "FILE",
    "play capo --seats 2": "CA-1",
    "play capo --seats 8": "seats: ",
    "play palermo --seats 6": "PA-1",
    "sim capo --seats -3": "CA-1",
    "sim capo --seats many": "--seats",
    "sim capo --seats 99999999999999999999999": "CA-1",
    "sim capo --games 0": "games: 0",
    "sim capo --games -5": "games: -5",
    "sim capo --games x": "--games",
    "sim capo --seats 4 --bots thumb,random": "bots: 2 named for 4 seats",
    "sim capo --bots deepblue": "bots: there is no bot 'deepblue'",
    "sim capo --bots person": "bots: there is no bot 'person'",
    "sim capo --bots thumb,,random,random": "bots: there is no bot ''",
    "play capo --seats 3 --bots thumb,thumb,thumb,thumb": "bots: 4 named for 3 seats",
    "play capo --bots nobody": "bots: there is no bot 'nobody'",
    "sim capo -o colour=red": "option colour: ",
    "play capo -o events=perhaps": "CA-94",
    "sim capo -o max_rounds=9999": "max_rounds",
    "sim palermo -o police=maybe": "option police: ",
    "sim capo -o events": "option: 'events'",
    "sim capo -o =on": "option: '=on'",
    "play capo --lang fr": "--lang",
    "play capo --wat": "--wat",
    "rules capo CA-999": "'CA-999'",
    "rules palermo CA-20": "'CA-20'",
    "verify nowhere.json": "file: nowhere.json",
    "replay nowhere.json": "file: nowhere.json",
    "analyse nowhere.json": "file: nowhere.json",
    "sim capo --games 1 --record file.txt": "record: file.txt",
    "play capo --record nowhere/x.json": "record: nowhere",
    "serve --port 99999": "port: 99999",
    "serve --port eighty": "--port",
    "serve --workers 0": "workers: 0",
    "serve --thinkers 0": "thinkers: 0",
    "serve --ponder -1": "ponder: -1",
    "serve --ponder nan": "ponder: nan",
    "serve --host 203.0.113.7": "port: cannot listen at 203.0.113.7",
    "serve --port 0 --workers 2 --database sqlite:///games.db": "workers: several processes share a PostgreSQL",
    "serve --port 0 --database games.db": "database: 'games.db'",
    "serve --port 0 --database mysql://here/games": "database: 'mysql'",
    "serve --port 0 --database postgresql://": "database: the address of PostgreSQL lacks",
    "soak --tables 0": "tables: 0",
    "crash --kills 0": "kills: 0",
    "crash --processes 2": "processes:",
    "crash --database mysql://x/y": "database:",
    "soak --game chess": "'chess'",
    "arena chess --bots thumb": "game: there is no game 'chess'",
    "arena": "GAME",
    "arena capo": "bots: name who takes part",
    "arena capo --bots hal,thumb": "bots: there is no bot 'hal'",
    "arena capo --bots thumb,easy,random --seats 4": "bots: 3 named for 4 seats",
    "arena capo --bots thumb,easy,easy,random --seats 3": "bots: easy named twice",
    "arena capo --bots thumb,random --seats 9": "CA-1",
    "arena capo --bots thumb,random --games 0": "games: 0",
    "arena capo --bots thumb,random --games x": "--games",
    "arena capo --bots thumb,random --workers 0": "workers: 0",
    "arena capo --bots thumb,random --iterations 0": "iterations: 0",
    "arena capo --bots thumb,random --seconds -1": "seconds: -1",
    "arena capo --bots thumb,random --seconds nan": "seconds: nan",
    "arena capo --bots thumb,random --seconds 1 --iterations 5": "seconds: ",
    "arena capo --bots thumb,random -o events=maybe": "option events: ",
    "arena capo --bots thumb,random --on moon": "--on",
    "arena capo --bots thumb,random --resume file.txt": "resume: file.txt",
    "arena capo --bots thumb,random --resume .": "resume: . holds other things",
    "arena capo --bots thumb,random --report report.pdf": "report: report.pdf must end in",
    "arena capo --bots thumb,random --report nowhere/report.md": "report: nowhere/report.md",
}


@pytest.mark.parametrize("line", BAD)
def test_bad_input_is_refused_in_one_sentence(
    sitdown: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, line: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file.txt").write_text("I am a file", encoding="utf-8")
    done = sitdown(*line.split())
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("sitdown")
    assert BAD[line] in done.stderr


@pytest.mark.parametrize("line", ["bogus", "play capo --seats 9", "verify nowhere.json", "sim capo --bots x --json"])
def test_bad_input_in_a_process_of_its_own(process: Run, line: str) -> None:
    done = process(*line.split())
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert "Traceback" not in done.stderr


def _record(sitdown: Run, folder: Path) -> Path:
    sitdown("sim", "capo", "--seats", "3", "--games", "1", "--seed", "s", "--record", str(folder))
    return folder / "0001.json"


BROKEN = {
    "not JSON": ("file", None),
    "nothing": ("file", None),
    "a list": ("sitdown", None),
    "sitdown": ("sitdown", 99),
    "game": ("game", "chess"),
    "seats": ("seats", "three"),
    "seats true": ("seats", True),
    "options": ("options", [1]),
    "option": ("options.events", {"events": None}),
    "seed": ("seed", 7),
    "moves": ("moves", {}),
    "a move": ("moves[0]", [[0, 0]]),
    "result": ("result", "won"),
}


@pytest.mark.parametrize("case", BROKEN)
@pytest.mark.parametrize("command", ["verify", "replay", "analyse"])
def test_a_broken_record_is_refused_by_its_field(sitdown: Run, tmp_path: Path, command: str, case: str) -> None:
    path = _record(sitdown, tmp_path)
    field, value = BROKEN[case]
    if case in ("not JSON", "nothing", "a list"):
        path.write_text({"not JSON": "{", "nothing": "", "a list": "[]"}[case], encoding="utf-8")
    else:
        data = json.loads(path.read_text("utf-8"))
        data[field.split(".")[0].split("[")[0]] = value
        path.write_text(json.dumps(data), encoding="utf-8")
    done = sitdown(command, str(path))
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert f"{field}: " in done.stderr


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"[" * 100_000, b'{"sitdown": 1}', b"\x00" * 50])
def test_rubbish_is_no_record(sitdown: Run, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "rubbish.json"
    path.write_bytes(content)
    done = sitdown("verify", str(path))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("seat", ["3", "-1"])
def test_replay_refuses_a_seat_that_was_not_there(sitdown: Run, tmp_path: Path, seat: str) -> None:
    done = sitdown("replay", str(_record(sitdown, tmp_path)), "--seat", seat)
    assert done.returncode == 2
    assert f"seat: {seat} is not in 0..2" in done.stderr
