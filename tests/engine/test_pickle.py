"""States go through pickle and copy, and play on as if nothing had been; so do games and what is raised."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from collections.abc import Callable
from enum import Enum

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine import BadOption, Cards, Game, Illegal, Log, Pile, Refusal, Rng, State
from sitdown.engine.places import Places
from sitdown.games import BUILT_IN, game_of
from tests.engine.plays import BRIEFCASE, EACH_GAME, moments, started

Copier = Callable[[State], State]


def pickled(state: State) -> State:
    again = pickle.loads(pickle.dumps(state))
    assert isinstance(again, State)
    return again


@EACH_GAME
@pytest.mark.parametrize("copier", [pickled, copy.copy, copy.deepcopy], ids=["pickle", "copy", "deepcopy"])
def test_a_copy_is_equal_and_independent_and_plays_on_alike(game: Game, copier: Copier) -> None:
    for state in list(moments(game, "pickle", 200))[::13]:
        twin = copier(state.clone())
        assert type(twin) is type(state)
        assert twin == state
        assert twin.open_view() == state.open_view()
        assert [twin.view(seat) for seat in range(twin.seats)] == [state.view(seat) for seat in range(state.seats)]
        before, other = state.key(), state.clone()
        for _ in range(20):
            if twin.over:
                break
            action = twin.choices()[-1]
            twin.play(action)
            other.play(action)
        assert twin.key() == other.key()
        assert state.key() == before, "the first state changed with its copy"


@EACH_GAME
def test_every_protocol_stores_a_state(game: Game) -> None:
    state = started(game)
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(state, protocol)) == state


@EACH_GAME
def test_a_game_is_stored_by_where_it_stands(game: Game) -> None:
    assert pickle.loads(pickle.dumps(game)) is game
    assert copy.copy(game) is copy.deepcopy(game) is game
    assert pickled(started(game)).game is game


def test_a_game_that_stands_nowhere_cannot_be_stored() -> None:
    capo = game_of("capo")
    nowhere = type(capo)(
        "nowhere", "Nowhere", range(2, 3), "1", capo.actions, capo.options, capo.folder, capo.seats_rule, ""
    )
    with pytest.raises(pickle.PicklingError, match="nowhere"):
        pickle.dumps(nowhere)


def test_the_listener_stays_behind() -> None:
    state = game_of("capo").start(4, "tuesday", listener=Log())
    assert pickled(state).listener is None
    assert copy.copy(state).listener is None


def test_a_state_goes_to_a_fresh_process_and_comes_back() -> None:
    states = [game_of(slug).start(4, "tuesday") for slug in BUILT_IN]
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        for before, after in zip(states, pool.map(play_one, states), strict=True):
            assert after != before
            before.play(before.choices()[0])
            assert after == before


def play_one(state: State) -> State:
    state.play(state.choices()[0])
    return state


class Mood(Enum):
    CALM = 1
    ANGRY = 2


class Ledger:
    """What a guest may keep in a state: an object of its own, with engine's things and a way back."""

    def __init__(self, owner: State) -> None:
        self.mood = Mood.CALM
        self.seen = {1, 2, 3}
        self.counts = vec[i64]([1, 2, 3])
        self.side = {"left": [Pile.empty(2)], "right": (Cards.face_down([4, 5]),)}
        self.owner = owner


def test_a_guest_may_keep_what_it_likes() -> None:
    state = BRIEFCASE.start(3, "tuesday")
    before = state.key()
    ledger = Ledger(state)
    del ledger.owner
    state.ledger = ledger  # type: ignore[attr-defined]
    assert state.key() != before
    with_ledger = state.key()
    twin = pickled(state)
    assert twin == state
    assert list(twin.ledger.counts) == [1, 2, 3]  # type: ignore[attr-defined]
    keys = {state.key()}
    for change in (_anger, _see, _count):
        change(ledger)
        assert state.key() not in keys
        keys.add(state.key())
    assert twin.key() == with_ledger


def _anger(ledger: Ledger) -> None:
    ledger.mood = Mood.ANGRY


def _see(ledger: Ledger) -> None:
    ledger.seen.add(4)


def _count(ledger: Ledger) -> None:
    ledger.counts[0] = 9


def test_a_field_may_point_back_at_the_state() -> None:
    state = BRIEFCASE.start(3, 1)
    state.ledger = Ledger(state)  # type: ignore[attr-defined]
    twin = pickled(state)
    assert twin.ledger.owner is twin  # type: ignore[attr-defined]


def test_the_things_that_states_are_made_of_can_be_stored() -> None:
    rng = Rng.seeded(1)
    assert pickle.loads(pickle.dumps(rng)).words() == copy.copy(rng).words() == rng.words()
    cards = Cards.face_down([3, 1, 2])
    cards.show(1, 0)
    again = pickle.loads(pickle.dumps(cards))
    assert (list(again.face), list(again.seen)) == (list(cards.face), list(cards.seen))
    places = Places.fresh(2, 3, 4)
    places.see(1, 2)
    assert list(pickle.loads(pickle.dumps(places)).may) == list(places.may)
    numbers = copy.deepcopy(vec[i64]([7, 8]))
    assert list(numbers) == [7, 8]


def test_what_is_raised_goes_from_process_to_process() -> None:
    illegal = pickle.loads(pickle.dumps(Illegal(Refusal("CA-1", {"seats": 9}), 2, 5)))
    assert (illegal.rule, illegal.seat, illegal.action) == ("CA-1", 2, 5)
    assert illegal.refusal == Refusal("CA-1", {"seats": 9})
    bad = pickle.loads(pickle.dumps(BadOption("events", "events: no", "CA-14")))
    assert (bad.field, str(bad), bad.rule) == ("events", "events: no", "CA-14")
