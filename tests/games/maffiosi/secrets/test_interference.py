"""Nobody learns what he may not know at a table of Maffiosi: by view, event, legal action, refusal or imagination.

Twins of a state differ in two cards that a watcher cannot tell apart; the same is done at both, and what reaches the
watcher must be the same until one of the cards is shown to him.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from sitdown.engine import Event, Log, Rng, State, Value
from sitdown.engine.refusal import Fact
from sitdown.games.maffiosi.imagine import lay_out_guess
from sitdown.games.maffiosi.memory import ONLOOKER, Guess, tell_nothing_apart
from sitdown.games.maffiosi.play import MaffiosiPlay
from sitdown.testing import Leak, Watch, check_moment, watch
from sitdown.testing.promise import as_json
from tests.games.maffiosi.helpers.invariant import KINDS, hand_tokens
from tests.games.maffiosi.helpers.knowledge import Memory, Mind, contradiction, deal_of
from tests.games.maffiosi.helpers.positions import copy, fields_that_differ, start
from tests.games.maffiosi.secrets.test_imagine import OPTIONS, check_all_cards, think

CLOSED: list[dict[str, Value]] = [{"open_discards": False}, {"open_discards": False, "stall_rounds": 20}]
STEPS = 3  # done at both twins, one after another


class Truth(Memory):
    """What all remember, and which cards have been in hands since the last shuffle."""

    def __init__(self, state: MaffiosiPlay) -> None:
        super().__init__(state)
        self.state = state
        self.kept: set[int] = set()
        state.listener = self

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        super().hear(event, cards_as)
        if event.name == "shuffled":
            self.kept = {token for seat in range(self.state.seats) for token in hand_tokens(self.state, seat)}


# -- twins ------------------------------------------------------------------------------------------------------------


def swap_unseen(truth: Truth, mind: Mind, dice: random.Random) -> MaffiosiPlay | None:
    """A twin in which two cards have changed faces: both kept over the last shuffle, or both in the pile then."""
    state = truth.state
    unseen = [token for token in range(60) if not state.cards.known_to(mind, token)]
    kept = [token for token in unseen if token in truth.kept]
    group = kept if len(kept) > 1 and dice.random() < 0.5 else [token for token in unseen if token not in truth.kept]
    in_hand = [token for token in group if owner_of(state, token) is not None]
    if not in_hand:
        return None
    one = dice.choice(in_hand)
    face = state.cards.face
    others = [token for token in group if face[token] != face[one]]
    if not others:
        return None
    other = dice.choice(others)
    twin = copy(state)
    for token, found in ((one, other), (other, one)):
        twin.cards.face[token] = face[found]
        owner = owner_of(state, token)
        if group is kept and owner is not None:
            twin.kept[8 * owner + face[token]] -= 1
            twin.kept[8 * owner + face[found]] += 1
    return twin


def owner_of(state: MaffiosiPlay, token: int) -> int | None:
    """Who holds this hidden card, or died with it."""
    return next((seat for seat in range(state.seats) if state.cards.known_to(seat, token)), None)


def swap_buried(truth: Truth, mind: Mind, dice: random.Random) -> MaffiosiPlay | None:
    """A twin in which a dead player shuffled in unseen what another keeps, and the other way round (A33)."""
    state = truth.state
    buried = [
        (seat, kind) for seat in truth.era.unseen if seat != mind for kind in range(8) if state.buried[8 * seat + kind]
    ]
    unseen = [token for token in range(60) if not state.cards.known_to(mind, token)]
    face = state.cards.face
    dice.shuffle(buried)
    for dead, kind in buried:
        held = [token for token in unseen if token in truth.kept and face[token] != kind]
        drawn = [token for token in unseen if token not in truth.kept and face[token] == kind]
        if held and drawn:
            one, other = dice.choice(held), dice.choice(drawn)
            owner = owner_of(state, one)
            assert owner is not None
            twin = copy(state)
            twin.cards.face[one], twin.cards.face[other] = kind, face[one]
            for sign, row, place in ((1, twin.kept, owner), (-1, twin.buried, dead), (-1, twin.pool, 0)):
                row[8 * place + kind] += sign
                row[8 * place + face[one]] -= sign
            return twin
    return None


# -- what reaches the watcher -----------------------------------------------------------------------------------------


def compare_moment(state: MaffiosiPlay, twin: MaffiosiPlay, mind: Mind, seed: object, look: Watch) -> None:
    if look(state, mind) != look(twin, mind) or state.turn() != twin.turn():
        raise Leak(f"{mind} can tell {look(state, mind)} from {look(twin, mind)}")
    one, other = think(state, mind, seed), think(twin, mind, seed)
    if fields_that_differ(one, other) or one.open_view() != other.open_view():
        raise Leak(f"{mind} imagines other worlds: {fields_that_differ(one, other)}")


def shown_to(mind: Mind, lines: list[dict[str, Fact]], open_discards: bool) -> list[Fact]:
    """The cards that the watcher may see of what happened: those he drew, and an open dead hand."""
    return [
        line["cards"]
        for line in lines
        if (line["event"] == "drew" and line["seat"] == mind) or (line["event"] == "gave_up_hand" and open_discards)
    ]


def step_both(state: MaffiosiPlay, twin: MaffiosiPlay, mind: Mind, dice: random.Random) -> bool:
    """Let somebody do the same in both; False if it shows the difference, or can be done at one of them only."""
    mover = state.asked()
    same = [action for action in state.choices() if action in twin.legal(mover)]
    if not same:
        return False
    action = dice.choice(same)
    heard = []
    for place in (state, twin):
        log = Log()
        place.listener = log
        place.apply(mover, action)
        place.listener = None
        heard.append(log.lines(mind))
    if len({as_json(shown_to(mind, lines, bool(state.options["open_discards"]))) for lines in heard}) > 1:
        return False
    if heard[0] != heard[1]:
        raise Leak(f"{mind} hears {heard[0]} or {heard[1]}")
    return True


def check_twin(truth: Truth, twin: MaffiosiPlay, mind: Mind, dice: random.Random, look: Watch) -> Counter[str]:
    """The moment, and the next steps; how many steps could be compared."""
    seen: Counter[str] = Counter()
    check_all_cards(twin)
    assert contradiction(truth, mind, deal_of(truth, twin)) == "", "a twin must be possible for the watcher"
    compare_moment(truth.state, twin, mind, dice.random(), look)
    here = copy(truth.state)
    for _ in range(STEPS):
        shuffles = here.shuffles
        if here.over or not step_both(here, twin, mind, dice):
            break
        compare_moment(here, twin, mind, dice.random(), look)
        seen["steps"] += 1
        seen["shuffles"] += here.shuffles > shuffles
        seen["second"] += here.phase == 13
    return seen


def compare(
    states: int,
    seed: str,
    look: Watch = watch,
    tables: list[dict[str, Value]] = OPTIONS,
    looks: tuple[float, float, float] = (0.05, 0.1, 0.4),
) -> Counter[str]:
    """Compare that many moments, each as one of the seats or an onlooker; what could be compared.

    Looked at are all moments with hidden dead hands, and others as often as `looks` says, by shuffles so far.
    """
    dice = random.Random(seed)
    seen: Counter[str] = Counter()
    while seen["moments"] < states:
        state = start(dice.choice([3, 4, 5, 6]), f"{seed} {seen['moments']}", **dice.choice(tables))
        truth = Truth(state)
        while not state.over and seen["moments"] < states:
            if truth.under or truth.era.unseen or dice.random() < looks[min(2, truth.shuffles)]:
                mind = dice.choice(truth.minds)
                check_moment(state, mind, dice, look)
                seen["moments"] += 1
                for name, make in MAKERS.items():
                    twin = make(truth, mind, dice)
                    if twin is not None:
                        seen[name] += 1
                        seen.update(check_twin(truth, twin, mind, dice, look))
            state.play(dice.choice(state.choices()))
    return seen


MAKERS: dict[str, Callable[[Truth, Mind, random.Random], MaffiosiPlay | None]] = {
    "swapped": swap_unseen,
    "buried": swap_buried,
}


def test_unseen_cards_change_nothing() -> None:
    seen = compare(250, "quick")
    assert seen["swapped"] > 200
    assert seen["steps"] > 500
    assert seen["second"] > 50


def test_hidden_dead_hands_change_nothing() -> None:
    """A33, `open_discards=off`: under the used pile, and shuffled in."""
    seen = compare(150, "hidden", tables=CLOSED, looks=(0, 0, 0))
    assert seen["buried"] > 20
    assert seen["shuffles"] > 3


@pytest.mark.long
def test_unseen_cards_change_nothing_over_many_states() -> None:
    seen = compare(20_000, "long")
    assert seen["swapped"] > 15_000
    assert seen["steps"] > 30_000
    assert min(seen[name] for name in ("buried", "shuffles", "second")) > 200


# -- where guessing is given up ---------------------------------------------------------------------------------------


def think_wide(state: MaffiosiPlay, mind: Mind, seed: object) -> MaffiosiPlay:
    """The world that is imagined when no guess of what was kept agrees with the story."""
    rng = Rng.seeded(seed)
    world = copy(state)
    world.rng = rng.split()
    guess = Guess(world, ONLOOKER if mind is None else mind)
    tell_nothing_apart(world, guess)
    lay_out_guess(world, guess, rng)
    return world


def test_a_wide_world_depends_on_the_watchers_knowledge_alone() -> None:
    """It looks the same, tells nothing more than any other, and whoever sits in it can imagine on."""
    dice = random.Random("wide")
    seen: Counter[str] = Counter()
    while min(seen[name] for name in MAKERS) < 15:
        state = start(dice.choice([3, 4, 5, 6]), dice.random(), **dice.choice(CLOSED))
        truth = Truth(state)
        while not state.over:
            if truth.era.unseen or (truth.shuffles and dice.random() < 0.05):
                mind, seed = dice.choice(truth.minds), dice.random()
                world = think_wide(state, mind, seed)
                check_all_cards(world)
                assert watch(world, mind) == watch(state, mind)
                for name, make in MAKERS.items():
                    twin = make(truth, mind, dice)
                    if twin is not None:
                        seen[name] += 1
                        assert fields_that_differ(world, think_wide(twin, mind, seed)) == []
                other = dice.choice(truth.minds)
                assert think(world, other, seed).view(other) == world.view(other)
            state.play(dice.choice(state.choices()))


# -- leaks that must be caught ----------------------------------------------------------------------------------------


def tells_the_next_card(state: State, seat: Mind) -> str:
    assert isinstance(state, MaffiosiPlay)
    return watch(state, seat) + KINDS[state.cards.face[state.draw.top()]]


def tells_who_holds_a_move(state: State, seat: Mind) -> str:
    """As asking for a second card only of those who have one would."""
    assert isinstance(state, MaffiosiPlay)
    faces = [state.cards.face[token] for token in hand_tokens(state, state.active)]
    return watch(state, seat) + str(state.phase == 13 and KINDS.index("move") in faces)


def tells_what_was_kept(state: State, seat: Mind) -> str:
    assert isinstance(state, MaffiosiPlay)
    return watch(state, seat) + str(list(state.kept))


def tells_a_token(state: State, seat: Mind) -> str:
    """The number of a card is enough of a leak, if it stays the same."""
    assert isinstance(state, MaffiosiPlay)
    scrams = [token for token in range(60) if state.cards.face[token] == KINDS.index("scram")]
    return watch(state, seat) + str(scrams)


def tells_hidden_dead_hands(state: State, seat: Mind) -> str:
    assert isinstance(state, MaffiosiPlay)
    return watch(state, seat) + str([state.cards.face[token] for token in state.used.tokens()])


def tells_buried_hands(state: State, seat: Mind) -> str:
    assert isinstance(state, MaffiosiPlay)
    return watch(state, seat) + str(list(state.buried))


LEAKS = [tells_the_next_card, tells_who_holds_a_move, tells_what_was_kept, tells_a_token]
LEAKS += [tells_hidden_dead_hands, tells_buried_hands]


@pytest.mark.parametrize("leaky", LEAKS)
def test_a_planted_leak_is_caught(leaky: Watch) -> None:
    with pytest.raises(Leak):
        compare(2_000, "leak", leaky, CLOSED, looks=(0.02, 0.05, 0.1))
