"""A match as Parquet: one row for each seat of each game, for whatever reads data."""

import importlib
import os
from pathlib import Path
from typing import Any

from riverrat.engine.errors import RiverratError

from .job import Job
from .playing import Played
from .turn_order import first_seats, place


def rows(job: Job, games: list[Played]) -> list[dict[str, Any]]:
    """Points by line in columns `line_...`, habits in columns `habit_...`; every row has the record. `order` is the
    place in turn order, `place` that at the end.
    """
    lines = job.load().score_lines
    return [
        {
            "game": one.number,
            "deal": one.deal,
            "seat": seat + 1,
            "order": 1 + place(seat, first, job.seats),
            "player": job.players[player],
            "points": one.points[seat],
            "share": one.share[seat],
            "place": one.places[seat],
            "decisions": one.decisions[seat],
            "seconds": one.seconds[seat],
            "turns": one.turns,
            "ending": one.ending,
            **{f"line_{name}": value for name, value in zip(lines, one.lines[seat], strict=True)},
            **{f"habit_{name}": count for name, count in one.habits[seat].items()},
            "record": one.record,
        }
        for one, first in zip(games, first_seats(job, games), strict=True)
        for seat, player in enumerate(one.seating)
    ]


def write_parquet(path: Path, job: Job, games: list[Played]) -> None:
    """Write all games; a file that was there is replaced whole or not at all."""
    try:
        arrow: Any = importlib.import_module("pyarrow")
        parquet: Any = importlib.import_module("pyarrow.parquet")
    except ImportError:
        raise RiverratError("Parquet needs pyarrow: pip install 'riverrat[arena]'") from None
    table = arrow.Table.from_pylist(rows(job, games)).replace_schema_metadata({"riverrat": str(job.json())})
    draft = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        parquet.write_table(table, draft, compression="zstd")
        draft.replace(path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise RiverratError(f"{path} was not written ({error.strerror or error})") from None
