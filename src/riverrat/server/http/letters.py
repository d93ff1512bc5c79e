"""Requests about letters: how one is told that it is one's turn, holidays, and the end of it."""

from __future__ import annotations

from urllib.parse import urlsplit

import msgspec
from litestar import get, post

from riverrat.tables import protocol
from riverrat.tables.changes import Refused
from riverrat.tables.ids import short_id
from riverrat.tables.rows import Person, Way, now

from ..letters import push
from ..letters.mail import ADDRESS
from ..store import ways
from .dependencies import House, errors, limit

LONGEST_HOLIDAY = 60 * 24 * 3600 * 1000  # milliseconds


async def _info(house: House, who: Person) -> protocol.LettersInfo:
    office = house.office
    offered = (["push", "mail"] if office.mails else ["push"]) + ["webhook"] if office.open else []
    found = await house.store.read(ways.ways_of, house.store, who.id)
    holiday = await house.store.read(house.store.holiday_of, who.id)
    return protocol.LettersInfo(
        offered=offered,  # type: ignore[arg-type]  # some of them
        push_key=push.public_key(await office.key()) if office.open else "",
        ways=[_way(one) for one in found],
        holiday=holiday if holiday > now() else None,
    )


def _way(way: Way) -> protocol.WayInfo:
    return protocol.WayInfo(
        way=way.id,
        kind=way.kind,  # type: ignore[arg-type]  # the store holds no other
        form=way.form or "plain",  # type: ignore[arg-type]
        target=way.target if way.kind == "mail" else urlsplit(way.target).hostname or "",
        hours=way.hours,
        confirmed=way.confirm is None,
        works=way.failures < ways.GIVEN_UP,
        created=way.created,
    )


@get("/api/me/letters", responses=errors(401), summary="How I am told that it is my turn")
async def my_letters(who: Person, house: House) -> protocol.LettersInfo:
    return await _info(house, who)


@post("/api/me/letters", status_code=200, responses=errors(401), summary="Be told in one more way")
async def new_way(data: protocol.NewWay, who: Person, house: House) -> protocol.LettersInfo:
    """A mailbox is sent a link first, and gets letters once somebody has followed it."""
    store, office = house.store, house.office
    known = await store.read(ways.ways_of, store, who.id)
    if not office.open or (data.kind == "mail" and office.mails is None):
        raise Refused("not-offered", "This house does not send such letters.", 403)
    if len(known) >= house.settings.limits.ways and all(one.target != data.target for one in known):
        raise Refused("too-many-ways", f"There are {house.settings.limits.ways} ways to tell you already.", 403)
    if data.kind == "mail":
        await _new_mailbox(data, who, house)
    elif data.kind == "push":
        await office.outside.find(data.target)
        kept = msgspec.json.encode(push.checked(push.Keys(data.p256dh, data.auth))).decode()
        await store.write(
            ways.add, store, who.id, "push", data.target, keys=kept, language=data.language, hours=data.hours
        )
    else:
        await office.outside.find(data.target)
        await store.write(
            ways.add,
            store,
            who.id,
            "webhook",
            data.target,
            form=data.form,
            language=data.language,
            hours=data.hours,
        )
    return await _info(house, who)


async def _new_mailbox(data: protocol.NewWay, who: Person, house: House) -> None:
    store, gate = house.store, house.gate.letters
    if not ADDRESS.fullmatch(data.target) or len(data.target) > 254:
        raise Refused("malformed", "This is not the address of a mailbox.", 400)
    limit(gate.take(who.id) and gate.take(data.target.lower()), "letters")
    word = short_id(32)
    way = await store.write(
        ways.add,
        store,
        who.id,
        "mail",
        data.target,
        language=data.language,
        hours=data.hours,
        confirm=word,
    )
    house.rooms.start(house.office.send(way, house.office.writer.confirmation(way, who.name, word)))


@post("/api/me/letters/{way:str}", status_code=200, responses=errors(401, 404), summary="Be told more or less often")
async def change_way(way: str, data: protocol.WayChange, who: Person, house: House) -> protocol.LettersInfo:
    """At every turn (0), or of all tables at once every so many hours."""
    if not await house.store.write(ways.change, house.store, who.id, way, data.hours):
        raise Refused("no-way", "There is no such way to tell you.", 404)
    return await _info(house, who)


@post("/api/me/letters/{way:str}/remove", status_code=200, responses=errors(401, 404), summary="Be told no more")
async def remove_way(way: str, who: Person, house: House) -> protocol.LettersInfo:
    if not await house.store.write(ways.remove, house.store, who.id, way):
        raise Refused("no-way", "There is no such way to tell you.", 404)
    return await _info(house, who)


@post("/api/me/letters/{way:str}/try", status_code=200, responses=errors(401, 404), summary="Send a letter to try it")
async def try_way(way: str, who: Person, house: House) -> protocol.Sent:
    found = await house.store.read(ways.way_of, house.store, who.id, way)
    if found is None or found.confirm is not None:
        raise Refused("no-way", "There is no such way to tell you.", 404)
    limit(house.gate.letters.take(who.id), "letters")
    arrived = await house.office.send(found, house.office.writer.trial(found), again=False)
    return protocol.Sent(arrived=arrived)


@post("/api/me/holiday", status_code=200, responses=errors(401), summary="Be away for a while")
async def holiday(data: protocol.Holiday, who: Person, house: House) -> protocol.LettersInfo:
    """No letters, and no time runs out at tables with a limit; for at most sixty days at a time."""
    if data.until is not None and not now() < data.until <= now() + LONGEST_HOLIDAY:
        raise Refused("malformed", "A holiday ends within the next sixty days.", 400)
    await house.store.write(house.store.go_away, who.id, data.until)
    until = await house.store.read(house.store.holiday_of, who.id)
    house.notices.on_holiday(who.id, until)
    return await _info(house, who)


@post("/api/letters/confirm", status_code=200, responses=errors(404), summary="Confirm a mailbox")
async def confirm(data: protocol.LetterWord, house: House) -> protocol.Sent:
    """The word came in a letter; nobody needs to be known on this device."""
    if not await house.store.write(ways.confirm, house.store, data.word):
        raise Refused("no-word", "This word is used up, or of no letter of ours.", 404)
    return protocol.Sent(arrived=True)


@post("/api/letters/leave/{word:str}", status_code=200, responses=errors(), summary="Leave with one click (RFC 8058)")
async def leave(word: str, house: House) -> protocol.Sent:
    """Whatever the body says; `arrived` is false where there was nothing to leave any more."""
    return protocol.Sent(arrived=await house.store.write(ways.leave, house.store, word))


HANDLERS = [my_letters, new_way, change_way, remove_way, try_way, holiday, confirm, leave]
