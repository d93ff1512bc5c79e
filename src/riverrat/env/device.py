"""Many tables on a GPU: the vector environment with everything in the card's memory, shared with torch.

    from riverrat.env.device import Tables
    tables = Tables("first-rat", 65536, seats=2)
    seen, info = tables.reset(seed=1)                       # torch tensors on "cuda"

It steps as `vector.Tables` does and plays the same games from the same seeds, but takes and hands out torch tensors:
observations, rewards, ends and masks are written by the kernels and never leave the card. Kernels stand in line with
torch's own work on its current stream, so that nobody waits for the card before something is read. What is handed out
is written anew by the next step; `clone()` what is to be kept. It needs torch, numba-cuda and an NVIDIA card.
"""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

import numpy as np
import torch

from riverrat.engine import gpu
from riverrat.engine.errors import BadOption, IllegalAction, RiverratError
from riverrat.engine.game import Game
from riverrat.engine.native import ACT, FRESH, JOB, PLAYOUT

from .features import NUMBER, features_of, features_rule
from .rewards import MARGIN, check_reward
from .setting import SEEDS, Setting, next_seed

FIELDS = {name: JOB.fields[name][1] // 8 for name in JOB.names or () if JOB.fields is not None}  # all are 64 bits wide
DEVICE = "cuda"
COLUMNS = 3  # of how a game ended: points, rank, whether it was won


def looking_kernel(game: Game) -> Callable[..., None]:
    """The source of the kernel that follows the runners': masks, features, and how a game ended.

    Masks and features are zeros before, which a card writes quickest in one go.
    """
    cuda = gpu._cuda()
    write, width = features_rule(game), len(game.score_lines)
    points, rank, won = game.points_rule, game.rank_rule, game.won_rule
    gpu._register_rules()

    def look(tables: Any, jobs: Any, outs: Any, masks: Any, rows: Any, ends: Any) -> None:
        i = cuda.grid(1)
        if i < tables.shape[0]:
            lines = cuda.local.array(width, np.int64)
            s = tables[i]
            for at in range(jobs[i].choices):
                masks[i, outs[i, at]] = 1
            decides = jobs[i].decides
            write(s, decides if decides >= 0 else jobs[i].seat, rows[i])
            if decides < 0:
                for seat in range(ends.shape[1]):
                    ends[i, seat, 0] = points(s, seat, lines)
                    ends[i, seat, 1] = rank(s, seat)
                    ends[i, seat, 2] = won(s, seat)

    return look


@cache
def _looking(game: Game) -> Any:
    return gpu._cuda().jit(looking_kernel(game))


def _stream() -> Any:
    """Where torch puts its work now."""
    return gpu._cuda().external_stream(torch.cuda.current_stream().cuda_stream)


class Tables:
    """`num_envs` tables of one game on the card, stepped together."""

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        mode: str | None = None,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = "rank",
        checked: bool = True,
    ) -> None:
        """With `checked=False` no step waits for the card to say that all actions are legal: where one is not, nothing
        is done and `info["refused"]` says so.
        """
        self.setting = Setting.of(game, mode, seats, options)
        check_reward(reward)
        if type(num_envs) is not int or num_envs < 1:
            raise BadOption(f"num_envs: needs a whole number from 1 on, not {num_envs!r}")
        self.runner = gpu.compiled(self.setting.game)  # says so where there is no card
        self.num_envs, self.reward, self.checked = num_envs, reward, checked
        found, seated = self.setting.game, self.setting.seats
        host = self.runner.fresh(num_envs, seated, self.setting.options)
        size, width = found.state.dtype.itemsize, JOB.itemsize // 8
        self._tables = torch.from_numpy(host.view(np.uint8).reshape(num_envs, size)).to(DEVICE)
        self._jobs = torch.zeros((num_envs, width), dtype=torch.int64, device=DEVICE)
        self._outs = torch.zeros((num_envs, found.most_choices), dtype=torch.int16, device=DEVICE)
        self.masks = torch.zeros((num_envs, found.actions.size), dtype=torch.uint8, device=DEVICE)
        self._rows = torch.zeros((num_envs, features_of(found).size), dtype=torch.int16, device=DEVICE)
        self._ends = torch.zeros((num_envs, seated, COLUMNS), dtype=torch.int64, device=DEVICE)
        self._ended = torch.ones(num_envs, dtype=torch.bool, device=DEVICE)
        self._every = torch.arange(num_envs, device=DEVICE)
        self._chance = torch.Generator(device=DEVICE)
        as_array = gpu._cuda().as_cuda_array
        self._arrays = (
            as_array(self._tables, sync=False).view(found.state.dtype).reshape((num_envs,)),
            as_array(self._jobs, sync=False).view(JOB).reshape((num_envs,)),
            *(as_array(tensor, sync=False) for tensor in (self._outs, self.masks, self._rows, self._ends)),
        )
        assert self._rows.element_size() == NUMBER.itemsize
        self._started = False

    def _job(self, name: str) -> Any:
        return self._jobs[:, FIELDS[name]]

    # --- playing ------------------------------------------------------------------------------------------------------

    def reset(self, *, seed: int | None = None) -> tuple[Any, dict[str, Any]]:
        """Set up a game at every table, the same as `vector.Tables` does from this seed."""
        chance = np.random.default_rng(seed)
        seeds = chance.integers(SEEDS, size=self.num_envs)
        self._chance.manual_seed(int(chance.integers(1 << 31)))
        self._job("seed").copy_(torch.from_numpy(seeds))
        self._job("flags").fill_(FRESH | PLAYOUT)
        self._job("seat").zero_()
        self._run()
        self._ended = torch.zeros_like(self._ended)
        self._started = True
        return self._rows, self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take a decision at every table; where a game has ended, set up the next.

        Raises IllegalAction, and does nothing, when an action is not legal and actions are checked.
        """
        if not self._started:
            raise RiverratError("nothing is set up yet: reset() comes first")
        chosen = self._taken(actions)
        fresh, acting = self._ended, self._job("decides").clone()
        self._job("flags").copy_(torch.where(fresh, FRESH | PLAYOUT, ACT | PLAYOUT))
        self._job("action").copy_(chosen)
        self._job("seat").copy_(acting.clamp(min=0))
        seeds = self._job("seed")
        seeds.copy_(torch.where(fresh, next_seed(seeds), seeds))
        self._run()
        over = self._job("decides") < 0
        worth = torch.where(over[:, None], self._worth(), 0.0)
        reward = worth.gather(1, acting.clamp(min=0)[:, None])[:, 0]
        self._ended = over
        info = {**self._info(), "rewards": worth, "refused": self._job("fault") != 0}
        return self._rows, reward, over, torch.zeros_like(over), info

    def _taken(self, actions: Any) -> Any:
        chosen = torch.as_tensor(actions, device=DEVICE)
        if chosen.shape != (self.num_envs,) or chosen.is_floating_point() or chosen.dtype == torch.bool:
            raise RiverratError(f"actions: needs {self.num_envs} whole numbers")
        chosen = chosen.long()
        if self.checked:
            inside = (chosen >= 0) & (chosen < self.masks.shape[1])
            right = inside & (self.masks[self._every, torch.where(inside, chosen, 0)] == 1)
            if not bool((right | self._ended).all()):
                at = int((~(right | self._ended)).nonzero()[0, 0])
                raise IllegalAction(f"{int(chosen[at])} at table {at}", [str(int(each)) for each in self.legal(at)])
        return chosen

    def _run(self) -> None:
        tables, jobs, outs, *rooms = self._arrays
        blocks, stream = -(-self.num_envs // gpu.LOOKING_THREADS), _stream()
        self.masks.zero_()
        self._rows.zero_()
        self.runner.launch(tables, jobs, outs, stream)
        _looking(self.setting.game)[blocks, gpu.LOOKING_THREADS, stream](tables, jobs, outs, *rooms)

    def _worth(self) -> Any:
        """As `rewards.rewards`, for all tables; only those that ended are looked at."""
        points, ranks, won = self._ends.unbind(2)
        seats = points.shape[1]
        if self.reward == "win" or (self.reward == "rank" and seats == 1):
            return torch.where(won != 0, 1.0, -1.0)
        if self.reward == "rank":
            return torch.sign(ranks[:, :, None] - ranks[:, None, :]).sum(2) / (seats - 1)
        if seats == 1:
            return (points / MARGIN).clamp(-1, 1)
        own = torch.eye(seats, dtype=torch.bool, device=points.device)
        others = torch.where(own, torch.iinfo(torch.int64).min, points[:, None, :]).amax(2)
        return ((points - others) / MARGIN).clamp(-1, 1)

    # --- looking ------------------------------------------------------------------------------------------------------

    def _info(self) -> dict[str, Any]:
        return {"seat": self._job("decides").clone(), "action_mask": self.masks, **self.setting.about()}

    def seeds(self) -> Any:
        """The seed of the game at each table."""
        return self._job("seed").clone()

    def legal(self, table: int) -> Any:
        """The legal actions at one table."""
        return self.masks[table].nonzero()[:, 0]

    def random_actions(self) -> Any:
        """A legal action for each table, each equally likely; any where a game has ended."""
        many = self._job("choices").clamp(min=1)
        at = (torch.rand(self.num_envs, generator=self._chance, device=DEVICE) * many).long()
        return self._outs[self._every, torch.minimum(at, many - 1)].long()
