"""Positions of Maffiosi for tests, written as the rules write them, and everything after that by real actions.

    state = table("yK 3, rH 4, bB 9, bH 21z", cakes={"red": 9}, hands={"yellow": "stab"})
    play(state, "yellow stab 4, yellow finish")
    assert at(state, 4) == ""

Men are colour, type and chair, `z` for one who sleeps; players are named by their colours. A hand holds what is named
and as filler what is left of Fire!, Stab!, Order and so on, Moves last. Whoever has no men is out. Tokens are laid out
in a public order (hands, used pile, draw pile), so two tables that differ only in a secret differ only in faces.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine import Illegal, Log, Rng, Value
from sitdown.engine.cards import BIT
from sitdown.engine.refusal import Fact
from sitdown.games.maffiosi import GAME, turn
from sitdown.games.maffiosi.deck import DREW
from sitdown.games.maffiosi.play import MaffiosiPlay
from sitdown.games.maffiosi.state import STABBED
from sitdown.testing import listen
from tests.games.maffiosi.helpers.invariant import DECK, GANG, KINDS, check_table, start_pot

__all__ = ["check_table"]

Lines = list[dict[str, Fact]]

COLOURS = ["yellow", "red", "blue", "green", "orange", "purple"]
LETTERS = "yrbgop"
TYPES = "BGKH"
TYPE_NAMES = ["boss", "gunman", "knifer", "heavy"]
WAYS = ["left", "right"]
FILLER = ["fire", "stab", "order", "kaboom", "pass", "nightcap", "scram", "move"]


def seat_of(colour: str) -> int:
    return COLOURS.index(colour)


# -- laying the table as a test wants it ------------------------------------------------------------------------------


def start(players: int = 3, seed: object = 0, **options: Value) -> MaffiosiPlay:
    """A game from its beginning."""
    state = GAME.start(players, seed, options)
    assert isinstance(state, MaffiosiPlay)
    return state


def table(
    men: str | None = None,
    *,
    players: int = 3,
    cakes: Mapping[str, int] | None = None,
    money: Sequence[int] | None = None,
    pot: int | None = None,
    notes: Sequence[int] | None = None,
    hands: Mapping[str, str] | None = None,
    used: str = "",
    gone: int = 0,
    draw: int | None = None,
    top: str = "",
    active: str = "yellow",
    first: str = "yellow",
    step: int = 3,
    check: bool = True,
    **options: Value,
) -> MaffiosiPlay:
    """The active player chooses a card at a table laid out as asked; without `men` all sit as at the start.

    With `step=1` his turn starts here instead: cake and income come by themselves. Money that nobody is given lies in
    the pot; `pot` and `notes`, where the rules name them, must agree. `used` are the used cards, the top one last,
    `gone` so many played Scrams, and `top` the next cards of the draw pile. If `draw` says how many that pile has, the
    rest lies under the used cards. `check` is False for men whom no box holds. All that happens is kept for `told`.
    """
    state = start(players, "table", **{**options, "seating": "fixed"})
    if men is not None:
        lay_men(state, men)
    for colour, chair in (cakes or {}).items():
        state.cake[seat_of(colour)] = chair
    lay_money(state, money or [0] * players, pot, notes)
    state.active, state.mover, state.first = seat_of(active), seat_of(active), seat_of(first)
    lay_cards(state, hands or {}, used.split(), gone, draw, top.split())
    listen(state)
    if step == 1:
        turn.start_turn(state)
    if check:
        check_table(state)
    return state


def lay_men(state: MaffiosiPlay, men: str) -> None:
    """`yH 27, oH 19z`; all others are long gone, stabbed, and whoever has nobody left is out."""
    state.asleep = 0
    for seat in range(state.seats):
        state.men[seat] = state.alive[seat] = 0
    for kind in range(4):
        state.kin[kind] = 0
    for name in men.split(", "):
        man, place = name.split()
        chair, seat, kind = BIT[int(place.rstrip("z"))], LETTERS.index(man[0]), TYPES.index(man[1])
        assert not any(state.kin[other] & chair for other in range(4)), f"{place} is taken"
        state.men[seat] = state.men[seat] | chair
        state.kin[kind] = state.kin[kind] | chair
        state.alive[seat] += 1
        state.asleep |= chair if place.endswith("z") else 0
    alive = [state.alive[seat] for seat in range(state.seats)]
    state.tally[STABBED] = sum(GANG[state.seats]) * state.seats - sum(alive)
    state.moment = 1 if state.tally[STABBED] else 0
    for seat in range(state.seats):
        state.left_at[seat] = state.last_men[seat] = 0 if alive[seat] else 1


def lay_money(state: MaffiosiPlay, money: Sequence[int], pot: int | None, notes: Sequence[int] | None) -> None:
    """So much for each; the rest is the pot, in few notes if none are named. Nothing has been paid in this turn."""
    for seat in range(state.seats):
        state.money[seat] = money[seat]
    state.pot = start_pot(state) - sum(money)
    assert pot in (None, state.pot), "the money in the box is never more or less"
    if state.options["last_note"] == "note":
        few = [state.pot % 5, state.pot % 10 // 5, state.pot // 10]
        state.notes = vec[i64](few if notes is None else [notes.count(value) for value in (1, 5, 10)])
    state.progress = False


def lay_cards(
    state: MaffiosiPlay, hands: Mapping[str, str], used: list[str], gone: int, draw: int | None, top: list[str]
) -> None:
    """Every card in one place: hands, used pile, played Scrams and draw pile, in this order of tokens."""
    left = dict(DECK, scram=0, move=16) if state.options["no_scram"] else dict(DECK)
    named = {seat_of(colour): hand.split() for colour, hand in hands.items()}
    played = ["scram"] * gone
    for kind in [*used, *played, *top, *(kind for hand in named.values() for kind in hand)]:
        left[kind] -= 1
        assert left[kind] >= 0, f"so many {kind} there are not"
    spare = [kind for kind in FILLER for _ in range(left[kind])]
    held = []
    for seat in range(state.seats):
        hand = named.get(seat, [])
        fill = 5 - len(hand) if state.alive[seat] else 0
        held.append(hand + spare[:fill])
        del spare[:fill]
    if draw is not None:
        over = len(spare) + len(top) - draw
        used, spare = spare[:over] + used, spare[over:]
    put_cards(state, held, used, played, spare + top[::-1])
    remember(state, used + played)


def put_cards(state: MaffiosiPlay, held: list[list[str]], used: list[str], played: list[str], draw: list[str]) -> None:
    tokens = iter(range(60))
    for seat, hand in enumerate(held):
        state.hand_n[seat] = len(hand)
        for slot, kind in enumerate(hand):
            state.hand[seat * 5 + slot] = token = next(tokens)
            state.cards.face[token] = KINDS.index(kind)
            state.cards.seen[token] = BIT[seat]
    for pile, kinds in ((state.used, used), (state.gone, played), (state.draw, draw)):
        pile.n = 0
        for kind in kinds:
            pile.put(token := next(tokens))
            state.cards.face[token] = KINDS.index(kind)
            state.cards.seen[token] = 0
            if pile is not state.draw:
                state.cards.show_all(token)


def remember(state: MaffiosiPlay, used: list[str]) -> None:
    """As if the active player had played all these since the deal, drawing a card for each."""
    state.story_n = 0
    for kind in used:
        state.story[state.story_n] = state.active * 8 + KINDS.index(kind)
        state.story[state.story_n + 1] = DREW + state.active
        state.story_n += 2


# -- playing on by real actions ---------------------------------------------------------------------------------------


def action_of(what: str) -> int:
    """`play stab`, `discard stab`, `chair 4`, `pass red left`, `boom red`, `piece Hz`, `finish`."""
    kind, *about = what.split()
    if kind in ("play", "discard"):
        return GAME.actions.encode(kind, KINDS.index(about[0]))
    if kind == "chair":
        return GAME.actions.encode(kind, int(about[0]))
    if kind == "pass":
        return GAME.actions.encode(kind, seat_of(about[0]), WAYS.index(about[1]))
    if kind == "boom":
        return GAME.actions.encode(kind, seat_of(about[0]))
    if kind == "piece":
        return GAME.actions.encode(kind, TYPES.index(about[0][0]), int(about[0].endswith("z")))
    return GAME.actions.encode(kind)


def actions_of(step: str) -> list[int]:
    """A card with its targets (`stab 4`, `move 12 17`, `pass blue left`, `kaboom red`), `sit Hz 4`, or one action."""
    kind, *about = step.split()
    if kind == "pass":
        targets = [f"pass {' '.join(about)}"] if about else []
    elif kind == "kaboom":
        targets = [f"boom {colour}" for colour in about]
    elif kind in KINDS:
        targets = [f"chair {chair}" for chair in about]
    elif kind == "sit":
        return [action_of(f"piece {about[0]}"), action_of(f"chair {about[1]}")]
    else:
        return [action_of(step)]
    return [action_of(what) for what in (f"play {kind}", *targets)]


def play(state: MaffiosiPlay, steps: str) -> None:
    """Steps of players, each by the one who is asked: "yellow stab 4, yellow finish, red discard move"."""
    for step in steps.split(", "):
        colour, what = step.split(" ", 1)
        for action in actions_of(what):
            assert state.turn() == [seat_of(colour)], f"{step}: {phase(state)} is asked"
            assert action in state.choices(), f"{step}: may be done {sorted(choices(state))}"
            state.apply(seat_of(colour), action)
            check_table(state)


def idle_turn(state: MaffiosiPlay) -> None:
    """The player on turn throws a card away."""
    seat = state.asked()
    state.apply(seat, action_of(f"discard {hand(state, COLOURS[seat])[0]}"))
    check_table(state)


def idle_until(state: MaffiosiPlay, colour: str) -> None:
    """Everybody throws cards away until it is this player's turn again."""
    idle_turn(state)
    while state.asked() != seat_of(colour):
        idle_turn(state)


# -- asking -----------------------------------------------------------------------------------------------------------


def see(state: MaffiosiPlay, colour: str | None = None) -> dict[str, Any]:
    """A player's view (None: an onlooker's), for reading."""
    return cast(dict[str, Any], state.view(None if colour is None else seat_of(colour)))


def player(state: MaffiosiPlay, colour: str, by: str | None = None) -> dict[str, Any]:
    """What somebody (None: an onlooker) sees of this player."""
    return cast(dict[str, Any], see(state, by)["players"][seat_of(colour)])


def phase(state: MaffiosiPlay) -> tuple[str, str]:
    """What is asked of whom; ("end", "") when it is over."""
    view = see(state)
    return view["phase"], "" if view["mover"] is None else COLOURS[view["mover"]]


def choices(state: MaffiosiPlay) -> set[str]:
    """What may be done now, in the words of `action_of`."""
    found = set()
    for action in state.choices():
        kind, values = GAME.actions.decode(action)
        about = [str(value) for value in values]
        if kind in ("play", "discard"):
            about = [KINDS[values[0]]]
        elif kind in ("pass", "boom"):
            about = [COLOURS[values[0]], *(WAYS[way] for way in values[1:])]
        elif kind == "piece":
            about = [TYPES[values[0]] + "z" * values[1]]
        found.add(" ".join([kind, *about]))
    return found


def targets(state: MaffiosiPlay, card: str) -> set[str]:
    """What the player on turn may play this card on, without doing it; chairs are bare numbers."""
    trial = copy(state)
    trial.apply(trial.asked(), action_of(f"play {card}"))
    return {choice.removeprefix("chair ") for choice in choices(trial)}


def refused(state: MaffiosiPlay, colour: str, what: str) -> str:
    """The rule by which `apply` refuses this one action, leaving everything as it was; empty for a legal one."""
    seat, action = seat_of(colour), action_of(what)
    before = everything(state)
    refusal = state.explain(seat, action)
    assert (refusal is None) == (action in state.legal(seat))
    if refusal is None:
        return ""
    with pytest.raises(Illegal) as caught:
        state.apply(seat, action)
    assert caught.value.rule == refusal.rule
    assert everything(state) == before
    return refusal.rule


def at(state: MaffiosiPlay, chair: int) -> str:
    """Who sits there: `yH`, `oHz` if he sleeps, empty if nobody."""
    return _man(see(state)["chairs"][chair - 1]["man"])


def men(state: MaffiosiPlay, colour: str = "") -> dict[int, str]:
    """Who sits where, of one colour or of all."""
    found = {shown["chair"]: _man(shown["man"]) for shown in see(state)["chairs"]}
    return {chair: man for chair, man in found.items() if man and man.startswith(colour[:1])}


def _man(shown: dict[str, Any] | None) -> str:
    if shown is None:
        return ""
    asleep = "z" if shown["asleep"] else ""
    return f"{LETTERS[shown['seat']]}{TYPES[TYPE_NAMES.index(shown['type'])]}{asleep}"


def cakes(state: MaffiosiPlay) -> dict[str, int | str]:
    """The cakes that are not at home: a chair, or `gone`."""
    found = {shown["colour"]: shown["cake"] for shown in see(state)["players"]}
    return {colour: cake for colour, cake in found.items() if cake != "home"}


def money(state: MaffiosiPlay) -> list[int]:
    return state.scores


def hand(state: MaffiosiPlay, colour: str, by: str | None = "") -> list[str]:
    """The hand as its owner, or somebody else, sees it."""
    return cast(list[str], player(state, colour, colour if by == "" else by)["hand"])


def used(state: MaffiosiPlay) -> list[str]:
    """The used pile from the top."""
    return cast(list[str], cast(dict[str, Any], state.open_view())["used"])


def draw_pile(state: MaffiosiPlay) -> list[str]:
    """The draw pile from the top, as nobody sees it."""
    return cast(list[str], cast(dict[str, Any], state.open_view())["draw"])


def told(state: MaffiosiPlay, name: str, colour: str | None = None) -> Lines:
    """The events of this name as the player (None: an onlooker) heard them."""
    assert isinstance(state.listener, Log)
    heard = state.listener.lines(None if colour is None else seat_of(colour))
    return [line for line in heard if line["event"] == name]


def copy(state: MaffiosiPlay) -> MaffiosiPlay:
    other = state.clone()
    assert isinstance(other, MaffiosiPlay)
    return other


def dream(state: MaffiosiPlay, colour: str | None, seed: object) -> MaffiosiPlay:
    world = state.imagine(None if colour is None else seat_of(colour), Rng.seeded(seed))
    assert isinstance(world, MaffiosiPlay)
    return world


# -- the whole truth, to compare --------------------------------------------------------------------------------------

NUMBERS = (
    "seats asleep pot phase mover active first played piece glasses to_fill progress idle turns rounds moment ended "
    "shuffles story_n"
)
ROWS = "notes hand hand_n men kin tray alive cake money left_at last_men tally pool kept buried story"


def everything(state: MaffiosiPlay) -> dict[str, object]:
    """Every field of a state: token numbers, who knows which card, random words."""
    found: dict[str, object] = {"options": dict(state.options), "rng": state.rng.words()}
    found.update({name: getattr(state, name) for name in NUMBERS.split()})
    found.update({name: _row(getattr(state, name)) for name in ROWS.split()})
    found.update({name: getattr(state, name).tokens() for name in ("draw", "used", "gone")})
    found["face"], found["seen"] = _row(state.cards.face), _row(state.cards.seen)
    return found


def _row(values: vec[i64]) -> list[int]:
    return list(values)


def fields_that_differ(one: MaffiosiPlay, other: MaffiosiPlay) -> list[str]:
    here, there = everything(one), everything(other)
    return [name for name in here if here[name] != there[name]]
