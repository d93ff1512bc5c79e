"""A population at many tables side by side: who sits where decides there, and the first game of each table counts."""

from typing import Any

import pytest

from riverrat import games
from riverrat.balance.findings import Sat, places

pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.balance.crowd import meet
from riverrat.learn.network import Network


def always(word: str) -> Any:
    """A network of the toy that does one thing wherever it may."""
    network = Network(games.load("toy"), 8, 8)
    network.policy.bias.data[games.load("toy").actions.id(word)] = 50.0
    return network.finished({})


@pytest.mark.release
def test_who_sits_there_decides() -> None:
    population = [always("dig"), always("leave")]
    met = meet(games.load("toy"), population, 3, 60, "cpu", seed=4)
    assert len(met) == 60
    assert {who for one in met for who in one.seating} == {0, 1}
    assert all(sum(one.share) == pytest.approx(1) and one.first == 0 for one in met)
    left = {points for one in met for who, points in zip(one.seating, one.points, strict=True) if who == 1}
    dug = {points for one in met for who, points in zip(one.seating, one.points, strict=True) if who == 0}
    assert left <= {0, 2, 4}  # rats that are home; no card was ever taken
    assert max(dug) > 4
    assert meet(games.load("toy"), population, 3, 60, "cpu", seed=4) == met


def test_places_are_counted_network_by_network() -> None:
    met = [Sat([0, 1], 0, [1.0, 0.0], [9, 5]), Sat([0, 1], 1, [1.0, 0.0], [8, 7]), Sat([1, 1], 1, [0.5, 0.5], [6, 6])]
    first, second = places(2, met)
    assert first["share"]["networks"] == [1.0, 0.25]  # network 0 began once; network 1 lost one and shared one
    assert first["margin"]["networks"] == [4.0, -0.5]
    assert second["share"]["networks"] == [1.0, 0.25]
    assert second["points"]["networks"] == [8.0, 5.5]
