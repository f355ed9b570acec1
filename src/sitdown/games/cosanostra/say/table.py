"""La Cosa Nostra drawn as a table in a terminal: the head, the market, the players; words from en.ftl and nl.ftl.

What the reader alone has, the offers and the last account are in own_cards.py.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from sitdown.engine.game import View
from sitdown.engine.say_lines import DOT, aligned, headline, in_columns, in_grid
from sitdown.engine.say_reader import capital, times
from sitdown.games.cosanostra.data import GANGSTER_NAMES, PISTOLS
from sitdown.games.cosanostra.phase_numbers import PHASES, REROLL, RETURN_FIRE
from sitdown.games.cosanostra.say.names import (
    ROMAN,
    Seen,
    aims_at,
    card_name,
    die_text,
    family_facts,
    influence_name,
    job_in_round,
    job_number,
    job_title,
    numbered,
    trade_name,
)
from sitdown.games.cosanostra.say.own_cards import account, hand, offers, promises
from sitdown.games.cosanostra.say.questions import waiting

MOVES = "▸"
INDENT = " " * 3
_TITLES = {
    "plan_card": "plan",
    "plan_more": "plan",
    "last_plays": "plan",
    "look": "spying",
    "scheme": "act",
    "act_more": "act",
    "aim": "act",
    "recruit": "payday",
    "discard": "payday",
    **{phase: "job" for phase in PHASES[REROLL : RETURN_FIRE + 1]},
}


def draw(view: View, lang: str) -> str:
    """A view as a table in a terminal, at most WIDTH columns wide; an open view with everything in it."""
    seen = Seen(view, lang)
    title = _title(seen)
    head = headline(seen.say("title"), title)
    blocks = [[head], account(seen), in_columns(_table(seen)), *_players(seen)]
    blocks += [offers(seen), promises(seen), _decks(seen), hand(seen)]
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


def _title(seen: Seen) -> str:
    phase = seen.say(f"phase-{_TITLES.get(seen.phase, seen.phase)}")
    rounds = {"round": ROMAN[seen.view["round"] - 1], "rounds": ROMAN[seen.view["rounds"] - 1]}
    return phase if seen.phase == "family" else seen.say("table-title", phase=phase, **rounds)


# -- what lies in the middle ------------------------------------------------------------------------------------------


def _table(seen: Seen) -> list[tuple[str, str]]:
    rows = [] if seen.view["over"] else [(seen.say("table-now"), _now(seen))]
    if seen.phase != "family":
        rows.append((seen.say("table-market"), _market(seen)))
        rows.append((seen.say("table-monopolies"), _monopolies(seen)))
        rows.append((seen.say("table-decks"), _piles(seen)))
    if seen.job:
        rows.append((seen.say("table-job"), _job(seen, seen.job)))
        if seen.job["dice"]:
            rows.append((seen.say("table-roll"), _roll(seen, seen.job)))
    return rows


def _now(seen: Seen) -> str:
    parts = [waiting(seen)]
    if seen.phase != "family":
        parts.append(seen.say("table-start", who=seen.called(seen.view["start_player"])))
    if seen.view["extra_turn"]:
        parts.append(seen.say("table-extra"))
    return " ".join(parts)


def _market(seen: Seen) -> str:
    cells = []
    for number, slot in enumerate(seen.view["market"], 1):
        if slot is None:
            cells.append(seen.say("table-slot-empty", slot=number))
        else:
            trade = trade_name(seen.words, slot["business"])
            cells.append(seen.say("table-slot", slot=number, trade=trade, **seen.price(slot["business"])))
    return f" {DOT} ".join(cells)


def _monopolies(seen: Seen) -> str:
    """Who holds each, and who has how many active cards of the kind."""
    cells = []
    for monopoly in seen.view["monopolies"]:
        name = seen.say(f"monopoly-{monopoly['id']}")
        counts = ", ".join(f"{seen.called(seat)}: {count}" for seat, count in enumerate(monopoly["counts"]) if count)
        if monopoly["owner"] is None:
            cells.append(
                seen.say("table-monopoly-nobody" if counts else "table-monopoly-none", name=name, counts=counts)
            )
        else:
            cells.append(seen.say("table-monopoly", name=name, who=seen.called(monopoly["owner"]), counts=counts))
    return f" {DOT} ".join(cells)


def _piles(seen: Seen) -> str:
    """How many cards are left; which Businesses lie at the bottom is known to all."""
    view = seen.view
    cells = [seen.say("table-deck", count=view["business_deck_size"])]
    if view["known_bottom"]:
        cards = ", ".join(trade_name(seen.words, business) for business in view["known_bottom"])
        cells = [seen.say("table-deck-bottom", count=view["business_deck_size"], cards=cards)]
    sizes = {"count": view["influence_deck_size"], "gone": view["influence_gone_size"]}
    return f" {DOT} ".join([*cells, seen.say("table-influence-deck", **sizes)])


def _job(seen: Seen, job: dict[str, Any]) -> str:
    """The Job that is executed, and against whom or with what."""
    number = job_number(job["job"])
    name = job_in_round(seen.words, number)
    text = capital(seen.say("table-job-is", gangster=_of_whom(seen, job["gangster"], job["seat"]), job=name))
    if job["stake"]:
        return seen.say("table-job-stake", text=text, amount=seen.money(job["stake"]))
    if job["target"] is None:
        return text
    named = {"seat": seen.whom, "gangster": seen.whose_gangster, "business": seen.whose_business}[aims_at(number)]
    return seen.say("table-job-target", text=text, target=named(job["target"]))


def _of_whom(seen: Seen, gangster: int, seat: int) -> str:
    """He may have been killed over it; then the view has him no more."""
    name = seen.gangster(gangster)
    return seen.say("gangster-of", name=name, **seen.who(seat))


def _roll(seen: Seen, job: dict[str, Any]) -> str:
    dice = " ".join(str(die) for die in job["dice"])
    target = die_text(seen.words, job["die_target"])
    return seen.say("table-roll-is", dice=dice, target=target, count=job["successes"])


# -- the players ------------------------------------------------------------------------------------------------------


def _players(seen: Seen) -> list[list[str]]:
    """A block for each: who it is, with money; hand, Businesses, Gangsters, kills."""
    heads = aligned([_head(seen, player) for player in seen.players], {2, 3, 4, 5})
    return [[head, *_body(seen, player)] for head, player in zip(heads, seen.players, strict=True)]


def _head(seen: Seen, player: dict[str, Any]) -> list[str]:
    seat = player["seat"]
    mark = MOVES if seat in seen.asked() else " "
    family = "" if player["family"] is None else seen.say("player-family", **family_facts(seen.words, player["family"]))
    amounts = [seen.say(f"table-{what}", amount=seen.money(player[what])) for what in ("cash", "laundered", "income")]
    return [f"{mark} {family}", seen.row_name(seat), *amounts, seen.say("table-markers", count=player["free_markers"])]


def _body(seen: Seen, player: dict[str, Any]) -> list[str]:
    if player["family"] is None:
        return []
    labels = ("hand", "businesses", "gangsters", "killed")
    width = max(len(seen.say(f"table-{label}")) for label in labels)

    def row(label: str, text: str) -> list[str]:
        return in_columns([(f"{seen.say(f'table-{label}'):<{width}}", text)], INDENT)

    businesses = [_business(seen, business) for business in player["businesses"]]
    lines = row("hand", _hand(seen, player))
    lines += row("businesses", f" {DOT} ".join(businesses) or "-")
    label = f"{INDENT}{seen.say('table-gangsters'):<{width}}  "
    lines += in_grid(label, [_gangster(seen, gangster) for gangster in player["gangsters"]] or ["-"])
    if player["killed"]:
        men = [seen.say("gangster", name=GANGSTER_NAMES[g], strength=str(PISTOLS[g])) for g in player["killed"]]
        bonus = seen.say("table-power", amount=seen.money(player["power"]))
        lines += row("killed", f" {DOT} ".join([*men, bonus]))
    return lines


def _hand(seen: Seen, player: dict[str, Any]) -> str:
    """How many Jobs of which round, how many Influence cards, and who waits under the Boss; in an open view by name."""
    cells = []
    if seen.open:
        named = [card_name(seen.words, card) for card in (*player["jobs"], *player["influence"])]
        cells += [times(name, count) for name, count in Counter(named).items()]
    else:
        backs = Counter(player["job_backs"])
        counted = ", ".join(times(back, backs[back]) for back in ROMAN if backs[back])
        cells += [seen.say("table-hand-jobs", backs=counted)] if counted else []
        cells += [seen.say("table-hand-influence", count=player["influence_size"])] if player["influence_size"] else []
    recruits = player["recruits"]
    prices = ", ".join(seen.money(price) for price in recruits["prices"])
    if recruits["top"] is not None:
        cells.append(seen.say("table-recruits-top", prices=prices, gangster=seen.gangster(recruits["top"])))
    elif prices:
        cells.append(seen.say("table-recruits", prices=prices))
    return f" {DOT} ".join(cells) or "-"


def _markers(seen: Seen, counts: list[int]) -> list[str]:
    """Whose markers lie on a card."""
    return [times(seen.say("state-marker", **seen.who(seat)), count) for seat, count in enumerate(counts) if count]


def _business(seen: Seen, business: dict[str, Any]) -> str:
    states = [] if business["active"] else [seen.say("state-deactivated")]
    if business["used"]:
        states.append(seen.say("state-used"))
    states += _markers(seen, business["markers"])
    name = seen.card(business["business"])
    return f"{name} ({', '.join(states)})" if states else name


def _gangster(seen: Seen, gangster: dict[str, Any]) -> str:
    """ "Rocco Caruso (3): Job II + Henchman"."""
    text = seen.gangster(gangster["gangster"])
    if gangster["state"] == "deactivated":
        text = f"{text}, {seen.say('state-deactivated')}"
    if gangster["plan"]:
        text = f"{text}: {_plan(seen, gangster['gangster'], gangster['plan'])}"
    return " + ".join([text, *(influence_name(seen.words, card) for card in gangster["attached"])])


def _plan(seen: Seen, gangster: int, plan: dict[str, Any]) -> str:
    """An open purchase; a Job by its name if the reader knows it; and who has looked."""
    if "business" in plan:
        text = seen.say("plan-purchase", trade=seen.card(plan["business"]), **seen.price(plan["business"]))
        marked = _markers(seen, plan["markers"])
        return f"{text} ({', '.join(marked)})" if marked else text
    known = plan["job"] is not None
    name = job_in_round(seen.words, job_number(plan["job"])) if known else seen.say("job-back", round=plan["back"])
    owner = seen.gangsters[gangster][0]
    lookers = [seat for seat in plan["seen_by"] if seat != owner]
    if not lookers or len(lookers) == len(seen.players) - 1:
        return name
    return seen.say("plan-job-seen", job=name, who=", ".join(seen.whom(seat) for seat in lookers))


# -- the decks of an open view ----------------------------------------------------------------------------------------


def _decks(seen: Seen) -> list[str]:
    if not seen.open:
        return []
    view = seen.view
    rows = [(seen.say("table-open-deck"), [numbered(seen.words, business) for business in view["business_deck"]])]
    influence = [influence_name(seen.words, card) for card in view["influence_deck"]]
    rows.append((seen.say("table-open-influence-deck"), influence))
    for number, deck in zip(ROMAN, view["job_deck"], strict=True):
        titles = [job_title(seen.words, job_number(job)) for job in deck]
        rows.append((seen.say("table-open-jobs", round=number), titles))
    return in_columns([(label, f" {DOT} ".join(cards)) for label, cards in rows if cards])
