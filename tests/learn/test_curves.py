"""Pictures of how networks learnt."""

from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from riverrat import games
from riverrat.cli.main import main
from riverrat.players.network import Network, origin

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def told(decisions: int, points: float, elder: float) -> dict[str, float]:
    return {
        "seconds": 10.0,
        "decisions": decisions,
        "points": points,
        "past": elder,
        "random": elder,
        "entropy": 0.5,
        "value_error": 0.1,
    }


def network(path: Path, curve: list[dict[str, float]]) -> Path:
    toy = games.load("toy")
    about: dict[str, Any] = {**origin(toy), "curve": curve}
    about |= {"decisions": 4_000_000, "minutes": 0.5, "date": "2026-11-16"}
    Network(toy, {}, about).save(path)
    return path


def test_a_curve_begins_where_something_was_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    curve = [told(1_000_000, 0.0, 0.0), told(2_000_000, 20.0, 1.0), told(4_000_000, 40.0, 2.0)]
    own = network(tmp_path / "own.npz", curve)
    assert main(["curves", "toy", "--network", str(own), "--write", str(tmp_path)]) == 0
    path = tmp_path / "learning-toy.svg"
    assert capsys.readouterr().out == f"{path}\n"
    drawn = ElementTree.parse(path).getroot()
    assert drawn.attrib["aria-label"] == (
        "How the network for toy learnt: 4 million decisions in 0.5 minutes, 2026-11-16"
    )
    lines = [line.attrib["points"] for line in drawn.iter("{http://www.w3.org/2000/svg}polyline")]
    assert lines[0] == "313.0,65.0 570.0,20.0"  # half of the points at half of the decisions
    assert len(lines) == 5
    assert len(lines[-1].split()) == 3


def test_what_cannot_be_drawn_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    own = str(network(tmp_path / "own.npz", []))
    assert main(["curves", "toy", "--network", own, "--write", str(tmp_path)]) == 2
    assert "carries no learning curve" in capsys.readouterr().err
    assert main(["curves", "--network", own]) == 2
    assert "--network: name the one game it is for" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["first-rat", "la-loire", "rio-de-la-plata"])
def test_the_pictures_are_those_of_the_networks(name: str, tmp_path: Path) -> None:
    """Drawn anew with `riverrat curves` when a network is replaced."""
    assert main(["curves", name, "--write", str(tmp_path)]) == 0
    name = f"learning-{name}.svg"
    assert (PICTURES / name).read_text(encoding="utf-8") == (tmp_path / name).read_text(encoding="utf-8")
