"""How long bots think in the terminal: so many seconds where a person sits, as far as the game says among bots."""

from __future__ import annotations

from collections.abc import Callable
from socket import socket
from typing import Any, ClassVar

import pytest

from sitdown.bots import SeatedBot, seat_bot
from sitdown.bots.thinking_time import PONDER_SECONDS, SECONDS
from sitdown.engine import Bot, Budget, Seat
from sitdown.server.settings import Settings

NAME = f"{__name__}:Thorough"
Run = Callable[..., Any]
given: list[tuple[int, Budget]] = []


class Thorough(Bot):
    """Uses all of its time, on a clock that nothing else moves."""

    name = "thorough"
    searches: ClassVar[bool] = True
    now: ClassVar[float] = 0.0

    def choose(self, seat: Seat, budget: Budget) -> int:
        given.append((seat.number, budget))
        Thorough.now += 0.0 if budget.is_repeatable else budget.seconds
        legal = seat.legal()
        return legal[self.rng.below(len(legal))]


@pytest.fixture(autouse=True)
def _clock(monkeypatch: pytest.MonkeyPatch) -> None:
    given.clear()
    Thorough.now = 0.0
    monkeypatch.setattr("time.perf_counter", lambda: Thorough.now)


def test_people_wait_no_longer_than_said(sitdown: Run) -> None:
    """For a whole choice, which in Capo is a crew: card by card, unseen."""
    done = sitdown("play", "capo", "--seats", "3", "--bots", NAME, "--seed", "3", typed="quit\n")
    assert done.returncode == 0, done.stderr
    for seat in {seat for seat, _ in given}:
        budgets = [budget for asked, budget in given if asked == seat]
        assert not any(budget.is_repeatable for budget in budgets)
        assert sum(budget.seconds for budget in budgets) < SECONDS + 0.1
    assert len(given) > len({seat for seat, _ in given}) > 0, "at least one choice has several parts"


def test_a_bot_that_does_not_search_is_asked_as_ever(sitdown: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Thorough, "searches", False)
    sitdown("play", "capo", "--seats", "3", "--bots", NAME, "--seed", "3", typed="quit\n")
    assert given
    assert all(budget.is_repeatable for _, budget in given)


def test_bots_alone_think_as_far_as_the_game_says(sitdown: Run) -> None:
    """So that the same seed gives the same game."""
    argv = ["play", "capo", "--seats", "3", "--bots", ",".join([NAME] * 3), "--seed", "1"]
    first = sitdown(*argv)
    assert first.stdout == sitdown(*argv).stdout
    assert {budget.iterations for _, budget in given} == {600}
    assert Thorough.now == 0.0


def test_people_meet_styles_and_bots_alone_play_as_asked(sitdown: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    seated: list[str] = []

    def seat(number: int, bot: str, seed: str) -> SeatedBot:
        seated.append(bot)
        return seat_bot(number, NAME, seed)

    monkeypatch.setattr("sitdown.cli.terminal.play.seat_bot", seat)
    sitdown("play", "capo", "--seats", "4", "--bots", "hard,hard,hard", "--seed", "3", typed="quit\n")
    assert seated == ["hard", "vengeful", "bold"]
    seated.clear()
    sitdown("play", "sicilianos", "--seats", "4", "--bots", "hard,hard,hard", "--seed", "3", typed="quit\n")
    assert seated == ["hard"] * 3, "people meet no style there"
    seated.clear()
    sitdown("play", "capo", "--seats", "4", "--bots", "hard,hard,hard,hard", "--seed", "3")
    assert seated == ["hard"] * 4


USUAL = (1, PONDER_SECONDS)


@pytest.mark.parametrize(
    ("argv", "wanted"),
    [
        ([], USUAL), (["--ponder", "0"], (1, 0.0)), (["--ponder", "2.5"], (1, 2.5)),
        (["--thinkers", "3"], (3, PONDER_SECONDS)),
    ],
)  # fmt: skip
def test_a_server_is_told_where_bots_think_and_how_long_ahead(
    sitdown: Run, monkeypatch: pytest.MonkeyPatch, argv: list[str], wanted: tuple[int, float]
) -> None:
    told: list[tuple[int, float]] = []

    def serve(settings: Settings, workers: int, found: socket, when_up: Callable[[], None]) -> bool:
        found.close()
        told.append((settings.bot_workers, settings.ponder_seconds))
        return True

    monkeypatch.setattr("sitdown.server.run.serve", serve)
    assert sitdown("serve", "--host", "127.0.0.1", "--port", "0", *argv).returncode == 0
    assert told == [wanted]
