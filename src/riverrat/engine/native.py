"""Compiled runners over any game: playouts, batches, audits, on one core or all.

Everything goes through one compiled entry point, `do_job`, because compiling the rules is slow: a table and a job
saying what to do with it. What a job asks for is a set of flags, carried out in this order: set up, imagine, act, play
on at random, score. Batches (`drive`) and search (players/) call it by its address (entry.py).
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from . import entry
from .entry import address_of, cached, call4
from .errors import RiverratError
from .game import Game
from .rule import MASK, as_array, pick, rule, seed_words, step_now
from .steps import ASKED, AUTOMATIC, DEAD_END

FRESH, IMAGINE, ACT, PLAYOUT, AUDIT, SCORE = 1, 2, 4, 8, 16, 32
SEATS = 8  # room for the points of this many seats
FOREVER = 1 << 40  # more decisions than any game has

JOB = np.dtype(
    [
        ("flags", "i8"),
        ("seed", "i8"),  # of the table (FRESH, IMAGINE) and of the random player (PLAYOUT)
        ("seat", "i8"),  # who imagines
        ("action", "i8"),  # what to act
        ("limit", "i8"),  # the most decisions a playout takes
        ("choices", "i8"),  # result: how many actions are legal now
        ("decisions", "i8"),  # result: how many decisions the playout took
        ("fault", "i8"),  # result: DEAD_END, or which invariant broke
        ("points", "i8", SEATS),  # result: points of each seat
        ("won", "i8", SEATS),  # result: 1 for winners, once the game is over
    ],
    align=True,
)


def available() -> bool:
    """Whether rules can be compiled on this machine."""
    return entry.numba is not None


def cores_here() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def job_rule(game: Game, audit: Callable[..., int]) -> Callable[..., None]:
    """The rule that carries out one job on one table; the CPU loop and the CUDA kernel both call it.

    With AUDIT the table is checked wherever a decision is due, and at the end.
    """
    setup, legal, play = game.setup, game.legal_rule, game.play_rule
    points, won, redeal = game.points_rule, game.won_rule, game.redeal_rule
    kinds = as_array(game.steps.kinds)

    @rule
    def do_job(s: Any, job: Any, out: Any, lines: Any) -> None:
        flags = job.flags
        seed = job.seed
        job.fault = 0
        job.decisions = 0
        if flags & FRESH:
            seed_words(s, seed & MASK, (seed >> 32) & MASK, 0, 0)
            setup(s, None)
        if flags & IMAGINE:
            seed_words(s, seed & MASK, (seed >> 32) & MASK, 0, 0)
            reveals = s.reveals
            redeal(s, job.seat)
            s.reveals = reveals
        if flags & ACT:
            play(s, job.action, None)
        left = job.limit if flags & PLAYOUT else 0
        count = 0
        n = 0
        while (
            s.over == 0
        ):  # as in `advancing`, but each rule has one place in the loop, where threads of a GPU meet again
            action = -1
            kind = kinds[step_now(s)]
            if kind != AUTOMATIC:
                n = legal(s, out)
                if n == 0:
                    job.fault = DEAD_END
                    break
                action = out[0]
                if n > 1 or kind == ASKED:
                    if count >= left:
                        break
                    if flags & AUDIT:
                        job.fault = audit(s)
                        if job.fault != 0:
                            break
                    action = out[pick(seed, count, n)]
                    count += 1
            play(s, action, None)
        if flags & AUDIT and job.fault == 0:
            job.fault = audit(s)
        if s.over != 0:
            n = 0
        job.choices = n
        job.decisions = count
        if flags & SCORE:
            for seat in range(s.seats):
                job.points[seat] = points(s, seat, lines)
                job.won[seat] = won(s, seat) if s.over != 0 else 0

    return do_job


# --- running ----------------------------------------------------------------------------------------------------------


class Native:
    """A game's compiled runners. Get one with `compiled(game)`."""

    def __init__(self, game: Game, address: int = 0) -> None:
        self.game, self.address = game, address  # of the compiled `do_job`

    def tables(self, count: int) -> Any:
        """An array of blank tables."""
        return np.zeros(count, self.game.state.dtype)

    def jobs(self, count: int, flags: int, seed: int = 0, limit: int = FOREVER) -> Any:
        """An array of jobs with the same flags and successive seeds."""
        jobs = np.zeros(count, JOB)
        jobs["flags"], jobs["limit"] = flags, limit
        jobs["seed"] = np.arange(seed, seed + count)
        return jobs

    def choices(self, count: int) -> Any:
        """Room for the legal actions of that many tables."""
        return np.zeros((count, self.game.most_choices), np.int16)

    def run(self, tables: Any, jobs: Any, outs: Any = None, cores: int = 1) -> None:
        """Carry out every job on its table, spread over `cores` threads."""
        count = len(tables)
        if outs is None:
            outs = self.choices(1 if cores == 1 else cores)
        if cores == 1 or count == 1:
            self._part(tables, jobs, outs, 0, count, 0)
            return
        parts = cores * 4
        edges = [count * k // parts for k in range(parts + 1)]
        spare = list(range(cores))
        with ThreadPoolExecutor(cores) as pool:

            def part(k: int) -> None:
                mine = spare.pop()
                self._part(tables, jobs, outs, edges[k], edges[k + 1], mine)
                spare.append(mine)

            list(pool.map(part, range(parts)))

    def _part(self, tables: Any, jobs: Any, outs: Any, first: int, last: int, mine: int) -> None:
        """The jobs from `first` to before `last`; where choices are not kept they all go to the same room."""
        kept = len(outs) == len(tables)
        lines = np.zeros(len(self.game.score_lines), np.int64)
        _drive()(
            *(self.address, last - first, lines.ctypes.data),
            *(tables.ctypes.data + first * tables.strides[0], tables.strides[0]),
            *(jobs.ctypes.data + first * jobs.strides[0], jobs.strides[0]),
            *(outs.ctypes.data + (first if kept else mine) * outs.strides[0], outs.strides[0] if kept else 0),
        )

    def fresh(self, count: int, seats: int, options: dict[str, str] | None = None) -> Any:
        """Blank tables with seats and options, for jobs flagged FRESH."""
        tables = self.tables(count)
        self.game.blank(seats, options).pack(tables[0])
        tables[:] = tables[0]
        return tables


def drive(
    address: int, count: int, lines: int, table: int, table_size: int, job: int, job_size: int, out: int, out_size: int
) -> None:
    """Carry out jobs that lie one after the other, each with its table; all but `count` are addresses and sizes."""
    for _ in range(count):
        call4(address, table, job, out, lines)
        table += table_size
        job += job_size
        out += out_size


@cache
def _drive() -> Callable[..., None]:
    return cached(drive, "runner", Path(__file__).parent)


def _entry(game: Game) -> int:
    """The address of the game's `do_job` as a compiled function of a table, a job, room for choices and for points."""
    carray = entry.numba.carray
    do_job, width, most = job_rule(game, game.audit_rule), len(game.score_lines), game.most_choices

    def enter(table: Any, job: Any, out: Any, lines: Any) -> None:
        do_job(carray(table, 1)[0], carray(job, 1)[0], carray(out, most), carray(lines, width))

    kinds = (game.state.dtype, JOB, np.dtype(np.int16), np.dtype(np.int64))
    return address_of(enter, kinds, game.name, game.folder, salt=game.box.hash)


@cache
def compiled(game: Game) -> Native:
    """The compiled runners of a game, from the cache where there is one. The first time on a machine takes a while."""
    if not available():
        raise RiverratError("native code needs numba; install it, or play interpreted")
    _drive()
    return Native(game, _entry(game))


@contextmanager
def progress(text: str, every: float = 1.0) -> Iterator[None]:
    """A line on the terminal that counts the seconds of something slow; silent when it is quick or nobody watches."""
    done, start = threading.Event(), time.monotonic()

    def tick() -> None:
        shown = False
        while not done.wait(every):
            shown = True
            print(f"\r{text}: {time.monotonic() - start:.0f} s", end="", file=sys.stderr, flush=True)
        if shown:
            print(file=sys.stderr)

    watcher = threading.Thread(target=tick, daemon=True)
    if sys.stderr.isatty():
        watcher.start()
    try:
        yield
    finally:
        done.set()
        if watcher.ident:
            watcher.join()
