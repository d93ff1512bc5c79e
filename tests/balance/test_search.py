"""A search for a better box, from its first trial to its report: `riverrat tune`."""

import json
from pathlib import Path
from typing import Any

import pytest

from riverrat import games
from riverrat.balance import judging
from riverrat.balance.population import Training
from riverrat.cli.main import main
from tests.another_toy import AnotherToy


def call(folder: Path, *more: str) -> int:
    plan = ["--networks", "2", "--minutes", "0.02", "--seats", "2", "--deals", "1", "--cores", "1", "--seed", "3"]
    return main(["tune", "tuned", *plan, "--folder", str(folder), *more])


def untrained(asked: list[Training], tell: Any) -> list[Path]:
    """Networks that have learnt nothing: quick, and good enough to play."""
    from riverrat.learn.network import Network as Learning

    for one in asked:
        if not one.out.is_file():
            Learning(games.load(one.game, one.corrections), 8, 8).finished({}).save(one.out)
    return [one.out for one in asked]


def test_a_search_goes_on_where_it_stopped(
    toy: AnotherToy, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")
    pytest.importorskip("optuna", reason="optuna is not installed; it comes with riverrat[tune]")
    monkeypatch.setattr(judging, "train", untrained)
    folder = tmp_path / "search"
    assert call(folder, "--trials", "1") == 0
    said = capsys.readouterr().out
    assert "trial 0: " in said
    assert "as it is" in said
    first = folder / "boxes" / toy.load().box.hash
    assert (first / "report.html").is_file()
    monkeypatch.setattr(judging, "train", interrupted)
    assert call(folder, "--trials", "1") == 130
    (begun,) = {path.name for path in (folder / "boxes").iterdir() if path.is_dir()} - {first.name}
    monkeypatch.setattr(judging, "train", untrained)
    assert call(folder, "--trials", "3", "--json") == 0
    best = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert set(best) == {"box", "changed", "missed"}
    played = {path.parent.name for path in (folder / "boxes").glob("*/report.html")}
    assert begun in played  # what was interrupted came again
    assert games.load("tuned", folder / "best.toml").box.hash == best["box"]
    page = (folder / "report.html").read_text()
    assert page.count("<tr>") == 1 + 4


def interrupted(asked: list[Training], tell: Any) -> list[Path]:
    raise KeyboardInterrupt


@pytest.mark.release
def test_a_search_trains_and_plays(toy: AnotherToy, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torch", reason="torch is not installed; it comes with riverrat[learn]")
    pytest.importorskip("optuna", reason="optuna is not installed; it comes with riverrat[tune]")
    assert call(tmp_path / "search", "--trials", "2") == 0
    assert "trial 1: " in capsys.readouterr().out


def test_another_box_is_not_searched(toy: AnotherToy, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert call(tmp_path, "--data", str(tmp_path / "box.toml")) == 2
    assert "what may change is declared for the box as it comes" in capsys.readouterr().err
