"""What a watcher of Maffiosi may know (section 6), kept beside the game from what he hears and nothing else.

    memory = remember(state)
    ...
    assert contradiction(memory, mind, deal_of(memory, world)) == ""

After a shuffle the pile holds what the used pile held. Every card that somebody plays or holds afterwards he kept over
the shuffle, or drew since. A deal is possible if each card can be called kept or drawn so that nobody plays more drawn
cards than he has drawn by then, everybody has drawn as many as he was seen to draw, and the drawn cards of each kind
are those missing from the pile. Whether it can be done is a question of flow: from kinds, through the plays of each
seat in their order, to as much room as there were draws.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from typing import Any, cast

from sitdown.engine import Event, Listener, Log
from sitdown.engine.refusal import Fact
from sitdown.games.maffiosi.play import MaffiosiPlay
from tests.games.maffiosi.helpers.invariant import DECK, KINDS
from tests.games.maffiosi.helpers.positions import dream, fields_that_differ, seat_of

Mind = int | None
Bag = Counter[str]  # cards by kind
DREW = ""  # in a story, where a played card has its name


def deck_of(state: MaffiosiPlay) -> Bag:
    return Counter(dict(DECK, scram=0, move=16) if state.options["no_scram"] else DECK)


def hand_bag(state: MaffiosiPlay, seat: int) -> Bag:
    """What a seat holds, as it sees it itself."""
    return Counter(cast(dict[str, Any], state.view(seat))["players"][seat]["hand"])


class Era:
    """The time from one shuffle to the next."""

    def __init__(self, pool: Bag, unseen: dict[int, Bag], seats: int) -> None:
        self.pool = pool  # what all saw go into the pile
        self.unseen = unseen  # dead hands that went in face down, by seat, each known to its owner alone
        self.story: list[tuple[int, str]] = []  # who played what or drew one, in order
        self.drawn: list[Bag] = [Counter() for _ in range(seats)]  # by seat, known to itself alone


class Memory(Listener):
    """All that every watcher of one play has heard since the deal."""

    def __init__(self, state: MaffiosiPlay) -> None:
        self.deck = deck_of(state)
        self.minds: list[Mind] = [None, *range(state.seats)]
        self.face_down = not state.options["open_discards"]  # where the hands of the dead lie
        self.hands = [hand_bag(state, seat) for seat in range(state.seats)]
        table = cast(dict[str, Any], state.open_view())
        self.used: list[str] = list(table["used"])  # the open cards, top first
        self.under: dict[int, Bag] = {}  # face down under them, the last dead lowest
        self.gone = int(table["scrams_gone"])
        self.eras = [Era(self.deck - Counter(self.used) - Counter({"scram": self.gone}), {}, state.seats)]
        for seat, hand in enumerate(self.hands):
            self.draw(seat, list(hand.elements()))

    @property
    def era(self) -> Era:
        return self.eras[-1]

    @property
    def shuffles(self) -> int:
        return len(self.eras) - 1

    def hear(self, event: Event, cards_as: dict[int | None, list[str]]) -> None:
        seat = event.facts.get("seat")
        if event.name in ("played", "discarded"):
            assert isinstance(seat, int)
            self.lay_down(seat, str(event.facts["card"]), gone=event.name == "played")
        elif event.name == "drew":
            assert isinstance(seat, int)
            self.hands[seat].update(cards_as[seat])
            self.draw(seat, cards_as[seat])
        elif event.name == "gave_up_hand":
            assert isinstance(seat, int)
            self.bury(seat, cards_as[None])
        elif event.name == "shuffled":
            self.eras.append(Era(Counter(self.used), self.under, len(self.hands)))
            self.used, self.under = [], {}

    def draw(self, seat: int, cards: list[str]) -> None:
        self.era.drawn[seat].update(cards)
        self.era.story += [(seat, DREW)] * len(cards)

    def lay_down(self, seat: int, card: str, gone: bool = False) -> None:
        self.hands[seat][card] -= 1
        self.era.story.append((seat, card))
        if gone and card == "scram":
            self.gone += 1
        else:
            self.used.insert(0, card)

    def bury(self, seat: int, shown: list[str]) -> None:
        """MA-59, A33: the hand of a dead player, shown to all or to nobody."""
        if self.face_down:
            self.under[seat] = +self.hands[seat]
            self.hands[seat] = Counter()
        else:
            for card in shown:
                self.lay_down(seat, card)


def remember(state: MaffiosiPlay) -> Memory:
    """Listen from now on. Nothing may have been shuffled yet."""
    memory = Memory(state)
    state.listener = memory
    return memory


# -- deals ------------------------------------------------------------------------------------------------------------


class Deal:
    """Where all hidden cards could lie: in hands, face down under the used pile, in the draw pile."""

    def __init__(self, hands: list[Bag], under: dict[int, Bag], draw: Bag) -> None:
        self.hands = hands
        self.under = under
        self.draw = draw

    def held(self, seat: int) -> Bag:
        """All cards that this seat has not shown."""
        return self.hands[seat] + self.under.get(seat, Counter())


def deal_of(memory: Memory, world: MaffiosiPlay) -> Deal:
    """The deal in a world; what lies open in it must be what was seen."""
    view = cast(dict[str, Any], world.open_view())
    used = list(view["used"])
    assert used[: len(memory.used)] == memory.used
    assert view["scrams_gone"] == memory.gone
    under: dict[int, Bag] = {}
    for seat, hand in reversed(memory.under.items()):
        under[seat] = Counter(used[-hand.total() :])
        del used[-hand.total() :]
    assert used == memory.used
    return Deal([Counter(player["hand"]) for player in view["players"]], under, Counter(view["draw"]))


def contradiction(memory: Memory, mind: Mind, deal: Deal) -> str:
    """By what the watcher knows that this is not the deal; empty if it could be."""
    everywhere = deal.draw + Counter(memory.used) + Counter({"scram": memory.gone})
    for seat, hand in enumerate(memory.hands):
        everywhere += deal.held(seat)
        if deal.hands[seat].total() != hand.total():
            return f"seat {seat} has another number of cards"
    if everywhere != memory.deck:
        return "cards are lost or made"
    if mind is not None and (deal.hands[mind] != +memory.hands[mind] or deal.under.get(mind) != memory.under.get(mind)):
        return "he knows his own cards"
    return _wrong_since_shuffle(memory, mind, deal)


def _wrong_since_shuffle(memory: Memory, mind: Mind, deal: Deal) -> str:
    era = memory.era
    unknown = sum(hand.total() for seat, hand in era.unseen.items() if seat != mind)
    drawn = Counter(era.pool)
    drawn.update(era.unseen.get(-1 if mind is None else mind, Counter()))
    drawn.subtract(deal.draw)
    if mind is not None:
        drawn.subtract(era.drawn[mind])
    if not unknown and min(drawn.values()) < 0:
        return "a card in the pile was never shuffled into it"
    others = [seat for seat in range(len(memory.hands)) if seat != mind]
    room = sum((seat, DREW) == entry for entry in era.story for seat in others)
    if sum(drawn.values()) + unknown != room:
        return "the pile has another number of cards"
    network = Network()
    for seat in others:
        _lay_pipes(network, seat, era, deal.held(seat))
    for kind in KINDS:
        network.pipe("source", kind, max(0, drawn[kind]))
    if network.pour() < sum(max(0, count) for count in drawn.values()):
        return "cards must have been drawn that nobody can have drawn"
    if unknown:
        for kind in KINDS:
            network.pipe("source", kind, unknown)
    if network.flow < room:
        network.pour()
    return "" if network.flow == room else "cards were played that nobody can have drawn"


def _lay_pipes(network: Network, seat: int, era: Era, held: Bag) -> None:
    """Through each card that the seat played can flow one of its kind, and in all as many as it had drawn by then."""
    draws = plays = 0
    for who, card in era.story:
        if who != seat:
            continue
        if card == DREW:
            draws += 1
        else:
            network.pipe(card, f"{seat} play {plays}", 1)
            network.pipe(f"{seat} play {plays}", f"{seat} play {plays + 1}", draws)
            plays += 1
    for kind, count in held.items():
        network.pipe(kind, f"{seat} play {plays}", count)
    network.pipe(f"{seat} play {plays}", "sink", draws)


class Network:
    """The largest flow from the source to the sink, one drop after another."""

    def __init__(self) -> None:
        self.width: defaultdict[str, Counter[str]] = defaultdict(Counter)
        self.flow = 0

    def pipe(self, start: str, end: str, width: int) -> None:
        self.width[start][end] += width
        self.width[end][start] += 0

    def pour(self) -> int:
        """Let flow what can flow still; how much flows then."""
        while self._drop("source", {"source"}):
            self.flow += 1
        return self.flow

    def _drop(self, place: str, been: set[str]) -> bool:
        if place == "sink":
            return True
        for goal, width in self.width[place].items():
            if width > 0 and goal not in been:
                been.add(goal)
                if self._drop(goal, been):
                    self.width[place][goal] -= 1
                    self.width[goal][place] += 1
                    return True
        return False


# -- two tables -------------------------------------------------------------------------------------------------------


def tell_apart(one: MaffiosiPlay, other: MaffiosiPlay, colour: str | None) -> list[str]:
    """By what the watcher could tell the two tables apart."""
    mind = None if colour is None else seat_of(colour)
    seat = -1 if mind is None else mind
    actions = range(-1, 74)
    found = {
        "view": one.view(mind) != other.view(mind),
        "events": heard(one, mind) != heard(other, mind),
        "legal": one.legal(seat) != other.legal(seat),
        "turn": one.turn() != other.turn(),
        "refusals": [one.explain(seat, a) for a in actions] != [other.explain(seat, a) for a in actions],
        "worlds": fields_that_differ(dream(one, colour, "world"), dream(other, colour, "world")) != [],
    }
    return [name for name, differs in found.items() if differs]


def heard(state: MaffiosiPlay, mind: int | None) -> list[dict[str, Fact]]:
    assert isinstance(state.listener, Log)
    return state.listener.lines(mind)


def alike(one: MaffiosiPlay, other: MaffiosiPlay, watchers: Sequence[str | None]) -> None:
    for watcher in watchers:
        assert tell_apart(one, other, watcher) == [], f"to {watcher}"
