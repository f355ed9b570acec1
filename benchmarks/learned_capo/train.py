"""`python -m benchmarks.learned_capo.train --games N --seed S`: learns to play Capo and writes weights.json.

Every round teaches what came of each choice: how much better the seat stands after it (`Game.evaluate`, and the end
itself at the end). Learners play with copies of themselves and with `thumb`, and try any option now and then. With
PYTHONPATH=build/compiled it takes less than a minute; the same games and seed give the same weights.
"""

from __future__ import annotations

import argparse
import json

from benchmarks.learned_capo.features import KINDS, options_of
from benchmarks.learned_capo.network import Network
from benchmarks.learned_capo.player import WEIGHTS, best_of, step_towards
from benchmarks.process import say
from sitdown.bots.search.rollout import value_of_end
from sitdown.engine import Rng
from sitdown.games import game_of
from sitdown.games.capo.state import CapoState
from sitdown.lab.files import write_whole

HIDDEN = 20
SEATS = [4, 3, 4, 5]  # in turn
CURIOUS = 25  # in a hundred choices, any option
LEARNERS = 60  # in a hundred seats; the others are thumb's
SCALE = 10.0  # of what a round brings, so that it is about 1
RATE = 0.02  # at first; it falls to a tenth
KEPT = 40_000  # lessons that are gone through again
AGAIN = 2  # times, each, about

Lesson = tuple[int, list[float], float]  # the phase, the option, what came of it


class Pupil:
    """The networks, and the chance by which they are tried."""

    def __init__(self, seed: str) -> None:
        self.rng = Rng.seeded(f"learn/{seed}")
        self.seed = seed
        self.game = game_of("capo")
        first = self.game.start(4, "features")
        sizes: dict[int, int] = {}
        while len(sizes) < len(KINDS):  # how many features each kind of option has
            seat = first.next_to_ask()
            assert isinstance(first, CapoState)
            sizes[int(first.phase)] = len(next(iter(options_of(first, seat).values())))
            first.push(seat, self.game.thumb(first, seat, self.rng))
        self.minds = [Network.fresh(sizes[phase], HIDDEN, self.rng) for phase in range(len(KINDS))]
        self.kept: list[Lesson] = []

    def play(self, number: int) -> list[Lesson]:
        """One game; what it teaches."""
        state = self.game.start(SEATS[number % len(SEATS)], f"learn/{self.seed}/{number}")
        assert isinstance(state, CapoState)
        learners = [self.rng.below(100) < LEARNERS for _ in range(state.seats)]
        wanted: dict[int, int] = {}  # by seat: the option that it is on its way to
        chosen: list[tuple[int, int, list[float]]] = []
        stood, found = self.standings(state), list[Lesson]()
        passed = self.game.stops_passed(state)
        while not state.over:
            seat = state.next_to_ask()
            if learners[seat]:
                if seat not in wanted:
                    wanted[seat], features = self.option(state, seat)
                    chosen.append((seat, state.phase, features))
                phase = state.phase
                state.push(seat, step_towards(state, seat, wanted[seat]))
                if state.phase != phase or not state.waits_for(seat):
                    del wanted[seat]
            else:
                state.push(seat, self.game.thumb(state, seat, self.rng))
            if state.over or self.game.stops_passed(state) > passed:
                passed = self.game.stops_passed(state)
                now = self.standings(state)
                found += [(phase, features, SCALE * (now[who] - stood[who])) for who, phase, features in chosen]
                stood, chosen, wanted = now, [], {}
        return found

    def standings(self, state: CapoState) -> list[float]:
        if state.over:
            return [value_of_end(state.ranking, seat) for seat in range(state.seats)]
        return [self.game.evaluate(state, seat) for seat in range(state.seats)]

    def option(self, state: CapoState, seat: int) -> tuple[int, list[float]]:
        options = options_of(state, seat)
        if self.rng.below(100) < CURIOUS:
            option = list(options)[self.rng.below(len(options))]
        else:
            option = best_of(state, seat, self.minds)
        return option, options[option]

    def learn(self, lessons: list[Lesson], rate: float) -> None:
        """From what is new, and from as many as are due of what was before."""
        for phase, features, target in lessons:
            self.minds[phase].learn(features, target, rate)
        for _ in range((AGAIN - 1) * len(lessons) if self.kept else 0):
            phase, features, target = self.kept[self.rng.below(len(self.kept))]
            self.minds[phase].learn(features, target, rate)
        self.kept = (self.kept + lessons)[-KEPT:]


def command(games: int, seed: str) -> str:
    return f"python -m benchmarks.learned_capo.train --games {games} --seed {seed}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.learned_capo.train", description=__doc__)
    parser.add_argument("--games", type=int, default=800)
    parser.add_argument("--seed", default="capo")
    asked = parser.parse_args()
    pupil = Pupil(asked.seed)
    fresh: list[Lesson] = []
    for number in range(asked.games):
        fresh += pupil.play(number)
        if number % 20 == 19:
            pupil.learn(fresh, RATE * (1.0 - 0.9 * number / asked.games))
            fresh = []
        if number % 200 == 199:
            say(f"{number + 1:,} of {asked.games:,} games")
    made = {
        "made by": command(asked.games, asked.seed),
        "games": asked.games,
        "seed": asked.seed,
        "networks": {kind: pupil.minds[phase].to_store() for phase, kind in enumerate(KINDS)},
    }
    write_whole(WEIGHTS, json.dumps(made) + "\n")


if __name__ == "__main__":
    main()
