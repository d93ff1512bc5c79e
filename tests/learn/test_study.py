"""Learning from one's own search, on the toy and without a GPU."""

from __future__ import annotations

import os
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from riverrat import games
from riverrat.engine.inputs import inputs, turned_rule
from riverrat.engine.playout import variants
from riverrat.players.network import Network as Finished

torch = pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.learn import study as studying
from riverrat.learn.network import Network, seen
from riverrat.learn.selfplay import Recipe, chosen_logits
from riverrat.learn.study import Assignment, Notes, Study, study
from riverrat.learn.tables import Mix
from riverrat.learn.train import Training

SIZES = (24, 16)
TINY = Recipe(tables=48, steps=12, batch=256, opening=0, studied=0.5, thoughts=8)


def toy() -> Any:
    return games.load("toy")


@pytest.fixture
def network(tmp_path: Path) -> Path:
    torch.manual_seed(3)
    torch.set_num_threads(1)
    path = tmp_path / "toy.npz"
    Network(toy(), *SIZES).finished({}).save(path)
    return path


def noted(network: Path, seats: int, seed: int) -> Notes:
    (variant,) = (one for one in variants(toy()) if one.seats == seats and one.mode == toy().modes[0].name)
    return study(Assignment("toy", network, variant, thoughts=8, opening=0, seed=seed))


def test_a_game_is_noted_down_as_each_seat_saw_it(network: Path) -> None:
    game, notes = toy(), noted(network, 3, seed=4)
    s = game.new(3, seed=4)
    while len(legal := game.legal(s)) == 1:
        game.play_trusted(s, legal[0])
    seat = game.seat(s)
    assert notes.inputs[0, : notes.counts[0]].tolist() == inputs(game, s, seat)
    turned = turned_rule(game)
    assert notes.choices[0, : notes.many[0]].tolist() == [turned(s, seat, action) for action in legal]
    assert np.allclose(notes.liked.sum(1), 1)
    assert (notes.many > 1).all()
    assert notes.seats.tolist() == [3] * len(notes.many)
    assert np.allclose(notes.expected.sum(1), 1)
    assert again_the_same(notes, noted(network, 3, seed=4))


def again_the_same(one: Notes, other: Notes) -> bool:
    return all(np.array_equal(kept, getattr(other, name)) for name, kept in vars(one).items())


def test_what_is_expected_is_turned_to_who_decides() -> None:
    row = studying._Row([1], [0, 1], np.array([1.0, 0.0], np.float32), seat=1, points=[12, 6])
    notes = studying._notes(toy(), [18, 30], [0, 1], [row])
    assert notes.expected[0, :2].tolist() == [1.0, 0.0]  # the seat that decides comes first, and it won
    assert notes.change[0, :2].tolist() == pytest.approx([0.3, -0.3])  # from 6 behind to 12 ahead, in 60 points
    assert notes.points == 30.0


def test_a_network_comes_to_like_what_its_search_likes(network: Path) -> None:
    game = toy()
    learner = Study(game, Network.of(Finished.read(game, network)), TINY, Mix.of(game), "cpu", seed=1)
    for seed in range(12):
        learner._kept.add(noted(network, 2 + seed % 2, seed))
    before = agreement(learner)
    for _ in range(30):
        learner._learn_batch()
    assert agreement(learner) > before + 0.05


def agreement(learner: Study) -> float:
    """How likely the network is to choose what the search tried most."""
    rows = learner._kept.some(np.random.default_rng(9), 512)
    with torch.no_grad():
        logits, _, _ = seen(learner.network, learner.fill, rows.inputs, rows.counts)
    likely = torch.softmax(chosen_logits(logits, rows.choices.long(), rows.many), 1)
    return float(likely.gather(1, rows.liked.argmax(1, keepdim=True)).mean())


def test_the_oldest_decisions_give_way(network: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studying, "WINDOW", 10)
    window = studying._Window(toy(), "cpu")
    first, second = noted(network, 2, seed=1), noted(network, 3, seed=2)
    window.add(first)
    window.add(second)
    kept = window.some(np.random.default_rng(1), 200)
    assert len(second.many) >= 10
    assert kept.seats.tolist() == [3] * 200


@pytest.mark.long
def test_a_training_ends_with_its_own_search_as_teacher(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RIVERRAT_GAMES", "toy=tests.toy")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    training = Training(toy(), 1e-9, tmp_path / "toy.npz", recipe=replace(TINY, studied=1.0))
    training.network = Network(training.game, *SIZES)
    training.run(lambda progress: None)  # time for one game
    assert 0 < training.decisions < 500
    assert Finished.read(toy(), tmp_path / "toy.npz").about["decisions"] == training.decisions


def test_who_is_to_beat_a_rival_does_not_study(network: Path, tmp_path: Path) -> None:
    rival = Finished.read(toy(), network)
    training = Training(toy(), 1e-9, tmp_path / "net.npz", recipe=TINY, against=rival)
    training.seconds = -1e-3
    training.run(lambda progress: None)
    assert training.decisions == 48 * 12
