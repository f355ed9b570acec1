"""The form in which people write an offer, and the actions that it stands for: one thing seen twice (section 9).

    {"to": 2, "give": {"cash": 3}, "get": {"lend": [12]}, "tags": ["peace"], "note": "as always"}

A side may hold `cash` in thousands and lists of `businesses`, `gangsters`, `lend` and `recall`; what is left out is
nothing. `actions_of` is to be applied whole or not at all, with `apply_all`: whether the offer keeps the rules is the
state's to say. Here is judged only what an action cannot even name. The note binds nobody (CN-182) and is no part of
the state; who runs the table hands it on.
"""

from __future__ import annotations

from typing import Final

from sitdown.games.cosanostra.actions import (
    ASK_BUSINESS,
    ASK_CASH,
    ASK_GANGSTER,
    ASK_LEND,
    ASK_RECALL,
    DO_ITEM,
    DO_OFFER,
    DO_SEND,
    DO_TAG,
    GIVE_BUSINESS,
    GIVE_CASH,
    GIVE_GANGSTER,
    GIVE_LEND,
    GIVE_RECALL,
    TAGS,
)
from sitdown.games.cosanostra.data import BUSINESSES, GANGSTERS, MOST_CASH, MOST_SEATS
from sitdown.games.cosanostra.state import SIDE

Form = dict[str, object]

FIELDS: Final = ["to", "give", "get", "tags", "note"]
LISTS: Final = ["businesses", "gangsters", "lend", "recall"]
LENGTHS: Final = [BUSINESSES, GANGSTERS, BUSINESSES, BUSINESSES]  # how many there are of what each list names
HAND_CARDS: Final = ["jobs", "influence"]
NOT_TRADABLE: Final = ["planned", "recruits", "laundered", "killed", "monopolies", "start_player"]
LONGEST_NOTE: Final = 500  # characters

_GIVEN: Final = [GIVE_BUSINESS, GIVE_GANGSTER, GIVE_LEND, GIVE_RECALL]
_ASKED: Final = [ASK_BUSINESS, ASK_GANGSTER, ASK_LEND, ASK_RECALL]


class BadForm(ValueError):
    """A form that stands for no offer.

    `field` says where, as `give.cash`; `rule` which rule it breaks, empty if it is just not a form.
    """

    def __init__(self, field: str, problem: str, rule: str = "") -> None:
        super().__init__(f"{field}: {problem}{f' ({rule})' if rule else ''}")
        self.field = field
        self.problem = problem
        self.rule = rule


# -- from the form to the actions -------------------------------------------------------------------------------------


def actions_of(form: object) -> list[int]:
    """A draft, its items in rising order, its tag, and off it goes."""
    fields = _fields(form, "form")
    for name in fields:
        if name not in FIELDS:
            raise BadForm(name, "is no field of an offer")
    if "to" not in fields:
        raise BadForm("to", "is missing")
    to = _number(fields["to"], "to")
    if not 0 <= to < MOST_SEATS:
        raise BadForm("to", "there is no such seat", "CN-191")
    _check_note(fields.get("note", ""))
    given = _side(fields.get("give", {}), "give", GIVE_CASH, _GIVEN)
    asked = _side(fields.get("get", {}), "get", ASK_CASH, _ASKED)
    tag = _tag(fields.get("tags", []))
    return [DO_OFFER + to, *sorted(given + asked), *tag, DO_SEND]


def _side(written: object, side: str, cash: int, firsts: list[int]) -> list[int]:
    """The actions of what one side gives."""
    fields = _fields(written, side)
    for name in fields:
        _check_name(side, name)
    found: list[int] = []
    amount = _number(fields.get("cash", 0), f"{side}.cash")
    if amount < 0:
        raise BadForm(f"{side}.cash", "is less than nothing")
    if amount > MOST_CASH:
        raise BadForm(f"{side}.cash", f"is more than {MOST_CASH}", "CN-191")
    if amount > 0:
        found.append(DO_ITEM + cash + amount - 1)
    for i, name in enumerate(LISTS):
        for what in _numbers(fields.get(name, []), f"{side}.{name}", LENGTHS[i]):
            found.append(DO_ITEM + firsts[i] + what)
    if len(found) > SIDE:
        raise BadForm(side, f"has more than {SIDE} items", "CN-191")
    return found


def _check_name(side: str, name: str) -> None:
    """CN-5, CN-184: some things can be named only here, and nobody may give them away."""
    if name in HAND_CARDS:
        raise BadForm(f"{side}.{name}", "hand cards are not traded", "CN-5")
    if name in NOT_TRADABLE:
        raise BadForm(f"{side}.{name}", "cannot be traded", "CN-184")
    if name != "cash" and name not in LISTS:
        raise BadForm(f"{side}.{name}", "is nothing that a side can give")


def _check_note(note: object) -> None:
    if not isinstance(note, str):
        raise BadForm("note", "is no text")
    if len(note) > LONGEST_NOTE:
        raise BadForm("note", f"has more than {LONGEST_NOTE} characters")


def _tag(tags: object) -> list[int]:
    """CN-191: at most one."""
    if not isinstance(tags, list):
        raise BadForm("tags", "is no list")
    for tag in tags:
        if tag not in TAGS:
            raise BadForm("tags", f"there are only {', '.join(TAGS)}")
    if len(tags) > 1:
        raise BadForm("tags", "only one goes with an offer", "CN-191")
    return [DO_TAG + TAGS.index(tag) for tag in tags]


def _fields(written: object, field: str) -> dict[str, object]:
    if not isinstance(written, dict):
        raise BadForm(field, "is no set of fields")
    for name in written:
        if not isinstance(name, str):
            raise BadForm(field, "a field has a name")
    return written


def _numbers(written: object, field: str, count: int) -> list[int]:
    """Each of them names one of so many things."""
    if not isinstance(written, list):
        raise BadForm(field, "is no list")
    if len(written) > SIDE:
        raise BadForm(field, f"has more than {SIDE} items", "CN-191")
    found = [_number(what, field) for what in written]
    for what in found:
        if not 0 <= what < count:
            raise BadForm(field, f"wants numbers from 0 to {count - 1}")
    return found


def _number(written: object, field: str) -> int:
    if not isinstance(written, int) or isinstance(written, bool):
        raise BadForm(field, "wants whole numbers")
    return written


# -- and back ---------------------------------------------------------------------------------------------------------


def form_of(shown: dict[str, object], note: str = "") -> Form:
    """The form of an open offer or a draft as a view shows it; the note is what the table remembers of it."""
    tag = shown["tag"]
    tags: list[str] = [] if tag is None else [str(tag)]
    return {"to": shown["to"], "give": _copy(shown["give"]), "get": _copy(shown["get"]), "tags": tags, "note": note}


def _copy(side: object) -> dict[str, object]:
    fields = _fields(side, "side")
    found: dict[str, object] = {"cash": fields["cash"]}
    for name in LISTS:
        listed = fields[name]
        assert isinstance(listed, list)
        found[name] = list(listed)
    return found
