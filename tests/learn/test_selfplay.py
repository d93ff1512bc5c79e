"""Playing against oneself and learning from it, twice alike."""

import pytest

torch = pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.learn.network import Network
from riverrat.learn.selfplay import Report, SelfPlay
from riverrat.learn.tables import Mix
from tests.learn.small import SIZES, TINY, learnt, toy


@pytest.mark.long
def test_it_learns() -> None:
    _, report = learnt(40)
    assert report.random.games >= 20
    assert report.random.strength > 1.4  # of at most 2 where half of the seats are its own


def test_it_learns_the_same_again() -> None:
    first, again = (learnt(5)[0].network.state_dict() for _ in range(2))
    for name, tensor in first.items():
        assert torch.equal(tensor, again[name]), name


def test_a_frozen_rival_is_learnt_against() -> None:
    torch.manual_seed(1)
    rival = Network(toy(), *SIZES)
    before = {name: tensor.clone() for name, tensor in rival.state_dict().items()}
    play, report = SelfPlay(toy(), Network(toy(), *SIZES), TINY, Mix.of(toy()), "cpu", rival=rival), Report()
    for at in range(3):
        play.play(report)
        play.update(at / 3, report)
        play.keep_past()
    assert report.past.games > 0
    assert all(torch.equal(tensor, before[name]) for name, tensor in play.past_self.state_dict().items())
