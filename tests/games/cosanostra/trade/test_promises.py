"""Words that go with a deal of La Cosa Nostra: shown, marked kept or broken, and binding nobody (CN-182)."""

from __future__ import annotations

from typing import Any

import pytest

from sitdown.games.cosanostra.actions import TAGS
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.bargains import NEGOTIATION, go_on, meet, offer, offers, promises, trade
from tests.games.cosanostra.helpers.positions import everything, money, offered, phase, play, see, told

UNCHECKED = [tag for tag in TAGS if tag not in ("peace", "share", "repay", "hands_off", "lend_later", "threat")]


def armed() -> CosaPlay:
    """A and B have a Theft planned each, C a Robbery; round III, A to act."""
    plans = {"BLU1": "119", "DIM1": "120", "CAL1": "319", "BLU2": "103"}
    return meet(moment="act", round=3, plan=plans, turn="A", first="A")


# -- stored and shown -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tag", TAGS)
def test_CN_182_a_promise_is_stored_when_the_offer_is_accepted_and_shown_to_all(tag: str) -> None:
    state = armed()
    offer(state, "A", "B", give="cash 1", tag=tag)
    assert promises(state, "A") == []
    play(state, "B accept A")
    for by in ("A", "B", "C", None):
        assert promises(state, by) == [f"AB {tag} open"]
        assert see(state, by)["promises"][0]["round"] == 3
        assert told(state, "exchanged", by)[0]["terms"] == ["give cash 1", f"tag {tag}"]


def test_a_rejected_withdrawn_or_expired_offer_promises_nothing() -> None:
    state = armed()
    for closing in ("B reject A", "A withdraw B", "A lapse BLU1"):
        offer(state, "A", "B", give="cash 20", tag="peace")
        play(state, closing)
    assert offers(state, "A") == "AB"
    trade(state, "A", "C", give="cash 1")
    assert offers(state, "A") == "", "20k are no longer there"
    assert promises(state) == []


def test_an_exchange_without_words_promises_nothing() -> None:
    state = armed()
    trade(state, "A", "B", give="cash 1")
    assert promises(state) == []


def test_very_many_promises_forget_the_oldest() -> None:
    """Forty are remembered."""
    state = meet(money=60)
    while len(promises(state)) < 40 or promises(state)[0] == "AB peace open":
        tag = "peace" if not promises(state) else "free_text"
        trade(state, "A", "B", give="cash 1", tag=tag)
        if not see(state, "A")["drafts_left"]:
            go_on(state)
            go_on(state)
    assert promises(state) == ["AB free_text open"] * 40


# -- kept and broken --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tag", "breaker"),
    [("peace", "A"), ("peace", "B"), ("hands_off", "A"), ("threat", "A")],
)
def test_an_attack_breaks_it(tag: str, breaker: str) -> None:
    """Peace is for both; who promised to keep his hands off, or was paid for a threat, keeps them off. A miss too."""
    state = armed()
    trade(state, "A", "B", give="cash 1", tag=tag)
    if breaker == "A":
        play(state, "A execute BLU1, A aim B [1]")
    else:
        play(state, "A lapse BLU1, B execute DIM1, B aim A [1]")
    assert promises(state) == [f"AB {tag} broken"]
    assert [(line["seat"], line["to"], line["tag"]) for line in told(state, "broke_promise")] == [(0, 1, tag)]
    go_to_round_end(state)
    assert promises(state) == [f"AB {tag} broken"]


@pytest.mark.parametrize(
    ("tag", "steps"),
    [
        ("peace", "A execute BLU1, A aim C [1], B execute DIM1, B aim C [1]"),
        ("hands_off", "A lapse BLU1, B execute DIM1, B aim A [1]"),
        ("threat", "A execute BLU1, A aim C [1], B execute DIM1, B aim A [1]"),
        ("peace", "A execute BLU2 [6 6], A pass, C pass, B lapse DIM1"),
    ],
)
def test_it_is_kept_if_nothing_is_done_against_it_in_the_round(tag: str, steps: str) -> None:
    """Attacks on others, of others, and Cash Jobs break nothing."""
    state = armed()
    trade(state, "A", "B", give="cash 1", tag=tag)
    play(state, steps)
    assert promises(state) == [f"AB {tag} open"]
    go_to_round_end(state)
    assert promises(state) == [f"AB {tag} kept"]
    assert [line["tag"] for line in told(state, "kept_promise")] == [tag]


def go_to_round_end(state: CosaPlay) -> None:
    while state.round == 3 and phase(state)[0] in ("act", "scheme", "rob", "trap"):
        go_on(state)


def test_a_Robbery_is_an_Attack_too() -> None:
    state = armed()
    trade(state, "A", "C", give="cash 1", tag="peace")
    play(state, "A execute BLU2 [6 6], A pass, C reveal CAL1 [1]")
    assert promises(state) == ["AC peace broken"]


def test_cash_repays_a_loan() -> None:
    """Who promised gives it, in a later exchange; not the other way round, and not the loan itself."""
    state = armed()
    trade(state, "A", "B", get="cash 5", tag="repay")
    assert promises(state) == ["AB repay open"]
    trade(state, "B", "A", give="cash 1")
    trade(state, "A", "C", give="cash 1")
    trade(state, "A", "B", give="lend A.CO")
    assert promises(state) == ["AB repay open"]
    play(state, "A lapse BLU1")
    trade(state, "B", "A", get="cash 5")
    assert promises(state) == ["AB repay kept"]
    assert [(line["seat"], line["to"]) for line in told(state, "kept_promise", "C")] == [(0, 1)]


# -- shares -----------------------------------------------------------------------------------------------------------


def rented(round: int = 2, **more: Any) -> CosaPlay:
    """A rents of B what a Car Theft (7k or 9k) lacks, for a share of it."""
    plans = {"BLU3": "109", "BLU1": "103", "DIM1": "106", "CAL1": "104"}
    own = {"A": "LS", "B": "GA", "C": "PI CO"}
    state = meet(moment="act", round=round, plan={**plans, **more.pop("plan", {})}, own=own, **more)
    trade(state, "A", "B", get="lend B.GA", tag="share")
    return state


def share(state: CosaPlay) -> tuple[str, int | None]:
    said = see(state, None)["promises"][0]
    return said["fate"], said["owed"]


@pytest.mark.parametrize(("dice", "owed"), [("1 1 1", 0), ("3 1 1", 2), ("3 3 1", 3)])
def test_a_third_of_what_the_Job_pays_is_due_and_nothing_if_it_fails(dice: str, owed: int) -> None:
    state = rented()
    assert share(state) == ("open", None)
    play(state, f"A execute BLU3 [{dice}]")
    assert share(state) == ("open", owed)


@pytest.mark.parametrize(("gift", "fate"), [("cash 1", "open"), ("cash 2", "kept"), ("cash 5", "kept")])
def test_half_of_a_share_will_do_and_less_will_not(gift: str, fate: str) -> None:
    state = rented()
    play(state, "A execute BLU3 [3 3 1]")
    trade(state, "A", "B", give=gift)
    assert share(state) == (fate, 3)
    assert [line["tag"] for line in told(state, "kept_promise")] == (["share"] if fate == "kept" else [])


def test_no_other_gift_is_a_share() -> None:
    """Before the Job; to another; of the other; with something in return."""
    state = rented()
    trade(state, "A", "B", give="cash 5")
    play(state, "A execute BLU3 [3 3 1]")
    trade(state, "A", "C", give="cash 5")
    trade(state, "B", "A", give="cash 5")
    trade(state, "A", "B", give="cash 5", get="lend B.GA")
    assert share(state) == ("open", 3)


def test_a_failed_Job_leaves_nothing_due_of_the_next() -> None:
    state = rented(plan={"BLU2": "208"})
    play(state, "A execute BLU3 [1 1 1], B lapse DIM1, C lapse CAL1")
    trade(state, "A", "B", get="lend B.GA")
    trade(state, "A", "C", get="lend C.CO")
    play(state, "A execute BLU2 [3 3]")
    assert money(state)[0] > 30
    assert share(state) == ("open", 0)
    while state.round < 4:
        go_on(state)
    assert share(state) == ("open", 0)
    assert told(state, "broke_promise") == []


def test_a_Job_without_the_lenders_card_has_nothing_to_do_with_it() -> None:
    state = rented()
    play(state, "A execute BLU1 [3]")
    assert share(state) == ("open", None)


def test_one_Job_owes_one_share_to_each_who_lent() -> None:
    state = rented(plan={"BLU2": "208"})
    trade(state, "A", "B", get="lend B.GA", tag="share")
    trade(state, "A", "C", get="lend C.CO", tag="share")
    for steps, owed in (("A execute BLU3 [3 1 1]", [2, None, None]), ("A execute BLU2 [3 3]", [2, 4, 4])):
        play(state, steps)
        assert [said["owed"] for said in see(state, None)["promises"]] == owed
        if owed[1] is None:
            play(state, "B lapse DIM1, C lapse CAL1")


def test_what_is_robbed_is_not_shared() -> None:
    """Half of 7k, rounded down, goes to the robber; of 4k that are left 1k is due."""
    state = rented(round=3, plan={"CAL3": "319"})
    play(state, "A execute BLU3 [3 1 1]")
    while phase(state)[0] != "rob" or state.asked() != 2:
        go_on(state)
    play(state, "C reveal CAL3 [6 1 1]")
    while phase(state)[0] not in ("act", "scheme"):
        go_on(state)
    assert share(state) == ("open", 1)


def test_a_share_that_is_not_paid_by_the_end_of_the_next_round_is_broken() -> None:
    state = rented()
    play(state, "A execute BLU3 [3 3 1]")
    while state.round == 2:
        go_on(state)
    assert share(state) == ("open", 3), "he may have had no turn left"
    while state.round == 3:
        go_on(state)
    assert share(state) == ("broken", 3)
    assert [(line["seat"], line["to"], line["tag"]) for line in told(state, "broke_promise")] == [(0, 1, "share")]
    assert list(state.broke) == [1, 0, 0, 0, 0]


@pytest.mark.parametrize(
    ("steps", "fate"),
    [
        ("A execute BLU3 [3 3 1], B lapse DIM1, C lapse CAL1, A lapse BLU1", "open"),
        ("A execute BLU3 [3 3 1], B lapse DIM1, C lapse CAL1, A lapse BLU1, B lapse DIM2", "broken"),
    ],
)
def test_at_the_end_of_the_play_it_is_broken_unless_he_acted_last_of_all(steps: str, fate: str) -> None:
    state = rented(round=4, plan={"DIM2": "102"} if fate == "broken" else {})
    play(state, steps)
    assert state.over
    assert share(state) == (fate, 3)


def test_a_marker_lent_keeps_lend_later() -> None:
    state = armed()
    trade(state, "A", "B", get="cash 5", tag="lend_later")
    trade(state, "A", "C", give="lend A.CO")
    trade(state, "A", "B", give="cash 1")
    assert promises(state) == ["AB lend_later open"]
    play(state, "A lapse BLU1")
    trade(state, "A", "B", give="lend A.CO")
    assert promises(state) == ["AB lend_later kept"]


@pytest.mark.parametrize("tag", UNCHECKED)
def test_what_cannot_be_checked_stays_open(tag: str) -> None:
    state = armed()
    trade(state, "A", "B", give="cash 1, lend A.CO", tag=tag)
    trade(state, "A", "B", give="cash 1, lend A.CO")
    play(state, "A execute BLU1, A aim B [6]")
    go_to_round_end(state)
    assert promises(state) == [f"AB {tag} open"]


def test_an_old_peace_is_not_broken_by_a_new_war() -> None:
    """It was for its round."""
    state = armed()
    trade(state, "A", "B", give="cash 1", tag="peace")
    while state.round == 3:
        go_on(state)
    assert promises(state) == ["AB peace kept"]
    while phase(state)[0] != "act":
        go_on(state)
    later = meet(moment="act", round=4, plan={"BLU1": "119", "CAL1": "102"})
    later.promise, later.fate, later.promise_n = state.promise, state.fate, state.promise_n
    play(later, "A execute BLU1, A aim B [1]")
    assert promises(later) == ["AB peace kept"]


# -- and binding nobody -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("tag", TAGS)
def test_CN_182_a_promise_changes_nothing_that_may_be_done(tag: str) -> None:
    """The same exchange with and without words leaves the same table, and the same choices in it."""
    with_words, without = armed(), armed()
    trade(with_words, "A", "B", give="cash 1", tag=tag)
    trade(without, "A", "B", give="cash 1")
    for steps in ("", "A execute BLU1", "A aim B [6]"):
        if steps:
            play(with_words, steps)
            play(without, steps)
        here, there = everything(with_words)[0], everything(without)[0]
        assert isinstance(here, dict)
        assert isinstance(there, dict)
        assert [name for name in here if here[name] != there[name]] == ["promises"]
        for seat in range(3):
            assert with_words.legal(seat) == without.legal(seat)


def test_EX_10_blackmail_with_nothing_behind_it() -> None:
    """The planned card is Car Theft; 5k are paid, and no attack is owed or barred."""
    state = meet(moment="act", plan={"BLU1": "109", "DIM1": "101"}, own={"A": "GA", "B": "LW", "C": "PI"})
    trade(state, "A", "B", get="cash 5", tag="threat")
    assert money(state) == [25, 15, 20]
    play(state, "A execute BLU1 [1]")
    assert promises(state) == ["AB threat open"]
    assert money(state) == [25, 15, 20]


def test_after_the_ransom_the_attack_is_still_free() -> None:
    """Section 9: threat, payment, and then the Theft all the same."""
    state = armed()
    offer(state, "A", "B", get="cash 5", tag="threat")
    assert see(state, "B")["offers"][0] == {
        "from": 0,
        "to": 1,
        "give": {"cash": 0, "businesses": [], "gangsters": [], "lend": [], "recall": []},
        "get": {"cash": 5, "businesses": [], "gangsters": [], "lend": [], "recall": []},
        "tag": "threat",
    }
    play(state, "B accept A, A execute BLU1")
    assert offered(state, "A", "aim_seat") == [1, 2]
    play(state, "A aim B [6]")
    assert money(state) == [27, 13, 20]


def test_a_refused_ransom_forces_nothing() -> None:
    state = armed()
    before = state.legal(0)
    offer(state, "A", "B", get="cash 5", tag="threat")
    play(state, "B reject A")
    game_actions = [action for action in state.legal(0) if action < NEGOTIATION]
    assert game_actions == [action for action in before if action < NEGOTIATION]
    assert money(state) == [20, 20, 20]
