"""Requests about where others find this house, and about letting the local network in."""

from urllib.parse import urlsplit

from litestar import get, post

from riverrat.tables import protocol
from riverrat.tables.changes import Refused
from riverrat.tables.rows import Person

from .. import addresses
from .dependencies import House, R, errors
from .guard import client_of

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")  # what is passed on for somebody else says so


@get("/api/address", responses=errors(401), summary="Where others find this house")
async def address(request: R, who: Person, house: House) -> protocol.Reach:
    """What to put in an invitation when the page itself was opened by a name only this machine knows."""
    return _reach(request, house)


@post("/api/network", status_code=200, responses=errors(401, 409), summary="Let the local network in, or not")
async def network(request: R, data: protocol.Network, who: Person, house: House) -> protocol.Reach:
    """For who sits at the machine itself: a house that only this machine reaches opens to its network while it runs."""
    if not _at_home(request, house):
        raise Refused("not-at-home", "This is changed at the computer itself.", 403)
    if data.open:
        await house.gate.door.open(_entered(request)[1])
    else:
        house.gate.door.shut()
    return _reach(request, house)


def _reach(request: R, house: House) -> protocol.Reach:
    door, (_, port) = house.gate.door, _entered(request)
    found = [addresses.page_at(door.host, port)] if door.host else addresses.found_at(house.settings, port or None)
    turns = door.possible and _at_home(request, house)
    return protocol.Reach(
        addresses=found if addresses.near(client_of(request.scope)) else [],
        alone=addresses.alone(house.settings) and not door.host,
        network=("open" if door.host else "shut") if turns else "",
    )


def _at_home(request: R, house: House) -> bool:
    """Whether somebody sits at this machine: came by its own address and name, and not through the door or a tunnel."""
    name = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    passed_on = any(header in request.headers for header in FORWARDED)
    own = addresses.loopback(name) and addresses.loopback(client_of(request.scope))
    return own and not passed_on and _entered(request)[0] != house.gate.door.host


def _entered(request: R) -> tuple[str, int]:
    """The address of ours by which somebody came in."""
    host, port = request.scope.get("server") or ("", 0)
    return host, port or 0


HANDLERS = [address, network]
