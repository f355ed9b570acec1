"""Why not? The rules of Sicilianos stated a second time, one move at a time, cited in the order of section 5.

Nothing here is shared with the making of the legal moves: cards are looked up where they lie, families and bomb
colours are read from the printed facts, and options by their names.
"""

from __future__ import annotations

from typing import Final

from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Refusal
from sitdown.games.sicilianos.data import (
    COLOURS,
    DATA,
    FAMILIES,
    HAND_LIMIT,
    NOTE_VALUE,
    NOTES,
    TYPE_IDS,
    TYPES,
    VALUES,
    card_id,
)
from sitdown.games.sicilianos.state import (
    DROPPED,
    PHASES,
    SKIPPED,
    STAYED_OUT,
    TURNED,
    SicilianosState,
)

# Section 4: the kinds of action of each phase (SI-8).
OFFERED: Final[dict[str, list[str]]] = {
    "draft": ["take"],
    "turn": ["roll", "place"],
    "take2": ["take"],
    "take1": ["take", "peek"],
    "pick": ["pick"],
    "steal": ["steal"],
    "stake": ["stake"],
    "join": ["pass", "place"],
    "coat": ["family", "defect"],
    "bomb": ["family", "bomb"],
    "round": ["pass", "place"],
    "split": ["split"],
    "shop": ["shop"],
}
WAR: Final = ["stake", "join", "coat", "bomb", "round", "split", "shop"]
ONE: Final = 1  # the bodyguard
FIVE: Final = 5  # the bomb
EIGHT: Final = 8  # the turncoat
UNKNOWN: Final = "none"  # the kind of an int that is no action


def explain(state: SicilianosState, seat: int, action: int) -> Refusal | None:
    """The first rule that forbids this seat this action now, or None."""
    phase = PHASES[state.phase]
    if phase == "end":  # SI-9
        return Refusal("SI-9")
    kind = UNKNOWN
    values: list[int] = []
    if action in state.game.actions:
        kind, values = state.game.actions.decode(action)
    if seat not in range(state.seats) or seat != state.mover:  # any int at all, also one too large for a machine word
        return _not_asked(state, phase, seat, kind)
    if kind not in OFFERED[phase] and not (phase == "steal" and kind == "pass" and state.options["steal"] == "may"):
        return _not_offered(state, phase, seat, kind)
    if phase in WAR:
        return _wrong_in_war(state, phase, seat, kind, values)
    return _wrong_outside(state, phase, seat, kind, values)


# -- who, and what kind (steps 2 and 3) -------------------------------------------------------------------------------


def _not_asked(state: SicilianosState, phase: str, seat: int, kind: str) -> Refusal:
    """SI-2; but who is out of the war and still places a card hears why he is out."""
    if kind == "place" and phase in WAR and seat in range(state.seats):
        status: int = state.status[seat]
        if status == STAYED_OUT:
            return Refusal("SI-45")
        if status == SKIPPED:
            return Refusal("SI-44")
        if status in (DROPPED, TURNED):
            return Refusal("SI-50", {"why": "turned" if status == TURNED else "dropped"})
    return Refusal("SI-2", {"number": state.mover + 1})


def _not_offered(state: SicilianosState, phase: str, seat: int, kind: str) -> Refusal:
    """SI-8; but a choice that must be made, an 8 and a 5 have rules of their own."""
    if kind == "pass" and phase in ("stake", "pick", "steal"):
        return _must_choose(state, phase)
    if kind == "defect" and phase in ("bomb", "round"):
        eight = _own_open_card(state, seat, EIGHT)
        if eight >= 0:
            return _too_late_to_turn(state, seat, eight)
    if kind == "bomb" and phase == "round":
        five = _own_open_card(state, seat, FIVE)
        if five >= 0:  # SI-70: decided when it was revealed
            return Refusal("SI-70", {"card": card_id(five)})
    return Refusal("SI-8", {"kind": kind, "phase": phase})


def _must_choose(state: SicilianosState, phase: str) -> Refusal:
    """SI-41: a stake is due; SI-26: who looks must take; SI-28: who can steal must."""
    if phase == "stake":
        return Refusal("SI-41", {"why": "pass", "note": 0})
    if phase == "pick":
        return Refusal("SI-26", {"why": "pass", "card": "", "colour": FAMILIES[state.peeked]})
    return Refusal("SI-28", {"why": "pass", "colour": "none", "number": 0})


def _too_late_to_turn(state: SicilianosState, seat: int, eight: int) -> Refusal:
    """SI-61: only in round 1; SI-60: said once; SI-62: nobody of the other colour was there to serve."""
    card = card_id(eight)
    if state.shown_in[_token_of(state, eight)] > 1:
        return Refusal("SI-61", {"card": card})
    if state.coat_kept & BIT[seat] != 0:
        return Refusal("SI-60", {"card": card})
    partner = str(DATA["family"][eight // VALUES]["partner"])
    return Refusal("SI-62", {"card": card, "colour": partner})


# -- the argument (step 4) --------------------------------------------------------------------------------------------


def _wrong_outside(state: SicilianosState, phase: str, seat: int, kind: str, values: list[int]) -> Refusal | None:
    if kind == "roll":
        return _wrong_roll(state, seat)
    if kind == "place":
        return _not_in_hand(state, seat, values[0])
    if kind == "take":
        return _wrong_take(state, phase, seat, values[0])
    if kind == "peek":
        return _wrong_look(state, values[0])
    if kind == "pick":
        return _wrong_pick(state, values[0])
    if kind == "steal":
        return _wrong_theft(state, seat, values[0], values[1])
    return None  # a theft declined, where the option allows it


def _wrong_in_war(state: SicilianosState, phase: str, seat: int, kind: str, values: list[int]) -> Refusal | None:
    if kind == "stake":
        return _wrong_stake(state, seat, values[0])
    if kind == "place":
        return _wrong_card(state, phase, seat, values[0])
    if kind == "bomb":
        return _wrong_victim(state, seat, values[0])
    if kind == "shop":
        return _wrong_business(state, seat, values[0])
    return None  # staying out (SI-42), dropping out (SI-48), what an 8 or a 5 is (SI-60, SI-70), the share (SI-87)


# -- outside the war --------------------------------------------------------------------------------------------------


def _wrong_roll(state: SicilianosState, seat: int) -> Refusal | None:
    """SI-12: who has reached the limit and not fought since, if he has a card to fight with; or who is at it now."""
    held = len(_hand(state, seat))
    reached = held >= HAND_LIMIT
    if state.options["hand_duty"] == "reached":
        reached = held > 0 and bool(state.reached & BIT[seat])
    return Refusal("SI-12", {"limit": HAND_LIMIT}) if reached else None


def _not_in_hand(state: SicilianosState, seat: int, face: int) -> Refusal | None:
    if face not in _hand(state, seat):  # SI-13
        return Refusal("SI-13", {"card": card_id(face)})
    return None


def _wrong_take(state: SicilianosState, phase: str, seat: int, colour: int) -> Refusal | None:
    name = FAMILIES[colour]
    if phase == "draft" and any(face // VALUES == colour for face in _hand(state, seat)):  # SI-6
        return Refusal("SI-6", {"colour": name})
    if phase == "take2":  # asked only with both colours in stock
        if colour in list(state.rolled):
            return None
        one, other = FAMILIES[state.rolled[0]], FAMILIES[state.rolled[1]]
        return Refusal("SI-22", {"colour": name, "one": one, "other": other})  # SI-22
    return None if _pile(state, colour) else Refusal("SI-7", {"colour": name})  # SI-7


def _wrong_look(state: SicilianosState, colour: int) -> Refusal | None:
    """SI-25."""
    if colour not in list(state.rolled):
        return Refusal("SI-25", {"why": "colour", "colour": FAMILIES[colour]})
    if not _pile(state, colour):
        return Refusal("SI-25", {"why": "empty", "colour": FAMILIES[colour]})
    return None


def _wrong_pick(state: SicilianosState, face: int) -> Refusal | None:
    peeked: int = state.peeked
    if face not in _pile(state, peeked):  # SI-26
        return Refusal("SI-26", {"why": "card", "card": card_id(face), "colour": FAMILIES[peeked]})
    return None


def _wrong_theft(state: SicilianosState, seat: int, colour: int, offset: int) -> Refusal | None:
    """SI-28: nobody sits there, the colour was not rolled, or the victim has no such card."""
    seats: int = state.seats
    name = FAMILIES[colour]
    if offset >= seats:
        return Refusal("SI-28", {"why": "seat", "colour": name, "number": 0})
    victim = (seat + offset) % seats
    if colour not in list(state.rolled):
        return Refusal("SI-28", {"why": "colour", "colour": name, "number": victim + 1})
    if all(face // VALUES != colour for face in _hand(state, victim)):
        return Refusal("SI-28", {"why": "victim", "colour": name, "number": victim + 1})
    return None


# -- in the war -------------------------------------------------------------------------------------------------------


def _wrong_stake(state: SicilianosState, seat: int, note: int) -> Refusal | None:
    if state.black[seat * NOTES + note] == 0:  # SI-41; laundered money is never staked (SI-89)
        return Refusal("SI-41", {"why": "note", "note": NOTE_VALUE[note]})
    return None


def _wrong_card(state: SicilianosState, phase: str, seat: int, face: int) -> Refusal | None:
    """To join: a colour that nobody has placed; later: the own war colour."""
    refusal = _not_in_hand(state, seat, face)
    if refusal is not None:
        return refusal
    colour = face // VALUES
    if phase == "join" and colour in list(state.colour[: state.seats]):  # SI-43
        return Refusal("SI-43", {"colour": FAMILIES[colour]})
    if phase == "round" and colour != state.colour[seat]:  # SI-47
        return Refusal("SI-47", {"card": card_id(face), "colour": FAMILIES[state.colour[seat]]})
    return None


def _wrong_victim(state: SicilianosState, seat: int, face: int) -> Refusal | None:
    """SI-71: an open card of an enemy family that the bomb names; SI-72: the family's open 1 before all else."""
    card = card_id(face)
    if face not in _open_cards(state):
        return Refusal("SI-71", {"why": "closed", "card": card, "colour": FAMILIES[face // VALUES]})
    owner = _owner(state, face)
    head = _head(state, owner)
    colour = FAMILIES[state.colour[head]]  # SI-75: a turncoat in service is hit through the host's colour
    if head == _head(state, seat):
        return Refusal("SI-71", {"why": "own", "card": card, "colour": colour})
    if colour not in list(DATA["family"][state.colour[seat]]["bombs"]):
        return Refusal("SI-71", {"why": "colour", "card": card, "colour": colour})
    guards = _guards(state, owner)
    if guards and face not in guards:
        return Refusal("SI-72", {"card": card, "guard": card_id(guards[0])})
    return None


def _wrong_business(state: SicilianosState, seat: int, kind: int) -> Refusal | None:
    """SI-85; the colour is that of the founder's family, so for a turncoat's owner the host's (SI-87)."""
    colour: int = state.colour[_head(state, seat)]
    left: int = state.shop_pile[colour]
    first = colour * TYPES
    types = [state.shops.face[first + i] - first for i in range(TYPES) if left & BIT[i]]
    if kind not in types:
        return Refusal("SI-85", {"type": TYPE_IDS[kind], "colour": FAMILIES[colour]})
    return None


# -- where the cards lie ----------------------------------------------------------------------------------------------


def _hand(state: SicilianosState, seat: int) -> list[int]:
    """The cards that a seat holds."""
    found: list[int] = []
    for colour in range(COLOURS):
        for i in range(VALUES):
            if state.held[seat * COLOURS + colour] & BIT[i] != 0:
                found.append(state.cards.face[colour * VALUES + i])
    return found


def _pile(state: SicilianosState, colour: int) -> list[int]:
    """The cards of a pile, from the bottom."""
    first = colour * VALUES
    return [state.cards.face[state.pile[first + i]] for i in range(state.pile_n[colour])]


def _open_cards(state: SicilianosState) -> list[int]:
    """The cards on the table that have been turned up (SI-46)."""
    return [state.cards.face[state.table[i]] for i in range(state.open_n)]


def _token_of(state: SicilianosState, face: int) -> int:
    """The token of a card that lies open."""
    for i in range(state.open_n):
        token: int = state.table[i]
        if state.cards.face[token] == face:
            return token
    raise AssertionError("not an open card")


def _owner(state: SicilianosState, face: int) -> int:
    return state.owner[_token_of(state, face)]


def _own_open_card(state: SicilianosState, seat: int, value: int) -> int:
    """The seat's own open card of this value, or -1; a participant has cards of one colour, so there is at most one."""
    for face in _open_cards(state):
        if face % VALUES + 1 == value and _owner(state, face) == seat:
            return face
    return -1


# -- families ---------------------------------------------------------------------------------------------------------


def _head(state: SicilianosState, seat: int) -> int:
    """SI-52, SI-63: whose family a participant fights for: his own, or that of the host he serves."""
    return state.serves[seat] if state.status[seat] == TURNED else seat


def _guards(state: SicilianosState, owner: int) -> list[int]:
    """SI-72, SI-75: the open 1s that shield this participant's cards; with `guard_scope=player` only his own."""
    ones = [face for face in _open_cards(state) if face % VALUES + 1 == ONE]
    if state.options["guard_scope"] == "player":
        return [one for one in ones if _owner(state, one) == owner]
    return [one for one in ones if _head(state, _owner(state, one)) == _head(state, owner)]
