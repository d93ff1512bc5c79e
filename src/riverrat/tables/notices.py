"""What server processes tell each other: a table has moved on, somebody spoke, who is connected where."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec

from .room import Room
from .rooms import Rooms
from .rows import Moved

HEARTBEAT, FORGOTTEN = 10, 35  # seconds: how often a process says who is connected; when its word is void
LINES = 200  # of chat kept in memory
GATHER, TABLES = 0.1, 20  # seconds until it is told who came, and tables told of at once


class Notices:
    """Sends and understands them, for the rooms of this process."""

    def __init__(self, rooms: Rooms) -> None:
        self.rooms, self.store = rooms, rooms.store
        self.publish: Callable[[bytes], None] | None = None  # lets every process hear something, this one too
        self._beaten = 0.0
        self._busy: set[Room] = set()  # where somebody came or went, which is still to be told

    def _publish(self, notice: dict[str, Any]) -> None:
        if self.publish:
            self.publish(msgspec.json.encode(notice))

    def hear(self, raw: bytes) -> None:
        """Something another process, or this one, has let everybody know."""
        notice: dict[str, Any] = msgspec.json.decode(raw)
        if "version" in notice and (notice.get("from") == self.store.process or self._followed(notice)):
            return
        self.rooms.start(self._heard(notice))

    def _followed(self, notice: dict[str, Any]) -> bool:
        """Follow a move that was told whole, if it is the next one here: nothing need be read."""
        room = self.rooms.known(notice["table"])
        if room is None or "moved" not in notice or room.lock.locked() or notice["version"] != room.table.version + 1:
            return False
        sheet, entry = msgspec.convert(notice["moved"], Moved).after(room.table.sheet)
        room.table.follow(sheet, [entry])
        self.rooms.changed(room)
        return True

    async def _heard(self, notice: dict[str, Any]) -> None:
        if "gone" in notice:
            self.rooms.dismiss(notice["gone"], notice["device"])
            return
        if "away" in notice:
            self.on_holiday(notice["away"], notice["until"])
            return
        if "person" in notice:
            self.renamed(notice["person"], notice["name"])
            return
        room = self.rooms.known(notice.get("table", ""))
        if room is not None:
            if notice.get("version", 0) > room.table.version:
                await self.rooms.catch_up(room)
            if notice.get("chat"):
                await self.hear_chat(room)
            if "rematch" in notice:
                room.table.sheet.rematch = notice["rematch"]
                room.wake()
        if "here" in notice and notice["from"] != self.store.process:
            self._present(notice["from"], notice["here"])

    def announce(self, **notice: Any) -> None:
        """Tell the processes; the store does it by itself where there are several."""
        if self.store.alone:
            self._publish(notice)

    async def hear_chat(self, room: Room) -> None:
        last = room.chat[-1].id if room.chat else 0
        lines = await self.store.read(self.store.said, room.table.id, last)
        known = {line.id for line in room.chat}
        room.chat = (room.chat + [line for line in lines if line.id not in known])[-LINES:]
        room.wake()

    def renamed(self, person: str, name: str) -> None:
        for room in self.rooms.open:
            for seat in room.table.sheet.seats:
                if seat.person == person and seat.name != name:
                    seat.name = name
                    room.table.seats_changed()
                    room.wake()

    def on_holiday(self, person: str, until: int) -> None:
        for room in self.rooms.open:
            for seat in room.table.sheet.seats:
                if seat.person == person and seat.holiday != until:
                    seat.holiday = until
                    room.table.seats_changed()
                    room.wake()

    def beat(self) -> None:
        """Say from time to time who is connected here."""
        if time.monotonic() - self._beaten > HEARTBEAT:
            self._beaten = time.monotonic()
            self.presence(*[room for room in self.rooms.open if room.viewers])

    def presence(self, *rooms: Room) -> None:
        """Say soon who is connected here: when many come at once, it is said of all of them together."""
        if not self.store.alone and rooms:
            if not self._busy:
                asyncio.get_running_loop().call_later(GATHER, self._tell_presence)
            self._busy.update(rooms)

    def _tell_presence(self) -> None:
        rooms, self._busy = list(self._busy), set()
        for at in range(0, len(rooms), TABLES):
            here = {room.table.id: sorted(room.here()) for room in rooms[at : at + TABLES]}
            self._publish({"from": self.store.process, "here": here})

    def _present(self, process: str, here: dict[str, list[str]]) -> None:
        for name, people in here.items():
            room = self.rooms.known(name)
            if room is not None:
                before = room.connected()
                room.elsewhere[process] = (time.monotonic() + FORGOTTEN, set(people))
                if room.connected() != before:
                    room.wake()
