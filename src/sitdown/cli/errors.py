"""How the command refuses: one sentence, an exit code, no traceback."""

from __future__ import annotations

BAD_INPUT = 2
INVALID = 1
INTERRUPTED = 130


class CommandError(Exception):
    """What was asked cannot be done; the message is one sentence that names the field or the rule."""

    def __init__(self, message: str, code: int = BAD_INPUT) -> None:
        super().__init__(" ".join(message.split()))
        self.code = code
