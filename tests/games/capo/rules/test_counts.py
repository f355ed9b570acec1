"""What a view tells of crews, suspicions and protection is what the rules then do."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from sitdown.engine.events import Log
from sitdown.games.capo.crews import count_of
from sitdown.games.capo.data import KIND_ID, KIND_OF, MISSIONS
from sitdown.games.capo.play import GAME
from sitdown.games.capo.rules import ACTIONS
from sitdown.games.capo.sums import meets_mission, missing_in, rats_in, star_total, sums_of_crews

FLOORS = ("end", "before_rat")
DONE = ACTIONS.encode("done")


def moments(games: int, **options: Any) -> Iterator[Any]:
    """Every moment of some games played at random, with crews of every size."""
    for seed in range(games):
        rng = random.Random(seed)
        state: Any = GAME.start(4, seed, options)
        while not state.over:
            yield state
            seat = rng.choice(state.turn())
            legal = state.legal(seat)
            state.push(seat, DONE if DONE in legal and rng.random() < 0.3 else rng.choice(legal))


def face(kind: str) -> int:
    return next(face for face, number in enumerate(KIND_OF) if KIND_ID[number] == kind)


def at_mission(mission: str, floor: str = "end") -> Any:
    state: Any = GAME.start(3, 0, {"star_floor": floor, "events": False})
    state.mission = next(number for number, one in enumerate(MISSIONS) if one["id"] == mission)
    return state


@pytest.mark.parametrize("floor", FLOORS)
def test_a_crew_that_is_put_together_counts_what_it_counts_once_it_lies_there(floor: str) -> None:
    compared = 0
    for state in moments(12, star_floor=floor):
        for seat in range(state.seats):
            view = state.view(seat)
            assert ("counts" in view) == (view["phase"] == "play" and seat in state.turn())
            slots = sum(2**slot for slot in view["chosen"])
            if "counts" in view:
                assert len(view["counts"]) == 2 ** len(view["hand"])
                assert view["count"] == (view["counts"][slots] if slots else None)
            if not view["crew"]:
                continue
            crew = sums_of_crews(state)[seat]
            rats = rats_in(crew)
            stars, missing, own_rats, meets, wanted = view["count"]
            assert [stars, missing] == [star_total(state, crew, rats), missing_in(crew, state.mission)]
            assert [own_rats, meets] == [rats, meets_mission(state, crew, rats)]
            assert [wanted.count("-"), len(wanted)] == [missing, 2 * len(view["mission"]["needs"])]
            compared += 1
    assert compared > 200


def test_every_crew_of_every_hand_counts_alike_in_the_hand_and_on_the_table() -> None:
    """CA-11 to CA-13, CA-44 to CA-47."""
    compared = 0
    for state in moments(6):
        view = state.view(state.turn()[0])
        if view["phase"] != "play" or view["chosen"]:
            continue
        seat = view["you"]
        slots = random.Random(compared).sample(range(len(view["hand"])), min(view["most_cards"], len(view["hand"])))
        trial = state.clone()
        for slot in sorted(slots):
            trial.push(seat, ACTIONS.encode("add_card", slot))
        trial.push(seat, DONE)
        while trial.phase == state.phase and trial.round == state.round:
            other = trial.turn()[0]
            trial.push(other, trial.legal(other)[-1])
        if trial.round == state.round:
            assert trial.view(seat)["count"] == view["counts"][sum(2**slot for slot in slots)]
            compared += 1
    assert compared > 20


def test_CA_12_CA_13_each_symbol_that_is_asked_for() -> None:
    """Vincenzo fills what is missing, and equal symbols show their kind."""
    assert count_of(at_mission("M02"), [face("K02"), face("K40")])[4] == "B+?*"
    assert count_of(at_mission("M04"), [face("K07")])[4] == "I+B-"
    assert count_of(at_mission("M03"), [face("K01"), face("K08")])[4] == "B+B+?-"


def test_CA_44_the_floor_before_or_after_the_rats() -> None:
    cops = [face("K42"), face("K31")]
    assert count_of(at_mission("M01"), cops)[:3] == [0, 0, 1]
    assert count_of(at_mission("M01", "before_rat"), cops)[:3] == [1, 0, 1]


def test_half_is_turned_up() -> None:
    """CA-23: rounded down; CA-82: up under a front-page story; CA-83: none in a power cut."""
    found = {state.view(None)["event"]: state.view(None)["turn_up"] for state in moments(12)}
    assert found["E03"] == [0, 1, 1, 2, 2, 3]
    assert found["E04"] == [0] * 6
    assert all(found[event] == [0, 0, 1, 1, 2, 2] for event in found if event not in ("E03", "E04"))


def test_CA_88_CA_93_full_is_when_no_card_may_be_added() -> None:
    full = 0
    for state in moments(8):
        for seat in state.turn():
            view = state.view(seat)
            if view["phase"] == "play":
                assert view["full"] == (state.legal(seat) == [DONE])
                full += view["full"]
            assert view["most_cards"] == (2 if view["event"] == "E09" else 5)
    assert full


def test_CA_89_who_is_protected_cannot_be_suspected() -> None:
    safe = 0
    for state in moments(12):
        view = state.view(None)
        if view["phase"] != "suspect":
            continue
        for seat in state.turn():
            allowed = {(seat + ACTIONS.decode(action)[1][0]) % 4 for action in state.legal(seat) if action > 11}
            open_to_it = {player["seat"] for player in view["players"] if not player["protected"]} - {seat}
            assert allowed == open_to_it
            safe += len(allowed) < 3
    assert safe


def test_a_suspicion_brings_and_costs_what_the_view_says() -> None:
    """CA-54, CA-55, CA-84, CA-85."""
    prices: set[tuple[str, int]] = set()
    for state in moments(60):
        view = state.view(None)
        if view["phase"] != "suspect" or len(state.turn()) > 1:
            continue
        (seat,) = state.turn()
        for action in state.legal(seat):
            trial, log = state.clone(), Log()
            trial.listener = log
            trial.push(seat, action)
            for event in log.take(None):
                if event["event"] == "respect" and event["rule"] in ("CA-54", "CA-85"):
                    assert event["change"] == view["gain"]
                    prices.add(("gain", view["gain"]))
                if event["event"] == "respect" and event["rule"] in ("CA-55", "CA-84"):
                    assert event["change"] == -view["loss"]
                    prices.add(("loss", view["loss"]))
    assert prices == {("gain", 2), ("gain", 3), ("loss", 1), ("loss", 2)}
