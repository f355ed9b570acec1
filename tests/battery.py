"""One battery of random games that every game must pass: the promises of `engine/game.py`, checked at every step."""

from __future__ import annotations

import json
import random
from collections.abc import Callable

import pytest

from sitdown.engine import Game, Illegal, Log, Record, Rng, State, Value, read_record, verify

Invariant = Callable[[State], None]
OUT_OF_TURN = 0.3  # share of steps in which anybody who has a legal action may act
SMALL_SPACE = 200  # below this the whole action space is judged at every step, above it at some


def truth(state: State) -> str:
    """Everything about a state as one text: what lies where, and the chance to come."""
    return json.dumps([state.open_view(), list(state.rng.words())], sort_keys=True)


def random_game(
    game: Game,
    seats: int,
    seed: str,
    options: dict[str, Value],
    invariant: Invariant,
    looks: float = 0.05,
    every: int = 1,
) -> State:
    """Play one random game with every promise checked.

    `looks` is the share of steps that get the dear checks; the table and the views are checked in one step of `every`.
    """
    dice = random.Random(f"{seed}")
    state = game.start(seats, seed, options)
    silent = game.start(seats, seed, options)
    state.listener = Log()
    record = Record.begin(state, seed)
    steps = 0
    while not state.over:
        check_turn(state)
        if steps % every == 0:
            check_views(state)
            invariant(state)
        if game.actions.size <= SMALL_SPACE or dice.random() < looks:
            check_legal_equals_explain(state)
        if dice.random() < looks:
            check_clone(state, dice)
            check_imagine(state, dice)
            check_refused_changes_nothing(state, dice)
        seat = who_acts(state, dice)
        action = dice.choice(state.legal(seat))
        state.apply(seat, action)
        silent.push(seat, action)
        record.add(seat, action)
        steps += 1
        assert steps <= game.bound(seats, state.options), f"{game.slug} runs past its bound"
    assert truth(state) == truth(silent), "a listener changes the play"
    invariant(state)
    check_end(state)
    record.finish(state)
    check_record(game, record, state)
    return state


def who_acts(state: State, dice: random.Random) -> int:
    """Mostly somebody who must choose; sometimes anybody who may."""
    if dice.random() < OUT_OF_TURN:
        return dice.choice([seat for seat in range(state.seats) if state.legal(seat)])
    return dice.choice(state.turn())


def check_turn(state: State) -> None:
    turn = state.turn()
    assert turn
    assert len(set(turn)) == len(turn)
    assert all(0 <= seat < state.seats for seat in turn)
    assert state.asked() == turn[0]
    assert state.next_to_ask() == ([*state.invited(), *turn])[0]
    assert all(state.legal(seat) for seat in state.invited())
    assert state.choices() == state.legal(state.next_to_ask())
    assert state.ending == ""
    for seat in range(state.seats):
        legal = state.legal(seat)
        assert legal == sorted(set(legal))
        assert all(action in state.game.actions for action in legal)
        assert bool(legal) or seat not in turn
    assert state.legal(-1) == []
    assert state.legal(state.seats) == []


def check_views(state: State) -> None:
    for seat in [None, *range(state.seats)]:
        view = state.view(seat)
        assert json.loads(json.dumps(view)) == view, "a view must be plain data"
        assert view["you"] == seat


def check_legal_equals_explain(state: State) -> None:
    """Two independent statements of the rules say the same, over the whole action space and all seats."""
    for seat in range(-1, state.seats + 1):
        legal = set(state.legal(seat))
        for action in range(-1, state.game.actions.size + 1):
            refusal = state.explain(seat, action)
            assert (refusal is None) == (action in legal), (seat, action, refusal, truth(state))
            assert refusal is None or refusal.rule.split("-")[1].isdigit()


def check_clone(state: State, dice: random.Random) -> None:
    """A clone is equal, and independent both ways."""
    before = truth(state)
    copy = state.clone()
    assert truth(copy) == before
    assert copy.listener is None
    other = copy.clone()
    while not copy.over:
        copy.play(dice.choice(copy.choices()))
    assert truth(state) == before
    assert truth(other) == before


def check_imagine(state: State, dice: random.Random) -> None:
    """An imagined world looks the same to the seat, touches nothing, and can be played out."""
    before = truth(state)
    for seat in [None, *range(state.seats)]:
        world = state.imagine(seat, Rng.seeded(dice.random()))
        assert world.view(seat) == state.view(seat)
        if seat is not None:
            assert world.legal(seat) == state.legal(seat)
        assert world.turn() == state.turn()
        while not world.over:
            world.play(dice.choice(world.choices()))
    assert truth(state) == before


def check_refused_changes_nothing(state: State, dice: random.Random) -> None:
    before = truth(state)
    for _ in range(20):
        seat = dice.randrange(-1, state.seats + 1)
        action = dice.randrange(-1, state.game.actions.size + 1)
        if action in state.legal(seat):
            continue
        with pytest.raises(Illegal) as error:
            state.apply(seat, action)
        assert error.value.rule
        assert truth(state) == before


def check_end(state: State) -> None:
    """Nobody may act, there is a first place, and places agree with each other."""
    assert state.turn() == state.choices() == []
    assert state.asked() == -1
    assert state.ending
    for seat in range(state.seats):
        assert state.legal(seat) == []
        assert state.explain(seat, 0) is not None
    ranking = sorted(state.ranking)
    assert ranking[0] == 1
    assert all(place == 1 + sum(other < place for other in ranking) for place in ranking)
    assert all(isinstance(value, float) for value in state.figures().values())


def check_record(game: Game, record: Record, state: State) -> None:
    """The record says the same after a round trip, and replays to the same end."""
    again = read_record(record.to_json())
    assert again.to_json() == record.to_json()
    assert truth(verify(game, again)) == truth(state)
