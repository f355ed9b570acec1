"""Hints for deals: what one is worth to both sides as the seat can know it, and what would be fair."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest

from sitdown.bots.search.chain import Chain
from sitdown.engine import Appraisal, Budget, Rng, Seat, State, View
from sitdown.engine.words import words_of
from sitdown.games import game_of
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.bot.answers import fair_cash, is_good
from sitdown.games.cosanostra.bot.value import Outlook
from sitdown.games.cosanostra.play import CosaPlay
from sitdown.teach import Hint, hint, say_hint, tell_choices
from sitdown.teach.appraisals import Deal, deal_in
from sitdown.teach.hint import Choice
from sitdown.testing import Broken, Leak, check_advice, check_appraisals
from sitdown.testing.words import check_reasons_said
from tests.games.cosanostra.helpers.bargains import meet, offer, random_offer
from tests.games.cosanostra.helpers.positions import see
from tests.teach.guests import SpokenPennies
from tests.teach.test_hint_secrets import told
from tests.testing.pennies import PenniesState

FEW = Budget(iterations=16)
NAMES = ["Ada", "Bram", "Carla"]
B, C = 1, 2


def offered(cash: int = 2) -> CosaPlay:
    """B has a Car Theft in hand that lacks a Garage, and offers C so much for a marker on his; it is A's turn."""
    state = meet(jobs={"B": "109"}, round=1)
    offer(state, "B", "C", give=f"cash {cash}", get="lend C.GA")
    return state


def deals(given: Hint) -> list[Appraisal]:
    return [choice.deal.appraisal for choice in given.choices if choice.deal is not None]


# -- La Cosa Nostra ---------------------------------------------------------------------------------------------------


def test_an_offer_is_appraised_by_the_bots_own_prices() -> None:
    """Of a lend, which costs nothing, the lender has what is paid; what it brings the other depends on no price."""
    cheap, dear = (GAME.appraise(offered(cash), C, GAME.actions.encode("accept", B)) for cash in (1, 9))
    assert cheap is not None
    assert dear is not None
    assert (cheap.other, cheap.mine, cheap.money, dear.mine) == (B, 1.0, 1.0, 9.0)
    assert cheap.theirs - dear.theirs == pytest.approx(8.0)
    assert cheap.fair == dear.fair == fair_cash(offered(1), Outlook(offered(1), C, True), B)
    assert is_good(offered(9), Outlook(offered(9), C, True), B)


def test_what_it_costs_and_brings_the_two_is_the_same_from_either_side() -> None:
    """Of cash, Businesses and Gangsters alone; what a lend brings only the one who has the Job knows well."""
    state = meet()
    offer(state, "B", "C", give="cash 3", get="business C.GA")
    trial = meet()
    offer(trial, "B", "C", give="cash 3", get="business C.GA")
    heard = GAME.appraise(state, C, GAME.actions.encode("accept", B))
    writing = meet()
    for part in (("offer_open", C), ("give_cash", 3), ("ask_business", trade_of(state))):
        writing.apply(B, GAME.actions.encode(*part))
    said = GAME.appraise(writing, B, GAME.actions.encode("offer_send"))
    assert heard is not None
    assert said is not None
    assert (said.mine, said.theirs, said.money) == pytest.approx((heard.theirs, heard.mine, -heard.money))


def trade_of(state: CosaPlay) -> int:
    """The Garage that is asked for."""
    asked: list[int] = see(state, "B")["offers"][0]["get"]["businesses"]
    return asked[0]


def test_nothing_else_is_a_deal() -> None:
    state = offered()
    for seat in range(3):
        for action in state.legal(seat):
            kind = GAME.actions.decode(action)[0]
            assert (GAME.appraise(state, seat, action) is not None) == (kind == "accept"), kind


def test_a_hint_says_what_an_offer_is_worth_and_what_would_be_fair() -> None:
    given = hint(offered(), C, "offered", FEW)
    assert [one.other for one in deals(given)] == [B] * len(deals(given))
    assert deals(given)
    data = [choice["appraisal"] for choice in given.as_dict()["choices"] if "appraisal" in choice]  # type: ignore
    assert [one["mine"] for one in data] == [one.mine for one in deals(given)]
    number = r"\d+(\.\d)?k"
    en = " ".join(say_hint(given, "en", NAMES))
    assert re.search(rf"orth about {number} to you and about {number} to Bram; (the price|getting about) ", en), en
    nl = " ".join(say_hint(given, "nl", NAMES))
    assert re.search(r"evert jou ongeveer \d+(,\d)?k op en Bram ongeveer ", nl), nl
    assert [bool(one.deal) for one in tell_choices(given, "en", NAMES)] == [
        choice.deal is not None for choice in given.choices
    ]


def test_an_offer_of_ones_own_is_said_as_a_whole() -> None:
    state = meet(jobs={"A": "109", "B": "101", "C": "102"}, round=1)
    given = hint(state, 0, "own", FEW)
    actions = [GAME.actions.decode(action)[0] for action in given.choices[0].actions]
    assert actions[0] == "offer_open"
    assert actions[-1] == "offer_send"
    line = say_hint(given, "en", NAMES)[0]
    assert line.startswith("send Carla this offer: you give "), line
    assert "you get a marker on Carla's Garage" in line
    assert "to you and about" in line


def test_what_is_too_little_is_compared_with_the_counter_offer() -> None:
    """The offer that the bot would make instead is written to its end, though it is not the seat's turn."""
    given = hint(offered(1), C, "too little", FEW)
    kinds = [[GAME.actions.decode(action)[0] for action in choice.actions] for choice in given.choices]
    assert kinds[0][0] == "offer_open"
    assert kinds[0][-1] == "offer_send"
    assert ["accept"] in kinds
    assert len(deals(given)) == 2


@pytest.mark.parametrize("seed", range(3))
def test_it_is_the_same_in_worlds_that_the_seat_cannot_tell_apart(seed: int) -> None:
    """Whatever is offered; nobody else's cards and no offer between others count."""
    dice = random.Random(seed)
    state = meet(round=2, jobs={"A": "109 203", "B": "104 201", "C": "101 205"})
    for action in random_offer(state, B, dice):
        state.apply(B, action)
    seats = state.invited()
    assert seats
    differed = 0
    for seat in seats:
        mine = told(hint(state, seat, "twins", FEW))
        for _ in range(2):
            twin = state.imagine(seat, Rng.seeded(dice.random()))
            differed += twin.open_view() != state.open_view()
            assert told(hint(twin, seat, "twins", FEW)) == mine
    assert differed


# -- guests -----------------------------------------------------------------------------------------------------------


class Dealing(SpokenPennies):
    """In which to lay a card is called a deal with the next seat: it is worth the card on top of the unseen pile."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        for lang in ("en", "nl"):
            with (folder / f"{lang}.ftl").open("a", encoding="utf-8") as words:
                words.write("appraisal-amount = { $amount } pennies\n")

    def appraise(self, world: State, seat: int, action: int) -> Appraisal | None:
        assert isinstance(world, PenniesState)
        if action not in range(15):
            return None
        top = float(world.cards.face[world.pile[-1]])
        return Appraisal((seat + 1) % world.seats, top, -top, 1.0, top if top > 7.0 else None)

    def say_action(self, view: View, action: int, lang: str) -> str:
        return f"action {action}"


def test_what_is_hidden_is_averaged_over_worlds_that_the_seat_imagines(tmp_path: Path) -> None:
    game = Dealing(tmp_path)
    state = game.start(3, "hidden")
    seat = Seat(state, 0, Rng.seeded(1))
    deal = deal_in(seat, Chain(seat.legal()[0], seat.view()), Rng.seeded(2))
    assert deal is not None
    assert deal.appraisal.mine == -deal.appraisal.theirs
    assert deal.appraisal.mine * 8 == int(deal.appraisal.mine * 8), "the mean of eight"
    assert 2.0 < deal.appraisal.mine < 12.0
    assert "costs player 2 about" in " ".join(say_hint(hint(state, 0, 1, FEW), "en"))


def advised(state: State, seat: int) -> str:
    return told(hint(state, seat, 1, FEW))


def peeks_in_an_appraisal(state: State, seat: int) -> str:
    """It is asked about the true world."""
    given = hint(state, seat, 1, FEW)
    choice = given.choices[0]
    deal = state.game.appraise(state, seat, choice.actions[0])
    choice.deal = None if deal is None else Deal(0, deal)
    return told(given)


def test_an_appraisal_that_peeks_is_found(tmp_path: Path) -> None:
    assert check_advice(Dealing(tmp_path), 3, "honest", advised, most=6) > 0
    with pytest.raises(Leak):
        check_advice(Dealing(tmp_path), 3, "planted", peeks_in_an_appraisal, most=20)


class WrongDealing(Dealing):
    other, amount = 1, 1.0

    def appraise(self, world: State, seat: int, action: int) -> Appraisal | None:
        return Appraisal(self.other, self.amount, 0.0, 0.0, None) if seat == 0 else None


@pytest.mark.parametrize(("other", "amount"), [(0, 1.0), (3, 1.0), (1, float("nan"))])
def test_an_appraisal_that_is_wrong_is_found(other: int, amount: float, tmp_path: Path) -> None:
    game = WrongDealing(tmp_path)
    check_appraisals(game.start(3))
    game.other, game.amount = other, amount
    with pytest.raises(Broken, match=re.escape("appraise()")):
        check_appraisals(game.start(3))


def test_a_game_with_deals_says_their_amounts(tmp_path: Path) -> None:
    game = Dealing(tmp_path)
    check_reasons_said(game, ["en", "nl"])
    SpokenPennies(tmp_path)  # writes the words anew
    words_of.cache_clear()
    with pytest.raises(Broken, match="appraisal-amount"):
        check_reasons_said(game, ["en", "nl"])


# -- in words ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amounts", "en", "nl"),
    [
        ((12, 8, 0, -5), "worth about 12k to you and about 8k to Bram; paying about 5k would be fair",
         "levert jou ongeveer 12k op en Bram ongeveer 8k; ongeveer 5k betalen zou eerlijk zijn"),
        ((-3, 4.2, 1, 6), "costs you about 3k and worth about 4.2k to Bram; getting about 6k would be fair",
         "kost jou ongeveer 3k en levert Bram ongeveer 4,2k op; ongeveer 6k krijgen zou eerlijk zijn"),
        ((-3, -1, 0, None), "costs you about 3k and costs Bram about 1k; no price would be good for both",
         "kost jou ongeveer 3k en Bram ongeveer 1k; er is geen prijs die goed is voor allebei"),
        ((5, -5, 5, None), "worth about 5k to you and costs Bram about 5k",
         "levert jou ongeveer 5k op en kost Bram ongeveer 5k"),
        ((0, 2, 3, 3), "worth next to nothing to you and worth about 2k to Bram; the price is fair",
         "levert jou bijna niets op en levert Bram ongeveer 2k op; de prijs is eerlijk"),
        ((1, 0, 3, 0), "worth about 1k to you and next to nothing to Bram; without any money it would be fair",
         "levert jou ongeveer 1k op en levert Bram bijna niets op; zonder geld zou het eerlijk zijn"),
    ],
)  # fmt: skip
def test_every_sign_has_its_words(amounts: tuple[float, float, float, float | None], en: str, nl: str) -> None:
    mine, theirs, money, fair = amounts
    state = offered()
    choice = Choice(Chain(GAME.actions.encode("accept", B), state.view(C)))
    choice.deal = Deal(0, Appraisal(B, mine, theirs, money, fair))
    given = Hint(game_of("cosanostra"), C, [choice])
    assert [tell_choices(given, lang, NAMES)[0].deal for lang in ("en", "nl")] == [en, nl]


def test_an_offer_that_is_being_written_is_compared_with_dropping_it() -> None:
    """What the bot would do instead is not taken for a part of it."""
    state = offered()
    for part in (("offer_open", 0), ("give_cash", 20)):
        state.apply(C, GAME.actions.encode(*part))
    given = hint(state, C, "written", FEW)
    kinds = [[GAME.actions.decode(action)[0] for action in choice.actions] for choice in given.choices]
    assert kinds == [["offer_drop"], ["offer_send"]]
    lines = say_hint(given, "en", NAMES)
    assert lines[0].startswith("1. drop the offer")
    assert "send Ada this offer: you give 20k; you get nothing" in lines[1]
    assert "costs you about 20k and worth about 20k to Ada" in lines[1]
