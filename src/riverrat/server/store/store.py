"""Where tables are kept.

A table is its record. `append` adds one entry in a transaction that succeeds only if the table still has the version
the entry was made for: whoever comes second, in this process or another, is told so and changes nothing.
"""

import asyncio
import time
from collections import deque
from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from riverrat.tables.rows import Body, Entry, Moved, Seat, Sheet, Snapshot, Written
from riverrat.tables.store import Conflict, Repeated

from . import schema
from .achievements import Achievements
from .boxes import Boxes
from .chat import Chat
from .database import reachable
from .listing import Listing, seat_of
from .people import People
from .positions import Positions
from .puzzles import Puzzles
from .results import Results

CLAIM = ("thinker", "thinks_at", "thinks_until")  # what processes agree on among themselves
BATCH = 64  # entries that go to disk together at most
GATHER = 0.02  # seconds between two times: nobody sees them, and a commit costs as much as eight entries
MOST_NOTICE = 7800  # bytes of a move that others are told: PostgreSQL takes 8000 in all


MOVE = (
    schema.table.update()
    .where(schema.table.c.id == sa.bindparam("at_id"), schema.table.c.version == sa.bindparam("at_version"))
    .values(
        {
            name: sa.bindparam(name)
            for name in ("version", "ply", "waiting", "since", "opponent", "started", "over", "result", "updated")
        }
    )
)
SEAT = schema.seat.update().where(
    schema.seat.c.table_id == sa.bindparam("at_id"), schema.seat.c.seat == sa.bindparam("at_seat")
)
ADD, SNAP = schema.entry.insert(), schema.snapshot.insert()


class Store(People, Listing, Chat, Results, Puzzles, Achievements, Positions, Boxes):
    """What `riverrat.tables.store` asks for: tables and their records, and the lists made from them.

    Methods block: call them through `write` and `read` from the event loop.
    """

    def __init__(self, url: str, *, create: bool = True) -> None:
        super().__init__(url, create=create)
        self._written = 0.0  # when entries were last written, by the clock of this process
        self._waiting: deque[tuple[Written, asyncio.Future[None]]] = deque()

    def create(self, sheet: Sheet, entries: Sequence[Entry] = (), snapshot: Snapshot | None = None) -> None:
        with self.change() as connection:
            connection.execute(schema.table.insert(), _row(sheet))
            connection.execute(
                schema.seat.insert(),
                [{"table_id": sheet.id, "seat": at, **_seat_row(seat)} for at, seat in enumerate(sheet.seats)],
            )
            if entries:
                connection.execute(schema.entry.insert(), [_entry_row(sheet.id, one) for one in entries])
            if snapshot:
                connection.execute(schema.snapshot.insert(), _snapshot_row(sheet.id, snapshot))

    def quiet(self) -> float:
        """For how many seconds no entry has been written."""
        return time.monotonic() - self._written

    async def append(self, written: Written) -> None:
        """Add an entry to a table's record; on disk when this returns.

        Raises Conflict when the table has moved on, Repeated when this client's message is already in the record.
        Entries that wait for the disk at the same time go there together.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((written, done))
        if len(self._waiting) == 1:
            self._appender.submit(self._drain, asyncio.get_running_loop())
        with reachable():
            await done

    def _drain(self, loop: asyncio.AbstractEventLoop) -> None:
        """Write down what waits until nothing does. When there is much, what comes a little later goes along."""
        while self._waiting:  # only this thread takes from it
            time.sleep(max(0.0, self._written + GATHER - time.monotonic()))
            batch = [self._waiting[at] for at in range(min(len(self._waiting), BATCH))]
            try:
                outcomes = self.append_each([written for written, _ in batch])
            except Exception as error:
                outcomes = [error] * len(batch)
            loop.call_soon_threadsafe(_settle, [done for _, done in batch], outcomes)
            for _ in batch:
                self._waiting.popleft()
            self._written = time.monotonic()

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
                # in one order, or processes could wait for each other's tables
                self._append(connection, sorted(batch, key=_table_of))
        except (Conflict, IntegrityError):
            for written in batch:
                client = written.entry.client
                found = self.version_of(written.sheet.id, client) if client else None
                if found is not None:
                    raise Repeated(found) from None
            raise Conflict from None

    def _append(self, connection: sa.Connection, batch: Sequence[Written]) -> None:
        if connection.execute(MOVE, [_move_row(written) for written in batch]).rowcount != len(batch):
            raise Conflict
        connection.execute(ADD, [_entry_row(written.sheet.id, written.entry) for written in batch])
        snapshots = [_snapshot_row(one.sheet.id, one.snapshot) for one in batch if one.snapshot]
        if snapshots:
            connection.execute(SNAP, snapshots)
        for written in batch:
            if written.seat is not None:
                sheet, seat = written.sheet, written.seat
                row = {"at_id": sheet.id, "at_seat": seat, **_seat_row(sheet.seats[seat])}
                connection.execute(SEAT, row)
            self._announce(connection, written)

    def _announce(self, connection: sa.Connection, written: Written) -> None:
        """Tell the other processes what was done, or at least that something was, when it is on disk."""
        if self.sqlite:
            return
        notice: dict[str, Any] = {"table": written.sheet.id, "version": written.entry.version}
        if written.entry.kind in ("act", "undo"):
            moved = msgspec.json.encode(Moved.of(written))
            if len(moved) <= MOST_NOTICE:
                notice["moved"] = msgspec.Raw(moved)
        self.tell(connection, **notice)

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

    def snapshot(self, table: str, version: int) -> Snapshot | None:
        """The position that was written down at a version."""
        with self.look() as connection:
            of = (schema.snapshot.c.table_id == table, schema.snapshot.c.version == version)
            row = connection.execute(sa.select(schema.snapshot).where(*of)).first()
            return Snapshot(row.version, row.ply, bytes(row.state)) if row else None

    def entries(self, table: str, after: int = 0, most: int | None = None) -> list[Entry]:
        with self.look() as connection:
            return self._entries(connection, table, after, most)

    def rules_since(self, table: str) -> int:
        of = (schema.entry.c.table_id == table, schema.entry.c.kind == "rules")
        with self.look() as connection:
            return connection.scalar(sa.select(sa.func.max(schema.entry.c.version)).where(*of)) or 0

    def _sheet(self, connection: sa.Connection, table: str) -> Sheet | None:
        row = connection.execute(sa.select(schema.table).where(schema.table.c.id == table)).first()
        if row is None:
            return None
        seats = connection.execute(
            sa.select(schema.seat, schema.person.c.name, schema.person.c.away_until)
            .outerjoin(schema.person, schema.person.c.id == schema.seat.c.person)
            .where(schema.seat.c.table_id == table)
            .order_by(schema.seat.c.seat)
        )
        values = {name: value for name, value in row._mapping.items() if name not in CLAIM}
        values["options"] = msgspec.json.decode(values["options"])
        values["tags"] = msgspec.json.decode(values["tags"]) if values["tags"] else {}
        values["seed"] = int(values["seed"])
        values["future"] = int(values["future"]) if values["future"] else None
        values["result"] = msgspec.json.decode(values["result"]) if values["result"] else None
        return Sheet(**values, seats=[seat_of(row) for row in seats])

    def _entries(self, connection: sa.Connection, table: str, after: int, most: int | None = None) -> list[Entry]:
        rows = connection.execute(
            sa.select(schema.entry)
            .where(schema.entry.c.table_id == table, schema.entry.c.version > after)
            .order_by(schema.entry.c.version)
            .limit(most)
        )
        return [Entry(r.version, r.kind, msgspec.json.decode(r.body, type=Body), r.client, r.at) for r in rows]


def _table_of(written: Written) -> str:
    return written.sheet.id


def _settle(waiting: Sequence[asyncio.Future[None]], outcomes: Sequence[Exception | None]) -> None:
    for done, outcome in zip(waiting, outcomes, strict=True):
        if not done.done():
            if outcome is None:
                done.set_result(None)
            else:
                done.set_exception(outcome)


# --- rows -------------------------------------------------------------------------------------------------------------


def _row(sheet: Sheet) -> dict[str, Any]:
    values = {column.name: getattr(sheet, column.name) for column in schema.table.columns if column.name not in CLAIM}
    values["options"] = msgspec.json.encode(sheet.options).decode()
    values["tags"] = msgspec.json.encode(sheet.tags).decode() if sheet.tags else None
    values["seed"] = str(sheet.seed)
    values["future"] = None if sheet.future is None else str(sheet.future)
    values["result"] = msgspec.json.encode(sheet.result).decode() if sheet.result else None
    return values


def _move_row(written: Written) -> dict[str, Any]:
    sheet, version = written.sheet, written.entry.version
    return {
        "at_id": sheet.id,
        "at_version": version - 1,
        "version": version,
        "ply": sheet.ply,
        "waiting": sheet.waiting,
        "since": sheet.since,
        "opponent": sheet.opponent,
        "started": sheet.started,
        "over": sheet.over,
        "result": msgspec.json.encode(sheet.result).decode() if sheet.result else None,
        "updated": sheet.updated,
    }


def _seat_row(seat: Seat) -> dict[str, Any]:
    return {
        "kind": seat.kind,
        "person": seat.person,
        "level": seat.level,
        "resigned": seat.resigned,
        "seen": seat.seen or None,
        "called": seat.called or None,
        "asked": seat.asked or None,
        "wears": seat.wears,
    }


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
