"""Choices and questions of La Cosa Nostra, word for word in both languages.

A is Blundetto (LS CO WC), B DiMaggio (DD LW BF), C Calmuti (PI PO GA).
"""

from __future__ import annotations

from typing import Any

from sitdown.games.cosanostra import GAME
from sitdown.games.cosanostra.play import CosaPlay
from tests.games.cosanostra.helpers.positions import action_of, give_hand, play, start, table
from tests.games.cosanostra.helpers.refusals import acting, after, discarding, late, planning
from tests.games.cosanostra.helpers.sentences import asked, said, told

# -- planning ---------------------------------------------------------------------------------------------------------


def test_who_may_refuse_is_told_so() -> None:
    """EX-29."""
    state = start(3, "refusing")
    give_hand(state, "A", "114 116 118 119")
    assert asked(state, "A") == [
        "All your new Jobs are Attacks: keep them, or refuse them and have everybody dealt new ones?",
        "Al je nieuwe Jobs zijn Aanvallen: houd je ze, of weiger je ze en krijgt iedereen nieuwe?",
    ]
    give_hand(state, "A", "114 116 118 103")
    assert asked(state, "A")[0].startswith("Keep your new Jobs. You could refuse them only if all were Attacks")


def test_planning_names_the_gangster_and_what_lies_before_him() -> None:
    state = planning()
    assert said(state, "A assign BLU3") == ["plan a card for Big Joey (3)", "plan een kaart voor Big Joey (3)"]
    assert said(state, "A attach saboteur DIM2") == [
        "Saboteur on Bram's Lenny DiMaggio (2): the die number of the Job is 1 higher",
        "Saboteur op Lenny DiMaggio (2) van Bram: het getal van de Job is 1 hoger",
    ]
    assert said(state, "A snitch CAL1") == [
        "Snitch: look at the Job I of Chris's Vito Baritono (1)",
        "Tipgever: bekijk Job I van Vito Baritono (1) van Chris",
    ]
    assert asked(state, "A") == [
        "Plan: choose a Gangster for a Job or a purchase. Influence cards come before that.",
        "Plannen: kies een Gangster voor een Job of een Aankoop. Influence-kaarten speel je eerst.",
    ]
    assert asked(state, "B") == [
        "Waiting for Anna to plan. You may make offers.",
        "Wachten op Anna: plannen. Je mag een bod doen.",
    ]


def test_a_job_says_what_it_brings_and_what_is_missing() -> None:
    state = after(planning(market="WC LW DD PI", jobs={"A": "109 110 207"}, round=2), "A assign BLU2")
    assert asked(state, "A")[0].startswith("What does Jimmy Bananas (2) do? A Job from your hand, face down, ")
    assert said(state, "A job 109") == [
        "plan Car Theft I: 3+, 9k / 7k, needs Garage (missing; see Chris)",
        "plan Autodiefstal I: 3+, 9k / 7k, nodig: Garage (ontbreekt; zie Chris)",
    ]
    assert said(state, "A job 110")[0] == (
        "plan Investment Fraud I: 3+, 9k / 7k, needs Loan Shark, Lawyer (missing; see Bram, market)"
    )
    assert said(state, "A job 207")[1] == (
        "plan Drugshandel II: 4+, 14k / 9k, nodig: 2 × Drugsdealer (ontbreekt; zie Bram, markt)"
    )
    assert said(state, "A job 116") == [
        "plan Property Damage I: 3+, Attack: a player pays the bank 6k / 3k",
        "plan Vernieling I: 3+, Aanval: een speler betaalt de bank 6k / 3k",
    ]
    bought = after(
        planning(plan={"DIM1": "104", "CAL1": "106", "DIM2": "CA"}, jobs={"A": "201"}, round=2), "A assign BLU2"
    )
    assert said(bought, "A job 201")[0] == (
        "plan Casino Fraud II: 2+, 11k / 9k, needs Casino (missing; see Bram's purchase)"
    )
    assert said(state, "A market 0") == [
        "plan to buy the Waste Company (place 1): 8k, income 4k",
        "plan de Aankoop van het Afvalbedrijf (plaats 1): 8k, inkomen 4k",
    ]
    bare = {**state.view(0), "market": [None] * 4}
    assert GAME.say_action(bare, action_of(state, "market 3"), "en") == "plan to buy from place 4 of the market"


def test_a_marker_serves_where_a_card_is_missing() -> None:
    """CN-80; EX-28: two markers on one card fill one place."""
    plain = after(planning(own={"B": "LW+A DD+AA"}, jobs={"A": "110 207"}, round=2), "A assign BLU2")
    assert said(plain, "A job 110")[0] == "plan Investment Fraud I: 3+, 9k / 7k, needs Loan Shark, Lawyer"
    assert "2 × Drug Dealer (1 missing" in said(plain, "A job 207")[0]
    twice = after(
        planning(own={"B": "LW+A DD+AA"}, jobs={"A": "110 207"}, round=2, same_card_twice=True), "A assign BLU2"
    )
    assert said(twice, "A job 207")[0].endswith("needs 2 × Drug Dealer")


def test_options_change_what_a_job_does() -> None:
    state = after(planning(property_damage="5/2", arson="any", drive_by=2), "A assign BLU2")
    assert said(state, "A job 116")[0].endswith("pays the bank 5k / 2k")
    assert said(state, "A job 314")[0].endswith("Attack: a Business is destroyed / deactivated")
    assert "is killed / nothing" in said(state, "A job 420")[0]


# -- action -----------------------------------------------------------------------------------------------------------


def test_executing_and_lapsing_name_the_card() -> None:
    state = acting("109", {"BLU2": "GA"})
    assert said(state, "A execute BLU3") == [
        "Big Joey (3) executes Car Theft: 3+, 9k / 7k, needs Garage (missing; see Chris, your own purchase)",
        "Big Joey (3) voert Autodiefstal uit: 3+, 9k / 7k, nodig: Garage (ontbreekt; zie Chris, je eigen Aankoop)",
    ]
    assert said(state, "A execute BLU2") == [
        "Jimmy Bananas (2) buys the Garage for 8k",
        "Jimmy Bananas (2) koopt de Garage voor 8k",
    ]
    assert said(state, "A lapse BLU2") == [
        "let the purchase of the Garage (8k) by Jimmy Bananas (2) lapse",
        "laat de Aankoop van de Garage (8k) door Jimmy Bananas (2) vervallen",
    ]
    assert said(state, "A lapse BLU3") == [
        "let Car Theft of Big Joey (3) lapse",
        "laat Autodiefstal van Big Joey (3) vervallen",
    ]
    helped = acting("105", attached={"BLU3": "henchman"})  # EX-18
    assert said(helped, "A execute BLU3")[0].startswith("Big Joey (3) executes Escort Service: 1+, 5k / 4k, ")


def aiming(**laid: Any) -> CosaPlay:
    """Jimmy Bananas (2) wants to kill; Tommy The Cat (4) is among the targets."""
    return after(table(**{"gang": {"B": "DIM6"}, "plan": {"BLU2": "316"}, "round": 3, **laid}), "A execute BLU2")


def test_the_number_for_an_assassination_is_told() -> None:
    """EX-6, EX-19."""
    assert said(aiming(), "A aim DIM6") == [
        "against Bram's Tommy The Cat (4): 4+",
        "tegen Tommy The Cat (4) van Bram: 4+",
    ]
    plan = {"BLU2": "316", "DIM6": "301"}
    assert said(aiming(plan=plan), "A aim DIM6")[0] == "against Bram's Tommy The Cat (4): 5+"
    armed = {"DIM6": "machine_pistol", "BLU2": "saboteur"}
    assert said(aiming(plan=plan, attached=armed), "A aim DIM6") == [
        "against Bram's Tommy The Cat (5): no die can do it",
        "tegen Tommy The Cat (5) van Bram: dat lukt met geen enkele dobbelsteen",
    ]


def test_targets_say_what_there_is_to_gain() -> None:
    theft = after(acting("119", cash=[2, 7, 0]), "A execute BLU3")
    assert asked(theft, "A") == ["Theft (easy): against whom?", "Diefstal (makkelijk): tegen wie?"]
    assert said(theft, "A aim B") == ["against Bram, who has 7k", "tegen Bram, met 7k"]
    kill = after(acting("213", round=2, own={"B": "LW PI PI2-"}), "A execute BLU3")
    assert said(kill, "A aim B.LW") == ["against Bram's Lawyer, income 1k", "tegen de Advocaat van Bram, inkomen 1k"]
    assert said(kill, "A aim B.PI2") == [
        "against Bram's Pimp 2, which is deactivated, income 2k",
        "tegen de Pooier 2 van Bram (gedeactiveerd), inkomen 2k",
    ]


def test_special_jobs_name_their_prices() -> None:
    """EX-31, EX-32."""
    offered: dict[str, Any] = {"round": 2, "market": "NC LW DD PI", "cash": [20, 2, 2]}
    half = after(acting("219", **offered), "A execute BLU3 [3 3 3]")
    assert said(half, "A buy NC1") == ["buy Night Club 1 for 6k, income 6k", "koop Nachtclub 1 voor 6k, inkomen 6k"]
    little = after(acting("219", **offered), "A execute BLU3 [3 1 1]")
    assert said(little, "A buy NC1")[0].startswith("buy Night Club 1 for 11k")
    friends = after(acting("218", **offered), "A execute BLU3 [3 3 1]")
    assert said(friends, "A buy LW2")[0].startswith("buy Lawyer 2 for 0k")
    assert said(friends, "A pass") == ["buy nothing", "koop niets"]
    washing = after(acting("216", round=2, cash=[6, 2, 2]), "A execute BLU3 [3 3 3]")  # EX-22
    assert asked(washing, "A")[0].startswith("How much do you launder? At most 6k: ")
    assert said(washing, "A launder 0") == ["launder nothing", "was niets wit"]


# -- reactions --------------------------------------------------------------------------------------------------------


def test_reactions_say_what_is_at_stake() -> None:
    rob = after(late("103", {"DIM2": "319", "CAL1": "301"}), "A execute BLU3 [2 3 4], A pass")
    assert asked(rob, "B") == [
        "Robbery? Gas Station Hold-up of Anna is about to pay 2k. Reveal a Robbery that you have planned, or pass.",
        "Beroving? Overval op een tankstation van Anna levert zo 2k op. "
        "Onthul een Beroving die je gepland hebt, of pas.",
    ]
    assert said(rob, "B reveal DIM2") == [
        "reveal Robbery of Lenny DiMaggio (2): 2 dice, 4+",
        "onthul Beroving van Lenny DiMaggio (2): 2 dobbelstenen, 4+",
    ]
    assert asked(rob, "C")[0].endswith(
        "You have planned no Robbery, so pass. You are asked all the same, so that nobody learns what you have planned."
    )
    assert asked(rob, "A") == [
        "Waiting for Bram and Chris: a Robbery, or not?",
        "Wachten op Bram en Chris: een Beroving of niet?",
    ]
    robbed = after(late("103", {"DIM2": "319", "BLU2": "321"}), "A execute BLU3 [2 3 4], A pass, B reveal DIM2 [4 4]")
    assert asked(robbed, "A")[0].startswith("Trap? Robbery of Bram is about to hit you. ")
    trap = after(late("119", {"DIM1": "321"}), "A execute BLU3, A aim B [3 3 3]")
    assert asked(trap, "B")[1].startswith("Hinderlaag? Diefstal (makkelijk) van Anna treft jou zo. ")


def test_a_doctor_is_told_for_whom() -> None:
    hands = {"B": "emergency_doc snitch", "C": "snitch"}
    bash = after(acting("114", influence=hands), "A execute BLU3, A aim B.LW [2 3 4]")
    assert asked(bash, "B") == [
        "Emergency doc? Your Lawyer is about to be deactivated. Play one, or pass.",
        "Spoedoperatie? Jouw Advocaat wordt zo gedeactiveerd. Speel er een, of pas.",
    ]
    assert asked(bash, "C")[1].startswith("De Advocaat van Bram wordt zo gedeactiveerd. Je hebt geen Spoedoperatie, ")
    assert said(bash, "B doc") == ["play an Emergency doc: unharmed", "speel een Spoedoperatie: ongedeerd"]
    bomb = after(acting("315", influence=hands, round=3), "A execute BLU3, A aim DIM2 [4 4 4]")
    assert said(bomb, "B doc")[0] == "play an Emergency doc: deactivated instead of killed"


def test_shooting_back_counts_strength_against_strength() -> None:
    """EX-20."""
    plan = {"BLU2": "420", "DIM3": "301"}
    state = after(table(plan=plan, round=4), "A execute BLU2, A aim DIM3 [1 3]")
    assert asked(state, "B")[0] == "The shots missed Franco Luciano (3). Shoot back?"
    assert said(state, "B return_fire") == [
        "shoot back: 3 dice, 2+ kills Anna's Jimmy Bananas (2)",
        "schiet terug: 3 dobbelstenen, 2+ vermoordt Jimmy Bananas (2) van Anna",
    ]
    play(state, "B return_fire [1 1 5]")
    assert told(state, "killed", "A") == [
        "Your Jimmy Bananas is killed; Bram takes the card, which is worth money at the end. [CN-113]",
        "Jouw Jimmy Bananas is vermoord; Bram neemt de kaart, die aan het einde geld waard is. [CN-113]",
    ]


def test_cops_and_schemers() -> None:
    cop = after(acting("103"), "A execute BLU3 [2 3 1]")
    assert asked(cop, "A") == [
        "2 3 1 against 2+: re-roll a die with your Cop, or keep them?",
        "2 3 1 tegen 2+: gooi je er een opnieuw met je Politieagent, of houd je ze?",
    ]
    assert said(cop, "A reroll 2") == ["re-roll the 1 (die 3)", "gooi de 1 opnieuw (dobbelsteen 3)"]
    scheme = acting("109", {"DIM1": "104", "CAL1": "105"}, influence={"B": "schemer", "C": "snitch"})
    assert asked(scheme, "B") == [
        "Schemer? An extra turn before the turn of Anna: play it or pass.",
        "Verklikker? Een extra beurt vlak vóór die van Anna: speel hem of pas.",
    ]
    assert asked(scheme, "C")[0].startswith("You hold no Schemer, so pass. ")


# -- payday -----------------------------------------------------------------------------------------------------------


def test_payday_counts_what_is_too_much() -> None:
    state = discarding()
    assert asked(state, "A") == [
        "You hold too many cards. Put away, unseen: 2 Jobs and 1 Influence card.",
        "Je hebt te veel kaarten. Leg ongezien af: 2 Jobs en 1 Influence-kaart.",
    ]
    play(state, "A discard_job 101, A discard_influence snitch")
    assert asked(state, "A")[0].endswith("unseen: 1 Job.")
    rich = table(moment="payday", cash=[30, 30, 30])
    assert said(rich, "A recruit BLU6") == [
        "recruit Knocky Fivepoints (4) for 20k",
        "ronsel Knocky Fivepoints (4) voor 20k",
    ]
    blind = table(moment="payday", cash=[30, 30, 30], recruit="blind")
    assert said(blind, "A recruit BLU4") == [
        "turn up your top recruit: 10k, 15k, 20k",
        "draai de bovenste onder je Boss om: 10k, 15k, 20k",
    ]
