"""The components of Capo against the tables of section 2 of its rules, copied here."""

from __future__ import annotations

from sitdown.engine import Rng
from sitdown.games.capo.crews import symbols_missing
from sitdown.games.capo.data import (
    CRATES,
    DATA,
    DEDUCTION,
    ENOUGH,
    EVENTS,
    FACES,
    FISTS,
    HAND,
    KIND_OF,
    KINDS,
    LIMIT,
    MISSIONS,
    NOTES,
    STARS,
    WILDS,
)
from tests.games.capo.helpers.positions import kind_of

CARDS = """
    K01 I 0 3; K02 B 0 3; K03 S 0 3; K04 I 1 2; K05 B 1 2; K06 S 1 2;
    K07 II 1 3; K08 BB 1 3; K09 SS 1 3; K10 II 2 2; K11 BB 2 2; K12 SS 2 2;
    K13 IB 1 3; K14 BS 1 3; K15 IS 1 3; K16 IB 2 1; K17 BS 2 1; K18 IS 2 1;
    K19 IIB 2 1; K20 BBS 2 1; K21 SSI 2 1; K22 IIS 3 1; K23 BBI 3 1; K24 SSB 3 1;
    K25 III 2 1; K26 BBB 2 1; K27 SSS 2 1; K28 III 3 1; K29 BBB 3 1; K30 SSS 3 1;
    K31 II 0 1; K32 BB 0 1; K33 SS 0 1; K34 I 1 1; K35 B 1 1; K36 S 1 1;
    K37 IB 1 1; K38 BS 1 1; K39 IS 1 1; K40 * 1 2; K41 - 0 3; K42 - 0 2
"""
PERSONS = {"tony": 3, "giulia": 3, "mario": 3, "vincenzo": 2, "malone": 3, "penny": 2}
MISSION_CARDS = """
    M01 ? 0 no; M02 ?? 2 yes; M03 ??? 5 yes; M04 IB 2 no; M05 BS 2 yes; M06 IS 2 no;
    M07 IIB 3 yes; M08 BBS 3 no; M09 SSI 3 yes; M10 IIBS 4 no; M11 BBSI 4 yes; M12 SSIB 4 no;
    M13 IIBB 5 yes; M14 BBSS 5 no; M15 SSII 5 yes; M16 IBS 3 no
"""
HONEST_OF_FIVE = [0.76, 1.00, 0.98, *[0.82] * 3, *[0.67] * 3, *[0.66] * 3, *[0.59] * 3, 0.78]


def rows(table: str) -> list[list[str]]:
    return [row.split() for row in table.split(";")]


def test_numbers_written_out_for_the_compiler_are_those_of_the_data() -> None:
    assert DATA["setup"]["hand"] == HAND
    assert DATA["setup"]["refill_below"] == ENOUGH


def test_the_mafioso_cards_are_those_of_section_2_3() -> None:
    """CA-4: 70 cards, numbered in table order."""
    printed = [[k["id"], k["symbols"] or "-", str(k["stars"]), str(k["copies"])] for k in KINDS]
    assert [[a, "".join(sorted(b)), c, d] for a, b, c, d in printed] == [
        [a, "".join(sorted(b)), c, d] for a, b, c, d in rows(CARDS)
    ]
    assert [kind_of(face) for face in range(FACES)] == [row[0] for row in rows(CARDS) for _ in range(int(row[3]))]
    for power, count in PERSONS.items():
        assert sum(k["copies"] for k in KINDS if k["power"] == power) == count
    assert sum(k["copies"] for k in KINDS if k["power"] == "") == 54
    assert [kind_of(face) for face in (54, 55, 56)] == ["K31", "K32", "K33"]


def test_the_tables_read_in_play_say_what_is_printed() -> None:
    """CA-11, CA-46, CA-47."""
    cops = {"K41": 1, "K42": 2}
    by_kind = {row[0]: row for row in rows(CARDS)}
    for face in range(FACES):
        _, symbols, stars, _ = by_kind[kind_of(face)]
        counted = [FISTS[face], NOTES[face], CRATES[face], WILDS[face]]
        assert counted == [symbols.count(sign) for sign in "IBS*"]
        assert STARS[face] == int(stars)
        assert DEDUCTION[face] == cops.get(kind_of(face), 0)
    seen = [FISTS[f] + NOTES[f] + CRATES[f] + WILDS[f] for f in range(FACES)]
    assert round(sum(seen) / FACES, 2) == 1.74
    assert round(sum(STARS[f] for f in range(FACES)) / FACES, 2) == 1.14


def test_the_three_skills_are_interchangeable() -> None:
    """Section 2.3: the table is unchanged by I -> B -> S -> I."""
    turned = str.maketrans("IBS", "BSI")
    cards = sorted(("".join(sorted(k["symbols"])), k["stars"], k["copies"], k["power"]) for k in KINDS)
    assert cards == sorted(
        ("".join(sorted(k["symbols"].translate(turned))), k["stars"], k["copies"], k["power"]) for k in KINDS
    )
    needs = sorted(("".join(sorted(m["needs"])), m["stars"]) for m in MISSIONS)
    assert needs == sorted(("".join(sorted(m["needs"].translate(turned))), m["stars"]) for m in MISSIONS)


def test_the_missions_are_those_of_section_2_4() -> None:
    """CA-10 to CA-14."""
    printed = [[m["id"], m["needs"], str(m["stars"]), "yes" if m["envelope"] else "no"] for m in MISSIONS]
    assert printed == rows(MISSION_CARDS)
    assert sum(bool(m["envelope"]) for m in MISSIONS) == 8


def test_the_events_are_those_of_section_2_5() -> None:
    """CA-80 to CA-89."""
    assert [event["id"] for event in EVENTS] == [f"E{n:02}" for n in range(1, 11)]


def test_hands_can_be_honest_as_often_as_section_2_4_says() -> None:
    """The share of random hands of five that hold a crew which meets the mission (CA-11 to CA-13, CA-46, CA-47)."""
    rng = Rng.seeded("honest hands")
    honest = [0] * len(MISSIONS)
    hands = 1500
    for _ in range(hands):
        deck = list(range(FACES))
        hand = [deck.pop(rng.below(len(deck))) for _ in range(5)]
        crews = set()
        for mask in range(1, 32):
            crew = [hand[i] for i in range(5) if mask & 2**i]
            signs = [sum(column[face] for face in crew) for column in (FISTS, NOTES, CRATES, WILDS)]
            crews.add((*signs, max(0, sum(STARS[face] - DEDUCTION[face] for face in crew))))
        for mission in range(len(MISSIONS)):
            honest[mission] += any(
                stars <= LIMIT[mission] and symbols_missing(mission, i, b, s, w) == 0 for i, b, s, w, stars in crews
            )
    for mission, share in enumerate(HONEST_OF_FIVE):
        assert abs(honest[mission] / hands - share) < 0.045, MISSIONS[mission]["id"]


def test_copies_lie_side_by_side() -> None:
    """Section 2.3: card instances follow table order."""
    assert [KIND_OF[face] for face in range(FACES)] == sorted(KIND_OF[face] for face in range(FACES))
