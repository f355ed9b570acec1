"""The worked examples T1 to T24 of the rules of Capo (section 10), by their numbers: one round settled."""

from __future__ import annotations

import pytest

from tests.games.capo.helpers.positions import (
    lay_crews,
    log_of,
    play_round,
    player,
    prisoners,
    see,
    settle,
    table,
    told,
    turn_up,
)


def test_T1_half_of_the_crew_rounded_down_is_turned_up() -> None:
    """CA-23."""
    hand = "K01 K04 K07 K10 K13"
    for size, turned_up in ((1, 0), (2, 1), (3, 1), (4, 2), (5, 2)):
        state = table(hands={0: hand, 1: "K02 K05 K08 K11 K14"})
        lay_crews(state, {0: " ".join(hand.split()[:size]), 1: "K02 K05"})
        if turned_up:
            assert see(state, 0)["to_turn_up"] == turned_up
        turn_up(state)
        assert len(player(state, 0)["crew_up"]) == turned_up
        assert player(state, 0)["crew_size"] == size


def test_T2_the_example_of_the_rulebook() -> None:
    """CA-11, CA-41, CA-42, CA-50 to CA-55: a right and a wrong suspicion in one round."""
    state = settle("M07", {0: "K04", 1: "K10 K16", 2: "K07 K02"}, {0: 1, 1: 2})
    assert prisoners(state) == [1]
    assert state.scores == [6, 2, 4]


def test_T3_a_symbol_shown_twice_is_needed_twice() -> None:
    """CA-12."""
    state = settle("M13", {0: "K07 K13"}, {1: 0})
    assert prisoners(state) == [0]
    assert state.scores == [3, 6, 4]
    assert told(log_of(state), "judged")[0]["missing"] == 1


def test_T4_question_marks_want_equal_symbols() -> None:
    """CA-13."""
    state = settle("M03", {0: "K07 K08"}, {1: 0})
    assert prisoners(state) == [0]
    assert state.scores == [3, 6, 4]


def test_T5_three_equal_symbols_of_any_kind() -> None:
    """CA-13."""
    state = settle("M03", {0: "K07 K13"}, {1: 0})
    assert prisoners(state) == []
    assert state.scores == [4, 3, 4]
    assert told(log_of(state), "judged")[0]["stars"] == 2


@pytest.mark.parametrize(("crew", "stars"), [("K02 K40", 1), ("K40 K40", 2)])
def test_T6_vincenzo_completes_a_set_of_equal_symbols(crew: str, stars: int) -> None:
    """CA-47."""
    state = settle("M02", {0: crew}, {1: 0})
    assert prisoners(state) == []
    assert state.scores == [4, 3, 4]
    assert told(log_of(state), "judged")[0]["stars"] == stars


@pytest.mark.parametrize(
    ("crew", "scores", "stars", "missing"),
    [("K04 K41", [4, 3, 4], 0, 0), ("K41", [3, 6, 4], 0, 1), ("K01 K04", [3, 6, 4], 1, 0)],
)
def test_T7_malone_deducts_a_star_and_is_no_symbol(crew: str, scores: list[int], stars: int, missing: int) -> None:
    """CA-44, CA-46."""
    state = settle("M01", {0: crew}, {1: 0})
    assert state.scores == scores
    judged = told(log_of(state), "judged")[0]
    assert (judged["stars"], judged["missing"]) == (stars, missing)


@pytest.mark.parametrize(
    ("floor", "scores", "prison", "stars"),
    [("end", [6, 2, 4], [1], [0, 1]), ("before_rat", [5, 5, 4], [0, 1], [1, 1])],
)
def test_T8_stars_are_floored_at_the_end(floor: str, scores: list[int], prison: list[int], stars: list[int]) -> None:
    """CA-44, CA-45, CA-46, option star_floor."""
    state = settle("M01", {0: "K04 K42", 1: "K31"}, {0: 1, 1: 0}, star_floor=floor)
    assert prisoners(state) == prison
    assert state.scores == scores
    assert [line["stars"] for line in told(log_of(state), "judged")] == stars


T9_CREWS = {0: "K32 K06", 1: "K14 K05", 2: "K10"}


def test_T9_the_rat_star_counts_for_all_suspected() -> None:
    """CA-45."""
    state = settle("M05", T9_CREWS, {1: 0, 2: 1})
    assert prisoners(state) == [1]
    assert state.scores == [4, 2, 6]
    assert [line["stars"] for line in told(log_of(state), "judged")] == [2, 3]


def test_T10_tony_sleeps_while_nobody_suspects_his_player() -> None:
    """CA-45."""
    state = settle("M05", T9_CREWS, {2: 1})
    assert prisoners(state) == []
    assert state.scores == [4, 4, 3]
    assert [line["stars"] for line in told(log_of(state), "judged")] == [2]


def test_T11_two_rats_are_two_stars() -> None:
    """CA-40, CA-45: all suspected crews are revealed before anybody is judged."""
    crews = {0: "K31 K12", 1: "K33 K07", 2: "K09 K10 K04"}
    state = settle("M15", crews, {0: 1, 1: 0, 2: 0, 3: 2}, [5, 5, 5, 5])
    assert prisoners(state) == [2]
    assert state.scores == [5, 5, 4, 8]
    assert [line["stars"] for line in told(log_of(state), "judged")] == [4, 3, 6]


def test_T12_mario_takes_only_from_those_who_have() -> None:
    """CA-53, CA-56."""
    state = settle("M06", {1: "K39"}, {0: 1, 2: 1}, [0, 4, 5, 3])
    assert prisoners(state) == []
    assert state.scores == [0, 6, 4, 4]
    moved = [(line["seat"], line["change"], line["rule"]) for line in told(log_of(state), "respect")]
    assert moved == [
        (0, 1, "CA-51"), (0, -1, "CA-55"),
        (1, 1, "CA-51"), (2, -1, "CA-53"), (1, 1, "CA-53"),
        (2, 1, "CA-51"), (2, -1, "CA-55"),
        (3, 1, "CA-51"),
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("settlement", "caller", "scores"),
    [
        ("clockwise", 0, [2, 5, 6]),
        ("clockwise", 1, [3, 4, 6]),
        ("gains_first", 0, [2, 5, 6]),
        ("gains_first", 1, [2, 5, 6]),
    ],
)
def test_T13_mario_robs_fresh_gains_only(settlement: str, caller: int, scores: list[int]) -> None:
    """CA-50, CA-53, option settlement."""
    state = settle("M06", {1: "K37"}, {0: 1}, [0, 4, 5], caller=caller, settlement=settlement)
    assert prisoners(state) == [1]
    assert state.scores == scores


def test_T14_two_marios_rob_twice_even_from_prison() -> None:
    """CA-53."""
    state = settle("M14", {0: "K38 K37"}, {1: 0, 2: 0}, [5, 1, 4, 3])
    assert prisoners(state) == [0]
    assert state.scores == [8, 3, 5, 4]
    thefts = [(x["seat"], x["change"]) for x in told(log_of(state), "respect") if x["rule"] == "CA-53"]
    assert thefts == [(1, -1), (0, 1), (2, -1), (0, 1), (2, -1), (0, 1)]


@pytest.mark.parametrize(
    ("giulia", "suspicions", "scores", "shown"),
    [
        (None, {}, [5, 4, 4], ["K01"]),
        ("hidden", {}, [5, 4, 4], ["K01"]),
        ("auto_show", {}, [5, 4, 4], ["K01", "K34"]),
        ("visible_only", {}, [4, 4, 4], ["K01"]),
        (None, {1: 0}, [3, 6, 4], ["K01", "K03", "K34"]),
        ("auto_show", {1: 0}, [3, 6, 4], ["K01", "K03", "K34"]),
        ("hidden", {1: 0}, [3, 6, 4], ["K01", "K03", "K34"]),
        ("visible_only", {1: 0}, [3, 6, 4], ["K01", "K03", "K34"]),
    ],
)
def test_T15_giulia_pays_under_the_hat(
    giulia: str | None, suspicions: dict[int, int], scores: list[int], shown: list[str]
) -> None:
    """CA-43, CA-52, CA-57, option giulia: by default neither K34 nor K03 is shown."""
    state = table(mission="M10", crews={0: "K01 K03 K34"}, options={} if giulia is None else {"giulia": giulia})
    play_round(state, {0: "K01 K03 K34"}, suspicions, {0: "K01"})
    assert state.scores == scores
    assert prisoners(state) == ([0] if suspicions else [])
    assert see(state)["discards_known"] == shown
    for other in (1, 2):  # who besides knows the filler that he laid himself
        assert see(state, other)["discards_known"] == sorted(["K01", *shown])


def test_T16_the_hat_pays_before_the_suspicion_costs() -> None:
    """CA-50, CA-51, CA-55."""
    assert settle("M04", {0: "K13"}, {1: 0}, [3, 0, 3]).scores == [4, 0, 4]


def test_T17_respect_never_falls_below_zero() -> None:
    """CA-56."""
    state = settle("M04", {0: "K13", 1: "K06"}, {1: 0, 2: 1}, [3, 0, 3])
    assert prisoners(state) == [1]
    assert state.scores == [4, 0, 6]


T18_CREWS = {0: "K06", 1: "K05", 2: "K04"}


def test_T18_mutual_suspicions_are_void_at_a_sit_down() -> None:
    """CA-80."""
    state = settle("M09", T18_CREWS, {0: 1, 1: 0}, event="E01")
    assert state.scores == [4, 4, 4]
    assert prisoners(state) == []
    assert not told(log_of(state), "revealed")
    assert see(state)["discards_known"] == []


@pytest.mark.parametrize(("event", "scores", "prison"), [("E01", [3, 4, 6], [0]), (None, [5, 5, 6], [0, 1])])
def test_T19_the_suspicion_of_a_third_player_stands(event: str | None, scores: list[int], prison: list[int]) -> None:
    """CA-80."""
    state = settle("M09", T18_CREWS, {0: 1, 1: 0, 2: 0}, event=event)
    assert prisoners(state) == prison
    assert state.scores == scores
    assert [line["seat"] for line in told(log_of(state), "revealed")] == prison


@pytest.mark.parametrize(("event", "scores", "limit"), [(None, [3, 6, 4], 2), ("E02", [4, 3, 4], 4)])
def test_T20_a_judge_on_the_payroll_raises_the_limit(event: str | None, scores: list[int], limit: int) -> None:
    """CA-81."""
    state = settle("M04", {0: "K10 K16"}, {1: 0}, event=event)
    assert state.scores == scores
    judged = told(log_of(state), "judged")[0]
    assert (judged["stars"], judged["limit"]) == (4, limit)


@pytest.mark.parametrize(
    ("event", "crews", "suspicions", "before", "after"),
    [
        ("E05", {0: "K13"}, {1: 0}, [3, 3, 3], [4, 2, 4]),
        ("E06", {0: "K06"}, {1: 0}, [3, 3, 3], [3, 7, 4]),
        ("E08", {0: "K06"}, {1: 0}, [3, 3, 3], [2, 6, 4]),
        ("E07", {}, {}, [6, 4, 6], [6, 5, 6]),
        ("E07", {}, {}, [6, 6, 6], [7, 7, 7]),
    ],
)
def test_T21_events_change_what_is_paid(
    event: str, crews: dict[int, str], suspicions: dict[int, int], before: list[int], after: list[int]
) -> None:
    """CA-84, CA-85, CA-86, CA-87."""
    assert settle("M04", crews, suspicions, before, event).scores == after


def test_T22_surplus_symbols_do_no_harm() -> None:
    """CA-11."""
    state = settle("M04", {0: "K19"}, {1: 0})
    assert prisoners(state) == []
    assert state.scores == [4, 3, 4]


@pytest.mark.parametrize(("crew", "scores"), [("K07 K05", [9, 12, 12, 12, 12]), ("K07 K14", [10, 9, 9, 9, 9])])
def test_T23_everybody_suspects_one(crew: str, scores: list[int]) -> None:
    """CA-40, CA-54, CA-55: being suspected several times changes nothing about the crew."""
    state = settle("M16", {0: crew}, {1: 0, 2: 0, 3: 0, 4: 0}, [9] * 5)
    assert state.scores == scores
    assert len(told(log_of(state), "revealed")) == 1


def test_T24_a_full_round_may_change_nothing() -> None:
    """CA-51, CA-55."""
    state = settle("M04", {0: "K13", 1: "K13", 2: "K13"}, {0: 1, 1: 2, 2: 0})
    assert state.scores == [3, 3, 3]
    assert prisoners(state) == []
