"""A GPU makes of jobs what native code makes of them; tests/contract compares its games with the interpreter's.

Where there is none, the kernel's source runs as plain Python, a thread to a thread of a block.
"""

import threading
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from riverrat import games
from riverrat.engine import gpu, native
from riverrat.engine.native import ACT, FRESH, INPUTS, MASK, PLAYOUT, SCORE
from riverrat.engine.playout import variants

COUNT = 96


def rooms(runner: native.Native) -> tuple[Any, Any, Any]:
    return runner.choices(COUNT), runner.masks(COUNT), runner.inputs(COUNT)


def differences(here: native.Native, there: native.Native, seen: int = INPUTS) -> list[str]:
    """Where masks, inputs (if seen), faults or states of the two differ, in every mode at every seat count."""
    game, found = here.game, []
    for variant in variants(game):
        states, jobs = here.fresh(COUNT, variant.seats, variant.options), here.jobs(COUNT, FRESH | PLAYOUT, 9)
        jobs["limit"] = np.arange(COUNT) * 7 % 300
        here.run(states, jobs)
        states[0] = np.zeros((), states.dtype)  # what is no state at all
        for flags in (PLAYOUT | MASK | seen, ACT | SCORE | MASK | seen, FRESH | seen):
            jobs["flags"], jobs["limit"], jobs["action"] = flags, 5, np.arange(COUNT) % game.actions.size
            other, others = states.copy(), jobs.copy()
            outs, masks, inputs = rooms(here)
            their_outs, their_masks, their_inputs = rooms(there)
            here.run(states, jobs, outs, masks=masks, inputs=inputs)
            there.run(other, others, their_outs, masks=their_masks, inputs=their_inputs if seen else None)
            on = [inputs[at, : jobs[at]["inputs"]].tolist() for at in range(COUNT)]
            theirs = [their_inputs[at, : others[at]["inputs"]].tolist() for at in range(COUNT)]
            same = np.array_equal(states, other) and np.array_equal(jobs, others) and np.array_equal(masks, their_masks)
            if not same or on != theirs:
                found.append(f"{variant}, flags {flags}")
    return found


@pytest.mark.parametrize("name", games.names())
def test_masks_inputs_and_faults_are_those_of_native_code(name: str) -> None:
    if not gpu.available():
        pytest.skip("no GPU here; run it where there is one")
    game = games.load(name)
    assert differences(native.compiled(game), gpu.compiled(game)) == []


class Block:
    """What a kernel asks of `cuda`, for one block of threads."""

    def __init__(self, threads: int) -> None:
        self.own, self.lock, self.barrier = threading.local(), threading.Lock(), threading.Barrier(threads)
        self.blockDim = SimpleNamespace(x=threads)
        self.made: dict[tuple[int, int], Any] = {}
        self.shared = SimpleNamespace(array=self._shared)
        self.local = SimpleNamespace(array=np.zeros)
        self.atomic = SimpleNamespace(add=self._add)

    @property
    def threadIdx(self) -> Any:  # noqa: N802
        return SimpleNamespace(x=self.own.thread)

    @property
    def blockIdx(self) -> Any:  # noqa: N802
        return SimpleNamespace(x=self.block)

    def syncthreads(self) -> None:
        self.barrier.wait(timeout=60)

    def _shared(self, size: int, kind: Any) -> Any:
        """The same array for every thread: the first, second … that each of them asks for."""
        self.own.asked = getattr(self.own, "asked", 0) + 1
        with self.lock:
            return self.made.setdefault((self.block, self.own.asked), np.full(size, 99, kind))

    def _add(self, array: Any, at: int, more: int) -> int:
        with self.lock:
            array[at] += more
            return int(array[at]) - more

    def run(self, drive: Any, block: int, *given: Any) -> None:
        self.block, faults = block, []

        def work(thread: int) -> None:
            self.own.thread = thread
            try:
                drive(*given)
            except BaseException as fault:
                faults.append(fault)
                self.barrier.abort()

        threads = [threading.Thread(target=work, args=(thread,)) for thread in range(self.blockDim.x)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert not faults, faults[0]


class Rows(list[Any]):
    """States or jobs as a kernel sees them: so many, fields as attributes."""

    @property
    def shape(self) -> tuple[int]:
        return (len(self),)


def test_a_block_takes_its_tables_on_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games, some that are stopped, single actions, illegal ones and what is no state, in blocks of ten."""
    game, here = games.load("toy"), native.compiled(games.load("toy"))
    block, count = Block(4), 23
    monkeypatch.setattr(gpu, "_cuda", lambda: block)
    monkeypatch.setattr(gpu, "_register_rules", lambda: None)
    drive = gpu.kernel(game)
    states, jobs = here.fresh(count, 3), here.jobs(count, FRESH | PLAYOUT | SCORE, 5)
    jobs["limit"][::3] = 7
    for flags in (FRESH | PLAYOUT | SCORE, ACT | SCORE, PLAYOUT):
        jobs["flags"], jobs["action"] = flags, np.arange(count) % game.actions.size
        tables, outs, their_outs = Rows(map(game.state.unpack, states)), here.choices(count), here.choices(count)
        asked = Rows(SimpleNamespace(**{name: job[name].tolist() for name in native.JOB.names or ()}) for job in jobs)
        here.run(states, jobs, outs)
        for at in range(3):
            block.run(drive, at, tables, asked, their_outs, 10)
        assert tables == [*map(game.state.unpack, states)]
        for at, (job, choices) in enumerate(zip(jobs, jobs["choices"], strict=True)):
            assert vars(asked[at]) == {name: job[name].tolist() for name in native.JOB.names or ()}
            assert their_outs[at, :choices].tolist() == outs[at, :choices].tolist()
        assert (native.ILLEGAL in jobs["fault"]) == (flags == ACT | SCORE)
        states[0] = np.zeros((), states.dtype)


@pytest.mark.parametrize(
    ("count", "blocks", "threads", "share"),
    [(1, 1, 32, 1), (96, 96, 32, 1), (100_000, 132, 320, 758), (540_672, 132, 320, 4096), (540_673, 264, 320, 2049)],
)
def test_tables_are_dealt_out_to_all_processors(count: int, blocks: int, threads: int, share: int) -> None:
    found = gpu.shape(count, processors=132)
    assert found == (blocks, threads, share)
