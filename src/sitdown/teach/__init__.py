"""What the bots know, told to people: hints and analyses. Nothing here knows more than the seat does."""

from sitdown.teach.hint import Adviser, Choice, Hint, NotAsked, hint
from sitdown.teach.reasons import Reason
from sitdown.teach.say import say_hint

__all__ = ["Adviser", "Choice", "Hint", "NotAsked", "Reason", "hint", "say_hint"]
