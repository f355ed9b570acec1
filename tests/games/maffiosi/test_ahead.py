"""What a view tells of what may come is what then comes."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from sitdown.games.maffiosi.actions import ACTIONS
from sitdown.games.maffiosi.data import CARD_IDS
from sitdown.games.maffiosi.play import GAME

OPTIONS: list[dict[str, Any]] = [
    {},
    {"pass_blocked": "skip", "empty_cake": "harmless", "till_doubles_boss": True, "nightcap": "up_to"},
    {"seating": "manual", "cafe_is_drink": True},
]


def moments(seats: int, options: dict[str, Any]) -> Iterator[tuple[Any, dict[str, Any]]]:
    """Every moment of some games in which cards are rather played than discarded, as the seat that decides sees it."""
    rng = random.Random(f"ahead {seats} {options}")
    for seed in range(6):
        state: Any = GAME.start(seats, seed, options)
        while not state.over:
            yield state, state.view(state.mover)
            legal = state.legal(state.mover)
            plays = [action for action in legal if action < len(CARD_IDS)]
            state.push(state.mover, rng.choice(plays or legal))


def after(state: Any, *actions: int) -> Any:
    seat = state.mover
    trial = state.clone()
    for action in actions:
        assert action in trial.legal(seat)
        trial.push(seat, action)
    return trial


@pytest.mark.parametrize("options", OPTIONS)
def test_where_a_card_leads_is_what_is_legal_after_it(options: dict[str, Any]) -> None:
    seen = set()
    for state, view in moments(4, options):
        plays = [action for action in state.legal(state.mover) if action < len(CARD_IDS)]
        assert list(view["leads"]) == [CARD_IDS[action] for action in plays]
        for action in plays:
            card = CARD_IDS[action]
            seen.add(card)
            assert view["leads"][card] == ([] if card == "scram" else after(state, action).legal(state.mover))
    assert seen == set(CARD_IDS)


@pytest.mark.parametrize("options", OPTIONS)
def test_what_a_man_would_earn_is_his_gangs_income_once_he_sits_there(options: dict[str, Any]) -> None:
    compared = 0
    for state, view in moments(4, options):
        sits = view["sits"]
        if sits is None:
            continue
        first = [ACTIONS.encode("play", CARD_IDS.index("move"))] if view["phase"] in ("card", "second") else []
        for man, earns in list(sits["earns"].items())[:2]:
            of, number = man.split(":")
            values = [int(number)] if of == "chair" else [int(number) // 2, int(number) % 2]
            start = ACTIONS.encode(of, *values)
            taken = [] if view["phase"] in ("move_to", "setup_chair", "scram_chair") else [start]
            assert len(earns) == len(sits["chairs"])
            for chair, income in list(zip(sits["chairs"], earns, strict=True))[:3]:
                moved = after(state, *first, *taken, ACTIONS.encode("chair", chair))
                if not moved.over and moved.turns == state.turns and moved.asleep == state.asleep:
                    assert moved.view(None)["players"][state.mover]["income"] == income
                    compared += 1
    assert compared > 20


def test_nobody_else_is_told_where_cards_lead() -> None:
    for state, _ in islice(moments(3, {}), 150):
        for seat in (None, *range(3)):
            assert ("leads" in state.view(seat)) == ("sits" in state.view(seat)) == (seat == state.mover)


@pytest.mark.parametrize("options", OPTIONS)
def test_lines_that_hit_are_the_targets_of_the_weapon(options: dict[str, Any]) -> None:
    ends = set()
    for _, view in moments(4, options):
        for card in ("stab", "fire"):
            rows = [row for row in view["lines"][card] if view["chairs"][row[0] - 1]["man"]["seat"] == view["you"]]
            ends |= {row[2] for row in rows}
            if card in view["leads"]:
                hit = {ACTIONS.encode("chair", row[1]) for row in rows if row[2] == "hit"}
                assert hit == set(view["leads"][card])
    assert ends == {"hit", "own", "empty", "crossed"}


@pytest.mark.parametrize("options", OPTIONS)
def test_a_cake_goes_where_and_hits_whom_the_view_says(options: dict[str, Any]) -> None:
    passed = blown = 0
    for state, view in moments(4, options):
        cakes = {cake["seat"]: cake for cake in view["cakes"]}
        assert {seat: cake["chair"] for seat, cake in cakes.items()} == {
            player["seat"]: player["cake"] for player in view["players"] if isinstance(player["cake"], int)
        }
        for action in state.legal(state.mover):
            kind, values = ACTIONS.decode(action)
            if kind == "pass":
                goal = after(state, action).cake[values[0]]
                assert goal == cakes[values[0]]["passes"][values[1]]
                passed += 1
            if kind == "boom":
                there = after(state, action).view(None)["chairs"]
                gone = [chair["chair"] for chair in there if chair["man"] != view["chairs"][chair["chair"] - 1]["man"]]
                assert set(gone) >= set(cakes[values[0]]["hits"])
                blown += 1
    assert passed
    assert blown


def test_a_cake_goes_off_in_as_many_turns_as_the_view_says() -> None:
    waited: dict[int, int] = {}
    checked = turn = 0
    for state, view in moments(3, {}):
        if view["turn"] == turn:
            continue
        turn = view["turn"]
        checked += waited.get(turn) == state.active
        waited = {turn + cake["turns"]: cake["seat"] for cake in view["cakes"] if cake["turns"]}
    assert checked
