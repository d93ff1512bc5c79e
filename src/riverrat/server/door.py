"""The door to the local network: a further socket, opened and shut by the owner of the machine while the house runs."""

import logging
from collections.abc import Awaitable, Callable
from pathlib import Path

from riverrat.tables.changes import Refused

from . import addresses
from .settings import Settings

log = logging.getLogger("riverrat")

Listen = Callable[[str, int], Awaitable[Callable[[], None]]]  # on a host and port; what it gives ends it


class Door:
    """Shut at first. Whoever sits at the machine itself may open it, to its own network only."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listen: Listen | None = None  # how to listen somewhere else too; the server that runs us says so
        self.host = ""  # where it is open
        self._shut: Callable[[], None] | None = None

    @property
    def possible(self) -> bool:
        """Whether the house is this machine's alone: no proxy, no name outside, no database others share."""
        inside = not self.settings.network and Path("/.dockerenv").exists()  # a container's addresses are its own
        apart = not (self.settings.proxies or self.settings.postgresql or inside)
        return apart and addresses.alone(self.settings) and self.listen is not None

    async def open(self, port: int) -> None:
        """Let the network in at our first address there; nothing changes where it is open."""
        if self.host:
            return
        if not self.possible or self.listen is None:
            raise Refused("no-door", "This house was started for others already, or is reached in another way.", 409)
        host = next(iter(self.settings.network or filter(addresses.near, addresses.own_addresses())), "")
        if not host:
            raise Refused("no-network", "This machine has no address in a local network.", 409)
        try:
            self._shut = await self.listen(host, port)
        except OSError as error:
            log.warning("cannot open to the network", extra={"host": host, "port": port, "reason": str(error)})
            raise Refused("no-network", f"Cannot listen on {host}:{port}: {error.strerror}", 409) from None
        self.host = host
        log.info("open to the network", extra={"host": host, "port": port})

    def shut(self) -> None:
        """Nobody comes in any more, and who came in is sent away."""
        if self._shut:
            self._shut()
            log.info("shut to the network", extra={"host": self.host})
        self.host, self._shut = "", None
