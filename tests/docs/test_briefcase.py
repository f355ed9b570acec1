"""Briefcase, the example of docs/add-a-game.md: the battery that every game must pass, and a test for every rule."""

from __future__ import annotations

import pytest

from sitdown.engine.game import State
from sitdown.engine.options import BadOption
from sitdown.engine.refusal import Illegal
from sitdown.testing import check_game, check_words, do, each_in_one_place, each_once, listen, refused
from tests.docs.briefcase import ACTIONS, CASES, GAME, NONE, BriefcaseState


def dealt(*hands: tuple[int, int, int]) -> BriefcaseState:
    """A table at which these hands were dealt."""
    state = GAME.start(len(hands), "dealt")
    assert isinstance(state, BriefcaseState)
    left = list(CASES)
    for seat, hand in enumerate(hands):
        for token, worth in zip(state.hands[seat], hand, strict=True):
            state.cards.face[token] = worth
            left.remove(worth)
    for token, worth in zip(state.pile.tokens(), left, strict=True):
        state.cards.face[token] = worth
    return state


def opens(state: State, *worths: int) -> None:
    for worth in worths:
        do(state, state.turn()[0], "open", worth)


def every_case_is_in_one_place(state: State) -> None:
    assert isinstance(state, BriefcaseState)
    lying = [token for token in state.opened if token != NONE]
    each_in_one_place(len(CASES), *state.hands, state.pile.tokens(), state.gone, lying)
    each_once(list(state.cards.face), CASES)


def test_it_keeps_the_contract() -> None:
    check_game(GAME, every_case_is_in_one_place, games=20)
    check_words(GAME)


def test_BR_1_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(Illegal, match="BR-1"):
            GAME.start(seats, 0)


def test_BR_2_everybody_looks_at_three_cases() -> None:
    state = GAME.start(3, "two")
    assert isinstance(state, BriefcaseState)
    every_case_is_in_one_place(state)
    for seat in range(3):
        assert [len(hand) for hand in state.hands] == [3, 3, 3]
        assert all(state.cards.seen[token] == 2**seat for token in state.hands[seat])
    assert not any(state.cards.seen[token] for token in state.pile.tokens())


def test_BR_3_in_turn_clockwise_from_seat_0() -> None:
    state = dealt((1, 2, 3), (4, 5, 6), (6, 7, 8))
    assert refused(state, 1, "open", 4) == "BR-3"
    assert refused(state, -1, "open", 4) == refused(state, 3, "open", 4) == "BR-3"
    asked = []
    for worth in (1, 4, 6):
        asked += state.turn()
        opens(state, worth)
    assert asked == [0, 1, 2]


def test_BR_4_you_open_one_of_your_own_for_all_to_see() -> None:
    state = dealt((1, 2, 3), (4, 5, 6))
    assert refused(state, 0, "open", 4) == "BR-4"
    opens(state, 2)
    assert [state.card_as(seat, state.opened[0]) for seat in (None, 0, 1)] == ["2", "2", "2"]
    assert state.worths(0) == [1, 3]


def test_BR_5_one_swap_a_game_and_only_the_taker_sees_what_is_taken() -> None:
    state = dealt((1, 2, 3), (4, 5, 6))
    log = listen(state)
    taken = state.card_as(0, state.pile.top())
    assert taken == "?"
    do(state, 0, "swap", 1)
    worth = str(state.cards.face[state.hands[0][-1]])
    assert [log.lines(seat)[-1]["cards"] for seat in (None, 0, 1)] == [["1", "?"], ["1", worth], ["1", "?"]]
    assert state.turn() == [0]
    assert refused(state, 0, "swap", 2) == "BR-5"
    assert [ACTIONS.decode(action)[0] for action in state.legal(0)] == ["open"] * 3
    assert refused(GAME.start(2, 0, {"swap": False}), 0, "swap", 1) == "BR-5"


def test_BR_6_the_best_case_takes_all_and_begins_the_next_round() -> None:
    state = dealt((1, 2, 3), (4, 5, 6), (6, 7, 8))
    opens(state, 3, 6, 6)
    assert state.scores == [0, 15, 0]
    assert state.turn() == [1]
    opens(state, 4, 7, 2)
    assert state.scores == [0, 15, 13]
    assert state.turn() == [2]


def test_BR_7_after_three_rounds_most_money_wins() -> None:
    state = dealt((1, 2, 3), (1, 2, 3))
    opens(state, 3, 3, 2, 2, 1)
    assert not state.over
    opens(state, 1)
    assert state.over
    assert (state.scores, state.ranking, state.ending) == ([12, 0], [1, 2], "rounds")
    assert refused(state, 0, "open", 1) == "BR-7"


def test_BR_8_there_is_nothing_else() -> None:
    state = GAME.start(2, 0)
    for action in (-1, len(ACTIONS)):
        assert refused(state, 0, action) == "BR-8"
    with pytest.raises(BadOption) as error:
        GAME.start(2, 0, {"bribes": True})
    assert error.value.rule == "BR-8"
