"""The contract that every game keeps. Read this page first.

A game is its seed and its list of moves; all else is derived. `Game` says what can be played, `State` (next door, in
`state.py`) is one moment of one play: the whole truth. Callers never touch its fields; they ask and act:

    state = GAME.start(seats=5, seed="tuesday")
    while not state.over:
        state.play_move(state.moves()[0])
    print(state.ranking)

`sitdown.testing` holds every game to every promise made here.
"""

from __future__ import annotations

import importlib
import sys
from collections.abc import Sequence
from pickle import PicklingError
from types import ModuleType
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sitdown.engine.actions import ActionSpace
from sitdown.engine.appraisal import Appraisal
from sitdown.engine.aspects import Aspect
from sitdown.engine.events import Listener
from sitdown.engine.options import Option, Switches, Value, read_options
from sitdown.engine.origin import Stretch, first_seed, walk
from sitdown.engine.printed import Card, CardFacts, card_of
from sitdown.engine.refusal import Fact, Illegal, Refusal
from sitdown.engine.rng import Rng
from sitdown.engine.search import Search
from sitdown.engine.state import State, View
from sitdown.engine.windows import Window

__all__ = ["ANY_SLIP", "NO_SLIP", "Game", "State", "View"]

# What `Game.slip` answers besides an action.
NO_SLIP: Final = -1  # no mistake this time
ANY_SLIP: Final = -2  # the game names none of its own


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
        hidden: bool = True,
        open_scores: bool = False,
        view: ModuleType | None = None,
        minutes: int = 0,
        hard: int = 0,
        colours: list[int] | None = None,
        beside: str = "",
        windows: list[Window] | None = None,
        search: Search | None = None,
        aspects: list[Aspect] | None = None,
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
        self.view = view  # the module that shows a state to a seat
        self.hidden = hidden  # may a seat know what others may not? False: people can share one open screen
        self.open_scores = open_scores or not hidden  # does everybody know what `State.scores` says, at any moment?
        self.minutes = minutes  # about, for people at a table; 0: not said
        self.hard = hard  # to learn: 1 easy, 2 middling, 3 hard; 0: not said
        # Of the house's seven colours, which each seat has; []: before the deal nobody has one.
        self.colours = list(range(max(seats))) if colours is None else colours
        self.beside: int = actions.kind(beside).start if beside else actions.size
        """Actions from this one on answer no question: a seat may do them beside what it is asked (an offer)."""
        self.windows: list[Window] = windows or []  # which questions can be answered by presets
        self.search = search or Search()  # how bots look ahead in it
        self.aspects: list[Aspect] = aspects or []  # what reasons of hints are made of, see `measure`
        self._defaults = {option.name: option.default for option in options}
        self._read_from: dict[str, Value] | None = None
        self._switches: Switches | None = None

    def __repr__(self) -> str:
        return f"<Game {self.slug}: {self.title}, {self.seats[0]} to {self.seats[-1]} seats, rules {self.version}>"

    def is_one_answer(self, legal: list[int]) -> bool:
        """Of a seat that is asked: do its legal actions, in ascending order, hold but one answer?"""
        return bool(legal) and legal[0] < self.beside and (len(legal) == 1 or legal[1] >= self.beside)

    def window_named(self, name: str) -> Window | None:
        for window in self.windows:
            if window.name == name:
                return window
        return None

    def __reduce__(self) -> tuple[Any, ...]:
        """For `pickle`: where this game stands, so that another process finds the same."""
        module = type(self).__module__
        names = [name for name, value in vars(sys.modules[module]).items() if value is self]
        if not names:
            raise PicklingError(f"{self.slug}: the module of {type(self).__name__}, {module}, has no name for the game")
        return _found, (module, names[0])

    def start(
        self,
        seats: int,
        seed: object = 0,
        options: dict[str, Value] | None = None,
        listener: Listener | None = None,
        origin: Sequence[Stretch] = (),
    ) -> State:
        """The first choice of a play. The same seats, seed, options and origin always give the same play.

        With an origin it goes on from where that ends, and the seed decides what is still to come. The listener hears
        what happens from there on. The moves of an origin are trusted, as `push` trusts its caller.

        Raises Illegal for a number of seats that the game is not for, BadOption for an unknown option or value.
        """
        state = self.lay(seats, first_seed(origin, str(seed)), options, None if origin else listener)
        for _ in walk(state, origin, str(seed)):
            pass
        state.listener = listener
        return state

    def lay(
        self, seats: int, seed: str, options: dict[str, Value] | None = None, listener: Listener | None = None
    ) -> State:
        """`start` without an origin."""
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

    def switches_of(self, options: dict[str, Value]) -> Switches:
        """`read_switches`, once for all plays with the same options."""
        if self._read_from is not options or self._switches is None:
            self._read_from = options
            self._switches = self.read_switches(options)
        return self._switches

    def read_switches(self, options: dict[str, Value]) -> Switches:
        """The options as fields that compiled code reads quickly. Games may write this, and ask `switches_of`."""
        raise NotImplementedError

    def bound(self, seats: int, options: dict[str, Value]) -> int:
        """No play has more moves than this."""
        raise NotImplementedError

    # -- cards ----------------------------------------------------------------------------------------------------

    def card(self, card: str) -> Card:
        """What is printed on the card that views name so; raises UnknownCard with the ids there are."""
        return card_of(self, card)

    def card_facts(self) -> CardFacts:
        """The printed facts of every kind of card, tile or piece by its id. Games may write this."""
        return {}

    def printed(self) -> dict[str, object]:
        """What is printed on the game's pieces, for those who draw it: plain data that JSON can hold, the same in every
        play. Games may write this."""
        return {}

    def shower(self) -> ModuleType:
        """The module `view`."""
        if self.view is None:
            raise NotImplementedError(f"{self.slug}: give Game a module `view`, or write seen_by, ... in State")
        return self.view

    # -- words: from en.ftl and nl.ftl in the game's folder. Tables also look there for `title`, `tagline`,
    # `window-NAME` and `preset-NAME-PRESET`,
    # `poster` (two or three words), `goal` (what wins, in a sentence or two), `option-NAME` and `option-NAME-help`,
    # `refusal-RULE`, `ending-NAME`, `score` (of `$amount`), `figure-NAME`, `reason-ASPECT-more` and
    # `reason-ASPECT-less` and `appraisal-amount` (of `$amount`), for asking step by step `kind-KIND` and
    # `arg-ARG`, and for a board that is drawn from the view alone `view-KEY` and `view-KEY-is-VALUE` (in all of these
    # `-` for `_`). What has no Dutch words is said in English. The methods hand on to the functions of the same names
    # in the game's module `say`; a game without one writes them itself.

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

    def say_card(self, card: str, lang: str) -> str:
        """What people call the card with this id; the id itself where the game has no words for it."""
        return card if self.say is None or not hasattr(self.say, "say_card") else str(self.say.say_card(card, lang))

    def say_event(self, line: dict[str, Fact], lang: str, names: list[str]) -> str:
        """One line of a seat's log in words; `names` are the players. Empty for what needs no words."""
        return str(self._sayer().say_event(line, lang, names))

    def _sayer(self) -> ModuleType:
        if self.say is None:
            raise NotImplementedError(f"{self.slug}: give Game a module `say`, or write draw, prompt, say_action, ...")
        return self.say

    # -- bots -----------------------------------------------------------------------------------------------------

    @property
    def levels(self) -> list[str]:
        """Which bots can play it, the usual one first: `thumb` if the game has rules of thumb, and `easy`, `hard`,
        `random`."""
        return ["thumb", "easy", "hard", "random"] if self.has_thumb else ["easy", "hard", "random"]

    @property
    def has_thumb(self) -> bool:
        """Does the game have rules of thumb?"""
        return type(self).thumb is not Game.thumb

    def thumb(self, world: State, seat: int, rng: Rng) -> int:
        """What a player by rules of thumb does at this seat.

        `world` is one that the seat imagines, so its own cards and all that is public are true in it and the rest is
        invented. The choice may not depend on what is invented, only on the seat's knowledge and on `rng`. Games may
        write this.
        """
        raise NotImplementedError

    # -- what helps bots that look ahead; games may write any of these. `quick` and `ratings` depend, like `thumb`, on
    # nothing that the seat does not know; `evaluate`, `measure` and `belief` are asked about worlds that are imagined
    # as a whole.

    @property
    def iterations(self) -> int:
        """Rollouts that a choice is worth."""
        return self.search.iterations

    def quick(self, world: State, seat: int, rng: Rng) -> int:
        """A player for rollouts: like `thumb`, but it may be rougher where that is quicker."""
        return self.thumb(world, seat, rng)

    def ratings(self, world: State, seat: int, legal: list[int]) -> list[float]:
        """How good each of these choices looks at a glance, the higher the better; []: the game cannot tell."""
        return []

    def alternatives(self, world: State, seat: int, legal: list[int], usual: int) -> list[int]:
        """What of its legal actions the seat should try beside what it would usually do; []: that needs no thought.

        Else all answers to what it is asked. A game that writes this may also let it try how it bargains.
        """
        if usual >= self.beside or seat not in world.turn():
            return []
        return [action for action in legal if action < self.beside and action != usual]

    def stops_passed(self, world: State) -> int:
        """How many natural stops (a war's end, payday, a round) the play has behind it: a public fact."""
        return 0

    @property
    def has_evaluation(self) -> bool:
        """Does the game have `evaluate`?"""
        return type(self).evaluate is not Game.evaluate

    def evaluate(self, world: State, seat: int) -> float:
        """At a natural stop: how well this world stands for the seat, from 0 (the last place) to 1 (it wins)."""
        raise NotImplementedError

    def measure(self, world: State, seat: int) -> list[float]:
        """At a natural stop or at the end: a number for each of `aspects`, in their order, read from the state.

        It is asked, as `evaluate` is, about worlds that are imagined as a whole. A game that declares aspects writes
        this.
        """
        raise NotImplementedError

    @property
    def has_appraisal(self) -> bool:
        """Does the game have `appraise`?"""
        return type(self).appraise is not Game.appraise

    def appraise(self, world: State, seat: int, action: int) -> Appraisal | None:
        """What the deal that this action makes or offers is worth to both sides, for hints; None: it is no deal.

        The action is legal. Like `measure`, it is asked about worlds that are imagined as a whole, and the amounts are
        averaged; games that bargain write this.
        """
        return None

    @property
    def has_belief(self) -> bool:
        """Does the game have `belief`?"""
        return type(self).belief is not Game.belief

    def belief(self, world: State, seat: int) -> float:
        """How likely the others, as sensible players, would have done in this world what they did; above 0.

        The seat draws worlds by it, so that what others did tells it what they hold.
        """
        return 1.0

    @property
    def has_redraw(self) -> bool:
        """Does the game have `redraw`?"""
        return type(self).redraw is not Game.redraw

    def redraw(self, world: State, seat: int, rng: Rng) -> None:
        """Change what the seat imagined of the others into what sensible players would more likely have and do.

        For games in which few worlds out of many are likely at all, so that picking by `belief` finds none. The world
        stays one that the seat could be in: its view and its legal actions stay the same.
        """
        raise NotImplementedError

    def slip(self, world: State, seat: int, rng: Rng) -> int:
        """A mistake that an easygoing person makes here instead of what `thumb` says; NO_SLIP: none this time.

        The game says how often and which: something is forgotten, somebody is greedy, but nothing absurd is done and
        the game does not drag. `world` and `rng` are as for `thumb`. Games with `thumb` may write this; where one does
        not, any choice at all now and then is the mistake.
        """
        return ANY_SLIP


def _found(module: str, name: str) -> object:
    """A game by where it stands."""
    return getattr(importlib.import_module(module), name)
