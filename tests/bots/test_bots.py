"""Bots choose what is legal, repeat themselves, and know nothing that their seat does not know."""

from __future__ import annotations

import pytest

from sitdown.bots import BOTS, BadChoice, Bot, RandomBot, SeatedBot, UnknownBot, bot_of
from sitdown.engine.budget import Budget
from sitdown.engine.game import State
from sitdown.engine.rng import Rng
from sitdown.engine.seat import Seat
from sitdown.games import game_of
from sitdown.lab import simulate

GAMES = ("palermo", "capo", "cosanostra")
FEW = Budget(iterations=14)
RARELY = {"hard": 60}  # it takes its time: one moment in so many of those that others are asked about


def _moments(game: str, seats: int, seed: str) -> list[State]:
    """Every moment of a random play at which somebody has to choose."""
    state = game_of(game).start(seats, seed)
    rng = Rng.seeded(f"{seed}/moments")
    moments = []
    while not state.over:
        moments.append(state.clone())
        legal = state.legal(state.turn()[0])
        state.push(state.turn()[0], legal[rng.below(len(legal))])
    return moments


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match=r"bots: there is no bot 'hal'; there are random, easy, thumb, hard"):
        bot_of("hal", 1)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_chooses_what_is_legal_and_repeats_itself(game: str, name: str) -> None:
    for number, state in enumerate(_moments(game, 4, "legal")[:: 7 * RARELY.get(name, 1)]):
        seat = state.turn()[0]
        choices = {bot_of(name, number).choose(Seat(state, seat, Rng.seeded("imagine")), FEW) for _ in range(2)}
        assert len(choices) == 1
        assert choices <= set(state.legal(seat))


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("seats", [3, 5, 7])
def test_a_bot_does_not_know_what_its_seat_has_not_seen(name: str, seats: int) -> None:
    """Everything unseen is changed; from the same random numbers comes the same choice."""
    changed = 0
    for number, state in enumerate(_moments("capo", seats, f"unseen {name}")[:: RARELY.get(name, 1)]):
        for seat in state.turn():
            other = state.imagine(seat, Rng.seeded(f"another world {number} {seat}"))
            changed += other.open_view() != state.open_view()
            chosen = [
                SeatedBot(seat, bot_of(name, number), Rng.seeded(number)).choose(world, FEW) for world in (state, other)
            ]
            assert chosen[0] == chosen[1]
    assert changed > 20 / RARELY.get(name, 1)


def test_a_random_bot_answers_alike_with_and_without_a_seat() -> None:
    """The short cut of a SeatedBot, which spares building a Seat, changes nothing."""
    for number, state in enumerate(_moments("capo", 4, "short cut")):
        seat = state.turn()[0]
        short = SeatedBot(seat, RandomBot(Rng.seeded(number)), Rng.seeded("imagine")).choose(state)
        assert short == RandomBot(Rng.seeded(number)).choose(Seat(state, seat, Rng.seeded("imagine")), Budget())


class Stubborn(Bot):
    """Always wants the same, legal or not."""

    name = "stubborn"

    def choose(self, seat: Seat, budget: Budget) -> int:
        return 5


class First(Stubborn):
    """Takes the first of what is legal."""

    name = "first"

    def choose(self, seat: Seat, budget: Budget) -> int:
        return seat.legal()[0]


def test_a_bot_of_ones_own_plays_by_its_name() -> None:
    bots = [f"{__name__}:First", "thumb", "random"]
    report = simulate(game_of("capo"), 3, 5, "own", bots)
    assert report["bots"] == bots
    assert sum(report["wins"]) >= 5


def test_a_bot_that_breaks_a_rule_is_told_which() -> None:
    with pytest.raises(BadChoice, match=r"stubborn at seat 0 chose 5, which CA-20 forbids"):
        simulate(game_of("capo"), 3, 1, "own", [f"{__name__}:Stubborn", "thumb", "random"])


@pytest.mark.parametrize("name", ["no.such.module:Bot", f"{__name__}:Missing", f"{__name__}:GAMES", "os:getpid", ":x"])
def test_a_bot_that_cannot_be_loaded_is_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot_of(name, 1)
