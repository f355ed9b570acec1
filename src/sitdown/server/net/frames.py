"""Frames of WebSockets that are whole texts, as nearly all are. The rest is left to the library."""

from __future__ import annotations

from random import getrandbits
from struct import pack
from typing import Final

try:
    from websockets.speedups import apply_mask
except ImportError:  # a platform without its C part
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # a frame that is a whole text
MASKED: Final = 0x80
LAST: Final = 0x80  # the bit of a message's last frame
SHORT: Final = 126  # sizes below stand in one byte
MASK: Final = 4  # bytes


def text_frame(message: bytes) -> bytes:
    """What a server sends: not masked."""
    size = len(message)
    if size < SHORT:
        return pack("!BB", TEXT, size) + message
    if size < 65_536:
        return pack("!BBH", TEXT, SHORT, size) + message
    return pack("!BBQ", TEXT, SHORT + 1, size) + message


def short_text(data: bytes) -> bytes | None:
    """The message, if these bytes are exactly one short text of a client, which is always masked."""
    if len(data) < 2 + MASK or data[0] != TEXT:
        return None
    size = data[1] - MASKED
    if not 0 <= size < SHORT or len(data) != 2 + MASK + size:
        return None
    return apply_mask(data[2 + MASK :], data[2 : 2 + MASK])


def payload_of(data: bytes, at: int) -> tuple[int, int]:
    """Where the payload of the frame that begins there begins and ends; it may end beyond the bytes at hand."""
    size = data[at + 1] & (MASKED - 1)
    begin = at + 2
    if size >= SHORT:
        more = 2 if size == SHORT else 8
        size = int.from_bytes(data[begin : begin + more], "big")
        begin += more
    if data[at + 1] >= MASKED:
        begin += MASK
    return begin, begin + size


def ends_whole(data: bytes) -> bool:
    """Do these bytes, which begin with a frame, end with the end of one, and of a whole message?"""
    at = 0
    while at + 2 <= len(data) and data[at] >= LAST:
        _, at = payload_of(data, at)
    return at == len(data)


def masked_text(message: bytes) -> bytes:
    """What a client sends: masked."""
    size, mask = len(message), pack("!I", getrandbits(32))
    head = pack("!BB", TEXT, MASKED + size) if size < SHORT else pack("!BBH", TEXT, MASKED + SHORT, size)
    return head + mask + apply_mask(message, mask)


def whole_texts(data: bytes) -> list[bytes] | None:
    """The messages of a server, if these bytes are nothing but whole texts."""
    found, at = [], 0
    while at + 2 <= len(data) and data[at] == TEXT:
        begin, at = payload_of(data, at)
        found.append(data[begin:at])
    return found if at == len(data) else None
