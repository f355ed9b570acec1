"""Every value of every option of Capo (section 9) does what it says."""

from __future__ import annotations

import pytest

from sitdown.engine import Rng, Value
from sitdown.games.capo import GAME
from sitdown.games.capo.data import ENVELOPE, MISSIONS
from tests.games.capo.helpers.positions import (
    kind_of,
    log_of,
    play_round,
    prisoners,
    see,
    set_respect,
    settle,
    start,
    table,
    told,
)

DEFAULTS: dict[str, Value] = {
    "target_respect": 15,
    "events": True,
    "little_tony": True,
    "first_game": False,
    "max_rounds": 60,
    "envelope_source": "next_back",
    "giulia": "hidden",
    "star_floor": "end",
    "settlement": "clockwise",
    "caller": "rotate",
}
VALUES: dict[str, list[Value]] = {
    "target_respect": [10, 15, 20, 25],
    "events": [True, False],
    "little_tony": [True, False],
    "first_game": [False, True],
    "max_rounds": list(range(20, 201)),
    "envelope_source": ["next_back", "own_back"],
    "giulia": ["hidden", "auto_show", "visible_only"],
    "star_floor": ["end", "before_rat"],
    "settlement": ["clockwise", "gains_first"],
    "caller": ["rotate", "fixed"],
}


def test_the_options_are_those_of_section_9() -> None:
    """CA-94."""
    assert start().options == DEFAULTS
    assert [option.name for option in GAME.options] == list(VALUES)
    every = {(type(value), value) for values in VALUES.values() for value in values} | {(int, 0), (int, 19), (int, 201)}
    for option in GAME.options:
        accepted = {(kind, value) for kind, value in every if option.read(value) is not None}
        assert accepted == {(type(value), value) for value in VALUES[option.name]}
    for option in GAME.options:
        if option.name in ("envelope_source", "giulia", "star_floor", "settlement", "caller"):
            assert option.default == VALUES[option.name][0]
    assert see(start(giulia="auto_show"))["options"]["giulia"] == "auto_show"


@pytest.mark.parametrize("target", [10, 15, 20, 25])
def test_target_respect(target: int) -> None:
    """CA-60."""
    below = settle("M04", {}, {}, [target - 2, 3, 3], target_respect=target)
    assert not below.over
    assert below.scores[0] == target - 1
    reached = settle("M04", {}, {}, [target - 1, 3, 3], target_respect=target)
    assert reached.over
    assert see(reached)["target"] == target


@pytest.mark.parametrize("events", [True, False])
def test_events_on_and_off(events: bool) -> None:
    """CA-14: with events off envelopes are ignored, though the back of the next mission can still be seen."""
    state = start(3, "events", events=events)
    envelopes = turned_up = 0
    for _ in range(16):
        seen = see(state)
        envelopes += bool(seen["next_envelope"])
        turned_up += seen["event"] is not None
        play_round(state)
        set_respect(state, [3] * 3)
    assert envelopes >= 7
    assert turned_up == (envelopes if events else 0)


@pytest.mark.parametrize("tony", [True, False])
def test_little_tony_on_and_off(tony: bool) -> None:
    """CA-7: without him 67 cards, and the others keep their numbers."""
    state = start(3, little_tony=tony)
    faces = sorted(state.cards.face[token] for token in range(state.deck))
    assert faces == [face for face in range(70) if tony or not 54 <= face <= 56]
    assert any(kind_of(face) in ("K31", "K32", "K33") for face in faces) == tony
    assert see(state)["draw"] == (55 if tony else 52)
    assert see(state)["target"] == 15


@pytest.mark.parametrize("first_game", [True, False])
def test_first_game_overrides_three_options(first_game: bool) -> None:
    """CA-7."""
    state = start(3, first_game=first_game, target_respect=25)
    assert see(state)["target"] == (10 if first_game else 25)
    assert see(state)["draw"] == (52 if first_game else 55)
    assert (see(state)["events_left"] is None) == first_game


@pytest.mark.parametrize("lang", ["en", "nl"])
@pytest.mark.parametrize("options", [{"first_game": True}, {"events": False}, {}])
def test_without_events_none_are_shown(options: dict[str, Value], lang: str) -> None:
    """CA-7, CA-14: neither the pile nor what might be turned up; in a first game no envelope either."""
    state = start(3, "no events", **options)
    words = {"en": ("event", "envelope"), "nl": ("gebeurtenis", "envelop")}[lang]
    for view in (state.view(0), state.view(None), state.open_view()):
        drawn = GAME.draw(view, lang).lower()
        assert (words[0] in drawn) == (not options)
        assert (words[1] in drawn) == ("first_game" not in options)


@pytest.mark.parametrize("rounds", [20, 37, 60, 200])
def test_max_rounds(rounds: int) -> None:
    """CA-71."""
    state = table(options={"max_rounds": rounds})
    assert see(state)["max_rounds"] == rounds
    state.round = rounds - 1
    play_round(state)
    assert not state.over
    state = table(options={"max_rounds": rounds})
    state.round = rounds
    play_round(state)
    assert (state.over, state.ending) == (True, "rounds")


def test_envelope_source_own_back() -> None:
    """CA-14: the back of the mission itself counts, of the 16th too."""
    state = start(3, "own", envelope_source="own_back")
    envelope = {entry["id"]: bool(ENVELOPE[i]) for i, entry in enumerate(MISSIONS)}
    events = 0
    for _ in range(16):
        seen = see(state)
        assert (seen["event"] is not None) == envelope[seen["mission"]["id"]]
        events += seen["event"] is not None
        play_round(state)
        set_respect(state, [3] * 3)
    assert events == 8
    last = table(missions_left=1, event="E02", options={"envelope_source": "own_back"})
    play_round(last)
    assert see(last)["missions_left"] == 0
    assert see(last)["event"] is not None


@pytest.mark.parametrize(
    ("giulia", "turned_up", "suspected", "paid", "shown"),
    [
        ("auto_show", True, False, True, False),
        ("auto_show", False, False, True, True),
        ("auto_show", False, True, True, False),
        ("hidden", True, False, True, False),
        ("hidden", False, False, True, False),
        ("hidden", False, True, True, False),
        ("visible_only", True, False, True, False),
        ("visible_only", False, False, False, False),
        ("visible_only", False, True, True, False),
    ],
)
def test_giulia(giulia: str, turned_up: bool, suspected: bool, paid: bool, shown: bool) -> None:
    """CA-52: turned up, face down, or face down in a suspected crew that meets the mission."""
    up = {0: "K34" if turned_up else "K02"}
    state = settle("M04", {0: "K02 K34"}, {1: 0} if suspected else {}, shown=up, giulia=giulia)
    assert prisoners(state) == []
    assert state.scores[0] == (5 if paid else 4)
    assert bool(told(log_of(state), "giulia")) == shown
    assert ("K34" in see(state)["discards_known"]) == (turned_up or suspected or shown)


def test_star_floor() -> None:
    """CA-44: 1 star - 2 (Penny) + 1 (Tony) is 0, or 1 if floored before the rat star; 3 - 1 + 1 is 3 either way."""
    for floor, stars in (("end", 0), ("before_rat", 1)):
        state = settle("M04", {0: "K05 K42", 1: "K31"}, {1: 0, 2: 1}, star_floor=floor)
        assert told(log_of(state), "judged")[0]["stars"] == stars
        state = settle("M04", {0: "K28 K41", 1: "K31"}, {1: 0, 2: 1}, star_floor=floor)
        assert told(log_of(state), "judged")[0]["stars"] == 3


@pytest.mark.parametrize(("settlement", "scores"), [("clockwise", [1, 5, 4]), ("gains_first", [0, 5, 4])])
def test_settlement(settlement: str, scores: list[int]) -> None:
    """CA-50: under E08 seat 0, who has nothing, loses 1 before he is paid and robbed, or after it."""
    state = settle("M04", {0: "K06", 1: "K39"}, {0: 1, 1: 0}, [0, 3, 3], "E08", settlement=settlement)
    assert prisoners(state) == [0, 1]
    lines = [str(x["rule"]) for x in told(log_of(state), "respect")]
    if settlement == "gains_first":
        passes = [{"CA-51", "CA-52", "CA-54"}, {"CA-53"}, {"CA-55", "CA-87"}]
        order = [next(i for i, one in enumerate(passes) if rule in one) for rule in lines]
        assert order == sorted(order)
    assert state.scores == scores


@pytest.mark.parametrize("caller", ["rotate", "fixed"])
def test_caller(caller: str) -> None:
    """CA-6."""
    state = start(4, "caller", caller=caller)
    first = see(state)["caller"]
    callers = []
    for _ in range(5):
        callers.append(see(state)["caller"])
        play_round(state)
        set_respect(state, [3] * 4)
    assert callers == [(first + (n if caller == "rotate" else 0)) % 4 for n in range(5)]


def test_any_mixture_of_options_plays_to_an_end() -> None:
    """CA-71, CA-94."""
    rng = Rng.seeded("mixtures")
    for number in range(25):
        options = {name: values[rng.below(len(values))] for name, values in VALUES.items()}
        state = start(3 + number % 5, number, **options)
        moves = 0
        while not state.over:
            seat = state.turn()[0]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
            moves += 1
        assert moves <= GAME.bound(state.seats, options)
        assert state.ending in ("target", "rounds")
        assert see(state)["round"] <= state.switches.max_rounds
