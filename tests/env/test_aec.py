"""Every game, mode and seat count as a PettingZoo environment, by PettingZoo's own tests."""

import pickle
import warnings
from copy import deepcopy
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from riverrat import games
from riverrat.engine.errors import BadOption, IllegalAction, RiverratError
from riverrat.engine.playout import Variant
from riverrat.env import aec
from tests.conftest import places

ALL = places("first-rat", "la-loire", "rio-de-la-plata")


@pytest.mark.parametrize(("name", "variant"), ALL)
def test_it_passes_pettingzoos_tests(name: str, variant: Variant) -> None:
    def made() -> Any:
        return aec.env(name, mode=variant.mode, seats=variant.seats)

    with warnings.catch_warnings():
        for advice in ("Observation is not a NumPy array", "Observation space for each agent probably should be"):
            warnings.filterwarnings("ignore", advice)  # it is one, with its mask
        api_test(made(), num_cycles=25)
    seed_test(made, num_cycles=5)


@pytest.mark.parametrize("observe", ["array", "features", "inputs"])
@pytest.mark.parametrize("reward", ["rank", "win", "margin"])
def test_every_observation_and_reward(observe: str, reward: str) -> None:
    env = aec.env("first-rat", seats=3, observe=observe, reward=reward)
    env.reset(seed=3)
    chance = np.random.default_rng(1)
    last: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, worth, ended, cut, info = env.last()
        assert not cut
        assert env.observation_space(agent).contains(seen)
        assert info == {"game": "first-rat", "rules": 1, "data": games.load("first-rat").box.hash}
        if ended:
            last[agent] = worth
        env.step(None if ended else chance.choice(np.flatnonzero(seen["action_mask"])))
    assert sorted(last) == ["player_0", "player_1", "player_2"]
    assert max(last.values()) > 0 > min(last.values())
    assert reward != "rank" or sum(last.values()) == 0


def test_one_is_only_asked_real_questions() -> None:
    env = aec.Env("la-loire", seats=2)
    env.reset(seed=1)
    for _ in range(300):
        mask = env.observe(env.agent_selection)["action_mask"]
        assert mask.sum() > 1
        env.step(np.flatnonzero(mask)[-1])


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = aec.Env("first-rat")
    with pytest.raises(RiverratError, match="reset"):
        env.step(0)
    env.reset(seed=1)
    before = env.episode.s.clone()
    for wrong in (None, -1, 10**6, "go 1", 1.0, True, [1], np.array([1, 2])):
        with pytest.raises(IllegalAction):
            env.step(wrong)
    assert env.episode.s == before
    for settings in (
        {"seats": 7}, {"mode": "none"}, {"observe": "all"}, {"reward": "money"}, {"render_mode": "rgb_array"},
        {"options": {"x": "y"}}, {"options": {"tracks": 1}}, {"options": ["tracks"]}, {"options": 0},
    ):  # fmt: skip
        with pytest.raises(BadOption):
            aec.Env("first-rat", **settings)
    with pytest.raises(BadOption, match="a game is named"):
        aec.Env(None)  # type: ignore[arg-type]
    with pytest.raises(RiverratError, match="no agent 'player_9'; they are player_0, player_1"):
        env.observe("player_9")
    with pytest.raises(RiverratError, match="reset"):
        aec.Env("first-rat", render_mode="ansi").render()


def test_what_is_not_legal_is_named_by_number_and_text() -> None:
    env = aec.Env("first-rat")
    env.reset(seed=1)
    text = env.setting.game.actions.text
    with pytest.raises(IllegalAction, match=rf"'0 \({text(0)}\)' is not legal here; legal: 5 \(go 1\), 6 \(go 2\)"):
        env.step(0)


def test_it_can_be_pickled_and_copied_in_the_middle_of_a_game() -> None:
    env = aec.Env("la-loire")
    env.reset(seed=1)
    for other in (pickle.loads(pickle.dumps(env)), deepcopy(env)):
        other.step(other.episode.legal[0])
        assert other.episode.s != env.episode.s
        assert other.episode.game is env.episode.game
