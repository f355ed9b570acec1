"""Logs: one JSON object a line, without secrets: no keys, no cookies, no addresses with keys in them."""

from __future__ import annotations

import json
import logging
import sys
import time

OURS = set(logging.makeLogRecord({}).__dict__) | {"message", "asctime", "color_message", "taskName"}


class Lines(logging.Formatter):
    """One object a line; what was given as `extra` is a field."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "what": record.getMessage(),
        }
        line.update({key: value for key, value in record.__dict__.items() if key not in OURS})
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up_logs(level: int = logging.WARNING) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # it warns whenever another process was faster
    for library in ("uvicorn", "websockets"):  # at lower levels they write down every frame, and with it every key
        logging.getLogger(library).setLevel(max(level, logging.INFO))
