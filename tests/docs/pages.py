"""The pages of this project and everything in them that can be run.

    python -m tests.docs.pages      write the output of every example into the pages anew, and draw the pictures

- a ```python block is run, all blocks of a page in one namespace; a ```text block right after it is what it prints;
- a ```console block that starts with `$ sitdown` shows the command and its real output, stdout and stderr together.
  Lines that start with `> ` are what a person types. A line `…` stands for lines left out;
- `<!-- not run -->` above a block says that it is only to be read;
- `<!-- from FILE -->` above a block says that it is a piece of that file;
- `<!-- run at a server -->` above a block says that tests/server/net/test_network_bot.py runs it;
- `<!-- table: NAME -->` stands above a table that is made from the code, see tables.py.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import sitdown
from tests.docs.package import installed
from tests.docs.tables import with_tables
from tests.docs.terminal_pictures import write_pictures

ROOT = Path(__file__).parents[2]
GUESTS = {"add-a-game", "test-a-game"}  # the pages on which the example game is installed
CUT = "…"
AT_A_SERVER = "<!-- run at a server -->"
COMMAND = "$ "
TYPED = "> "


class Block:
    """One fenced block of a page: its language, its lines, where they begin, and the comment above it."""

    def __init__(self, lang: str, lines: list[str], first: int, comment: str, follows: bool) -> None:
        self.lang = lang
        self.lines = lines
        self.first = first  # the index of its first line in the page
        self.comment = comment
        self.follows = follows  # nothing but blank lines lies between it and the block before

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    @property
    def source(self) -> str:
        """The file that it is a piece of, if it is one."""
        found = re.fullmatch(r"<!-- from (\S+) -->", self.comment)
        return found[1] if found else ""

    @property
    def runs(self) -> bool:
        if self.comment in ("<!-- not run -->", AT_A_SERVER) or self.source:
            return False
        return self.lang == "python" or (self.lang == "console" and self.text.startswith("$ sitdown"))


class Example:
    """A block that runs, the block that shows its output (None: it prints nothing), and what it really printed."""

    def __init__(self, block: Block, shown: Block | None) -> None:
        self.block = block
        self.shown = shown
        self.printed: list[str] = []

    def agrees(self) -> bool:
        """Is what is shown what was printed, but for what was cut?"""
        return agree(self.shown.lines if self.shown else [], self.printed)


def pages() -> list[Path]:
    return [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def blocks_of(text: str) -> list[Block]:
    """All fenced blocks of a page, in order."""
    blocks: list[Block] = []
    above = ""  # the last line that was not blank
    lang: str | None = None
    lines: list[str] = []
    for number, line in enumerate(text.splitlines()):
        if lang is not None and line == "```":
            comment = above if above.startswith("<!--") else ""
            blocks.append(Block(lang, lines, number - len(lines), comment, above == "```"))
            lang, above = None, line
        elif lang is not None:
            lines.append(line)
        elif line.startswith("```"):
            lang, lines = line[3:], []
        elif line.strip():
            above = line
    return blocks


def commands(lines: list[str]) -> list[list[str]]:
    """The lines of a console block, command by command; those of any other block as one."""
    found: list[list[str]] = []
    for line in lines:
        if line.startswith(COMMAND) or not found:
            found.append([])
        found[-1].append(line)
    return found


def agree(shown: list[str], printed: list[str]) -> bool:
    """Are they the same lines, but for what was cut and for blanks at the ends of lines?"""
    parts, real = commands(shown), commands(printed)
    return len(parts) == len(real) and all(map(_agrees, parts, real))


def _agrees(shown: list[str], printed: list[str]) -> bool:
    shown = [line.rstrip() for line in shown]
    printed = [line.rstrip() for line in printed]
    if CUT not in shown:
        return shown == printed
    cut = shown.index(CUT)
    head, tail = shown[:cut], shown[cut + 1 :]
    long_enough = len(printed) > len(head) + len(tail)
    return long_enough and printed[:cut] == head and printed[len(printed) - len(tail) :] == tail


def shortened(shown: list[str], printed: list[str]) -> list[str]:
    """What was printed, cut where the page cuts it."""
    if CUT not in shown:
        return printed
    both = zip(commands(shown), commands(printed), strict=True)
    return [line for part, whole in both for line in _shortened(part, whole)]


def _shortened(shown: list[str], printed: list[str]) -> list[str]:
    """The cut is so many lines after the last answer that was typed before it."""
    if CUT not in shown:
        return printed
    cut = shown.index(CUT)
    tail = len(shown) - cut - 1
    typed = [number for number, line in enumerate(shown[:cut]) if line.startswith(TYPED)]
    if typed:
        answers = [number for number, line in enumerate(printed) if line.startswith(TYPED)]
        cut += answers[len(typed) - 1] - typed[-1]
    return [*printed[:cut], CUT, *printed[len(printed) - tail :]]


class Runner:
    """Runs what one page shows, in a folder of its own."""

    def __init__(self, page: Path, folder: Path) -> None:
        self.page = page
        self.folder = folder
        self.path = [installed()] if page.stem in GUESTS else []

    def run(self) -> list[Example]:
        """Run every example of the page, in order."""
        blocks = blocks_of(self.page.read_text(encoding="utf-8"))
        namespace: dict[str, object] = {"__name__": self.page.stem}
        examples = []
        for number, block in enumerate(blocks):
            if not block.runs:
                continue
            if block.lang == "python":
                after = blocks[number + 1] if number + 1 < len(blocks) else None
                shown = after if after is not None and after.follows and after.lang == "text" else None
                example = Example(block, shown)
                example.printed = self._python(block, namespace)
            else:
                example = Example(block, block)
                example.printed = self._console(block)
            examples.append(example)
        return examples

    def _python(self, block: Block, namespace: dict[str, object]) -> list[str]:
        """Run the block where it stands, so that an error names the page and the line."""
        code = compile("\n" * block.first + block.text, str(self.page), "exec")
        out = io.StringIO()
        with contextlib.redirect_stdout(out), contextlib.chdir(self.folder), _searching(self.path):
            exec(code, namespace)
        return out.getvalue().splitlines()

    def _console(self, block: Block) -> list[str]:
        """Run every command of the block; the whole of it as it should look."""
        printed: list[str] = []
        code = 0
        for first, *shown in commands(block.lines):
            printed.append(first)
            if first == "$ echo $?":
                printed.append(str(code))
                continue
            typed = [line.removeprefix(TYPED) for line in shown if line.startswith(TYPED)]
            done = self._sitdown(shlex.split(first.removeprefix(COMMAND)), typed)
            code = done.returncode
            printed += done.stdout.replace("(interpreted)", "(compiled)").splitlines()
        return printed

    def _sitdown(self, argv: list[str], typed: list[str]) -> subprocess.CompletedProcess[str]:
        assert argv[0] == "sitdown", f"{self.page.name}: only sitdown can be run, not {argv[0]}"
        ours = str(Path(str(sitdown.__file__)).parents[1])
        env = {name: value for name, value in os.environ.items() if name not in ("LC_ALL", "LC_MESSAGES", "LANG")}
        env |= {"PYTHONPATH": os.pathsep.join([ours, *self.path]), "PYTHONUTF8": "1", "COLUMNS": "100"}
        env["SITDOWN_STATE"] = str(self.folder)  # not what this user has learned
        return subprocess.run(
            [sys.executable, "-m", "sitdown", *argv[1:]],
            input="".join(f"{line}\n" for line in typed),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            env=env,
            cwd=self.folder,
            check=False,
        )


@contextlib.contextmanager
def _searching(path: list[str]) -> Iterator[None]:
    """With these folders on the search path."""
    before = list(sys.path)
    sys.path[:0] = path
    try:
        yield
    finally:
        sys.path[:] = before


def refresh(page: Path) -> bool:
    """Write the real output of every example into the page; False if it was there already."""
    before = page.read_text(encoding="utf-8")
    with tempfile.TemporaryDirectory() as folder:
        examples = Runner(page, Path(folder)).run()
    lines = before.splitlines()
    for example in reversed(examples):
        shown = example.shown
        if shown is not None:
            lines[shown.first : shown.first + len(shown.lines)] = shortened(shown.lines, example.printed)
        elif example.printed:
            raise SystemExit(f"{page.name}, line {example.block.first}: prints, but has no ```text block after it")
    after = with_tables("\n".join(line.rstrip() for line in lines))
    page.write_text(after, encoding="utf-8")
    return after != before


if __name__ == "__main__":
    for each in pages():
        print(f"{'written' if refresh(each) else 'as it was':<10} {each.relative_to(ROOT)}")
    write_pictures()
