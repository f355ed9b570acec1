"""How four players by rules of thumb bargain in La Cosa Nostra: what benchmarks/bargaining.py measures, in short."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks import bargaining as bench
from benchmarks.bargaining import MARKERS, Ledger, absurd, bargaining, lines_of, milking
from benchmarks.milker import Knowing
from sitdown.games.cosanostra.bot.bonds import debts_of, is_bound, trust_in
from sitdown.games.cosanostra.bot.prices import Split
from tests.games.cosanostra.helpers.bargains import dream, meet, offer, trade
from tests.games.cosanostra.helpers.haggling import answers, choice, go_on
from tests.games.cosanostra.helpers.positions import action_of, copy, markers, play, seat_of, table

GARAGE = {"A": "LS", "B": "GA", "C": "PI"}  # a Car Theft of A lacks what B could lend


@pytest.fixture(scope="module")
def ledger() -> Ledger:
    return bargaining(6, "short")


# -- measured ---------------------------------------------------------------------------------------------------------


def test_the_report_is_printed_and_written_into_the_page(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "report", lambda games, seed: iter([f"{games} games of {seed}", "nothing for nothing"]))
    page = tmp_path / "page.md"
    page.write_text("\n".join(["before", *MARKERS, "after"]), "utf-8")
    assert bench.main(["--games", "3", "--seed", "s", "--markdown", str(page)]) == 0
    told = "3 games of s\nnothing for nothing\n"
    assert capsys.readouterr().out == told
    assert f"{MARKERS[0]}\n\n```text\n{told}```\n\n{MARKERS[1]}\nafter" in page.read_text("utf-8")
    assert bench.main(["--markdown", str(tmp_path / "none.md")]) == 1
    assert "There is no page" in capsys.readouterr().err


def test_nobody_floods_the_table(ledger: Ledger) -> None:
    assert max(ledger.said.values()) == 2
    assert max(ledger.sizes) <= 3


def test_most_offers_are_accepted_and_some_are_countered_or_refused(ledger: Ledger) -> None:
    assert 0.4 < ledger.share("accepted") < 0.85
    assert ledger.share("countered") > 0.03
    assert ledger.share("refused") > 0.05
    assert ledger.fates["sent"] / ledger.games < 80


def test_who_lends_has_a_fair_part_of_what_a_rent_brings(ledger: Ledger) -> None:
    assert 0.2 < ledger.lenders / ledger.surplus < 0.6


def test_promises_are_made_and_mostly_kept(ledger: Ledger) -> None:
    kept = sum(count for (_, fate), count in ledger.words.items() if fate == "kept")
    broken = sum(count for (_, fate), count in ledger.words.items() if fate == "broken")
    assert kept > 4 * broken
    assert {tag for tag, _ in ledger.words} >= {"peace", "share", "threat"}


def test_a_threat_is_not_always_believed(ledger: Ledger) -> None:
    """But often enough to be made."""
    assert 0.25 < ledger.promised("threat") / ledger.offered["threat"] < 0.8


def test_the_report_says_what_was_counted(ledger: Ledger) -> None:
    assert lines_of(ledger)[0].startswith(f"6 games, {ledger.fates['sent'] / 6:.1f} offers a game: ")


def test_all_your_cash_for_nothing_is_never_accepted() -> None:
    assert absurd(40, "short") == 0


@pytest.mark.long
def test_who_knows_what_will_be_paid_cannot_milk() -> None:
    over, width = milking(lambda: Knowing(settles=False), 40, "milked")
    assert over - width < 0.03


# -- prices -----------------------------------------------------------------------------------------------------------


def test_a_price_divides_what_both_gain() -> None:
    split = Split(9.0, -1.0, 0.4, 0.2)
    for share in (0.2, 0.5, 0.7):
        cash = split.price(share)
        assert split.won(cash) == pytest.approx(share * (split.won(cash) + split.left(cash)))
    assert Split(1.0, -5.0, 0.3, 0.3).whole_price(0.5, 60.0) == 0


def test_a_bid_that_is_too_low_is_countered_and_the_counter_taken() -> None:
    state = table(moment="plan", cash=[20] * 3, jobs={"A": "109"}, own=GARAGE)
    offer(state, "A", "B", give="cash 2", get="lend B.GA")
    assert go_on(state, "B")[1:] == ["give_lend 24", "ask_cash 3", "offer_send"]
    assert answers(state, "B") == "reject"
    assert answers(state, "A") == "withdraw", "or it might pay twice"
    state.apply(0, choice(state, "A"))
    assert answers(state, "A") == "accept"
    state.apply(0, choice(state, "A"))
    assert markers(state, "B.GA") == "A"


def test_who_refused_a_bid_gets_no_more_for_it() -> None:
    """The same price would have been taken from him who had not."""
    state = table(moment="plan", cash=[20] * 3, jobs={"A": "109"}, own=GARAGE)
    fresh = copy(state)
    offer(fresh, "B", "A", give="lend B.GA", get="cash 3")
    assert answers(fresh, "A") == "accept"
    for _ in range(2):
        offer(state, "A", "B", give="cash 1", get="lend B.GA")
        play(state, "B reject A")
    offer(state, "B", "A", give="lend B.GA", get="cash 3")
    assert answers(state, "A") == "reject"


def test_others_do_not_know_what_was_refused() -> None:
    state = table(moment="plan", cash=[20] * 3, jobs={"A": "109"}, own=GARAGE)
    offer(state, "A", "B", give="cash 1", get="lend B.GA", tag="repay")
    play(state, "B reject A")
    for letter, knows in (("A", True), ("B", True), ("C", False), (None, False)):
        world = dream(state, None if letter is None else seat_of(letter), 1)
        assert (max(world.snubs) == 1) == knows
        assert (max(world.refused) == 2) == knows
        assert (max(world.spoken) > 0) == knows


# -- words ------------------------------------------------------------------------------------------------------------


def test_who_keeps_his_word_is_trusted_more_and_who_breaks_it_less() -> None:
    state = meet(moment="act", plan={"BLU3": "119", "BLU1": "106"})
    before = trust_in(state, 0)
    trade(state, "A", "B", get="cash 1", tag="peace")
    assert is_bound(state, 0, 1)
    assert is_bound(state, 1, 0)
    assert not is_bound(state, 0, 2)
    play(state, "A execute BLU3, A aim B [1 1 1]")
    assert trust_in(state, 0) < before
    assert trust_in(state, 1) == before


def test_who_promised_peace_aims_at_somebody_else() -> None:
    state = meet(moment="act", cash=[5, 20, 5], plan={"BLU3": "119", "BLU1": "106"})
    free = copy(state)
    play(free, "A execute BLU3")
    assert choice(free, "A") == action_of(free, "aim B")
    trade(state, "A", "B", get="cash 1", tag="peace")
    play(state, "A execute BLU3")
    assert choice(state, "A") == action_of(state, "aim C")


def test_a_loan_is_repaid() -> None:
    state = table(round=2, moment="act", cash=[9] * 3, plan={"BLU3": "103", "BLU2": "104", "DIM3": "106"})
    trade(state, "A", "B", get="cash 1", tag="repay")
    assert debts_of(state, 0) == 1
    play(state, "A lapse BLU3, B lapse DIM3")
    assert go_on(state, "A") == ["offer_open 1", "give_cash 3", "offer_send"]
    assert answers(state, "B") == "accept"
    state.apply(1, choice(state, "B"))
    assert debts_of(state, 0) == 0
    assert state.kept[0] == 1
