"""Work for a GPU: small operations made into few kernels, and all of it recorded once and then started as a whole.

Self-play is made of thousands of small steps. Starting them one by one from Python takes longer than doing them, and
each on its own reads and writes all that it works on.
"""

from collections.abc import Callable
from importlib.util import find_spec
from typing import ParamSpec, TypeVar

import torch

P = ParamSpec("P")
R = TypeVar("R")

WARM = 2  # times the work is done before it is recorded, so that everything it needs is there


def fused(work: Callable[P, R], device: str) -> Callable[P, R]:
    """`work` in few kernels, on a GPU whose torch can compile them; elsewhere as it stands."""
    return torch.compile(work, dynamic=False) if device == "cuda" and find_spec("triton") else work


class Graph:
    """Calling it does `work`, which always reads and writes the same tensors: recorded on a GPU, plainly elsewhere."""

    def __init__(self, work: Callable[[], None], chance: torch.Generator) -> None:
        self.work, self.chance = work, chance
        self._calls = 0
        self._recorded: torch.cuda.CUDAGraph | None = None

    def __call__(self) -> None:
        if self.chance.device.type != "cuda":
            self.work()
        elif self._recorded is not None:
            self._recorded.replay()
        elif self._calls < WARM:
            self._calls += 1
            aside = torch.cuda.Stream()
            aside.wait_stream(torch.cuda.current_stream())
            with torch.cuda.stream(aside):
                self.work()
            torch.cuda.current_stream().wait_stream(aside)
        else:
            torch.cuda.synchronize()
            recorded = torch.cuda.CUDAGraph()
            recorded.register_generator_state(self.chance)
            with torch.cuda.graph(recorded):
                self.work()
            recorded.replay()
            self._recorded = recorded
