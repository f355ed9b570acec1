"""The pages for browsers: files that were built beforehand, read once and served as they are.

Only what was found in the folder when the server started has an address, so no address leads out of it.
"""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Final

import sitdown
from sitdown.server.pages.policy import policy_for

PACKED: Final = {"br": ".br", "gzip": ".gz"}  # how a file may be packed: the best first, and what its name ends in
TYPES: Final = {
    ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8", ".svg": "image/svg+xml",
    ".json": "application/json", ".woff2": "font/woff2", ".png": "image/png", ".webp": "image/webp",
    ".ogg": "audio/ogg", ".mp3": "audio/mpeg", ".wasm": "application/wasm",
}  # fmt: skip
FOREVER = "public, max-age=31536000, immutable"  # a file whose content changes gets another name
HEAD = re.compile(r"<head\b[^>]*>", re.IGNORECASE)
CODING = re.compile(r"([\w*-]+)(?:\s*;\s*q=([\d.]+))?")


class NoHead(ValueError):
    """An index.html into which no base can be put."""


class Asset:
    """One file, as it is and packed."""

    def __init__(self, path: Path) -> None:
        self.type = TYPES.get(path.suffix, "application/octet-stream")
        self.plain = path.read_bytes()
        beside = {coding: path.with_name(path.name + suffix) for coding, suffix in PACKED.items()}
        self.packed = {coding: file.read_bytes() for coding, file in beside.items() if file.is_file()}

    def answer(self, accepted: str) -> tuple[bytes, dict[str, str]]:
        """The bytes and headers for a client that accepts these codings."""
        headers = {"content-type": self.type, "cache-control": FOREVER, "vary": "accept-encoding"}
        coding = best_coding(accepted, list(self.packed))
        if coding is None:
            return self.plain, headers
        return self.packed[coding], {**headers, "content-encoding": coding}


def best_coding(accepted: str, there_are: list[str]) -> str | None:
    """The first of these that the client accepts; None: it gets the plain file."""
    wanted = {name.lower(): float(weight or 1) for name, weight in CODING.findall(accepted) if _is_weight(weight)}
    others = wanted.get("*", 0.0)
    return next((coding for coding in there_are if wanted.get(coding, others) > 0), None)


def _is_weight(text: str) -> bool:
    return text.count(".") <= 1 and text != "."


class Pages:
    """The built pages in a folder. Without an index.html there are none: somebody develops the server alone."""

    def __init__(self, folder: Path, root_path: str) -> None:
        index, assets = folder / "index.html", folder / "assets"
        self.index = with_base(index.read_text("utf-8"), root_path) if index.is_file() else None
        packed = tuple(PACKED.values())
        files = [path for path in assets.rglob("*") if path.is_file() and not path.name.endswith(packed)]
        inside = [path for path in files if path.resolve().is_relative_to(assets.resolve())]
        self.assets = {path.relative_to(assets).as_posix(): Asset(path) for path in inside}

    def headers(self, host: str) -> dict[str, str]:
        """With the page itself, which names the newest files: asked for anew each time."""
        return {"cache-control": "no-cache", "content-security-policy": policy_for(host)}


def with_base(page: str, root_path: str) -> bytes:
    """The page, with all its addresses relative to where the proxy shows us."""
    head = HEAD.search(page)
    if head is None:
        raise NoHead("index.html has no <head>")
    base = f'<base href="{escape(root_path.rstrip("/"))}/">'
    return f"{page[: head.end()]}{base}{page[head.end() :]}".encode()


def packaged() -> Path:
    """Where the built pages lie in the package."""
    return Path(sitdown.__file__).parent / "web"
