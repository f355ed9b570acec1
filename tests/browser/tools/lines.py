"""The line between a page and the house, for tests that cut it."""

from __future__ import annotations

import re

from playwright.sync_api import Page, WebSocketRoute

BROKEN = 4000  # any code that does not say what happened


class Lines:
    """All sockets of a page. While they are cut each new one is cut too."""

    def __init__(self, page: Page) -> None:
        self.count = 0
        self._cut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/ws/tables/"), self._connect)

    def _connect(self, line: WebSocketRoute) -> None:
        self.count += 1
        if self._cut:
            line.close(code=BROKEN)
            return
        line.connect_to_server()
        self._open.append(line)

    def cut(self) -> None:
        self._cut = True
        for line in self._open:
            line.close(code=BROKEN)
        self._open.clear()

    def mend(self) -> None:
        self._cut = False
