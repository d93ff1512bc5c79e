"""What has to hold of a box that is tuned: the sample score sheet. (A17.4)"""

from pathlib import Path

import pytest

from riverrat import games
from riverrat.balance.tuning import Values, corrections, read
from riverrat.games.first_rat import tuning as first_rat


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
