"""What may stand in an offer of La Cosa Nostra, and the whole life of a Deal marker (CN-181 to CN-191)."""

from __future__ import annotations

import pytest

from tests.games.cosanostra.helpers.bargains import draft, go_on, meet, offer, trade
from tests.games.cosanostra.helpers.positions import (
    attached,
    bottom,
    business,
    code_of,
    copy,
    estate,
    gang,
    markers,
    may,
    money,
    offered,
    play,
    refused,
    see,
    told,
)

MARKED = {"A": "LS CO WC", "B": "DD LW+A BF", "C": "PI PO GA"}


# -- what is exchanged (CN-181) ---------------------------------------------------------------------------------------


def test_CN_181_every_kind_on_both_sides() -> None:
    """Four items a side, whole and at once."""
    state = meet(own={"A": "LS CO WC NC", "B": "DD LW+A BF GA+A", "C": "PI PO"})
    state_before = copy(state)
    trade(
        state,
        "A",
        "B",
        give="cash 7, business A.NC, gangster BLU2, lend A.CO",
        get="cash 3, business B.BF, gangster DIM1, lend B.DD",
    )
    assert money(state) == [16, 24, 20]
    assert estate(state, "A") == "LS CO BF WC"
    assert estate(state, "B") == "DD LW GA NC"
    assert gang(state, "A") == "BLU1 BLU3 DIM1"
    assert gang(state, "B") == "BLU2 DIM2 DIM3"
    assert (markers(state, "A.CO"), markers(state, "B.DD"), markers(state)) == ("B", "A", "2 4 5")
    offer(state_before, "B", "A", give="lend B.DD, lend B.LW, cash 1", get="recall B.GA, cash 2")
    play(state_before, "A accept B")
    assert money(state_before) == [19, 21, 20]
    assert markers(state_before, "B.LW") == "AA"
    assert (markers(state_before, "B.GA"), markers(state_before)) == ("", "2 5 5")


@pytest.mark.parametrize(
    "items",
    ["cash 5", "business A.CO", "gangster BLU1", "lend A.CO", "recall B.LW"],
)
def test_CN_181_one_side_may_be_empty(items: str) -> None:
    """A gift, or, the other way round, a tribute or a ransom."""
    given = meet(own=MARKED)
    trade(given, "A", "B", give=items)
    asked = meet(own=MARKED)
    trade(asked, "B", "A", get=items)
    for state in (given, asked):
        assert money(state) == ([15, 25, 20] if "cash" in items else [20] * 3)
        assert estate(state, "B") == ("DD LW CO BF" if "business" in items else "DD LW BF")
        assert gang(state, "B") == ("BLU1 DIM1 DIM2 DIM3" if "gangster" in items else "DIM1 DIM2 DIM3")
        assert markers(state) == {"lend": "4 4 5", "reca": "5 5 5"}.get(items[:4], "4 5 5")


def test_CN_181_cards_move_as_they_are() -> None:
    """Deactivated, used, with attached cards; a used Lawyer stays used with a new owner (CN-152)."""
    state = meet(
        own={"A": "LS CO WC-", "B": "DD LW* BF", "C": "PI PO GA"},
        gang={"A": "BLU1-"},
        attached={"DIM2": "henchman machine_pistol"},
        plan={"CAL1": "101"},
    )
    trade(state, "A", "B", give="business A.WC, gangster BLU1", get="business B.LW, gangster DIM2")
    assert estate(state, "A") == "LS LW CO"
    assert estate(state, "B") == "DD BF WC-"
    assert [card["used"] for card in see(state)["players"][0]["businesses"]] == [False, True, False]
    assert gang(state, "B") == "BLU1- DIM1 DIM3"
    assert attached(state, "DIM2") == ["henchman", "machine_pistol"]
    assert offered(state, "A", "lawyer") == []
    assert refused(state, "A lawyer CAL1") == "CN-151"


def test_CN_164_an_exchange_makes_and_breaks_a_monopoly() -> None:
    state = meet(own={"A": "DD1", "B": "DD2 LW", "C": "PI1 PI2"})
    trade(state, "A", "B", get="business B.DD")
    assert [entry["owner"] for entry in see(state)["monopolies"]] == [0, 2, None]
    assert [line["kind"] for line in told(state, "monopoly")] == ["drugs"]
    trade(state, "C", "A", give="business C.PI")
    assert [entry["owner"] for entry in see(state)["monopolies"]] == [0, None, None]


# -- what may not stand there (CN-183 to CN-186, CN-191) --------------------------------------------------------------


def test_CN_183_both_sides_own_what_they_give() -> None:
    """EX-54; neither what lies in the market nor what is a third one's."""
    state = meet(money=2, market="DD PI LS PO")
    draft(state, "A", "B")
    for what in (
        "give cash 3",
        "ask cash 3",
        "give business B.DD",
        "ask business A.CO",
        "ask business C.GA",
        "give business LS2",
        "give gangster DIM1",
        "ask gangster BLU1",
        "ask gangster CAL1",
        "give lend B.LW",
        "ask lend A.CO",
        "ask lend C.GA",
    ):
        assert refused(state, f"A {what}") == "CN-183", what


def test_CN_183_cash_that_is_there_before_the_exchange() -> None:
    state = meet(money=3)
    draft(state, "A", "B", get="cash 3")
    assert refused(state, "A give cash 4") == "CN-183"
    assert offered(state, "A", "give_cash") == [1, 2, 3]


def test_CN_184_what_is_not_tradable_though_it_has_a_number() -> None:
    """Planned purchases, recruits, killed Gangsters."""
    state = meet(moment="act", plan={"BLU1": "NC1", "DIM1": "CA1"}, killed={"A": "CAL3", "B": "CAL2"})
    draft(state, "A", "B")
    for what in ("business A.NC", "gangster BLU4", "gangster CAL3"):
        assert refused(state, f"A give {what}") == "CN-184"
    for what in ("business B.CA", "gangster DIM4", "gangster CAL2"):
        assert refused(state, f"A ask {what}") == "CN-184"


def test_CN_185_a_gangster_with_a_planned_card_stays() -> None:
    """EX-39: after his action he may go, but he cannot act again in this round."""
    state = meet(moment="act", plan={"BLU1": "101", "DIM1": "102"})
    draft(state, "A", "B")
    assert refused(state, "A give gangster BLU1") == "CN-185"
    assert refused(state, "A ask gangster DIM1") == "CN-185"
    play(state, "A offer_drop, A lapse BLU1")
    trade(state, "A", "B", give="gangster BLU1")
    assert gang(state, "B") == "BLU1 DIM1 DIM2 DIM3"
    assert refused(state, "B execute BLU1") == "CN-53"


def test_CN_186_a_marker_needs_an_active_card_and_a_free_marker() -> None:
    """EX-43: a planned purchase will do."""
    state = meet(
        moment="act",
        own={"A": "LS+BBBB CO- WC", "B": "DD LW BF-", "C": "PI PO GA"},
        plan={"BLU1": "NC", "DIM1": "CA"},
    )
    draft(state, "A", "B")
    assert refused(state, "A give lend A.CO") == "CN-186"
    assert refused(state, "A ask lend B.BF") == "CN-186"
    play(state, "A give lend A.NC, A ask lend B.CA")
    assert refused(state, "A give lend A.WC") == "CN-186", "B has only one marker left"
    assert offered(state, "A", "give_lend") == []
    play(state, "A ask lend B.LW, A offer_send, B accept A")
    assert (markers(state, "A.NC"), markers(state, "B.CA"), markers(state)) == ("B", "A", "3 0 5")


def test_CN_186_a_marker_that_comes_home_in_the_exchange_is_not_free_before() -> None:
    state = meet(own={"A": "LS CO WC", "B": "DD+AA LW+AA BF+A", "C": "PI PO GA"})
    draft(state, "A", "B", give="recall B.BF")
    assert refused(state, "A ask lend B.DD") == "CN-186"
    play(state, "A offer_send, B accept A")
    assert markers(state) == "1 5 5"
    trade(state, "A", "B", get="lend B.DD")
    assert markers(state, "B.DD") == "AAA"


def test_CN_188_recall_of_the_givers_own_marker() -> None:
    state = meet(own={"A": "LS CO+B WC", "B": "DD LW+AC BF", "C": "PI PO GA"})
    draft(state, "A", "B")
    for what in ("give recall B.DD", "give recall A.CO", "ask recall B.LW", "ask recall A.WC", "give recall C.GA"):
        assert refused(state, f"A {what}") == "CN-188"
    play(state, "A give recall B.LW, A ask recall A.CO, A offer_send, B accept A")
    assert (markers(state, "B.LW"), markers(state, "A.CO"), markers(state)) == ("C", "", "5 5 4")


def test_CN_191_an_offer_goes_to_another_seat_in_the_game() -> None:
    state = meet(3)
    for seat in ("A", "D", "E"):
        assert refused(state, f"A offer_open {seat}") == "CN-191"
    assert offered(state, "B", "offer_open") == [0, 2]


def test_CN_191_what_a_side_may_hold() -> None:
    """At least one item in all; four a side, cash once, every card once, whatever is said of it."""
    state = meet(own={"A": "LS CO WC DD1 DD2 PI1", "B": "LW+A BF", "C": "PO GA"})
    draft(state, "A", "B")
    assert refused(state, "A offer_send") == "CN-191"
    play(state, "A give cash 1, A ask cash 1")
    assert refused(state, "A give cash 2") == "CN-191"
    assert refused(state, "A ask cash 2") == "CN-191"
    play(state, "A give business A.LS, A give lend A.CO, A give gangster BLU1")
    for what in ("give business A.WC", "give lend A.WC", "give gangster BLU2", "give recall B.LW"):
        assert refused(state, f"A {what}") == "CN-191"
    play(state, "A ask business B.LW")
    for what in ("ask lend B.LW", "ask business B.LW"):
        assert refused(state, f"A {what}") == "CN-191"
    play(state, "A ask gangster DIM1")
    assert refused(state, "A ask gangster DIM1") == "CN-191"
    play(state, "A ask lend B.BF")
    assert refused(state, "A ask gangster DIM2") == "CN-191"
    assert may(state, "A tag share")
    assert may(state, "A offer_send")


def test_CN_191_a_card_is_named_once_on_both_sides() -> None:
    """What A gives cannot also be what B's marker comes home from."""
    state = meet(own={"A": "LS+B CO WC", "B": "DD LW BF", "C": "PI PO GA"})
    draft(state, "A", "B", give="business A.LS")
    for what in ("give lend A.LS", "ask recall A.LS"):
        assert refused(state, f"A {what}") == "CN-191"


def test_CN_191_at_most_60k() -> None:
    state = meet(money=70)
    draft(state, "A", "B")
    assert offered(state, "A", "give_cash") == offered(state, "A", "ask_cash") == list(range(1, 61))


# -- markers: placed, taken back --------------------------------------------------------------------------------------


def test_CN_187_CN_188_only_its_owner_takes_a_marker_back() -> None:
    """EX-54; whenever negotiation is open, in turn or not."""
    state = meet(own=MARKED)
    assert refused(state, "B take_back B.LW") == "CN-187"
    assert refused(state, "C take_back B.LW") == "CN-188"
    assert refused(state, "B take_back B.DD") == "CN-188"
    assert refused(state, "A take_back A.CO") == "CN-188"
    assert offered(state, "A", "take_back") == [business(state, "B.LW")]
    play(state, "A take_back B.LW")
    assert (markers(state, "B.LW"), markers(state)) == ("", "5 5 5")
    for by in ("A", "B", "C", None):
        assert len(told(state, "took_back", by)) == 1
    assert money(state) == [20, 20, 20], "nothing is paid back"
    assert refused(state, "A take_back B.LW") == "CN-188"


def test_CN_187_on_a_planned_purchase_too() -> None:
    state = meet(moment="act", plan={"BLU1": "NC+B", "DIM1": "101"})
    assert refused(state, "A take_back A.NC") == "CN-187"
    play(state, "B take_back A.NC")
    assert markers(state, "A.NC") == ""


def test_CN_189_any_number_of_markers_over_rounds() -> None:
    state = meet(4, own={"A": "LS CO WC", "B": "DD LW+ADD BF", "C": "PI PO GA", "D": "NC"})
    trade(state, "C", "B", get="lend B.LW")
    trade(state, "D", "B", get="lend B.LW")
    assert markers(state, "B.LW") == "ACDDD"
    while state.round == 1:
        go_on(state)
    assert markers(state, "B.LW") == "ACDDD"
    play(state, "D take_back B.LW")
    assert markers(state, "B.LW") == "ACDD"


# -- markers: how each of them ends (CN-190) --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("laid", "steps", "home", "under"),
    [
        ("114", "C execute CAL3, C aim B.LW [2 2 2]", 1, ""),  # deactivated
        ("118", "C execute CAL3, C aim B.GA [3 1 1]", 1, ""),
        ("213", "C execute CAL3, C aim B.LW [3 1 1]", 1, ""),
        ("213", "C execute CAL3, C aim B.LW [3 3 1]", 1, "LW"),  # killed
        ("314", "C execute CAL3, C aim B.GA [4 4 1]", 1, "GA"),  # destroyed
        ("214", "C execute CAL3, C aim B.LW [4 4 1]", 1, ""),  # persuaded
        ("214", "C execute CAL3, C aim B.LW [4 1 1]", 0, ""),  # one success is nothing
        ("213", "C execute CAL3, C aim B.LW [1 2 1]", 0, ""),  # missed
        ("316", "C execute CAL3, C aim DIM1 [2 2 1]", 1, "CA"),  # the man with the purchase is killed
        ("315", "C execute CAL3, C aim DIM1 [4 1 1]", 1, "CA"),  # deactivated
        ("119", "C execute CAL3, C aim B [3 3 3]", 0, ""),
    ],
)
def test_CN_190_what_is_done_to_the_card(laid: str, steps: str, home: int, under: str) -> None:
    """EX-8, EX-15, EX-38: the marker goes home, and the fee is lost; some cards go under the deck."""
    state = meet(
        moment="act",
        turn="C",
        first="C",
        round=4,
        own={"A": "LS CO WC", "B": "DD LW+A GA+A", "C": "PI PO"},
        plan={"CAL3": laid, "DIM1": "CA+A", "BLU1": "101"},
    )
    play(state, steps)
    assert state.free_markers[0] == 2 + home
    assert money(state)[0] == 20
    assert [code_of(card) for card in see(state)["known_bottom"]] == ([under] if under else [])


def test_CN_190_a_doctor_saves_the_marker_too() -> None:
    state = meet(
        moment="act",
        turn="C",
        own=MARKED,
        plan={"CAL3": "114"},
        influence={"B": "emergency_doc"},
    )
    play(state, "C execute CAL3, C aim B.LW [2 2 2], B doc")
    assert (estate(state, "B"), markers(state, "B.LW")) == ("DD LW BF", "A")


def test_EX_16_a_purchase_that_lapses_sends_it_home() -> None:
    """CN-56."""
    state = meet(moment="act", money=13, plan={"BLU1": "CA+B", "DIM1": "101"})
    assert refused(state, "A execute BLU1") == "CN-55"
    play(state, "A lapse BLU1")
    assert (bottom(state), markers(state), money(state)) == ("CA", "5 5 5", [13, 13, 13])


def test_a_purchase_that_is_paid_keeps_it_and_it_counts_from_then_on() -> None:
    """CN-86, EX-43: Casino Fraud needs a Casino."""
    state = meet(moment="act", plan={"BLU1": "CA+B", "DIM3": "201", "CAL1": "101"}, round=2)
    early = meet(moment="act", plan={"BLU1": "CA+B", "DIM3": "201", "CAL1": "101"}, round=2, turn="B")
    play(early, "B execute DIM3")
    assert [line["rule"] for line in told(early, "fizzled")] == ["CN-82"]
    assert markers(early, "A.CA") == "B"
    play(state, "A execute BLU1")
    assert markers(state, "A.CA") == "B"
    play(state, "B execute DIM3 [2 2 1]")
    assert money(state) == [6, 31, 20]
    assert (markers(state, "A.CA"), markers(state)) == ("", "5 5 5")


@pytest.mark.parametrize(("dice", "pay"), [("3 4", 9), ("3 1", 7), ("1 1", 0)])
def test_EX_4_a_marker_that_is_used_goes_home(dice: str, pay: int) -> None:
    """CN-83: also if the roll fails. Investment Fraud needs LW and LS."""
    laid = {"A": "LS WC", "B": "DD LW+A BF", "C": "PI PO GA"}
    state = meet(moment="act", own=laid, plan={"BLU2": "110", "CAL1": "101"}, money=2)
    play(state, f"A execute BLU2 [{dice}]")
    assert money(state)[0] == 2 + pay
    assert (markers(state, "B.LW"), markers(state)) == ("", "5 5 5")


def test_EX_34_a_sale_leaves_it_where_it_is() -> None:
    """CN-190: to a third one; A may still use it there."""
    laid = {"A": "LS WC", "B": "DD LW+AC BF", "C": "PI PO GA"}
    state = meet(moment="act", own=laid, plan={"BLU2": "110", "CAL1": "101"})
    trade(state, "B", "C", give="business B.LW", get="cash 4")
    assert (estate(state, "C"), markers(state, "C.LW")) == ("PI LW PO GA", "A")
    assert markers(state) == "4 5 5", "the marker of the new owner has gone home"
    play(state, "A execute BLU2 [3 4]")
    assert money(state) == [29, 24, 16]
    assert markers(state) == "5 5 5"


def test_EX_34_a_sale_to_its_owner_sends_it_home() -> None:
    state = meet(own={"A": "LS CO WC", "B": "DD LW+AA BF", "C": "PI PO GA"})
    trade(state, "A", "B", give="cash 5", get="business B.LW")
    assert (estate(state, "A"), markers(state, "A.LW"), markers(state)) == ("LS LW CO WC", "", "5 5 5")
