"""What people call the cards of La Cosa Nostra, and a view with the words to say it in (en.ftl, nl.ftl)."""

from __future__ import annotations

from typing import Any

from sitdown.engine.say_reader import Reader, listed
from sitdown.engine.words import Words
from sitdown.games.cosanostra.data import (
    CODES,
    DATA,
    DEED,
    DEEDS,
    DIE,
    FIRST_OF,
    FOLDER,
    GANGSTER_NAMES,
    HIGH,
    INCOME,
    JOB_IDS,
    JOB_NAMES,
    JOB_ROUND,
    LOW,
    MOST_STAKE,
    NEEDS,
    PISTOLS,
    PRICE,
    TRADE,
    TRADE_IDS,
    TRADES,
)

BACK = "?"
ROMAN = ["I", "II", "III", "IV"]
_COLOURS: dict[str, str] = {str(family["id"]): str(family["colour"]) for family in DATA["family"]}
_STARTS: dict[str, list[str]] = {
    str(family["id"]): [TRADE_IDS[CODES.index(str(code))] for code in family["businesses"]] for family in DATA["family"]
}
SEALED = ("redraw", "spying", "scheme", "rob", "doctor", "discard")
IN_JOB = ("reroll", "rob", "trap", "doctor", "launder", "buy", "return_fire")
SILENT = ("family", "end", *IN_JOB)  # nobody negotiates


def key_of(name: str) -> str:
    """An id of the rules as it stands in the name of a message."""
    return name.replace("_", "-")


def yes(fact: bool) -> str:
    return "yes" if fact else "no"


# -- cards by their numbers -------------------------------------------------------------------------------------------


def money(words: Words, amount: int) -> str:
    return words.say("money", amount=str(amount))


def trade_name(words: Words, business: int) -> str:
    """ "Lawyer"."""
    return words.say(f"trade-{key_of(TRADE_IDS[TRADE[business]])}")


def the_trade(words: Words, business: int) -> str:
    """ "the Lawyer"."""
    return words.say(f"the-{key_of(TRADE_IDS[TRADE[business]])}")


def number_of(business: int) -> int:
    """Its number among those of its kind, from 1 on."""
    return business - FIRST_OF[TRADE[business]] + 1


def numbered(words: Words, business: int) -> str:
    """ "Lawyer 2", to tell it from others of its kind."""
    return words.say("numbered", name=trade_name(words, business), number=number_of(business))


def influence_name(words: Words, card: str) -> str:
    return words.say(f"influence-{key_of(card)}")


def family_name(words: Words, family: str) -> str:
    return words.say(f"family-{family}")


def family_facts(words: Words, family: str) -> dict[str, object]:
    """A family, its colour, and what it starts with."""
    starts = [words.say(f"trade-{key_of(trade)}") for trade in _STARTS[family]]
    colour = words.say(f"colour-{_COLOURS[family]}")
    return {"family": family_name(words, family), "colour": colour, "businesses": listed(words, starts)}


def job_number(job: int | str) -> int:
    """The number in the rules (0 to 89) of a Job as views name it (`305`)."""
    return JOB_IDS.index(int(job))


def deed_of(job: int) -> str:
    return DEEDS[DEED[job]]


def job_title(words: Words, job: int) -> str:
    """ "Car Theft"."""
    return words.say(f"job-{key_of(JOB_NAMES[job])}")


def job_in_round(words: Words, job: int) -> str:
    """ "Car Theft I", as there may be Jobs of one name in several rounds."""
    return words.say("job-of-round", name=job_title(words, job), round=ROMAN[JOB_ROUND[job]])


def card_name(words: Words, card: str) -> str:
    """A card of an event or a hand: "Car Theft I", "Job III" for a back, "Snitch"."""
    if card.isdigit():
        return job_in_round(words, job_number(card))
    return words.say("job-back", round=card) if card in ROMAN else influence_name(words, card)


def is_hidden(card: str) -> bool:
    return card in ROMAN or card == BACK


def die_text(words: Words, target: int) -> str:
    """ "3+"; "?" where the target of the Job decides."""
    return words.say("die", die=str(target)) if target > 0 else BACK


def amounts(words: Words, job: int, options: dict[str, Any]) -> dict[str, str]:
    """What is printed for two successes and for one; 10.36 has two readings of Property Damage."""
    less = 1 if deed_of(job) == "damage" and options["propertyDamage"] == "5/2" else 0
    high = MOST_STAKE if deed_of(job) == "racing" else HIGH[job] - less
    return {"high": money(words, high), "low": money(words, LOW[job] - less)}


# -- a view -----------------------------------------------------------------------------------------------------------


class Seen(Reader):
    """A view of La Cosa Nostra, and the words to say it in."""

    longest_name = 14

    def __init__(self, view: dict[str, Any], lang: str) -> None:
        super().__init__(FOLDER, view, lang)
        self.mover: int | None = view["mover"]
        self.options: dict[str, Any] = view["options"]
        self.choosing: dict[str, Any] = view["choosing"] or {}
        self.job: dict[str, Any] | None = view["job"]
        self.open = "answers" in view
        self.gangsters = {g["gangster"]: (p["seat"], g) for p in self.players for g in p["gangsters"]}
        self.businesses = {b["business"]: (p["seat"], b) for p in self.players for b in p["businesses"]}
        plans = [(seat, gangster["plan"]) for seat, gangster in self.gangsters.values()]
        self.purchases = {plan["business"]: (seat, plan) for seat, plan in plans if plan and "business" in plan}

    # -- players

    def called(self, seat: int) -> str:
        """A player who does something."""
        return self.say("you") if self.is_me(seat) else self.name(seat)

    def who(self, seat: int) -> dict[str, str]:
        """The same for a sentence that has other words for the reader."""
        return {"who": self.called(seat), "me": yes(self.is_me(seat))}

    def asked(self) -> list[int]:
        """Who has to choose now."""
        if self.view["asked"]:
            return list(self.view["asked"])
        return [] if self.mover is None else [self.mover]

    def talks(self) -> bool:
        """CN-180: is negotiation open for the others?"""
        return self.phase not in SILENT and not self.view["under_way"]

    def money(self, amount: int) -> str:
        return money(self.words, amount)

    # -- Gangsters and Businesses

    def gangster(self, gangster: int) -> str:
        """ "Rocco Caruso (3)": his effective strength."""
        if gangster not in self.gangsters:
            return self.say("gangster", name=GANGSTER_NAMES[gangster], strength=str(PISTOLS[gangster]))
        found = str(self.gangsters[gangster][1]["strength"])
        return self.say("gangster", name=GANGSTER_NAMES[gangster], strength=found)

    def whose_gangster(self, gangster: int) -> str:
        """ "Ada's Rocco Caruso (3)"; the reader's own without a word."""
        name = self.gangster(gangster)
        if gangster not in self.gangsters or self.is_me(self.gangsters[gangster][0]):
            return name
        return self.say("gangster-of", name=name, **self.who(self.gangsters[gangster][0]))

    def owner(self, business: int) -> int | None:
        """Of a Business in play, or of a planned purchase."""
        found = self.businesses.get(business) or self.purchases.get(business)
        return found[0] if found else None

    def card(self, business: int, name: str = "") -> str:
        """ "Lawyer" (or another name for it), or "Lawyer 2" if its owner has others of the kind."""
        name = name or trade_name(self.words, business)
        owner = self.owner(business)
        alike = [b for b in (*self.businesses, *self.purchases) if TRADE[b] == TRADE[business]]
        alone = owner is not None and sum(self.owner(b) == owner for b in alike) == 1
        return name if alone else self.say("numbered", name=name, number=number_of(business))

    def whose_business(self, business: int) -> str:
        """ "your Lawyer", "Ada's Lawyer 2"; "Lawyer 2" of the market or the deck."""
        owner = self.owner(business)
        name = self.card(business)
        if owner is None:
            return name
        the = self.card(business, the_trade(self.words, business))
        return self.say("business-of", name=name, the=the, **self.who(owner))

    def price(self, business: int) -> dict[str, str]:
        return {"price": self.money(PRICE[business]), "income": self.money(INCOME[business])}

    # -- Jobs

    def plan(self, gangster: int) -> dict[str, Any] | None:
        """What lies on a Gangster, as far as the reader sees it."""
        found = self.gangsters.get(gangster)
        return found[1]["plan"] if found else None

    def die(self, printed: int, gangster: int) -> int:
        """CN-72: what a die of this Gangster's Job must show."""
        on_him = self.gangsters[gangster][1]["attached"] if gangster in self.gangsters else []
        return max(1, printed - ("henchman" in on_him) + ("saboteur" in on_him))

    def about(self, job: int) -> str:
        """What a Job does, and what is missing for it."""
        deed = deed_of(job)
        facts: dict[str, object] = {**amounts(self.words, job, self.options)}
        if deed == "cash":
            needs = self.needs(job)
            return self.say("about-cash-needs" if needs else "about-cash", needs=", ".join(needs), **facts)
        facts |= {"any": yes(self.options["arson"] == "any"), "two": yes(self.options["driveBy"] == 2)}
        return self.say(f"about-{key_of(deed)}", **facts)

    def about_with_die(self, job: int, gangster: int | None = None) -> str:
        printed = DIE[job]
        target = self.die(printed, gangster) if gangster is not None and printed > 0 else printed
        return f"{die_text(self.words, target)}, {self.about(job)}"

    def needs(self, job: int) -> list[str]:
        """CN-80: the Businesses of a Cash Job; if the reader lacks one, who has it."""
        found: list[str] = []
        for trade in range(TRADES):
            count = int(NEEDS[job * TRADES + trade])
            if count:
                name = self.say(f"trade-{key_of(TRADE_IDS[trade])}")
                text = self.say("need-several", count=count, trade=name) if count > 1 else name
                lacking = max(0, count - self.at_hand(trade)) if self.you is not None else 0
                found.append(self._need(text, trade, count, lacking) if lacking else text)
        return found

    def _need(self, text: str, trade: int, count: int, lacking: int) -> str:
        where = self.where(trade)
        key = f"need-missing{'-some' if lacking < count else ''}{'-where' if where else ''}"
        return self.say(key, trade=text, count=lacking, where=", ".join(where))

    def at_hand(self, trade: int) -> int:
        """CN-80: cards of this kind that the reader can use, own ones or with a marker."""
        found = 0
        for business, (seat, card) in self.businesses.items():
            if TRADE[business] == trade and card["active"]:
                marked = card["markers"][self.you]
                rented = marked if self.options["sameCardTwice"] else min(marked, 1)
                found += 1 if seat == self.you else rented
        return found

    def where(self, trade: int) -> list[str]:
        """Who has an active card of this kind that the reader cannot use yet, who wants to buy one; the market."""
        owners = {
            seat
            for business, (seat, card) in self.businesses.items()
            if TRADE[business] == trade and card["active"] and seat != self.you and not card["markers"][self.you]
        }
        buyers = {seat for business, (seat, _) in self.purchases.items() if TRADE[business] == trade}
        found = [self.name(seat) for seat in sorted(owners)]
        found += [self.say("where-planned", **self.who(seat)) for seat in sorted(buyers)]
        on_sale = any(slot and TRADE[slot["business"]] == trade for slot in self.view["market"])
        return [*found, self.say("where-market")] if on_sale else found
