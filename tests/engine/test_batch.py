"""Batches over kept threads."""

import weakref

import numpy as np
import pytest

from riverrat import games
from riverrat.engine import batch, native
from riverrat.engine.native import FRESH, PLAYOUT

from ..conftest import needs_numba

pytestmark = needs_numba


def test_a_batch_keeps_what_compiled_code_knows_by_its_address_alone() -> None:
    code, jobs = batch.Code(0, 0, 0, 0), np.zeros(3, batch.JOB)
    tables, inputs = np.zeros(3, np.int64), np.zeros((3, 5), np.int16)
    alive = weakref.ref(tables), weakref.ref(inputs)
    made = batch.Batch(code, tables, jobs, None, None, inputs)
    del tables, inputs
    assert all(one() is not None for one in alive)
    del made
    assert all(one() is None for one in alive)


def test_little_work_stays_on_one_thread_and_much_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    """The pace of earlier batches decides; results are the same either way."""
    runner = native.Native(games.load("toy"), native.compiled(games.load("toy")).address)
    states, jobs = runner.fresh(64, 2), runner.jobs(64, FRESH | PLAYOUT)
    asked: list[int] = []
    monkeypatch.setattr(batch.Batch, "spread", lambda self, first, last, cores: asked.append(cores))
    monkeypatch.setattr(native, "cores_here", lambda: 4)
    kind = (FRESH | PLAYOUT, native.FOREVER.bit_length())
    runner._pace[kind] = 1e-6
    runner.run(states, jobs, cores=4)
    assert asked == []
    for pace, cores in ((10e-6, 3), (1.0, 4)):  # 640 us are three shares of 200
        runner._pace[kind] = pace
        runner.run(states, jobs, cores=4)
        assert asked.pop() == cores


def test_threads_are_kept() -> None:
    runner = native.compiled(games.load("toy"))
    states, jobs = runner.fresh(64, 2), runner.jobs(64, FRESH | PLAYOUT)
    work = batch.Batch(runner._code(False), states, jobs, None, None, None)
    work.spread(0, 64, 3)
    pool = batch._pool()
    work.spread(0, 64, 3)
    assert batch._pool() is pool
    alone, jobs = runner.fresh(64, 2), runner.jobs(64, FRESH | PLAYOUT)
    runner.run(alone, jobs)
    assert np.array_equal(states, alone)
