"""What a view of La Cosa Nostra tells of Jobs, dice and the account is what the rules then do."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import pytest

from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.actions import DO_EXECUTE, DO_LAPSE
from sitdown.games.cosanostra.cards.businesses import place_marker, trade_of
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.positions import copy, play, see, table, told
from tests.games.cosanostra.helpers.random_plays import TABLES, moments

PRINTED: Any = GAME.printed()
View = dict[str, Any]


class Done(NamedTuple):
    """A planned Job that was executed in a trial: what was seen just before it was shown, and what came of it."""

    seat: int
    view: View
    man: View
    state: CosaPlay


@cache
def turns() -> list[tuple[CosaPlay, View]]:
    """Moments of random plays in which somebody may execute a planned card, as that seat sees them."""
    found = []
    for number in range(len(TABLES)):
        for state in moments(number, "foretold"):
            assert isinstance(state, CosaPlay)
            if state.view(None)["phase"] == "act" and any(is_execute(action) for action in state.legal(state.asked())):
                found.append((copy(state), state.view(state.asked())))
    return found


def is_execute(action: int) -> bool:
    return DO_EXECUTE <= action < DO_LAPSE


def known_jobs(view: View) -> list[str]:
    plans = [man["plan"] for player in view["players"] for man in player["gangsters"] if man["plan"]]
    planned = [str(plan["job"]) for plan in plans if plan.get("job") is not None]
    return [*planned, *view["players"][view["you"]]["jobs"]]


def with_markers() -> Iterator[tuple[CosaPlay, View]]:
    """The same moments after others have lent what they can, as long as there are markers."""
    for before, view in turns():
        state, seat = copy(before), view["you"]
        cards = [business for where in view["lacking"].values() for business in where["cards"]]
        for business in cards[: view["players"][seat]["free_markers"]]:
            place_marker(state, seat, business)
        yield state, state.view(seat)


def executions(moments: Iterable[tuple[CosaPlay, View]]) -> Iterator[Done]:
    for before, view in moments:
        seat = before.asked()
        men = {man["gangster"]: man for man in view["players"][seat]["gangsters"]}
        for action in filter(is_execute, before.legal(seat)):
            man = men[action - DO_EXECUTE]
            if "job" in man["plan"]:
                state, latest = copy(before), view
                state.push(seat, action)
                while (seen := state.view(seat))["phase"] == "aim":
                    latest = seen
                    state.push(seat, state.legal(seat)[0])
                yield Done(seat, latest, man, state)


def test_needs_are_told_of_the_jobs_that_the_seat_knows_and_of_no_other() -> None:
    for _, view in turns():
        assert set(view["needs"]) == {job for job in known_jobs(view) if PRINTED["jobs"][job]["needs"]}
        for job, needs in view["needs"].items():
            assert len(needs) == len(PRINTED["jobs"][job]["needs"])


def test_a_cash_job_is_rolled_for_if_nothing_is_missing_and_fizzles_otherwise() -> None:
    """CN-80, CN-82, CN-83: and it pays back a marker for each place that a lent card fills."""
    outcomes = set()
    for seat, view, man, state in executions([*turns(), *with_markers()]):
        needs = view["needs"].get(str(man["plan"]["job"]))
        if needs is None:
            continue
        whole = "missing" not in needs
        assert bool(told(state, "fizzled")) != whole
        assert bool(told(state, "rolled")) == whole
        after: View = state.view(seat)
        back = after["players"][seat]["free_markers"] - view["players"][seat]["free_markers"]
        assert back == (needs.count("lent") if whole else 0)
        outcomes.add((whole, "lent" in needs))
    assert outcomes >= {(True, False), (True, True), (False, False)}


def test_what_is_lacking_is_there_once_a_marker_lies_on_a_card_that_could_be_lent() -> None:
    tried = 0
    for before, view in turns()[::4]:
        seat = view["you"]
        missing = {
            kind
            for job, needs in view["needs"].items()
            for kind, met in zip(PRINTED["jobs"][job]["needs"], needs, strict=True)
            if met == "missing"
        }
        assert set(view["lacking"]) == missing
        for trade, where in view["lacking"].items():
            on_sale = [place["trade"] for place in view["market"] if place]
            assert where["market"] == (trade in on_sale)
            for business in where["cards"]:
                assert trade_of(business) == trade
                state = copy(before)
                place_marker(state, seat, business)
                tried += 1
                lent: View = state.view(seat)
                for job, needs in lent["needs"].items():
                    lacked = list(zip(PRINTED["jobs"][job]["needs"], view["needs"][job], strict=True))
                    lacks = list(zip(PRINTED["jobs"][job]["needs"], needs, strict=True))
                    fewer = lacked.count((trade, "missing")) - lacks.count((trade, "missing"))
                    assert fewer == min(1, lacked.count((trade, "missing")))
    assert tried > 50


def test_who_plans_to_buy_what_is_lacking_is_told() -> None:
    state = table(plan={"BLU3": "201", "DIM2": "CA", "CAL1": "106"}, round=2)
    assert see(state, "A")["needs"] == {"201": ["missing"]}
    assert see(state, "A")["lacking"]["casino"] == {"cards": [], "buyers": [1], "market": False}
    assert see(state, "B")["needs"] == {}
    assert see(state)["needs"] == {}


def test_dice_must_show_what_the_view_told() -> None:
    """CN-72, CN-108, CN-109."""
    seen = set()
    for _, view, man, state in executions(turns()):
        rolled = told(state, "rolled")
        if not rolled:
            continue
        printed = PRINTED["jobs"][str(man["plan"]["job"])]["die"]
        at = (view["choosing"] or {}).get("die_at")
        by_man = man["die"][printed - 1] if man["die"] and printed else printed
        target = at[str(told(state, "revealed")[0]["at_gangster"])] if at else by_man
        assert target == rolled[0]["target"]
        assert printed == 0 or target == by_man
        assert len(rolled[0]["dice"]) == man["strength"]
        seen.add((bool(printed), at is not None, man["die"] is not None))
    assert seen >= {(True, False, False), (True, False, True), (False, True, False), (True, True, False)}


@pytest.mark.parametrize("cards", ["", "machine_pistol", "distraction henchman"])
def test_return_fire_is_rolled_as_told(cards: str) -> None:
    """CN-111."""
    state = table(plan={"BLU2": "420", "DIM3": "401"}, attached={"DIM3": cards}, round=4)
    play(state, "A execute BLU2, A aim DIM3 [1 1]")
    rolls = see(state)["job"]["return_fire"]
    play(state, f"B return_fire [{' '.join(['1'] * rolls['dice'])}]")
    last = told(state, "rolled")[-1]
    assert rolls == {"dice": len(last["dice"]), "die": last["target"]}
    assert (see(state)["job"] or {}).get("return_fire") is None


def test_the_parts_of_the_account_make_the_total() -> None:
    """CN-200 to CN-203, also with `business_bonus`."""
    for number in range(len(TABLES)):
        *_, state = moments(number, "foretold")
        view: View = state.view(None)
        for player, account in zip(view["players"], view["accounts"], strict=True):
            assert sum(account.values()) == player["total"] == state.scores[player["seat"]]
            assert account["laundered"] == 2 * player["laundered"]
    assert all(view["accounts"] is None for _, view in turns())


def test_chances_are_those_of_the_dice() -> None:
    """CN-70 to CN-73."""
    for dice in range(1, 5):
        rolls = list(product(range(1, 7), repeat=dice))
        for target in range(1, 8):
            hits = [sum(die >= target for die in roll) for roll in rolls]
            shares = [100 * sum(count >= least for count in hits) / len(rolls) for least in (1, 2)]
            assert PRINTED["chances"][dice][target] == [int(share + 0.5) for share in shares]


def test_light_damage_is_one_less() -> None:
    """10.36."""
    assert PRINTED["light_damage"]["116"] == {"high": 5, "low": 2}
    assert PRINTED["jobs"]["116"]["high"] == 6
