"""What the person who starts the server may decide."""

import os
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Self

from riverrat.engine.errors import RiverratError
from riverrat.folders import data_folder
from riverrat.tables import settings as tables
from riverrat.tables.settings import FRACTION

FORMER = {"letters": "notifications", "ways": "channels"}  # limits by the names they had


@dataclass(frozen=True)
class Limits(tables.Limits):
    """How much one address or device may ask for: (a second, at once)."""

    address: FRACTION = (50, 300)  # requests and socket messages
    device: FRACTION = (20, 80)
    files: FRACTION = (50, 600)  # of the client, asked for from one address
    people: FRACTION = (0.2, 30)  # new people from one address
    tables: FRACTION = (0.2, 30)  # new tables of one device
    guesses: FRACTION = (0.2, 20)  # link codes and invites tried
    notifications: FRACTION = (0.005, 10)  # one asks for: confirmations and trials, of a person and to a mailbox
    channels: int = 10  # through which one person is reached
    sockets: int = 200  # open at once from one address
    connections: int = 300  # open at once from one address
    body: int = 512 * 1024
    message: int = 16 * 1024

    def changed(self, texts: Sequence[str]) -> Self:
        """With some of them given as `address=100:500` (a second, at once) or `sockets=1000`."""
        found: dict[str, Any] = {}
        for text in texts:
            name, _, value = text.partition("=")
            name = FORMER.get(name, name)
            known = {one.name: getattr(self, one.name) for one in fields(self)}
            try:
                if isinstance(known[name], int):
                    found[name] = int(value)
                else:
                    rate, most = value.split(":")
                    found[name] = (float(rate), float(most))
            except (KeyError, ValueError):
                forms = ", ".join(f"{n}={v if isinstance(v, int) else f'{v[0]}:{v[1]}'}" for n, v in known.items())
                raise RiverratError(f"limit {text!r} is not like one of {forms}") from None
        return replace(self, **found)


@dataclass(frozen=True)
class Settings(tables.Settings):
    folder: Path = field(default_factory=data_folder)
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # a URL; empty is the SQLite file in the data folder
    log_format: str = "text"
    next_port: bool = False  # take the next free port where this one is in use
    network: tuple[str, ...] = ()  # this machine's address in its network, to open to it; empty: found out
    hosts: tuple[str, ...] = ()  # names this server goes by, besides its address and the machine's name
    metrics_token: str = ""  # what Prometheus shows to read /metrics from another machine
    origins: tuple[str, ...] = ()  # other origins whose pages may talk to this server
    proxies: tuple[str, ...] = ()  # addresses of proxies whose word about a client's address and scheme is believed
    workers: int = max(1, (os.cpu_count() or 2) - 1)  # processes in which opponents think
    drain: int = 0  # seconds between being told to stop and stopping
    eager: bool = True  # start a worker before anybody asks for one
    native: bool = True  # compile the rules in the background
    address: str = ""  # where the house is found from outside; notifications lead there, and none are sent without it
    smtp: str = ""  # where mail is handed in, as smtp://name:password@host:587
    mail_from: str = ""  # whose mails they are
    inside: tuple[str, ...] = ()  # networks inside that webhooks may reach
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
