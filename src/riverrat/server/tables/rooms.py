"""Tables with the people around them: who looks on, and how a change gets onto disk and out.

One `Room` per table in use. Everything here runs on the event loop; the store and the opponents work elsewhere.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Coroutine
from typing import Any, Protocol

from riverrat.engine.errors import RiverratError

from ..metrics import Metrics
from ..opponents.pool import Opponents
from ..opponents.turns import Turns
from ..store import chat, listing, people
from ..store.rows import Chair, Entry, Line, Person, Sheet, now
from ..store.store import Conflict, Repeated, Store
from . import finished, upgrade
from .catalogue import Catalogue
from .changes import Change, Refused
from .notices import Notices
from .table import Table

log = logging.getLogger("riverrat.rooms")

IDLE_SECONDS, MOST_IDLE = 300, 200  # rooms nobody is in are given up after a while
SWEEP_SECONDS, LATE_MS = 3, 10_000  # how often we look for moves nobody makes; when one is late
QUIET_SECONDS, MANY_NEW = 10, 10_000  # without a move, and objects made meanwhile: a good moment to clear memory


class Viewer(Protocol):
    """Somebody looking on: a socket."""

    person: Person | None

    device: str

    def wake(self) -> None:
        """Something changed: send the state when there is time."""

    def dismiss(self) -> None:
        """Close the socket: its device is nobody's any more."""


class Room:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, tuple[float, set[str]]] = {}  # by process: until when, who is connected there
        self.chat: list[Line] = []
        self.thinking = -1
        self.thinker: asyncio.Task[None] | None = None
        self.notice: str | None = None
        self.used = time.monotonic()

    def wake(self) -> None:
        for viewer in self.viewers:
            viewer.wake()

    def here(self) -> set[str]:
        return {viewer.person.id for viewer in self.viewers if viewer.person}

    def connected(self) -> set[str]:
        """Who is at the table, here or at another process."""
        if not self.elsewhere:
            return self.here()
        found, at = self.here(), time.monotonic()
        for until, there in self.elsewhere.values():
            if until > at:
                found |= there
        return found


class Rooms:
    """All rooms of this process."""

    def __init__(self, store: Store, catalogue: Catalogue, opponents: Opponents, metrics: Metrics) -> None:
        self.store, self.catalogue, self.opponents, self.metrics = store, catalogue, opponents, metrics
        self.turns, self.notices = Turns(self), Notices(self)
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._stuck: set[str] = set()
        self.closing, self.began = False, now()
        catalogue.needed = lambda: {(room.table.sheet.game, room.table.sheet.data) for room in self.open}

    # --- finding ------------------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The room of a table; refused when there is no such table."""
        if table in self._rooms:
            room = self._rooms[table]
            room.used = time.monotonic()
            return room
        if table not in self._loading:
            self._loading[table] = asyncio.create_task(self._load(table))
        task = self._loading[table]
        try:
            return await asyncio.shield(task)
        finally:
            if task.done():
                self._loading.pop(table, None)

    def known(self, table: str) -> Room | None:
        """The room of a table that is in use here."""
        return self._rooms.get(table)

    async def _load(self, table: str) -> Room:
        found = await self.store.read(self._read, table)
        if found is None:
            raise Refused("no-table", "There is no such table.", 404)
        room = Room(found)
        room.chat = await self.store.read(chat.said, self.store, table)
        self._rooms[table] = room
        self.metrics.tables.set(len(self._rooms))
        await self.catch_up(room)  # it may have moved on while we read
        self.turns.consider(room)
        return room

    def _read(self, table: str) -> Table | None:
        loaded = self.store.load(table)
        if loaded is None:
            return None
        sheet, snapshot, entries = loaded
        game = self.catalogue.find(sheet.game, sheet.data)
        if game is not None and game.version != sheet.rules:
            if upgrade.lift(self.store, sheet, game):
                return self._read(table)
            game = None
        return Table(sheet, game, snapshot, entries)

    def away(self, room: Room, chair: Chair) -> int:
        """For how many seconds the person of a seat has not been at the table; while we were away does not count."""
        if chair.kind != "person" or chair.person in room.connected():
            return 0
        return (now() - max(chair.seen, self.began)) // 1000

    async def left(self, room: Room, person: str) -> None:
        """Somebody's last socket at a table is closed."""
        at = await self.store.write(listing.left, self.store, room.table.id, person)
        for chair in room.table.sheet.chairs:
            if chair.person == person:
                chair.seen = at
        room.table.seats_changed()

    def dismiss(self, person: str, device: str = "") -> None:
        """Close the sockets of somebody, or of one of their devices."""
        for room in self.open:
            for viewer in list(room.viewers):
                mine = viewer.person is not None and viewer.person.id == person
                if mine and (not device or people.device_name(viewer.device) == device):
                    viewer.dismiss()
            if not device:  # deleted: nothing of them stays
                room.chat = [line for line in room.chat if line.person != person]
                for chair in room.table.sheet.chairs:
                    if chair.person == person:
                        chair.person, chair.name, chair.called = None, "", ""
                        room.table.seats_changed()

    @property
    def open(self) -> list[Room]:
        return list(self._rooms.values())

    # --- changing -----------------------------------------------------------------------------------------------------

    async def commit(self, room: Room, change: Change, client: str | None = None) -> int:
        """`carry_out`, to its end even when the caller goes away."""
        return await asyncio.shield(self.start(self.carry_out(room, change, client)))

    async def carry_out(self, room: Room, change: Change, client: str | None) -> int:
        """Carry out a change; returns the version it led to, once it is on disk.

        The same client's message is never carried out twice.
        """
        async with room.lock:
            if client and client in room.table.acks:
                return room.table.acks[client]
            try:
                draft = room.table.draft(change, client)
            except Refused as refusal:
                if refusal.code == "stale" and client:
                    before = await self.store.read(self.store.version_of, room.table.id, client)
                    if before is not None:
                        return before
                raise
            began = time.perf_counter()
            try:
                await self.store.append(draft.written)
            except Repeated as repeated:
                await self._overtaken(room)
                return repeated.version
            except Conflict:
                await self._overtaken(room)
                raise Refused("stale", "Somebody else was faster.") from None
            self.metrics.commit.observe(time.perf_counter() - began)
            room.table.adopt(draft)
        self.metrics.entry(draft.written.entry.kind).inc()
        if draft.written.sheet.over:
            log.info("game over", extra={"table": room.table.id, "game": room.table.sheet.game})
            await finished.keep(self.store, room.table)
        if draft.written.entry.kind == "act" and room.table.tried():
            await finished.keep_try(self.store, room.table)
        self.changed(room)
        return draft.written.entry.version

    def changed(self, room: Room) -> None:
        room.notice = None
        room.used = time.monotonic()
        room.thinking = room.table.deciding() if self.turns.due(room) else -1
        room.wake()
        self.turns.consider(room)

    async def _overtaken(self, room: Room) -> None:
        """Another process wrote first: show what it wrote."""
        if await self._follow(room):
            self.changed(room)

    async def catch_up(self, room: Room) -> None:
        """Read what other processes have written."""
        async with room.lock:
            moved = await self._follow(room)
        if moved:
            self.changed(room)

    async def _follow(self, room: Room) -> bool:
        table = room.table
        news = await self.store.read(self._news, table.id, table.version)
        if news is None:
            return False
        table.follow(*news)
        return True

    def _news(self, table: str, version: int) -> tuple[Sheet, list[Entry]] | None:
        sheet = self.store.sheet(table)
        if sheet is None or sheet.version <= version:
            return None
        return sheet, self.store.entries(table, version)

    # --- over time ----------------------------------------------------------------------------------------------------

    def start(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) and not isinstance(error, RiverratError):
            log.error("a task failed", exc_info=error)

    async def sweep(self) -> None:
        """For ever: take on moves that are late, notice what we were not told, give up rooms nobody is in."""
        before = now()
        while not self.closing:
            try:
                for name in await self.store.read(listing.waiting_opponents, self.store, before, self._stuck):
                    await self._take_on(name)
                await self._check()
                self.notices.beat()
                self._clear_memory()
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)
            before = now() - LATE_MS

    async def _take_on(self, name: str) -> None:
        try:
            room = await self.room(name)
            if room.table.readonly:
                self._stuck.add(name)  # until the next start: its rules are gone
            self.turns.consider(room)
        except Refused:
            self._stuck.add(name)
            log.warning("a table is gone", extra={"table": name})

    async def _check(self) -> None:
        watched = {room.table.id: room for room in self.open if room.viewers}
        if watched and not self.store.sqlite:
            for name, version in (await self.store.read(listing.versions, self.store, list(watched))).items():
                if version > watched[name].table.version:
                    await self.catch_up(watched[name])
        idle = [r for r in self.open if not r.viewers and not r.lock.locked() and (not r.thinker or r.thinker.done())]
        idle.sort(key=lambda room: room.used)
        too_many = max(0, len(idle) - MOST_IDLE)
        for at, room in enumerate(idle):
            if at < too_many or time.monotonic() - room.used > IDLE_SECONDS:
                self._rooms.pop(room.table.id, None)
        self.metrics.tables.set(len(self._rooms))

    def _clear_memory(self) -> None:
        """Look for garbage that holds itself, in all of memory: with many tables that takes longer than a click may."""
        new, _, _ = gc.get_count()
        if new > MANY_NEW and self.store.quiet() > QUIET_SECONDS:
            gc.collect()

    async def close(self) -> None:
        """Finish what is being written; stop thinking."""
        self.closing = True
        for room in self.open:
            if room.thinker:
                room.thinker.cancel()
        pending = [task for task in self._tasks if not task.done()]
        if pending:
            await asyncio.wait(pending, timeout=5)
