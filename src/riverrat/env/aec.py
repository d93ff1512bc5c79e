"""Every game as a PettingZoo environment, in which agents take turns (AEC).

    from riverrat.env import aec
    env = aec.env("first-rat", seats=3)

An agent is a seat. It observes what its seat may know, with the mask of its legal actions, and is rewarded when the
game is over.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from riverrat.engine.errors import RiverratError
from riverrat.engine.game import Game

from .episode import RENDER_MODES, SEED, Episode, check_render_mode
from .setting import Setting, env_id


class Env(AECEnv[str, Any, Any]):
    """A game for agents `player_0`, `player_1` and so on.

    `observe` is `"inputs"` (those of a network, as zeros and ones), `"array"` (features, see `features.py`) or
    `"features"` (the same by name). `reward` is `"rank"`, `"win"` or `"margin"` (see `rewards.py`). The mask comes with
    it: an observation is `{"observation": ..., "action_mask": ...}`.
    """

    def __init__(
        self,
        game: str | Game,
        *,
        mode: str | None = None,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        observe: str = "inputs",
        reward: str = "rank",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.setting = Setting.of(game, mode, seats, options)
        check_render_mode(render_mode)
        self.episode, self.render_mode = Episode(self.setting, observe, reward), render_mode
        self.metadata = {
            "name": env_id(self.setting.game.name),
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,  # one seat decides at a time
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.setting.seats)]
        size = self.setting.game.actions.size
        self._action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        mask = spaces.Box(0, 1, (size,), np.int8)
        self._observation_spaces = {
            agent: spaces.Dict({"observation": self.episode.space(), "action_mask": mask})
            for agent in self.possible_agents
        }
        self.agents: list[str] = []
        self._chance, _ = seeding.np_random()

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Set up a game; the same seed gives the same one."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.episode.start(int(self._chance.integers(SEED)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: self.setting.about() for agent in self.agents}
        self.agent_selection = self.agents[self.episode.seat]
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """Take the decision of the agent selected; once the game is over each agent leaves with `None`.

        Raises IllegalAction, and does nothing, when the action is not legal.
        """
        if not self.agents:
            raise RiverratError("nobody is at the table: reset() comes first")
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.episode.play(action)
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        if self.episode.over:
            worth = self.episode.rewards()
            self.rewards = {name: float(worth[seat]) for seat, name in enumerate(self.possible_agents)}
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.episode.seat]
        self._accumulate_rewards()
        self._deads_step_first()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent's seat may know; the mask is empty while somebody else decides."""
        if self.episode.s is None:
            raise RiverratError("nothing is set up yet: reset() comes first")
        if agent not in self.possible_agents:
            raise RiverratError(f"there is no agent {agent!r}; they are {', '.join(self.possible_agents)}")
        seat = self.possible_agents.index(agent)
        mask = self.episode.mask() if self.episode.seat == seat else np.zeros(self.setting.game.actions.size, np.int8)
        return {"observation": self.episode.observation(seat), "action_mask": mask}

    def render(self) -> str | None:
        """The table as anybody at it may see it: as JSON-like text, or for people, printed after every step."""
        return self.episode.shown(self.render_mode)

    def close(self) -> None:
        """There is nothing to close."""


def env(game: str | Game, **settings: Any) -> AECEnv[str, Any, Any]:
    """The environment as one uses it: it says so when calls come in the wrong order."""
    return wrappers.OrderEnforcingWrapper(Env(game, **settings))
