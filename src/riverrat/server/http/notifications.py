"""Requests about notifications: how one is told that it is one's turn, holidays, and the end of it."""

from functools import partial
from urllib.parse import urlsplit

import msgspec
from litestar import get, post

from riverrat.tables import protocol
from riverrat.tables.changes import Refused
from riverrat.tables.ids import short_id
from riverrat.tables.rows import Person, now

from ..notifications import push
from ..notifications.mail import ADDRESS
from ..store import channels
from ..store.channels import Channel
from .dependencies import House, R, errors, limit
from .guard import address_of

CHANNEL = "/api/me/notifications/{channel:str}"
LEAVE = ["/api/notifications/leave/{word:str}", "/api/letters/leave/{word:str}"]  # the second stands in older mails
SHARE = 0.25  # of what one person may ask for, what a webhook or a browser takes of its address's
LONGEST_HOLIDAY = 60 * 24 * 3600 * 1000  # milliseconds


async def _info(house: House, who: Person) -> protocol.NotificationsInfo:
    notifier = house.notifier
    offered = (["push", "mail"] if notifier.mails else ["push"]) + ["webhook"] if notifier.open else []
    found = await house.store.read(channels.channels_of, house.store, who.id)
    holiday = await house.store.read(house.store.holiday_of, who.id)
    return protocol.NotificationsInfo(
        offered=offered,  # type: ignore[arg-type]  # some of them
        push_key=push.public_key(await notifier.key()) if notifier.open else "",
        channels=[_channel(one) for one in found],
        holiday=holiday if holiday > now() else None,
    )


def _channel(channel: Channel) -> protocol.ChannelInfo:
    return protocol.ChannelInfo(
        channel=channel.id,
        kind=channel.kind,  # type: ignore[arg-type]  # the store holds no other
        form=channel.form or "plain",  # type: ignore[arg-type]
        target=channel.target if channel.kind == "mail" else urlsplit(channel.target).hostname or "",
        hours=channel.hours,
        confirmed=channel.confirm is None,
        works=channel.failures < channels.GIVEN_UP,
        created=channel.created,
    )


@get("/api/me/notifications", responses=errors(401), summary="How I am told that it is my turn")
async def my_notifications(who: Person, house: House) -> protocol.NotificationsInfo:
    return await _info(house, who)


@post("/api/me/notifications", status_code=200, responses=errors(401), summary="Be told through one more channel")
async def new_channel(request: R, data: protocol.NewChannel, who: Person, house: House) -> protocol.NotificationsInfo:
    """A mailbox is sent a link first, and gets notifications once somebody has followed it."""
    store, notifier = house.store, house.notifier
    known = await store.read(channels.channels_of, store, who.id)
    if not notifier.open or (data.kind == "mail" and notifier.mails is None):
        raise Refused("not-offered", "This house does not send such notifications.", 403)
    most = house.settings.limits.channels
    if len(known) >= most and all(one.target != data.target for one in known):
        raise Refused("too-many-channels", f"You have {most} channels already.", 403)
    if data.kind == "mail":
        _check_mailbox(data.target, who, house)
    else:
        gate, address = house.gate.notifications, address_of(request.scope)
        limit(gate.take(who.id) and gate.take(address, SHARE), "channels")
        await notifier.outside.find(data.target)
    word = short_id(32) if data.kind == "mail" else None
    channel = await store.write(
        channels.add,
        store,
        who.id,
        data.kind,
        data.target,
        form=data.form if data.kind == "webhook" else "",
        keys=_keys(data) if data.kind == "push" else "",
        language=data.language,
        hours=data.hours,
        confirm=word,
    )
    if word:
        write = partial(notifier.writer.confirmation, channel, who.name, word)
        house.rooms.start(notifier.send(channel, write))
    return await _info(house, who)


def _check_mailbox(target: str, who: Person, house: House) -> None:
    if not ADDRESS.fullmatch(target) or len(target) > 254:
        raise Refused("malformed", "This is not the address of a mailbox.", 400)
    gate = house.gate.notifications
    limit(gate.take(who.id) and gate.take(target.lower()), "notifications")


def _keys(data: protocol.NewChannel) -> str:
    return msgspec.json.encode(push.checked(push.Keys(data.p256dh, data.auth))).decode()


@post(CHANNEL, status_code=200, responses=errors(401, 404), summary="Be told more or less often")
async def change_channel(
    channel: str, data: protocol.ChannelChange, who: Person, house: House
) -> protocol.NotificationsInfo:
    """At every turn (0), or of all tables at once every so many hours."""
    if not await house.store.write(channels.change, house.store, who.id, channel, data.hours):
        raise Refused("no-channel", "There is no such channel.", 404)
    return await _info(house, who)


@post(f"{CHANNEL}/remove", status_code=200, responses=errors(401, 404), summary="Be told no more")
async def remove_channel(channel: str, who: Person, house: House) -> protocol.NotificationsInfo:
    if not await house.store.write(channels.remove, house.store, who.id, channel):
        raise Refused("no-channel", "There is no such channel.", 404)
    return await _info(house, who)


@post(f"{CHANNEL}/try", status_code=200, responses=errors(401, 404), summary="Try it")
async def try_channel(channel: str, who: Person, house: House) -> protocol.Sent:
    found = await house.store.read(channels.channel_of, house.store, who.id, channel)
    if found is None or found.confirm is not None:
        raise Refused("no-channel", "There is no such channel.", 404)
    limit(house.gate.notifications.take(who.id), "notifications")
    arrived = await house.notifier.send(found, partial(house.notifier.writer.trial, found), again=False)
    return protocol.Sent(arrived=arrived)


@post("/api/me/holiday", status_code=200, responses=errors(401), summary="Be away for a while")
async def holiday(data: protocol.Holiday, who: Person, house: House) -> protocol.NotificationsInfo:
    """No notifications, and no time runs out at tables with a limit; for at most sixty days at a time."""
    if data.until is not None and not now() < data.until <= now() + LONGEST_HOLIDAY:
        raise Refused("malformed", "A holiday ends within the next sixty days.", 400)
    await house.store.write(house.store.go_away, who.id, data.until)
    until = await house.store.read(house.store.holiday_of, who.id)
    house.notices.on_holiday(who.id, until)
    return await _info(house, who)


@post("/api/notifications/confirm", status_code=200, responses=errors(404), summary="Confirm a mailbox")
async def confirm(data: protocol.ChannelWord, house: House) -> protocol.Sent:
    """The word came by mail; nobody needs to be known on this device."""
    if not await house.store.write(channels.confirm, house.store, data.word):
        raise Refused("no-word", "This word is used up, or none of ours.", 404)
    return protocol.Sent(arrived=True)


@post(LEAVE, status_code=200, responses=errors(), summary="Leave with one click (RFC 8058)")
async def leave(word: str, house: House) -> protocol.Sent:
    """Whatever the body says; `arrived` is false where there was nothing to leave any more."""
    return protocol.Sent(arrived=await house.store.write(channels.leave, house.store, word))


HANDLERS = [my_notifications, new_channel, change_channel, remove_channel, try_channel, holiday, confirm, leave]
