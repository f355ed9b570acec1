"""Why the server hangs up: every close code with its meaning, for docs/protocol.md."""

from __future__ import annotations

from typing import Final

from sitdown.server.socket import BAD_KEY, CROWDED, NOT_JOINED
from sitdown.server.viewer import FAULT, GONE, TOO_SLOW, TRY_AGAIN

CLOSE_CODES: Final = {
    NOT_JOINED: "the first message was no `join`, or came too late; or too many messages could not be read",
    BAD_KEY: "the key or token is not valid, or this table is for those who have a link",
    TOO_SLOW: "you read more slowly than you are told things; come back with `seen`",
    CROWDED: "too many look at this table; come back later",
    GONE: "there is no such table",
    TRY_AGAIN: "the database does not answer; come back with `seen`",
    1007: "a message was not UTF-8",
    1009: "a message was too long",
    FAULT: "you did not answer a ping of the WebSocket in time, or a fault of ours; come back with `seen`",
    1012: "the server is being restarted; come back with `seen`",
}
