"""Highest card: the game that the boardgame.io server plays in the benchmark, rule for rule (boardgameio/game.js), as a
guest of ours. So the two servers are compared at one game; only that this one ends, after ten deals."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from sitdown.engine.actions import ActionSpace, Arg, Choices, Kind
from sitdown.engine.cards import Cards
from sitdown.engine.game import Game, State, View
from sitdown.engine.options import Value
from sitdown.engine.refusal import Fact, Refusal
from sitdown.engine.rng import Rng
from sitdown.engine.words import words_of

FOLDER = str(Path(__file__).parent)
SEATS, HAND, DEALS = 4, 10, 10
CARDS = SEATS * HAND
ACTIONS = ActionSpace(Kind("play", Arg("card", CARDS, of="card")))


class HighestCardState(State):
    """Hands and the middle hold tokens; `cards` knows their faces."""

    def __init__(self, game: Game, options: dict[str, Value], rng: Rng, cards: Cards) -> None:
        super().__init__(game, SEATS, options, rng)
        self.cards = cards
        self.hands: list[list[int]] = [[] for _ in range(SEATS)]
        self.middle: list[int] = []  # in the order of the seats
        self.played: list[int] = []  # face up, out of play
        self.score = [0] * SEATS
        self.deals = 0

    def deal(self) -> None:
        """HC-2: ten cards each, seen by nobody else."""
        tokens = vec[i64](range(CARDS))
        self.cards.shuffle(tokens, CARDS, self.rng)
        for seat in range(SEATS):
            self.hands[seat] = list(range(seat * HAND, (seat + 1) * HAND))
            for token in self.hands[seat]:
                self.cards.show(token, seat)
        self.played = []
        self.deals += 1

    def clone(self) -> State:
        other = HighestCardState(self.game, self.options, self.rng.clone(), self.cards.clone())
        other.hands = [list(hand) for hand in self.hands]
        other.middle, other.played, other.score = list(self.middle), list(self.played), list(self.score)
        other.deals = self.deals
        return other

    # -- who may do what

    def turn(self) -> list[int]:
        return [] if self.deals > DEALS else [len(self.middle)]

    def fill(self, seat: int, out: Choices) -> None:
        if seat == len(self.middle) and self.deals <= DEALS:
            face = self.cards.face
            for card in sorted([face[token] for token in self.hands[seat]]):
                out.add(card)

    def explain(self, seat: int, action: int) -> Refusal | None:
        if self.deals > DEALS:
            return Refusal("HC-5")
        if seat != len(self.middle):
            return Refusal("HC-3")
        if action not in ACTIONS or all(self.cards.face[token] != action for token in self.hands[seat]):
            return Refusal("HC-2")
        return None

    # -- doing

    def push(self, seat: int, action: int) -> None:
        """HC-3."""
        token = next(token for token in self.hands[seat] if self.cards.face[token] == action)
        self.hands[seat].remove(token)
        self.cards.show_all(token)
        self.middle.append(token)
        self.tell("plays", {"seat": seat}, [token])
        if len(self.middle) == SEATS:
            self.take_trick()

    def take_trick(self) -> None:
        """HC-4: the highest takes it; seat 0 always leads."""
        winner = max(range(SEATS), key=lambda seat: self.cards.face[self.middle[seat]])
        self.score[winner] += 1
        self.played += self.middle
        self.middle = []
        self.tell("takes", {"seat": winner})
        if not self.hands[0]:
            self.deal()

    # -- seeing

    def tokens(self) -> int:
        return CARDS

    def card_as(self, seat: int | None, token: int) -> str:
        return str(self.cards.face[token]) if self.cards.known_to(seat, token) else "?"

    def seen_by_all(self) -> View:
        return {"turn": self.turn(), "middle": [self.card_as(None, token) for token in self.middle],
                "score": list(self.score), "left": [len(hand) for hand in self.hands], "deals": self.deals}  # fmt: skip

    def seen_by(self, seat: int | None) -> View:
        return {"you": seat, "hand": [] if seat is None else [self.card_as(seat, token) for token in self.hands[seat]]}

    def open_view(self) -> View:
        return {**self.view(None), "hand": [str(self.cards.face[token]) for hand in self.hands for token in hand]}

    def make_anew(self, seat: int | None, rng: Rng) -> None:
        unseen = [token for hand in self.hands for token in hand if not self.cards.known_to(seat, token)]
        faces = vec[i64](sorted(self.cards.face[token] for token in unseen))
        rng.shuffle(faces, len(faces))
        for token, face in zip(unseen, faces, strict=True):
            self.cards.face[token] = face

    # -- the end

    @property
    def scores(self) -> list[int]:
        return list(self.score)

    @property
    def ranking(self) -> list[int]:
        return [1 + sum(other > own for other in self.score) for own in self.score]

    @property
    def ending(self) -> str:
        return "deals" if self.deals > DEALS else ""

    def figures(self) -> dict[str, float]:
        return {"tricks": float(max(self.score))}


class HighestCard(Game):
    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        state = HighestCardState(self, options, rng, Cards.face_down(list(range(CARDS))))
        state.deal()
        return state

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        return DEALS * CARDS

    def draw(self, view: View, lang: str) -> str:
        return f"{view['middle']} {view['score']} {view['hand']}"

    def prompt(self, view: View, lang: str) -> str:
        return words_of(FOLDER, lang).say("prompt" if view["turn"] == [view["you"]] else "prompt-wait")

    def say_action(self, view: View, action: int, lang: str) -> str:
        return words_of(FOLDER, lang).say("action-play", card=action)

    def say_event(self, line: dict[str, Fact], lang: str, names: list[str]) -> str:
        told: dict[str, Any] = {"cards": [""], **line}
        return words_of(FOLDER, lang).say(f"event-{told['event']}", name=names[told["seat"]], card=told["cards"][0])

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        """The highest, if that takes the trick now, else the lowest."""
        assert isinstance(world, HighestCardState)
        held = sorted(world.cards.face[token] for token in world.hands[seat])
        lying = max((world.cards.face[token] for token in world.middle), default=-1)
        return held[-1] if held[-1] > lying else held[0]


GAME = HighestCard(
    slug="highest_card",
    title="Highest card",
    seats=range(SEATS, SEATS + 1),
    version="1",
    actions=ACTIONS,
    options=[],
    folder=FOLDER,
    seats_rule="HC-1",
    options_rule="HC-1",
)
