"""Compiled runners over any game: playouts, batches, audits, on one core or all.

Everything goes through one compiled entry point, `drive`, because compiling the rules is slow: a batch of tables and a
batch of jobs saying what to do with each. What a job asks for is a set of flags, carried out in this order: set up,
imagine, act, play on at random, score.
"""

from __future__ import annotations

import hashlib
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
    try:
        import numba  # noqa: F401
    except ImportError:
        return False
    return True


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


# --- compiling --------------------------------------------------------------------------------------------------------


def sources_hash(game: Game) -> str:
    """A fingerprint of all that compiled code depends on: the engine's and the game's sources, and its data."""
    digest = hashlib.sha256(game.box.hash.encode())
    for folder in (Path(__file__).parent, game.folder):
        for path in sorted(folder.rglob("*.py")):
            digest.update(path.relative_to(folder).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder() -> Path:
    """Where compiled rules are kept between runs."""
    given = os.environ.get("RIVERRAT_CACHE")
    base = Path(given) if given else Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "riverrat"
    return base / "native"


class Native:
    """A game's compiled runners. Get one with `compiled(game)`."""

    def __init__(self, game: Game, drive: Callable[..., None]) -> None:
        self.game, self._drive = game, drive

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
        shared = len(outs) != count
        if cores == 1 or count == 1:
            self._drive(tables, jobs, outs, 0, count, 0 if shared else -1)
            return
        parts = cores * 4
        edges = [count * k // parts for k in range(parts + 1)]
        spare = list(range(cores))
        with ThreadPoolExecutor(cores) as pool:

            def part(k: int) -> None:
                mine = spare.pop()
                self._drive(tables, jobs, outs, edges[k], edges[k + 1], mine if shared else -1)
                spare.append(mine)

            list(pool.map(part, range(parts)))

    def fresh(self, count: int, seats: int, options: dict[str, str] | None = None) -> Any:
        """Blank tables with seats and options, for jobs flagged FRESH."""
        tables = self.tables(count)
        self.game.blank(seats, options).pack(tables[0])
        tables[:] = tables[0]
        return tables


def _build(game: Game) -> Callable[..., None]:
    import numba

    do_job, width = job_rule(game, game.audit_rule), len(game.score_lines)

    def drive(tables: Any, jobs: Any, outs: Any, first: int, last: int, shared: int) -> None:
        lines = np.zeros(width, np.int64)
        for i in range(first, last):
            do_job(tables[i], jobs[i], outs[shared if shared >= 0 else i], lines)

    folder = cache_folder() / f"{game.name}-{sources_hash(game)}"
    folder.mkdir(parents=True, exist_ok=True)
    config: Any = numba.config
    before, config.CACHE_DIR = config.CACHE_DIR, str(folder)
    try:
        compiled_drive: Callable[..., None] = numba.njit(nogil=True, cache=True)(drive)
    finally:
        config.CACHE_DIR = before
    return compiled_drive


@cache
def compiled(game: Game) -> Native:
    """The compiled runners of a game, from the cache where there is one. The first time on a machine takes a while."""
    if not available():
        raise RiverratError("native code needs numba; install it, or play interpreted")
    native = Native(game, _build(game))
    tables = native.fresh(1, game.seat_counts[0])
    native.run(tables, native.jobs(1, FRESH | SCORE, seed=1))
    return native


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
