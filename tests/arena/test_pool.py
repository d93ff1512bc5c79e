"""Games on the cores of this machine: workers that are lost, and players that break the rules."""

from multiprocessing import active_children
from pathlib import Path

import pytest

from riverrat.arena import pool
from riverrat.arena.job import Job, job
from riverrat.arena.match import Plan, run
from riverrat.arena.playing import play
from riverrat.arena.results import Results
from riverrat.engine.errors import RiverratError

from .matches import silent
from .players import BROKEN


def test_the_number_of_cores_changes_nothing(match: Job, tmp_path: Path) -> None:
    found = []
    for cores in (1, 3):
        results = Results(match, tmp_path / f"{cores}.jsonl")
        run(results, Plan(8, cores=cores), silent)
        found.append(dict(sorted(results.games.items())))
    assert list(found[0]) == list(range(8))
    assert found[0] == found[1] == {number: play(match, number) for number in range(8)}


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
