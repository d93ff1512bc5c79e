"""A few processes that all do the same: started when needed, replaced when they are lost."""

import logging
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from riverrat.tables.game_key import GameKey

from .process import Late, Lost, Process

log = logging.getLogger("riverrat.opponents")

READY = 300.0  # seconds in which a worker is free or has loaded what it needs, on a busy machine too
Load = Callable[[Process], object]  # has a worker load something; raises Lost


class Crew:
    """So many workers at most, and as many threads that wait for them."""

    def __init__(self, work: Callable[[Any], None], count: int, niceness: int) -> None:
        self.work, self.count, self.niceness = work, count, niceness
        self.all: set[Process] = set()
        self.threads = ThreadPoolExecutor(count, "crew")
        self.bringer = ThreadPoolExecutor(1, "workers")  # new ones come one after the other
        self._loads: list[Load] = []  # what a worker does, in this order, before it is asked
        self._coming = 0
        self._idle: list[Process] = []  # used last at the end
        self._changed = threading.Condition()
        self._closing = False

    def start(self, load: Load) -> None:
        """Have all of them at hand soon, with what they need loaded; nobody need wait for it."""
        with self._changed:
            self._loads.append(load)
            for _ in range(self.count):
                self._bring()

    def load(self, load: Load) -> None:
        """Let every worker load something more, one after the other, when it has nothing else to do."""
        with self._changed:
            self._loads.append(load)
            wanted = len(self._loads)
        while worker := self._lacking(wanted):
            if self._load(worker):
                self._give_back(worker)

    def _lacking(self, wanted: int) -> Process | None:
        """A worker that has loaded less, once it is idle; None when none is left."""
        with self._changed:
            while not self._closing and any(worker.loaded < wanted for worker in self.all):
                for worker in self._idle:
                    if worker.loaded < wanted:
                        self._idle.remove(worker)
                        return worker
                self._changed.wait()
        return None

    # --- being asked --------------------------------------------------------------------------------------------------

    @contextmanager
    def worker(self, _: GameKey | None, *, long: bool) -> Iterator[Process]:
        """A worker with nothing else to do, as long as the block runs; one that is lost there is replaced."""
        worker = self._take(long=long)
        try:
            yield worker
        except Lost:
            self._lose(worker)
            with self._changed:
                self._bring()
            raise
        except BaseException:
            self._give_back(worker)
            raise
        self._give_back(worker)

    def _take(self, *, long: bool) -> Process:
        """Who works for long keeps what it found, which takes memory: as few as possible do. The others still have at
        hand what short work is about.
        """
        with self._changed:
            while not self._idle:
                if not self._coming and len(self.all) < self.count:
                    self._bring()
                if self._closing or not self._changed.wait(READY):
                    raise Late("no worker was ready")
            found = next((one for one in reversed(self._idle) if one.long == long), self._idle[-1])
            self._idle.remove(found)
            found.long |= long
            return found

    def _give_back(self, worker: Process) -> None:
        with self._changed:
            self._idle.append(worker)
            self._changed.notify_all()

    def _lose(self, worker: Process) -> None:
        worker.stop()
        with self._changed:
            self.all.discard(worker)
            self._changed.notify_all()

    # --- new ones -----------------------------------------------------------------------------------------------------

    def _bring(self) -> None:
        if not self._closing:
            self._coming += 1
            self.bringer.submit(self._brought)

    def _brought(self) -> None:
        """One more, which is given work when it has loaded what the others have."""
        worker = Process(self.work, self.niceness)
        with self._changed:
            self.all.add(worker)
        ready = not self._closing and self._load(worker)
        with self._changed:
            self._coming -= 1
            if ready:
                self._idle.append(worker)
            self._changed.notify_all()

    def _load(self, worker: Process) -> bool:
        """Whether it has loaded all that it should; one that was lost over it is gone."""
        try:
            while worker.loaded < len(self._loads):  # more may come meanwhile
                self._loads[worker.loaded](worker)
                worker.loaded += 1
        except Lost as lost:
            if not self._closing:
                log.warning("a worker was lost while it loaded", extra={"reason": str(lost)})
            self._lose(worker)
            return False
        return True

    def close(self) -> None:
        """Stop every process; thoughts in progress are lost."""
        with self._changed:
            self._closing = True
            workers = list(self.all)
            self._changed.notify_all()
        for worker in workers:
            worker.stop()
        self.bringer.shutdown(cancel_futures=True)
        for worker in list(self.all):  # that had just begun
            worker.stop()
        self.threads.shutdown(cancel_futures=True)
