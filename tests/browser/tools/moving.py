"""Moving pictures: frames that the browser took as WebP, put together as one animated WebP."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from struct import pack, unpack_from

ANIMATED = 0x02
NO_BLEND = 0x02  # a frame replaces what was there
PICTURE = b"VP8 "  # of which bytes 6 to 9 are width and height


def chunks_of(webp: bytes) -> Iterator[tuple[bytes, bytes]]:
    """Name and content of each part of a file."""
    assert (webp[:4], webp[8:12]) == (b"RIFF", b"WEBP"), "not a WebP"
    at = 12
    while at + 8 <= len(webp):
        (size,) = unpack_from("<I", webp, at + 4)
        yield webp[at : at + 4], webp[at + 8 : at + 8 + size]
        at += 8 + size + size % 2


def chunk(name: bytes, content: bytes) -> bytes:
    return name + pack("<I", len(content)) + content + b"\0" * (len(content) % 2)


def three_bytes(number: int) -> bytes:
    return pack("<I", number)[:3]


def picture_of(webp: bytes) -> bytes:
    (picture,) = [content for name, content in chunks_of(webp) if name == PICTURE]
    return picture


def size_of(webp: bytes) -> tuple[int, int]:
    width, height = unpack_from("<HH", picture_of(webp), 6)
    return width & 0x3FFF, height & 0x3FFF


def frame(webp: bytes, milliseconds: int, size: bytes) -> bytes:
    where = three_bytes(0) * 2 + size
    return chunk(b"ANMF", where + three_bytes(milliseconds) + bytes([NO_BLEND]) + chunk(PICTURE, picture_of(webp)))


def film(taken: list[tuple[bytes, int]]) -> bytes:
    """Of frames, each with the milliseconds that it stands; what stands still is one frame. It begins anew for ever."""
    ((width, height),) = {size_of(webp) for webp, _ in taken}
    size = three_bytes(width - 1) + three_bytes(height - 1)
    still = [(webp, sum(time for _, time in alike)) for webp, alike in groupby(taken, key=lambda one: one[0])]
    head = chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + size) + chunk(b"ANIM", pack("<IH", 0, 0))
    body = b"WEBP" + head + b"".join(frame(webp, time, size) for webp, time in still)
    return b"RIFF" + pack("<I", len(body)) + body
