"""Where whole games are played again: in processes of their own."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.connection import Connection
from typing import Any

from riverrat.tables.asker import Asker
from riverrat.tables.game_key import GameKey, game_of
from riverrat.tables.line import Line
from riverrat.tables.queue import Queue
from riverrat.tables.replays import Check, Job, Problem, Rate, answer, outcome

from .process import Lost, Process
from .worker import step_back

log = logging.getLogger("riverrat.replays")

PROCESSES = 2  # one of them for what is short
SECONDS = 30.0  # one job may take
FIRST = 60.0  # more for the first one, which waits for the process to start
WAITING = 4  # jobs one person may have waiting
REPLAYING = 10  # how far it steps back behind the event loop: as far as opponents do


Asked = Job | tuple[GameKey, ...]  # or games to have at hand


class Replayer:
    """A few processes, and of one address one job at a time: what `riverrat.tables.replays` asks for."""

    def __init__(self) -> None:
        self.queue = Queue(Line(PROCESSES, long=PROCESSES - 1, each=WAITING))
        self._threads = ThreadPoolExecutor(PROCESSES, "replays")
        self._all: set[Process] = set()
        self._idle: queue.LifoQueue[Process | None] = queue.LifoQueue()  # the one used last knows most games
        for _ in range(PROCESSES):
            self._idle.put(None)  # started when it is needed

    def start(self, keys: Sequence[GameKey]) -> None:
        """Have all of them at hand soon, with these games loaded; nobody need wait for it."""
        for _ in range(PROCESSES):
            self._threads.submit(self._ask, tuple(keys))

    async def do(self, asker: Asker, job: Job) -> Any:
        """What comes of a job; refused when the asker has too many waiting, or it takes too long."""
        async with self.queue.turn(asker, long=isinstance(job, Check | Rate)):
            found = await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, job)
        return outcome(found)

    def _ask(self, job: Asked) -> Any:
        process = self._idle.get()
        seconds = SECONDS if process else SECONDS + FIRST
        process = process or Process(work, REPLAYING)
        self._all.add(process)
        try:
            found = process.ask(job, seconds)
        except Lost as lost:
            log.warning("replaying took too long", extra={"reason": str(lost)})
            process.stop()
            self._all.discard(process)
            self._idle.put(None)
            return Problem("too-long", "This game takes too long to play again.", 413)
        self._idle.put(process)
        return found

    def close(self) -> None:
        for process in list(self._all):
            process.stop()
        self._threads.shutdown(cancel_futures=True)


def work(pipe: Connection) -> None:
    """Answer jobs until the server goes away."""
    step_back()
    with contextlib.suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            pipe.send(_answer(pipe.recv()))


def _answer(asked: Asked) -> Any:
    if not isinstance(asked, tuple):
        return answer(asked)
    for key in asked:
        game_of(key)
    return None
