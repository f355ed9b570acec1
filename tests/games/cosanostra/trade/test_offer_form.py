"""The form for people and the actions for bots are one offer seen twice (section 9)."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from sitdown.engine import Illegal
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.actions import TAGS
from sitdown.games.cosanostra.play import CosaPlay
from sitdown.games.cosanostra.trade.offer_form import (
    FIELDS,
    HAND_CARDS,
    LISTS,
    LONGEST_NOTE,
    NOT_TRADABLE,
    BadForm,
    actions_of,
    form_of,
)
from tests.games.cosanostra.helpers.bargains import draft, meet, offer, random_offer, trade
from tests.games.cosanostra.helpers.layout import SEATS
from tests.games.cosanostra.helpers.positions import action_of, check_table, copy, everything, gangster, see

NOTHING: dict[str, Any] = {"cash": 0, "businesses": [], "gangsters": [], "lend": [], "recall": []}


def names(actions: list[int]) -> list[str]:
    return [" ".join(str(part) for part in GAME.actions.readable(action)) for action in actions]


def a_form(**fields: Any) -> dict[str, Any]:
    return {"to": 1, "give": {"cash": 1}, "get": {}, "tags": [], "note": "", **fields}


def rich_table() -> CosaPlay:
    """Markers of A lie on B's Lawyer and of B on A's Cop; both have more than four things to give."""
    state = meet(4, own={"A": "LS CO WC PI4 LW3", "B": "DD LW1 BF NC2 CA"})
    trade(state, "A", "B", give="lend A.CO", get="lend B.LW")
    return state


# -- the encoding -----------------------------------------------------------------------------------------------------


def test_an_offer_of_everything_in_the_order_of_section_14() -> None:
    """CN-181, CN-191."""
    state = meet()
    form = {
        "to": 1,
        "give": {"cash": 3, "businesses": [28], "gangsters": [0], "lend": [10]},
        "get": {"recall": [21], "lend": [26], "cash": 60, "businesses": [0]},
        "tags": ["share"],
        "note": "half and half",
    }
    assert actions_of(form) == [
        action_of(state, what)
        for what in [
            "offer_open B",
            "give cash 3",
            "ask cash 60",
            "give business A.WC",
            "ask business B.DD",
            "give gangster BLU1",
            "give lend A.LS",
            "ask lend B.BF",
            "ask recall A.CO",
            "tag share",
            "offer_send",
        ]
    ]


def test_what_is_left_out_is_nothing() -> None:
    whole = a_form(give={**NOTHING, "cash": 1}, get=dict(NOTHING))
    for form in ({"to": 1, "give": {"cash": 1}}, a_form(), whole, {**whole, "tags": []}):
        assert names(actions_of(form)) == ["offer_open 1", "give_cash 1", "offer_send"]


def test_the_order_of_lists_does_not_matter() -> None:
    one = a_form(give={"lend": [3, 2], "gangsters": [5, 1]})
    other = a_form(give={"gangsters": [1, 5], "lend": [2, 3]})
    assert actions_of(one) == actions_of(other)


@pytest.mark.parametrize("tag", TAGS)
def test_every_tag_has_its_action(tag: str) -> None:
    assert actions_of(a_form(tags=[tag]))[-2] == GAME.actions.encode("tag", TAGS.index(tag))


@pytest.mark.parametrize("side", ["give", "get"])
def test_every_item_has_its_action(side: str) -> None:
    """Both ends of each range."""
    word = "give" if side == "give" else "ask"
    for kind, name, last in [
        ("cash", "cash", 60),
        ("business", "businesses", 33),
        ("gangster", "gangsters", 29),
        ("lend", "lend", 33),
        ("recall", "recall", 33),
    ]:
        for what in (1 if kind == "cash" else 0, last):
            form = {"to": 4, side: {name: what if kind == "cash" else [what]}}
            assert names(actions_of(form)) == ["offer_open 4", f"{word}_{kind} {what}", "offer_send"]


# -- whole or not at all ----------------------------------------------------------------------------------------------


def test_it_is_applied_whole() -> None:
    state = meet()
    state.apply_all(0, actions_of({"to": 1, "give": {"cash": 2}, "get": {"lend": [15]}}))
    assert [form_of(entry) for entry in see(state, "B")["offers"]] == [
        {"to": 1, "give": {**NOTHING, "cash": 2}, "get": {**NOTHING, "lend": [15]}, "tags": [], "note": ""}
    ]


@pytest.mark.parametrize(
    ("form", "rule"),
    [
        ({"to": 1, "give": {"cash": 21}}, "CN-183"),
        ({"to": 1, "give": {"cash": 2}, "get": {"lend": [10]}}, "CN-183"),
        ({"to": 1, "give": {"gangsters": [3]}}, "CN-184"),
        ({"to": 1, "give": {"recall": [15]}}, "CN-188"),
        ({"to": 1}, "CN-191"),
        ({"to": 0, "give": {"cash": 1}}, "CN-191"),
        ({"to": 4, "give": {"cash": 1}}, "CN-191"),
        ({"to": 1, "give": {"cash": 1, "businesses": [10, 10]}}, "CN-191"),
        ({"to": 1, "give": {"businesses": [10], "lend": [10]}}, "CN-191"),
    ],
)
def test_or_not_at_all(form: object, rule: str) -> None:
    """What an action can name the state refuses; nothing has happened then, not even a draft."""
    state = meet()
    before = everything(state)
    with pytest.raises(Illegal) as caught:
        state.apply_all(0, actions_of(form))
    assert caught.value.rule == rule
    assert everything(state) == before


def test_a_planned_card_by_its_number_is_refused_by_the_state() -> None:
    """CN-184, CN-185: a planned purchase and a Gangster with a planned card."""
    state = meet(plan={"BLU1": "NC1"}, moment="act")
    for give, rule in (({"businesses": [30]}, "CN-184"), ({"gangsters": [gangster("BLU1")]}, "CN-185")):
        with pytest.raises(Illegal) as caught:
            state.apply_all(0, actions_of({"to": 1, "give": give}))
        assert caught.value.rule == rule


# -- what only a form can get wrong -----------------------------------------------------------------------------------


def bad(form: object) -> tuple[str, str]:
    """The field that is wrong, and the rule."""
    with pytest.raises(BadForm) as caught:
        actions_of(form)
    assert str(caught.value).startswith(f"{caught.value.field}: {caught.value.problem}")
    assert caught.value.rule in str(caught.value)
    return caught.value.field, caught.value.rule


@pytest.mark.parametrize("side", ["give", "get"])
@pytest.mark.parametrize("name", HAND_CARDS)
@pytest.mark.parametrize("what", [[109], ["snitch"], [], 1])
def test_CN_5_hand_cards(side: str, name: str, what: object) -> None:
    """EX-56."""
    assert bad(a_form(**{side: {name: what}})) == (f"{side}.{name}", "CN-5")


@pytest.mark.parametrize("side", ["give", "get"])
@pytest.mark.parametrize("name", NOT_TRADABLE)
def test_CN_184_what_is_not_tradable(side: str, name: str) -> None:
    """EX-54: planned cards, recruits, laundered money, killed Gangsters, monopoly cards, the start-player marker."""
    assert bad(a_form(**{side: {name: [1]}})) == (f"{side}.{name}", "CN-184")


def test_CN_191_one_tag() -> None:
    assert bad(a_form(tags=["peace", "share"])) == ("tags", "CN-191")
    assert bad(a_form(tags=["peace", "peace"])) == ("tags", "CN-191")


def test_CN_191_limits_that_no_action_can_break() -> None:
    assert bad(a_form(give={"cash": 61})) == ("give.cash", "CN-191")
    assert bad(a_form(get={"cash": 10**6000})) == ("get.cash", "CN-191")
    assert bad(a_form(to=5)) == ("to", "CN-191")
    assert bad(a_form(to=-1)) == ("to", "CN-191")
    assert bad(a_form(get={"lend": [1, 2, 3, 4, 5]})) == ("get.lend", "CN-191")
    assert bad(a_form(give={"lend": [0] * 10**6})) == ("give.lend", "CN-191")
    assert bad(a_form(give={"cash": 1, "lend": [1, 2], "gangsters": [1, 2]})) == ("give", "CN-191")
    assert len(actions_of(a_form(give={"cash": 1, "lend": [1, 2], "gangsters": [1]}))) == 6


@pytest.mark.parametrize(
    ("form", "field"),
    [
        (None, "form"),
        ([], "form"),
        ("offer", "form"),
        ({1: 2}, "form"),
        ({}, "to"),
        ({"give": {"cash": 1}}, "to"),
        (a_form(to="B"), "to"),
        (a_form(to=True), "to"),
        (a_form(to=1.0), "to"),
        (a_form(to=None), "to"),
        (a_form(seat=0), "seat"),
        (a_form(give=[]), "give"),
        (a_form(get=None), "get"),
        (a_form(get={"houses": [1]}), "get.houses"),
        (a_form(give={"cash": -1}), "give.cash"),
        (a_form(give={"cash": -(10**6000)}), "give.cash"),
        (a_form(give={"cash": 2.5}), "give.cash"),
        (a_form(give={"cash": "2"}), "give.cash"),
        (a_form(give={"cash": [2]}), "give.cash"),
        (a_form(give={"cash": False}), "give.cash"),
        (a_form(get={"businesses": 3}), "get.businesses"),
        (a_form(get={"businesses": [34]}), "get.businesses"),
        (a_form(get={"businesses": [-1]}), "get.businesses"),
        (a_form(get={"businesses": ["LW"]}), "get.businesses"),
        (a_form(get={"businesses": {"3": 3}}), "get.businesses"),
        (a_form(give={"gangsters": [30]}), "give.gangsters"),
        (a_form(give={"gangsters": [10**6000]}), "give.gangsters"),
        (a_form(give={"lend": [34]}), "give.lend"),
        (a_form(give={"recall": [True]}), "give.recall"),
        (a_form(tags="peace"), "tags"),
        (a_form(tags=None), "tags"),
        (a_form(tags=["love"]), "tags"),
        (a_form(tags=[0]), "tags"),
        (a_form(tags=[["peace"]]), "tags"),
        (a_form(note=None), "note"),
        (a_form(note=7), "note"),
        (a_form(note="x" * (LONGEST_NOTE + 1)), "note"),
    ],
)
def test_what_is_no_form(form: object, field: str) -> None:
    """It names the field and no rule."""
    assert bad(form) == (field, "")


# -- the note ---------------------------------------------------------------------------------------------------------


def test_CN_182_a_note_binds_nobody() -> None:
    """It is no part of the actions and so not of the state."""
    quiet, loud = a_form(), a_form(note="or else " * (LONGEST_NOTE // 8))
    assert actions_of(quiet) == actions_of(loud)
    state = meet()
    state.apply_all(0, actions_of(loud))
    for letter in SEATS[:3]:
        assert "or else" not in json.dumps(see(state, letter))
    assert form_of(see(state, "B")["offers"][0], note="or else")["note"] == "or else"


# -- there and back ---------------------------------------------------------------------------------------------------


def test_a_draft_has_a_form_too() -> None:
    state = meet()
    draft(state, "A", "C", give="cash 2, lend A.CO", get="gangster CAL1", tag="threat")
    assert form_of(see(state, "A")["draft"]) == {
        "to": 2,
        "give": {**NOTHING, "cash": 2, "lend": [21]},
        "get": {**NOTHING, "gangsters": [gangster("CAL1")]},
        "tags": ["threat"],
        "note": "",
    }


def test_a_form_is_a_copy() -> None:
    state = meet()
    offer(state, "A", "C", give="lend A.CO")
    shown = see(state, "A")["offers"][0]
    form: dict[str, Any] = form_of(shown)
    form["give"]["lend"].append(1)
    assert shown == see(state, "A")["offers"][0]


def normal(actions: list[int]) -> list[int]:
    """The items in rising order."""
    to, *items, send = actions
    return [to, *sorted(items), send]


@pytest.mark.parametrize("offers", [120, pytest.param(400, marks=pytest.mark.long)])
def test_there_and_back(offers: int) -> None:
    """Actions, state, view, form and actions again; and form, actions, state, view and form again."""
    dice = random.Random("forms")
    tables = [rich_table(), meet(3), meet(5, round=2, plan={"BLU1": "NC2"}), rich_table()]
    kinds = set()
    for _ in range(offers):
        state = copy(dice.choice(tables))
        seat = dice.randrange(state.seats)
        actions = random_offer(state, seat, dice)
        kinds |= {GAME.actions.decode(action)[0] for action in actions}
        state.apply_all(seat, actions)
        check_table(state)
        partner = actions[0] - action_of(state, "offer_open A")
        assert see(state, SEATS[partner])["offers"] == see(state, SEATS[seat])["offers"]
        form = form_of(see(state, SEATS[partner])["offers"][0])
        assert actions_of(form) == normal(actions)
        again = json.loads(json.dumps(form))
        state.apply(seat, action_of(state, f"withdraw {SEATS[partner]}"))
        state.apply_all(seat, actions_of(again))
        assert form_of(see(state, SEATS[seat])["offers"][0]) == form == again
    items = {
        f"{side}_{kind}" for side in ("give", "ask") for kind in ("cash", "business", "gangster", "lend", "recall")
    }
    assert kinds == {"offer_open", "tag", "offer_send"} | items


def test_every_field_is_described() -> None:
    """The form of section 9, field by field."""
    assert FIELDS == ["to", "give", "get", "tags", "note"]
    assert ["cash", *LISTS] == ["cash", "businesses", "gangsters", "lend", "recall"]
