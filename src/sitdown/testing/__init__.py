"""What a game is tested with: random games that hold every promise, twins that show leaks, and helpers for examples.

Three lines are a whole test, with pytest or without:

    from sitdown.testing import check_game

    def test_my_game_keeps_the_contract() -> None:
        check_game(GAME)

`docs/test-a-game.md` tells the rest.
"""

from sitdown.testing.advice import Advise, check_advice
from sitdown.testing.battery import (
    check_actions,
    check_appraisals,
    check_clone,
    check_end,
    check_imagine,
    check_legal_equals_explain,
    check_measure,
    check_record,
    check_refused_changes_nothing,
    check_turn,
    check_views,
    random_game,
    who_acts,
)
from sitdown.testing.check import check_game
from sitdown.testing.examples import do, listen, refused, see, told
from sitdown.testing.first_game import check_first_game
from sitdown.testing.guesses import Guesses
from sitdown.testing.invariants import each_in_one_place, each_once, sums_to
from sitdown.testing.lessons import check_lesson, check_lessons
from sitdown.testing.players import Peeks, check_players
from sitdown.testing.promise import Broken, Invariant, truth
from sitdown.testing.secrets import (
    Leak,
    Watch,
    check_dream,
    check_guesses,
    check_moment,
    check_public,
    check_secrets,
    check_step,
    same,
    watch,
    watch_some,
)
from sitdown.testing.tables import tables, values_of
from sitdown.testing.words import check_words

__all__ = [
    "Advise",
    "Broken",
    "Guesses",
    "Invariant",
    "Leak",
    "Peeks",
    "Watch",
    "check_actions",
    "check_advice",
    "check_appraisals",
    "check_clone",
    "check_dream",
    "check_end",
    "check_first_game",
    "check_game",
    "check_guesses",
    "check_imagine",
    "check_legal_equals_explain",
    "check_lesson",
    "check_lessons",
    "check_measure",
    "check_moment",
    "check_players",
    "check_public",
    "check_record",
    "check_refused_changes_nothing",
    "check_secrets",
    "check_step",
    "check_turn",
    "check_views",
    "check_words",
    "do",
    "each_in_one_place",
    "each_once",
    "listen",
    "random_game",
    "refused",
    "same",
    "see",
    "sums_to",
    "tables",
    "told",
    "truth",
    "values_of",
    "watch",
    "watch_some",
    "who_acts",
]
