"""Golden records: whole games that replay to the scores written down here."""

from pathlib import Path

import pytest

from riverrat import games

FOLDER = Path(__file__).parent.parent.parent / "records" / "rio-de-la-plata"
SCORES = {
    "standard-3": [27, 57, 46],
    "standard-4": [46, 50, 24, 24],
    "standard-5": [9, 31, 31, 23, 51],
    "short-3": [23, 46, 35],
    "short-4": [40, 35, 15, 24],
    "short-5": [7, 11, 24, 22, 46],
    "options-4": [37, 30, 28, 43],
    "readings-3": [8, 2, 0],
}


@pytest.mark.parametrize("name", SCORES)
def test_a_record_replays_to_its_scores(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    replay = games.read_record(text)
    assert replay.now.over == 1
    assert [score.points for score in replay.game.scores(replay.now)] == SCORES[name]
    assert replay.game.audit(replay.now) == ""
    assert replay.text() == text


def test_every_record_has_its_scores() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SCORES)
