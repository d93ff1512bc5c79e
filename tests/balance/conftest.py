"""Two networks that are finished, and a toy that may be tuned."""

import shutil
from pathlib import Path

import pytest

from riverrat.players.network import NETWORKS
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
def networks(tmp_path: Path) -> list[Path]:
    """Two that are finished already."""
    found = [tmp_path / "box" / f"{number}.npz" for number in (1, 2)]
    found[0].parent.mkdir()
    for path in found:
        shutil.copy(NETWORKS / "first-rat.npz", path)
    return found


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AnotherToy:
    made = another_toy("tuned", tmp_path, monkeypatch)
    (made.folder / "tuning.toml").write_text(TOY)
    (made.folder / "tuning.py").write_text(HOLDS)
    return made
