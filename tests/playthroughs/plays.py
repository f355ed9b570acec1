"""The golden plays: one for each way a game can end, and how each is written down."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from sitdown.engine import Game, Log, Record, Rng, State, Value
from sitdown.games import game_of

FOLDER = Path(__file__).parent

Policy = Callable[[State, int, Rng], int]


def at_random(state: State, seat: int, rng: Rng) -> int:
    legal = state.legal(seat)
    return legal[rng.below(len(legal))]


def by_thumb(state: State, seat: int, rng: Rng) -> int:
    return state.game.thumb(state.imagine(seat, rng), seat, rng)


def quietly(state: State, seat: int, rng: Rng) -> int:
    """Capo: lay one card, suspect nobody."""
    legal = state.legal(seat)
    for quiet in ("done", "suspect_none"):
        action = state.game.actions.encode(quiet)
        if action in legal:
            return action
    return legal[-1]


def sparingly(state: State, seat: int, rng: Rng) -> int:
    """La Cosa Nostra: any move of the game, now and then an offer, and an answer to every one that is made."""
    legal = state.legal(seat)
    first_talk = state.game.actions.encode("take_back", 0)
    moves = [action for action in legal if action < first_talk]
    if moves and seat not in state.invited() and rng.below(12):
        return moves[rng.below(len(moves))]
    talk = [action for action in legal if action >= first_talk] or moves
    answers = [action for action in talk if state.game.actions.decode(action)[0] in ("accept", "reject", "offer_send")]
    chosen = answers if answers and (seat in state.invited() or rng.below(3)) else talk
    return chosen[rng.below(len(chosen))]


class Play:
    """One golden play."""

    def __init__(
        self, name: str, game: str, seats: int, seed: str, policy: Policy, ending: str, winners: int, **options: Value
    ) -> None:
        self.name = name
        self.game: Game = game_of(game)
        self.seats = seats
        self.seed = seed
        self.policy = policy
        self.ending = ending
        self.winners = winners
        self.options = options

    def run(self) -> tuple[str, str]:
        """The transcript and the record."""
        log = Log()
        state = self.game.start(self.seats, self.seed, self.options, log)
        record = Record.begin(state, self.seed)
        lines = list(self.transcribe(state, record, log))
        record.finish(state)
        assert state.ending == self.ending, f"{self.name} ended by {state.ending}"
        assert state.ranking.count(1) == self.winners
        return "\n".join(lines) + "\n", record.to_json()

    def transcribe(self, state: State, record: Record, log: Log) -> Iterator[str]:
        """Every move with what was legal; table and views in every round or after every war; what an onlooker heard."""
        rng = Rng.seeded(f"golden {self.seed}")
        yield f"# {self.game.title}, {self.seats} seats, seed {self.seed!r}, options {self.options}"
        yield from (f"  {json.dumps(line)}" for line in log.take(None))
        shown: object = None
        while not state.over:
            public = state.view(None)
            now = public.get("round", public.get("wars"))
            if now != shown:
                yield from ["", str(state), *self.views(state)]
                shown = now
            seat = state.next_to_ask()
            legal = state.legal(seat)
            action = self.policy(state, seat, rng)
            words = " ".join(str(part) for part in self.game.actions.readable(action))
            yield f"> seat {seat}: {words}    of {len(legal)}: {shortened(legal)}"
            state.apply(seat, action)
            record.add(seat, action)
            yield from (f"  {json.dumps(line)}" for line in log.take(None))
        yield from ["", str(state), f"scores {state.scores} ranking {state.ranking} ending {state.ending}"]

    def views(self, state: State) -> list[str]:
        """What each seat sees besides what everybody does."""
        public = state.view(None)
        found = []
        for seat in range(state.seats):
            own = {key: value for key, value in state.view(seat).items() if public.get(key) != value}
            found.append(f"seat {seat} sees {json.dumps(own, sort_keys=True)}")
        return found


def shortened(legal: list[int]) -> str:
    """A list of ints with runs written as first..last."""
    runs: list[list[int]] = []
    for action in legal:
        if runs and runs[-1][-1] == action - 1:
            runs[-1][1:] = [action]
        else:
            runs.append([action])
    return ",".join("..".join(str(end) for end in run) for run in runs)


OTHER_WAYS: dict[str, Value] = {  # La Cosa Nostra as it is hardly ever played
    "families": "choose",
    "influence_anytime": True,
    "plays_after_assign": True,
    "plays_after_act": True,
    "trade_planned": True,
    "first_market": "businessman",
    "double_assign": 2,
    "rob_robber": True,
    "public_offers": True,
    "recruit": "blind",
    "business_bonus": True,
    "influence_35": True,
    "drive_by": 2,
    "arson": "any",
}

PLAYS = [
    Play("capo-target", "capo", 4, "golden", by_thumb, "target", 1),
    Play("capo-first-game", "capo", 3, "first", at_random, "target", 1, first_game=True),
    Play("capo-extra-round", "capo", 7, "3", at_random, "target", 1, target_respect=10),
    Play("capo-rounds-single", "capo", 3, "4", quietly, "rounds", 1, target_respect=25, max_rounds=20),
    Play("capo-rounds-shared", "capo", 3, "0", quietly, "rounds", 2, target_respect=25, max_rounds=20),
    Play("sicilianos-black-money", "sicilianos", 4, "11", by_thumb, "black_money", 1),
    Play("sicilianos-godfather", "sicilianos", 3, "1", at_random, "godfather", 1),
    Play("sicilianos-cap", "sicilianos", 3, "1", at_random, "cap", 1, turn_cap=10),
    Play("sicilianos-cap-shared", "sicilianos", 3, "264", at_random, "cap", 2, turn_cap=10),
    Play("maffiosi-pot-empty", "maffiosi", 4, "golden", by_thumb, "pot_empty", 1),
    Play("maffiosi-pot-empty-shared", "maffiosi", 3, "107", at_random, "pot_empty", 2, last_note="exact"),
    Play("maffiosi-last-gang", "maffiosi", 3, "32", at_random, "last_gang", 1),
    Play("maffiosi-all-dead", "maffiosi", 3, "7886", at_random, "all_dead", 1),
    Play("maffiosi-stalemate", "maffiosi", 3, "220", at_random, "stalemate", 1),
    Play("maffiosi-closing-time", "maffiosi", 6, "0", at_random, "closing_time", 1, closing_time=5, seating="manual"),
    Play("cosanostra-thumb", "cosanostra", 4, "golden", by_thumb, "rounds", 1),
    Play("cosanostra-three", "cosanostra", 3, "golden", sparingly, "rounds", 1),
    Play("cosanostra-five", "cosanostra", 5, "golden", sparingly, "rounds", 1, **OTHER_WAYS),
    Play("cosanostra-shared", "cosanostra", 3, "727", sparingly, "rounds", 2, last_tie="shared", rounds=3),
    Play("palermo-home", "palermo", 3, "golden", by_thumb, "home", 1),
    Play("palermo-curfew", "palermo", 4, "golden", at_random, "curfew", 1, max_rounds=20),
]
