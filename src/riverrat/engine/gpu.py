"""The compiled runners on CUDA: one state to a thread, the same job rule as on the CPU. The only module that imports
`numba.cuda`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import numpy as np

from .batch import JOB
from .errors import RiverratError
from .game import Game
from .jobs import AUDIT, MASK, job_rule, look_rule
from .native import Native
from .rule import RULES, register, rule
from .state import State

THREADS = 128  # per block

_registered: set[Callable[..., Any]] = set()


def _cuda() -> Any:
    if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still looks for it under NumPy 2.5
        setattr(np, "row_stack", np.vstack)  # noqa: B010
    try:
        from numba import cuda
    except ImportError:
        return None
    return cuda


def available() -> bool:
    """Whether there is a GPU that rules can run on."""
    cuda = _cuda()
    return bool(cuda is not None and cuda.is_available())


def _register_rules() -> None:
    """Tell the CUDA compiler of every rule declared so far."""
    extending: Any = importlib.import_module("numba.cuda.extending")
    for each in RULES:
        if each not in _registered:
            _registered.add(each)
            register(each, extending.overload)


@rule
def no_audit(s: State) -> int:
    """Invariants are checked on the CPU alone; what they look up would crowd the card's memory for constants."""
    return 0


def kernel(game: Game) -> Callable[..., None]:
    """The CUDA kernel's source: each thread takes one state and one job.

    The state is copied to the thread's own memory and back: there the same field of neighbouring threads lies side by
    side, which made playouts 2.6 times as fast as working on the records in place. Choices are copied as well: asking
    for them once more, straight into `outs`, ended at an illegal address in Río de la Plata.
    """
    cuda = _cuda()
    from numba import from_dtype

    do_job, record = job_rule(game, no_audit), from_dtype(game.state.dtype)
    width, most = len(game.score_lines), game.most_choices
    _register_rules()

    def drive(tables: Any, jobs: Any, outs: Any) -> None:
        i = cuda.grid(1)
        if i < tables.shape[0]:
            lines = cuda.local.array(width, np.int64)
            out = cuda.local.array(most, np.int16)
            own = cuda.local.array(1, record)
            own[0] = tables[i]
            do_job(own[0], jobs[i], out, lines)
            tables[i] = own[0]
            if i < outs.shape[0]:
                for at in range(jobs[i].choices):
                    outs[i, at] = out[at]

    return drive


def looking_kernel(game: Game) -> Callable[..., None]:
    """The source of a second kernel, for masks and inputs: in the first they would slow down those who want neither."""
    cuda = _cuda()
    look, width, actions = look_rule(game), len(game.score_lines), game.actions.size
    _register_rules()

    def drive(tables: Any, jobs: Any, outs: Any, masks: Any, inputs: Any) -> None:
        i = cuda.grid(1)
        if i < tables.shape[0]:
            if i < masks.shape[0] and jobs[i].flags & MASK:
                for at in range(actions):
                    masks[i, at] = 0
                for at in range(jobs[i].choices):
                    masks[i, outs[i, at]] = 1
            if i < inputs.shape[0]:
                lines = cuda.local.array(width, np.int64)
                look(tables[i], jobs[i], inputs[i], lines)

    return drive


class Gpu(Native):
    """A game's runners on the GPU, with the same calls as on the CPU; arrays live on the device."""

    on_device = True

    def __init__(self, game: Game, drive: Callable[..., None]) -> None:
        super().__init__(game)
        self._cuda = _cuda()
        self._kernel: Any = self._cuda.jit(drive)

    @cached_property
    def _looking(self) -> Any:
        return self._cuda.jit(looking_kernel(self.game))

    def to_device(self, array: Any) -> Any:
        """A host array copied to the device."""
        _refuse_audits(array)
        return self._cuda.to_device(array)

    def room(self, count: int) -> Any:
        """Room on the device for the legal actions of that many states."""
        return self._cuda.device_array((count, self.game.most_choices), np.int16)

    def run(
        self, tables: Any, jobs: Any, outs: Any = None, cores: int = 1, *, masks: Any = None, inputs: Any = None
    ) -> None:
        """Carry out every job on its state and wait for the result. Host arrays are copied there and back.

        What the jobs in the device's memory ask for is not looked at before they run: masks and inputs are written
        where there is room for them.
        """
        _refuse_audits(jobs)
        count = self._check_rooms(tables, jobs, outs, masks, inputs)
        if count == 0:
            return
        outs = self.room(count) if outs is None else outs
        blocks = (count + THREADS - 1) // THREADS
        self._kernel[blocks, THREADS](tables, jobs, outs)
        if masks is not None or inputs is not None:
            masks = self._cuda.device_array((0, 1), np.uint8) if masks is None else masks
            inputs = self._cuda.device_array((0, 1), np.int16) if inputs is None else inputs
            self._looking[blocks, THREADS](tables, jobs, outs, masks, inputs)
        self._cuda.synchronize()


def _refuse_audits(array: Any) -> None:
    """Say that jobs on their way to the device ask for what is not done there."""
    if isinstance(array, np.ndarray) and array.dtype == JOB and (array["flags"] & AUDIT).any():
        raise RiverratError("invariants are checked on the CPU alone; leave out AUDIT")


@cache
def compiled(game: Game) -> Gpu:
    """The GPU runners of a game, compiled on their first run."""
    if not available():
        raise RiverratError("no GPU that rules can run on: it needs an NVIDIA card and numba-cuda")
    return Gpu(game, kernel(game))
