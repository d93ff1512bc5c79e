"""Where whole games are played again: a process of its own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any

from riverrat.tables.changes import Refused
from riverrat.tables.replays import Job, Problem, answer, outcome

from .process import Lost, Process
from .worker import step_back

log = logging.getLogger("riverrat.replays")

SECONDS = 30.0  # one job may take
FIRST = 60.0  # more for the first one, which waits for the process to start
WAITING = 4  # jobs one person may have waiting
REPLAYING = 10  # how far it steps back behind the event loop: as far as opponents do


class Replayer:
    """One process, and one job at a time for each person: what `riverrat.tables.replays` asks for."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "replays")
        self._process: Process | None = None
        self._turns: dict[str, tuple[asyncio.Lock, int]] = {}

    async def do(self, asker: str, job: Job) -> Any:
        """What comes of a job; refused when the asker has too many waiting, or it takes too long."""
        lock, waiting = self._turns.get(asker, (asyncio.Lock(), 0))
        if waiting >= WAITING:
            raise Refused("too-many", "One after the other, please; wait a moment.", 429)
        self._turns[asker] = lock, waiting + 1
        try:
            async with lock:
                found = await asyncio.get_running_loop().run_in_executor(self._thread, self._ask, job)
        finally:
            lock, waiting = self._turns[asker]
            self._turns[asker] = lock, waiting - 1
            if waiting == 1:
                del self._turns[asker]
        return outcome(found)

    def _ask(self, job: Job) -> Any:
        seconds = SECONDS if self._process else SECONDS + FIRST
        self._process = self._process or Process(work, REPLAYING)
        try:
            return self._process.ask(job, seconds)
        except Lost as lost:
            log.warning("replaying took too long", extra={"reason": str(lost)})
            self._process.stop()
            self._process = None
            return Problem("too-long", "This game takes too long to play again.", 413)

    def close(self) -> None:
        if self._process:
            self._process.stop()
        self._thread.shutdown(cancel_futures=True)


def work(pipe: Connection) -> None:
    """Answer jobs until the server goes away."""
    step_back()
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            pipe.send(answer(pipe.recv()))
