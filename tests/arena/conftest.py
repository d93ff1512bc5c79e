"""A short match, and results by hand."""

import pytest

from riverrat.arena.job import Job, job
from riverrat.arena.results import Results

from .matches import game, in_turn


@pytest.fixture
def match() -> Job:
    return job("toy", ["playouts:6", "random"], seed=3)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riverrat.arena.match.play_here", in_turn)


@pytest.fixture
def results() -> Results:
    """Two deals: the first player wins three games and shares one; seat 1 wins once and a half."""
    found = Results(job("toy", ["playouts:6", "random"], date="2026-11-15"))
    told = [{"turns": 10, "turns-lost": 1}, {"turns": 10, "turns-lost": 4}]
    for one in (
        game(0, [0, 1], [9, 5], told, "race"),
        game(1, [1, 0], [4, 8], told[::-1], "race"),
        game(2, [0, 1], [7, 7], told, "bag"),
        game(3, [1, 0], [3, 12], told[::-1], "race"),
        game(5, [1, 0], [3, 12], told[::-1], "race"),  # its deal is not whole
    ):
        found.add(one)
    return found
