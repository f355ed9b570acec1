"""What a seat sees of Sicilianos, as plain data. A card is named only through `card_as`."""

from __future__ import annotations

from typing import Final

from sitdown.engine.cards import BIT
from sitdown.engine.game import View
from sitdown.games.sicilianos.actions import ACTIONS
from sitdown.games.sicilianos.data import (
    COLOURS,
    FAMILIES,
    FIRST_SHOP,
    HAND_LIMIT,
    INFLUENCE,
    LETTERS,
    NOTE_VALUE,
    NOTES,
    TYPE_IDS,
    TYPES,
    VALUES,
    card_id,
)
from sitdown.games.sicilianos.families import (
    bomb_of,
    head_of,
    host_for,
    is_shielded,
    is_victim,
    strength,
    worth_on_table,
)
from sitdown.games.sicilianos.outcome import both_stakes, business_colour, is_head, is_one_short, standing
from sitdown.games.sicilianos.payday import bonuses, totals
from sitdown.games.sicilianos.state import (
    BOMB,
    COAT,
    END,
    JOIN,
    NONE,
    PHASES,
    PICK,
    ROUND,
    SHOP,
    SPLIT,
    STATUS,
    STEAL,
    TAKE1,
    TAKE2,
    TURNED,
    SicilianosState,
)
from sitdown.games.sicilianos.turn import owes_war

BACK = "?"
COLOURS_OF: Final = {TAKE2: "take", TAKE1: "peek", STEAL: "steal", JOIN: "place", ROUND: "place"}


def card_as(state: SicilianosState, seat: int | None, token: int) -> str:
    """A family card `K5` or a back `K?`; a business `black laundry`, or `black ?`."""
    if token >= FIRST_SHOP:
        return shop_as(state, seat, token - FIRST_SHOP)
    if state.cards.known_to(seat, token):
        return card_id(state.cards.face[token])
    return LETTERS[token // VALUES] + BACK


def shop_as(state: SicilianosState, seat: int | None, token: int) -> str:
    colour = token // TYPES
    known = state.shops.known_to(seat, token)
    return f"{FAMILIES[colour]} {TYPE_IDS[state.shops.face[token] - colour * TYPES] if known else BACK}"


def seen_by_all(state: SicilianosState) -> View:
    """What lies open for all."""
    return _table(state)


def seen_by(state: SicilianosState, seat: int | None) -> View:
    """Piles, hands, the war and the choice as this seat may know them."""
    return {
        "you": seat,
        "piles": [_pile(state, seat, colour) for colour in range(COLOURS)],
        "players": [_player(state, seat, other) for other in range(state.seats)],
        "war": _war(state, seat) if state.in_war else None,
        "choosing": _choosing(state, seat),
    }


def open_view(state: SicilianosState) -> View:
    """Everything face up: what each seat sees of its own, and the piles."""
    view = _table(state)
    view["you"] = None
    view["piles"] = [_open_pile(state, colour) for colour in range(COLOURS)]
    players = []
    for seat in range(state.seats):
        player = _player(state, seat, seat)
        player["stake"] = _note(state.stake[seat])
        player["businesses"] = [_true_shop(state, token) for token in _shops(state, seat)]
        players.append(player)
    view["players"] = players
    view["war"] = _war(state, None, open_cards=True) if state.in_war else None
    view["choosing"] = None if state.phase == END else _choosing(state, state.mover)
    view["totals"] = totals(state)
    return view


def _table(state: SicilianosState) -> View:
    """What lies open for all."""
    rolled = state.influence != NONE
    over = state.phase == END
    return {
        "game": state.game.slug,
        "seats": state.seats,
        "options": dict(state.options),
        "phase": PHASES[state.phase],
        "mover": None if over else state.mover,
        "turn": state.turns + 1,
        "on_turn": None if over else state.on_turn,
        "turn_cap": state.switches.turn_cap * state.seats,
        "wars": state.wars,
        "dice": [FAMILIES[state.rolled[0]], FAMILIES[state.rolled[1]]] if rolled else None,
        "influence": INFLUENCE[state.influence] if rolled else None,
        "bank": [state.bank[note] for note in range(NOTES)],
        "over": over,
        "ending": state.ending,
        "ranking": state.ranking if over else None,
        "totals": totals(state) if over else None,
        "payday": bonuses(state) if over else None,
    }


def _pile(state: SicilianosState, seat: int | None, colour: int) -> View:
    """A pile from the top: what the seat knows of each card of it, and the businesses that lie below it."""
    tokens = [state.pile[colour * VALUES + i] for i in range(state.pile_n[colour] - 1, -1, -1)]
    shops = [colour * TYPES + place for place in range(TYPES) if state.shop_pile[colour] & BIT[place]]
    return {
        "colour": FAMILIES[colour],
        "cards": [card_as(state, seat, token) for token in tokens],
        "size": len(tokens),
        "businesses": len(shops),
    }


def _open_pile(state: SicilianosState, colour: int) -> View:
    tokens = [state.pile[colour * VALUES + i] for i in range(state.pile_n[colour] - 1, -1, -1)]
    shops = [colour * TYPES + place for place in range(TYPES) if state.shop_pile[colour] & BIT[place]]
    return {
        "colour": FAMILIES[colour],
        "cards": [card_id(state.cards.face[token]) for token in tokens],
        "size": len(tokens),
        "businesses": len(shops),
        "types": sorted(TYPE_IDS[state.shops.face[token] - colour * TYPES] for token in shops),
    }


def _player(state: SicilianosState, seat: int | None, other: int) -> View:
    """What the seat may know of a player: backs by colour, and the faces it knows."""
    hidden = state.stakes_are_hidden() and seat != other
    stake = state.stake[other]
    notes = [state.black[other * NOTES + note] + (hidden and stake == note) for note in range(NOTES)]
    return {
        "seat": other,
        "hand": _hand_as(state, seat, other),
        "hand_size": state.hand_n[other],
        "colours": [bin(state.held_in(other, colour)).count("1") for colour in range(COLOURS)],
        "notes": notes,
        "black": sum(notes[note] * NOTE_VALUE[note] for note in range(NOTES)),
        "laundered": state.laundered(other),
        "stake": BACK if hidden and stake != NONE else _note(stake),
        "businesses": _shops_as(state, seat, other),
        "owes_war": state.phase != END and owes_war(state, other),
        "warnings": _warnings(state, other, sum(notes)),
    }


def _warnings(state: SicilianosState, seat: int, notes: int) -> list[str]:
    """What to look out for: a full hand or a war owed (SI-12), the last notes (SI-101), a Godfather (SI-100)."""
    if state.phase == END:
        return []
    found = []
    if state.hand_n[seat] >= HAND_LIMIT:
        found.append("full")
    elif owes_war(state, seat):
        found.append("owes_war")
    elif state.hand_n[seat] == HAND_LIMIT - 1:
        found.append("nearly_full")
    if notes < 2:
        found.append("last_note" if notes else "at_stake")
    if state.switches.godfather:
        found += [f"godfather {FAMILIES[colour]}" for colour in range(COLOURS) if is_one_short(state, seat, colour)]
    return found


def _hand_as(state: SicilianosState, seat: int | None, other: int) -> list[str]:
    """The cards that the seat can say are in this hand, and backs for the rest; a hand has no order."""
    names = []
    for colour in range(COLOURS):
        held = state.held_in(other, colour)
        known = [card_id(face) for face in state.cards.surely_on(seat, colour, held)]
        names += known + [LETTERS[colour] + BACK] * (bin(held).count("1") - len(known))
    return sorted(names)


def _shops_as(state: SicilianosState, seat: int | None, other: int) -> list[str]:
    """The same for the businesses before a player."""
    names = []
    for colour in range(COLOURS):
        owned = state.owned[other * COLOURS + colour]
        known = [TYPE_IDS[face - colour * TYPES] for face in state.shops.surely_on(seat, colour, owned)]
        known += [BACK] * (bin(owned).count("1") - len(known))
        names += [f"{FAMILIES[colour]} {kind}" for kind in known]
    return sorted(names)


def _shops(state: SicilianosState, seat: int) -> list[int]:
    return [
        colour * TYPES + place
        for colour in range(COLOURS)
        for place in range(TYPES)
        if state.owned[seat * COLOURS + colour] & BIT[place]
    ]


def _true_shop(state: SicilianosState, token: int) -> str:
    colour = token // TYPES
    return f"{FAMILIES[colour]} {TYPE_IDS[state.shops.face[token] - colour * TYPES]}"


def _note(note: int) -> int | None:
    return None if note == NONE else NOTE_VALUE[note]


def _war(state: SicilianosState, seat: int | None, open_cards: bool = False) -> View:
    """A lane for each player: colour, cards in the order placed, strength, state."""
    lanes = []
    for other in range(state.seats):
        colour = state.colour[other]
        cards = []
        for i in range(state.table_n):
            token = state.table[i]
            if state.owner[token] == other:
                name = card_id(state.cards.face[token]) if open_cards else card_as(state, seat, token)
                cards.append({"card": name, "open": i < state.open_n, "worth": _worth(state, i)})
        lanes.append(
            {
                "seat": other,
                "status": STATUS[state.status[other]],
                "colour": None if colour == NONE else FAMILIES[colour],
                "serves": state.serves[other] if state.status[other] == TURNED else None,
                "head": head_of(state, other) if state.in_the_war(other) else None,
                "strength": strength(state, other) if is_head(state, other) else None,
                "cards": cards,
            }
        )
    stands = standing(state)
    bombing = state.phase == BOMB
    open_tokens = [state.table[i] for i in range(state.open_n)] if bombing else []
    return {
        "starter": state.starter,
        "round": state.war_round,
        "leader": stands["leader"],
        "tied": stands["tied"],
        "shielded": sorted(card_as(state, seat, token) for token in open_tokens if is_shielded(state, token)),
        "lanes": lanes,
    }


def _worth(state: SicilianosState, place: int) -> int | None:
    return worth_on_table(state, state.table[place]) if place < state.open_n else None


def _choosing(state: SicilianosState, seat: int | None) -> View | None:
    """What the seat that decides has to know for it, and nobody else."""
    if state.phase == END or seat != state.mover or seat is None:
        return None
    found: View = {}
    if state.phase in COLOURS_OF:
        found["colours"] = _colours_of(state, seat, COLOURS_OF[state.phase])
    if state.phase == COAT:
        found["host"] = host_for(state, seat)
    if state.phase == PICK:
        colour = state.peeked
        tokens = [state.pile[colour * VALUES + i] for i in range(state.pile_n[colour] - 1, -1, -1)]
        found["pile"] = [card_as(state, seat, token) for token in tokens]
    if state.phase == SHOP:
        colour = business_colour(state)
        lying = [colour * TYPES + place for place in range(TYPES) if state.shop_pile[colour] & BIT[place]]
        found["types"] = sorted(TYPE_IDS[state.shops.face[token] - colour * TYPES] for token in lying)
        found["colour"] = FAMILIES[colour]
    if state.phase == SPLIT:
        found["ally"], found["amount"] = state.ally, both_stakes(state)
    if state.phase == BOMB:
        tokens = [state.table[i] for i in range(state.open_n)]
        found["bomb"] = card_as(state, seat, bomb_of(state, seat))
        found["victims"] = sorted(card_as(state, seat, token) for token in tokens if is_victim(state, seat, token))
    return found


def _colours_of(state: SicilianosState, seat: int, wanted: str) -> list[str]:
    """The colours that the legal actions of one kind speak of, in the order of the wheel."""
    decoded = [ACTIONS.decode(action) for action in state.legal(seat)]
    colours = {values[0] // VALUES if kind == "place" else values[0] for kind, values in decoded if kind == wanted}
    return [FAMILIES[colour] for colour in sorted(colours)]
