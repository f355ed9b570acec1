"""Two live tables that differ only in what one viewer may not know, and everything that he is sent of each."""

from __future__ import annotations

import json
import random

import msgspec

from sitdown.engine import Rng, State
from sitdown.engine.words import LANGUAGES
from sitdown.games import game_of
from sitdown.server.live.commit import Command
from sitdown.server.store.jobs import Append
from sitdown.table import Table, decode_entry
from sitdown.table.effect import Viewer
from sitdown.table.views.event_log import TableLog
from tests.server.serving import Client, Live, Message, Person


def answer_forced(state: State) -> None:
    """What public facts alone decide the table does at once, and the viewer is told of it together with the move."""
    while True:
        asked = [seat for seat in state.turn() if state.game.is_one_answer(state.legal(seat)) and state.forced(seat)]
        if not asked:
            return
        state.push(asked[0], state.legal(asked[0])[0])


def seen_by(state: State, viewer: Viewer, seat: int, action: int) -> tuple[State, str]:
    """The state after this, and what the viewer can tell of it."""
    after, log = state.clone(), TableLog()
    after.listener = log
    after.push(seat, action)
    answer_forced(after)
    after.listener = None
    return after, json.dumps([log.heard.get(viewer, []), after.view(viewer), after.turn()])


class Twins:
    """A table, and a twin of it in a world that the viewer can imagine. One person sits on all chairs of both."""

    def __init__(self, live: Live, slug: str, viewer: Viewer, dice: random.Random, moves: int) -> None:
        self.live = live
        self.viewer = viewer
        self.dice = dice
        self.game = game_of(slug)
        self.person: Person = live.person()
        seats = dice.choice([number for number in self.game.seats if number <= 4])
        self.made: list[Message] = [self.person.make(slug, ["me"] * seats) for _ in range(2)]
        self._wander(moves)
        self.differ = live.do(self._make_twin())
        self.seats = [self._all_at(made) for made in self.made]
        self.eyes = [self._viewer_of(made) for made in self.made]

    def _all_at(self, made: Message) -> list[Client]:
        return [self.person.at(made["id"], seat["key"]) for seat in made["seats"]]

    def _viewer_of(self, made: Message) -> Client:
        key = made["watch"] if self.viewer is None else made["seats"][self.viewer]["key"]
        return self.person.at(made["id"], key, lang="en")

    def come_back(self) -> None:
        """The viewer has lost his sockets for a moment."""
        for made, old in zip(self.made, list(self.eyes), strict=True):
            old.sync()
            seen = old.shown["number"]
            old.leave()
            new = Client(self.live, made["id"])
            new.join(made["watch"] if self.viewer is None else made["seats"][self.viewer]["key"], seen=seen)
            new.heard = old.heard + new.heard
            self.eyes[self.eyes.index(old)] = new

    def table(self, world: int) -> Table:
        return self.live.room(self.made[world]["id"]).table

    def _wander(self, moves: int) -> None:
        """So many moves at the first table."""
        table, room = self.table(0), self.live.room(self.made[0]["id"])
        for _ in range(moves):
            if not table.turn:
                return
            able = [seat for seat in range(table.head.seats) if table.legal[seat]]
            seat = self.dice.choice(able if self.dice.random() < 0.1 else table.turn)
            move = [self.dice.choice(table.legal[seat])]
            self.live.do(self.live.services.rooms.act(room, self._command(seat, move)))

    def _command(self, seat: int, move: list[int]) -> Command:
        return lambda now, at: now.move(seat, now.question[seat], move, "person", at)

    async def _make_twin(self) -> bool:
        """The second table has lived the same, in another truth; do the two truths differ?"""
        rooms = self.live.services.rooms
        first, second = [rooms.by_id[made["id"]] for made in self.made]
        rows = await rooms.store.entries(first.id)
        entries = [decode_entry(row.data) for row in rows]
        head = msgspec.structs.replace(first.table.head, id=second.id)
        twin = Table.load(head, self.game, first.row.secret, entries)
        state = first.table.play()
        twin.state = state.imagine(self.viewer, Rng.seeded(self.dice.random()))
        twin.state.rng = state.rng.clone()  # dice that all see fall alike in both worlds
        twin._ask()
        for row in rows[second.table.number :]:
            await rooms.store.append(Append(second.id, row))
        twin.question = list(first.table.question)
        second.table = twin
        return twin.state.open_view() != state.open_view()

    # -- the same happens in both -------------------------------------------------------------------------------------

    def step(self) -> bool:
        """Somebody does the same in both worlds, as far as the viewer can tell; False: nobody can."""
        here, there = self.table(0).play(), self.table(1).play()
        able = [seat for seat in range(here.seats) if here.legal(seat)]
        self.dice.shuffle(able)
        for seat in able:
            for action in self._some(here.legal(seat), 4):
                other = self._alike(here, there, seat, action)
                if other is not None:
                    self._move(0, seat, action)
                    self._move(1, seat, other)
                    return True
        return False

    def _some(self, actions: list[int], most: int) -> list[int]:
        return self.dice.sample(actions, min(most, len(actions)))

    def aside(self) -> bool:
        """In one of the worlds somebody does what the viewer cannot notice; False: nobody can."""
        world = self.dice.randrange(2)
        state = self.table(world).play()
        before = json.dumps([[], state.view(self.viewer), state.turn()])
        quiet = [
            (seat, action)
            for seat in range(state.seats)
            if seat != self.viewer
            for action in self._some(state.legal(seat), 4)
            if seen_by(state, self.viewer, seat, action)[1] == before
        ]
        if quiet:
            self._move(world, *self.dice.choice(quiet))
        return bool(quiet)

    def _alike(self, here: State, there: State, seat: int, action: int) -> int | None:
        wanted = seen_by(here, self.viewer, seat, action)[1]
        legal = there.legal(seat)
        if seat == self.viewer:
            legal = [action]  # he knows what he does
        candidates = ([action] if action in legal else []) + self._some(legal, 30)
        for one in candidates:
            if seen_by(there, self.viewer, seat, one)[1] == wanted:
                return one
        return None

    def _move(self, world: int, seat: int, action: int) -> None:
        client = self.eyes[world] if seat == self.viewer else self.seats[world][seat]
        client.sync()
        answer = client.move(action)
        assert answer["type"] == "done", answer

    def probe(self) -> None:
        """The viewer asks for what he may not, in both worlds alike."""
        size = self.game.actions.size
        actions = [self.dice.randrange(size) for _ in range(3)]
        legal = self.eyes[0].shown["legal"]
        wrong = [action for action in actions if action not in legal]
        question = self.eyes[0].shown["question"]
        lang = self.dice.choice(LANGUAGES)
        for client in self.eyes:
            for action in wrong:
                client.ask("move", question=question, actions=[action])
                client.ask("move", question=max(0, question - 1), actions=[action])
            client.ask("resume")
            client.ask("back")
            for action in [*actions, *legal[:2]]:
                client.ask("why", action=action)
            client.ask("lang", lang=lang)

    def transcripts(self) -> list[list[str]]:
        """All that the viewer was sent, in order, each world without its own name."""
        for client in self.eyes:
            client.sync()
        return [
            [text.replace(made["id"], "-" * len(made["id"])) for text in client.heard]
            for made, client in zip(self.made, self.eyes, strict=True)
        ]

    def end(self) -> None:
        for client in (*self.eyes, *self.seats[0], *self.seats[1]):
            client.leave()
