"""The easy bot: rules of thumb with human mistakes. Each of these fails with a random bot in its place."""

from __future__ import annotations

import pytest

from sitdown.bots import SeatedBot, bot_of, seat_bot
from sitdown.engine.game import NO_SLIP, State
from sitdown.engine.rng import Rng
from sitdown.games import BUILT_IN, game_of
from sitdown.lab import simulate


def _asked(slug: str, every: int) -> list[tuple[State, int]]:
    """Moments of a play of bots, with the seat that is asked: one of each so many."""
    state = game_of(slug).start(4, "easy")
    seated = [seat_bot(number, "easy" if number % 2 else "thumb", "easy") for number in range(4)]
    found = []
    number = 0
    while (seat := state.next_to_ask()) >= 0:
        if number % every == 0:
            found.append((state.clone(), seat))
        state.push(seat, seated[seat].choose(state))
        number += 1
    return found


@pytest.mark.parametrize(("slug", "every"), [*zip(BUILT_IN, (9, 3, 5, 4, 25), strict=True)])
def test_its_mistakes_are_legal_and_depend_on_nothing_that_its_seat_does_not_know(slug: str, every: int) -> None:
    """Everything unseen is changed; from the same random numbers comes the same choice."""
    game = game_of(slug)
    slips = 0
    for number, (state, seat) in enumerate(_asked(slug, every)):
        other = state.imagine(seat, Rng.seeded(f"another world {number}"))
        assert len({SeatedBot(seat, bot_of("easy", number), Rng.seeded(0)).choose(one) for one in (state, other)}) == 1
        named = [game.slip(state, seat, Rng.seeded(f"{number}/{luck}")) for luck in range(4)]
        assert {slip for slip in named if slip != NO_SLIP} <= set(state.legal(seat))
        slips += sum(slip != NO_SLIP for slip in named)
    assert slips > 0


@pytest.mark.parametrize(
    ("slug", "bar", "games"),
    [
        pytest.param("capo", 0.6, 16, id="capo"),
        pytest.param("sicilianos", 0.6, 12, id="sicilianos"),
        pytest.param("maffiosi", 0.7, 10, id="maffiosi"),
        pytest.param("palermo", 0.9, 3, id="palermo"),
        pytest.param("cosanostra", 0.9, 3, id="cosanostra"),
    ],
)
def test_it_wins_among_random_players(slug: str, bar: float, games: int) -> None:
    assert simulate(game_of(slug), 4, games, "easy", ["easy", "random", "random", "random"])["shares"][0] >= bar


@pytest.mark.long
@pytest.mark.parametrize("slug", ["palermo", "capo", "sicilianos", "maffiosi"])
def test_it_loses_against_sensible_players_but_not_always(slug: str) -> None:
    """Fair would be a quarter."""
    shares = [simulate(game_of(slug), 4, 30, "easy", _one_easy(seat))["shares"][seat] for seat in range(4)]
    assert 0.06 <= sum(shares) / 4 <= 0.22


def _one_easy(at: int) -> list[str]:
    return ["easy" if seat == at else "thumb" for seat in range(4)]


def test_in_palermo_it_goes_home() -> None:
    """No game drags: nobody is left out in the streets until the curfew."""
    report = simulate(game_of("palermo"), 3, 4, "home", ["easy", "easy", "thumb"])
    assert report["endings"] == {"home": 4}
    assert report["figures"]["rounds"] < 25


def test_in_la_cosa_nostra_it_offers_nothing_absurd() -> None:
    """A few items at most, always something in return, and no more offers than a sensible player makes."""
    game = game_of("cosanostra")
    state = game.start(4, "offers")
    seated = [seat_bot(number, bot, "offers") for number, bot in enumerate(_one_easy(2))]
    sent: list[list[str]] = []
    draft: list[str] = []
    while (seat := state.next_to_ask()) >= 0:
        action = seated[seat].choose(state)
        kind = game.actions.decode(action)[0]
        if seat == 2:
            draft = [] if kind == "offer_open" else [*draft, kind] if kind.startswith(("give", "ask")) else draft
            sent += [draft] if kind == "offer_send" else []
        state.push(seat, action)
    assert 0 < len(sent) < 20
    for items in sent:
        assert len(items) <= 4
        assert any(item.startswith("ask") for item in items)
