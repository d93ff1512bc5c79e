"""What the person who starts the server may decide."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path

from riverrat.folders import data_folder

FRACTION = tuple[float, float]  # how many a second, how many at once


@dataclass(frozen=True)
class Limits:
    """How much one address or device may ask for: (a second, at once)."""

    address: FRACTION = (50, 300)  # requests and socket messages
    device: FRACTION = (20, 80)
    people: FRACTION = (0.2, 30)  # new people from one address
    tables: FRACTION = (0.2, 30)  # new tables of one device
    guesses: FRACTION = (0.2, 20)  # link codes and invites tried
    chat: FRACTION = (0.5, 5)
    think: FRACTION = (0.5, 10)  # hints
    sockets: int = 200  # open at once from one address
    boxes: int = 32  # corrected data sets in use at once
    body: int = 512 * 1024
    message: int = 16 * 1024


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a URL; empty is the SQLite file in the data folder
    folder: Path = field(default_factory=data_folder)
    log_format: str = "text"
    origins: tuple[str, ...] = ()  # other origins whose pages may talk to this server
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which opponents think
    native: bool = True  # compile the rules in the background
    games: tuple[str, ...] = ()  # which games to offer; empty is all of them
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> str:
        """The database as SQLAlchemy wants it named."""
        if not self.database:
            return f"sqlite:///{self.folder / 'tables.sqlite'}"
        for prefix in ("postgresql://", "postgres://"):
            if self.database.startswith(prefix):
                return "postgresql+psycopg://" + self.database.removeprefix(prefix)
        return self.database

    @property
    def postgresql(self) -> bool:
        return self.url.startswith("postgresql")
