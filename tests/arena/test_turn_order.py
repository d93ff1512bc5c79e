"""Places count from whoever decides first, wherever that is; games that repeat another are no more than one."""

from __future__ import annotations

import json
from pathlib import Path

from riverrat import games
from riverrat.arena.job import job
from riverrat.arena.playing import Played, play
from riverrat.arena.results import Results
from riverrat.arena.summary import summary
from riverrat.arena.turn_order import first_seats, moves, opening, place
from riverrat.engine.record import Record


def test_places_are_counted_from_whoever_begins() -> None:
    assert [place(seat, 2, 4) for seat in range(4)] == [2, 3, 0, 1]


def test_who_began_follows_from_the_deal() -> None:
    """La Loire draws who begins; shares go with that, not with the seat."""
    match = job("la-loire", ["random"], seats=2, options={"mode": "casual"}, seed=3)
    results = Results(match)
    for number in range(6):
        results.add(play(match, number))
    told = [games.read_record(one.record) for one in results.games.values()]
    first = first_seats(match, list(results.games.values()))
    assert first == [record.seat_at(0) for record in told]
    assert set(first) == {0, 1}
    won = sum(one.share[seat] for one, seat in zip(results.games.values(), first, strict=True))
    assert summary(results)["places"][0]["share"] == round(won / 6, 4)


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
