"""Bargains of La Cosa Nostra for tests, in the notation of positions.py.

    state = meet()
    trade(state, "A", "B", give="cash 2", get="lend B.LW")
    assert markers(state, "B.LW") == "A"

At `meet` A has Blundetto (LS CO WC), B DiMaggio (DD LW BF), C Calmuti (PI PO GA), D LaServa (PI NC), E Caruso (LW CA);
A plans first.
"""

from __future__ import annotations

import random
from typing import Any

from sitdown.engine import Rng, State
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.layout import SEATS
from tests.games.cosanostra.helpers.positions import check_table, phase, play, seat_of, see, table

Mind = int | None
FAMILIES = ("BLU", "DIM", "CAL", "LAS", "CAR")
NEGOTIATION = GAME.actions.encode("take_back", 0)  # the first action of the two N rows of section 14
IDLE = ("keep", "pass", "lapse", "enough", "assign", "job", "market", "discard_job", "discard_influence")


def meet(seats: int = 3, money: int = 20, **laid: Any) -> CosaPlay:
    """A's turn of planning, if nothing else is said; everybody has so much cash."""
    return table(" ".join(FAMILIES[:seats]), **{"moment": "plan", "cash": [money] * seats, **laid})


# -- bargaining -------------------------------------------------------------------------------------------------------


def draft(state: CosaPlay, letter: str, to: str, give: str = "", get: str = "", tag: str = "") -> None:
    """Open a draft and write this into it: `cash 3, business C.GA, gangster BLU1, lend A.CO, recall B.LW`."""
    items = [f"give {item}" for item in give.split(", ") if item] + [f"ask {item}" for item in get.split(", ") if item]
    for what in [f"offer_open {to}", *items, *([f"tag {tag}"] if tag else [])]:
        play(state, f"{letter} {what}")


def offer(state: CosaPlay, letter: str, to: str, give: str = "", get: str = "", tag: str = "") -> None:
    draft(state, letter, to, give, get, tag)
    play(state, f"{letter} offer_send")


def trade(state: CosaPlay, letter: str, to: str, give: str = "", get: str = "", tag: str = "") -> None:
    """An offer that is accepted."""
    offer(state, letter, to, give, get, tag)
    play(state, f"{to} accept {letter}")


def random_item(state: State, seat: int, dice: random.Random) -> int | None:
    """Something to write into the draft: a kind of thing first, so that it is not always cash."""
    found: dict[str, list[int]] = {}
    for action in state.legal(seat):
        name = GAME.actions.decode(action)[0]
        if name.startswith(("give_", "ask_")):
            found.setdefault(name, []).append(action)
    return dice.choice(found[dice.choice(sorted(found))]) if found else None


def random_offer(state: State, seat: int, dice: random.Random) -> list[int]:
    """A whole offer, item by item from what is legal; empty if the seat may open no draft."""
    trial = state.clone()
    opens = [action for action in trial.legal(seat) if GAME.actions.decode(action)[0] == "offer_open"]
    if not opens:
        return []
    taken = [dice.choice(opens)]
    trial.apply(seat, taken[0])
    for _ in range(dice.randint(1, 8)):
        item = random_item(trial, seat, dice)
        if item is not None:
            trial.apply(seat, item)
            taken.append(item)
    if dice.random() < 0.5:
        taken.append(GAME.actions.encode("tag", dice.randrange(8)))
    return [*taken, GAME.actions.encode("offer_send")]


# -- idling on --------------------------------------------------------------------------------------------------------


def go_on(state: CosaPlay) -> None:
    """The one who is asked does as little as he can: keeps, passes, plans, lets it lapse, puts away the first."""
    seat = state.asked()
    names = {GAME.actions.decode(action)[0]: action for action in reversed(state.legal(seat))}
    state.apply(seat, next(names[name] for name in IDLE if name in names))
    check_table(state)


def go_to(state: CosaPlay, wanted: str) -> None:
    """Idle on to the next moment at which this is decided."""
    go_on(state)
    while phase(state)[0] != wanted:
        go_on(state)


# -- asking -----------------------------------------------------------------------------------------------------------


def offers(state: CosaPlay, by: str | None) -> str:
    """The open offers that the seat sees: `AB CA` are from A to B and from C to A."""
    return " ".join(SEATS[entry["from"]] + SEATS[entry["to"]] for entry in see(state, by)["offers"])


def drafts(state: CosaPlay) -> str:
    """Who has a draft."""
    return "".join(letter for letter in SEATS[: state.seats] if see(state, letter)["draft"] is not None)


def talkers(state: CosaPlay) -> str:
    """Who may open a draft."""
    found = ""
    for seat in range(state.seats):
        kinds = {GAME.actions.decode(action)[0] for action in state.legal(seat)}
        found += SEATS[seat] if "offer_open" in kinds else ""
    return found


def promises(state: CosaPlay, by: str | None = None) -> list[str]:
    """`AB peace open`: what A promised B, and what became of it."""
    said = see(state, by)["promises"]
    return [f"{SEATS[entry['seat']]}{SEATS[entry['to']]} {entry['tag']} {entry['fate']}" for entry in said]


def mind_of(letter: str | None) -> Mind:
    return None if letter is None else seat_of(letter)


def dream(state: State, mind: Mind, seed: object) -> CosaPlay:
    world = state.imagine(mind, Rng.seeded(seed))
    assert isinstance(world, CosaPlay)
    return world
