"""Offers, deals and promises of La Cosa Nostra in words: what one gives, what one gets, and what is only words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sitdown.engine.say_reader import is_reader, listed
from sitdown.engine.words import Words
from sitdown.games.cosanostra.data import GANGSTER_NAMES
from sitdown.games.cosanostra.say.names import Seen, key_of, money, the_trade, yes

Side = dict[str, Any]
Naming = Callable[[int], str]
LISTS = ("businesses", "gangsters", "lend", "recall")


def tag_name(words: Words, tag: str) -> str:
    return words.say(f"tag-{key_of(tag)}")


def things(words: Words, side: Side, business: Naming, gangster: Naming) -> list[str]:
    """What one side gives, item by item."""
    found = [money(words, side["cash"])] if side["cash"] else []
    found += [business(number) for number in side["businesses"]]
    found += [gangster(number) for number in side["gangsters"]]
    found += [words.say("item-lend", business=business(number)) for number in side["lend"]]
    return found + [words.say("item-recall", business=business(number)) for number in side["recall"]]


def _sentence(words: Words, who: dict[str, str], gives: list[str], gets: list[str], tag: str | None) -> str:
    """ "you give 3k; you get a marker on Ada's Lawyer (only words: peace)"."""
    nothing = [words.say("nothing")]
    first = words.say("terms-gives", things=listed(words, gives or nothing), **who)
    second = words.say("terms-gets", things=listed(words, gets or nothing), **who)
    text = words.say("terms", gives=first, gets=second)
    return text if tag is None else words.say("terms-words", terms=text, tag=tag_name(words, tag))


# -- in a view --------------------------------------------------------------------------------------------------------


def columns(seen: Seen, offer: dict[str, Any]) -> tuple[list[str], list[str]]:
    """What the reader would give and get; in an offer between others, what the one who made it would."""
    sides = [things(seen.words, offer[side], seen.whose_business, seen.whose_gangster) for side in ("give", "get")]
    gives, gets = sides
    return (gets, gives) if seen.is_me(offer["to"]) else (gives, gets)


def terms_of(seen: Seen, offer: dict[str, Any]) -> str:
    """A draft or an open offer in a sentence."""
    first = offer["to"] if seen.is_me(offer["to"]) else offer["from"]
    return _sentence(seen.words, seen.who(first), *columns(seen, offer), offer["tag"])


def is_empty(offer: dict[str, Any]) -> bool:
    return not any(offer[side][name] for side in ("give", "get") for name in ("cash", *LISTS))


def offer_between(seen: Seen, giver: int | None, to: int | None) -> dict[str, Any] | None:
    """The open offer from one seat to the other, if the reader sees it."""
    found = [offer for offer in seen.view["offers"] if (offer["from"], offer["to"]) == (giver, to)]
    return found[0] if found else None


def offers_to_me(seen: Seen) -> list[dict[str, Any]]:
    return [offer for offer in seen.view["offers"] if seen.you is not None and offer["to"] == seen.you]


# -- in an event ------------------------------------------------------------------------------------------------------


def sides_of(terms: list[str]) -> tuple[Side, Side, str | None]:
    """What `give cash 3`, `get lend 12`, `tag peace` say."""
    sides: dict[str, Side] = {side: {"cash": 0, **{name: [] for name in LISTS}} for side in ("give", "get")}
    tag = None
    for term in terms:
        side, *what = term.split()
        if side == "tag":
            tag = what[0]
        elif what[0] == "cash":
            sides[side]["cash"] = int(what[1])
        else:
            sides[side][what[0]].append(int(what[1]))
    return sides["give"], sides["get"], tag


def terms_told(words: Words, heard: dict[str, Any], names: list[str]) -> str:
    """The terms of an event in a sentence, as the reader sees them if it is one of the two."""
    give, get, tag = sides_of(heard["terms"])
    first = heard["seat"]
    if is_reader(words, names[heard["to"]]):
        first, give, get = heard["to"], get, give
    reads = is_reader(words, names[first])
    who = {"who": words.say("you") if reads else names[first], "me": yes(reads)}

    def business(number: int) -> str:
        return the_trade(words, number)

    gives, gets = (things(words, side, business, lambda number: GANGSTER_NAMES[number]) for side in (give, get))
    return _sentence(words, who, gives, gets, tag)
