"""What a seat sees of Maffiosi, as plain data. A card is named only through `card_as`."""

from __future__ import annotations

from sitdown.engine.cards import BIT
from sitdown.engine.game import View
from sitdown.games.maffiosi.ahead import cakes_seen, leads, lines, seats_offered
from sitdown.games.maffiosi.attack import is_enough, killed_by
from sitdown.games.maffiosi.chairs import drinkers, income, owner_at, type_at
from sitdown.games.maffiosi.data import (
    CAFES,
    CARD_IDS,
    CASINOS,
    CHAIRS,
    COLOURS,
    HAND,
    MOVE,
    OBJECTS,
    OPPOSITE,
    PIECES,
    RESTAURANTS,
    SCRAM,
    SIDES,
    TILL,
    TYPE_IDS,
    TYPES,
)
from sitdown.games.maffiosi.ending import ranking, stalemate_in
from sitdown.games.maffiosi.pot import notes_seen
from sitdown.games.maffiosi.state import (
    AT_HOME,
    END,
    ENDINGS,
    MOVE_TO,
    OUT_OF_GAME,
    PHASES,
    SCRAM_CHAIR,
    SETUP_CHAIR,
    TARGET_NIGHTCAP,
    MaffiosiState,
)

BACK = "?"
_BUSINESSES = {"cafe": CAFES, "restaurant": RESTAURANTS, "casino": CASINOS}


def card_as(state: MaffiosiState, seat: int | None, token: int) -> str:
    """`stab`, or a back."""
    return CARD_IDS[state.cards.face[token]] if state.cards.known_to(seat, token) else BACK


def seen_by_all(state: MaffiosiState) -> View:
    """What lies open for all."""
    view = _table(state)
    used = [card_as(state, None, token) for token in reversed(state.used.tokens())]
    view["used"] = used if state.switches.open_discards else used[:1]
    view["draw"] = [BACK] * state.draw.n
    return view


def seen_by(state: MaffiosiState, seat: int | None) -> View:
    """Hands as this seat may know them; where its cards lead if it decides."""
    view: View = {"you": seat, "players": [_player(state, seat, other) for other in range(state.seats)]}
    if seat == state.mover and state.phase != END:
        found = leads(state)
        view["leads"] = found
        view["sits"] = seats_offered(state, CARD_IDS[MOVE] in found)
    return view


def open_view(state: MaffiosiState) -> View:
    """Everything face up: every hand, both piles from the top."""
    view = _table(state)
    view["you"] = None
    players = []
    for seat in range(state.seats):
        player = _player(state, seat, seat)
        player["money"] = state.money[seat]
        players.append(player)
    view["players"] = players
    view["used"] = [_face(state, token) for token in reversed(state.used.tokens())]
    view["draw"] = [_face(state, token) for token in reversed(state.draw.tokens())]
    return view


def _face(state: MaffiosiState, token: int) -> str:
    return CARD_IDS[state.cards.face[token]]


def _table(state: MaffiosiState) -> View:
    """What lies open for all."""
    over = state.phase == END
    return {
        "game": state.game.slug,
        "seats": state.seats,
        "options": dict(state.options),
        "phase": PHASES[state.phase],
        "mover": None if over else state.mover,
        "on_turn": None if over or state.turns == 0 else state.active,
        "first": state.first,
        "turn": state.turns,
        "round": state.rounds,
        "idle": state.idle,
        "stalemate_in": None if over else stalemate_in(state),
        "cards_played": state.played,
        "pot": state.pot,
        "notes": notes_seen(state),
        "chairs": [_chair(state, chair) for chair in range(1, CHAIRS + 1)],
        "cakes": cakes_seen(state),
        "lines": lines(state),
        "last_glass": _last_glass(state),
        "choosing": _choosing(state),
        "used_size": state.used.n,
        "draw_size": state.draw.n,
        "scrams_gone": state.gone.n,
        "over": over,
        "ending": ENDINGS[state.ended],
        "ranking": ranking(state) if over else None,
        "totals": [state.money[seat] for seat in range(state.seats)] if over else None,
    }


def _last_glass(state: MaffiosiState) -> list[int]:
    """MA-49: the chairs at which a Nightcap kills."""
    killed = killed_by(state, drinkers(state))
    return [chair for chair in range(1, CHAIRS + 1) if killed & BIT[chair]]


def _chair(state: MaffiosiState, chair: int) -> View:
    seat = owner_at(state, chair)
    man: View | None = None
    if seat >= 0:
        asleep = state.asleep & BIT[chair] != 0
        man = {"seat": seat, "type": TYPE_IDS[type_at(state, chair)], "asleep": asleep}
    cakes = [owner for owner in range(state.seats) if state.cake[owner] == chair]
    return {
        "chair": chair,
        "side": SIDES[chair - 1],
        "object": OBJECTS[chair - 1] or None,
        "opposite": OPPOSITE[chair] or None,
        "man": man,
        "cake": cakes[0] if cakes else None,
    }


def _player(state: MaffiosiState, seat: int | None, other: int) -> View:
    mine = state.men[other]
    awake = mine & ~state.asleep
    hidden = state.switches.hidden_money and seat != other and state.phase != END
    return {
        "seat": other,
        "colour": COLOURS[other],
        "money": None if hidden else state.money[other],
        "men": state.alive[other],
        "out": state.alive[other] == 0,
        "income": income(state, other),
        "till": awake & TILL != 0,
        "monopolies": [name for name, chairs in _BUSINESSES.items() if awake & chairs == chairs],
        "cake": _cake(state, other),
        "tray": _tray(state, other),
        "hand": _hand(state, seat, other),
        "hand_size": state.hand_n[other],
    }


def _cake(state: MaffiosiState, seat: int) -> int | str:
    """The chair at which a player's cake stands; `home` while he has it, `gone` when it is out of the game."""
    where = state.cake[seat]
    if where == OUT_OF_GAME:
        return "gone"
    return "home" if where == AT_HOME else where


def _tray(state: MaffiosiState, seat: int) -> list[View]:
    """A player's men off the table, who wait for a chair."""
    return [
        {"type": TYPE_IDS[kind], "asleep": asleep == 1, "count": state.tray[seat * PIECES + 2 * kind + asleep]}
        for kind in range(TYPES)
        for asleep in range(2)
        if state.tray[seat * PIECES + 2 * kind + asleep] > 0
    ]


def _hand(state: MaffiosiState, seat: int | None, other: int) -> list[str]:
    """Cards in the order of their kinds: a hand has no order of its own."""
    tokens = [state.hand[other * HAND + slot] for slot in range(state.hand_n[other])]
    names = [card_as(state, seat, token) for token in tokens]
    return sorted(names, key=lambda name: CARD_IDS.index(name) if name != BACK else -1)


def _choosing(state: MaffiosiState) -> View | None:
    """What has been chosen so far of a choice in several steps; all see it."""
    if state.phase == MOVE_TO:
        return {"card": CARD_IDS[MOVE], "from": state.piece}
    if state.phase in (SETUP_CHAIR, SCRAM_CHAIR):
        card = None if state.phase == SETUP_CHAIR else CARD_IDS[SCRAM]
        return {"card": card, "type": TYPE_IDS[state.piece // 2], "asleep": state.piece % 2 == 1}
    if state.phase == TARGET_NIGHTCAP:
        glasses = [chair for chair in range(1, CHAIRS + 1) if state.glasses & BIT[chair]]
        return {"card": "nightcap", "chairs": glasses, "left": state.to_fill, "enough": is_enough(state)}
    return None
