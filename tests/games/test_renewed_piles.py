"""Where a play branches off: which piles each game shuffles anew, and what of them stays because somebody knows it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from sitdown.engine import Rng, State, Value
from sitdown.engine.cards import Cards
from sitdown.games import game_of
from sitdown.games.capo.data import ENVELOPE, EVENT_TOKEN, MISSION_TOKEN
from sitdown.games.capo.state import CapoState
from sitdown.games.cosanostra.data import FIRST_JOB, RECRUITS, ROUNDS
from sitdown.games.cosanostra.state import CosaState
from sitdown.games.maffiosi.state import MaffiosiState
from sitdown.games.sicilianos.data import COLOURS, VALUES
from sitdown.games.sicilianos.state import SicilianosState

Piles = dict[str, list[int]]


def faces(cards: Cards, tokens: list[int]) -> list[int]:
    return [int(cards.face[token]) for token in tokens]


def of_capo(state: State) -> Piles:
    assert isinstance(state, CapoState)
    missions = [MISSION_TOKEN + i for i in range(state.missions_left)]
    events = [EVENT_TOKEN + i for i in range(state.events_left)]
    named = {"draw": state.draw.tokens(), "missions": missions, "events": events}
    return {name: faces(state.cards, tokens) for name, tokens in named.items()}


def of_maffiosi(state: State) -> Piles:
    assert isinstance(state, MaffiosiState)
    return {"draw": faces(state.cards, state.draw.tokens())}


def of_sicilianos(state: State) -> Piles:
    assert isinstance(state, SicilianosState)
    cards = state.cards
    return {
        f"pile {colour}": [int(cards.face[state.pile[colour * VALUES + i]]) for i in range(state.pile_n[colour])]
        for colour in range(COLOURS)
    }


def of_cosanostra(state: State) -> Piles:
    assert isinstance(state, CosaState)
    piles = {
        f"jobs {deck}": [int(state.jobs.face[state.j_deck[FIRST_JOB[deck] + i]]) for i in range(state.j_deck_n[deck])]
        for deck in range(1, ROUNDS)
    }
    piles["influence"] = faces(state.influence, state.i_deck.tokens())
    piles["businesses"] = state.b_deck.tokens()
    if state.switches.blind:
        piles["recruits"] = [int(one) for one in state.recruits[: state.seats * RECRUITS]]
    return piles


GAMES: list[tuple[str, dict[str, Value], Callable[[State], Piles]]] = [
    ("capo", {}, of_capo),
    ("maffiosi", {}, of_maffiosi),
    ("sicilianos", {}, of_sicilianos),
    ("cosanostra", {"recruit": "blind"}, of_cosanostra),
]
EACH = pytest.mark.parametrize(("slug", "options", "piles_of"), GAMES, ids=[slug for slug, *_ in GAMES])


def early(slug: str, options: dict[str, Value]) -> State:
    """Soon after the first cards were dealt, when all piles are still high."""
    game = game_of(slug)
    state = game.start(game.seats[0], "renewed", options)
    dice = random.Random("renewed")
    for _ in range(12):
        state.play(dice.choice(state.choices()))
    return state


@EACH
def test_every_pile_is_shuffled_and_none_changes_what_it_is_made_of(
    slug: str, options: dict[str, Value], piles_of: Callable[[State], Piles]
) -> None:
    state = early(slug, options)
    before = piles_of(state)
    renewed: list[Piles] = []
    for seed in range(6):
        branch = state.clone()
        branch.renew(Rng.seeded(seed))
        renewed.append(piles_of(branch))
    for name, cards in before.items():
        orders = {tuple(piles[name]) for piles in renewed}
        assert len(orders) > 1, f"{slug}: {name} is drawn alike whatever the seed"
        assert all(sorted(order) == sorted(cards) for order in orders), name


def test_the_back_on_top_of_the_missions_stays() -> None:
    state = early("capo", {})
    assert isinstance(state, CapoState)
    back = ENVELOPE[state.cards.face[state.top_mission()]]
    for seed in range(20):
        branch = state.clone()
        branch.renew(Rng.seeded(seed))
        assert isinstance(branch, CapoState)
        assert ENVELOPE[branch.cards.face[branch.top_mission()]] == back


def test_a_pile_that_somebody_has_looked_through_stays_as_it_lies() -> None:
    state = early("sicilianos", {})
    assert isinstance(state, SicilianosState)
    for i in range(state.pile_n[0]):
        state.cards.see(1, state.pile[i])
    before = of_sicilianos(state)
    state.renew(Rng.seeded(1))
    after = of_sicilianos(state)
    assert after["pile 0"] == before["pile 0"]
    assert after["pile 1"] != before["pile 1"]


def test_businesses_that_all_know_stay_at_the_bottom() -> None:
    state = early("cosanostra", {})
    assert isinstance(state, CosaState)
    state.known_bottom = 3
    before = state.b_deck.tokens()
    state.renew(Rng.seeded(1))
    assert state.b_deck.tokens()[:3] == before[:3]
    assert state.b_deck.tokens()[3:] != before[3:]
