"""Nobody learns what he may not know at a table of Sicilianos: by view, event, legal action, refusal or imagination.

Twins of a state differ in two cards of a colour that a watcher cannot tell apart, or in a choice that somebody makes
in secret; what reaches the watcher must be the same, until one of the cards is shown to him.
"""

from __future__ import annotations

import random

import pytest

from sitdown.engine import Event, Listener, Log, State, Value
from sitdown.games.sicilianos.data import CARDS, COLOURS, VALUES, card_id
from sitdown.games.sicilianos.play import SicilianosPlay
from sitdown.testing import Leak, Watch, check_moment, watch
from sitdown.testing.promise import as_json
from tests.games.sicilianos.helpers.invariant import check_table, hand_tokens
from tests.games.sicilianos.helpers.positions import start
from tests.games.sicilianos.helpers.sight import copy, dream, fields_that_differ
from tests.games.sicilianos.secrets.test_imagine import OPTIONS

Mind = int | None


class Ear(Listener):
    """Keeps what a watcher hears, and the cards that are named to him."""

    def __init__(self, state: SicilianosPlay, mind: Mind) -> None:
        self.mind = mind
        self.log = Log()
        self.named: set[str] = set()
        state.listener = self

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        self.log.hear(event, cards_as)
        self.named |= {name for name in cards_as[self.mind] if not name.endswith("?")}


def swap_unseen(state: SicilianosPlay, mind: Mind, dice: random.Random) -> tuple[SicilianosPlay, set[int]] | None:
    """A twin in which two cards of a colour have changed places, which the watcher holds for possible.

    What the others know of the one they know in the twin of the other.
    """
    cards = state.cards
    first = cards.watcher_of(mind) * CARDS
    tokens = dice.sample(range(CARDS), CARDS)
    for one in tokens:
        for other in tokens:
            here, there = cards.face[one], cards.face[other]
            if one < other and one // VALUES == other // VALUES:
                fits = cards.may[first + here] >> other % VALUES & cards.may[first + there] >> one % VALUES & 1
                if fits:
                    return _twin(state, mind, one, other), {here, there}
    return None


def _twin(state: SicilianosPlay, mind: Mind, one: int, other: int) -> SicilianosPlay:
    twin = copy(state)
    here, there = twin.cards.face[one], twin.cards.face[other]
    twin.cards.swap(one, other)
    for watcher in range(state.seats + 1):
        if watcher != twin.cards.watcher_of(mind):
            row = watcher * CARDS
            held = twin.cards.may[row + here]
            twin.cards.may[row + here] = twin.cards.may[row + there]
            twin.cards.may[row + there] = held
    check_table(twin)
    return twin


def same_choice(state: SicilianosPlay, twin: SicilianosPlay, action: int) -> int:
    """The action that does in the twin, with the same cards, what this one does here."""
    kind, values = state.game.actions.decode(action)
    if kind in ("place", "pick", "bomb"):
        return state.game.actions.encode(kind, twin.cards.face[state.cards.token[values[0]]])
    return action


def another_secret(state: SicilianosPlay, mind: Mind, action: int, dice: random.Random) -> tuple[int, set[int]]:
    """Another choice that looks the same to the watcher, and the cards that the choices are about."""
    kind, values = state.game.actions.decode(action)
    if state.asked() == mind or kind not in ("place", "pick", "shop", "stake"):
        return action, set()
    if kind == "stake" and state.options["stakes"] == "open":
        return action, set()
    if kind == "shop" and state.options["businesses"] == "open":
        return action, set()
    alike = []
    for other in state.choices():
        name, about = state.game.actions.decode(other)
        if name == kind and (kind in ("shop", "stake") or about[0] // VALUES == values[0] // VALUES):
            alike.append(other)
    chosen = dice.choice(alike)
    cards = {values[0], state.game.actions.decode(chosen)[1][0]} if kind in ("place", "pick") else set()
    return chosen, cards if chosen != action else set()


def check_step(state: SicilianosPlay, mind: Mind, dice: random.Random, look: Watch = watch) -> bool:
    """Let somebody act in both twins; False if the step itself shows the difference to the watcher."""
    swapped = swap_unseen(state, mind, dice)
    if swapped is None:
        return False
    twin, faces = swapped
    if look(state, mind) != look(twin, mind):
        raise Leak(f"{mind} can tell {look(state, mind)} from {look(twin, mind)}")
    mover = state.asked()
    action = dice.choice(state.choices())
    if dice.random() < 0.5:
        twin_action, more = another_secret(state, mind, action, dice)
        faces = faces | more
        twin_action = same_choice(state, twin, twin_action)
    else:
        twin_action = same_choice(state, twin, action)
    after = copy(state)
    heard, twin_heard = Ear(after, mind), Ear(twin, mind)
    after.apply(mover, action)
    twin.apply(mover, twin_action)
    if {card_id(face) for face in faces} & (heard.named | twin_heard.named) or shown_otherwise(heard, twin_heard):
        return False
    here = as_json(heard.log.lines(mind)) + look(after, mind)
    there = as_json(twin_heard.log.lines(mind)) + look(twin, mind)
    if here != there:
        raise Leak(f"{mind} can tell {here} from {there}")
    seed = dice.random()
    if fields_that_differ(dream(after, mind, seed), dream(twin, mind, seed)):
        raise Leak(f"{mind} imagines {fields_that_differ(dream(after, mind, seed), dream(twin, mind, seed))}")
    return True


def shown_otherwise(heard: Ear, twin_heard: Ear) -> bool:
    """Hidden stakes are shown with the first reveal, businesses at the end."""
    return any(
        line["event"] in ("stake_shown", "end") for ear in (heard, twin_heard) for line in ear.log.lines(ear.mind)
    )


def compare(states: int, seed: str, look: Watch = watch, tables: list[dict[str, Value]] = OPTIONS) -> int:
    """Compare that many moments, each as one of the seats or an onlooker; the number of steps compared too."""
    dice = random.Random(seed)
    steps = 0
    seen = 0
    while seen < states:
        state = start(dice.choice([3, 4, 5, 6]), f"{seed} {seen}", **dice.choice(tables))
        while not state.over and seen < states:
            mind = dice.choice([None, *range(state.seats)])
            check_moment(state, mind, dice, look)
            steps += check_step(state, mind, dice, look)
            seen += 1
            state.play(dice.choice(state.choices()))
    return steps


def test_unseen_cards_and_secret_choices_change_nothing() -> None:
    assert compare(300, "quick") > 200


@pytest.mark.long
def test_unseen_cards_and_secret_choices_change_nothing_over_many_states() -> None:
    assert compare(20_000, "long") > 13_000


# -- leaks that must be caught ----------------------------------------------------------------------------------------


def tells_top_card(state: State, seat: Mind) -> str:
    assert isinstance(state, SicilianosPlay)
    tops = [state.cards.face[state.pile[c * VALUES + state.pile_n[c] - 1]] for c in range(COLOURS) if state.pile_n[c]]
    return watch(state, seat) + str(tops)


def tells_the_sum_of_a_hand(state: State, seat: Mind) -> str:
    assert isinstance(state, SicilianosPlay)
    return watch(state, seat) + str(sum(state.cards.face[token] for token in hand_tokens(state, 0)))


def tells_a_token(state: State, seat: Mind) -> str:
    """A stable number of a card is enough of a leak."""
    assert isinstance(state, SicilianosPlay)
    return watch(state, seat) + str([state.cards.token[colour * VALUES] for colour in range(COLOURS)])


def tells_hidden_stakes(state: State, seat: Mind) -> str:
    assert isinstance(state, SicilianosPlay)
    return watch(state, seat) + str(list(state.stake))


def tells_businesses(state: State, seat: Mind) -> str:
    assert isinstance(state, SicilianosPlay)
    return watch(state, seat) + str(list(state.shops.face))


@pytest.mark.parametrize(
    "leaky", [tells_top_card, tells_the_sum_of_a_hand, tells_a_token, tells_hidden_stakes, tells_businesses]
)
def test_a_planted_leak_is_caught(leaky: Watch) -> None:
    with pytest.raises(Leak):
        compare(2_000, "leak", leaky, OPTIONS[1:2])
