"""Workers for corrected boxes: one process for each box, and few of them; those of the printed games know none of it.

A corrected box is another copy of a game's rules in memory, and may be wrong in ways nobody foresaw. It is compiled in
a process that ends with it, and thought about in one that ends when another box needs its place.
"""

from __future__ import annotations

import logging
import threading
from collections import OrderedDict
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
        self._idle: OrderedDict[GameKey, Process] = OrderedDict()  # used last at the end
        self._busy: dict[GameKey, Process] = {}
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
            self.give_back(key, worker, lost=lost)

    def take(self, key: GameKey) -> Process:
        """The worker of a box; where all places are taken, the one that was idle for longest makes room."""
        with self._changed:
            while not self._closing:
                if key in self._idle:
                    self._busy[key] = self._idle.pop(key)
                    return self._busy[key]
                if key not in self._busy and len(self._busy) < self.workers:
                    while len(self._busy) + len(self._idle) >= self.workers:
                        self._idle.popitem(last=False)[1].stop()
                    self._busy[key] = Process(think, NICENESS)
                    return self._busy[key]
                self._changed.wait()
        raise Lost("the server is closing")

    def give_back(self, key: GameKey, worker: Process, *, lost: bool) -> None:
        with self._changed:
            self._busy.pop(key, None)
            if lost or self._closing:
                worker.stop()
            else:
                self._idle[key] = worker
            self._changed.notify_all()

    @property
    def known(self) -> list[GameKey]:
        """Boxes with a process of their own."""
        with self._changed:
            return [*self._busy, *self._idle]

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
            for worker in (*self._idle.values(), *self._busy.values()):
                worker.stop()
            self._changed.notify_all()
        self.threads.shutdown(cancel_futures=True)
        self._compiling.shutdown(cancel_futures=True)
