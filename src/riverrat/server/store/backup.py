"""Everything the store keeps as one file, written while the server serves, and put back into either kind of database.

The file is gzipped text: a line about itself, then one row a line, all of one moment, then how many there were and
their checksum. It belongs to no kind of
database: what was kept in SQLite can be restored into PostgreSQL, and the other way round.
"""

import base64
import datetime
import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import sqlalchemy as sa

from riverrat.engine.errors import RiverratError

from .database import VERSION_TABLE, Database

BATCH, BATCH_BYTES = 500, 8 << 20  # rows written together
MOST_LINE, MOST_TIMES, SMALL = 16 << 20, 300, 64 << 20  # bytes of a row; how far a file unpacks, unless to little
KEPT = "before-{:%Y%m%d-%H%M%S}"  # what was there before a restore goes by this name
UNREADABLE = (OSError, EOFError, zlib.error, msgspec.DecodeError, RecursionError, ValueError)


class Head(msgspec.Struct):
    form: Literal["riverrat-backup 1", "riverrat-backup 2"]  # the first had no end
    revision: str


class Packed(msgspec.Struct, forbid_unknown_fields=True):
    base64: str


class Foot(msgspec.Struct, forbid_unknown_fields=True):
    rows: int
    sha256: str


Value = None | bool | Annotated[int, msgspec.Meta(ge=-(2**63), le=2**63 - 1)] | str | Packed
Row = tuple[str, dict[str, Value]]
read_head = msgspec.json.Decoder(Head).decode
read_line = msgspec.json.Decoder(Row | Foot).decode


def backup(database: Database, file: Path) -> int:
    """Write everything to a file that only its owner may read; returns how many rows that are."""
    draft = file.with_name(f".{file.name}.{os.getpid()}.part")
    count, digest = 0, hashlib.sha256()
    try:
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        with os.fdopen(descriptor, "wb") as raw:
            with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as packed, database.look() as connection:
                if not database.sqlite:
                    connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
                tables = _tables(connection)
                revision = connection.scalar(sa.text(f"SELECT version_num FROM {VERSION_TABLE}"))
                packed.write(msgspec.json.encode(Head("riverrat-backup 2", str(revision))) + b"\n")
                for table in tables:
                    for row in connection.execute(sa.select(table)):
                        line = msgspec.json.encode([str(table.name), _plain(dict(row._mapping))]) + b"\n"
                        packed.write(line)
                        digest.update(line)
                        count += 1
                packed.write(msgspec.json.encode(Foot(count, digest.hexdigest())) + b"\n")
            raw.flush()
            os.fsync(raw.fileno())
        draft.replace(file)
    except sa.exc.OperationalError as error:
        raise RiverratError(f"there is no database to back up ({error.orig})") from None
    finally:
        draft.unlink(missing_ok=True)
    return count


def restore(database: Database, file: Path, *, replace: bool = False) -> int:
    """Fill a database from a file, and bring it up to date; returns how many rows that are.

    It is made beside the one that is there, checked, and takes its place only then; the former one is kept under
    another name. A file that does not fit changes nothing.
    """
    there = bool(database.names())
    if there and not replace:
        raise RiverratError(
            "the database is not empty: restore into a new one, or with --replace, which keeps this one"
        )
    kept = KEPT.format(datetime.datetime.now(datetime.UTC))
    try:
        if database.sqlite:
            return _beside(database, file, kept if there else "")
        with database.change() as connection:
            if there:
                connection.execute(sa.text(f'ALTER SCHEMA public RENAME TO "{kept}"'))
                connection.execute(sa.text("CREATE SCHEMA public"))
            return _fill(database, connection, file)
    except FileNotFoundError:
        raise RiverratError(f"there is no file {file}") from None
    except UNREADABLE as error:
        raise RiverratError(f"{file} cannot be read as a backup ({error})") from None
    except sa.exc.SQLAlchemyError as error:
        reason = " ".join(str(getattr(error, "orig", error)).split())
        raise RiverratError(f"{file} does not fit the database ({reason})") from None


def _beside(database: Database, file: Path, kept: str) -> int:
    """A SQLite file: made in a folder beside it and then renamed."""
    place = database.file
    with tempfile.TemporaryDirectory(prefix=".restore-", dir=place.parent) as folder:
        with closing(Database(f"sqlite:///{Path(folder) / place.name}")) as draft, draft.change() as connection:
            count = _fill(draft, connection, file)
        database.engine.dispose()  # nothing of the former one is left in files beside it
        if kept:
            place.rename(place.with_name(f"{place.stem}-{kept}{place.suffix}"))
        draft.file.replace(place)
    return count


def _fill(database: Database, connection: sa.Connection, file: Path) -> int:
    lines = _lines(file)
    try:
        head = read_head(next(lines, b""))
    except msgspec.DecodeError:
        raise RiverratError(f"{file} is no backup of riverrat") from None
    if head.revision not in database.revisions:
        raise RiverratError(
            f"this backup was made by a later release (revision {head.revision}): install that one first"
        )
    database.upgrade(connection, head.revision)
    tables = {table.name: table for table in _tables(connection)}
    waiting: list[dict[str, Any]] = []
    into, size, count = "", 0, 0
    for length, name, row in _rows(lines, whole=head.form != "riverrat-backup 1"):
        if name not in tables:
            raise ValueError(f"it has rows of {name!r}, which this release does not know")
        if name != into or size > BATCH_BYTES or len(waiting) >= BATCH:
            _insert(connection, tables.get(into), waiting)
            into, size, waiting = name, 0, []
        waiting.append(_fitting(tables[name], row))
        size, count = size + length, count + 1
    _insert(connection, tables.get(into), waiting)
    if not database.sqlite:
        connection.execute(
            sa.text("SELECT setval(pg_get_serial_sequence('chat', 'id'), (SELECT coalesce(max(id), 1) FROM chat))")
        )
    database.upgrade(connection)
    return count


def _tables(connection: sa.Connection) -> list[sa.Table]:
    """Every table of the database as it is, each after those it points to."""
    metadata = sa.MetaData()
    metadata.reflect(connection)
    return [table for table in metadata.sorted_tables if table.name != VERSION_TABLE]


def _insert(connection: sa.Connection, table: sa.Table | None, rows: list[dict[str, Any]]) -> None:
    if table is not None and rows:
        connection.execute(table.insert(), rows)


def _plain(row: dict[str, Any]) -> dict[str, Any]:
    return {
        str(name): Packed(base64.b64encode(value).decode()) if isinstance(value, bytes | memoryview) else value
        for name, value in row.items()
    }


def _fitting(table: sa.Table, row: dict[str, Value]) -> dict[str, Any]:
    """A row with exactly the columns of a table, each of its type: SQLite itself would take anything."""
    if set(row) != set(table.columns.keys()):
        raise ValueError(f"a row of {table.name} does not have its columns")
    found = {
        name: base64.b64decode(value.base64, validate=True) if isinstance(value, Packed) else value
        for name, value in row.items()
    }
    for column in table.columns:
        value = found[column.name]
        if not (type(value) is column.type.python_type or (value is None and column.nullable)):
            raise ValueError(f"{column.name} of a row of {table.name} is not what it has to be")
    return found


def _lines(file: Path) -> Iterator[bytes]:
    """The lines of a file; refused where one, or all of them, are longer than any backup."""
    most = max(SMALL, MOST_TIMES * file.stat().st_size)
    with gzip.open(file, "rb") as packed:
        while line := packed.readline(MOST_LINE + 1):
            if len(line) > MOST_LINE or packed.tell() > most:
                raise ValueError("it unpacks to more than a backup holds")
            yield line


def _rows(lines: Iterator[bytes], *, whole: bool) -> Iterator[tuple[int, str, dict[str, Value]]]:
    """How long each row is, of which table, its values; refused at the end where others were written."""
    count, digest, foot = 0, hashlib.sha256(), None
    for line in lines:
        found = read_line(line)
        if foot is not None:
            raise ValueError("it goes on after its end")
        if isinstance(found, Foot):
            foot = found
        else:
            digest.update(line)
            count += 1
            yield len(line), *found
    if whole and foot != Foot(count, digest.hexdigest()):
        raise ValueError("it was cut off or changed")
