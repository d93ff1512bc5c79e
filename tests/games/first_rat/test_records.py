"""Golden records: whole games that replay to the scores written down here."""

from importlib import import_module
from pathlib import Path

import pytest

from riverrat import games

FOLDER = Path(__file__).parent.parent.parent / "records" / "first-rat"
SCORES = {  # the eight tracks from cockpit to food, caps, awards and mold, leftovers of each seat
    "standard-2": [[5, 9, 0, 0, 13, 15, 11, 5, 17, 3, 2], [0, 0, 9, 0, 12, 18, 9, 8, 9, 6, 6]],
    "standard-3": [
        [6, 0, 6, 0, 6, 23, 6, 0, 3, 9, 1],
        [0, 8, 6, 0, 8, 20, 12, 5, 21, 4, 1],
        [6, 9, 9, 9, 0, 19, 0, 14, 6, 1, 3],
    ],
    "standard-4": [
        [4, 9, 6, 7, 0, 10, 14, 8, 15, 0, 2],
        [0, 13, 0, 0, 11, 15, 15, 0, 14, 3, 3],
        [2, 7, 9, 9, 0, 19, 9, 6, 0, 3, 1],
        [6, 0, 0, 0, 8, 18, 8, 0, 9, 6, 1],
    ],
    "standard-5": [
        [5, 8, 0, 0, 10, 5, 11, 6, 3, 1, 2],
        [3, 16, 0, 0, 0, 18, 9, 8, 0, 1, 1],
        [0, 0, 12, 0, 9, 25, 4, 0, 0, 2, 2],
        [0, 7, 9, 0, 12, 24, 9, 0, 0, 6, 4],
        [6, 0, 0, 0, 9, 23, 6, 0, 3, 9, 2],
    ],
    "variable-2": [[16, 0, 9, 0, 10, 23, 5, 6, 13, 6, 1], [13, 8, 0, 0, 3, 15, 7, 13, 0, 6, 3]],
    "variable-5": [
        [13, 6, 0, 0, 13, 10, 4, 0, 4, 3, 1],
        [7, 10, 0, 0, 20, 12, 7, 0, 17, 1, 1],
        [11, 5, 8, 9, 13, 9, 5, 0, 3, 3, 2],
        [6, 0, 5, 0, 24, 25, 6, 0, 0, 6, 1],
        [0, 13, 6, 0, 5, 10, 5, 8, 4, 3, 2],
    ],
    "variable-path-4": [
        [6, 8, 6, 7, 10, 13, 11, 0, 6, -1, 1],
        [1, 0, 0, 0, 9, 10, 9, 8, 8, 1, 1],
        [2, 0, 13, 0, 12, 5, 10, 6, 3, 3, 1],
        [5, 9, 6, 9, 4, 14, 8, 0, 3, 3, 2],
    ],
    "variable-tracks-3": [
        [0, 6, 6, 0, 14, 9, 10, 6, 3, 3, 1],
        [7, 5, 9, 9, 7, 16, 15, 7, 0, 2, 1],
        [0, 0, 6, 0, 13, 10, 8, 5, 4, 0, 4],
    ],
    "first-game-3": [
        [6, 0, 9, 0, 0, 15, 9, 6, 0, 4, 4],
        [0, 9, 4, 0, 14, 20, 11, 8, 3, 3, 2],
        [5, 0, 12, 0, 0, 27, 10, 0, 0, 6, 4],
    ],
    "start-player-4": [
        [2, 0, 0, 0, 4, 23, 16, 8, 6, 4, 2],
        [5, 8, 6, 7, 13, 15, 4, 6, 9, 3, 1],
        [4, 9, 15, 9, 0, 15, 8, 0, 6, 1, 2],
        [0, 7, 0, 0, 6, 24, 10, 0, 0, 4, 3],
    ],
    "solo-easy": [[0, 0, 9, 0, 17, 20, 9, 0, 8, 3, 1]],
    "solo-medium": [[5, 9, 6, 9, 5, 5, 5, 0, 4, 3, 1]],
    "solo-difficult": [[13, 0, 0, 0, 13, 12, 12, 0, 6, 1, 0]],
    "solo-unfair": [[6, 7, 6, 9, 12, 15, 0, 0, 6, 3, 1]],
    "solo-rest-of-card": [[2, 5, 9, 9, 0, 23, 12, 0, 4, 3, 4]],
    "readings-4": [
        [7, 0, 0, 0, 12, 10, 6, 0, 0, 3, 3],
        [4, 0, 0, 0, 0, 28, 7, 0, 0, 6, 2],
        [0, 0, 9, 0, 14, 5, 0, 0, 9, 0, 3],
        [0, 0, 0, 0, 9, 14, 0, 0, 0, 3, 3],
    ],
    "solo-readings": [[0, 0, 0, 0, 13, 8, 0, 0, 3, 3, 2]],
}
GREG = {
    "solo-easy": 61,
    "solo-medium": 63,
    "solo-difficult": 64,
    "solo-unfair": 67,
    "solo-rest-of-card": 57,
    "solo-readings": 70,
}


@pytest.mark.parametrize("name", SCORES)
def test_a_record_replays_to_its_scores(name: str) -> None:
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8")
    replay = games.read_record(text)
    game = replay.game
    assert replay.now.over == 1
    assert [list(score.lines.values()) for score in game.scores(replay.now)] == SCORES[name]
    assert replay.text() == text
    if name in GREG:
        assert game.view(replay.now)["greg"]["points"] == GREG[name]
        assert game.scores(replay.now)[0].won == (sum(SCORES[name][0]) > GREG[name])


def test_every_record_has_its_scores() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(SCORES)


@pytest.mark.parametrize("path", sorted((FOLDER / "challenges").glob("*.txt")), ids=lambda path: path.stem)
def test_a_challenge_was_met(path: Path) -> None:
    """B5: games of computers, some of which knew the deal, each named after its level and a challenge it meets."""
    record = games.read_record(path.read_text())
    level, _, challenge = path.stem.partition("-")
    scoring = import_module(f"{record.game.package}.scoring")  # with the box of that game
    assert (level, challenge) in scoring.achievements(record.now, 0)


def test_every_challenge_was_met_at_every_level() -> None:
    challenges = ["no-rattronaut", "no-items", "four-rattronauts", "two-rockets", "four-backpacks", "ninety"]
    challenges += ["sixteen-turns", "food-five", "all-pipes-twice"]
    wanted = {f"{level}-{name}" for level in ("easy", "medium", "difficult", "unfair") for name in challenges}
    assert {path.stem for path in (FOLDER / "challenges").glob("*.txt")} == wanted
