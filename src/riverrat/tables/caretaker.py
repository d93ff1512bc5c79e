"""What is looked after from time to time: moves that are late, what nobody told us, rooms nobody is in."""

import asyncio
import gc
import logging
import time

from .changes import Refused
from .notices import Notices
from .rooms import Rooms
from .rows import now
from .turns import Turns

log = logging.getLogger("riverrat.rooms")

IDLE_SECONDS, MOST_IDLE = 300, 200  # rooms nobody is in are given up after a while
LOOK_SECONDS, LATE_MS = 3, 10_000  # how often we look for moves nobody makes; when one is late
QUIET_SECONDS, MANY_NEW = 10, 10_000  # without a move, and objects made meanwhile: a good moment to clear memory


class Caretaker:
    def __init__(self, rooms: Rooms, turns: Turns, notices: Notices) -> None:
        self.rooms, self.store, self.turns, self.notices = rooms, rooms.store, turns, notices
        self._stuck: set[str] = set()

    async def run(self) -> None:
        """For ever: take on moves that are late, notice what we were not told, give up rooms nobody is in."""
        before = now()
        while not self.rooms.closing:
            try:
                for name in await self.store.read(self.store.waiting_opponents, before, self._stuck):
                    await self._take_on(name)
                await self._check()
                for person in await self.store.read(self.store.banned):
                    self.rooms.turn_out(person)
                self.notices.beat()
                self.clear_memory()
            except Exception:
                log.exception("looking after rooms failed")
            await asyncio.sleep(LOOK_SECONDS)
            before = now() - LATE_MS

    async def _take_on(self, name: str) -> None:
        try:
            room = await self.rooms.room(name)
            if room.table.readonly:
                self._stuck.add(name)  # until the next start: its rules are gone
            self.turns.consider(room)
        except Refused:
            self._stuck.add(name)
            log.warning("a table is gone", extra={"table": name})

    async def _check(self) -> None:
        watched = {room.table.id: room for room in self.rooms.open if room.viewers}
        if watched and not self.store.alone:
            for name, version in (await self.store.read(self.store.versions, list(watched))).items():
                if version > watched[name].table.version:
                    await self.rooms.catch_up(watched[name])
        idle = [
            r for r in self.rooms.open if not r.viewers and not r.lock.locked() and (not r.thinker or r.thinker.done())
        ]
        idle.sort(key=lambda room: room.used)
        too_many = max(0, len(idle) - MOST_IDLE)
        old = time.monotonic() - IDLE_SECONDS
        self.rooms.give_up([room for at, room in enumerate(idle) if at < too_many or room.used < old])

    def clear_memory(self) -> None:
        """Look for garbage that holds itself, in all of memory: with many tables that takes longer than a click may."""
        new, _, _ = gc.get_count()
        if new > MANY_NEW and self.store.quiet() > QUIET_SECONDS:
            gc.collect()
