"""Sicilianos drawn as a table in a terminal, and the names of all that lies on it; words from en.ftl and nl.ftl."""

from __future__ import annotations

import textwrap
from typing import Any

from sitdown.engine.game import View
from sitdown.engine.say_lines import DOT, WIDTH, aligned, headline, in_columns
from sitdown.engine.say_reader import Reader, capital, listed
from sitdown.engine.words import Words
from sitdown.games.sicilianos.data import (
    DATA,
    FAMILIES,
    FOLDER,
    LETTERS,
    NOTE_VALUE,
    TYPE_IDS,
    TYPES,
)

BACK, NOTHING, MOVES = "?", "·", "▸"
VALUES_OF_NOTES: list[int] = [int(value) for value in NOTE_VALUE]
_FAMILY: dict[str, dict[str, Any]] = {str(family["id"]): family for family in DATA["family"]}
_ROLE: dict[str, str] = {str(card["value"]): str(card["role"]) for card in DATA["card"]}


class Seen(Reader):
    """A view of Sicilianos, and the words to say it in."""

    longest_name = 18

    def __init__(self, view: dict[str, Any], lang: str) -> None:
        super().__init__(FOLDER, view, lang)
        self.mover: int | None = view["mover"]
        self.piles: list[dict[str, Any]] = view["piles"]
        self.lanes: list[dict[str, Any]] = view["war"]["lanes"] if view["war"] else []
        self.choosing: dict[str, Any] = view["choosing"] or {}
        self.open = "types" in self.piles[0]

    def money(self, amount: int) -> str:
        return money(self.words, amount)

    def strengths(self) -> dict[int, int]:
        """The strength of each family in the war, by its head."""
        return {lane["seat"]: lane["strength"] for lane in self.lanes if lane["strength"] is not None}


# -- colours, cards, money --------------------------------------------------------------------------------------------


def of_colour(words: Words, colour: str) -> dict[str, str]:
    """The two forms of a colour's name: alone ("zwart"), and before a noun ("zwarte")."""
    return {"colour": words.say(f"colour-{colour}"), "adj": words.say(f"adj-{colour}")}


def coloured(words: Words, key: str, colour: str) -> str:
    return words.say(key, **of_colour(words, colour))


def order_of(card: str) -> tuple[int, int]:
    """Cards in the order of the wheel, then by value; backs last."""
    return LETTERS.index(card[0]), 99 if card[1:] == BACK else int(card[1:])


def colour_of(card: str) -> str:
    return FAMILIES[LETTERS.index(card[0])]


def letter_of(words: Words, colour: str) -> str:
    """A colour in the few signs that a column has room for; a reader's own, not those of the ids."""
    return words.say(f"letter-{colour}")


def in_short(words: Words, card: str) -> str:
    """ "K5", "K?"; in Dutch "zw5"."""
    return letter_of(words, colour_of(card)) + card[1:]


def role_of(card: str) -> str:
    return _ROLE.get(card[1:], "plain")


def card_in_words(words: Words, card: str, with_role: bool = False) -> str:
    """ "the black 5", "the black 5 (bomb)", or "a black card" for a back."""
    if card[1:] == BACK:
        return coloured(words, "card-back", colour_of(card))
    text = words.say("card", value=card[1:], **of_colour(words, colour_of(card)))
    role = role_of(card)
    return words.say("card-role", card=text, role=words.say(f"role-{role}")) if with_role and role != "plain" else text


def in_hand(words: Words, card: str) -> str:
    """A card among others of its colour: "3", "5 bomb: green, purple, yellow", "8 turncoat: yellow"."""
    family = _FAMILY[colour_of(card)]
    bombs = ", ".join(words.say(f"colour-{colour}") for colour in family["bombs"])
    partner = words.say(f"colour-{family['partner']}")
    return words.say(f"hand-{role_of(card)}", value=card[1:], bombs=bombs, partner=partner)


def business(words: Words, shop: str) -> str:
    """ "a black pizzeria", or "a black business"."""
    colour, kind = shop.split()
    return words.say(f"a-{'business' if kind == BACK else kind}", **of_colour(words, colour))


def money(words: Words, amount: int) -> str:
    return words.say("money", amount=amount).replace("-", "−")


def roll_in_words(words: Words, colours: list[str], influence: str) -> str:
    """ "red, blue and a 2", "red twice and the hand"."""
    key = "roll-double" if colours[0] == colours[1] else "roll"
    one, other = (words.say(f"colour-{colour}") for colour in colours)
    return words.say(key, one=one, other=other, influence=words.say(f"influence-{influence}"))


# -- the table --------------------------------------------------------------------------------------------------------


def draw(view: View, lang: str) -> str:
    """A view as a table in a terminal, at most WIDTH columns wide; an open view with everything in it."""
    seen = Seen(view, lang)
    turn, cap = seen.view["turn"], seen.view["turn_cap"]
    key = "-end" if view["over"] else "-draft" if seen.phase == "draft" else ""
    title = seen.say(f"table-title{key}", turn=turn, played=turn - 1, most=cap)
    head = headline(seen.say("title"), title)
    blocks = [[head, *_middle(seen)], _players(seen)]
    if not view["over"] or seen.open:
        blocks.insert(1, _piles(seen))
    blocks += [_war(seen), _hand(seen), _to_choose_from(seen), _payday(seen)]
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


def _middle(seen: Seen) -> list[str]:
    """Whose turn it is, the dice, the bank."""
    view = seen.view
    rows = []
    if not view["over"]:
        rows.append((seen.say("table-turn"), seen.row_name(view["mover" if seen.phase == "draft" else "on_turn"])))
    if view["dice"] and not view["over"] and not seen.lanes:
        rows.append((seen.say("table-dice"), roll_in_words(seen.words, view["dice"], view["influence"])))
    notes = list(zip(view["bank"], VALUES_OF_NOTES, strict=True))
    bank = f" {DOT} ".join(seen.say("notes", count=count, note=seen.money(value)) for count, value in notes)
    total = seen.money(sum(count * value for count, value in notes))
    rows.append((seen.say("table-bank"), seen.say("table-bank-is", notes=bank, total=total)))
    return in_columns(rows)


def _piles(seen: Seen) -> list[str]:
    """The six families in the order of the wheel: partner, bombs, pile, businesses."""
    heads = ("family", "partner", "bombs", "businesses", "size", "pile")
    rows = [["", *(seen.say(f"table-{head}") for head in heads)]]
    for pile in seen.piles:
        family = _FAMILY[pile["colour"]]
        letter, *hit = (letter_of(seen.words, colour) for colour in (pile["colour"], *family["bombs"]))
        cards = " ".join(f"{card[1:]:>2}" for card in pile["cards"])
        left = ", ".join(seen.say(f"short-{kind}") for kind in pile["types"]) if seen.open else str(pile["businesses"])
        names = [seen.say(f"colour-{colour}") for colour in (pile["colour"], family["partner"])]
        rows.append([letter, *names, " ".join(hit), left, str(pile["size"]), cards])
    return [f" {line}" for line in aligned(rows, {5})]


def _players(seen: Seen) -> list[str]:
    """A row of numbers for each player, and a line below it with what else is known."""
    heads = ["player", "hand", "black", "laundered"] + ["now"] * seen.open
    words = {head: seen.say(f"table-{head}") for head in heads}
    notes = [seen.money(value) for value in VALUES_OF_NOTES]
    letters = [letter_of(seen.words, colour) for colour in FAMILIES]
    rows = [["", words["player"], *letters, words["hand"], *notes, words["black"], words["laundered"]]]
    for player in seen.players:
        seat = player["seat"]
        backs = [str(count or NOTHING) for count in player["colours"]]
        purse = [str(count or NOTHING) for count in player["notes"]]
        sums = [seen.money(player["black"]), seen.money(player["laundered"])]
        mark = MOVES if seat == seen.mover else ""
        rows.append([mark, seen.row_name(seat), *backs, str(player["hand_size"]), *purse, *sums])
    if seen.open:
        totals = [seen.money(total) for total in seen.view["totals"]]
        rows = [[*row, more] for row, more in zip(rows, [words["now"], *totals], strict=True)]
    head, *lines = aligned(rows, set(range(2, len(rows[0]))))
    drawn = [head]
    for line, player in zip(lines, seen.players, strict=True):
        drawn.append(line)
        about = _about(seen, player)
        drawn += in_columns([("", about)], " " * 6) if about else []
    return drawn


def _about(seen: Seen, player: dict[str, Any]) -> str:
    """Businesses, the cards that the reader knows, and what to look out for."""
    parts = []
    owned: dict[str, list[str]] = {colour: [] for colour in FAMILIES}
    for shop in player["businesses"]:
        colour, kind = shop.split()
        owned[colour].append(BACK if kind == BACK else seen.say(f"short-{kind}"))
    if player["businesses"]:
        each = [seen.say("owns", types=", ".join(owned[c]), **of_colour(seen.words, c)) for c in FAMILIES if owned[c]]
        parts.append(seen.say("about-owns", businesses=listed(seen.words, each)))
    known = sorted((card for card in player["hand"] if card[1:] != BACK), key=order_of)
    if known and player["seat"] != seen.you:
        cards = " ".join(in_short(seen.words, card) for card in known)
        parts.append(seen.say("about-hand" if seen.open else "about-known", cards=cards))
    return "; ".join([*parts, *_warnings(seen, player)])


def _warnings(seen: Seen, player: dict[str, Any]) -> list[str]:
    nearly = [warning.split()[1] for warning in player["warnings"] if warning.startswith("godfather")]
    parts = [coloured(seen.words, "about-nearly", colour) for colour in nearly]
    if "full" in player["warnings"]:
        parts.append(seen.say("about-full"))
    if "owes_war" in player["warnings"]:
        parts.append(seen.say("about-owes"))
    if {"last_note", "at_stake"} & set(player["warnings"]):
        parts.append(seen.say("about-notes", count=sum(player["notes"])))
    return parts


# -- the war, and what the reader can choose from ---------------------------------------------------------------------


def _war(seen: Seen) -> list[str]:
    """A lane for each player; none any more when the cards are back under their piles."""
    if not seen.lanes or seen.phase in ("split", "shop"):
        return []
    war = seen.view["war"]
    title = seen.say("table-war", war=seen.view["wars"], round=war["round"], who=seen.whom(war["starter"]))
    heads = ("player", "family", "strength", "", "stake", "state", "cards")
    rows = [[seen.say(f"table-{head}") if head else "" for head in heads]]
    leader, tied = war["leader"], war["tied"]
    any_open = any(card["open"] for lane in seen.lanes for card in lane["cards"])
    for lane in seen.lanes:
        seat, power, stake = lane["seat"], lane["strength"], seen.players[lane["seat"]]["stake"]
        family = seen.say(f"colour-{lane['colour']}") if lane["colour"] else ""
        rank = "table-leads" if seat == leader else "table-tied" if seat in tied else ""
        strength = str(power) if power is not None and any_open else ""
        note = "" if stake is None else stake if stake == BACK else seen.money(stake)
        served = seen.lanes[lane["serves"]]["colour"] if lane["serves"] is not None else None
        state = coloured(seen.words, "status-turned", served) if served else _status(seen, lane)
        cards = " ".join(_on_table(seen.words, card) for card in lane["cards"])
        rows.append([seen.row_name(seat), family, strength, seen.say(rank) if rank else "", note, state, cards])
    lines = aligned(rows, {2, 4})
    start = max(len(line) for line in aligned([row[:-1] for row in rows], {2, 4}))
    wrapped = [line for row in lines for line in textwrap.wrap(row, WIDTH - 3, subsequent_indent=" " * (start + 2))]
    return [f" {title}", *(f"   {line}" for line in wrapped)]


def _status(seen: Seen, lane: dict[str, Any]) -> str:
    asked = lane["seat"] == seen.mover and lane["status"] == "not_asked"
    return seen.say(f"status-{'asked' if asked else lane['status']}".replace("_", "-"))


def _on_table(words: Words, card: dict[str, Any]) -> str:
    """ "K9", "Y8=4" for a turncoat in service, "(K3)" for a card face down that the reader knows, "K?"."""
    value, name = str(card["card"])[1:], in_short(words, card["card"])
    if not card["open"]:
        return name if value == BACK else f"({name})"
    return name if str(card["worth"]) == value else f"{name}={card['worth']}"


def may_place(seen: Seen) -> list[str]:
    """The colours of which the reader may place a card in the war now."""
    return seen.choosing["colours"] if seen.phase in ("join", "round") and seen.choosing else []


def _hand(seen: Seen) -> list[str]:
    """The owner's cards by colour, with their sum and what they can do."""
    if seen.you is None or not seen.players[seen.you]["hand"] or seen.view["over"]:
        return []
    hand, may = sorted(seen.players[seen.you]["hand"], key=order_of), may_place(seen)
    rows = []
    for colour in FAMILIES:
        mine = [card for card in hand if colour_of(card) == colour]
        if mine:
            total, letter = sum(int(card[1:]) for card in mine), letter_of(seen.words, colour)
            label = f"{MOVES if colour in may else ' '} {letter} {seen.say(f'colour-{colour}'):<6} {total:>3}:"
            rows.append((label, f" {DOT} ".join(in_hand(seen.words, card) for card in mine)))
    return [f" {seen.say('table-your-hand-may' if may else 'table-your-hand')}", *in_columns(rows)]


def _to_choose_from(seen: Seen) -> list[str]:
    """The pile looked through, or the businesses to choose from: for whoever decides."""
    if "pile" in seen.choosing:
        cards = seen.choosing["pile"]
        label = capital(coloured(seen.words, "table-looked-through", colour_of(cards[0])))
        return in_columns([(label, f" {DOT} ".join(in_hand(seen.words, card) for card in cards))])
    if "types" in seen.choosing:
        label = capital(coloured(seen.words, "table-businesses-left", seen.choosing["colour"]))
        return in_columns([(label, f" {DOT} ".join(seen.say(f"type-{kind}") for kind in seen.choosing["types"]))])
    return []


def _payday(seen: Seen) -> list[str]:
    """SI-103 to SI-105: how each total came about, the best first."""
    if not seen.view["over"]:
        return []
    heads = ["place", "player", "laundered", "black", "set", *(f"most-{kind}" for kind in TYPE_IDS), "total"]
    rows = [[seen.say(f"table-{head}") for head in heads]]
    for player in sorted(seen.players, key=lambda player: (seen.view["ranking"][player["seat"]], player["seat"])):
        seat = player["seat"]
        paid = seen.view["payday"][seat]
        extra = [paid["set"], *(paid[f"type{kind}"] for kind in range(TYPES))]
        sums = [player["laundered"], -player["black"], *extra]
        cells = [seen.money(amount) if amount else NOTHING for amount in sums]
        total = seen.money(seen.view["totals"][seat])
        rows.append([str(seen.view["ranking"][seat]), seen.row_name(seat), *cells, total])
    return [f" {seen.say('table-payday')}", *(f"   {line}" for line in aligned(rows, {0, *range(2, len(heads))}))]
