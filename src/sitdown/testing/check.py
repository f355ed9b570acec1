"""The whole test of a game in one call."""

from __future__ import annotations

from collections.abc import Collection

from sitdown.engine import BadOption, Game, Illegal
from sitdown.testing.battery import check_actions, random_game
from sitdown.testing.first_game import check_first_game
from sitdown.testing.guesses import Guesses
from sitdown.testing.lessons import check_lessons
from sitdown.testing.promise import Invariant, promise
from sitdown.testing.secrets import Twin, check_guesses, check_secrets, imagined_twin
from sitdown.testing.tables import tables

GLANCES = 40
LOOKS = 0.1
MOMENTS = 6


def check_game(
    game: Game,
    invariant: Invariant | None = None,
    games: int = 1,
    seed: str = "check",
    twin: Twin = imagined_twin,
    reveals: Collection[str] = (),
) -> None:
    """Hold a game to the contract at every number of seats and with every option; Broken or Leak says what is wrong.

    `invariant` says what must always be true of the table, `games` how many random games are played at each. `twin`
    and `reveals` are for games whose secrets need more than `sitdown.testing.secrets` does by itself.
    """
    check_actions(game)
    check_tables_refused(game)
    played = [(*table, f"{seed} {number}") for table in tables(game) for number in range(games)]
    for seats, options, name in played:
        random_game(game, seats, name, options, invariant, LOOKS, GLANCES)
    guesses = Guesses()
    for seats, options, name in played:
        check_secrets(game, seats, name, options, MOMENTS, twin, reveals, guesses)
    check_guesses(guesses)
    check_lessons(game)
    check_first_game(game)


def check_tables_refused(game: Game) -> None:
    """One seat too few or too many, and an option that there is not, are refused by a rule."""
    for seats in (game.seats[0] - 1, game.seats[-1] + 1):
        try:
            game.start(seats)
        except Illegal as error:
            promise(error.rule == game.seats_rule, "another rule than seats_rule refuses", seats, error.rule)
        else:
            promise(False, "a table for which the game is not can be laid", seats)
    try:
        game.start(game.seats[0], 0, {"no such option": True})
    except BadOption as error:
        promise(error.rule == game.options_rule, "another rule than options_rule refuses", error.rule)
    else:
        promise(False, "an option that there is not is accepted")
