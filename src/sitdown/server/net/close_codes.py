"""Why the server closes a socket: every close code, with its meaning for docs/protocol.md."""

from __future__ import annotations

from typing import Final

FAULT: Final = 1011  # of the standard, as the next
TRY_AGAIN: Final = 1013
NOT_JOINED: Final = 4001
BAD_KEY: Final = 4003
TOO_SLOW: Final = 4008
CROWDED: Final = 4029
GONE: Final = 4410
OLD_RULES: Final = 4426
OLD_RULES_OVER: Final = 4427
CLOSE_CODES: Final = {
    NOT_JOINED: "the first message was no `join`, or came too late; or too many messages could not be read",
    BAD_KEY: "the key or token is not valid, or this table is for those who have a link",
    TOO_SLOW: "you read more slowly than you are told things; come back with `seen`",
    CROWDED: "too many look at this table; come back later",
    GONE: "there is no such table",
    OLD_RULES: "the table was begun by older rules of the game and cannot go on",
    OLD_RULES_OVER: "the game was played by older rules; only its record can still be fetched, over HTTP",
    TRY_AGAIN: "the database does not answer; come back with `seen`",
    1007: "a message was not UTF-8",
    1009: "a message was too long",
    FAULT: "you did not answer a ping of the WebSocket in time, or a fault of ours; come back with `seen`",
    1012: "the server is being restarted; come back with `seen`",
}
