"""An analysis: chances that are those of the play, and choices that were missed by what the seat knew."""

from __future__ import annotations

import json

import pytest

from sitdown.bots import HardBot, seat_bot
from sitdown.engine import Budget, Game, Record, Rng, Seat, State
from sitdown.games import game_of
from sitdown.teach.analysis import Effort, Unfinished, curve_part, missed_part, tell_curve, tell_missed
from sitdown.teach.analysis.chances import onlooker_chances, open_chances
from sitdown.teach.analysis.missed import MOST_MISSED, NOTABLE, _looked_into, _suspicion
from tests.teach.guests import briefcase
from tests.teach.test_hint import moments

LITTLE = Effort(points=5, rollouts=12, changes=300, turns=60, iterations=40, worlds=60)
NAMES = ["Ann", "Bob", "Cor", "Dee"]


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
    ("game", "seats"),
    [(game_of("capo"), 3), (briefcase(), 3), pytest.param(game_of("sicilianos"), 3, marks=pytest.mark.long)],
    ids=str,
)
def test_chances_go_from_the_deal_to_the_result(game: Game, seats: int) -> None:
    record = recorded(game, seats, "curve", ["thumb"] * seats)
    shares: list[float] = []
    part = curve_part(game, record, LITTLE, Rng.seeded(1), shares.append)
    points = part["points"]
    assert [point["moves"] for point in points] == sorted({point["moves"] for point in points})
    assert (points[0]["moves"], points[-1]["moves"]) == (0, len(record.moves))
    assert 2 < len(points) <= LITTLE.points
    for point in points:
        for chances in (point["open"], point["onlooker"]):
            assert sum(chances) == pytest.approx(1.0)
    won = victory(record)
    assert points[-1]["open"] == points[-1]["onlooker"] == pytest.approx(won)
    assert shares == sorted(shares)
    assert (shares[0] > 0.0, shares[-1]) == (True, 1.0)
    assert json.loads(json.dumps(part)) == part
    assert curve_part(game, record, LITTLE, Rng.seeded(1)) == part, "the same seed, the same analysis"


@pytest.mark.parametrize("slug", ["capo", pytest.param("sicilianos", marks=pytest.mark.long)])
def test_turning_points_and_luck_are_told(slug: str) -> None:
    game = game_of(slug)
    record = recorded(game, 4, "turns", ["thumb", "easy", "thumb", "easy"])
    part = curve_part(game, record, LITTLE, Rng.seeded(1))
    assert len(part["turns"]) <= 6
    assert [turn["move"] for turn in part["turns"]] == sorted({turn["move"] for turn in part["turns"]})
    for turn in part["turns"]:
        assert record.moves[turn["move"] - 1] == (turn["seat"], turn["action"])
        gaps = [after - before for before, after in zip(turn["before"], turn["after"], strict=True)]
        assert max(map(abs, gaps)) >= 0.08
    for won, parts in zip(victory(record), part["luck"], strict=True):
        whole = parts["deal"] + parts["chance"] + parts["own"] + parts["others"]
        assert whole == pytest.approx(won - 0.25)
    for lang in ("en", "nl"):
        told = tell_curve(game, record, part, lang, NAMES)
        assert [len(told["turns"]), len(told["luck"])] == [len(part["turns"]), 4]
        for turn, sentence in zip(part["turns"], told["turns"], strict=True):
            assert f" {turn['move']}, {NAMES[turn['seat']]}: " in sentence
        assert all(sentence.startswith(name) for name, sentence in zip(NAMES, told["luck"], strict=True))


def victory(record: Record) -> list[float]:
    """Each seat's part of it."""
    assert record.result is not None
    ranking = record.result["ranking"]
    assert isinstance(ranking, list)
    return [1 / ranking.count(1) if place == 1 else 0.0 for place in ranking]


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
        found = _looked_into(shown, 1, made, better[0], LITTLE, Rng.seeded("worlds")) if better else None
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
        found = missed_part(game, record, 1, LITTLE, Rng.seeded(seed))
        assert len(found) <= MOST_MISSED
        assert [one["move"] for one in found] == sorted({one["move"] for one in found})
        for one in found:
            assert record.moves[one["move"] - 1] == (1, one["made"])
            assert one["better"] != one["made"]
            assert one["gain"] >= NOTABLE
        for lang in ("en", "nl"):
            told = tell_missed(game, record, 1, found, lang, NAMES)
            for one, sentence in zip(found, told, strict=True):
                assert f" {one['move']}: " in sentence
        seen += blunder in [one["move"] for one in found]
    assert seen >= 3


def test_an_unfinished_game_is_not_analysed() -> None:
    game = game_of("capo")
    record = Record.begin(game.start(3, "x"), "x")
    for tell in (
        lambda: curve_part(game, record, LITTLE, Rng.seeded(1)),
        lambda: missed_part(game, record, 0, LITTLE, Rng.seeded(1)),
    ):
        with pytest.raises(Unfinished, match="not finished"):
            tell()
