"""Tables in every state, made without a browser: the quick way to something that a page can show."""

from __future__ import annotations

import random
from functools import cached_property

from sitdown.games import game_of
from tests.server.playing import play_on
from tests.server.serving import Live, Message

GAMES = ("palermo", "capo", "sicilianos", "maffiosi", "cosanostra")


class Tables:
    """Made by one person, whose keys a browser is given in its links."""

    def __init__(self, live: Live) -> None:
        self.live = live
        self.maker = live.person()
        self._ended: dict[str, Message] = {}

    def against_bots(self, game: str, **more: object) -> Message:
        """A game that has begun, with as few bots as it needs."""
        seats = min(game_of(game).seats)
        return self.maker.make(game, ["me", *["bot:thumb"] * (seats - 1)], **more)

    def gathering(self, game: str = "capo", **more: object) -> Message:
        """One chair is the maker's, one a bot's, the others are open."""
        seats = max(3, min(game_of(game).seats))
        return self.maker.make(game, ["me", "bot:thumb", *["open"] * (seats - 2)], **more)

    def ended(self, game: str) -> Message:
        """A game that was played to its end, once for all tests."""
        if game not in self._ended:
            made = self.against_bots(game, open=True)
            client = self.maker.at(made["id"], key_of(made))
            play_on(client, random.Random(f"browser {game}"))
            client.leave()
            self._ended[game] = made
        return self._ended[game]

    def over(self, game: str) -> str:
        """The id of such a game."""
        table: str = self.ended(game)["id"]
        return table

    def walking(self) -> Message:
        """A table of Palermo in the fifth round: the city stands, and the maker's gangster may go on."""
        made = self.against_bots("palermo")
        client = self.maker.at(made["id"], key_of(made))
        play_on(client, random.Random("walking"), lambda view: view["phase"] == "gangster" and view["round"] >= 5)
        client.leave()
        return made

    def shared(self) -> Message:
        """Two people at one device, and a bot."""
        return self.maker.make("capo", ["me", "me", "bot:thumb"])

    @cached_property
    def resting(self) -> dict[str, Message]:
        """A table of each game at which the maker is asked for the first time."""
        return {game: self.against_bots(game) for game in GAMES}


def key_of(made: Message, seat: int = 0) -> str:
    key: str = made["seats"][seat]["key"]
    return key


def keys_of(made: Message) -> dict[str, object]:
    """All that the browser in which a table was made knows of it."""
    seats = {str(one["seat"]): one["key"] for one in made["seats"]}
    return {"seats": seats, "invitations": made["invitations"], "watch": made["watch"]}


def seat_link(made: Message, seat: int = 0) -> str:
    """The address by which a browser takes this seat."""
    return f"t/{made['id']}#key={key_of(made, seat)}"
