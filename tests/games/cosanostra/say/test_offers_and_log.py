"""Offers, the log and refusals of La Cosa Nostra, word for word in both languages.

A is Blundetto (LS CO WC), B DiMaggio (DD LW BF), C Calmuti (PI PO GA).
"""

from __future__ import annotations

from tests.games.cosanostra.helpers.bargains import draft, meet, offer, trade
from tests.games.cosanostra.helpers.positions import play, table
from tests.games.cosanostra.helpers.refusals import acting, after, planning
from tests.games.cosanostra.helpers.sentences import asked, refused, said, told

# -- offers -----------------------------------------------------------------------------------------------------------


def test_an_offer_reads_from_both_sides() -> None:
    state = meet()
    draft(state, "A", "B")
    assert asked(state, "A")[0] == "Your offer to Bram is still empty. Add what you give and what you get."
    play(state, "A give cash 3, A ask lend B.LW, A tag peace")
    assert asked(state, "A") == [
        "Your offer to Bram: you give 3k; you get a marker on Bram's Lawyer for one Job (only words: peace). "
        "Add to it, send it or drop it.",
        "Je bod aan Bram: jij geeft 3k; jij krijgt een marker op de Advocaat van Bram voor één Job "
        "(alleen woorden: vrede). Voeg iets toe, verstuur het of schrap het.",
    ]
    play(state, "A offer_send")
    terms = [
        "you give a marker on your Lawyer for one Job; you get 3k (only words: peace)",
        "jij geeft een marker op jouw Advocaat voor één Job; jij krijgt 3k (alleen woorden: vrede)",
    ]
    assert asked(state, "B")[0].startswith("Anna has an offer for you. Waiting for ")
    assert said(state, "B accept A") == [
        f"accept the offer of Anna: {terms[0]}",
        f"neem het bod van Anna aan: {terms[1]}",
    ]
    assert asked(state, "C")[0].startswith("Waiting for ")
    assert told(state, "offered", "B") == [
        "Anna makes you an offer: you give a marker on the Lawyer for one Job; you get 3k "
        "(only words: peace). [CN-181]",
        "Anna doet jou een bod: jij geeft een marker op de Advocaat voor één Job; jij krijgt 3k "
        "(alleen woorden: vrede). [CN-181]",
    ]
    play(state, "B accept A")
    assert told(state, "exchanged", "C") == [
        "A deal between Anna and Bram: Anna gives 3k; Anna gets a marker on the Lawyer for one Job "
        "(only words: peace). [CN-181]",
        "Een ruil tussen Anna en Bram: Anna geeft 3k; Anna krijgt een marker op de Advocaat voor één Job "
        "(alleen woorden: vrede). [CN-181]",
    ]
    assert said(state, "A take_back B.LW") == [
        "take your marker back from Bram's Lawyer",
        "neem je marker terug van de Advocaat van Bram",
    ]


def test_items_of_an_offer_say_what_they_mean() -> None:
    state = meet(own={"B": "LW+A BF", "C": "PI+B"})
    draft(state, "A", "B")
    assert said(state, "A ask lend B.LW") == [
        "you may use Bram's Lawyer for one Job (a marker on it)",
        "jij mag de Advocaat van Bram gebruiken voor één Job (een marker erop)",
    ]
    assert said(state, "A give lend A.CO") == [
        "Bram may use your Cop for one Job (a marker on it)",
        "Bram mag jouw Politieagent gebruiken voor één Job (een marker erop)",
    ]
    assert said(state, "A give business A.WC") == [
        "you give your Waste Company for good",
        "jij geeft jouw Afvalbedrijf, voorgoed",
    ]
    assert said(state, "A ask gangster DIM2")[0] == "you get Bram's Lenny DiMaggio (2) for good"
    assert said(state, "A give recall B.LW")[0] == "you take your marker back from Bram's Lawyer"
    assert said(state, "A ask recall C.PI") == [
        "Bram takes a marker back from Chris's Pimp",
        "Bram neemt een marker terug van de Pooier van Chris",
    ]
    assert said(state, "A tag lend_later") == [
        "add a remark, only words: lending something later",
        "voeg een opmerking toe, alleen woorden: later iets uitlenen",
    ]


def test_what_becomes_of_an_offer() -> None:
    state = meet()
    offer(state, "A", "B", give="cash 2")
    play(state, "B reject A")
    assert told(state, "rejected", "A") == [
        "Bram rejects your offer: you give 2k; you get nothing. [CN-181]",
        "Bram wijst jouw bod af: jij geeft 2k; jij krijgt niets. [CN-181]",
    ]
    offer(state, "A", "C", get="business C.GA")
    assert said(state, "A withdraw C") == ["withdraw your offer to Chris", "trek je bod aan Chris in"]
    play(state, "A withdraw C")
    assert told(state, "withdrawn", "C")[0] == (
        "Anna withdraws the offer to you: you give the Garage; you get nothing. [CN-181]"
    )


def test_a_rejection_says_why_where_the_offers_of_both_show_it() -> None:
    state = meet(own={"A": "LS", "B": "LW", "C": "GA"})
    offer(state, "A", "B", give="cash 1", get="lend B.LW")
    offer(state, "B", "A", give="lend B.LW", get="cash 3")
    play(state, "B reject A")
    assert [line.partition("; ")[2].partition("; ")[2] for line in told(state, "rejected", "A")[-2:]] == [
        "too little for the Lawyer this round, 3k would do. [CN-181]",
        "te weinig voor de Advocaat deze ronde, voor 3k mag het. [CN-181]",
    ]
    play(state, "A reject B")
    assert [line.partition("; ")[2].partition("; ")[2] for line in told(state, "rejected", "A")[-2:]] == [
        "1k was bid for the Lawyer before, and refused. [CN-181]",
        "voor de Advocaat is al 1k geboden, en geweigerd. [CN-181]",
    ]


def test_a_dear_offer_is_rejected_with_what_would_do() -> None:
    state = meet(own={"A": "LS", "B": "LW", "C": "GA"})
    offer(state, "B", "A", give="lend B.LW", get="cash 3")
    offer(state, "A", "B", give="cash 1", get="lend B.LW")
    play(state, "A reject B")
    assert told(state, "rejected", "B")[0].endswith("; too much for the Lawyer this round, 1k would do. [CN-181]")


def test_a_share_that_is_too_little_is_rejected_with_what_would_do() -> None:
    state = meet(own={"A": "LS", "B": "LW", "C": "GA"})
    offer(state, "A", "B", give="cash 1", get="lend B.LW", tag="share")
    assert told(state, "offered", "B")[0].count("a share of the profit") == 1
    offer(state, "B", "A", give="lend B.LW", get="cash 3")
    play(state, "B reject A")
    english, dutch = told(state, "rejected", "A")
    assert english.endswith("; too little for the Lawyer this round, 3k would do. [CN-181]")
    assert dutch.endswith("; te weinig voor de Advocaat deze ronde, voor 3k mag het. [CN-181]")


def test_broken_promises_are_named() -> None:
    state = meet(moment="act", plan={"BLU3": "119", "BLU1": "106"})
    trade(state, "A", "B", get="cash 1", tag="peace")
    play(state, "A execute BLU3, A aim B [1 1 1]")
    assert told(state, "broke_promise", "B") == [
        "Anna has broken a promise to you: peace. [CN-182]",
        "Anna heeft een belofte aan jou gebroken: vrede. [CN-182]",
    ]


# -- the log ----------------------------------------------------------------------------------------------------------


def test_a_job_is_told_from_the_reveal_to_the_pay() -> None:
    """EX-2."""
    state = after(acting("120", cash=[0, 9, 0]), "A execute BLU3, A aim B [1 4 5]")
    assert told(state, "revealed", "A") == [
        "You execute Theft (hard) with Big Joey, against Bram. [CN-60]",
        "Jij voert Diefstal (moeilijk) uit met Big Joey, tegen Bram. [CN-60]",
    ]
    assert told(state, "rolled", "B") == [
        "Big Joey rolls 1 4 5, 4+ needed: 2 successes. [CN-70]",
        "Big Joey gooit 1 4 5, 4+ is nodig: 2 successen. [CN-70]",
    ]
    assert told(state, "paid", "B") == ["You pay Anna 5k. [CN-103]", "Jij betaalt 5k aan Anna. [CN-103]"]
    poor = after(acting("120", cash=[0, 0, 0]), "A execute BLU3, A aim B [1 4 5]")
    assert told(poor, "paid", "C") == ["Bram pays Anna nothing. [CN-103]", "Bram betaalt niets aan Anna. [CN-103]"]


def test_who_looks_is_told_and_what_he_sees_only_to_him() -> None:
    state = after(planning(), "A snitch CAL1")
    assert told(state, "looked", "A") == [
        "You look at what Vito Baritono has planned: Credit Card Scam I. [CN-145]",
        "Jij bekijkt wat Vito Baritono gepland heeft: Creditcardfraude I. [CN-145]",
    ]
    assert told(state, "looked", "B") == [
        "Anna looks at what Vito Baritono has planned. [CN-145]",
        "Anna bekijkt wat Vito Baritono gepland heeft. [CN-145]",
    ]
    play(state, "A attach henchman BLU1")
    assert told(state, "influence", "B") == ["", ""]  # the next line says it
    assert told(state, "attached", "B")[0] == (
        "Anna lays Henchman on Little Joey: the die number of the Job is 1 lower. [CN-141]"
    )
    play(state, "A assign BLU1, A job 109")
    assert told(state, "planned_job", "B") == [
        "Anna plans a Job I for Little Joey, face down. [CN-31]",
        "Anna plant een Job I voor Little Joey, dicht. [CN-31]",
    ]
    assert told(state, "planned_job", "A")[1] == "Jij plant Autodiefstal I voor Little Joey. [CN-31]"


def test_monopolies_come_and_go() -> None:
    """EX-5, EX-14: a bashed Businessman counts no more."""
    own = {"A": "LS DD1 DD2", "B": "DD3 LW", "C": "DD4 GA"}
    state = after(acting("114", own=own, influence={}), "A execute BLU3, A aim C.DD [2 3 4]")
    assert told(state, "monopoly", "A") == [
        "The monopoly Drugs is yours now: 5k more every round. [CN-164]",
        "De Monopoly Drugs is nu van jou: 5k per ronde erbij. [CN-164]",
    ]
    assert told(state, "deactivated", "C") == [
        "Your Drug Dealer is deactivated: out of action until the next round. [CN-112]",
        "Jouw Drugsdealer is gedeactiveerd: uitgeschakeld tot de volgende ronde. [CN-112]",
    ]


def test_the_end_names_the_winner() -> None:
    state = table(moment="payday", round=4, cash=[41, 1, 2], own={"A": "LS", "B": "DD", "C": "PI"})
    # CN-200: twice the 2k of the Loan Shark
    assert asked(state, "A") == ["The game is over. You win with 45k.", "Het spel is afgelopen. Jij wint met 45k."]
    assert asked(state, "B")[1] == "Het spel is afgelopen. Anna wint met 45k."
    assert told(state, "ended", "B")[0] == ("The last action phase is over: Anna 45k, you 5k and Chris 6k. [CN-204]")


# -- what is refused --------------------------------------------------------------------------------------------------


def test_refusals_speak_of_what_was_tried() -> None:
    assert refused("CN-33", gangster=26, name="Rocco Caruso", why="planned") == [
        "Rocco Caruso has a card already. Choose an active Gangster of yours without a card.",
        "Rocco Caruso heeft al een kaart. Kies een actieve Gangster van jou zonder kaart.",
    ]
    assert refused("CN-55", business=24, trade="garage", amount=8, cash=7) == [  # EX-35
        "A Garage costs 8k, and you have 7k. Find the rest first, or let the purchase lapse.",
        "Een Garage kost 8k, en je hebt 7k. Zorg eerst voor de rest, of laat de Aankoop vervallen.",
    ]
    assert refused("CN-101", deed="vandalism", what="business", wanted="company", why="kind") == [  # EX-44
        "Vandalism does not hit that. Choose an opponent's Company.",
        "Dat is geen doelwit voor Vandalisme. Kies een Company van een tegenspeler.",
    ]
    assert refused("CN-115", amount=7, most=6) == [  # EX-22
        "You can launder at most 6k now, not 7k.",
        "Je kunt nu hoogstens 6k witwassen, geen 7k.",
    ]
    assert refused("CN-183", side="give", what="cash", amount=3, cash=2) == [  # EX-54
        "You have 2k, not 3k.",
        "Jij hebt 2k, geen 3k.",
    ]
    assert refused("CN-186", side="ask", business=32, trade="casino", why="deactivated")[1] == (
        "Er kan geen marker op: dat Casino is gedeactiveerd. "
        "Een marker ligt alleen op een actieve Business of een geplande Aankoop."
    )
