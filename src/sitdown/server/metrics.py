"""What a host can watch at /metrics, in Prometheus's format."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import REGISTRY, Counter, Gauge, Histogram
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

TABLES = Gauge("sitdown_tables", "tables in memory")
SOCKETS = Gauge("sitdown_sockets", "open WebSockets")
MOVED = {"person": 0, "bot": 0, "clock": 0}  # counted with every move, so without the lock that a counter has
REFUSED = Counter("sitdown_refused_total", "messages refused", ["code"])
DROPPED = Counter("sitdown_dropped_total", "clients dropped", ["why"])
STORED = Histogram(
    "sitdown_move_seconds",
    "from a move made to its views handed to the sockets; one of sixteen is timed",
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
)
THOUGHTS = Counter("sitdown_thoughts_total", "answers of bots", ["level", "how"])


class Moves(Collector):
    """`MOVED` as a counter."""

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily("sitdown_moves_total", "actions stored", labels=["by"])
        for by, count in MOVED.items():
            family.add_metric([by], count)
        yield family


REGISTRY.register(Moves())
