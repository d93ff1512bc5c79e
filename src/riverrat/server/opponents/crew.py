"""A few processes that all do the same: started when needed, replaced when they are lost."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

from riverrat.tables.game_key import GameKey
from riverrat.tables.thinking import Request

from .process import Lost, Process

log = logging.getLogger("riverrat.opponents")


class Crew:
    """So many workers at most, and as many threads that wait for them."""

    def __init__(self, work: Callable[[Any], None], count: int, niceness: int) -> None:
        self.work, self.count, self.niceness = work, count, niceness
        self.all: set[Process] = set()
        self.threads = ThreadPoolExecutor(count, "crew")
        self._idle: list[Process] = []  # used last at the end
        self._changed = threading.Condition()
        self._closing = False

    def start(self, load: Callable[[Process], None]) -> None:
        """Have all of them at hand soon, one after the other, with what they need loaded; nobody need wait for it."""
        self.threads.submit(self._start, load)

    def _start(self, load: Callable[[Process], None]) -> None:
        while not self._closing:
            with self._changed:
                if len(self.all) >= self.count:
                    return
                worker = self._new()
            try:
                load(worker)
            except Lost as lost:
                log.warning("a worker was replaced", extra={"reason": str(lost)})
                worker = self._replacement(worker)
            self._give_back(worker)

    @contextmanager
    def worker(self, _: GameKey | None, *, long: bool) -> Iterator[Process]:
        """A worker with nothing else to do, as long as the block runs; one that is lost there is replaced."""
        worker = self._take(long=long)
        try:
            yield worker
        except Lost:
            worker = self._replacement(worker)
            raise
        finally:
            self._give_back(worker)

    def _take(self, *, long: bool = False) -> Process:
        """A new one while there are fewer than we may have.

        Who works for long keeps what it found, which takes memory: as few as possible do. The others still have at hand
        what short work is about.
        """
        with self._changed:
            while not self._idle and len(self.all) >= self.count:
                self._changed.wait()
            if self._idle:
                found = next((one for one in reversed(self._idle) if one.long == long), self._idle[-1])
                self._idle.remove(found)
            else:
                found = self._new()
            found.long |= long
            return found

    def _give_back(self, worker: Process) -> None:
        with self._changed:
            self._idle.append(worker)
            self._changed.notify()

    def _new(self) -> Process:
        worker = Process(self.work, self.niceness)
        self.all.add(worker)
        return worker

    def _replacement(self, worker: Process) -> Process:
        worker.stop()
        self.all.discard(worker)
        return worker if self._closing else self._new()

    def warm(self, key: GameKey, seconds: float) -> None:
        """Let every worker load compiled rules before it is asked to be quick."""
        waiting: list[Process] = []
        for _ in range(self.count):
            worker = self._take()
            waiting.append(worker)
            if self._closing:
                break
            try:
                worker.ask(Request(key, b"", compiled=True), seconds)
                worker.known.add((key, True))
            except Lost as lost:
                log.warning("a worker was replaced", extra={"reason": str(lost), "game": key.name})
                waiting[-1] = self._replacement(worker)
        for worker in waiting:
            self._give_back(worker)

    def close(self) -> None:
        """Stop every process; thoughts in progress are lost."""
        self._closing = True
        for worker in list(self.all):
            worker.stop()
        self.threads.shutdown(cancel_futures=True)
