"""A box judged, from its networks to its report: `riverrat balance`."""

import json
import math
from pathlib import Path

import pytest

from riverrat.cli.main import main


def test_networks_of_another_box_play_without_learning(
    networks: list[Path], capsys: pytest.CaptureFixture[str]
) -> None:
    folder = networks[0].parent / "played"
    call = ["balance", "first-rat", "--networks", "2", "--seats", "2", "--deals", "1", "--cores", "1", "--minutes", "0"]
    assert main([*call, "--folder", str(folder)]) == 2
    assert "--minutes: needs a number above 0, or 0 with the networks of --begin-from" in capsys.readouterr().err
    assert main([*call, "--folder", str(folder), "--begin-from", str(networks[0].parent)]) == 0
    assert sorted(one.name for one in folder.iterdir()) == ["findings.json", "games-2.jsonl", "report.html"]


def test_the_command_goes_on_from_what_is_there(networks: list[Path], capsys: pytest.CaptureFixture[str]) -> None:
    folder = networks[0].parent
    call = ["balance", "first-rat", "--networks", "2", "--seats", "2", "--deals", "1", "--folder", str(folder)]
    assert main([*call, "--cores", "1"]) == 0
    assert "2 players, 2 games" in capsys.readouterr().out
    found = json.loads((folder / "findings.json").read_text())
    assert found["about"]["game"] == "first-rat"
    shares = [row["share"]["mean"] for row in found["players"]["2"]["places"]]
    assert math.isclose(sum(shares), 1.0)
    assert "<svg" in (folder / "report.html").read_text()
    before = (folder / "games-2.jsonl").read_bytes()
    assert main([*call, "--cores", "1"]) == 0
    assert (folder / "games-2.jsonl").read_bytes() == before


def test_a_number_of_players_that_is_none_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["balance", "first-rat", "--seats", "6"]) == 2
    assert "--seats: first-rat has 2, 3, 4, 5 players, not 6" in capsys.readouterr().err
