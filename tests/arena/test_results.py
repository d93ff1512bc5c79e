"""The result file: nothing is lost, and nobody else's is touched."""

import json
import os
from pathlib import Path

import pytest

from riverrat.arena.job import Job, job
from riverrat.arena.match import Plan, run
from riverrat.arena.playing import play
from riverrat.arena.results import Results
from riverrat.engine.errors import RiverratError

from .matches import silent


@pytest.mark.usefixtures("quick")
def test_a_line_cut_off_is_one_game_to_play_again(match: Job, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    run(Results(match, path), Plan(4), silent)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    cut = Results(match, path)
    assert sorted(cut.games) == [0, 1, 2]
    run(cut, Plan(4), silent)
    assert Results.read(path).games == {number: play(match, number) for number in range(4)}


def test_the_results_of_another_match_are_left_alone(match: Job, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    Results(match, path)
    before = path.read_bytes()
    with pytest.raises(
        RiverratError, match=r"holds the results of another match .its seed: 3, not 4.; choose another file"
    ):
        Results(job("toy", ["playouts:6", "random"], seed=4), path)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "text", ["", "hello", "[]", '{"format": "riverrat arena 9"}', '{"format": "riverrat arena 1"}']
)
def test_a_file_that_is_no_result_file_is_left_alone(match: Job, tmp_path: Path, text: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_text(text)
    with pytest.raises(RiverratError, match="is no result file of the arena"):
        Results(match, path)
    assert path.read_text() == text


def test_a_damaged_line_is_named(match: Job, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    path.write_text(json.dumps({"format": "riverrat arena 1", "job": match.json()}) + '\n{"number": 0}\n')
    with pytest.raises(RiverratError, match="line 2 is no game of a match"):
        Results(match, path)


@pytest.mark.usefixtures("quick")
def test_a_full_disk_keeps_what_there_is(match: Job, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"
    run(Results(match, path), Plan(2), silent)
    before = path.read_bytes()

    def full(_file: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", full)
        with pytest.raises(RiverratError, match="No space left on device; the games before are kept"):
            run(Results(match, path), Plan(4), silent)
        with pytest.raises(RiverratError, match="No space left on device; nothing was played"):
            Results(match, tmp_path / "new.jsonl")
    assert [one.name for one in tmp_path.iterdir()] == ["match.jsonl"]
    assert path.read_bytes() == before
    run(Results(match, path), Plan(4), silent)
    assert sorted(Results.read(path).games) == [0, 1, 2, 3]


def test_a_place_where_one_may_not_write(match: Job, tmp_path: Path) -> None:
    with pytest.raises(RiverratError, match="No such file or directory; nothing was played"):
        Results(match, tmp_path / "nowhere" / "match.jsonl")
    for path in (tmp_path, Path(os.devnull)):
        with pytest.raises(RiverratError, match="is no file; choose another name for the results"):
            Results(match, path)
