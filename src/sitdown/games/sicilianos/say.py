"""How Sicilianos is said: prompts, choices and the log; every word comes from en.ftl and nl.ftl."""

from __future__ import annotations

from typing import Any

from sitdown.engine.game import View
from sitdown.engine.refusal import Fact
from sitdown.engine.say_reader import capital, is_reader, listed
from sitdown.engine.words import Words, words_of
from sitdown.games.sicilianos.actions import ACTIONS, SPLIT_BUSINESS
from sitdown.games.sicilianos.data import (
    DRAFT_CARDS,
    FAMILIES,
    FOLDER,
    TYPE_IDS,
    VALUES,
    card_id,
)
from sitdown.games.sicilianos.say_table import (
    BACK,
    VALUES_OF_NOTES,
    Seen,
    business,
    card_in_words,
    colour_of,
    draw,
    may_place,
    money,
    of_colour,
    roll_in_words,
)

__all__ = ["draw", "name_of", "prompt", "say_action", "say_card", "say_event"]


# -- what is to be done -----------------------------------------------------------------------------------------------


def prompt(view: View, lang: str) -> str:
    """What is to be done now, for the seat whose view it is."""
    seen = Seen(view, lang)
    if seen.phase == "end":
        return seen.say("prompt-end", text=_outcome(seen))
    assert seen.mover is not None
    if seen.you != seen.mover:
        return seen.say(f"prompt-wait-{seen.phase}", who=seen.whom(seen.mover))
    variant, facts = _ask(seen, seen.mover)
    return seen.say(f"prompt-{seen.phase}{variant}", **facts)


def _outcome(seen: Seen) -> str:
    best = [seat for seat, place in enumerate(seen.view["ranking"]) if place == 1]
    names = [seen.say("you") if seat == seen.you else seen.name(seat) for seat in best]
    return victory(seen.words, names, seen.view["totals"][best[0]], seen.view["ending"])


def victory(words: Words, names: list[str], total: int, ending: str) -> str:
    """Who has won, and how."""
    me = "many" if len(names) > 1 else "yes" if is_reader(words, names[0]) else "no"
    called = [words.say("you") if is_reader(words, name) else name for name in names]
    key = "news-end-godfather" if ending == "godfather" else "news-end"
    return capital(words.say(key, who=listed(words, called), me=me, amount=money(words, total)))


def _ask(seen: Seen, me: int) -> tuple[str, dict[str, object]]:
    """Which words the phase needs for the seat that decides, and what they speak of."""
    match seen.phase:
        case "draft" | "turn" | "take2" | "take1" | "pick" | "steal":
            return _ask_on_turn(seen, me)
        case "stake":
            return "", {**of_colour(seen.words, seen.lanes[me]["colour"])}
        case "join":
            return "", {"who": seen.name(seen.view["war"]["starter"]), "colours": _either(seen, may_place(seen))}
        case "coat":
            family = _family_of(seen, seen.choosing["host"])
            return "", {"family": family, **of_colour(seen.words, seen.lanes[me]["colour"])}
        case "bomb":
            return "", {"families": listed(seen.words, [_family_of(seen, head) for head in _bombable(seen)], "or")}
        case "round":
            others = [power for seat, power in seen.strengths().items() if seat != me]
            facts = {"strength": seen.lanes[me]["strength"], "other": max(others, default=0), "rank": _rank(seen, me)}
            return "" if others else "-alone", {**facts, **of_colour(seen.words, seen.lanes[me]["colour"])}
        case "split":
            facts = {"who": seen.name(seen.choosing["ally"]), "amount": seen.money(seen.choosing["amount"])}
            return "", {**facts, **of_colour(seen.words, seen.lanes[me]["colour"])}
    return "", {**of_colour(seen.words, seen.choosing["colour"])}


def _rank(seen: Seen, me: int) -> str:
    """How the seat's own family stands in the war (SI-81)."""
    leader, tied = seen.view["war"]["leader"], seen.view["war"]["tied"]
    if me == leader:
        return "over-tie" if tied else "leads"
    return "tied" if me in tied else "behind"


def _ask_on_turn(seen: Seen, me: int) -> tuple[str, dict[str, object]]:
    """The same outside the war."""
    rolled: list[str] = list(dict.fromkeys(seen.view["dice"] or []))
    colours = [colour for colour in rolled if colour in seen.choosing.get("colours", [])]
    held = int(seen.players[me]["hand_size"])
    match seen.phase:
        case "draft":
            return "", {"number": held + 1, "most": DRAFT_CARDS}
        case "turn":
            owes = "-full" if "full" in seen.players[me]["warnings"] else "-owes"
            return owes if seen.players[me]["owes_war"] else "" if held else "-empty", {}
        case "take1":
            return "" if colours else "-only", {"colours": _either(seen, colours)}
        case "pick":
            return "", {**of_colour(seen.words, colour_of(seen.choosing["pile"][0]))}
        case "steal":
            may = seen.view["options"]["steal"] == "may"
            return "-may" if may else "", {"colours": _either(seen, colours)}
    return "", {"colours": _either(seen, colours)}


def _either(seen: Seen, colours: list[str]) -> str:
    """ "red or blue", before a noun."""
    return listed(seen.words, [seen.say(f"adj-{colour}") for colour in colours], "or")


def _family_of(seen: Seen, head: int) -> str:
    """ "Nonna's black family"."""
    return seen.say("family-of", who=seen.name(head), **of_colour(seen.words, seen.lanes[head]["colour"]))


def _owner(seen: Seen, card: str) -> int | None:
    """Whose card it is that lies open in the war."""
    for lane in seen.lanes:
        if any(there["open"] and there["card"] == card for there in lane["cards"]):
            return int(lane["seat"])
    return None


def _bombable(seen: Seen) -> list[int]:
    """The heads of the families that can be hit now."""
    owners = [_owner(seen, card) for card in seen.choosing["victims"]]
    return sorted({int(seen.lanes[owner]["head"]) for owner in owners if owner is not None})


# -- choices ----------------------------------------------------------------------------------------------------------


def say_action(view: View, action: int, lang: str) -> str:
    """An action as the seat whose view it is would say it."""
    seen = Seen(view, lang)
    kind, values = ACTIONS.decode(action)
    variant, facts = _chosen(seen, kind, values)
    return seen.say(f"action-{kind}{variant}", phase=seen.phase, **facts)


def _chosen(seen: Seen, kind: str, values: list[int]) -> tuple[str, dict[str, object]]:
    """Which words a choice needs, and what they speak of."""
    match kind:
        case "place" | "pick":
            return "", {"card": card_in_words(seen.words, card_id(values[0]), with_role=True)}
        case "bomb":
            card = card_id(values[0])
            owner = _owner(seen, card)
            facts = {"card": card_in_words(seen.words, card), "whom": "" if owner is None else seen.name(owner)}
            return "" if owner is None else "-of", dict(facts)
        case "stake":
            return "", {"note": seen.money(VALUES_OF_NOTES[values[0]])}
        case "take":
            top = seen.piles[values[0]]["cards"][:1]
            known = bool(top) and top[0][1:] != BACK
            facts = of_colour(seen.words, FAMILIES[values[0]])
            return "-known" if known else "", {"card": card_in_words(seen.words, top[0]) if known else "", **facts}
        case "peek":
            return "", {**of_colour(seen.words, FAMILIES[values[0]])}
        case "steal":
            there = seen.you is not None and values[1] < len(seen.players)
            seat = ((seen.you or 0) + values[1]) % len(seen.players)
            whom = seen.name(seat) if there else name_of("seat", values[1], seen.words.lang)
            return "", {"whom": whom, **of_colour(seen.words, FAMILIES[values[0]])}
        case "defect":
            host = seen.choosing.get("host")
            return "" if host is None else "-to", {"family": "" if host is None else _family_of(seen, host)}
        case "split":
            return "-business" if values[0] == SPLIT_BUSINESS else "-money", {}
        case "shop":
            colour = seen.choosing.get("colour")
            kind = TYPE_IDS[values[0]]
            named = business(seen.words, f"{colour} {kind}") if colour else seen.say(f"type-{kind}")
            return "" if colour else "-type", {"business": named}
    return "", {}


def name_of(of: str, value: int, lang: str) -> str:
    """What people call the object that an argument stands for."""
    words = words_of(FOLDER, lang)
    match of:
        case "card":
            facts = of_colour(words, FAMILIES[value // VALUES])
            return words.say("name-card", value=value % VALUES + 1, **facts)
        case "pile":
            return words.say(f"colour-{FAMILIES[value]}")
        case "note":
            return money(words, VALUES_OF_NOTES[value])
        case "seat":
            return words.say("name-seat", count=value)
        case "type":
            return words.say(f"type-{TYPE_IDS[value]}")
        case "share":
            return words.say("name-business" if value == SPLIT_BUSINESS else "name-money")
    return str(value)


def say_card(card: str, lang: str) -> str:
    """A family card with its role, or a business."""
    words = words_of(FOLDER, lang)
    return business(words, card) if " " in card else card_in_words(words, card, with_role=True)


# -- the log ----------------------------------------------------------------------------------------------------------


def say_event(line: dict[str, Fact], lang: str, names: list[str]) -> str:
    """One line of a seat's log, with the rule that caused it."""
    words = words_of(FOLDER, lang)
    heard: dict[str, Any] = dict(line)
    heard.update(_details(words, heard))
    for fact, called, me, you in (("seat", "who", "me", "you"), ("target", "whom", "them", "you-object")):
        if fact in heard:
            name = names[heard[fact]]
            heard[me] = "yes" if is_reader(words, name) else "no"
            heard[called] = words.say(you) if is_reader(words, name) else name
    if "winners" in heard:
        best = heard["winners"]
        text = victory(words, [names[seat] for seat in best], heard["scores"][best[0]], heard["ending"])
        if heard["ending"] != "godfather":
            how = str(heard["ending"]).replace("_", "-")
            text = f"{words.say(f'news-over-{how}')} {text}"
    else:
        key = f"news-{line['event']}{heard.pop('variant')}".replace("_", "-")
        text = capital(words.say(key, **heard))
    return f"{text} [{heard['rule']}]" if "rule" in heard else text


def _details(words: Words, heard: dict[str, Any]) -> dict[str, object]:
    """What the words of an event need besides its own facts and the players."""
    more: dict[str, object] = {"variant": _variant(heard)}
    if "colour" in heard:
        more.update(of_colour(words, heard["colour"]))
    for fact in ("note", "amount", "own", "paid"):
        if heard.get(fact) is not None:
            more[fact] = money(words, heard[fact])
    match heard["event"]:
        case "took" | "stole" | "placed" | "picked":
            more["card"] = card_in_words(words, heard["cards"][0])
        case "revealed":
            more["card"] = card_in_words(words, heard["cards"][0], with_role=True)
            more["strength"] = heard["strengths"][heard["heads"].index(heard["seat"])]
        case "bombed":
            more |= {"value": heard["card"][1:], **of_colour(words, colour_of(heard["card"]))}
            more["bomb"] = words.say(f"adj-{colour_of(heard['cards'][0])}")
        case "peeked":
            more["values"] = ", ".join(card[1:] for card in heard["cards"])
        case "rolled":
            more["roll"] = roll_in_words(words, heard["colours"], heard["influence"])
        case "founded":
            more["business"] = business(words, heard["cards"][0])
    return more


def _variant(heard: dict[str, Any]) -> str:
    """Which of the words for its kind an event needs."""
    match heard["event"]:
        case "took" | "picked" | "peeked" | "founded":
            return _variant_of_cards(heard)
        case "placed":
            return f"-{heard['how']}"
        case "staked":
            return "-hidden" if heard["note"] is None else ""
        case "strength":
            return "-tied" if heard["tied"] else ""
        case "laundered":
            return "-both" if heard["rule"] != "SI-84" else "" if heard["paid"] else "-unpaid"
        case "split":
            return f"-{heard['share']}"
    return BY_RULE.get((str(heard["event"]), str(heard.get("rule"))), "")


def _variant_of_cards(heard: dict[str, Any]) -> str:
    hidden = any(card.endswith(BACK) for card in heard["cards"])
    if heard["event"] == "took":
        return "" if hidden else "-known"
    return "-hidden" if hidden else ""


BY_RULE = {
    ("nothing", "SI-23"): "-to-take",
    ("nothing", "SI-28"): "-to-steal",
    ("kept", "SI-60"): "-coat",
    ("kept", "SI-70"): "-bomb",
    ("dropped", "SI-49"): "-no-card",
    ("dropped", "SI-77"): "-bombed",
    ("wins", "SI-82"): "-alone",
}
