"""One live table: chairs, moves, clock, chat, take-backs. No input or output: `sitdown.table.table` is the door."""

from sitdown.table.chairs import Chair
from sitdown.table.entries import Clock, Entry, Head, decode_entry, decode_head, encode
from sitdown.table.refusal import CODES, TableRefusal
from sitdown.table.shown import Shown, TableShown
from sitdown.table.sight import chat_shown, shown, table_shown
from sitdown.table.table import Table, check_head
from sitdown.table.told import Line, Told, Viewer

__all__ = [
    "CODES", "Chair", "Clock", "Entry", "Head", "Line", "Shown", "Table", "TableRefusal", "TableShown", "Told",
    "Viewer", "chat_shown", "check_head", "decode_entry", "decode_head", "encode", "shown", "table_shown",
]
