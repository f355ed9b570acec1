"""Long work in slices: it ends each at a report of progress, and can be given up."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

import pytest

from sitdown.server.bots.sliced import Sliced, Stopped

PIECE = 0.02  # seconds


def pieces(count: int, done: list[int]) -> Callable[[Callable[[float], None]], str]:
    def work(progress: Callable[[float], None]) -> str:
        for number in range(count):
            time.sleep(PIECE)
            done.append(number)
            progress((number + 1) / count)
        return "whole"

    return work


def test_a_slice_ends_at_the_first_report_after_its_time() -> None:
    done: list[int] = []
    work = Sliced(pieces(10, done))
    assert not done, "it begins when it is told to"
    work.go_on(PIECE / 2)
    assert done == [0]
    time.sleep(3 * PIECE)
    assert done == [0], "between two slices nothing is done"
    assert (work.done, work.over) == (0.1, False)
    began = time.monotonic()
    work.go_on(3 * PIECE)
    assert time.monotonic() - began < 8 * PIECE
    assert 1 < len(done) < 10
    while not work.over:
        work.go_on(PIECE)
    assert (work.found, work.done, len(done)) == ("whole", 1.0, 10)
    work.go_on(PIECE)
    assert len(done) == 10, "what is over stays so"


def test_what_the_work_raises_is_raised() -> None:
    def fails(progress: Callable[[float], None]) -> str:
        progress(0.5)
        raise ZeroDivisionError("planted")

    work = Sliced(fails)
    work.go_on(0.0)
    for _ in range(2):
        with pytest.raises(ZeroDivisionError, match="planted"):
            work.go_on(1.0)


@pytest.mark.parametrize("slices", [0, 1])
def test_given_up_its_thread_ends(slices: int) -> None:
    before = threading.active_count()
    done: list[int] = []
    stopped: list[bool] = []

    def work(progress: Callable[[float], None]) -> str:
        try:
            return pieces(100, done)(progress)
        except Stopped:
            stopped.append(True)
            raise

    sliced = Sliced(work)
    for _ in range(slices):
        sliced.go_on(0.0)
    sliced.stop()
    assert len(done) == slices
    assert stopped == [True] * slices
    deadline = time.monotonic() + 5
    while threading.active_count() > before:
        assert time.monotonic() < deadline
        time.sleep(0.01)
