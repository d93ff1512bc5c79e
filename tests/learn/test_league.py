"""Several networks that learn in turns and meet each other's past."""

from pathlib import Path

import pytest

from riverrat.engine.errors import RiverratError
from riverrat.players.network import Network as Finished

torch = pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.learn.league import exploiters_of, learn_together
from riverrat.learn.network import Network
from riverrat.learn.past import Past
from riverrat.learn.selfplay import STAY, Report, SelfPlay
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
    met = []
    for sitting in range(20):
        plays[0].rounds = sitting * STAY
        for _ in range(2):  # whoever sat down stays for a while
            plays[0].play(Report())
            met.append(torch.equal(plays[0].past_self.state_dict()["first.weight"], others))
    assert met[::2] == met[1::2]
    assert set(met) == {True, False}


def test_networks_that_learn_together_are_all_written(tmp_path: Path) -> None:
    league = [Training(toy(), 1e-3, tmp_path / f"{seed}.npz", recipe=TINY, seed=seed) for seed in (1, 2)]
    learn_together(league, lambda who, progress: None)
    assert all(Finished.read(toy(), one.out).about["decisions"] == one.decisions > 0 for one in league)
    league[1].network = Network(toy(), 16, 8)
    with pytest.raises(RiverratError, match="need the same sizes"):
        learn_together(league, lambda who, progress: None)


def test_exploiters_learn_against_the_network_as_it_is_now(tmp_path: Path) -> None:
    main = Training(toy(), 1e-3, tmp_path / "toy.npz", recipe=TINY)
    exploiters = exploiters_of(main, 2)
    assert all(torch.equal(one.network.first.weight, main.network.first.weight) for one in exploiters)
    met = SelfPlay(toy(), exploiters[0].network, TINY, exploiters[0].mix, "cpu", rival=exploiters[0].rival)
    with torch.no_grad():
        main.network.first.weight += 1
    met.play(Report())
    assert torch.equal(met.past_self.first.weight, main.network.first.weight)
    learn_together([main, *exploiters], lambda who, progress: None)
    assert sorted(path.name for path in tmp_path.glob("*.npz")) == [
        "toy.exploiter-1.npz",
        "toy.exploiter-2.npz",
        "toy.npz",
    ]
    weights = [one.network.first.weight for one in (main, *exploiters)]
    assert not torch.equal(weights[0], weights[1])
    assert not torch.equal(weights[1], weights[2])
