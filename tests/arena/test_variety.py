"""Openings are everybody's first turns; games that repeat another are no more than one."""

import json
from pathlib import Path

from riverrat import games
from riverrat.arena.job import job
from riverrat.arena.playing import Played, play
from riverrat.arena.results import Results
from riverrat.arena.summary import summary
from riverrat.arena.variety import moves, opening, variety
from riverrat.engine.record import Record


def test_as_varied_as_so_many_equally_frequent_ones() -> None:
    assert variety(["a", "a", "b", "b"]) == {"different": 2, "varied": 2.0, "most_frequent": 0.5}


def test_an_opening_is_the_first_turns_of_everybody() -> None:
    record = Record(games.load("toy"), seats=2, seed=7)
    for turn in ("rat 0, go 3, leave", "rat 0, go 2, leave", "rat 1, go 3, leave", "rat 0, go 5, dig", "rat 1"):
        for action in turn.split(", "):
            record.play(action)
    assert opening(record) == 12
    assert moves(record.text())[:4] == ("rat 0", "go 3", "leave", "rat 0")
    assert opening(Record(games.load("toy"), seats=2)) == 0


def test_files_of_before_say_nothing_of_openings(tmp_path: Path) -> None:
    match = job("toy", ["random"], seats=2)
    one = play(match, 0)
    assert one.opening
    before = {name: value for name, value in one.json().items() if name != "opening"}
    file = tmp_path / "before.jsonl"
    Results(match, file)
    with file.open("a") as lines:
        lines.write(json.dumps(before) + "\n")
    read = Results.read(file)
    assert read.game(0) == Played.from_json({**one.json(), "opening": 0})
    assert list(summary(read)["variety"]) == ["games"]
