"""What the bots and the rules know, told to people. Nothing here knows more than the seat does."""

from sitdown.teach.hint import Adviser, Choice, Hint, NotAsked, hint
from sitdown.teach.reasons import Reason
from sitdown.teach.say import ToldChoice, say_hint, tell_choices

__all__ = ["Adviser", "Choice", "Hint", "NotAsked", "Reason", "ToldChoice", "hint", "say_hint", "tell_choices"]
