"""The rules of Capo up to "0", CA-1 to CA-33: setup, mission, crews, turning up, suspicions."""

from __future__ import annotations

import pytest

from sitdown.engine import Illegal, Value
from sitdown.games.capo import GAME
from sitdown.testing import listen
from tests.games.capo.helpers.positions import (
    DONE,
    arrange,
    check_cards,
    lay_crew,
    lay_crews,
    log_of,
    play_round,
    player,
    prisoners,
    refused,
    rules_for,
    see,
    set_respect,
    settle,
    start,
    suspect,
    table,
    told,
    turn_up,
)

HAND = "K04 K05 K06 K07 K08"


# -- setup ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 8, 70])
def test_CA_1_three_to_seven_players(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        GAME.start(seats, 0)
    assert caught.value.rule == "CA-1"
    assert caught.value.refusal.facts == {"seats": seats, "least": 3, "most": 7}


def test_CA_1_comes_before_CA_94() -> None:
    """Section 5: at the start of a game CA-1 before CA-94."""
    with pytest.raises(Illegal) as caught:
        GAME.start(2, 0, {"stakes": 3})
    assert caught.value.rule == "CA-1"


@pytest.mark.parametrize("seats", range(3, 8))
def test_CA_2_one_suspicion_card_and_one_overview_card_each(seats: int) -> None:
    """CA-25: the overview cards lie hat up at the start."""
    state = start(seats)
    assert [p["overview"] for p in see(state)["players"]] == ["hat"] * seats
    log = listen(state)
    play_round(state, suspicions={0: 1})
    laid = told(log, "suspects") + told(log, "suspects_nobody")
    assert sorted(str(line["seat"]) for line in laid) == [str(seat) for seat in range(seats)]


@pytest.mark.parametrize("seats", range(3, 8))
@pytest.mark.parametrize("first_game", [False, True])
def test_CA_3_CA_4_CA_5_the_table_of_section_3(seats: int, first_game: bool) -> None:
    """Respect 3, hands of 5, what is left in the piles; one mission has been turned up."""
    state = start(seats, first_game=first_game)
    seen = see(state)
    assert [p["respect"] for p in seen["players"]] == [3] * seats
    assert [p["hand_size"] for p in seen["players"]] == [5] * seats
    whole = {3: 55, 4: 50, 5: 45, 6: 40, 7: 35}
    first = {3: 52, 4: 47, 5: 42, 6: 37, 7: 32}
    assert seen["draw"] == (first if first_game else whole)[seats]
    assert seen["discard"] == 0
    assert seen["missions_left"] == 15
    assert seen["events_left"] == (None if first_game else 10 if seen["event"] is None else 9)
    assert (seen["phase"], seen["round"]) == ("play", 1)
    assert seen["target"] == (10 if first_game else 15)
    check_cards(state)


def test_CA_5_missions_and_events_are_shuffled() -> None:
    piles = [start(3, seed).open_view() for seed in range(30)]
    assert len({str(pile["mission_pile"]) for pile in piles}) == 30
    assert len({str(pile["event_pile"]) for pile in piles}) == 30
    assert len({str(pile["mission"]) for pile in piles}) > 8


@pytest.mark.parametrize("seats", [3, 5, 7])
def test_CA_6_the_caller_is_random_then_the_next_seat_clockwise(seats: int) -> None:
    assert {start(seats, seed).caller for seed in range(60)} == set(range(seats))
    state = start(seats, 4)
    first = see(state)["caller"]
    for later in range(1, seats + 2):
        play_round(state)
        assert see(state)["caller"] == (first + later) % seats


def test_CA_7_first_game_has_no_tony_no_events_and_target_10() -> None:
    """It overrides the three single options, whatever their values."""
    options: dict[str, Value] = {"first_game": True, "little_tony": True, "events": True, "target_respect": 25}
    state = start(7, "first", **options)
    kinds = _all_kinds(state.open_view())
    assert len(kinds) == 67
    assert not {"K31", "K32", "K33"} & set(kinds)
    assert see(state)["target"] == 10
    envelopes = 0
    for _ in range(15):
        assert (see(state)["event"], see(state)["events_left"]) == (None, None)
        envelopes += see(state)["next_envelope"]
        play_round(state)
        set_respect(state, [3] * 7)
    assert envelopes >= 7  # and all of them ignored


def test_CA_7_a_first_game_is_won_with_10() -> None:
    state = settle("M04", {}, {}, [9, 5, 5], first_game=True)
    assert state.over
    assert state.scores == [10, 6, 6]


def _all_kinds(view: dict[str, object]) -> list[str]:
    draw, players = view["draw_pile"], view["players"]
    assert isinstance(draw, list)
    assert isinstance(players, list)
    return [*draw, *(kind for one in players for kind in one["hand"])]


# -- phase 1: the mission ---------------------------------------------------------------------------------------------


def test_CA_10_a_mission_is_valid_for_its_round_only() -> None:
    state = table(mission="M07", missions_left=8)
    assert see(state)["mission"] == {"id": "M07", "needs": "IIB", "stars": 3}
    coming = state.open_view()["mission_pile"]
    assert isinstance(coming, list)
    for mission in coming:
        play_round(state)
        assert see(state)["mission"]["id"] == mission


@pytest.mark.parametrize(
    ("crew", "hat"),
    [
        ("K07 K02", True),  # IIB, 1 star
        ("K19", True),
        ("K07 K08", True),  # a B too many
        ("K07 K13 K06", True),  # IIIBS, 3 stars
        ("K07 K13 K10", False),  # 4 stars
        ("K07 K01", False),  # no B
        ("K13 K02", False),  # one I
    ],
)
def test_CA_11_all_symbols_and_not_too_many_stars(crew: str, hat: bool) -> None:
    """M07 wants IIB with at most 3 stars."""
    assert prisoners(settle("M07", {0: crew}, {1: 0})) == ([] if hat else [0])


@pytest.mark.parametrize(
    ("mission", "crew", "hat"),
    [
        ("M10", "K07 K02 K03", True),
        ("M10", "K13 K02 K03", False),
        ("M14", "K08 K09", True),
        ("M14", "K08 K03", False),
        ("M14", "K14 K14", True),
    ],
)
def test_CA_12_each_symbol_as_often_as_it_is_shown(mission: str, crew: str, hat: bool) -> None:
    assert prisoners(settle(mission, {0: crew}, {1: 0})) == ([] if hat else [0])


@pytest.mark.parametrize(
    ("mission", "crew", "hat"),
    [
        ("M01", "K01", True),
        ("M01", "K03", True),
        ("M02", "K03 K03", True),
        ("M02", "K01 K03", False),
        ("M02", "K01 K02 K03", False),
        ("M03", "K26", True),
        ("M03", "K09 K14", True),
        ("M03", "K07 K02 K03", False),
        ("M03", "K13 K14 K15", False),  # two of each
    ],
)
def test_CA_13_question_marks_are_equal_symbols_of_choice(mission: str, crew: str, hat: bool) -> None:
    assert prisoners(settle(mission, {0: crew}, {1: 0})) == ([] if hat else [0])


def test_CA_14_an_envelope_on_the_next_mission_brings_an_event() -> None:
    """Over three mission piles: an event in each round in which an envelope lies on top, else none."""
    state = start(4, "envelopes", target_respect=25)
    events = 0
    for _ in range(48):
        seen = see(state)
        assert (seen["event"] is not None) == (seen["next_envelope"] is True)
        assert (seen["next_envelope"] is None) == (seen["missions_left"] == 0)
        events += seen["event"] is not None
        play_round(state)
        set_respect(state, [3] * 4)
    assert events > 10


def test_CA_15_an_event_is_over_with_its_round() -> None:
    """CA-81: the limit rises by 2, and only as long as E02 lies there."""
    state = table(mission="M04", event="E02", missions_left=2)
    assert see(state)["mission"]["stars"] == 4
    play_round(state)  # on to the mission with the envelope; what lies below it has none
    below = state.open_view()["mission_pile"]
    assert below == ["M01"]
    assert see(state)["event"] is None
    assert see(state)["mission"] == {"id": "M02", "needs": "??", "stars": 2}


# -- phase 2: the crews -----------------------------------------------------------------------------------------------


def test_CA_20_at_least_one_card_must_be_played() -> None:
    state = table(hands={0: HAND})
    assert refused(state, 0, DONE) == "CA-20"
    state.apply(0, 4)
    state.apply(0, DONE)
    assert player(state, 0)["ready"]


@pytest.mark.parametrize("size", [2, 3, 4, 5])
def test_CA_21_only_cards_of_the_own_hand_and_each_once(size: int) -> None:
    state = table(hands={0: " ".join(HAND.split()[:size])})
    assert rules_for(state, 0, range(size)) == {"": list(range(size))}
    assert all(refused(state, 0, slot) == "CA-21" for slot in range(size, 5))
    state.apply(0, 1)
    assert refused(state, 0, 1) == "CA-21"
    assert see(state, 0)["chosen"] == [1]


def test_CA_21_the_crew_leaves_the_hand_when_all_are_laid() -> None:
    state = table(hands={0: HAND, 1: "K10 K11 K12"})
    lay_crew(state, 0, "K05 K07")
    assert see(state, 0)["hand"] == HAND.split()
    lay_crew(state, 1, "K10 K11 K12")
    lay_crew(state, 2, "K01")
    assert see(state, 0)["hand"] == ["K04", "K06", "K08"]
    assert see(state, 0)["crew"] == ["K05", "K07"]
    assert see(state, 1)["hand"] == []
    check_cards(state)


def test_CA_22_a_confirmed_crew_cannot_be_changed() -> None:
    """The sizes are announced when all are laid, not before."""
    state = table(hands={0: HAND})
    log = listen(state)
    lay_crew(state, 0, "K04 K05 K06")
    assert rules_for(state, 0, range(6)) == {"CA-22": [0, 1, 2, 3, 4, 5]}
    assert state.legal(0) == []
    assert not told(log, "crew")
    lay_crews(state)
    assert [(line["seat"], line["size"]) for line in told(log, "crew")] == [(0, 3), (1, 1), (2, 1)]


def test_CA_23_each_chooses_which_cards_to_turn_up() -> None:
    for shown in ("K04 K05", "K04 K07", "K05 K06", "K06 K07"):
        state = table(hands={0: HAND})
        lay_crews(state, {0: "K04 K05 K06 K07"})
        turn_up(state, {0: shown})
        assert player(state, 0)["crew_up"] == shown.split()
        assert player(state, 0)["crew_size"] == 4


def test_CA_23_who_turns_up_none_or_all_is_not_asked() -> None:
    """Section 4: skipped with F = 0 or F = crew size, and as a whole if all are skipped."""
    state = table(hands={0: HAND, 1: "K09 K10 K11"})
    lay_crews(state, {0: "K04", 1: "K09 K10 K11"})
    assert (see(state)["phase"], state.turn()) == ("show", [1])
    alone = table(hands={0: HAND})
    lay_crews(alone)
    assert (see(alone)["phase"], alone.turn()) == ("suspect", [0, 1, 2])
    every = table(hands={0: HAND}, event="E03")
    lay_crews(every)
    assert see(every)["phase"] == "suspect"
    assert player(every, 0)["crew_up"] == ["K04"]


def test_CA_23_cards_that_are_alike_are_still_chosen_between() -> None:
    """Section 4: skipped only then."""
    state = table(hands={0: "K13 K13 K13"})
    lay_crews(state, {0: "K13 K13"})
    assert see(state)["phase"] == "show"
    assert state.legal(0) == [6, 7]


def test_CA_24_exactly_that_number_and_the_choice_stands() -> None:
    """The choice ends by itself, and nothing is shown before the last one is made."""
    state = table(hands={0: HAND, 1: "K09 K10 K11 K12 K14"})
    lay_crews(state, {0: HAND, 1: "K09 K10"})
    assert see(state, 0)["to_turn_up"] == 2
    state.apply(0, 6)
    assert not player(state, 0)["ready"]
    assert refused(state, 0, 6) == "CA-24"
    state.apply(0, 10)
    assert player(state, 0)["ready"]
    assert rules_for(state, 0, range(6, 11)) == {"CA-24": [6, 7, 8, 9, 10]}
    assert player(state, 0)["crew_up"] == []
    state.apply(1, 7)
    assert player(state, 0)["crew_up"] == ["K04", "K08"]
    assert player(state, 1)["crew_up"] == ["K10"]


def test_CA_25_overview_cards_lie_as_the_last_round_left_them() -> None:
    state = settle("M04", {0: "K06"}, {1: 0})
    assert prisoners(state) == [0]
    arrange(state, hands={1: HAND, 2: "K09 K10 K11"})
    lay_crews(state, {1: "K04 K05"})
    assert (see(state)["phase"], prisoners(state)) == ("show", [0])
    turn_up(state)
    assert (see(state)["phase"], prisoners(state)) == ("suspect", [])


# -- phase 3: "3, 2, 1, 0" --------------------------------------------------------------------------------------------


def test_CA_30_all_suspicion_cards_are_laid_at_once() -> None:
    state = table(crews={0: "K06"})
    log = listen(state)
    lay_crews(state, {0: "K06"})
    assert state.turn() == [0, 1, 2]
    state.apply(2, 12)
    state.apply(0, 11)
    assert not told(log, "suspects")
    assert not told(log, "suspects_nobody")
    state.apply(1, 13)
    assert [(line["seat"], line["target"]) for line in told(log, "suspects")] == [(1, 0), (2, 0)]
    assert [line["seat"] for line in told(log, "suspects_nobody")] == [0]


@pytest.mark.parametrize("seats", range(3, 7))
def test_CA_31_nobody_suspects_himself(seats: int) -> None:
    """With seven players no offset comes round to oneself."""
    state = table(seats)
    lay_crews(state)
    for seat in range(seats):
        assert refused(state, seat, 11 + seats) == "CA-31"


@pytest.mark.parametrize("seats", range(3, 8))
def test_CA_32_a_suspicion_names_one_player_of_the_game(seats: int) -> None:
    """The offset counts clockwise from the chooser."""
    state = table(seats)
    lay_crews(state)
    for seat in range(seats):
        assert state.legal(seat) == list(range(11, 11 + seats))
        beyond = list(range(12 + seats, 18))
        assert rules_for(state, seat, beyond) == ({"CA-32": beyond} if beyond else {})
    log = listen(state)
    for seat in range(seats):
        state.apply(seat, 11 + 1 + seat % (seats - 1))
    laid = [(line["seat"], line["target"]) for line in told(log, "suspects")]
    assert laid == [(seat, (seat + 1 + seat % (seats - 1)) % seats) for seat in range(seats)]


def test_CA_33_suspicions_are_secret_and_cannot_be_changed() -> None:
    state = table()
    lay_crews(state)
    state.apply(1, 12)
    assert rules_for(state, 1, range(11, 18)) == {"CA-33": [11, 12, 13, 14, 15, 16, 17]}
    assert state.turn() == [0, 2]
    assert see(state, 1)["suspects"] == 2
    log = listen(state)
    suspect(state)
    assert [(line["seat"], line["target"]) for line in told(log, "suspects")] == [(1, 2)]


def test_the_states_follow_each_other_as_in_section_4() -> None:
    """CA-10, CA-22, CA-24, CA-30: the program rests only in PLAY, SHOW, SUSPECT and END."""
    state = settle("M04", {0: "K04 K05"}, {}, [3, 3, 13])
    names = [str(line["event"]) for line in log_of(state).lines(None)]
    order = [name for name in dict.fromkeys(names) if name != "ready"]
    assert order == ["crew", "turned_up", "countdown", "suspects_nobody", "respect", "round", "mission"]
    assert see(state)["phase"] == "play"
    assert see(state)["round"] == 2
