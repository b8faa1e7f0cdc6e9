"""Structured logs: one JSON object a line, without personal data or secrets."""

import logging
import sys

import orjson

from schema.kit.clock import now

_PLAIN = set(logging.LogRecord("", 0, "", 0, "", (), None).__dict__) | {
    "message",
    "asctime",
    "taskName",
    "color_message",
}


class JsonFormatter(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        fields = {key: value for key, value in record.__dict__.items() if key not in _PLAIN}
        line = {
            "at": now().isoformat(),
            "level": record.levelname.lower(),
            "log": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return orjson.dumps(line | fields, default=str).decode()


def configure_logs(level: str) -> None:
    """Sends all logs of the process to standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level.upper())
    for noisy in ("tortoise", "asyncio", "uvicorn.access", "engineio", "socketio", "arq"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
