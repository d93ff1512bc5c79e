"""Logs a machine or a person can read."""

import json
import logging
import sys
import time

STANDARD = frozenset(vars(logging.LogRecord("", 0, "", 0, "", (), None))) | {"message", "asctime", "taskName"}


def _extras(record: logging.LogRecord) -> dict[str, object]:
    return {key: value for key, value in vars(record).items() if key not in STANDARD and not key.startswith("color_")}


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{record.msecs:03.0f}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **_extras(record),
        }
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str, ensure_ascii=False)


class PlainLines(logging.Formatter):
    """A line for a person."""

    def format(self, record: logging.LogRecord) -> str:
        clock = time.strftime("%H:%M:%S", time.localtime(record.created))
        extras = "".join(f" {key}={value}" for key, value in _extras(record).items())
        text = f"{clock} {record.levelname.lower():7} {record.getMessage()}{extras}"
        return f"{text}\n{self.formatException(record.exc_info)}" if record.exc_info else text


class Quiet(logging.Filter):
    """The same complaint at most a few times a minute, then once how often it came: an attack fills no disk."""

    def __init__(self, most: int = 10, seconds: float = 60.0) -> None:
        super().__init__()
        self.most, self.seconds = most, seconds
        self._seen: dict[tuple[str, str], tuple[float, int]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.levelno < logging.WARNING:
            return True
        key, at = (record.name, str(record.msg)), time.monotonic()
        since, count = self._seen.get(key, (at, 0))
        if at - since > self.seconds:
            if count > self.most:
                record.msg = f"{record.msg} (and {count - self.most} times more within {self.seconds:.0f} s)"
            since, count = at, 0
        self._seen[key] = since, count + 1
        if len(self._seen) > 1000:
            self._seen.clear()
        return count < self.most


def plainly(record: logging.LogRecord) -> bool:
    """Text of a client that is no text is no failure of ours: one line."""
    if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
        record.exc_info = None
    return True


def configure_logging(form: str, level: int = logging.INFO) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if form == "json" else PlainLines())
    handler.addFilter(Quiet())
    logging.getLogger("uvicorn.error").addFilter(plainly)
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)
    for noisy in ("uvicorn.access", "uvicorn.error", "alembic", "websockets", "sqlalchemy"):
        logging.getLogger(noisy).setLevel(max(level, logging.WARNING))
        logging.getLogger(noisy).handlers.clear()
        logging.getLogger(noisy).propagate = True
