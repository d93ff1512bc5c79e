"""Requests about oneself."""

from litestar import Response, get, post
from litestar.datastructures import Cookie

from riverrat.tables import protocol
from riverrat.tables.changes import Refused
from riverrat.tables.ids import device_name
from riverrat.tables.names import clean_name
from riverrat.tables.rows import Person

from ..store import people
from .dependencies import House, R, cookie, device, errors, limit, someone
from .guard import COOKIES, address_of

LINK_HINT = "/#claim="


@post("/api/me", status_code=200, responses=errors(), summary="Give oneself a name")
async def name_me(request: R, data: protocol.Naming, house: House) -> Response[protocol.Me]:
    """The first time, this makes a person and hands the device its cookie; later it renames them."""
    known = await someone(request)
    name = clean_name(data.name)
    if known is not None:
        await house.store.write(house.store.rename_person, known, name)
        house.notices.announce(person=known.id, name=name)
        return Response(protocol.Me(name=name, link_hint=LINK_HINT))
    limit(house.gate.people.take(address_of(request.scope)), "new people")
    _, token = await house.store.write(house.store.new_person, name)
    return Response(protocol.Me(name=name, link_hint=LINK_HINT), cookies=[cookie(request, token)])


@get("/api/me", responses=errors(401), summary="Who this device belongs to")
async def who_am_i(request: R, house: House) -> Response[protocol.Me]:
    """A device that holds a cookie by another name gets the one it should have here."""
    who, token = await device(request, house)
    mine = cookie(request, token)
    renewed = [] if request.cookies.get(mine.key) == token else [mine]
    return Response(protocol.Me(name=who.name, link_hint=LINK_HINT), cookies=renewed)


@post("/api/me/link", status_code=200, responses=errors(401), summary="A code for another device")
async def link(who: Person, house: House) -> protocol.LinkCode:
    """The code works once and for half an hour; on the other device it makes the same person."""
    code = await house.store.write(house.store.new_link, who.id)
    return protocol.LinkCode(code=code, minutes=people.LINK_MINUTES)


@post("/api/me/claim", status_code=200, responses=errors(), summary="Use a code from another device")
async def claim(request: R, data: protocol.Claim, house: House) -> Response[protocol.Me]:
    limit(house.gate.guesses.take(address_of(request.scope)), "codes")
    found = await house.store.write(house.store.claim_link, data.code)
    if found is None:
        raise Refused("no-code", "This code is used up or too old; make a new one.", 403)
    owner, token = found
    return Response(protocol.Me(name=owner.name, link_hint=LINK_HINT), cookies=[cookie(request, token)])


@get("/api/me/devices", responses=errors(401), summary="My devices")
async def my_devices(request: R, who: Person, house: House) -> list[protocol.DeviceInfo]:
    """Each by a name of its own, which is not the token it holds."""
    mine = device_name((await device(request, house))[1])
    found = await house.store.read(house.store.devices_of, who.id)
    return [protocol.DeviceInfo(device=name, created=created, this=name == mine) for name, created in found]


@post("/api/me/devices/{device:str}/revoke", status_code=200, responses=errors(401, 404), summary="Forget a device")
async def revoke(device: str, who: Person, house: House) -> protocol.Revoked:
    """The device is nobody's from now on; its open sockets are closed."""
    if not await house.store.write(house.store.revoke_device, who.id, device):
        raise Refused("no-device", "You have no such device.", 404)
    house.rooms.dismiss(who.id, device)
    return protocol.Revoked(device=device)


@post("/api/me/delete", status_code=200, responses=errors(401, 409), summary="Delete my data")
async def delete_me(data: protocol.Naming, who: Person, house: House) -> Response[protocol.Deleted]:
    """The name is asked for once more. Running games are resigned; those others played in stay, without you."""
    if clean_name(data.name) != who.name:
        raise Refused("other-name", "This is not your name: nothing was deleted.")
    tables = await house.lobby.leave_all(who)
    await house.store.write(house.store.forget_person, who.id)
    house.rooms.dismiss(who.id)
    gone = [Cookie(key=key, value="", max_age=0, path="/", secure=key.startswith("__Host-")) for key in COOKIES]
    return Response(protocol.Deleted(tables=tables), cookies=gone)


@get("/api/achievements", responses=errors(401), summary="What one has achieved")
async def my_achievements(who: Person, house: House) -> list[protocol.AchievementInfo]:
    return await house.statistics.achieved(who.id)


HANDLERS = [name_me, who_am_i, link, claim, my_devices, revoke, delete_me, my_achievements]
