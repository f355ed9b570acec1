"""Sicilianos by rules of thumb: always legal, blind to what the seat has not seen, and clearly better than chance."""

from __future__ import annotations

import pytest

from sitdown.bots import SeatedBot, bot_of
from sitdown.engine.game import State
from sitdown.engine.options import Value
from sitdown.engine.rng import Rng
from sitdown.games.sicilianos import GAME
from sitdown.lab import simulate

OTHER_OPTIONS: list[dict[str, Value]] = [
    {option.name: value}
    for option in GAME.options
    for value in option.values
    if value != option.default and (option.name != "first_seat" or value in range(3))  # at the smallest table too
]
ALL_OTHER: dict[str, Value] = {name: value for options in OTHER_OPTIONS for name, value in options.items()}


def moments(seats: int, seed: str, bots: list[str], options: dict[str, Value] | None = None) -> list[State]:
    """Every moment of a play between these bots at which somebody has to choose."""
    state = GAME.start(seats, seed, options)
    seated = [SeatedBot(seat, bot_of(name, f"{seed}/{seat}"), Rng.seeded(seat)) for seat, name in enumerate(bots)]
    found = []
    while not state.over:
        found.append(state.clone())
        seat = state.turn()[0]
        state.push(seat, seated[seat].choose(state))
    return found


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_it_plays_whole_games_at_every_table(seats: int) -> None:
    """A chair refuses what is not legal, so a report means that every choice was."""
    assert simulate(GAME, seats, 3, "legal", ["thumb"] * seats)["games"] == 3


@pytest.mark.parametrize("options", [*OTHER_OPTIONS, ALL_OTHER], ids=str)
def test_it_plays_with_every_option(options: dict[str, Value]) -> None:
    assert simulate(GAME, 4, 2, "options", ["thumb", "random", "thumb", "random"], options)["games"] == 2


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, *OTHER_OPTIONS, ALL_OTHER], ids=str)
def test_it_plays_many_games_with_every_option(options: dict[str, Value]) -> None:
    for seats in (3, 6):
        bots = [("thumb", "random")[seat % 2] for seat in range(seats)]
        assert simulate(GAME, seats, 20, "many", bots, options)["games"] == 20


def test_it_chooses_what_is_legal_wherever_chance_leads_and_repeats_itself() -> None:
    for number, state in enumerate(moments(4, "anywhere", ["random"] * 4)):
        seat = state.turn()[0]
        chosen = {SeatedBot(seat, bot_of("thumb", number), Rng.seeded(number)).choose(state) for _ in range(2)}
        assert len(chosen) == 1
        assert chosen <= set(state.legal(seat))


@pytest.mark.parametrize("bots", [["thumb"] * 4, ["random"] * 3, ["thumb", "random"] * 3], ids=str)
@pytest.mark.parametrize(
    "options", [{}, {"stakes": "hidden", "return_order": "shuffled", "businesses": "open"}], ids=str
)
def test_it_does_not_know_what_its_seat_has_not_seen(bots: list[str], options: dict[str, Value]) -> None:
    """Everything unseen is changed; from the same random numbers comes the same choice."""
    changed = 0
    for number, state in enumerate(moments(len(bots), f"unseen {len(bots)}", bots, options)):
        seat = state.turn()[0]
        other = state.imagine(seat, Rng.seeded(f"another world {number}"))
        changed += other.open_view() != state.open_view()
        chosen = [
            SeatedBot(seat, bot_of("thumb", number), Rng.seeded(number)).choose(world) for world in (state, other)
        ]
        assert chosen[0] == chosen[1]
    assert changed > 20


def test_it_leaves_the_world_as_it_was() -> None:
    for number, state in enumerate(moments(4, "untouched", ["thumb"] * 4)[::5]):
        before = state.open_view()
        GAME.thumb(state, state.turn()[0], Rng.seeded(number))
        assert state.open_view() == before


@pytest.mark.parametrize("games", [40, pytest.param(300, marks=pytest.mark.long)])
def test_one_among_three_random_players_wins_four_games_of_five(games: int) -> None:
    shares = simulate(GAME, 4, games, "strength", ["thumb", "random", "random", "random"])["shares"]
    assert shares[0] >= 0.8


@pytest.mark.long
def test_four_of_them_make_games_like_those_measured() -> None:
    """Section 11, column "4p heur.": the same order of size."""
    figures = simulate(GAME, 4, 100, "figures", ["thumb"] * 4)["figures"]
    assert 50 <= figures["turns"] <= 80
    assert 9 <= figures["wars"] <= 13
    assert 2.8 <= figures["participants"] / figures["wars"] <= 3.6
    assert 0.6 <= figures["starter"] / figures["wars"] <= 0.85
    assert 0.7 <= figures["bombs"] <= 2.5
    assert 0.4 <= figures["defections"] <= 1.6
