"""Listening to a state, as tests of every game do."""

from __future__ import annotations

from sitdown.engine import Log, State


def listen(state: State) -> Log:
    """From now on all events of the state are kept here."""
    log = Log()
    state.listener = log
    return log
