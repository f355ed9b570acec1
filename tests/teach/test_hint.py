"""A hint: the bot's own choice first, compared with others in the same worlds, and counted so that its words hold."""

from __future__ import annotations

from pathlib import Path

import pytest

from sitdown.bots import seat_bot
from sitdown.bots.search.chain import MOST_PARTS, Chain
from sitdown.bots.search.comparison import Comparison, difference
from sitdown.engine import Budget, Game, Rng, Seat, State
from sitdown.games import game_of
from sitdown.teach import NotAsked, hint, say_hint
from tests.bots.test_whole_choice import Clock, Slow
from tests.teach.guests import SpokenPennies, briefcase

FEW = Budget(iterations=24)


def moments(game: Game, seats: int, seed: str, most: int) -> list[tuple[State, int]]:
    """Moments of a play by rules of thumb, and who is asked."""
    state = game.start(seats, seed)
    bots = [seat_bot(seat, "thumb", seed) for seat in range(seats)]
    found: list[tuple[State, int]] = []
    while (seat := int(state.next_to_ask())) >= 0:
        found.append((state.clone(), seat))
        state.push(seat, bots[seat].choose(state))
    asked = [one for one in found if len(one[0].legal(one[1])) > 1]
    return asked[:: max(1, len(asked) // most)][:most]


@pytest.mark.parametrize(
    ("slug", "most"), [("palermo", 2), ("capo", 12), ("sicilianos", 8), ("maffiosi", 2), ("cosanostra", 10)]
)
def test_the_first_choice_is_what_the_bot_does_from_the_same_random_numbers(slug: str, most: int) -> None:
    for state, seat in moments(game_of(slug), 4, "first", most):
        first = hint(state, seat, "same", FEW).choices[0].actions[0]
        assert first == seat_bot(seat, "hard", "same").choose(state, FEW)


def test_the_best_choice_is_given_as_a_whole() -> None:
    """In Capo a crew, card by card: what the bot goes on with."""
    longest = 0
    for state, seat in moments(game_of("capo"), 4, "whole", 16):
        chain = hint(state, seat, "same", FEW).choices[0].actions
        bot, trial = seat_bot(seat, "hard", "same"), state.clone()
        for action in chain:
            assert action == bot.choose(trial, FEW)
            trial.push(seat, action)
        assert seat not in trial.turn() or trial.view(None) != state.view(None), "a crew is laid as a whole"
        longest = max(longest, len(chain))
    assert longest > 2


def test_a_choice_ends_where_it_cannot_be_foreseen() -> None:
    """In Briefcase, after a swap: what is drawn is not known before."""
    swaps = 0
    for state, seat in moments(briefcase(), 3, "swap", 12):
        for choice in hint(state, seat, 1, FEW).choices:
            if state.game.actions.kind_of(choice.actions[0]).name == "swap":
                assert len(choice.actions) == 1
                swaps += 1
    assert swaps > 0


@pytest.mark.parametrize("slug", ["palermo", "capo", "sicilianos", "maffiosi", "cosanostra"])
def test_every_part_of_every_choice_may_be_done(slug: str) -> None:
    for state, seat in moments(game_of(slug), 3, "legal", 2 if slug in ("palermo", "maffiosi") else 6):
        for choice in hint(state, seat, 1, Budget(iterations=12)).choices:
            assert len(choice.actions) == len(choice.chain.views) <= MOST_PARTS
            trial = state.clone()
            for action, view in zip(choice.actions, choice.chain.views, strict=True):
                assert view == trial.view(seat)
                trial.apply(seat, action)


def test_the_only_choice_is_said_to_be_the_only_one(tmp_path: Path) -> None:
    state = SpokenPennies(tmp_path).start(2, "only", {"peeks": False})
    while len(state.legal(0)) != 1:
        state.play(state.choices()[0])
    given = hint(state, 0, 1, FEW)
    assert given.only
    assert given.worlds == 0
    assert [choice.actions for choice in given.choices] == [state.legal(0)]
    assert say_hint(given, "en") == [f"There is only this: lay {state.legal(0)[0]}."]
    assert say_hint(given, "nl") == [f"Er is maar één keuze: lay {state.legal(0)[0]}."]


def test_who_is_asked_nothing_gets_no_hint() -> None:
    state = game_of("palermo").start(3, "x")
    other = (state.turn()[0] + 1) % 3
    with pytest.raises(NotAsked, match=f"hint: seat {other} is asked nothing now"):
        hint(state, other, 1, FEW)


def test_nothing_worth_a_comparison_is_said_to_be_so() -> None:
    """In La Cosa Nostra at the start: the question has one answer, and all else is bargaining."""
    state = game_of("cosanostra").start(3, "x")
    given = hint(state, int(state.next_to_ask()), 1, FEW)
    assert len(given.choices) == 1
    assert not given.only
    assert say_hint(given, "en")[0].endswith("– nothing else is worth a comparison here.")


def test_what_the_bot_needs_no_thought_for_is_compared_for_people() -> None:
    """La Cosa Nostra names questions at which the bot does what the rules of thumb say; hints look further."""
    compared = 0
    for state, seat in moments(game_of("cosanostra"), 4, "further", 30):
        shown, legal = Seat(state, seat, Rng.seeded(1)), state.legal(seat)
        game, usual = state.game, state.game.thumb(state, seat, Rng.seeded(1))
        if usual < game.beside and not game.alternatives(shown.world(), seat, legal, usual):
            given = hint(state, seat, 1, FEW)
            answers = [action for action in legal if action < game.beside]
            assert len(given.choices) == 1 or given.worlds > 0
            compared += len(answers) > 1 and len(given.choices) > 1
    assert compared > 0


def test_an_offer_ends_when_it_is_sent_and_an_answer_does_not_run_on_into_one() -> None:
    sent = 0
    for state, seat in moments(game_of("cosanostra"), 3, "offers", 30):
        for choice in hint(state, seat, 1, Budget(iterations=12)).choices:
            kinds = [state.game.actions.kind_of(action).name for action in choice.actions]
            assert len({action < state.game.beside for action in choice.actions}) == 1
            if "offer_send" in kinds:
                assert kinds.index("offer_send") == len(kinds) - 1
                sent += 1
    assert sent > 0


def test_shares_are_counted_so_that_the_words_are_true() -> None:
    seen = 0
    for state, seat in moments(game_of("capo"), 4, "shares", 10):
        rng = Rng.seeded("shares")
        chains = [Chain(action, state.view(seat)) for action in state.legal(seat)[:3]]
        compared = Comparison(Seat(state, seat, rng).world(), seat, rng, chains)
        compared.run(20)
        table = list(zip(*(one.values for one in compared.finalists), strict=True))
        assert len(table) == compared.worlds == 20
        for number, one in enumerate(compared.finalists):
            alone = [row for row in table if row[number] == max(row) and row.count(max(row)) == 1]
            shared = [row for row in table if row[number] == max(row) and row.count(max(row)) > 1]
            assert (one.best, one.level) == (len(alone), len(shared))
            assert one.mean() == pytest.approx(sum(row[number] for row in table) / 20)
            seen += len(alone) * len(shared)
    assert seen > 0


def test_all_choices_of_a_world_have_the_same_luck() -> None:
    """The same choice twice does exactly as well."""
    for slug in ("capo", "sicilianos", "cosanostra"):
        for state, seat in moments(game_of(slug), 3, "luck", 3):
            rng = Rng.seeded("luck")
            chains = [Chain(state.legal(seat)[0], state.view(seat)) for _ in range(2)]
            compared = Comparison(Seat(state, seat, rng).world(), seat, rng, chains)
            compared.run(6)
            one, other = compared.finalists
            assert one.values == other.values
            assert one.measures == other.measures
            assert one.level == 6


def test_two_cards_that_are_called_the_same_are_one_choice() -> None:
    for state, seat in moments(game_of("cosanostra"), 3, "same words", 12):
        said = [line.partition("–")[0][2:] for line in say_hint(hint(state, seat, 1, FEW), "en")]
        firsts = [line.split(", then ")[0] for line in said]
        assert len(set(firsts)) == len(firsts)


def test_more_iterations_are_more_worlds() -> None:
    state, seat = moments(game_of("capo"), 4, "more", 1)[0]
    few, more = (hint(state, seat, 1, Budget(iterations=count)) for count in (30, 120))
    assert (few.worlds, more.worlds) == (10, 40)
    assert [len(one.choices) for one in (few, more)] == [3, 3]
    assert few.as_dict() == hint(state, seat, 1, Budget(iterations=30)).as_dict()


@pytest.mark.parametrize("seconds", [0.0, 0.2, 1.4])
def test_a_hint_keeps_to_its_time(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Each choice of a rollout takes a tenth of a second: where time is up, nothing is made up."""
    game = Slow()
    game.search.stops = 0
    game.clock = Clock(monkeypatch)
    monkeypatch.setattr(game, "say_action", lambda view, action, lang: str(action))
    began = game.clock.now
    given = hint(game.start(3, "slow"), 0, 1, Budget(seconds))
    assert game.clock.now - began <= seconds + 0.3
    assert all(choice.best + choice.level <= given.worlds for choice in given.choices)
    if not given.worlds:
        assert all(choice.reasons == [] for choice in given.choices)
        assert "there was no time for a comparison" in say_hint(given, "en")[0]


def test_a_world_that_is_cut_short_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Slow()
    game.search.stops = 0
    game.clock = Clock(monkeypatch)
    state = game.start(3, "cut")
    rng = Rng.seeded(1)
    compared = Comparison(state, 0, rng, [Chain(action, state.view(0)) for action in state.legal(0)[:3]])
    compared.run(1000, game.clock.now + 10.05)
    assert compared.worlds > 0
    assert {len(one.values) for one in compared.finalists} == {compared.worlds}


def test_a_difference_has_an_error() -> None:
    assert difference([], []) == (0.0, 1.0)
    mean, error = difference([3.0, 5.0, 4.0, 6.0], [1.0, 2.0, 2.0, 1.0])
    assert mean == pytest.approx(3.0)
    assert error == pytest.approx((1.5 / 3) ** 0.5, rel=0.05)
    assert difference([1.0] * 9, [0.0] * 9)[1] > 0.0, "worlds in which nothing differed may be followed by others"
