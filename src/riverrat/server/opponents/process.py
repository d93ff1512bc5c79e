"""A process of its own, and our end of the pipe to it: what takes long, or may go wrong, happens there."""

import contextlib
import multiprocessing
import os
import threading
from collections.abc import Callable
from typing import Any


class Lost(Exception):
    """A process that crashed or took too long; it is of no use any more."""


class Late(Lost):
    """It took too long."""


def polite(process: int, niceness: int) -> None:
    """Let a process that has just begun leave the processor to the event loop, its imports included."""
    with contextlib.suppress(OSError, AttributeError):
        os.setpriority(os.PRIO_PROCESS, process, niceness)


class Process:
    def __init__(self, target: Callable[[Any], None], niceness: int) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=target, args=(theirs,), daemon=True)
        self.process.start()
        polite(self.process.pid or 0, niceness)
        theirs.close()
        self.known: set[Any] = set()  # what it has loaded
        self.long = False  # whether it has thought for long
        self.loaded = 0  # how much of what its crew loads it has
        self._stopped = threading.Lock()

    def ask(self, request: Any, seconds: float) -> Any:
        """Its answer. Raises Lost when it crashes or takes too long."""
        try:
            self.pipe.send(request)
            if not self.pipe.poll(seconds):
                raise Late(f"no answer in {seconds:.0f} s")
            return self.pipe.recv()
        except (EOFError, OSError):
            raise Lost("the process is gone") from None

    def stop(self) -> None:
        if not self._stopped.acquire(blocking=False):
            return
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()
