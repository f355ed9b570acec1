"""The choices of La Cosa Nostra in words, by kind of action; words from en.ftl and nl.ftl."""

from __future__ import annotations

from collections.abc import Callable

from sitdown.engine.game import View
from sitdown.games.cosanostra.actions import ACTIONS, TAGS
from sitdown.games.cosanostra.cards.dice import PIPS
from sitdown.games.cosanostra.data import (
    DIE,
    FAMILY_IDS,
    HENCHMAN,
    INCOME,
    INFLUENCE_IDS,
    RECRUIT_PRICE,
)
from sitdown.games.cosanostra.jobs.buying import price_with
from sitdown.games.cosanostra.say.names import (
    Seen,
    deed_of,
    die_text,
    family_facts,
    influence_name,
    job_in_round,
    job_number,
    job_title,
    key_of,
    the_trade,
)
from sitdown.games.cosanostra.say.offers import is_empty, offer_between, tag_name, terms_of

Said = tuple[str, dict[str, object]]  # which words a choice needs, and what they speak of


def say_action(view: View, action: int, lang: str) -> str:
    """An action as the seat whose view it is would say it."""
    seen = Seen(view, lang)
    kind, values = ACTIONS.decode(action)
    variant, facts = _SAYING[kind](seen, values) if kind in _SAYING else ("", {})
    return seen.say(f"action-{key_of(kind)}{variant}", **facts)


# -- planning and looking ---------------------------------------------------------------------------------------------


def _family(seen: Seen, values: list[int]) -> Said:
    return "", family_facts(seen.words, FAMILY_IDS[values[0]])


def _gangster(seen: Seen, values: list[int]) -> Said:
    return "", {"gangster": seen.whose_gangster(values[0])}


def _job(seen: Seen, values: list[int]) -> Said:
    chosen = seen.choosing.get("gangster") if seen.phase == "plan_card" else None
    about = seen.about_with_die(values[0], chosen)
    return "", {"job": job_in_round(seen.words, values[0]), "about": about}


def _market(seen: Seen, values: list[int]) -> Said:
    slot = seen.view["market"][values[0]]
    if slot is None:
        return "-empty", {"slot": values[0] + 1}
    business = slot["business"]
    return "", {"slot": values[0] + 1, "the": the_trade(seen.words, business), **seen.price(business)}


def _attach(seen: Seen, values: list[int]) -> Said:
    card = INFLUENCE_IDS[HENCHMAN + values[0]]
    effect = seen.say(f"effect-{key_of(card)}")
    return "", {
        "card": influence_name(seen.words, card),
        "gangster": seen.whose_gangster(values[1]),
        "effect": effect,
    }


def _look(seen: Seen, values: list[int]) -> Said:
    plan = seen.plan(values[0]) or {}
    job = seen.say("job-back", round=plan.get("back", "")).rstrip()
    return "", {"gangster": seen.whose_gangster(values[0]), "job": job}


# -- the action phase -------------------------------------------------------------------------------------------------


def _execute(seen: Seen, values: list[int]) -> Said:
    """Execute and lapse: what lies on the Gangster, as far as the reader knows it."""
    facts: dict[str, object] = {"gangster": seen.whose_gangster(values[0])}
    plan = seen.plan(values[0])
    if plan and "business" in plan:
        business = plan["business"]
        return "-purchase", {**facts, "the": the_trade(seen.words, business), **seen.price(business)}
    if plan and plan["job"] is not None:
        job = job_number(plan["job"])
        return "", {**facts, "job": job_title(seen.words, job), "about": seen.about_with_die(job, values[0])}
    return "-none", facts


def _aim_seat(seen: Seen, values: list[int]) -> Said:
    cash = seen.players[values[0]]["cash"] if values[0] < len(seen.players) else 0
    return "", {"who": seen.whom(values[0]), "amount": seen.money(cash)}


def _business(seen: Seen, values: list[int]) -> Said:
    return "", {"business": seen.whose_business(values[0])}


def _aim_business(seen: Seen, values: list[int]) -> Said:
    business = values[0]
    known = business in seen.businesses
    return "" if not known or seen.businesses[business][1]["active"] else "-deactivated", {
        "business": seen.whose_business(business),
        "income": seen.money(INCOME[business]),
    }


def _aim_gangster(seen: Seen, values: list[int]) -> Said:
    """With what a die must show, where the man aimed at decides it."""
    facts: dict[str, object] = {"gangster": seen.whose_gangster(values[0])}
    needed = seen.choosing.get("die_at", {}).get(str(values[0]))
    if needed is None or DIE[job_number(seen.choosing["job"])] > 0:
        return "", facts
    return "-die", {**facts, "die": seen.say("die-impossible") if needed > PIPS else die_text(seen.words, needed)}


def _cash(seen: Seen, values: list[int]) -> Said:
    return "", {"amount": seen.money(values[0])}


def _launder(seen: Seen, values: list[int]) -> Said:
    return "" if values[0] else "-none", {"amount": seen.money(values[0])}


def _reroll(seen: Seen, values: list[int]) -> Said:
    dice = seen.job["dice"] if seen.job else []
    facts: dict[str, object] = {"number": values[0] + 1}
    return ("", {**facts, "value": dice[values[0]]}) if values[0] < len(dice) else ("-none", facts)


def _reveal(seen: Seen, values: list[int]) -> Said:
    facts: dict[str, object] = {"gangster": seen.whose_gangster(values[0])}
    plan = seen.plan(values[0])
    if not plan or plan.get("job") is None:
        return "-none", facts
    job = job_number(plan["job"])
    if deed_of(job) not in ("robbery", "trap"):
        return "-none", facts
    dice = seen.say("dice-count", count=seen.gangsters[values[0]][1]["strength"])
    die = die_text(seen.words, seen.die(DIE[job], values[0]))
    return "", {**facts, "job": job_title(seen.words, job), "dice": dice, "die": die}


def _doc(seen: Seen, values: list[int]) -> Said:
    harm = seen.job["harm"] if seen.job and seen.phase == "doctor" else 0
    return f"-{harm}" if harm else "", {}


def _pass(seen: Seen, values: list[int]) -> Said:
    variant = f"-{key_of(seen.phase)}"
    return variant if f"action-pass{variant}" in seen.words and seen.you in seen.asked() else "", {}


def _return_fire(seen: Seen, values: list[int]) -> Said:
    if not seen.job or not seen.job["return_fire"]:
        return "", {}
    rolls = seen.job["return_fire"]
    return "-dice", {
        "dice": seen.say("dice-count", count=rolls["dice"]),
        "die": die_text(seen.words, rolls["die"]),
        "gangster": seen.whose_gangster(seen.job["gangster"]),
    }


def _buy(seen: Seen, values: list[int]) -> Said:
    business = values[0]
    facts = seen.price(business)
    if seen.job and seen.job["deed"] in ("offer", "connections"):
        price = price_with(job_number(seen.job["job"]), seen.job["successes"], business)
        facts = {**facts, "price": seen.money(price)}
    return "", {"business": seen.whose_business(business), **facts}


# -- payday -----------------------------------------------------------------------------------------------------------


def _recruit(seen: Seen, values: list[int]) -> Said:
    if seen.options["recruit"] == "blind" and seen.you is not None:
        recruits = seen.players[seen.you]["recruits"]
        if recruits["top"] is None:
            prices = ", ".join(seen.money(price) for price in recruits["prices"])
            return "-blind", {"prices": prices}
        return "", {"gangster": seen.gangster(recruits["top"]), "price": seen.money(RECRUIT_PRICE[recruits["top"]])}
    return "", {"gangster": seen.gangster(values[0]), "price": seen.money(RECRUIT_PRICE[values[0]])}


def _discard_job(seen: Seen, values: list[int]) -> Said:
    return "", {"job": job_in_round(seen.words, values[0])}


def _discard_influence(seen: Seen, values: list[int]) -> Said:
    return "", {"card": influence_name(seen.words, INFLUENCE_IDS[values[0]])}


# -- negotiation ------------------------------------------------------------------------------------------------------


def _partner(seen: Seen, values: list[int]) -> Said:
    return "", {"who": seen.whom(values[0])}


def _with_partner(seen: Seen, values: list[int]) -> Said:
    """Items that speak of the one to whom the draft goes."""
    draft = None if seen.open else seen.view["draft"]
    who = seen.name(draft["to"]) if draft else seen.say("partner")
    return "", {"who": who, "business": seen.whose_business(values[0])}


def _tag(seen: Seen, values: list[int]) -> Said:
    return "", {"tag": tag_name(seen.words, TAGS[values[0]])}


def _accept(seen: Seen, values: list[int]) -> Said:
    offer = offer_between(seen, values[0], seen.you)
    facts: dict[str, object] = {"who": seen.whom(values[0])}
    return ("", facts) if offer is None else ("-terms", {**facts, "terms": terms_of(seen, offer)})


def _send(seen: Seen, values: list[int]) -> Said:
    draft = None if seen.open else seen.view["draft"]
    if draft is None or is_empty(draft):
        return "", {}
    return "-terms", {"who": seen.whom(draft["to"]), "terms": terms_of(seen, draft)}


_SAYING: dict[str, Callable[[Seen, list[int]], Said]] = {
    "family": _family,
    "assign": _gangster,
    "job": _job,
    "market": _market,
    "attach": _attach,
    "snitch": _look,
    "spy": _look,
    "lawyer": _look,
    "look": _look,
    "pass": _pass,
    "execute": _execute,
    "lapse": _execute,
    "aim_seat": _aim_seat,
    "aim_business": _aim_business,
    "aim_gangster": _aim_gangster,
    "stake": _cash,
    "use": _business,
    "reroll": _reroll,
    "reveal": _reveal,
    "doc": _doc,
    "launder": _launder,
    "buy": _buy,
    "return_fire": _return_fire,
    "recruit": _recruit,
    "discard_job": _discard_job,
    "discard_influence": _discard_influence,
    "take_back": _business,
    "offer_open": _partner,
    "give_cash": _cash,
    "ask_cash": _cash,
    "give_business": _business,
    "ask_business": _business,
    "give_gangster": _gangster,
    "ask_gangster": _gangster,
    "give_lend": _with_partner,
    "ask_lend": _business,
    "give_recall": _business,
    "ask_recall": _with_partner,
    "tag": _tag,
    "offer_send": _send,
    "accept": _accept,
    "reject": _partner,
    "withdraw": _partner,
}
