"""Many tables in native code: the games of the interpreter, decision for decision."""

import pickle
from threading import Thread
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from riverrat import games
from riverrat.engine.errors import BadOption, IllegalAction, RiverratError
from riverrat.engine.inputs import inputs
from riverrat.engine.playout import Variant
from riverrat.env.episode import Episode
from riverrat.env.setting import Setting, env_id
from riverrat.env.vector import Tables
from tests.conftest import needs_numba, places

pytestmark = needs_numba
NAMES = games.names()
ALL = places("first-rat", "la-loire", "rio-de-la-plata")


def seed_of(tables: Tables, at: int) -> int:
    return int(tables._all.jobs["seed"][at])


@pytest.mark.parametrize("name", NAMES)
def test_tables_play_as_the_interpreter_does(name: str) -> None:
    """Table 1 of three beside the same game in the interpreter, over its end and into the next."""
    setting = Setting.of(name)
    tables = Tables(name, 3, cores=1)
    seen, info = tables.reset(seed=5)
    episode, ends = Episode(setting, "array", "rank"), 0
    episode.start(seed_of(tables, 1))
    while ends < 2:
        assert np.array_equal(seen[1], episode.observation(episode.seat))
        assert np.array_equal(info["action_mask"][1], episode.mask())
        assert info["seat"][1] == episode.seat
        actions = tables.random_actions()
        actor = episode.seat
        episode.play(int(actions[1]))
        seen, worth, ended, cut, info = tables.step(actions)
        assert not cut.any()
        assert ended[1] == episode.over
        if episode.over:
            ends += 1
            assert worth[1] == episode.rewards()[actor]
            assert np.array_equal(info["rewards"][1], episode.rewards())
            assert info["_rewards"][1]
            assert info["seat"][1] == -1
            assert not info["action_mask"][1].any()
            assert np.array_equal(seen[1], episode.observation(actor))
            seen, worth, ended, _, info = tables.step(np.where(ended, 0, tables.random_actions()))
            assert (worth[1], bool(ended[1])) == (0, False)
            episode.start(seed_of(tables, 1))
        else:
            assert worth[1] == 0


def test_inputs_are_those_of_the_engine() -> None:
    tables = Tables("toy", 2, observe="inputs")
    seen, info = tables.reset(seed=1)
    for _ in range(5):
        for at in range(2):
            on = sorted(int(each) for each in seen[at] if each >= 0)
            assert on == inputs(tables.setting.game, tables.state(at), int(info["seat"][at]))
        seen, *_, info = tables.step(tables.random_actions())


def test_it_is_a_vector_environment_as_gymnasium_knows_them() -> None:
    tables: Any = gymnasium.make_vec("riverrat/FirstRat-v2", num_envs=4, seats=2)
    assert tables.num_envs == 4
    assert tables.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    assert tables.observation_space == batch_space(tables.single_observation_space, 4)
    assert tables.action_space == batch_space(tables.single_action_space, 4)
    first, info = tables.reset(seed=3)
    assert first in tables.observation_space
    assert tables.action_masks().shape == (4, tables.single_action_space.n)
    assert info["game"].tolist() == ["first-rat"] * 4
    assert info["rules"].tolist() == [1] * 4
    assert info["action_mask"][2][tables.single_action_space.sample(info["action_mask"][2])] == 1
    kept = first.copy()
    again, worth, ended, cut, _ = tables.step(tables.random_actions())
    assert again in tables.observation_space
    assert (worth.shape, ended.dtype, cut.dtype) == ((4,), bool, bool)
    assert np.array_equal(first, kept), "what was handed out stays as it was"
    assert np.array_equal(tables.reset(seed=3)[0], kept)
    assert np.array_equal(tables.reset(seed=[7, 8, 9, 7])[0][[0]], tables.reset(seed=[7, 1, 2, 3])[0][[0]])
    assert np.array_equal(tables.reset(seed=np.array([7, 8, 9, 7]))[0], tables.reset(seed=(7, 8, 9, 7))[0])
    drawn = tables.random_actions()
    tables.reset(seed=[7, 8, 9, 7])
    assert np.array_equal(tables.random_actions(), drawn)
    tables.close()


def test_gymnasiums_wrappers_take_it() -> None:
    tables = Tables("toy", 4)
    wrapped = gymnasium.wrappers.vector.DictInfoToList(gymnasium.wrappers.vector.RecordEpisodeStatistics(tables))
    wrapped.reset(seed=1)
    ends = 0
    for _ in range(150):
        _, worth, ended, _, infos = wrapped.step(tables.random_actions())
        for at in range(4):
            assert (infos[at]["game"], infos[at]["rules"]) == ("toy", tables.setting.game.version)
            assert ("episode" in infos[at]) == ("rewards" in infos[at]) == ended[at]
            if ended[at]:
                ends += 1
                assert infos[at]["episode"]["r"] == worth[at], "all there is to gain comes at the end"
    assert ends > 4


@pytest.mark.parametrize(("name", "variant"), ALL)
def test_every_variant_keeps_to_its_spaces_and_begins_anew(name: str, variant: Variant) -> None:
    """As Gymnasium's own check of single environments, which knows no vector environments: spaces, kinds and lengths of
    all that is told, the same from the same seed, and a new game in the step after an end.
    """
    tables: Any = gymnasium.make_vec(env_id(name), num_envs=3, mode=variant.mode, seats=variant.seats, cores=1)
    told = []
    for _ in range(2):
        seen, info = tables.reset(seed=4)
        before, ends, steps = np.zeros(3, bool), 0, 0
        while not ends or steps < 60:
            assert seen in tables.observation_space
            assert np.array_equal(info["action_mask"].any(1), ~before), "whoever is asked may choose"
            assert ((info["seat"] >= 0) == ~before).all()
            assert info["seat"].max() < variant.seats
            seen, worth, ended, cut, info = tables.step(tables.random_actions())
            assert (worth.dtype, ended.dtype, cut.dtype) == (np.float32, bool, bool)
            assert (np.abs(worth) <= 1).all()
            assert not worth[~ended].any()
            assert not (ended & before).any(), "after an end comes a beginning"
            before, ends, steps = ended, ends + int(ended.sum()), steps + 1
            assert ("rewards" in info) == ended.any()
        told.append((seen.tobytes(), info["action_mask"].tobytes(), steps))
    assert told[0] == told[1]


def test_cores_change_nothing() -> None:
    seen = []
    for cores in (1, 2):
        tables = Tables("toy", 600, cores=cores, reward="margin")
        tables.reset(seed=2)
        total = np.zeros(600)
        for _ in range(40):
            last, worth, *_ = tables.step(tables.random_actions())
            total += worth
        seen.append((last, total))
    assert np.array_equal(seen[0][0], seen[1][0])
    assert np.array_equal(seen[0][1], seen[1][1])


def test_what_does_not_fit_is_refused_and_changes_nothing() -> None:
    tables = Tables("toy", 3)
    with pytest.raises(RiverratError, match="reset"):
        tables.step([0, 0, 0])
    tables.reset(seed=1)
    before = tables._all.tables.copy()
    right = tables.random_actions()
    size = games.load("toy").actions.size
    illegal = int(np.flatnonzero(~tables.action_masks()[2])[0])
    for wrong in ([*right[:2], illegal], [*right[:2], -1], [*right[:2], size], [*right[:2], 2**40]):
        with pytest.raises(IllegalAction, match="table 2"):
            tables.step(np.array(wrong))
    for shape in (right[:2], right.astype(float), [[0], [0], [0]], None, "abc", ["0", "1", "2"], [[0], [0, 1], 0]):
        with pytest.raises(RiverratError):
            tables.step(shape)
    assert np.array_equal(before, tables._all.tables)
    with pytest.raises(BadOption, match="2 seeds"):
        tables.reset(seed=[1, 2])
    seeds: list[Any] = [-1, 1.5, "x", True, {}, [1, 2, -3], [1, 2, "x"], np.array([0.5, 1, 2])]
    for seed in seeds:
        with pytest.raises(BadOption, match="a seed is a whole number"):
            tables.reset(seed=seed)
    for table in (-1, 3, "x", None):
        with pytest.raises(RiverratError, match="no game at table"):
            tables.state(table)  # type: ignore[arg-type]
    for settings in ({"num_envs": 0}, {"cores": 0}, {"observe": "features"}, {"reward": "gold"}, {"seats": 9}):
        with pytest.raises(BadOption):
            Tables("toy", **settings)


def test_what_somebody_writes_into_a_mask_makes_nothing_legal() -> None:
    tables = Tables("toy", 2, copy=False)
    _, info = tables.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"][1] == 0)[0])
    right = tables.random_actions()
    info["action_mask"][:] = 1
    with pytest.raises(IllegalAction, match="table 1"):
        tables.step([int(right[0]), illegal])
    info = tables.step(right)[-1]
    for at in range(2):
        assert np.flatnonzero(info["action_mask"][at]).tolist() == sorted(tables._legal(at))


def test_threads_share_tables_between_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """However little work there is: what two threads do is what one does."""
    seen = []
    for cores, share in ((1, 1.0), (2, 1e-9)):
        monkeypatch.setattr("riverrat.env.stepping.SHARE", share)
        tables = Tables("toy", 65, cores=cores)
        tables.reset(seed=2)
        for _ in range(60):
            last = tables.step(tables.random_actions())
        seen.append((last[0], last[1], last[4]["action_mask"], tables._all.tables.copy()))
    assert all(np.array_equal(one, other) for one, other in zip(*seen, strict=True))


def test_threads_play_nothing_when_one_action_is_not_legal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riverrat.env.stepping.SHARE", 1e-9)
    tables = Tables("toy", 65, cores=2)
    tables.reset(seed=2)
    for _ in range(20):
        right = tables.random_actions()
        illegal = int(np.flatnonzero(~tables.action_masks()[63])[0])
        before = tables._all.tables.copy()
        if tables.action_masks()[63].any():
            with pytest.raises(IllegalAction, match="table 63"):
                tables.step([*right[:63], illegal, right[64]])
            assert np.array_equal(before, tables._all.tables)
        tables.step(right)


def test_two_who_step_the_same_tables_at_once_wait_for_each_other() -> None:
    tables = Tables("toy", 64, cores=2)
    tables.reset(seed=1)
    refused: list[IllegalAction] = []

    def steps() -> None:
        for _ in range(200):
            try:
                tables.step(tables.random_actions())
            except IllegalAction as error:  # the other one was first
                refused.append(error)

    both = [Thread(target=steps) for _ in range(2)]
    for each in both:
        each.start()
    for each in both:
        each.join()
    for at in range(64):
        s = tables.state(at)
        assert not games.load("toy").audit(s)


@pytest.mark.parametrize("observe", ["array", "inputs"])
def test_it_can_be_pickled_in_the_middle_of_games(observe: str) -> None:
    """What was written down plays on as the first does: the same tables, observations and random actions."""
    tables = Tables("toy", 9, cores=2, observe=observe)
    tables.reset(seed=4)
    for _ in range(7):
        tables.step(tables.random_actions())
    other = pickle.loads(pickle.dumps(tables))
    for _ in range(30):
        actions = tables.random_actions()
        assert np.array_equal(other.random_actions(), actions)
        for one, same in zip(tables.step(actions)[:3], other.step(actions)[:3], strict=True):
            assert np.array_equal(one, same)
        assert np.array_equal(tables._all.tables, other._all.tables)
    assert not np.shares_memory(tables._all.tables, other._all.tables)


def test_it_can_be_pickled_before_anything_is_set_up() -> None:
    other = pickle.loads(pickle.dumps(Tables("toy", 2)))
    with pytest.raises(RiverratError, match="reset"):
        other.step([0, 0])
    other.reset(seed=1)
    assert other.step(other.random_actions())[2].tolist() == [False, False]
