"""The contract that every game keeps. Read this page first.

A game is its seed and its list of moves; all else is derived. `Game` says what can be played, `State` is one moment of
one play: the whole truth. Callers never touch its fields; they ask and act:

    state = GAME.start(seats=5, seed="tuesday")
    while not state.over:
        seat = state.turn()[0]
        action = state.legal(seat)[0]
        state.apply(seat, action)
    print(state.ranking)

`tests/battery.py` holds every game to every promise made here.
"""

from __future__ import annotations

import html
from types import ModuleType

from mypy_extensions import i64, mypyc_attr

from sitdown.engine.actions import ActionSpace, Choices
from sitdown.engine.events import Event, Listener
from sitdown.engine.options import Option, Value, read_options
from sitdown.engine.refusal import Fact, Illegal, Refusal
from sitdown.engine.rng import Rng

View = dict[str, object]


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One moment of one play.

    A caller promises: `push` gets only what `legal` offered; nothing else is needed. A state promises: it depends on
    nothing but its seed, options and moves; a refused move changes nothing; and a seat can learn from `view`, `legal`,
    `explain` and the events it hears only what it may know.
    """

    def __init__(self, game: Game, seats: int, options: dict[str, Value], rng: Rng) -> None:
        self.game = game
        self.seats: i64 = seats
        self.options = options
        self.rng = rng
        self.listener: Listener | None = None
        self._scratch: Choices | None = None

    # -- who may do what ------------------------------------------------------------------------------------------

    def turn(self) -> list[int]:
        """The seats that must choose now; several: secretly and at the same time. Empty when the game is over.

        A program that asks one seat at a time takes the first.
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
        out = self._scratch
        if out is None:
            out = Choices(self.game.actions.size)
            self._scratch = out
        out.n = 0
        self.fill(seat, out)
        return out.as_list()

    def choices(self) -> list[int]:
        """`legal` of `next_to_ask()`; empty when the game is over. With `play`: the shortest loop."""
        seat = self.next_to_ask()
        return self.legal(seat) if seat >= 0 else []

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
        raise NotImplementedError

    def tokens(self) -> int:
        """How many card tokens `card_as` answers for: 0 to this less one. Games with cards write this."""
        return 0

    # -- seeing ---------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """What this seat (None: an onlooker) may know, as plain data that JSON can hold.

        Every view has `you`, the seat it is for (None: an onlooker). A table may add `names`, the players' names by
        seat, before it hands a view on to the game's words.
        """
        return {**self.seen_by_all(), **self.seen_by(seat)}

    def seen_by_all(self) -> View:
        """The part of every view that is the same for everybody: a table makes it once for all who look. Games may
        write this."""
        return {}

    def seen_by(self, seat: int | None) -> View:
        """The rest of the seat's view. Games write this."""
        raise NotImplementedError

    def open_view(self) -> View:
        """The same with every card face up: for records, replays after the end, and `print`."""
        raise NotImplementedError

    def imagine(self, seat: int | None, rng: Rng) -> State:
        """A random truth that agrees with all that this seat knows, with a chance of its own.

        It depends on nothing but what the seat knows and on `rng`; the game's own stream is neither used nor copied.
        Sealed choices of others are made anew. The result's view for this seat equals this state's.
        """
        raise NotImplementedError

    def clone(self) -> State:
        """An equal state, independent of this one, without the listener."""
        raise NotImplementedError

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

    def _repr_html_(self) -> str:
        return f"<pre>{html.escape(str(self))}</pre>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """One game, knowing no play of it: what it is called, who can play it, what can be done in it."""

    def __init__(
        self,
        slug: str,
        title: str,
        seats: range,
        version: str,
        actions: ActionSpace,
        options: list[Option],
        folder: str,
        seats_rule: str,
        options_rule: str,
        say: ModuleType | None = None,
        talk: bool = False,
    ) -> None:
        self.slug = slug
        self.title = title
        self.seats = seats
        self.version = version  # of the rules; part of every record
        self.actions = actions
        self.options = options
        self.folder = folder  # where its words and rule pages lie
        self.seats_rule = seats_rule
        self.options_rule = options_rule
        self.say = say  # the module that puts it into words
        self.talk = talk  # may two players talk in private?
        self._defaults = {option.name: option.default for option in options}

    def start(
        self,
        seats: int,
        seed: object = 0,
        options: dict[str, Value] | None = None,
        listener: Listener | None = None,
    ) -> State:
        """The first choice of a play. The same seats, seed and options always give the same play.

        Raises Illegal for a number of seats that the game is not for, BadOption for an unknown option or value.
        """
        if seats not in self.seats:
            facts: dict[str, Fact] = {"seats": seats, "least": self.seats[0], "most": self.seats[-1]}
            raise Illegal(Refusal(self.seats_rule, facts))
        chosen = read_options(self.options, options, self.options_rule) if options else self._defaults
        state = self.deal(seats, chosen, Rng.seeded(seed))
        state.listener = listener
        state.begin()
        return state

    def deal(self, seats: int, options: dict[str, Value], rng: Rng) -> State:
        """Lay the table: seats and options are in order. Games write this; callers use `start`."""
        raise NotImplementedError

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        """No play has more moves than this."""
        raise NotImplementedError

    # -- words: from en.ftl and nl.ftl in the game's folder. Tables also look there for `title`, `tagline`,
    # `option-NAME` and `option-NAME-help`, `refusal-RULE`, `ending-NAME`, `figure-NAME`, and, for asking step by step,
    # `kind-KIND` and `arg-ARG` (in all of these `-` for `_`). The five methods hand on to the functions of the same
    # names in the game's module `say`; a game without one writes them itself.

    def draw(self, view: View, lang: str) -> str:
        """A view as a table in a terminal."""
        return str(self._sayer().draw(view, lang))

    def prompt(self, view: View, lang: str) -> str:
        """What is to be done now, in words, for the seat whose view it is."""
        return str(self._sayer().prompt(view, lang))

    def say_action(self, view: View, action: int, lang: str) -> str:
        """An action in words, as the seat whose view it is would say it."""
        return str(self._sayer().say_action(view, action, lang))

    def name_of(self, of: str, value: int, lang: str) -> str:
        """What people call the object that an argument stands for (`Arg.of`): a field "H6", a card's name."""
        return str(value) if self.say is None else str(self.say.name_of(of, value, lang))

    def say_event(self, line: dict[str, Fact], lang: str, names: list[str]) -> str:
        """One line of a seat's log in words; `names` are the players. Empty for what needs no words."""
        return str(self._sayer().say_event(line, lang, names))

    def _sayer(self) -> ModuleType:
        if self.say is None:
            raise NotImplementedError(f"{self.slug}: give Game a module `say`, or write draw, prompt, say_action, ...")
        return self.say

    # -- bots -----------------------------------------------------------------------------------------------------

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        """What a player by rules of thumb does at this seat.

        `world` is one that the seat imagines, so its own cards and all that is public are true in it and the rest is
        invented. The choice may not depend on what is invented, only on the seat's knowledge and on `rng`.
        """
        raise NotImplementedError
