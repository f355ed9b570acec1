"""The engine: the contract every game keeps. `sitdown.engine.game` is the page to read first."""

from sitdown.engine.actions import ActionSpace, Arg, Choices, Kind, UnknownAction
from sitdown.engine.appraisal import Appraisal
from sitdown.engine.aspects import Aspect
from sitdown.engine.budget import Budget
from sitdown.engine.cards import Cards, Pile
from sitdown.engine.events import Event, Listener, Log
from sitdown.engine.game import Game, State, View
from sitdown.engine.moves import Move
from sitdown.engine.options import BadOption, Option, Value
from sitdown.engine.origin import Stretch
from sitdown.engine.playout import playout, playouts
from sitdown.engine.printed import Card, UnknownCard
from sitdown.engine.record import InvalidRecord, Record, replay, steps, verify
from sitdown.engine.record_reader import BrokenRecord, read_record
from sitdown.engine.refusal import Fact, Illegal, Refusal
from sitdown.engine.rng import Rng
from sitdown.engine.seat import Bot, Seat
from sitdown.engine.windows import Opening, Window

__all__ = [
    "ActionSpace",
    "Appraisal",
    "Arg",
    "Aspect",
    "BadOption",
    "Bot",
    "BrokenRecord",
    "Budget",
    "Card",
    "Cards",
    "Choices",
    "Event",
    "Fact",
    "Game",
    "Illegal",
    "InvalidRecord",
    "Kind",
    "Listener",
    "Log",
    "Move",
    "Opening",
    "Option",
    "Pile",
    "Record",
    "Refusal",
    "Rng",
    "Seat",
    "State",
    "Stretch",
    "UnknownAction",
    "UnknownCard",
    "Value",
    "View",
    "Window",
    "playout",
    "playouts",
    "read_record",
    "replay",
    "steps",
    "verify",
]
