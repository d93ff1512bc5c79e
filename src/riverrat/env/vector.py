"""Many tables at once: a Gymnasium vector environment over native code, on all cores.

    import gymnasium, riverrat.env
    tables = gymnasium.make_vec("riverrat/FirstRat-v2", num_envs=1024, seats=2)

Every step takes one decision at every table, whoever's it is: the observation, the mask and `info["seat"]` are those
of the seat to decide next, so that one network can play all seats. The reward of a step is that of the seat that took
it; when a game ends, `info["rewards"]` has those of all seats. The step after an end sets up the next game and takes
no decision (Gymnasium's `AutoresetMode.NEXT_STEP`).
"""

from collections.abc import Mapping
from typing import Any, SupportsIndex

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from riverrat.engine import native
from riverrat.engine.errors import BadOption, IllegalAction, RiverratError
from riverrat.engine.game import Game
from riverrat.engine.inputs import layout

from .episode import named
from .features import NUMBER, features_of
from .rewards import check_reward
from .setting import SEEDS, Setting
from .stepping import Stepper

OBSERVATIONS = ("array", "inputs")


def _seed(seed: Any) -> int | None:
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int | np.integer) or seed < 0):
        raise BadOption(f"a seed is a whole number from 0 on, or None, not {seed!r}")
    return None if seed is None else int(seed)


def _everywhere(about: dict[str, Any], count: int) -> dict[str, Any]:
    """The same for each table, as Gymnasium has it in the `info` of many: its wrappers take that apart."""
    found = {name: np.full(count, one, np.int64 if isinstance(one, int) else object) for name, one in about.items()}
    for array in found.values():
        array.flags.writeable = False  # every step hands out the same
    return found


class Tables(VectorEnv[Any, Any, Any]):
    """`num_envs` tables of one game in native code, stepped together.

    `observe` is `"array"` (features, see `features.py`) or `"inputs"` (the numbers of the network inputs that are on,
    the rest of the row -1). `reward` is as in `rewards.py`. `cores` is how many cores may work (default: all there
    are). With `copy=False` the arrays that are handed out are written anew by the next step.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 1,
        *,
        mode: str | None = None,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        observe: str = "array",
        reward: str = "rank",
        cores: int | None = None,
        copy: bool = True,
    ) -> None:
        self.setting = Setting.of(game, mode, seats, options)
        if observe not in OBSERVATIONS:
            raise BadOption(f"tables show {' or '.join(OBSERVATIONS)}, not {observe!r}")
        if type(num_envs) is not int or num_envs < 1:
            raise BadOption(f"num_envs: needs a whole number from 1 on, not {num_envs!r}")
        if cores is not None and (type(cores) is not int or cores < 1):
            raise BadOption(f"cores: needs a whole number from 1 on, not {cores!r}")
        check_reward(reward)
        self.num_envs, self.observe, self.reward, self.copy = num_envs, observe, reward, copy
        self.cores = min(cores or native.cores_here(), native.cores_here())
        found = self.setting.game
        self._all = Stepper(self.setting, num_envs, observe, reward, self.cores)
        self._about, self._started = _everywhere(self.setting.about(), num_envs), False
        self.single_action_space = spaces.Discrete(found.actions.size)
        self.single_observation_space = self._space()
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def _space(self) -> spaces.Box:
        game = self.setting.game
        if self.observe == "array":
            low, high = features_of(game).bounds()
            return spaces.Box(low, high, dtype=NUMBER.type)
        return spaces.Box(-1, layout(game).size - 1, (layout(game).most(),), NUMBER.type)

    # --- playing ------------------------------------------------------------------------------------------------------

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Set up a game at every table; `seed` is one number for all of them or a list with one for each."""
        if isinstance(seed, list | tuple) or (isinstance(seed, np.ndarray) and seed.ndim == 1):
            if len(seed) != self.num_envs:
                raise BadOption(f"{len(seed)} seeds for {self.num_envs} tables")
            streams = [np.random.default_rng(_seed(each)) for each in seed]
            self._all.start([int(stream.integers(SEEDS)) for stream in streams])
            super().reset(seed=int(streams[0].integers(SEEDS)))  # random actions follow from them too
        else:
            super().reset(seed=_seed(seed))
            self._all.start(self.np_random.integers(SEEDS, size=self.num_envs))
        self._started = True
        return self._given(self._all.rows), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take a decision at every table. Raises IllegalAction, and does nothing, when one of them is not legal.

        Where a game has ended the action is not looked at: the next game is set up there.
        """
        if not self._started:
            raise RiverratError("nothing is set up yet: reset() comes first")
        now = self._all
        self._take(actions)
        ended, info = self._given(now.ended), self._info()
        if now.over:
            info["rewards"], info["_rewards"] = self._given(now.rewards), ended.copy()
        return self._given(now.rows), self._given(now.reward), ended, np.zeros(self.num_envs, bool), info

    def _take(self, actions: Any) -> None:
        try:
            chosen = np.asarray(actions)
        except ValueError:  # rows of different lengths
            chosen = np.asarray(None)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise RiverratError(
                f"actions: needs {self.num_envs} whole numbers, not {chosen.dtype} of shape {chosen.shape}"
            )
        at = self._all.go(chosen)
        if at >= 0:
            game = self.setting.game
            action, legal = named(game, int(chosen[at]), self._legal(at))
            raise IllegalAction(f"{action} at table {at}", legal)

    def _legal(self, table: int) -> list[int]:
        found: list[int] = self._all.outs[table, : self._all.jobs["choices"][table]].tolist()
        return found

    def _given(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _info(self) -> dict[str, Any]:
        """Whose decision it is (-1: the game is over), what may be chosen, and what is played."""
        masks = self._all.masks.view(np.int8)  # as Gymnasium's spaces take them
        return {"seat": self._given(self._all.seat), "action_mask": self._given(masks), **self._about}

    # --- looking ------------------------------------------------------------------------------------------------------

    def action_masks(self) -> Any:
        """For each table, which actions are legal; none where a game has ended."""
        return self._all.masks.astype(bool)

    def random_actions(self) -> Any:
        """A legal action for each table, each equally likely; any where a game has ended."""
        return self._all.drawn(self.np_random.bit_generator.random_raw() >> 1)

    def state(self, table: SupportsIndex) -> Any:
        """The state at one table, with what no seat knows, to look at and to play on."""
        if not self._started or not isinstance(table, int | np.integer) or not 0 <= table < self.num_envs:
            raise RiverratError(f"there is no game at table {table!r}")
        return self.setting.game.state.unpack(self._all.tables[table])
