"""Nobody learns what he may not know: by view, event, legal action or refusal."""

from __future__ import annotations

import json
import random

import pytest

from sitdown.engine import State, Value
from sitdown.games.capo import GAME
from sitdown.games.capo.data import GIULIA, POWER
from sitdown.games.capo.state import SOME_GIULIA, CapoState
from sitdown.testing import Leak, Watch, check_moment, watch
from tests.games.capo.helpers.twins import check_step

OPTIONS: list[dict[str, Value]] = [
    {},
    {"giulia": "auto_show"},
    {"giulia": "visible_only"},
    {"target_respect": 25},
    {"first_game": True},
    {"envelope_source": "own_back"},
]


def compare(states: int, seed: str, look: Watch = watch) -> int:
    """Compare that many moments, each as one of the seats or an onlooker; the number of steps compared too."""
    dice = random.Random(seed)
    steps = 0
    seen = 0
    while seen < states:
        options = dice.choice(OPTIONS)
        state = GAME.start(dice.choice(GAME.seats), f"{seed} {seen}", options)
        while not state.over and seen < states:
            assert isinstance(state, CapoState)
            seat = dice.choice([None, *range(state.seats)])
            check_moment(state, seat, dice, look)
            steps += check_step(state, seat, dice, look)
            seen += 1
            state.play(dice.choice(state.choices()))
    return steps


def test_unseen_cards_and_sealed_choices_change_nothing() -> None:
    assert compare(600, "quick") > 300


@pytest.mark.long
def test_unseen_cards_and_sealed_choices_change_nothing_over_many_states() -> None:
    assert compare(20_000, "long") > 10_000


def tells_top_card(state: State, seat: int | None) -> str:
    assert isinstance(state, CapoState)
    return watch(state, seat) + str(state.cards.face[state.draw.top()])


def tells_sealed_size(state: State, seat: int | None) -> str:
    assert isinstance(state, CapoState)
    return watch(state, seat) + str([bin(state.picked[other]).count("1") for other in range(state.seats)])


def tells_order_of_tokens(state: State, seat: int | None) -> str:
    """A stable id is enough of a leak."""
    assert isinstance(state, CapoState)
    hands = [[state.hand_token(other, slot) for slot in range(state.hand_n[other])] for other in range(state.seats)]
    return watch(state, seat) + json.dumps(hands)


def tells_suspicions(state: State, seat: int | None) -> str:
    assert isinstance(state, CapoState)
    return watch(state, seat) + str([state.suspected[other] for other in range(state.seats)])


def tells_which_giulia(state: State, seat: int | None) -> str:
    """CA-52: that one of them was paid for is known to all, which one is not."""
    assert isinstance(state, CapoState)
    return watch(state, seat) + str(sorted(state.cards.face[token] for token in paid_unseen(state)))


def tells_giulias_in_hands(state: State, seat: int | None) -> str:
    assert isinstance(state, CapoState)
    hands = [[state.hand_token(other, slot) for slot in range(state.hand_n[other])] for other in range(state.seats)]
    return watch(state, seat) + str([sum(POWER[state.cards.face[t]] == GIULIA for t in hand) for hand in hands])


def paid_unseen(state: CapoState) -> list[int]:
    return [token for token in state.discard.tokens() if state.paid_as[token] == SOME_GIULIA]


def refuses_by_another_hand(state: State, seat: int | None) -> str:
    assert isinstance(state, CapoState)
    best = max(state.cards.face[state.hand_token(0, slot)] for slot in range(state.hand_n[0])) if state.hand_n[0] else 0
    return watch(state, seat) + ("CA-20" if best > 60 else "CA-21")


@pytest.mark.parametrize(
    "leaky",
    [
        tells_top_card,
        tells_sealed_size,
        tells_order_of_tokens,
        tells_suspicions,
        tells_which_giulia,
        tells_giulias_in_hands,
        refuses_by_another_hand,
    ],
)
def test_a_planted_leak_is_caught(leaky: Watch) -> None:
    with pytest.raises(Leak):
        compare(2_000, "leak", leaky)
