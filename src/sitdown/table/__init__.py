"""One live table: chairs, moves, clock, chat, take-backs. No input or output: `sitdown.table.table` is the door."""

from sitdown.table.chairs import Chair
from sitdown.table.effect import Effect, Line, Viewer
from sitdown.table.entries import Clock, Entry, Head, decode_entry, decode_head, encode
from sitdown.table.refusal import CODES, TableRefusal
from sitdown.table.table import Table, check_head
from sitdown.table.views.shown import Shown, TableShown
from sitdown.table.views.snapshot import chat_shown, shown, table_shown

__all__ = [
    "CODES",
    "Chair",
    "Clock",
    "Effect",
    "Entry",
    "Head",
    "Line",
    "Shown",
    "Table",
    "TableRefusal",
    "TableShown",
    "Viewer",
    "chat_shown",
    "check_head",
    "decode_entry",
    "decode_head",
    "encode",
    "shown",
    "table_shown",
]
