"""Positions of La Cosa Nostra for tests, written as the rules write them, and everything after that by real actions.

    state = table("CAL BLU DIM", plan={"CAL2": "109", "CAL3": "WC", "BLU1": "103"})
    play(state, "A execute CAL2 [3 5], B lapse BLU1")
    assert money(state) == [11, 2, 2]

Seats are letters from A on. A Gangster is his family and his column in section 2.1: `CAL1` to `CAL3` start with 1 to 3
pistols, `CAL4` to `CAL6` are recruits. A Business is its code (`LW`), with a number where a certain card is meant
(`LW2`: the second of the three), behind a seat where that one's is meant (`B.LW`). Behind it `-` is deactivated, `*`
used in this round, `+BC` a marker of B and one of C. Jobs have their numbers, Influence cards their names. In steps the
dice that fall stand in brackets. Tokens are laid in a public order (hands, Gangsters, discards, decks), so two tables
that differ only in a secret differ only in faces.
"""

from __future__ import annotations

import functools
import itertools
from collections.abc import Callable, Sequence
from typing import Any, cast

import pytest

from sitdown.engine import Illegal, Log, Rng, Value
from sitdown.engine.options import read_options
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.actions import TAGS
from sitdown.games.cosanostra.data import FAMILY_CODES, INFLUENCE_IDS, JOB_IDS
from sitdown.games.cosanostra.phase_numbers import TO_ACTION, TO_PAYDAY, TO_PLANNER, TO_ROUND, TO_TURN
from sitdown.games.cosanostra.phases import dispatch
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.invariant import check_table, hand_of, influence_of
from tests.games.cosanostra.helpers.layout import (
    ATTACHMENTS,
    SEATS,
    Named,
    business,
    code_of,
    gangster,
    gangster_name,
    lay_businesses,
    lay_families,
    lay_gangsters,
    lay_influence,
    lay_jobs,
    seat_of,
)

__all__ = ["business", "check_table", "code_of", "gangster", "gangster_name", "seat_of"]

Lines = list[dict[str, Any]]

MOMENTS = {"plan": TO_PLANNER, "act": TO_TURN, "action": TO_ACTION, "payday": TO_PAYDAY, "round": TO_ROUND}


# -- laying the table as a test wants it ------------------------------------------------------------------------------


def start(seats: int = 3, seed: object = 0, **options: Value) -> CosaPlay:
    """A game from its beginning; what happens is kept for `told`."""
    state = GAME.start(seats, seed, options, Log())
    assert isinstance(state, CosaPlay)
    return state


def table(
    families: str = "BLU DIM CAL",
    *,
    cash: Sequence[int] = (),
    laundered: Sequence[int] = (),
    own: Named | None = None,
    rest: str = "deck",
    market: str = "",
    deck: str = "",
    gang: Named | None = None,
    killed: Named | None = None,
    jobs: Named | None = None,
    plan: Named | None = None,
    job_deck: str = "",
    influence: Named | None = None,
    attached: Named | None = None,
    spent: str = "",
    influence_deck: str = "",
    round: int = 1,
    turn: str = "A",
    first: str = "A",
    moment: str = "act",
    **options: Value,
) -> CosaPlay:
    """A game in this round with these families, at the moment named, laid out as asked.

    `moment` is "plan" or "act" (it is the turn of `turn`, if he has work; others may be asked before), "action" (the
    beginning of the action phase), "payday", or "round" (the beginning of the round); `first` is the start player.
    `cash` is 2 for each unless said. `own` are all Businesses of a seat, without it the start Businesses; `market` has
    four places, "-" for an empty one (unless said: the first kinds of section 2.2); `deck` are the next cards of its
    deck, and what is named nowhere lies under them or, if `rest` is a letter, before that seat. `gang` brings Gangsters
    to a seat besides those it starts with, `killed` takes them away. `job_deck` and `influence_deck` are the next cards
    of these decks, `spent` are played Influence cards.
    """
    codes = families.split()
    chosen = read_options(GAME.options, options)
    assert moment != "round" or round > int(chosen["influence_from"]), "rounds that deal the start set: `start`"
    state = GAME.deal(len(codes), chosen, Rng.seeded("table"))
    assert isinstance(state, CosaPlay)
    state.round, state.start_player = round, seat_of(first)
    state.first_start = (seat_of(first) - round + 1) % state.seats
    lay_families(state, codes, cash, laundered)
    lay_gangsters(state, gang or {}, killed or {})
    plans = plan or {}
    lay_businesses(state, own or {}, rest, market.split(), deck.split(), plans)
    lay_jobs(state, jobs or {}, plans, job_deck.split(), dealt=moment != "round")
    lay_influence(state, influence or {}, attached or {}, spent.split(), influence_deck.split())
    state.listener = Log()
    state.regular = state.mover = seat_of(turn)
    state.phase = MOMENTS[moment]
    dispatch.run(state)
    check_table(state)
    return state


# -- playing on by real actions ---------------------------------------------------------------------------------------


@functools.cache
def _seed_for(dice: tuple[int, ...]) -> str:
    for number in itertools.count():
        rng = Rng.seeded(f"dice {number}")
        if all(1 + rng.below(6) == die for die in dice):
            return f"dice {number}"
    raise AssertionError


def load(state: CosaPlay, dice: Sequence[int]) -> tuple[int, ...]:
    """The next dice fall so. What chance is when they have fallen."""
    state.rng = Rng.seeded(_seed_for(tuple(dice)))
    after = state.rng.clone()
    for _ in dice:
        after.below(6)
    return after.words()


def action_of(state: CosaPlay, what: str) -> int:
    """`execute CAL2`, `aim B` (a seat), `aim B.LW`, `aim DIM3`, `attach henchman CAL1`, `give cash 3`, `buy LW2`"""
    kind, *about = what.split()
    if kind == "aim":
        kind += "_seat" if len(about[0]) == 1 else "_gangster" if about[0][:3] in FAMILY_CODES else "_business"
    elif kind in ("give", "ask"):
        kind += f"_{about.pop(0)}"
    args = GAME.actions.kind(kind).args
    return GAME.actions.encode(kind, *(_value(state, arg.name, name) for arg, name in zip(args, about, strict=True)))


def _value(state: CosaPlay, of: str, name: str) -> int:
    if of in ("cash", "slot", "die"):
        return int(name)
    if of == "job":
        return JOB_IDS.index(int(name))
    if of == "seat":
        return seat_of(name)
    if of == "gangster":
        return gangster(name)
    if of == "business":
        return business(state, name)
    listed = {"family": FAMILY_CODES, "attachment": ATTACHMENTS, "influence": INFLUENCE_IDS, "tag": TAGS}
    return listed[of].index(name)


def play(state: CosaPlay, steps: str) -> None:
    """Steps of players, with the dice that they roll: "A execute CAL3, A aim B [1 4 5], B pass"."""
    for step in steps.split(", "):
        what, _, thrown = step.partition(" [")
        dice = [int(die) for die in thrown.rstrip("]").split()]
        after = load(state, dice) if dice else None
        state.apply(seat_of(what[0]), action_of(state, what[2:]))
        check_table(state)
        assert after in (None, state.rng.words()), f"{step}: these are not the dice that were rolled"


# -- may he? ----------------------------------------------------------------------------------------------------------


def may(state: CosaPlay, step: str) -> bool:
    """Is "A execute CAL2" legal?"""
    return action_of(state, step[2:]) in state.legal(seat_of(step[0]))


def refused(state: CosaPlay, step: str) -> str:
    """The rule that refuses "A execute CAL2"; nothing has changed, and `legal` does not offer it."""
    seat, action = seat_of(step[0]), action_of(state, step[2:])
    before = everything(state)
    assert action not in state.legal(seat), f"{step} is legal"
    with pytest.raises(Illegal) as error:
        state.apply(seat, action)
    assert everything(state) == before
    return error.value.rule


def offered(state: CosaPlay, letter: str, kind: str) -> list[int]:
    """What the seat may do of this kind now, by the last argument."""
    decoded = [GAME.actions.decode(action) for action in state.legal(seat_of(letter))]
    return [values[-1] if values else 0 for name, values in decoded if name == kind]


# -- asking -----------------------------------------------------------------------------------------------------------


def see(state: CosaPlay, letter: str | None = None) -> dict[str, Any]:
    """The seat's view (None: an onlooker's), for reading."""
    return cast(dict[str, Any], state.view(None if letter is None else seat_of(letter)))


def everything(state: CosaPlay) -> tuple[object, ...]:
    """The whole truth, to compare."""
    return state.open_view(), state.rng.words(), list(state.jobs.seen), list(state.influence.seen)


def phase(state: CosaPlay) -> tuple[str, str]:
    """What is asked, and who is asked: ("act", "B"), ("scheme", "AC")."""
    return str(cast(dict[str, Any], state.open_view())["phase"]), "".join(SEATS[seat] for seat in state.turn())


def money(state: CosaPlay) -> list[int]:
    return [state.cash[seat] for seat in range(state.seats)]


def markers(state: CosaPlay, name: str = "") -> str:
    """Whose markers lie on a Business: "BBC"; of nothing: how many are free, seat by seat."""
    if not name:
        return " ".join(str(state.free_markers[seat]) for seat in range(state.seats))
    lying = see_markers(state, business(state, name))
    return "".join(SEATS[seat] * count for seat, count in enumerate(lying))


def see_markers(state: CosaPlay, card: int) -> list[int]:
    return [state.markers[card * 5 + seat] for seat in range(state.seats)]


def estate(state: CosaPlay, letter: str) -> str:
    """The Businesses of a seat by code, `-` behind a deactivated one."""
    shown = see(state)["players"][seat_of(letter)]["businesses"]
    return " ".join(code_of(card["business"]) + ("" if card["active"] else "-") for card in shown)


def gang(state: CosaPlay, letter: str) -> str:
    """The Gangsters of a seat, `-` behind a deactivated one."""
    shown = see(state)["players"][seat_of(letter)]["gangsters"]
    return " ".join(gangster_name(man["gangster"]) + ("" if man["state"] == "active" else "-") for man in shown)


def killed(state: CosaPlay, letter: str) -> str:
    """The Gangsters that the seat has killed."""
    return " ".join(gangster_name(man) for man in see(state)["players"][seat_of(letter)]["killed"])


def planned(state: CosaPlay, man: str, by: str | None = None) -> str:
    """What lies on a Gangster as somebody sees it: a code, a Job's number or its back; nothing: ""."""
    people = itertools.chain.from_iterable(player["gangsters"] for player in see(state, by)["players"])
    card = next(shown["plan"] for shown in people if shown["gangster"] == gangster(man))
    if card is None:
        return ""
    return code_of(card["business"]) if "business" in card else str(card["job"] or card["back"])


def hand(state: CosaPlay, letter: str) -> list[int]:
    """The Jobs in a hand by their numbers."""
    return sorted(JOB_IDS[state.jobs.face[token]] for token in hand_of(state, seat_of(letter)))


def influence(state: CosaPlay, letter: str) -> list[str]:
    """The Influence cards in a hand."""
    return sorted(INFLUENCE_IDS[state.influence.face[token]] for token in influence_of(state, seat_of(letter)))


def attached(state: CosaPlay, man: str) -> list[str]:
    """The Influence cards on a Gangster."""
    first = 4 * gangster(man)
    return [name for place, name in enumerate(ATTACHMENTS) if state.attached[first + place] >= 0]


def market(state: CosaPlay) -> str:
    """The market by codes, "-" for an empty place."""
    return " ".join("-" if card is None else code_of(card["business"]) for card in see(state)["market"])


def bottom(state: CosaPlay) -> str:
    """The lowest card of the Business deck."""
    return code_of(state.b_deck.tokens()[0])


def told(state: CosaPlay, name: str, letter: str | None = None) -> Lines:
    """The events of this name as the seat (None: an onlooker) heard them."""
    assert isinstance(state.listener, Log)
    heard = state.listener.lines(None if letter is None else seat_of(letter))
    return [dict(line) for line in heard if line["event"] == name]


def copy(state: CosaPlay) -> CosaPlay:
    """The same moment, to go on otherwise; it hears what happens from here on."""
    other = state.clone()
    assert isinstance(other, CosaPlay)
    other.listener = Log()
    return other


def give_hand(state: CosaPlay, letter: str, jobs: str) -> None:
    """The Jobs just dealt to a seat are these; what it had instead lies where they lay."""
    tokens = hand_of(state, seat_of(letter))[-len(jobs.split()) :]
    for token, name in zip(tokens, jobs.split(), strict=True):
        face = JOB_IDS.index(int(name))
        state.jobs.face[list(state.jobs.face).index(face)] = state.jobs.face[token]
        state.jobs.face[token] = face


def idle(state: CosaPlay, until: Callable[[], bool]) -> None:
    """Nobody does more than he must, until this is so: Jobs are planned and lapse, everything else is passed."""
    kinds = ["keep", "assign", "job", "market", "pass", "lapse", "discard_job", "discard_influence"]
    while not until():
        seat = state.turn()[0]
        by_kind = {GAME.actions.decode(action)[0]: action for action in reversed(state.legal(seat))}
        state.apply(seat, next(by_kind[kind] for kind in kinds if kind in by_kind))
        check_table(state)
