"""Games of a match on the cores of this machine, each worker a process of its own.

A worker that is lost (killed, out of memory) is replaced and its game begun again, once; a game that loses two workers
ends the match with what there is.
"""

import multiprocessing
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import islice
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess

from riverrat.engine import native
from riverrat.engine.errors import RiverratError

from .job import Job
from .playing import Played, play, warm_up

GO_ON = "what was finished is kept, the same command goes on from there"


Task = tuple[Job, int]  # a match, and the number of a game in it


@dataclass
class Worker:
    process: BaseProcess
    pipe: Connection
    task: Task  # what it plays


def play_here(job: Job, numbers: Iterator[int], cores: int) -> Iterator[Played]:
    """Play the games of these numbers, handing each over when it is done. Leaving the loop ends the workers."""
    return (played for _, played in play_tasks(((job, number) for number in numbers), cores))


def play_tasks(tasks: Iterator[Task], cores: int) -> Iterator[tuple[Job, Played]]:
    """The same for games of several matches. Tasks are asked for one by one, whenever a worker is free."""
    workers: dict[Connection, Worker] = {}
    lost: set[tuple[str, int]] = set()
    try:
        for task in islice(tasks, cores):
            _start(task, workers)
        while workers:
            for pipe in wait(list(workers)):
                assert isinstance(pipe, Connection)
                worker = workers[pipe]
                played = _heard(worker)
                if played is None:
                    _replace(worker, workers, lost)
                    continue
                job, following = worker.task[0], next(tasks, None)
                if following is None:
                    _end(workers.pop(pipe))
                else:
                    worker.task = following
                    pipe.send(following)
                yield job, played
    finally:
        for worker in workers.values():
            _end(worker)


def _start(task: Task, workers: dict[Connection, Worker]) -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), daemon=True)
    with _deaf():
        process.start()
    theirs.close()
    ours.send(task)
    workers[ours] = Worker(process, ours, task)


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
        said = worker.pipe.recv()
    except (EOFError, ConnectionError):
        return None
    if isinstance(said, str):
        raise RiverratError(f"game {worker.task[1]}: {said}; {GO_ON}")
    assert isinstance(said, Played)
    return said


def _replace(worker: Worker, workers: dict[Connection, Worker], lost: set[tuple[str, int]]) -> None:
    del workers[worker.pipe]
    worker.process.join()
    job, number = worker.task
    if (_known_as(job), number) in lost:
        raise RiverratError(f"game {number} lost its worker twice (exit code {worker.process.exitcode}); {GO_ON}")
    lost.add((_known_as(job), number))
    _end(worker)
    _start(worker.task, workers)


def _end(worker: Worker) -> None:
    worker.pipe.close()
    worker.process.kill()
    worker.process.join()
    worker.process.close()


def _known_as(job: Job) -> str:
    return f"{job.code} {job.game} {job.seats} {job.players} {job.lineups}"


def _work(pipe: Connection) -> None:
    """A worker: game after game, until nobody asks any more. Who asks has said what takes long."""
    native.keep_quiet()
    ready: set[str] = set()
    try:
        while True:
            job, number = pipe.recv()
            if _known_as(job) not in ready:
                warm_up(job)
                ready.add(_known_as(job))
            pipe.send(play(job, number))
    except (EOFError, ConnectionError):
        return
    except Exception as error:
        pipe.send(str(error) if isinstance(error, RiverratError) else f"{type(error).__name__}: {error}")
