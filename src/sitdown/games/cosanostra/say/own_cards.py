"""What stands below the players in the picture: offers and promises, the reader's own cards, the last account."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sitdown.engine.say_lines import DOT, aligned, in_columns, side_by_side
from sitdown.engine.say_reader import times
from sitdown.games.cosanostra.data import INFLUENCE_IDS
from sitdown.games.cosanostra.say.names import ROMAN, Seen, influence_name, job_in_round, job_number, key_of
from sitdown.games.cosanostra.say.offers import columns, tag_name

INDENT = " " * 3
OFFER_WIDTHS = [30, 31, 31]
RECENT = 6  # promises that are shown


# -- offers -----------------------------------------------------------------------------------------------------------


def offers(seen: Seen) -> list[str]:
    """Open offers that the reader knows of, and drafts: what is given and what is got, side by side."""
    drafts = seen.view["draft"] if seen.open else [seen.view["draft"]]
    papers = [(offer, False) for offer in seen.view["offers"]] + [(draft, True) for draft in drafts if draft]
    mine = [paper for paper in papers if seen.is_me(paper[0]["from"]) or seen.is_me(paper[0]["to"])]
    others = [paper for paper in papers if paper not in mine]
    return _papers(seen, mine, "you") + _papers(seen, others, "first")


def _papers(seen: Seen, papers: list[tuple[dict[str, Any], bool]], side: str) -> list[str]:
    if not papers:
        return []
    heads = [seen.say("table-offers"), seen.say(f"table-offer-{side}-gives"), seen.say(f"table-offer-{side}-gets")]
    lines = side_by_side([[head] for head in heads], OFFER_WIDTHS, " ")
    for offer, draft in papers:
        way = seen.say("table-offer-way", giver=seen.called(offer["from"]), to=seen.whom(offer["to"]))
        label = [seen.say("table-offer-draft", offer=way) if draft else way]
        if offer["tag"] is not None:
            label.append(seen.say("table-offer-words", tag=tag_name(seen.words, offer["tag"])))
        gives, gets = columns(seen, offer)
        nothing = ["-"]
        lines += side_by_side([label, gives or nothing, gets or nothing], OFFER_WIDTHS, " ")
    return lines


def promises(seen: Seen) -> list[str]:
    """What was promised with an accepted offer, and what was threatened in vain; and what became of it."""
    refused = [{**threat, "tag": "threat", "owed": None} for threat in seen.view["threats"]]
    words = sorted([*seen.view["promises"], *refused], key=lambda word: int(word["round"]))
    said = [_promise(seen, word) for word in words]
    older = len(said) - RECENT
    if older > 0:
        said = [seen.say("table-promises-older", count=older), *said[older:]]
    return in_columns([(seen.say("table-promises"), f" {DOT} ".join(said))]) if said else []


def _promise(seen: Seen, promise: dict[str, Any]) -> str:
    facts = {"giver": seen.called(promise["seat"]), "to": seen.whom(promise["to"])}
    text = seen.say(
        "table-promise", **facts, round=ROMAN[promise["round"] - 1], tag=tag_name(seen.words, promise["tag"])
    )
    if promise["fate"] == "open" and promise["owed"]:
        return seen.say("table-promise-due", promise=text, amount=seen.money(promise["owed"]))
    return seen.say(key_of(f"table-promise-{promise['fate']}"), promise=text)


# -- the reader's own cards -------------------------------------------------------------------------------------------


def hand(seen: Seen) -> list[str]:
    """The reader's Jobs, in hand and planned, with what is missing for them; Influence cards and what they do."""
    if seen.you is None or seen.view["over"]:
        return []
    player = seen.players[seen.you]
    rows = _jobs(seen, player)
    lines = [f" {seen.say('table-your-jobs')}", *in_columns(rows, INDENT)] if rows else []
    cards = Counter(player["influence"])
    gone = Counter(seen.choosing.get("put_away_influence", []))
    helps = []
    for card in INFLUENCE_IDS:
        if cards[card]:
            note = _put_away(seen, gone[card], cards[card])
            helps.append(
                (times(influence_name(seen.words, card), cards[card]), seen.say(f"help-{key_of(card)}") + note)
            )
    if helps:
        lines += [f" {seen.say('table-your-influence')}", *in_columns(helps, INDENT)]
    return lines


def _jobs(seen: Seen, player: dict[str, Any]) -> list[tuple[str, str]]:
    gone = Counter(job_number(job) for job in seen.choosing.get("put_away_jobs", []))
    rows = []
    for card in player["jobs"]:
        job = job_number(card)
        rows.append((job_in_round(seen.words, job), seen.about_with_die(job) + _put_away(seen, gone[job], 1)))
    for gangster in player["gangsters"]:
        plan = gangster["plan"]
        if plan and plan.get("job") is not None:
            job = job_number(plan["job"])
            on = seen.say("table-planned-on", gangster=seen.gangster(gangster["gangster"]))
            about = seen.about_with_die(job, gangster["gangster"])
            rows.append((job_in_round(seen.words, job), f"{on}: {about}"))
    return rows


def _put_away(seen: Seen, count: int, of: int) -> str:
    if not count:
        return ""
    return f" ({times(seen.say('table-put-away'), count) if of > 1 else seen.say('table-put-away')})"


# -- the last account -------------------------------------------------------------------------------------------------


def account(seen: Seen) -> list[str]:
    """CN-200 to CN-204: what everybody has at the end, part by part, the winner first."""
    if not seen.view["over"]:
        return []
    bonus = seen.options["business_bonus"]
    parts = ["cash", "income", "gangsters", "power", "laundered", *(["business"] if bonus else []), "total"]
    rows = [[seen.say("table-place"), seen.say("table-player"), *(seen.say(f"table-end-{part}") for part in parts)]]
    ranking = seen.view["ranking"]
    for player in sorted(seen.players, key=lambda player: (ranking[player["seat"]], player["seat"])):
        amounts = {**seen.view["accounts"][player["seat"]], "total": player["total"]}
        cells = [seen.money(amounts[part]) for part in parts]
        rows.append([str(ranking[player["seat"]]), seen.row_name(player["seat"]), *cells])
    return [f" {line}" for line in aligned(rows, {0, *range(2, len(rows[0]))})]
