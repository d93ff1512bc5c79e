"""All tables in use: how they are found, and how a change gets onto disk and out.

One `Room` per table. Everything here runs on the event loop; the store and the opponents work elsewhere.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Coroutine
from typing import Any

from riverrat.engine.errors import RiverratError

from . import drafts, finished, upgrade
from .asker import Whereabouts
from .catalogue import Catalogue
from .changes import Change, Refused
from .ids import device_name
from .metrics import Metrics
from .pages import Pages
from .room import Room
from .rows import Entry, Seat, Sheet, now
from .store import Conflict, Repeated, Store
from .table import Table

log = logging.getLogger("riverrat.rooms")


class Rooms:
    """All rooms of this process."""

    def __init__(self, store: Store, catalogue: Catalogue, metrics: Metrics) -> None:
        self.store, self.catalogue, self.metrics = store, catalogue, metrics
        self.whereabouts, self.pages = Whereabouts(), Pages(store)
        self.followers: list[Callable[[Room], None]] = []  # told of a room that is opened or has changed
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
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
        room.chat = await self.store.read(self.store.said, table)
        self._rooms[table] = room
        self.metrics.count_tables(len(self._rooms))
        await self.catch_up(room)  # it may have moved on while we read
        self._tell(room)
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

    def away(self, room: Room, seat: Seat) -> int:
        """For how many seconds the person of a seat has not been at the table; while we were away does not count."""
        if seat.kind != "person" or seat.person in room.connected():
            return 0
        return (now() - max(seat.seen, self.began)) // 1000

    async def left(self, room: Room, person: str) -> None:
        """Somebody's last socket at a table is closed."""
        at = await self.store.write(self.store.left, room.table.id, person)
        for seat in room.table.sheet.seats:
            if seat.person == person:
                seat.seen = at
        room.table.seats_changed()

    def dismiss(self, person: str, device: str = "") -> None:
        """Close the sockets of somebody who is deleted, or of one of their devices."""
        self.turn_out(person, device)
        for room in self.open:
            if not device:  # nothing of them stays
                room.chat = [line for line in room.chat if line.person != person]
                for seat in room.table.sheet.seats:
                    if seat.person == person:
                        seat.person, seat.name, seat.called = None, "", ""
                        room.table.seats_changed()

    def turn_out(self, person: str, device: str = "") -> None:
        """Close the sockets of somebody, or of one of their devices."""
        for room in self.open:
            for viewer in list(room.viewers):
                mine = viewer.person is not None and viewer.person.id == person
                if mine and (not device or device_name(viewer.device) == device):
                    viewer.dismiss()

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
                draft = drafts.draft(room.table, change, client)
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
            self.metrics.count_entry(draft.written.entry.kind, time.perf_counter() - began)
            room.table.adopt(draft)
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
        room.thinking = room.table.deciding() if room.table.opponent_due() else -1
        room.wake()
        self._tell(room)

    def _tell(self, room: Room) -> None:
        for follower in self.followers:
            follower(room)

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

    def give_up(self, rooms: Collection[Room]) -> None:
        """Forget rooms nobody is in."""
        for room in rooms:
            self._rooms.pop(room.table.id, None)
        self.metrics.count_tables(len(self._rooms))

    async def close(self) -> None:
        """Finish what is being written; stop thinking."""
        self.closing = True
        for room in self.open:
            if room.thinker:
                room.thinker.cancel()
        pending = [task for task in self._tasks if not task.done()]
        if pending:
            await asyncio.wait(pending, timeout=5)
