"""The ladder: which matches, gone on with in parts, and the page they make."""

import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from riverrat import games
from riverrat.arena.job import Job, job
from riverrat.arena.ladder import Rung, Size, claimed, finished, found_in, kind_of, results_of, rungs, whole_ladder
from riverrat.arena.match import Plan, run
from riverrat.arena.playing import Played, play
from riverrat.arena.strength import strength_page
from riverrat.cli.main import main
from riverrat.engine.errors import RiverratError
from riverrat.players.entrants import entrant
from riverrat.players.levels import LEVELS, Level
from riverrat.players.player import Limit
from riverrat.players.playouts import PlayoutsPlayer

TOY = games.load("toy")
SIZE = Size(at_least=2, at_most=4, self_play=2)


def in_turn(job: Job, numbers: Iterator[int], cores: int) -> Iterator[Played]:
    return (play(job, number) for number in numbers)


def silent(_done: int) -> None:
    pass


@pytest.fixture(autouse=True)
def three_levels(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Quick levels of our own, from weakest to strongest, and games played here."""
    before = dict(LEVELS)
    LEVELS.clear()
    for name, playouts in (("low", 1), ("middle", 3), ("high", 9)):
        player = PlayoutsPlayer(compiled=False)
        LEVELS[name] = Level(name, Limit(seconds=60, playouts=playouts, turn_seconds=90), player, player)
    entrant.cache_clear()
    monkeypatch.setattr("riverrat.arena.match.play_here", in_turn)
    monkeypatch.setattr("riverrat.arena.ladder.OFFERED", ("low", "middle", "high"))
    monkeypatch.setattr("riverrat.arena.strength.OFFERED", ("low", "middle", "high"))
    monkeypatch.setattr("riverrat.arena.ladder.STRONGEST", "high")
    monkeypatch.setattr("riverrat.arena.ladder.BASELINE_SECONDS", 0.01)
    yield
    LEVELS.clear()
    LEVELS.update(before)
    entrant.cache_clear()


def test_the_matches_of_a_game() -> None:
    found = [
        (rung.kind, rung.job.players, rung.job.seats, rung.claim and rung.claim.share) for rung in rungs(TOY, SIZE)
    ]
    assert found == [
        ("steps", ["middle", "low"], 2, 0.65),
        ("steps", ["high", "middle"], 2, 0.65),
        ("baseline", ["high", "playouts:0.01s"], 2, 0.75),
        ("self-play", ["middle"], 2, None),
        ("self-play", ["high"], 2, None),
        ("solo", ["high"], 1, None),
    ]
    assert [rung.games for rung in rungs(TOY, SIZE)] == [4, 4, 4, 2, 2, 2]
    tenth = next(rungs(TOY, Size(time=0.1)))
    assert tenth.job.players == ["middle:10%", "low:10%"]
    assert entrant("high:10%").limit == Limit(seconds=6, playouts=1, turn_seconds=9)


def test_a_player_of_ones_own_meets_every_level() -> None:
    found = [(rung.kind, rung.job.players, rung.games) for rung in rungs(TOY, SIZE, ["own"], own=["search:7"])]
    assert found == [("", ["search:7", name], 2) for name in ("low", "middle", "high")]
    assert not list(rungs(TOY, SIZE, ["own"]))


def test_a_network_meets_playouts_and_the_guide_by_hand_where_there_is_one() -> None:
    found = [rung.job.players for rung in rungs(games.load("first-rat"), SIZE, ["baseline", "guides"])]
    assert found == [["high", "playouts:0.01s"], ["network", "playouts:0.01s"], ["learned:0.2s", "search:0.2s"]]
    (tenth,) = rungs(games.load("rio-de-la-plata"), Size(time=0.1), ["guides"])
    assert tenth.job.players == ["learned:0.02s", "search:0.02s"]
    assert tenth.job.lineups == [[0, 1, 1]]


@pytest.mark.parametrize(
    ("players", "seats", "kind", "share"),
    [
        (["high", "middle", "middle"], 3, "steps", 0.5),
        (["high:5", "playouts:7", "playouts:7"], 3, "baseline", 0.6),
        (["middle", "playouts:7"], 2, "baseline", None),
        (["network", "playouts:7"], 2, "baseline", 0.7),
        (["network", "playouts:7", "playouts:7"], 3, "baseline", 0.55),
        (["learned:5", "search:7"], 2, "guides", 0.65),
        (["learned:5", "search:7", "search:7"], 3, "guides", 0.5),
        (["search:5", "learned:7"], 2, "", None),
        (["high", "low"], 2, "", None),
        (["low", "middle"], 2, "", None),
        (["high", "middle", "low"], 2, "", None),
    ],
)
def test_what_a_match_should_show(players: list[str], seats: int, kind: str, share: float | None) -> None:
    match = job("toy", players, seats=seats)
    assert (kind_of(match), claimed(match)) == (kind, share)


def test_the_ladder_is_played_in_parts(tmp_path: Path) -> None:
    for kinds in (["steps"], ["self-play", "solo"]):
        for rung in whole_ladder(["toy"], SIZE, kinds, "2026-11-15"):
            results = results_of(rung, tmp_path)
            assert not finished(rung, results)
            run(results, Plan(rung.games, rung.claim), silent)
            assert finished(rung, results_of(rung, tmp_path))
    assert len(found_in(tmp_path)) == 5
    page = strength_page(found_in(tmp_path), 2, 4, "2026-11-15", "riverrat ladder toy")
    assert "## toy\n" in page
    assert "### Each level against the one below" in page
    assert "### Against playouts" not in page
    assert re.search(r"^\| high, middle \| 4 \| \d+\.\d % \(.* \| > 65\.0 %: \w+ \|", page, re.M)
    assert re.search(r"^\| high \| solo \| 2 \| 100\.0 % ", page, re.M)
    assert re.search(r"^\| middle \| 2 \| 2 \| ", page, re.M)
    assert "| high | 60 | 90 | 9 |" in page
    assert f"Today's code is {rung.job.code}:" in page
    assert "| Winners with points from | middle | high |" in page
    assert "| Most of a winner's points | middle | high |" in page
    tables = [table.splitlines() for table in re.findall(r"(?:^\|.*\n)+", page, re.M)]
    assert all(len({row.count("|") for row in table}) == 1 for table in tables)


def test_self_play_at_several_tables_says_with_how_many_seats(tmp_path: Path) -> None:
    for seats in (2, 3):
        match = job("toy", ["low"], seats=seats)
        run(results_of(Rung("", match, None, 1), tmp_path), Plan(1), silent)
    page = strength_page(found_in(tmp_path), 2, 4, "2026-11-16", "riverrat ladder toy")
    heads = re.findall(r"^\| Winners with points from \| (.*) \|$", page, re.M)
    assert [set(head.split(" | ")) for head in heads] == [{"low (2 seats)", "low (3 seats)"}]


def test_what_earlier_players_played_stays_until_it_is_played_again(tmp_path: Path) -> None:
    rung = next(rungs(TOY, SIZE))
    earlier = replace(rung, job=replace(rung.job, code="earlier"))
    run(results_of(earlier, tmp_path), Plan(2), silent)
    kept = results_of(rung, tmp_path)
    assert kept.job.code == "earlier"
    assert finished(rung, kept)
    again = results_of(rung, tmp_path, again=True)
    assert again.job.code == rung.job.code
    assert not again.games
    assert [len(results.games) for results in found_in(tmp_path)] == [2, 0]


def test_unknown_parts_and_folders_are_refused(tmp_path: Path) -> None:
    with pytest.raises(
        RiverratError, match="the ladder has no part 'stairs'; it has steps, baseline, guides, self-play, solo"
    ):
        list(rungs(TOY, SIZE, ["stairs"]))
    with pytest.raises(RiverratError, match="there is no such folder"):
        found_in(tmp_path / "nowhere")


def test_the_command_writes_the_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "strength.md"
    kept = ["--results", str(tmp_path / "kept"), "--write", str(page)]
    few = ["--at-least", "2", "--at-most", "2", "--self-play", "1"]
    assert main(["ladder", "toy", "--only", "steps", *few, *kept]) == 0
    assert capsys.readouterr().out == f"{page}\n"
    assert page.read_text().startswith("# How strong the opponents are\n")
    page.unlink()
    assert main(["ladder", "--no-play", *kept]) == 0
    assert "| high, middle | 2 |" in page.read_text()
    assert main(["ladder", "chess", *kept]) == 2
    assert "unknown game 'chess'" in capsys.readouterr().err
