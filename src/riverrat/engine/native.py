"""Compiled runners over any game: playouts, batches, audits, on one core or all.

A batch is an array of states, one of jobs (jobs.py says what they can ask for) and, where wanted, room for what is too
large for a job: legal actions, masks, inputs. All of it is checked here, once for a batch, because compiled code checks
nothing: an array of the wrong length or kind would make it write where it should not.

Everything goes through one compiled entry point, `do_job`, because compiling the rules is slow. Batches (batch.py) and
search (players/) call it by its address (entry.py).
"""

import builtins
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache, cached_property
from typing import Any

import numpy as np

from . import entry
from .batch import JOB, Batch, Code, cores_here, driver, fits
from .entry import Entry, address_of
from .errors import RiverratError
from .game import Game
from .inputs import layout
from .jobs import (
    ACT,
    AUDIT,
    FLAGS,
    FOREVER,
    FRESH,
    ILLEGAL,
    IMAGINE,
    INPUTS,
    MASK,
    PLAYOUT,
    SCORE,
    SEATS,
    TRUSTED,
    UNFIT,
    job_rule,
    look_rule,
)
from .steps import DEAD_END

__all__ = [
    "ACT",
    "AUDIT",
    "DEAD_END",
    "FOREVER",
    "FRESH",
    "ILLEGAL",
    "IMAGINE",
    "INPUTS",
    "JOB",
    "MASK",
    "PLAYOUT",
    "SCORE",
    "SEATS",
    "TRUSTED",
    "UNFIT",
    "Native",
    "available",
    "compiled",
    "compiling",
    "cores_here",
    "keep_quiet",
    "progress",
]

SHARE = 200e-6  # seconds of work that are worth waking another thread for
SEEDS = 1 << 63  # seeds of jobs are below this


def available() -> bool:
    """Whether rules can be compiled on this machine."""
    return entry.numba is not None


class Native:
    """A game's compiled runners. Get one with `compiled(game)`."""

    on_device = False  # whether it works in the memory of a GPU

    def __init__(self, game: Game, address: int = 0) -> None:
        self.game, self.address = game, address  # of the compiled `do_job`
        self._pace: dict[tuple[int, int], float] = {}  # seconds a job of some kind takes, as last seen

    # --- rooms --------------------------------------------------------------------------------------------------------

    def tables(self, count: int) -> Any:
        """An array of empty states."""
        return np.zeros(_count(count), self.game.state.dtype)

    def fresh(self, count: int, seats: int, options: Mapping[str, str] | None = None) -> Any:
        """States with seats and options, for jobs flagged FRESH."""
        tables, blank = self.tables(count), self.tables(1)
        self.game.blank(seats, options).pack(blank[0])
        tables[:] = blank
        return tables

    def jobs(self, count: int, flags: int, seed: int = 0, limit: int = FOREVER) -> Any:
        """An array of jobs with the same flags and successive seeds."""
        jobs = np.zeros(_count(count), JOB)
        if not -SEEDS <= seed <= SEEDS - max(count, 1):
            raise RiverratError(f"{count} jobs from seed {seed} on: seeds of jobs have 64 bits")
        jobs["flags"], jobs["limit"] = flags, limit
        jobs["seed"] = np.arange(seed, seed + count)
        return jobs

    def choices(self, count: int) -> Any:
        """Room for the legal actions of that many states."""
        return np.zeros((_count(count), self.game.most_choices), np.int16)

    def masks(self, count: int) -> Any:
        """Room for the masks of that many states: 1 for each legal action."""
        return np.zeros((_count(count), self.game.actions.size), np.uint8)

    def inputs(self, count: int) -> Any:
        """Room for the inputs that are on in that many states; a job says how many they are."""
        return np.zeros((_count(count), layout(self.game).most()), np.int16)

    # --- running ------------------------------------------------------------------------------------------------------

    def run(
        self, tables: Any, jobs: Any, outs: Any = None, cores: int = 1, *, masks: Any = None, inputs: Any = None
    ) -> None:
        """Carry out every job on its state, on up to `cores` cores; the legal actions go to `outs`.

        Jobs flagged MASK or INPUTS need `masks` or `inputs` to write to. Raises RiverratError when an array is not what
        `tables`, `jobs`, `choices`, `masks` and `inputs` make, or when a job asks for something unknown.
        """
        count = self._check(tables, jobs, outs, masks, inputs)
        if type(cores) is not int or cores < 1:
            raise RiverratError(f"cores: needs a whole number from 1 on, not {cores!r}")
        if count == 0:
            return
        if masks is not None and outs is None:
            outs = self.choices(count)
        batch = Batch(self._code(inputs is not None), tables, jobs, outs, masks, inputs)
        cores = min(cores, cores_here(), count)
        kind = (int(jobs[0]["flags"]), int(jobs[0]["limit"]).bit_length())
        done = 0
        if cores > 1 and kind not in self._pace:
            done = max(1, count // 8)  # a first part tells how much work there is
        begin = time.perf_counter()
        if cores == 1 or (done == 0 and self._pace[kind] * count < 2 * SHARE):
            batch.part(0, done := count)
        elif done:
            batch.part(0, done)
        if done:
            self._pace[kind] = (time.perf_counter() - begin) / done
        if done < count:
            share = max(1, int(SHARE / max(self._pace[kind], 1e-9)))  # jobs worth a thread's while
            batch.spread(done, count, min(cores, max(1, (count - done) // share)))

    def _check(self, tables: Any, jobs: Any, outs: Any, masks: Any, inputs: Any) -> int:
        """Refuse what compiled code cannot work on. Returns how many jobs there are."""
        count = self._check_rooms(tables, jobs, outs, masks, inputs)
        asked = int(np.bitwise_or.reduce(jobs["flags"])) if count else 0
        if asked & ~FLAGS:
            raise RiverratError(f"jobs: some flags are unknown ({asked & ~FLAGS})")
        for name, room, flag in (("masks", masks, MASK), ("inputs", inputs, INPUTS)):
            if asked & flag and room is None:
                raise RiverratError(f"{name}: jobs ask for them; give room for them, such as runner.{name}({count})")
        return count

    def _check_rooms(self, tables: Any, jobs: Any, outs: Any, masks: Any, inputs: Any) -> int:
        """Refuse arrays of the wrong kind, shape or length. Returns how many jobs there are."""
        game, device = self.game, self.on_device
        fits("tables", tables, game.state.dtype, device=device)
        fits("jobs", jobs, JOB, device=device)
        if outs is not None:
            fits("outs", outs, np.dtype(np.int16), game.most_choices, device=device)
        if masks is not None:
            fits("masks", masks, np.dtype(np.uint8), game.actions.size, device=device)
        if inputs is not None:
            fits("inputs", inputs, np.dtype(np.int16), layout(game).most(), device=device)
        for name, room in (("jobs", jobs), ("outs", outs), ("masks", masks), ("inputs", inputs)):
            if room is not None and len(room) != len(tables):
                raise RiverratError(f"{name}: {len(room)} for {len(tables)} tables; there must be as many")
        return len(tables)

    def _code(self, looking: bool) -> Code:
        look = self.look_address if looking else 0
        return Code(self.address, look, len(self.game.score_lines), self.game.most_choices)

    @cached_property
    def look_address(self) -> int:
        """Of the compiled rule that writes inputs; compiled when first asked for."""
        game = self.game
        with progress(compiling(f"the inputs of {game.name}")):
            return address_of(look_entry(game), f"{game.name}-inputs", game.folder, salt=game.box.hash)


def _count(count: int) -> int:
    if type(count) is not int or count < 0:
        raise RiverratError(f"needs a whole number from 0 on, not {count!r}")
    return count


# --- compiled code ----------------------------------------------------------------------------------------------------


def job_entry(game: Game) -> Entry:
    """The game's `do_job` as a function of a state, a job, room for choices and for points."""
    carray = entry.numba.carray
    do_job, width, most = job_rule(game, game.audit_rule), len(game.score_lines), game.most_choices

    def enter(table: Any, job: Any, out: Any, lines: Any) -> None:
        do_job(carray(table, 1)[0], carray(job, 1)[0], carray(out, most), carray(lines, width))

    return Entry(enter, (game.state.dtype, JOB, np.dtype(np.int16), np.dtype(np.int64)))


def look_entry(game: Game) -> Entry:
    """The rule that writes a state's inputs, with the same interface."""
    carray = entry.numba.carray
    look, width, most = look_rule(game), len(game.score_lines), layout(game).most()

    def enter_look(table: Any, job: Any, inputs: Any, lines: Any) -> None:
        look(carray(table, 1)[0], carray(job, 1)[0], carray(inputs, most), carray(lines, width))

    return Entry(enter_look, (game.state.dtype, JOB, np.dtype(np.int16), np.dtype(np.int64)))


@cache
def compiled(game: Game) -> Native:
    """The compiled runners of a game, from the cache where there is one. The first time on a machine takes a while."""
    if not available():
        raise RiverratError("native code needs numba; install it, or play interpreted")
    ready = entry.kept(game.name, game.folder, salt=game.box.hash)
    with progress(f"Loading the compiled rules of {game.name}" if ready else compiling(game.name)):
        driver()
        return Native(game, address_of(job_entry(game), game.name, game.folder, salt=game.box.hash))


def compiling(what: str) -> str:
    """What is said meanwhile."""
    return f"Compiling {what} for this machine, once, which takes about a minute"


_showing = threading.Lock()  # one line at a time: of progress inside progress only the outer one is shown


def keep_quiet() -> None:
    """Tell nobody of anything slow from now on: for servers, whose lines on stderr are their log."""
    _showing.acquire(blocking=False)


@contextmanager
def progress(text: str, every: float = 1.0) -> Iterator[None]:
    """A line on stderr that counts the seconds of something slow; where nobody watches, one when it has taken a second
    and one at its end. Silent when it is quick or nested.
    """
    if not _showing.acquire(blocking=False):
        yield
        return
    watched = sys.stderr.isatty() or hasattr(builtins, "__IPYTHON__")
    done, start = threading.Event(), time.monotonic()

    def tick() -> None:
        shown = False
        while not done.wait(every):
            if watched:
                print(f"\r{text}: {time.monotonic() - start:.0f} s", end="", file=sys.stderr, flush=True)
            elif not shown:
                print(f"{text} ...", file=sys.stderr, flush=True)
            shown = True
        if shown:
            print("" if watched else f"{text}: {time.monotonic() - start:.0f} s", file=sys.stderr, flush=True)

    watcher = threading.Thread(target=tick, daemon=True)
    watcher.start()
    try:
        yield
    finally:
        done.set()
        watcher.join()
        _showing.release()
