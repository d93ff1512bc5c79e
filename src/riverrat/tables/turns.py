"""Whose turn it is to think: lets opponents move at the tables of this process."""

import asyncio
import logging
import secrets
import time
from typing import Any

from riverrat.engine.game import Game
from riverrat.players.glance import GlancePlayer
from riverrat.players.player import Decision, Limit

from .aside import aside
from .changes import NOT_KEPT, Move, Refused
from .opponents import OpponentFailed, Opponents, within
from .room import Room
from .rooms import Rooms
from .table import Table

log = logging.getLogger("riverrat.opponents")

CLAIM_MS = 15_000  # how long others leave a move to the process that thinks about it: longer than any level thinks
ASK_AGAIN = 1.0  # seconds until a move is looked at again that failed, or that another process thinks about
PLAYING = 0.3  # seconds of an opponent's time that are left for one look and for making the move


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
                try:
                    await self._move(room)
                except Exception:  # whatever it was, the others wait for this move
                    log.exception("a move failed", extra={"table": room.table.id})
                    await asyncio.sleep(ASK_AGAIN)
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
            await self._make(room, Move(seat, version, scripted))
            return
        if table.game is None:
            return
        decision, notice = await self._decision(room, table.game, seat, level)
        if table.version != version:
            return
        if decision is None:
            await asyncio.sleep(ASK_AGAIN)
            return
        await self._make(room, Move(seat, version, decision.action))
        if notice:
            room.notice = notice
            room.wake()

    async def _make(self, room: Room, move: Move) -> None:
        """Make a move; where there is no room to keep it, once there is, instead of thinking of it again and again."""
        while not self.rooms.closing:
            try:
                await self.rooms.commit(room, move)
            except Refused as refusal:
                if refusal.code != NOT_KEPT:  # another process was faster: its move is what counts
                    return
                await asyncio.sleep(ASK_AGAIN)
            else:
                return

    async def _decision(self, room: Room, game: Game, seat: int, level: str) -> tuple[Decision | None, str | None]:
        """What an opponent does and what there is to be said about it; None where it is too early to say."""
        s, about = room.table.s, {"table": room.table.id, "level": level}
        patient = not room.viewers  # who watches is never left waiting; where nobody does, there is time
        try:
            async with asyncio.timeout(None if patient else within(level) - PLAYING):
                return await self._thought(room, game, seat, level), None
        except OpponentFailed as failure:
            log.warning("opponent failed", extra=about | {"reason": str(failure)})
            return await _glance(game, s, seat), "notice-opponent-failed"
        except (TimeoutError, Refused):  # nobody had time to think
            if patient:
                return None, None
            log.warning("opponent hurried", extra=about)
            return await _glance(game, s, seat), "notice-opponent-hurried"

    async def _thought(self, room: Room, game: Game, seat: int, level: str) -> Decision | None:
        """What an opponent decides; None where that is no longer for us to say."""
        table, version, began = room.table, room.table.version, time.monotonic()
        asker = self.rooms.whereabouts.asker(owner_of(table), table.id)
        async with self.opponents.turn(game, asker, level, lambda: bool(room.viewers)):
            if table.version != version or not await self._claim(table.id, version):
                return None  # while we waited the seat was taken back, or another process was faster
            found = await self.opponents.decide(game, table.s, seat, level, time.monotonic() - began)
            if table.version == version and found.action not in game.legal(table.s):
                raise OpponentFailed(f"it answered with {found.action}, which is not legal")
            return found

    async def _claim(self, table: str, version: int) -> bool:
        """Whether this process is the one to think about a move; where there are several, the first that asks is."""
        store = self.rooms.store
        return store.alone or await store.write(store.claim_thinking, table, version, CLAIM_MS)


async def _glance(game: Game, s: Any, seat: int) -> Decision:
    """What a single look says, when nobody thinks: so the others can play on."""
    known = game.imagine(s, seat, secrets.randbits(128))
    return await aside(GlancePlayer().decide, game, known, seat, Limit(), secrets.randbits(62))


def owner_of(table: Table) -> str:
    """Who an opponent's thoughts are counted for."""
    people = [seat.person for seat in table.sheet.seats if seat.kind == "person" and seat.person]
    return table.sheet.host or (people[0] if people else "")
