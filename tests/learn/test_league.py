"""Several networks that learn in turns and meet each other's past."""

from __future__ import annotations

from pathlib import Path

import pytest

from riverrat.engine.errors import RiverratError
from riverrat.players.network import Network as Finished

torch = pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.learn.league import learn_together
from riverrat.learn.network import Network
from riverrat.learn.past import Past
from riverrat.learn.selfplay import SelfPlay
from riverrat.learn.tables import Mix
from riverrat.learn.train import Training
from tests.learn.small import SIZES, TINY, toy


def test_a_league_meets_the_past_of_all() -> None:
    past = Past(4)
    plays = [SelfPlay(toy(), Network(toy(), *SIZES), TINY, Mix.of(toy()), "cpu", seed, past=past) for seed in (1, 2)]
    for play in plays * 3:
        play.keep_past()
    assert len(past.states) == 4  # of six, the latest
    others = plays[1].network.state_dict()["first.weight"]
    met = set()
    for _ in range(20):
        plays[0].keep_past()
        plays[1].keep_past()
        met.add(torch.equal(plays[0].past_self.state_dict()["first.weight"], others))
    assert met == {True, False}


def test_networks_that_learn_together_are_all_written(tmp_path: Path) -> None:
    league = [Training(toy(), 1e-3, tmp_path / f"{seed}.npz", recipe=TINY, seed=seed) for seed in (1, 2)]
    learn_together(league, lambda who, progress: None)
    assert all(Finished.read(toy(), one.out).about["decisions"] == one.decisions > 0 for one in league)
    league[1].network = Network(toy(), 16, 8)
    with pytest.raises(RiverratError, match="need the same sizes"):
        learn_together(league, lambda who, progress: None)
