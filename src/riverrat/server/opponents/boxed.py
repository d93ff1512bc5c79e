"""Workers for corrected boxes: each knows one box, and there are few; those of the printed games know none of it.

A corrected box is another copy of a game's rules in memory, and may be wrong in ways nobody foresaw. It is compiled in
a process that ends with it, and thought about in one that ends when another box needs its place.
"""

import logging
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

from riverrat.tables.game_key import GameKey
from riverrat.tables.line import Line
from riverrat.tables.queue import Queue

from .process import Lost, Process
from .worker import Made, compile_games, think

log = logging.getLogger("riverrat.opponents")

WORKERS = 2
NICENESS, COMPILING = 15, 19  # further back than opponents of the printed games
COMPILING_SECONDS = 600.0


class Boxed:
    def __init__(self, workers: int = WORKERS) -> None:
        self.workers = workers
        self.queue = Queue(Line(workers, long=max(1, workers - 1)))
        self.threads = ThreadPoolExecutor(workers, "boxed")
        self.compiled: set[GameKey] = set()
        self._idle: dict[Process, GameKey] = {}  # used last at the end
        self._busy: dict[Process, GameKey] = {}
        self._changed = threading.Condition()
        self._asked: set[GameKey] = set()
        self._compiling = ThreadPoolExecutor(1, "boxes")
        self._compiler: Process | None = None
        self._closing = False

    @contextmanager
    def worker(self, key: GameKey, *, long: bool) -> Iterator[Process]:
        """The worker of a box, however long it thinks, as long as the block runs; one that is lost there is gone."""
        worker, lost = self.take(key), True
        try:
            yield worker
            lost = False
        finally:
            self.give_back(worker, lost=lost)

    def take(self, key: GameKey) -> Process:
        """A worker of a box; where none is idle, the one of another box that was so for longest makes room."""
        with self._changed:
            while len(self._busy) >= self.workers and not self._closing:
                self._changed.wait()
            if self._closing:
                raise Lost("the server is closing")
            worker = next((one for one, box in self._idle.items() if box == key), None) or self._new()
            self._idle.pop(worker, None)
            self._busy[worker] = key
            return worker

    def _new(self) -> Process:
        while len(self._busy) + len(self._idle) >= self.workers:
            oldest = next(iter(self._idle))
            del self._idle[oldest]
            oldest.stop()
        return Process(think, NICENESS)

    def give_back(self, worker: Process, *, lost: bool) -> None:
        with self._changed:
            key = self._busy.pop(worker)
            if lost or self._closing:
                worker.stop()
            else:
                self._idle[worker] = key
            self._changed.notify_all()

    @property
    def known(self) -> list[GameKey]:
        """Boxes with a process of their own."""
        with self._changed:
            return [*self._busy.values(), *self._idle.values()]

    def prepare(self, key: GameKey) -> None:
        """Have a box compiled after those that were asked for before."""
        if key not in self._asked and not self._closing:
            self._asked.add(key)
            self._compiling.submit(self._compile, key)

    def _compile(self, key: GameKey) -> None:
        if self._closing or key not in self.known:
            self._asked.discard(key)  # nobody plays with it any more; who does again asks again
            return
        self._compiler = Process(compile_games, COMPILING)
        try:
            made: Made = self._compiler.ask(key, COMPILING_SECONDS)
            if made.problem:
                log.warning("opponents play interpreted", extra={"game": key.name, "reason": made.problem})
            else:
                self.compiled.add(key)
        except Lost as lost:
            if not self._closing:
                log.warning("opponents play interpreted", extra={"game": key.name, "reason": str(lost)})
        finally:
            self._compiler.stop()

    def close(self) -> None:
        self._closing = True
        if self._compiler:
            self._compiler.stop()
        with self._changed:
            for worker in (*self._idle, *self._busy):
                worker.stop()
            self._changed.notify_all()
        self.threads.shutdown(cancel_futures=True)
        self._compiling.shutdown(cancel_futures=True)
