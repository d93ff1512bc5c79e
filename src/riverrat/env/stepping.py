"""Steps of many tables in compiled code: check what was chosen, play it, write masks, observations and rewards.

A step is one call without a word of Python in it, for every thread that works: threads take the next few tables from
counters until there are none left, so that nobody waits for anybody. All of a table is done before the next one begins,
while it lies in the processor's nearest memory. The rules are those of the runners (engine/native.py), called by their
address; because what was chosen is looked up in the list of legal actions first, they need not look again. Nothing is
played before that is done for all tables: a thread that comes while it is not known does it, mostly while others wake.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from riverrat.engine import entry, native
from riverrat.engine.batch import _pool
from riverrat.engine.entry import address_of, cached, call4
from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game
from riverrat.engine.inputs import layout
from riverrat.engine.jobs import ACT, FRESH, INPUTS, JOB, PLAYOUT, SEATS, TRUSTED
from riverrat.engine.rule import pick, rule

from .features import NUMBER, features_of, seeing_entry
from .rewards import REWARDS, check_reward, worth
from .setting import SEEDS, STRIDE, Setting

SHARE = 100e-6  # seconds of work that are worth waking another thread for
FEWEST = 8  # tables a thread takes at a time
LINE = 64  # bytes of memory that processors pass to each other as one
MEASURED = 4  # steps that are taken on one core to see how much work they are
SETTING_UP, PLAYING = FRESH | PLAYOUT | INPUTS | TRUSTED, ACT | PLAYOUT | INPUTS | TRUSTED
JOB_SIZE = JOB.itemsize
(  # places in `lies`: addresses of the rules, of what looks and what finishes; of tables, jobs, choices and
    # observations and how far apart they are; whether these list what is on; how many tables are taken at a time; the
    # kind of reward
    WORK, LOOK, FINISH, TABLE, TABLE_SIZE, JOBS, OUT, OUT_SIZE, ROW, ROW_SIZE, LISTED, SHARES, KIND, PLACES
) = range(14)  # fmt: skip
VERDICT, OVER, FAULT, WORDS = range(4)  # places in the last line of `tickets`
UNKNOWN, LEGAL, WRONG = range(3)  # verdicts: from WRONG on they name the first table where something is not legal


# --- compiled once for all games --------------------------------------------------------------------------------------


def _atomic(generate: Callable[[Any, Any, Any], Any]) -> Any:
    """A function for compiled code that changes the number at an address in one go, and tells what it was before."""
    if entry.numba is None:
        return None
    from llvmlite import ir

    wide = entry.numba.types.int64

    def build(context: Any, builder: Any, signature: Any, given: Any) -> Any:
        return generate(builder, builder.inttoptr(given[0], ir.IntType(64).as_pointer()), given[1])

    def change(context: Any, address: Any, number: Any) -> Any:
        return wide(wide, wide), build

    return entry.numba.extending.intrinsic(change)


def _settle(builder: Any, place: Any, number: Any) -> Any:
    both = builder.cmpxchg(place, number.type(UNKNOWN), number, "acq_rel", "acquire")
    return builder.extract_value(both, 0)


claim = _atomic(lambda builder, place, number: builder.atomic_rmw("add", place, number, "monotonic"))  # adds
settle = _atomic(_settle)  # writes, unless something is known already


@rule
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
    lies: Any, tickets: Any, jobs: Any, outs: Any, many: Any, masks: Any, rows: Any, chosen: Any, ended: Any, seat: Any,
    reward: Any, rewards: Any, lines: Any, room: Any, thread: int, threads: int, renew: bool,
) -> None:  # fmt: skip
    """Take tables on, a few at a time, until there are none left: first those of this thread's own part, which are in
    its core's memory from the step before, then what others have not come to. Where a game has ended, the next begins;
    without `renew` one begins everywhere.

    `lies` says where everything lies (PLACES). `tickets` has a line for each thread's part, and a last one for all
    (WORDS): whether all that was chosen is legal, how many games have ended, and what is wrong with a table.
    """
    words = len(tickets) - 1
    at_verdict = tickets.ctypes.data + words * 8 * LINE
    verdict = claim(at_verdict, 0)
    if verdict == UNKNOWN:
        found = WRONG + wrong(outs, many, chosen) if renew else LEGAL
        verdict = settle(at_verdict, found)  # another thread may have been first, and have begun to change tables
        if verdict == UNKNOWN:
            verdict = found
    count = len(jobs)
    seats = rewards.shape[1]
    share = lies[SHARES]
    at_lines = lines.ctypes.data
    at_room = room.ctypes.data
    part = thread
    left = threads if verdict == LEGAL else 0
    over = 0
    while left > 0:
        last = count * (part + 1) // threads
        first = count * part // threads + claim(tickets.ctypes.data + part * 8 * LINE, share)
        if first >= last:
            part = part + 1 if part + 1 < threads else 0
            left -= 1
            continue
        for i in range(first, min(first + share, last)):
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
                tickets[words, FAULT] = job.fault
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
    claim(at_verdict + 8 * OVER, over)


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

    kinds = (game.state.dtype, JOB, np.dtype(np.int64), np.dtype(np.int64))
    return address_of(enter_finish, kinds, f"{game.name}-finish", game.folder, Path(__file__), salt=game.box.hash)


@cache
def looking(game: Game, observe: str) -> int:
    """The address of what writes observations."""
    if observe == "inputs":
        return native.compiled(game).look_address
    with native.progress(f"Compiling the features of {game.name} for this machine, once"):
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
        self._tickets = np.zeros((cores + 1, LINE), np.int64)
        self._words = self._tickets[cores, :WORDS]
        # room of its own for each thread, far enough from the others'
        self._lines = np.zeros((cores, len(game.score_lines) + LINE), np.int64)
        self._rooms = np.zeros((cores, 3 + LINE // SEATS, SEATS), np.int64)
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
            SHARES: max(FEWEST, count // (8 * cores)),
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
        self._tickets.fill(0)
        if renew and self._measured < MEASURED:
            began = time.thread_time()
            self._work(0, 1, renew)
            self._pace = min(self._pace, (time.thread_time() - began) / self.count)
            self._measured += 1
        else:
            threads = max(1, min(self.cores, int(self._pace * self.count / SHARE))) if renew else 1
            helpers = [_pool().submit(self._work, at, threads, renew) for at in range(1, threads)]
            self._work(0, threads, renew)
            for helper in helpers:
                if not helper.cancel():  # one that has not begun has nothing to do any more
                    helper.result()
        verdict, self.over, fault = self._words.tolist()
        if fault != 0:
            raise RiverratError(f"a table broke (fault {fault})")
        return -1 if verdict == LEGAL else verdict - WRONG

    def _work(self, thread: int, threads: int, renew: bool) -> None:
        _compiled(step)(
            self._lies, self._tickets, self.jobs, self.outs, self._many, self.masks, self.rows, self._chosen,
            self.ended, self.seat, self.reward, self.rewards, self._lines[thread], self._rooms[thread, :3], thread,
            threads, renew,
        )  # fmt: skip
