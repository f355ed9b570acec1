"""The log of La Cosa Nostra in words: one line for each event that a seat hears; words from en.ftl and nl.ftl."""

from __future__ import annotations

from typing import Any

from sitdown.engine.refusal import Fact
from sitdown.engine.say_reader import capital, is_reader, listed, times
from sitdown.engine.words import Words, words_of
from sitdown.games.cosanostra.cards.businesses import is_company
from sitdown.games.cosanostra.data import FOLDER, GANGSTER_NAMES, HENCHMAN, INCOME, INFLUENCE_IDS, MONOPOLY_PAY
from sitdown.games.cosanostra.say.names import (
    ROMAN,
    card_name,
    deed_of,
    die_text,
    family_name,
    influence_name,
    is_hidden,
    job_title,
    key_of,
    money,
    the_trade,
    trade_name,
    yes,
)
from sitdown.games.cosanostra.say.offers import tag_name, terms_told

LAID = INFLUENCE_IDS[HENCHMAN:]  # on a Gangster: an event of its own tells that
HIDING = ("dealt_jobs", "dealt_influence", "planned_job", "looked", "lapsed_job", "returned_job")
SUFFERED = ("treated", "killed", "deactivated", "persuaded")  # by somebody's card


def say_event(line: dict[str, Fact], lang: str, names: list[str]) -> str:
    """One line of a seat's log, with the rule that caused it; empty if the next line says it better."""
    words = words_of(FOLDER, lang)
    heard: dict[str, Any] = dict(line)
    event = str(heard["event"])
    if event == "laid_away" or (event == "influence" and heard["card"] in LAID):
        return ""
    facts = {**heard, **_players(words, heard, names), **_details(words, heard), **_special(words, heard, names)}
    text = capital(words.say(key_of(f"news-{event}{_variant(heard)}"), **facts))
    return f"{text} [{heard['rule']}]"


# -- who --------------------------------------------------------------------------------------------------------------


def _called(words: Words, name: str) -> str:
    return words.say("you") if is_reader(words, name) else name


def _object(words: Words, name: str) -> str:
    return words.say("you-object") if is_reader(words, name) else name


def _players(words: Words, heard: dict[str, Any], names: list[str]) -> dict[str, str]:
    """The player of an event (`who`), the other one (`whom`), and whether either is the reader."""
    found: dict[str, str] = {}
    if heard.get("seat") is not None:
        name = names[heard["seat"]]
        found |= {"who": _called(words, name), "me": yes(is_reader(words, name)), "whom": _object(words, name)}
    other = heard.get("to", heard.get("victim"))
    if other is not None:
        name = names[other]
        found |= {"whom": _object(words, name), "them": yes(is_reader(words, name)), "second": _called(words, name)}
    return found


def _business_of(words: Words, business: int, owner: str) -> str:
    """ "Ada's Lawyer", "your Lawyer"."""
    forms = {"name": trade_name(words, business), "the": the_trade(words, business)}
    return words.say("business-of", **forms, who=owner, me=yes(is_reader(words, owner)))


def _gangster_of(words: Words, gangster: int, owner: str) -> str:
    """ "Ada's Vito Calmuti", "your Vito Calmuti"."""
    return words.say("gangster-of", name=GANGSTER_NAMES[gangster], who=owner, me=yes(is_reader(words, owner)))


# -- what -------------------------------------------------------------------------------------------------------------


def _details(words: Words, heard: dict[str, Any]) -> dict[str, object]:
    """Cards, amounts and dice, wherever an event has them."""
    sums = {fact: heard[fact] for fact in ("amount", "stake") if fact in heard}
    found: dict[str, object] = {fact: money(words, n) if n else words.say("nothing") for fact, n in sums.items()}
    if "gangster" in heard:
        found["gangster"] = GANGSTER_NAMES[heard["gangster"]]
    if "business" in heard:
        found["the"] = the_trade(words, heard["business"])
        found["income"] = money(words, INCOME[heard["business"]])
    if "businesses" in heard:
        found["things"] = listed(words, [the_trade(words, business) for business in heard["businesses"]])
    if "job" in heard:
        found["job"] = job_title(words, heard["job"])
    if "card" in heard:
        found["card"] = influence_name(words, heard["card"])
    if "cards" in heard:
        found["cards"] = _cards(words, heard["cards"])
    if "dice" in heard:
        found["dice"] = " ".join(str(die) for die in heard["dice"])
        found["count"] = sum(die >= heard["target"] for die in heard["dice"])
        found["target"] = die_text(words, heard["target"])
    if "tag" in heard:
        found["tag"] = tag_name(words, heard["tag"])
    return found


def _cards(words: Words, cards: list[str]) -> str:
    """Cards by name, backs counted."""
    known = [card_name(words, card) for card in cards if card != "?"]
    counted = [times(name, known.count(name)) for name in dict.fromkeys(known)]
    unknown = cards.count("?")
    if unknown:
        counted.append(words.say("table-hand-influence", count=unknown))
    return listed(words, counted)


def _special(words: Words, heard: dict[str, Any], names: list[str]) -> dict[str, object]:
    """What the words of single events need besides."""
    event = heard["event"]
    if event in SUFFERED:
        return _victim(words, heard, names)
    match event:
        case "family":
            return {"family": family_name(words, heard["family"])}
        case "round":
            return {"round": ROMAN[heard["round"] - 1]}
        case "market":
            return {"place": heard["slot"] + 1}
        case "attached":
            return {"effect": words.say(f"effect-{key_of(heard['card'])}")}
        case "monopoly":
            return {"kind": words.say(f"monopoly-{heard['kind']}"), "pay": money(words, MONOPOLY_PAY)}
        case "revealed":
            return {"target": _target(words, heard, names)}
        case "offered" | "rejected" | "withdrawn" | "expired" | "exchanged":
            return _offer(words, heard, names)
        case "ended":
            totals = [
                words.say("ended-total", who=_called(words, names[seat]), amount=money(words, amount))
                for seat, amount in enumerate(heard["totals"])
            ]
            return {"totals": listed(words, totals)}
    return {}


def _victim(words: Words, heard: dict[str, Any], names: list[str]) -> dict[str, object]:
    """The card to which it happened, and whose it is."""
    owner = names[heard["victim"] if heard["event"] == "persuaded" else heard["owner"]]
    if "gangster" in heard:
        return {"victim": _gangster_of(words, heard["gangster"], owner)}
    business = heard["business"]
    by = _object(words, names[heard["seat"]])
    return {"victim": _business_of(words, business, owner), "company": yes(is_company(business)), "by": by}


def _target(words: Words, heard: dict[str, Any], names: list[str]) -> str:
    """What an Attack is aimed at."""
    if "victim" in heard:
        return _object(words, names[heard["victim"]])
    if "business" in heard:
        return _business_of(words, heard["business"], names[heard["owner"]])
    return _gangster_of(words, heard["at_gangster"], names[heard["owner"]]) if "at_gangster" in heard else ""


def _offer(words: Words, heard: dict[str, Any], names: list[str]) -> dict[str, object]:
    """Between whom, and what; a rejected offer is named after the one who made it."""
    maker = _object(words, names[heard["seat"]])
    whom = maker if heard["event"] == "rejected" else _object(words, names[heard["to"]])
    found: dict[str, object] = {"terms": terms_told(words, heard, names), "from": maker, "whom": whom}
    if "why" in heard:
        thing = the_trade(words, heard["business"])
        found["why"] = words.say(key_of(f"why-{heard['why']}"), thing=thing, amount=money(words, heard["amount"]))
    return found


def _variant(heard: dict[str, Any]) -> str:
    """Which of the words for its kind an event needs."""
    event = heard["event"]
    if event in HIDING:
        return "-hidden" if any(is_hidden(card) for card in heard["cards"]) else ""
    match event:
        case "rejected":
            return "-why" if "why" in heard else ""
        case "shuffled":
            return f"-{heard['pile']}"
        case "revealed":
            return _revealed(heard)
        case "raced":
            return "-won" if heard["won"] else "-lost"
        case "paid":
            return "-bank" if heard["to"] is None else ""
        case "earned":
            return "-loot" if heard["rule"] == "CN-131" else ""
        case "killed":
            return "-business" if "business" in heard else ""
        case "monopoly":
            return "-nobody" if heard["seat"] is None else ""
    return ""


def _revealed(heard: dict[str, Any]) -> str:
    if deed_of(heard["job"]) in ("robbery", "trap"):
        return "-response"
    if "stake" in heard:
        return "-stake"
    return "-against" if {"victim", "business", "at_gangster"} & set(heard) else ""
