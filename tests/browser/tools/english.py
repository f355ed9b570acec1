"""English on a Dutch page: everything that is to be read or heard there, held against the English Fluent files."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import ast, parse
from playwright.sync_api import Page

ROOT = Path(__file__).parents[3]
FOLDERS = ("web/src/words", *(f"src/sitdown/games/{game}" for game in
           ("palermo", "capo", "sicilianos", "maffiosi", "cosanostra")))  # fmt: skip
SHORTEST = 4  # letters: shorter words are too often both
HOLE = "\0"  # where a message has a name or a number

# No Dutch sentence has these: they find what was written into a page, past all files.
NEVER_DUTCH = {
    "the", "and", "with", "your", "you", "yours", "this", "that", "these", "those", "from", "they", "their", "there",
    "must", "choose", "chosen", "card", "cards", "player", "players", "turn", "turns", "take", "takes", "draw", "draws",
    "which", "when", "what", "where", "who", "nobody", "somebody", "other", "others", "each", "every",
}  # fmt: skip

# Names: on cards that have them in the Dutch box too, and of houses and people who make games.
NAMES = (
    "Tommy The Cat", "999 Games", "Mobius Games", "The Game Cabinet", "Westpark Gamers",
    "Hard Boiled Games", "Quined Games", "Price Rigging",
    "“The Rat”", "“The Brooklyn Cop”", "A few bucks on the side", "Have a sit down", "Drive-by shooting",
    "Promotion contract", "Specialist mission",
)  # fmt: skip

# Read by people as they are, in any language.
READ = """() => {
  const found = new Set([document.title])
  const asIs = (one) => one.closest('code, script, style, noscript, template, [lang]:not(html)')
  const put = (text) => text?.trim() && found.add(text.trim().replace(/\\s+/g, ' '))
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!asIs(parent) && (parent.checkVisibility() || parent.closest('select'))) put(walker.currentNode.data)
  }
  for (const one of document.body.querySelectorAll('*')) {
    if (asIs(one) || !one.checkVisibility()) continue
    for (const name of ['aria-label', 'aria-description', 'title', 'placeholder', 'alt']) put(one.getAttribute(name))
  }
  return [...found]
}"""


def read(page: Page) -> set[str]:
    """All that eyes or ears get from a page as it stands."""
    return set(page.evaluate(READ))


def _templates(pattern: ast.Pattern) -> Iterator[str]:
    """A message as it may be said, with holes; one for each combination of its variants."""
    parts: list[list[str]] = []
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            parts.append([element.value])
        elif isinstance(element.expression, ast.SelectExpression):
            parts.append([said for variant in element.expression.variants for said in _templates(variant.value)])
        elif isinstance(element.expression, ast.StringLiteral):
            parts.append([element.expression.value])
        else:
            parts.append([HOLE])
    for said in product(*parts):
        yield "".join(said)


@cache
def pieces(lang: str) -> frozenset[str]:
    """The words of a language between the holes, in small letters."""
    found: set[str] = set()
    for folder in FOLDERS:
        for file in [*(ROOT / folder).glob(f"*.{lang}.ftl"), ROOT / folder / f"{lang}.ftl"]:
            for entry in parse(file.read_text("utf-8")).body:
                if isinstance(entry, ast.Message | ast.Term) and entry.value is not None:
                    for said in _templates(entry.value):
                        found.update(" ".join(piece.split()).strip(" .,:;·()").lower() for piece in said.split(HOLE))
    return frozenset(found - {""})


def _words(text: str) -> list[str]:
    return re.findall(r"[^\W\d_]+(?:['’-][^\W\d_]+)*", text.lower())


@cache
def telling() -> dict[str, list[tuple[str, ...]]]:
    """English pieces that Dutch never says, by their first word."""
    dutch = "\n".join(f" {' '.join(_words(piece))} " for piece in pieces("nl"))
    found: dict[str, list[tuple[str, ...]]] = {}
    for piece in pieces("en"):
        words = tuple(_words(piece))
        if sum(map(len, words)) >= SHORTEST and f" {' '.join(words)} " not in dutch:
            found.setdefault(words[0], []).append(words)
    assert sum(map(len, found.values())) > 1000, "the files were read"
    return found


def english_in(text: str) -> str | None:
    """An English piece in a text, whole words only."""
    text = re.sub(r"[\w-]+(\.[\w-]+)+", "", text)  # an address
    for name in NAMES:
        text = re.sub(re.escape(name), "", text, flags=re.IGNORECASE)
    words = _words(text)
    for at, word in enumerate(words):
        if word in NEVER_DUTCH:
            return word
        for piece in telling().get(word, []):
            if tuple(words[at : at + len(piece)]) == piece:
                return " ".join(piece)
    return None


def english_left(texts: Iterable[str]) -> dict[str, str]:
    """Which texts have English in them, and what."""
    return {text: piece for text in sorted(texts) if (piece := english_in(text)) is not None}
