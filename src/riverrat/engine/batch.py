"""A batch of jobs on its way into compiled code: checked, then carried out on one core or several."""

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from .entry import cached, call4
from .errors import RiverratError
from .jobs import MASK, SEATS

JOB = np.dtype(
    [
        ("flags", "i8"),
        ("seed", "i8"),  # of the state (FRESH, IMAGINE) and of the random player (PLAYOUT)
        ("seat", "i8"),  # who imagines
        ("action", "i8"),  # what to act
        ("limit", "i8"),  # the most decisions a playout takes
        ("choices", "i8"),  # result: how many actions are legal now
        ("decisions", "i8"),  # result: how many decisions the playout took
        ("fault", "i8"),  # result: 0, the number of a broken invariant, or DEAD_END, ILLEGAL, UNFIT
        ("points", "i8", SEATS),  # result: points of each seat
        ("won", "i8", SEATS),  # result: 1 for winners, once the game is over
        ("decides", "i8"),  # result: whose decision it is, -1 when the game is over
        ("inputs", "i8"),  # result: how many inputs are on
    ],
    align=True,
)


def cores_here() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


# --- the border -------------------------------------------------------------------------------------------------------


def fits(name: str, array: Any, dtype: np.dtype[Any], row: int | None = None, *, device: bool = False) -> None:
    """Refuse what is not an array of `dtype`, with rows of that length, that compiled code can write to."""
    wanted = "(n,)" if row is None else f"(n, {row})"
    if not isinstance(array, np.ndarray) and not (device and hasattr(array, "__cuda_array_interface__")):
        raise RiverratError(f"{name}: needs a NumPy array, not {type(array).__name__}")
    if array.dtype != dtype:
        raise RiverratError(f"{name}: needs {_kind(dtype)}, not {_kind(array.dtype)}")
    if array.ndim == 0 or array.shape[1:] != (() if row is None else (row,)):
        raise RiverratError(f"{name}: needs the shape {wanted}, not {array.shape}")
    if not isinstance(array, np.ndarray):
        return
    if not array.flags.writeable or not array.flags.aligned:
        raise RiverratError(f"{name}: cannot be written to")
    if len(array) > 1 and array.strides[0] < dtype.itemsize * (row or 1):
        raise RiverratError(f"{name}: its rows overlap or run backwards")
    if row is not None and row > 1 and array.strides[1] != dtype.itemsize:
        raise RiverratError(f"{name}: the values of a row must lie side by side")


def _kind(dtype: Any) -> str:
    return f"records of {dtype.itemsize} bytes" if getattr(dtype, "names", None) else str(dtype)


def _lies(array: Any) -> tuple[int, int]:
    """Where an array lies and how far apart its rows are."""
    return (0, 0) if array is None else (array.ctypes.data, array.strides[0])


def _from(lies: tuple[int, int], first: int) -> tuple[int, int]:
    return lies[0] + first * lies[1], lies[1]


# --- running ----------------------------------------------------------------------------------------------------------


class Code(NamedTuple):
    """What a batch needs to know of a game's compiled code."""

    work: int  # the address of `do_job`
    look: int  # the address of what writes inputs
    lines: int  # how many lines a score has
    most: int  # how many choices there can be


class Batch:
    """Arrays that were checked, and how parts of them are carried out."""

    def __init__(self, code: Code, tables: Any, jobs: Any, outs: Any, masks: Any, inputs: Any) -> None:
        self.code, self.jobs, self.outs, self.masks = code, jobs, outs, masks
        self._kept = (tables, inputs)  # compiled code has only their addresses: they live as long as the batch
        self.at_table, self.at_job, self.at_out, self.at_inputs = map(_lies, (tables, jobs, outs, inputs))
        self.looking = inputs is not None

    def part(self, first: int, last: int) -> None:
        """The jobs from `first` to before `last`; where choices are not kept they all go to the same room."""
        code, count = self.code, last - first
        lines, room = np.zeros(code.lines, np.int64), np.zeros(code.most, np.int16)
        at_lines, table, job = lines.ctypes.data, _from(self.at_table, first), _from(self.at_job, first)
        out = (room.ctypes.data, 0) if self.outs is None else _from(self.at_out, first)
        driver()(code.work, count, at_lines, *table, *job, *out)
        if self.masks is not None:
            _masker()(self.jobs[first:last], self.outs[first:last], self.masks[first:last])
        if self.looking:
            driver()(code.look, count, at_lines, *table, *job, *_from(self.at_inputs, first))

    def spread(self, first: int, last: int, cores: int) -> None:
        """The same on several cores: this thread works too, so that nothing is lost while others wake."""
        if cores == 1:
            self.part(first, last)
            return
        parts = cores * 4
        edges = [first + (last - first) * at // parts for at in range(parts + 1)]
        left = list(pairwise(edges))

        def work() -> None:
            while True:
                try:
                    mine = left.pop()
                except IndexError:
                    return
                self.part(*mine)

        helpers = [_pool().submit(work) for _ in range(cores - 1)]
        work()
        for helper in helpers:
            if not helper.cancel():  # one that has not begun has nothing to do any more
                helper.result()


# --- threads that are kept --------------------------------------------------------------------------------------------

_threads: list[ThreadPoolExecutor] = []


def _pool() -> ThreadPoolExecutor:
    """Threads that wait for work: starting them anew for every batch would cost more than most batches."""
    if not _threads:
        _threads.append(ThreadPoolExecutor(cores_here(), thread_name_prefix="riverrat"))
    return _threads[0]


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_threads.clear)  # threads do not live on in a child


# --- compiled once for all games --------------------------------------------------------------------------------------


def drive(
    address: int, count: int, lines: int, table: int, table_size: int, job: int, job_size: int, out: int, out_size: int
) -> None:
    """Call what lies at `address` for jobs that lie one after the other, each with its state and its room.

    All but `count` are addresses and distances.
    """
    for _ in range(count):
        call4(address, table, job, out, lines)
        table += table_size
        job += job_size
        out += out_size


@cache
def driver() -> Callable[..., None]:
    return cached(drive, "runner")


def mask(jobs: Any, outs: Any, masks: Any) -> None:
    """Write legal actions, listed in `outs`, as ones in a row of zeros."""
    for i in range(len(jobs)):
        if jobs[i].flags & MASK:
            masks[i, :] = 0
            for at in range(jobs[i].choices):
                masks[i, outs[i, at]] = 1


@cache
def _masker() -> Callable[..., None]:
    return cached(mask, "runner")
