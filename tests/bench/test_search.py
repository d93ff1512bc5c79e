"""`riverrat bench search` counts simulations; how many is not tested."""

import json

import pytest

from riverrat import games
from riverrat.bench import search
from riverrat.cli.main import main
from tests.conftest import needs_numba

TOY = games.load("toy")


def test_a_game_is_measured_where_somebody_has_a_choice() -> None:
    found = list(search.moments(TOY, 2))
    assert [made for made, _ in found] == [made for made in search.MOMENTS if made <= found[-1][0]]
    assert all(len(TOY.legal(s)) > 1 for _, s in found)


@needs_numba
def test_every_search_is_counted(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def missing() -> int:
        raise ImportError("elsewhere")

    monkeypatch.setattr(search, "PEERS", {"none": missing, "quick": lambda: 1000})
    monkeypatch.setattr(search, "start", lambda game: {"first": {"clock_s": 2.5, "processor_s": 2.0}})
    given = ["bench", "search", "toy", "--simulations", "50", "--seconds", "0.01"]
    assert main([*given, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert list(found["peers"]) == ["quick"]
    assert found["games"]["toy"]["seats"] == 2
    assert found["games"]["toy"]["hand"][0]["after"] == 0
    assert found["games"]["toy"]["random_games_per_s"] > 0
    assert "start" not in found["games"]["toy"]
    assert main([*given, "--start"]) == 0
    shown = capsys.readouterr().out
    assert "toy, 2 players" in shown
    assert "first start: 2 s of processor time" in shown
