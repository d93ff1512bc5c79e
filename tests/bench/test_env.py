"""`riverrat bench env` counts steps; how many is not tested."""

import pytest

from riverrat import games
from riverrat.bench import env
from tests.conftest import needs_numba


@needs_numba
@pytest.mark.release
def test_every_environment_is_measured() -> None:
    pytest.importorskip("pyspiel", reason="open_spiel is not installed; it comes with riverrat[spiel]")
    found = env.measure([games.load("toy")], seats=2, cores=2, seconds=0.01)
    paces = found["games"]["toy"]
    assert paces.pop("seats") == 2
    assert set(paces) == {
        "PettingZoo", "Gymnasium", "OpenSpiel", "vector, 1 core", "vector, 2 cores", "vector, 1 core, inputs"
    }  # fmt: skip
    assert {"OpenSpiel python_tic_tac_toe", "OpenSpiel python_kuhn_poker"} <= set(found["peers"])
    assert all(pace["steps_per_s"] > 0 for pace in (*paces.values(), *found["peers"].values()))
