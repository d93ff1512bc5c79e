"""Games of a match on the cores of this machine, each worker a process of its own.

A worker that is lost (killed, out of memory) is replaced and its game begun again, once; a game that loses two workers
ends the match with what there is.
"""

from __future__ import annotations

import multiprocessing
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from riverrat.engine.errors import RiverratError

from .job import Job
from .playing import Played, play, warm_up

GO_ON = "what was finished is kept, the same command goes on from there"


@dataclass
class Worker:
    process: BaseProcess
    line: Connection
    number: int  # of the game it plays


def play_here(job: Job, numbers: Iterator[int], cores: int) -> Iterator[Played]:
    """Play the games of these numbers, handing each over when it is done. Leaving the loop ends the workers."""
    workers: dict[Connection, Worker] = {}
    lost: set[int] = set()
    try:
        for number in islice(numbers, cores):
            _start(job, number, workers)
        while workers:
            for line in wait(list(workers)):
                assert isinstance(line, Connection)
                worker = workers[line]
                played = _heard(worker)
                if played is None:
                    _replace(job, worker, workers, lost)
                    continue
                following = next(numbers, None)
                if following is None:
                    _end(workers.pop(line))
                else:
                    worker.number = following
                    line.send(following)
                yield played
    finally:
        for worker in workers.values():
            _end(worker)


def _start(job: Job, number: int, workers: dict[Connection, Worker]) -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, job), daemon=True)
    with _deaf():
        process.start()
    theirs.close()
    ours.send(number)
    workers[ours] = Worker(process, ours, number)


@contextmanager
def _deaf() -> Iterator[None]:
    """Processes started here do not hear Ctrl-C: the one who asked for games does, and ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _heard(worker: Worker) -> Played | None:
    """The game a worker has finished; nothing when the worker is gone."""
    try:
        said = worker.line.recv()
    except (EOFError, ConnectionError):
        return None
    if isinstance(said, str):
        raise RiverratError(f"game {worker.number}: {said}; {GO_ON}")
    assert isinstance(said, Played)
    return said


def _replace(job: Job, worker: Worker, workers: dict[Connection, Worker], lost: set[int]) -> None:
    del workers[worker.line]
    worker.process.join()
    if worker.number in lost:
        raise RiverratError(
            f"game {worker.number} lost its worker twice (exit code {worker.process.exitcode}); {GO_ON}"
        )
    lost.add(worker.number)
    _end(worker)
    _start(job, worker.number, workers)


def _end(worker: Worker) -> None:
    worker.line.close()
    worker.process.kill()
    worker.process.join()
    worker.process.close()


def _work(line: Connection, job: Job) -> None:
    """A worker: game after game, until nobody asks any more."""
    try:
        warm_up(job)
        while True:
            line.send(play(job, line.recv()))
    except (EOFError, ConnectionError):
        return
    except Exception as error:
        line.send(str(error) if isinstance(error, RiverratError) else f"{type(error).__name__}: {error}")
