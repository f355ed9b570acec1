"""Long work in slices: a function that reports its progress is stopped there when its time is up, and goes on later."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from typing import Generic, TypeVar

Found = TypeVar("Found")


class Stopped(Exception):
    """Raised in the work: nobody wants it any more."""


class Sliced(Generic[Found]):
    """It has a thread of its own, but never runs beside its caller: `go_on` waits until the slice is over.

    So it needs no lock, compiled code that never lets go of the interpreter slows nobody, and a slice ends at the first
    report of progress after its time.
    """

    def __init__(self, work: Callable[[Callable[[float], None]], Found]) -> None:
        self.done = 0.0  # the share of it
        self.over = False
        self._found: Found | None = None
        self._error: BaseException | None = None
        self._until = 0.0
        self._stopped = False
        self._go, self._rest = threading.Semaphore(0), threading.Semaphore(0)
        self._thread = threading.Thread(target=self._run, args=(work,), daemon=True)
        self._thread.start()

    def go_on(self, seconds: float) -> None:
        """For so long, or to the end; raises what the work raised."""
        if not self.over:
            self._until = time.monotonic() + seconds
            self._go.release()
            self._rest.acquire()
        if self._error is not None:
            raise self._error

    @property
    def found(self) -> Found:
        """What came of it, when it is over."""
        assert self._found is not None
        return self._found

    def stop(self) -> None:
        """Give it up; its thread ends before this returns."""
        if not self.over:
            self._stopped = True
            self._go.release()
            self._rest.acquire()

    def _run(self, work: Callable[[Callable[[float], None]], Found]) -> None:
        self._go.acquire()
        try:
            if not self._stopped:
                self._found = work(self._progress)
                self.done = 1.0
        except Stopped:
            pass
        except BaseException as error:
            self._error = error
        self.over = True
        self._rest.release()

    def _progress(self, share: float) -> None:
        self.done = min(1.0, max(self.done, share))
        if time.monotonic() >= self._until and not self._stopped:
            self._rest.release()
            self._go.acquire()
        if self._stopped:
            raise Stopped
