"""Why not? The rules of Maffiosi stated a second time, one action at a time, in the order of section 5's table of ids.

Nothing here is shared with the making of the legal actions: one asks chair by chair who sits there, with what in his
hand, and reads what lies on the table from the printed facts, and options by their names.

The facts of each refusal, for the sentences `refusal-MA-…`; all that are named are always there:

    MA-6   chair                      somebody sits on it already
    MA-7   type, asleep               a piece he has not got off the table: boss gunman knifer heavy; true or false
    MA-10  seat, colour               who decides now: number from 0, and colour
    MA-11  kind, phase                kind: play discard chair pass boom piece finish, none for an int that is no action
                                      phase: setup_piece setup_chair card stab fire order pass kaboom nightcap
                                      move_from move_to scram_piece scram_chair second
    MA-12                             the game is over
    MA-23  why, card                  why: finish (nothing played yet; card is empty), discard (after the first card)
    MA-24  card                       not in his hand: stab fire order pass kaboom nightcap scram move
    MA-25  card                       in his hand, but without a target now
    MA-27  card                       in his hand, but no MOVE and so no second card
    MA-33  why, chair                 why: empty, own (his own man sits there)
    MA-34  chair                      of the victim, whom no knife reaches
    MA-36  chair                      of the victim, whom no revolver faces
    MA-37  chair                      of the victim, a crossed one
    MA-40  why, chair                 why: order (that chair has a cake), pass (the first man that way, on that chair,
                                      has one), all (with pass_blocked=skip: so have all; chair is the cake's own;
                                      only a guard, since then the card could not be played)
    MA-41  chair                      where his own cake stands; only a guard
    MA-44  colour                     of the cake: his own
    MA-45  colour                     of a cake that is not on the table, perhaps not even in play
    MA-47  why, chair                 why: empty, dry (no drink before that chair)
    MA-48  chair                      of a man whose glass is chosen already
    MA-55  why, chair                 why: empty, other (another player's man sits there)
    MA-56  chair                      of his own man, who sleeps
    MA-57  why, chair                 why: same (he sits there now), taken (somebody else does)

(MA-1 comes from the engine, with its own facts: least, most, seats.)
"""

from __future__ import annotations

from typing import Final

from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Refusal
from sitdown.games.maffiosi.data import (
    CARD_IDS,
    CHAIRS,
    COLOURS,
    DATA,
    HAND,
    OBJECTS,
    PIECES,
    SIDES,
    TYPE_IDS,
    TYPES,
)
from sitdown.games.maffiosi.state import PHASES, MaffiosiState

# MA-11: the kinds of action of each phase.
OFFERED: Final[dict[str, list[str]]] = {
    "setup_piece": ["piece"],
    "setup_chair": ["chair"],
    "card": ["play", "discard", "finish"],
    "stab": ["chair"],
    "fire": ["chair"],
    "order": ["chair"],
    "pass": ["pass"],
    "kaboom": ["boom"],
    "nightcap": ["chair"],
    "move_from": ["chair"],
    "move_to": ["chair"],
    "scram_piece": ["piece"],
    "scram_chair": ["chair"],
    "second": ["play", "discard", "finish"],
}
UNKNOWN: Final = "none"  # the kind of an int that is no action
CARRIES: Final[list[str]] = [str(gangster["carries"]) for gangster in DATA["gangster"]]  # by type
WAYS: Final = [1, -1]  # left is the next number, right the one before
NOBODY: Final = -1


def explain(state: MaffiosiState, seat: int, action: int) -> Refusal | None:
    """The first rule that forbids this seat this action now, or None."""
    phase = PHASES[state.phase]
    if phase == "end":  # MA-12
        return Refusal("MA-12")
    decides: int = state.mover
    if seat not in range(state.seats) or seat != decides:  # MA-10; any int at all, also too large for a machine word
        return Refusal("MA-10", {"seat": decides, "colour": COLOURS[decides]})
    kind = UNKNOWN
    values: list[int] = []
    if action in state.game.actions:
        kind, values = state.game.actions.decode(action)
    if kind not in OFFERED[phase] and not (kind == "finish" and _may_stop_pouring(state, phase)):  # MA-11
        return Refusal("MA-11", {"kind": kind, "phase": phase})
    if phase == "card":
        return _wrong_first_card(state, seat, kind, values)
    if phase == "second":
        return _wrong_second_card(state, seat, kind, values)
    return _wrong_aim(state, phase, seat, kind, values)


def _wrong_aim(state: MaffiosiState, phase: str, seat: int, kind: str, values: list[int]) -> Refusal | None:
    if kind == "chair":
        return _wrong_chair(state, phase, seat, values[0])
    if kind == "piece":
        return _wrong_piece(state, phase, seat, values[0], values[1])
    if kind == "pass":
        return _wrong_pass(state, seat, values[0], values[1])
    if kind == "boom":
        return _wrong_cake(state, seat, values[0])
    return None  # enough glasses are chosen


def _may_stop_pouring(state: MaffiosiState, phase: str) -> bool:
    """MA-11, A11: with `nightcap=up_to` one glass is enough."""
    return phase == "nightcap" and state.options["nightcap"] == "up_to" and state.glasses != 0


# -- step 3: a card ---------------------------------------------------------------------------------------------------


def _wrong_first_card(state: MaffiosiState, seat: int, kind: str, values: list[int]) -> Refusal | None:
    """MA-23: one card must be played or discarded; MA-24, MA-41, MA-25."""
    if kind == "finish":
        return Refusal("MA-23", {"why": "finish", "card": ""})
    card = CARD_IDS[values[0]]
    if card not in _hand(state, seat):
        return Refusal("MA-24", {"card": card})
    if kind == "discard":
        return None
    if card == "order" and _stands(state, seat):
        return Refusal("MA-41", {"chair": state.cake[seat]})
    if not _has_target(state, seat, card):
        return Refusal("MA-25", {"card": card})
    return None


def _wrong_second_card(state: MaffiosiState, seat: int, kind: str, values: list[int]) -> Refusal | None:
    """MA-24; MA-27: only a MOVE; MA-23: no discard after a first card. He is asked only if a man can move (MA-26)."""
    if kind == "finish":
        return None
    card = CARD_IDS[values[0]]
    if card not in _hand(state, seat):
        return Refusal("MA-24", {"card": card})
    if kind == "discard":
        return Refusal("MA-23", {"why": "discard", "card": card})
    if card != "move":
        return Refusal("MA-27", {"card": card})
    return None


def _has_target(state: MaffiosiState, seat: int, card: str) -> bool:
    """MA-25, section 4: can what the card does be done to anybody or anything?"""
    chairs = range(1, CHAIRS + 1)
    colours = range(state.seats)
    if card == "stab":
        return any(_wrong_stab(state, seat, chair) is None for chair in chairs)
    if card == "fire":
        return any(_wrong_shot(state, seat, chair) is None for chair in chairs)
    if card == "pass":
        return any(_wrong_pass(state, seat, colour, way) is None for colour in colours for way in range(len(WAYS)))
    if card == "kaboom":
        return any(_wrong_cake(state, seat, colour) is None for colour in colours)
    if card == "nightcap":
        return any(_owner(state, chair) != NOBODY and _has_drink(state, chair) for chair in chairs)
    if card == "move":
        someone = any(_wrong_start(state, seat, chair) is None for chair in chairs)
        return someone and any(_owner(state, chair) == NOBODY for chair in chairs)
    return True  # ORDER: with his cake at home he finds a place among thirty; SCRAM


# -- a chair ----------------------------------------------------------------------------------------------------------


def _wrong_chair(state: MaffiosiState, phase: str, seat: int, chair: int) -> Refusal | None:
    if phase == "stab":
        return _wrong_stab(state, seat, chair)
    if phase == "fire":
        return _wrong_shot(state, seat, chair)
    if phase == "order":
        return _wrong_place(state, chair)
    if phase == "nightcap":
        return _wrong_glass(state, chair)
    if phase == "move_from":
        return _wrong_start(state, seat, chair)
    if phase == "move_to":
        return _wrong_goal(state, chair)
    if _owner(state, chair) != NOBODY:  # MA-6
        return Refusal("MA-6", {"chair": chair})
    return None


def _wrong_victim(state: MaffiosiState, seat: int, chair: int) -> Refusal | None:
    """MA-33."""
    owner = _owner(state, chair)
    if owner == NOBODY:
        return Refusal("MA-33", {"why": "empty", "chair": chair})
    if owner == seat:
        return Refusal("MA-33", {"why": "own", "chair": chair})
    return None


def _wrong_stab(state: MaffiosiState, seat: int, chair: int) -> Refusal | None:
    """MA-33; MA-34: nobody with a knife sits directly left or right of the victim."""
    refusal = _wrong_victim(state, seat, chair)
    if refusal is not None:
        return refusal
    if any(_strikes_from(state, seat, _along(chair, way), "knife") for way in WAYS):
        return None
    return Refusal("MA-34", {"chair": chair})


def _wrong_shot(state: MaffiosiState, seat: int, chair: int) -> Refusal | None:
    """MA-33; MA-37: a crossed chair; MA-36: nobody with a revolver sits directly opposite the victim."""
    refusal = _wrong_victim(state, seat, chair)
    if refusal is not None:
        return refusal
    if SIDES[chair - 1] not in ("top", "bottom"):
        return Refusal("MA-37", {"chair": chair})
    if _strikes_from(state, seat, 28 - chair, "revolver"):  # section 2.5
        return None
    return Refusal("MA-36", {"chair": chair})


def _wrong_place(state: MaffiosiState, chair: int) -> Refusal | None:
    """MA-40, for ORDER."""
    if _cake_at(state, chair):
        return Refusal("MA-40", {"why": "order", "chair": chair})
    return None


def _wrong_glass(state: MaffiosiState, chair: int) -> Refusal | None:
    """MA-47: nobody, or no drink; MA-48: the same man twice."""
    if _owner(state, chair) == NOBODY:
        return Refusal("MA-47", {"why": "empty", "chair": chair})
    if not _has_drink(state, chair):
        return Refusal("MA-47", {"why": "dry", "chair": chair})
    if state.glasses & BIT[chair] != 0:
        return Refusal("MA-48", {"chair": chair})
    return None


def _wrong_start(state: MaffiosiState, seat: int, chair: int) -> Refusal | None:
    """MA-55: nobody, or another player's man; MA-56: a sleeper."""
    owner = _owner(state, chair)
    if owner == NOBODY:
        return Refusal("MA-55", {"why": "empty", "chair": chair})
    if owner != seat:
        return Refusal("MA-55", {"why": "other", "chair": chair})
    if _sleeps(state, chair):
        return Refusal("MA-56", {"chair": chair})
    return None


def _wrong_goal(state: MaffiosiState, chair: int) -> Refusal | None:
    """MA-57: taken, be it by himself."""
    if state.piece == chair:
        return Refusal("MA-57", {"why": "same", "chair": chair})
    if _owner(state, chair) != NOBODY:
        return Refusal("MA-57", {"why": "taken", "chair": chair})
    return None


# -- a cake -----------------------------------------------------------------------------------------------------------


def _wrong_cake(state: MaffiosiState, seat: int, colour: int) -> Refusal | None:
    """MA-44: his own; MA-45: not on the table."""
    if colour == seat:
        return Refusal("MA-44", {"colour": COLOURS[colour]})
    if not _stands(state, colour):
        return Refusal("MA-45", {"colour": COLOURS[colour]})
    return None


def _wrong_pass(state: MaffiosiState, seat: int, colour: int, way: int) -> Refusal | None:
    """MA-44, MA-45; MA-40: the man who would get it has a cake already."""
    refusal = _wrong_cake(state, seat, colour)
    if refusal is not None:
        return refusal
    start: int = state.cake[colour]
    round_table = [_along(start, WAYS[way] * steps) for steps in range(1, CHAIRS)]
    men = [chair for chair in round_table if _owner(state, chair) != NOBODY]  # MA-42: empty chairs are skipped
    if state.options["pass_blocked"] == "skip":  # A8
        if all(_cake_at(state, chair) for chair in men):
            return Refusal("MA-40", {"why": "all", "chair": start})
    elif _cake_at(state, men[0]):  # two gangs are at the table, so somebody sits elsewhere
        return Refusal("MA-40", {"why": "pass", "chair": men[0]})
    return None


# -- a piece ----------------------------------------------------------------------------------------------------------


def _wrong_piece(state: MaffiosiState, phase: str, seat: int, kind: int, asleep: int) -> Refusal | None:
    """MA-7: nobody sleeps before the game has begun, and nobody seats what he has not got in front of him."""
    in_front: int = state.tray[seat * PIECES + 2 * kind + asleep]
    if in_front == 0 or (phase == "setup_piece" and asleep == 1):
        return Refusal("MA-7", {"type": TYPE_IDS[kind], "asleep": asleep == 1})
    return None


# -- what one sees ----------------------------------------------------------------------------------------------------


def _hand(state: MaffiosiState, seat: int) -> list[str]:
    """The cards that a seat holds."""
    held: int = state.hand_n[seat]
    return [CARD_IDS[state.cards.face[state.hand[seat * HAND + place]]] for place in range(held)]


def _along(chair: int, steps: int) -> int:
    """The chair so many steps to the left, for a negative number to the right; the table has no gap (A25)."""
    return (chair - 1 + steps) % CHAIRS + 1


def _owner(state: MaffiosiState, chair: int) -> int:
    """Whose man sits there."""
    for seat in range(state.seats):
        if state.men[seat] & BIT[chair] != 0:
            return seat
    return NOBODY


def _sleeps(state: MaffiosiState, chair: int) -> bool:
    return state.asleep & BIT[chair] != 0


def _strikes_from(state: MaffiosiState, seat: int, chair: int, weapon: str) -> bool:
    """MA-32, MA-35, MA-38, MA-50: does a man of this seat sit there, awake, with this weapon on him or before him?"""
    if _owner(state, chair) != seat or _sleeps(state, chair):
        return False
    on_him = any(CARRIES[kind] == weapon and state.kin[kind] & BIT[chair] != 0 for kind in range(TYPES))
    return on_him or OBJECTS[chair - 1] == weapon


def _has_drink(state: MaffiosiState, chair: int) -> bool:
    """MA-46, A12."""
    lies_there = OBJECTS[chair - 1]
    return lies_there == "drink" or (lies_there == "cafe" and bool(state.options["cafe_is_drink"]))


def _stands(state: MaffiosiState, colour: int) -> bool:
    """Is the cake of this colour on the table? A colour that nobody plays has none."""
    return colour < state.seats and state.cake[colour] in range(1, CHAIRS + 1)


def _cake_at(state: MaffiosiState, chair: int) -> bool:
    return any(state.cake[colour] == chair for colour in range(state.seats))
