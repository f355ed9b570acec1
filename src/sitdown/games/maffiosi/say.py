"""How Maffiosi is said: prompts, choices and the log; every word comes from en.ftl and nl.ftl."""

from __future__ import annotations

from typing import Any

from sitdown.engine.game import View
from sitdown.engine.refusal import Fact
from sitdown.engine.say_reader import capital, is_reader, listed
from sitdown.engine.words import Words, words_of
from sitdown.games.maffiosi.actions import ACTIONS
from sitdown.games.maffiosi.data import CARD_IDS, COLOURS, FOLDER, OBJECTS, TYPE_IDS
from sitdown.games.maffiosi.say_table import BACK, Seen, card_name, draw, of_colour

__all__ = ["draw", "name_of", "prompt", "say_action", "say_card", "say_event"]

WAYS = ("left", "right")
STATES = ("awake", "asleep")
SEATING = ("setup_chair", "scram_chair")


def _key(name: str) -> str:
    """An id of the rules as it stands in the name of a message."""
    return name.replace("_", "-")


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"


# -- men and chairs in words ------------------------------------------------------------------------------------------


def _man(seen: Seen, chair: int) -> str:
    """ "the red Heavy", "your sleeping Boss"; empty for an empty chair."""
    man = seen.chairs[chair]["man"]
    if man is None:
        return ""
    facts = {"type": seen.say(f"type-{man['type']}"), "asleep": _yes(man["asleep"])}
    mine = man["seat"] == seen.you
    return seen.say("man-yours" if mine else "man", **facts, **of_colour(seen.words, man["seat"]))


def _chair(seen: Seen, chair: int) -> str:
    """ "chair 12", "chair 10 (restaurant)", "chair 17 (café, red cake)"."""
    there = seen.chairs[chair]
    things = [seen.say(f"object-{there['object']}")] if there["object"] else []
    if there["cake"] is not None:
        things.append(seen.say("cake", **of_colour(seen.words, there["cake"])))
    return seen.say("chair-with" if things else "chair", chair=chair, things=", ".join(things))


def _piece(words: Words, kind: str, asleep: bool) -> str:
    """ "the Boss", "a sleeping Heavy": one of the men who stand before the table."""
    return words.say(f"piece-{kind}", asleep=_yes(asleep))


# -- what is to be done -----------------------------------------------------------------------------------------------


def prompt(view: View, lang: str) -> str:
    """What is to be done now, for the seat whose view it is."""
    seen = Seen(view, lang)
    if seen.mover is None:
        return seen.say("prompt-end", text=_outcome(seen))
    if seen.you != seen.mover:
        return seen.say(f"prompt-wait-{_key(seen.phase)}", who=seen.whom(seen.mover))
    variant, facts = _ask(seen, seen.mover)
    return seen.say(f"prompt-{_key(seen.phase)}{variant}", **facts)


def _outcome(seen: Seen) -> str:
    """Who has won, with how much, and whether he was still there to see it."""
    best = [seat for seat, place in enumerate(seen.view["ranking"]) if place == 1]
    readers = [seat == seen.you or is_reader(seen.words, seen.name(seat)) for seat in best]
    names = [seen.say("you") if reads else seen.name(seat) for seat, reads in zip(best, readers, strict=True)]
    me = "many" if len(best) > 1 else _yes(readers[0])
    grave = len(best) == 1 and seen.players[best[0]]["out"]
    amount = seen.money(seen.view["totals"][best[0]])
    return capital(seen.say("victory", who=listed(seen.words, names), me=me, amount=amount, grave=_yes(grave)))


def _ask(seen: Seen, me: int) -> tuple[str, dict[str, object]]:
    """Which words the phase needs for the seat that decides, and what they speak of."""
    match seen.phase:
        case "setup_chair" | "scram_chair":
            return "", {"man": _piece(seen.words, seen.choosing["type"], seen.choosing["asleep"])}
        case "nightcap":
            return "-enough" if seen.choosing["enough"] else "", {"left": seen.choosing["left"]}
        case "move_to":
            start = seen.choosing["from"]
            return "", {"man": capital(_man(seen, start)), "chair": start}
        case "second":
            return "" if "move" in seen.players[me]["hand"] else "-none", {}
    return "", {}


# -- choices ----------------------------------------------------------------------------------------------------------


def say_action(view: View, action: int, lang: str) -> str:
    """An action as the seat whose view it is would say it."""
    seen = Seen(view, lang)
    kind, values = ACTIONS.decode(action)
    variant, facts = _chosen(seen, kind, values)
    return seen.say(f"action-{kind}{variant}", **facts)


def _chosen(seen: Seen, kind: str, values: list[int]) -> tuple[str, dict[str, object]]:
    """Which words a choice needs, and what they speak of."""
    match kind:
        case "play" | "discard":
            return "", {"card": card_name(seen.words, CARD_IDS[values[0]])}
        case "chair":
            return _chosen_chair(seen, values[0])
        case "pass":
            way = WAYS[values[1]]
            facts: dict[str, object] = {**of_colour(seen.words, values[0])}
            cake = seen.cake(values[0])
            goal = cake["passes"][values[1]] if cake else None
            if goal is None:
                return f"-{way}", facts
            return f"-{way}-to", {**facts, "man": _man(seen, goal), "chair": _chair(seen, goal)}
        case "boom":
            return _chosen_cake(seen, values[0])
        case "piece":
            return "", {"man": _piece(seen.words, TYPE_IDS[values[0]], bool(values[1]))}
    return "", {}


def _chosen_chair(seen: Seen, chair: int) -> tuple[str, dict[str, object]]:
    """A chair means something else in every phase."""
    facts: dict[str, object] = {"chair": _chair(seen, chair)}
    man = _man(seen, chair)
    if seen.phase in SEATING:
        return "-seat", {**facts, "man": _piece(seen.words, seen.choosing["type"], seen.choosing["asleep"])}
    if seen.phase == "move_to":
        start = seen.choosing["from"]
        return "-move-to", {**facts, "man": _man(seen, start), "from": start}
    if seen.phase == "order":
        return "-order" if man else "-order-empty", {**facts, "man": man}
    if not man or seen.phase not in ("stab", "fire", "nightcap", "move_from"):
        return "", facts
    last = "-last" if seen.phase == "nightcap" and chair in seen.view["last_glass"] else ""
    return f"-{_key(seen.phase)}{last}", {**facts, "man": man}


def _chosen_cake(seen: Seen, owner: int) -> tuple[str, dict[str, object]]:
    """MA-43: which cake explodes, and whom it hits."""
    facts: dict[str, object] = {**of_colour(seen.words, owner)}
    cake = seen.cake(owner)
    if cake is None:
        return "", facts
    hit = [seen.say("man-on", man=_man(seen, place), chair=place) for place in cake["hits"]]
    return "-hits" if hit else "-nobody", {**facts, "chair": cake["chair"], "men": listed(seen.words, hit)}


def name_of(of: str, value: int, lang: str) -> str:
    """What people call the object that an argument stands for."""
    words = words_of(FOLDER, lang)
    match of:
        case "card":
            return card_name(words, CARD_IDS[value])
        case "cake":
            return words.say(f"colour-{COLOURS[value]}")
        case "way":
            return words.say(f"way-{WAYS[value]}")
        case "type":
            return words.say(f"type-{TYPE_IDS[value]}")
        case "asleep":
            return words.say(f"state-{STATES[value]}")
    return str(value)


def say_card(card: str, lang: str) -> str:
    """A card and what it does."""
    words = words_of(FOLDER, lang)
    return f"{card_name(words, card)} – {words.say(f'help-{card}')}"


# -- the log ----------------------------------------------------------------------------------------------------------


def say_event(line: dict[str, Fact], lang: str, names: list[str]) -> str:
    """One line of a seat's log, with the rule that caused it."""
    words = words_of(FOLDER, lang)
    heard: dict[str, Any] = dict(line)
    event = str(heard["event"])
    facts = {**heard, **_who(words, heard, names), **_details(words, heard, names)}
    text = capital(words.say(_key(f"news-{event}{_variant(heard)}"), **facts))
    text = text.replace("!.", "!")  # the name of a card may end a sentence by itself
    return f"{text} [{heard['rule']}]" if "rule" in heard else text


def _who(words: Words, heard: dict[str, Any], names: list[str], fact: str = "seat") -> dict[str, str]:
    """A player of the event, his colour, and whether he is the reader."""
    if fact not in heard:
        return {}
    name = names[heard[fact]]
    reads = is_reader(words, name)
    called = words.say("you") if reads else name
    return {"who": called, "me": _yes(reads), **of_colour(words, heard[fact])}


def _place(words: Words, chair: int) -> str:
    """ "chair 12", "chair 10 (restaurant)": its number and what lies before it, as the table shows them."""
    thing = OBJECTS[chair - 1]
    things = words.say(f"object-{thing}") if thing else ""
    return words.say("chair-with" if thing else "chair", chair=chair, things=things)


def _details(words: Words, heard: dict[str, Any], names: list[str]) -> dict[str, object]:
    """What the words of an event need besides its own facts and its player."""
    more: dict[str, object] = {
        fact: words.say("money", amount=heard[fact]) for fact in ("amount", "due", "pot") if fact in heard
    }
    if "card" in heard:
        more["card"] = card_name(words, heard["card"])
    if "cards" in heard and BACK not in heard["cards"]:
        more["cards"] = listed(words, [card_name(words, card) for card in heard["cards"]])
    if "cake" in heard:
        more["cake"] = words.say("cake-of", **_who(words, heard, names, "cake"))
    more |= {fact: _place(words, heard[fact]) for fact in ("chair", "from") if fact in heard}
    if "doer" in heard:
        doer = _who(words, heard, names, "doer")
        more |= {"doer": doer["who"], "me": doer["me"]}  # the sentence is about him
    match heard["event"]:
        case "removed" | "fell_asleep" | "passed_on":
            kind = words.say(f"type-{heard['type']}")
            owner = "to" if heard["event"] == "passed_on" else "seat"
            more["man"] = words.say("man-of", type=kind, **_who(words, heard, names, owner))
        case "sat_down" | "moved":
            more["man"] = _piece(words, heard["type"], heard.get("asleep", False))
        case "woke_up":
            more |= {"chairs": listed(words, [str(chair) for chair in heard["chairs"]]), "count": len(heard["chairs"])}
    return more


def _variant(heard: dict[str, Any]) -> str:
    """Which of the words for its kind an event needs."""
    match heard["event"]:
        case "income":
            due, paid = heard["due"], heard["amount"]
            return "" if paid == due else "-less" if paid < due else "-note"
        case "drew" | "gave_up_hand":
            return "-hidden" if BACK in heard["cards"] else ""
        case "removed":
            return f"-{heard['by']}"
        case "exploded":
            return "" if heard["cake"] == heard["seat"] else "-kaboom"
        case "passed_on":
            return f"-{heard['way']}"
        case "ended":
            return f"-{heard['ending']}"
    return ""
