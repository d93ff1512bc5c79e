"""What may be changed of a box, what has to hold then, and a search from its first trial to its report."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from riverrat import games
from riverrat.balance import judging
from riverrat.balance.aims import AIMS, shortfalls
from riverrat.balance.population import Training
from riverrat.balance.tuning import Tuning, Values, corrections, read
from riverrat.cli.main import main
from riverrat.engine.errors import BadData
from riverrat.games.first_rat import tuning as first_rat
from riverrat.games.rio_de_la_plata import tuning as rio
from tests.another_toy import AnotherToy, another_toy

TOY = """
[aims]
share = 0.1
openings = 2.0

[must]
holes-are-few = "B2"

[[change]]
path = "course.holes"
choices = [[2, 3, 5, 8, 11], [2, 5, 8], [2, 3, 4, 5, 6, 7]]

[[change]]
path = "card.wh*.worth"
add = [-1, 1]
"""
HOLDS = """from .data import HOLE

MUST = {"holes-are-few": lambda: sum(HOLE) < 6}
"""


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AnotherToy:
    made = another_toy("tuned", tmp_path, monkeypatch)
    (made.folder / "tuning.toml").write_text(TOY)
    (made.folder / "tuning.py").write_text(HOLDS)
    return made


def problem(tuning: Tuning, folder: Path, **chosen: int) -> str:
    """Why the box is refused in which these changes have these options, and the others today's."""
    file = folder / "candidate.toml"
    file.write_text(tuning.text([chosen.get(change.name, change.today) for change in tuning.changes]))
    return tuning.problem(file)


# --- what is declared -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["first-rat", "la-loire", "rio-de-la-plata"])
def test_the_box_as_it_is_satisfies_what_must_hold(name: str, tmp_path: Path) -> None:
    tuning = read(games.load(name))
    assert tuning.must
    assert set(tuning.aims) <= set(AIMS)
    assert tuning.changed([change.today for change in tuning.changes]) == {}
    assert problem(tuning, tmp_path) == ""


def test_options_are_read(toy: AnotherToy, tmp_path: Path) -> None:
    tuning = read(toy.load())
    holes, worth = tuning.changes
    assert (holes.today, holes.ordered, len(holes.options)) == (0, False, 3)
    assert (worth.today, worth.ordered) == (1, True)
    assert worth.options == ({"card.wheel.worth": 4}, {"card.wheel.worth": 5}, {"card.wheel.worth": 6})
    assert tuning.text([1, 2]) == 'course.holes = [2, 5, 8]\n\n[[card]]\nid = "wheel"\nworth = 6\n'
    (tmp_path / "box.toml").write_text(tuning.text([1, 2]))
    box = games.load("tuned", tmp_path / "box.toml").box
    assert (box.value("course.holes"), box.rows("card")[2]["worth"]) == ([2, 5, 8], 6)
    assert tuning.changed([0, 2]) == {"card.wheel.worth": 6}


def test_a_box_that_breaks_what_must_hold_is_refused(toy: AnotherToy, tmp_path: Path) -> None:
    tuning = read(toy.load())
    assert problem(tuning, tmp_path, **{"course.holes": 1}) == ""
    assert problem(tuning, tmp_path, **{"course.holes": 2}) == "does not hold: holes-are-few (B2)"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ('path = "rats.home"\nrange = [1, 3]', "rats.home is from rulebook; only what is reconstructed may change"),
        ('path = "rats.hom"\nrange = [1, 3]', "the box has no rats.hom"),
        ('path = "course.holes"', "needs range, choices, add or sets"),
        ("", r"no \[\[change\]\]"),
    ],
)
def test_what_cannot_be_changed_is_refused(toy: AnotherToy, change: str, reason: str) -> None:
    (toy.folder / "tuning.toml").write_text(f"[[change]]\n{change}\n" if change else "")
    with pytest.raises(BadData, match=reason):
        read(toy.load())


# --- the sample score sheet of First Rat ------------------------------------------------------------------------------


def test_a17_4_points_on_a_track_say_how_many_pieces_lie_there() -> None:
    """Space 4 is blocked: 9 for Vero, 8 for Gaby, 7 and 5 for Esra; nothing else brings 12, 9 and 8."""
    blocked = (0, 0, 0, 1)
    assert set(first_rat.counts((9, 8, 7, 7, 5), blocked, (12, 9, 8))) == {(2, 1, 1)}
    assert set(first_rat.counts((9, 8, 7, 7, 6), blocked, (12, 9, 8))) == set()
    food = set(first_rat.counts((8, 6, 5, 5, 4), blocked, (0, 16, 19)))
    assert food == {(0, 3, 4), (0, 4, 3)}  # 8, 4, 4 and 6, 5, 4, 4; or four times 4 and 8, 6, 5


CAPS = ("cockpit", "cargo", "thruster", "provisions", "lights", "food", "rattronaut", "comics", "backpacks")


@pytest.mark.parametrize(
    ("changed", "holds"),
    [
        ({"track.cargo.values": [9, 8, 7, 7, 6]}, False),  # no 12 for Esra
        ({"track.cargo.values": [9, 8, 6, 6, 6]}, True),
        ({"track.food.values": [8, 6, 6, 5, 4]}, False),  # no 19 for Gaby
        ({f"cap.{cap}.points": 5 for cap in CAPS}, False),  # the Rocket's brings 6: no 12 for Esra
    ],
)
def test_a17_4_boxes_in_which_the_sheet_cannot_come_about(changed: Values, holds: bool, tmp_path: Path) -> None:
    tuning = read(games.load("first-rat"))
    file = tmp_path / "box.toml"
    file.write_text(corrections(tuning.game.box.content, changed))
    assert ("sample-score-sheet" not in tuning.problem(file)) == holds


def test_a4_2_the_fort_example_of_rio(monkeypatch: pytest.MonkeyPatch) -> None:
    for base, holds in (([4, 4, 3, 3, 3, 3, 3, 2], True), ([5, 5, 3, 3, 3, 2, 2, 2], False)):
        monkeypatch.setitem(rio.LADDERS["fort"], "base", base)
        assert rio.fort_example() == holds


# --- aims -------------------------------------------------------------------------------------------------------------


def test_an_aim_that_is_met_counts_nothing() -> None:
    def row(share: float, margin: float, fair: float) -> dict[str, Any]:
        return {"share": {"mean": share}, "margin": {"mean": margin}, "fair": fair}

    rows = {
        "a": {"first": 0.6, "winners": 0.5},
        "b": {"first": 0.2, "winners": 0.01},
        "c": {"first": None, "winners": 1},
    }
    more = {"openings": {"varied": 4.0}, "turns_each": 21.0, "things": {"comic": rows}}
    more["winner"] = {"most_from": {"boat": {"share": 0.9}}}
    found = {
        "2": {"games": 8, "places": [row(0.7, 6.0, 0.5), row(0.3, -6.0, 0.5)], **more},
        "3": {"games": 8, "places": [row(2 / 3, 0, 1 / 3), row(1 / 3, 0, 1 / 3), row(0, 0, 1 / 3)], **more},
        "4": {"games": 0},
    }
    assert shortfalls(found, {"margin": 3.0, "share": 0.1}) == {"margin": 1.0, "share": 1.0}
    assert shortfalls(found, {"margin": 6.0, "share": 0.2}) == {"margin": 0.0, "share": 0.0}
    assert shortfalls(found, {"places": [0.5, 1.5]}) == {"places": 0.5}  # twice a fair share, or none
    assert shortfalls(found, {"turns": [12, 18], "openings": 8.0}) == {"turns": 0.5, "openings": 0.5}
    assert shortfalls(found, {"first": 0.4, "most-from": 0.6}) == {"first": 0.5, "most-from": 0.5}
    assert shortfalls(found, {"used": 0.1}) == {"used": 2.333}  # one of three


# --- the search -------------------------------------------------------------------------------------------------------


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
