"""A match as Parquet."""

import importlib
from pathlib import Path
from typing import Any

import pytest

from riverrat.arena.export import rows, write_parquet
from riverrat.arena.results import Results
from riverrat.engine.errors import RiverratError


def test_parquet_has_a_row_for_each_seat(results: Results, tmp_path: Path) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    games = list(results.games.values())
    write_parquet(tmp_path / "games.parquet", results.job, games)
    read = parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert read == rows(results.job, games)
    assert len(read) == 10
    assert read[3]["player"] == "playouts:6"
    assert (read[3]["seat"], read[3]["points"], read[3]["line_cheese"], read[3]["habit_turns-lost"]) == (2, 8, 6, 1)
    assert [(row["seat"], row["order"]) for row in read[:2]] == [(1, 1), (2, 2)]  # in the toy seat 1 begins
    assert read[3]["record"].startswith("record 1\n")
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]
    with pytest.raises(RiverratError, match="was not written"):
        write_parquet(tmp_path / "nowhere" / "games.parquet", results.job, games)


def test_without_pyarrow_one_line_says_what_to_do(
    results: Results, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(name: str) -> Any:
        raise ImportError(name)

    monkeypatch.setattr(importlib, "import_module", missing)
    with pytest.raises(RiverratError, match=r"pip install 'riverrat\[arena\]'"):
        write_parquet(tmp_path / "games.parquet", results.job, [])
