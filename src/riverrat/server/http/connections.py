"""Connections before they ask for anything: how many from one address, and how long they may take to ask."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from ipaddress import ip_address, ip_network
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from riverrat.engine.errors import RiverratError

HEADER_SECONDS = 10.0  # to send the whole head of a request


class Connections:
    """How many connections each address has open. Believed proxies bring those of others and are not counted."""

    def __init__(self, most: int, proxies: Sequence[str] = ()) -> None:
        self.most = most
        try:
            self.proxies = [ip_network(proxy, strict=False) for proxy in proxies]
        except ValueError as error:
            raise RiverratError(f"--proxy needs an address or a network such as 10.0.0.0/24: {error}") from None
        self.open: dict[str, int] = {}

    def _believed(self, address: str) -> bool:
        return bool(address) and any(ip_address(address) in proxy for proxy in self.proxies)

    def enter(self, address: str) -> bool:
        if self._believed(address):
            return True
        if self.open.get(address, 0) >= self.most:
            return False
        self.open[address] = self.open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        if address in self.open:
            self.open[address] -= 1
            if not self.open[address]:
                del self.open[address]


def protocol_for(connections: Connections, seconds: float = HEADER_SECONDS) -> type[H11Protocol]:
    """Uvicorn's protocol with a limit for each address, and an end for those who never finish asking."""

    class Patient(H11Protocol):
        address = ""
        waiting: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            peer = transport.get_extra_info("peername")
            address = str(peer[0]) if isinstance(peer, tuple) else ""
            if not connections.enter(address):
                transport.abort()
                return
            self.address = address or "-"
            super().connection_made(transport)
            self._wait()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.address:  # else it was turned away at once
                self._let_go()
                super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            if not self.address:
                return
            if self.waiting is None and not self._answering():
                self._wait()
            super().data_received(data)
            if self._answering():
                self._stop_waiting()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self._let_go()  # sockets are counted by the gate
            super().handle_websocket_upgrade(event)

        def on_response_complete(self) -> None:
            self._stop_waiting()
            super().on_response_complete()

        def _answering(self) -> bool:
            cycle: Any = self.cycle  # None before the first request
            return cycle is not None and not cycle.response_complete

        def _wait(self) -> None:
            self._stop_waiting()
            self.waiting = self.loop.call_later(seconds, self._too_slow)

        def _stop_waiting(self) -> None:
            if self.waiting is not None:
                self.waiting.cancel()
                self.waiting = None

        def _too_slow(self) -> None:
            self.waiting = None
            self.transport.abort()

        def _let_go(self) -> None:
            self._stop_waiting()
            connections.leave(self.address)
            self.address = self.address and "-"

    return Patient
