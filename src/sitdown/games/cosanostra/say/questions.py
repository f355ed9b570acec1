"""What La Cosa Nostra asks of a seat now, in words; and what the others wait for. Words from en.ftl and nl.ftl."""

from __future__ import annotations

from typing import Any

from sitdown.engine.game import View
from sitdown.engine.say_reader import capital, listed
from sitdown.games.cosanostra.data import (
    DEED,
    JOB_ROUND,
    ROBBERY,
    TRAP,
)
from sitdown.games.cosanostra.jobs.laundering import most_with
from sitdown.games.cosanostra.phases.draw import are_refusable
from sitdown.games.cosanostra.phases.hand_limit import too_many_influence, too_many_jobs
from sitdown.games.cosanostra.say.names import Seen, aims_at, deed_of, die_text, job_number, job_title, key_of
from sitdown.games.cosanostra.say.offers import is_empty, offers_to_me, terms_of

Asked = tuple[str, dict[str, object]]


def prompt(view: View, lang: str) -> str:
    """What is to be done now, for the seat whose view it is."""
    seen = Seen(view, lang)
    if seen.view["over"]:
        return seen.say("prompt-end", text=_outcome(seen))
    draft = None if seen.open else seen.view["draft"]
    if draft is not None:
        key = "prompt-draft-empty" if is_empty(draft) and draft["tag"] is None else "prompt-draft"
        return seen.say(key, who=seen.whom(draft["to"]), terms=terms_of(seen, draft))
    offers = [seen.say("prompt-invited", who=seen.whom(offer["from"])) for offer in offers_to_me(seen)]
    return " ".join([*offers, _question(seen)])


def _question(seen: Seen) -> str:
    if seen.you is not None and seen.you in seen.asked():
        variant, facts = _ask(seen, seen.you)
        phase = "look" if "gangster" in seen.choosing and seen.phase == "spying" else seen.phase
        return seen.say(f"prompt-{key_of(phase)}{variant}", **facts)
    parts = [waiting(seen)]
    if seen.you is not None and seen.talks():
        parts.append(seen.say("prompt-talk"))
    return " ".join(parts)


def waiting(seen: Seen) -> str:
    """For whom everybody waits, and for what."""
    asked = seen.asked()
    everybody = len(asked) == len(seen.players)
    who = seen.say("everybody") if everybody else listed(seen.words, [seen.whom(seat) for seat in asked])
    return seen.say(f"wait-{key_of(seen.phase)}", who=who)


def _outcome(seen: Seen) -> str:
    """Who has won, and with how much."""
    best = [seat for seat, place in enumerate(seen.view["ranking"]) if place == 1]
    me = "many" if len(best) > 1 else seen.who(best[0])["me"]
    names = [seen.who(seat)["who"] for seat in best]
    amount = seen.money(seen.view["totals"][best[0]])
    return capital(seen.say("victory", who=listed(seen.words, names), me=me, amount=amount))


# -- each phase -------------------------------------------------------------------------------------------------------


def _ask(seen: Seen, me: int) -> Asked:
    """Which words the phase needs for the seat that decides, and what they speak of."""
    player = seen.players[me]
    match seen.phase:
        case "redraw":
            return _redraw(seen, player)
        case "plan_card":
            return "", {"gangster": seen.gangster(seen.choosing["gangster"])}
        case "look" | "spying":
            if "gangster" in seen.choosing:
                return "", {"gangster": seen.whose_gangster(seen.choosing["gangster"])}
            return "", {"who": seen.whom(seen.view["regular"])}
        case "scheme":
            none = "" if "schemer" in player["influence"] else "-none"
            return none, {"who": seen.whom(seen.view["regular"])}
        case "act":
            return "-extra" if seen.view["extra_turn"] else "", {}
        case "aim":
            return _aim(seen)
        case "recruit":
            return "-blind" if seen.options["recruit"] == "blind" else "", {"amount": seen.money(player["cash"])}
        case "discard":
            return _discard(seen, player)
    return ("", {}) if seen.job is None else _ask_in_job(seen, seen.job, player)


def _redraw(seen: Seen, player: dict[str, Any]) -> Asked:
    """The Jobs of this round are those just dealt."""
    jobs = [job_number(job) for job in player["jobs"]]
    new = [job for job in jobs if JOB_ROUND[job] == seen.view["round"] - 1]
    return "" if are_refusable(new) else "-keep", {}


def _aim(seen: Seen) -> Asked:
    job = job_number(seen.choosing["job"])
    deed = deed_of(job)
    facts: dict[str, object] = {"job": job_title(seen.words, job)}
    return {"cash": "-use", "racing": "-stake"}.get(deed) or f"-{aims_at(job)}", facts


def _discard(seen: Seen, player: dict[str, Any]) -> Asked:
    """What is still too much."""
    jobs = too_many_jobs(len(player["jobs"]) - len(seen.choosing.get("put_away_jobs", [])))
    influence = too_many_influence(player["influence_size"] - len(seen.choosing.get("put_away_influence", [])))
    what = [
        seen.say(key, count=count)
        for key, count in (("discard-jobs", jobs), ("discard-influence", influence))
        if count > 0
    ]
    return "", {"what": listed(seen.words, what)}


def _ask_in_job(seen: Seen, job: dict[str, Any], player: dict[str, Any]) -> Asked:
    """While a Job is executed."""
    number = job_number(job["job"])
    facts: dict[str, object] = {"job": job_title(seen.words, number), "who": seen.whom(job["seat"])}
    match seen.phase:
        case "reroll":
            dice = " ".join(str(die) for die in job["dice"])
            return "", {"dice": dice, "target": die_text(seen.words, job["die_target"])}
        case "rob":
            none = "" if _has_planned(player, ROBBERY) else "-none"
            return none, {**facts, "amount": seen.money(job["pay"])}
        case "trap":
            if job["attacker"] != job["gangster"]:  # a Robbery
                robber = seen.gangsters[job["attacker"]][0]
                facts = {"job": seen.say("job-robbery"), "who": seen.whom(robber)}
            return "" if _has_planned(player, TRAP) else "-none", facts
        case "doctor":
            none = "" if "emergency_doc" in player["influence"] else "-none"
            named = seen.whose_business if job["hurt_is_business"] else seen.whose_gangster
            return none, {"victim": capital(named(job["hurt"])), "harm": job["harm"]}
        case "launder":
            return "", {"amount": seen.money(most_with(number, job["successes"], player["cash"]))}
        case "return_fire":
            return "", {"gangster": seen.gangster(job["target"])}
    return "", {"amount": seen.money(player["cash"])}


def _has_planned(player: dict[str, Any], deed: int) -> bool:
    plans = [gangster["plan"] for gangster in player["gangsters"] if gangster["plan"]]
    return any(plan.get("job") is not None and DEED[job_number(plan["job"])] == deed for plan in plans)
