"""What a test sees of a table of Sicilianos: views, choices, refusals, what was told, and the whole truth."""

from __future__ import annotations

from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine import Illegal, Log, Rng
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.data import (
    FAMILIES,
    TYPE_IDS,
    card_id,
)
from sitdown.games.sicilianos.play import SicilianosPlay
from tests.games.sicilianos.helpers.names import (
    SEATS,
    VALUE_OF_NOTE,
    Lines,
    actions_of,
    colour_of,
    seat_of,
)


def see(state: SicilianosPlay, seat: int | str | None = None) -> dict[str, Any]:
    """The seat's view, for reading."""
    return cast(dict[str, Any], state.view(seat_of(seat) if isinstance(seat, str) else seat))


def player(state: SicilianosPlay, letter: str, by: int | str | None = None) -> dict[str, Any]:
    """What a seat (None: everybody) sees of this player."""
    return cast(dict[str, Any], see(state, by)["players"][seat_of(letter)])


def hand(state: SicilianosPlay, letter: str, by: int | str | None = "") -> list[str]:
    """The hand as the owner, or somebody else, sees it."""
    return cast(list[str], player(state, letter, letter if by == "" else by)["hand"])


def pile(state: SicilianosPlay, letter: str, by: int | str | None = None) -> list[str]:
    """A pile from the top as somebody sees it."""
    return cast(list[str], see(state, by)["piles"][colour_of(letter)]["cards"])


def true_pile(state: SicilianosPlay, letter: str) -> list[str]:
    """A pile from the top."""
    return cast(list[str], cast(dict[str, Any], state.open_view())["piles"][colour_of(letter)]["cards"])


def lane(state: SicilianosPlay, letter: str, by: int | str | None = None) -> dict[str, Any]:
    """A participant in the war as somebody sees him."""
    return cast(dict[str, Any], see(state, by)["war"]["lanes"][seat_of(letter)])


def on_table(state: SicilianosPlay, letter: str, by: int | str | None = None) -> list[str]:
    return [str(card["card"]) for card in lane(state, letter, by)["cards"]]


def strengths(state: SicilianosPlay) -> list[int | None]:
    return [lane["strength"] for lane in see(state)["war"]["lanes"]]


def money(state: SicilianosPlay, letter: str) -> tuple[int, int]:
    """Black and laundered money, in thousands."""
    return player(state, letter)["black"], player(state, letter)["laundered"]


def bank(state: SicilianosPlay) -> dict[int, int]:
    """Notes in the bank by value."""
    return dict(zip(VALUE_OF_NOTE, cast(list[int], see(state)["bank"]), strict=True))


def businesses(state: SicilianosPlay, letter: str, by: int | str | None = "") -> list[str]:
    return cast(list[str], player(state, letter, letter if by == "" else by)["businesses"])


def phase(state: SicilianosPlay) -> tuple[str, str]:
    """What is asked of whom."""
    mover = see(state)["mover"]
    return see(state)["phase"], "" if mover is None else SEATS[mover]


def choices(state: SicilianosPlay) -> set[str]:
    """What may be done now: "place Y3", "pass", "bomb R1", "steal red 1"."""
    found = set()
    for action in state.choices():
        kind, values = GAME.actions.decode(action)
        about = [str(value) for value in values]
        if kind in ("place", "pick", "bomb"):
            about = [card_id(values[0])]
        elif kind in ("take", "peek", "steal"):
            about = [FAMILIES[values[0]], *about[1:]]
        elif kind == "stake":
            about = [str(VALUE_OF_NOTE[values[0]])]
        elif kind == "shop":
            about = [TYPE_IDS[values[0]]]
        found.add(" ".join([kind, *about]))
    return found


def refused(state: SicilianosPlay, letter: str, what: str | int) -> str:
    """The rule by which `apply` refuses it, leaving everything as it was; empty for a legal action."""
    seat = seat_of(letter)
    action = actions_of(state, seat, what)[0] if isinstance(what, str) else what
    before = everything(state)
    refusal = state.explain(seat, action)
    if refusal is None:
        assert action in state.legal(seat)
        return ""
    with pytest.raises(Illegal) as caught:
        state.apply(seat, action)
    assert caught.value.rule == refusal.rule
    assert everything(state) == before
    return refusal.rule


def log_of(state: SicilianosPlay) -> Log:
    assert isinstance(state.listener, Log)
    return state.listener


def told(state: SicilianosPlay, name: str, seat: int | str | None = None) -> Lines:
    """The events of this name as the seat (None: an onlooker) heard them."""
    heard = log_of(state).lines(seat_of(seat) if isinstance(seat, str) else seat)
    return [line for line in heard if line["event"] == name]


def copy(state: SicilianosPlay) -> SicilianosPlay:
    other = state.clone()
    assert isinstance(other, SicilianosPlay)
    return other


def dream(state: SicilianosPlay, mind: int | None, seed: object) -> SicilianosPlay:
    world = state.imagine(mind, Rng.seeded(seed))
    assert isinstance(world, SicilianosPlay)
    return world


# -- the whole truth, to compare --------------------------------------------------------------------------------------

NUMBERS = (
    "seats phase mover first on_turn turns wars ended reached influence peeked in_war starter war_round table_n open_n "
    "coat_kept queue placed winner founder ally"
)
ROWS = (
    "pile pile_n shop_pile held hand_n owned black washed bank rolled tally status colour serves stake table owner "
    "shown_in"
)


def everything(state: SicilianosPlay) -> dict[str, object]:
    """Every field of a state: token numbers, what each watcher knows, random words."""
    found: dict[str, object] = {"options": dict(state.options), "rng": state.rng.words()}
    found.update({name: getattr(state, name) for name in NUMBERS.split()})
    found.update({name: _row(getattr(state, name)) for name in ROWS.split()})
    for name, places in (("cards", state.cards), ("shops", state.shops)):
        found[f"{name} face"], found[f"{name} token"] = _row(places.face), _row(places.token)
        found[f"{name} seen"], found[f"{name} may"] = _row(places.seen), _row(places.may)
    return found


def _row(values: vec[i64]) -> list[int]:
    return list(values)


def fields_that_differ(one: SicilianosPlay, other: SicilianosPlay) -> list[str]:
    here, there = everything(one), everything(other)
    return [name for name in here if here[name] != there[name]]
