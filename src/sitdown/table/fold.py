"""The state of a table: the fold of its entries, and nothing else.

`live` lets a new entry happen, which a command of `Table` has checked, and answers the empty questions that it led to;
the entry is stored with these answers. `apply` trusts a stored one. Two processes that apply the same entries hold
equal tables.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from sitdown.engine.events import Listener
from sitdown.engine.fairness import seed_of
from sitdown.engine.game import Game, State
from sitdown.table.chairs import Chair, chairs_of
from sitdown.table.chat import Chat, readers
from sitdown.table.clock import NOT_ASKED, Clocks
from sitdown.table.effect import Effect, TakebackRequest, Viewer
from sitdown.table.empty import NOTHING, empty_question
from sitdown.table.entries import (
    Began,
    By,
    Down,
    Entry,
    Head,
    Hinted,
    Moved,
    Paused,
    Preset,
    Rematched,
    Resigned,
    Resumed,
    Returned,
    Said,
    Sat,
    Stood,
    TakebackAnswered,
    TakebackAsked,
    TimedOut,
    origin_of,
)
from sitdown.table.moves import Moves
from sitdown.table.presets import Presets
from sitdown.table.sealed import NONE, Sealed
from sitdown.table.views.event_log import TableLog
from sitdown.table.views.public_view import PublicView

Phase = Literal["gathering", "playing", "paused", "over"]


class Fold:
    """All that is known of a table. Nothing here may be changed from outside but by `apply`."""

    __slots__ = (
        "asked_after", "chairs", "chat", "clocks", "game", "head", "invited", "last_at", "legal", "moves", "number",
        "numbers", "onlookers_view", "phase", "presets", "question", "rematch", "sealed", "secret", "state",
        "takeback", "turn", "viewers",
    )  # fmt: skip

    def __init__(self, head: Head, game: Game, secret: str) -> None:
        self.head = head
        self.game = game
        self.secret = secret
        self.viewers: list[Viewer] = [*range(head.seats), None]
        self.number = 0  # of the last entry; viewers are never told, see `numbers`
        self.last_at = head.made  # when the last entry was written
        self.phase: Phase = "gathering"
        self.chairs: list[Chair] = chairs_of(head.chairs)
        self.state: State | None = None
        self.onlookers_view: PublicView | None = None  # see `public_view`
        self.moves = Moves()
        self.turn: list[int] = []
        self.invited: list[int] = []
        self.legal: list[list[int]] = [[] for _ in self.chairs]  # of people's seats only
        # By seat: the number of the question that it is asked now, which is a new one whenever what it may do has
        # changed or it has moved. It depends on nothing that the seat does not know.
        self.question = [0] * head.seats
        # By seat, and last for onlookers: how many entries this viewer has noticed. The number of all entries would
        # give away sealed choices and private talk.
        self.numbers = [0] * (head.seats + 1)
        self.asked_after = [NOT_ASKED] * head.seats  # when an offer was made to the seat that it has not answered
        self.clocks = Clocks(head.clock, head.seats)
        self.sealed = Sealed()
        self.presets = Presets(game, head.seats)
        self.chat = Chat()
        self.takeback: TakebackRequest | None = None
        self.rematch: str | None = None

    def public_view(self) -> PublicView:
        """What an onlooker sees of the game now; made when it is first asked for."""
        if self.onlookers_view is None:
            self.onlookers_view = PublicView(self.play())
        return self.onlookers_view

    def number_for(self, viewer: Viewer) -> int:
        """How many entries this viewer has noticed."""
        return self.numbers[-1 if viewer is None else viewer]

    @property
    def allows_hints(self) -> bool:
        """Always where one person plays with bots."""
        return self.head.hints or len({chair.person for chair in self.chairs if chair.kind == "person"}) <= 1

    @property
    def words(self) -> list[str]:
        return [chair.word for chair in self.chairs]

    @property
    def seed(self) -> str:
        """Of the play: a secret until it is over."""
        return seed_of(self.secret, self.words)

    def fresh(self, listener: Listener | None = None) -> State:
        """The play before its first move: the deal, or where a branch begins."""
        head = self.head
        return self.game.start(head.seats, self.seed, head.options, listener, origin_of(head.origin))

    def play(self) -> State:
        """The state of a game that has begun."""
        assert self.state is not None
        return self.state

    # -- the fold -------------------------------------------------------------------------------------------------

    def apply(self, entry: Entry) -> Effect:
        """Let it have happened, as it is stored; what each viewer noticed of it."""
        effect = self._happen(entry)
        for seat, action in entry.answered:
            self._play(seat, [action], "preset", entry.at, effect)
        self._count(effect)
        return effect

    def live(self, entry: Entry) -> Effect:
        """Let it happen, and answer the empty questions that it leads to; the effect has the entry that is to be
        stored."""
        effect = self._happen(entry)
        answered: list[tuple[int, int]] = []
        while self.phase == "playing" and self.takeback is None:
            found = empty_question(self.play(), self.chairs, self.turn, self.invited, self.legal, self.presets)
            if found == NOTHING:
                break
            answered.append(found)
            self._play(found[0], [found[1]], "preset", entry.at, effect)
        if answered:
            effect.entry = msgspec.structs.replace(entry, answered=answered)
        self._count(effect)
        return effect

    def _count(self, effect: Effect) -> None:
        for viewer in effect.noticed:
            self.numbers[-1 if viewer is None else viewer] += 1

    def _happen(self, entry: Entry) -> Effect:
        self.number += 1
        self.last_at = entry.at
        effect = Effect(entry)
        if isinstance(entry, Moved):
            self._moved(entry, effect)
        elif isinstance(entry, Said):
            self.chat.add(entry)
            effect.said = entry
            effect.noticed = readers(entry, self.head.seats, self.phase == "over")
        elif isinstance(entry, Began):
            self._began(entry, effect)
        elif isinstance(entry, TakebackAsked | TakebackAnswered):
            self._takeback(entry, effect)
        elif isinstance(entry, Preset):
            self.presets.set(entry.seat, entry.window, entry.preset, int(self.play().span()))
            effect.game = True
            effect.noticed = [entry.seat]
        else:
            self._at_the_table(entry)
            effect.table = True
            effect.noticed = self.viewers
        return effect

    def _at_the_table(self, entry: Entry) -> None:
        """What everybody sees, and the game does not."""
        if isinstance(entry, Sat):
            self.chairs[entry.seat] = Chair("person", entry.person, entry.name, self.game.levels[0], entry.word)
        elif isinstance(entry, Stood):
            self.chairs[entry.seat] = Chair()
        elif isinstance(entry, Paused):
            self.phase = "paused"
            self.clocks.pause(entry.at)
        elif isinstance(entry, Resumed):
            self.phase = "playing"
            self.clocks.resume(entry.at)
            self._shift_invitations(entry.at)
        elif isinstance(entry, Down):
            self.clocks.down(entry.since, entry.at)
        elif isinstance(entry, Rematched):
            self.rematch = entry.table
        elif isinstance(entry, Hinted):
            self.chairs[entry.seat].hints += 1
        elif isinstance(entry, Resigned | TimedOut | Returned):
            self._comes_or_goes(entry)

    def _comes_or_goes(self, entry: Resigned | TimedOut | Returned) -> None:
        self.takeback = None  # others have to agree now than were asked
        if isinstance(entry, Returned):
            self._is_back(entry.seat, entry.at)
            return
        chair = self.chairs[entry.seat]
        if isinstance(entry, Resigned):
            chair.kind = "bot"
            chair.resigned = True
            self.legal[entry.seat] = []
        chair.away = isinstance(entry, TimedOut)
        self.clocks.stop(entry.seat, entry.at)

    def _is_back(self, seat: int, at: int) -> None:
        self.chairs[seat].away = False
        self.clocks.go(seat, at)

    def _shift_invitations(self, at: int) -> None:
        for seat, since in enumerate(self.asked_after):
            if since != NOT_ASKED:
                self.asked_after[seat] = at

    # -- the game -------------------------------------------------------------------------------------------------

    def _began(self, entry: Began, effect: Effect) -> None:
        log = TableLog()
        for seat, chair in enumerate(self.chairs):
            chair.word = entry.words[seat]
        self.state = self.fresh(log)
        self.state.listener = None
        self.phase = "playing"
        for seat, chair in enumerate(self.chairs):
            self.clocks.runs[seat] = chair.kind == "person"
        self._look_around(entry.at)
        self.sealed.step(NONE, [], self.turn, True, 0)
        effect.lines = log.heard
        effect.noticed = self.viewers
        effect.game = effect.table = True

    def _moved(self, entry: Moved, effect: Effect) -> None:
        effect.table = self.takeback is not None
        self.takeback = None
        if self.chairs[entry.seat].away and entry.by == "person":
            self._is_back(entry.seat, entry.at)
            effect.table = True
        if entry.by == "person" and self.game.windows and entry.actions[0] < self.game.beside:
            opening = self.play().window(entry.seat)
            if opening is not None and entry.seat in self.turn:
                self.presets.answered(entry.seat, opening.name, int(self.play().span()), self.moves.count)
        self._play(entry.seat, entry.actions, entry.by, entry.at, effect)

    def _play(self, seat: int, actions: list[int], by: By, at: int, effect: Effect) -> None:
        """Let the seat have done this, beside what the effect tells already."""
        asked = self.question[seat]
        effect.game = True
        turn, invited = self.turn, self.invited
        seen, self.onlookers_view = self.onlookers_view, None
        before = self.play().clone() if seen is None else None
        log = TableLog()
        changed: set[int] = set()
        self.moves.add(seat, asked, actions, by != "preset")
        for count, action in enumerate(actions, self.moves.count - len(actions) + 1):
            changed |= self._push(seat, action, log, count)
        self.question[seat] += self.question[seat] == asked
        if invited != self.invited:
            changed |= set(invited) ^ set(self.invited)
        self.moves.mark_quiet(changed <= {seat} and self._is_quiet(seat, log))
        effect.hear(log.heard)
        if effect.table or turn != self.turn or self._onlookers_notice(log, seen, before):
            effect.noticed = self.viewers
        else:
            noticed = [seat, *effect.noticed, *changed, *log.heard]
            effect.noticed = [viewer for viewer in self.viewers if viewer in noticed]
        self._set_clocks(at, seat, None in effect.noticed)
        if not self.turn:
            self._end(effect)

    def _onlookers_notice(self, log: TableLog, seen: PublicView | None, before: State | None) -> bool:
        """Can onlookers notice what has just happened: have they heard of it, or do they see something else now than
        they have seen, which is known already or can be asked `before`?"""
        if None in log.heard:
            return True
        if seen is None:
            assert before is not None
            seen = PublicView(before)
        return not self.public_view().is_like(seen)

    def _is_quiet(self, seat: int, log: TableLog) -> bool:
        """Did others hear nothing but that the seat has answered?"""
        return not log.heard_by_others(seat) or (seat not in self.turn and log.others_heard_the_same(seat))

    def _push(self, seat: int, action: int, log: TableLog, count: int) -> set[int]:
        """Do one action; the seats whose own choices it changed."""
        state = self.play()
        before, heard = self.turn, log.heard_by_others(seat)
        state.listener = log
        state.push(seat, action)
        state.listener = None
        changed = self._ask()
        self.sealed.step(seat, before, self.turn, log.heard_by_others(seat) > heard, count)
        return changed

    def _ask(self) -> set[int]:
        """Read off who is asked what; the seats whose own choices have changed."""
        state = self.play()
        self.turn = state.turn()
        self.invited = state.invited()
        changed: set[int] = set()
        for seat, chair in enumerate(self.chairs):
            if chair.kind == "person":
                legal = state.legal(seat)
                if legal != self.legal[seat]:
                    self.legal[seat] = legal
                    self.question[seat] += 1
                    changed.add(seat)
        return changed

    def _look_around(self, at: int, mover: int = -1) -> set[int]:
        changed = self._ask()
        self._set_clocks(at, mover, True)
        return changed

    def _set_clocks(self, at: int, mover: int, noticed: bool) -> None:
        self.clocks.ask(self.turn, at, mover, noticed)
        for seat in range(self.head.seats):
            if seat not in self.invited:
                self.asked_after[seat] = NOT_ASKED
            elif self.asked_after[seat] == NOT_ASKED:
                self.asked_after[seat] = at

    def _end(self, effect: Effect) -> None:
        self.phase = "over"
        effect.table = True
        effect.noticed = self.viewers

    # -- take-backs -----------------------------------------------------------------------------------------------

    def is_own_change(self, move: int) -> bool:
        """Does taking this move back only change an answer that is still sealed? Then nobody else is concerned."""
        is_open = self.sealed.since != NONE and self.moves.start(move) >= self.sealed.since
        return is_open and self.moves.are_quiet(self.moves.seat(move), move)

    def voters(self, seat: int) -> list[int]:
        """Who must agree to a take-back of this seat."""
        return [other for other, chair in enumerate(self.chairs) if chair.acts and other != seat]

    def _takeback(self, entry: TakebackAsked | TakebackAnswered, effect: Effect) -> None:
        if isinstance(entry, TakebackAsked):
            own = self.is_own_change(self.moves.last_of(entry.seat))
            takeback = TakebackRequest(entry.seat, [] if own else self.voters(entry.seat))
            if own:
                self._take_back(takeback, entry.at, effect)
                return
            self.takeback = takeback
        else:
            assert self.takeback is not None
            takeback = self.takeback
            takeback.waits_for.remove(entry.seat)
            if not entry.yes:
                self.takeback = None
        effect.table = True
        if self.takeback is not None and not takeback.waits_for:
            self.takeback = None
            self._take_back(takeback, entry.at, effect)
        effect.noticed = self.viewers

    def left_without(self, move: int) -> Moves:
        """The moves that stand if this one is taken back: all later ones go with it, unless it concerns nobody else."""
        return self.moves.without(move) if self.is_own_change(move) else self.moves.upto(move)

    def _take_back(self, takeback: TakebackRequest, at: int, effect: Effect) -> None:
        turn, view = self.turn, self.play().view(None)
        move = self.moves.last_of(takeback.seat)
        alone = [takeback.seat] if self.is_own_change(move) else list(range(self.head.seats))
        self.presets.forget_answers(alone, self.moves.start(move))
        self.moves = self.left_without(move)
        changed = self._replay()
        self.question[takeback.seat] += takeback.seat not in changed
        self._set_clocks(at, -1, True)
        effect.game = True
        seen = turn != self.turn or view != self.play().view(None)
        effect.noticed = self.viewers if seen else [takeback.seat]

    def _replay(self) -> set[int]:
        """Make the state anew from the moves that stand; the seats that may do now what they could not just now."""
        self.state = self.fresh()
        self.onlookers_view = None
        state = self.state
        turn = state.turn()
        self.sealed = Sealed()
        self.sealed.step(NONE, [], turn, True, 0)
        for count, (seat, action) in enumerate(self.moves.pairs(), 1):
            log = TableLog()
            state.listener = log
            state.push(seat, action)
            before, turn = turn, state.turn()
            self.sealed.step(seat, before, turn, log.heard_by_others(seat) > 0, count)
        state.listener = None
        return self._ask()
