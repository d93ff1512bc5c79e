"""The same games on a Ray of two workers, started here and stopped again."""

import importlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from riverrat.arena.cluster import play_on_ray
from riverrat.arena.job import job
from riverrat.arena.match import Plan, run
from riverrat.arena.playing import play
from riverrat.arena.results import Results
from riverrat.engine.errors import RiverratError

pytestmark = pytest.mark.release  # Ray is large and starts slowly


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    ray: Any = pytest.importorskip("ray", reason="ray is not installed; it comes with riverrat[ray]")
    ray.init(
        num_cpus=2,
        include_dashboard=False,
        _node_ip_address="127.0.0.1",
        log_to_driver=False,
        logging_level="error",
    )
    yield ray.get_runtime_context().gcs_address
    ray.shutdown()


def test_a_cluster_plays_the_same_games(address: str, tmp_path: Path) -> None:
    match = job("toy", ["playouts:6", "random"], seed=3)
    results = Results(match, tmp_path / "match.jsonl")
    run(results, Plan(8, ray=address), lambda _done: None)
    assert results.games == {number: play(match, number) for number in range(8)}


def test_a_lost_worker_and_a_cheat_are_one_line_each(address: str) -> None:
    deadly = job("toy", ["random", "tests.arena.players.Deadly:5"])
    with pytest.raises(RiverratError, match=r"game \d was lost on the cluster .*what was finished is kept"):
        list(play_on_ray(deadly, iter(range(2)), address))
    cheat = job("toy", ["tests.arena.players.Cheat:5", "random"])
    with pytest.raises(RiverratError, match=r"game \d: tests.arena.players.Cheat:5 answered with"):
        list(play_on_ray(cheat, iter(range(2)), address))


def test_without_ray_one_line_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(RiverratError, match=r"pip install 'riverrat\[ray\]'"):
        next(play_on_ray(job("toy", ["random", "random"]), iter([0]), "local"))
