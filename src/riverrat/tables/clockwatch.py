"""Finds the seats whose time is up; `clock.py` says what becomes of them."""

import asyncio
import contextlib
import logging

from .changes import Expire, Refused
from .clock import MINUTE, deadline
from .rooms import Rooms
from .rows import now

log = logging.getLogger("riverrat.late")

LOOK_SECONDS = 20
AWAKE = 60 * MINUTE  # after a start people have at least so long: they could not play while the server was away


class Clockwatch:
    """Looks for seats whose time is up."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.store = rooms, rooms.store

    async def run(self) -> None:
        while not self.rooms.closing:
            await asyncio.sleep(LOOK_SECONDS)
            try:
                await self.look(now())
            except Exception:
                log.exception("looking for late seats failed")

    async def look(self, at: int) -> int:
        """Deal with every seat whose time was up at a moment; returns how many there were."""
        count = 0
        for name in await self.store.read(self.store.timed, at):
            with contextlib.suppress(Refused):  # gone, read-only, or it has just moved on
                room = await self.rooms.room(name)
                sheet = room.table.sheet
                end = deadline(sheet)
                if end is not None and max(end, self.rooms.began + min(AWAKE, sheet.minutes * MINUTE)) <= at:
                    await self.rooms.commit(room, Expire(sheet.waiting, room.table.version))
                    log.info("time is up", extra={"table": name, "seat": sheet.waiting, "late": sheet.late})
                    count += 1
        return count
