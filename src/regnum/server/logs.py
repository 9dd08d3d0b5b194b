"""What the server logs, and how often it says the same."""

import logging
from collections.abc import Callable
from time import monotonic

OFTEN, SECONDS = 5, 60.0
"""The same is said so many times in so many seconds, and then counted until they are over."""


class Sparing(logging.Filter):
    """Lets a line pass that was not said too often lately: trouble that lasts must not fill the disk, too."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._said: dict[tuple[str, object], tuple[float, int]] = {}
        """By logger and message: when counting began, and how often it came since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """May it be said? The first line after a silence says how many there were in it."""
        now, key = self._clock(), (record.name, record.msg)
        since, count = self._said.get(key, (now, 0))
        if now - since >= SECONDS:
            if count > OFTEN:
                record.msg = f"{record.msg} (and {count - OFTEN} times more before)"
            since, count = now, 0
        self._said[key] = (since, count + 1)
        return count < OFTEN


LOG = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"line": {"format": "%(asctime)s %(levelname)s %(message)s"}},
    "filters": {"sparing": {"()": Sparing}},
    "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "line", "filters": ["sparing"]}},
    "loggers": {
        "regnum": {"handlers": ["err"], "level": "INFO", "propagate": False},
        "uvicorn": {"handlers": ["err"], "level": "WARNING", "propagate": False},
    },
}
