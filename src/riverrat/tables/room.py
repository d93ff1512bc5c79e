"""A table with the people around it."""

import asyncio
import time
from typing import Protocol

from .changes import Refused
from .rows import ChatLine, Person
from .table import Table


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
        self.chat: list[ChatLine] = []
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


def seated(room: Room, person: Person | None) -> None:
    """Refuse anyone who neither sits nor sat at the table and is not its host."""
    sheet = room.table.sheet
    if person is None or not (person.id == sheet.host or any(seat.person == person.id for seat in sheet.seats)):
        raise Refused("not-seated", "You do not sit at this table.", 403)
