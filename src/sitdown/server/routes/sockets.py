"""The WebSocket of a table."""

from __future__ import annotations

import contextlib
import logging
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from sitdown.server.errors import Refused
from sitdown.server.live.errors import Busy, NoSuchTable, OldRules
from sitdown.server.metrics import SOCKETS
from sitdown.server.net.client import CLOSED
from sitdown.server.net.close_codes import BAD_KEY, FAULT, GONE, OLD_RULES, OLD_RULES_OVER, TRY_AGAIN
from sitdown.server.net.join import join
from sitdown.server.people.identity import who
from sitdown.server.services import services_of
from sitdown.server.store.store import NO_ANSWER

log = logging.getLogger("sitdown.socket")
ONLOOKER = "Onlooker"


def same_origin(socket: WebSocket[Any, Any, Any]) -> bool:
    """A page of another site may not speak with our cookie. Programs send no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host")


async def gone(*_: object) -> Any:
    raise WebSocketDisconnect(detail="gone", code=1006)


def let_go(socket: WebSocket[Any, Any, Any]) -> None:
    """Its wrappers of `receive` and `send` know the socket: without this nobody would find out for long that all three
    are forgotten, and the protocol with them."""
    socket.receive = socket.send = gone


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: WebSocket[Any, Any, Any], table: FromPath[str]) -> None:
    services = services_of(socket)
    if not same_origin(socket):
        await socket.close(code=BAD_KEY, reason="wrong origin")
        return
    await socket.accept()
    SOCKETS.inc()
    try:
        person = await who(socket, services.people)
        room = await services.rooms.find(table[:40])
        name = person.name if person else ONLOOKER
        conversation = await join(socket, services.rooms, room, person.id if person else None, name)
        if conversation is not None:
            await conversation.run()
    except WebSocketDisconnect:
        return  # it left before it had joined
    except NoSuchTable:
        await socket.close(code=GONE, reason="no such table")
    except OldRules as old:
        await socket.close(code=OLD_RULES_OVER if old.is_over else OLD_RULES, reason="played by older rules")
    except Refused as refused:
        await socket.close(code=BAD_KEY, reason=str(refused))
    except (Busy, *NO_ANSWER) as error:
        log.warning("sent away for a while", extra={"table": table[:40], "why": type(error).__name__})
        with contextlib.suppress(*CLOSED):
            await socket.close(code=TRY_AGAIN, reason="the database does not answer; come back")
    except Exception:
        log.exception("a conversation failed", extra={"table": table[:40]})
        with contextlib.suppress(*CLOSED):
            await socket.close(code=FAULT, reason="a fault of ours; come back")
    finally:
        SOCKETS.dec()
        let_go(socket)
