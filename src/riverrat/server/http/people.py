"""Requests about oneself."""

from __future__ import annotations

from litestar import Response, get, post

from .. import protocol
from ..store import achievements, people
from ..store.rows import Person
from ..tables.changes import Refused
from .dependencies import House, R, cookie, errors, limit, someone
from .guard import address_of

LINK_HINT = "/#claim="


@post("/api/me", status_code=200, responses=errors(), summary="Give oneself a name")
async def name_me(request: R, data: protocol.Naming, house: House) -> Response[protocol.Me]:
    """The first time, this makes a person and hands the device its cookie; later it renames them."""
    known = await someone(request)
    name = data.name.strip()
    if known is not None:
        await house.store.write(people.rename, house.store, known, name)
        house.rooms.notices.announce(person=known.id, name=name)
        return Response(protocol.Me(name=name, link_hint=LINK_HINT))
    limit(house.gate.people.take(address_of(request.scope)), "new people")
    _, token = await house.store.write(people.new_person, house.store, name)
    return Response(protocol.Me(name=name, link_hint=LINK_HINT), cookies=[cookie(request, token)])


@get("/api/me", responses=errors(401), summary="Who this device belongs to")
async def who_am_i(who: Person) -> protocol.Me:
    return protocol.Me(name=who.name, link_hint=LINK_HINT)


@post("/api/me/link", status_code=200, responses=errors(401), summary="A code for another device")
async def link(who: Person, house: House) -> protocol.LinkCode:
    """The code works once and for half an hour; on the other device it makes the same person."""
    code = await house.store.write(people.new_link, house.store, who)
    return protocol.LinkCode(code=code, minutes=people.LINK_MINUTES)


@post("/api/me/claim", status_code=200, responses=errors(), summary="Use a code from another device")
async def claim(request: R, data: protocol.Claim, house: House) -> Response[protocol.Me]:
    limit(house.gate.guesses.take(address_of(request.scope)), "codes")
    found = await house.store.write(people.claim_link, house.store, data.code)
    if found is None:
        raise Refused("no-code", "This code is used up or too old; make a new one.", 403)
    owner, token = found
    return Response(protocol.Me(name=owner.name, link_hint=LINK_HINT), cookies=[cookie(request, token)])


@get("/api/achievements", responses=errors(401), summary="What one has achieved")
async def my_achievements(who: Person, house: House) -> list[protocol.AchievementInfo]:
    found = await house.store.read(achievements.achieved, house.store, who.id)
    return [protocol.AchievementInfo(game=g, level=level, challenge=c, table=t) for g, level, c, t in found]


HANDLERS = [name_me, who_am_i, link, claim, my_achievements]
