"""What may be changed of a box, and what has to hold then."""

from pathlib import Path

import pytest

from riverrat import games
from riverrat.balance.aims import AIMS
from riverrat.balance.tuning import Tuning, read
from riverrat.engine.errors import BadData
from tests.another_toy import AnotherToy


def problem(tuning: Tuning, folder: Path, **chosen: int) -> str:
    """Why the box is refused in which these changes have these options, and the others today's."""
    file = folder / "candidate.toml"
    file.write_text(tuning.text([chosen.get(change.name, change.today) for change in tuning.changes]))
    return tuning.problem(file)


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
