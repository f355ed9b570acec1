"""Garbage collection of a long-lived process with thousands of sockets and tables."""

from __future__ import annotations

import gc


def collect_seldom() -> None:
    """Thousands of sockets and tables live long: to look through all of them often would hold everybody up for tenths
    of a second. Nor is it worth while to look at what is needed for a moment more: the moves that wait for the disk."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 1_000)


def collect_young() -> None:
    """When many have left: what they left behind lies among what is young, and a look at that is short."""
    gc.collect(1)
