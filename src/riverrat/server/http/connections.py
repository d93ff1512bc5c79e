"""Connections before they ask for anything: how many from one address, and how long they may take to ask."""

import asyncio
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol

from riverrat.engine.errors import RiverratError

from ..addresses import counted

HEADER_SECONDS = 10.0  # to send the whole head of a request, since connecting or the last answer


class Connections:
    """How many connections each address has open. Believed proxies bring those of others and are not counted."""

    def __init__(self, most: int, proxies: Sequence[str] = (), seconds: float = HEADER_SECONDS) -> None:
        self.most, self.seconds = most, seconds
        try:
            self.proxies = [ip_network(proxy, strict=False) for proxy in proxies]
        except ValueError as error:
            raise RiverratError(f"--proxy needs an address or a network such as 10.0.0.0/24: {error}") from None
        self.open: dict[str, int] = {}
        self.callers: dict[tuple[str, int], Caller] = {}  # by the other end's address and port

    def _believed(self, address: str) -> bool:
        return bool(address) and any(ip_address(address) in proxy for proxy in self.proxies)

    def enter(self, address: str) -> bool:
        if self._believed(address):
            return True
        address = counted(address)
        if self.open.get(address, 0) >= self.most:
            return False
        self.open[address] = self.open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        address = counted(address)
        if address in self.open:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]

    def watch(self, app: Any) -> Any:
        """The same application; who has asked it something is no longer waited for until it has answered."""

        async def watched(scope: Any, receive: Any, send: Any) -> None:
            caller = self.callers.get(tuple((scope.get("client") or ())[:2]))
            if caller:
                caller.stop()
            try:
                await app(scope, receive, send)
            finally:
                if caller:
                    caller.wait()

        return watched

    @property
    def protocol(self) -> type[asyncio.Protocol]:
        """Uvicorn's protocol behind a limit for each address, with an end for those who never finish asking."""
        connections = self

        class Counted(Caller):
            def __init__(self, **given: Any) -> None:
                super().__init__(connections, AutoHTTPProtocol(**given))

        return Counted


class Caller(asyncio.Protocol):
    """One connection, until it becomes a socket (those are counted by the gate)."""

    def __init__(self, connections: Connections, served: asyncio.Protocol) -> None:
        self.connections, self.served = connections, served
        self.timer: asyncio.TimerHandle | None = None
        self.peer: tuple[str, int] | None = None  # None where it was turned away, and when it has ended

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        address, port = transport.get_extra_info("peername")[:2]
        if not self.connections.enter(address):
            transport.abort()
            return
        self.peer = (address, port)
        self.connections.callers[self.peer] = self
        self.wait()
        self.served.connection_made(transport)

    def data_received(self, data: bytes) -> None:
        if self.peer:
            self.served.data_received(data)
            if self.transport.get_protocol() is not self:
                self._leave()

    def eof_received(self) -> bool | None:
        return self.served.eof_received() if self.peer else None

    def pause_writing(self) -> None:
        self.served.pause_writing()

    def resume_writing(self) -> None:
        self.served.resume_writing()

    def connection_lost(self, error: Exception | None) -> None:
        if self.peer:
            self._leave()
            self.served.connection_lost(error)

    def wait(self) -> None:
        """From now on, it has so many seconds to ask something."""
        self.stop()
        if self.peer:
            self.timer = asyncio.get_running_loop().call_later(self.connections.seconds, self.transport.close)

    def stop(self) -> None:
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def _leave(self) -> None:
        self.stop()
        if self.peer:
            del self.connections.callers[self.peer]
            self.connections.leave(self.peer[0])
            self.peer = None
