"""How long a turn may take, and what becomes of a seat whose time is up."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

from ..store import listing
from ..store.rows import Sheet, now
from .changes import Expire, Refused

if TYPE_CHECKING:
    from .rooms import Rooms

log = logging.getLogger("riverrat.clock")

LOOK_SECONDS = 20
MINUTE = 60_000  # milliseconds
AWAKE = 60 * MINUTE  # after a start people have at least so long: they could not play while the server was away


def deadline(table: Sheet | listing.Listed) -> int | None:
    """When the time of who decides is up; it does not run while they are on holiday."""
    if not table.minutes or table.over or not table.started or not 0 <= table.waiting < len(table.chairs):
        return None
    chair = table.chairs[table.waiting]
    return max(table.since, chair.holiday) + table.minutes * MINUTE if chair.kind == "person" else None


class Clock:
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
        for name in await self.store.read(listing.timed, self.store, at):
            with contextlib.suppress(Refused):  # gone, read-only, or it has just moved on
                room = await self.rooms.room(name)
                sheet = room.table.sheet
                end = deadline(sheet)
                if end is not None and max(end, self.rooms.began + min(AWAKE, sheet.minutes * MINUTE)) <= at:
                    await self.rooms.commit(room, Expire(sheet.waiting, room.table.version))
                    log.info("time is up", extra={"table": name, "seat": sheet.waiting, "late": sheet.late})
                    count += 1
        return count
