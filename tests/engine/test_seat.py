"""What a bot is given, and whole choices."""

from __future__ import annotations

import pytest

from sitdown.engine import Illegal, Log, Rng, Seat
from sitdown.games.capo import GAME
from sitdown.testing import truth


def test_a_seat_knows_what_its_player_knows() -> None:
    state = GAME.start(4, "seat")
    seat = Seat(state, 2, Rng.seeded(1))
    assert seat.view() == state.view(2)
    assert seat.legal() == state.legal(2)
    assert seat.explain(5) == state.explain(2, 5)
    assert seat.imagine(Rng.seeded(2)).view(2) == state.view(2)


def test_a_seat_holds_nothing_of_the_truth() -> None:
    """Two truths that the seat cannot tell apart give seats that are the same through and through."""
    state = GAME.start(4, "seat")
    twin = state.imagine(2, Rng.seeded("twin"))
    assert truth(state) != truth(twin)
    mine, other = Seat(state, 2, Rng.seeded(1)), Seat(twin, 2, Rng.seeded(1))
    assert truth(mine._world) == truth(other._world)


def test_a_whole_choice_is_done_or_not_at_all() -> None:
    state = GAME.start(3, "whole")
    before = truth(state)
    with pytest.raises(Illegal) as error:
        state.apply_all(0, [0, 2, 1, 5])
    assert error.value.rule == "CA-93"
    assert truth(state) == before
    state.apply_all(0, [0, 2, 5])
    assert 0 not in state.turn()


def test_a_listener_hears_each_seat_its_own() -> None:
    state = GAME.start(3, "listen")
    log = Log()
    state.listener = log
    rng = Rng.seeded(4)
    while not state.over and not any(line["event"] == "drew" for line in log.lines(None)):
        state.play(state.choices()[rng.below(len(state.choices()))])
    drew = next(line for line in log.lines(None) if line["event"] == "drew")
    owner = drew["seat"]
    assert isinstance(owner, int)
    assert isinstance(drew["count"], int)
    assert drew["cards"] == ["?"] * drew["count"]
    own = next(line for line in log.lines(owner) if line["event"] == "drew" and line["seat"] == owner)
    assert isinstance(own["cards"], list)
    assert all(str(card).startswith("K") for card in own["cards"])
    assert log.take(None)
    assert log.lines(None) == []
