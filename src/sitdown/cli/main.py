"""The `sitdown` command: what can be asked of it, and who answers."""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn, TypeAlias

from sitdown import __version__
from sitdown._build import build
from sitdown.bots import BOTS, BadChoice
from sitdown.bots.thinking_time import PONDER_SECONDS, SECONDS
from sitdown.cli import arena, crash, games, replay, rules, serve, sim, soak, verify
from sitdown.cli.analyse import command as analyse
from sitdown.cli.arguments import PERSON
from sitdown.cli.errors import BAD_INPUT, INTERRUPTED, CommandError
from sitdown.cli.learn import command as learn
from sitdown.cli.terminal import play
from sitdown.engine.words import LANGUAGES
from sitdown.lab.arena import PROCESSES, RAY
from sitdown.table.levels import level_about

Run = Callable[[argparse.Namespace], int]
SERVE: dict[str, object] = {
    "host": "0.0.0.0", "port": None, "database": None, "workers": 1, "root_path": "", "https": False, "metrics": False,
    "proxies": None, "thinkers": 1, "ponder": PONDER_SECONDS,
}  # fmt: skip

ABOUT = """\
Mafia board and card games: at tables in the browser, in the terminal, or between bots only.
Without a command it opens the tables: `sitdown serve`."""
EXAMPLES = """\
examples:
  sitdown                                  open tables for yourself and your friends
  sitdown learn capo                       learn a game in a few minutes
  sitdown play                             choose a game and play it in the terminal
  sitdown play capo --seats 5 --lang nl    you and four bots, in Dutch
  sitdown sim capo --seats 5 --games 1000 --seed tuesday --bots thumb,random,random,random,random
  sitdown rules palermo PA-14              one rule
`sitdown COMMAND --help` tells more about a command."""


class Parser(argparse.ArgumentParser):
    """Refuses as the rest of the command does: in one sentence."""

    def error(self, message: str) -> NoReturn:
        raise CommandError(f"{self.prog}: {message} (see {self.prog} --help)")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command; the exit code."""
    _speak_any_alphabet()
    try:
        args = parser().parse_args(argv)
        run: Run = args.run
        code = run(args)
        sys.stdout.flush()
        return code
    except BadChoice as error:
        print(f"sitdown: {error}", file=sys.stderr)
        return BAD_INPUT
    except CommandError as error:
        print(f"sitdown: {error}" if not str(error).startswith("sitdown") else error, file=sys.stderr)
        return error.code
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our words has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except SystemExit as told:  # --help and --version
        return told.code if isinstance(told.code, int) else BAD_INPUT if told.code else 0


def _speak_any_alphabet() -> None:
    """A letter that the terminal does not have is no reason to stop a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            with contextlib.suppress(ValueError):
                stream.reconfigure(errors="replace")


def parser() -> Parser:
    top = Parser(
        prog="sitdown",
        description=ABOUT,
        epilog=EXAMPLES,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"sitdown {__version__} ({build()})")
    top.set_defaults(run=serve.run, **SERVE)
    commands = top.add_subparsers(title="commands", metavar="COMMAND")
    _games(commands)
    _learn(commands)
    _play(commands)
    _sim(commands)
    _arena(commands)
    _replay(commands)
    _analyse(commands)
    _verify(commands)
    _rules(commands)
    _serve(commands)
    _soak(commands)
    _crash(commands)
    return top


Commands: TypeAlias = "argparse._SubParsersAction[Parser]"


def _command(commands: Commands, name: str, run: Run, about: str, *examples: str) -> Parser:
    epilog = "\n".join(["example:" if len(examples) == 1 else "examples:", *(f"  {line}" for line in examples)])
    found = commands.add_parser(
        name,
        help=about.split(":")[0].split(".")[0],
        description=about,
        epilog=epilog,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    found.set_defaults(run=run)
    return found


def _games(commands: Commands) -> None:
    about = "List the games, their seats and their options with the default and the rule that each changes."
    _lang(_command(commands, "games", games.run, about, "sitdown games"))


def _learn(commands: Commands) -> None:
    about = """\
Learn a game by playing: short lessons at a real table, in which you are told what to do and why. Without GAME they are
listed, with what you have done; without LESSON you take the one that you left, or the next. Whoever leaves in the
middle (quit, or Ctrl-C) comes back to the same step."""
    found = _command(
        commands,
        "learn",
        learn.run,
        about,
        "sitdown learn              all lessons",
        "sitdown learn capo         the first, or the next",
        "sitdown learn capo first --lang nl --again",
    )
    found.add_argument("game", metavar="GAME", nargs="?", help="which game, as `sitdown games` names it")
    found.add_argument("lesson", metavar="LESSON", nargs="?", help="which lesson, by its name or number")
    found.add_argument("--again", action="store_true", help="begin anew instead of where you left")
    _lang(found)


def _play(commands: Commands) -> None:
    about = f"""\
Play in the terminal. You sit at seat 0 and bots take the other chairs, unless --bots says otherwise: it names
who sits on the last chairs ({", ".join(BOTS)}, or {PERSON}), and all chairs before them are people, who share the
keyboard with a curtain between their hands. Name a bot for every chair to watch them play.

easy:  {level_about("easy", "en")}
thumb: {level_about("thumb", "en")}
hard:  {level_about("hard", "en")}

With people at the table hard thinks for at most {SECONDS:g} seconds about a choice. Bots among themselves think as
far as the game says, however long it takes, so that the same seed gives the same game."""
    found = _command(
        commands,
        "play",
        play.run,
        about,
        "sitdown play capo                                    you against three bots",
        "sitdown play palermo --seats 3 --bots easy           two people and a bot",
        "sitdown play capo --bots person,thumb,person,thumb   two people, each between bots",
        "sitdown play capo -o first_game=on --record evening.json",
        "sitdown play palermo --first                         a short game in which what is new is explained",
        "sitdown play --from evening.json --at 57 --seat 2    what if? Go on from there",
    )
    found.add_argument("game", metavar="GAME", nargs="?", help="which game, as `sitdown games` names it")
    bots = "who sits on the last chairs (default: one person, then thumb, or easy)"
    found.add_argument("--bots", metavar="A,B,…", help=bots)
    found.add_argument("--first", action="store_true", help="a short first game: gentle bots, what is new is explained")
    _lang(found)
    found.add_argument("--record", metavar="FILE", help="write the record here, anew after every move")
    found.add_argument("--seat", metavar="N", type=int, help="sit there; --bots names the others, or one for all")
    found.add_argument("--from", dest="origin", metavar="FILE", type=Path, help="go on from a moment of this record")
    found.add_argument("--at", metavar="N", type=int, help="the moment after so many moves of it, as replay counts")
    _start(found)


def _sim(commands: Commands) -> None:
    about = """\
Let bots play many games and count. The same seed gives the same games and the same figures, with --record or
without."""
    found = _command(
        commands,
        "sim",
        sim.run,
        about,
        "sitdown sim capo --seats 5 --games 1000 --seed tuesday --bots thumb,random,random,random,random",
        "sitdown sim palermo --games 100 --bots thumb --json",
    )
    found.add_argument("game", metavar="GAME", help="which game, as `sitdown games` names it")
    found.add_argument("--games", metavar="K", type=int, default=100, help="how many games (default: %(default)s)")
    found.add_argument("--bots", metavar="A,B,…", help="one bot for each seat, or one for all (default: random)")
    found.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    found.add_argument("--record", metavar="DIR", help="write the record of each game into this folder")
    _start(found)


def _arena(commands: Commands) -> None:
    found = _command(
        commands,
        "arena",
        arena.run,
        arena.ABOUT,
        "sitdown arena capo --bots thumb,random                    one thumb against three random",
        "sitdown arena capo --bots thumb,easy,easy,random --games 400 --seed tuesday --report capo.html",
        "sitdown arena palermo --bots thumb,easy,random,my_bots:Greedy --seats 3   all tables of three",
        "sitdown arena cosanostra --bots thumb,easy --games 1000 --resume trade    again: it goes on",
        "sitdown arena maffiosi --bots thumb,easy --iterations 50 --on ray --json",
    )
    found.add_argument("game", metavar="GAME", help="which game, as `sitdown games` names it")
    found.add_argument(
        "--bots", metavar="A,B,…", help=f"who takes part: {', '.join(BOTS)}, or your own as module:Class"
    )
    found.add_argument("--games", metavar="N", type=int, default=240, help="how many games (default: %(default)s)")
    _start(found, "how many at the table (default: one for each name, or 4)")
    found.add_argument("--iterations", metavar="N", type=int, help="of search a choice (default: what the game says)")
    found.add_argument("--seconds", metavar="S", type=float, help="of thought a choice, instead of iterations")
    found.add_argument("--workers", metavar="K", type=int, help="so many at the same time (default: one for each core)")
    found.add_argument(
        "--on", choices=(PROCESSES, RAY), default=PROCESSES, help="what workers are (default: %(default)s)"
    )
    found.add_argument(
        "--resume", metavar="DIR", type=Path, help="keep finished games here, and go on with those there"
    )
    found.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    found.add_argument("--report", metavar="FILE", type=Path, help="write a report: FILE.md, or FILE.html with plots")


def _replay(commands: Commands) -> None:
    about = """\
Tell a recorded game again: the whole truth, or with --seat only what that seat saw and heard."""
    found = _command(commands, "replay", replay.run, about, "sitdown replay evening.json --seat 0 --step")
    found.add_argument("file", metavar="FILE", type=Path, help="a record, as play --record and sim --record write it")
    found.add_argument("--seat", metavar="N", type=int, help="tell it as this seat knew it (the first seat is 0)")
    found.add_argument("--step", action="store_true", help="show the table after every move and wait for Enter")
    _lang(found)


def _analyse(commands: Commands) -> None:
    about = """\
Tell what a finished game was about: each seat's chance to win as it went, with all cards open and as an onlooker
could know; with --seat also where another choice of that seat was clearly better by what it knew then."""
    examples = ("sitdown analyse evening.json --seat 0", "sitdown analyse evening.json --html evening.html")
    found = _command(commands, "analyse", analyse.run, about, *examples)
    found.add_argument("file", metavar="FILE", type=Path, help="a record, as play --record and sim --record write it")
    found.add_argument("--seat", metavar="N", type=int, help="look into the choices of this seat (the first is 0)")
    found.add_argument("--points", metavar="N", type=int, help="of the game at which chances are looked at")
    found.add_argument(
        "--effort", metavar="SHARE", type=float, default=1.0,
        help="of what is usual: 0.1 is rougher and ten times as quick (default: %(default)g)",
    )  # fmt: skip
    kind = found.add_mutually_exclusive_group()
    kind.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
    page = "write a page with the curves into this file, or print it"
    kind.add_argument("--html", metavar="PAGE", type=Path, nargs="?", const=analyse.OUTPUT, help=page)
    _lang(found)


def _verify(commands: Commands) -> None:
    about = """\
Check a recorded game: was every move legal, is the result true? Exit code 0: valid; 1: not, and the first wrong
move is named with its rule; 2: this is no record."""
    found = _command(commands, "verify", verify.run, about, "sitdown verify evening.json")
    found.add_argument("file", metavar="FILE", type=Path, help="the record")


def _rules(commands: Commands) -> None:
    about = "Show the numbered rules of a game, or one of them by its id."
    found = _command(commands, "rules", rules.run, about, "sitdown rules capo", "sitdown rules capo CA-52 --lang nl")
    found.add_argument("game", metavar="GAME", help="which game, as `sitdown games` names it")
    found.add_argument("id", metavar="ID", nargs="?", help="the id of a rule")
    _lang(found)


def _serve(commands: Commands) -> None:
    about = """\
Open tables for yourself and your friends, in this network or on the web. Games are kept in a file in your data
folder, or in PostgreSQL; several processes, on one machine or more, may share a PostgreSQL database."""
    found = _command(
        commands,
        "serve",
        serve.run,
        about,
        "sitdown serve",
        "sitdown serve --port 80 --database postgresql://club@db.example.org/sitdown --workers 2",
    )
    found.add_argument("--host", metavar="ADDRESS", help="listen there (default: 0.0.0.0, the whole network)")
    found.add_argument("--port", metavar="N", type=int, help="at this port (default: 8377, or the next free one)")
    found.add_argument(
        "--database",
        metavar="URL",
        help="sqlite:///FILE or postgresql://… (default: $SITDOWN_DATABASE, or a file of yours)",
    )
    found.add_argument("--workers", metavar="N", type=int, help="so many processes (default: 1)")
    found.add_argument("--root-path", metavar="PATH", help="behind a proxy: the path that it takes off (default: none)")
    found.add_argument("--https", action="store_true", help="behind a proxy with TLS: cookies for https only")
    found.add_argument("--metrics", action="store_true", help="answer /metrics to everybody, not to this machine only")
    found.add_argument("--proxies", metavar="A,B,…", help="believe these proxies who asks (default: on this machine)")
    found.add_argument(
        "--thinkers",
        metavar="N",
        type=int,
        help="so many processes for each worker in which bots and hints are thought out, a core each (default: 1)",
    )
    found.add_argument(
        "--ponder",
        metavar="S",
        type=float,
        help=f"seconds for a table's bots to think ahead between two moves (default: {PONDER_SECONDS:g}; 0: none)",
    )
    found.set_defaults(**SERVE)


def _soak(commands: Commands) -> None:
    about = """\
How much can this machine carry? Starts a server of its own and plays many tables of four seats at once, all over
real WebSockets: moves a second, the time from a move sent to its views received, memory. At the end everything that
was acknowledged and seen is compared with what was stored. Exit code 1: something was refused, lost or not so."""
    found = _command(commands, "soak", soak.run, about, "sitdown soak --tables 100 --seconds 10")
    found.add_argument("--tables", metavar="N", type=int, default=1000, help="tables at once (default: %(default)s)")
    found.add_argument("--seconds", metavar="S", type=float, default=30.0, help="for so long (default: %(default)g)")
    found.add_argument(
        "--rate",
        metavar="R",
        type=float,
        default=1100.0,
        help="moves a second that all tables together try (default: %(default)g; 0: as fast as can be)",
    )
    found.add_argument("--game", metavar="GAME", default="capo", help="which game (default: %(default)s)")
    found.add_argument("--database", metavar="URL", help="an empty database (default: a SQLite file, deleted after)")
    found.add_argument("--onlookers", type=int, default=0, metavar="N", help="who watch each table beside its seats")
    found.add_argument("--parked", action="store_true", help="measure the memory of parked tables too")
    found.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def _crash(commands: Commands) -> None:
    about = """\
Does anything get lost when servers die? Starts servers of its own on one database, plays many tables over real
WebSockets and kills servers at random moments (kill -9), in the middle of a write or of their start. Then every table
is replayed and compared with what its clients were promised: no acknowledged move lost, none doubled, clocks stood
while no server was up, every client came back by itself and saw everything, every record verifies.
Exit code 1: not so."""
    found = _command(
        commands,
        "crash",
        crash.run,
        about,
        "sitdown crash --kills 5 --tables 10",
        "sitdown crash --database postgresql://club@db.example.org/empty --processes 2",
    )
    found.add_argument("--database", metavar="URL", help="an empty database (default: a SQLite file, deleted after)")
    found.add_argument("--kills", metavar="N", type=int, default=50, help="how often (default: %(default)s)")
    found.add_argument("--tables", metavar="T", type=int, default=20, help="tables at once (default: %(default)s)")
    found.add_argument(
        "--processes",
        metavar="P",
        type=int,
        default=1,
        help="servers on the database, which is PostgreSQL if there are several (default: %(default)s)",
    )
    found.add_argument(
        "--play-out",
        metavar="S",
        type=float,
        default=60.0,
        help="seconds for games to end after the last kill; then they stop (default: %(default)g)",
    )
    found.add_argument("--seed", metavar="S", help="decides when who is killed (default: a fresh one)")
    found.add_argument("--json", action="store_true", help="print one JSON document and nothing else")


def _start(found: Parser, seats: str = "how many at the table (default: 4 or the least)") -> None:
    """What a play is started from."""
    found.add_argument("--seats", metavar="N", type=int, help=seats)
    found.add_argument("--seed", metavar="S", help="a number or a text that decides all chance (default: a fresh one)")
    found.add_argument(
        "-o",
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help="set an option of the game; may be repeated (`sitdown games` lists them)",
    )


def _lang(found: Parser) -> None:
    found.add_argument("--lang", choices=LANGUAGES, help="the language (default: that of the environment, else en)")
