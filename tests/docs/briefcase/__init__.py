"""Briefcase: three rounds, and the best case takes all. The example of docs/add-a-game.md."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.actions import ActionSpace, Arg, Choices, Kind
from sitdown.engine.aspects import Aspect
from sitdown.engine.cards import Cards, Pile
from sitdown.engine.game import Game, State, View
from sitdown.engine.options import Option, Value
from sitdown.engine.refusal import Fact, Refusal
from sitdown.engine.rng import Rng
from sitdown.engine.words import words_of

FOLDER = str(Path(__file__).parent)
CASES = [worth for worth in range(1, 9) for _ in range(2)]  # BR-2
HAND = ROUNDS = 3
NONE = -1
ACTIONS = ActionSpace(
    Kind("open", Arg("worth", 8, first=1, of="case")),
    Kind("swap", Arg("worth", 8, first=1, of="case")),
)


class BriefcaseState(State):
    """One moment of Briefcase. Hands, the pile and the rest hold tokens; `cards` knows their faces."""

    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng) -> None:
        super().__init__(game, seats, options, rng)
        self.cards = Cards.face_down(CASES)
        self.pile = Pile.empty(len(CASES))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.opened = [NONE] * seats  # this round
        self.gone: list[int] = []  # face up, out of play
        self.swapped = [False] * seats
        self.money = [0] * seats
        self.round = 1
        self.leader = self.mover = 0

    def deal(self) -> None:
        """BR-2: shuffle, and three cases each, seen by nobody else."""
        for token in range(len(CASES)):
            self.pile.put(token)
        self.cards.shuffle(self.pile.items, self.pile.n, self.rng)
        for seat in range(self.seats):
            for _ in range(HAND):
                self.draw_case(seat)

    def draw_case(self, seat: int) -> int:
        token = self.pile.take()
        self.cards.show(token, seat)
        self.hands[seat].append(token)
        return token

    def clone(self) -> State:
        other = BriefcaseState(self.game, self.seats, self.options, self.rng.clone())
        other.cards, other.pile = self.cards.clone(), self.pile.clone()
        other.hands = [list(hand) for hand in self.hands]
        other.opened, other.gone = list(self.opened), list(self.gone)
        other.swapped, other.money = list(self.swapped), list(self.money)
        other.round, other.leader, other.mover = self.round, self.leader, self.mover
        return other

    def worths(self, seat: int) -> list[int]:
        return sorted(self.cards.face[token] for token in self.hands[seat])

    # -- who may do what

    def turn(self) -> list[int]:
        return [self.mover] if self.round <= ROUNDS else []

    def fill(self, seat: int, out: Choices) -> None:
        if seat not in self.turn():
            return
        held = sorted(set(self.worths(seat)))
        for kind in ("open", "swap") if self.options["swap"] and not self.swapped[seat] else ("open",):
            for worth in held:
                out.add(ACTIONS.encode(kind, worth))

    def explain(self, seat: int, action: int) -> Refusal | None:
        if self.round > ROUNDS:
            return Refusal("BR-7")
        if seat != self.mover:
            return Refusal("BR-3")
        if action not in ACTIONS:
            return Refusal("BR-8", {"action": action})
        kind, (worth,) = ACTIONS.decode(action)
        if kind == "swap" and (self.swapped[seat] or not self.options["swap"]):
            return Refusal("BR-5")
        if not any(self.cards.face[token] == worth for token in self.hands[seat]):
            return Refusal("BR-4", {"worth": worth})
        return None

    # -- doing

    def push(self, seat: int, action: int) -> None:
        kind, (worth,) = ACTIONS.decode(action)
        token = next(token for token in self.hands[seat] if self.cards.face[token] == worth)
        self.hands[seat].remove(token)
        self.cards.show_all(token)
        if kind == "swap":
            self.swap(seat, token)
        else:
            self.open(seat, token)

    def swap(self, seat: int, token: int) -> None:
        """BR-5: it stays behind for all to see; what is taken for it only the taker sees."""
        self.gone.append(token)
        self.swapped[seat] = True
        self.tell("swaps", {"seat": seat, "rule": "BR-5"}, [token, self.draw_case(seat)])

    def open(self, seat: int, token: int) -> None:
        """BR-4."""
        self.opened[seat] = token
        self.tell("opens", {"seat": seat, "rule": "BR-4"}, [token])
        self.mover = (seat + 1) % self.seats
        if NONE not in self.opened:
            self.end_round()

    def end_round(self) -> None:
        """BR-6: the best case takes all; among equals the one that was opened first."""
        order = [(self.leader + step) % self.seats for step in range(self.seats)]
        best = max(order, key=lambda seat: self.cards.face[self.opened[seat]])
        pot = sum(self.cards.face[token] for token in self.opened)
        self.tell("takes", {"seat": best, "money": pot, "rule": "BR-6"})
        self.money[best] += pot
        self.gone += self.opened
        self.opened = [NONE] * self.seats
        self.leader = self.mover = best
        self.round += 1

    # -- seeing

    def card_as(self, seat: int | None, token: int) -> str:
        return str(self.cards.face[token]) if self.cards.known_to(seat, token) else "?"

    def seen_by(self, seat: int | None) -> View:
        return self.table(seat, lambda token: self.card_as(seat, token))

    def open_view(self) -> View:
        return self.table(None, lambda token: str(self.cards.face[token]))

    def table(self, seat: int | None, name: Callable[[int], str]) -> View:
        """Every token goes through `name`, so that nothing can slip out."""
        players = [
            {
                "hand": sorted(name(token) for token in self.hands[other]),
                "opened": None if self.opened[other] == NONE else name(self.opened[other]),
                "swapped": self.swapped[other],
                "money": self.money[other],
            }
            for other in range(self.seats)
        ]
        return {
            "you": seat,
            "turn": self.turn(),
            "round": self.round,
            "options": dict(self.options),
            "players": players,
            "pile": [name(token) for token in self.pile.tokens()],
            "gone": sorted(name(token) for token in self.gone),
            "ending": self.ending,
        }

    def make_anew(self, seat: int | None, rng: Rng) -> None:
        places = [*self.hands, self.pile.tokens()]
        unseen = [token for place in places for token in place if not self.cards.known_to(seat, token)]
        faces = vec[i64](sorted(self.cards.face[token] for token in unseen))
        rng.shuffle(faces, len(faces))
        for token, face in zip(unseen, faces, strict=True):
            self.cards.face[token] = face

    def renew_piles(self) -> None:
        self.cards.renew(self.pile.items, self.pile.n, self.rng)

    # -- the end

    @property
    def scores(self) -> list[int]:
        return list(self.money)

    @property
    def ranking(self) -> list[int]:
        return [1 + sum(other > own for other in self.money) for own in self.money]

    @property
    def ending(self) -> str:
        return "rounds" if self.round > ROUNDS else ""

    def figures(self) -> dict[str, float]:
        return {"swaps": float(sum(self.swapped)), "final": sum(self.money) / len(self.money)}


class Briefcase(Game):
    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        state = BriefcaseState(self, seats, options, rng)
        state.deal()
        return state

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        return seats * (ROUNDS + 1)  # a case a round and one swap

    # -- words

    def draw(self, view: View, lang: str) -> str:
        words = words_of(FOLDER, lang)
        table: dict[str, Any] = view
        lines = [words.say("table", round=min(table["round"], ROUNDS), pile=len(table["pile"]))]
        for seat, player in enumerate(table["players"]):
            name = table["names"][seat] if "names" in table else words.say("seat", number=seat)
            mark = ">" if seat in table["turn"] else " "
            hand, opened = " ".join(player["hand"]) or "-", player["opened"] or "-"
            lines.append(f"  {mark} {name:<14}{words.say('player', money=player['money'], opened=opened, hand=hand)}")
        return "\n".join(lines)

    def prompt(self, view: View, lang: str) -> str:
        return words_of(FOLDER, lang).say("prompt" if view["turn"] == [view["you"]] else "prompt-wait")

    def say_action(self, view: View, action: int, lang: str) -> str:
        kind, (worth,) = ACTIONS.decode(action)
        return words_of(FOLDER, lang).say(f"action-{kind}", worth=worth)

    def say_event(self, line: dict[str, Fact], lang: str, names: list[str]) -> str:
        told: dict[str, Any] = {"cards": [""], "money": 0, **line}
        cards = told["cards"]
        facts = {"name": names[told["seat"]], "money": told["money"], "first": cards[0], "last": cards[-1]}
        return words_of(FOLDER, lang).say(f"event-{told['event']}", **facts)

    # -- bots

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        """Swap a poor case. Win the round, and if nobody comes after you, no dearer than you must."""
        assert isinstance(world, BriefcaseState)
        held = world.worths(seat)
        swap = ACTIONS.encode("swap", held[0])
        if held[0] <= 3 and world.explain(seat, swap) is None:
            return swap
        lying = [world.cards.face[token] for token in world.opened if token != NONE]
        better = [worth for worth in held if worth > max(lying, default=0)]
        last = len(lying) == world.seats - 1
        return ACTIONS.encode("open", held[0] if not better else better[0] if last else better[-1])

    def measure(self, world: State, seat: int) -> list[float]:
        """For reasons of hints: a number for each of the aspects."""
        assert isinstance(world, BriefcaseState)
        return [float(world.money[seat]), float(sum(world.worths(seat)))]


GAME = Briefcase(
    slug="briefcase",
    title="Briefcase",
    seats=range(2, 5),
    version="1",
    actions=ACTIONS,
    options=[Option("swap", [True, False], True, "BR-5")],
    folder=FOLDER,
    seats_rule="BR-1",
    options_rule="BR-8",
    aspects=[Aspect("money"), Aspect("hand", notable=0.5)],
)
