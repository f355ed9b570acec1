"""Maffiosi drawn as a table in a terminal, and the names of all that lies on it; words from en.ftl and nl.ftl."""

from __future__ import annotations

from collections import Counter
from typing import Any

from sitdown.engine.game import View
from sitdown.engine.say_lines import DOT, aligned, headline, in_columns
from sitdown.engine.say_reader import Reader, times
from sitdown.engine.words import Words
from sitdown.games.maffiosi.data import CARD_IDS, COLOURS, FOLDER, NOTES

BACK, NOTHING, MOVES = "?", "·", "▸"
OBJECTS = ("cafe", "restaurant", "casino", "till", "revolver", "knife", "drink")
TOP, RIGHT, BOTTOM, LEFT = range(1, 13), range(13, 16), range(27, 15, -1), range(30, 27, -1)  # as seen from above
FIELD = 5  # columns for what belongs to one chair; a blank stands before each
MARGIN = 10  # for the number and the man of a chair at an end
INSIDE = (FIELD + 1) * len(TOP) + 1
MIDDLE = INSIDE - 2 * (FIELD + 5)  # between what lies before the chairs at the ends
WARN = 2  # rounds before a stalemate


class Seen(Reader):
    """A view of Maffiosi, and the words to say it in."""

    longest_name = 16

    def __init__(self, view: dict[str, Any], lang: str) -> None:
        super().__init__(FOLDER, view, lang)
        self.mover: int | None = view["mover"]
        self.chairs: dict[int, dict[str, Any]] = {chair["chair"]: chair for chair in view["chairs"]}
        self.choosing: dict[str, Any] = view["choosing"] or {}
        self.open = view["you"] is None and BACK not in view["draw"]

    def money(self, amount: int | None) -> str:
        return BACK if amount is None else self.say("money", amount=amount)

    def cake(self, seat: int) -> dict[str, Any] | None:
        """This seat's cake, if it stands on the table."""
        return next((cake for cake in self.view["cakes"] if cake["seat"] == seat), None)

    def code_at(self, chair: int) -> str:
        """The man on a chair, as he is drawn: "rH"."""
        man = self.chairs[chair]["man"]
        return self.code_of(man["seat"], man)

    def code_of(self, seat: int, man: dict[str, Any]) -> str:
        """ "rH" for a red Heavy, "rHz" if he sleeps; `man` has his type."""
        return letter_of(self.words, seat) + self.say(f"letter-{man['type']}") + ("z" if man["asleep"] else "")


# -- men, chairs, cards -----------------------------------------------------------------------------------------------


def of_colour(words: Words, seat: int) -> dict[str, str]:
    """The two forms of the name of a seat's colour: alone ("rood"), and before a noun ("rode")."""
    return {"colour": words.say(f"colour-{COLOURS[seat]}"), "adj": words.say(f"adj-{COLOURS[seat]}")}


def letter_of(words: Words, seat: int) -> str:
    """Of the seat's colour, in the reader's language: data.toml has others for records."""
    return words.say(f"letter-{COLOURS[seat]}")


def card_name(words: Words, card: str) -> str:
    return words.say(f"card-{card}")


def counted(words: Words, cards: list[str]) -> str:
    """ "Stab! × 2 · Move", in the order of the kinds."""
    tally = Counter(cards)
    return f" {DOT} ".join(times(card_name(words, kind), tally[kind]) for kind in CARD_IDS if tally[kind])


# -- the whole picture ------------------------------------------------------------------------------------------------


def draw(view: View, lang: str) -> str:
    """A view as a table in a terminal, at most WIDTH columns wide; an open view with everything in it."""
    seen = Seen(view, lang)
    title = _title(seen)
    head = headline(seen.say("title"), title)
    blocks = [[head], [*_table(seen), "", *_legend(seen)], _players(seen), _piles(seen), _hand(seen)]
    return "\n\n".join("\n".join(line.rstrip() for line in block) for block in blocks if block)


def _title(seen: Seen) -> str:
    if seen.view["over"]:
        return seen.say("table-title-end", turn=seen.view["turn"])
    if seen.view["turn"] == 0:
        return seen.say("table-title-seating")
    last = seen.view["options"]["closing_time"]
    key = "table-title" if last == "off" else "table-title-of"
    return seen.say(key, turn=seen.view["turn"], round=seen.view["round"], last=last)


# -- the table from above ---------------------------------------------------------------------------------------------


def _table(seen: Seen) -> list[str]:
    """Numbers and men outside, what lies before them inside, and in the middle the pot, the piles and what happens."""
    in_danger = {hit for cake in seen.view["cakes"] for hit in cake["hits"]}
    numbers = {chair: f" {chair:>2}{'!' if chair in in_danger else ' '} " for chair in seen.chairs}
    men = {chair: _man(seen, chair) for chair in seen.chairs}
    signs = {chair: _sign(seen, chair) for chair in seen.chairs}
    cakes = {chair: _cake(seen, chair) for chair in seen.chairs}
    edge, left = "─" * INSIDE, " " * MARGIN

    def outside(fields: dict[int, str], row: range) -> str:
        return f"{left} {''.join(f' {fields[chair]}' for chair in row)}"

    def inside(fields: dict[int, str], row: range) -> str:
        return f"{left}│{''.join(f' {fields[chair]}' for chair in row)} │"

    rows = [outside(numbers, TOP), outside(men, TOP), f"{left}┌{edge}┐", inside(signs, TOP), inside(cakes, TOP)]
    for at_left, at_right, text in zip(LEFT, RIGHT, _middle(seen), strict=True):
        west = f"{numbers[at_left]}{men[at_left]}│ {signs[at_left]}{cakes[at_left][:4]}"
        east = f"{cakes[at_right][:4]}{signs[at_right]} │{men[at_right]}{numbers[at_right]}"
        rows.append(f"{west}{text:^{MIDDLE}}{east}")
    rows += [inside(cakes, BOTTOM), inside(signs, BOTTOM), f"{left}└{edge}┘", outside(men, BOTTOM)]
    return [*rows, outside(numbers, BOTTOM)]


def _man(seen: Seen, chair: int) -> str:
    """Whoever sits there, in brackets if he is chosen; a dot for an empty chair."""
    if seen.chairs[chair]["man"] is None:
        return f"  {NOTHING}  "
    chosen = chair == seen.choosing.get("from") or chair in seen.choosing.get("chairs", [])
    code = seen.code_at(chair)
    return f"{f'[{code}]' if chosen else f' {code}':<{FIELD}}"


def _sign(seen: Seen, chair: int) -> str:
    thing = seen.chairs[chair]["object"]
    return f"{seen.say(f'sign-{thing}') if thing else '':^{FIELD}}"


def _cake(seen: Seen, chair: int) -> str:
    owner = seen.chairs[chair]["cake"]
    return f"{'' if owner is None else f' *{letter_of(seen.words, owner)}':<{FIELD}}"


def _middle(seen: Seen) -> list[str]:
    """Three lines: the money, the cards, and who does what."""
    view = seen.view
    top = view["used"][0] if view["used"] else ""
    name = "" if top in ("", BACK) else card_name(seen.words, top)
    key = "table-piles-top" if name else "table-piles-hidden" if top else "table-piles"
    piles = seen.say(key, top=name, draw=view["draw_size"], used=view["used_size"])
    return [_pot(seen), piles, _step(seen)]


def _pot(seen: Seen) -> str:
    """The money in the middle, and in which notes it lies there if that matters (MA-22)."""
    amount = seen.money(seen.view["pot"])
    counts = zip(NOTES, seen.view["notes"], strict=False)  # no notes are told of a plain sum
    notes = f" {DOT} ".join(times(seen.money(value), count) for value, count in counts if count)
    return seen.say("table-pot-notes" if notes else "table-pot", amount=amount, notes=notes)


def _step(seen: Seen) -> str:
    if seen.mover is None:
        return seen.say("step-end")
    man = ""
    if "type" in seen.choosing:
        man = seen.code_of(seen.mover, seen.choosing)
    elif "from" in seen.choosing:
        man = seen.code_at(seen.choosing["from"])
    facts = {"man": man, "left": seen.choosing.get("left", 0), "me": "yes" if seen.mover == seen.you else "no"}
    what = seen.say(f"step-{seen.phase}".replace("_", "-"), **facts)
    return seen.say("table-step", who=seen.name(seen.mover), what=what, **of_colour(seen.words, seen.mover))


def _legend(seen: Seen) -> list[str]:
    """What the signs mean."""
    cafe = "yes" if seen.view["options"]["cafe_is_drink"] else "no"
    parts = ("men", "money", "things", "cakes")
    return in_columns([(seen.say(f"legend-{part}"), seen.say(f"legend-{part}-is", cafe=cafe)) for part in parts])


# -- players, piles, the hand -----------------------------------------------------------------------------------------


def _players(seen: Seen) -> list[str]:
    """A row for each player; below it, in an open view, the hand."""
    over = seen.view["over"]
    heads = ["place", "colour", "player", "money", "men", "hand", "cake", "income"]
    rows = [["", *(seen.say(f"table-{head}") for head in heads), ""]]
    rows += [_row(seen, player) for player in seen.players]
    rows = [row[:-2] if over else [row[0], *row[2:]] for row in rows]
    head, *lines = aligned(rows, {1, 4, 5, 6} if over else {3, 4, 5, 7})
    drawn = [head]
    for line, player in zip(lines, seen.players, strict=True):
        drawn.append(line)
        if seen.open and player["hand"]:
            holds = seen.say("about-hand", cards=counted(seen.words, player["hand"]))
            drawn += in_columns([("", holds)], " " * 6)
    return drawn


def _row(seen: Seen, player: dict[str, Any]) -> list[str]:
    """A player in the columns of the table; the last one says why the income is large."""
    seat = player["seat"]
    mark = MOVES if seat == seen.mover else ""
    place = str(seen.view["ranking"][seat]) if seen.view["over"] else ""
    colour = f"{letter_of(seen.words, seat)} {seen.say('colour-' + player['colour'])}"
    men = seen.say("table-out") if player["out"] else str(player["men"])
    cells = [place, colour, seen.row_name(seat), seen.money(player["money"]), men, str(player["hand_size"])]
    return [mark, *cells, _whereabouts(seen, player), seen.money(player["income"]), _sources(seen, player)]


def _whereabouts(seen: Seen, player: dict[str, Any]) -> str:
    """Where a player's cake is; who is out has no use for it at home."""
    cake = player["cake"]
    if isinstance(cake, int):
        return seen.say("cake-at", chair=cake)
    return NOTHING if player["out"] and cake == "home" else seen.say(f"cake-{cake}")


def _sources(seen: Seen, player: dict[str, Any]) -> str:
    """What makes the next income large: the till, and businesses of which the player holds both."""
    parts = [seen.say("income-till")] if player["till"] else []
    if player["monopolies"]:
        signs = " ".join(seen.say(f"sign-{business}") for business in player["monopolies"])
        parts.append(seen.say("income-both", signs=signs))
    return ", ".join(parts)


def _standing(seen: Seen) -> str:
    """The men without a chair, player by player."""
    trays = [
        [times(seen.code_of(player["seat"], man), man["count"]) for man in player["tray"]] for player in seen.players
    ]
    return f" {DOT} ".join(", ".join(tray) for tray in trays if tray)


def _piles(seen: Seen) -> list[str]:
    """Men without a chair, what was used, what is out of the game, and a stalemate that is near; the open draw pile."""
    view = seen.view
    standing = _standing(seen)
    rows = [(seen.say("table-standing"), standing)] if standing else []
    if view["used"] and (seen.open or view["options"]["open_discards"]):
        rows.append((seen.say("table-used"), counted(seen.words, view["used"])))
    if view["scrams_gone"]:
        rows.append((seen.say("table-gone"), times(card_name(seen.words, "scram"), view["scrams_gone"])))
    if seen.open:
        rows.append((seen.say("table-draw"), f" {DOT} ".join(card_name(seen.words, card) for card in view["draw"])))
    playing = sum(not player["out"] for player in seen.players)
    left = view["stalemate_in"]
    if left is not None and left <= WARN * playing:
        rows.append((seen.say("table-stalemate"), seen.say("table-stalemate-in", turns=left)))
    return in_columns(rows)


def _hand(seen: Seen) -> list[str]:
    """The reader's cards, and what each of them does."""
    if seen.you is None or not seen.players[seen.you]["hand"] or seen.view["over"]:
        return []
    tally = Counter(seen.players[seen.you]["hand"])
    cards = [
        (times(card_name(seen.words, kind), tally[kind]), seen.say(f"help-{kind}")) for kind in CARD_IDS if tally[kind]
    ]
    return [f" {seen.say('table-your-hand')}", *in_columns(cards, "   ")]
