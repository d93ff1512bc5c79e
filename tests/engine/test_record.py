from pathlib import Path

import pytest

from riverrat import games
from riverrat.engine.errors import BadRecord, IllegalAction, RiverratError
from riverrat.engine.game import Game
from riverrat.engine.record import Record, result_tags, write_safely


def find(name: str, _data: str) -> Game:
    return games.load(name)


@pytest.fixture
def replay() -> Record:
    record = Record(games.load("toy"), 2, {"course": "short"}, 7)
    for action in ("rat 0", "go 2", "peek", "rat 1", "go 1"):
        record.play(action)
    return record


def header(replay: Record) -> list[str]:
    return replay.text().split("\n\n")[0].splitlines()


def test_a_record_is_a_text(replay: Record) -> None:
    data = replay.game.box.hash
    assert replay.text() == (
        f"riverrat record 1\ngame toy\nrules 1\ndata {data}\nseats 2\noption course short\nseed 7\n\n"
        "rat 0\ngo 2\npeek\nrat 1\ngo 1\n"
    )
    assert Record.read(replay.text(), find).now == replay.now


def test_comments_and_blank_lines_are_allowed(replay: Record) -> None:
    text = "# a fine game\n" + replay.text().replace("peek\n", "\n  peek   # careful\n")
    assert Record.read(text, find).now == replay.now


def test_tags_are_kept_and_change_nothing(replay: Record) -> None:
    replay.tags = {"player-1": "Anna # 1", "weather at home": "  rain,\nthen sun", "empty": " "}
    lines = replay.text().splitlines()
    assert lines[:4] == ["riverrat record 1", "tag player-1 Anna # 1", "tag weather-at-home rain, then sun", "game toy"]
    again = Record.read(replay.text(), find)
    assert again.now == replay.now
    assert again.tags == {"player-1": "Anna # 1", "weather-at-home": "rain, then sun"}
    assert again.text() == replay.text()


def test_a_tag_may_stand_anywhere_in_the_header(replay: Record) -> None:
    text = replay.text().replace("seats 2\n", "seats 2\ntag annotator Ben\n")
    assert Record.read(text, find).tags == {"annotator": "Ben"}


@pytest.mark.parametrize(("line", "reason"), [("tag", "unexpected 'tag'"), ("tug date 1", "unexpected 'tug date 1'")])
def test_what_is_no_tag_is_refused(replay: Record, line: str, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason):
        Record.read(replay.text().replace("seats 2\n", f"seats 2\n{line}\n"), find)


def test_the_tags_of_a_result() -> None:
    toy = games.load("toy")
    s = toy.new(2, seed=1)
    s.rat[0], s.rat[1], s.cheese, s.over = [9, 9], [9, 4], [3, 1, 0, 0], 1
    assert result_tags(["Anna", "Rusty"], ["", "club"], toy.scores(s)) == {
        "player-1": "Anna",
        "player-2": "Rusty",
        "level-1": "",
        "level-2": "club",
        "result": "7 3",
        "winner": "1",
    }
    assert result_tags([], [], []) == {"result": "unfinished", "winner": ""}


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (("riverrat record 1", "riverrat record 9"), 1, "a record begins with the line"),
        (("game toy", "game tay"), 2, "unknown game 'tay'; did you mean toy"),
        (("rules 1", "rules 0"), 3, "written under rules version 0; this is version 1 and would play it wrongly"),
        (("data ", "data x"), 4, "played with the data x"),
        (("seats 2", "seats two"), 5, "seats needs a whole number, not 'two'"),
        (("seats 2", "seats 9"), 5, "toy is for 1, 2, 3 or 4 players, not 9"),
        (("seats 2\n", ""), 6, "the header has no 'seats' line"),
        (("option course short", "option course"), 5, "option course can be short or long, not ''"),
        (("seed 7", "seed hidden"), 7, "the seed is hidden while the game goes on"),
        (("seed 7", "speed 7"), 7, "unexpected 'speed 7' before the seed"),
        (("go 2", "go 5"), 10, "'go 5' is not legal here; legal: go 1, go 2, go 3"),
        (("peek", "poke"), 11, "'poke' is no action of this game"),
    ],
)
def test_a_bad_line_is_refused_with_its_number(replay: Record, change: tuple[str, str], line: int, reason: str) -> None:
    with pytest.raises(BadRecord) as error:
        Record.read(replay.text().replace(*change), find)
    assert error.value.line == line
    assert reason in error.value.reason


@pytest.mark.parametrize("text", ["", "hello", "riverrat record 1\n", "riverrat record 1\ngame toy\n"])
def test_a_text_that_is_no_record(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.read(text, find)


def test_an_illegal_action_changes_nothing(replay: Record) -> None:
    text = replay.text()
    with pytest.raises(IllegalAction):
        replay.play("go 9")
    assert replay.text() == text


def test_undo_goes_back_to_the_start_of_the_turn() -> None:
    record = Record(games.load("toy"), 2, {}, 7)
    start = record.now.clone()
    record.play("rat 0")
    record.play("go 2")
    assert record.undo_limit() == 0
    record.undo()
    record.undo()
    assert record.now == start
    with pytest.raises(RiverratError, match="nothing can be undone"):
        record.undo()


def test_undo_stops_at_what_was_revealed(replay: Record) -> None:
    assert replay.undo_limit() == 5  # a new turn has begun
    replay.play("rat 0")
    replay.play("go 3")
    assert replay.undo_limit() == 5
    with pytest.raises(RiverratError, match="undo reaches back to moment 5, not 4"):
        replay.undo(4)
    replay.undo(5)
    assert len(replay) == 5


def test_undo_stops_after_a_draw() -> None:
    record = Record(games.load("toy"), 1, {}, 7)
    for action in ("rat 0", "go 2", "peek"):
        record.play(action)
    assert record.undo_limit() == 3


def test_step_back_and_branch(replay: Record) -> None:
    assert replay.at(0).rat[0] == [0, 0]
    assert replay.at(2).rat[0] == [2, 0]
    assert replay.at(5) == replay.now
    other = replay.branch(2)
    other.play("leave")
    assert len(replay) == 5
    assert other.text().splitlines()[-1] == "leave"
    with pytest.raises(RiverratError, match="moments 0 to 5, not 6"):
        replay.at(6)


def test_a_full_disk_loses_nothing(tmp_path: Path, replay: Record, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.record"
    replay.save(path)
    before = path.read_text()
    replay.play("rat 0")

    def full(_fd: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", full)
    with pytest.raises(
        RiverratError, match=r"was not written .No space left on device.; what was there before is unchanged"
    ):
        replay.save(path)
    assert path.read_text() == before
    assert [p.name for p in tmp_path.iterdir()] == ["game.record"]


def test_writing_where_one_may_not(tmp_path: Path) -> None:
    with pytest.raises(RiverratError, match="was not written"):
        write_safely(tmp_path / "nowhere" / "x", "text")
