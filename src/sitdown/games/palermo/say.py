"""How Palermo is said and drawn: every word comes from en.ftl and nl.ftl."""

from __future__ import annotations

from typing import Any, Final

from sitdown.engine.game import View
from sitdown.engine.refusal import Fact
from sitdown.engine.say_reader import capital, is_reader, listed
from sitdown.engine.words import Words, words_of
from sitdown.games.palermo.actions import ACTIONS
from sitdown.games.palermo.city import CODES, ENTRY, FIELD_OF, FOLDER, HOUSE, KIOSK, PLACE_OF, TOLL

SIDE: Final = 14
COLUMNS: Final = "ABCDEFGHIJKLMN"
CELL: Final = 4  # characters a field

# How a field without figures is drawn.
ROOF, STREET, PROMENADE, START = "████", " ·  ", " ░░ ", " ⌂  "
LOT: Final = ((" ┌──", "──┐ "), (" └──", "──┘ "))  # the four fields of an empty place
DISC: Final = "●"
BUILDING: Final = {"discs": 13}  # the columns of the players' panel, with their widths
WALKING: Final = {"money": 9, "range": 8, "doors": 14, "gangster": 14, "police": 9}


# -- names ------------------------------------------------------------------------------------------------------------


def field_name(field: int) -> str:
    """`H6`: the column's letter and the row's number."""
    return f"{COLUMNS[field % SIDE]}{field // SIDE + 1}"


def place_name(place: int) -> str:
    """`H6-I7`: its first and its last field."""
    return f"{field_name(FIELD_OF[place * 4])}-{field_name(FIELD_OF[place * 4 + 2])}"


def name_of(of: str, value: int, lang: str) -> str:
    if of == "field":
        return field_name(value)
    if of == "place":
        return place_name(value)
    if of == "tile":
        return CODES[value]
    return words_of(FOLDER, lang).say("turned", turn=value)


def say_card(card: str, lang: str) -> str:
    """A tile: what it is called and its picture, `long house with its door on the right ██/·●`."""
    return f"{words_of(FOLDER, lang).say('tile', tile=card)} {_small(CODES.index(card), 0)}"


def roof_of(words: Words, kind: int, place: int, turn: int) -> str:
    """`H4, I4 and I5`: the fields that a house covers, as they are read."""
    house = HOUSE[kind * 4 + turn]
    fields = sorted(int(FIELD_OF[place * 4 + quadrant]) for quadrant in range(4) if house >> quadrant & 1)
    return listed(words, [field_name(field) for field in fields])


def player_name(view: dict[str, Any], seat: int, words: Words) -> str:
    names = view.get("names")
    return str(names[seat]) if names else words.say("table-player", number=seat + 1)


def picture(kind: int, turn: int) -> list[str]:
    """A tile as two rows of two signs, turned."""
    tile = kind * 4 + turn
    signs = ["#" if HOUSE[tile] >> quadrant & 1 else "e" if ENTRY[tile] == quadrant else "." for quadrant in range(4)]
    return [signs[0] + signs[1], signs[3] + signs[2]]  # quadrants go clockwise


# -- what is to be done, what can be done, what was done --------------------------------------------------------------


def prompt(view: View, lang: str) -> str:
    table: dict[str, Any] = view
    words = words_of(FOLDER, lang)
    if table["over"]:
        return words.say("prompt-over")
    mover = table["turn"][0]
    if table["you"] != mover:
        key, facts = f"prompt-wait-{table['phase']}", {"contact": table["contact"] or ""}
        return capital(words.say(key, name=player_name(table, mover, words), **facts))
    player = table["players"][mover]
    return words.say(
        f"prompt-{table['phase']}",
        contact=table["contact"] or "",
        discs=player["in_hand"],
        range=player["range"],
        toll=int(TOLL),
        left=player["in_city"],
        where=player["where"],
    )


def say_action(view: View, action: int, lang: str) -> str:
    words = words_of(FOLDER, lang)
    kind, values = ACTIONS.decode(action)
    key = "action-" + kind.replace("_", "-")
    if kind == "place_start":
        return words.say(key, place=place_name(values[0]))
    if kind == "build":
        return _say_build(words, values[0], values[1], values[2])
    if kind in ("go", "police_to"):
        return _say_walk(words, key, view, values[0])
    return words.say(key)


def _say_build(words: Words, kind: int, place: int, turn: int) -> str:
    return words.say(
        "action-kiosk" if kind == KIOSK else "action-build",
        tile=CODES[kind],
        place=place_name(place),
        roof=roof_of(words, kind, place, turn),
        field=field_name(FIELD_OF[place * 4 + ENTRY[kind * 4 + turn]]),
    )


def _small(kind: int, turn: int) -> str:
    """`█●/··`: the two rows of a tile in a sentence."""
    return "/".join(picture(kind, turn)).replace("#", "█").replace("e", DISC).replace(".", "·")


def _say_walk(words: Words, key: str, view: View, field: int) -> str:
    table: dict[str, Any] = view
    for reached, cost, gain in table.get("reach") or []:
        if reached == field:
            start = next(tile for tile in table["tiles"] if tile["tile"] == "START")
            brings = "nothing" if gain is None else "home" if field in start["fields"] else "disc"
            return words.say(key, field=field_name(field), cost=cost, gain=gain or 0, brings=brings)
    return words.say(key, field=field_name(field), cost=0, gain=0, brings="unknown")


def say_event(line: dict[str, Fact], lang: str, names: list[str]) -> str:
    words = words_of(FOLDER, lang)
    event: dict[str, Any] = line
    facts = {name: _plain(fact) for name, fact in event.items()}
    if "seat" in event:
        facts.update(_called(words, names[event["seat"]]))
    if "field" in event:
        facts["field"] = field_name(event["field"])
    if "place" in event:
        facts["place"] = place_name(event["place"])
    if "kind" in event:
        facts["tile"] = CODES[event["kind"]]
        facts["roof"] = roof_of(words, event["kind"], event["place"], event["turn"])
        facts["contact"] = "free" if event["waived"] and not event["first"] else "roof"
    if "way" in event:
        facts["from"] = "depot" if event["from"] is None else field_name(event["from"])
    if event["event"] == "filled":
        facts["count"] = len(event["places"])
        facts["places"] = listed(words, [place_name(place) for place in event["places"]])
    if event["event"] == "end":
        facts.update(_winners(words, names, event))
    return capital(words.say("news-" + str(event["event"]).replace("_", "-"), **facts))


def _called(words: Words, name: str) -> dict[str, Any]:
    """Who did it, and whether that is the reader."""
    return {"who": name, "me": "yes" if is_reader(words, name) else "no"}


def _winners(words: Words, names: list[str], event: dict[str, Any]) -> dict[str, Any]:
    best = [names[seat] for seat, place in enumerate(event["ranking"]) if place == 1]
    called = [words.say("you") if is_reader(words, name) else name for name in best]
    who = _called(words, best[0]) if len(best) == 1 else {"who": listed(words, called), "me": "many"}
    return {**who, "money": max(event["scores"])}


def _plain(fact: Any) -> Any:
    """A fact as a message can hold it."""
    return str(fact).lower() if isinstance(fact, bool) else fact


# -- the table --------------------------------------------------------------------------------------------------------


def draw(view: View, lang: str) -> str:
    """The board, the players, and in phase 1 the supply."""
    table: dict[str, Any] = view
    words = words_of(FOLDER, lang)
    parts = [[_headline(table, words), ""], _board(table)]
    if table["phase"] in ("start", "build"):
        parts += [[""], _supply(table, words)]
    elif table["reach"]:
        parts += [_takings(table, words)]
    parts += [[""], _players(table, words), [""], _legend(table, words)]
    return "\n".join(line.rstrip() for part in parts for line in part) + "\n"


def _headline(table: dict[str, Any], words: Words) -> str:
    if table["over"]:
        return words.say("table-now-over", ending=words.say(f"ending-{table['ending']}"))
    name = player_name(table, table["turn"][0], words)
    phase = table["phase"]
    return words.say(f"table-now-{phase}", name=name, round=table["round"], most=table["max_rounds"])


def _board(table: dict[str, Any]) -> list[str]:
    cells = [_ground(table, field) for field in range(SIDE * SIDE)]
    marks: dict[int, str] = {}
    for tile in table["tiles"]:
        if tile["disc"] is not None:
            marks[tile["entry"]] = f"{DISC}{tile['disc'] + 1}"
    for player in table["players"]:  # a figure stands in front of a disc, a gangster in front of a policeman
        if player["police"] is not None:
            letter = "P" if player["police_active"] else "p"
            marks[player["police"]] = f"{letter}{player['seat'] + 1}" + _disc_only(marks.get(player["police"], ""))
    for player in table["players"]:
        if player["gangster"] is not None:
            marks[player["gangster"]] = f"G{player['seat'] + 1}" + marks.get(player["gangster"], "")[:2]
    costs = {field: str(cost) for field, cost, _ in table["reach"] or []}
    for field in {*marks, *costs}:
        cells[field] = _filled(cells[field], costs.get(field, ""), marks.get(field, ""))
    head = "    " + "".join(f"{letter:^{CELL}}" for letter in COLUMNS)
    rows = [f"{row + 1:>3} " + "".join(cells[SIDE * row : SIDE * row + SIDE]) for row in range(SIDE)]
    return [head, *rows]


def _disc_only(mark: str) -> str:
    return mark if mark.startswith(DISC) else ""


def _ground(table: dict[str, Any], field: int) -> str:
    if PLACE_OF[field] < 0:
        return PROMENADE
    for tile in table["tiles"]:
        if tile["place"] == PLACE_OF[field]:
            if field in tile["house"]:
                return ROOF
            return START if tile["tile"] == "START" else STREET
    return LOT[(field // SIDE - 1) % 2][(field % SIDE - 1) % 2]


def _filled(ground: str, cost: str, mark: str) -> str:
    """A field with what stands on it, the cost of going there in front if there is room."""
    if ground == START and not mark:
        return f" {cost}⌂".ljust(CELL)
    text = cost + mark if len(cost + mark) <= CELL else mark
    if ground == PROMENADE and len(text) < CELL - 1:
        text = text.ljust(CELL - 2, "░")
    return text if len(text) == CELL else f" {text}".ljust(CELL)


def _supply(table: dict[str, Any], words: Words) -> list[str]:
    """The tiles that are left, each with a small picture; and what the pictures mean."""
    signs = {"#": "██", "e": f"{DISC} ", ".": "· "}
    names = "".join(f"{words.say('table-kind', tile=pile['code'], left=pile['left']):<11}" for pile in table["supply"])
    rows = [
        "".join("".join(signs[sign] for sign in picture(pile["kind"], 0)[row]) + " " * 7 for pile in table["supply"])
        for row in (0, 1)
    ]
    return [f"    {line}" for line in (names, *rows)]


def _takings(table: dict[str, Any], words: Words) -> list[str]:
    """Where the gangster would be paid now."""
    paid = [(field, cost, gain) for field, cost, gain in table["reach"] if gain is not None]
    best = sorted(paid, key=lambda entry: (-entry[2], entry[0]))
    said = [words.say("table-pays", field=field_name(field), cost=cost, gain=gain) for field, cost, gain in best]
    return ["", words.say("table-takings", list=", ".join(said))] if said else []


def _legend(table: dict[str, Any], words: Words) -> list[str]:
    if table["phase"] in ("start", "build"):
        return [words.say("table-legend-build", disc=DISC)]
    figures = words.say("table-legend-figures", disc=DISC)
    costs = words.say("table-legend-costs") if table["reach"] else ""
    return [words.say("table-legend-walk"), f"{figures}   {costs}"]


def _players(table: dict[str, Any], words: Words) -> list[str]:
    names = [player_name(table, seat, words) for seat in range(table["seats"])]
    wide = max(len(name) for name in names) + 5
    columns = BUILDING if table["phase"] in ("start", "build") else WALKING
    if not table["options"]["police"]:
        columns = {key: width for key, width in columns.items() if key != "police"}
    head = "".join(words.say(f"table-{key}").ljust(width) for key, width in columns.items())
    rows = [" " * (wide + 4) + head]
    for player in table["players"]:
        seat = player["seat"]
        arrow = ">" if seat in table["turn"] else " "
        shown = "".join(_shown(player, key, words).ljust(width) for key, width in columns.items())
        rows.append(f"  {arrow} {f'{seat + 1} {names[seat]}':<{wide}}{shown}")
    return rows


def _shown(player: dict[str, Any], key: str, words: Words) -> str:
    if key == "money":
        return words.say("table-millions", money=player["money"])
    if key == "range":
        return str(player["range"])
    if key == "discs":
        return str(player["in_hand"])
    if key == "doors":
        return words.say("table-doors-left", left=player["in_city"], all=player["in_city"] + player["collected"])
    if key == "police":
        return words.say("table-depot") if player["police"] is None else field_name(player["police"])
    if player["where"] == "home":
        return words.say("table-home", round=player["arrival"])
    return words.say("table-depot") if player["where"] == "depot" else field_name(player["gangster"])
