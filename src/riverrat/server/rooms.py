"""Tables with the people around them: who looks on, what they are sent, and how a move gets onto disk and out.

One `Room` per table in use. Everything here runs on the event loop; the store and the opponents work elsewhere.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

import msgspec

from riverrat.engine.errors import RiverratError
from riverrat.players.player import Limit
from riverrat.players.random import RandomPlayer

from . import shelf
from .library import Library
from .observe import Metrics
from .opponents import OpponentFailed, Opponents
from .store import Conflict, Repeated, Store, now
from .table import Draft, Refused, Table

log = logging.getLogger("riverrat.rooms")

IDLE_SECONDS, MOST_IDLE = 300, 200  # rooms nobody is in are given up after a while
SWEEP_SECONDS, LATE_MS = 3, 10_000  # how often we look for moves nobody makes; when one is late
HEARTBEAT, FORGOTTEN = 10, 35  # seconds: how often a process says who is connected; when its word is void


class Viewer(Protocol):
    """Somebody looking on: a socket."""

    person: shelf.Person | None

    def wake(self) -> None:
        """Something changed: send the state when there is time."""


class Room:
    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.elsewhere: dict[str, tuple[float, set[str]]] = {}  # by process: until when, who is connected there
        self.chat: list[shelf.Line] = []
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
        found, at = self.here(), time.monotonic()
        for until, people in self.elsewhere.values():
            if until > at:
                found |= people
        return found


class Rooms:
    """All rooms of this process."""

    def __init__(self, store: Store, library: Library, opponents: Opponents, metrics: Metrics) -> None:
        self.store, self.library, self.opponents, self.metrics = store, library, opponents, metrics
        self.publish: Callable[[bytes], None] = lambda notice: None
        self._rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self.closing = False

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

    async def _load(self, table: str) -> Room:
        found = await self.store.read(self._read, table)
        if found is None:
            raise Refused("no-table", "There is no such table.", 404)
        room = Room(found)
        room.chat = await self.store.read(shelf.said, self.store, table)
        self._rooms[table] = room
        self.metrics.tables.set(len(self._rooms))
        await self.catch_up(room)  # it may have moved on while we read
        self.consider(room)
        return room

    def _read(self, table: str) -> Table | None:
        loaded = self.store.load(table)
        if loaded is None:
            return None
        sheet, snapshot, entries = loaded
        game = self.library.find(sheet.game, sheet.data)
        if game is not None and game.version != sheet.rules:
            game = None
        return Table(sheet, game, snapshot, entries)

    @property
    def open(self) -> list[Room]:
        return list(self._rooms.values())

    # --- changing -----------------------------------------------------------------------------------------------------

    async def commit(self, room: Room, make: Callable[[], Draft], client: str | None = None) -> int:
        """Write down what `make` drafts; returns the version it led to, once it is on disk.

        The same client's message is never carried out twice. Runs to its end even when the caller goes away.
        """
        return await asyncio.shield(self.start(self._commit(room, make, client)))

    async def _commit(self, room: Room, make: Callable[[], Draft], client: str | None) -> int:
        async with room.lock:
            if client and client in room.table.acks:
                return room.table.acks[client]
            try:
                draft = make()
            except Refused as refusal:
                if refusal.code == "stale" and client:
                    before = await self.store.read(self.store.version_of, room.table.id, client)
                    if before is not None:
                        return before
                raise
            with self.metrics.commit.time():
                try:
                    await self.store.append(draft.written)
                except Repeated as repeated:
                    await self._overtaken(room)
                    return repeated.version
                except Conflict:
                    await self._overtaken(room)
                    raise Refused("stale", "Somebody else was faster.") from None
            room.table.adopt(draft)
        self.metrics.entries.labels(draft.written.entry.kind).inc()
        if draft.written.sheet.over:
            log.info("game over", extra={"table": room.table.id, "game": room.table.sheet.game})
            await self._finish(room)
        self.changed(room)
        return draft.written.entry.version

    async def _finish(self, room: Room) -> None:
        """Write down what the people at a finished table have achieved."""
        table = room.table
        if table.game is None or table.tail is None or not table.s.over:
            return
        met = [
            (chair.person, level, challenge)
            for seat, chair in enumerate(table.sheet.chairs)
            if chair.kind == "person" and chair.person
            for level, challenge in table.game.achievements(table.s, seat)
        ]
        if met:
            await self.store.write(shelf.achieve, self.store, table.id, table.sheet.game, met)

    def changed(self, room: Room) -> None:
        room.notice = None
        room.used = time.monotonic()
        room.thinking = room.table.deciding() if self._due(room) else -1
        room.wake()
        self.consider(room)

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
        fresh = await self.store.read(self._news, table.id, table.version)
        if fresh is None or fresh[0].version <= table.version:
            return False
        table.follow(*fresh)
        return True

    def _news(self, table: str, version: int) -> Any:
        sheet = self.store.sheet(table)
        if sheet is None or sheet.version <= version:
            return None
        return sheet, self.store.entries(table, version)

    # --- opponents ----------------------------------------------------------------------------------------------------

    def consider(self, room: Room) -> None:
        """Let an opponent think if it is its turn."""
        if self._due(room) and (room.thinker is None or room.thinker.done()) and not self.closing:
            room.thinker = self.start(self._think(room))

    def _due(self, room: Room) -> bool:
        sheet = room.table.sheet
        return sheet.opponent and sheet.started and not sheet.over and not room.table.readonly

    async def _think(self, room: Room) -> None:
        try:
            while self._due(room) and not self.closing:
                await self._move(room)
        finally:
            if room.thinking >= 0:
                room.thinking = -1
                room.wake()

    async def _move(self, room: Room) -> None:
        table = room.table
        seat, version = table.deciding(), table.version
        level = table.sheet.chairs[seat].level or "random"
        if room.thinking != seat:
            room.thinking = seat
            room.wake()
        assert table.game is not None
        notice = None
        try:
            decision = await self.opponents.decide(table.game, table.s, seat, level)
        except OpponentFailed as failure:  # the simplest one steps in, so that the others can play on
            log.warning("opponent failed", extra={"table": table.id, "level": level, "reason": str(failure)})
            decision = RandomPlayer().decide(table.game, table.s, seat, Limit(), secrets.randbits(62))
            notice = "notice-opponent-failed"
        if table.version != version:
            return  # the seat was taken back meanwhile, or another process was faster
        with contextlib.suppress(Refused):  # another process was faster: its move is what counts
            await self.commit(room, lambda: table.act(version, [seat], [decision.action], None))
        if notice:
            room.notice = notice
            room.wake()

    # --- among processes ----------------------------------------------------------------------------------------------

    async def heard(self, raw: bytes) -> None:
        """Something another process, or this one, has let everybody know."""
        notice: dict[str, Any] = msgspec.json.decode(raw)
        if notice.get("from") == self.store.process and "version" in notice:
            return
        if "person" in notice:
            self._renamed(notice["person"], notice["name"])
            return
        room = self._rooms.get(notice.get("table", ""))
        if room is not None:
            if notice.get("version", 0) > room.table.version:
                await self.catch_up(room)
            if notice.get("chat"):
                await self.hear_chat(room)
            if "rematch" in notice:
                room.table.sheet.rematch = notice["rematch"]
                room.wake()
        if "here" in notice and notice["from"] != self.store.process:
            self._present(notice["from"], notice["here"])

    def announce(self, **notice: Any) -> None:
        """Tell the processes; the store does it by itself where there are several."""
        if self.store.sqlite:
            self.publish(msgspec.json.encode(notice))

    async def hear_chat(self, room: Room) -> None:
        last = room.chat[-1].id if room.chat else 0
        lines = await self.store.read(shelf.said, self.store, room.table.id, last)
        known = {line.id for line in room.chat}
        room.chat = (room.chat + [line for line in lines if line.id not in known])[-200:]
        room.wake()

    def _renamed(self, person: str, name: str) -> None:
        for room in self.open:
            for chair in room.table.sheet.chairs:
                if chair.person == person and chair.name != name:
                    chair.name = name
                    room.table.cache.clear()
                    room.wake()

    def presence(self, *rooms: Room) -> None:
        """Say who is connected here."""
        if not self.store.sqlite:
            for at in range(0, len(rooms), 20):
                here = {room.table.id: sorted(room.here()) for room in rooms[at : at + 20]}
                self.publish(msgspec.json.encode({"from": self.store.process, "here": here}))

    def _present(self, process: str, here: dict[str, list[str]]) -> None:
        for name, people in here.items():
            room = self._rooms.get(name)
            if room is not None:
                before = room.connected()
                room.elsewhere[process] = (time.monotonic() + FORGOTTEN, set(people))
                if room.connected() != before:
                    room.wake()

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
        before, beat = now(), 0.0
        while not self.closing:
            try:
                for name in await self.store.read(shelf.waiting_opponents, self.store, before):
                    await self._take_on(name)
                await self._check()
                if time.monotonic() - beat > HEARTBEAT:
                    beat = time.monotonic()
                    self.presence(*[room for room in self.open if room.viewers])
            except Exception:
                log.exception("sweeping failed")
            await asyncio.sleep(SWEEP_SECONDS)
            before = now() - LATE_MS

    async def _take_on(self, name: str) -> None:
        try:
            self.consider(await self.room(name))
        except Refused:
            log.warning("a table is gone", extra={"table": name})

    async def _check(self) -> None:
        watched = {room.table.id: room for room in self.open if room.viewers}
        if watched and not self.store.sqlite:
            for name, version in (await self.store.read(shelf.versions, self.store, list(watched))).items():
                if version > watched[name].table.version:
                    await self.catch_up(watched[name])
        idle = [r for r in self.open if not r.viewers and not r.lock.locked() and (not r.thinker or r.thinker.done())]
        idle.sort(key=lambda room: room.used)
        too_many = max(0, len(idle) - MOST_IDLE)
        for at, room in enumerate(idle):
            if at < too_many or time.monotonic() - room.used > IDLE_SECONDS:
                self._rooms.pop(room.table.id, None)
        self.metrics.tables.set(len(self._rooms))

    async def close(self) -> None:
        """Finish what is being written; stop thinking."""
        self.closing = True
        for room in self.open:
            if room.thinker:
                room.thinker.cancel()
        pending = [task for task in self._tasks if not task.done()]
        if pending:
            await asyncio.wait(pending, timeout=5)
