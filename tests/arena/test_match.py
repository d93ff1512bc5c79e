"""A match from its first game to its last: where it goes on, and when it stops."""

from pathlib import Path

import pytest

from riverrat.arena.job import Job, job
from riverrat.arena.match import Plan, run
from riverrat.arena.playing import play
from riverrat.arena.results import Results
from riverrat.arena.sequential import Claim
from riverrat.engine.errors import RiverratError

from .matches import silent


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
