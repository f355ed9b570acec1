"""Bots play on to the end in one line: one for each seat, asked in the right order, the same from the same seed."""

from __future__ import annotations

import pytest

from sitdown.bots import Bot, RandomBot, play, seat_bot
from sitdown.engine import Budget, Record, Rng, Seat, steps
from sitdown.games import BUILT_IN, game_of


@pytest.mark.parametrize("slug", BUILT_IN)
def test_bots_play_every_game_to_its_end(slug: str) -> None:
    game = game_of(slug)
    states = [play(game.start(3, "evening"), ["random"] * 3, seed) for seed in ("one", "one", "two")]
    assert all(state.over for state in states)
    assert states[0] == states[1] != states[2]


def test_play_goes_on_from_where_the_state_is_and_gives_it_back() -> None:
    state = game_of("capo").start(3, "evening")
    state.play_move("add_card 0")
    assert play(state, ["thumb", "random", "random"]) is state
    assert state.over


class Listening(RandomBot):
    """Notes whether it was made an offer when it was asked."""

    name = "listening"

    def __init__(self, rng: Rng) -> None:
        super().__init__(rng)
        self.offers = 0

    def pick(self, legal: list[int]) -> int:
        accept = game_of("cosanostra").actions.kind("accept")
        self.offers += any(accept.start <= action < accept.start + accept.size for action in legal)
        return super().pick(legal)


def test_those_who_were_made_an_offer_are_asked() -> None:
    bots = [Listening(Rng.seeded(number)) for number in range(3)]
    play(game_of("cosanostra").start(3, "evening"), bots)
    assert all(bot.offers > 0 for bot in bots)


def test_a_bot_for_each_seat() -> None:
    with pytest.raises(ValueError, match=r"bots: 2 given for 3 seats"):
        play(game_of("capo").start(3, "evening"), ["random", "random"])


class Counting(Bot):
    """Always the first choice; `seat.moves` tells the same as `seat.legal`."""

    name = "counting"

    def choose(self, seat: Seat, budget: Budget) -> int:
        assert [move.action for move in seat.moves()] == seat.legal()
        return seat.moves()[0].action


def test_a_seated_bot_asked_step_by_step_plays_the_same_as_play() -> None:
    capo = game_of("capo")
    bots: list[Bot | str] = [Counting(Rng.seeded(0)), "thumb", "random"]
    state = capo.start(3, "evening")
    record = Record.begin(state, "evening")
    seated = [seat_bot(number, bot, "bots") for number, bot in enumerate(bots)]
    while not state.over:
        seat = state.next_to_ask()
        action = seated[seat].choose(state)
        state.apply(seat, action)
        record.add(seat, action)
    assert play(capo.start(3, "evening"), bots, "bots") == state
    stepped = list(steps(capo, record))
    assert [(move.seat, move.action) for move, _ in stepped] == record.moves
    assert stepped[-1][1] == state
    assert len({after.key() for _, after in stepped}) == len(stepped)
