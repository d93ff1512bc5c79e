"""Where tables and people are kept: SQLite in the data folder, or PostgreSQL. Plain functions on worker threads.

A table is its record. `append` adds one entry in a transaction that succeeds only if the table still has the version
the entry was made for: whoever comes second, in this process or another, is told so and changes nothing.
"""

from __future__ import annotations

import asyncio
import secrets
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ParamSpec, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from riverrat.engine.errors import RiverratError

from . import schema

P = ParamSpec("P")
R = TypeVar("R")
CHANNEL = "riverrat"  # what PostgreSQL's processes tell each other goes by this name


def now() -> int:
    """Milliseconds since 1970, UTC."""
    return time.time_ns() // 1_000_000


class Conflict(Exception):
    """Somebody else changed the table first."""


class Repeated(Exception):
    """The very same message was carried out before; `version` says when."""

    def __init__(self, version: int) -> None:
        super().__init__(version)
        self.version = version


class Body(msgspec.Struct, omit_defaults=True):
    """What an entry says. Texts and `told` outlive the rules they were made by."""

    seat: int = -1  # whose action, resignation or chair
    ply: int = 0  # how many actions there were before; for an undo, how many there are after
    actions: list[int] = []
    texts: list[str] = []
    events: list[list[list[int]]] = []  # per action: each event with 1 after it if something was revealed before
    told: list[list[Any]] = []  # ply, seat, name, values, reveals: as everybody may know it
    kind: str = ""  # of a seat: person, opponent, open
    person: str | None = None
    level: str | None = None
    ended: bool = False


@dataclass(frozen=True)
class Entry:
    version: int
    kind: str
    body: Body
    client: str | None = None
    at: int = 0


@dataclass
class Chair:
    """A seat at a table and who sits on it."""

    kind: str
    person: str | None = None
    level: str | None = None
    resigned: bool = False
    name: str = ""


@dataclass
class Sheet:
    """What is written down about a table besides its record."""

    id: str
    game: str
    rules: int
    data: str
    options: dict[str, str]
    seed: int
    name: str
    host: str | None
    invite: str
    hints: bool
    look: bool
    started: bool
    over: bool
    version: int
    ply: int
    waiting: int
    opponent: bool
    result: list[Any] | None
    rematch: str | None
    created: int
    updated: int
    chairs: list[Chair] = field(default_factory=list)


@dataclass(frozen=True)
class Snapshot:
    version: int
    ply: int
    state: bytes


@dataclass(frozen=True)
class Written:
    """An entry to be added; `sheet` is the table as it is after it, `chair` the seat that changed."""

    sheet: Sheet
    entry: Entry
    snapshot: Snapshot | None = None
    chair: int | None = None


MOVE = (
    schema.table.update()
    .where(schema.table.c.id == sa.bindparam("at_id"), schema.table.c.version == sa.bindparam("at_version"))
    .values(
        {
            name: sa.bindparam(name)
            for name in ("version", "ply", "waiting", "opponent", "started", "over", "result", "updated")
        }
    )
)


class Prepared:
    """A statement of every move, put together once: that costs more than carrying it out."""

    def __init__(self, statement: sa.Update | sa.Insert, engine: sa.Engine, names: Sequence[str] | None = None) -> None:
        compiled = statement.compile(engine, column_keys=names)
        self.text, self.order = str(compiled), compiled.positiontup

    def run(self, connection: sa.Connection, values: dict[str, Any]) -> sa.CursorResult[Any]:
        given = tuple(values[name] for name in self.order) if self.order is not None else values
        return connection.exec_driver_sql(self.text, given)


NOTIFY = sa.text("SELECT pg_notify(:channel, :text)")
WRITER = "store-write"
BATCH = 64  # entries that go to disk together at most


class Store:
    """The database. Methods block: call them through `write` and `read` from the event loop."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.process = secrets.token_hex(4)  # tells our own notices from those of other processes
        self.sqlite = url.startswith("sqlite")
        try:
            if self.sqlite:
                Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
                self.engine = sa.create_engine(url, connect_args={"check_same_thread": False, "timeout": 10})
                _tune_sqlite(self.engine)
            else:
                self.engine = sa.create_engine(url, pool_size=8, max_overflow=2, pool_pre_ping=True)
        except (sa.exc.ArgumentError, ImportError, OSError) as error:
            raise RiverratError(f"cannot use the database {_without_password(url)}: {error}") from None
        self._move = Prepared(MOVE, self.engine)
        self._add = Prepared(schema.entry.insert(), self.engine, [column.name for column in schema.entry.columns])
        self._waiting: deque[tuple[Written, asyncio.Future[None]]] = deque()
        self._writing = self.engine.execution_options(write=True)
        self._writer = ThreadPoolExecutor(1 if self.sqlite else 8, WRITER)
        self._steady: sa.Connection | None = None
        self._reader = ThreadPoolExecutor(3, "store-read") if self.sqlite else self._writer

    # --- threads and transactions -------------------------------------------------------------------------------------

    async def write(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._writer, lambda: function(*args, **kwargs))

    async def read(self, function: Callable[P, R], *args: P.args, **kwargs: P.kwargs) -> R:
        return await asyncio.get_running_loop().run_in_executor(self._reader, lambda: function(*args, **kwargs))

    @contextmanager
    def change(self) -> Iterator[sa.Connection]:
        """A transaction that writes; on disk when the block ends."""
        if self.sqlite and threading.current_thread().name.startswith(WRITER):  # it keeps its connection
            if self._steady is None:
                self._steady = self._writing.connect()
            with self._steady.begin():
                yield self._steady
        else:
            with self._writing.begin() as connection:
                yield connection

    @contextmanager
    def look(self) -> Iterator[sa.Connection]:
        with self.engine.begin() as connection:
            yield connection

    def close(self) -> None:
        self._writer.shutdown()
        if self._steady is not None:
            self._steady.close()
            self._steady = None
        self._reader.shutdown()
        self.engine.dispose()

    def migrate(self) -> None:
        """Bring the database up to date; several processes may start at once."""
        from alembic import command
        from alembic.config import Config

        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        try:
            with self.change() as connection:
                if not self.sqlite:
                    connection.execute(sa.text("SELECT pg_advisory_xact_lock(7487321)"))
                config.attributes["connection"] = connection
                command.upgrade(config, "head")
        except sa.exc.OperationalError as error:
            raise RiverratError(f"cannot use the database {_without_password(self.url)}: {error.orig}") from None

    def tell(self, connection: sa.Connection, **notice: Any) -> None:
        """Let the other processes know, at the moment the transaction is on disk. SQLite has one process only."""
        if not self.sqlite:
            text = msgspec.json.encode({"from": self.process, **notice}).decode()
            connection.execute(NOTIFY, {"channel": CHANNEL, "text": text})

    # --- tables -------------------------------------------------------------------------------------------------------

    def create(self, sheet: Sheet, entries: Sequence[Entry] = (), snapshot: Snapshot | None = None) -> None:
        with self.change() as connection:
            connection.execute(schema.table.insert(), _row(sheet))
            connection.execute(
                schema.seat.insert(),
                [{"table_id": sheet.id, "seat": at, **_chair_row(chair)} for at, chair in enumerate(sheet.chairs)],
            )
            if entries:
                connection.execute(schema.entry.insert(), [_entry_row(sheet.id, one) for one in entries])
            if snapshot:
                connection.execute(schema.snapshot.insert(), _snapshot_row(sheet.id, snapshot))

    async def append(self, written: Written) -> None:
        """Add an entry to a table's record; on disk when this returns.

        Raises Conflict when the table has moved on, Repeated when this client's message is already in the record. On
        SQLite, entries that wait for the disk at the same time go there together.
        """
        if not self.sqlite:
            await self.write(self.append_all, [written])
            return
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((written, done))
        if len(self._waiting) == 1:
            self._writer.submit(self._drain, asyncio.get_running_loop())
        await done

    def _drain(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write down what waits until nothing does."""
        while self._waiting:  # only the thread that writes takes from it
            batch = [self._waiting[at] for at in range(min(len(self._waiting), BATCH))]
            try:
                outcomes = self.append_each([written for written, _ in batch])
            except Exception as error:
                outcomes = [error] * len(batch)
            loop.call_soon_threadsafe(_settle, [done for _, done in batch], outcomes)
            for _ in batch:
                self._waiting.popleft()

    def append_each(self, batch: Sequence[Written]) -> list[Exception | None]:
        """Add entries in one transaction; what became of each. Where one does not fit, each gets its own."""
        try:
            self.append_all(batch)
            return [None] * len(batch)
        except (Conflict, Repeated) as error:
            if len(batch) == 1:
                return [error]
        return [outcome for written in batch for outcome in self.append_each([written])]

    def append_all(self, batch: Sequence[Written]) -> None:
        try:
            with self.change() as connection:
                for written in batch:
                    self._append(connection, written)
        except (Conflict, IntegrityError):
            for written in batch:
                client = written.entry.client
                found = self.version_of(written.sheet.id, client) if client else None
                if found is not None:
                    raise Repeated(found) from None
            raise Conflict from None

    def _append(self, connection: sa.Connection, written: Written) -> None:
        sheet, entry = written.sheet, written.entry
        moved = self._move.run(
            connection,
            {
                "at_id": sheet.id,
                "at_version": entry.version - 1,
                "version": entry.version,
                "ply": sheet.ply,
                "waiting": sheet.waiting,
                "opponent": sheet.opponent,
                "started": sheet.started,
                "over": sheet.over,
                "result": msgspec.json.encode(sheet.result).decode() if sheet.result else None,
                "updated": sheet.updated,
            },
        )
        if moved.rowcount != 1:
            raise Conflict
        self._add.run(connection, _entry_row(sheet.id, entry))
        if written.snapshot:
            connection.execute(schema.snapshot.insert(), _snapshot_row(sheet.id, written.snapshot))
        if written.chair is not None:
            connection.execute(
                schema.seat.update()
                .where(schema.seat.c.table_id == sheet.id, schema.seat.c.seat == written.chair)
                .values(**_chair_row(sheet.chairs[written.chair]))
            )
        self.tell(connection, table=sheet.id, version=entry.version)

    def version_of(self, table: str, client: str) -> int | None:
        """The version a client's message led to, if it was ever carried out."""
        with self.look() as connection:
            found: int | None = connection.scalar(
                sa.select(schema.entry.c.version).where(
                    schema.entry.c.table_id == table, schema.entry.c.client == client
                )
            )
            return found

    def sheet(self, table: str) -> Sheet | None:
        with self.look() as connection:
            return self._sheet(connection, table)

    def load(self, table: str) -> tuple[Sheet, Snapshot | None, list[Entry]] | None:
        """A table with its latest snapshot and the entries since, all of one moment."""
        with self.look() as connection:
            if not self.sqlite:
                connection.execute(sa.text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ"))
            sheet = self._sheet(connection, table)
            if sheet is None:
                return None
            row = connection.execute(
                sa.select(schema.snapshot)
                .where(schema.snapshot.c.table_id == table)
                .order_by(schema.snapshot.c.version.desc())
                .limit(1)
            ).first()
            snapshot = Snapshot(row.version, row.ply, bytes(row.state)) if row else None
            return sheet, snapshot, self._entries(connection, table, snapshot.version if snapshot else 0)

    def entries(self, table: str, after: int = 0) -> list[Entry]:
        with self.look() as connection:
            return self._entries(connection, table, after)

    def _sheet(self, connection: sa.Connection, table: str) -> Sheet | None:
        row = connection.execute(sa.select(schema.table).where(schema.table.c.id == table)).first()
        if row is None:
            return None
        chairs = connection.execute(
            sa.select(schema.seat, schema.person.c.name)
            .outerjoin(schema.person, schema.person.c.id == schema.seat.c.person)
            .where(schema.seat.c.table_id == table)
            .order_by(schema.seat.c.seat)
        )
        values = dict(row._mapping)
        values["options"] = msgspec.json.decode(values["options"])
        values["seed"] = int(values["seed"])
        values["result"] = msgspec.json.decode(values["result"]) if values["result"] else None
        return Sheet(**values, chairs=[Chair(r.kind, r.person, r.level, r.resigned, r.name or "") for r in chairs])

    def _entries(self, connection: sa.Connection, table: str, after: int) -> list[Entry]:
        rows = connection.execute(
            sa.select(schema.entry)
            .where(schema.entry.c.table_id == table, schema.entry.c.version > after)
            .order_by(schema.entry.c.version)
        )
        return [Entry(r.version, r.kind, msgspec.json.decode(r.body, type=Body), r.client, r.at) for r in rows]


def _settle(waiting: Sequence[asyncio.Future[None]], outcomes: Sequence[Exception | None]) -> None:
    for done, outcome in zip(waiting, outcomes, strict=True):
        if not done.done():
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)


# --- rows -------------------------------------------------------------------------------------------------------------


def _row(sheet: Sheet) -> dict[str, Any]:
    values = {column.name: getattr(sheet, column.name) for column in schema.table.columns}
    values["options"] = msgspec.json.encode(sheet.options).decode()
    values["seed"] = str(sheet.seed)
    values["result"] = msgspec.json.encode(sheet.result).decode() if sheet.result else None
    return values


def _chair_row(chair: Chair) -> dict[str, Any]:
    return {"kind": chair.kind, "person": chair.person, "level": chair.level, "resigned": chair.resigned}


def _entry_row(table: str, entry: Entry) -> dict[str, Any]:
    body = msgspec.json.encode(entry.body).decode()
    return {
        "table_id": table,
        "version": entry.version,
        "kind": entry.kind,
        "client": entry.client,
        "body": body,
        "at": entry.at,
    }


def _snapshot_row(table: str, snapshot: Snapshot) -> dict[str, Any]:
    return {"table_id": table, "version": snapshot.version, "ply": snapshot.ply, "state": snapshot.state}


def _without_password(url: str) -> str:
    try:
        return sa.make_url(url).render_as_string(hide_password=True)
    except sa.exc.ArgumentError:
        return "given"


def _tune_sqlite(engine: sa.Engine) -> None:
    """WAL with a real sync at every commit; transactions begin when SQLAlchemy says so, writing ones with the lock."""

    @sa.event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}").close()

    @sa.event.listens_for(engine, "begin")
    def begun(connection: sa.Connection) -> None:
        writing = connection.get_execution_options().get("write")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")
