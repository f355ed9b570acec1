"""What the commands of the benchmarks are told."""

from __future__ import annotations

import argparse


def seconds(words: str) -> float:
    asked = float(words)
    if not 0 < asked < float("inf"):
        raise argparse.ArgumentTypeError("must be more than none")
    return asked


def rounds(words: str) -> int:
    asked = int(words)
    if asked < 1:
        raise argparse.ArgumentTypeError("must be more than none")
    return asked
