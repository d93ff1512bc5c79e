"""Golden records: whole games that replay to the scores written down here."""

from pathlib import Path

import pytest

from riverrat.engine.record import Record
from tests.toy import GAME

FOLDER = Path(__file__).parents[2] / "records" / "toy"
SCORES = {"standard-2": [[0, 4], [4, 2]]}  # cheese and rats home of each seat


@pytest.mark.parametrize("name", SCORES)
def test_a_record_replays_to_its_scores(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    replay = Record.read(text, lambda _name, _data: GAME)
    assert replay.now.over == 1
    assert [list(score.lines.values()) for score in GAME.scores(replay.now)] == SCORES[name]
    assert replay.text() == text


def test_every_record_has_its_scores() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SCORES)
