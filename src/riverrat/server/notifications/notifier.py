"""Where notifications are written and sent: once a turn, to those who want them and are not there to see it."""

import asyncio
import logging
import smtplib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import urlsplit

import msgspec

from riverrat.tables.aside import aside
from riverrat.tables.asker import ASKING
from riverrat.tables.changes import Refused
from riverrat.tables.clock import deadline
from riverrat.tables.line import Line
from riverrat.tables.queue import Queue
from riverrat.tables.room import Room
from riverrat.tables.rooms import Rooms
from riverrat.tables.rows import Person, now

from ..metrics import Metrics
from ..settings import Settings
from ..store import channels, keys
from ..store.channels import Channel
from ..store.store import Store
from . import due, push, webhook
from .due import Turn
from .mail import MailServer
from .outside import Outside, Unreachable
from .words import Notification, Waiting, Writer

log = logging.getLogger("riverrat.notifications")

LOOK_SECONDS = 10.0
AGAIN_SECONDS: tuple[float, ...] = (5.0, 60.0)  # until a notification that did not arrive is sent again
AT_ONCE = {"mail": 3, "push": 4, "webhook": 4}  # on their way: none waits for those of another kind
MAIL_SECONDS = 30.0  # to hand one in
GONE = (404, 410)  # what push services answer when a browser wants no more


class Notifier:
    def __init__(self, rooms: Rooms, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.rooms, self.store, self.settings, self.metrics = rooms, store, settings, metrics
        self.outside = Outside(settings.inside)
        self.writer = Writer(settings.address)
        self.mails = MailServer.named(settings.smtp, settings.mail_from) if settings.smtp else None
        self.grace, self.again = due.GRACE_MS, AGAIN_SECONDS
        self._queues = {kind: Queue(Line(places, long=places)) for kind, places in AT_ONCE.items()}
        self._mailing = ThreadPoolExecutor(AT_ONCE["mail"], "mail")
        self._key = ""

    @property
    def open(self) -> bool:
        """Whether notifications are sent at all: they need an address to lead back to."""
        return bool(self.settings.address)

    async def key(self) -> str:
        """What notifications to browsers are signed with."""
        if not self._key:
            self._key = await self.store.write(keys.key_of, self.store, "push", push.new_key)
        return self._key

    def _contact(self) -> str:
        """Whom a push service may write to about us."""
        host = urlsplit(self.settings.address).hostname or ""
        if self.settings.mail_from:
            return f"mailto:{self.settings.mail_from}"
        return f"https://{host}" if "." in host else "mailto:host@localhost"

    async def run(self) -> None:
        """For ever: look for turns to tell of."""
        while self.open and not self.rooms.closing:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look()
            except Exception:
                log.exception("notifying failed")

    async def look(self) -> None:
        """Tell of every turn that has waited long enough, and send the digests that are due."""
        young = now() - self.grace
        for turn in await self.store.read(due.turns, self.store, now() - self.grace // 2):
            room = self.rooms.known(turn.table)
            if room is not None and turn.person in room.here():
                await self.store.write(due.tell, self.store, turn)  # they see it; no process need tell them
            elif turn.since < young and not (room is not None and turn.person in room.connected()):
                await self._tell(turn)
        for channel in await self.store.read(due.digests, self.store):
            if await self.store.write(due.take_digest, self.store, channel):
                self.rooms.start(self._digest(channel))

    async def _tell(self, turn: Turn) -> None:
        found = await self.store.write(due.tell, self.store, turn)
        waiting = await self._waiting(turn) if found else None
        if found and waiting:
            for channel in found:
                self.rooms.start(self.send(channel, partial(self.writer.turn, channel, waiting)))

    async def _digest(self, channel: Channel) -> None:
        turns = await self.store.read(due.turns, self.store, now(), channel.person)
        found = [one for turn in turns if (one := await self._waiting(turn)) is not None]
        if found:
            await self.send(channel, partial(self.writer.digest, channel, found))

    async def _waiting(self, turn: Turn) -> Waiting | None:
        try:
            room: Room = await self.rooms.room(turn.table)
        except Refused:
            return None
        sheet = room.table.sheet
        people = [seat for seat in sheet.seats if seat.kind == "person" and seat.person != turn.person]
        others = list(dict.fromkeys(seat.player for seat in people))
        return Waiting(turn.table, room.table.game, turn.name, others, deadline(sheet))

    async def ask(self, person: Person, table: str, before: str) -> None:
        """Tell those who are asked to play again and are no longer at the table they sat at before."""
        room, old = await self.rooms.room(table), self.rooms.known(before)
        there = old.connected() if old is not None else set()
        sheet = room.table.sheet
        waiting = Waiting(table, room.table.game, sheet.name, [person.name], None)
        asked = {str(seat.person) for seat in sheet.seats if seat.kept} - there
        for channel in await self.store.read(channels.at_once, self.store, asked) if self.open else ():
            self.rooms.start(self.send(channel, partial(self.writer.again, channel, waiting)))

    async def send(self, channel: Channel, write: Callable[[], Notification], again: bool = True) -> bool:
        """Send a notification, and where it does not arrive try again; whether it arrived is written down."""
        notification = await aside(write)  # the first one in a language reads all its texts
        for pause in (*(self.again if again else ()), None):
            arrived, gone = await self._send(channel, notification)
            if arrived:
                await self.store.write(channels.arrived, self.store, channel.id)
                return True
            if gone or pause is None or self.rooms.closing:
                await self.store.write(channels.failed, self.store, channel.id, gone=gone)
                return False
            await asyncio.sleep(pause)
        return False

    async def _send(self, channel: Channel, notification: Notification) -> tuple[bool, bool]:
        """Whether a notification arrived, and whether nobody lives there any more."""
        ASKING.set(self.rooms.whereabouts.asker(channel.person, ""))
        try:
            async with self._queues[channel.kind].turn(ASKING.get()):
                if channel.kind == "mail":
                    return await self._mail(channel.target, notification), False
                status = await self._post(channel, notification)
        except (Unreachable, Refused, OSError, TimeoutError, smtplib.SMTPException) as error:
            log.warning("a notification did not arrive", extra={"kind": channel.kind, "reason": type(error).__name__})
            return False, False
        self.metrics.notifications.labels(channel.kind, str(status)).inc()
        return 200 <= status < 300, channel.kind == "push" and status in GONE

    async def _mail(self, to: str, notification: Notification) -> bool:
        if self.mails is None:
            return False
        async with asyncio.timeout(MAIL_SECONDS):
            await asyncio.get_running_loop().run_in_executor(self._mailing, self.mails.send, to, notification)
        return True

    async def _post(self, channel: Channel, notification: Notification) -> int:
        if channel.kind == "webhook":
            body, headers = webhook.request(channel.form, notification)
            return await self.outside.post(channel.target, body, headers)
        told = {
            "title": notification.title,
            "body": notification.text,
            "url": notification.url.removeprefix(self.writer.address),
            "leave": channel.leave,
            "stop": notification.stop,
            "tag": notification.tables[0] if len(notification.tables) == 1 else "riverrat",
        }
        sealed = push.seal(msgspec.json.encode(told), msgspec.json.decode(channel.keys, type=push.Keys))
        headers = push.headers(channel.target, await self.key(), self._contact())
        return await self.outside.post(channel.target, sealed, headers)

    def close(self) -> None:
        """What is on its way is not waited for."""
        self.outside.close()
        self._mailing.shutdown(wait=False, cancel_futures=True)
