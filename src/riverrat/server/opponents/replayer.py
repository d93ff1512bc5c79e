"""Where whole games are played again: in processes of their own."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from functools import partial
from multiprocessing.connection import Connection
from typing import Any

from riverrat.tables.asker import Asker
from riverrat.tables.game_key import GameKey, game_of
from riverrat.tables.line import Line
from riverrat.tables.queue import Queue
from riverrat.tables.replays import Check, Job, Problem, Rate, answer, outcome

from .crew import Crew
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
        self.crew = Crew(work, PROCESSES, REPLAYING)

    def start(self, keys: Sequence[GameKey]) -> None:
        """Have all of them at hand soon, with these games loaded; nobody need wait for it."""
        self.crew.start(partial(_asked, tuple(keys)))

    async def do(self, asker: Asker, job: Job) -> Any:
        """What comes of a job; refused when the asker has too many waiting, or it takes too long."""
        async with self.queue.turn(asker, long=_long(job)):
            found = await asyncio.get_running_loop().run_in_executor(self.crew.threads, self._ask, job)
        return outcome(found)

    def _ask(self, job: Job) -> Any:
        try:
            with self.crew.worker(None, long=_long(job)) as process:
                return _asked(job, process)
        except Lost as lost:
            log.warning("replaying took too long", extra={"reason": str(lost)})
            return Problem("too-long", "This game takes too long to play again.", 413)

    def close(self) -> None:
        self.crew.close()


def _long(job: Job) -> bool:
    return isinstance(job, Check | Rate)


def _asked(what: Asked, process: Process) -> Any:
    found = process.ask(what, SECONDS if process.known else SECONDS + FIRST)
    process.known.add(type(what))
    return found


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
