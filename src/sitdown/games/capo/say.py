"""How Capo is said and drawn: every word comes from en.ftl and nl.ftl."""

from __future__ import annotations

from typing import Any

from sitdown.engine.game import View
from sitdown.engine.refusal import Fact
from sitdown.engine.say_lines import DOT, WIDTH, headline, in_columns
from sitdown.engine.say_reader import Reader, capital, is_reader, listed
from sitdown.engine.words import Words, words_of
from sitdown.games.capo.data import FOLDER, KINDS, MISSIONS, OFF
from sitdown.games.capo.rules import ACTIONS

BACK = "?"
CHOSEN, FACE_UP, FACE_DOWN, STAR = "●", "▲", "▒", "★"
_CARD: dict[str, dict[str, Any]] = {kind["id"]: kind for kind in KINDS}
_NEEDS: dict[str, str] = {mission["id"]: mission["needs"] for mission in MISSIONS}
PILE_SHOWN = 6


class Seen(Reader):
    """A view of Capo, and the words to say it in."""

    def __init__(self, view: dict[str, Any], lang: str) -> None:
        super().__init__(FOLDER, view, lang)
        self.numbers = {name: value for name, value in view.items() if isinstance(value, int)}
        self.event = str(view["event"] or "none")

    def worth(self, own: dict[str, Any]) -> tuple[str, str]:
        """What a crew that is laid or being put together amounts to, and what it lacks; with its own rat stars."""
        kinds = own["crew"] or [own["hand"][slot] for slot in own["chosen"]]
        total, missing, rats = own["count"][:3]
        have = "".join(_CARD[kind]["symbols"] for kind in kinds)
        shown = "".join(sorted(have, key="IBS*".index)).replace("*", "?") or self.say("symbols-none")
        key, stars_in_words = "table-count-rat" if rats else "table-count", self.say("stars", count=total)
        count = self.say(key, count=len(kinds), symbols=shown, stars=stars_in_words)
        return count, lacks(self.words, missing, total - self.view["mission"]["stars"])


# -- cards, missions, players -----------------------------------------------------------------------------------------


def symbols(kind: str) -> str:
    """The symbols of a card; a free one is a question mark, as on missions."""
    return str(_CARD[kind]["symbols"]).replace("*", "?")


def star_mark(kind: str) -> str:
    """The stars of a card, or those it takes off: "★★", "−★"."""
    off = OFF.get(_CARD[kind]["power"], 0)
    return f"−{STAR * off}" if off else STAR * int(_CARD[kind]["stars"])


def short_name(words: Words, kind: str) -> str:
    """A card's name; a special person's without the nickname."""
    power = _CARD[kind]["power"]
    return words.say(f"person-{power}" if power else f"card-{kind}")


def in_list(words: Words, kind: str) -> str:
    """ "Bruno the Anvil (II ★)"."""
    rat = words.say("mark-rat") if _CARD[kind]["power"] == "tony" else ""
    return f"{short_name(words, kind)} ({' '.join(filter(None, (symbols(kind), star_mark(kind), rat)))})"


def spelled(words: Words, needs: str) -> str:
    """ "2 fists, 1 banknote": symbols of a card or a mission, as people say them."""
    each = {symbol: needs.count(symbol) for symbol in needs}
    return ", ".join(words.say(f"need-{'any' if s == '?' else s}", count=n) for s, n in each.items())


def in_words(words: Words, kind: str) -> str:
    """ "Bruno the Anvil (2 fists, 1 star)"."""
    power = _CARD[kind]["power"]
    has = spelled(words, _CARD[kind]["symbols"].replace("*", "")) or words.say("symbols-none")
    shown = words.say("symbols-any") if power == "vincenzo" else has
    off = OFF.get(power, 0)
    stars = words.say("stars-off", count=off) if off else words.say("stars", count=_CARD[kind]["stars"])
    return words.say("action-card", name=short_name(words, kind), symbols=shown, stars=stars)


def mission_in_words(words: Words, mission: str, limit: int) -> str:
    """ "Break the strike: IIBS (2 fists, 1 banknote, 1 crate), at most 4 stars"."""
    needs = _NEEDS[mission]
    facts = {"name": words.say(f"mission-{mission}"), "needs": needs, "spelled": spelled(words, needs)}
    return words.say("table-mission-is", **facts, count=limit)


def event_in_words(words: Words, event: str) -> str:
    return words.say("table-event-is", name=words.say(f"event-{event}"), text=words.say(f"event-{event}-text"))


def lacks(words: Words, missing: int, too_many: int) -> str:
    """Why a crew does not meet the mission; empty if it does."""
    why = {"short-symbols": missing, "short-stars": too_many}
    return listed(words, [words.say(key, count=count) for key, count in why.items() if count > 0])


def victory(words: Words, names: list[str], respect: int) -> str:
    me = "many" if len(names) > 1 else "yes" if is_reader(words, names[0]) else "no"
    called = [words.say("you") if is_reader(words, name) else name for name in names]
    return capital(words.say("news-end", who=listed(words, called), me=me, respect=respect))


# -- the table --------------------------------------------------------------------------------------------------------


def draw(view: View, lang: str) -> str:
    """A view as a table in a terminal, at most WIDTH columns wide; an open view with everything in it."""
    seen = Seen(view, lang)
    title = seen.say(f"table-title{'-end' if view['over'] else ''}", **seen.numbers)
    head = headline(seen.say("title"), title)
    blocks = [[head] if view["over"] else [head, *_middle(seen)], _players(seen)]
    if "draw_pile" in view:
        blocks += [*(_truth_of(seen, player) for player in seen.players), _piles(seen)]
    elif seen.you is not None:
        blocks += _own(seen)
    return "\n\n".join("\n".join(block) for block in blocks if block)


def _middle(seen: Seen) -> list[str]:
    """What lies in the middle of the table."""
    view = seen.view
    with_events = view["events_left"] is not None
    back = {True: "yes", False: "no", None: "empty"}[view["next_envelope"]]
    event = event_in_words(seen.words, view["event"]) if view["event"] else seen.say("table-event-none")
    rows = {
        "mission": mission_in_words(seen.words, view["mission"]["id"], view["mission"]["stars"]),
        "event": event if with_events else "",
        "next": "" if view["options"]["first_game"] and back != "empty" else seen.say(f"table-next-{back}"),
        "piles": seen.say(f"table-piles-are{'' if with_events else '-no-events'}", **seen.numbers),
        "caller": seen.row_name(view["caller"]),
        "signs": seen.say("table-signs-are"),
    }
    return in_columns([(seen.say(f"table-{label}"), text) for label, text in rows.items() if text])


def _players(seen: Seen) -> list[str]:
    """A row for each player; the crew comes last."""
    stale = seen.phase in ("play", "show") and seen.view["round"] > 1  # CA-25: as the last round left it
    heads = ["player", "respect", "in-hand", "before" if stale else "overview", "place" if seen.view["over"] else "now"]
    rows = [[seen.say(f"table-{head}") for head in heads]]
    crews = [[seen.say("table-laid")] if any(player["crew_size"] for player in seen.players) else []]
    for player in seen.players:
        seat, overview = player["seat"], seen.say(f"table-{player['overview']}")
        now = str(seen.view["ranking"][seat]) if seen.view["over"] else _now(seen, player)
        rows.append([seen.row_name(seat), str(player["respect"]), str(player["hand_size"]), overview, now])
        up = [in_list(seen.words, kind) for kind in player["crew_up"]]
        crews.append(up + [FACE_DOWN] * (player["crew_size"] - len(up)))
    wide = [max(len(row[column]) for row in rows) for column in range(len(heads))]
    lines: list[str] = []
    for (name, respect, hand, overview, now), crew in zip(rows, crews, strict=True):
        numbers = f"{respect:>{wide[1]}}  {hand:>{wide[2]}}"
        start = f" {name:<{wide[0]}}  {numbers}  {overview:<{wide[3]}}  {now:<{wide[4]}}  "
        lines.append(start)
        for card in crew:
            if len(lines[-1]) + len(card) > WIDTH:
                lines.append(" " * (len(start) if len(start) + len(card) < WIDTH else WIDTH // 2))
            lines[-1] += f"{card} "
    return [line.rstrip() for line in lines]


def _now(seen: Seen, player: dict[str, Any]) -> str:
    key = "deciding" if player["deciding"] else "ready" if player["ready"] else "skipped"
    return seen.say(f"table-{key}") + (f", {seen.say('table-protected')}" if player["protected"] else "")


def _marks(own: dict[str, Any], up: list[str], place: str, phase: str) -> list[str]:
    """A mark for each card of a hand or crew that is chosen or lies face up. Copies are alike: any of them will do."""
    if (place, phase) in (("hand", "play"), ("crew", "show")):
        return [CHOSEN if index in own["chosen"] else "" for index in range(len(own[place]))]
    left, marks = list(up) if place == "crew" else [], []
    for kind in own[place]:
        marks.append(FACE_UP if kind in left else "")
        if kind in left:
            left.remove(kind)
    return marks


def _own(seen: Seen) -> list[list[str]]:
    """What only the owner sees: hand, crew, what it is worth, the suspicion laid."""
    view, up = seen.view, seen.players[seen.you or 0]["crew_up"]
    blocks = [_cards(seen, place, _marks(view, up, place, seen.phase)) for place in ("hand", "crew") if view[place]]
    if view["count"]:
        worth, why = seen.worth(view)
        wanted = seen.say("table-wanted-is", needs=view["mission"]["needs"], count=view["mission"]["stars"])
        rows = [("worth", worth), ("wanted", wanted), ("so", seen.say(f"table-{'bluff' if why else 'meets'}", why=why))]
        rows += [("pistol", _suspect(seen, view))] if view["laid"] else []
        blocks.append(in_columns([(seen.say(f"table-{label}"), text) for label, text in rows]))
    return blocks


def _cards(seen: Seen, place: str, marks: list[str]) -> list[str]:
    """Numbered cards with symbols, stars and power."""
    names = [seen.say(f"card-{kind}") for kind in seen.view[place]]
    key = "-chosen" if CHOSEN in marks else "-up" if FACE_UP in marks else ""
    lines = [f" {seen.say(f'table-your-{place}{key}')}"]
    width = max(len(name) for name in names)
    for number, (kind, name, mark) in enumerate(zip(seen.view[place], names, marks, strict=True), 1):
        power = _CARD[kind]["power"] and seen.say(f"power-{_CARD[kind]['power']}")
        signs = f"{symbols(kind) or '–':<3}  {star_mark(kind) or '–':<3}"
        lines.append(f" {mark:1} {number}  {name:<{width}}  {signs}  {power}".rstrip())
    return lines


def _suspect(seen: Seen, own: dict[str, Any]) -> str:
    return seen.say("nobody") if own["suspects"] is None else seen.name(own["suspects"])


def _truth_of(seen: Seen, player: dict[str, Any]) -> list[str]:
    """Everything about one player, for an open view."""
    rows: list[tuple[str, str]] = []
    for place in ("hand", "crew"):
        marks = _marks(player, player["crew_up"], place, seen.phase)
        cards = [mark + in_list(seen.words, kind) for mark, kind in zip(marks, player[place], strict=True)]
        rows += [(seen.say(f"table-{place}"), f" {DOT} ".join(cards))] if cards else []
    if player["count"]:
        count, why = seen.worth(player)
        rows.append(("", seen.say("table-bluff-open" if why else "table-meets-open", worth=count, why=why)))
    if player["laid"]:
        rows.append((seen.say("table-suspects"), _suspect(seen, player)))
    return [f" {capital(seen.name(player['seat']))}", *(in_columns(rows, "   ") if rows else [])]


def _piles(seen: Seen) -> list[str]:
    """The piles, the top card first, as far as a table stays readable."""
    view, words = seen.view, seen.words
    piles = {
        "draw-pile": [in_list(words, kind) for kind in view["draw_pile"]],
        "discards": [in_list(words, kind) for kind in view["discards_known"]],
        "missions": [words.say(f"mission-{mission}") for mission in view["mission_pile"]],
        "events": [words.say(f"event-{event}") for event in view["event_pile"]],
    }
    if view["events_left"] is None:
        del piles["events"]
    rows = []
    for key, names in piles.items():
        shown = names[:PILE_SHOWN] + ([f"… +{len(names) - PILE_SHOWN}"] if len(names) > PILE_SHOWN else [])
        rows.append((words.say(f"table-{key}"), f" {DOT} ".join(shown) or "–"))
    return in_columns(rows)


# -- what is to be done -----------------------------------------------------------------------------------------------


def prompt(view: View, lang: str) -> str:
    """What is to be done now, for the seat whose view it is."""
    seen = Seen(view, lang)
    if seen.phase == "end":
        winners = [player for player in seen.players if seen.view["ranking"][player["seat"]] == 1]
        names = [seen.say("you") if p["seat"] == seen.you else seen.name(p["seat"]) for p in winners]
        return seen.say("prompt-end", text=victory(seen.words, names, winners[0]["respect"]))
    if seen.you is not None and seen.players[seen.you]["deciding"]:
        return {"play": _ask_crew, "show": _ask_turning_up, "suspect": _ask_suspicion}[seen.phase](seen)
    key = f"prompt-watch-{seen.phase}"
    if seen.you is not None:
        skipped = not seen.players[seen.you]["ready"]
        key = f"prompt-wait-{'none' if skipped else seen.phase}"
    waiting = [seen.name(player["seat"]) for player in seen.players if player["deciding"]]
    return f"{seen.say(key)} {seen.say('prompt-wait-for', who=listed(seen.words, waiting))}"


def _ask_crew(seen: Seen) -> str:
    chosen = seen.view["chosen"]
    if not chosen:
        return seen.say("prompt-play", event=seen.event)
    full, up = seen.view["full"], seen.view["turn_up"][len(chosen)]
    return seen.say(f"prompt-play-{'full' if full else 'more'}", count=len(chosen), up=up)


def _ask_turning_up(seen: Seen) -> str:
    chosen = len(seen.view["chosen"])
    left, size = seen.view["to_turn_up"] - chosen, len(seen.view["crew"])
    return seen.say(f"prompt-show{'-more' if chosen else ''}", left=left, size=size)


def _ask_suspicion(seen: Seen) -> str:
    prices = {"gain": seen.view["gain"], "loss": seen.view["loss"]}
    safe = [seen.name(one["seat"]) for one in seen.players if one["protected"] and one["seat"] != seen.you]
    but = [seen.say("prompt-protected", who=listed(seen.words, safe))] if safe else []
    return " ".join([seen.say("prompt-suspect", **prices), *but])


# -- choices and the log ----------------------------------------------------------------------------------------------


def say_action(view: View, action: int, lang: str) -> str:
    """An action as the seat whose view it is would say it."""
    seen = Seen(view, lang)
    kind, values = ACTIONS.decode(action)
    of = {"add_card": ("card", "hand"), "show_card": ("crew", "crew")}.get(kind)
    facts = {}
    if of:
        cards: list[str] = seen.view.get(of[1], [])
        known = values[0] < len(cards) and cards[values[0]] != BACK
        facts["card"] = in_words(seen.words, cards[values[0]]) if known else name_of(of[0], values[0], lang)
    elif values:
        there = seen.you is not None and values[0] < len(seen.players)
        seat = ((seen.you or 0) + values[0]) % len(seen.players)
        facts["whom"] = seen.name(seat) if there else name_of("seat", values[0], lang)
    return seen.say(f"action-{kind.replace('_', '-')}", **facts)


def name_of(of: str, value: int, lang: str) -> str:
    """What people call the object that an argument stands for, as far as its number tells."""
    return words_of(FOLDER, lang).say(f"name-{of}", number=value + 1, count=value)


def say_card(card: str, lang: str) -> str:
    """A mafioso, a mission with its printed limit, or an event."""
    words = words_of(FOLDER, lang)
    if card in _CARD:
        return in_words(words, card)
    mission = next((mission for mission in MISSIONS if mission["id"] == card), None)
    return event_in_words(words, card) if mission is None else mission_in_words(words, card, mission["stars"])


def say_event(line: dict[str, Fact], lang: str, names: list[str]) -> str:
    """One line of a seat's log, with the rule that caused it."""
    words = words_of(FOLDER, lang)
    heard: dict[str, Any] = {**line, "variant": ""}
    heard.update(_details(words, heard))
    for fact, called, me, you in (("seat", "who", "me", "you"), ("target", "whom", "them", "you-object")):
        if fact in heard:
            name = names[heard[fact]]
            heard[me] = "yes" if is_reader(words, name) else "no"
            heard[called] = words.say(you) if is_reader(words, name) else name
    if "winners" in heard:
        text = victory(words, [names[seat] for seat in heard["winners"]], heard["respect"])
    else:
        key = f"news-{line['event']}{heard.pop('variant')}".replace("_", "-")
        text = capital(words.say(key, **heard))
    return f"{text} [{heard['rule']}]" if "rule" in heard else text


def _details(words: Words, heard: dict[str, Any]) -> dict[str, object]:
    """What the words of an event need besides its own facts and the players."""
    if "cards" in heard:
        told = short_name if heard["event"] == "drew" else in_words  # what was drawn lies in the hand, to be looked at
        cards = [told(words, kind) for kind in heard["cards"] if kind != BACK]
        known = len(cards) == len(heard["cards"])
        return {"cards": listed(words, cards) if known else words.say("cards", count=len(heard["cards"]))}
    match heard["event"]:
        case "mission":
            needs = spelled(words, _NEEDS[heard["mission"]])
            return {"name": words.say(f"mission-{heard['mission']}"), "spelled": needs, "count": heard["limit"]}
        case "event":
            return {"event": event_in_words(words, heard["card"])}
        case "crew":
            return {"count": heard["size"]}
        case "rat":
            return {"stars": words.say("stars", count=heard["stars"])}
        case "judged":
            why = lacks(words, heard["missing"], heard["stars"] - heard["limit"])
            return {"variant": "-prison" if why else "-hat", "why": why, "count": heard["stars"]}
        case "respect":
            change = heard["change"]
            why = words.say(f"why-{heard['rule']}", gain="yes" if change > 0 else "no")
            variant = "-gain" if change > 0 else "-loss" if change else "-none"
            return {"variant": variant, "amount": abs(change), "why": why}
    return {}
