"""Golden records: whole games that replay to the scores written down here."""

import re
from pathlib import Path

import pytest

from riverrat import games

FOLDER = Path(__file__).parent.parent.parent / "records" / "la-loire"
SCORES = {  # boat, delivered, undelivered, characters, types, palaces of each seat
    "standard-2": [[15, 8, 1, 4, 2, 6], [20, 8, 2, 4, 0, 4]],
    "standard-3": [[10, 9, 0, 7, 0, 2], [15, 9, 2, 8, 0, 4], [17, 7, 2, 4, 0, 4]],
    "standard-4": [[5, 4, 2, 4, 0, 6], [10, 4, 1, 1, 2, 4], [15, 18, 2, 8, 0, 8], [7, 9, 2, 10, 0, 4]],
    "casual-1": [[5, 7, 2, 0, 0, 0]],
    "casual-2": [[9, 23, 0, 0, 0, 0], [20, 4, 2, 0, 0, 0]],
    "casual-3": [[11, 13, 1, 0, 0, 0], [17, 17, 0, 0, 0, 0], [11, 13, 0, 0, 0, 0]],
    "casual-4": [[7, 14, 0, 0, 0, 0], [15, 10, 2, 0, 0, 0], [6, 10, 0, 0, 0, 0], [11, 6, 1, 0, 0, 0]],
    "solo-1": [[4, 2, 1, 1, 0, 4]],
    "options-3": [[0, 8, 2, 5, 0, 0], [0, 8, 2, 15, 2, 0], [0, 12, 1, 6, 0, 0]],
    "german-2": [[0, 0, 2, 7, 0, 0], [0, 2, 2, 3, 0, 0]],
    "english-3": [[0, 0, 2, 1, 0, 0], [2, 2, 0, 3, 0, 0], [1, 2, 1, 2, 0, 2]],
}


@pytest.mark.parametrize("name", SCORES)
def test_a_record_replays_to_its_scores(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    replay = games.read_record(text)
    assert replay.now.over == 1
    assert [list(score.lines.values()) for score in replay.game.scores(replay.now)] == SCORES[name]
    assert replay.text() == re.sub("^option .*", lambda line: line[0].replace("_", "-"), text, flags=re.M)  # as of old


def test_every_record_has_its_scores() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SCORES)
