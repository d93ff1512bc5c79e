"""Matches: the same games however they are played, nothing lost whatever happens."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from multiprocessing import active_children
from pathlib import Path

import pytest

from riverrat.arena import pool
from riverrat.arena.job import Job, job
from riverrat.arena.match import Plan, run
from riverrat.arena.playing import Played, play
from riverrat.arena.results import Results
from riverrat.arena.sequential import Claim
from riverrat.engine.errors import RiverratError

from .players import BROKEN


def silent(_done: int) -> None:
    pass


@pytest.fixture
def match() -> Job:
    return job("toy", ["playouts:6", "random"], seed=3)


def in_turn(job: Job, numbers: Iterator[int], cores: int) -> Iterator[Played]:
    """The games one after the other, here."""
    return (play(job, number) for number in numbers)


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("riverrat.arena.match.play_here", in_turn)


def test_the_number_of_cores_changes_nothing(match: Job, tmp_path: Path) -> None:
    found = []
    for cores in (1, 3):
        results = Results(match, tmp_path / f"{cores}.jsonl")
        run(results, Plan(8, cores=cores), silent)
        found.append(dict(sorted(results.games.items())))
    assert list(found[0]) == list(range(8))
    assert found[0] == found[1] == {number: play(match, number) for number in range(8)}


@pytest.mark.usefixtures("quick")
def test_a_match_goes_on_where_it_was_stopped(match: Job, tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    told: list[int] = []

    def stop(done: int) -> None:
        told.append(done)
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(Results(match, path), Plan(7), stop)
    again = Results(match, path)
    assert sorted(again.games) == [0, 1, 2]
    assert len(again.whole_deals()) == 1
    run(again, Plan(7), told.append)
    assert told == [1, 2, 3, 4, 5, 6, 7, 8]  # seven games are rounded up to four deals
    assert Results.read(path).games == {number: play(match, number) for number in range(8)}


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


def test_a_lost_worker_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark = tmp_path / "mark"
    monkeypatch.setenv(BROKEN, str(mark))
    fragile = job("toy", ["tests.arena.players.Fragile:5", "random"])
    results = Results(fragile)
    run(results, Plan(4, cores=2), silent)
    assert mark.exists()
    assert results.games == {number: play(fragile, number) for number in range(4)}


def test_a_game_that_kills_its_workers_ends_the_match_in_one_line(tmp_path: Path) -> None:
    deadly = job("toy", ["random", "tests.arena.players.Deadly:5"])
    with pytest.raises(RiverratError, match=r"game 0 lost its worker twice .exit code -9.; what was finished is kept"):
        run(Results(deadly, tmp_path / "match.jsonl"), Plan(2, cores=1), silent)


def test_a_player_that_breaks_the_rules_is_named(tmp_path: Path) -> None:
    cheat = job("toy", ["tests.arena.players.Cheat:5", "random"])
    with pytest.raises(
        RiverratError, match=r"game 0: tests.arena.players.Cheat:5 answered with \d+, which is not legal"
    ):
        run(Results(cheat), Plan(2, cores=1), silent)


def test_workers_end_when_nobody_waits_for_them(match: Job) -> None:
    before = set(active_children())  # of other tests
    playing = pool.play_here(match, iter(range(100)), 2)
    next(playing)
    workers = set(active_children()) - before
    assert len(workers) == 2
    playing.close()  # type: ignore[attr-defined]
    assert not workers & set(active_children())


@pytest.mark.usefixtures("quick")
def test_a_settled_claim_ends_the_match(tmp_path: Path) -> None:
    strong = job("toy", ["playouts:60", "random"], seed=1)
    results = Results(strong)
    claim = Claim(0.5, at_least=10, at_most=200)
    run(results, Plan(200, claim), silent)
    assert 10 <= len(results.games) < 200
    count = len(results.games)
    run(results, Plan(200, claim), silent)  # nothing more to do
    assert len(results.games) == count


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("entered", [["random"], ["random", "playouts:1", "playouts:2"]])
def test_a_claim_needs_one_player_to_be_about(entered: list[str]) -> None:
    with pytest.raises(RiverratError, match="a claim is about the first player of one table"):
        run(Results(job("toy", entered, seats=2)), Plan(2, Claim(0.5)), silent)
