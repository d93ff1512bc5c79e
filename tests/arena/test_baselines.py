"""The baselines: which matches, played in parts, and the tables they make."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from riverrat import games
from riverrat.arena import baselines
from riverrat.arena.__main__ import main
from riverrat.arena.job import Job
from riverrat.arena.playing import Played, play
from riverrat.engine.errors import RiverratError

TOY = games.load("toy")


@pytest.fixture(autouse=True)
def quick_ones(monkeypatch: pytest.MonkeyPatch) -> None:
    """Baselines that need nothing compiled, played in this process."""

    def in_turn(tasks: Iterator[tuple[Job, int]], cores: int) -> Iterator[tuple[Job, Played]]:
        return ((job, play(job, number)) for job, number in tasks)

    monkeypatch.setattr(baselines, "play_tasks", in_turn)
    monkeypatch.setattr(baselines, "PLAYERS", ("random", "greedy"))


def test_everybody_meets_random_players_club_and_itself() -> None:
    met = [[one.players[at] for at in one.lineups[0]] for one in baselines.matches(TOY, 3)]
    assert met == [
        ["random", "random", "random"],
        ["greedy", "random", "random"],
        ["greedy", "club:250", "club:250"],
        ["greedy", "greedy", "greedy"],
    ]
    assert baselines.matches(TOY)[0].seats == 2


def test_played_in_parts_and_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(baselines, "CLUB", "greedy")
    page = tmp_path / "page.md"
    given = ["baselines", "toy", "--results", str(tmp_path / "games"), "--write", str(page)]
    assert main([*given, "--games", "2"]) == 0
    assert main([*given, "--games", "4"]) == 0
    written = page.read_text()
    assert written.count("of 4") == 1, "greedy against random, two deals of two games"
    assert written.count("in 4 |") == 2
    assert "| `random` |" in written
    page.write_text(f"Before.\n\n{baselines.BEGIN}\nold\n{baselines.END}\n\nAfter.\n")
    assert main([*given, "--no-play"]) == 0
    assert page.read_text().startswith("Before.\n\n")
    assert page.read_text().endswith("\n\nAfter.\n")
    assert "old" not in page.read_text()
    page.write_text("No place for them.\n")
    assert main([*given, "--no-play"]) == 2


def test_no_game_begins_when_time_is_up(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    jobs = baselines.matches(TOY)[:1]
    baselines.play_baselines(jobs, tmp_path, baselines.Plan(4, 1, -1.0), lambda *so_far: told.append(so_far))
    assert told == [(0, 4)]
    (tmp_path / "page.md").write_text("nothing")
    with pytest.raises(RiverratError, match="no place"):
        baselines.write_into(tmp_path / "page.md", "")
