"""Whose turn it is to think: lets opponents move at the tables of this process."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets

from riverrat.players.player import Limit
from riverrat.players.random import RandomPlayer

from .changes import Move, Refused
from .opponents import OpponentFailed, Opponents
from .room import Room
from .rooms import Rooms
from .table import Table

log = logging.getLogger("riverrat.opponents")

CLAIM_MS = 15_000  # how long others leave a move to the process that thinks about it: longer than any level thinks
ASK_AGAIN = 1.0  # seconds until a move that another process thinks about is looked at again


class Turns:
    """Follows the rooms: whenever one is opened or has changed, it looks whose turn it is."""

    def __init__(self, rooms: Rooms, opponents: Opponents) -> None:
        self.rooms, self.opponents = rooms, opponents
        rooms.followers.append(self.consider)

    def consider(self, room: Room) -> None:
        """Let an opponent think if it is its turn."""
        if room.table.opponent_due() and (room.thinker is None or room.thinker.done()) and not self.rooms.closing:
            room.thinker = self.rooms.start(self._think(room))

    async def _think(self, room: Room) -> None:
        try:
            while room.table.opponent_due() and not self.rooms.closing:
                await self._move(room)
        finally:
            if room.thinking >= 0:
                room.thinking = -1
                room.wake()

    async def _move(self, room: Room) -> None:
        table = room.table
        seat, version = table.deciding(), table.version
        level = table.sheet.seats[seat].level or "random"
        if room.thinking != seat:
            room.thinking = seat
            room.wake()
        scripted = table.reply()
        if scripted is not None:
            with contextlib.suppress(Refused):
                await self.rooms.commit(room, Move(seat, version, scripted))
            return
        game, notice = table.game, None
        if game is None:
            return
        asker = self.rooms.whereabouts.asker(owner_of(table), table.id)
        try:
            async with self.opponents.turn(game, asker, level, lambda: bool(room.viewers)):
                if table.version != version:
                    return  # while we waited the seat was taken back, or another process was faster
                if not await self._claim(table.id, version):
                    await asyncio.sleep(ASK_AGAIN)
                    return
                decision = await self.opponents.decide(game, table.s, seat, level)
        except Refused:  # too many wait: later, then
            await asyncio.sleep(ASK_AGAIN)
            return
        except OpponentFailed as failure:  # the simplest one steps in, so that the others can play on
            log.warning("opponent failed", extra={"table": table.id, "level": level, "reason": str(failure)})
            decision = RandomPlayer().decide(game, table.s, seat, Limit(), secrets.randbits(62))
            notice = "notice-opponent-failed"
        if table.version != version:
            return
        with contextlib.suppress(Refused):  # another process was faster: its move is what counts
            await self.rooms.commit(room, Move(seat, version, decision.action))
        if notice:
            room.notice = notice
            room.wake()

    async def _claim(self, table: str, version: int) -> bool:
        """Whether this process is the one to think about a move; where there are several, the first that asks is."""
        store = self.rooms.store
        return store.alone or await store.write(store.claim_thinking, table, version, CLAIM_MS)


def owner_of(table: Table) -> str:
    """Who an opponent's thoughts are counted for."""
    people = [seat.person for seat in table.sheet.seats if seat.kind == "person" and seat.person]
    return table.sheet.host or (people[0] if people else "")
