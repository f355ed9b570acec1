"""The worked examples T25 to T33 of the rules of Capo (section 10): refills, ends, piles, what is refused."""

from __future__ import annotations

from sitdown.engine import Value
from sitdown.testing import listen
from tests.games.capo.helpers.positions import (
    DONE,
    arrange,
    lay_crew,
    lay_crews,
    log_of,
    play_round,
    player,
    refused,
    rules_for,
    see,
    set_respect,
    settle,
    suspect,
    table,
    told,
    turn_up,
)


def test_T25_who_has_two_cards_draws_nothing() -> None:
    """CA-61, CA-62."""
    state = table(hands={0: "K01 K04 K07 K10 K13", 1: "K02 K05 K08 K11 K14"})
    log = listen(state)
    play_round(state, {0: "K01 K04 K07", 1: "K02 K05 K08 K11"})
    assert (player(state, 0)["hand_size"], player(state, 1)["hand_size"]) == (2, 5)
    assert [(line["seat"], line["count"]) for line in told(log, "drew")] == [(1, 4)]
    play_round(state, {0: "K10"})
    assert player(state, 0)["hand_size"] == 5
    assert [(line["seat"], line["count"]) for line in told(log, "drew")] == [(1, 4), (0, 4)]
    assert "K13" in see(state, 0)["hand"]


def test_T26_discards_are_shuffled_in_the_middle_of_a_refill() -> None:
    """CA-63."""
    state = table(hands={0: "K04 K05 K06 K07 K08"}, draw=2)
    assert (see(state)["draw"], see(state)["discard"]) == (2, 53)
    log = listen(state)
    play_round(state, {0: "K04 K05 K06 K07"})
    assert player(state, 0)["hand_size"] == 5
    assert (see(state)["draw"], see(state)["discard"]) == (57, 0)
    assert [line["pile"] for line in told(log, "shuffled")] == ["discards"]
    assert [line["count"] for line in told(log, "drew")] == [4]


def test_T27_extra_rounds_until_one_leads() -> None:
    """CA-60, CA-70."""
    state = table(respect=[15, 15, 11])
    log = listen(state)
    play_round(state)
    assert state.scores == [16, 16, 12]
    arrange(state, "M16", crews={1: "K06", 2: "K34 K35"})
    play_round(state, {1: "K06", 2: "K34 K35"}, {2: 1})
    assert state.scores == [17, 16, 17]
    assert not state.over
    arrange(state, "M04", crews={1: "K13", 2: "K13"})
    play_round(state, {1: "K13", 2: "K13"}, {1: 2, 2: 1})
    assert state.scores == [18, 16, 17]
    assert state.over
    assert (state.ranking, state.ending) == ([1, 3, 2], "target")
    assert len(told(log, "extra_round")) == 2
    assert told(log, "end") == [{"event": "end", "winners": [0], "respect": 18, "rule": "CA-60"}]


def test_T27_leaders_who_fall_below_the_target_play_on() -> None:
    """CA-70."""
    state = settle("M04", {2: "K13"}, {0: 2, 1: 2}, [15, 15, 9], "E05")
    assert state.scores == [14, 14, 10]
    assert not state.over
    assert state.ending == ""
    assert not told(log_of(state), "extra_round")


def test_T28_the_sixteenth_mission_has_no_event() -> None:
    """CA-14, CA-64."""
    state = table(missions_left=1, event="E02")
    assert see(state)["next_envelope"] is True
    log = listen(state)
    play_round(state)
    seen = see(state)
    assert (seen["missions_left"], seen["next_envelope"], seen["event"]) == (0, None, None)
    assert len(set(seen["missions_used"])) == 16
    assert not told(log, "shuffled")
    play_round(state)
    assert [line["pile"] for line in told(log, "shuffled")] == ["missions"]
    assert see(state)["missions_left"] == 15
    assert see(state)["missions_used"] == [see(state)["mission"]["id"]]


def test_T29_a_protected_witness_cannot_be_suspected() -> None:
    """CA-89."""
    state = table(respect=[2, 4, 4, 2], event="E10")
    lay_crews(state)
    assert see(state)["phase"] == "suspect"
    assert rules_for(state, 1, range(11, 18)) == {"": [11, 12], "CA-89": [13, 14], "CA-31": [15], "CA-32": [16, 17]}
    assert state.legal(1) == [11, 12]
    level = table(respect=[4, 4, 4, 4], event="E10")
    lay_crews(level)
    assert level.legal(1) == [11, 12, 13, 14]


def test_T30_a_crew_of_one_under_a_front_page_story() -> None:
    """CA-82, CA-91."""
    state = table(crews={1: "K04 K05"}, event="E03")
    lay_crews(state, {1: "K04 K05"})
    assert state.turn() == [1]
    assert rules_for(state, 0) == {"CA-90": [*range(6), *range(11, 18)], "CA-91": [6, 7, 8, 9, 10]}
    turn_up(state)
    assert player(state, 0)["crew_up"] == ["K01"]
    assert player(state, 1)["crew_up"] == ["K04"]


def test_T31_what_may_be_added_to_a_crew() -> None:
    """CA-20, CA-21, CA-22, CA-88, CA-93."""
    hand = "K04 K05 K06 K07"
    state = table(hands={0: hand})
    assert refused(state, 0, DONE) == "CA-20"
    state.apply(0, 0)
    state.apply(0, 2)
    assert state.legal(0) == [3, 5]
    later = list(range(6, 18))
    assert rules_for(state, 0) == {"": [3, 5], "CA-21": [0, 2, 4], "CA-93": [1], "CA-90": later}
    state.apply(0, DONE)
    assert state.legal(0) == []
    assert rules_for(state, 0) == {"CA-22": [0, 1, 2, 3, 4, 5], "CA-90": later}

    skeleton = table(hands={0: hand}, event="E09")
    assert refused(skeleton, 0, DONE) == "CA-20"
    skeleton.apply(0, 0)
    skeleton.apply(0, 2)
    assert skeleton.legal(0) == [5]
    assert rules_for(skeleton, 0) == {"": [5], "CA-21": [0, 2, 4], "CA-88": [1, 3], "CA-90": later}


def test_T32_what_may_be_turned_up() -> None:
    """CA-24, CA-93."""
    state = table(crews={0: "K04 K05 K06 K07", 1: "K08 K09"})
    lay_crews(state, {0: "K04 K05 K06 K07", 1: "K08 K09"})
    assert state.legal(0) == [6, 7, 8]
    assert rules_for(state, 0, range(6, 11)) == {"": [6, 7, 8], "CA-93": [9], "CA-24": [10]}
    state.apply(0, 7)
    assert state.legal(0) == [8, 9]
    assert rules_for(state, 0, range(6, 11)) == {"": [8, 9], "CA-93": [6], "CA-24": [7, 10]}
    state.apply(0, 8)
    assert state.turn() == [1]
    assert rules_for(state, 0, range(6, 11)) == {"CA-24": [6, 7, 8, 9, 10]}


def test_T33_whom_a_seat_may_suspect() -> None:
    """CA-31, CA-32, CA-33, CA-72, CA-90, CA-92."""
    state = table(4)
    lay_crews(state)
    wanted = {"": [11, 12, 13, 14], "CA-31": [15], "CA-32": [16, 17], "CA-90": list(range(11)), "CA-92": [18]}
    for seat in range(4):
        assert state.legal(seat) == [11, 12, 13, 14]
        assert rules_for(state, seat, range(19)) == wanted
    state.apply(2, 12)
    assert rules_for(state, 2) == {"CA-33": list(range(11, 18)), "CA-90": list(range(11))}
    set_respect(state, [3, 14, 3, 3])
    suspect(state)
    assert state.over
    for seat in range(-1, 5):
        assert rules_for(state, seat, range(-1, 19)) == {"CA-72": list(range(-1, 19))}


def test_T33_the_cap_ends_the_game_too() -> None:
    """CA-71, CA-72."""
    options: dict[str, Value] = {"max_rounds": 20}
    state = table(options=options)
    state.round = 20
    lay_crew(state, 0, "K01")
    play_round(state)
    assert state.over
    assert rules_for(state, 1) == {"CA-72": list(range(18))}
