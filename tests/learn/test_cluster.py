"""Learning on a Ray cluster."""

import os
import sys
from pathlib import Path

import pytest

from riverrat import games
from riverrat.engine.errors import RiverratError
from riverrat.players.network import Network as Finished

torch = pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.learn.network import Network
from riverrat.learn.train import Training
from tests.learn.small import SIZES, TINY, toy


def test_a_cluster_learns_neither_against_a_network_nor_with_a_box_of_ones_own(tmp_path: Path) -> None:
    pytest.importorskip("ray", reason="ray is not installed; it comes with riverrat[ray]")
    from riverrat.learn.cluster import learn_on_ray

    rival = Network(toy(), *SIZES).finished({})
    with pytest.raises(RiverratError, match="--against trains on one machine: leave --ray out"):
        learn_on_ray(Training(toy(), 1.0, tmp_path / "net.npz", recipe=TINY, against=rival), "local", 2, print)
    box = tmp_path / "box.toml"
    box.write_text("[rats]\nhome = 5\n")
    with pytest.raises(RiverratError, match="with the box as it comes: leave --ray or the corrections out"):
        learn_on_ray(Training(games.load("toy", box), 1.0, tmp_path / "net.npz", recipe=TINY), "local", 2, print)


@pytest.mark.long
def test_two_workers_of_a_cluster_learn_together(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("ray", reason="ray is not installed; it comes with riverrat[ray]")
    from riverrat.learn.cluster import learn_on_ray

    monkeypatch.setenv("RIVERRAT_GAMES", "toy=tests.toy")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    training = Training(toy(), 1e-9, tmp_path / "net.npz", recipe=TINY)
    training.network = Network(training.game, *SIZES)
    training.seconds = -1e-3
    said: list[str] = []
    learn_on_ray(training, "local", 2, said.append)
    assert training.decisions == 2 * 4 * 48 * 12
    assert "by 2 workers" in said[-1]
    assert Finished.read(training.game, tmp_path / "net.npz").about["decisions"] == training.decisions
