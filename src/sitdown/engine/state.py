"""One moment of one play, and all that can be asked of it and done to it."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING, Any, cast

from mypy_extensions import i64, mypyc_attr

from sitdown.engine.actions import Choices
from sitdown.engine.events import Event, Listener
from sitdown.engine.fields import digest_of, fields_of
from sitdown.engine.moves import Move
from sitdown.engine.options import Switches, Value
from sitdown.engine.refusal import Fact, Illegal, Refusal
from sitdown.engine.rng import Rng
from sitdown.engine.windows import Opening

if TYPE_CHECKING:
    from sitdown.engine.game import Game

View = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of one play.

    A caller promises: `push` gets only what `legal` offered; nothing else is needed. A state promises: it depends on
    nothing but its seed, options, origin and moves; a refused move changes nothing; and a seat can learn from `view`,
    `legal`, `explain` and the events it hears only what it may know.

    States can be compared, copied and pickled. A state changes, so it cannot be hashed itself: `key()` can.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng) -> None:
        """Games that must be fast call this last, when all their fields, `seats` and `listener` too, have a value. The
        compiler then knows that none is ever missing; else its code looks each time that a field is read."""
        self.game = game
        self.seats: i64 = seats
        self.options = options
        self.rng = rng
        self.listener: Listener | None = None
        self._scratch: Choices | None = None

    # -- who may do what ------------------------------------------------------------------------------------------

    def turn(self) -> list[int]:
        """The seats that must choose now; several: secretly and at the same time. Empty when the game is over.

        A program that asks one seat at a time asks `next_to_ask()`.
        """
        raise NotImplementedError

    def asked(self) -> i64:
        """The first seat of `turn()`, -1 when the game is over; for loops that must not allocate."""
        seats = self.turn()
        return seats[0] if seats else -1

    def invited(self) -> list[int]:
        """Seats from which somebody awaits an answer that they need not give: an offer made to them."""
        return []

    def next_to_ask(self) -> i64:
        """Whom a program asks that lets one seat act at a time: who is invited, else who is asked; -1: over."""
        return self.asked()

    def fill(self, seat: i64, out: Choices) -> None:
        """Write everything this seat may do now into `out`, ascending. Games write this; callers use `legal`."""
        raise NotImplementedError

    def legal(self, seat: i64) -> list[int]:
        """Everything this seat may do now, ascending; empty for a seat that may not act.

        Never empty for a seat in `turn()`. A seat outside `turn()` may have legal actions too (an offer).
        """
        return self.offered(seat).as_list()

    def offered(self, seat: i64) -> Choices:
        """The same for compiled loops that must not allocate: a buffer of the state's own, good until it is asked
        again."""
        out = self._scratch
        if out is None:
            out = Choices(self.game.actions.size)
            self._scratch = out
        out.n = 0
        self.fill(seat, out)
        return out

    def choices(self) -> list[int]:
        """`legal` of `next_to_ask()`; empty when the game is over. With `play`: the shortest loop."""
        seat = self.next_to_ask()
        return self.legal(seat) if seat >= 0 else []

    def moves(self, seat: int | None = None) -> list[Move]:
        """`legal` for people: every move with its kind, arguments and words. Without a seat: of `next_to_ask()`."""
        chooser = self.next_to_ask() if seat is None else seat
        legal = self.legal(chooser) if chooser >= 0 else []
        view = self.view(chooser) if legal else {}
        return [Move(self.game, chooser, action, view) for action in legal]

    # -- questions that need not be asked -------------------------------------------------------------------------

    def has_one_answer(self, seat: i64) -> bool:
        """Is the seat asked, and has but one answer? What lies beside the question (`Game.beside`) is none."""
        return seat in self.turn() and self.game.is_one_answer(self.legal(seat))

    def forced(self, seat: i64) -> bool:
        """Do public facts alone leave the seat one answer, so that giving it for the seat tells nobody anything?

        Games with secrets write this where they can tell: it may depend on nothing that an onlooker does not know.
        """
        return not self.game.hidden and self.has_one_answer(seat)

    def window(self, seat: i64) -> Opening | None:
        """The window of `Game.windows` that is open for the seat; or that will be in this span, if the game can tell.

        It depends on public facts alone. Games with windows write this.
        """
        return None

    def span(self) -> i64:
        """The number of the part of the game (a round, a war) for which the preset `span` holds: a public fact. Games
        with windows may write this."""
        return 0

    def explain(self, seat: int, action: int) -> Refusal | None:
        """Which rule forbids it, None if it is legal: the rules stated a second time, one move at a time.

        It answers for every seat number and every int, and knows no more than the seat may know.
        """
        raise NotImplementedError

    # -- doing ----------------------------------------------------------------------------------------------------

    def begin(self) -> None:
        """What happens by itself on the freshly laid table, before the first choice. `Game.start` calls it."""

    def push(self, seat: i64, action: i64) -> None:
        """Do what `legal` offered, without a check: for search and playouts."""
        raise NotImplementedError

    def play(self, action: i64) -> None:
        """`push` for `next_to_ask()`: what `choices` offered."""
        self.push(self.next_to_ask(), action)

    def apply(self, seat: int, action: int) -> None:
        """Do it; raises Illegal with the rule's id, and changes nothing, if it is not legal."""
        refusal = self.explain(seat, action)
        if refusal is not None:
            raise Illegal(refusal, seat, action)
        self.push(seat, action)

    def play_move(self, _move: Move | int | str, /, *values: int | str, **named: int) -> Move:
        """`apply` for people; the move that was made. Raises Illegal, or UnknownAction for what is no action.

        It takes one of `moves()`; or text, as in `play_move("suspect 2")`; or a kind and its arguments, as in
        `play_move("suspect", 2)` and `play_move("suspect", offset=2)`. `next_to_ask()` makes the move, unless another
        seat is named first: `play_move(3, "suspect 2")`.
        """
        seat, action = self._read_move(_move, values, named)
        refusal = self.explain(seat, action)
        if refusal is not None:
            raise Illegal(refusal, seat, action)
        made = Move(self.game, seat, action, self.view(seat))
        self.push(seat, action)
        return made

    def _read_move(
        self, move: Move | int | str, values: tuple[int | str, ...], named: dict[str, int]
    ) -> tuple[int, int]:
        if isinstance(move, Move):
            return move.seat, move.action
        if isinstance(move, str):
            return self.next_to_ask(), self.game.actions.read_parts((move, *values), named)
        return move, self.game.actions.read_parts(values, named)

    def apply_all(self, seat: int, actions: list[int]) -> None:
        """Do one choice made of several actions: all of them or none."""
        trial = self.clone()
        for action in actions:
            trial.apply(seat, action)
        for action in actions:
            self.push(seat, action)

    def tell_some(self, name: str, facts: dict[str, Fact], seats: list[int]) -> None:
        """Tell only these seats: what is said between them. Games call this."""
        if self.listener is not None:
            self.listener.hear(Event(name, facts, []), {seat: [] for seat in seats})

    def tell(self, name: str, facts: dict[str, Fact], cards: list[int] | None = None) -> None:
        """Tell the listener, if there is one, naming each card only to those who know it. Games call this."""
        listener = self.listener
        if listener is None:
            return
        tokens = cards or []
        heard: dict[int | None, list[str]] = {None: [self.card_as(None, token) for token in tokens]}
        for seat in range(self.seats):
            heard[seat] = [self.card_as(seat, token) for token in tokens]
        listener.hear(Event(name, facts, tokens), heard)

    def card_as(self, seat: int | None, token: int) -> str:
        """The name of a card as this seat may know it: its face, or its back."""
        return str(self.game.shower().card_as(self, seat, token))

    def tokens(self) -> int:
        """How many card tokens `card_as` answers for: 0 to this less one. Games with cards write this."""
        return 0

    # -- seeing: `card_as`, `seen_by_all`, `seen_by` and `open_view` hand on to the functions of the same names in the
    # game's module `view`; a game without one writes them here.

    def view(self, seat: int | None) -> View:
        """What this seat (None: an onlooker) may know, as plain data that JSON can hold.

        Every view has `you`, the seat it is for (None: an onlooker). A table may add `names`, the players' names by
        seat, before it hands a view on to the game's words.
        """
        return {**self.seen_by_all(), **self.seen_by(seat)}

    def seen_by_all(self) -> View:
        """The part of every view that is the same for everybody: a table makes it once for all who look. Games may
        write this."""
        return {} if self.game.view is None else cast("View", self.game.view.seen_by_all(self))

    def seen_by(self, seat: int | None) -> View:
        """The rest of the seat's view. Games write this."""
        return cast("View", self.game.shower().seen_by(self, seat))

    def open_view(self) -> View:
        """The same with every card face up: for records, replays after the end, and `print`."""
        return cast("View", self.game.shower().open_view(self))

    def imagine(self, seat: int | None, rng: Rng) -> State:
        """A random truth that agrees with all that this seat knows, with a chance of its own.

        It depends on nothing but what the seat knows and on `rng`; the game's own stream is neither used nor copied.
        Sealed choices of others are made anew. The result's view for this seat equals this state's.
        """
        world = self.clone()
        world.rng = rng.split()
        world.make_anew(seat, rng)
        return world

    def make_anew(self, seat: int | None, rng: Rng) -> None:
        """Draw anew, in this copy of the truth, all that the seat does not know. Games with secrets write this."""
        raise NotImplementedError

    def renew(self, rng: Rng) -> None:
        """Draw anew what is still to come: a play branches off here, see `origin.py`.

        Only chance that nobody knows of is renewed. For every seat and an onlooker view, legal actions, refusals and
        what they imagine stay the same; hands, sealed choices and all else that somebody knows stay as they lie.
        """
        self.rng = rng
        self.renew_piles()

    def renew_piles(self) -> None:
        """Shuffle by the state's own `rng` what lies in piles and nobody has seen, so that who saw the play go on with
        all cards open does not know what will be drawn. Games with piles write this; without it the piles stay."""

    def clone(self) -> State:
        """An equal state, independent of this one, without the listener."""
        raise NotImplementedError

    # -- comparing and storing ------------------------------------------------------------------------------------

    def caches(self) -> list[str]:
        """Fields that are no part of the play: made anew when needed, so neither compared nor stored. Games may write
        this."""
        return []

    def _stored(self) -> dict[str, object]:
        """The fields that the play made, without those that `deal` makes of seats and options."""
        aside = ["game", "seats", "options", "rng", "listener", "_scratch", *self.caches()]
        fields = fields_of(self).items()
        return {name: value for name, value in fields if name not in aside and not isinstance(value, Switches)}

    def key(self) -> str:
        """A text for equal states, to hash by: the same in every process, compiled or not.

        It covers everything that decides what comes: game, version, seats, options, the table, what each seat knows,
        and the chance to come. States with equal keys play on alike.
        """
        game = self.game
        return digest_of(game.slug, game.version, self.seats, self.options, self.rng, self._stored())

    def __eq__(self, other: object) -> bool:
        """Are the keys equal? The listener does not count."""
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        raise TypeError("a state changes and cannot be hashed; use state.key()")

    def __copy__(self) -> State:
        return self.clone()

    def __deepcopy__(self, memo: object) -> State:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`: deal again, then set every field. The listener stays behind, as it does with `clone`."""
        return _dealt, (self.game, self.seats, self.options, self.rng), self._stored()

    def __setstate__(self, fields: dict[str, object]) -> None:
        for name, value in fields.items():
            setattr(self, name, value)

    # -- the end --------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """No action is legal any more, for anybody."""
        return self.asked() < 0

    @property
    def scores(self) -> list[int]:
        """Each seat's points, now."""
        raise NotImplementedError

    @property
    def ranking(self) -> list[int]:
        """Each seat's place, now: 1 is first, equal places are shared and the next is skipped (1, 1, 3)."""
        raise NotImplementedError

    @property
    def ending(self) -> str:
        """The name of the way in which the game ended; empty while it goes on."""
        raise NotImplementedError

    def figures(self) -> dict[str, float]:
        """The game's own measures of this play by name (`rounds`, `final`, ...), for designers."""
        raise NotImplementedError

    # -- for people -----------------------------------------------------------------------------------------------

    def __str__(self) -> str:
        """The whole truth as a table that a person can read, in English."""
        return self.game.draw(self.open_view(), "en")

    def __repr__(self) -> str:
        """`<Briefcase, 4 seats, round 1, seat 2 to choose>`"""
        view = self.view(None)
        parts = [self.game.title, f"{self.seats} seats"]
        number = view.get("round")
        if isinstance(number, int) and number > 0:
            parts.append(f"round {number}")
        if self.over:
            parts.append(f"over ({self.ending}), places {_numbers(self.ranking)}")
        else:
            phase = view.get("phase")
            choosing = self.turn()
            parts += [phase] if isinstance(phase, str) else []
            parts.append(f"{'seat' if len(choosing) == 1 else 'seats'} {_numbers(choosing)} to choose")
        return f"<{', '.join(parts)}>"

    def _repr_html_(self) -> str:
        return f"<pre>{html.escape(str(self))}</pre>"


def _dealt(game: Game, seats: int, options: dict[str, Value], rng: Rng) -> State:
    """A state of the right class, for `pickle` to fill."""
    state = game.deal(seats, options, rng.clone())
    state.rng = rng
    return state


def _numbers(numbers: list[int]) -> str:
    return " ".join(str(number) for number in numbers)
