"""What people call the cards of La Cosa Nostra, and a view with the words to say it in (en.ftl, nl.ftl)."""

from __future__ import annotations

from collections import Counter
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
    NEEDED,
    PISTOLS,
    PRICE,
    TRADE,
    TRADE_IDS,
)
from sitdown.games.cosanostra.jobs.attack import damage
from sitdown.games.cosanostra.jobs.targets import aims_at_gangster, aims_at_seat
from sitdown.games.cosanostra.needs import MISSING
from sitdown.games.cosanostra.phase_numbers import PHASES
from sitdown.games.cosanostra.trade.negotiation import is_open_in

BACK = "?"
ROMAN = ["I", "II", "III", "IV"]
_COLOURS: dict[str, str] = {str(family["id"]): str(family["colour"]) for family in DATA["family"]}
_STARTS: dict[str, list[str]] = {
    str(family["id"]): [TRADE_IDS[CODES.index(str(code))] for code in family["businesses"]] for family in DATA["family"]
}


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


def aims_at(job: int) -> str:
    """What an Attack is aimed at: `seat`, `gangster` or `business`."""
    if aims_at_seat(DEED[job]):
        return "seat"
    return "gangster" if aims_at_gangster(DEED[job]) else "business"


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
    """What two successes bring, and what one does."""
    deed = deed_of(job)
    if deed == "damage":
        low, high = (damage(job, successes, options["property_damage"] == "5/2") for successes in (1, 2))
    else:
        low, high = LOW[job], MOST_STAKE if deed == "racing" else HIGH[job]
    return {"high": money(words, high), "low": money(words, low)}


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
        """Is negotiation open for the others?"""
        return is_open_in(PHASES.index(self.phase)) and not self.view["under_way"]

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
        """What a die of this Gangster's Job must show."""
        changed = self.gangsters[gangster][1]["die"] if gangster in self.gangsters else None
        return printed if changed is None else int(changed[printed - 1])

    def about(self, job: int) -> str:
        """What a Job does, and what is missing for it."""
        deed = deed_of(job)
        facts: dict[str, object] = {**amounts(self.words, job, self.options)}
        if deed == "cash":
            needs = self.needs(job)
            return self.say("about-cash-needs" if needs else "about-cash", needs=", ".join(needs), **facts)
        facts |= {"any": yes(self.options["arson"] == "any"), "two": yes(self.options["drive_by"] == 2)}
        return self.say(f"about-{key_of(deed)}", **facts)

    def about_with_die(self, job: int, gangster: int | None = None) -> str:
        printed = DIE[job]
        target = self.die(printed, gangster) if gangster is not None and printed > 0 else printed
        return f"{die_text(self.words, target)}, {self.about(job)}"

    def needs(self, job: int) -> list[str]:
        """The Businesses of a Cash Job; if the reader lacks one, who has it."""
        lacks = Counter(
            kind
            for kind, met in zip(NEEDED[job], self.view["needs"].get(str(JOB_IDS[job]), []), strict=False)
            if met == MISSING
        )
        found: list[str] = []
        for kind, count in sorted(Counter(NEEDED[job]).items()):
            name = self.say(f"trade-{key_of(TRADE_IDS[kind])}")
            text = self.say("need-several", count=count, trade=name) if count > 1 else name
            found.append(self._need(text, kind, count, lacks[kind]) if lacks[kind] else text)
        return found

    def _need(self, text: str, kind: int, count: int, lacking: int) -> str:
        where = self._where(self.view["lacking"][TRADE_IDS[kind]])
        key = f"need-missing{'-some' if lacking < count else ''}{'-where' if where else ''}"
        return self.say(key, trade=text, count=lacking, where=", ".join(where))

    def _where(self, sources: dict[str, Any]) -> list[str]:
        """Who has a card that could be lent, who wants to buy one; the market."""
        owners = {self.businesses[business][0] for business in sources["cards"]}
        found = [self.name(seat) for seat in sorted(owners)]
        found += [self.say("where-planned", **self.who(seat)) for seat in sources["buyers"]]
        return [*found, self.say("where-market")] if sources["market"] else found
