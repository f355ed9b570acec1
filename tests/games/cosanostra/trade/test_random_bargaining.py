"""Random bargaining in La Cosa Nostra: nothing is lost or made, and exactly what was written changes hands."""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any, cast

import pytest

from sitdown.engine import State
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.play import CosaPlay
from sitdown.games.cosanostra.trade.offer_form import actions_of, form_of
from tests.games.cosanostra.helpers.bargains import NEGOTIATION, random_offer
from tests.games.cosanostra.helpers.positions import check_table, start

Books = dict[str, Any]
MAY_CHANGE = {  # by an exchange: what it says, and whose turn it is (CN-37)
    "players", "offers", "draft", "promises", "phase", "mover", "regular", "asked", "under_way", "monopolies",
    "choosing", "answers", "threats",
}  # fmt: skip
PRIVATE = ("jobs", "influence", "laundered", "recruits", "killed", "family", "job_backs")


def books(state: State) -> Books:
    """Who has what, read from what an onlooker sees."""
    view = cast(dict[str, Any], state.view(None))
    found: Books = {"cash": {}, "free": {}, "business": {}, "gangster": {}, "markers": {}}
    for player in view["players"]:
        seat = player["seat"]
        found["cash"][seat] = player["cash"]
        found["free"][seat] = player["free_markers"]
        for card in player["businesses"]:
            found["business"][card["business"]] = (seat, card["active"], card["used"])
            found["markers"][card["business"]] = list(card["markers"])
        for man in player["gangsters"]:
            plan = dict(man["plan"] or {})
            if "business" in plan:
                found["markers"][plan["business"]] = list(plan.pop("markers"))
            found["gangster"][man["gangster"]] = (seat, man["state"], plan, man["attached"])
    return found


def book(found: Books, shown: dict[str, Any]) -> Books:
    """The books after this exchange, by CN-181, CN-186, CN-188 and CN-190."""
    after = json.loads(json.dumps(found), object_hook=_numbers)
    for giver, getter, side in ((shown["from"], shown["to"], "give"), (shown["to"], shown["from"], "get")):
        given = shown[side]
        after["cash"][giver] -= given["cash"]
        after["cash"][getter] += given["cash"]
        for card in given["businesses"]:
            after["business"][card][0] = getter
            after["free"][getter] += after["markers"][card][getter]
            after["markers"][card][getter] = 0
        for man in given["gangsters"]:
            after["gangster"][man][0] = getter
        for card in given["lend"]:
            after["markers"][card][getter] += 1
            after["free"][getter] -= 1
        for card in given["recall"]:
            after["markers"][card][giver] -= 1
            after["free"][giver] += 1
    return cast(Books, after)


def _numbers(entry: dict[str, Any]) -> dict[Any, Any]:
    return {int(key) if key.isdigit() else key: value for key, value in entry.items()}


def plain(found: Books) -> Books:
    return cast(Books, json.loads(json.dumps(found), object_hook=_numbers))


def untouched(state: State) -> dict[str, Any]:
    """What no exchange may change: hands, decks, plans, laundered money."""
    view = cast(dict[str, Any], state.open_view())
    kept = {name: value for name, value in view.items() if name not in MAY_CHANGE}
    kept["private"] = [{name: player[name] for name in PRIVATE} for player in view["players"]]
    return kept


def accept(state: CosaPlay, seat: int, to: int) -> None:
    """Carry it out and hold it against the books."""
    shown = next(entry for entry in shown_to(state, to) if entry["from"] == seat)
    before, kept = books(state), untouched(state)
    kept.pop("drafts_left")
    state.apply(to, GAME.actions.encode("accept", seat))
    after = untouched(state)
    after.pop("drafts_left")
    assert plain(books(state)) == book(before, shown)
    assert after == kept
    assert all(entry["from"] != seat for entry in shown_to(state, to))
    check_table(state)


def shown_to(state: CosaPlay, seat: int) -> list[dict[str, Any]]:
    """The offers that the seat may answer."""
    if not state.open_offers:
        return []
    return [entry for entry in cast(list[dict[str, Any]], state.view(seat)["offers"]) if entry["to"] == seat]


def bargain(state: CosaPlay, dice: random.Random, seen: Counter[str]) -> None:
    """One step of talk: an offer, an answer, a marker taken back."""
    seat = dice.randrange(state.seats)
    waiting = shown_to(state, seat)
    if waiting and dice.random() < 0.7:
        chosen = dice.choice(waiting)
        if GAME.actions.encode("accept", chosen["from"]) in state.legal(seat):
            if dice.random() < 0.8:
                accept(state, chosen["from"], seat)
                seen["accepted"] += 1
                for side in ("give", "get"):
                    seen.update({name: bool(what) for name, what in chosen[side].items()})
            else:
                state.apply(seat, GAME.actions.encode("reject", chosen["from"]))
        return
    if dice.random() < 0.1:
        marked = [a for a in state.legal(seat) if GAME.actions.decode(a)[0] == "take_back"]
        if marked:
            total = sum(books(state)["free"].values())
            state.apply(seat, dice.choice(marked))
            assert sum(books(state)["free"].values()) == total + 1
            seen["taken back"] += 1
        return
    offer = random_offer(state, seat, dice)
    if offer:
        before = books(state)
        state.apply_all(seat, offer)
        assert books(state) == before, "an offer alone changes nothing"
        seen["offered"] += 1


def step(state: CosaPlay, dice: random.Random) -> None:
    """A game action of somebody who is asked."""
    seat = dice.choice(state.turn())
    actions = [action for action in state.legal(seat) if action < NEGOTIATION]
    state.apply(seat, dice.choice(actions))


def bargains(seed: str, plays: int) -> Counter[str]:
    dice = random.Random(seed)
    seen: Counter[str] = Counter()
    for number in range(plays):
        state = start(3 + number % 3, f"{seed} {number}", public_offers=number % 2 == 1, rounds=3 + number % 2)
        state.listener = None
        for seat in range(state.seats):
            state.cash[seat] += 20
        while not state.over:
            for _ in range(dice.randint(0, 3)):
                bargain(state, dice, seen)
            check_table(state)
            step(state, dice)
            if dice.random() < 0.2:
                for seat in range(state.seats):
                    for shown in shown_to(state, seat):
                        check_can_be_kept(state, seat, shown)
                        seen["standing"] += 1
    return seen


def check_can_be_kept(state: CosaPlay, seat: int, shown: dict[str, Any]) -> None:
    """An open offer can always be accepted, unless nobody may talk just now (CN-9); its form says the same."""
    if not state.under_way and GAME.actions.encode("accept", shown["from"]) in state.legal(seat):
        trial = state.clone()
        trial.apply(seat, GAME.actions.encode("accept", shown["from"]))
        check_table(trial)
    items = actions_of(form_of(shown))[1:-1]
    assert items == sorted(items)


def test_CN_181_exactly_what_was_written_changes_hands() -> None:
    """Money, cards and markers, over whole random games at all numbers of seats."""
    seen = bargains("bargains", 3)
    assert seen["accepted"] > 80
    assert seen["taken back"] > 3
    assert seen["standing"] > 50
    for name in ("cash", "businesses", "gangsters", "lend", "recall"):
        assert seen[name] > 5, name


@pytest.mark.long
def test_CN_181_exactly_what_was_written_changes_hands_over_many_games() -> None:
    seen = bargains("many bargains", 100)
    assert seen["accepted"] > 3_000
