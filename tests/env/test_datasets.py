"""Datasets of games: the same rows from compiled and interpreted play, enough in each to play it again."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from riverrat import games
from riverrat.cli.main import main
from riverrat.engine import native
from riverrat.engine.errors import RiverratError
from riverrat.engine.playout import moves
from riverrat.players.player import Limit
from riverrat.players.playouts import PlayoutsPlayer

from ..conftest import needs_numba

pytest.importorskip("pyarrow")

import pyarrow as pa
import pyarrow.parquet as pq

from riverrat.env import datasets
from riverrat.env.episode import observation
from riverrat.env.features import features_of

TOY = games.load("toy")
PLAN = datasets.Plan(TOY, {"course": "long"}, datasets.sitters([datasets.Sitter()], 3), 70, seed=5)


def written(plan: datasets.Plan, path: Path) -> datasets.Rows:
    done = list(datasets.write(plan, path))
    rows = datasets.read(path)
    assert done[-1][0] == plan.count
    assert sum(more for _, more in done) == len(rows.table)
    return rows


@needs_numba
def test_compiled_and_interpreted_games_give_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    quick = written(PLAN, tmp_path / "quick.parquet")
    assert quick.table["seed"].unique().to_pylist() == list(range(5, 75))
    monkeypatch.setattr(native, "available", lambda: False)
    slow = written(PLAN, tmp_path / "slow.parquet")
    assert quick.table.equals(slow.table)
    assert (tmp_path / "quick.parquet").read_bytes() == (tmp_path / "slow.parquet").read_bytes()


@needs_numba
@pytest.mark.parametrize("name", games.names())
def test_rows_hold_the_game_as_it_is_played(name: str, tmp_path: Path) -> None:
    game = games.load(name)
    seats = game.modes[0].seats[0]
    plan = datasets.Plan(game, {}, datasets.sitters([datasets.Sitter()], seats), 2, seed=11)
    rows = written(plan, tmp_path / "games.parquet")
    masks, actions, listed = rows.masks(), rows.actions(), rows.table.to_pylist()
    first = [row for row in listed if row["seed"] == 11]
    s, drawn = (
        game.new(seats, {}, seed=11),
        [action for action, n in moves(game, game.new(seats, {}, seed=11), 11) if n > 1],
    )
    assert [row["action"] for row in first] == drawn, "as the random player of the house chooses"
    while len(game.legal(s)) == 1:
        game.play(s, game.legal(s)[0])
    for number, row in enumerate(first):
        assert rows.state(number) == s
        assert (row["ply"], row["seat"], row["turn"]) == (number, game.seat(s), s.turn)
        assert row["legal"] == game.legal(s) == sorted(np.flatnonzero(masks[number]), key=row["legal"].index)
        assert len(row["legal"]) > 1, "a step with one choice is no decision"
        assert row["action"] == actions[number]
        game.play(s, row["action"])
        while len(game.legal(s)) == 1:
            game.play(s, game.legal(s)[0])
    assert s.over
    scores = game.scores(s)
    assert first[0]["points"] == [score.points for score in scores]
    assert first[0]["won"] == [score.won for score in scores]


def test_players_are_asked_where_they_sit(tmp_path: Path) -> None:
    thinker = datasets.Sitter("thinker", PlayoutsPlayer(compiled=False), Limit(playouts=20))
    plan = datasets.Plan(TOY, {}, datasets.sitters([thinker, datasets.Sitter()], 2), 3)
    rows = written(plan, tmp_path / "games.parquet")
    assert {(row["seat"], row["player"]) for row in rows.table.to_pylist()} == {(0, "thinker"), (1, "random")}
    assert rows.table.equals(written(plan, tmp_path / "again.parquet").table)
    assert plan.repeatable
    with pytest.raises(RiverratError, match="2 players for 3 seats"):
        datasets.sitters([thinker, thinker], 3)


def test_rows_are_not_written_where_their_datasheet_goes(tmp_path: Path) -> None:
    with pytest.raises(RiverratError, match=r"games\.md is where the datasheet goes"):
        written(PLAN, tmp_path / "games.md")
    assert not list(tmp_path.iterdir())


def test_nothing_is_left_of_what_was_stopped(tmp_path: Path) -> None:
    going: Any = datasets.write(PLAN, tmp_path / "games.parquet")
    next(going)
    assert (tmp_path / "games.parquet.part").exists()
    going.close()
    assert not list(tmp_path.iterdir())


def test_rows_of_somebody_else_are_not_read(tmp_path: Path) -> None:
    path = tmp_path / "other.parquet"
    pq.write_table(pa.table({"a": [1]}), path)
    with pytest.raises(RiverratError, match="not written by `riverrat simulate`"):
        datasets.read(path)


def test_rows_of_another_box_are_not_read_as_states(tmp_path: Path) -> None:
    rows = written(PLAN, tmp_path / "games.parquet")
    rows.about["data"] = "0123"
    with pytest.raises(RiverratError, match=f"these rows have data 0123 of toy, here is {TOY.box.hash}"):
        rows.positions()


def test_the_command_writes_rows_and_a_datasheet_that_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "toy.parquet"
    assert main(["simulate", "toy", "--games", "4", "--seats", "2", "--seed", "3", "--out", str(out), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    sheet = (tmp_path / "toy.md").read_text()
    assert f"{told['rows']:,} decisions in 4 games of toy, played by random, random" in sheet
    assert "| Seeds | 3 to 6, one for each game |" in sheet
    script = sheet.split("```python\n")[1].split("```")[0].replace('"toy.parquet"', repr(str(out)))
    found: dict[str, np.ndarray[tuple[int, ...], np.dtype[np.bool_]]] = {}
    exec(script, found)  # as somebody would type it
    assert len(script.splitlines()) == 3
    assert found["masks"][np.arange(told["rows"]), found["actions"]].all()


# --- what the seat to decide sees -------------------------------------------------------------------------------------


@needs_numba
def test_rows_can_show_features_and_inputs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled, interpreted, and worked out from the positions afterwards, they are what an environment shows."""
    shown = replace(PLAN, count=3, shows=("features", "inputs"))
    quick, bare = written(shown, tmp_path / "quick.parquet"), written(replace(PLAN, count=3), tmp_path / "bare.parquet")
    assert len(quick) == len(bare) == quick.table.num_rows
    first = bare.state(0)
    seat = TOY.seat(first)
    for rows in (quick, bare):
        assert rows.features().shape == (len(rows), features_of(TOY).size)
        assert np.array_equal(rows.features()[0], observation(TOY, first, seat, "array"))
        for at in (0, len(rows) - 1):
            s = rows.state(at)
            assert np.array_equal(rows.inputs()[at], observation(TOY, s, TOY.seat(s)))
    monkeypatch.setattr(native, "available", lambda: False)
    assert written(shown, tmp_path / "slow.parquet").table.equals(quick.table)
    assert np.array_equal(bare.features(), quick.features())
    assert np.array_equal(bare.inputs(), quick.inputs())
    sheet = (tmp_path / "quick.md").read_text()
    assert "| `inputs` | which inputs of a network are on" in sheet
    assert "`inputs`" not in (tmp_path / "bare.md").read_text()


def test_rows_show_nothing_else() -> None:
    with pytest.raises(RiverratError, match="rows can show features and inputs, not 'views'"):
        replace(PLAN, shows=("views",))


def test_the_published_dataset_is_made_by_a_command(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("riverrat.players.levels.ADVISER", "tests.arena.players:Prying")
    assert main(["dataset", str(tmp_path / "made"), "toy", "--games", "2"]) == 0
    rows = datasets.read(tmp_path / "made" / "toy.parquet")
    assert rows.about["games"] == 2
    assert rows.about["shows"] == ["inputs"]
    assert "played by tests.arena.players:Prying" in (tmp_path / "made" / "toy.md").read_text()
