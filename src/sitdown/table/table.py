"""One live table, free of input and output.

A command checks what somebody wants and returns an entry, or raises `TableRefusal`; it changes nothing. `live` lets it
happen, and `apply` once more in a table that is made anew from what was stored:

    effect = table.live(table.move(seat, question, [action], "person", now))
    ... store (table.head.id, table.number, effect.entry) ...

`at` is always the time now, in milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable

from sitdown.engine.fairness import Proof, commitment_of
from sitdown.engine.game import Game, State
from sitdown.engine.options import BadOption
from sitdown.engine.origin import Stretch
from sitdown.engine.record import Record, result_of
from sitdown.engine.refusal import Illegal, Refusal
from sitdown.engine.rng import Rng
from sitdown.table.chairs import Chair
from sitdown.table.chat import LONGEST_NAME, LONGEST_WORD, clean, may_speak_to
from sitdown.table.entries import (
    Audience,
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
from sitdown.table.refusal import TableRefusal
from sitdown.table.takeback import nothing_learned, nothing_shown
from sitdown.table.timers import Timers

MOST_ACTIONS = 64  # of one move
MOST_SECONDS = 60 * 86_400


def check_head(head: Head, game: Game) -> None:
    """Raises TableRefusal if no table can be made of it."""
    try:
        game.start(head.seats, 0, head.options)
    except Illegal as refused:
        raise TableRefusal("bad_seats", refused.rule, refused.refusal.facts) from None
    except BadOption as bad:
        raise TableRefusal("bad_option", bad.rule, {"option": bad.field}) from None
    if len(head.chairs) != head.seats or not all(text == "open" or text.startswith("bot:") for text in head.chairs):
        raise TableRefusal("bad_chairs")
    if "bot:thumb" in head.chairs and "thumb" not in game.levels:
        raise TableRefusal("bad_chairs")
    clock = head.clock
    least = 0 if clock.kind == "none" else 1
    if not (least <= clock.seconds <= MOST_SECONDS and 0 <= clock.increment <= MOST_SECONDS):
        raise TableRefusal("bad_clock")


class Table(Timers):
    """What may be done at a table."""

    __slots__ = ()

    @staticmethod
    def load(head: Head, game: Game, secret: str, entries: Iterable[Entry]) -> Table:
        """The table that has lived through these entries."""
        table = Table(head, game, secret)
        for entry in entries:
            table.apply(entry)
        return table

    # -- before the game ------------------------------------------------------------------------------------------

    def sit(self, person: str, name: str, seat: int, word: str, at: int) -> Sat:
        self._gathering()
        if self._chair(seat).kind != "open":
            raise TableRefusal("chair_taken")
        word = clean(word, LONGEST_WORD) if word.strip() else ""
        return Sat(at, seat, person, clean(name, LONGEST_NAME), word)

    def stand(self, seat: int, at: int) -> Stood:
        self._gathering()
        if self._chair(seat).kind != "person":
            raise TableRefusal("chair_empty")
        return Stood(at, seat)

    @property
    def full(self) -> bool:
        return all(chair.kind != "open" for chair in self.chairs)

    def begin(self, at: int) -> Began:
        self._gathering()
        if not self.full:
            raise TableRefusal("not_full")
        return Began(at, self.words)

    # -- moves ----------------------------------------------------------------------------------------------------

    def move(self, seat: int, question: int, actions: list[int], by: By, at: int) -> Moved:
        """The seat's answer to this question of its own (`self.question[seat]` is the one it is asked now).

        Refused as `done` if this very answer was given already, as `stale` if another question is asked by now.
        """
        if 0 <= question < self._question(seat) and actions and self.moves.answer_to(seat, question) == actions:
            raise TableRefusal("done")  # whatever has happened since: who asks again never heard the answer
        self._playing()
        self._may_answer(seat, by)
        if not actions:
            raise TableRefusal("empty")
        if len(actions) > MOST_ACTIONS:
            raise TableRefusal("too_many")
        if not all(action in self.game.actions for action in actions):
            raise TableRefusal("bad_action")
        if question > self.question[seat]:
            raise TableRefusal("ahead")
        if question != self.question[seat]:
            raise TableRefusal("stale")
        self._legal(seat, actions)
        return Moved(at, seat, actions, by)

    def _question(self, seat: int) -> int:
        self._chair(seat)
        return self.question[seat]

    def _may_answer(self, seat: int, by: By) -> None:
        chair = self._chair(seat)
        if by == "person":
            if chair.kind != "person":
                raise TableRefusal("resigned" if chair.resigned else "not_a_person")
        elif chair.acts != (by == "preset"):
            raise TableRefusal("not_a_bot" if chair.acts else "no_preset")

    def _legal(self, seat: int, actions: list[int]) -> None:
        if len(actions) == 1 and actions[0] in self.legal[seat]:
            return
        state = self.play()
        trial = state if len(actions) == 1 else state.clone()
        for action in actions:
            refusal = trial.explain(seat, action)
            if refusal is not None:
                raise TableRefusal("illegal", refusal.rule, refusal.facts)
            if trial is not state:
                trial.push(seat, action)

    def why(self, seat: int, action: int, after: list[int] | None = None) -> Refusal | None:
        """Which rule of the game forbids it to this seat, None if none does, whether the seat is asked now or not.

        `after`: what the seat would do first; the first of these that is not legal is explained instead. They are tried
        out in a world that the seat imagines, for in the true one they could show it what it may not know yet.
        """
        self._person(seat)
        if self.state is None:
            raise TableRefusal("not_playing")
        if not after:
            return self.state.explain(seat, action)
        trial = self.state.imagine(seat, Rng.seeded(0))
        for step in after:
            refusal = trial.explain(seat, step)
            if refusal is not None:
                return refusal
            trial.push(seat, step)
        return trial.explain(seat, action)

    # -- presets --------------------------------------------------------------------------------------------------

    def preset(self, seat: int, window: str, preset: str, at: int) -> Preset:
        """From now on the seat answers this kind of window so."""
        self._under_way()
        self._person(seat)
        declared = self.game.window_named(window)
        if declared is None or preset not in declared.presets:
            raise TableRefusal("no_preset")
        return Preset(at, seat, window, preset)

    def move_by_preset(self, seat: int, at: int) -> Moved:
        answer = self.by_preset(seat)
        if answer < 0:
            raise TableRefusal("no_preset")
        return self.move(seat, self.question[seat], [answer], "preset", at)

    # -- hints ----------------------------------------------------------------------------------------------------

    def hint(self, seat: int, question: int, at: int) -> Hinted:
        """The seat asks what the strongest bot would do here; everybody sees that. Only of what the table asks it for
        all to see: that it has been made an offer in private must not show."""
        self._playing()
        self._person(seat)
        if not self.allows_hints:
            raise TableRefusal("no_hints")
        if seat not in self.turn:
            raise TableRefusal("not_asked")
        if question != self.question[seat]:
            raise TableRefusal("stale")
        return Hinted(at, seat)

    # -- talk -----------------------------------------------------------------------------------------------------

    def say(self, seat: int | None, name: str, to: Audience, other: int | None, text: str, at: int) -> Said:
        """`seat` None: an onlooker of this name. `other`: the seat it is said to, if `to` is "seat"."""
        if seat is not None:
            name = self._chair(seat).name
        if not may_speak_to(seat, to):
            raise TableRefusal("not_for_you")
        if to == "seat":
            if not self.game.talk:
                raise TableRefusal("no_private_talk")
            if other is None or other == seat:
                raise TableRefusal("no_such_seat")
            self._chair(other)
        else:
            other = None
        return Said(at, to, clean(name, LONGEST_NAME), clean(text), seat, other)

    # -- take-backs -----------------------------------------------------------------------------------------------

    def ask_takeback(self, seat: int, at: int) -> TakebackAsked:
        """Back to before the seat's own last move; all later moves go with it.

        Only an answer that is still sealed goes alone, and nobody need agree to that.
        """
        self._playing()
        self._person(seat)
        if self.takeback is not None:
            raise TableRefusal("takeback_open")
        move = self.moves.last_of(seat)
        if move < 0:
            raise TableRefusal("takeback_nothing")
        if not self._may_take_back(move):
            raise TableRefusal("takeback_revealed")
        return TakebackAsked(at, seat, self.moves.start(move), self.is_own_change(move))

    def _may_take_back(self, move: int) -> bool:
        if self.sealed.closed > self.moves.start(move):
            return False
        left = self.left_without(move)
        then = self.fresh()
        for mover, action in left.pairs():
            if then.explain(mover, action) is not None:
                return False
            then.push(mover, action)
        if not nothing_shown(then, self.play()):
            return False
        return self.is_own_change(move) or nothing_learned(then, list(self.moves.pairs(len(left))))

    def answer_takeback(self, seat: int, yes: bool, at: int) -> TakebackAnswered:
        self._playing()
        self._chair(seat)
        if self.takeback is None or seat not in self.takeback.waits_for:
            raise TableRefusal("takeback_none")
        return TakebackAnswered(at, seat, yes)

    # -- coming and going -----------------------------------------------------------------------------------------

    def pause(self, seat: int, at: int) -> Paused:
        self._playing()
        self._person(seat)
        return Paused(at, seat)

    def resume(self, seat: int, at: int) -> Resumed:
        self._person(seat)
        if self.phase != "paused":
            raise TableRefusal("not_paused")
        return Resumed(at, seat)

    def resign(self, seat: int, at: int) -> Resigned:
        """A bot takes the chair; the game goes on for the others."""
        self._under_way()
        self._person(seat)
        return Resigned(at, seat)

    def time_out(self, seat: int, at: int) -> TimedOut:
        self._playing()
        self._person(seat)
        deadline = self.clocks.deadline(seat)
        if deadline is None or at < deadline:
            raise TableRefusal("time_left")
        return TimedOut(at, seat)

    def come_back(self, seat: int, at: int) -> Returned:
        self._under_way()
        if not self._person(seat).away:
            raise TableRefusal("not_timed_out")
        return Returned(at, seat)

    def down(self, since: int, at: int) -> Down:
        """The time from `since` until now does not count for anybody; but who wrote an entry meanwhile was up."""
        self._under_way()
        return Down(at, min(max(since, self.last_at), at))

    def rematched(self, table: str, at: int) -> Rematched:
        if self.phase != "over":
            raise TableRefusal("not_over")
        if self.rematch is not None:
            raise TableRefusal("rematched")
        return Rematched(at, table)

    # -- the end --------------------------------------------------------------------------------------------------

    def result(self) -> dict[str, object]:
        return result_of(self._finished())

    def origin_at(self, step: int) -> list[Stretch]:
        """What a branch goes on from that begins after so many moves of this finished play."""
        self._finished()
        if not 0 <= step < len(self.moves):
            raise TableRefusal("nothing_left")
        moves = list(self.moves.upto(step).pairs())
        return [*origin_of(self.head.origin), Stretch(self.seed, moves, self.head.id)]

    def record(self) -> Record:
        """The whole play with its seed and the proof that it was fair: only when it is over."""
        state = self._finished()
        record = Record.begin(state, self.seed, origin_of(self.head.origin))
        for seat, action in self.moves.pairs():
            record.add(seat, action)
        record.finish(state)
        record.proof = Proof(self.secret, commitment_of(self.secret), self.words)
        return record

    # -- what is asked before anything is done --------------------------------------------------------------------

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < self.head.seats:
            raise TableRefusal("no_such_seat")
        return self.chairs[seat]

    def _person(self, seat: int) -> Chair:
        chair = self._chair(seat)
        if chair.kind != "person":
            raise TableRefusal("resigned" if chair.resigned else "not_a_person")
        return chair

    def _gathering(self) -> None:
        if self.phase != "gathering":
            raise TableRefusal("not_gathering")

    def _playing(self) -> None:
        if self.phase != "playing":
            raise TableRefusal({"paused": "paused", "over": "over"}.get(self.phase, "not_playing"))

    def _under_way(self) -> None:
        if self.phase != "paused":
            self._playing()

    def _finished(self) -> State:
        if self.phase != "over":
            raise TableRefusal("not_over")
        return self.play()
