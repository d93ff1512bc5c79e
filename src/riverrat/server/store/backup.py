"""Everything the store keeps as one file, written while the server serves, and put back into either kind of database.

The file is gzipped text: a line about itself, then one row a line, all of one moment. It belongs to no kind of
database: what was kept in SQLite can be restored into PostgreSQL, and the other way round.
"""

from __future__ import annotations

import base64
import gzip
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy as sa

from riverrat.engine.errors import RiverratError

from .database import Database

FORM = "riverrat-backup 1"
VERSION_TABLE = "alembic_version"
BATCH = 500  # rows written together


def backup(database: Database, file: Path) -> int:
    """Write everything to a file that only its owner may read; returns how many rows that are."""
    draft = file.with_name(f".{file.name}.{os.getpid()}.part")
    count = 0
    try:
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as packed, database.look() as connection:
                if not database.sqlite:
                    connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
                tables = _tables(connection)
                revision = connection.scalar(sa.text(f"SELECT version_num FROM {VERSION_TABLE}"))
                packed.write(msgspec.json.encode({"form": FORM, "revision": revision}) + b"\n")
                for table in tables:
                    for row in connection.execute(sa.select(table)):
                        packed.write(msgspec.json.encode([str(table.name), _plain(dict(row._mapping))]) + b"\n")
                        count += 1
            raw.flush()
            os.fsync(raw.fileno())
        draft.replace(file)
    except sa.exc.OperationalError as error:
        raise RiverratError(f"there is no database to back up ({error.orig})") from None
    finally:
        draft.unlink(missing_ok=True)
    return count


def restore(database: Database, file: Path) -> int:
    """Fill an empty database from a file, and bring it up to date; returns how many rows that are."""
    lines = _lines(file)
    head: Any = next(lines, None)
    if not isinstance(head, dict) or head.get("form") != FORM:
        raise RiverratError(f"{file} is no backup of riverrat")
    if database.names():
        raise RiverratError("the database is not empty: restore into a new one, then let the server use that")
    try:
        database.migrate(head["revision"])
    except Exception as error:
        raise RiverratError(f"this backup was made by a later release ({error}): install that one first") from None
    count = 0
    with database.change() as connection:
        tables = {table.name: table for table in _tables(connection)}
        waiting: list[tuple[str, dict[str, Any]]] = []
        for name, row in lines:
            waiting.append((name, _whole(row)))
            count += 1
            if len(waiting) >= BATCH:
                _insert(connection, tables, waiting)
        _insert(connection, tables, waiting)
        if not database.sqlite:
            connection.execute(
                sa.text("SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT coalesce(max(id), 1) FROM chat))")
            )
    database.migrate()
    return count


def _tables(connection: sa.Connection) -> list[sa.Table]:
    """Every table of the database as it is, each after those it points to."""
    metadata = sa.MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name != VERSION_TABLE]


def _insert(connection: sa.Connection, tables: dict[str, sa.Table], waiting: list[tuple[str, dict[str, Any]]]) -> None:
    while waiting:
        name = waiting[0][0]
        if name not in tables:
            raise RiverratError(f"the backup has rows of {name!r}, which this release does not know")
        rows = [row for other, row in waiting if other == name]
        connection.execute(tables[name].insert(), rows)
        waiting[:] = [pair for pair in waiting if pair[0] != name]


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {
        str(name): {"base64": base64.b64encode(value).decode()} if isinstance(value, bytes | memoryview) else value
        for name, value in row.items()
    }


def _whole(row: dict[str, Any]) -> dict[str, Any]:
    return {
        name: base64.b64decode(value["base64"]) if isinstance(value, dict) else value for name, value in row.items()
    }


def _lines(file: Path) -> Iterator[Any]:
    try:
        with gzip.open(file, "rb") as packed:
            for line in packed:
                yield msgspec.json.decode(line)
    except FileNotFoundError:
        raise RiverratError(f"there is no file {file}") from None
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise RiverratError(f"{file} cannot be read as a backup ({error})") from None
