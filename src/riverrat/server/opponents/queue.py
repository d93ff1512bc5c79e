"""Who may think next: tables somebody watches before others, and each person their share."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field


@dataclass(eq=False)
class Waiting:
    owner: str
    watched: bool
    number: int
    go: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Queue:
    """So many thoughts at once. Of tables nobody watches one for each person, and never in the last free place."""

    def __init__(self, places: int) -> None:
        self.places, self._numbers = places, 0
        self._waiting: list[Waiting] = []
        self._running: Counter[str] = Counter()  # by person
        self._unwatched: Counter[str] = Counter()
        self._served: dict[str, int] = {}  # when each person last had a turn

    @asynccontextmanager
    async def turn(self, owner: str, watched: bool) -> AsyncIterator[None]:
        """Wait for one's turn, and have it until the block ends."""
        self._numbers += 1
        mine = Waiting(owner, watched, self._numbers)
        self._waiting.append(mine)
        self._next()
        try:
            await mine.go
            yield
        finally:
            if mine in self._waiting:
                self._waiting.remove(mine)
            elif mine.go.done() and not mine.go.cancelled():
                self._running[owner] -= 1
                self._unwatched[owner] -= not watched
                self._running, self._unwatched = +self._running, +self._unwatched
            self._next()

    def _next(self) -> None:
        while (free := self.places - self._running.total()) > 0:
            able = [one for one in self._waiting if one.watched or self._may(one, free)]
            if not able:
                return
            best = min(able, key=self._rank)
            self._waiting.remove(best)
            if best.go.cancelled():
                continue
            self._running[best.owner] += 1
            self._unwatched[best.owner] += not best.watched
            self._served[best.owner] = self._numbers = self._numbers + 1
            if len(self._served) > 10_000:
                self._served.clear()
            best.go.set_result(None)

    def _may(self, one: Waiting, free: int) -> bool:
        return self._unwatched[one.owner] == 0 and (free > 1 or self.places == 1 or not self._running)

    def _rank(self, one: Waiting) -> tuple[bool, int, int, int]:
        return not one.watched, self._running[one.owner], self._served.get(one.owner, 0), one.number
