"""Steps of many tables in compiled code: check what was chosen, play it, write masks, observations and rewards.

What was chosen is looked up in the list of legal actions first, for all tables, so that nothing is played unless all of
it is legal, and the rules need not look again. Then threads take tables in parts, each one call without a word of
Python in it; who is done first takes over what others have not begun. All of a table is done before the next one
begins, while it lies in the processor's nearest memory. The rules are those of the runners (engine/native.py), called
by their address.
"""

import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from riverrat.engine import entry, native
from riverrat.engine.batch import JOB, _pool
from riverrat.engine.entry import Entry, address_of, cached, call4
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.inputs import layout
from riverrat.engine.jobs import ACT, FRESH, INPUTS, PLAYOUT, SEATS, TRUSTED
from riverrat.engine.rule import pick

from .features import NUMBER, features_of, seeing_entry
from .rewards import REWARDS, check_reward, worth
from .setting import SEEDS, STRIDE, Setting

SHARE = 100e-6  # seconds of work that are worth waking another thread for
PARTS = 2  # of each thread: what it has not begun another can take over
CACHE_LINE = 64  # bytes of memory that processors pass to each other as one
KEPT = ("tables", "jobs", "outs", "masks", "rows", "ended", "seat", "reward", "rewards", "over", "_many")
MEASURED = 4  # steps that are taken on one core to see how much work they are
SETTING_UP, PLAYING = FRESH | PLAYOUT | INPUTS | TRUSTED, ACT | PLAYOUT | INPUTS | TRUSTED
JOB_SIZE = JOB.itemsize
(  # places in `lies`: addresses of the rules, of what looks and what finishes; of tables, jobs, choices and
    # observations and how far apart they are; whether these list what is on; the kind of reward
    WORK, LOOK, FINISH, TABLE, TABLE_SIZE, JOBS, OUT, OUT_SIZE, ROW, ROW_SIZE, LISTED, KIND, PLACES
) = range(13)  # fmt: skip


# --- compiled once for all games --------------------------------------------------------------------------------------


def wrong(outs: Any, many: Any, chosen: Any) -> int:
    """The first table where what was chosen is not among its `many` legal actions, or -1. Where a game has ended there
    are none, and nothing is looked at.
    """
    for i in range(len(many)):
        count = many[i]
        if count > 0:
            action = chosen[i]
            at = 0
            while at < count and outs[i, at] != action:
                at += 1
            if at == count:
                return i
    return -1


def drawn(outs: Any, many: Any, seed: int, chosen: Any) -> None:
    """A legal action for each table, by a seed."""
    for i in range(len(many)):
        chosen[i] = outs[i, pick(seed, i, many[i])] if many[i] > 0 else 0


def step(
    lies: Any, jobs: Any, outs: Any, many: Any, masks: Any, rows: Any, chosen: Any, ended: Any, seat: Any, reward: Any,
    rewards: Any, lines: Any, room: Any, first: int, last: int, renew: bool,
) -> tuple[int, int]:  # fmt: skip
    """Take some tables on. Where a game has ended, the next begins; without `renew` one begins everywhere.

    `lies` says where everything lies (PLACES). Returns how many games have ended, and what is wrong with a table.
    """
    seats = rewards.shape[1]
    at_lines = lines.ctypes.data
    at_room = room.ctypes.data
    over = fault = 0
    for i in range(first, last):
        job = jobs[i]
        acting = max(job.decides, 0)
        if not renew:
            job.flags = SETTING_UP
        elif many[i] == 0:
            job.flags = SETTING_UP
            job.seed = (job.seed * 5 + STRIDE) & (SEEDS - 1)
        else:
            job.flags = PLAYING
            job.action = chosen[i]
        job.seat = acting
        table = lies[TABLE] + i * lies[TABLE_SIZE]
        at_job = lies[JOBS] + i * JOB_SIZE
        call4(lies[WORK], table, at_job, lies[OUT] + i * lies[OUT_SIZE], at_lines)
        many[i] = job.choices
        masks[i, :] = 0
        for at in range(job.choices):
            masks[i, outs[i, at]] = 1
        call4(lies[LOOK], table, at_job, lies[ROW] + i * lies[ROW_SIZE], at_lines)
        if lies[LISTED]:
            rows[i, job.inputs :] = -1
        if job.fault != 0:
            fault = job.fault
        seat[i] = job.decides
        ended[i] = job.decides < 0
        reward[i] = 0.0
        for each in range(seats):
            rewards[i, each] = 0.0
        if job.decides < 0:
            over += 1
            call4(lies[FINISH], table, at_job, at_room, at_lines)
            for each in range(seats):
                rewards[i, each] = worth(lies[KIND], seats, each, room[0], room[1], room[2])
            reward[i] = rewards[i, acting]
    return over, fault


@cache
def _compiled(function: Callable[..., Any]) -> Callable[..., Any]:
    return cached(function, "steps", Path(__file__).parent)


# --- compiled for a game ----------------------------------------------------------------------------------------------


@cache
def finishing(game: Game) -> int:
    """The address of what tells how a game ended: points, ranks and who won, each in a row of its own."""
    carray = entry.numba.carray
    points, rank, won = game.points_rule, game.rank_rule, game.won_rule
    width = len(game.score_lines)

    def enter_finish(table: Any, job: Any, room: Any, lines: Any) -> None:
        s, told, used = carray(table, 1)[0], carray(room, (3, SEATS)), carray(lines, width)
        for seat in range(s.seats):
            told[0, seat] = points(s, seat, used)
            told[1, seat] = rank(s, seat)
            told[2, seat] = won(s, seat)

    own = Entry(enter_finish, (game.state.dtype, JOB, np.dtype(np.int64), np.dtype(np.int64)))
    return address_of(own, f"{game.name}-finish", game.folder, Path(__file__), salt=game.box.hash)


@cache
def looking(game: Game, observe: str) -> int:
    """The address of what writes observations."""
    if observe == "inputs":
        return native.compiled(game).look_address
    with native.progress(native.compiling(f"the features of {game.name}")):
        return seeing_entry(game)


# --- many tables ------------------------------------------------------------------------------------------------------


class Stepper:
    """`count` tables and all that is told of them, in arrays that live as long as it does and are written anew by
    every step: `rows` (observations), `masks`, `seat` (whose decision it is, -1 after the end), `ended`, `reward` of
    the seat that has acted, and `rewards` of all. What is played next depends on none of these, whoever writes into
    them.
    """

    def __init__(self, setting: Setting, count: int, observe: str, reward: str, cores: int) -> None:
        check_reward(reward)
        self._made = (setting, count, observe, reward, cores)
        game, runner = setting.game, native.compiled(setting.game)
        self.count, self.cores = count, cores
        width = layout(game).most() if observe == "inputs" else features_of(game).size
        self.tables = runner.fresh(count, setting.seats, setting.options)
        self.jobs, self.outs = runner.jobs(count, 0, limit=0), runner.choices(count)
        self.masks, self.rows = runner.masks(count), np.zeros((count, width), NUMBER)
        self.ended, self.seat = np.zeros(count, bool), np.zeros(count, np.int64)
        self.reward, self.rewards = np.zeros(count, np.float32), np.zeros((count, setting.seats), np.float32)
        self.over = 0  # how many games the last step has ended
        self._many, self._chosen = np.zeros(count, np.int64), np.zeros(count, np.int64)
        # room of its own for each part, far enough from the others'
        self._lines = np.zeros((cores * PARTS, len(game.score_lines) + CACHE_LINE), np.int64)
        self._rooms = np.zeros((cores * PARTS, 3 + CACHE_LINE // SEATS, SEATS), np.int64)
        places = {
            WORK: runner.address,
            LOOK: looking(game, observe),
            FINISH: finishing(game),
            TABLE: self.tables.ctypes.data,
            TABLE_SIZE: self.tables.strides[0],
            JOBS: self.jobs.ctypes.data,
            OUT: self.outs.ctypes.data,
            OUT_SIZE: self.outs.strides[0],
            ROW: self.rows.ctypes.data,
            ROW_SIZE: self.rows.strides[0],
            LISTED: int(observe == "inputs"),
            KIND: REWARDS.index(reward),
        }
        self._lies = np.array([places[at] for at in range(PLACES)], np.int64)
        self._alone = threading.Lock()
        self._pace, self._measured = float("inf"), 0  # seconds a table takes, and how often that was measured

    def start(self, seeds: Any) -> None:
        """Set up a game at every table."""
        with self._alone:
            self.jobs["seed"] = seeds
            self._run(renew=False)

    def go(self, chosen: Any) -> int:
        """Take these decisions, and set up games where one has ended. Where one is not legal nothing is done at all:
        then this is the first such table, else -1.
        """
        with self._alone:  # what was legal a moment ago must still be when it is played
            self._chosen[:] = chosen
            return self._run(renew=True)

    def drawn(self, seed: int) -> Any:
        """A legal action for each table, by a seed."""
        found = np.empty(self.count, np.int64)
        _compiled(drawn)(self.outs, self._many, seed, found)
        return found

    def _run(self, *, renew: bool) -> int:
        """One step. Returns the first table where what was chosen is not legal, or -1."""
        at: int = _compiled(wrong)(self.outs, self._many, self._chosen) if renew else -1
        if at >= 0:
            return at
        if renew and self._measured < MEASURED:
            began = time.thread_time()
            done = [self._work(0, 1, renew)]
            self._pace = min(self._pace, (time.thread_time() - began) / self.count)
            self._measured += 1
        else:
            threads = max(1, min(self.cores, int(self._pace * self.count / SHARE))) if renew else 1
            done = self._together(threads, renew) if threads > 1 else [self._work(0, 1, renew)]
        self.over = sum(over for over, _ in done)
        fault = max(fault for _, fault in done)
        if fault != 0:
            raise RiverratError(f"a table broke (fault {fault})")
        return -1

    def _together(self, threads: int, renew: bool) -> list[tuple[int, int]]:
        """The first parts here, the others by helpers, unless they have not begun when those are done."""
        parts = threads * PARTS
        helped = [(part, _pool().submit(self._work, part, parts, renew)) for part in range(PARTS, parts)]
        done = [self._work(part, parts, renew) for part in range(PARTS)]
        for part, helper in reversed(helped):
            if helper.cancel():
                done.append(self._work(part, parts, renew))
        return done + [helper.result() for _, helper in helped if not helper.cancelled()]

    def _work(self, part: int, parts: int, renew: bool) -> tuple[int, int]:
        first, last = self.count * part // parts, self.count * (part + 1) // parts
        found: tuple[int, int] = _compiled(step)(
            self._lies, self.jobs, self.outs, self._many, self.masks, self.rows, self._chosen, self.ended, self.seat,
            self.reward, self.rewards, self._lines[part], self._rooms[part, :3], first, last, renew,
        )  # fmt: skip
        return found

    # --- pickling -----------------------------------------------------------------------------------------------------

    def __reduce__(self) -> tuple[Any, ...]:
        """Where arrays lie is another matter in every process: they are made anew, and what is in them taken along."""
        return Stepper, self._made, {name: getattr(self, name) for name in KEPT}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.over = kept.pop("over")
        for name, array in kept.items():
            getattr(self, name)[:] = array
