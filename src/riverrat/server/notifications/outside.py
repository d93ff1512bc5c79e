"""Requests to addresses that people name: never to machines inside our own network, unless the host allows it.

A name is looked up once, what it stands for is judged, and the connection goes to that very address: a name that stands
for something else a moment later gains nothing. Redirects are not followed, and of the answer only its status is read.
"""

import asyncio
import socket
import ssl
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from urllib.parse import urlsplit

import h11

from riverrat.engine.errors import RiverratError
from riverrat.tables.asker import ASKING
from riverrat.tables.changes import Refused
from riverrat.tables.line import Line
from riverrat.tables.queue import Queue

SECONDS = 10.0  # for all of it
LOOKUP_SECONDS = 5.0  # of these, to find out what a name stands for
LOOKUPS = 4  # at once
PORTS = (443, 8443)  # outside; inside it is up to the host
CARRIERS = (
    "::/96",
    "::ffff:0:0:0/96",
    "64:ff9b::/96",
    "64:ff9b:1::/48",
    "2002::/16",
    "2001::/32",
)  # of other addresses
RESERVED = ("fec0::/10", "3fff::/20", "5f00::/16")  # for sites, examples and segments
HIDDEN = [ip_network(one) for one in CARRIERS + RESERVED]


class Unreachable(Exception):
    """Nobody answered."""


class Outside:
    """The way out, and which networks inside it may lead to."""

    def __init__(self, inside: Sequence[str] = ()) -> None:
        try:
            self.inside = [ip_network(network, strict=False) for network in inside]
        except ValueError as error:
            raise RiverratError(f"--inside needs a network such as 192.168.1.0/24: {error}") from None
        self.secure = ssl.create_default_context()
        self._names = ThreadPoolExecutor(LOOKUPS, "names")  # no other's threads wait for a name that is never found
        self._lookups = Queue(Line(LOOKUPS, long=LOOKUPS))

    async def find(self, url: str) -> tuple[str, int]:
        """The address and port behind a URL; refused where it leads inside, or is not as safe as it should be."""
        try:
            parts = urlsplit(url)
            host, port = parts.hostname, parts.port
        except ValueError:
            raise Refused("malformed", "This is not an address of the web.", 400) from None
        if parts.scheme not in ("http", "https") or not host or parts.username is not None:
            raise Refused("malformed", "Addresses begin with https:// and carry no name or password.", 400)
        port = port or (443 if parts.scheme == "https" else 80)
        addresses = await self._look_up(host, port)
        if not all(self._allowed(address) for address in addresses):
            if not all(self._allowed(address) or _public(address) for address in addresses):
                raise Refused("inside", "This address is inside a network the host has not opened.", 403)
            if parts.scheme != "https":
                raise Refused("malformed", "Addresses begin with https://.", 400)
            if port not in PORTS:
                raise Refused("malformed", f"Addresses have the port {' or '.join(map(str, PORTS))}.", 400)
        return addresses[0], port

    async def _look_up(self, host: str, port: int) -> list[str]:
        asking = asyncio.create_task(self._ask(host, port))
        asking.add_done_callback(lambda done: done.cancelled() or done.exception())  # of no interest once given up
        try:
            async with asyncio.timeout(LOOKUP_SECONDS):
                return await asyncio.shield(asking)
        except (OSError, UnicodeError, TimeoutError):
            raise Refused("unreachable", "There is no such address.", 400) from None

    async def _ask(self, host: str, port: int) -> list[str]:
        """By turns. A thread that asks cannot be stopped: what was given up keeps its place as long as its thread."""
        look_up = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
        async with self._lookups.turn(ASKING.get()):
            found = await asyncio.get_running_loop().run_in_executor(self._names, look_up)
        return [str(one[4][0]).partition("%")[0] for one in found]

    def close(self) -> None:
        self._names.shutdown(wait=False, cancel_futures=True)

    def _allowed(self, address: str) -> bool:
        found = _plain(address)
        return any(found in network for network in self.inside if network.version == found.version)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something; the status of the answer. Raises Unreachable where there is none."""
        try:
            async with asyncio.timeout(SECONDS):
                address, port = await self.find(url)
                return await self._post(url, address, port, body, headers)
        except (OSError, TimeoutError, h11.ProtocolError, asyncio.IncompleteReadError) as error:
            raise Unreachable(type(error).__name__) from None

    async def _post(self, url: str, address: str, port: int, body: bytes, headers: Mapping[str, str]) -> int:
        parts = urlsplit(url)
        tls = {"ssl": self.secure, "server_hostname": parts.hostname} if parts.scheme == "https" else {}
        reader, writer = await asyncio.open_connection(address, port, **tls)  # type: ignore[arg-type]  # one or neither
        try:
            path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            given = {"Host": parts.netloc, "Content-Length": str(len(body)), "Connection": "close", **headers}
            talk = h11.Connection(h11.CLIENT)
            head = talk.send(h11.Request(method="POST", target=path, headers=list(given.items())))
            data = talk.send(h11.Data(data=body)) if body else b""
            writer.write((head or b"") + (data or b"") + (talk.send(h11.EndOfMessage()) or b""))
            await writer.drain()
            while True:
                event = talk.next_event()
                if event is h11.NEED_DATA:
                    talk.receive_data(await reader.read(4096))
                elif isinstance(event, h11.Response):
                    return event.status_code
                elif not isinstance(event, h11.InformationalResponse):
                    raise Unreachable("no answer")
        finally:
            writer.close()


def _plain(address: str) -> IPv4Address | IPv6Address:
    found = ip_address(address)
    return found.ipv4_mapped or found if isinstance(found, IPv6Address) else found


def _public(address: str) -> bool:
    found = _plain(address)
    hidden = any(found in network for network in HIDDEN if network.version == found.version)
    return found.is_global and not found.is_multicast and not hidden
