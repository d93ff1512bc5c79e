"""Where friends in the same house find this server."""

import socket
from collections.abc import Iterable
from contextlib import suppress
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from pathlib import Path

from .settings import Settings

EVERYWHERE = ("", "0.0.0.0", "::")
NETWORK = 64  # bits of an IPv6 address that say whose it is
NOWHERE = "192.0.2.1"  # kept free for examples: a socket bound for it tells our own address, and nothing is sent


def alone(settings: Settings) -> bool:
    """Whether only this machine can reach the server."""
    return not settings.address and settings.host not in EVERYWHERE and loopback(settings.host)


def near(address: str) -> bool:
    """Whether somebody asks from this machine or its network: strangers are not told how we are called there."""
    try:
        return ip_address(address).is_private
    except ValueError:
        return False


@lru_cache(maxsize=4096)
def counted(address: str) -> str:
    """What limits go by: of IPv6 the network of one house, since whoever has one address there has all of them."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if not isinstance(found, IPv6Address) or found.is_loopback:
        return address
    return str(found.ipv4_mapped or ip_network((found, NETWORK), strict=False))


def loopback(host: str) -> bool:
    """Whether only this machine can use an address."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def found_at(settings: Settings, port: int | None) -> list[str]:
    """The addresses to invite people to; none where only this machine, or nobody knows who, can use them."""
    if settings.address:
        return [settings.address.rstrip("/")]
    if alone(settings) or settings.proxies or port is None or Path("/.dockerenv").exists():
        return []
    hosts = own_addresses() if settings.host in EVERYWHERE else [settings.host]
    return [page_at(host, port) for host in hosts]


def page_at(host: str, port: int) -> str:
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"


def own_addresses() -> list[str]:
    """The addresses of this machine in its network, the one it would speak from first."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        way.connect((NOWHERE, 9))
        found.append(str(way.getsockname()[0]))
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return reachable(found)


def reachable(found: Iterable[str]) -> list[str]:
    """Each address once, without those of this machine alone."""
    return [one for one in dict.fromkeys(found) if not loopback(one)]
