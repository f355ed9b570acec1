"""La Cosa Nostra drawn: the picture shows its view, no more and no less, and never grows out of the terminal."""

from __future__ import annotations

import re
from typing import Any, cast

import pytest

from sitdown.engine import State
from sitdown.engine.game import View
from sitdown.engine.words import LANGUAGES, words_of
from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.data import (
    FOLDER,
    GANGSTER_NAMES,
    INCOME,
    INFLUENCE_IDS,
    JOB_IDS,
    JOB_NAMES,
    JOB_ROUND,
    PRICE,
    TRADE,
    TRADE_IDS,
)
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.bargains import draft, meet, offer, trade
from tests.games.cosanostra.helpers.positions import play, table
from tests.games.cosanostra.helpers.random_plays import some_moments
from tests.games.cosanostra.helpers.refusals import acting, after, discarding

WIDEST = 100
ROMAN = ["I", "II", "III", "IV"]
in_both = pytest.mark.parametrize("lang", LANGUAGES)


def seen(view: View) -> dict[str, Any]:
    """A view, for reading."""
    return cast(dict[str, Any], view)


def one_line(drawn: str) -> str:
    return " ".join(drawn.split())


def say(lang: str, key: str, **facts: object) -> str:
    return words_of(FOLDER, lang).say(key.replace("_", "-"), **facts)


def trade_name(lang: str, business: int) -> str:
    return say(lang, f"trade-{TRADE_IDS[TRADE[business]]}")


def job_name(lang: str, number: int | str) -> str:
    """ "Car Theft I"."""
    job = JOB_IDS.index(int(number))
    return say(lang, "job-of-round", name=say(lang, f"job-{JOB_NAMES[job]}"), round=ROMAN[JOB_ROUND[job]])


def jobs_in(drawn: str, lang: str) -> set[str]:
    """The Jobs that a drawing names; of "Casino Honey Trap III" no "Trap III" is left."""
    text = one_line(drawn)
    found = set()
    for name in sorted({job_name(lang, number) for number in JOB_IDS}, key=len, reverse=True):
        if re.search(rf"{re.escape(name)}(?!\w)", text):
            found.add(name)
            text = re.sub(rf"{re.escape(name)}(?!\w)", "", text)
    return found


def known_jobs(view: dict[str, Any], lang: str) -> set[str]:
    """The Jobs that a view lets its reader know: a hand (not at the end), what lies on Gangsters, what is executed."""
    cards = [job for player in view["players"] for job in player["jobs"] if job.isdigit()]
    if view["over"] and "answers" not in view:
        cards = []
    plans = [gangster["plan"] for player in view["players"] for gangster in player["gangsters"]]
    cards += [str(plan["job"]) for plan in plans if plan and plan.get("job") is not None]
    cards += [str(view["job"]["job"])] if view["job"] else []
    return {job_name(lang, card) for card in cards}


def views(state: State) -> list[View]:
    return [state.view(0), state.view(None), state.open_view()]


# -- in random plays --------------------------------------------------------------------------------------------------


@in_both
def test_a_drawing_is_narrow_whatever_the_players_are_called_and_earn(lang: str) -> None:
    names = ["A" * 16, "B" * 90, "Chris de Vries-van den Berg tot Zonnebeke", "D" * 18, "E" * 17]
    for state in some_moments("narrow", every=59):
        for view in map(seen, views(state)):
            view["names"] = names
            for player in view["players"]:
                player |= {"cash": 199, "income": 105, "laundered": 188, "power": 126}
                player["killed"] = list(range(12))
            drawn = GAME.draw(view, lang)
            assert max(len(line) for line in drawn.split("\n")) <= WIDEST, drawn


@in_both
def test_a_drawing_names_only_the_jobs_that_the_reader_knows(lang: str) -> None:
    for state in some_moments("secrets", every=47):
        for view in (seen(state.view(1)), seen(state.view(None))):
            drawn = GAME.draw(view, lang)
            assert jobs_in(drawn, lang) == known_jobs(view, lang), drawn
            own = say(lang, "table-your-jobs")
            assert (own in drawn) == (view["you"] is not None and not view["over"] and bool(known_own(view)))


def known_own(view: dict[str, Any]) -> list[object]:
    """The reader's Jobs, in hand or planned."""
    me = view["players"][view["you"]]
    jobs: list[object] = me["jobs"]
    return jobs + [man for man in me["gangsters"] if man["plan"] and man["plan"].get("job") is not None]


@in_both
def test_a_drawing_names_only_the_influence_cards_that_lie_open_or_are_the_readers(lang: str) -> None:
    for state in some_moments("influence", every=41):
        for view in (seen(state.view(0)), seen(state.view(None))):
            text = GAME.draw(view, lang)
            mine = [] if view["you"] is None or view["over"] else view["players"][0]["influence"]
            lying = [card for player in view["players"] for man in player["gangsters"] for card in man["attached"]]
            named = {
                card for card in INFLUENCE_IDS if re.search(rf"^   {say(lang, f'influence-{card}')}\b", text, re.M)
            }
            assert named == set(mine)
            on_men = {card for card in INFLUENCE_IDS if f"+ {say(lang, f'influence-{card}')}" in one_line(text)}
            assert on_men == set(lying)


@in_both
def test_a_drawing_shows_everything_that_lies_open(lang: str) -> None:
    for state in some_moments("open", every=53):
        view = seen(state.view(None))
        text = one_line(GAME.draw(view, lang))
        for slot, card in enumerate(view["market"]):
            if card:
                price, income = PRICE[card["business"]], INCOME[card["business"]]
                trade_in_slot = trade_name(lang, card["business"])
                assert re.search(rf"\b{slot + 1} {trade_in_slot} {price}k, \w+ {income}k", text)
        for player in view["players"]:
            for man in player["gangsters"]:
                assert f"{GANGSTER_NAMES[man['gangster']]} ({man['strength']})" in text
            for card in player["businesses"]:
                assert trade_name(lang, card["business"]) in text
            if player["family"]:
                assert say(lang, f"family-{player['family']}") in text
            for what in ("cash", "laundered", "income"):
                assert say(lang, f"table-{what}", amount=f"{player[what]}k") in text
        for promise in view["promises"][-2:]:
            assert say(lang, f"tag-{promise['tag']}") in text


@in_both
def test_an_open_view_shows_every_hand_and_every_deck(lang: str) -> None:
    state = GAME.start(5, "everything")
    for _ in range(40):
        state.play(state.choices()[-1 if state.choices()[-1] < 774 else 0])
    truth = seen(state.open_view())
    drawn = GAME.draw(truth, lang)
    assert str(state) == GAME.draw(truth, "en")
    hands = {job_name(lang, job) for player in truth["players"] for job in player["jobs"]}
    assert hands <= jobs_in(drawn, lang)
    text = one_line(drawn)
    assert " · ".join(say(lang, f"influence-{card}") for card in truth["influence_deck"]) in text
    for deck in truth["job_deck"]:
        titles = [say(lang, f"job-{JOB_NAMES[JOB_IDS.index(int(job))]}") for job in deck]
        assert " · ".join(titles) in text
    assert "?" not in re.sub(r"\?, |; \? ", "", text)


# -- single things ----------------------------------------------------------------------------------------------------


def drawn_for(state: CosaPlay, reader: int | None, lang: str = "en") -> str:
    names = ["Anna", "Bram", "Chris"]
    if reader is not None:
        names[reader] = "You" if lang == "en" else "Jij"
    return GAME.draw({**state.view(reader), "names": names}, lang)


def test_businesses_show_their_state_and_whose_markers_they_carry() -> None:
    own = {"A": "LS CO* LW1+BB", "B": "PI1 PI2- LW2*+A", "C": "GA-"}
    state = table(own=own, plan={"BLU1": "103"})
    assert "Loan Shark · Lawyer (marker of Bram × 2) · Cop (used)" in drawn_for(state, 0)
    assert "Pimp 1 · Pimp 2 (deactivated) · Lawyer (used, your marker)" in drawn_for(state, 0)
    assert "Woekeraar · Advocaat (jouw marker × 2) · Politieagent (gebruikt)" in drawn_for(state, 1, "nl")
    assert "Garage (gedeactiveerd)" in drawn_for(state, None, "nl")


def test_planned_cards_are_backs_unless_the_reader_has_looked() -> None:
    plan = {"BLU1": "LW", "DIM1": "104", "CAL1": "106"}
    state = table(plan=plan, influence={"A": "snitch"}, attached={"DIM1": "saboteur"})
    assert "Phil Malony (1): Job I + Saboteur" in drawn_for(state, 0)
    assert "Phil Malony (1): Threatening Letters I + Saboteur" in drawn_for(state, 1)
    assert "Little Joey (1): buys Lawyer for 2k" in drawn_for(state, 2)
    play(state, "A snitch CAL1")
    assert "Vito Baritono (1): Credit Card Scam I, seen by you" in drawn_for(state, 0)
    assert "Vito Baritono (1): Job I, seen by Anna" in drawn_for(state, 1)
    assert "Vito Baritono (1): Creditcardfraude I, gezien door Anna" in drawn_for(state, 2, "nl")


def test_a_job_that_is_executed_is_shown_with_its_dice() -> None:
    state = after(acting("103"), "A execute BLU3 [2 3 1]")
    assert "Job         Your Big Joey (3) executes Gas Station Hold-up I\n" in drawn_for(state, 0)
    assert "Last roll   2 3 1 against 2+: 2 successes\n" in drawn_for(state, 1)
    bash = after(acting("114", influence={"B": "snitch"}), "A execute BLU3, A aim B.LW [2 3 4]")
    assert "Anna's Big Joey (3) executes Bash a Businessman I against Bram's Lawyer" in drawn_for(bash, None)
    assert "Big Joey (3) van Anna voert Een ondernemer in elkaar slaan I uit, tegen jouw Advocaat" in one_line(
        drawn_for(bash, 1, "nl")
    )


def test_offers_are_for_the_two_and_drafts_for_one() -> None:
    state = meet()
    offer(state, "A", "B", give="cash 3", get="lend B.LW", tag="threat")
    draft(state, "A", "C", get="business C.GA")
    mine, his, nobodys = (drawn_for(state, reader) for reader in (0, 1, 2))
    assert re.search(r"^ you to Bram +3k +a marker on Bram's Lawyer for$", mine, re.MULTILINE)
    assert re.search(r"^ only words: a threat +one Job$", mine, re.MULTILINE)
    assert re.search(r"^ you to Chris \(draft\) +- +Chris's Garage$", mine, re.MULTILINE)
    assert re.search(r"^ Anna to you +a marker on your Lawyer for one +3k$", his, re.MULTILINE)
    assert "draft" not in his
    assert "Offers" not in nobodys
    public = meet(public_offers=True)
    offer(public, "A", "B", give="cash 3")
    assert re.search(r"^ Offers +the first gives +the first gets\n Anna to Bram +3k +-$", drawn_for(public, 2), re.M)
    assert "Offers" not in drawn_for(public, None)


def test_promises_are_words_and_the_picture_says_what_became_of_them() -> None:
    state = meet(moment="act", plan={"BLU3": "119", "BLU1": "106"})
    trade(state, "A", "B", get="cash 1", tag="peace")
    assert "Only words  Anna to Bram in round I: peace\n" in drawn_for(state, 2) + "\n"
    play(state, "A execute BLU3, A aim B [1 1 1]")
    assert "Only words  Anna to Bram in round I: peace, BROKEN" in drawn_for(state, 2)
    assert "Alleen woorden  Anna aan jou in ronde I: vrede, GEBROKEN" in drawn_for(state, 1, "nl")


def test_the_picture_says_what_is_due_of_a_share() -> None:
    state = meet(moment="act", plan={"BLU3": "109", "BLU1": "106"}, own={"A": "LS", "B": "GA", "C": "PI"})
    trade(state, "A", "B", get="lend B.GA", tag="share")
    assert "Only words  Anna to Bram in round I: a share of the profit\n" in drawn_for(state, 2) + "\n"
    play(state, "A execute BLU3 [3 3 1]")
    assert "Anna to Bram in round I: a share of the profit, 3k due" in drawn_for(state, 2)
    assert "Anna aan jou in ronde I: een aandeel in de winst, nog 3k te betalen" in drawn_for(state, 1, "nl")


def test_what_is_put_away_is_marked_for_its_owner_alone() -> None:
    state = after(discarding(), "A discard_job 101, A discard_influence henchman")
    assert re.search(r"Drug Delivery I .*\(put away\)$", drawn_for(state, 0), re.MULTILINE)
    assert re.search(r"^   Henchman × 2 .*\(put away\)$", drawn_for(state, 0), re.MULTILINE)
    assert "put away" not in drawn_for(state, 1)


def test_a_recruit_that_was_turned_up_is_shown() -> None:
    state = table(moment="payday", cash=[4, 4, 4], recruit="blind")
    state.recruits[0], state.recruits[1], state.recruits[2] = 3, 4, 5  # the dearest on top
    play(state, "A recruit BLU4")
    assert "recruits 10k, 15k, 20k, on top Knocky Fivepoints (4)" in drawn_for(state, 1)


def test_the_last_account_adds_up() -> None:
    """EX-25."""
    state = table(
        moment="payday",
        round=4,
        cash=[41, 2, 2],
        laundered=[8, 0, 0],
        own={"A": "GA DD1 DD2", "B": "LW", "C": "PI"},
        gang={"A": "BLU4 BLU5", "B": "DIM4 DIM5", "C": "CAL4 CAL5"},
        killed={"A": "DIM2 CAL3"},
    )
    rows = [line.split() for line in drawn_for(state, 0).split("\n\n")[1].split("\n")]
    assert rows[1] == ["1", "You", "41k", "26k", "15k", "20k", "16k", "118k"]
    assert [row[0] for row in rows[2:]] == ["2", "3"]
    assert "killed      Lenny DiMaggio (2) · Bobby Ruthless (3) · power bonus 20k" in drawn_for(state, None)
    assert "Your Jobs" not in drawn_for(state, 0)


PICTURE = """\
━━ La Cosa Nostra ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━ round III of IV · action ━━

 Now         Waiting for Bram: a Schemer, or not? Start player: Bram.
 Market      1 Casino 14k, income 7k · 2 Pimp 4k, income 2k · 3 Drug Dealer 4k, income 2k ·
             4 Lawyer 2k, income 1k
 Monopolies  Drugs: Bram (Bram: 2) · Prostitution: nobody (Chris: 1) · Credit: nobody (you: 1)
 Decks       Businesses 17 · Influence 25 (discarded 1)

  Blundetto (yellow)  You    cash 11k  laundered 0k   income 8k  free markers 4
   hand        Jobs I, III × 2 · 3 Influence cards · recruits 10k, 20k
   Businesses  Loan Shark · Lawyer (marker of Bram × 2) · Cop (used) · Waste Company
   Gangsters   Little Joey (1): Assassination III
               Jimmy Bananas (3): Usury III + Henchman + Machine Pistol
               Big Joey (3): buys Night Club for 12k                   Micky Dogs (3)

▸ DiMaggio (green)    Bram    cash 7k  laundered 8k  income 10k  free markers 3
   hand        Jobs I, II · 1 Influence card · recruits 10k, 15k, 20k
   Businesses  Drug Dealer 1 · Drug Dealer 2 · Lawyer (your marker) · Building Firm (deactivated)
   Gangsters   Phil Malony (1): Job III    Lenny DiMaggio (2): Job III
               Franco Luciano (3): buys Pimp for 4k

  Calmuti (red)       Chris  cash 31k  laundered 0k   income 7k  free markers 5
   hand        Jobs III × 2 · recruits 10k, 15k, 20k
   Businesses  Pimp · Politician · Garage
   Gangsters   Vito Baritono (1)           Frankie Calmuti (1): Job III + Distraction
               Bobby Ruthless (3)

 Offers                          you give                         you get
 Bram to you                     Micky Dogs (3)                   3k
 only words: a share of the      a marker on your Loan Shark for  a marker on Bram's Drug Dealer
 profit                          one Job                          1 for one Job
 you to Chris (draft)            4k                               a marker on Chris's Garage for
                                                                  one Job

 Only words  you to Chris in round III: peace

 Your Jobs: what a die must show, what two successes or more bring / what one brings
   Investment Fraud I    3+, 9k / 7k, needs Loan Shark, Lawyer
   Coke Party III        3+, 15k / 11k, needs Drug Dealer (missing; see Bram, market), Pimp
                         (missing; see Chris, Bram's purchase, market), Loan Shark
   Money Laundering III  3+, put up to 15k / 8k under your Boss, where it counts double at the end
   Assassination III     planned on Little Joey (1): ?, Attack: a Gangster is killed / nothing; ? is
                         the strength of the target, 1 more with a planned card
   Usury III             planned on Jimmy Bananas (3): 2+, 11k / 7k, needs Loan Shark, Cop
 Your Influence cards
   Snitch × 2     your turn: look at one planned Job of an opponent, or replace the whole market
   Emergency doc  when it comes to that: killed becomes deactivated, deactivated becomes unharmed"""


def test_a_picture_of_the_action_phase_as_a_player_sees_it() -> None:
    state = table(
        round=3,
        first="B",
        cash=[12, 7, 30],
        laundered=[0, 8, 0],
        market="CA PI DD LW",
        own={"A": "LS1 CO* WC LW1+BB", "B": "DD1 DD2 BF- LW2+A", "C": "PI1 PO1 GA"},
        gang={"A": "BLU5"},
        jobs={"A": "110 303 323", "B": "103 201", "C": "311 312"},
        plan={"BLU1": "316", "BLU2": "305", "BLU3": "NC", "DIM1": "301", "DIM2": "302", "DIM3": "PI", "CAL2": "319"},
        influence={"A": "snitch snitch emergency_doc", "B": "spy"},
        attached={"BLU2": "henchman machine_pistol", "CAL2": "distraction"},
        spent="schemer",
    )
    trade(state, "A", "C", give="cash 1", tag="peace")
    offer(state, "B", "A", give="cash 3, lend B.DD", get="lend A.LS, gangster BLU5", tag="share")
    draft(state, "A", "C", give="cash 4", get="lend C.GA")
    assert drawn_for(state, 0) == PICTURE
