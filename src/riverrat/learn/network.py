"""The network while it learns, in torch; `players/network.py` holds what comes out of it.

A count's height stands for all heights below it: while learning, every one of them has a row of weights of its own and
all that are reached add up, so that what is learnt about five coins holds for six. When the network is written out the
sums are taken once, and one row stands for a height again.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Self

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from riverrat.engine import gpu, native
from riverrat.engine.game import Game
from riverrat.engine.inputs import layout
from riverrat.players.network import MARGIN, Floats, Names, by_name, names_of, origin
from riverrat.players.network import Network as Finished

from .tables import gpu_stream

FILL_THREADS = 128
ROW = 8  # matrices on a GPU want rows of so many numbers, or a multiple


class Network(nn.Module):
    def __init__(self, game: Game, wide: int = 256, narrow: int = 192) -> None:
        super().__init__()
        self.game, self.sizes = game, (wide, narrow)
        inputs, seats = width_of(game), max(game.seat_counts)
        self.first, self.first_norm = nn.Linear(inputs, wide), nn.LayerNorm(wide)
        self.second, self.second_norm = nn.Linear(wide, narrow), nn.LayerNorm(narrow)
        self.third, self.third_norm = nn.Linear(narrow, narrow), nn.LayerNorm(narrow)
        self.policy = nn.Linear(narrow, game.actions.size)
        self.values = nn.Linear(narrow, 2 * seats)
        nn.init.normal_(self.first.weight, std=0.05)
        options = [at for at, name in enumerate(layout(game).names()) if name.startswith("option ")]
        self.first.weight.data[:, options] = 0  # one that is never dealt then says nothing, as it should
        for layer in (self.policy, self.values):
            nn.init.normal_(layer.weight, std=0.01)
            nn.init.zeros_(layer.bias)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Logits of all actions; of each seat, from the one that looks, the logit of winning and the change of lead."""
        a = torch.relu(self.first_norm(self.first(x)))
        b = torch.relu(self.second_norm(self.second(a)))
        b = b + torch.relu(self.third_norm(self.third(b)))
        chance, ahead = self.values(b).float().chunk(2, dim=1)
        spare = ROW - len(self.policy.bias) % ROW  # columns nobody asks for: one at least
        weight, bias = (
            functional.pad(self.policy.weight, (0, 0, 0, spare)),
            functional.pad(self.policy.bias, (0, spare)),
        )
        return functional.linear(b, weight, bias), chance, ahead

    def finished(self, about: dict[str, Any]) -> Finished:
        """The network as it is written out and played with."""
        floor = np.array(layout(self.game).floor())
        state = {name: tensor.detach().float().cpu().numpy() for name, tensor in self.state_dict().items()}
        rows = _summed(state["first.weight"].T[: len(floor)], floor)
        weights = {"first": rows, "policy": state["policy.weight"]}
        weights |= {name: state[f"{name}.weight"].T for name in ("second", "third")}
        weights |= {f"{name}.bias": state[f"{name}.bias"] for name in ("first", "second", "third", "policy")}
        for name in ("first", "second", "third"):
            weights |= {f"{name}.gain": state[f"{name}_norm.weight"], f"{name}.shift": state[f"{name}_norm.bias"]}
        seats = max(self.game.seat_counts)
        for at, name in enumerate(("chance", "ahead")):
            part = slice(at * seats, (at + 1) * seats)
            weights[name], weights[f"{name}.bias"] = state["values.weight"][part].T, state["values.bias"][part]
        return Finished(self.game, weights, {**origin(self.game), "margin": MARGIN, **about})

    def load_named(self, state: Mapping[str, Tensor], names: Names) -> None:
        """Go on with weights whose rows have these names: known ones are kept, new ones nought."""
        new, found = names_of(self.game), dict(state)
        heads = [[f"{head} {seat}" for head in ("chance", "ahead") for seat in said["seats"]] for said in (names, new)]
        rows = {"policy.weight": (names["actions"], new["actions"]), "values.weight": heads}
        rows |= {"policy.bias": rows["policy.weight"], "values.bias": heads}
        for layer, (before, after) in rows.items():
            found[layer] = torch.from_numpy(by_name(state[layer].numpy(), before, after))
        first = torch.zeros_like(self.first.weight, device="cpu")
        known = state["first.weight"].numpy()[:, : len(names["inputs"])]
        first[:, : len(new["inputs"])] = torch.from_numpy(by_name(known, names["inputs"], new["inputs"], axis=1))
        self.load_state_dict(found | {"first.weight": first})

    @classmethod
    def of(cls, finished: Finished) -> Self:
        """A network that plays as a finished one does, to learn on from or to be learnt against."""
        w = finished.weights
        network = cls(finished.game, len(w["first.bias"]), len(w["second.bias"]))
        floor = np.array(layout(finished.game).floor())
        first = np.zeros((network.first.in_features, network.sizes[0]), np.float32)
        first[: len(floor)] = w["first"]
        first[1 : len(floor)] -= np.where((floor < np.arange(len(floor)))[1:, None], w["first"][:-1], 0)
        state = {"first.weight": first.T, "policy.weight": w["policy"]}
        state |= {f"{name}.weight": w[name].T for name in ("second", "third")}
        state |= {f"{name}.bias": w[f"{name}.bias"] for name in ("first", "second", "third", "policy")}
        for name in ("first", "second", "third"):
            state |= {f"{name}_norm.weight": w[f"{name}.gain"], f"{name}_norm.bias": w[f"{name}.shift"]}
        state["values.weight"] = np.concatenate([w["chance"].T, w["ahead"].T])
        state["values.bias"] = np.concatenate([w["chance.bias"], w["ahead.bias"]])
        network.load_state_dict({name: torch.from_numpy(np.array(array)) for name, array in state.items()})
        return network


def _summed(rows: Floats, floor: Any) -> Floats:
    """Rows of heights, each with those below it added up."""
    found = rows.copy()
    for at in range(1, len(rows)):
        if floor[at] < at:
            found[at] += found[at - 1]
    return found


# --- inputs, spread out for the first layer ---------------------------------------------------------------------------


class Spread:
    """A matrix of noughts, kept, in which the inputs that are on become ones for as long as somebody looks at it."""

    def __init__(self, game: Game, rows: int, device: str) -> None:
        on_gpu = device == "cuda"
        self._floor = torch.tensor(layout(game).floor(), dtype=torch.int32, device=device)
        kind = torch.bfloat16 if on_gpu else torch.float32
        self._x = torch.zeros((rows, width_of(game)), dtype=kind, device=device)
        self._write = _writer_on_gpu() if on_gpu else _writer_on_cpu()

    def fill(self, cells: Tensor, counts: Tensor) -> Tensor:
        """The matrix with what is on: a row of numbers each, and how many of them count."""
        if len(cells) > len(self._x):
            raise ValueError(f"there is room for {len(self._x)} tables, not for {len(cells)}")
        self._write(cells, counts, self._floor, self._x, 1)
        return self._x[: len(cells)]

    def clear(self, cells: Tensor, counts: Tensor) -> None:
        """Noughts again, where `fill` has put ones: less work than a new matrix."""
        self._write(cells, counts, self._floor, self._x, 0)


def width_of(game: Game) -> int:
    """How many columns the matrix has."""
    return -(-layout(game).size // ROW) * ROW


Writer = Callable[[Tensor, Tensor, Tensor, Tensor, int], None]


@cache
def _writer_on_cpu() -> Writer:
    def write(cells: Any, counts: Any, floor: Any, x: Any, number: int) -> None:
        for i in range(cells.shape[0]):
            for at in range(counts[i]):
                cell = cells[i, at]
                for on in range(floor[cell], cell + 1):
                    x[i, on] = number

    run = write
    if native.available():
        import numba

        run = numba.njit(nogil=True)(write)
    return lambda cells, counts, floor, x, number: run(cells.numpy(), counts.numpy(), floor.numpy(), x.numpy(), number)


@cache
def _writer_on_gpu() -> Writer:
    cuda = gpu._cuda()
    one = int(torch.tensor([1.0], dtype=torch.bfloat16).view(torch.int16)[0])

    def write(cells: Any, counts: Any, floor: Any, x: Any, bits: int) -> None:
        i = cuda.blockIdx.x
        for at in range(cuda.threadIdx.x, counts[i], cuda.blockDim.x):
            cell = cells[i, at]
            for on in range(floor[cell], cell + 1):
                x[i, on] = bits

    kernel = cuda.jit(write)

    def written(cells: Tensor, counts: Tensor, floor: Tensor, x: Tensor, number: int) -> None:
        views = [cuda.as_cuda_array(it, sync=False) for it in (cells, counts, floor, x.view(torch.int16))]
        kernel[len(cells), FILL_THREADS, gpu_stream()](*views, number * one)

    return written


# --- what may be chosen ----------------------------------------------------------------------------------------------

IMPOSSIBLE = -1e9


class _Gathered(torch.autograd.Function):
    """`logits.gather(1, choices)` whose gradient is put where it belongs, not added: no choice is named twice."""

    @staticmethod
    def forward(ctx: Any, logits: Tensor, choices: Tensor) -> Tensor:
        ctx.save_for_backward(choices)
        ctx.columns = logits.shape[1]
        return logits.gather(1, choices)

    @staticmethod
    def backward(ctx: Any, above: Tensor) -> tuple[Tensor, None]:
        (choices,) = ctx.saved_tensors
        return above.new_zeros(len(above), ctx.columns).scatter(1, choices, above), None


def chosen_logits(logits: Tensor, choices: Tensor, many: Tensor) -> Tensor:
    """The logits of what may be chosen, a column each; columns without a choice are impossible.

    These are given a logit nobody asks for, whose gradient is nought.
    """
    columns = torch.arange(choices.shape[1], device=choices.device)
    there = torch.where(columns[None] < many[:, None], choices.long(), logits.shape[1] - 1)
    return possible(_Gathered.apply(logits, there).float(), many)


def possible(scores: Tensor, many: Tensor) -> Tensor:
    columns = torch.arange(scores.shape[1], device=scores.device)
    return scores.masked_fill(columns[None] >= many[:, None], IMPOSSIBLE)
