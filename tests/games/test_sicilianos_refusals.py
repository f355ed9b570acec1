"""Which rule a refusal of Sicilianos names, and in which order (section 5), and that `explain` agrees with `legal`."""

from __future__ import annotations

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine import Illegal, Rng, Value
from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Refusal
from sitdown.games.sicilianos import GAME
from sitdown.games.sicilianos.data import COLOURS, FAMILIES, LETTERS, NOTE_VALUE, NOTES, TYPE_IDS, VALUES
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


# -- positions --------------------------------------------------------------------------------------------------------


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


# -- who and what: steps 1 to 3 ---------------------------------------------------------------------------------------


def test_SI_1_only_for_three_to_six() -> None:
    for seats in (2, 7):
        with pytest.raises(Illegal) as error:
            GAME.start(seats)
        assert error.value.rule == "SI-1"


@pytest.mark.parametrize("name", PHASES[:-1])
def test_SI_8_every_kind_of_action_in_every_phase(name: str) -> None:
    state = POSITIONS[name]()
    assert phase(state) == f"{name} {state.mover}"
    for action in range(GAME.actions.size):
        kind, _ = GAME.actions.decode(action)
        found = state.explain(state.mover, action)
        if kind not in OFFERED[name]:
            assert found is not None
            assert found.rule == EXCEPTIONS.get((name, kind), "SI-8")
        else:
            assert found is None or found.rule != "SI-8"


@pytest.mark.parametrize("name", PHASES[:-1])
def test_SI_8_an_int_that_is_no_action_and_SI_2_a_seat_that_does_not_decide(name: str) -> None:
    state = POSITIONS[name]()
    for action in (-HUGE, -1, 254, 255, HUGE):
        assert state.explain(state.mover, action) == Refusal("SI-8", {"kind": "none", "phase": name})
    for seat in (-HUGE, -1, (state.mover + 1) % 3, 3, HUGE):
        for action in [*range(2), *range(act("stake 5"), 254), -1, 254, HUGE]:
            assert state.explain(seat, action) == Refusal("SI-2", {"number": state.mover + 1})
    for seat in (-HUGE, -1, 3, HUGE):  # nobody sits there: no war to be out of
        assert rule(state, seat, "place K2") == "SI-2"


def test_SI_9_after_the_end_for_every_seat_and_action() -> None:
    state = started(3, seed="end", start_notes=1)
    dice = random.Random("end")
    while not state.over:
        state.play(dice.choice(state.choices()))
    for seat in (-HUGE, -1, 0, 1, 2, 3, HUGE):
        for action in [*SPACE, -HUGE, HUGE]:
            assert state.explain(seat, action) == Refusal("SI-9")


def test_SI_2_a_card_placed_outside_a_war_or_before_one_is_asked() -> None:
    """SI-2 for a seat still to be asked or still active, and for everybody when no war is on."""
    state = table("Y3 Y4", "R3 R4", "G3 G4")
    assert rule(state, B, "place R3") == "SI-2"
    after(state, "place Y3")
    assert [rule(state, seat, "place R3") for seat in (B, C)] == ["SI-2", "SI-2"]
    after(state, "stake 5, place R3")
    assert rule(state, A, "place Y4") == "SI-2"
    after(state, "stake 5, place G3, stake 5")
    assert phase(state) == "round 0"
    assert [rule(state, seat, "place R4") for seat in (B, C)] == ["SI-2", "SI-2"]
    assert rule(state, B, "pass") == "SI-2"


def test_SI_45_stayed_out_until_the_war_is_over() -> None:
    state = after(table("Y3", "R3", "G3"), "place Y3, stake 5, pass")
    assert phase(state) == "join 2"
    assert rule(state, B, "place R3") == "SI-45"
    assert rule(state, B, "place K11") == "SI-45"  # whoever has it
    assert rule(state, B, "pass") == "SI-2"
    after(state, "pass")
    assert phase(state) == "shop 0"
    assert rule(state, B, "place R3") == "SI-45"
    after(state, "shop laundry")
    assert rule(state, C, "place G3") == "SI-2"


def test_SI_44_skipped_without_a_free_colour_or_without_a_card() -> None:
    state = after(table("Y3", "Y4", "", "G3"), "place Y3, stake 5")
    assert phase(state) == "join 3"
    assert [rule(state, seat, "place Y4") for seat in (A, B, C)] == ["SI-2", "SI-44", "SI-44"]
    assert rule(state, B, "pass") == "SI-2"


def test_SI_50_dropped_out_or_turned_coat() -> None:
    """SI-50: by passing, without a card (SI-49), or as a turncoat; also in BOMB and SHOP."""
    state = after(table("K9 K3", "R2 R5", "Y8 Y2", "G4"), "place K9, stake 5, place R2, stake 5, place Y8, stake 5")
    after(state, "place G4, stake 5, defect, pass, place R5")
    assert phase(state) == "bomb 1"
    assert refusal(state, A, "place K3") == Refusal("SI-50", {"why": "dropped"})
    assert refusal(state, C, "place Y2") == Refusal("SI-50", {"why": "turned"})
    assert refusal(state, D, "place G4") == Refusal("SI-50", {"why": "dropped"})
    after(state, "family")
    assert phase(state) == "split 0"  # 13 against 7
    assert rule(state, B, "place R2") == rule(state, C, "place Y2") == "SI-50"
    assert rule(state, A, "place K3") == "SI-8"
    after(state, "split 1")
    assert phase(state) == "shop 2"
    assert rule(state, C, "place Y2") == "SI-8"  # the one who decides: the kind comes first


def test_SI_50_left_without_an_open_card_with_bombed_out() -> None:
    """SI-77: he may go on; with the option he is out."""
    for option, expected in (("continue", "SI-2"), ("out", "SI-50")):
        state = table("R5", "B9 B4", "P2 P3", "K5", bombed_out=option)
        after(state, "place R5, stake 5, place B9, stake 5, place P2, stake 5, place K5, stake 5, bomb B9")
        assert phase(state) == "bomb 3"
        assert rule(state, A, "place R1") == rule(state, B, "place B4") == expected


def test_SI_41_SI_26_SI_28_what_must_be_chosen_cannot_be_passed() -> None:
    assert refusal(POSITIONS["stake"](), A, "pass") == Refusal("SI-41", {"why": "pass", "note": 0})
    facts = {"why": "pass", "card": "", "colour": "red"}
    assert refusal(POSITIONS["pick"](), A, "pass").facts == facts
    assert refusal(POSITIONS["steal"](), A, "pass").rule == "SI-28"
    may = rolled(table("Y3", "R3", "G3", steal="may"), STEAL, "red", "green")
    assert rule(may, A, "pass") == ""
    assert rule(may, B, "pass") == "SI-2"


def test_SI_60_SI_62_defecting_too_late_with_an_8_of_the_first_round() -> None:
    """SI-60 if it was decided, SI-62 if nobody was there to serve; SI-8 without an 8, SI-2 for others."""
    kept = after(table("Y8 Y3", "K9 K2", "G3"), "place Y8, stake 5, place K9, stake 5, pass, family")
    assert phase(kept) == "round 0"
    assert refusal(kept, A, "defect") == Refusal("SI-60", {"card": "Y8"})
    assert rule(kept, B, "defect") == "SI-2"
    alone = after(table("Y8 Y5", "R9 R2", "G3"), "place Y8, stake 5, place R9, stake 5, pass")
    assert phase(alone) == "round 0"
    assert refusal(alone, A, "defect") == Refusal("SI-62", {"card": "Y8", "colour": "black"})
    after(alone, "place Y5")
    assert rule(alone, B, "defect") == "SI-8"
    after(alone, "place R2")
    assert phase(alone) == "bomb 0"
    assert rule(alone, A, "defect") == "SI-62"
    assert rule(alone, B, "defect") == "SI-2"


def test_SI_62_of_two_paired_turncoats_the_second_is_not_asked() -> None:
    """SI-64: when the first leaves, no host is left; but a third family keeps the war going."""
    state = after(table("Y8", "K8 K2", "R3"), "place Y8, stake 5, place K8, stake 5, place R3, stake 5, defect")
    assert phase(state) == "round 1"
    assert refusal(state, B, "defect") == Refusal("SI-62", {"card": "K8", "colour": "yellow"})
    assert rule(state, A, "defect") == "SI-2"


def test_SI_61_defecting_with_an_8_revealed_later() -> None:
    state = after(table("Y2 Y8 Y5", "K9 K2 K3", "G3"), "place Y2, stake 5, place K9, stake 5, pass")
    assert rule(state, A, "defect") == "SI-8"  # the 8 is still in hand
    after(state, "place Y8, place K2")
    assert phase(state) == "round 0"
    assert refusal(state, A, "defect") == Refusal("SI-61", {"card": "Y8"})
    after(state, "place Y5, place K3")
    assert phase(state) == "bomb 0"
    assert rule(state, A, "defect") == "SI-61"


def test_SI_70_a_bomb_of_an_earlier_round() -> None:
    """SI-70, also for one that had nobody to hit (SI-76); SI-8 for a seat without an open 5."""
    state = after(table("Y5 Y2", "R9 R5", "G3"), "place Y5, stake 5, place R9, stake 5, pass, family")
    assert phase(state) == "round 0"
    assert refusal(state, A, "bomb R9") == Refusal("SI-70", {"card": "Y5"})
    assert rule(state, A, "bomb K11") == "SI-70"
    assert rule(state, B, "bomb Y5") == "SI-2"
    after(state, "place Y2")
    assert rule(state, B, "bomb Y5") == "SI-8"
    harmless = after(table("B5 B2", "R9", "G3"), "place B5, stake 5, place R9, stake 5, pass")
    assert phase(harmless) == "round 0"
    assert rule(harmless, A, "bomb R9") == "SI-70"


# -- the argument: step 4, outside the war ----------------------------------------------------------------------------


def test_SI_6_E_2_drafting_a_colour_twice() -> None:
    state = started(3, seed="draft")
    first = state.mover
    after(state, "take yellow, take yellow, take red")
    assert refusal(state, first, "take yellow") == Refusal("SI-6", {"colour": "yellow"})
    assert rule(state, first, "take red") == ""
    set_pile(state, FAMILIES.index("red"), [])
    assert rule(state, first, "take red") == "SI-7"
    set_pile(state, FAMILIES.index("yellow"), [])
    assert rule(state, first, "take yellow") == "SI-6"  # before SI-7


def test_SI_12_SI_22_E_5_nine_cards_and_then_ten() -> None:
    state = POSITIONS["take2"]()
    facts = {"colour": "blue", "one": "red", "other": "green"}
    assert refusal(state, A, "take blue") == Refusal("SI-22", dict(facts))
    assert rule(state, A, "take green") == rule(state, A, "take red") == ""
    after(state, "take red")
    assert state.hand_n[A] == 10
    state.mover = A
    assert refusal(state, A, "roll") == Refusal("SI-12", {"limit": 10})
    assert rule(state, A, "place Y3") == ""


def test_SI_13_a_card_not_in_hand() -> None:
    """SI-13 whoever has it; with an empty hand one must roll."""
    state = table("Y3", "R3", "")
    assert refusal(state, A, "place R3") == Refusal("SI-13", {"card": "R3"})
    assert rule(state, A, "place K9") == "SI-13"
    state.mover = C
    assert rule(state, C, "roll") == ""
    assert all(rule(state, C, f"place {letter}1") == "SI-13" for letter in LETTERS)


def test_SI_7_SI_25_E_6_empty_piles_and_looking() -> None:
    reds = " ".join(f"R{value}" for value in range(1, 8))
    state = rolled(table(reds, "R8 R9 R10 R11", "G3"), TAKE1, "red", "blue")
    assert refusal(state, A, "take red") == Refusal("SI-7", {"colour": "red"})
    assert refusal(state, A, "peek red") == Refusal("SI-25", {"why": "empty", "colour": "red"})
    assert refusal(state, A, "peek black") == Refusal("SI-25", {"why": "colour", "colour": "black"})
    assert rule(state, A, "take black") == rule(state, A, "peek blue") == ""


def test_SI_26_E_6_picking_a_card_that_is_not_there() -> None:
    state = rolled(table("Y3", "B1 B3 B4 B5 B7 B8 B10", "G3"), TAKE1, "blue", "black")
    set_pile(state, 2, [number(card) for card in ("B6", "B11", "B2", "B9")])
    assert rule(state, A, "peek red") == "SI-25"
    after(state, "peek blue")
    assert refusal(state, A, "pick B3") == Refusal("SI-26", {"why": "card", "card": "B3", "colour": "blue"})
    assert rule(state, A, "pick K9") == "SI-26"
    assert rule(state, B, "pick B3") == rule(state, B, "pick B9") == "SI-2"
    after(state, "pick B11")
    assert state.is_held(A, number("B11"))
    pile = [state.cards.face[state.pile[2 * VALUES + i]] for i in range(state.pile_n[2])]
    assert pile == [number(card) for card in ("B6", "B2", "B9")]


def test_SI_28_E_31_illegal_thefts() -> None:
    state = rolled(table("Y3", "R3", "G3"), STEAL, "red", "blue")
    assert refusal(state, A, "steal red 3") == Refusal("SI-28", {"why": "seat", "colour": "red", "number": 0})
    assert rule(state, A, "pass") == "SI-28"
    assert rule(state, A, "roll") == "SI-8"
    assert rule(state, B, "roll") == "SI-2"
    assert refusal(state, A, "steal green 2") == Refusal("SI-28", {"why": "colour", "colour": "green", "number": 3})
    assert refusal(state, A, "steal red 2") == Refusal("SI-28", {"why": "victim", "colour": "red", "number": 3})
    assert rule(state, A, "steal blue 1") == "SI-28"
    assert rule(state, A, "steal red 1") == ""
    assert all(rule(state, A, f"steal {colour} {far}") == "SI-28" for colour in FAMILIES for far in (3, 4, 5))


# -- the argument: in the war -----------------------------------------------------------------------------------------


def test_SI_41_SI_89_a_note_not_held_in_black() -> None:
    state = POSITIONS["stake"]()
    state.black[A * NOTES + 4] = 0
    state.washed[A * NOTES + 4] = 3
    assert refusal(state, A, "stake 50") == Refusal("SI-41", {"why": "note", "note": 50})
    assert rule(state, A, "stake 40") == ""


def test_SI_43_SI_13_joining_with_a_colour_in_the_war() -> None:
    state = after(table("Y3", "Y4 R4", "R3 Y5 G2"), "place Y3, stake 5")
    assert rule(state, B, "place Y9") == "SI-13"  # before SI-43
    assert refusal(state, B, "place Y4") == Refusal("SI-43", {"colour": "yellow"})
    after(state, "place R4, stake 5")
    assert [rule(state, C, f"place {card}") for card in ("R3", "Y5", "G2")] == ["SI-43", "SI-43", ""]


def test_SI_47_SI_13_a_later_card_of_another_colour() -> None:
    state = after(table("Y3 Y4 G4", "R3", "G3"), "place Y3, stake 5, place R3, stake 5, pass")
    assert rule(state, A, "place G9") == rule(state, A, "place Y3") == "SI-13"  # before SI-47
    assert refusal(state, A, "place G4") == Refusal("SI-47", {"card": "G4", "colour": "yellow"})
    assert rule(state, A, "place Y4") == ""


def test_SI_71_not_open_own_side_or_not_on_the_bomb() -> None:
    state = table("K9 K5", "G2 G7", "Y8", "R3")
    after(state, "place K9, stake 5, place G2, stake 5, place Y8, stake 5, place R3, stake 5, defect")
    after(state, "place K5, pass")
    assert phase(state) == "bomb 0"
    for card, colour in (("G7", "green"), ("P11", "purple"), ("Y2", "yellow")):  # wherever they are
        facts = {"why": "closed", "card": card, "colour": colour}
        assert refusal(state, A, f"bomb {card}") == Refusal("SI-71", dict(facts))
    for card in ("K9", "K5", "Y8"):  # SI-75: the turncoat is of one's own side
        facts = {"why": "own", "card": card, "colour": "black"}
        assert refusal(state, A, f"bomb {card}") == Refusal("SI-71", dict(facts))
    assert refusal(state, A, "bomb R3") == Refusal("SI-71", {"why": "colour", "card": "R3", "colour": "red"})
    assert rule(state, A, "bomb G2") == rule(state, A, "family") == ""  # though B has dropped out
    assert rule(state, B, "bomb K9") == "SI-2"


def test_SI_75_a_turncoat_is_hit_through_the_colour_it_serves() -> None:
    for card, expected in (("R5", ""), ("P5", "SI-71")):
        state = table("K9", card, "Y8", "B3")
        after(state, f"place K9, stake 5, place {card}, stake 5, place Y8, stake 5, place B3, stake 5, defect")
        assert phase(state) == "bomb 1"
        assert rule(state, B, "bomb Y8") == expected


def test_SI_72_E_18_the_open_1_must_be_the_victim() -> None:
    state = after(table("Y7 Y5", "R11 R1", "G2"), "place Y7, stake 5, place R11, stake 5, pass, place Y5, place R1")
    assert phase(state) == "bomb 0"
    assert state.legal(A) == [act("family"), act("bomb R1")]
    assert refusal(state, A, "bomb R11") == Refusal("SI-72", {"card": "R11", "guard": "R1"})


def test_SI_71_E_29_a_family_that_dropped_out_can_be_hit() -> None:
    state = after(table("Y7 Y2 Y5", "R11 R6", "G2"), "place Y7, stake 5, place R11, stake 5, pass")
    after(state, "place Y2, pass, place Y5")
    assert phase(state) == "bomb 0"
    assert rule(state, A, "bomb R11") == ""
    assert rule(state, B, "place R6") == "SI-50"
    assert rule(state, C, "place G2") == "SI-45"
    assert rule(state, C, "pass") == "SI-2"


@pytest.mark.parametrize(("scope", "expected"), [("family", "SI-72"), ("player", "")])
def test_SI_72_E_30_the_hosts_1_and_the_turncoat(scope: str, expected: str) -> None:
    """SI-72, SI-75, and option guard_scope."""
    state = table("K9 K1", "R2 R5", "Y8", guard_scope=scope)
    after(state, "place K9, stake 5, place R2, stake 5, place Y8, stake 5, defect, place K1, place R5")
    assert phase(state) == "bomb 1"
    assert rule(state, B, "family") == rule(state, B, "bomb K1") == ""
    assert rule(state, B, "bomb Y8") == expected
    assert rule(state, B, "bomb K9") == "SI-72"


def test_SI_85_a_business_that_is_not_in_the_pile() -> None:
    state = POSITIONS["shop"]()
    state.shop_pile[0] = 0b101
    assert refusal(state, A, "shop pizzeria") == Refusal("SI-85", {"type": "pizzeria", "colour": "yellow"})
    assert rule(state, A, "shop antique") == rule(state, A, "shop laundry") == ""


def test_SI_85_SI_87_a_turncoats_owner_founds_in_the_hosts_colour() -> None:
    """E-22: he wins alone, in black; and SPLIT is not his (SI-2)."""
    state = table("K9", "R5 R3", "Y8")
    state.shop_pile[FAMILIES.index("yellow")] = 0b101
    state.shop_pile[FAMILIES.index("black")] = 0b110
    after(state, "place K9, stake 40, place R5, stake 20, place Y8, stake 10, defect, bomb K9, place R3")
    assert phase(state) == "shop 2"
    assert refusal(state, C, "shop antique") == Refusal("SI-85", {"type": "antique", "colour": "black"})
    assert rule(state, C, "shop pizzeria") == ""
    assert rule(state, A, "shop pizzeria") == "SI-2"
    shared = POSITIONS["split"]()
    assert phase(shared) == "split 0"
    assert rule(shared, B, "split 0") == rule(shared, B, "split 1") == "SI-2"
    assert rule(shared, A, "split 0") == rule(shared, A, "split 1") == ""


# -- two statements of one law ----------------------------------------------------------------------------------------


def some_options(dice: random.Random) -> dict[str, Value]:
    """Any value of each option, the default every second time."""
    chosen: dict[str, Value] = {}
    for option in GAME.options:
        if option.values and dice.random() < 0.5:
            chosen[option.name] = dice.choice(option.values)
    chosen["turn_cap"] = dice.choice([10, 200])
    return chosen


def check_agreement(state: SicilianosPlay) -> None:
    """`legal` and `explain` say the same over the whole space, for every seat and those beside the table."""
    for seat in range(-1, state.seats + 1):
        found = {action: state.explain(seat, action) for action in SPACE}
        allowed = [action for action in SPACE if found[action] is None]
        assert allowed == state.legal(seat), (seat, state.open_view())
        for why in found.values():
            assert why is None or set(why.facts) == FACTS[why.rule]


def check_secrets(state: SicilianosPlay, dice: random.Random) -> None:
    """A refusal tells a seat nothing it does not know: it is the same in every world that the seat can imagine."""
    for seat in range(state.seats):
        world = state.imagine(seat, Rng.seeded(dice.random()))
        for action in SPACE:
            assert world.explain(seat, action) == state.explain(seat, action)


def check_game(state: SicilianosPlay, dice: random.Random, every: float) -> set[str]:
    """A random game that likes wars, and in them 1s, 5s and 8s, or first gathers full hands; the phases it met."""
    met = set()
    gathers = dice.random() < 0.4
    while not state.over:
        phase_now = PHASES[state.phase]
        met.add(phase_now)
        if dice.random() < every or phase_now in ("coat", "bomb", "split", "take2"):
            check_agreement(state)
        if dice.random() < every / 5:
            check_secrets(state, dice)
        choices = state.choices()
        tricks = [action for action in choices if action >= act("defect")]
        cards = [action for action in choices if act("place Y1") <= action < act("stake 5")]
        special = [action for action in cards if (action - act("place Y1")) % VALUES + 1 in (1, 5, 8)]
        liked = dice.choice([choices, choices, tricks, cards, special])
        if gathers and act("roll") in choices and dice.random() < 0.95:
            liked = [act("roll")]
        state.play(dice.choice(liked or choices))
    check_agreement(state)
    return met


OTHER_VALUES = [(option.name, value) for option in GAME.options for value in option.values if value != option.default]


@pytest.mark.parametrize(("name", "value"), OTHER_VALUES)
def test_SI_8_legal_equals_explain_with_each_option(name: str, value: Value) -> None:
    """Section 9: both statements know the option."""
    dice = random.Random(f"{name} {value}")
    for seats in (3, 6):
        check_game(started(seats, name, **{name: value}), dice, 0.05)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_SI_8_legal_equals_explain_in_random_games(seats: int) -> None:
    """Every rule of section 5: an action that passes all checks is legal, and no other action is."""
    dice = random.Random(seats)
    met = [check_game(started(seats, seed, **some_options(dice)), dice, 0.3) for seed in range(4)]
    assert len(set.union(*met)) >= 10


@pytest.mark.long
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_SI_8_legal_equals_explain_in_many_random_games(seats: int) -> None:
    dice = random.Random(f"long {seats}")
    met = [check_game(started(seats, f"long {seed}", **some_options(dice)), dice, 1.0) for seed in range(25)]
    assert set.union(*met) == set(PHASES[:-1])
