"""The rules of Capo after "0", CA-40 to CA-72: judging, respect, the end of the round and of the game."""

from __future__ import annotations

import pytest

from sitdown.engine import Value
from sitdown.games.capo.play import CapoPlay
from sitdown.testing import listen
from tests.games.capo.helpers.positions import (
    check_cards,
    log_of,
    play_round,
    player,
    prisoners,
    rules_for,
    see,
    set_respect,
    settle,
    table,
    told,
)

HAND = "K04 K05 K06 K07 K08"


def moved(state: CapoPlay, rule: str = "") -> list[tuple[object, object]]:
    """Who gained or lost how much, in order; by one rule or by all."""
    lines = told(log_of(state), "respect")
    return [(line["seat"], line["change"]) for line in lines if rule in ("", line["rule"])]


# -- judging ----------------------------------------------------------------------------------------------------------


def test_CA_40_a_suspected_player_turns_up_his_whole_crew_once() -> None:
    state = settle("M04", {0: HAND}, {1: 0, 2: 0}, shown={0: "K05 K07"})
    assert told(log_of(state), "revealed") == [
        {"event": "revealed", "seat": 0, "rule": "CA-40", "cards": HAND.split()},
    ]
    assert len(told(log_of(state), "judged")) == 1
    assert moved(state, "CA-54") == [(1, 2), (2, 2)]


def test_CA_41_CA_42_a_suspected_player_keeps_the_hat_or_goes_to_prison() -> None:
    honest = settle("M04", {0: "K13"}, {1: 0})
    assert prisoners(honest) == []
    assert told(log_of(honest), "judged")[0]["rule"] == "CA-41"
    bluff = settle("M04", {0: "K14"}, {1: 0})
    assert prisoners(bluff) == [0]
    assert told(log_of(bluff), "judged")[0]["rule"] == "CA-42"


def test_CA_43_who_is_not_suspected_counts_as_having_met_the_mission() -> None:
    state = settle("M10", {0: "K41 K42"}, {}, shown={0: "K41"})
    assert prisoners(state) == []
    assert state.scores == [4, 4, 4]
    assert see(state)["discards_known"] == ["K41"]


@pytest.mark.parametrize(
    ("crew", "stars"),
    [("K01 K02", 0), ("K13", 1), ("K19 K16", 4), ("K13 K41", 0), ("K13 K41 K42", 0), ("K22 K29 K42", 4)],
)
def test_CA_44_stars_of_the_whole_crew_less_deductions_at_least_0(crew: str, stars: int) -> None:
    state = settle("M04", {0: crew}, {1: 0})
    assert told(log_of(state), "judged")[0]["stars"] == stars


def test_CA_45_each_tony_of_a_suspected_player_adds_a_star_for_everybody() -> None:
    """All rat stars are added before anybody is judged, whatever the order of the seats."""
    crews = {0: "K04", 1: "K31 K32", 2: "K05", 3: "K33"}
    state = settle("M16", crews, {0: 1, 1: 2, 2: 0}, [3] * 4)
    assert [(x["seat"], x["stars"]) for x in told(log_of(state), "rat")] == [(1, 2)]  # seat 3 is not suspected
    assert [(x["seat"], x["stars"]) for x in told(log_of(state), "judged")] == [(0, 3), (1, 2), (2, 3)]


def test_CA_46_cops_deduct_for_their_own_player_only() -> None:
    state = settle("M02", {0: "K10 K41 K42", 1: "K11"}, {1: 0, 0: 1})
    assert [x["stars"] for x in told(log_of(state), "judged")] == [0, 2]


@pytest.mark.parametrize(
    ("mission", "crew", "hat"),
    [
        ("M04", "K01 K40", True),
        ("M04", "K40", False),
        ("M16", "K13 K40", True),
        ("M16", "K01 K40 K40", True),
        ("M03", "K07 K40", True),
        ("M03", "K13 K40", False),
        ("M01", "K40 K41", True),
        ("M14", "K08 K03 K40", True),
        ("M14", "K08 K01 K40", False),
    ],
)
def test_CA_47_each_vincenzo_is_the_symbol_that_helps_most(mission: str, crew: str, hat: bool) -> None:
    assert prisoners(settle(mission, {0: crew}, {1: 0})) == ([] if hat else [0])


# -- respect ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("caller", [0, 1, 2, 3])
def test_CA_50_respect_is_settled_clockwise_from_the_caller(caller: int) -> None:
    """Within one player: mission, Giulia, Mario, suspicion."""
    crews = {0: "K34 K38", 1: "K13", 2: "K06", 3: "K15"}
    state = settle("M16", crews, {0: 2, 1: 0, 3: 0}, [5] * 4, caller=caller)
    lines = [(x["seat"], x["rule"]) for x in told(log_of(state), "respect")]
    of_seat: dict[int, list[tuple[object, object]]] = {
        0: [(0, "CA-51"), (0, "CA-52"), (1, "CA-53"), (0, "CA-53"), (3, "CA-53"), (0, "CA-53"), (0, "CA-54")],
        1: [(1, "CA-51"), (1, "CA-55")],
        2: [],
        3: [(3, "CA-51"), (3, "CA-55")],
    }
    assert lines == [line for step in range(4) for line in of_seat[(caller + step) % 4]]


def test_CA_51_the_hat_pays_1_prison_nothing() -> None:
    state = settle("M04", {0: "K13", 1: "K06"}, {2: 1})
    assert moved(state, "CA-51") == [(0, 1), (2, 1)]


def test_CA_52_each_giulia_pays_under_the_hat_only() -> None:
    """A Giulia turned up, a Giulia face down, and a Giulia in prison."""
    crews = {0: "K34 K35 K01", 1: "K36 K06"}
    state = settle("M04", crews, {2: 1}, shown={0: "K34"})
    assert moved(state, "CA-52") == [(0, 2)]
    assert not told(log_of(state), "giulia")  # she stays face down
    assert state.scores == [6, 3, 6]
    shown = settle("M04", crews, {2: 1}, shown={0: "K34"}, giulia="auto_show")
    assert moved(shown, "CA-52") == [(0, 2)]
    assert told(log_of(shown), "giulia") == [{"event": "giulia", "seat": 0, "rule": "CA-52", "cards": ["K35"]}]
    honest = settle("M04", {0: "K34 K02"}, {1: 0}, shown={0: "K02"})
    assert moved(honest, "CA-52") == [(0, 1)]
    assert not told(log_of(honest), "giulia")  # the whole crew was revealed


@pytest.mark.parametrize(("crew", "prison"), [("K37", []), ("K38", [0])])
def test_CA_53_mario_takes_from_each_suspecter_hat_or_prison(crew: str, prison: list[int]) -> None:
    state = settle("M04", {0: crew}, {1: 0, 3: 0}, [3, 3, 3, 3])
    assert prisoners(state) == prison
    assert moved(state, "CA-53") == [(1, -1), (0, 1), (3, -1), (0, 1)]


def test_CA_53_mario_sleeps_while_nobody_suspects_his_player() -> None:
    assert moved(settle("M04", {0: "K37"}, {0: 1}), "CA-53") == []


def test_CA_54_a_right_suspicion_pays_2() -> None:
    """Also to a suspecter who is in prison himself."""
    state = settle("M04", {0: "K06", 1: "K05"}, {1: 0, 2: 1})
    assert prisoners(state) == [0, 1]
    assert moved(state, "CA-54") == [(1, 2), (2, 2)]
    assert state.scores == [3, 5, 6]


def test_CA_55_a_wrong_suspicion_costs_1() -> None:
    """Section 8, 14: who suspects wrongly and fails himself changes by -1."""
    state = settle("M04", {0: "K13", 1: "K06"}, {1: 0, 2: 1})
    assert moved(state, "CA-55") == [(1, -1)]
    assert state.scores == [4, 2, 6]


def test_CA_56_nobody_falls_below_0() -> None:
    """A double loss under E05 takes what there is."""
    assert settle("M04", {0: "K13", 1: "K06"}, {1: 0, 2: 1}, [3, 1, 3], "E05").scores == [4, 0, 6]
    assert settle("M04", {0: "K06"}, {1: 0}, [0, 3, 3], "E08").scores == [0, 6, 4]


def test_CA_57_crews_go_face_down_to_the_discards() -> None:
    """Nobody but their owner ever learns the unshown cards of an unsuspected crew."""
    state = table(hands={0: HAND})
    play_round(state, {0: "K04 K05 K06"}, {2: 1}, {0: "K05"})
    assert see(state)["discard"] == 5
    assert see(state, 0)["discards_known"] == ["K01", "K04", "K05", "K06"]
    assert see(state, 1)["discards_known"] == ["K01", "K05"]
    assert see(state, 2)["discards_known"] == ["K01", "K01", "K05"]
    assert see(state)["discards_known"] == ["K01", "K05"]
    assert [player(state, seat)["crew_size"] for seat in range(3)] == [0, 0, 0]
    check_cards(state)


# -- the end of the round and of the game -----------------------------------------------------------------------------


def test_CA_60_a_single_leader_at_the_target_wins_before_any_refill() -> None:
    """Most respect after the round counts, not who came there first."""
    state = table(respect=[14, 13, 3], hands={0: HAND}, crews={1: "K34 K35"})
    log = listen(state)
    play_round(state, {0: HAND, 1: "K34 K35"})
    assert state.scores == [15, 16, 4]
    assert (state.over, state.ending, state.ranking) == (True, "target", [2, 1, 3])
    assert state.turn() == []
    assert player(state, 0)["hand_size"] == 0
    assert not told(log, "drew")
    assert told(log, "end")[0]["winners"] == [1]


def test_CA_60_below_the_target_nobody_wins() -> None:
    state = settle("M04", {}, {}, [13, 3, 3])
    assert state.scores == [14, 4, 4]
    assert not state.over


def test_CA_61_CA_62_hands_of_0_or_1_draw_up_to_5() -> None:
    """Clockwise from the caller of the round; each hears only what he drew himself."""
    hands = {0: HAND, 1: "K09 K10", 2: "K11 K12 K14", 3: "K16"}
    state = table(respect=[3] * 4, hands=hands, caller=2)
    log = listen(state)
    pile = see(state)["draw"]
    play_round(state, {0: "K04 K05 K06", 1: "K09", 2: "K11 K12 K14", 3: "K16"})
    assert [(x["seat"], x["count"]) for x in told(log, "drew")] == [(2, 5), (3, 5), (1, 4)]
    assert [player(state, seat)["hand_size"] for seat in range(4)] == [2, 5, 5, 5]
    assert see(state)["draw"] == pile - 14
    assert see(state)["caller"] == 3
    check_cards(state)


def test_CA_63_the_discards_are_shuffled_only_when_a_card_is_needed() -> None:
    state = table(hands={0: HAND, 1: "K09 K10 K11"}, draw=4)
    log = listen(state)
    play_round(state, {0: "K04 K05 K06 K07", 1: "K09"})
    assert (see(state)["draw"], see(state)["discard"]) == (0, 70 - 5 - 2 - 4)
    assert not told(log, "shuffled")
    play_round(state, {1: "K10"})
    assert [line["pile"] for line in told(log, "shuffled")] == ["discards"]
    assert (see(state)["draw"], see(state)["discard"]) == (70 - 4 - 5 - 3, 0)


def test_CA_63_a_shuffle_forgets_what_was_seen() -> None:
    state = table(hands={0: HAND}, draw=2)
    assert len(see(state)["discards_known"]) == 53
    play_round(state, {0: "K04 K05 K06 K07"})
    assert see(state)["discards_known"] == []
    assert see(state, 0)["discards_known"] == []
    check_cards(state)


def test_CA_64_used_missions_and_events_are_shuffled_into_new_piles() -> None:
    """Section 7: round 17 brings back all 16 missions, the 11th event all 10."""
    state = table(4, options={"target_respect": 25})
    log = listen(state)
    missions: list[str] = []
    events: list[str] = []
    for _ in range(64):
        seen = see(state)
        missions.append(seen["mission"]["id"])
        events += [seen["event"]] if seen["event"] else []
        assert seen["missions_left"] == (15 - (len(missions) - 1)) % 16
        assert seen["events_left"] == (10 - len(events) if len(events) <= 10 else (10 - len(events)) % 10)
        assert sorted(seen["missions_used"]) == sorted(missions[(len(missions) - 1) // 16 * 16 :])
        play_round(state)
        set_respect(state, [3] * 4)
        if state.over:
            break
    assert len(missions) > 33
    assert len(events) > 11
    for first in range(0, len(missions) - 15, 16):
        assert len(set(missions[first : first + 16])) == 16
    for first in range(0, len(events) - 9, 10):
        assert len(set(events[first : first + 10])) == 10
    piles = [line["pile"] for line in told(log, "shuffled")]
    assert piles.count("missions") == (len(missions) - 1) // 16
    assert piles.count("events") == (len(events) - 1) // 10


def test_CA_70_a_tie_at_the_target_brings_another_round_with_all() -> None:
    """A third player may still win."""
    state = table(respect=[15, 15, 14, 3], crews={2: "K34 K35"})
    log = listen(state)
    play_round(state, {2: "K34"})
    assert state.scores == [16, 16, 16, 4]
    assert told(log, "extra_round") == [{"event": "extra_round", "respect": 16, "rule": "CA-70"}]
    assert state.turn() == [1, 2, 3, 0]
    play_round(state, {2: "K35"})
    assert state.scores == [17, 17, 18, 5]
    assert state.ranking == [2, 2, 1, 4]
    assert state.ending == "target"


def test_CA_71_after_the_last_round_the_most_respect_wins() -> None:
    """Equal players share the victory; a tie at the target is no reason to go on."""
    options: dict[str, Value] = {"max_rounds": 20}
    for respect, ranking in (([5, 4, 5], [1, 3, 1]), ([15, 15, 2], [1, 1, 3]), ([7, 4, 5], [1, 3, 2])):
        state = table(respect=respect, options=options)
        state.round = 20
        log = listen(state)
        play_round(state)
        assert (state.over, state.ending, state.ranking) == (True, "rounds", ranking)
        assert see(state)["round"] == 20
        assert told(log, "end")[0]["rule"] == "CA-71"
        assert told(log, "end")[0]["winners"] == [seat for seat in range(3) if ranking[seat] == 1]


def test_CA_71_the_last_round_is_played() -> None:
    state = table(options={"max_rounds": 20})
    state.round = 19
    play_round(state)
    assert (state.over, see(state)["round"]) == (False, 20)


def test_CA_71_a_single_leader_at_the_target_in_the_last_round_wins_by_it() -> None:
    """CA-60 comes before CA-71."""
    state = table(respect=[14, 4, 4], options={"max_rounds": 20})
    state.round = 20
    play_round(state)
    assert state.ending == "target"


def test_CA_72_nothing_is_legal_after_the_end() -> None:
    state = settle("M04", {}, {}, [14, 3, 3])
    assert state.over
    assert state.turn() == []
    for seat in range(-1, 8):
        assert state.legal(seat) == []
        assert rules_for(state, seat, range(-3, 21)) == {"CA-72": list(range(-3, 21))}
