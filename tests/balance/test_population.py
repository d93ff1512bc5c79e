"""Several networks trained on one box."""

from pathlib import Path

import pytest

from riverrat import games
from riverrat.balance.population import trainings
from riverrat.engine.errors import RiverratError


def test_a_population_begins_where_another_ended(tmp_path: Path) -> None:
    game = games.load("first-rat")
    with pytest.raises(RiverratError, match=r"holds no network 1\.npz to begin from"):
        trainings(game, tmp_path, 2, 1.0, None, tmp_path / "other")
