"""The compiled runners on CUDA: the same job rules as on the CPU, a step of a table to a thread. The only module that
imports `numba.cuda`.
"""

import importlib
from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

import numpy as np

from .batch import JOB
from .errors import RiverratError
from .game import Game
from .jobs import AUDIT, MASK, job_rules, look_rule
from .native import Native
from .rule import RULES, register, rule, step_now
from .state import State

TABLES, THREADS, WARP = 4096, 320, 32  # to a block, at most; the tables of so many fit a processor's cache
REGISTERS = 168  # of a thread, at most: so a processor has room for such a block
DONE = 255  # instead of a step: the job is done
LOOKING_THREADS = 128  # to a block that only looks

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
    """The CUDA kernel's source. Each block has a share of the tables and takes them on step by step, all at once.

    Threads of a warp are quick when they do the same. So before each step a block sorts its tables by what they are at,
    and a warp takes 32 that are at the same step, wherever they lie. With a table to a thread from the first step to
    the last, a warp did a dozen different things one after the other.
    """
    cuda = _cuda()
    begin, go_on, finish = job_rules(game, no_audit)
    many, width, most = len(game.steps.all), len(game.score_lines), game.most_choices
    ends = many + 1
    _register_rules()

    def drive(tables: Any, jobs: Any, outs: Any, share: int) -> None:
        steps = cuda.shared.array(TABLES, np.uint8)  # what each table is at
        order = cuda.shared.array(TABLES, np.int16)  # those that go on, sorted
        at_step = cuda.shared.array(many, np.int32)  # how many there are
        places = cuda.shared.array(ends, np.int32)  # where in `order` those of a step go
        out = cuda.local.array(most, np.int16)
        lines = cuda.local.array(width, np.int64)
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        first = cuda.blockIdx.x * share
        own = min(share, tables.shape[0] - first)
        for step in range(thread, many, threads):
            at_step[step] = 0
        cuda.syncthreads()
        for k in range(thread, own, threads):
            steps[k] = DONE
            if begin(tables[first + k], jobs[first + k]):
                steps[k] = 0
                cuda.atomic.add(at_step, 0, 1)
        while True:
            cuda.syncthreads()
            for step in range(thread, ends, threads):
                before = 0
                for other in range(step):
                    before += at_step[other]
                places[step] = before
            cuda.syncthreads()
            left = places[many]
            if left == 0:
                break
            for step in range(thread, many, threads):
                at_step[step] = 0
            cuda.syncthreads()
            for k in range(thread, own, threads):
                if steps[k] != DONE:
                    order[cuda.atomic.add(places, steps[k], 1)] = k
            cuda.syncthreads()
            for place in range(thread, left, threads):
                k = order[place]
                i = first + k
                s = tables[i]
                if go_on(s, jobs[i], out, 1):
                    step = step_now(s)
                    steps[k] = step
                    cuda.atomic.add(at_step, step, 1)
                else:
                    steps[k] = DONE
                    finish(s, jobs[i], lines)
                    if i < outs.shape[0]:
                        for at in range(jobs[i].choices):
                            outs[i, at] = out[at]

    return drive


def shape(count: int, processors: int) -> tuple[int, int, int]:
    """How many tables are laid out on a card: blocks, threads to a block, and a block's share of the tables."""
    rounds = -(-count // (processors * TABLES))
    share = -(-count // (processors * rounds))
    return -(-count // share), min(THREADS, -(-share // WARP) * WARP), share


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
        self._kernel: Any = self._cuda.jit(drive, max_registers=REGISTERS)

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
        self.launch(tables, jobs, outs)
        if masks is not None or inputs is not None:
            masks = self._cuda.device_array((0, 1), np.uint8) if masks is None else masks
            inputs = self._cuda.device_array((0, 1), np.int16) if inputs is None else inputs
            blocks = -(-count // LOOKING_THREADS)
            self._looking[blocks, LOOKING_THREADS](tables, jobs, outs, masks, inputs)
        self._cuda.synchronize()

    def launch(self, tables: Any, jobs: Any, outs: Any, stream: Any = 0) -> None:
        """Begin to carry out every job on its state, on a stream of the card, and do not wait for it."""
        processors = self._cuda.get_current_device().MULTIPROCESSOR_COUNT
        blocks, threads, share = shape(len(tables), processors)
        self._kernel[blocks, threads, stream](tables, jobs, outs, share)


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
