"""Every game, mode and seat count as a Gymnasium environment, by Gymnasium's own check."""

import pickle
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from riverrat import games
from riverrat.engine import native
from riverrat.engine.errors import BadOption, IllegalAction, RiverratError
from riverrat.engine.game import Game
from riverrat.engine.playout import Variant
from riverrat.env import register, single
from riverrat.env.setting import env_id
from riverrat.players.entrants import entrant
from riverrat.players.levels import level
from riverrat.players.player import Limit
from riverrat.players.playouts import PlayoutsPlayer
from tests.conftest import places

ALL = places("first-rat", "la-loire", "rio-de-la-plata")


@pytest.mark.parametrize(("name", "variant"), ALL)
def test_it_passes_gymnasiums_check(name: str, variant: Variant) -> None:
    env = gymnasium.make(env_id(name), mode=variant.mode, seats=variant.seats)
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", ["first-rat", "la-loire", "rio-de-la-plata"])
def test_it_passes_stable_baselines_check(name: str) -> None:
    checker = pytest.importorskip(
        "stable_baselines3.common.env_checker", reason="sb3-contrib is not installed; it comes with riverrat[sb3]"
    )
    checker.check_env(gymnasium.make(env_id(name)).unwrapped)


def test_what_is_drawn_is_legal() -> None:
    env = single.Env("first-rat")
    env.reset(seed=1)
    env.action_space.seed(1)
    assert {int(env.action_space.sample()) for _ in range(60)} <= set(env.episode.legal)
    assert len({int(env.action_space.sample()) for _ in range(60)}) > 1


def test_a_lead_is_rewarded_as_it_comes() -> None:
    """The rewards of all steps add up to how far ahead one ends, 1 for 100 points."""
    env = single.Env("first-rat", seat=0)
    env.reset(seed=3)
    rewards, ended = [], False
    while not ended:
        _, worth, ended, _, _ = env.step(np.flatnonzero(env.action_masks())[-1])
        rewards.append(worth)
    mine, other = (score.points for score in env.episode.game.scores(env.episode.s))
    assert sum(rewards) == pytest.approx((mine - other) / 100)
    assert sum(worth != 0 for worth in rewards) > 3


def test_people_are_shown_the_table_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    env = single.Env("first-rat", render_mode="human")
    env.reset(seed=1)
    first = capsys.readouterr().out
    assert "Seat 1" in first
    assert env.render() is None
    assert capsys.readouterr().out == first
    env.step(env.episode.legal[0])
    assert capsys.readouterr().out != first
    with pytest.raises(BadOption, match="render_mode: needs 'ansi', 'human' or None, not 'rgb_array'"):
        single.Env("first-rat", render_mode="rgb_array")


def test_ids_are_versioned_and_registered_once() -> None:
    register()
    assert [env_id(name) for name in ("first-rat", "la-loire", "rio-de-la-plata")] == [
        "riverrat/FirstRat-v2",
        "riverrat/LaLoire-v2",
        "riverrat/RioDeLaPlata-v2",
    ]
    assert gymnasium.spec("riverrat/FirstRat-v2").kwargs == {"game": "first-rat"}


def played(env: Any, seed: int) -> tuple[float, dict[str, Any]]:
    """A game in which the learner always takes its last choice."""
    _, info = env.reset(seed=seed)
    while True:
        _, worth, ended, _, info = env.step(np.flatnonzero(env.action_masks())[-1])
        if ended:
            return worth, info


def test_opponents_are_levels_players_or_functions() -> None:
    asked = []

    def first(game: Game, s: Any, seat: int) -> int:
        asked.append(seat)
        return game.legal(s)[0]

    env = single.Env("first-rat", seats=3, seat=1, opponents=[first, "random"], reward="win")
    worth, info = played(env, seed=4)
    assert worth in (-1.0, 1.0)
    assert info["seat"] == 1
    assert set(asked) == {2}  # the list begins with the next seat
    assert info["rules"] == games.load("first-rat").version
    again = single.Env("first-rat", seats=3, seat=1, opponents=[first, "random"], reward="win")
    assert played(again, seed=4)[0] == worth


def test_opponents_are_named_as_in_the_arena() -> None:
    assert single.opponent("search:7").limit == Limit(playouts=7)  # type: ignore[union-attr]
    with pytest.raises(BadOption, match="there is no player 'wizard'; there are novice"):
        single.opponent("wizard")


def test_a_player_without_a_limit_is_given_one() -> None:
    """Whoever searches would otherwise never come to an end."""
    player = PlayoutsPlayer(compiled=False)
    assert single.opponent(player) == single.Opponent(player, Limit(playouts=100))
    some = single.Opponent(player, Limit(playouts=4))
    assert single.opponent(some) is some
    env = single.Env("first-rat", seat=1, opponents=some)
    first, _ = env.reset(seed=2)
    assert np.array_equal(first, env.reset(seed=2)[0])


def test_a_level_plays_interpreted_where_nothing_can_be_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    club = level("club")
    assert single.opponent("club") == single.Opponent(club.player, club.limit)
    monkeypatch.setattr(native, "available", lambda: False)
    monkeypatch.setattr(single, "entrant_now", entrant.__wrapped__)  # what it has named before it remembers
    assert single.opponent("club") == single.Opponent(club.interpreted, club.limit)


def test_it_can_be_pickled_in_the_middle_of_a_game() -> None:
    env = single.Env("first-rat", opponents=["random"])
    env.reset(seed=1)
    other, action = pickle.loads(pickle.dumps(env)), env.episode.legal[-1]
    assert np.array_equal(other.step(action)[0], env.step(action)[0])


def test_a_seat_is_drawn_for_every_game() -> None:
    env = single.Env("la-loire", seats=4)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2, 3}


def test_what_does_not_fit_is_refused() -> None:
    env = single.Env("first-rat", illegal="raise")
    with pytest.raises(RiverratError, match="reset"):
        env.step(0)
    with pytest.raises(RiverratError, match="reset"):
        single.Env("first-rat", render_mode="ansi").render()
    env.reset(seed=1)
    before = env.episode.s.clone()
    with pytest.raises(IllegalAction):
        env.step(-1)
    assert env.episode.s == before
    for settings in ({"seat": 2}, {"seat": "1"}, {"opponents": "nobody"}, {"opponents": [1]}, {"opponents": 3}):
        with pytest.raises(BadOption):
            single.Env("first-rat", **settings)
    with pytest.raises(BadOption, match="ignored"):
        single.Env("first-rat", illegal="play")
    careless = single.Env("first-rat")
    careless.reset(seed=1)
    before = careless.episode.s.clone()
    assert careless.step(-1)[4]["illegal"] is True
    assert careless.episode.s == before


@pytest.mark.parametrize(("observe", "policy"), [("inputs", "MlpPolicy"), ("features", "MultiInputPolicy")])
def test_maskable_ppo_learns_on_it(observe: str, policy: str) -> None:
    sb3 = pytest.importorskip("sb3_contrib", reason="sb3-contrib is not installed; it comes with riverrat[sb3]")
    env = gymnasium.make("riverrat/FirstRat-v2", observe=observe)
    learner = sb3.MaskablePPO(policy, env, n_steps=32, batch_size=16, n_epochs=1, seed=1, device="cpu")
    learner.learn(64)
    seen, _ = env.reset(seed=1)
    action, _ = learner.predict(seen, action_masks=env.unwrapped.action_masks())  # type: ignore[attr-defined]
    assert env.unwrapped.action_masks()[action]  # type: ignore[attr-defined]
