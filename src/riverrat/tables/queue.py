"""Waiting for one's turn."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from .asker import Asker
from .line import Line, Work

LOOK_AGAIN = 1.0  # seconds: who rests may be watched meanwhile


def always() -> bool:
    return True


class Queue:
    """A line of those who wait on the event loop."""

    def __init__(self, line: Line) -> None:
        self.line = line
        self._go: dict[Work, asyncio.Future[None]] = {}
        self._later: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def turn(
        self, asker: Asker, *, watched: Callable[[], bool] = always, long: bool = False
    ) -> AsyncIterator[None]:
        """Wait for one's turn, and have it until the block ends; refused where too many wait."""
        mine = Work(asker, watched, long)
        self.line.add(mine)
        go = self._go[mine] = asyncio.get_running_loop().create_future()
        self._next()
        try:
            await go
            yield
        finally:
            self._go.pop(mine, None)
            self.line.leave(mine, time.monotonic())
            self._next()

    def _next(self) -> None:
        now = time.monotonic()
        while (work := self.line.next(now)) is not None:
            go = self._go.pop(work)
            if go.cancelled():
                self.line.leave(work, now)
            else:
                go.set_result(None)
        if self._later is None and self.line.resting(now):
            self._later = asyncio.get_running_loop().call_later(LOOK_AGAIN, self._again)

    def _again(self) -> None:
        self._later = None
        self._next()
