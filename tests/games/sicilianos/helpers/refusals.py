"""Refusals of Sicilianos in tests: positions in every phase, a wish, and what is heard."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine import Value
from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Refusal
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.data import COLOURS, FAMILIES, HAND_LIMIT, LETTERS, NOTE_VALUE, TYPE_IDS, VALUES
from sitdown.games.sicilianos.play import SicilianosPlay
from sitdown.games.sicilianos.state import PHASES, STEAL, TAKE1, TAKE2, TURN

A, B, C, D = range(4)
SPACE = range(-1, GAME.actions.size + 1)
HUGE = 10**30

# What words may count on: the facts of each refusal.
FACTS = {
    "SI-2": {"number"},
    "SI-6": {"colour"},
    "SI-7": {"colour"},
    "SI-8": {"kind", "phase"},
    "SI-9": set(),
    "SI-12": {"limit"},
    "SI-13": {"card"},
    "SI-22": {"colour", "one", "other"},
    "SI-25": {"why", "colour"},
    "SI-26": {"why", "card", "colour"},
    "SI-28": {"why", "colour", "number"},
    "SI-41": {"why", "note"},
    "SI-43": {"colour"},
    "SI-44": set(),
    "SI-45": set(),
    "SI-47": {"card", "colour"},
    "SI-50": {"why"},
    "SI-60": {"card"},
    "SI-61": {"card"},
    "SI-62": {"card", "colour"},
    "SI-70": {"card"},
    "SI-71": {"why", "card", "colour"},
    "SI-72": {"card", "guard"},
    "SI-85": {"type", "colour"},
}


def number(card: str) -> int:
    return LETTERS.index(card[0]) * VALUES + int(card[1:]) - 1


def act(text: str) -> int:
    """`place K3`, `stake 50`, `take red`, `steal red 2`, `shop laundry`, `split 0`, `roll`."""
    kind, *words = text.split()
    values: list[int] = []
    for word in words:
        if kind in ("place", "pick", "bomb"):
            values.append(number(word))
        elif kind == "stake":
            values.append(list(NOTE_VALUE).index(int(word)))
        elif word in FAMILIES:
            values.append(FAMILIES.index(word))
        else:
            values.append(TYPE_IDS.index(word) if word in TYPE_IDS else int(word))
    return GAME.actions.encode(kind, *values)


def started(seats: int, seed: object = 0, **options: Value) -> SicilianosPlay:
    state = GAME.start(seats, seed, options)
    assert isinstance(state, SicilianosPlay)
    return state


def table(*hands: str, **options: Value) -> SicilianosPlay:
    """These hands, all other cards in their piles with the 1 at the bottom, and A on turn."""
    state = started(len(hands), **options)
    state.lay_out()
    piles = [list(range(colour * VALUES, (colour + 1) * VALUES)) for colour in range(COLOURS)]
    for seat, hand in enumerate(hands):
        for card in hand.split():
            colour, place = divmod(number(card), VALUES)
            piles[colour].remove(number(card))
            state.held[seat * COLOURS + colour] |= BIT[place]
            state.hand_n[seat] += 1
            state.cards.see(seat, number(card))
        state.reached |= BIT[seat] if state.hand_n[seat] == HAND_LIMIT else 0  # SI-12
    for colour, pile in enumerate(piles):
        set_pile(state, colour, pile)
    state.phase = TURN
    state.first = state.mover = state.on_turn = A
    return state


def set_pile(state: SicilianosPlay, colour: int, tokens: list[int]) -> None:
    for i, token in enumerate(tokens):
        state.pile[colour * VALUES + i] = token
    state.pile_n[colour] = len(tokens)


def rolled(state: SicilianosPlay, phase: int, one: str, other: str) -> SicilianosPlay:
    """The dice of the player on turn show these colours."""
    state.phase = phase
    state.rolled = vec[i64]([FAMILIES.index(one), FAMILIES.index(other)])
    return state


def after(state: SicilianosPlay, script: str) -> SicilianosPlay:
    """Each move by the seat that decides; where it leads, both statements of the rules agree."""
    for move in script.split(", "):
        state.apply(state.turn()[0], act(move))
    check_agreement(state)
    return state


def refusal(state: SicilianosPlay, seat: int, move: str) -> Refusal:
    found = state.explain(seat, act(move))
    assert found is not None, f"{move} is legal"
    assert set(found.facts) == FACTS[found.rule]
    return found


def rule(state: SicilianosPlay, seat: int, move: str) -> str:
    """The rule that forbids it; empty if it is legal."""
    return "" if state.explain(seat, act(move)) is None else refusal(state, seat, move).rule


def phase(state: SicilianosPlay) -> str:
    return f"{PHASES[state.phase]} {state.mover}"


POSITIONS = {
    "draft": lambda: started(3),
    "turn": lambda: table("Y3", "R3", "G3"),
    "take2": lambda: rolled(table("Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9", "R3", "G3"), TAKE2, "red", "green"),
    "take1": lambda: rolled(table("Y3", "R3", "G3"), TAKE1, "red", "green"),
    "pick": lambda: after(rolled(table("Y3", "R3", "G3"), TAKE1, "red", "green"), "peek red"),
    "steal": lambda: rolled(table("Y3", "R3", "G3"), STEAL, "red", "green"),
    "stake": lambda: after(table("Y3", "R3", "G3"), "place Y3"),
    "join": lambda: after(table("Y3", "R3", "G3"), "place Y3, stake 5"),
    "coat": lambda: after(table("Y8", "K3", "G3"), "place Y8, stake 5, place K3, stake 5, pass"),
    "bomb": lambda: after(table("Y5", "K3", "G3"), "place Y5, stake 5, place K3, stake 5, pass"),
    "round": lambda: after(table("Y3 Y4", "R3", "G3"), "place Y3, stake 5, place R3, stake 5, pass"),
    "split": lambda: after(table("K3", "Y8", "G3"), "place K3, stake 5, place Y8, stake 5, pass, defect"),
    "shop": lambda: after(table("Y3", "R3", "G3"), "place Y3, stake 5, pass, pass"),
}
OFFERED = {
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
EXCEPTIONS = {("stake", "pass"): "SI-41", ("pick", "pass"): "SI-26", ("steal", "pass"): "SI-28"}


def check_agreement(state: SicilianosPlay) -> None:
    """`legal` and `explain` say the same over the whole space, for every seat and those beside the table."""
    for seat in range(-1, state.seats + 1):
        found = {action: state.explain(seat, action) for action in SPACE}
        allowed = [action for action in SPACE if found[action] is None]
        assert allowed == state.legal(seat), (seat, state.open_view())
        for why in found.values():
            assert why is None or set(why.facts) == FACTS[why.rule]
