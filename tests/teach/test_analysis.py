"""An analysis: chances that are those of the play, and choices that were missed by what the seat knew."""

from __future__ import annotations

import pytest

from sitdown.bots import HardBot, seat_bot
from sitdown.engine import Budget, Game, Record, Rng, Seat, State
from sitdown.games import game_of
from sitdown.teach.analysis import (
    MOST_MISSED,
    NOTABLE,
    Effort,
    Unfinished,
    _looked_into,
    _suspicion,
    curve,
    missed,
    onlooker_chances,
    open_chances,
)
from sitdown.teach.say import say_missed
from tests.teach.guests import briefcase
from tests.teach.test_hint import moments

LITTLE = Effort(points=5, rollouts=12, iterations=40, worlds=60)


def recorded(game: Game, seats: int, seed: str, bots: list[str]) -> Record:
    state = game.start(seats, seed)
    record = Record.begin(state, seed)
    seated = [seat_bot(seat, bot, seed) for seat, bot in enumerate(bots)]
    while (seat := int(state.next_to_ask())) >= 0:
        action = seated[seat].choose(state)
        state.push(seat, action)
        record.add(seat, action)
    record.finish(state)
    return record


@pytest.mark.parametrize(
    ("game", "seats"), [(game_of("capo"), 3), (game_of("sicilianos"), 3), (briefcase(), 3)], ids=str
)
def test_chances_go_from_the_deal_to_the_result(game: Game, seats: int) -> None:
    record = recorded(game, seats, "curve", ["thumb"] * seats)
    points = curve(game, record, LITTLE, Rng.seeded(1))
    assert [point.moves for point in points] == sorted({point.moves for point in points})
    assert (points[0].moves, points[-1].moves) == (0, len(record.moves))
    assert 2 < len(points) <= LITTLE.points
    for point in points:
        for chances in (point.open_cards, point.onlooker):
            assert sum(chances) == pytest.approx(1.0)
    assert record.result is not None
    ranking = record.result["ranking"]
    assert isinstance(ranking, list)
    won = [1 / ranking.count(1) if place == 1 else 0.0 for place in ranking]
    assert points[-1].open_cards == points[-1].onlooker == pytest.approx(won)
    again = curve(game, record, LITTLE, Rng.seeded(1))
    assert [(one.open_cards, one.onlooker) for one in again] == [(one.open_cards, one.onlooker) for one in points]


def test_an_onlookers_chances_depend_on_nothing_that_he_did_not_see() -> None:
    told_apart = 0
    for state, _ in moments(game_of("capo"), 4, "onlooker", 6):
        twin = state.imagine(None, Rng.seeded("twin"))
        assert onlooker_chances(state, 10, Rng.seeded(1)) == onlooker_chances(twin, 10, Rng.seeded(1))
        told_apart += open_chances(state, 10, Rng.seeded(1)) != open_chances(twin, 10, Rng.seeded(1))
    assert told_apart > 0, "with all cards open it matters where they lie"


@pytest.mark.parametrize("slug", ["capo", "sicilianos"])
def test_a_choice_is_judged_by_what_the_seat_knew(slug: str) -> None:
    def judged(state: State, seat: int) -> object:
        shown, made = Seat(state, seat, Rng.seeded("seat")), state.legal(seat)[0]
        gain, better = _suspicion(shown, made, LITTLE, Rng.seeded("search"))
        found = _looked_into(shown, 1, made, better, LITTLE, Rng.seeded("worlds")) if better != made else None
        return gain, better, found.as_dict() if found is not None else None

    differed, found = 0, 0
    for state, seat in moments(game_of(slug), 4, "judged", 8):
        twin = state.imagine(seat, Rng.seeded("twin"))
        answer = judged(state, seat)
        assert answer == judged(twin, seat)
        differed += twin.open_view() != state.open_view()
        found += isinstance(answer, tuple) and answer[2] is not None
    assert differed > 0
    assert found > 0


def blundered(game: Game, seed: str, seat: int) -> tuple[Record, int]:
    """A game by rules of thumb in which this seat once does by far the worst thing that a search finds; which move."""
    budget, worst, blunder, number = Budget(iterations=160), 0.0, -1, -1
    moves = recorded(game, 4, seed, ["thumb"] * 4).moves
    state = game.start(4, seed)
    for place, (mover, action) in enumerate(moves):
        if mover == seat and len(state.legal(seat)) > 1:
            search = HardBot(Rng.seeded(seed)).search(Seat(state, seat, Rng.seeded(seed)), budget)
            search.run(budget)
            for one in search.candidates:
                if one.tried > 5 and one.mean < worst:
                    worst, blunder, number = one.mean, one.action, place
        state.push(mover, action)
    return played_on(game, seed, [*moves[:number], (seat, blunder)]), number + 1


def played_on(game: Game, seed: str, moves: list[tuple[int, int]]) -> Record:
    """After these moves by rules of thumb."""
    state = game.start(4, seed)
    record = Record.begin(state, seed)
    seated = [seat_bot(number, "thumb", seed) for number in range(4)]
    while (mover := int(state.next_to_ask())) >= 0:
        done = len(record.moves)
        mover, action = moves[done] if done < len(moves) else (mover, seated[mover].choose(state))
        state.push(mover, action)
        record.add(mover, action)
    record.finish(state)
    return record


def test_a_planted_blunder_is_among_the_choices_that_are_told() -> None:
    """In three of four games of Capo at least: what few rollouts find worst need not be bad."""
    game, seen = game_of("capo"), 0
    for seed in ("a", "b", "c", "d"):
        record, blunder = blundered(game, seed, 1)
        found = missed(game, record, 1, LITTLE, Rng.seeded(seed))
        assert len(found) <= MOST_MISSED
        assert [one.number for one in found] == sorted({one.number for one in found})
        for one in found:
            mover, made = record.moves[one.number - 1]
            assert (mover, made) == (1, one.made.actions[0])
            assert one.better.actions != one.made.actions
            assert one.gain >= NOTABLE
            for lang in ("en", "nl"):
                assert str(one.number) in say_missed(one, game, lang, ["A", "B", "C", "D"])
        seen += blunder in [one.number for one in found]
    assert seen >= 3


def test_an_unfinished_game_is_not_analysed() -> None:
    game = game_of("capo")
    record = Record.begin(game.start(3, "x"), "x")
    for tell in (
        lambda: curve(game, record, LITTLE, Rng.seeded(1)),
        lambda: missed(game, record, 0, LITTLE, Rng.seeded(1)),
    ):
        with pytest.raises(Unfinished, match="not finished"):
            tell()
