"""What all tests share: long ones begin first, and the programs that they start heed Ctrl-C."""

from __future__ import annotations

import signal

import pytest

if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:  # started in the background: children would ignore it too
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """None of the long ones is still at it when the other cores have nothing left to do."""
    items.sort(key=lambda item: item.get_closest_marker("long") is None)
