"""Forethought: what it foresees, what it may know, that it is used, and that it stays small."""

from __future__ import annotations

import pytest

from benchmarks.guests.highest_card import GAME as HIGHEST_CARD
from sitdown.bots import HardBot, bot_of
from sitdown.bots.hard import VengefulBot
from sitdown.bots.search import forethought as module
from sitdown.bots.search.forethought import Forethought, is_asked, knowledge_of
from sitdown.bots.search.styles import VENGEFUL
from sitdown.engine import Budget, Game, Rng, Seat, State
from sitdown.games import all_games, game_of
from tests.testing.pennies import Pennies
from tests.testing.test_planted_players import Sound

SOME = Budget(iterations=20)
GAMES = [*all_games(), Sound(), Pennies(), HIGHEST_CARD]
Waiting = tuple[State, State, int]


def thumb_or_first(game: Game, state: State, seat: int, rng: Rng) -> int:
    return game.thumb(state.imagine(seat, rng), seat, rng) if game.has_thumb else state.legal(seat)[-1]


def waits(game: Game, seat: int = 1, seed: str = "wait") -> list[tuple[State, State]]:
    """Moments of a play at which the seat waits for another, each with the next at which it must think."""
    state, rng = game.start(3 if 3 in game.seats else game.seats[0], seed), Rng.seeded(seed)
    found: list[tuple[State, State]] = []
    before: State | None = None
    while not state.over:
        asked = is_asked(state, seat)
        chooser = seat if asked else int(state.next_to_ask())
        action = thumb_or_first(game, state, chooser, rng)
        if not asked:
            before = state.clone()
        elif before is not None and len(legal := state.legal(seat)) > 1:
            if game.alternatives(state, seat, legal, action):
                found.append((before, state.clone()))
            before = None
        state.push(chooser, action)
    return found


def late(found: list[tuple[State, State]], count: int) -> list[tuple[State, State]]:
    """A few of them, from the second half, where rollouts are short."""
    rest = found[len(found) // 2 :] or found
    return rest[:: max(1, len(rest) // count)][:count]


def thought(state: State, seat: int, seed: object, budget: Budget = SOME) -> Forethought:
    forethought = Forethought(Rng.seeded(f"{seed}/ahead"))
    forethought.think(Seat(state, seat, Rng.seeded(seed)), budget)
    return forethought


def content(forethought: Forethought) -> object:
    """All of it, as plain data."""
    return {
        key: (
            one.usual,
            one.rival,
            one.visits,
            one.last,
            [(it.action, it.tried, it.sum, it.squares) for it in one.tried],
        )
        for key, one in forethought.questions.items()
    }


def choice(state: State, seat: int, forethought: Forethought | None, budget: Budget = SOME) -> int:
    bot = bot_of("hard", "choice")
    assert isinstance(bot, HardBot)
    bot.forethought = forethought
    return bot.choose(Seat(state, seat, Rng.seeded("imagination")), budget)


# -- what it may know -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.slug)
def test_it_knows_nothing_that_its_seat_does_not_know(game: Game) -> None:
    """Two truths that the seat cannot tell apart: it foresees the same, and so the choice is the same."""
    compared = 0
    for number, (before, asked) in enumerate(late(waits(game), 3)):
        other = before.imagine(1, Rng.seeded(f"another world {number}"))
        here, there = (thought(state, 1, number) for state in (before, other))
        assert content(here) == content(there)
        truths = asked, asked.imagine(1, Rng.seeded(f"another world {number}"))
        assert choice(truths[0], 1, here) == choice(truths[1], 1, there)
        compared += 1
    assert compared


class Peeking(Forethought):
    """Lets the others go on from what it is handed, whatever is unknown in it."""

    def draw(self, world: State, seat: int) -> State:
        return world.clone()


@pytest.mark.parametrize("slug", ["capo", "sicilianos", "maffiosi", "cosanostra"])
def test_one_that_imagines_from_the_truth_is_found(slug: str) -> None:
    """The same comparison, handed the truth."""
    found = 0
    for number, (before, _) in enumerate(waits(game_of(slug))[::2]):
        contents = []
        for state in (before, before.imagine(1, Rng.seeded(f"another world {number}"))):
            seat = Seat(state, 1, Rng.seeded(number))
            seat._world = state
            peeking = Peeking(Rng.seeded(number))
            peeking.think(seat, Budget(iterations=1))
            contents.append(content(peeking))
        found += contents[0] != contents[1]
    assert found


def test_a_key_is_what_the_seat_knows() -> None:
    before, asked = waits(game_of("capo"))[4]
    assert knowledge_of(asked, 1) == knowledge_of(asked.imagine(1, Rng.seeded("x")), 1)
    assert knowledge_of(asked, 1) != knowledge_of(before, 1)
    assert knowledge_of(asked, 1) != knowledge_of(asked, 2)


# -- what it brings ---------------------------------------------------------------------------------------------------


def foreseen_wait() -> tuple[State, Forethought]:
    """A question of Capo's and a forethought that has come upon it."""
    for before, asked in waits(game_of("capo")):
        forethought = thought(before, 1, "foreseen", Budget(iterations=300))
        if forethought.of(asked, 1) is not None:
            return asked, forethought
    raise AssertionError("nothing was foreseen")


def test_the_same_random_numbers_and_forethought_give_the_same_choice() -> None:
    asked, forethought = foreseen_wait()
    before = content(forethought)
    assert len({choice(asked, 1, forethought) for _ in range(3)}) == 1
    assert content(forethought) == before, "a choice does not change what was thought"


def test_a_question_that_was_not_foreseen_is_answered_as_ever() -> None:
    elsewhere = thought(waits(game_of("capo"), seed="elsewhere")[3][0], 1, 1)
    for _, asked in waits(game_of("capo"))[::4]:
        assert elsewhere.of(asked, 1) is None
        assert choice(asked, 1, elsewhere) == choice(asked, 1, None)


def test_a_choice_that_was_found_best_ahead_is_taken() -> None:
    """However little time is left when the question comes."""
    asked, forethought = foreseen_wait()
    foreseen = forethought.of(asked, 1)
    assert foreseen is not None
    for best in (foreseen.tried[0], foreseen.tried[-1]):
        for one in foreseen.tried:
            one.tried, one.sum, one.squares = 500, -200.0 + 400.0 * (one is best), 250.0
        assert choice(asked, 1, forethought, Budget(0.0)) == best.action
    for one in foreseen.tried:
        one.tried, one.sum, one.squares = 500, -200.0, 250.0
    assert choice(asked, 1, forethought, Budget(0.0)) == foreseen.usual


def test_what_was_clear_ahead_takes_no_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked, forethought = foreseen_wait()
    foreseen = forethought.of(asked, 1)
    assert foreseen is not None
    for one in foreseen.tried:
        one.tried, one.sum, one.squares = 500, -200.0, 250.0
    ticks = iter(range(1000))
    monkeypatch.setattr("time.perf_counter", lambda: float(next(ticks)))
    assert choice(asked, 1, forethought, Budget(1000.0)) == foreseen.usual
    assert next(ticks) < 3


def test_visits_of_a_question_add_up() -> None:
    before, asked = waits(game_of("sicilianos"))[1]
    forethought = thought(before, 1, "more", Budget(iterations=60))
    tried = []
    for _ in range(2):
        foreseen = forethought.of(asked, 1)
        assert foreseen is not None
        tried.append(sum(one.tried for one in foreseen.tried))
        forethought.think(Seat(before, 1, Rng.seeded("more")), Budget(iterations=60))
    assert tried[1] >= tried[0] + 20


def test_a_grudge_is_foreseen_too() -> None:
    before, _ = waits(Sound())[0]
    forethought = Forethought(Rng.seeded("grudge"), VENGEFUL)
    forethought.think(Seat(before, 1, Rng.seeded(1)), Budget(iterations=400))
    rivals = {question.rival for question in forethought.questions.values() if question.tried}
    assert rivals
    assert rivals <= {0, 2}
    bot = VengefulBot(Rng.seeded(1))
    bot.forethought = forethought
    asked = waits(Sound())[0][1]
    assert bot.choose(Seat(asked, 1, Rng.seeded(1)), SOME) in asked.legal(1)


# -- that it stays small ----------------------------------------------------------------------------------------------


def test_few_questions_are_remembered() -> None:
    """Those that came up most often."""
    forethought = thought(waits(Pennies())[0][0], 1, 1, Budget(iterations=400))
    visits = [question.visits for question in forethought.questions.values()]
    assert len(visits) == module.MOST < forethought.walks
    assert max(visits) > 1


def test_what_is_out_of_reach_is_dropped() -> None:
    """Not at once, for a few tries come upon few of the questions that may come."""
    first, second = waits(game_of("capo"))[1][0], waits(game_of("capo"))[9][0]
    forethought = thought(first, 1, 1, Budget(iterations=300))
    old = set(forethought.questions)
    assert old
    forethought.think(Seat(second, 1, Rng.seeded(2)), Budget(iterations=1))
    assert old & set(forethought.questions)
    while forethought.walks < forethought._since + module.STALE:
        forethought.think(Seat(second, 1, Rng.seeded(2)), Budget(iterations=1))
    assert not old & set(forethought.questions)
    assert forethought.questions


def test_seconds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The clock goes on by a second each time that it is looked at."""
    seat = Seat(waits(game_of("capo"))[2][0], 1, Rng.seeded(1))
    for seconds in (0.0, 5.0, 200.0):
        ticks = iter(range(10_000))
        monkeypatch.setattr("time.perf_counter", lambda ticks=ticks: float(next(ticks)))
        forethought = Forethought(Rng.seeded(1))
        forethought.think(seat, Budget(seconds))
        assert next(ticks) < seconds + 20
        assert bool(forethought.walks) == (seconds > 0)


def test_a_seat_that_is_never_asked_again_costs_no_more_than_its_budget() -> None:
    state = Pennies().start(2, "end")
    while not state.over:
        state.push(int(state.next_to_ask()), state.choices()[0])
    forethought = thought(state, 0, 1)
    assert forethought.walks == SOME.iterations
    assert not forethought.questions
