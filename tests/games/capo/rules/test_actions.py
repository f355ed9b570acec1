"""What may be done in Capo and what is refused by which rule: the table of section 5, CA-90 to CA-94, section 12."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.engine import BadOption, Illegal, Rng, UnknownAction, Value
from sitdown.games.capo import GAME
from sitdown.games.capo.play import CapoPlay
from tests.games.capo.helpers.positions import (
    ALL_INTS,
    DONE,
    check_cards,
    everything,
    lay_crew,
    lay_crews,
    refused,
    rules_for,
    see,
    start,
    table,
)

HAND = "K04 K05 K06 K07 K08"
HUGE = (-(2**80), -1, 18, 19, 255, 2**31, 2**80)


def by_the_book(seen: dict[str, Any], seat: int, action: int) -> str:
    """The rule that section 5 wants cited, told from the seat's own view alone; empty for a legal action."""
    if seen["over"]:
        return "CA-72"
    if not 0 <= action <= 17:
        return "CA-92"
    if seen["phase"] != ("play" if action <= 5 else "show" if action <= 10 else "suspect"):
        return "CA-90"
    if not 0 <= seat < seen["seats"]:
        return "CA-91"
    me = seen["players"][seat]
    if me["ready"]:
        return {"play": "CA-22", "show": "CA-24", "suspect": "CA-33"}[seen["phase"]]
    if seen["phase"] == "play":
        return _crew_by_the_book(seen, me["hand_size"], action)
    if seen["phase"] == "show":
        return _turn_up_by_the_book(seen, me["crew_size"], action - 6)
    return _suspicion_by_the_book(seen, seat, action - 11)


def _crew_by_the_book(seen: dict[str, Any], size: int, action: int) -> str:
    chosen = seen["chosen"]
    if action == DONE:
        return "" if chosen else "CA-20"
    if action >= size or action in chosen:
        return "CA-21"
    if seen["event"] == "E09" and len(chosen) == 2:
        return "CA-88"
    return "CA-93" if chosen and action < max(chosen) else ""


def _turn_up_by_the_book(seen: dict[str, Any], size: int, position: int) -> str:
    chosen = seen["chosen"]
    wanted = {"E03": (size + 1) // 2, "E04": 0}.get(seen["event"], size // 2)
    if wanted in (0, size):
        return "CA-91"
    if position >= size or position in chosen:
        return "CA-24"
    still_higher = [p for p in range(size) if p > position]
    too_few = len(chosen) + 1 + len(still_higher) < wanted
    return "CA-93" if too_few or (chosen and position < max(chosen)) else ""


def _suspicion_by_the_book(seen: dict[str, Any], seat: int, offset: int) -> str:
    if offset == 0:
        return ""
    if offset >= seen["seats"]:
        return "CA-31" if offset == seen["seats"] else "CA-32"
    began = [p["at_start"] for p in seen["players"]]
    target = (seat + offset) % seen["seats"]
    protected = seen["event"] == "E10" and began[target] == min(began) < max(began)
    return "CA-89" if protected else ""


def compare_with_the_book(state: CapoPlay) -> None:
    for seat in range(-1, state.seats + 2):
        seen = see(state, seat if 0 <= seat < state.seats else None)
        legal = []
        for action in range(-1, 19):
            refusal = state.explain(seat, action)
            rule = by_the_book(seen, seat, action)
            assert (refusal.rule if refusal else "") == rule, (seat, action)
            legal += [] if rule else [action]
        assert state.legal(seat) == legal
        assert bool(legal) == (seat in state.turn())


@pytest.mark.parametrize("seats", range(3, 8))
def test_the_order_of_citation_over_random_plays(seats: int) -> None:
    """CA-20 to CA-33, CA-72, CA-88 to CA-93: legal, explain and the book agree on every int, seat and moment."""
    rng = Rng.seeded(f"citations {seats}")
    for play in range(3):
        state = start(seats, f"citations {play}", target_respect=10)
        while not state.over:
            if rng.below(5) == 0:
                compare_with_the_book(state)
            waiting = state.turn()
            seat = waiting[rng.below(len(waiting))]  # CA-91: in any order
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])
        compare_with_the_book(state)


@pytest.mark.parametrize("event", ["E03", "E04", "E09", "E10"])
def test_the_order_of_citation_under_the_events_that_restrict(event: str) -> None:
    """CA-82, CA-83, CA-88, CA-89 beside all others."""
    rng = Rng.seeded(event)
    for _ in range(8):
        state = table(respect=[2, 5, 2, 4], event=event, hands={0: HAND, 1: "K09 K10 K11", 2: "K12 K13"})
        while see(state)["round"] == 1:
            compare_with_the_book(state)
            waiting = state.turn()
            seat = waiting[rng.below(len(waiting))]
            legal = state.legal(seat)
            state.apply(seat, legal[rng.below(len(legal))])


def test_CA_90_an_action_is_accepted_only_in_its_state() -> None:
    """CA-90 comes before CA-91, CA-22, CA-24 and CA-33."""
    state = table(hands={0: HAND})
    of_play, of_show, of_suspect = list(range(6)), list(range(6, 11)), list(range(11, 18))
    assert rules_for(state, 9, [*of_show, *of_suspect]) == {"CA-90": [*of_show, *of_suspect]}
    lay_crew(state, 0, "K04 K05 K06")
    assert rules_for(state, 0, of_suspect) == {"CA-90": of_suspect}
    lay_crews(state)
    assert rules_for(state, 0, of_play + of_suspect) == {"CA-90": of_play + of_suspect}
    state.apply(0, 7)
    assert rules_for(state, 0, of_play + of_show) == {"CA-90": of_play + of_show}


def test_CA_91_only_seats_that_have_to_decide_may_act() -> None:
    """Skipped in SHOW, not in the game, an onlooker; those who have to decide may act at any moment."""
    state = table(hands={0: HAND})
    for seat in (-1, 3, 7, 99, -(2**40), 2**40, 2**80):
        assert refused(state, seat, 0) == "CA-91"
    for seat in (-1, 3, 7, 99):
        assert state.legal(seat) == []
    lay_crews(state, {0: "K04 K05"})
    assert rules_for(state, 1, range(6, 11)) == {"CA-91": [6, 7, 8, 9, 10]}
    assert state.legal(1) == []
    assert refused(state, 3, 6) == "CA-91"
    state.apply(0, 6)
    assert refused(state, 3, 11) == "CA-91"
    assert all(state.legal(seat) for seat in range(3))


def test_CA_92_an_action_is_an_int_from_0_to_17() -> None:
    """CA-92 comes before CA-90 and CA-91."""
    state = table()
    for seat in (0, 2, 3, -1):
        assert rules_for(state, seat, HUGE) == {"CA-92": list(HUGE)}


def test_CA_93_single_choices_come_in_ascending_order() -> None:
    """CA-88 and CA-21 come before it; the last cards are left for the choice to be completed with."""
    state = table(hands={0: HAND})
    state.apply(0, 3)
    assert rules_for(state, 0, range(6)) == {"CA-93": [0, 1, 2], "CA-21": [3], "": [4, 5]}
    lay = table(hands={0: HAND}, event="E03")
    lay_crews(lay, {0: HAND})
    assert rules_for(lay, 0, range(6, 11)) == {"": [6, 7, 8], "CA-93": [9, 10]}
    lay.apply(0, 7)
    assert rules_for(lay, 0, range(6, 11)) == {"": [8, 9], "CA-24": [7], "CA-93": [6, 10]}


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"stakes": 1}, "stakes"),
        ({"": True}, ""),
        ({"target_respect": 12}, "target_respect"),
        ({"target_respect": True}, "target_respect"),
        ({"events": "sometimes"}, "events"),
        ({"little_tony": 1}, "little_tony"),
        ({"first_game": 2}, "first_game"),
        ({"max_rounds": 19}, "max_rounds"),
        ({"max_rounds": 201}, "max_rounds"),
        ({"max_rounds": "many"}, "max_rounds"),
        ({"envelope_source": "own"}, "envelope_source"),
        ({"giulia": "show"}, "giulia"),
        ({"star_floor": "start"}, "star_floor"),
        ({"settlement": "losses_first"}, "settlement"),
        ({"caller": 0}, "caller"),
    ],
)
def test_CA_94_unknown_options_and_values_are_refused(options: dict[str, Value], field: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.start(3, 0, options)
    assert (caught.value.rule, caught.value.field) == ("CA-94", field)


def test_a_refusal_tells_only_what_its_seat_may_know() -> None:
    """CA-91: others hear nothing of it, and nothing changes (`refused` checks that)."""
    state = table(hands={0: HAND})
    views = [state.view(seat) for seat in (1, 2, None)]
    for action in range(-1, 19):
        refused(state, 0, action)
    assert [state.view(seat) for seat in (1, 2, None)] == views


# -- section 12 -------------------------------------------------------------------------------------------------------


def test_the_18_ints_of_section_12_both_ways() -> None:
    """CA-92: one space, the same in every play."""
    names: list[list[str | int]] = [
        ["add_card", 0], ["add_card", 1], ["add_card", 2], ["add_card", 3], ["add_card", 4],
        ["done"],
        ["show_card", 0], ["show_card", 1], ["show_card", 2], ["show_card", 3], ["show_card", 4],
        ["suspect_none"],
        ["suspect", 1], ["suspect", 2], ["suspect", 3], ["suspect", 4], ["suspect", 5], ["suspect", 6],
    ]  # fmt: skip
    space = GAME.actions
    assert space.size == len(space) == 18
    assert [space.readable(action) for action in ALL_INTS] == names
    assert [space.parse(name) for name in names] == list(ALL_INTS)
    for action in (-1, 18):
        assert action not in space
        with pytest.raises(UnknownAction):
            space.decode(action)
    for wrong in ("add_card 5", "suspect 0", "suspect 7", "done 1", "show_card", "pass"):
        name = [int(word) if word.isdigit() else word for word in wrong.split()]
        with pytest.raises(UnknownAction):
            space.parse(name)


def complete_choices(state: CapoPlay, seat: int) -> list[list[int]]:
    """All ways in which this seat can make its whole choice."""
    found: list[list[int]] = []
    for action in state.legal(seat):
        trial = state.clone()
        assert isinstance(trial, CapoPlay)
        trial.apply(seat, action)
        if see(trial)["players"][seat]["ready"] or see(trial)["phase"] != see(state)["phase"]:
            found.append([action])
        else:
            found += [[action, *more] for more in complete_choices(trial, seat)]
    return found


@pytest.mark.parametrize(("size", "crews"), [(2, 3), (3, 7), (4, 15), (5, 31)])
def test_each_crew_has_exactly_one_path(size: int, crews: int) -> None:
    """CA-20, CA-21, CA-93: any non-empty subset of the hand, once."""
    paths = complete_choices(table(hands={0: " ".join(HAND.split()[:size])}), 0)
    assert len(paths) == len({tuple(path) for path in paths}) == crews
    assert all(path == sorted(path) and path[-1] == DONE and path[0] < size for path in paths)
    two = complete_choices(table(hands={0: " ".join(HAND.split()[:size])}, event="E09"), 0)
    assert len(two) == size + size * (size - 1) // 2


@pytest.mark.parametrize(("event", "counts"), [(None, [0, 2, 3, 6, 10]), ("E03", [0, 2, 3, 6, 10])])
def test_each_turn_up_has_exactly_one_path(event: str | None, counts: list[int]) -> None:
    """CA-24, CA-93: as many as there are ways to choose F of the crew."""
    for size in range(2, 6):
        state = table(hands={0: HAND, 1: "K09 K10 K11"}, event=event)
        lay_crews(state, {0: " ".join(HAND.split()[:size]), 1: "K09 K10"})
        paths = complete_choices(state, 0)
        assert len(paths) == len({tuple(path) for path in paths}) == counts[size - 1]
        assert all(path == sorted(path) for path in paths)


@pytest.mark.parametrize("seats", range(3, 8))
def test_the_order_between_seats_never_changes_the_result(seats: int) -> None:
    """CA-91: also in the middle of another's split choice."""
    rng = Rng.seeded(f"order {seats}")
    one = start(seats, "order")
    for _ in range(12):
        if one.over:
            break
        other = one.clone()
        assert isinstance(other, CapoPlay)
        todo: dict[int, list[int]] = {}
        for seat in one.turn():
            paths = complete_choices(one, seat)
            todo[seat] = paths[rng.below(len(paths))]
        for seat, path in todo.items():  # one seat at a time, clockwise from the caller
            for action in path:
                one.apply(seat, action)
        while todo:  # anyhow
            seat = sorted(todo)[rng.below(len(todo))]
            other.apply(seat, todo[seat].pop(0))
            if not todo[seat]:
                del todo[seat]
        assert everything(one) == everything(other)
        check_cards(one)


def test_one_at_a_time_means_clockwise_from_the_caller() -> None:
    """CA-91, section 12: `turn` and `asked` name the undecided seats in that order."""
    state = table(respect=[3] * 5, caller=3)
    assert state.turn() == [3, 4, 0, 1, 2]
    for seat, waiting in ((4, [3, 0, 1, 2]), (3, [0, 1, 2]), (1, [0, 2])):
        state.apply(seat, 0)
        state.apply(seat, DONE)
        assert state.turn() == waiting
        assert state.asked() == waiting[0]


def test_a_whole_choice_is_done_at_once_or_not_at_all() -> None:
    """CA-20, CA-93, section 12: `apply_all` takes the same ascending ints."""
    state = table(hands={0: HAND})
    before = everything(state)
    for actions, rule in (([0, 2, 1, 5], "CA-93"), ([0, 0], "CA-21"), ([5], "CA-20"), ([0, 5, 1], "CA-22")):
        with pytest.raises(Illegal) as caught:
            state.apply_all(0, actions)
        assert caught.value.rule == rule
        assert everything(state) == before
    state.apply_all(0, [0, 2, 5])
    assert see(state, 0)["chosen"] == [0, 2]
    assert see(state)["players"][0]["ready"]


@pytest.mark.parametrize(("seats", "rounds", "bound"), [(7, 60, 4200), (7, 200, 14000), (3, 20, 600)])
def test_no_play_is_longer_than_section_11_says(seats: int, rounds: int, bound: int) -> None:
    """CA-71: at most 6 + 3 + 1 actions a player and round."""
    options = dict(start(seats, max_rounds=rounds).options)
    assert GAME.bound(seats, options) == bound
