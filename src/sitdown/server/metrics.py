"""What a host can watch at /metrics, in Prometheus's format."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

TABLES = Gauge("sitdown_tables", "tables in memory")
SOCKETS = Gauge("sitdown_sockets", "open WebSockets")
MOVES = Counter("sitdown_moves_total", "actions stored", ["by"])
MOVED = {by: MOVES.labels(by) for by in ("person", "bot", "clock", "preset")}
REFUSED = Counter("sitdown_refused_total", "messages refused", ["code"])
DROPPED = Counter("sitdown_dropped_total", "clients dropped", ["why"])
STORED = Histogram(
    "sitdown_move_seconds",
    "from a move made to its views handed to the sockets; one of sixteen is timed",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
)
BOT_ANSWERS = Counter("sitdown_thoughts_total", "answers of bots", ["level", "how"])
PONDERED = Counter("sitdown_ponder_seconds_total", "seconds in which bots thought ahead")
FORESEEN = Counter("sitdown_foreseen_total", "questions that a bot had thought about before it was asked", ["level"])
HINTS = Counter("sitdown_hints_total", "hints asked for", ["how"])
ANALYSES = Counter("sitdown_analyses_total", "parts of analyses asked for", ["how"])
