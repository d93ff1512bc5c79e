"""What a game was worth to each seat."""

import pytest

torch = pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")

from riverrat.learn.rewards import leads


def test_leads_are_counted_from_the_best_other() -> None:
    points = torch.tensor([[30.0, 90.0, 60.0, 0.0], [45.0, 7.0, 0.0, 0.0], [20.0, 20.0, 0.0, 0.0]])
    seats = torch.tensor([3, 1, 2])
    assert leads(points, seats).tolist() == [[-1.0, 0.5, -0.5, 0.0], [0.75, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]
