"""Many tables at once: a Gymnasium vector environment over native code, on all cores.

    import gymnasium, riverrat.env
    tables = gymnasium.make_vec("riverrat/FirstRat-v1", num_envs=1024, seats=2)

Every step takes one decision at every table, whoever's it is: the observation, the mask and `info["seat"]` are those
of the seat to decide next, so that one network can play all seats. The reward of a step is that of the seat that took
it; when a game ends, `info["rewards"]` has those of all seats. The step after an end sets up the next game and takes
no decision (Gymnasium's `AutoresetMode.NEXT_STEP`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from riverrat.engine import native
from riverrat.engine.batch import fits
from riverrat.engine.entry import cached
from riverrat.engine.errors import BadOption, IllegalAction, RiverratError
from riverrat.engine.game import Game
from riverrat.engine.inputs import layout
from riverrat.engine.native import ACT, FRESH, INPUTS, MASK, PLAYOUT, Native

from .features import NUMBER, features_of, seeing_entry
from .rewards import check_reward, rewards
from .setting import SEEDS, Setting, next_seed

OBSERVATIONS = ("array", "inputs")


class Seeing(Native):
    """The compiled runners of a game with features where they have inputs."""

    def inputs(self, count: int) -> Any:
        return np.zeros((count, features_of(self.game).size), NUMBER)

    @cached_property
    def look_address(self) -> int:
        with native.progress(f"Compiling the features of {self.game.name} for this machine, once"):
            return seeing_entry(self.game)

    def _check_rooms(self, tables: Any, jobs: Any, outs: Any, masks: Any, inputs: Any) -> int:
        count = super()._check_rooms(tables, jobs, outs, masks, None)
        if inputs is not None:
            fits("inputs", inputs, NUMBER, features_of(self.game).size)
        return count


@cache
def seeing(game: Game) -> Seeing:
    return Seeing(game, native.compiled(game).address)


@cache
def finisher(game: Game) -> Callable[..., None]:
    """Compiled: finish(tables, ended, points, ranks, won) writes how the games at these tables ended."""
    points_rule, rank_rule, won_rule = game.points_rule, game.rank_rule, game.won_rule
    width = len(game.score_lines)

    def finish(tables: Any, ended: Any, points: Any, ranks: Any, won: Any) -> None:
        lines: Any = np.zeros(width, np.int64)
        for row in range(len(ended)):
            s = tables[ended[row]]
            for seat in range(s.seats):
                points[row, seat] = points_rule(s, seat, lines)
                ranks[row, seat] = rank_rule(s, seat)
                won[row, seat] = won_rule(s, seat)

    return cached(finish, f"{game.name}-finish", game.folder, Path(__file__), salt=game.box.hash)


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
        self.cores = cores or native.cores_here()
        found = self.setting.game
        self.runner = native.compiled(found) if observe == "inputs" else seeing(found)
        self._finish = finisher(found)
        self._prepare()
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

    def _prepare(self) -> None:
        """All arrays there are; they live as long as the environment."""
        count, runner = self.num_envs, self.runner
        self._tables = runner.fresh(count, self.setting.seats, self.setting.options)
        self._jobs, self._outs = runner.jobs(count, 0, limit=0), runner.choices(count)
        self._masks, self._rows = runner.masks(count), runner.inputs(count)
        self._every = np.arange(count)
        self._ended = np.ones(count, bool)  # tables whose next step sets up a game
        self._started = False

    # --- playing ------------------------------------------------------------------------------------------------------

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Set up a game at every table; `seed` is one number for all of them or a list with one for each."""
        if isinstance(seed, list | tuple):
            if len(seed) != self.num_envs:
                raise BadOption(f"{len(seed)} seeds for {self.num_envs} tables")
            super().reset(seed=None)
            streams = [np.random.default_rng(each) for each in seed]
            self._jobs["seed"] = [int(stream.integers(SEEDS)) for stream in streams]
        else:
            super().reset(seed=None if seed is None else int(seed))
            self._jobs["seed"] = self.np_random.integers(SEEDS, size=self.num_envs)
        self._jobs["flags"] = FRESH | PLAYOUT | MASK | INPUTS
        self._run()
        self._ended[:] = False
        self._started = True
        return self._given(self._rows), self._info()

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Take a decision at every table. Raises IllegalAction, and does nothing, when one of them is not legal.

        Where a game has ended the action is not looked at: the next game is set up there.
        """
        if not self._started:
            raise RiverratError("nothing is set up yet: reset() comes first")
        chosen = self._checked(actions)
        jobs, fresh, acting = self._jobs, self._ended, self._jobs["decides"].copy()
        jobs["flags"] = np.where(fresh, FRESH | PLAYOUT | MASK | INPUTS, ACT | PLAYOUT | MASK | INPUTS)
        jobs["action"], jobs["seat"] = chosen, acting  # the last look at an ended game is that of who ended it
        if fresh.any():
            jobs["seed"][fresh] = next_seed(jobs["seed"][fresh])
        self._run()
        over = jobs["decides"] < 0
        reward, info = np.zeros(self.num_envs, np.float32), self._info()
        if over.any():
            ended = np.flatnonzero(over)
            worth = self._worth(ended)
            reward[ended] = worth[np.arange(len(ended)), acting[ended]]
            info["rewards"] = np.zeros((self.num_envs, self.setting.seats), np.float32)
            info["rewards"][ended], info["_rewards"] = worth, over
        self._ended = over
        return self._given(self._rows), reward, over.copy(), np.zeros(self.num_envs, bool), info

    def _checked(self, actions: Any) -> Any:
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise RiverratError(
                f"actions: needs {self.num_envs} whole numbers, not {chosen.dtype} of shape {chosen.shape}"
            )
        size = self.setting.game.actions.size
        inside = (chosen >= 0) & (chosen < size)
        bad = ~self._ended & ~(inside & (self._masks[self._every, np.where(inside, chosen, 0)] == 1))
        if bad.any():
            at = int(np.flatnonzero(bad)[0])
            text = self.setting.game.actions.text
            named = text(int(chosen[at])) if inside[at] else str(chosen[at])
            raise IllegalAction(f"{named} at table {at}", [text(int(each)) for each in np.flatnonzero(self._masks[at])])
        return chosen

    def _run(self) -> None:
        self.runner.run(self._tables, self._jobs, self._outs, self.cores, masks=self._masks, inputs=self._rows)
        if self.observe == "inputs":
            self._rows[np.arange(self._rows.shape[1]) >= self._jobs["inputs"][:, None]] = -1
        faults = self._jobs["fault"]
        if faults.any():
            raise RiverratError(f"{self.setting.game.name}: a table broke (fault {faults[faults != 0][0]})")

    def _worth(self, ended: Any) -> Any:
        points, ranks, won = (np.zeros((len(ended), self.setting.seats), np.int64) for _ in range(3))
        self._finish(self._tables, ended, points, ranks, won)
        return rewards(self.reward, points, ranks, won)

    def _given(self, array: Any) -> Any:
        return array.copy() if self.copy else array

    def _info(self) -> dict[str, Any]:
        """Whose decision it is (-1: the game is over), what may be chosen, and what is played."""
        return {
            "seat": self._jobs["decides"].copy(),
            "action_mask": self._given(self._masks),
            **self.setting.about(),
        }

    # --- looking ------------------------------------------------------------------------------------------------------

    def action_masks(self) -> Any:
        """For each table, which actions are legal; none where a game has ended."""
        return self._masks.astype(bool)

    def random_actions(self) -> Any:
        """A legal action for each table, each equally likely; any where a game has ended."""
        n = np.maximum(self._jobs["choices"], 1)
        return self._outs[self._every, (self.np_random.random(self.num_envs) * n).astype(np.int64)]

    def state(self, table: int) -> Any:
        """The state at one table, with what no seat knows, to look at and to play on."""
        if not self._started or not 0 <= table < self.num_envs:
            raise RiverratError(f"there is no game at table {table}")
        return self.setting.game.state.unpack(self._tables[table])
